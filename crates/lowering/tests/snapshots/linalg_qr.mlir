module @linalg_qr {
  func.func public @main(%v0: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x2xf32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %v2 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
    %v3 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %v4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v5, %v6, %v7, %v8 = "stablehlo.while"(%v4, %v3, %v1, %v2) ({
    ^bb0(%v5_0_0: tensor<i32>, %v5_0_1: tensor<i32>, %v5_0_2: tensor<1x4x2xf32>, %v5_0_3: tensor<1x2xf32>):
      %v5_0_4 = "stablehlo.compare"(%v5_0_0, %v5_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v5_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v5_1_0: tensor<i32>, %v5_1_1: tensor<i32>, %v5_1_2: tensor<1x4x2xf32>, %v5_1_3: tensor<1x2xf32>):
      %v5_1_4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v5_1_5 = "stablehlo.dynamic_slice"(%v5_1_2, %v5_1_4, %v5_1_4, %v5_1_0) {slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %v5_1_6 = "stablehlo.reshape"(%v5_1_5) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %v5_1_7 = "stablehlo.abs"(%v5_1_6) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_8 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x4xf32>} : () -> tensor<1x4xf32>
      %v5_1_9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4xi32>
      %v5_1_10 = "stablehlo.broadcast_in_dim"(%v5_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
      %v5_1_11 = "stablehlo.compare"(%v5_1_9, %v5_1_10) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %v5_1_12 = "stablehlo.select"(%v5_1_11, %v5_1_7, %v5_1_8) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %v5_1_14 = "stablehlo.reduce"(%v5_1_12, %v5_1_13) ({
      ^bb0(%v5_1_14_0_0: tensor<f32>, %v5_1_14_0_1: tensor<f32>):
        %v5_1_14_0_2 = "stablehlo.maximum"(%v5_1_14_0_0, %v5_1_14_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v5_1_14_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %v5_1_15 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v5_1_16 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v5_1_17 = "stablehlo.compare"(%v5_1_14, %v5_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v5_1_18 = "stablehlo.select"(%v5_1_17, %v5_1_16, %v5_1_14) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_19 = "stablehlo.broadcast_in_dim"(%v5_1_18) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x4xf32>
      %v5_1_20 = "stablehlo.divide"(%v5_1_6, %v5_1_19) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_21 = "stablehlo.compare"(%v5_1_9, %v5_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %v5_1_22 = "stablehlo.select"(%v5_1_21, %v5_1_20, %v5_1_8) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v5_1_24 = "stablehlo.reduce"(%v5_1_22, %v5_1_23) ({
      ^bb0(%v5_1_24_0_0: tensor<f32>, %v5_1_24_0_1: tensor<f32>):
        %v5_1_24_0_2 = "stablehlo.add"(%v5_1_24_0_0, %v5_1_24_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v5_1_24_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %v5_1_25 = "stablehlo.compare"(%v5_1_9, %v5_1_10) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %v5_1_26 = "stablehlo.select"(%v5_1_25, %v5_1_20, %v5_1_8) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_27 = "stablehlo.multiply"(%v5_1_26, %v5_1_26) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_28 = "stablehlo.reduce"(%v5_1_27, %v5_1_23) ({
      ^bb0(%v5_1_28_0_0: tensor<f32>, %v5_1_28_0_1: tensor<f32>):
        %v5_1_28_0_2 = "stablehlo.add"(%v5_1_28_0_0, %v5_1_28_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v5_1_28_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %v5_1_29 = "stablehlo.multiply"(%v5_1_24, %v5_1_24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_30 = "stablehlo.add"(%v5_1_29, %v5_1_28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_31 = "stablehlo.sqrt"(%v5_1_30) : (tensor<1xf32>) -> tensor<1xf32>
      %v5_1_32 = "stablehlo.compare"(%v5_1_28, %v5_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v5_1_33 = "stablehlo.compare"(%v5_1_15, %v5_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v5_1_34 = "stablehlo.and"(%v5_1_32, %v5_1_33) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %v5_1_35 = "stablehlo.compare"(%v5_1_24, %v5_1_15) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v5_1_36 = "stablehlo.negate"(%v5_1_31) : (tensor<1xf32>) -> tensor<1xf32>
      %v5_1_37 = "stablehlo.select"(%v5_1_35, %v5_1_31, %v5_1_36) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_38 = "stablehlo.select"(%v5_1_34, %v5_1_24, %v5_1_37) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_39 = "stablehlo.select"(%v5_1_34, %v5_1_16, %v5_1_38) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_40 = "stablehlo.subtract"(%v5_1_38, %v5_1_24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_41 = "stablehlo.divide"(%v5_1_40, %v5_1_39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_42 = "stablehlo.select"(%v5_1_34, %v5_1_15, %v5_1_41) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_43 = "stablehlo.negate"(%v5_1_40) : (tensor<1xf32>) -> tensor<1xf32>
      %v5_1_44 = "stablehlo.select"(%v5_1_34, %v5_1_16, %v5_1_43) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_45 = "stablehlo.broadcast_in_dim"(%v5_1_44) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x4xf32>
      %v5_1_46 = "stablehlo.divide"(%v5_1_26, %v5_1_45) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_47 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x4xf32>} : () -> tensor<1x4xf32>
      %v5_1_48 = "stablehlo.select"(%v5_1_21, %v5_1_47, %v5_1_46) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_49 = "stablehlo.multiply"(%v5_1_38, %v5_1_18) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_50 = "stablehlo.broadcast_in_dim"(%v5_1_48) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %v5_1_51 = "stablehlo.multiply"(%v5_1_50, %v5_1_2) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %v5_1_52 = "stablehlo.reduce"(%v5_1_51, %v5_1_23) ({
      ^bb0(%v5_1_52_0_0: tensor<f32>, %v5_1_52_0_1: tensor<f32>):
        %v5_1_52_0_2 = "stablehlo.add"(%v5_1_52_0_0, %v5_1_52_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v5_1_52_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %v5_1_53 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
      %v5_1_54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2xi32>
      %v5_1_55 = "stablehlo.broadcast_in_dim"(%v5_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %v5_1_56 = "stablehlo.compare"(%v5_1_54, %v5_1_55) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v5_1_57 = "stablehlo.select"(%v5_1_56, %v5_1_52, %v5_1_53) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v5_1_58 = "stablehlo.broadcast_in_dim"(%v5_1_42) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x2xf32>
      %v5_1_59 = "stablehlo.multiply"(%v5_1_57, %v5_1_58) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v5_1_60 = "stablehlo.broadcast_in_dim"(%v5_1_59) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x4x2xf32>
      %v5_1_61 = "stablehlo.multiply"(%v5_1_50, %v5_1_60) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %v5_1_62 = "stablehlo.subtract"(%v5_1_2, %v5_1_61) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %v5_1_63 = "stablehlo.broadcast_in_dim"(%v5_1_49) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x4xf32>
      %v5_1_64 = "stablehlo.select"(%v5_1_21, %v5_1_63, %v5_1_6) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_65 = "stablehlo.select"(%v5_1_25, %v5_1_48, %v5_1_64) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_66 = "stablehlo.broadcast_in_dim"(%v5_1_65) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<1x4x2xf32>
      %v5_1_67 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x2xi32>
      %v5_1_68 = "stablehlo.broadcast_in_dim"(%v5_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4x2xi32>
      %v5_1_69 = "stablehlo.compare"(%v5_1_67, %v5_1_68) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
      %v5_1_70 = "stablehlo.select"(%v5_1_69, %v5_1_66, %v5_1_62) : (tensor<1x4x2xi1>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
      %v5_1_71 = "stablehlo.compare"(%v5_1_54, %v5_1_55) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v5_1_72 = "stablehlo.select"(%v5_1_71, %v5_1_58, %v5_1_3) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v5_1_73 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v5_1_74 = "stablehlo.add"(%v5_1_0, %v5_1_73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v5_1_74, %v5_1_1, %v5_1_70, %v5_1_72) : (tensor<i32>, tensor<i32>, tensor<1x4x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x4x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<i32>, tensor<1x4x2xf32>, tensor<1x2xf32>)
    %v9 = "stablehlo.slice"(%v7) {limit_indices = array<i64: 1, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x2xf32>) -> tensor<1x2x2xf32>
    %v10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %v11 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %v12 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v13 = "stablehlo.add"(%v10, %v12) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v14 = "stablehlo.compare"(%v11, %v13) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v15 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v16 = "stablehlo.select"(%v14, %v9, %v15) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v17 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x4x2xf32>} : () -> tensor<1x4x2xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x4x2xf32>} : () -> tensor<1x4x2xf32>
    %v19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4x2xi32>
    %v20 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x2xi32>
    %v21 = "stablehlo.constant"() {value = dense<0> : tensor<1x4x2xi32>} : () -> tensor<1x4x2xi32>
    %v22 = "stablehlo.add"(%v19, %v21) : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi32>
    %v23 = "stablehlo.compare"(%v20, %v22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
    %v24 = "stablehlo.select"(%v23, %v18, %v17) : (tensor<1x4x2xi1>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
    %v25 = "stablehlo.compare"(%v20, %v22) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
    %v26 = "stablehlo.select"(%v25, %v7, %v17) : (tensor<1x4x2xi1>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
    %v27 = "stablehlo.select"(%v23, %v18, %v26) : (tensor<1x4x2xi1>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
    %v28 = "stablehlo.transpose"(%v27) {permutation = array<i64: 0, 2, 1>} : (tensor<1x4x2xf32>) -> tensor<1x2x4xf32>
    %v29 = "stablehlo.dot_general"(%v28, %v27) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4xf32>, tensor<1x4x2xf32>) -> tensor<1x2x2xf32>
    %v30 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v31 = "stablehlo.add"(%v10, %v30) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v32 = "stablehlo.compare"(%v11, %v31) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v33 = "stablehlo.select"(%v32, %v29, %v15) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v34 = "stablehlo.broadcast_in_dim"(%v8) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
    %v35 = "stablehlo.multiply"(%v34, %v33) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v36 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v37 = "stablehlo.compare"(%v11, %v13) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v38 = "stablehlo.select"(%v37, %v36, %v35) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v39 = "stablehlo.select"(%v37, %v34, %v15) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v40 = "stablehlo.triangular_solve"(%v38, %v39) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v41 = "stablehlo.dot_general"(%v28, %v24) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4xf32>, tensor<1x4x2xf32>) -> tensor<1x2x2xf32>
    %v42 = "stablehlo.dot_general"(%v40, %v41) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v43 = "stablehlo.dot_general"(%v27, %v42) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x4x2xf32>, tensor<1x2x2xf32>) -> tensor<1x4x2xf32>
    %v44 = "stablehlo.subtract"(%v24, %v43) : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
    %v45 = "stablehlo.reshape"(%v44) : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
    %v46 = "stablehlo.reshape"(%v16) : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%v45, %v46) : (tensor<4x2xf32>, tensor<2x2xf32>) -> ()
  }
}
