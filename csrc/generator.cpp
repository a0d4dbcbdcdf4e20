// SPDX-License-Identifier: Apache-2.0
#include "generator.h"

#include <ATen/Functions.h>
#include <ATen/core/GeneratorForPrivateuseone.h>

#include <cstring>
#include <deque>
#include <mutex>

namespace torchtpu {

TpuGenerator::TpuGenerator(c10::DeviceIndex index)
    : c10::GeneratorImpl{c10::Device(kTpu, index), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)} {}

void TpuGenerator::set_current_seed(uint64_t seed) {
  seed_ = seed;
  offset_ = 0;
}

uint64_t TpuGenerator::seed() {
  set_current_seed(c10::detail::getNonDeterministicRandom());
  return seed_;
}

c10::intrusive_ptr<c10::TensorImpl> TpuGenerator::get_state() const {
  auto state = at::empty({16}, at::TensorOptions().dtype(at::kByte).device(at::kCPU));
  auto* bytes = state.mutable_data_ptr<uint8_t>();
  std::memcpy(bytes, &seed_, 8);
  std::memcpy(bytes + 8, &offset_, 8);
  return state.getIntrusivePtr();
}

void TpuGenerator::set_state(const c10::TensorImpl& state) {
  TORCH_CHECK_TYPE(state.device().is_cpu() && state.dtype() == caffe2::TypeMeta::Make<uint8_t>() &&
                       state.is_contiguous(),
                   "RNG state must be a contiguous torch.ByteTensor on the CPU");
  TORCH_CHECK(state.numel() == 16, "RNG state is wrong size: a tpu generator's state has 16 bytes, not ", state.numel());
  const auto* bytes = static_cast<const uint8_t*>(state.data());
  std::memcpy(&seed_, bytes, 8);
  std::memcpy(&offset_, bytes + 8, 8);
}

TpuGenerator* TpuGenerator::clone_impl() const {
  auto* copy = new TpuGenerator(device().index());
  copy->seed_ = seed_;
  copy->offset_ = offset_;
  return copy;
}

const at::Generator& default_generator(c10::DeviceIndex index) {
  static std::once_flag once;
  static auto* generators = new std::deque<at::Generator>();
  std::call_once(once, [] {
    for (int i = 0; i < std::max(device_count(), 1); ++i)
      generators->push_back(at::make_generator<TpuGenerator>(static_cast<c10::DeviceIndex>(i)));
  });
  const int i = index < 0 ? current_device() : index;
  TORCH_CHECK(i < static_cast<int>(generators->size()), "invalid device ordinal ", i, ": there are ", device_count(),
              " tpu devices");
  return (*generators)[i];
}

at::Generator new_generator(c10::DeviceIndex index) {
  return at::make_generator<TpuGenerator>(static_cast<c10::DeviceIndex>(index < 0 ? current_device() : index));
}

TpuGenerator* generator_for(const std::optional<at::Generator>& given, c10::DeviceIndex index) {
  const at::Generator& chosen = given.has_value() && given->defined() ? *given : default_generator(index);
  TORCH_CHECK(chosen.device().type() == kTpu, "Expected a 'tpu' device type for generator but found '",
              chosen.device().type(), "'");
  return static_cast<TpuGenerator*>(chosen.unsafeGetGeneratorImpl());
}

}  // namespace torchtpu
