module @main {
  func.func public @main(%v0: tensor<4x3xf32>, %v1: tensor<2x3xi64>, %v2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
    %v3 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi64>} : () -> tensor<2x3xi64>
    %v4 = "stablehlo.constant"() {value = dense<4> : tensor<2x3xi64>} : () -> tensor<2x3xi64>
    %v5 = "stablehlo.compare"(%v1, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %v6 = "stablehlo.add"(%v1, %v4) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %v7 = "stablehlo.select"(%v5, %v6, %v1) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %v8 = "stablehlo.reshape"(%v7) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %v9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi64>
    %v10 = "stablehlo.reshape"(%v9) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %v11 = "stablehlo.concatenate"(%v8, %v10) {dimension = 2 : i64} : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> tensor<2x3x2xi64>
    %v12 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %v13 = "stablehlo.broadcast_in_dim"(%v12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %v14 = "stablehlo.scatter"(%v0, %v11, %v13) ({
    ^bb0(%v14_0_0: tensor<f32>, %v14_0_1: tensor<f32>):
      "stablehlo.return"(%v14_0_1) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false} : (tensor<4x3xf32>, tensor<2x3x2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %v15 = "stablehlo.scatter"(%v14, %v11, %v2) ({
    ^bb0(%v15_0_0: tensor<f32>, %v15_0_1: tensor<f32>):
      %v15_0_2 = "stablehlo.add"(%v15_0_0, %v15_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v15_0_2) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false} : (tensor<4x3xf32>, tensor<2x3x2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %v16 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
    %v17 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %v19 = "stablehlo.scatter"(%v16, %v11, %v18) ({
    ^bb0(%v19_0_0: tensor<f32>, %v19_0_1: tensor<f32>):
      "stablehlo.return"(%v19_0_1) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false} : (tensor<4x3xf32>, tensor<2x3x2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %v20 = "stablehlo.scatter"(%v19, %v11, %v17) ({
    ^bb0(%v20_0_0: tensor<f32>, %v20_0_1: tensor<f32>):
      %v20_0_2 = "stablehlo.add"(%v20_0_0, %v20_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v20_0_2) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false} : (tensor<4x3xf32>, tensor<2x3x2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %v21 = "stablehlo.divide"(%v15, %v20) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%v21) : (tensor<4x3xf32>) -> ()
  }
}
