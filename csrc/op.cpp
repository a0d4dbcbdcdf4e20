// SPDX-License-Identifier: Apache-2.0
#include "op.h"

#include <c10/core/DefaultDtype.h>
#include <c10/core/ScalarTypeToTypeMeta.h>

#include "meta.h"

namespace torchtpu {

Call::Call(const Op& op, const c10::IValue* values) : op_(op), values_(values) {
  call_ = marshal(scope_, op.kinds, values);
  device_ = call_.device;
  if (device_ < 0 && call_.device_arg >= 0 && values[call_.device_arg].isDevice()) {
    const auto device = values[call_.device_arg].toDevice();
    if (device.has_index()) device_ = device.index();
  }
  if (device_ < 0) device_ = current_device();
  ensure_initialized();
  if (call_.generator >= 0 || op.draws_without_generator()) append_random();
  append_defaults();
}

void Call::append_random() {
  std::optional<at::Generator> given;
  if (call_.generator >= 0 && values_[call_.generator].isGenerator()) given = values_[call_.generator].toGenerator();
  generator_ = generator_for(given, static_cast<c10::DeviceIndex>(device_));
  // Held to the end of the call: nobody else may draw the same numbers.
  lock_ = std::unique_lock<std::mutex>(generator_->mutex_);
  random_ = call_.generator >= 0 ? call_.args + call_.generator : call_.args + call_.n++;
  random_->tag = TT_RNG;
  random_->n = 0;
  read_generator();
}

void Call::read_generator() {
  random_->v.rng[0] = generator_->current_seed();
  random_->v.rng[1] = generator_->get_offset();
}

// The default dtype decides what integers promote to, so when it is not float32 it is part of the signature.
void Call::append_defaults() {
  const auto dtype = c10::get_default_dtype_as_scalartype();
  if (C10_LIKELY(dtype == c10::ScalarType::Float)) return;
  TTArg& arg = call_.args[call_.n++];
  arg.tag = TT_INT;
  arg.n = 0;
  arg.v.i = static_cast<int64_t>(dtype);
}

bool Call::find_plan() {
  if (C10_UNLIKELY(call_.lazy)) return false;  // clone: its composite copies, and copies resolve
  TTStatus status = api().plan(op_.index, call_.args, call_.n, &plan_);
  if (C10_LIKELY(status == TT_OK)) return true;
  if (status == TT_NO_RULE) return false;
  if (status != TT_NO_PLAN) check(status);
  // Some meta kernels are Python. Who waits for the interpreter must not hold what its holder may wait for.
  if (lock_) lock_.unlock();
  const MetaResult result = infer(op_.functional, values_, op_.kinds.size());
  if (generator_) {
    lock_.lock();
    read_generator();
  }
  if (!result.known) return false;
  Scope scope;
  status = api().plan_create(op_.index, call_.args, call_.n, describe_outputs(scope, result), result.outputs.size(),
                             &plan_);
  if (status == TT_NO_RULE) return false;
  check(status);
  return true;
}

void Call::record(const TTTensor* dests, size_t ndests, TTCell** out) {
  if (generator_) {
    const TTMeta* metas = nullptr;
    const size_t n = outputs(&metas);
    uint64_t count = 0;
    for (size_t i = 0; i < n; ++i)
      if (metas[i].defined) count += static_cast<uint64_t>(c10::multiply_integers(sizes_of(metas[i])));
    generator_->advance(count);
  }
  check(api().record(plan_, call_.args, call_.n, device_, dests, ndests, out));
}

at::Tensor make_output(TTCell* cell, const TTMeta& meta) {
  if (!cell) return {};
  auto tensor = at::detail::make_tensor<c10::TensorImpl>(
      make_storage(cell), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1),
      c10::scalarTypeToTypeMeta(static_cast<c10::ScalarType>(meta.dtype)));
  tensor.unsafeGetTensorImpl()->set_sizes_and_strides(sizes_of(meta), strides_of(meta));
  return tensor;
}

}  // namespace torchtpu
