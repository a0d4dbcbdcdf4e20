module @cholesky_inverse {
  func.func public @main(%v0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %v2 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
    %v3 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
    %v4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %v5 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %v6 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3xi32>} : () -> tensor<1x3x3xi32>
    %v7 = "stablehlo.add"(%v4, %v6) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %v8 = "stablehlo.compare"(%v5, %v7) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %v9 = "stablehlo.select"(%v8, %v3, %v2) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v10 = "stablehlo.triangular_solve"(%v1, %v9) {left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v11 = "stablehlo.triangular_solve"(%v1, %v10) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v12 = "stablehlo.reshape"(%v11) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%v12) : (tensor<3x3xf32>) -> ()
  }
}
