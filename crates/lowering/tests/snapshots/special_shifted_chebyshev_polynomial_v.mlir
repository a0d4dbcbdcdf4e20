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
    %v22 = "stablehlo.add"(%v21, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.abs"(%v5) : (tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.compare"(%v23, %v12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v25 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v26 = "stablehlo.compare"(%v20, %v25) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v27 = "stablehlo.and"(%v24, %v26) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v28 = "stablehlo.compare"(%v23, %v12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v29 = "stablehlo.or"(%v27, %v28) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v30 = "stablehlo.not"(%v29) : (tensor<3xi1>) -> tensor<3xi1>
    %v31 = "stablehlo.compare"(%v20, %v12) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v32 = "stablehlo.and"(%v31, %v30) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v33 = "stablehlo.compare"(%v22, %v22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v34 = "stablehlo.and"(%v32, %v33) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v35 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v36 = "stablehlo.reduce"(%v34, %v35) ({
    ^bb0(%v36_0_0: tensor<i1>, %v36_0_1: tensor<i1>):
      %v36_0_2 = "stablehlo.or"(%v36_0_0, %v36_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v36_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v37, %v38, %v39, %v40, %v41, %v42, %v43 = "stablehlo.while"(%v36, %v34, %v12, %v22, %v12, %v5, %v20) ({
    ^bb0(%v37_0_0: tensor<i1>, %v37_0_1: tensor<3xi1>, %v37_0_2: tensor<3xf32>, %v37_0_3: tensor<3xf32>, %v37_0_4: tensor<3xf32>, %v37_0_5: tensor<3xf32>, %v37_0_6: tensor<3xf32>):
      "stablehlo.return"(%v37_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v37_1_0: tensor<i1>, %v37_1_1: tensor<3xi1>, %v37_1_2: tensor<3xf32>, %v37_1_3: tensor<3xf32>, %v37_1_4: tensor<3xf32>, %v37_1_5: tensor<3xf32>, %v37_1_6: tensor<3xf32>):
      %v37_1_7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v37_1_8 = "stablehlo.multiply"(%v37_1_5, %v37_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_9 = "stablehlo.multiply"(%v37_1_8, %v37_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_10 = "stablehlo.subtract"(%v37_1_9, %v37_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_11 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v37_1_12 = "stablehlo.add"(%v37_1_4, %v37_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_13 = "stablehlo.compare"(%v37_1_12, %v37_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v37_1_14 = "stablehlo.compare"(%v37_1_10, %v37_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v37_1_15 = "stablehlo.and"(%v37_1_13, %v37_1_14) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v37_1_16 = "stablehlo.and"(%v37_1_1, %v37_1_15) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v37_1_17 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v37_1_18 = "stablehlo.reduce"(%v37_1_16, %v37_1_17) ({
      ^bb0(%v37_1_18_0_0: tensor<i1>, %v37_1_18_0_1: tensor<i1>):
        %v37_1_18_0_2 = "stablehlo.or"(%v37_1_18_0_0, %v37_1_18_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v37_1_18_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v37_1_19 = "stablehlo.select"(%v37_1_1, %v37_1_3, %v37_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_20 = "stablehlo.select"(%v37_1_1, %v37_1_10, %v37_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_21 = "stablehlo.select"(%v37_1_1, %v37_1_12, %v37_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_22 = "stablehlo.select"(%v37_1_1, %v37_1_5, %v37_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v37_1_23 = "stablehlo.select"(%v37_1_1, %v37_1_6, %v37_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v37_1_18, %v37_1_16, %v37_1_19, %v37_1_20, %v37_1_21, %v37_1_22, %v37_1_23) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v44 = "stablehlo.compare"(%v20, %v7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v45 = "stablehlo.compare"(%v20, %v12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v46 = "stablehlo.select"(%v45, %v12, %v40) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.select"(%v44, %v7, %v46) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.add"(%v5, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.negate"(%v5) : (tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.add"(%v49, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.multiply"(%v48, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.sqrt"(%v51) : (tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.atan2"(%v52, %v5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v56 = "stablehlo.add"(%v20, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.multiply"(%v53, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.multiply"(%v56, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.cosine"(%v58) : (tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.cosine"(%v57) : (tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.divide"(%v59, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.select"(%v27, %v61, %v47) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.multiply"(%v20, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.floor"(%v63) : (tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.compare"(%v63, %v64) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v66 = "stablehlo.select"(%v65, %v4, %v12) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.multiply"(%v20, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.add"(%v67, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.multiply"(%v66, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.compare"(%v5, %v12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v71 = "stablehlo.select"(%v70, %v12, %v69) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.select"(%v28, %v71, %v62) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.select"(%v44, %v7, %v72) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v73) : (tensor<3xf32>) -> ()
  }
}
