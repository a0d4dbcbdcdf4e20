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
    %v18 = "stablehlo.constant"() {value = dense<0x43000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.compare"(%v17, %v18) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v20 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v21 = "stablehlo.and"(%v20, %v19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v22 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v23 = "stablehlo.and"(%v21, %v22) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v24 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v25 = "stablehlo.reduce"(%v23, %v24) ({
    ^bb0(%v25_0_0: tensor<i1>, %v25_0_1: tensor<i1>):
      %v25_0_2 = "stablehlo.or"(%v25_0_0, %v25_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v25_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v26, %v27, %v28, %v29, %v30, %v31, %v32 = "stablehlo.while"(%v25, %v23, %v8, %v0, %v8, %v0, %v17) ({
    ^bb0(%v26_0_0: tensor<i1>, %v26_0_1: tensor<3xi1>, %v26_0_2: tensor<3xf32>, %v26_0_3: tensor<3xf32>, %v26_0_4: tensor<3xf32>, %v26_0_5: tensor<3xf32>, %v26_0_6: tensor<3xf32>):
      "stablehlo.return"(%v26_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v26_1_0: tensor<i1>, %v26_1_1: tensor<3xi1>, %v26_1_2: tensor<3xf32>, %v26_1_3: tensor<3xf32>, %v26_1_4: tensor<3xf32>, %v26_1_5: tensor<3xf32>, %v26_1_6: tensor<3xf32>):
      %v26_1_7 = "stablehlo.multiply"(%v26_1_5, %v26_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_8 = "stablehlo.multiply"(%v26_1_4, %v26_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_9 = "stablehlo.subtract"(%v26_1_7, %v26_1_8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_10 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v26_1_11 = "stablehlo.add"(%v26_1_4, %v26_1_10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_12 = "stablehlo.compare"(%v26_1_11, %v26_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v26_1_13 = "stablehlo.compare"(%v26_1_9, %v26_1_9) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v26_1_14 = "stablehlo.and"(%v26_1_12, %v26_1_13) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v26_1_15 = "stablehlo.and"(%v26_1_1, %v26_1_14) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v26_1_16 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v26_1_17 = "stablehlo.reduce"(%v26_1_15, %v26_1_16) ({
      ^bb0(%v26_1_17_0_0: tensor<i1>, %v26_1_17_0_1: tensor<i1>):
        %v26_1_17_0_2 = "stablehlo.or"(%v26_1_17_0_0, %v26_1_17_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v26_1_17_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v26_1_18 = "stablehlo.select"(%v26_1_1, %v26_1_3, %v26_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_19 = "stablehlo.select"(%v26_1_1, %v26_1_9, %v26_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_20 = "stablehlo.select"(%v26_1_1, %v26_1_11, %v26_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_21 = "stablehlo.select"(%v26_1_1, %v26_1_5, %v26_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v26_1_22 = "stablehlo.select"(%v26_1_1, %v26_1_6, %v26_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v26_1_17, %v26_1_15, %v26_1_18, %v26_1_19, %v26_1_20, %v26_1_21, %v26_1_22) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v33 = "stablehlo.compare"(%v17, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v34 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v35 = "stablehlo.select"(%v34, %v8, %v29) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.select"(%v33, %v3, %v35) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v38 = "stablehlo.select"(%v19, %v36, %v37) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v38) : (tensor<3xf32>) -> ()
  }
}
