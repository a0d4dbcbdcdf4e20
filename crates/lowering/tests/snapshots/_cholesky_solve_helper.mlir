module @_cholesky_solve_helper {
  func.func public @main(%v0: tensor<3x3xf32>, %v1: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
    %v2 = "stablehlo.reshape"(%v0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %v3 = "stablehlo.reshape"(%v1) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %v4 = "stablehlo.triangular_solve"(%v3, %v2) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v5 = "stablehlo.triangular_solve"(%v3, %v4) {left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v6 = "stablehlo.reshape"(%v5) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%v6) : (tensor<3x3xf32>) -> ()
  }
}
