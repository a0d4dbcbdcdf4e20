// SPDX-License-Identifier: Apache-2.0
// The lowering table, registered with the dispatcher: each row as it is, in place and with out=.
#include <ATen/ATen.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/native/Resize.h>

#include <unordered_map>
#include <unordered_set>

#include "device.h"
#include "fallback.h"
#include "library.h"
#include "meta.h"
#include "op.h"

namespace torchtpu {

namespace {

using c10::OperatorHandle;
using torch::jit::Stack;

// Without a lowering: the op's own composite kernel if torch has one, else the fallback. The composite is found where a
// backend without kernels of its own would find it.
void without_rule(const OperatorHandle& handle, Stack* stack) {
  constexpr auto bare = c10::DispatchKey::VE;
  const auto& name = handle.schema().name();
  // Their composites lead back here, or to a kernel nobody has.
  const bool circular = name.rfind("aten::convolution", 0) == 0 || name.find("batch_norm") != std::string::npos;
  if (!circular && handle.hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutograd) &&
      handle.hasComputedKernelForDispatchKey(bare)) {
    handle.redispatchBoxed(c10::DispatchKeySet(bare), stack);
    return;
  }
  fall_back(handle, stack);
}

// A mask selects as many elements as its numbers say: no shape is known before they are read.
bool indexes_by_mask(const c10::IValue* values, size_t n) {
  for (size_t i = 1; i < n; ++i) {
    if (!values[i].isList()) continue;
    for (const auto& e : values[i].toListRef())
      if (e.isTensor() && e.toTensor().defined() &&
          (e.toTensor().scalar_type() == at::kBool || e.toTensor().scalar_type() == at::kByte))
        return true;
  }
  return false;
}

// Brings CPU index tensors to the device, as torch's own accelerators do.
void upload_indices(c10::IValue* values, size_t n) {
  const c10::Device device = values[0].isTensor() ? values[0].toTensor().device() : c10::Device(c10::kCPU);
  if (device.type() != kTpu) return;
  for (size_t i = 1; i < n; ++i) {
    if (!values[i].isList()) continue;
    bool any = false;
    for (const auto& e : values[i].toListRef()) any |= e.isTensor() && e.toTensor().defined() && e.toTensor().is_cpu();
    if (!any) continue;
    c10::List<std::optional<at::Tensor>> moved;
    for (const auto& e : values[i].toListRef()) {
      std::optional<at::Tensor> t;
      if (e.isTensor() && e.toTensor().defined()) t = e.toTensor().is_cpu() ? e.toTensor().to(device) : e.toTensor();
      moved.push_back(t);
    }
    values[i] = std::move(moved);
  }
}

// Kernels that read their operands after they begin to write. The CPU refuses a result that is one of its own operands for
// these; for the others only one that overlaps it in part.
bool refuses_itself(const std::string& name) {
  static const std::unordered_set<std::string> names{"aten::cat", "aten::gather", "aten::index_select"};
  return names.count(name) != 0;
}

void check_overlap(const at::Tensor& out, const c10::IValue& operand, bool refuse_same) {
  const auto check = [&](const c10::IValue& v) {
    if (!v.isTensor() || !v.toTensor().defined() || !on_tpu(v.toTensor())) return;
    if (refuse_same) at::assert_no_overlap(out, v.toTensor());
    else at::assert_no_partial_overlap(out, v.toTensor());
  };
  if (operand.isList()) {
    if (refuse_same)
      for (const auto& e : operand.toListRef()) check(e);
    return;
  }
  check(operand);
}

void check_castable(c10::ScalarType from, c10::ScalarType to) {
  TORCH_CHECK(c10::canCast(from, to), "result type ", from, " can't be cast to the desired output type ", to);
}

// Matrix products and some of linear algebra get lazily conjugated operands, for BLAS takes them; programs take numbers. True
// if there was one to resolve. Not for clone, which is what resolves.
bool resolve(const Op& op, c10::IValue* values, size_t n) {
  if (op.name == "aten::clone") return false;
  bool found = false;
  for (size_t i = 0; i < n; ++i) {
    if (!values[i].isTensor() || !values[i].toTensor().defined()) continue;
    const auto& t = values[i].toTensor();
    if (!t.is_conj() && !t.is_neg()) continue;
    values[i] = t.resolve_conj().resolve_neg();
    found = true;
  }
  return found;
}

struct Functional final : c10::OperatorKernel {
  Functional(const Op* op, bool list) : op_(op), list_(list) {}

  void operator()(const OperatorHandle& handle, c10::DispatchKeySet, Stack* stack) {
    const size_t n = op_->kinds.size();
    c10::IValue* values = stack->data() + (stack->size() - n);
    if (C10_UNLIKELY(op_->takes_host_indices)) {
      upload_indices(values, n);
      if (indexes_by_mask(values, n)) {
        fall_back(handle, stack);
        return;
      }
    }
    c10::SmallVector<at::Tensor, 4> outputs;
    bool planned = false, lazy = false;
    {
      Call call(*op_, values);
      lazy = call.lazy();
      if (C10_LIKELY(call.find_plan())) {
        const TTMeta* metas = nullptr;
        const size_t count = call.outputs(&metas);
        TTCell** cells = call.scope().array<TTCell*>(count);
        std::fill_n(cells, count, nullptr);
        call.record(nullptr, 0, cells);
        for (size_t i = 0; i < count; ++i) outputs.push_back(make_output(cells[i], metas[i]));
        planned = true;
      }
    }
    if (C10_UNLIKELY(lazy) && resolve(*op_, values, n)) {
      (*this)(handle, {}, stack);
      return;
    }
    if (!planned) {
      without_rule(handle, stack);
      return;
    }
    torch::jit::drop(*stack, n);
    if (list_) {
      c10::List<at::Tensor> result;
      result.reserve(outputs.size());
      for (auto& t : outputs) result.push_back(std::move(t));
      stack->emplace_back(std::move(result));
    } else {
      for (auto& t : outputs) stack->emplace_back(std::move(t));
    }
  }

 private:
  const Op* op_;
  bool list_;
};

struct InPlace final : c10::OperatorKernel {
  InPlace(const Op* op, std::vector<size_t> written, size_t returns, bool may_overlap)
      : op_(op), written_(std::move(written)), returns_(returns), may_overlap_(may_overlap) {}

  void operator()(const OperatorHandle& handle, c10::DispatchKeySet, Stack* stack) {
    const size_t n = op_->kinds.size();
    c10::IValue* values = stack->data() + (stack->size() - n);
    if (C10_UNLIKELY(op_->takes_host_indices)) upload_indices(values, n);
    if (!run(handle, values, n)) {
      without_rule(handle, stack);
      return;
    }
    c10::IValue self = returns_ ? values[written_[0]] : c10::IValue();
    torch::jit::drop(*stack, n);
    if (returns_) stack->push_back(std::move(self));
  }

 private:
  bool run(const OperatorHandle& handle, const c10::IValue* values, size_t n) {
    Call call(*op_, values);
    if (!call.find_plan()) return false;
    const TTMeta* metas = nullptr;
    const size_t count = call.outputs(&metas);
    auto* dests = call.scope().array<TTTensor>(count);
    size_t filled = 0;
    for (size_t position : written_) {
      if (values[position].isTensor()) {
        if (filled == count) return false;
        add(handle, values, n, values[position].toTensor(), metas[filled], dests + filled);
        ++filled;
      } else if (values[position].isList()) {
        for (const auto& e : values[position].toListRef()) {
          if (filled == count) return false;
          add(handle, values, n, e.toTensor(), metas[filled], dests + filled);
          ++filled;
        }
      } else {
        return false;  // an absent Tensor? that the op would have written
      }
    }
    if (filled != count) return false;
    TTCell** cells = call.scope().array<TTCell*>(count);
    std::fill_n(cells, count, nullptr);
    call.record(dests, count, cells);
    return true;
  }

  void add(const OperatorHandle& handle, const c10::IValue* values, size_t n, const at::Tensor& self,
           const TTMeta& meta, TTTensor* dest) {
    if (C10_UNLIKELY(!on_tpu(self)))
      raise_two_devices(self.device(), {kTpu, static_cast<c10::DeviceIndex>(current_device())});
    const auto type = static_cast<c10::ScalarType>(meta.dtype);
    if (C10_UNLIKELY(self.sizes() != sizes_of(meta) || !c10::canCast(type, self.scalar_type()))) {
      infer(handle, values, n);  // torch's own words, if it has any
      TORCH_CHECK(self.sizes() == sizes_of(meta), "output with shape ", self.sizes(),
                  " doesn't match the broadcast shape ", sizes_of(meta));
      check_castable(type, self.scalar_type());
    }
    if (!may_overlap_) {
      at::assert_no_internal_overlap(self);
      for (size_t i = 0; i < n; ++i)
        if (values[i].isTensor() && values[i].toTensor().defined() && on_tpu(values[i].toTensor()))
          at::assert_no_partial_overlap(self, values[i].toTensor());
    }
    *dest = describe(self);
  }

  const Op* op_;
  std::vector<size_t> written_;
  size_t returns_;
  bool may_overlap_;
};

struct Out final : c10::OperatorKernel {
  // The out= form takes the functional arguments without the trailing `options` (dtype, layout, device, pin_memory),
  // then `outs` tensors.
  Out(const Op* op, size_t shared, size_t outs, size_t returns)
      : op_(op), shared_(shared), outs_(outs), returns_(returns) {}

  void operator()(const OperatorHandle& handle, c10::DispatchKeySet, Stack* stack) {
    const size_t n = shared_ + outs_;
    c10::IValue* values = stack->data() + (stack->size() - n);
    if (C10_UNLIKELY(op_->takes_host_indices)) upload_indices(values, shared_);
    if (!run(handle, values)) {
      without_rule(handle, stack);
      return;
    }
    c10::SmallVector<c10::IValue, 4> results;
    for (size_t i = 0; i < returns_; ++i) results.push_back(values[shared_ + i]);
    torch::jit::drop(*stack, n);
    for (auto& r : results) stack->push_back(std::move(r));
  }

 private:
  bool run(const OperatorHandle& handle, const c10::IValue* values) {
    if (shared_ == op_->kinds.size()) return write(handle, values, values + shared_);
    // A factory: the destination says which dtype and device.
    const auto& first = values[shared_].toTensor();
    c10::SmallVector<c10::IValue, 8> all(values, values + shared_);
    for (size_t i = shared_; i < op_->kinds.size(); ++i) {
      if (op_->kinds[i] == ArgKind::DType) all.emplace_back(static_cast<int64_t>(first.scalar_type()));
      else if (op_->kinds[i] == ArgKind::Device) all.emplace_back(first.device());
      else all.emplace_back();
    }
    return write(handle, all.data(), values + shared_);
  }

  bool write(const OperatorHandle& handle, const c10::IValue* values, const c10::IValue* outs) {
    Call call(*op_, values);
    if (!call.find_plan()) return false;
    const TTMeta* metas = nullptr;
    const size_t count = call.outputs(&metas);
    // Which other dtypes an op can write is for its own kernel to say.
    for (size_t i = 0; i < std::min(outs_, count); ++i)
      if (C10_UNLIKELY(outs[i].isTensor() && outs[i].toTensor().defined() &&
                       static_cast<uint8_t>(outs[i].toTensor().scalar_type()) != metas[i].dtype)) {
        infer(handle, outs - shared_, shared_ + outs_);
        break;
      }
    auto* dests = call.scope().array<TTTensor>(count);
    size_t filled = 0;
    for (size_t i = 0; i < outs_; ++i) {
      if (outs[i].isTensor()) {
        if (filled == count || !add(call, outs[i].toTensor(), metas[filled], dests + filled)) return false;
        ++filled;
      } else {
        for (const auto& e : outs[i].toListRef()) {
          if (filled == count || !add(call, e.toTensor(), metas[filled], dests + filled)) return false;
          ++filled;
        }
      }
    }
    if (filled != count) return false;
    const bool refuse_same = refuses_itself(op_->name);
    for (size_t i = 0; i < op_->kinds.size(); ++i)
      for (size_t j = 0; j < outs_; ++j)
        if (outs[j].isTensor()) check_overlap(outs[j].toTensor(), values[i], refuse_same);
    TTCell** cells = call.scope().array<TTCell*>(count);
    std::fill_n(cells, count, nullptr);
    call.record(dests, count, cells);
    return true;
  }

  bool add(const Call& call, const at::Tensor& out, const TTMeta& meta, TTTensor* dest) {
    if (!out.defined()) return false;
    const c10::Device device(kTpu, static_cast<c10::DeviceIndex>(call.device()));
    if (out.device() != device) raise_two_devices(device, out.device());
    check_castable(static_cast<c10::ScalarType>(meta.dtype), out.scalar_type());
    at::assert_no_internal_overlap(out);
    if (out.sizes() != sizes_of(meta) && at::native::resize_output(out, sizes_of(meta)) &&
        out.strides() != strides_of(meta)) {
      out.as_strided_(sizes_of(meta), strides_of(meta));
    }
    *dest = describe(out);
    return true;
  }

  const Op* op_;
  size_t shared_, outs_, returns_;
};

bool is_written(const c10::Argument& a) { return a.alias_info() && a.alias_info()->isWrite(); }

bool is_view(const c10::FunctionSchema& schema) {
  for (const auto& r : schema.returns())
    if (r.alias_info() && !r.alias_info()->isWrite()) return true;
  return false;
}

bool is_composite(const OperatorHandle& op) {
  return op.hasKernelForDispatchKey(c10::DispatchKey::CompositeImplicitAutograd);
}

// Tensors only, or one list of tensors.
bool returns_tensors(const c10::FunctionSchema& schema) {
  for (const auto& r : schema.returns()) {
    const auto kind = kind_of(r);
    if (kind == ArgKind::Tensors) {
      if (schema.returns().size() != 1) return false;
    } else if (kind != ArgKind::Tensor) {
      return false;
    }
  }
  return !schema.returns().empty();
}

bool is_option(ArgKind kind) {
  return kind == ArgKind::DType || kind == ArgKind::Device || kind == ArgKind::Ignored;
}

// Every aten overload by base name, so that the in-place and out= forms of a row can be found.
std::unordered_map<std::string, std::vector<c10::OperatorName>> overloads() {
  std::unordered_map<std::string, std::vector<c10::OperatorName>> out;
  for (auto& name : c10::Dispatcher::singleton().getAllOpNames())
    if (name.name.rfind("aten::", 0) == 0) out[name.name].push_back(name);
  return out;
}

class Registrar {
 public:
  Registrar() : library_(TORCHTPU_ATEN_LIBRARY()), overloads_(overloads()) {
    taken_.insert("aten::_to_copy");  // its composite decides the device, then copies
  }

  void add(int32_t index) {
    const uint32_t flags = api().op_flags(index);
    if (flags & 2u) return;  // graph only
    const std::string name = api().op_name(index);
    const auto dot = name.find('.');
    const c10::OperatorName wanted(name.substr(0, dot), dot == std::string::npos ? "" : name.substr(dot + 1));
    const auto handle = c10::Dispatcher::singleton().findSchema(wanted);
    if (!handle) return;  // a newer or older torch than the table knows
    const auto& schema = handle->schema();
    if (is_view(schema)) return;
    auto op = std::make_unique<Op>(Op{index, flags, *handle, {}, name,
                                      name.rfind("aten::index", 0) == 0 || name.rfind("aten::_index_put", 0) == 0 ||
                                          name.rfind("aten::_unsafe_index", 0) == 0});
    bool tensors = false, device = false;
    for (const auto& a : schema.arguments()) {
      const auto kind = kind_of(a);
      if (kind == ArgKind::Unsupported) return;
      tensors |= kind == ArgKind::Tensor || kind == ArgKind::Tensors;
      device |= kind == ArgKind::Device;
      op->kinds.push_back(kind);
    }
    // zeros_like and its kin may ask for another device; torch's composites of them end in rows that don't.
    if (tensors && device) return;
    const Op* kept = op.release();  // for the life of the process, like its registrations
    bool mutates = false;
    for (const auto& a : schema.arguments()) mutates |= is_written(a);
    if (mutates) {
      add_in_place(kept, *handle);
      return;
    }
    if (!is_composite(*handle) && returns_tensors(schema)) {
      const bool list = kind_of(schema.returns()[0]) == ArgKind::Tensors;
      put(name, std::make_unique<Functional>(kept, list));
    }
    derive(kept, wanted.name, schema);
  }

 private:
  template <class Kernel>
  void put(const std::string& name, std::unique_ptr<Kernel> kernel) {
    if (!taken_.insert(name).second) return;
    const auto dot = name.find('.');
    const auto handle = c10::Dispatcher::singleton().findSchema(
        {name.substr(0, dot), dot == std::string::npos ? "" : name.substr(dot + 1)});
    if (handle && handle->hasKernelForDispatchKey(c10::DispatchKey::PrivateUse1)) return;  // registered by hand
    library_.impl(name.c_str() + 6, torch::CppFunction::makeFromBoxedFunctor(std::move(kernel)));
  }

  void derive(const Op* op, const std::string& base, const c10::FunctionSchema& functional) {
    // normal_'s functional form is called normal_functional.
    const std::string suffix = "_functional";
    const bool suffixed = base.size() > suffix.size() && base.compare(base.size() - suffix.size(), suffix.size(), suffix) == 0;
    const std::string stem = suffixed ? base.substr(0, base.size() - suffix.size()) : base;
    for (const auto& name : overloads_[stem + "_"]) {
      const auto handle = c10::Dispatcher::singleton().findSchema(name);
      if (handle && !is_composite(*handle) && same_arguments(functional, handle->schema()))
        add_in_place(op, *handle);
    }
    for (const auto& name : overloads_[base]) {
      const auto handle = c10::Dispatcher::singleton().findSchema(name);
      if (handle) add_out(op, *handle, functional);
    }
  }

  static bool same_arguments(const c10::FunctionSchema& a, const c10::FunctionSchema& b) {
    if (a.arguments().size() != b.arguments().size()) return false;
    for (size_t i = 0; i < a.arguments().size(); ++i)
      if (*a.arguments()[i].type() != *b.arguments()[i].type()) return false;
    return true;
  }

  void add_in_place(const Op* op, const OperatorHandle& handle) {
    std::vector<size_t> written;
    const auto& schema = handle.schema();
    for (size_t i = 0; i < schema.arguments().size(); ++i)
      if (is_written(schema.arguments()[i])) written.push_back(i);
    if (written.empty() || schema.returns().size() > 1) return;
    const auto name = c10::toString(handle.operator_name());
    // These accept a tensor whose elements share memory, as on CPU (the masked and indexed ones with its warning there).
    bool may_overlap = false;
    for (const char* op_name : {"fill_", "index_fill_", "index_put_", "masked_fill_", "masked_scatter_"})
      may_overlap |= handle.operator_name().name == std::string("aten::") + op_name;
    put(name, std::make_unique<InPlace>(op, std::move(written), schema.returns().size(), may_overlap));
  }

  void add_out(const Op* op, const OperatorHandle& handle, const c10::FunctionSchema& functional) {
    const auto& schema = handle.schema();
    const auto& arguments = schema.arguments();
    size_t shared = 0;
    while (shared < arguments.size() && !is_written(arguments[shared])) ++shared;
    const size_t outs = arguments.size() - shared;
    if (outs == 0 || shared > functional.arguments().size()) return;
    for (size_t i = shared; i < arguments.size(); ++i) {
      const auto kind = kind_of(arguments[i]);
      if (!is_written(arguments[i]) || (kind != ArgKind::Tensor && kind != ArgKind::Tensors)) return;
    }
    for (size_t i = 0; i < shared; ++i)
      if (*arguments[i].type() != *functional.arguments()[i].type()) return;
    for (size_t i = shared; i < functional.arguments().size(); ++i)
      if (!is_option(op->kinds[i])) return;
    if (outs != functional.returns().size() || (schema.returns().size() != outs && !schema.returns().empty())) return;
    // Generated ones call the functional form and copy; they need no help. Real composites neither.
    if (is_composite(handle) || handle.hasKernelForDispatchKey(c10::DispatchKey::CompositeExplicitAutograd)) return;
    put(c10::toString(handle.operator_name()), std::make_unique<Out>(op, shared, outs, schema.returns().size()));
  }

  torch::Library& library_;
  std::unordered_map<std::string, std::vector<c10::OperatorName>> overloads_;
  std::unordered_set<std::string> taken_;
};

}  // namespace

void register_dispatch() {
  Registrar registrar;
  const int32_t count = api().op_count();
  for (int32_t i = 0; i < count; ++i) registrar.add(i);
}

}  // namespace torchtpu
