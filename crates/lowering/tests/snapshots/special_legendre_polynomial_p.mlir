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
    %v18 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v19 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v20 = "stablehlo.and"(%v18, %v19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v21 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v22 = "stablehlo.reduce"(%v20, %v21) ({
    ^bb0(%v22_0_0: tensor<i1>, %v22_0_1: tensor<i1>):
      %v22_0_2 = "stablehlo.or"(%v22_0_0, %v22_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v22_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v23, %v24, %v25, %v26, %v27, %v28, %v29 = "stablehlo.while"(%v22, %v20, %v8, %v0, %v8, %v0, %v17) ({
    ^bb0(%v23_0_0: tensor<i1>, %v23_0_1: tensor<3xi1>, %v23_0_2: tensor<3xf32>, %v23_0_3: tensor<3xf32>, %v23_0_4: tensor<3xf32>, %v23_0_5: tensor<3xf32>, %v23_0_6: tensor<3xf32>):
      "stablehlo.return"(%v23_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v23_1_0: tensor<i1>, %v23_1_1: tensor<3xi1>, %v23_1_2: tensor<3xf32>, %v23_1_3: tensor<3xf32>, %v23_1_4: tensor<3xf32>, %v23_1_5: tensor<3xf32>, %v23_1_6: tensor<3xf32>):
      %v23_1_7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v23_1_8 = "stablehlo.multiply"(%v23_1_4, %v23_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_9 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v23_1_10 = "stablehlo.add"(%v23_1_8, %v23_1_9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_11 = "stablehlo.multiply"(%v23_1_10, %v23_1_5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_12 = "stablehlo.multiply"(%v23_1_11, %v23_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_13 = "stablehlo.multiply"(%v23_1_4, %v23_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_14 = "stablehlo.subtract"(%v23_1_12, %v23_1_13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_15 = "stablehlo.add"(%v23_1_4, %v23_1_9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_16 = "stablehlo.divide"(%v23_1_14, %v23_1_15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_17 = "stablehlo.compare"(%v23_1_15, %v23_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v23_1_18 = "stablehlo.compare"(%v23_1_16, %v23_1_16) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v23_1_19 = "stablehlo.and"(%v23_1_17, %v23_1_18) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v23_1_20 = "stablehlo.and"(%v23_1_1, %v23_1_19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v23_1_21 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v23_1_22 = "stablehlo.reduce"(%v23_1_20, %v23_1_21) ({
      ^bb0(%v23_1_22_0_0: tensor<i1>, %v23_1_22_0_1: tensor<i1>):
        %v23_1_22_0_2 = "stablehlo.or"(%v23_1_22_0_0, %v23_1_22_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v23_1_22_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v23_1_23 = "stablehlo.select"(%v23_1_1, %v23_1_3, %v23_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_24 = "stablehlo.select"(%v23_1_1, %v23_1_16, %v23_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_25 = "stablehlo.select"(%v23_1_1, %v23_1_15, %v23_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_26 = "stablehlo.select"(%v23_1_1, %v23_1_5, %v23_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v23_1_27 = "stablehlo.select"(%v23_1_1, %v23_1_6, %v23_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v23_1_22, %v23_1_20, %v23_1_23, %v23_1_24, %v23_1_25, %v23_1_26, %v23_1_27) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v30 = "stablehlo.compare"(%v17, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v31 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v32 = "stablehlo.select"(%v31, %v8, %v26) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.select"(%v30, %v3, %v32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v33) : (tensor<3xf32>) -> ()
  }
}
