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
    %v4 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %v5 = "stablehlo.convert"(%v4) : (tensor<2x5xi1>) -> tensor<2x5xi64>
    %v6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %v7 = "stablehlo.reduce"(%v5, %v6) ({
    ^bb0(%v7_0_0: tensor<i64>, %v7_0_1: tensor<i64>):
      %v7_0_2 = "stablehlo.add"(%v7_0_0, %v7_0_1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%v7_0_2) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    %v8 = "stablehlo.reshape"(%v7) : (tensor<2xi64>) -> tensor<2x1xi64>
    %v9 = "stablehlo.constant"() {value = dense<0> : tensor<2x1xi64>} : () -> tensor<2x1xi64>
    %v11 = "stablehlo.constant"() {value = dense<2> : tensor<2x1xi64>} : () -> tensor<2x1xi64>
    %v12 = "stablehlo.constant"() {value = dense<5> : tensor<2x1xi64>} : () -> tensor<2x1xi64>
    %v13 = "stablehlo.compare"(%v8, %v12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %v14 = "stablehlo.select"(%v13, %v11, %v8) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %v15 = "stablehlo.compare"(%v14, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %v16 = "stablehlo.add"(%v14, %v12) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %v17 = "stablehlo.select"(%v15, %v16, %v14) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %v18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x1xi64>
    %v19 = "stablehlo.reshape"(%v18) : (tensor<2x1xi64>) -> tensor<2x1x1xi64>
    %v20 = "stablehlo.reshape"(%v17) : (tensor<2x1xi64>) -> tensor<2x1x1xi64>
    %v21 = "stablehlo.concatenate"(%v19, %v20) {dimension = 2 : i64} : (tensor<2x1x1xi64>, tensor<2x1x1xi64>) -> tensor<2x1x2xi64>
    %v22 = "stablehlo.gather"(%v2, %v21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xf32>, tensor<2x1x2xi64>) -> tensor<2x1xf32>
    %v23 = "stablehlo.gather"(%v3, %v21) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xi64>, tensor<2x1x2xi64>) -> tensor<2x1xi64>
    %v24 = "stablehlo.reshape"(%v22) : (tensor<2x1xf32>) -> tensor<2xf32>
    %v25 = "stablehlo.reshape"(%v23) : (tensor<2x1xi64>) -> tensor<2xi64>
    "func.return"(%v24, %v25) : (tensor<2xf32>, tensor<2xi64>) -> ()
  }
}
