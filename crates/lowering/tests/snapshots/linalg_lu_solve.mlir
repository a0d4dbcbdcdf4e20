module @linalg_lu_solve {
  func.func public @main(%v0: tensor<2x3x3xf32>, %v1: tensor<2x3xi32>, %v2: tensor<3x4xf32>) -> (tensor<2x3x4xf32>) {
    %v3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %v4 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %v5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v6, %v7, %v8, %v9 = "stablehlo.while"(%v5, %v4, %v3, %v1) ({
    ^bb0(%v6_0_0: tensor<i32>, %v6_0_1: tensor<i32>, %v6_0_2: tensor<2x3xi32>, %v6_0_3: tensor<2x3xi32>):
      %v6_0_4 = "stablehlo.compare"(%v6_0_0, %v6_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v6_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v6_1_0: tensor<i32>, %v6_1_1: tensor<i32>, %v6_1_2: tensor<2x3xi32>, %v6_1_3: tensor<2x3xi32>):
      %v6_1_4 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
      %v6_1_5 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
      %v6_1_6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %v6_1_7 = "stablehlo.broadcast_in_dim"(%v6_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %v6_1_8 = "stablehlo.compare"(%v6_1_6, %v6_1_7) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v6_1_9 = "stablehlo.select"(%v6_1_8, %v6_1_3, %v6_1_5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v6_1_10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v6_1_11 = "stablehlo.reduce"(%v6_1_9, %v6_1_10) ({
      ^bb0(%v6_1_11_0_0: tensor<i32>, %v6_1_11_0_1: tensor<i32>):
        %v6_1_11_0_2 = "stablehlo.add"(%v6_1_11_0_0, %v6_1_11_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v6_1_11_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v6_1_12 = "stablehlo.subtract"(%v6_1_11, %v6_1_4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %v6_1_13 = "stablehlo.select"(%v6_1_8, %v6_1_2, %v6_1_5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v6_1_14 = "stablehlo.reduce"(%v6_1_13, %v6_1_10) ({
      ^bb0(%v6_1_14_0_0: tensor<i32>, %v6_1_14_0_1: tensor<i32>):
        %v6_1_14_0_2 = "stablehlo.add"(%v6_1_14_0_0, %v6_1_14_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v6_1_14_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v6_1_15 = "stablehlo.broadcast_in_dim"(%v6_1_12) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v6_1_16 = "stablehlo.compare"(%v6_1_6, %v6_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v6_1_17 = "stablehlo.select"(%v6_1_16, %v6_1_2, %v6_1_5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v6_1_18 = "stablehlo.reduce"(%v6_1_17, %v6_1_10) ({
      ^bb0(%v6_1_18_0_0: tensor<i32>, %v6_1_18_0_1: tensor<i32>):
        %v6_1_18_0_2 = "stablehlo.add"(%v6_1_18_0_0, %v6_1_18_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v6_1_18_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v6_1_19 = "stablehlo.broadcast_in_dim"(%v6_1_14) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v6_1_20 = "stablehlo.broadcast_in_dim"(%v6_1_18) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v6_1_21 = "stablehlo.select"(%v6_1_16, %v6_1_19, %v6_1_2) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v6_1_22 = "stablehlo.select"(%v6_1_8, %v6_1_20, %v6_1_21) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v6_1_23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v6_1_24 = "stablehlo.add"(%v6_1_0, %v6_1_23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v6_1_24, %v6_1_1, %v6_1_22, %v6_1_3) : (tensor<i32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %v10 = "stablehlo.reshape"(%v8) : (tensor<2x3xi32>) -> tensor<2x1x3xi32>
    %v11 = "stablehlo.reshape"(%v10) : (tensor<2x1x3xi32>) -> tensor<2x3xi32>
    %v12 = "stablehlo.broadcast_in_dim"(%v2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
    %v13 = "stablehlo.triangular_solve"(%v0, %v12) {left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %v14 = "stablehlo.triangular_solve"(%v0, %v13) {left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %v15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
    %v16 = "stablehlo.broadcast_in_dim"(%v11) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %v17 = "stablehlo.compare"(%v15, %v16) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %v18 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
    %v19 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3xi32>} : () -> tensor<2x3x3xi32>
    %v20 = "stablehlo.select"(%v17, %v18, %v19) : (tensor<2x3x3xi1>, tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    %v21 = "stablehlo.reduce"(%v20, %v5) ({
    ^bb0(%v21_0_0: tensor<i32>, %v21_0_1: tensor<i32>):
      %v21_0_2 = "stablehlo.add"(%v21_0_0, %v21_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v21_0_2) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %v22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3x1xi32>
    %v23 = "stablehlo.reshape"(%v21) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %v24 = "stablehlo.concatenate"(%v22, %v23) {dimension = 2 : i64} : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
    %v25 = "stablehlo.gather"(%v14, %v24) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>} : (tensor<2x3x4xf32>, tensor<2x3x2xi32>) -> tensor<2x3x4xf32>
    "func.return"(%v25) : (tensor<2x3x4xf32>) -> ()
  }
}
