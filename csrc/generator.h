// SPDX-License-Identifier: Apache-2.0
// A counter-based generator: a seed, and how many numbers were drawn from it.
#pragma once
#include <ATen/core/Generator.h>
#include <c10/core/GeneratorImpl.h>

#include "device.h"

namespace torchtpu {

struct TpuGenerator final : c10::GeneratorImpl {
  explicit TpuGenerator(c10::DeviceIndex index);

  void set_current_seed(uint64_t seed) override;
  uint64_t current_seed() const override { return seed_; }
  uint64_t seed() override;
  void set_offset(uint64_t offset) override { offset_ = offset; }
  uint64_t get_offset() const override { return offset_; }
  void set_state(const c10::TensorImpl& state) override;
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override;
  static c10::DeviceType device_type() { return kTpu; }

  // Reserves `count` numbers. The caller holds `mutex_`.
  void advance(uint64_t count) { offset_ += (count + 3) / 4 * 4; }

 private:
  TpuGenerator* clone_impl() const override;

  uint64_t seed_ = c10::default_rng_seed_val;
  uint64_t offset_ = 0;
};

// The generator an op draws from: `given` if there is one, else the device's default.
TpuGenerator* generator_for(const std::optional<at::Generator>& given, c10::DeviceIndex index);

}  // namespace torchtpu
