module @main {
  func.func public @main(%v0: tensor<2x5xf32>) -> (tensor<2x5xf32>) {
    %v1 = "stablehlo.slice"(%v0) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v2 = "stablehlo.slice"(%v0) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v3 = "stablehlo.slice"(%v0) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %v4 = "stablehlo.maximum"(%v1, %v2) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %v5 = "stablehlo.subtract"(%v1, %v2) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %v6 = "stablehlo.abs"(%v5) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %v7 = "stablehlo.negate"(%v6) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %v8 = "stablehlo.exponential"(%v7) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %v9 = "stablehlo.log_plus_one"(%v8) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %v10 = "stablehlo.add"(%v4, %v9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %v11 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %v12 = "stablehlo.is_finite"(%v1) : (tensor<2x4xf32>) -> tensor<2x4xi1>
    %v13 = "stablehlo.not"(%v12) : (tensor<2x4xi1>) -> tensor<2x4xi1>
    %v14 = "stablehlo.and"(%v11, %v13) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
    %v15 = "stablehlo.select"(%v14, %v1, %v10) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %v16 = "stablehlo.add"(%v1, %v2) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %v17 = "stablehlo.compare"(%v1, %v1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %v18 = "stablehlo.compare"(%v2, %v2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %v19 = "stablehlo.or"(%v17, %v18) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
    %v20 = "stablehlo.select"(%v19, %v16, %v15) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %v21 = "stablehlo.concatenate"(%v3, %v20) {dimension = 1 : i64} : (tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<2x5xf32>
    %v22 = "stablehlo.slice"(%v21) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %v23 = "stablehlo.slice"(%v21) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %v24 = "stablehlo.slice"(%v21) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x2xf32>
    %v25 = "stablehlo.maximum"(%v22, %v23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v26 = "stablehlo.subtract"(%v22, %v23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v27 = "stablehlo.abs"(%v26) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %v28 = "stablehlo.negate"(%v27) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %v29 = "stablehlo.exponential"(%v28) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %v30 = "stablehlo.log_plus_one"(%v29) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %v31 = "stablehlo.add"(%v25, %v30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v32 = "stablehlo.compare"(%v22, %v23) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %v33 = "stablehlo.is_finite"(%v22) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %v34 = "stablehlo.not"(%v33) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %v35 = "stablehlo.and"(%v32, %v34) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %v36 = "stablehlo.select"(%v35, %v22, %v31) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v37 = "stablehlo.add"(%v22, %v23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v38 = "stablehlo.compare"(%v22, %v22) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %v39 = "stablehlo.compare"(%v23, %v23) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %v40 = "stablehlo.or"(%v38, %v39) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %v41 = "stablehlo.select"(%v40, %v37, %v36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v42 = "stablehlo.concatenate"(%v24, %v41) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x5xf32>
    %v43 = "stablehlo.slice"(%v42) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %v44 = "stablehlo.slice"(%v42) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %v45 = "stablehlo.slice"(%v42) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %v46 = "stablehlo.maximum"(%v43, %v44) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %v47 = "stablehlo.subtract"(%v43, %v44) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %v48 = "stablehlo.abs"(%v47) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %v49 = "stablehlo.negate"(%v48) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %v50 = "stablehlo.exponential"(%v49) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %v51 = "stablehlo.log_plus_one"(%v50) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %v52 = "stablehlo.add"(%v46, %v51) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %v53 = "stablehlo.compare"(%v43, %v44) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %v54 = "stablehlo.is_finite"(%v43) : (tensor<2x1xf32>) -> tensor<2x1xi1>
    %v55 = "stablehlo.not"(%v54) : (tensor<2x1xi1>) -> tensor<2x1xi1>
    %v56 = "stablehlo.and"(%v53, %v55) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %v57 = "stablehlo.select"(%v56, %v43, %v52) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %v58 = "stablehlo.add"(%v43, %v44) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %v59 = "stablehlo.compare"(%v43, %v43) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %v60 = "stablehlo.compare"(%v44, %v44) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %v61 = "stablehlo.or"(%v59, %v60) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %v62 = "stablehlo.select"(%v61, %v58, %v57) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %v63 = "stablehlo.concatenate"(%v45, %v62) {dimension = 1 : i64} : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
    "func.return"(%v63) : (tensor<2x5xf32>) -> ()
  }
}
