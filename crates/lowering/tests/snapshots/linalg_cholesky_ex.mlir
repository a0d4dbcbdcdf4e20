module @linalg_cholesky_ex {
  func.func public @main(%v0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %v2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %v3 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %v4 = "stablehlo.constant"() {value = dense<-1> : tensor<1x3x3xi32>} : () -> tensor<1x3x3xi32>
    %v5 = "stablehlo.add"(%v2, %v4) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %v6 = "stablehlo.compare"(%v3, %v5) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %v7 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
    %v8 = "stablehlo.select"(%v6, %v1, %v7) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v9 = "stablehlo.transpose"(%v8) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v10 = "stablehlo.add"(%v8, %v9) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v11 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3xi32>} : () -> tensor<1x3x3xi32>
    %v12 = "stablehlo.add"(%v2, %v11) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %v13 = "stablehlo.compare"(%v3, %v12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %v14 = "stablehlo.select"(%v13, %v1, %v10) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v15 = "stablehlo.cholesky"(%v14) {lower = true} : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v16 = "stablehlo.compare"(%v3, %v12) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %v17 = "stablehlo.select"(%v16, %v15, %v7) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v18 = "stablehlo.select"(%v13, %v17, %v7) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v19 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %v20 = "stablehlo.reduce"(%v18, %v19) ({
    ^bb0(%v20_0_0: tensor<f32>, %v20_0_1: tensor<f32>):
      %v20_0_2 = "stablehlo.add"(%v20_0_0, %v20_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v20_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %v21 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
    %v22 = "stablehlo.compare"(%v20, %v21) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %v23 = "stablehlo.not"(%v22) : (tensor<1x3xi1>) -> tensor<1x3xi1>
    %v24 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v25 = "stablehlo.reduce"(%v23, %v24) ({
    ^bb0(%v25_0_0: tensor<i1>, %v25_0_1: tensor<i1>):
      %v25_0_2 = "stablehlo.or"(%v25_0_0, %v25_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v25_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>, tensor<i1>) -> tensor<i1>
    %v26 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %v27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v28 = "stablehlo.select"(%v25, %v26, %v27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %v29 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    %v30, %v31, %v32, %v33 = "stablehlo.while"(%v27, %v28, %v14, %v29) ({
    ^bb0(%v30_0_0: tensor<i32>, %v30_0_1: tensor<i32>, %v30_0_2: tensor<1x3x3xf32>, %v30_0_3: tensor<1xi32>):
      %v30_0_4 = "stablehlo.compare"(%v30_0_0, %v30_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v30_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v30_1_0: tensor<i32>, %v30_1_1: tensor<i32>, %v30_1_2: tensor<1x3x3xf32>, %v30_1_3: tensor<1xi32>):
      %v30_1_4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v30_1_5 = "stablehlo.dynamic_slice"(%v30_1_2, %v30_1_4, %v30_1_4, %v30_1_0) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %v30_1_6 = "stablehlo.reshape"(%v30_1_5) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %v30_1_7 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v30_1_8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %v30_1_9 = "stablehlo.broadcast_in_dim"(%v30_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %v30_1_10 = "stablehlo.compare"(%v30_1_8, %v30_1_9) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v30_1_11 = "stablehlo.select"(%v30_1_10, %v30_1_6, %v30_1_7) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v30_1_12 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v30_1_13 = "stablehlo.reduce"(%v30_1_11, %v30_1_12) ({
      ^bb0(%v30_1_13_0_0: tensor<f32>, %v30_1_13_0_1: tensor<f32>):
        %v30_1_13_0_2 = "stablehlo.add"(%v30_1_13_0_0, %v30_1_13_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v30_1_13_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v30_1_14 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v30_1_15 = "stablehlo.compare"(%v30_1_13, %v30_1_14) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v30_1_16 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
      %v30_1_17 = "stablehlo.compare"(%v30_1_3, %v30_1_16) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %v30_1_18 = "stablehlo.not"(%v30_1_15) : (tensor<1xi1>) -> tensor<1xi1>
      %v30_1_19 = "stablehlo.and"(%v30_1_18, %v30_1_17) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %v30_1_20 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v30_1_21 = "stablehlo.add"(%v30_1_0, %v30_1_20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %v30_1_22 = "stablehlo.broadcast_in_dim"(%v30_1_21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %v30_1_23 = "stablehlo.select"(%v30_1_19, %v30_1_22, %v30_1_3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %v30_1_24 = "stablehlo.compare"(%v30_1_8, %v30_1_9) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v30_1_25 = "stablehlo.select"(%v30_1_24, %v30_1_6, %v30_1_7) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v30_1_26 = "stablehlo.broadcast_in_dim"(%v30_1_25) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %v30_1_27 = "stablehlo.broadcast_in_dim"(%v30_1_25) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %v30_1_28 = "stablehlo.multiply"(%v30_1_26, %v30_1_27) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v30_1_29 = "stablehlo.broadcast_in_dim"(%v30_1_13) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3x3xf32>
      %v30_1_30 = "stablehlo.divide"(%v30_1_28, %v30_1_29) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v30_1_31 = "stablehlo.subtract"(%v30_1_2, %v30_1_30) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      "stablehlo.return"(%v30_1_21, %v30_1_1, %v30_1_31, %v30_1_23) : (tensor<i32>, tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>) -> (tensor<i32>, tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>)
    %v34 = "stablehlo.reshape"(%v17) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %v35 = "stablehlo.reshape"(%v33) : (tensor<1xi32>) -> tensor<i32>
    "func.return"(%v34, %v35) : (tensor<3x3xf32>, tensor<i32>) -> ()
  }
}
