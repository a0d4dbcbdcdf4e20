module @linalg_matrix_exp {
  func.func public @main(%v0: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %v2 = "stablehlo.abs"(%v1) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %v4 = "stablehlo.reduce"(%v2, %v3) ({
    ^bb0(%v4_0_0: tensor<f32>, %v4_0_1: tensor<f32>):
      %v4_0_2 = "stablehlo.add"(%v4_0_0, %v4_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v4_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %v5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %v6 = "stablehlo.reduce"(%v4, %v5) ({
    ^bb0(%v6_0_0: tensor<f32>, %v6_0_1: tensor<f32>):
      %v6_0_2 = "stablehlo.maximum"(%v6_0_0, %v6_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v6_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %v7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<1xf32>} : () -> tensor<1xf32>
    %v8 = "stablehlo.multiply"(%v6, %v7) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %v9 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
    %v10 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1xf32>} : () -> tensor<1xf32>
    %v11 = "stablehlo.compare"(%v8, %v10) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %v12 = "stablehlo.select"(%v11, %v8, %v10) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %v13 = "stablehlo.constant"() {value = dense<0x3F317218> : tensor<1xf32>} : () -> tensor<1xf32>
    %v14 = "stablehlo.log"(%v12) : (tensor<1xf32>) -> tensor<1xf32>
    %v15 = "stablehlo.divide"(%v14, %v13) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %v16 = "stablehlo.ceil"(%v15) : (tensor<1xf32>) -> tensor<1xf32>
    %v17 = "stablehlo.constant"() {value = dense<0x42F00000> : tensor<1xf32>} : () -> tensor<1xf32>
    %v18 = "stablehlo.minimum"(%v16, %v17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %v19 = "stablehlo.maximum"(%v18, %v9) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %v20 = "stablehlo.convert"(%v19) : (tensor<1xf32>) -> tensor<1xi32>
    %v21 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
    %v22 = "stablehlo.reduce"(%v20, %v21) ({
    ^bb0(%v22_0_0: tensor<i32>, %v22_0_1: tensor<i32>):
      %v22_0_2 = "stablehlo.maximum"(%v22_0_0, %v22_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v22_0_2) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %v23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v24, %v25, %v26, %v27 = "stablehlo.while"(%v23, %v22, %v10, %v20) ({
    ^bb0(%v24_0_0: tensor<i32>, %v24_0_1: tensor<i32>, %v24_0_2: tensor<1xf32>, %v24_0_3: tensor<1xi32>):
      %v24_0_4 = "stablehlo.compare"(%v24_0_0, %v24_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v24_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v24_1_0: tensor<i32>, %v24_1_1: tensor<i32>, %v24_1_2: tensor<1xf32>, %v24_1_3: tensor<1xi32>):
      %v24_1_4 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v24_1_5 = "stablehlo.multiply"(%v24_1_2, %v24_1_4) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v24_1_6 = "stablehlo.broadcast_in_dim"(%v24_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %v24_1_7 = "stablehlo.compare"(%v24_1_6, %v24_1_3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %v24_1_8 = "stablehlo.select"(%v24_1_7, %v24_1_5, %v24_1_2) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v24_1_9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v24_1_10 = "stablehlo.add"(%v24_1_0, %v24_1_9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v24_1_10, %v24_1_1, %v24_1_8, %v24_1_3) : (tensor<i32>, tensor<i32>, tensor<1xf32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1xf32>, tensor<1xi32>) -> (tensor<i32>, tensor<i32>, tensor<1xf32>, tensor<1xi32>)
    %v28 = "stablehlo.broadcast_in_dim"(%v26) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x2x2xf32>
    %v29 = "stablehlo.multiply"(%v1, %v28) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v30 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v31 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v32 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %v33 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %v34 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v35 = "stablehlo.add"(%v32, %v34) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v36 = "stablehlo.compare"(%v33, %v35) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v37 = "stablehlo.select"(%v36, %v31, %v30) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v38 = "stablehlo.dot_general"(%v29, %v29) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v39 = "stablehlo.dot_general"(%v38, %v29) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v40 = "stablehlo.dot_general"(%v38, %v38) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v41 = "stablehlo.constant"() {value = dense<0x29573F9F> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v42 = "stablehlo.multiply"(%v40, %v41) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v43 = "stablehlo.constant"() {value = dense<0x310F76C7> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v44 = "stablehlo.multiply"(%v37, %v43) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v45 = "stablehlo.add"(%v42, %v44) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v46 = "stablehlo.constant"() {value = dense<0x2F309231> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v47 = "stablehlo.multiply"(%v29, %v46) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v48 = "stablehlo.add"(%v45, %v47) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v49 = "stablehlo.constant"() {value = dense<0x2D49CBA5> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v50 = "stablehlo.multiply"(%v38, %v49) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v51 = "stablehlo.add"(%v48, %v50) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v52 = "stablehlo.constant"() {value = dense<0x2B573F9F> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v53 = "stablehlo.multiply"(%v39, %v52) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v54 = "stablehlo.add"(%v51, %v53) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v55 = "stablehlo.dot_general"(%v54, %v40) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v56 = "stablehlo.constant"() {value = dense<0x37D00D01> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v57 = "stablehlo.multiply"(%v37, %v56) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v58 = "stablehlo.add"(%v55, %v57) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v59 = "stablehlo.constant"() {value = dense<0x3638EF1D> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v60 = "stablehlo.multiply"(%v29, %v59) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v61 = "stablehlo.add"(%v58, %v60) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v62 = "stablehlo.constant"() {value = dense<0x3493F27E> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v63 = "stablehlo.multiply"(%v38, %v62) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v64 = "stablehlo.add"(%v61, %v63) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v65 = "stablehlo.constant"() {value = dense<0x32D7322B> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v66 = "stablehlo.multiply"(%v39, %v65) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v67 = "stablehlo.add"(%v64, %v66) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v68 = "stablehlo.dot_general"(%v67, %v40) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v69 = "stablehlo.constant"() {value = dense<0x3D2AAAAB> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v70 = "stablehlo.multiply"(%v37, %v69) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v71 = "stablehlo.add"(%v68, %v70) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v72 = "stablehlo.constant"() {value = dense<0x3C088889> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v73 = "stablehlo.multiply"(%v29, %v72) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v74 = "stablehlo.add"(%v71, %v73) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v75 = "stablehlo.constant"() {value = dense<0x3AB60B61> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v76 = "stablehlo.multiply"(%v38, %v75) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v77 = "stablehlo.add"(%v74, %v76) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v78 = "stablehlo.constant"() {value = dense<0x39500D01> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v79 = "stablehlo.multiply"(%v39, %v78) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v80 = "stablehlo.add"(%v77, %v79) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v81 = "stablehlo.dot_general"(%v80, %v40) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v82 = "stablehlo.multiply"(%v37, %v31) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v83 = "stablehlo.add"(%v81, %v82) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v84 = "stablehlo.multiply"(%v29, %v31) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v85 = "stablehlo.add"(%v83, %v84) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v86 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v87 = "stablehlo.multiply"(%v38, %v86) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v88 = "stablehlo.add"(%v85, %v87) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v89 = "stablehlo.constant"() {value = dense<0x3E2AAAAB> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v90 = "stablehlo.multiply"(%v39, %v89) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v91 = "stablehlo.add"(%v88, %v90) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v92, %v93, %v94, %v95 = "stablehlo.while"(%v23, %v22, %v91, %v20) ({
    ^bb0(%v92_0_0: tensor<i32>, %v92_0_1: tensor<i32>, %v92_0_2: tensor<1x2x2xf32>, %v92_0_3: tensor<1xi32>):
      %v92_0_4 = "stablehlo.compare"(%v92_0_0, %v92_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v92_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v92_1_0: tensor<i32>, %v92_1_1: tensor<i32>, %v92_1_2: tensor<1x2x2xf32>, %v92_1_3: tensor<1xi32>):
      %v92_1_4 = "stablehlo.dot_general"(%v92_1_2, %v92_1_2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %v92_1_5 = "stablehlo.broadcast_in_dim"(%v92_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %v92_1_6 = "stablehlo.compare"(%v92_1_5, %v92_1_3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %v92_1_7 = "stablehlo.broadcast_in_dim"(%v92_1_6) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x2x2xi1>
      %v92_1_8 = "stablehlo.select"(%v92_1_7, %v92_1_4, %v92_1_2) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
      %v92_1_9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v92_1_10 = "stablehlo.add"(%v92_1_0, %v92_1_9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v92_1_10, %v92_1_1, %v92_1_8, %v92_1_3) : (tensor<i32>, tensor<i32>, tensor<1x2x2xf32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x2x2xf32>, tensor<1xi32>) -> (tensor<i32>, tensor<i32>, tensor<1x2x2xf32>, tensor<1xi32>)
    %v96 = "stablehlo.reshape"(%v94) : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%v96) : (tensor<2x2xf32>) -> ()
  }
}
