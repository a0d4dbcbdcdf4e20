module @ormqr {
  func.func public @main(%v0: tensor<4x2xcomplex<f32>>, %v1: tensor<2xcomplex<f32>>, %v2: tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>) {
    %v3 = "stablehlo.reshape"(%v0) : (tensor<4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v4 = "stablehlo.reshape"(%v2) : (tensor<3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %v5 = "stablehlo.reshape"(%v1) : (tensor<2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %v6 = "stablehlo.transpose"(%v4) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %v7 = "stablehlo.real"(%v6) : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xf32>
    %v8 = "stablehlo.imag"(%v6) : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xf32>
    %v9 = "stablehlo.negate"(%v8) : (tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %v10 = "stablehlo.complex"(%v7, %v9) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xcomplex<f32>>
    %v11 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4x2xi32>
    %v12 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x2xi32>
    %v13 = "stablehlo.constant"() {value = dense<0> : tensor<1x4x2xi32>} : () -> tensor<1x4x2xi32>
    %v14 = "stablehlo.add"(%v11, %v13) : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi32>
    %v15 = "stablehlo.compare"(%v12, %v14) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
    %v16 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1x4x2xcomplex<f32>>} : () -> tensor<1x4x2xcomplex<f32>>
    %v17 = "stablehlo.select"(%v15, %v3, %v16) : (tensor<1x4x2xi1>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v18 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<1x4x2xcomplex<f32>>} : () -> tensor<1x4x2xcomplex<f32>>
    %v19 = "stablehlo.compare"(%v12, %v14) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
    %v20 = "stablehlo.select"(%v19, %v18, %v17) : (tensor<1x4x2xi1>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v21 = "stablehlo.transpose"(%v20) {permutation = array<i64: 0, 2, 1>} : (tensor<1x4x2xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
    %v22 = "stablehlo.real"(%v21) : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xf32>
    %v23 = "stablehlo.imag"(%v21) : (tensor<1x2x4xcomplex<f32>>) -> tensor<1x2x4xf32>
    %v24 = "stablehlo.negate"(%v23) : (tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %v25 = "stablehlo.complex"(%v22, %v24) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xcomplex<f32>>
    %v26 = "stablehlo.dot_general"(%v25, %v20) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %v28 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %v29 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v30 = "stablehlo.add"(%v27, %v29) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v31 = "stablehlo.compare"(%v28, %v30) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v32 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1x2x2xcomplex<f32>>} : () -> tensor<1x2x2xcomplex<f32>>
    %v33 = "stablehlo.select"(%v31, %v26, %v32) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v34 = "stablehlo.broadcast_in_dim"(%v5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v35 = "stablehlo.multiply"(%v34, %v33) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v36 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<1x2x2xcomplex<f32>>} : () -> tensor<1x2x2xcomplex<f32>>
    %v37 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v38 = "stablehlo.add"(%v27, %v37) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v39 = "stablehlo.compare"(%v28, %v38) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v40 = "stablehlo.select"(%v39, %v36, %v35) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v41 = "stablehlo.select"(%v39, %v34, %v32) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v42 = "stablehlo.triangular_solve"(%v40, %v41) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %v43 = "stablehlo.dot_general"(%v25, %v10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %v44 = "stablehlo.dot_general"(%v42, %v43) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %v45 = "stablehlo.dot_general"(%v20, %v44) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x4x2xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %v46 = "stablehlo.subtract"(%v10, %v45) : (tensor<1x4x3xcomplex<f32>>, tensor<1x4x3xcomplex<f32>>) -> tensor<1x4x3xcomplex<f32>>
    %v47 = "stablehlo.transpose"(%v46) {permutation = array<i64: 0, 2, 1>} : (tensor<1x4x3xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %v48 = "stablehlo.real"(%v47) : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xf32>
    %v49 = "stablehlo.imag"(%v47) : (tensor<1x3x4xcomplex<f32>>) -> tensor<1x3x4xf32>
    %v50 = "stablehlo.negate"(%v49) : (tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %v51 = "stablehlo.complex"(%v48, %v50) : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x3x4xcomplex<f32>>
    %v52 = "stablehlo.reshape"(%v51) : (tensor<1x3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    "func.return"(%v52) : (tensor<3x4xcomplex<f32>>) -> ()
  }
}
