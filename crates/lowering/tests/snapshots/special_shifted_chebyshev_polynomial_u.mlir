module @main {
  func.func public @main(%v0: tensor<3xf32>, %v1: tensor<3xf32>) -> (tensor<3xf32>) {
    %v2 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.multiply"(%v0, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v5 = "stablehlo.add"(%v3, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.constant"() {value = dense<0x5F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v7 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v8 = "stablehlo.compare"(%v1, %v7) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v9 = "stablehlo.compare"(%v1, %v6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v11 = "stablehlo.floor"(%v1) : (tensor<3xf32>) -> tensor<3xf32>
    %v12 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v13 = "stablehlo.add"(%v1, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.compare"(%v13, %v7) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v15 = "stablehlo.select"(%v14, %v7, %v4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.compare"(%v1, %v1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v17 = "stablehlo.select"(%v16, %v4, %v15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.compare"(%v1, %v6) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v19 = "stablehlo.select"(%v18, %v4, %v17) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.select"(%v10, %v11, %v19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v5, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.abs"(%v5) : (tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.compare"(%v22, %v12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v24 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v25 = "stablehlo.compare"(%v20, %v24) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v26 = "stablehlo.and"(%v23, %v25) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v27 = "stablehlo.compare"(%v22, %v12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v28 = "stablehlo.or"(%v26, %v27) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v29 = "stablehlo.not"(%v28) : (tensor<3xi1>) -> tensor<3xi1>
    %v30 = "stablehlo.compare"(%v20, %v12) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v31 = "stablehlo.and"(%v30, %v29) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v32 = "stablehlo.compare"(%v21, %v21) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v33 = "stablehlo.and"(%v31, %v32) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v34 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v35 = "stablehlo.reduce"(%v33, %v34) ({
    ^bb0(%v35_0_0: tensor<i1>, %v35_0_1: tensor<i1>):
      %v35_0_2 = "stablehlo.or"(%v35_0_0, %v35_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v35_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v36, %v37, %v38, %v39, %v40, %v41, %v42 = "stablehlo.while"(%v35, %v33, %v12, %v21, %v12, %v5, %v20) ({
    ^bb0(%v36_0_0: tensor<i1>, %v36_0_1: tensor<3xi1>, %v36_0_2: tensor<3xf32>, %v36_0_3: tensor<3xf32>, %v36_0_4: tensor<3xf32>, %v36_0_5: tensor<3xf32>, %v36_0_6: tensor<3xf32>):
      "stablehlo.return"(%v36_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v36_1_0: tensor<i1>, %v36_1_1: tensor<3xi1>, %v36_1_2: tensor<3xf32>, %v36_1_3: tensor<3xf32>, %v36_1_4: tensor<3xf32>, %v36_1_5: tensor<3xf32>, %v36_1_6: tensor<3xf32>):
      %v36_1_7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v36_1_8 = "stablehlo.multiply"(%v36_1_5, %v36_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_9 = "stablehlo.multiply"(%v36_1_8, %v36_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_10 = "stablehlo.subtract"(%v36_1_9, %v36_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_11 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v36_1_12 = "stablehlo.add"(%v36_1_4, %v36_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_13 = "stablehlo.compare"(%v36_1_12, %v36_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v36_1_14 = "stablehlo.compare"(%v36_1_10, %v36_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v36_1_15 = "stablehlo.and"(%v36_1_13, %v36_1_14) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v36_1_16 = "stablehlo.and"(%v36_1_1, %v36_1_15) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v36_1_17 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v36_1_18 = "stablehlo.reduce"(%v36_1_16, %v36_1_17) ({
      ^bb0(%v36_1_18_0_0: tensor<i1>, %v36_1_18_0_1: tensor<i1>):
        %v36_1_18_0_2 = "stablehlo.or"(%v36_1_18_0_0, %v36_1_18_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v36_1_18_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v36_1_19 = "stablehlo.select"(%v36_1_1, %v36_1_3, %v36_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_20 = "stablehlo.select"(%v36_1_1, %v36_1_10, %v36_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_21 = "stablehlo.select"(%v36_1_1, %v36_1_12, %v36_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_22 = "stablehlo.select"(%v36_1_1, %v36_1_5, %v36_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v36_1_23 = "stablehlo.select"(%v36_1_1, %v36_1_6, %v36_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v36_1_18, %v36_1_16, %v36_1_19, %v36_1_20, %v36_1_21, %v36_1_22, %v36_1_23) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v43 = "stablehlo.compare"(%v20, %v7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v44 = "stablehlo.compare"(%v20, %v12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v45 = "stablehlo.select"(%v44, %v12, %v39) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.select"(%v43, %v7, %v45) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v5, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.negate"(%v5) : (tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.add"(%v48, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.multiply"(%v47, %v49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.sqrt"(%v50) : (tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.atan2"(%v51, %v5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.add"(%v20, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v58 = "stablehlo.multiply"(%v53, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.sine"(%v58) : (tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.divide"(%v59, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.select"(%v26, %v60, %v46) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.multiply"(%v20, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.floor"(%v62) : (tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.compare"(%v62, %v63) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v65 = "stablehlo.select"(%v64, %v4, %v12) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.multiply"(%v65, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.compare"(%v5, %v12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v70 = "stablehlo.select"(%v69, %v53, %v68) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.select"(%v27, %v70, %v61) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.select"(%v43, %v7, %v71) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v72) : (tensor<3xf32>) -> ()
  }
}
