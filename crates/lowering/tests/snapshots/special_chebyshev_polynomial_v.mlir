module @main {
  func.func public @main(%v0: tensor<3xf32>, %v1: tensor<3xf32>) -> (tensor<3xf32>) {
    %v2 = "stablehlo.constant"() {value = dense<0x5F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v4 = "stablehlo.compare"(%v1, %v3) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v5 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v6 = "stablehlo.and"(%v4, %v5) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v7 = "stablehlo.floor"(%v1) : (tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v9 = "stablehlo.add"(%v1, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v10 = "stablehlo.compare"(%v9, %v3) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v11 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v12 = "stablehlo.select"(%v10, %v3, %v11) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.compare"(%v1, %v1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v14 = "stablehlo.select"(%v13, %v11, %v12) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v15 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v16 = "stablehlo.select"(%v15, %v11, %v14) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.select"(%v6, %v7, %v16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.multiply"(%v0, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.add"(%v19, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.compare"(%v21, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v23 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v24 = "stablehlo.compare"(%v17, %v23) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v25 = "stablehlo.and"(%v22, %v24) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v26 = "stablehlo.compare"(%v21, %v8) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v27 = "stablehlo.or"(%v25, %v26) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v28 = "stablehlo.not"(%v27) : (tensor<3xi1>) -> tensor<3xi1>
    %v29 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v30 = "stablehlo.and"(%v29, %v28) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v31 = "stablehlo.compare"(%v20, %v20) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v32 = "stablehlo.and"(%v30, %v31) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v33 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v34 = "stablehlo.reduce"(%v32, %v33) ({
    ^bb0(%v34_0_0: tensor<i1>, %v34_0_1: tensor<i1>):
      %v34_0_2 = "stablehlo.or"(%v34_0_0, %v34_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v34_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v35, %v36, %v37, %v38, %v39, %v40, %v41 = "stablehlo.while"(%v34, %v32, %v8, %v20, %v8, %v0, %v17) ({
    ^bb0(%v35_0_0: tensor<i1>, %v35_0_1: tensor<3xi1>, %v35_0_2: tensor<3xf32>, %v35_0_3: tensor<3xf32>, %v35_0_4: tensor<3xf32>, %v35_0_5: tensor<3xf32>, %v35_0_6: tensor<3xf32>):
      "stablehlo.return"(%v35_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v35_1_0: tensor<i1>, %v35_1_1: tensor<3xi1>, %v35_1_2: tensor<3xf32>, %v35_1_3: tensor<3xf32>, %v35_1_4: tensor<3xf32>, %v35_1_5: tensor<3xf32>, %v35_1_6: tensor<3xf32>):
      %v35_1_7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v35_1_8 = "stablehlo.multiply"(%v35_1_5, %v35_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_9 = "stablehlo.multiply"(%v35_1_8, %v35_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_10 = "stablehlo.subtract"(%v35_1_9, %v35_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_11 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v35_1_12 = "stablehlo.add"(%v35_1_4, %v35_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_13 = "stablehlo.compare"(%v35_1_12, %v35_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v35_1_14 = "stablehlo.compare"(%v35_1_10, %v35_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v35_1_15 = "stablehlo.and"(%v35_1_13, %v35_1_14) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v35_1_16 = "stablehlo.and"(%v35_1_1, %v35_1_15) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v35_1_17 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v35_1_18 = "stablehlo.reduce"(%v35_1_16, %v35_1_17) ({
      ^bb0(%v35_1_18_0_0: tensor<i1>, %v35_1_18_0_1: tensor<i1>):
        %v35_1_18_0_2 = "stablehlo.or"(%v35_1_18_0_0, %v35_1_18_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v35_1_18_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v35_1_19 = "stablehlo.select"(%v35_1_1, %v35_1_3, %v35_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_20 = "stablehlo.select"(%v35_1_1, %v35_1_10, %v35_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_21 = "stablehlo.select"(%v35_1_1, %v35_1_12, %v35_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_22 = "stablehlo.select"(%v35_1_1, %v35_1_5, %v35_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v35_1_23 = "stablehlo.select"(%v35_1_1, %v35_1_6, %v35_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v35_1_18, %v35_1_16, %v35_1_19, %v35_1_20, %v35_1_21, %v35_1_22, %v35_1_23) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v42 = "stablehlo.compare"(%v17, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v43 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v44 = "stablehlo.select"(%v43, %v8, %v38) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.select"(%v42, %v3, %v44) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.add"(%v0, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.negate"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.add"(%v47, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.multiply"(%v46, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.sqrt"(%v49) : (tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.atan2"(%v50, %v0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v54 = "stablehlo.add"(%v17, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.multiply"(%v51, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.multiply"(%v54, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.cosine"(%v56) : (tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.cosine"(%v55) : (tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.divide"(%v57, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.select"(%v25, %v59, %v45) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.multiply"(%v17, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.floor"(%v61) : (tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.compare"(%v61, %v62) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v64 = "stablehlo.select"(%v63, %v11, %v8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.multiply"(%v17, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.add"(%v65, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.multiply"(%v64, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.compare"(%v0, %v8) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v69 = "stablehlo.select"(%v68, %v8, %v67) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.select"(%v26, %v69, %v60) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.select"(%v42, %v3, %v70) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v71) : (tensor<3xf32>) -> ()
  }
}
