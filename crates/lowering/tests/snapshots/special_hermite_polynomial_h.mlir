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
    %v20 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v0, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v23 = "stablehlo.and"(%v22, %v19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v24 = "stablehlo.compare"(%v21, %v21) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v25 = "stablehlo.and"(%v23, %v24) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v26 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v27 = "stablehlo.reduce"(%v25, %v26) ({
    ^bb0(%v27_0_0: tensor<i1>, %v27_0_1: tensor<i1>):
      %v27_0_2 = "stablehlo.or"(%v27_0_0, %v27_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v27_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v28, %v29, %v30, %v31, %v32, %v33, %v34 = "stablehlo.while"(%v27, %v25, %v8, %v21, %v8, %v0, %v17) ({
    ^bb0(%v28_0_0: tensor<i1>, %v28_0_1: tensor<3xi1>, %v28_0_2: tensor<3xf32>, %v28_0_3: tensor<3xf32>, %v28_0_4: tensor<3xf32>, %v28_0_5: tensor<3xf32>, %v28_0_6: tensor<3xf32>):
      "stablehlo.return"(%v28_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v28_1_0: tensor<i1>, %v28_1_1: tensor<3xi1>, %v28_1_2: tensor<3xf32>, %v28_1_3: tensor<3xf32>, %v28_1_4: tensor<3xf32>, %v28_1_5: tensor<3xf32>, %v28_1_6: tensor<3xf32>):
      %v28_1_7 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v28_1_8 = "stablehlo.multiply"(%v28_1_5, %v28_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_9 = "stablehlo.multiply"(%v28_1_4, %v28_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_10 = "stablehlo.multiply"(%v28_1_8, %v28_1_3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_11 = "stablehlo.multiply"(%v28_1_9, %v28_1_2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_12 = "stablehlo.subtract"(%v28_1_10, %v28_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_13 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v28_1_14 = "stablehlo.add"(%v28_1_4, %v28_1_13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_15 = "stablehlo.compare"(%v28_1_14, %v28_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v28_1_16 = "stablehlo.compare"(%v28_1_12, %v28_1_12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v28_1_17 = "stablehlo.and"(%v28_1_15, %v28_1_16) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v28_1_18 = "stablehlo.and"(%v28_1_1, %v28_1_17) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v28_1_19 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v28_1_20 = "stablehlo.reduce"(%v28_1_18, %v28_1_19) ({
      ^bb0(%v28_1_20_0_0: tensor<i1>, %v28_1_20_0_1: tensor<i1>):
        %v28_1_20_0_2 = "stablehlo.or"(%v28_1_20_0_0, %v28_1_20_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v28_1_20_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v28_1_21 = "stablehlo.select"(%v28_1_1, %v28_1_3, %v28_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_22 = "stablehlo.select"(%v28_1_1, %v28_1_12, %v28_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_23 = "stablehlo.select"(%v28_1_1, %v28_1_14, %v28_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_24 = "stablehlo.select"(%v28_1_1, %v28_1_5, %v28_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v28_1_25 = "stablehlo.select"(%v28_1_1, %v28_1_6, %v28_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v28_1_20, %v28_1_18, %v28_1_21, %v28_1_22, %v28_1_23, %v28_1_24, %v28_1_25) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v35 = "stablehlo.compare"(%v17, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v36 = "stablehlo.compare"(%v17, %v8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v37 = "stablehlo.select"(%v36, %v8, %v31) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.select"(%v35, %v3, %v37) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v40 = "stablehlo.select"(%v19, %v38, %v39) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v40) : (tensor<3xf32>) -> ()
  }
}
