// SPDX-License-Identifier: Apache-2.0
// Ops of our own: a compiled graph as one call, and the device's random state.
#include <ATen/ATen.h>

#include "generator.h"
#include "library.h"
#include "op.h"

namespace torchtpu {

namespace {

// Reserves `count` numbers of the device's default generator: (seed, offset) before.
std::tuple<int64_t, int64_t> reserve_random(int64_t device, int64_t count) {
  auto* generator = generator_for(std::nullopt, static_cast<c10::DeviceIndex>(device));
  std::lock_guard<std::mutex> lock(generator->mutex_);
  const auto seed = static_cast<int64_t>(generator->current_seed());
  const auto offset = static_cast<int64_t>(generator->get_offset());
  generator->advance(static_cast<uint64_t>(count));
  return {seed, offset};
}

// `plan` is a TTPlan* made by the compile backend; its arguments are the list of inputs and, when the graph draws random
// numbers, where the default generator stands, which advances by `draws`.
std::vector<at::Tensor> run_graph(int64_t plan_address, int64_t draws, at::TensorList inputs) {
  const auto* plan = reinterpret_cast<const TTPlan*>(plan_address);
  TORCH_CHECK_VALUE(plan, "run_graph needs a plan");
  ensure_initialized();
  Scope scope;
  auto* tensors = scope.array<TTTensor>(inputs.size());
  int32_t device = -1;
  std::vector<at::Tensor> kept;  // materialised inputs, alive for the call
  for (size_t i = 0; i < inputs.size(); ++i) {
    at::Tensor t = inputs[i];
    if (!on_tpu(t)) {
      TORCH_CHECK(t.is_cpu(), "a compiled tpu graph got an input on ", t.device());
      t = t.to(c10::Device(kTpu, static_cast<c10::DeviceIndex>(device < 0 ? current_device() : device)));
      kept.push_back(t);
    }
    if (t.is_conj() || t.is_neg()) {
      t = t.resolve_conj().resolve_neg();
      kept.push_back(t);
    }
    if (device < 0) device = t.device().index();
    else if (device != t.device().index()) raise_two_devices({kTpu, static_cast<c10::DeviceIndex>(device)}, t.device());
    tensors[i] = describe(t);
  }
  if (device < 0) device = current_device();
  TTArg args[2] = {};
  args[0].tag = TT_TENSORS;
  args[0].n = static_cast<uint32_t>(inputs.size());
  args[0].v.tensor = tensors;
  if (draws > 0) {
    const auto [seed, offset] = reserve_random(device, draws);
    args[1].tag = TT_RNG;
    args[1].v.rng[0] = static_cast<uint64_t>(seed);
    args[1].v.rng[1] = static_cast<uint64_t>(offset);
  }
  const TTMeta* metas = nullptr;
  const size_t count = api().plan_outputs(plan, &metas);
  TTCell** cells = scope.array<TTCell*>(count);
  std::fill_n(cells, count, nullptr);
  check(api().record(plan, args, draws > 0 ? 2 : 1, device, nullptr, 0, cells));
  std::vector<at::Tensor> outputs;
  outputs.reserve(count);
  for (size_t i = 0; i < count; ++i) outputs.push_back(make_output(cells[i], metas[i]));
  return outputs;
}

// Boxed: schema inference takes a C++ Generator for an optional one.
void generator_of(const c10::OperatorHandle&, torch::jit::Stack* stack) {
  const auto device = torch::jit::pop(*stack).toInt();
  stack->emplace_back(default_generator(static_cast<c10::DeviceIndex>(device)));
}

}  // namespace

void register_graph() {
  auto& m = *new torch::Library(torch::Library::FRAGMENT, "torchtpu", std::nullopt, __FILE__, __LINE__);
  m.def("run_graph(int plan, int draws, Tensor[] inputs) -> Tensor[]");
  m.def("default_generator(int device) -> Generator");
  m.def("reserve_random(int device, int count) -> (int, int)");
  auto& impl = library("torchtpu", c10::DispatchKey::CompositeExplicitAutograd, __FILE__, __LINE__);
  impl.impl("run_graph", run_graph);
  impl.impl("default_generator", torch::CppFunction::makeFromBoxedFunction<&generator_of>());
  impl.impl("reserve_random", reserve_random);
}

}  // namespace torchtpu
