// SPDX-License-Identifier: Apache-2.0
// Asks torch's own meta kernel what an op returns.
#pragma once
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

#include "marshal.h"

namespace torchtpu {

struct MetaResult {
  bool known = false;               // false: the op has no meta kernel for these arguments
  std::vector<at::Tensor> outputs;  // meta tensors, lists flattened; undefined where the op returns none
};

// Runs `op` on meta tensors shaped like `values`. A call that is wrong raises the error the CPU would. When that would
// take too long to find out, the result is unknown, and whatever runs the op without a lowering raises.
MetaResult infer(const c10::OperatorHandle& op, const c10::IValue* values, size_t n);

// The dtype of the statistics a normalisation keeps for its gradient on the CPU: that of its parameters where they are
// wider than the input, else the input's.
c10::ScalarType statistics_type(const at::Tensor& input, const std::optional<at::Tensor>& weight,
                                const std::optional<at::Tensor>& bias);

// The outputs as the core reads them; valid in `scope` while `result` lives.
const TTMeta* describe_outputs(Scope& scope, const MetaResult& result);

}  // namespace torchtpu
