module @_linalg_solve_ex {
  func.func public @main(%v0: tensor<2x3x3xf32>, %v1: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) {
    %v2 = "stablehlo.reshape"(%v1) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %v3 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
    %v4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %v5 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
    %v6 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %v7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v8, %v9, %v10, %v11, %v12, %v13 = "stablehlo.while"(%v7, %v6, %v0, %v3, %v4, %v5) ({
    ^bb0(%v8_0_0: tensor<i32>, %v8_0_1: tensor<i32>, %v8_0_2: tensor<2x3x3xf32>, %v8_0_3: tensor<2x3xi32>, %v8_0_4: tensor<2x3xi32>, %v8_0_5: tensor<2xi32>):
      %v8_0_6 = "stablehlo.compare"(%v8_0_0, %v8_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v8_0_6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v8_1_0: tensor<i32>, %v8_1_1: tensor<i32>, %v8_1_2: tensor<2x3x3xf32>, %v8_1_3: tensor<2x3xi32>, %v8_1_4: tensor<2x3xi32>, %v8_1_5: tensor<2xi32>):
      %v8_1_6 = "stablehlo.broadcast_in_dim"(%v8_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %v8_1_7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v8_1_8 = "stablehlo.dynamic_slice"(%v8_1_2, %v8_1_7, %v8_1_7, %v8_1_0) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %v8_1_9 = "stablehlo.reshape"(%v8_1_8) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %v8_1_10 = "stablehlo.abs"(%v8_1_9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %v8_1_11 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
      %v8_1_12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %v8_1_13 = "stablehlo.broadcast_in_dim"(%v8_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %v8_1_14 = "stablehlo.compare"(%v8_1_12, %v8_1_13) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v8_1_15 = "stablehlo.select"(%v8_1_14, %v8_1_10, %v8_1_11) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %v8_1_16 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %v8_1_17 = "stablehlo.reduce"(%v8_1_15, %v8_1_16) ({
      ^bb0(%v8_1_17_0_0: tensor<f32>, %v8_1_17_0_1: tensor<f32>):
        %v8_1_17_0_2 = "stablehlo.maximum"(%v8_1_17_0_0, %v8_1_17_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v8_1_17_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %v8_1_18 = "stablehlo.broadcast_in_dim"(%v8_1_17) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
      %v8_1_19 = "stablehlo.compare"(%v8_1_15, %v8_1_18) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %v8_1_20 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
      %v8_1_21 = "stablehlo.select"(%v8_1_19, %v8_1_12, %v8_1_20) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v8_1_22 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %v8_1_23 = "stablehlo.reduce"(%v8_1_21, %v8_1_22) ({
      ^bb0(%v8_1_23_0_0: tensor<i32>, %v8_1_23_0_1: tensor<i32>):
        %v8_1_23_0_2 = "stablehlo.minimum"(%v8_1_23_0_0, %v8_1_23_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v8_1_23_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v8_1_24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
      %v8_1_25 = "stablehlo.broadcast_in_dim"(%v8_1_23) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %v8_1_26 = "stablehlo.compare"(%v8_1_24, %v8_1_25) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %v8_1_27 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
      %v8_1_28 = "stablehlo.select"(%v8_1_26, %v8_1_2, %v8_1_27) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_29 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v8_1_30 = "stablehlo.reduce"(%v8_1_28, %v8_1_29) ({
      ^bb0(%v8_1_30_0_0: tensor<f32>, %v8_1_30_0_1: tensor<f32>):
        %v8_1_30_0_2 = "stablehlo.add"(%v8_1_30_0_0, %v8_1_30_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v8_1_30_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %v8_1_31 = "stablehlo.dynamic_slice"(%v8_1_2, %v8_1_7, %v8_1_0, %v8_1_7) {slice_sizes = array<i64: 2, 1, 3>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xf32>
      %v8_1_32 = "stablehlo.reshape"(%v8_1_31) : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
      %v8_1_33 = "stablehlo.broadcast_in_dim"(%v8_1_32) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_34 = "stablehlo.select"(%v8_1_26, %v8_1_33, %v8_1_2) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_35 = "stablehlo.broadcast_in_dim"(%v8_1_30) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_36 = "stablehlo.broadcast_in_dim"(%v8_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
      %v8_1_37 = "stablehlo.compare"(%v8_1_24, %v8_1_36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %v8_1_38 = "stablehlo.select"(%v8_1_37, %v8_1_35, %v8_1_34) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_39 = "stablehlo.broadcast_in_dim"(%v8_1_23) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v8_1_40 = "stablehlo.compare"(%v8_1_12, %v8_1_39) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v8_1_41 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
      %v8_1_42 = "stablehlo.select"(%v8_1_40, %v8_1_4, %v8_1_41) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v8_1_43 = "stablehlo.reduce"(%v8_1_42, %v8_1_7) ({
      ^bb0(%v8_1_43_0_0: tensor<i32>, %v8_1_43_0_1: tensor<i32>):
        %v8_1_43_0_2 = "stablehlo.add"(%v8_1_43_0_0, %v8_1_43_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v8_1_43_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v8_1_44 = "stablehlo.compare"(%v8_1_12, %v8_1_13) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v8_1_45 = "stablehlo.select"(%v8_1_44, %v8_1_4, %v8_1_41) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v8_1_46 = "stablehlo.reduce"(%v8_1_45, %v8_1_7) ({
      ^bb0(%v8_1_46_0_0: tensor<i32>, %v8_1_46_0_1: tensor<i32>):
        %v8_1_46_0_2 = "stablehlo.add"(%v8_1_46_0_0, %v8_1_46_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v8_1_46_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %v8_1_47 = "stablehlo.broadcast_in_dim"(%v8_1_43) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v8_1_48 = "stablehlo.broadcast_in_dim"(%v8_1_46) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v8_1_49 = "stablehlo.select"(%v8_1_40, %v8_1_48, %v8_1_4) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v8_1_50 = "stablehlo.select"(%v8_1_44, %v8_1_47, %v8_1_49) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v8_1_51 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
      %v8_1_52 = "stablehlo.add"(%v8_1_23, %v8_1_51) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %v8_1_53 = "stablehlo.broadcast_in_dim"(%v8_1_52) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %v8_1_54 = "stablehlo.select"(%v8_1_44, %v8_1_53, %v8_1_3) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %v8_1_55 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
      %v8_1_56 = "stablehlo.select"(%v8_1_44, %v8_1_30, %v8_1_55) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %v8_1_57 = "stablehlo.reduce"(%v8_1_56, %v8_1_29) ({
      ^bb0(%v8_1_57_0_0: tensor<f32>, %v8_1_57_0_1: tensor<f32>):
        %v8_1_57_0_2 = "stablehlo.add"(%v8_1_57_0_0, %v8_1_57_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v8_1_57_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %v8_1_58 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<2xf32>} : () -> tensor<2xf32>
      %v8_1_59 = "stablehlo.compare"(%v8_1_57, %v8_1_58) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %v8_1_60 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
      %v8_1_61 = "stablehlo.compare"(%v8_1_5, %v8_1_60) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %v8_1_62 = "stablehlo.and"(%v8_1_59, %v8_1_61) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %v8_1_63 = "stablehlo.add"(%v8_1_6, %v8_1_51) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %v8_1_64 = "stablehlo.select"(%v8_1_62, %v8_1_63, %v8_1_5) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %v8_1_65 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<2xf32>} : () -> tensor<2xf32>
      %v8_1_66 = "stablehlo.select"(%v8_1_59, %v8_1_65, %v8_1_57) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %v8_1_67 = "stablehlo.dynamic_slice"(%v8_1_38, %v8_1_7, %v8_1_7, %v8_1_0) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %v8_1_68 = "stablehlo.reshape"(%v8_1_67) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %v8_1_69 = "stablehlo.broadcast_in_dim"(%v8_1_66) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
      %v8_1_70 = "stablehlo.divide"(%v8_1_68, %v8_1_69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %v8_1_71 = "stablehlo.compare"(%v8_1_12, %v8_1_13) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %v8_1_72 = "stablehlo.select"(%v8_1_71, %v8_1_70, %v8_1_55) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %v8_1_73 = "stablehlo.select"(%v8_1_71, %v8_1_30, %v8_1_55) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %v8_1_74 = "stablehlo.broadcast_in_dim"(%v8_1_72) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_75 = "stablehlo.broadcast_in_dim"(%v8_1_73) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_76 = "stablehlo.multiply"(%v8_1_74, %v8_1_75) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_77 = "stablehlo.subtract"(%v8_1_38, %v8_1_76) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_78 = "stablehlo.select"(%v8_1_71, %v8_1_72, %v8_1_68) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %v8_1_79 = "stablehlo.broadcast_in_dim"(%v8_1_78) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_80 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
      %v8_1_81 = "stablehlo.compare"(%v8_1_80, %v8_1_36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %v8_1_82 = "stablehlo.select"(%v8_1_81, %v8_1_79, %v8_1_77) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %v8_1_83 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v8_1_84 = "stablehlo.add"(%v8_1_0, %v8_1_83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v8_1_84, %v8_1_1, %v8_1_82, %v8_1_54, %v8_1_50, %v8_1_64) : (tensor<i32>, tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<i32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>)
    %v14 = "stablehlo.reshape"(%v12) : (tensor<2x3xi32>) -> tensor<2x1x3xi32>
    %v15 = "stablehlo.reshape"(%v14) : (tensor<2x1x3xi32>) -> tensor<2x3xi32>
    %v16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3x1xi32>
    %v17 = "stablehlo.reshape"(%v15) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %v18 = "stablehlo.concatenate"(%v16, %v17) {dimension = 2 : i64} : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
    %v19 = "stablehlo.gather"(%v2, %v18) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x1xf32>, tensor<2x3x2xi32>) -> tensor<2x3x1xf32>
    %v20 = "stablehlo.triangular_solve"(%v10, %v19) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %v21 = "stablehlo.triangular_solve"(%v10, %v20) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %v22 = "stablehlo.reshape"(%v21) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    "func.return"(%v22, %v10, %v11, %v13) : (tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
  }
}
