// SPDX-License-Identifier: Apache-2.0
// Autocast follows the lists every accelerator shares.
#include <ATen/autocast_mode.h>
#include <ATen/Functions.h>

#include "api.h"
#include "library.h"

namespace torchtpu {

using namespace at::autocast;
using at::IntArrayRef;
using at::Scalar;
using at::ScalarType;
using at::Tensor;

namespace {

std::tuple<Tensor, Tensor> reject_binary_cross_entropy() {
  TORCH_CHECK(false,
              "torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast.\n"
              "Use binary_cross_entropy_with_logits or BCEWithLogitsLoss, which are safe to autocast.");
}

void register_lists(torch::Library& m) {
#define TORCHTPU_LOWER(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, lower_precision_fp)
#define TORCHTPU_FP32(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32)
#define TORCHTPU_FP32_OPT(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, fp32_set_opt_dtype)
#define TORCHTPU_PROMOTE(...) KERNEL_PRIVATEUSEONE(__VA_ARGS__, promote)
  AT_FORALL_LOWER_PRECISION_FP(TORCHTPU_LOWER)
  AT_FORALL_FP32(TORCHTPU_FP32)
  AT_FORALL_FP32_SET_OPT_DTYPE(TORCHTPU_FP32_OPT)
  AT_FORALL_DIFFERENT_REDISPATCH_SIGNATURE(KERNEL_DIFFERENT_REDISPATCH_SIGNATURE_PRIVATEUSEONE)
  AT_FORALL_PROMOTE(TORCHTPU_PROMOTE)
}

Tensor binary_cross_entropy(const Tensor&, const Tensor&, const std::optional<Tensor>&, int64_t) {
  reject_binary_cross_entropy();
  return {};
}

}  // namespace

void register_autocast() {
  library("_", c10::DispatchKey::AutocastPrivateUse1, __FILE__, __LINE__)
      .fallback(torch::CppFunction::makeFallthrough());
  auto& m = library("aten", c10::DispatchKey::AutocastPrivateUse1, __FILE__, __LINE__);
  register_lists(m);
  m.impl("binary_cross_entropy", binary_cross_entropy);
}

}  // namespace torchtpu
