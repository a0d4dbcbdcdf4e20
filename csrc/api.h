// SPDX-License-Identifier: Apache-2.0
// The core's table, and its statuses as torch exceptions.
#pragma once
#include <ATen/core/Tensor.h>
#include <c10/util/Exception.h>
#include <string>

#include "torchtpu_abi.h"

namespace torchtpu {

extern const TTApi* g_api;
inline const TTApi& api() { return *g_api; }

[[noreturn]] void raise(TTStatus status);

// Raises KeyboardInterrupt.
[[noreturn]] void raise_interrupted(const std::string& message);

// Turns a failed status into the torch exception it names.
inline void check(TTStatus status) {
  if (C10_UNLIKELY(status != TT_OK)) raise(status);
}

constexpr c10::DeviceType kTpu = c10::DeviceType::PrivateUse1;

inline bool on_tpu(const at::Tensor& t) { return t.device().type() == kTpu; }

// Starts the runtime on the first use of the device; a flag check afterwards.
void ensure_initialized();

// Each mechanism registers itself here, from `torchtpu_glue_init`, in this order.
void register_allocator();
void register_guard();
void register_hooks();
void register_factories();
void register_copies();
void register_views();
void register_batch_norm();
void register_sparse();
void register_dispatch();
void register_autocast();
void register_graph();
void register_fallback();
void register_profiler();

}  // namespace torchtpu
