// SPDX-License-Identifier: Apache-2.0
// Sparse layouts: their parts are dense tensors of the device, what is computed on them runs on the host.
#include <ATen/ATen.h>
#include <ATen/ops/_coalesced_native.h>
#include <ATen/ops/_dimI_native.h>
#include <ATen/ops/_dimV_native.h>
#include <ATen/ops/_indices_native.h>
#include <ATen/ops/_nnz_native.h>
#include <ATen/ops/_sparse_coo_tensor_with_dims_and_tensors_native.h>
#include <ATen/ops/_sparse_coo_tensor_with_dims_native.h>
#include <ATen/ops/_values_native.h>
#include <ATen/ops/ccol_indices_native.h>
#include <ATen/ops/clone_native.h>
#include <ATen/ops/col_indices_native.h>
#include <ATen/ops/copy_native.h>
#include <ATen/ops/copy_sparse_to_sparse_native.h>
#include <ATen/ops/crow_indices_native.h>
#include <ATen/ops/dense_dim_native.h>
#include <ATen/ops/empty_native.h>
#include <ATen/ops/indices_native.h>
#include <ATen/ops/is_coalesced_native.h>
#include <ATen/ops/resize_as_sparse_native.h>
#include <ATen/ops/row_indices_native.h>
#include <ATen/ops/sparse_dim_native.h>
#include <ATen/ops/sparse_resize_native.h>
#include <ATen/ops/tensor_split_native.h>
#include <ATen/ops/values_native.h>

#include "fallback.h"
#include "library.h"

namespace torchtpu {

namespace {

namespace native = at::native;

void on_host(const c10::OperatorHandle& op, torch::jit::Stack* stack) { fall_back(op, stack); }

void register_coo() {
  auto& m = library("aten", c10::DispatchKey::SparsePrivateUse1, __FILE__, __LINE__);
  m.impl("_sparse_coo_tensor_with_dims", TORCH_FN(native::new_with_dims_sparse));
  m.impl("_sparse_coo_tensor_with_dims_and_tensors", TORCH_FN(native::new_with_dims_and_tensor_sparse_symint));
  m.impl("empty.memory_format", TORCH_FN(native::empty_sparse_symint));
  m.impl("clone", TORCH_FN(native::clone_sparse));
  m.impl("copy_", TORCH_FN(native::copy_sparse_wrapper_));
  m.impl("copy_sparse_to_sparse_", TORCH_FN(native::copy_sparse_));
  m.impl("sparse_dim", TORCH_FN(native::sparse_dim_sparse));
  m.impl("dense_dim", TORCH_FN(native::dense_dim_sparse));
  m.impl("_dimI", TORCH_FN(native::sparse_dim_sparse));
  m.impl("_dimV", TORCH_FN(native::dense_dim_sparse));
  m.impl("_nnz", TORCH_FN(native::_nnz_sparse));
  m.impl("_indices", TORCH_FN(native::_indices_sparse));
  m.impl("_values", TORCH_FN(native::_values_sparse));
  m.impl("indices", TORCH_FN(native::indices_sparse));
  m.impl("values", TORCH_FN(native::values_sparse));
  m.impl("is_coalesced", TORCH_FN(native::is_coalesced_sparse));
  m.impl("_coalesced_", TORCH_FN(native::_coalesced_sparse_));
  m.impl("sparse_resize_", TORCH_FN(native::sparse_resize_));
  m.impl("resize_as_sparse_", TORCH_FN(native::resize_as_sparse_));
}

void register_compressed() {
  auto& m = library("aten", c10::DispatchKey::SparseCsrPrivateUse1, __FILE__, __LINE__);
  m.impl("empty.memory_format", TORCH_FN(native::empty_sparse_compressed_symint));
  m.impl("clone", TORCH_FN(native::clone_sparse_compressed));
  m.impl("copy_", TORCH_FN(native::copy_sparse_compressed_));
  m.impl("sparse_dim", TORCH_FN(native::sparse_dim_sparse_csr));
  m.impl("dense_dim", TORCH_FN(native::dense_dim_sparse_csr));
  m.impl("_nnz", TORCH_FN(native::_nnz_sparse_csr));
  m.impl("crow_indices", TORCH_FN(native::crow_indices_sparse_csr));
  m.impl("col_indices", TORCH_FN(native::col_indices_sparse_csr));
  m.impl("ccol_indices", TORCH_FN(native::ccol_indices_sparse_csr));
  m.impl("row_indices", TORCH_FN(native::row_indices_sparse_csr));
  m.impl("values", TORCH_FN(native::values_sparse_csr));
}

// The indices say how many results there are: the host has to read them, wherever they are.
std::vector<at::Tensor> split_by_tensor(const at::Tensor& self, const at::Tensor& indices_or_sections, int64_t dim) {
  return native::tensor_split(self, indices_or_sections.cpu(), dim);
}

}  // namespace

void register_sparse() {
  register_coo();
  register_compressed();
  for (const auto key : {c10::DispatchKey::SparsePrivateUse1, c10::DispatchKey::SparseCsrPrivateUse1})
    library("_", key, __FILE__, __LINE__).fallback(torch::CppFunction::makeFromBoxedFunction<&on_host>());
  // Under autograd it is the composite that it is elsewhere, so it is registered above it too.
  for (const auto key : {c10::DispatchKey::PrivateUse1, c10::DispatchKey::AutogradPrivateUse1})
    library("aten", key, __FILE__, __LINE__).impl("tensor_split.tensor_indices_or_sections", split_by_tensor);
}

}  // namespace torchtpu
