module @triangular_solve {
  func.func public @main(%v0: tensor<2x3x1xf32>, %v1: tensor<3x3xf32>) -> (tensor<2x3x1xf32>, tensor<2x3x3xf32>) {
    %v2 = "stablehlo.broadcast_in_dim"(%v1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %v3 = "stablehlo.triangular_solve"(%v2, %v0) {left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    "func.return"(%v3, %v2) : (tensor<2x3x1xf32>, tensor<2x3x3xf32>) -> ()
  }
}
