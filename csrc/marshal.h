// SPDX-License-Identifier: Apache-2.0
// Torch's boxed arguments as the core's.
#pragma once
#include <ATen/core/function_schema.h>
#include <ATen/core/stack.h>

#include <vector>

#include "api.h"

namespace torchtpu {

// How an argument is read, from its schema type.
enum class ArgKind : uint8_t {
  Tensor, Tensors, Scalar, Scalars, Int, Float, Bool, DType, Str, Ints, Floats, Bools, Generator, MemoryFormat, Device,
  Ignored, Unsupported
};

ArgKind kind_of(const c10::Argument& argument);

// Scratch memory of one call; nested calls stack. Nothing in it outlives the scope.
class Scope {
 public:
  Scope();
  ~Scope();
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

  template <class T>
  T* array(size_t n) {
    return static_cast<T*>(allocate(n * sizeof(T)));
  }

 private:
  void* allocate(size_t bytes);
  size_t block_, used_;
};

// One call's arguments: `args[0..n]`, with room for two more.
struct Marshalled {
  TTArg* args = nullptr;
  size_t n = 0;
  int32_t device = -1;         // of the first device tensor, -1 when there is none
  int32_t generator = -1;      // index of the Generator argument
  int32_t device_arg = -1;     // index of the Device argument
  bool lazy = false;           // a tensor with an unresolved conjugation or negation, which the core knows nothing of
};

// A device tensor as the core sees it. The pointers are the tensor's own.
TTTensor describe(const at::Tensor& t);

// Reads `values`, which must stay alive and unchanged while the result is used. Raises for tensors of another device.
Marshalled marshal(Scope& scope, const std::vector<ArgKind>& kinds, const c10::IValue* values);

// Raises torch's sentence for operands on two devices.
[[noreturn]] void raise_two_devices(c10::Device a, c10::Device b);

}  // namespace torchtpu
