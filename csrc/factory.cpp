// SPDX-License-Identifier: Apache-2.0
// Tensors that start as memory, and the change of their size.
#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/native/ResizeCommon.h>
#include <ATen/ops/empty_like.h>
#include <c10/core/DeviceGuard.h>

#include "device.h"
#include "library.h"

namespace torchtpu {

namespace {

struct OnDevice {
  explicit OnDevice(std::optional<c10::Device> device) : old(current_device()) {
    if (device.has_value() && device->has_index() && device->index() != old) set_current_device(device->index());
  }
  ~OnDevice() {
    if (current_device() != old) set_current_device(old);
  }
  int32_t old;
};

void check_options(std::optional<at::Layout> layout, std::optional<bool> pin_memory) {
  TORCH_CHECK(!pin_memory.value_or(false), "Only dense CPU tensors can be pinned");
  TORCH_CHECK_NOT_IMPLEMENTED(layout.value_or(at::kStrided) == at::kStrided,
                              "tpu tensors are strided; create the tensor with layout ", *layout, " on the CPU");
}

constexpr c10::DispatchKeySet kKeys(c10::DispatchKey::PrivateUse1);

at::Tensor empty(at::IntArrayRef size, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                 std::optional<at::Device> device, std::optional<bool> pin_memory,
                 std::optional<at::MemoryFormat> memory_format) {
  check_options(layout, pin_memory);
  OnDevice on(device);
  return at::detail::empty_generic(size, allocator(), kKeys, c10::dtype_or_default(dtype), memory_format);
}

at::Tensor empty_strided(at::IntArrayRef size, at::IntArrayRef stride, std::optional<at::ScalarType> dtype,
                         std::optional<at::Layout> layout, std::optional<at::Device> device,
                         std::optional<bool> pin_memory) {
  check_options(layout, pin_memory);
  OnDevice on(device);
  return at::detail::empty_strided_generic(size, stride, allocator(), kKeys, c10::dtype_or_default(dtype));
}

const at::Tensor& resize_(const at::Tensor& self, at::IntArrayRef size, std::optional<at::MemoryFormat> memory_format) {
  auto* impl = self.unsafeGetTensorImpl();
  OnDevice on(self.device());
  if (impl->sizes() != size) {
    impl->set_sizes_contiguous(size);
    const size_t needed =
        at::detail::computeStorageNbytesContiguous(size, self.dtype().itemsize(), impl->storage_offset());
    auto* storage = impl->unsafe_storage().unsafeGetStorageImpl();
    if (impl->numel() > 0 && needed > storage->nbytes()) resize_storage(storage, needed);
  }
  if (memory_format.has_value()) {
    TORCH_CHECK(*memory_format != at::MemoryFormat::Preserve, "Unsupported memory format", *memory_format);
    impl->empty_tensor_restride(*memory_format);
  }
  return self;
}

at::Tensor& zero_(at::Tensor& self) { return self.fill_(0); }

void record_stream(at::Tensor&, at::Stream) {}  // work of a device is in one order; nothing to keep alive

}  // namespace

void register_factories() {
  auto& m = TORCHTPU_ATEN_LIBRARY();
  m.impl("empty.memory_format", empty);
  m.impl("empty_strided", empty_strided);
  m.impl("resize_", resize_);
  m.impl("record_stream", record_stream);
  m.impl("zero_", zero_);
}

}  // namespace torchtpu
