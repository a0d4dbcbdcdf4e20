module @_linalg_svd {
  func.func public @main(%v0: tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2x3xf32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %v2 = "stablehlo.transpose"(%v1) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
    %v3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
    %v4 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %v5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v6, %v7, %v8, %v9 = "stablehlo.while"(%v5, %v4, %v2, %v3) ({
    ^bb0(%v6_0_0: tensor<i32>, %v6_0_1: tensor<i32>, %v6_0_2: tensor<1x3x2xf32>, %v6_0_3: tensor<1x2xf32>):
      %v6_0_4 = "stablehlo.compare"(%v6_0_0, %v6_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v6_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v6_1_0: tensor<i32>, %v6_1_1: tensor<i32>, %v6_1_2: tensor<1x3x2xf32>, %v6_1_3: tensor<1x2xf32>):
      %v6_1_4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v6_1_5 = "stablehlo.dynamic_slice"(%v6_1_2, %v6_1_4, %v6_1_4, %v6_1_0) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %v6_1_6 = "stablehlo.reshape"(%v6_1_5) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %v6_1_7 = "stablehlo.abs"(%v6_1_6) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_8 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v6_1_9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %v6_1_10 = "stablehlo.broadcast_in_dim"(%v6_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %v6_1_11 = "stablehlo.compare"(%v6_1_9, %v6_1_10) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v6_1_12 = "stablehlo.select"(%v6_1_11, %v6_1_7, %v6_1_8) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %v6_1_14 = "stablehlo.reduce"(%v6_1_12, %v6_1_13) ({
      ^bb0(%v6_1_14_0_0: tensor<f32>, %v6_1_14_0_1: tensor<f32>):
        %v6_1_14_0_2 = "stablehlo.maximum"(%v6_1_14_0_0, %v6_1_14_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v6_1_14_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v6_1_15 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v6_1_16 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v6_1_17 = "stablehlo.compare"(%v6_1_14, %v6_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v6_1_18 = "stablehlo.select"(%v6_1_17, %v6_1_16, %v6_1_14) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_19 = "stablehlo.broadcast_in_dim"(%v6_1_18) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v6_1_20 = "stablehlo.divide"(%v6_1_6, %v6_1_19) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_21 = "stablehlo.compare"(%v6_1_9, %v6_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v6_1_22 = "stablehlo.select"(%v6_1_21, %v6_1_20, %v6_1_8) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v6_1_24 = "stablehlo.reduce"(%v6_1_22, %v6_1_23) ({
      ^bb0(%v6_1_24_0_0: tensor<f32>, %v6_1_24_0_1: tensor<f32>):
        %v6_1_24_0_2 = "stablehlo.add"(%v6_1_24_0_0, %v6_1_24_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v6_1_24_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v6_1_25 = "stablehlo.compare"(%v6_1_9, %v6_1_10) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v6_1_26 = "stablehlo.select"(%v6_1_25, %v6_1_20, %v6_1_8) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_27 = "stablehlo.multiply"(%v6_1_26, %v6_1_26) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_28 = "stablehlo.reduce"(%v6_1_27, %v6_1_23) ({
      ^bb0(%v6_1_28_0_0: tensor<f32>, %v6_1_28_0_1: tensor<f32>):
        %v6_1_28_0_2 = "stablehlo.add"(%v6_1_28_0_0, %v6_1_28_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v6_1_28_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v6_1_29 = "stablehlo.multiply"(%v6_1_24, %v6_1_24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_30 = "stablehlo.add"(%v6_1_29, %v6_1_28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_31 = "stablehlo.sqrt"(%v6_1_30) : (tensor<1xf32>) -> tensor<1xf32>
      %v6_1_32 = "stablehlo.compare"(%v6_1_28, %v6_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v6_1_33 = "stablehlo.compare"(%v6_1_15, %v6_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v6_1_34 = "stablehlo.and"(%v6_1_32, %v6_1_33) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %v6_1_35 = "stablehlo.compare"(%v6_1_24, %v6_1_15) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v6_1_36 = "stablehlo.negate"(%v6_1_31) : (tensor<1xf32>) -> tensor<1xf32>
      %v6_1_37 = "stablehlo.select"(%v6_1_35, %v6_1_31, %v6_1_36) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_38 = "stablehlo.select"(%v6_1_34, %v6_1_24, %v6_1_37) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_39 = "stablehlo.select"(%v6_1_34, %v6_1_16, %v6_1_38) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_40 = "stablehlo.subtract"(%v6_1_38, %v6_1_24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_41 = "stablehlo.divide"(%v6_1_40, %v6_1_39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_42 = "stablehlo.select"(%v6_1_34, %v6_1_15, %v6_1_41) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_43 = "stablehlo.negate"(%v6_1_40) : (tensor<1xf32>) -> tensor<1xf32>
      %v6_1_44 = "stablehlo.select"(%v6_1_34, %v6_1_16, %v6_1_43) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_45 = "stablehlo.broadcast_in_dim"(%v6_1_44) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v6_1_46 = "stablehlo.divide"(%v6_1_26, %v6_1_45) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_47 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v6_1_48 = "stablehlo.select"(%v6_1_21, %v6_1_47, %v6_1_46) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_49 = "stablehlo.multiply"(%v6_1_38, %v6_1_18) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v6_1_50 = "stablehlo.broadcast_in_dim"(%v6_1_48) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %v6_1_51 = "stablehlo.multiply"(%v6_1_50, %v6_1_2) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v6_1_52 = "stablehlo.reduce"(%v6_1_51, %v6_1_23) ({
      ^bb0(%v6_1_52_0_0: tensor<f32>, %v6_1_52_0_1: tensor<f32>):
        %v6_1_52_0_2 = "stablehlo.add"(%v6_1_52_0_0, %v6_1_52_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v6_1_52_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %v6_1_53 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
      %v6_1_54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2xi32>
      %v6_1_55 = "stablehlo.broadcast_in_dim"(%v6_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %v6_1_56 = "stablehlo.compare"(%v6_1_54, %v6_1_55) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v6_1_57 = "stablehlo.select"(%v6_1_56, %v6_1_52, %v6_1_53) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v6_1_58 = "stablehlo.broadcast_in_dim"(%v6_1_42) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x2xf32>
      %v6_1_59 = "stablehlo.multiply"(%v6_1_57, %v6_1_58) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v6_1_60 = "stablehlo.broadcast_in_dim"(%v6_1_59) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %v6_1_61 = "stablehlo.multiply"(%v6_1_50, %v6_1_60) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v6_1_62 = "stablehlo.subtract"(%v6_1_2, %v6_1_61) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v6_1_63 = "stablehlo.broadcast_in_dim"(%v6_1_49) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v6_1_64 = "stablehlo.select"(%v6_1_21, %v6_1_63, %v6_1_6) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_65 = "stablehlo.select"(%v6_1_25, %v6_1_48, %v6_1_64) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v6_1_66 = "stablehlo.broadcast_in_dim"(%v6_1_65) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %v6_1_67 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
      %v6_1_68 = "stablehlo.broadcast_in_dim"(%v6_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %v6_1_69 = "stablehlo.compare"(%v6_1_67, %v6_1_68) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %v6_1_70 = "stablehlo.select"(%v6_1_69, %v6_1_66, %v6_1_62) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v6_1_71 = "stablehlo.compare"(%v6_1_54, %v6_1_55) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v6_1_72 = "stablehlo.select"(%v6_1_71, %v6_1_58, %v6_1_3) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v6_1_73 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v6_1_74 = "stablehlo.add"(%v6_1_0, %v6_1_73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v6_1_74, %v6_1_1, %v6_1_70, %v6_1_72) : (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>)
    %v10 = "stablehlo.slice"(%v8) {limit_indices = array<i64: 1, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
    %v11 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %v12 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %v13 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v14 = "stablehlo.add"(%v11, %v13) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v15 = "stablehlo.compare"(%v12, %v14) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v16 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v17 = "stablehlo.select"(%v15, %v10, %v16) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v19 = "stablehlo.compare"(%v12, %v14) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v20 = "stablehlo.select"(%v19, %v18, %v16) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v21 = "stablehlo.abs"(%v17) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v22 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %v23 = "stablehlo.reduce"(%v21, %v22) ({
    ^bb0(%v23_0_0: tensor<f32>, %v23_0_1: tensor<f32>):
      %v23_0_2 = "stablehlo.maximum"(%v23_0_0, %v23_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v23_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1xf32>
    %v24 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
    %v25 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1xf32>} : () -> tensor<1xf32>
    %v26 = "stablehlo.compare"(%v23, %v24) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %v27 = "stablehlo.select"(%v26, %v25, %v23) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %v28 = "stablehlo.broadcast_in_dim"(%v27) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x2x2xf32>
    %v29 = "stablehlo.divide"(%v17, %v28) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v30 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %v31 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %v32, %v33, %v34, %v35 = "stablehlo.while"(%v5, %v31, %v29, %v20) ({
    ^bb0(%v32_0_0: tensor<i32>, %v32_0_1: tensor<i1>, %v32_0_2: tensor<1x2x2xf32>, %v32_0_3: tensor<1x2x2xf32>):
      %v32_0_4 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
      %v32_0_5 = "stablehlo.compare"(%v32_0_0, %v32_0_4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %v32_0_6 = "stablehlo.and"(%v32_0_5, %v32_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v32_0_6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v32_1_0: tensor<i32>, %v32_1_1: tensor<i1>, %v32_1_2: tensor<1x2x2xf32>, %v32_1_3: tensor<1x2x2xf32>):
      %v32_1_4 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v32_1_5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v32_1_6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v32_1_7, %v32_1_8, %v32_1_9, %v32_1_10, %v32_1_11 = "stablehlo.while"(%v32_1_6, %v32_1_5, %v32_1_4, %v32_1_2, %v32_1_3) ({
      ^bb0(%v32_1_7_0_0: tensor<i32>, %v32_1_7_0_1: tensor<i32>, %v32_1_7_0_2: tensor<i1>, %v32_1_7_0_3: tensor<1x2x2xf32>, %v32_1_7_0_4: tensor<1x2x2xf32>):
        %v32_1_7_0_5 = "stablehlo.compare"(%v32_1_7_0_0, %v32_1_7_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%v32_1_7_0_5) : (tensor<i1>) -> ()
      }, {
      ^bb0(%v32_1_7_1_0: tensor<i32>, %v32_1_7_1_1: tensor<i32>, %v32_1_7_1_2: tensor<i1>, %v32_1_7_1_3: tensor<1x2x2xf32>, %v32_1_7_1_4: tensor<1x2x2xf32>):
        %v32_1_7_1_5 = "stablehlo.slice"(%v32_1_7_1_3) {limit_indices = array<i64: 1, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x2xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_6 = "stablehlo.slice"(%v32_1_7_1_3) {limit_indices = array<i64: 1, 2, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x2xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_7 = "stablehlo.multiply"(%v32_1_7_1_5, %v32_1_7_1_5) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_8 = "stablehlo.multiply"(%v32_1_7_1_6, %v32_1_7_1_6) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_9 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
        %v32_1_7_1_10 = "stablehlo.reduce"(%v32_1_7_1_7, %v32_1_7_1_9) ({
        ^bb0(%v32_1_7_1_10_0_0: tensor<f32>, %v32_1_7_1_10_0_1: tensor<f32>):
          %v32_1_7_1_10_0_2 = "stablehlo.add"(%v32_1_7_1_10_0_0, %v32_1_7_1_10_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%v32_1_7_1_10_0_2) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 1>} : (tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x1xf32>
        %v32_1_7_1_11 = "stablehlo.reduce"(%v32_1_7_1_8, %v32_1_7_1_9) ({
        ^bb0(%v32_1_7_1_11_0_0: tensor<f32>, %v32_1_7_1_11_0_1: tensor<f32>):
          %v32_1_7_1_11_0_2 = "stablehlo.add"(%v32_1_7_1_11_0_0, %v32_1_7_1_11_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%v32_1_7_1_11_0_2) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 1>} : (tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x1xf32>
        %v32_1_7_1_12 = "stablehlo.multiply"(%v32_1_7_1_5, %v32_1_7_1_6) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_13 = "stablehlo.reduce"(%v32_1_7_1_12, %v32_1_7_1_9) ({
        ^bb0(%v32_1_7_1_13_0_0: tensor<f32>, %v32_1_7_1_13_0_1: tensor<f32>):
          %v32_1_7_1_13_0_2 = "stablehlo.add"(%v32_1_7_1_13_0_0, %v32_1_7_1_13_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%v32_1_7_1_13_0_2) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 1>} : (tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x1xf32>
        %v32_1_7_1_14 = "stablehlo.sqrt"(%v32_1_7_1_10) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_15 = "stablehlo.sqrt"(%v32_1_7_1_11) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_16 = "stablehlo.multiply"(%v32_1_7_1_14, %v32_1_7_1_15) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_17 = "stablehlo.constant"() {value = dense<0x34B504F3> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
        %v32_1_7_1_18 = "stablehlo.multiply"(%v32_1_7_1_16, %v32_1_7_1_17) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_19 = "stablehlo.constant"() {value = dense<0x25800000> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
        %v32_1_7_1_20 = "stablehlo.maximum"(%v32_1_7_1_18, %v32_1_7_1_19) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_21 = "stablehlo.abs"(%v32_1_7_1_13) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_22 = "stablehlo.compare"(%v32_1_7_1_21, %v32_1_7_1_20) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %v32_1_7_1_23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
        %v32_1_7_1_24 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
        %v32_1_7_1_25 = "stablehlo.select"(%v32_1_7_1_22, %v32_1_7_1_21, %v32_1_7_1_24) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_26 = "stablehlo.subtract"(%v32_1_7_1_11, %v32_1_7_1_10) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_27 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
        %v32_1_7_1_28 = "stablehlo.multiply"(%v32_1_7_1_25, %v32_1_7_1_27) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_29 = "stablehlo.divide"(%v32_1_7_1_26, %v32_1_7_1_28) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_30 = "stablehlo.multiply"(%v32_1_7_1_29, %v32_1_7_1_29) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_31 = "stablehlo.add"(%v32_1_7_1_30, %v32_1_7_1_24) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_32 = "stablehlo.sqrt"(%v32_1_7_1_31) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_33 = "stablehlo.abs"(%v32_1_7_1_29) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_34 = "stablehlo.add"(%v32_1_7_1_33, %v32_1_7_1_32) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_35 = "stablehlo.divide"(%v32_1_7_1_24, %v32_1_7_1_34) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_36 = "stablehlo.negate"(%v32_1_7_1_35) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_37 = "stablehlo.compare"(%v32_1_7_1_29, %v32_1_7_1_23) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
        %v32_1_7_1_38 = "stablehlo.select"(%v32_1_7_1_37, %v32_1_7_1_36, %v32_1_7_1_35) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_39 = "stablehlo.select"(%v32_1_7_1_22, %v32_1_7_1_38, %v32_1_7_1_23) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_40 = "stablehlo.multiply"(%v32_1_7_1_39, %v32_1_7_1_39) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_41 = "stablehlo.add"(%v32_1_7_1_40, %v32_1_7_1_24) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_42 = "stablehlo.rsqrt"(%v32_1_7_1_41) : (tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_43 = "stablehlo.multiply"(%v32_1_7_1_39, %v32_1_7_1_42) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_44 = "stablehlo.divide"(%v32_1_7_1_13, %v32_1_7_1_25) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_45 = "stablehlo.multiply"(%v32_1_7_1_43, %v32_1_7_1_44) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
        %v32_1_7_1_46 = "stablehlo.broadcast_in_dim"(%v32_1_7_1_42) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_47 = "stablehlo.broadcast_in_dim"(%v32_1_7_1_45) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_48 = "stablehlo.multiply"(%v32_1_7_1_46, %v32_1_7_1_5) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_49 = "stablehlo.multiply"(%v32_1_7_1_47, %v32_1_7_1_6) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_50 = "stablehlo.multiply"(%v32_1_7_1_47, %v32_1_7_1_5) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_51 = "stablehlo.multiply"(%v32_1_7_1_46, %v32_1_7_1_6) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_52 = "stablehlo.subtract"(%v32_1_7_1_48, %v32_1_7_1_49) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_53 = "stablehlo.add"(%v32_1_7_1_50, %v32_1_7_1_51) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_54 = "stablehlo.concatenate"(%v32_1_7_1_52, %v32_1_7_1_53) {dimension = 2 : i64} : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x2xf32>
        %v32_1_7_1_55 = "stablehlo.slice"(%v32_1_7_1_4) {limit_indices = array<i64: 1, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x2xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_56 = "stablehlo.slice"(%v32_1_7_1_4) {limit_indices = array<i64: 1, 2, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x2xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_57 = "stablehlo.multiply"(%v32_1_7_1_46, %v32_1_7_1_55) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_58 = "stablehlo.multiply"(%v32_1_7_1_47, %v32_1_7_1_56) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_59 = "stablehlo.multiply"(%v32_1_7_1_47, %v32_1_7_1_55) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_60 = "stablehlo.multiply"(%v32_1_7_1_46, %v32_1_7_1_56) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_61 = "stablehlo.subtract"(%v32_1_7_1_57, %v32_1_7_1_58) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_62 = "stablehlo.add"(%v32_1_7_1_59, %v32_1_7_1_60) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
        %v32_1_7_1_63 = "stablehlo.concatenate"(%v32_1_7_1_61, %v32_1_7_1_62) {dimension = 2 : i64} : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x2xf32>
        %v32_1_7_1_64 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
        %v32_1_7_1_65 = "stablehlo.reduce"(%v32_1_7_1_22, %v32_1_7_1_64) ({
        ^bb0(%v32_1_7_1_65_0_0: tensor<i1>, %v32_1_7_1_65_0_1: tensor<i1>):
          %v32_1_7_1_65_0_2 = "stablehlo.or"(%v32_1_7_1_65_0_0, %v32_1_7_1_65_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          "stablehlo.return"(%v32_1_7_1_65_0_2) : (tensor<i1>) -> ()
        }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xi1>, tensor<i1>) -> tensor<i1>
        %v32_1_7_1_66 = "stablehlo.or"(%v32_1_7_1_2, %v32_1_7_1_65) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %v32_1_7_1_67 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %v32_1_7_1_68 = "stablehlo.add"(%v32_1_7_1_0, %v32_1_7_1_67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v32_1_7_1_68, %v32_1_7_1_1, %v32_1_7_1_66, %v32_1_7_1_54, %v32_1_7_1_63) : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> ()
      }) : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> (tensor<i32>, tensor<i32>, tensor<i1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>)
      %v32_1_12 = "stablehlo.add"(%v32_1_0, %v32_1_5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v32_1_12, %v32_1_9, %v32_1_10, %v32_1_11) : (tensor<i32>, tensor<i1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> ()
    }) : (tensor<i32>, tensor<i1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> (tensor<i32>, tensor<i1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>)
    %v36 = "stablehlo.multiply"(%v34, %v34) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v37 = "stablehlo.reduce"(%v36, %v30) ({
    ^bb0(%v37_0_0: tensor<f32>, %v37_0_1: tensor<f32>):
      %v37_0_2 = "stablehlo.add"(%v37_0_0, %v37_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v37_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %v38 = "stablehlo.sqrt"(%v37) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %v39 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2xi32>
    %v40, %v41 = "stablehlo.sort"(%v38, %v39) ({
    ^bb0(%v40_0_0: tensor<f32>, %v40_0_1: tensor<f32>, %v40_0_2: tensor<i32>, %v40_0_3: tensor<i32>):
      %v40_0_4 = "stablehlo.compare"(%v40_0_0, %v40_0_1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type TOTALORDER>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%v40_0_4) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<1x2xf32>, tensor<1x2xi32>) -> (tensor<1x2xf32>, tensor<1x2xi32>)
    %v42 = "stablehlo.broadcast_in_dim"(%v27) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x2xf32>
    %v43 = "stablehlo.multiply"(%v40, %v42) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %v44 = "stablehlo.abs"(%v2) : (tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v45 = "stablehlo.is_finite"(%v44) : (tensor<1x3x2xf32>) -> tensor<1x3x2xi1>
    %v46 = "stablehlo.reduce"(%v45, %v31) ({
    ^bb0(%v46_0_0: tensor<i1>, %v46_0_1: tensor<i1>):
      %v46_0_2 = "stablehlo.and"(%v46_0_0, %v46_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v46_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<1x3x2xi1>, tensor<i1>) -> tensor<1xi1>
    %v47 = "stablehlo.broadcast_in_dim"(%v46) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x2xi1>
    %v48 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
    %v49 = "stablehlo.select"(%v47, %v43, %v48) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %v50 = "stablehlo.transpose"(%v35) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v51 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x2x1xi32>
    %v52 = "stablehlo.reshape"(%v41) : (tensor<1x2xi32>) -> tensor<1x2x1xi32>
    %v53 = "stablehlo.concatenate"(%v51, %v52) {dimension = 2 : i64} : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x2xi32>
    %v54 = "stablehlo.gather"(%v50, %v53) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>} : (tensor<1x2x2xf32>, tensor<1x2x2xi32>) -> tensor<1x2x2xf32>
    %v55 = "stablehlo.transpose"(%v54) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v56 = "stablehlo.dot_general"(%v2, %v55) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2xf32>, tensor<1x2x2xf32>) -> tensor<1x3x2xf32>
    %v57, %v58, %v59, %v60 = "stablehlo.while"(%v5, %v4, %v56, %v3) ({
    ^bb0(%v57_0_0: tensor<i32>, %v57_0_1: tensor<i32>, %v57_0_2: tensor<1x3x2xf32>, %v57_0_3: tensor<1x2xf32>):
      %v57_0_4 = "stablehlo.compare"(%v57_0_0, %v57_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v57_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v57_1_0: tensor<i32>, %v57_1_1: tensor<i32>, %v57_1_2: tensor<1x3x2xf32>, %v57_1_3: tensor<1x2xf32>):
      %v57_1_4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v57_1_5 = "stablehlo.dynamic_slice"(%v57_1_2, %v57_1_4, %v57_1_4, %v57_1_0) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %v57_1_6 = "stablehlo.reshape"(%v57_1_5) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %v57_1_7 = "stablehlo.abs"(%v57_1_6) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_8 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v57_1_9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %v57_1_10 = "stablehlo.broadcast_in_dim"(%v57_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %v57_1_11 = "stablehlo.compare"(%v57_1_9, %v57_1_10) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v57_1_12 = "stablehlo.select"(%v57_1_11, %v57_1_7, %v57_1_8) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %v57_1_14 = "stablehlo.reduce"(%v57_1_12, %v57_1_13) ({
      ^bb0(%v57_1_14_0_0: tensor<f32>, %v57_1_14_0_1: tensor<f32>):
        %v57_1_14_0_2 = "stablehlo.maximum"(%v57_1_14_0_0, %v57_1_14_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v57_1_14_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v57_1_15 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v57_1_16 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v57_1_17 = "stablehlo.compare"(%v57_1_14, %v57_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v57_1_18 = "stablehlo.select"(%v57_1_17, %v57_1_16, %v57_1_14) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_19 = "stablehlo.broadcast_in_dim"(%v57_1_18) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v57_1_20 = "stablehlo.divide"(%v57_1_6, %v57_1_19) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_21 = "stablehlo.compare"(%v57_1_9, %v57_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v57_1_22 = "stablehlo.select"(%v57_1_21, %v57_1_20, %v57_1_8) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v57_1_24 = "stablehlo.reduce"(%v57_1_22, %v57_1_23) ({
      ^bb0(%v57_1_24_0_0: tensor<f32>, %v57_1_24_0_1: tensor<f32>):
        %v57_1_24_0_2 = "stablehlo.add"(%v57_1_24_0_0, %v57_1_24_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v57_1_24_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v57_1_25 = "stablehlo.compare"(%v57_1_9, %v57_1_10) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v57_1_26 = "stablehlo.select"(%v57_1_25, %v57_1_20, %v57_1_8) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_27 = "stablehlo.multiply"(%v57_1_26, %v57_1_26) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_28 = "stablehlo.reduce"(%v57_1_27, %v57_1_23) ({
      ^bb0(%v57_1_28_0_0: tensor<f32>, %v57_1_28_0_1: tensor<f32>):
        %v57_1_28_0_2 = "stablehlo.add"(%v57_1_28_0_0, %v57_1_28_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v57_1_28_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %v57_1_29 = "stablehlo.multiply"(%v57_1_24, %v57_1_24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_30 = "stablehlo.add"(%v57_1_29, %v57_1_28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_31 = "stablehlo.sqrt"(%v57_1_30) : (tensor<1xf32>) -> tensor<1xf32>
      %v57_1_32 = "stablehlo.compare"(%v57_1_28, %v57_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v57_1_33 = "stablehlo.compare"(%v57_1_15, %v57_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v57_1_34 = "stablehlo.and"(%v57_1_32, %v57_1_33) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %v57_1_35 = "stablehlo.compare"(%v57_1_24, %v57_1_15) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v57_1_36 = "stablehlo.negate"(%v57_1_31) : (tensor<1xf32>) -> tensor<1xf32>
      %v57_1_37 = "stablehlo.select"(%v57_1_35, %v57_1_31, %v57_1_36) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_38 = "stablehlo.select"(%v57_1_34, %v57_1_24, %v57_1_37) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_39 = "stablehlo.select"(%v57_1_34, %v57_1_16, %v57_1_38) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_40 = "stablehlo.subtract"(%v57_1_38, %v57_1_24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_41 = "stablehlo.divide"(%v57_1_40, %v57_1_39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_42 = "stablehlo.select"(%v57_1_34, %v57_1_15, %v57_1_41) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_43 = "stablehlo.negate"(%v57_1_40) : (tensor<1xf32>) -> tensor<1xf32>
      %v57_1_44 = "stablehlo.select"(%v57_1_34, %v57_1_16, %v57_1_43) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_45 = "stablehlo.broadcast_in_dim"(%v57_1_44) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v57_1_46 = "stablehlo.divide"(%v57_1_26, %v57_1_45) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_47 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v57_1_48 = "stablehlo.select"(%v57_1_21, %v57_1_47, %v57_1_46) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_49 = "stablehlo.multiply"(%v57_1_38, %v57_1_18) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v57_1_50 = "stablehlo.broadcast_in_dim"(%v57_1_48) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %v57_1_51 = "stablehlo.multiply"(%v57_1_50, %v57_1_2) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v57_1_52 = "stablehlo.reduce"(%v57_1_51, %v57_1_23) ({
      ^bb0(%v57_1_52_0_0: tensor<f32>, %v57_1_52_0_1: tensor<f32>):
        %v57_1_52_0_2 = "stablehlo.add"(%v57_1_52_0_0, %v57_1_52_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v57_1_52_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %v57_1_53 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
      %v57_1_54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2xi32>
      %v57_1_55 = "stablehlo.broadcast_in_dim"(%v57_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %v57_1_56 = "stablehlo.compare"(%v57_1_54, %v57_1_55) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v57_1_57 = "stablehlo.select"(%v57_1_56, %v57_1_52, %v57_1_53) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v57_1_58 = "stablehlo.broadcast_in_dim"(%v57_1_42) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x2xf32>
      %v57_1_59 = "stablehlo.multiply"(%v57_1_57, %v57_1_58) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v57_1_60 = "stablehlo.broadcast_in_dim"(%v57_1_59) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %v57_1_61 = "stablehlo.multiply"(%v57_1_50, %v57_1_60) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v57_1_62 = "stablehlo.subtract"(%v57_1_2, %v57_1_61) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v57_1_63 = "stablehlo.broadcast_in_dim"(%v57_1_49) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v57_1_64 = "stablehlo.select"(%v57_1_21, %v57_1_63, %v57_1_6) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_65 = "stablehlo.select"(%v57_1_25, %v57_1_48, %v57_1_64) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v57_1_66 = "stablehlo.broadcast_in_dim"(%v57_1_65) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %v57_1_67 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
      %v57_1_68 = "stablehlo.broadcast_in_dim"(%v57_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %v57_1_69 = "stablehlo.compare"(%v57_1_67, %v57_1_68) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %v57_1_70 = "stablehlo.select"(%v57_1_69, %v57_1_66, %v57_1_62) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v57_1_71 = "stablehlo.compare"(%v57_1_54, %v57_1_55) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v57_1_72 = "stablehlo.select"(%v57_1_71, %v57_1_58, %v57_1_3) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v57_1_73 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v57_1_74 = "stablehlo.add"(%v57_1_0, %v57_1_73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v57_1_74, %v57_1_1, %v57_1_70, %v57_1_72) : (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>)
    %v61 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3x2xf32>} : () -> tensor<1x3x2xf32>
    %v62 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x3x2xf32>} : () -> tensor<1x3x2xf32>
    %v63 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
    %v64 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
    %v65 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2xi32>} : () -> tensor<1x3x2xi32>
    %v66 = "stablehlo.add"(%v63, %v65) : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
    %v67 = "stablehlo.compare"(%v64, %v66) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %v68 = "stablehlo.select"(%v67, %v62, %v61) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v69 = "stablehlo.compare"(%v64, %v66) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %v70 = "stablehlo.select"(%v69, %v59, %v61) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v71 = "stablehlo.select"(%v67, %v62, %v70) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v72 = "stablehlo.transpose"(%v71) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x2xf32>) -> tensor<1x2x3xf32>
    %v73 = "stablehlo.dot_general"(%v72, %v71) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
    %v74 = "stablehlo.constant"() {value = dense<1> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v75 = "stablehlo.add"(%v11, %v74) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v76 = "stablehlo.compare"(%v12, %v75) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v77 = "stablehlo.select"(%v76, %v73, %v16) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v78 = "stablehlo.broadcast_in_dim"(%v60) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<1x2x2xf32>
    %v79 = "stablehlo.multiply"(%v78, %v77) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v80 = "stablehlo.select"(%v19, %v18, %v79) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v81 = "stablehlo.select"(%v19, %v78, %v16) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v82 = "stablehlo.triangular_solve"(%v80, %v81) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v83 = "stablehlo.dot_general"(%v72, %v68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
    %v84 = "stablehlo.dot_general"(%v82, %v83) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v85 = "stablehlo.dot_general"(%v71, %v84) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2xf32>, tensor<1x2x2xf32>) -> tensor<1x3x2xf32>
    %v86 = "stablehlo.subtract"(%v68, %v85) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v87 = "stablehlo.slice"(%v59) {limit_indices = array<i64: 1, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
    %v88 = "stablehlo.select"(%v19, %v87, %v16) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v89 = "stablehlo.reduce"(%v88, %v30) ({
    ^bb0(%v89_0_0: tensor<f32>, %v89_0_1: tensor<f32>):
      %v89_0_2 = "stablehlo.add"(%v89_0_0, %v89_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v89_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %v90 = "stablehlo.abs"(%v89) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %v91 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
    %v92 = "stablehlo.compare"(%v90, %v3) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %v93 = "stablehlo.select"(%v92, %v91, %v90) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %v94 = "stablehlo.divide"(%v89, %v93) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %v95 = "stablehlo.select"(%v92, %v91, %v94) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %v97 = "stablehlo.broadcast_in_dim"(%v95) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
    %v98 = "stablehlo.multiply"(%v86, %v97) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v99 = "stablehlo.reduce"(%v45, %v31) ({
    ^bb0(%v99_0_0: tensor<i1>, %v99_0_1: tensor<i1>):
      %v99_0_2 = "stablehlo.and"(%v99_0_0, %v99_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v99_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<1x3x2xi1>, tensor<i1>) -> tensor<1xi1>
    %v100 = "stablehlo.broadcast_in_dim"(%v99) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3x2xi1>
    %v101 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x3x2xf32>} : () -> tensor<1x3x2xf32>
    %v102 = "stablehlo.select"(%v100, %v98, %v101) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v103 = "stablehlo.reduce"(%v45, %v31) ({
    ^bb0(%v103_0_0: tensor<i1>, %v103_0_1: tensor<i1>):
      %v103_0_2 = "stablehlo.and"(%v103_0_0, %v103_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v103_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<1x3x2xi1>, tensor<i1>) -> tensor<1xi1>
    %v104 = "stablehlo.broadcast_in_dim"(%v103) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x2x2xi1>
    %v105 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v106 = "stablehlo.select"(%v104, %v55, %v105) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v107 = "stablehlo.transpose"(%v102) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x2xf32>) -> tensor<1x2x3xf32>
    %v108 = "stablehlo.reshape"(%v106) : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %v109 = "stablehlo.reshape"(%v49) : (tensor<1x2xf32>) -> tensor<2xf32>
    %v110 = "stablehlo.reshape"(%v107) : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%v108, %v109, %v110) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2x3xf32>) -> ()
  }
}
