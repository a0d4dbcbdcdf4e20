// SPDX-License-Identifier: Apache-2.0
#include "api.h"

#include <c10/core/DeviceType.h>
#include <torch/version.h>

#include <atomic>
#include <exception>

namespace torchtpu {

const TTApi* g_api = nullptr;

void raise(TTStatus status) {
  const char* text = api().last_error ? api().last_error() : nullptr;
  std::string message = text ? text : "unknown failure";
  switch (status) {
    case TT_VALUE: TORCH_CHECK_VALUE(false, message);
    case TT_TYPE: TORCH_CHECK_TYPE(false, message);
    case TT_INDEX: TORCH_CHECK_INDEX(false, message);
    case TT_NOT_IMPLEMENTED: TORCH_CHECK_NOT_IMPLEMENTED(false, message);
    case TT_OOM: TORCH_CHECK_WITH(OutOfMemoryError, false, message);
    case TT_INTERRUPTED: raise_interrupted(message);
    case TT_INTERNAL: TORCH_CHECK(false, "torchtpu internal error (please report it): ", message);
    default: TORCH_CHECK(false, message);
  }
  TORCH_INTERNAL_ASSERT(false);
}

void ensure_initialized() {
  static std::atomic<bool> done{false};
  if (C10_LIKELY(done.load(std::memory_order_acquire))) return;
  check(api().initialize());
  done.store(true, std::memory_order_release);
}

namespace {
thread_local std::string g_init_error;
}  // namespace

}  // namespace torchtpu

// Why the last `torchtpu_glue_init` on this thread failed.
extern "C" __attribute__((visibility("default"))) const char* torchtpu_glue_error() {
  return torchtpu::g_init_error.c_str();
}

extern "C" __attribute__((visibility("default"))) TTStatus torchtpu_glue_init(const TTApi* api, TTGlue* glue) {
  using namespace torchtpu;
  try {
    if (api->abi_version != TT_ABI_VERSION || api->struct_size != sizeof(TTApi)) {
      g_init_error = "the core and the glue were built from different versions of torchtpu_abi.h";
      return TT_RUNTIME;
    }
    if (glue) {
      glue->abi_version = TT_ABI_VERSION;
      glue->struct_size = sizeof(TTGlue);
      glue->torch_version = TORCH_VERSION;
    }
    if (g_api) return TT_OK;  // registered already
    g_api = api;
    if (!c10::is_privateuse1_backend_registered()) c10::register_privateuse1_backend("tpu");
    register_allocator();
    register_guard();
    register_hooks();
    register_factories();
    register_copies();
    register_views();
    register_batch_norm();
    register_sparse();
    register_dispatch();
    register_autocast();
    register_graph();
    register_fallback();
    register_profiler();
    return TT_OK;
  } catch (const c10::Error& e) {
    g_init_error = e.what_without_backtrace();
    return TT_RUNTIME;
  } catch (const std::exception& e) {
    g_init_error = e.what();
    return TT_RUNTIME;
  }
}
