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
    %v4 = "stablehlo.slice"(%v2) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v5 = "stablehlo.slice"(%v2) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v6 = "stablehlo.compare"(%v4, %v5) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %v7 = "stablehlo.constant"() {value = dense<true> : tensor<2x1xi1>} : () -> tensor<2x1xi1>
    %v8 = "stablehlo.concatenate"(%v7, %v6) {dimension = 1 : i64} : (tensor<2x1xi1>, tensor<2x4xi1>) -> tensor<2x5xi1>
    %v9 = "stablehlo.constant"() {value = dense<0> : tensor<2x5xi64>} : () -> tensor<2x5xi64>
    %v10 = "stablehlo.select"(%v8, %v1, %v9) : (tensor<2x5xi1>, tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %v11 = "stablehlo.slice"(%v10) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %v12 = "stablehlo.slice"(%v10) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %v13 = "stablehlo.slice"(%v10) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %v14 = "stablehlo.maximum"(%v11, %v12) : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
    %v15 = "stablehlo.concatenate"(%v13, %v14) {dimension = 1 : i64} : (tensor<2x1xi64>, tensor<2x4xi64>) -> tensor<2x5xi64>
    %v16 = "stablehlo.slice"(%v15) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x3xi64>
    %v17 = "stablehlo.slice"(%v15) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x3xi64>
    %v18 = "stablehlo.slice"(%v15) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x2xi64>
    %v19 = "stablehlo.maximum"(%v16, %v17) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %v20 = "stablehlo.concatenate"(%v18, %v19) {dimension = 1 : i64} : (tensor<2x2xi64>, tensor<2x3xi64>) -> tensor<2x5xi64>
    %v21 = "stablehlo.slice"(%v20) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %v22 = "stablehlo.slice"(%v20) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %v23 = "stablehlo.slice"(%v20) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %v24 = "stablehlo.maximum"(%v21, %v22) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %v25 = "stablehlo.concatenate"(%v23, %v24) {dimension = 1 : i64} : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    %v26 = "stablehlo.subtract"(%v1, %v25) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %v27 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
    %v28 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %v29, %v30 = "stablehlo.reduce"(%v26, %v1, %v27, %v28) ({
    ^bb0(%v29_0_0: tensor<i64>, %v29_0_1: tensor<i64>, %v29_0_2: tensor<i64>, %v29_0_3: tensor<i64>):
      %v29_0_4 = "stablehlo.compare"(%v29_0_0, %v29_0_2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %v29_0_5 = "stablehlo.compare"(%v29_0_0, %v29_0_0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %v29_0_6 = "stablehlo.compare"(%v29_0_2, %v29_0_2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %v29_0_7 = "stablehlo.not"(%v29_0_6) : (tensor<i1>) -> tensor<i1>
      %v29_0_8 = "stablehlo.and"(%v29_0_5, %v29_0_7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v29_0_9 = "stablehlo.or"(%v29_0_4, %v29_0_8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v29_0_10 = "stablehlo.compare"(%v29_0_0, %v29_0_2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %v29_0_11 = "stablehlo.and"(%v29_0_5, %v29_0_6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v29_0_12 = "stablehlo.or"(%v29_0_10, %v29_0_11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v29_0_13 = "stablehlo.compare"(%v29_0_1, %v29_0_3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %v29_0_14 = "stablehlo.and"(%v29_0_12, %v29_0_13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v29_0_15 = "stablehlo.or"(%v29_0_9, %v29_0_14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v29_0_16 = "stablehlo.select"(%v29_0_15, %v29_0_0, %v29_0_2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %v29_0_17 = "stablehlo.select"(%v29_0_15, %v29_0_1, %v29_0_3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%v29_0_16, %v29_0_17) : (tensor<i64>, tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x5xi64>, tensor<2x5xi64>, tensor<i64>, tensor<i64>) -> (tensor<2xi64>, tensor<2xi64>)
    %v31 = "stablehlo.reshape"(%v30) : (tensor<2xi64>) -> tensor<2x1xi64>
    %v32 = "stablehlo.constant"() {value = dense<0> : tensor<2x1xi64>} : () -> tensor<2x1xi64>
    %v33 = "stablehlo.constant"() {value = dense<5> : tensor<2x1xi64>} : () -> tensor<2x1xi64>
    %v34 = "stablehlo.compare"(%v31, %v32) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %v35 = "stablehlo.add"(%v31, %v33) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %v36 = "stablehlo.select"(%v34, %v35, %v31) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %v37 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x1xi64>
    %v38 = "stablehlo.reshape"(%v37) : (tensor<2x1xi64>) -> tensor<2x1x1xi64>
    %v39 = "stablehlo.reshape"(%v36) : (tensor<2x1xi64>) -> tensor<2x1x1xi64>
    %v40 = "stablehlo.concatenate"(%v38, %v39) {dimension = 2 : i64} : (tensor<2x1x1xi64>, tensor<2x1x1xi64>) -> tensor<2x1x2xi64>
    %v41 = "stablehlo.gather"(%v2, %v40) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xf32>, tensor<2x1x2xi64>) -> tensor<2x1xf32>
    %v42 = "stablehlo.gather"(%v3, %v40) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x5xi64>, tensor<2x1x2xi64>) -> tensor<2x1xi64>
    %v43 = "stablehlo.reshape"(%v41) : (tensor<2x1xf32>) -> tensor<2xf32>
    %v44 = "stablehlo.reshape"(%v42) : (tensor<2x1xi64>) -> tensor<2xi64>
    "func.return"(%v43, %v44) : (tensor<2xf32>, tensor<2xi64>) -> ()
  }
}
