// SPDX-License-Identifier: Apache-2.0
#include "meta.h"

#include <ATen/Functions.h>
#include <ATen/EmptyTensor.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

namespace torchtpu {

namespace {

at::Tensor to_meta(const at::Tensor& t) {
  if (!t.defined() || !on_tpu(t)) return t;
  at::Tensor out = at::detail::empty_strided_meta(t.sizes(), t.strides(), t.scalar_type());
  if (t.unsafeGetTensorImpl()->is_wrapped_number()) out.unsafeGetTensorImpl()->set_wrapped_number(true);
  return out;
}

c10::IValue to_meta(const c10::IValue& v) {
  if (v.isTensor()) return to_meta(v.toTensor());
  if (v.isTensorList()) {
    c10::List<at::Tensor> out;
    for (const auto& e : v.toListRef()) out.push_back(to_meta(e.toTensor()));
    return out;
  }
  if (v.isList()) {
    const auto refs = v.toListRef();
    bool tensors = false;
    for (const auto& e : refs) tensors |= e.isTensor();
    if (!tensors) return v;
    c10::List<std::optional<at::Tensor>> out;
    for (const auto& e : refs)
      out.push_back(e.isNone() ? std::optional<at::Tensor>() : std::optional<at::Tensor>(to_meta(e.toTensor())));
    return out;
  }
  if (v.isDevice()) return c10::Device(c10::DeviceType::Meta);
  if (v.isGenerator()) return c10::IValue();
  return v;
}

// Nothing but the meta kernel may see this call: no autograd, no modes, no autocast.
const c10::DispatchKeySet kExcluded =
    c10::autograd_dispatch_keyset_with_ADInplaceOrView |
    c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::PythonTLSSnapshot, c10::DispatchKey::PreDispatch,
                         c10::DispatchKey::Functionalize, c10::DispatchKey::FuncTorchDynamicLayerFrontMode,
                         c10::DispatchKey::FuncTorchDynamicLayerBackMode, c10::DispatchKey::FuncTorchGradWrapper,
                         c10::DispatchKey::AutocastCPU, c10::DispatchKey::AutocastPrivateUse1});

}  // namespace

MetaResult infer(const c10::OperatorHandle& op, const c10::IValue* values, size_t n) {
  MetaResult result;
  if (!op.hasComputedKernelForDispatchKey(c10::DispatchKey::Meta)) return result;
  torch::jit::Stack stack;
  stack.reserve(n);
  for (size_t i = 0; i < n; ++i) stack.push_back(to_meta(values[i]));
  try {
    c10::impl::ExcludeDispatchKeyGuard guard(kExcluded);
    op.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::Meta), &stack);
  } catch (const c10::NotImplementedError&) {
    return result;
  }
  for (const auto& v : stack) {
    if (v.isTensor()) {
      result.outputs.push_back(v.toTensor());
    } else if (v.isTensorList()) {
      for (const auto& e : v.toListRef()) result.outputs.push_back(e.toTensor());
    } else if (v.isNone()) {
      result.outputs.emplace_back();
    } else {
      return result;  // a value the device cannot return without being read
    }
  }
  result.known = true;
  return result;
}

const TTMeta* describe_outputs(Scope& scope, const MetaResult& result) {
  auto* metas = scope.array<TTMeta>(result.outputs.size());
  for (size_t i = 0; i < result.outputs.size(); ++i) {
    metas[i] = TTMeta{};
    const auto& t = result.outputs[i];
    if (!t.defined()) continue;
    metas[i].sizes = t.sizes().data();
    metas[i].strides = t.strides().data();
    metas[i].ndim = static_cast<int32_t>(t.dim());
    metas[i].dtype = static_cast<uint8_t>(t.scalar_type());
    metas[i].defined = 1;
  }
  return metas;
}

}  // namespace torchtpu
