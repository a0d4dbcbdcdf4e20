// SPDX-License-Identifier: Apache-2.0
#include "marshal.h"

#include <ATen/core/jit_type.h>

#include <cstring>
#include <memory>

#include "device.h"

namespace torchtpu {

namespace {

constexpr size_t kBlock = 1 << 16;

// Blocks are kept for the thread's life; a request larger than a block gets a block of its own.
struct Arena {
  struct Block {
    std::unique_ptr<char[]> memory;
    size_t size;
  };
  std::vector<Block> blocks;
  size_t block = 0, used = 0;
};
thread_local Arena t_arena;

}  // namespace

Scope::Scope() : block_(t_arena.block), used_(t_arena.used) {}

Scope::~Scope() {
  t_arena.block = block_;
  t_arena.used = used_;
}

void* Scope::allocate(size_t bytes) {
  auto& arena = t_arena;
  bytes = (bytes + 15) & ~size_t{15};
  while (arena.block < arena.blocks.size()) {
    auto& block = arena.blocks[arena.block];
    if (arena.used + bytes <= block.size) {
      void* out = block.memory.get() + arena.used;
      arena.used += bytes;
      return out;
    }
    ++arena.block;
    arena.used = 0;
  }
  const size_t size = std::max(bytes, kBlock);
  arena.blocks.push_back({std::make_unique<char[]>(size), size});
  arena.used = bytes;
  return arena.blocks.back().memory.get();
}

ArgKind kind_of(const c10::Argument& argument) {
  c10::TypePtr type = argument.real_type();
  if (auto optional = type->cast<c10::OptionalType>()) type = optional->getElementType();
  if (argument.name() == "pin_memory") return ArgKind::Ignored;
  switch (type->kind()) {
    case c10::TypeKind::TensorType: return ArgKind::Tensor;
    case c10::TypeKind::NumberType: return ArgKind::Scalar;
    case c10::TypeKind::IntType:
    case c10::TypeKind::SymIntType: return ArgKind::Int;
    case c10::TypeKind::FloatType: return ArgKind::Float;
    case c10::TypeKind::BoolType:
    case c10::TypeKind::SymBoolType: return ArgKind::Bool;
    case c10::TypeKind::StringType: return ArgKind::Str;
    case c10::TypeKind::ScalarTypeType: return ArgKind::DType;
    case c10::TypeKind::LayoutType: return ArgKind::Ignored;
    case c10::TypeKind::MemoryFormatType: return ArgKind::MemoryFormat;
    case c10::TypeKind::DeviceObjType: return ArgKind::Device;
    case c10::TypeKind::GeneratorType: return ArgKind::Generator;
    case c10::TypeKind::ListType: {
      c10::TypePtr element = type->castRaw<c10::ListType>()->getElementType();
      if (auto optional = element->cast<c10::OptionalType>()) element = optional->getElementType();
      switch (element->kind()) {
        case c10::TypeKind::TensorType: return ArgKind::Tensors;
        case c10::TypeKind::NumberType: return ArgKind::Scalars;
        case c10::TypeKind::IntType:
        case c10::TypeKind::SymIntType: return ArgKind::Ints;
        case c10::TypeKind::FloatType: return ArgKind::Floats;
        case c10::TypeKind::BoolType: return ArgKind::Bools;
        default: return ArgKind::Unsupported;
      }
    }
    default: return ArgKind::Unsupported;
  }
}

void raise_two_devices(c10::Device a, c10::Device b) {
  TORCH_CHECK(false, "Expected all tensors to be on the same device, but found at least two devices, ", a, " and ", b,
              "!");
}

TTTensor describe(const at::Tensor& t) {
  TTTensor out{};
  const auto* impl = t.unsafeGetTensorImpl();
  TORCH_CHECK(impl->has_storage(), "expected a tpu tensor with storage, got layout ", impl->layout());
  const auto& data = impl->unsafe_storage().unsafeGetStorageImpl()->_mutable_data_ptr_no_checks();
  if (C10_LIKELY(data.get_deleter() == &release_cell)) {
    out.cell = static_cast<TTCell*>(data.get_context());
  } else {
    // A storage emptied by set_(): give it a cell of its own, as an allocator would have.
    resize_storage(impl->unsafe_storage().unsafeGetStorageImpl(), 0);
    out.cell = static_cast<TTCell*>(impl->unsafe_storage().unsafeGetStorageImpl()->data_ptr().get_context());
  }
  const auto sizes = impl->sizes();
  out.sizes = sizes.data();
  out.strides = impl->strides().data();
  out.offset = impl->storage_offset();
  out.ndim = static_cast<int32_t>(sizes.size());
  out.dtype = static_cast<uint8_t>(c10::typeMetaToScalarType(impl->dtype()));
  out.flags = impl->is_wrapped_number() ? TT_FLAG_WRAPPED : 0;
  return out;
}

namespace {

void store(double value, uint64_t* out) { std::memcpy(out, &value, 8); }

// The value of a 0-d CPU tensor, at its dtype's widest representation.
void read_host(const at::Tensor& t, uint64_t* out) {
  const void* data = t.const_data_ptr();
  switch (t.scalar_type()) {
#define TORCHTPU_FLOATING(T, NAME)                                 \
  case at::ScalarType::NAME:                                       \
    store(static_cast<double>(*static_cast<const T*>(data)), out); \
    return;
    TORCHTPU_FLOATING(double, Double)
    TORCHTPU_FLOATING(float, Float)
    TORCHTPU_FLOATING(at::Half, Half)
    TORCHTPU_FLOATING(at::BFloat16, BFloat16)
    TORCHTPU_FLOATING(c10::Float8_e4m3fn, Float8_e4m3fn)
    TORCHTPU_FLOATING(c10::Float8_e5m2, Float8_e5m2)
    TORCHTPU_FLOATING(c10::Float8_e4m3fnuz, Float8_e4m3fnuz)
    TORCHTPU_FLOATING(c10::Float8_e5m2fnuz, Float8_e5m2fnuz)
#undef TORCHTPU_FLOATING
#define TORCHTPU_INTEGRAL(T, NAME)                                                              \
  case at::ScalarType::NAME:                                                                    \
    out[0] = static_cast<uint64_t>(static_cast<int64_t>(*static_cast<const T*>(data)));         \
    return;
    TORCHTPU_INTEGRAL(int64_t, Long)
    TORCHTPU_INTEGRAL(int32_t, Int)
    TORCHTPU_INTEGRAL(int16_t, Short)
    TORCHTPU_INTEGRAL(int8_t, Char)
    TORCHTPU_INTEGRAL(uint8_t, Byte)
    TORCHTPU_INTEGRAL(uint16_t, UInt16)
    TORCHTPU_INTEGRAL(uint32_t, UInt32)
    TORCHTPU_INTEGRAL(uint64_t, UInt64)
    TORCHTPU_INTEGRAL(bool, Bool)
#undef TORCHTPU_INTEGRAL
    default: {
      const auto value = t.item().toComplexDouble();
      store(value.real(), out);
      store(value.imag(), out + 1);
    }
  }
}

struct Reader {
  Scope& scope;
  Marshalled& call;
  c10::Device host{c10::DeviceType::CPU};
  bool host_tensor = false;  // a CPU tensor that is no scalar was seen

  void fill(const at::Tensor& t, TTTensor* out) {
    if (!t.defined()) {
      std::memset(out, 0, sizeof(*out));
      return;
    }
    const auto device = t.device();
    if (C10_LIKELY(device.type() == kTpu)) {
      if (call.device < 0) {
        call.device = device.index();
      } else if (C10_UNLIKELY(call.device != device.index())) {
        raise_two_devices({kTpu, static_cast<c10::DeviceIndex>(call.device)}, device);
      }
      constexpr c10::DispatchKeySet kLazy({c10::DispatchKey::Conjugate, c10::DispatchKey::Negative});
      if (C10_UNLIKELY(t.key_set().has_any(kLazy))) call.lazy = true;
      *out = describe(t);
      return;
    }
    if (device.is_cpu() && t.dim() == 0 && t.layout() == c10::kStrided) {
      std::memset(out, 0, sizeof(*out));
      out->dtype = static_cast<uint8_t>(t.scalar_type());
      out->flags = TT_FLAG_HOST | (t.unsafeGetTensorImpl()->is_wrapped_number() ? TT_FLAG_WRAPPED : 0);
      static const int64_t none = 0;
      out->sizes = out->strides = &none;
      read_host(t.is_conj() || t.is_neg() ? t.resolve_conj().resolve_neg() : t, out->host);
      return;
    }
    host = device;
    host_tensor = true;
    std::memset(out, 0, sizeof(*out));
  }

  void scalar(const c10::IValue& v, TTArg* out) {
    if (v.isInt()) {
      out->tag = TT_SCALAR_INT;
      out->v.i = v.toInt();
    } else if (v.isDouble()) {
      out->tag = TT_SCALAR_FLOAT;
      out->v.f = v.toDouble();
    } else if (v.isBool()) {
      out->tag = TT_SCALAR_BOOL;
      out->v.i = v.toBool();
    } else if (v.isComplexDouble()) {
      out->tag = TT_SCALAR_COMPLEX;
      const auto c = v.toComplexDouble();
      out->v.complex_[0] = c.real();
      out->v.complex_[1] = c.imag();
    } else {
      const auto s = v.toScalar();  // symbolic scalars are made concrete
      out->tag = s.isFloatingPoint() ? TT_SCALAR_FLOAT : TT_SCALAR_INT;
      if (s.isFloatingPoint()) out->v.f = s.toDouble();
      else out->v.i = s.toLong();
    }
  }

  void read(ArgKind kind, const c10::IValue& v, TTArg* out, int32_t position) {
    out->n = 0;
    out->v.rng[0] = out->v.rng[1] = 0;
    if (kind == ArgKind::Generator) call.generator = position;
    if (kind == ArgKind::Device) call.device_arg = position;
    if (v.isNone()) {
      out->tag = TT_NONE;
      return;
    }
    switch (kind) {
      case ArgKind::Tensor: {
        const at::Tensor& t = v.toTensor();
        if (!t.defined()) {
          out->tag = TT_NONE;
          return;
        }
        auto* tensor = scope.array<TTTensor>(1);
        fill(t, tensor);
        out->tag = TT_TENSOR;
        out->n = 1;
        out->v.tensor = tensor;
        return;
      }
      case ArgKind::Tensors: {
        static const at::Tensor undefined;
        out->tag = TT_TENSORS;
        if (v.isTensorList()) {
          const auto list = v.toTensorList();
          const auto refs = v.toListRef();
          auto* tensors = scope.array<TTTensor>(refs.size());
          for (size_t i = 0; i < refs.size(); ++i) fill(refs[i].toTensor(), tensors + i);
          out->n = static_cast<uint32_t>(refs.size());
          out->v.tensor = tensors;
          return;
        }
        const auto refs = v.toListRef();  // Tensor?[]
        auto* tensors = scope.array<TTTensor>(refs.size());
        for (size_t i = 0; i < refs.size(); ++i) fill(refs[i].isNone() ? undefined : refs[i].toTensor(), tensors + i);
        out->n = static_cast<uint32_t>(refs.size());
        out->v.tensor = tensors;
        return;
      }
      case ArgKind::Scalar: scalar(v, out); return;
      case ArgKind::Scalars: {
        const auto refs = v.toListRef();
        auto* args = scope.array<TTArg>(refs.size());
        for (size_t i = 0; i < refs.size(); ++i) {
          args[i].n = 0;
          args[i].v.rng[0] = args[i].v.rng[1] = 0;
          scalar(refs[i], args + i);
        }
        out->tag = TT_SCALARS;
        out->n = static_cast<uint32_t>(refs.size());
        out->v.args = args;
        return;
      }
      case ArgKind::Int:
        out->tag = TT_INT;
        out->v.i = v.isInt() ? v.toInt() : v.isBool() ? v.toBool() : v.toSymInt().guard_int(__FILE__, __LINE__);
        return;
      case ArgKind::Float:
        out->tag = TT_FLOAT;
        out->v.f = v.isDouble() ? v.toDouble() : v.toScalar().toDouble();
        return;
      case ArgKind::Bool:
        out->tag = TT_BOOL;
        out->v.i = v.toBool();
        return;
      case ArgKind::DType:
        out->tag = TT_DTYPE;
        out->v.i = v.toInt();
        return;
      case ArgKind::Str: {
        const auto& text = v.toStringRef();
        out->tag = TT_STR;
        out->n = static_cast<uint32_t>(text.size());
        out->v.str = text.data();
        return;
      }
      case ArgKind::Ints: {
        out->tag = TT_INTS;
        if (v.isInt()) {
          auto* one = scope.array<int64_t>(1);
          *one = v.toInt();
          out->n = 1;
          out->v.ints = one;
          return;
        }
        const auto refs = v.toListRef();
        auto* ints = scope.array<int64_t>(refs.size());
        for (size_t i = 0; i < refs.size(); ++i)
          ints[i] = refs[i].isInt() ? refs[i].toInt() : refs[i].toSymInt().guard_int(__FILE__, __LINE__);
        out->n = static_cast<uint32_t>(refs.size());
        out->v.ints = ints;
        return;
      }
      case ArgKind::Floats: {
        const auto refs = v.toListRef();
        auto* floats = scope.array<double>(refs.size());
        for (size_t i = 0; i < refs.size(); ++i) floats[i] = refs[i].toDouble();
        out->tag = TT_FLOATS;
        out->n = static_cast<uint32_t>(refs.size());
        out->v.floats = floats;
        return;
      }
      case ArgKind::Bools: {
        const auto refs = v.toListRef();
        auto* bools = scope.array<uint8_t>(refs.size());
        for (size_t i = 0; i < refs.size(); ++i) bools[i] = refs[i].toBool();
        out->tag = TT_BOOLS;
        out->n = static_cast<uint32_t>(refs.size());
        out->v.bools = bools;
        return;
      }
      case ArgKind::MemoryFormat:
        // Part of the signature, because the outputs' strides follow from it.
        out->tag = TT_INT;
        out->v.i = v.toInt();
        return;
      default: out->tag = TT_IGNORED; return;
    }
  }
};

}  // namespace

Marshalled marshal(Scope& scope, const std::vector<ArgKind>& kinds, const c10::IValue* values) {
  Marshalled call;
  call.n = kinds.size();
  call.args = scope.array<TTArg>(call.n + 2);
  Reader reader{scope, call};
  for (size_t i = 0; i < call.n; ++i) reader.read(kinds[i], values[i], call.args + i, static_cast<int32_t>(i));
  if (C10_UNLIKELY(reader.host_tensor)) {
    const int index = call.device < 0 ? current_device() : call.device;
    raise_two_devices({kTpu, static_cast<c10::DeviceIndex>(index)}, reader.host);
  }
  return call;
}

}  // namespace torchtpu
