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
    %v18 = "stablehlo.negate"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.add"(%v18, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v21 = "stablehlo.compare"(%v19, %v19) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v23 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v24 = "stablehlo.reduce"(%v22, %v23) ({
    ^bb0(%v24_0_0: tensor<i1>, %v24_0_1: tensor<i1>):
      %v24_0_2 = "stablehlo.or"(%v24_0_0, %v24_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v24_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v25, %v26, %v27, %v28, %v29, %v30, %v31 = "stablehlo.while"(%v24, %v22, %v8, %v19, %v8, %v0, %v17) ({
    ^bb0(%v25_0_0: tensor<i1>, %v25_0_1: tensor<3xi1>, %v25_0_2: tensor<3xf32>, %v25_0_3: tensor<3xf32>, %v25_0_4: tensor<3xf32>, %v25_0_5: tensor<3xf32>, %v25_0_6: tensor<3xf32>):
      "stablehlo.return"(%v25_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v25_1_0: tensor<i1>, %v25_1_1: tensor<3xi1>, %v25_1_2: tensor<3xf32>, %v25_1_3: tensor<3xf32>, %v25_1_4: tensor<3xf32>, %v25_1_5: tensor<3xf32>, %v25_1_6: tensor<3xf32>):
      %v25_1_7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v25_1_8 = "stablehlo.multiply"(%v25_1_4, %v25_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_9 = "stablehlo.negate"(%v25_1_5) : (tensor<3xf32>) -> tensor<3xf32>
      %v25_1_10 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v25_1_11 = "stablehlo.add"(%v25_1_9, %v25_1_10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_12 = "stablehlo.add"(%v25_1_8, %v25_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_13 = "stablehlo.multiply"(%v25_1_12, %v25_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_14 = "stablehlo.multiply"(%v25_1_4, %v25_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_15 = "stablehlo.subtract"(%v25_1_13, %v25_1_14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_16 = "stablehlo.add"(%v25_1_4, %v25_1_10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_17 = "stablehlo.divide"(%v25_1_15, %v25_1_16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_18 = "stablehlo.compare"(%v25_1_16, %v25_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v25_1_19 = "stablehlo.compare"(%v25_1_17, %v25_1_17) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v25_1_20 = "stablehlo.and"(%v25_1_18, %v25_1_19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v25_1_21 = "stablehlo.and"(%v25_1_1, %v25_1_20) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v25_1_22 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v25_1_23 = "stablehlo.reduce"(%v25_1_21, %v25_1_22) ({
      ^bb0(%v25_1_23_0_0: tensor<i1>, %v25_1_23_0_1: tensor<i1>):
        %v25_1_23_0_2 = "stablehlo.or"(%v25_1_23_0_0, %v25_1_23_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v25_1_23_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v25_1_24 = "stablehlo.select"(%v25_1_1, %v25_1_3, %v25_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_25 = "stablehlo.select"(%v25_1_1, %v25_1_17, %v25_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_26 = "stablehlo.select"(%v25_1_1, %v25_1_16, %v25_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_27 = "stablehlo.select"(%v25_1_1, %v25_1_5, %v25_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v25_1_28 = "stablehlo.select"(%v25_1_1, %v25_1_6, %v25_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v25_1_23, %v25_1_21, %v25_1_24, %v25_1_25, %v25_1_26, %v25_1_27, %v25_1_28) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v32 = "stablehlo.compare"(%v17, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v33 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v34 = "stablehlo.select"(%v33, %v8, %v28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.select"(%v32, %v3, %v34) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v35) : (tensor<3xf32>) -> ()
  }
}
