module @main {
  func.func public @main(%v0: tensor<2x5xf32>) -> (tensor<f32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<2x5xf32>) -> tensor<10xf32>
    %v2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xi64>
    %v3, %v4 = "stablehlo.sort"(%v1, %v2) ({
    ^bb0(%v3_0_0: tensor<f32>, %v3_0_1: tensor<f32>, %v3_0_2: tensor<i64>, %v3_0_3: tensor<i64>):
      %v3_0_4 = "stablehlo.compare"(%v3_0_2, %v3_0_3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %v3_0_5 = "stablehlo.compare"(%v3_0_0, %v3_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v3_0_6 = "stablehlo.compare"(%v3_0_0, %v3_0_1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v3_0_7 = "stablehlo.compare"(%v3_0_0, %v3_0_0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v3_0_8 = "stablehlo.compare"(%v3_0_1, %v3_0_1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v3_0_9 = "stablehlo.and"(%v3_0_7, %v3_0_8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v3_0_10 = "stablehlo.or"(%v3_0_6, %v3_0_9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v3_0_11 = "stablehlo.not"(%v3_0_7) : (tensor<i1>) -> tensor<i1>
      %v3_0_12 = "stablehlo.and"(%v3_0_8, %v3_0_11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v3_0_13 = "stablehlo.or"(%v3_0_5, %v3_0_12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v3_0_14 = "stablehlo.and"(%v3_0_10, %v3_0_4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v3_0_15 = "stablehlo.or"(%v3_0_13, %v3_0_14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v3_0_15) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<10xf32>, tensor<10xi64>) -> (tensor<10xf32>, tensor<10xi64>)
    %v5 = "stablehlo.compare"(%v1, %v1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %v6 = "stablehlo.convert"(%v5) : (tensor<10xi1>) -> tensor<10xi64>
    %v7 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %v8 = "stablehlo.reduce"(%v6, %v7) ({
    ^bb0(%v8_0_0: tensor<i64>, %v8_0_1: tensor<i64>):
      %v8_0_2 = "stablehlo.add"(%v8_0_0, %v8_0_1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%v8_0_2) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<10xi64>, tensor<i64>) -> tensor<i64>
    %v9 = "stablehlo.reshape"(%v8) : (tensor<i64>) -> tensor<1xi64>
    %v10 = "stablehlo.constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
    %v11 = "stablehlo.constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
    %v12 = "stablehlo.constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
    %v13 = "stablehlo.subtract"(%v9, %v11) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %v14 = "stablehlo.maximum"(%v13, %v10) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %v15 = "stablehlo.divide"(%v14, %v12) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %v16 = "stablehlo.constant"() {value = dense<10> : tensor<1xi64>} : () -> tensor<1xi64>
    %v17 = "stablehlo.compare"(%v15, %v10) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %v18 = "stablehlo.add"(%v15, %v16) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %v19 = "stablehlo.select"(%v17, %v18, %v15) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %v20 = "stablehlo.reshape"(%v19) : (tensor<1xi64>) -> tensor<1x1xi64>
    %v21 = "stablehlo.gather"(%v3, %v20) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<10xf32>, tensor<1x1xi64>) -> tensor<1xf32>
    %v22 = "stablehlo.reshape"(%v21) : (tensor<1xf32>) -> tensor<f32>
    "func.return"(%v22) : (tensor<f32>) -> ()
  }
}
