module @linalg_inv_ex {
  func.func public @main(%v0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %v2 = "stablehlo.constant"() {value = dense<0> : tensor<1x3xi32>} : () -> tensor<1x3xi32>
    %v3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
    %v4 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    %v5 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %v6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v7, %v8, %v9, %v10, %v11, %v12 = "stablehlo.while"(%v6, %v5, %v1, %v2, %v3, %v4) ({
    ^bb0(%v7_0_0: tensor<i32>, %v7_0_1: tensor<i32>, %v7_0_2: tensor<1x3x3xf32>, %v7_0_3: tensor<1x3xi32>, %v7_0_4: tensor<1x3xi32>, %v7_0_5: tensor<1xi32>):
      %v7_0_6 = "stablehlo.compare"(%v7_0_0, %v7_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v7_0_6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v7_1_0: tensor<i32>, %v7_1_1: tensor<i32>, %v7_1_2: tensor<1x3x3xf32>, %v7_1_3: tensor<1x3xi32>, %v7_1_4: tensor<1x3xi32>, %v7_1_5: tensor<1xi32>):
      %v7_1_6 = "stablehlo.broadcast_in_dim"(%v7_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %v7_1_7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v7_1_8 = "stablehlo.dynamic_slice"(%v7_1_2, %v7_1_7, %v7_1_7, %v7_1_0) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %v7_1_9 = "stablehlo.reshape"(%v7_1_8) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %v7_1_10 = "stablehlo.abs"(%v7_1_9) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_11 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v7_1_12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %v7_1_13 = "stablehlo.broadcast_in_dim"(%v7_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %v7_1_14 = "stablehlo.compare"(%v7_1_12, %v7_1_13) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v7_1_15 = "stablehlo.select"(%v7_1_14, %v7_1_10, %v7_1_11) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_16 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %v7_1_17 = "stablehlo.reduce"(%v7_1_15, %v7_1_16) ({
      ^bb0(%v7_1_17_0_0: tensor<f32>, %v7_1_17_0_1: tensor<f32>):
        %v7_1_17_0_2 = "stablehlo.maximum"(%v7_1_17_0_0, %v7_1_17_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v7_1_17_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v7_1_18 = "stablehlo.broadcast_in_dim"(%v7_1_17) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v7_1_19 = "stablehlo.compare"(%v7_1_15, %v7_1_18) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %v7_1_20 = "stablehlo.constant"() {value = dense<2> : tensor<1x3xi32>} : () -> tensor<1x3xi32>
      %v7_1_21 = "stablehlo.select"(%v7_1_19, %v7_1_12, %v7_1_20) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %v7_1_22 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %v7_1_23 = "stablehlo.reduce"(%v7_1_21, %v7_1_22) ({
      ^bb0(%v7_1_23_0_0: tensor<i32>, %v7_1_23_0_1: tensor<i32>):
        %v7_1_23_0_2 = "stablehlo.minimum"(%v7_1_23_0_0, %v7_1_23_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v7_1_23_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %v7_1_24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
      %v7_1_25 = "stablehlo.broadcast_in_dim"(%v7_1_23) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %v7_1_26 = "stablehlo.compare"(%v7_1_24, %v7_1_25) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %v7_1_27 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
      %v7_1_28 = "stablehlo.select"(%v7_1_26, %v7_1_2, %v7_1_27) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_29 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v7_1_30 = "stablehlo.reduce"(%v7_1_28, %v7_1_29) ({
      ^bb0(%v7_1_30_0_0: tensor<f32>, %v7_1_30_0_1: tensor<f32>):
        %v7_1_30_0_2 = "stablehlo.add"(%v7_1_30_0_0, %v7_1_30_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v7_1_30_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
      %v7_1_31 = "stablehlo.dynamic_slice"(%v7_1_2, %v7_1_7, %v7_1_0, %v7_1_7) {slice_sizes = array<i64: 1, 1, 3>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xf32>
      %v7_1_32 = "stablehlo.reshape"(%v7_1_31) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
      %v7_1_33 = "stablehlo.broadcast_in_dim"(%v7_1_32) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_34 = "stablehlo.select"(%v7_1_26, %v7_1_33, %v7_1_2) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_35 = "stablehlo.broadcast_in_dim"(%v7_1_30) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_36 = "stablehlo.broadcast_in_dim"(%v7_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %v7_1_37 = "stablehlo.compare"(%v7_1_24, %v7_1_36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %v7_1_38 = "stablehlo.select"(%v7_1_37, %v7_1_35, %v7_1_34) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_39 = "stablehlo.broadcast_in_dim"(%v7_1_23) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %v7_1_40 = "stablehlo.compare"(%v7_1_12, %v7_1_39) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v7_1_41 = "stablehlo.constant"() {value = dense<0> : tensor<1x3xi32>} : () -> tensor<1x3xi32>
      %v7_1_42 = "stablehlo.select"(%v7_1_40, %v7_1_4, %v7_1_41) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %v7_1_43 = "stablehlo.reduce"(%v7_1_42, %v7_1_7) ({
      ^bb0(%v7_1_43_0_0: tensor<i32>, %v7_1_43_0_1: tensor<i32>):
        %v7_1_43_0_2 = "stablehlo.add"(%v7_1_43_0_0, %v7_1_43_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v7_1_43_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %v7_1_44 = "stablehlo.compare"(%v7_1_12, %v7_1_13) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v7_1_45 = "stablehlo.select"(%v7_1_44, %v7_1_4, %v7_1_41) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %v7_1_46 = "stablehlo.reduce"(%v7_1_45, %v7_1_7) ({
      ^bb0(%v7_1_46_0_0: tensor<i32>, %v7_1_46_0_1: tensor<i32>):
        %v7_1_46_0_2 = "stablehlo.add"(%v7_1_46_0_0, %v7_1_46_0_1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v7_1_46_0_2) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %v7_1_47 = "stablehlo.broadcast_in_dim"(%v7_1_43) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %v7_1_48 = "stablehlo.broadcast_in_dim"(%v7_1_46) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %v7_1_49 = "stablehlo.select"(%v7_1_40, %v7_1_48, %v7_1_4) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %v7_1_50 = "stablehlo.select"(%v7_1_44, %v7_1_47, %v7_1_49) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %v7_1_51 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
      %v7_1_52 = "stablehlo.add"(%v7_1_23, %v7_1_51) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %v7_1_53 = "stablehlo.broadcast_in_dim"(%v7_1_52) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %v7_1_54 = "stablehlo.select"(%v7_1_44, %v7_1_53, %v7_1_3) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %v7_1_55 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v7_1_56 = "stablehlo.select"(%v7_1_44, %v7_1_30, %v7_1_55) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_57 = "stablehlo.reduce"(%v7_1_56, %v7_1_29) ({
      ^bb0(%v7_1_57_0_0: tensor<f32>, %v7_1_57_0_1: tensor<f32>):
        %v7_1_57_0_2 = "stablehlo.add"(%v7_1_57_0_0, %v7_1_57_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v7_1_57_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v7_1_58 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v7_1_59 = "stablehlo.compare"(%v7_1_57, %v7_1_58) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v7_1_60 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
      %v7_1_61 = "stablehlo.compare"(%v7_1_5, %v7_1_60) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %v7_1_62 = "stablehlo.and"(%v7_1_59, %v7_1_61) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %v7_1_63 = "stablehlo.add"(%v7_1_6, %v7_1_51) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %v7_1_64 = "stablehlo.select"(%v7_1_62, %v7_1_63, %v7_1_5) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %v7_1_65 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v7_1_66 = "stablehlo.select"(%v7_1_59, %v7_1_65, %v7_1_57) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v7_1_67 = "stablehlo.dynamic_slice"(%v7_1_38, %v7_1_7, %v7_1_7, %v7_1_0) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %v7_1_68 = "stablehlo.reshape"(%v7_1_67) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %v7_1_69 = "stablehlo.broadcast_in_dim"(%v7_1_66) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v7_1_70 = "stablehlo.divide"(%v7_1_68, %v7_1_69) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_71 = "stablehlo.compare"(%v7_1_12, %v7_1_13) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v7_1_72 = "stablehlo.select"(%v7_1_71, %v7_1_70, %v7_1_55) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_73 = "stablehlo.select"(%v7_1_71, %v7_1_30, %v7_1_55) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_74 = "stablehlo.broadcast_in_dim"(%v7_1_72) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_75 = "stablehlo.broadcast_in_dim"(%v7_1_73) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_76 = "stablehlo.multiply"(%v7_1_74, %v7_1_75) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_77 = "stablehlo.subtract"(%v7_1_38, %v7_1_76) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_78 = "stablehlo.select"(%v7_1_71, %v7_1_72, %v7_1_68) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_79 = "stablehlo.broadcast_in_dim"(%v7_1_78) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_80 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
      %v7_1_81 = "stablehlo.compare"(%v7_1_80, %v7_1_36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %v7_1_82 = "stablehlo.select"(%v7_1_81, %v7_1_79, %v7_1_77) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %v7_1_83 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v7_1_84 = "stablehlo.add"(%v7_1_0, %v7_1_83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v7_1_84, %v7_1_1, %v7_1_82, %v7_1_54, %v7_1_50, %v7_1_64) : (tensor<i32>, tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %v13 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x3x3xf32>} : () -> tensor<1x3x3xf32>
    %v15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %v16 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %v17 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x3xi32>} : () -> tensor<1x3x3xi32>
    %v18 = "stablehlo.add"(%v15, %v17) : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    %v19 = "stablehlo.compare"(%v16, %v18) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %v20 = "stablehlo.select"(%v19, %v14, %v13) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x3x1xi32>
    %v22 = "stablehlo.reshape"(%v11) : (tensor<1x3xi32>) -> tensor<1x3x1xi32>
    %v23 = "stablehlo.concatenate"(%v21, %v22) {dimension = 2 : i64} : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x2xi32>
    %v24 = "stablehlo.gather"(%v20, %v23) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>} : (tensor<1x3x3xf32>, tensor<1x3x2xi32>) -> tensor<1x3x3xf32>
    %v25 = "stablehlo.triangular_solve"(%v9, %v24) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v26 = "stablehlo.triangular_solve"(%v9, %v25) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %v27 = "stablehlo.reshape"(%v26) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %v28 = "stablehlo.reshape"(%v12) : (tensor<1xi32>) -> tensor<i32>
    "func.return"(%v27, %v28) : (tensor<3x3xf32>, tensor<i32>) -> ()
  }
}
