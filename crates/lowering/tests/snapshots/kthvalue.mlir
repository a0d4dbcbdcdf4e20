module @main {
  func.func public @main(%v0: tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %v1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi64>
    %v2, %v3 = "stablehlo.sort"(%v0, %v1) ({
    ^bb0(%v2_0_0: tensor<f32>, %v2_0_1: tensor<f32>, %v2_0_2: tensor<i64>, %v2_0_3: tensor<i64>):
      %v2_0_4 = "stablehlo.compare"(%v2_0_2, %v2_0_3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %v2_0_5 = "stablehlo.compare"(%v2_0_0, %v2_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v2_0_6 = "stablehlo.compare"(%v2_0_0, %v2_0_1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v2_0_7 = "stablehlo.compare"(%v2_0_0, %v2_0_0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v2_0_8 = "stablehlo.compare"(%v2_0_1, %v2_0_1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v2_0_9 = "stablehlo.and"(%v2_0_7, %v2_0_8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v2_0_10 = "stablehlo.or"(%v2_0_6, %v2_0_9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v2_0_11 = "stablehlo.not"(%v2_0_7) : (tensor<i1>) -> tensor<i1>
      %v2_0_12 = "stablehlo.and"(%v2_0_8, %v2_0_11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v2_0_13 = "stablehlo.or"(%v2_0_5, %v2_0_12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v2_0_14 = "stablehlo.and"(%v2_0_10, %v2_0_4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v2_0_15 = "stablehlo.or"(%v2_0_13, %v2_0_14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v2_0_15) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<2x5xf32>, tensor<2x5xi64>) -> (tensor<2x5xf32>, tensor<2x5xi64>)
    %v4 = "stablehlo.slice"(%v2) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %v5 = "stablehlo.slice"(%v3) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %v6 = "stablehlo.reshape"(%v4) : (tensor<2x1xf32>) -> tensor<2xf32>
    %v7 = "stablehlo.reshape"(%v5) : (tensor<2x1xi64>) -> tensor<2xi64>
    "func.return"(%v6, %v7) : (tensor<2xf32>, tensor<2xi64>) -> ()
  }
}
