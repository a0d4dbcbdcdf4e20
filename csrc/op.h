// SPDX-License-Identifier: Apache-2.0
// One row of the lowering table, and the steps every form of it (functional, in-place, out=) shares.
#pragma once
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "generator.h"
#include "marshal.h"

namespace torchtpu {

struct Op {
  int32_t index;
  uint32_t flags;
  c10::OperatorHandle functional;
  std::vector<ArgKind> kinds;
  std::string name;
  bool takes_host_indices;  // index and index_put accept CPU index tensors

  bool draws_without_generator() const { return flags & 1u; }
};

// One call of an op: marshalled, its generator locked, its plan found.
class Call {
 public:
  // `values` are the functional form's arguments, alive for the whole call.
  Call(const Op& op, const c10::IValue* values);

  // Finds or makes the plan. False: no lowering. Raises torch's own shape and dtype errors.
  bool find_plan();

  // Whether an operand is lazily conjugated or negated.
  bool lazy() const { return call_.lazy; }

  size_t outputs(const TTMeta** metas) const { return api().plan_outputs(plan_, metas); }

  // Records the op; see TTApi::record.
  void record(const TTTensor* dests, size_t ndests, TTCell** out);

  int32_t device() const { return device_; }
  Scope& scope() { return scope_; }

 private:
  void append_random();
  void read_generator();
  void append_defaults();

  Scope scope_;
  const Op& op_;
  const c10::IValue* values_;
  Marshalled call_;
  int32_t device_;
  const TTPlan* plan_ = nullptr;
  TpuGenerator* generator_ = nullptr;
  TTArg* random_ = nullptr;  // the argument the generator's state goes to
  std::unique_lock<std::mutex> lock_;
};

// A fresh tensor over `cell`, of which it takes the caller's reference; undefined when null.
at::Tensor make_output(TTCell* cell, const TTMeta& meta);

inline c10::IntArrayRef sizes_of(const TTMeta& m) { return {m.sizes, static_cast<size_t>(m.ndim)}; }
inline c10::IntArrayRef strides_of(const TTMeta& m) { return {m.strides, static_cast<size_t>(m.ndim)}; }

}  // namespace torchtpu
