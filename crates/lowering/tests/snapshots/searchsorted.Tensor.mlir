module @main {
  func.func public @main(%v0: tensor<2x5xf32>, %v1: tensor<2x3xf32>) -> (tensor<2x3xi64>) {
    %v2 = "stablehlo.reshape"(%v0) : (tensor<2x5xf32>) -> tensor<10xf32>
    %v3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi64>
    %v4 = "stablehlo.reshape"(%v3) : (tensor<2x3xi64>) -> tensor<6xi64>
    %v5 = "stablehlo.constant"() {value = dense<5> : tensor<6xi64>} : () -> tensor<6xi64>
    %v6 = "stablehlo.multiply"(%v4, %v5) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v7 = "stablehlo.reshape"(%v1) : (tensor<2x3xf32>) -> tensor<6xf32>
    %v8 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
    %v9 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %v10 = "stablehlo.constant"() {value = dense<4> : tensor<6xi64>} : () -> tensor<6xi64>
    %v11 = "stablehlo.add"(%v8, %v5) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v12 = "stablehlo.shift_right_logical"(%v11, %v9) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v13 = "stablehlo.minimum"(%v12, %v10) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v14 = "stablehlo.add"(%v6, %v13) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v15 = "stablehlo.reshape"(%v14) : (tensor<6xi64>) -> tensor<6x1xi64>
    %v16 = "stablehlo.gather"(%v2, %v15) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<10xf32>, tensor<6x1xi64>) -> tensor<6xf32>
    %v17 = "stablehlo.compare"(%v16, %v7) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %v18 = "stablehlo.compare"(%v8, %v5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %v19 = "stablehlo.not"(%v17) : (tensor<6xi1>) -> tensor<6xi1>
    %v20 = "stablehlo.and"(%v18, %v19) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %v21 = "stablehlo.and"(%v18, %v17) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %v22 = "stablehlo.add"(%v12, %v9) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v23 = "stablehlo.select"(%v20, %v22, %v8) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v24 = "stablehlo.select"(%v21, %v12, %v5) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v25 = "stablehlo.add"(%v23, %v24) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v26 = "stablehlo.shift_right_logical"(%v25, %v9) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v27 = "stablehlo.minimum"(%v26, %v10) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v28 = "stablehlo.add"(%v6, %v27) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v29 = "stablehlo.reshape"(%v28) : (tensor<6xi64>) -> tensor<6x1xi64>
    %v30 = "stablehlo.gather"(%v2, %v29) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<10xf32>, tensor<6x1xi64>) -> tensor<6xf32>
    %v31 = "stablehlo.compare"(%v30, %v7) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %v32 = "stablehlo.compare"(%v23, %v24) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %v33 = "stablehlo.not"(%v31) : (tensor<6xi1>) -> tensor<6xi1>
    %v34 = "stablehlo.and"(%v32, %v33) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %v35 = "stablehlo.and"(%v32, %v31) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %v36 = "stablehlo.add"(%v26, %v9) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v37 = "stablehlo.select"(%v34, %v36, %v23) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v38 = "stablehlo.select"(%v35, %v26, %v24) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v39 = "stablehlo.add"(%v37, %v38) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v40 = "stablehlo.shift_right_logical"(%v39, %v9) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v41 = "stablehlo.minimum"(%v40, %v10) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v42 = "stablehlo.add"(%v6, %v41) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v43 = "stablehlo.reshape"(%v42) : (tensor<6xi64>) -> tensor<6x1xi64>
    %v44 = "stablehlo.gather"(%v2, %v43) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<10xf32>, tensor<6x1xi64>) -> tensor<6xf32>
    %v45 = "stablehlo.compare"(%v44, %v7) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %v46 = "stablehlo.compare"(%v37, %v38) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %v47 = "stablehlo.not"(%v45) : (tensor<6xi1>) -> tensor<6xi1>
    %v48 = "stablehlo.and"(%v46, %v47) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %v50 = "stablehlo.add"(%v40, %v9) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v51 = "stablehlo.select"(%v48, %v50, %v37) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %v53 = "stablehlo.reshape"(%v51) : (tensor<6xi64>) -> tensor<2x3xi64>
    "func.return"(%v53) : (tensor<2x3xi64>) -> ()
  }
}
