// SPDX-License-Identifier: Apache-2.0
#include "fallback.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/native/CPUFallback.h>

#include <algorithm>
#include <vector>

#include "generator.h"
#include "library.h"

namespace torchtpu {

namespace {

// The Python package registers its handler as the backend fallback of this key: no tensor ever carries it and no alias
// kernel resolves to it, so the handler is reached by asking for it and in no other way.
constexpr auto kHandlerKey = c10::DispatchKey::TESTING_ONLY_GenericWrapper;

bool has_handler() {
  static bool found = false;  // a handler, once registered, stays
  if (!found) found = c10::Dispatcher::singleton().hasBackendFallbackForDispatchKey(kHandlerKey);
  return found;
}

// Overloads whose decomposition is running on this thread. One that reaches itself again goes to the host.
thread_local std::vector<const c10::FunctionSchema*> t_active;

struct Active {
  explicit Active(const c10::FunctionSchema* schema) { t_active.push_back(schema); }
  ~Active() { t_active.pop_back(); }
};

// The device of the operands, if any is ours and no argument says where the result goes.
std::optional<c10::Device> device_of(const c10::OperatorHandle& op, const torch::jit::Stack& stack) {
  const size_t n = op.schema().arguments().size();
  std::optional<c10::Device> device;
  for (size_t i = stack.size() - n; i < stack.size(); ++i) {
    if (stack[i].isDevice()) return std::nullopt;
    if (!device && stack[i].isTensor() && stack[i].toTensor().defined() && on_tpu(stack[i].toTensor()))
      device = stack[i].toTensor().device();
  }
  return device;
}

// The host draws from a generator of its own, seeded by where ours stands.
void use_host_generators(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  const size_t n = op.schema().arguments().size();
  for (size_t i = stack->size() - n; i < stack->size(); ++i) {
    auto& value = (*stack)[i];
    if (!value.isGenerator() || value.toGenerator().device().type() != kTpu) continue;
    auto* ours = generator_for(value.toGenerator(), -1);
    std::lock_guard<std::mutex> lock(ours->mutex_);
    value = at::detail::createCPUGenerator(ours->current_seed() + 0x9e3779b97f4a7c15u * ours->get_offset());
    ours->advance(4);
  }
}

void boxed_fallback(const c10::OperatorHandle& op, torch::jit::Stack* stack) { fall_back(op, stack); }

// Structured ops would reach the fallback as their out= form, which has no decomposition; and torch's composite for
// convolutions asks for a kernel the host doesn't have. These get the fallback by name.
void register_by_name() {
  auto& dispatcher = c10::Dispatcher::singleton();
  auto& m = TORCHTPU_ATEN_LIBRARY();
  for (const auto& name : dispatcher.getAllOpNames()) {
    if (name.name.rfind("aten::", 0) != 0) continue;
    const auto op = dispatcher.findSchema(name);
    if (!op || op->hasKernelForDispatchKey(c10::DispatchKey::PrivateUse1)) continue;
    const bool structured = op->hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutogradNonFunctional);
    const bool convolution = name.overload_name.empty() &&
                             (name.name == "aten::convolution" || name.name == "aten::convolution_backward");
    if (!structured && !convolution) continue;
    const auto full = c10::toString(name);
    m.impl(full.c_str() + 6, torch::CppFunction::makeFromBoxedFunction<&boxed_fallback>());
  }
}

}  // namespace

void fall_back(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  const auto* schema = &op.schema();
  const bool again = std::find(t_active.begin(), t_active.end(), schema) != t_active.end();
  if (!again && has_handler()) {
    Active active(schema);
    op.callBoxedForDispatchKey(kHandlerKey, *stack);
    return;
  }
  if (api().count) {
    const auto name = c10::toString(op.operator_name());
    api().count(name.c_str(), kHost);
  }
  const auto device = device_of(op, *stack);
  use_host_generators(op, stack);
  at::native::cpu_fallback(op, stack);
  // A 0-d CPU tensor among the operands can leave the result on the CPU.
  if (!device) return;
  const size_t returns = op.schema().returns().size();
  for (size_t i = stack->size() - returns; i < stack->size(); ++i) {
    auto& value = (*stack)[i];
    if (value.isTensor() && value.toTensor().defined() && value.toTensor().is_cpu())
      value = value.toTensor().to(*device);
  }
}

void register_fallback() {
  register_by_name();
  auto& m = library("_", c10::DispatchKey::PrivateUse1, __FILE__, __LINE__);
  m.fallback(torch::CppFunction::makeFromBoxedFunction<&boxed_fallback>());
}

}  // namespace torchtpu
