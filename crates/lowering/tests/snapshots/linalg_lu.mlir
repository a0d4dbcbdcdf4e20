module @linalg_lu {
  func.func public @main(%v0: tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %v2 = "stablehlo.constant"() {value = dense<0> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
    %v3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
    %v4 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    %v5 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %v6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v7, %v8, %v9, %v10, %v11, %v12 = "stablehlo.while"(%v6, %v5, %v1, %v2, %v3, %v4) ({
    ^bb0(%v7_0_0: tensor<i32>, %v7_0_1: tensor<i32>, %v7_0_2: tensor<1x3x2xf32>, %v7_0_3: tensor<1x2xi32>, %v7_0_4: tensor<1x3xi32>, %v7_0_5: tensor<1xi32>):
      %v7_0_6 = "stablehlo.compare"(%v7_0_0, %v7_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v7_0_6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v7_1_0: tensor<i32>, %v7_1_1: tensor<i32>, %v7_1_2: tensor<1x3x2xf32>, %v7_1_3: tensor<1x2xi32>, %v7_1_4: tensor<1x3xi32>, %v7_1_5: tensor<1xi32>):
      %v7_1_6 = "stablehlo.broadcast_in_dim"(%v7_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %v7_1_7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v7_1_8 = "stablehlo.dynamic_slice"(%v7_1_2, %v7_1_7, %v7_1_7, %v7_1_0) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
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
      %v7_1_24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
      %v7_1_25 = "stablehlo.broadcast_in_dim"(%v7_1_23) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3x2xi32>
      %v7_1_26 = "stablehlo.compare"(%v7_1_24, %v7_1_25) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %v7_1_27 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3x2xf32>} : () -> tensor<1x3x2xf32>
      %v7_1_28 = "stablehlo.select"(%v7_1_26, %v7_1_2, %v7_1_27) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_29 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v7_1_30 = "stablehlo.reduce"(%v7_1_28, %v7_1_29) ({
      ^bb0(%v7_1_30_0_0: tensor<f32>, %v7_1_30_0_1: tensor<f32>):
        %v7_1_30_0_2 = "stablehlo.add"(%v7_1_30_0_0, %v7_1_30_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v7_1_30_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %v7_1_31 = "stablehlo.dynamic_slice"(%v7_1_2, %v7_1_7, %v7_1_0, %v7_1_7) {slice_sizes = array<i64: 1, 1, 2>} : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xf32>
      %v7_1_32 = "stablehlo.reshape"(%v7_1_31) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
      %v7_1_33 = "stablehlo.broadcast_in_dim"(%v7_1_32) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_34 = "stablehlo.select"(%v7_1_26, %v7_1_33, %v7_1_2) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_35 = "stablehlo.broadcast_in_dim"(%v7_1_30) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_36 = "stablehlo.broadcast_in_dim"(%v7_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %v7_1_37 = "stablehlo.compare"(%v7_1_24, %v7_1_36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %v7_1_38 = "stablehlo.select"(%v7_1_37, %v7_1_35, %v7_1_34) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
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
      %v7_1_53 = "stablehlo.broadcast_in_dim"(%v7_1_52) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x2xi32>
      %v7_1_54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2xi32>
      %v7_1_55 = "stablehlo.broadcast_in_dim"(%v7_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %v7_1_56 = "stablehlo.compare"(%v7_1_54, %v7_1_55) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v7_1_57 = "stablehlo.select"(%v7_1_56, %v7_1_53, %v7_1_3) : (tensor<1x2xi1>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
      %v7_1_58 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
      %v7_1_59 = "stablehlo.select"(%v7_1_56, %v7_1_30, %v7_1_58) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v7_1_60 = "stablehlo.reduce"(%v7_1_59, %v7_1_29) ({
      ^bb0(%v7_1_60_0_0: tensor<f32>, %v7_1_60_0_1: tensor<f32>):
        %v7_1_60_0_2 = "stablehlo.add"(%v7_1_60_0_0, %v7_1_60_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v7_1_60_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
      %v7_1_61 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v7_1_62 = "stablehlo.compare"(%v7_1_60, %v7_1_61) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v7_1_63 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
      %v7_1_64 = "stablehlo.compare"(%v7_1_5, %v7_1_63) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %v7_1_65 = "stablehlo.and"(%v7_1_62, %v7_1_64) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %v7_1_66 = "stablehlo.add"(%v7_1_6, %v7_1_51) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %v7_1_67 = "stablehlo.select"(%v7_1_65, %v7_1_66, %v7_1_5) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %v7_1_68 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1xf32>} : () -> tensor<1xf32>
      %v7_1_69 = "stablehlo.select"(%v7_1_62, %v7_1_68, %v7_1_60) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v7_1_70 = "stablehlo.dynamic_slice"(%v7_1_38, %v7_1_7, %v7_1_7, %v7_1_0) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %v7_1_71 = "stablehlo.reshape"(%v7_1_70) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %v7_1_72 = "stablehlo.broadcast_in_dim"(%v7_1_69) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %v7_1_73 = "stablehlo.divide"(%v7_1_71, %v7_1_72) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_74 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
      %v7_1_75 = "stablehlo.compare"(%v7_1_12, %v7_1_13) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %v7_1_76 = "stablehlo.select"(%v7_1_75, %v7_1_73, %v7_1_74) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_77 = "stablehlo.compare"(%v7_1_54, %v7_1_55) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v7_1_78 = "stablehlo.select"(%v7_1_77, %v7_1_30, %v7_1_58) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %v7_1_79 = "stablehlo.broadcast_in_dim"(%v7_1_76) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %v7_1_80 = "stablehlo.broadcast_in_dim"(%v7_1_78) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_81 = "stablehlo.multiply"(%v7_1_79, %v7_1_80) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_82 = "stablehlo.subtract"(%v7_1_38, %v7_1_81) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_83 = "stablehlo.select"(%v7_1_75, %v7_1_76, %v7_1_71) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %v7_1_84 = "stablehlo.broadcast_in_dim"(%v7_1_83) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %v7_1_85 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
      %v7_1_86 = "stablehlo.compare"(%v7_1_85, %v7_1_36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %v7_1_87 = "stablehlo.select"(%v7_1_86, %v7_1_84, %v7_1_82) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %v7_1_88 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v7_1_89 = "stablehlo.add"(%v7_1_0, %v7_1_88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v7_1_89, %v7_1_1, %v7_1_87, %v7_1_57, %v7_1_50, %v7_1_67) : (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xi32>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xi32>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xi32>, tensor<1x3xi32>, tensor<1xi32>)
    %v13 = "stablehlo.slice"(%v9) {limit_indices = array<i64: 1, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
    %v14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
    %v15 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
    %v16 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2xi32>} : () -> tensor<1x3x2xi32>
    %v17 = "stablehlo.add"(%v14, %v16) : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
    %v18 = "stablehlo.compare"(%v15, %v17) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %v19 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x3x2xf32>} : () -> tensor<1x3x2xf32>
    %v20 = "stablehlo.select"(%v18, %v9, %v19) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v21 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<1x3x2xf32>} : () -> tensor<1x3x2xf32>
    %v22 = "stablehlo.compare"(%v15, %v17) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %v23 = "stablehlo.select"(%v22, %v21, %v20) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %v24 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %v25 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %v26 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x2xi32>} : () -> tensor<1x2x2xi32>
    %v27 = "stablehlo.add"(%v24, %v26) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %v28 = "stablehlo.compare"(%v25, %v27) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %v29 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<1x2x2xf32>} : () -> tensor<1x2x2xf32>
    %v30 = "stablehlo.select"(%v28, %v13, %v29) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %v31 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %v32 = "stablehlo.broadcast_in_dim"(%v11) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %v33 = "stablehlo.compare"(%v31, %v32) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %v34 = "stablehlo.convert"(%v33) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %v35 = "stablehlo.reshape"(%v34) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %v36 = "stablehlo.reshape"(%v23) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    %v37 = "stablehlo.reshape"(%v30) : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%v35, %v36, %v37) : (tensor<3x3xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> ()
  }
}
