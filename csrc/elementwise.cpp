// SPDX-License-Identifier: Apache-2.0
#include "elementwise.h"

#include <ATen/ATen.h>
#include <ATen/ScalarOps.h>
#include <ATen/TensorIterator.h>

#include <string>
#include <unordered_map>

namespace torchtpu {

namespace {

enum class Kind {
  kArithmetic,   // two operands of their common dtype
  kDivision,     // two operands; integers become floats
  kComparison,   // two operands; bool
  kUnaryFloat,   // one operand; integers become floats
  kUnary,        // one operand; its dtype
  kUnaryOfFloat, // one operand, which must be a float
  kWhere,
};

const std::unordered_map<std::string, Kind>& kinds() {
  static const auto* map = [] {
    auto* m = new std::unordered_map<std::string, Kind>;
    for (const char* name : {"add.Tensor", "sub.Tensor", "mul.Tensor", "maximum", "minimum", "add.Scalar", "sub.Scalar", "mul.Scalar"})
      m->emplace(name, Kind::kArithmetic);
    for (const char* name : {"div.Tensor", "div.Scalar", "atan2"}) m->emplace(name, Kind::kDivision);
    for (const char* base : {"eq", "ne", "lt", "le", "gt", "ge"}) {
      m->emplace(std::string(base) + ".Tensor", Kind::kComparison);
      m->emplace(std::string(base) + ".Scalar", Kind::kComparison);
    }
    for (const char* name : {"acos", "acosh", "asin",    "asinh", "atan",  "atanh",      "cos",     "cosh", "digamma",
                             "erf",  "erfc",  "exp",     "exp2",  "expm1", "lgamma",     "log",     "log10", "log1p",
                             "log2", "rsqrt", "sigmoid", "sin",   "sinh",  "reciprocal", "sqrt",    "tan",  "tanh"})
      m->emplace(name, Kind::kUnaryFloat);
    for (const char* name : {"abs", "neg", "relu", "sign"}) m->emplace(name, Kind::kUnary);
    for (const char* name : {"ceil", "floor", "round", "trunc", "silu", "pow.Tensor_Scalar"})
      m->emplace(name, Kind::kUnaryOfFloat);
    m->emplace("where.self", Kind::kWhere);
    return m;
  }();
  return *map;
}

// Dtypes for which no elementwise op has rules of its own.
bool is_plain(at::ScalarType t) {
  return t == at::kFloat || t == at::kDouble || t == at::kHalf || t == at::kBFloat16 || t == at::kLong || t == at::kInt;
}

std::optional<at::Tensor> operand(const c10::IValue& v) {
  if (v.isTensor() && v.toTensor().defined()) return v.toTensor();
  if (v.isScalar()) return at::native::wrapped_scalar_tensor(v.toScalar());
  return std::nullopt;
}

}  // namespace

std::optional<at::Tensor> elementwise_meta(const c10::OperatorHandle& op, const c10::IValue* values, size_t n) {
  const auto& name = op.operator_name();
  if (name.name.rfind("aten::", 0) != 0 || n == 0) return std::nullopt;
  std::string key = name.name.substr(6);
  if (!name.overload_name.empty()) key += "." + name.overload_name;
  const auto found = kinds().find(key);
  if (found == kinds().end()) return std::nullopt;
  const Kind kind = found->second;

  const bool binary = kind == Kind::kArithmetic || kind == Kind::kDivision || kind == Kind::kComparison;
  const bool ternary = kind == Kind::kWhere;
  const size_t count = ternary ? 3 : binary ? 2 : 1;
  if (n < count) return std::nullopt;
  c10::SmallVector<at::Tensor, 3> operands;
  for (size_t i = 0; i < count; ++i) {
    auto t = operand(values[i]);
    if (!t) return std::nullopt;
    const bool condition = ternary && i == 0;
    if (condition ? t->scalar_type() != at::kBool : !is_plain(t->scalar_type())) return std::nullopt;
    operands.push_back(std::move(*t));
  }
  if (!operands[0].is_meta()) return std::nullopt;
  // Other arguments: `alpha`, which must not turn integers into floats, and options that only floats have.
  for (size_t i = count; i < n; ++i)
    if (!(values[i].isInt() || (values[i].isScalar() && at::isFloatingType(operands[0].scalar_type())))) return std::nullopt;
  if (kind == Kind::kUnaryOfFloat && !at::isFloatingType(operands[0].scalar_type())) return std::nullopt;

  at::TensorIteratorConfig config;
  config.set_check_mem_overlap(false).allow_cpu_scalars(true).add_owned_output(at::Tensor());
  if (ternary) {
    config.check_all_same_dtype(false).declare_static_dtype_and_device(at::result_type(operands[1], operands[2]), at::kMeta);
  } else if (kind == Kind::kComparison) {
    config.promote_inputs_to_common_dtype(true).declare_static_dtype_and_device(at::kBool, at::kMeta);
  } else {
    config.promote_inputs_to_common_dtype(true)
        .promote_integer_inputs_to_float(kind == Kind::kDivision || kind == Kind::kUnaryFloat)
        .cast_common_dtype_to_outputs(true);
  }
  for (const auto& t : operands) config.add_owned_const_input(t);
  try {
    return config.build().output(0);
  } catch (const c10::Error&) {
    return std::nullopt;  // the slow way finds torch's words for it
  }
}

}  // namespace torchtpu
