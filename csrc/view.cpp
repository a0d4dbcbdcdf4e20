// SPDX-License-Identifier: Apache-2.0
// Views and storage surgery: sizes, strides and offset over a cell; nothing is computed.
#include <ATen/ATen.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/is_set_to_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <ATen/native/Resize.h>

#include "device.h"
#include "library.h"

namespace torchtpu {

namespace {

at::Tensor& set_storage_(at::Tensor& self, at::Storage source, int64_t offset, at::IntArrayRef size,
                         at::IntArrayRef stride) {
  at::native::checkSetStorage(self, source, offset, size, stride);
  auto* impl = self.unsafeGetTensorImpl();
  impl->set_storage_offset(offset);
  const size_t itemsize = self.dtype().itemsize();
  size_t needed = 0;
  if (stride.data() == nullptr || stride.size() != size.size()) {
    impl->set_sizes_contiguous(size);
    needed = at::detail::computeStorageNbytesContiguous(size, itemsize, offset);
  } else {
    impl->set_sizes_and_strides(size, stride);
    needed = at::detail::computeStorageNbytes(size, stride, itemsize, offset);
  }
  auto* storage = impl->unsafe_storage().unsafeGetStorageImpl();
  if (impl->numel() > 0 && needed > storage->nbytes()) resize_storage(storage, needed);
  return self;
}

// In place on the metadata alone: also what unsqueeze_, squeeze_ and t_ reach.
const at::Tensor& as_strided_(const at::Tensor& self, at::IntArrayRef size, at::IntArrayRef stride,
                              std::optional<int64_t> offset) {
  auto* impl = self.unsafeGetTensorImpl();
  at::native::setStrided(self, size, stride, offset.value_or(impl->storage_offset()));
  return self;
}

at::Tensor& set_empty_(at::Tensor& self) {
  c10::Storage storage(c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), 0,
                                                             allocator()->allocate(0), allocator(), true));
  return set_storage_(self, std::move(storage), 0, {0}, {});
}

bool equal(const at::Tensor& self, const at::Tensor& other) {
  TORCH_CHECK(self.device() == other.device(),
              "Expected all tensors to be on the same device, but found at least two devices, ", self.device(), " and ",
              other.device(), "!");
  TORCH_CHECK(self.scalar_type() == other.scalar_type(), "Expected all tensors to have the same dtype, got ",
              self.scalar_type(), " and ", other.scalar_type());
  if (self.sizes() != other.sizes()) return false;
  if (self.numel() == 0) return true;
  return at::eq(self, other).all().item<bool>();
}

}  // namespace

void register_views() {
  auto& m = TORCHTPU_ATEN_LIBRARY();
  m.impl("as_strided", at::native::as_strided_tensorimpl);
  m.impl("as_strided_", as_strided_);
  m.impl("view", TORCH_FN(at::native::view));
  m.impl("_reshape_alias", TORCH_FN(at::native::_reshape_alias));
  m.impl("unfold", TORCH_FN(at::native::unfold));
  m.impl("view_as_real", TORCH_FN(at::native::view_as_real));
  m.impl("view_as_complex", TORCH_FN(at::native::view_as_complex));
  m.impl("set_.source_Storage_storage_offset", set_storage_);
  m.impl("set_.source_Storage", static_cast<at::Tensor& (*)(at::Tensor&, at::Storage)>(at::native::set_));
  m.impl("set_.source_Tensor", TORCH_FN(at::native::set_tensor_));
  m.impl("set_", set_empty_);
  m.impl("is_set_to", TORCH_FN(at::native::is_set_to));
  m.impl("equal", equal);
}

}  // namespace torchtpu
