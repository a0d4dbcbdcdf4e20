module @linalg_householder_product {
  func.func public @main(%v0: tensor<4x2xcomplex<f32>>, %v1: tensor<2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>) {
    %v2 = "stablehlo.reshape"(%v0) : (tensor<4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v3 = "stablehlo.reshape"(%v1) : (tensor<2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %v4 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1x4x2xcomplex<f32>>} : () -> tensor<1x4x2xcomplex<f32>>
    %v5 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<1x4x2xcomplex<f32>>} : () -> tensor<1x4x2xcomplex<f32>>
    %v6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4x2xi32>
    %v7 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x2xi32>
    %v8 = "stablehlo.constant"() {value = dense<0> : tensor<1x4x2xi32>} : () -> tensor<1x4x2xi32>
    %v9 = "stablehlo.add"(%v6, %v8) : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi32>
    %v10 = "stablehlo.compare"(%v7, %v9) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
    %v11 = "stablehlo.select"(%v10, %v5, %v4) : (tensor<1x4x2xi1>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v12 = "stablehlo.compare"(%v7, %v9) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
    %v13 = "stablehlo.select"(%v12, %v2, %v4) : (tensor<1x4x2xi1>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v14 = "stablehlo.select"(%v10, %v5, %v13) : (tensor<1x4x2xi1>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v15 = "stablehlo.transpose"(%v14) {permutation = array<i64: 0, 2, 1>} : (tensor<1x4x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
    %v16 = "stablehlo.real"(%v15) : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xf32>
    %v17 = "stablehlo.imag"(%v15) : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xf32>
    %v18 = "stablehlo.negate"(%v17) : (tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %v19 = "stablehlo.complex"(%v16, %v18) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xcomplex<f32>>
    %v20 = "stablehlo.dot_general"(%v19, %v14) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %v22 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %v23 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v24 = "stablehlo.add"(%v21, %v23) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v25 = "stablehlo.compare"(%v22, %v24) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v26 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1x2x2xcomplex<f32>>} : () -> tensor<1x2x2xcomplex<f32>>
    %v27 = "stablehlo.select"(%v25, %v20, %v26) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v28 = "stablehlo.broadcast_in_dim"(%v3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v29 = "stablehlo.multiply"(%v28, %v27) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v30 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<1x2x2xcomplex<f32>>} : () -> tensor<1x2x2xcomplex<f32>>
    %v31 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v32 = "stablehlo.add"(%v21, %v31) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v33 = "stablehlo.compare"(%v22, %v32) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v34 = "stablehlo.select"(%v33, %v30, %v29) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v35 = "stablehlo.select"(%v33, %v28, %v26) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v36 = "stablehlo.triangular_solve"(%v34, %v35) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v37 = "stablehlo.dot_general"(%v19, %v11) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v38 = "stablehlo.dot_general"(%v36, %v37) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v39 = "stablehlo.dot_general"(%v14, %v38) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x4x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v40 = "stablehlo.subtract"(%v11, %v39) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v41 = "stablehlo.reshape"(%v40) : (tensor<1x4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    "func.return"(%v41) : (tensor<4x2xcomplex<f32>>) -> ()
  }
}
