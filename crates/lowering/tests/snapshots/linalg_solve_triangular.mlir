module @linalg_solve_triangular {
  func.func public @main(%v0: tensor<3x3xf32>, %v1: tensor<2x3x1xf32>) -> (tensor<2x3x1xf32>) {
    %v2 = "stablehlo.broadcast_in_dim"(%v0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %v3 = "stablehlo.triangular_solve"(%v2, %v1) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    "func.return"(%v3) : (tensor<2x3x1xf32>) -> ()
  }
}
