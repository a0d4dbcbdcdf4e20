// SPDX-License-Identifier: Apache-2.0
// Ops without a lowering: decomposed by the Python package, or run on the host.
#pragma once
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torchtpu {

// Runs `op` on `stack` without a lowering rule.
void fall_back(const c10::OperatorHandle& op, torch::jit::Stack* stack);

// Kind numbers of TTApi::count.
enum { kNative = 0, kDecomposed = 1, kHost = 2, kHostRead = 3 };

}  // namespace torchtpu
