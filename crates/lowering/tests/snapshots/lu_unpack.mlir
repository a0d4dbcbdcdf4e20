module @lu_unpack {
  func.func public @main(%v0: tensor<2x3x3xf32>, %v1: tensor<2x3xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
    %v3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
    %v4 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
    %v5 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
    %v6 = "stablehlo.add"(%v3, %v5) : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %v7 = "stablehlo.compare"(%v4, %v6) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %v8 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
    %v9 = "stablehlo.select"(%v7, %v0, %v8) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %v10 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
    %v11 = "stablehlo.compare"(%v4, %v6) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %v12 = "stablehlo.select"(%v11, %v10, %v9) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %v13 = "stablehlo.compare"(%v4, %v6) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %v14 = "stablehlo.select"(%v13, %v0, %v8) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %v15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %v16 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %v17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v18, %v19, %v20, %v21 = "stablehlo.while"(%v17, %v16, %v15, %v1) ({
    ^bb0(%v18_0_0: tensor<i32>, %v18_0_1: tensor<i32>, %v18_0_2: tensor<2x3xi32>, %v18_0_3: tensor<2x3xi32>):
      %v18_0_4 = "stablehlo.compare"(%v18_0_0, %v18_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v18_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v18_1_0: tensor<i32>, %v18_1_1: tensor<i32>, %v18_1_2: tensor<2x3xi32>, %v18_1_3: tensor<2x3xi32>):
      %v18_1_4 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
      %v18_1_5 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
      %v18_1_6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %v18_1_7 = "stablehlo.broadcast_in_dim"(%v18_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %v18_1_8 = "stablehlo.compare"(%v18_1_6, %v18_1_7) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v18_1_9 = "stablehlo.select"(%v18_1_8, %v18_1_3, %v18_1_5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v18_1_10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v18_1_11 = "stablehlo.reduce"(%v18_1_9, %v18_1_10) ({
      ^bb0(%v18_1_11_0_0: tensor<i32>, %v18_1_11_0_1: tensor<i32>):
        %v18_1_11_0_2 = "stablehlo.add"(%v18_1_11_0_0, %v18_1_11_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v18_1_11_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v18_1_12 = "stablehlo.subtract"(%v18_1_11, %v18_1_4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %v18_1_13 = "stablehlo.select"(%v18_1_8, %v18_1_2, %v18_1_5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v18_1_14 = "stablehlo.reduce"(%v18_1_13, %v18_1_10) ({
      ^bb0(%v18_1_14_0_0: tensor<i32>, %v18_1_14_0_1: tensor<i32>):
        %v18_1_14_0_2 = "stablehlo.add"(%v18_1_14_0_0, %v18_1_14_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v18_1_14_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v18_1_15 = "stablehlo.broadcast_in_dim"(%v18_1_12) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v18_1_16 = "stablehlo.compare"(%v18_1_6, %v18_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v18_1_17 = "stablehlo.select"(%v18_1_16, %v18_1_2, %v18_1_5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v18_1_18 = "stablehlo.reduce"(%v18_1_17, %v18_1_10) ({
      ^bb0(%v18_1_18_0_0: tensor<i32>, %v18_1_18_0_1: tensor<i32>):
        %v18_1_18_0_2 = "stablehlo.add"(%v18_1_18_0_0, %v18_1_18_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v18_1_18_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v18_1_19 = "stablehlo.broadcast_in_dim"(%v18_1_14) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v18_1_20 = "stablehlo.broadcast_in_dim"(%v18_1_18) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v18_1_21 = "stablehlo.select"(%v18_1_16, %v18_1_19, %v18_1_2) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v18_1_22 = "stablehlo.select"(%v18_1_8, %v18_1_20, %v18_1_21) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v18_1_23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v18_1_24 = "stablehlo.add"(%v18_1_0, %v18_1_23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v18_1_24, %v18_1_1, %v18_1_22, %v18_1_3) : (tensor<i32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %v22 = "stablehlo.broadcast_in_dim"(%v20) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %v23 = "stablehlo.compare"(%v3, %v22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %v24 = "stablehlo.convert"(%v23) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
    "func.return"(%v24, %v12, %v14) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  }
}
