module @main {
  func.func public @main(%v0: tensor<4x3xf32>, %v1: tensor<2xi64>, %v2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
    %v3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %v4 = "stablehlo.broadcast_in_dim"(%v3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %v5 = "stablehlo.constant"() {value = dense<0> : tensor<2xi64>} : () -> tensor<2xi64>
    %v6 = "stablehlo.constant"() {value = dense<4> : tensor<2xi64>} : () -> tensor<2xi64>
    %v7 = "stablehlo.compare"(%v1, %v5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %v8 = "stablehlo.add"(%v1, %v6) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %v9 = "stablehlo.select"(%v7, %v8, %v1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %v10 = "stablehlo.reshape"(%v9) : (tensor<2xi64>) -> tensor<2x1xi64>
    %v11 = "stablehlo.scatter"(%v0, %v10, %v4) ({
    ^bb0(%v11_0_0: tensor<f32>, %v11_0_1: tensor<f32>):
      "stablehlo.return"(%v11_0_1) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2x1xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %v12 = "stablehlo.scatter"(%v11, %v10, %v2) ({
    ^bb0(%v12_0_0: tensor<f32>, %v12_0_1: tensor<f32>):
      %v12_0_2 = "stablehlo.maximum"(%v12_0_0, %v12_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v12_0_2) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xf32>, tensor<2x1xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %v13 = "stablehlo.compare"(%v11, %v11) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %v14 = "stablehlo.compare"(%v2, %v2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %v15 = "stablehlo.scatter"(%v13, %v10, %v14) ({
    ^bb0(%v15_0_0: tensor<i1>, %v15_0_1: tensor<i1>):
      %v15_0_2 = "stablehlo.or"(%v15_0_0, %v15_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v15_0_2) : (tensor<i1>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4x3xi1>, tensor<2x1xi64>, tensor<2x3xi1>) -> tensor<4x3xi1>
    %v16 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
    %v17 = "stablehlo.select"(%v15, %v16, %v12) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%v17) : (tensor<4x3xf32>) -> ()
  }
}
