module @main {
  func.func public @main(%v0: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xi64>) {
    %v1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5xi64>
    %v2 = "stablehlo.slice"(%v0) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v3 = "stablehlo.slice"(%v0) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v4 = "stablehlo.slice"(%v0) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %v5 = "stablehlo.slice"(%v1) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %v6 = "stablehlo.slice"(%v1) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %v7 = "stablehlo.slice"(%v1) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %v8 = "stablehlo.compare"(%v3, %v2) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %v9 = "stablehlo.compare"(%v3, %v3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %v10 = "stablehlo.or"(%v8, %v9) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
    %v11 = "stablehlo.select"(%v10, %v3, %v2) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %v12 = "stablehlo.select"(%v10, %v6, %v5) : (tensor<2x4xi1>, tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
    %v13 = "stablehlo.concatenate"(%v4, %v11) {dimension = 1 : i64} : (tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<2x5xf32>
    %v14 = "stablehlo.concatenate"(%v7, %v12) {dimension = 1 : i64} : (tensor<2x1xi64>, tensor<2x4xi64>) -> tensor<2x5xi64>
    %v15 = "stablehlo.slice"(%v13) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %v16 = "stablehlo.slice"(%v13) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %v17 = "stablehlo.slice"(%v13) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x2xf32>
    %v18 = "stablehlo.slice"(%v14) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x3xi64>
    %v19 = "stablehlo.slice"(%v14) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x3xi64>
    %v20 = "stablehlo.slice"(%v14) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x2xi64>
    %v21 = "stablehlo.compare"(%v16, %v15) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %v22 = "stablehlo.compare"(%v16, %v16) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %v23 = "stablehlo.or"(%v21, %v22) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %v24 = "stablehlo.select"(%v23, %v16, %v15) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v25 = "stablehlo.select"(%v23, %v19, %v18) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %v26 = "stablehlo.concatenate"(%v17, %v24) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x5xf32>
    %v27 = "stablehlo.concatenate"(%v20, %v25) {dimension = 1 : i64} : (tensor<2x2xi64>, tensor<2x3xi64>) -> tensor<2x5xi64>
    %v28 = "stablehlo.slice"(%v26) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %v29 = "stablehlo.slice"(%v26) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %v30 = "stablehlo.slice"(%v26) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v31 = "stablehlo.slice"(%v27) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %v32 = "stablehlo.slice"(%v27) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %v33 = "stablehlo.slice"(%v27) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %v34 = "stablehlo.compare"(%v29, %v28) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %v35 = "stablehlo.compare"(%v29, %v29) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %v36 = "stablehlo.or"(%v34, %v35) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %v37 = "stablehlo.select"(%v36, %v29, %v28) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %v38 = "stablehlo.select"(%v36, %v32, %v31) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %v39 = "stablehlo.concatenate"(%v30, %v37) {dimension = 1 : i64} : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
    %v40 = "stablehlo.concatenate"(%v33, %v38) {dimension = 1 : i64} : (tensor<2x4xi64>, tensor<2x1xi64>) -> tensor<2x5xi64>
    "func.return"(%v39, %v40) : (tensor<2x5xf32>, tensor<2x5xi64>) -> ()
  }
}
