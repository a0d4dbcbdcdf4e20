// SPDX-License-Identifier: Apache-2.0
// What elementwise ops return, without Python: torch's own meta kernels of these ops are Python functions, whose first call
// imports half of torch.
#pragma once
#include <ATen/core/dispatch/Dispatcher.h>

#include <optional>

namespace torchtpu {

// The result of a well-formed call of an elementwise op on meta tensors; nothing for other ops, and for calls that torch
// may refuse.
std::optional<at::Tensor> elementwise_meta(const c10::OperatorHandle& op, const c10::IValue* values, size_t n);

}  // namespace torchtpu
