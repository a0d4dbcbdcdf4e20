// SPDX-License-Identifier: Apache-2.0
#include "meta.h"

#include <ATen/ATen.h>
#include <ATen/EmptyTensor.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/native/LinearAlgebraUtils.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

#include <algorithm>

#include "elementwise.h"

namespace torchtpu {

namespace {

// Maps every tensor of an argument, and tells the other ones about the device they move to.
template <class F>
c10::IValue map_tensors(const c10::IValue& v, c10::DeviceType device, const F& map) {
  if (v.isTensor()) return map(v.toTensor());
  if (v.isTensorList()) {
    c10::List<at::Tensor> out;
    for (const auto& e : v.toListRef()) out.push_back(map(e.toTensor()));
    return out;
  }
  if (v.isList()) {
    const auto refs = v.toListRef();
    bool tensors = false;
    for (const auto& e : refs) tensors |= e.isTensor();
    if (!tensors) return v;
    c10::List<std::optional<at::Tensor>> out;
    for (const auto& e : refs)
      out.push_back(e.isNone() ? std::optional<at::Tensor>() : std::optional<at::Tensor>(map(e.toTensor())));
    return out;
  }
  if (v.isDevice()) return c10::Device(device);
  if (v.isGenerator()) return c10::IValue();
  return v;
}

at::Tensor like(const at::Tensor& t, at::Tensor out) {
  if (t.unsafeGetTensorImpl()->is_wrapped_number()) out.unsafeGetTensorImpl()->set_wrapped_number(true);
  return out;
}

at::Tensor to_meta(const at::Tensor& t) {
  if (!t.defined() || !on_tpu(t)) return t;
  return like(t, at::detail::empty_strided_meta(t.sizes(), t.strides(), t.scalar_type()));
}

// Nothing but the kernel asked may see this call: no autograd, no modes, no autocast.
const c10::DispatchKeySet kExcluded =
    c10::autograd_dispatch_keyset_with_ADInplaceOrView |
    c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::PythonTLSSnapshot, c10::DispatchKey::PreDispatch,
                         c10::DispatchKey::Functionalize, c10::DispatchKey::FuncTorchDynamicLayerFrontMode,
                         c10::DispatchKey::FuncTorchDynamicLayerBackMode, c10::DispatchKey::FuncTorchGradWrapper,
                         c10::DispatchKey::AutocastCPU, c10::DispatchKey::AutocastPrivateUse1});

constexpr int64_t kSmall = 1 << 20;

int64_t elements(const c10::IValue* values, size_t n) {
  int64_t total = 0;
  const auto add = [&total](const at::Tensor& t) {
    if (t.defined()) total += t.numel();
    return t;
  };
  for (size_t i = 0; i < n; ++i) map_tensors(values[i], c10::DeviceType::CPU, add);
  return total;
}

// Runs the CPU's kernel on numbers that are all `value`, for its error message only.
void ask_cpu(const c10::OperatorHandle& op, const c10::IValue* values, size_t n, int value) {
  torch::jit::Stack stack;
  for (size_t i = 0; i < n; ++i)
    stack.push_back(map_tensors(values[i], c10::DeviceType::CPU, [value](const at::Tensor& t) -> at::Tensor {
      if (!t.defined() || !on_tpu(t)) return t;
      auto out = at::empty_strided(t.sizes(), t.strides(), t.options().device(at::kCPU));
      return like(t, value ? out.fill_(value) : out.zero_());
    }));
  c10::impl::ExcludeDispatchKeyGuard guard(kExcluded);
  op.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), &stack);
}

// The meta kernel refused. Either the call is wrong, and then the CPU says so in the words users know, whatever the
// numbers; or the result's shape depends on the numbers, and the CPU accepts.
void raise_as_on_cpu(const c10::OperatorHandle& op, const c10::IValue* values, size_t n) {
  if (elements(values, n) > kSmall || !op.hasComputedKernelForDispatchKey(c10::DispatchKey::CPU)) return;
  try {
    ask_cpu(op, values, n, 1);
  } catch (const c10::NotImplementedError&) {
  } catch (const c10::Error&) {
    ask_cpu(op, values, n, 0);
  }
}

// geqrf has no meta kernel: the factors in place of the matrix, column-major as LAPACK leaves them, and a tau a reflection.
void infer_geqrf(const at::Tensor& self, MetaResult& result) {
  if (self.dim() < 2) return;  // the host says what is wrong
  const int64_t m = self.size(-2), n = self.size(-1), batch = self.dim() - 2;
  const auto strides = at::native::batched_matrix_contiguous_strides(self.sizes(), /*f_contig=*/true);
  at::Tensor a = at::detail::empty_strided_meta(self.sizes(), strides, self.scalar_type());
  c10::DimVector taus(self.sizes().begin(), self.sizes().begin() + batch);
  taus.push_back(std::min(m, n));
  at::Tensor tau = at::detail::empty_meta(taus, self.scalar_type());
  result.outputs = {std::move(a), std::move(tau)};
  result.known = true;
}

}  // namespace

MetaResult infer(const c10::OperatorHandle& op, const c10::IValue* values, size_t n) {
  MetaResult result;
  if (op.schema().name() == "aten::geqrf") {
    infer_geqrf(values[0].toTensor(), result);
    return result;
  }
  if (!op.hasComputedKernelForDispatchKey(c10::DispatchKey::Meta)) return result;
  torch::jit::Stack stack;
  stack.reserve(n);
  for (size_t i = 0; i < n; ++i)
    stack.push_back(
        map_tensors(values[i], c10::DeviceType::Meta, [](const at::Tensor& t) { return to_meta(t); }));
  bool refused = false;
  try {
    if (auto fast = elementwise_meta(op, stack.data(), n)) {
      result.outputs.push_back(std::move(*fast));
      result.known = true;
      return result;
    }
  } catch (const std::exception&) {  // not well-formed: see below
  }
  try {
    c10::impl::ExcludeDispatchKeyGuard guard(kExcluded);
    op.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::Meta), &stack);
  } catch (const c10::NotImplementedError&) {
    return result;
  } catch (const std::exception&) {  // a C++ kernel's error, or one of the kernels torch has in Python
    refused = true;
  }
  if (refused) {
    raise_as_on_cpu(op, values, n);
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
  // Torch's meta kernel says what CUDA keeps.
  if (op.schema().name() == "aten::native_layer_norm") {
    const auto type = statistics_type(values[0].toTensor(), values[2].toOptional<at::Tensor>(),
                                      values[3].toOptional<at::Tensor>());
    for (size_t i : {1, 2}) result.outputs[i] = result.outputs[i].to(type);
  }
  result.known = true;
  return result;
}

c10::ScalarType statistics_type(const at::Tensor& input, const std::optional<at::Tensor>& weight,
                                const std::optional<at::Tensor>& bias) {
  for (const auto* t : {&weight, &bias})
    if (t->has_value() && (*t)->defined() && (*t)->scalar_type() != input.scalar_type()) return (*t)->scalar_type();
  return input.scalar_type();
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
