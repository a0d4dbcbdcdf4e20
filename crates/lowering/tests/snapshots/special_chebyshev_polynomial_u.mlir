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
    %v20 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.compare"(%v20, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v22 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v23 = "stablehlo.compare"(%v17, %v22) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v24 = "stablehlo.and"(%v21, %v23) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v25 = "stablehlo.compare"(%v20, %v8) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v26 = "stablehlo.or"(%v24, %v25) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v27 = "stablehlo.not"(%v26) : (tensor<3xi1>) -> tensor<3xi1>
    %v28 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v29 = "stablehlo.and"(%v28, %v27) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v30 = "stablehlo.compare"(%v19, %v19) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v31 = "stablehlo.and"(%v29, %v30) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v32 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v33 = "stablehlo.reduce"(%v31, %v32) ({
    ^bb0(%v33_0_0: tensor<i1>, %v33_0_1: tensor<i1>):
      %v33_0_2 = "stablehlo.or"(%v33_0_0, %v33_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v33_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v34, %v35, %v36, %v37, %v38, %v39, %v40 = "stablehlo.while"(%v33, %v31, %v8, %v19, %v8, %v0, %v17) ({
    ^bb0(%v34_0_0: tensor<i1>, %v34_0_1: tensor<3xi1>, %v34_0_2: tensor<3xf32>, %v34_0_3: tensor<3xf32>, %v34_0_4: tensor<3xf32>, %v34_0_5: tensor<3xf32>, %v34_0_6: tensor<3xf32>):
      "stablehlo.return"(%v34_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v34_1_0: tensor<i1>, %v34_1_1: tensor<3xi1>, %v34_1_2: tensor<3xf32>, %v34_1_3: tensor<3xf32>, %v34_1_4: tensor<3xf32>, %v34_1_5: tensor<3xf32>, %v34_1_6: tensor<3xf32>):
      %v34_1_7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v34_1_8 = "stablehlo.multiply"(%v34_1_5, %v34_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_9 = "stablehlo.multiply"(%v34_1_8, %v34_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_10 = "stablehlo.subtract"(%v34_1_9, %v34_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_11 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v34_1_12 = "stablehlo.add"(%v34_1_4, %v34_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_13 = "stablehlo.compare"(%v34_1_12, %v34_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v34_1_14 = "stablehlo.compare"(%v34_1_10, %v34_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v34_1_15 = "stablehlo.and"(%v34_1_13, %v34_1_14) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v34_1_16 = "stablehlo.and"(%v34_1_1, %v34_1_15) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v34_1_17 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v34_1_18 = "stablehlo.reduce"(%v34_1_16, %v34_1_17) ({
      ^bb0(%v34_1_18_0_0: tensor<i1>, %v34_1_18_0_1: tensor<i1>):
        %v34_1_18_0_2 = "stablehlo.or"(%v34_1_18_0_0, %v34_1_18_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v34_1_18_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v34_1_19 = "stablehlo.select"(%v34_1_1, %v34_1_3, %v34_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_20 = "stablehlo.select"(%v34_1_1, %v34_1_10, %v34_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_21 = "stablehlo.select"(%v34_1_1, %v34_1_12, %v34_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_22 = "stablehlo.select"(%v34_1_1, %v34_1_5, %v34_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v34_1_23 = "stablehlo.select"(%v34_1_1, %v34_1_6, %v34_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v34_1_18, %v34_1_16, %v34_1_19, %v34_1_20, %v34_1_21, %v34_1_22, %v34_1_23) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v41 = "stablehlo.compare"(%v17, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v42 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v43 = "stablehlo.select"(%v42, %v8, %v37) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.select"(%v41, %v3, %v43) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.add"(%v0, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.negate"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v46, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.multiply"(%v45, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.sqrt"(%v48) : (tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.atan2"(%v49, %v0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.add"(%v17, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v56 = "stablehlo.multiply"(%v51, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.sine"(%v56) : (tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.divide"(%v57, %v49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.select"(%v24, %v58, %v44) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.multiply"(%v17, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.floor"(%v60) : (tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.compare"(%v60, %v61) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v63 = "stablehlo.select"(%v62, %v11, %v8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.multiply"(%v63, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.compare"(%v0, %v8) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v68 = "stablehlo.select"(%v67, %v51, %v66) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.select"(%v25, %v68, %v59) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.select"(%v41, %v3, %v69) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v70) : (tensor<3xf32>) -> ()
  }
}
