// SPDX-License-Identifier: Apache-2.0
// Registrations made at run time and kept for the life of the process.
#pragma once
#include <torch/library.h>

namespace torchtpu {

// The registrations of `ns` for `key`; one object per call site.
inline torch::Library& library(const char* ns, c10::DispatchKey key, const char* file, uint32_t line) {
  return *new torch::Library(torch::Library::IMPL, ns, key, file, line);
}

}  // namespace torchtpu

#define TORCHTPU_ATEN_LIBRARY() ::torchtpu::library("aten", c10::DispatchKey::PrivateUse1, __FILE__, __LINE__)
