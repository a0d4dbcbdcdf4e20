// SPDX-License-Identifier: Apache-2.0
// Ctrl-C while the core was waiting becomes KeyboardInterrupt, where the glue is built with Python's headers.
#include "api.h"

#if __has_include(<Python.h>)
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/utils/pybind.h>

namespace torchtpu {

void raise_interrupted(const std::string& message) {
  pybind11::gil_scoped_acquire gil;
  PyErr_SetString(PyExc_KeyboardInterrupt, message.c_str());
  python_error error;
  error.persist();
  throw error;
}

}  // namespace torchtpu
#else

namespace torchtpu {

void raise_interrupted(const std::string& message) { TORCH_CHECK(false, message); }

}  // namespace torchtpu
#endif
