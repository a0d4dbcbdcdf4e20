// SPDX-License-Identifier: Apache-2.0
// Batch norm writes its running statistics without its schema saying so. The table's row is the functional form that
// returns them; here they are put where they belong.
#include <ATen/ATen.h>
#include <ATen/OpMathType.h>

#include "api.h"
#include "library.h"
#include "meta.h"

namespace torchtpu {

namespace {

using at::Tensor;
using Outputs = std::tuple<Tensor, Tensor, Tensor>;

Outputs with_statistics(const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                        const Tensor& mean, const Tensor& var, bool training, double momentum, double eps) {
  auto [out, save_mean, save_invstd, new_mean, new_var] =
      at::_native_batch_norm_legit_functional(input, weight, bias, mean, var, training, momentum, eps);
  const auto saved = statistics_type(input, weight, bias);
  // In evaluation there is nothing to save, as on CPU.
  if (!training) {
    const auto none = at::empty({0}, save_mean.options().dtype(saved));
    return {out, none, none.clone()};
  }
  mean.copy_(new_mean);
  var.copy_(new_var);
  return {out, save_mean.to(saved), save_invstd.to(saved)};
}

Outputs batch_norm_kernel(const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                          const std::optional<Tensor>& mean, const std::optional<Tensor>& var, bool training,
                          double momentum, double eps) {
  if (mean.has_value() && mean->defined() && var.has_value() && var->defined())
    return with_statistics(input, weight, bias, *mean, *var, training, momentum, eps);
  // Without running statistics the input's own are used, and nothing is written.
  const auto channels = input.size(1);
  const auto options = input.options().dtype(at::toOpMathType(input.scalar_type()));
  return with_statistics(input, weight, bias, at::zeros({channels}, options), at::ones({channels}, options), true,
                         momentum, eps);
}

Outputs legit(const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias, Tensor& mean,
              Tensor& var, bool training, double momentum, double eps) {
  return with_statistics(input, weight, bias, mean, var, training, momentum, eps);
}

Outputs legit_no_stats(const Tensor& input, const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                       bool training, double momentum, double eps) {
  return batch_norm_kernel(input, weight, bias, std::nullopt, std::nullopt, training, momentum, eps);
}

std::tuple<Tensor, Tensor, Tensor, Tensor> with_update(const Tensor& input, const std::optional<Tensor>& weight,
                                                       const std::optional<Tensor>& bias, Tensor& mean, Tensor& var,
                                                       double momentum, double eps) {
  auto [out, save_mean, save_invstd] = with_statistics(input, weight, bias, mean, var, true, momentum, eps);
  return {out, save_mean, save_invstd, at::empty({0}, input.options().dtype(at::kByte))};
}

}  // namespace

void register_batch_norm() {
  if (api().op_index("aten::_native_batch_norm_legit_functional") < 0) return;  // left to its decomposition
  auto& m = TORCHTPU_ATEN_LIBRARY();
  m.impl("native_batch_norm", batch_norm_kernel);
  m.impl("_native_batch_norm_legit", legit);
  m.impl("_batch_norm_with_update", with_update);
  m.impl("_native_batch_norm_legit.no_stats", legit_no_stats);
}

}  // namespace torchtpu
