module @main {
  func.func public @main(%v0: tensor<3xf32>, %v1: tensor<5xf32>) -> (tensor<3xi64>) {
    %v2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x3xi64>
    %v3 = "stablehlo.reshape"(%v2) : (tensor<1x3xi64>) -> tensor<3xi64>
    %v4 = "stablehlo.constant"() {value = dense<5> : tensor<3xi64>} : () -> tensor<3xi64>
    %v5 = "stablehlo.multiply"(%v3, %v4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v6 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %v7 = "stablehlo.constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
    %v8 = "stablehlo.constant"() {value = dense<4> : tensor<3xi64>} : () -> tensor<3xi64>
    %v9 = "stablehlo.add"(%v6, %v4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v10 = "stablehlo.shift_right_logical"(%v9, %v7) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v11 = "stablehlo.minimum"(%v10, %v8) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v12 = "stablehlo.add"(%v5, %v11) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v13 = "stablehlo.reshape"(%v12) : (tensor<3xi64>) -> tensor<3x1xi64>
    %v14 = "stablehlo.gather"(%v1, %v13) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<3x1xi64>) -> tensor<3xf32>
    %v15 = "stablehlo.compare"(%v14, %v0) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v16 = "stablehlo.compare"(%v6, %v4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v17 = "stablehlo.not"(%v15) : (tensor<3xi1>) -> tensor<3xi1>
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v19 = "stablehlo.and"(%v16, %v15) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v20 = "stablehlo.add"(%v10, %v7) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v21 = "stablehlo.select"(%v18, %v20, %v6) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v22 = "stablehlo.select"(%v19, %v10, %v4) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v23 = "stablehlo.add"(%v21, %v22) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v24 = "stablehlo.shift_right_logical"(%v23, %v7) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v25 = "stablehlo.minimum"(%v24, %v8) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v26 = "stablehlo.add"(%v5, %v25) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v27 = "stablehlo.reshape"(%v26) : (tensor<3xi64>) -> tensor<3x1xi64>
    %v28 = "stablehlo.gather"(%v1, %v27) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<3x1xi64>) -> tensor<3xf32>
    %v29 = "stablehlo.compare"(%v28, %v0) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v30 = "stablehlo.compare"(%v21, %v22) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v31 = "stablehlo.not"(%v29) : (tensor<3xi1>) -> tensor<3xi1>
    %v32 = "stablehlo.and"(%v30, %v31) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v33 = "stablehlo.and"(%v30, %v29) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v34 = "stablehlo.add"(%v24, %v7) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v35 = "stablehlo.select"(%v32, %v34, %v21) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v36 = "stablehlo.select"(%v33, %v24, %v22) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v37 = "stablehlo.add"(%v35, %v36) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v38 = "stablehlo.shift_right_logical"(%v37, %v7) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v39 = "stablehlo.minimum"(%v38, %v8) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v40 = "stablehlo.add"(%v5, %v39) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v41 = "stablehlo.reshape"(%v40) : (tensor<3xi64>) -> tensor<3x1xi64>
    %v42 = "stablehlo.gather"(%v1, %v41) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<3x1xi64>) -> tensor<3xf32>
    %v43 = "stablehlo.compare"(%v42, %v0) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v44 = "stablehlo.compare"(%v35, %v36) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v45 = "stablehlo.not"(%v43) : (tensor<3xi1>) -> tensor<3xi1>
    %v46 = "stablehlo.and"(%v44, %v45) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v48 = "stablehlo.add"(%v38, %v7) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %v49 = "stablehlo.select"(%v46, %v48, %v35) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%v49) : (tensor<3xi64>) -> ()
  }
}
