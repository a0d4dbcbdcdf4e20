// SPDX-License-Identifier: Apache-2.0
// Copies: within a device, between devices, and to and from the host.
#include <ATen/ATen.h>
#include <ATen/ExpandUtils.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/native/Resize.h>

#include "device.h"
#include "library.h"
#include "marshal.h"

namespace torchtpu {

namespace {

// `t` without its lazy conjugate and negative bits: the numbers as they are stored.
at::Tensor stored(const at::Tensor& t) {
  at::Tensor out = t;
  if (out.is_conj()) out = out._conj();
  if (out.is_neg()) out = out._neg_view();
  return out;
}

void check_sizes(const at::Tensor& dst, const at::Tensor& src) {
  if (dst.sizes() == src.sizes()) return;
  const auto shape = at::infer_size(dst.sizes(), src.sizes());
  TORCH_CHECK(dst.sizes() == at::IntArrayRef(shape), "output with shape ", dst.sizes(),
              " doesn't match the broadcast shape ", at::IntArrayRef(shape));
}

void between_devices(const at::Tensor& dst, const at::Tensor& src) {
  const TTTensor s = describe(src), d = describe(dst);
  check(src.device() == dst.device() ? api().copy(&s, &d) : api().copy_across(&s, &d));
}

void to_device(const at::Tensor& dst, const at::Tensor& src, bool non_blocking) {
  // A small source spread over a large destination crosses once and is broadcast there.
  if (src.sizes() != dst.sizes() && dst.numel() > 4 * src.numel()) {
    at::Tensor staged = at::empty(src.sizes(), dst.options());
    to_device(staged, src, non_blocking);
    between_devices(dst, staged);
    return;
  }
  at::Tensor host = src.to(dst.scalar_type()).resolve_conj().resolve_neg().expand(dst.sizes()).contiguous();
  const TTTensor d = describe(dst);
  const size_t nbytes = host.nbytes();
  // Ours alone, or pinned and handed over by the user: the bytes can be read later. Otherwise they are read now.
  const bool private_copy = !host.is_alias_of(src);
  if (private_copy || (non_blocking && is_pinned_pointer(host.const_data_ptr()))) {
    auto* keep = new at::Tensor(host);
    const auto release = [](void* tensor) { delete static_cast<at::Tensor*>(tensor); };
    check(api().upload(host.const_data_ptr(), nbytes, &d, keep, release));
  } else {
    check(api().upload(host.const_data_ptr(), nbytes, &d, nullptr, nullptr));
  }
}

void to_host(const at::Tensor& dst, const at::Tensor& src) {
  const at::Tensor raw = stored(src);
  const TTTensor s = describe(raw);
  const bool direct = dst.is_contiguous() && dst.scalar_type() == src.scalar_type() && dst.sizes() == src.sizes() &&
                      dst.is_conj() == src.is_conj() && dst.is_neg() == src.is_neg();
  if (direct) {
    check(api().download(&s, dst.mutable_data_ptr(), dst.nbytes()));
    return;
  }
  at::Tensor host = at::empty(src.sizes(), src.options().device(at::kCPU).pinned_memory(false));
  check(api().download(&s, host.mutable_data_ptr(), host.nbytes()));
  if (src.is_conj()) host = host._conj();
  if (src.is_neg()) host = host._neg_view();
  dst.copy_(host);
}

void copy_into(const at::Tensor& dst, const at::Tensor& src, bool non_blocking) {
  check_sizes(dst, src);
  if (dst.numel() == 0) return;
  at::assert_no_internal_overlap(dst);
  if (src.is_complex() && !dst.is_complex()) {
    TORCH_WARN_ONCE("Casting complex values to real discards the imaginary part");
  }
  if (!on_tpu(dst)) {
    TORCH_CHECK(dst.device().is_cpu(), "cannot copy from ", src.device(), " to ", dst.device());
    to_host(dst, src);
    return;
  }
  const at::Tensor target = stored(dst);
  if (!on_tpu(src)) {
    at::Tensor host = src.device().is_cpu() ? src : src.cpu();
    to_device(target, dst.is_complex() ? host : host.resolve_conj(), non_blocking);
    if (dst.is_conj()) target.conj_physical_();
    if (dst.is_neg()) target.neg_();
    return;
  }
  // Real destinations see the real part, which conjugation leaves alone.
  between_devices(target, stored(src));
  if (dst.is_complex() && dst.is_conj() != src.is_conj()) target.conj_physical_();
  if (dst.is_neg() != src.is_neg()) target.neg_();
}

at::Tensor& copy_(at::Tensor& self, const at::Tensor& src, bool non_blocking) {
  if (!self.is_same(src)) copy_into(self, src, non_blocking);
  return self;
}

at::Tensor copy_from(const at::Tensor& self, const at::Tensor& dst, bool non_blocking) {
  copy_into(dst, self, non_blocking);
  return dst;
}

at::Tensor copy_from_and_resize(const at::Tensor& self, const at::Tensor& dst) {
  at::native::resize_output(dst, self.sizes());
  copy_into(dst, self, false);
  return dst;
}

// Torch's composite of this calls a kernel table of its own, past the dispatcher.
at::Tensor& conj_physical_(at::Tensor& self) {
  if (self.is_complex()) between_devices(self, at::_conj_physical(self));
  return self;
}

at::Scalar local_scalar(const at::Tensor& self) {
  at::Tensor host = at::empty({}, self.options().device(at::kCPU));
  const at::Tensor one = stored(self.dim() ? self.as_strided({}, {}) : self);
  const TTTensor s = describe(one);
  check(api().download(&s, host.mutable_data_ptr(), host.nbytes()));
  if (self.is_conj()) host = host._conj();
  if (self.is_neg()) host = host._neg_view();
  return host.item();
}

}  // namespace

void register_copies() {
  auto& m = TORCHTPU_ATEN_LIBRARY();
  m.impl("copy_", copy_);
  m.impl("_copy_from", copy_from);
  m.impl("_copy_from_and_resize", copy_from_and_resize);
  m.impl("conj_physical_", conj_physical_);
  m.impl("_local_scalar_dense", local_scalar);
}

}  // namespace torchtpu
