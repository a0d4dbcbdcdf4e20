module @main {
  func.func public @main(%v0: tensor<4x3xf32>, %v1: tensor<2xi64>, %v2: tensor<2xf32>) -> (tensor<4x3xf32>) {
    %v3 = "stablehlo.reshape"(%v0) : (tensor<4x3xf32>) -> tensor<12xf32>
    %v4 = "stablehlo.constant"() {value = dense<0> : tensor<2xi64>} : () -> tensor<2xi64>
    %v5 = "stablehlo.constant"() {value = dense<12> : tensor<2xi64>} : () -> tensor<2xi64>
    %v6 = "stablehlo.compare"(%v1, %v4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %v7 = "stablehlo.add"(%v1, %v5) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %v8 = "stablehlo.select"(%v6, %v7, %v1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %v9 = "stablehlo.reshape"(%v8) : (tensor<2xi64>) -> tensor<2x1xi64>
    %v10 = "stablehlo.scatter"(%v3, %v9, %v2) ({
    ^bb0(%v10_0_0: tensor<f32>, %v10_0_1: tensor<f32>):
      "stablehlo.return"(%v10_0_1) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<2x1xi64>, tensor<2xf32>) -> tensor<12xf32>
    %v11 = "stablehlo.reshape"(%v10) : (tensor<12xf32>) -> tensor<4x3xf32>
    "func.return"(%v11) : (tensor<4x3xf32>) -> ()
  }
}
