module @_linalg_eigh {
  func.func public @main(%v0: tensor<999x3x3xf32>) -> (tensor<999x3xf32>, tensor<999x3x3xf32>) {
    %v1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<999x3x3xi32>
    %v2 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<999x3x3xi32>
    %v3 = "stablehlo.constant"() {value = dense<-1> : tensor<999x3x3xi32>} : () -> tensor<999x3x3xi32>
    %v4 = "stablehlo.add"(%v1, %v3) : (tensor<999x3x3xi32>, tensor<999x3x3xi32>) -> tensor<999x3x3xi32>
    %v5 = "stablehlo.compare"(%v2, %v4) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<999x3x3xi32>, tensor<999x3x3xi32>) -> tensor<999x3x3xi1>
    %v6 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<999x3x3xf32>} : () -> tensor<999x3x3xf32>
    %v7 = "stablehlo.select"(%v5, %v0, %v6) : (tensor<999x3x3xi1>, tensor<999x3x3xf32>, tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v8 = "stablehlo.transpose"(%v7) {permutation = array<i64: 0, 2, 1>} : (tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v9 = "stablehlo.add"(%v7, %v8) : (tensor<999x3x3xf32>, tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v10 = "stablehlo.constant"() {value = dense<0> : tensor<999x3x3xi32>} : () -> tensor<999x3x3xi32>
    %v11 = "stablehlo.add"(%v1, %v10) : (tensor<999x3x3xi32>, tensor<999x3x3xi32>) -> tensor<999x3x3xi32>
    %v12 = "stablehlo.compare"(%v2, %v11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<999x3x3xi32>, tensor<999x3x3xi32>) -> tensor<999x3x3xi1>
    %v13 = "stablehlo.select"(%v12, %v0, %v9) : (tensor<999x3x3xi1>, tensor<999x3x3xf32>, tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v15 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
    %v17 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<999x3x3xf32>} : () -> tensor<999x3x3xf32>
    %v18 = "stablehlo.select"(%v12, %v17, %v6) : (tensor<999x3x3xi1>, tensor<999x3x3xf32>, tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v19 = "stablehlo.abs"(%v13) : (tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v20 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %v21 = "stablehlo.reduce"(%v19, %v20) ({
    ^bb0(%v21_0_0: tensor<f32>, %v21_0_1: tensor<f32>):
      %v21_0_2 = "stablehlo.maximum"(%v21_0_0, %v21_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v21_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<999x3x3xf32>, tensor<f32>) -> tensor<999xf32>
    %v22 = "stablehlo.pad"(%v13, %v15) {edge_padding_high = array<i64: 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<999x3x3xf32>, tensor<f32>) -> tensor<999x4x4xf32>
    %v23 = "stablehlo.pad"(%v18, %v15) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<999x3x3xf32>, tensor<f32>) -> tensor<999x3x4xf32>
    %v24 = "stablehlo.constant"() {value = dense<0x34C00000> : tensor<999xf32>} : () -> tensor<999xf32>
    %v25 = "stablehlo.multiply"(%v21, %v24) : (tensor<999xf32>, tensor<999xf32>) -> tensor<999xf32>
    %v26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v27 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %v28, %v29, %v30, %v31, %v32 = "stablehlo.while"(%v26, %v27, %v22, %v25, %v23) ({
    ^bb0(%v28_0_0: tensor<i32>, %v28_0_1: tensor<i1>, %v28_0_2: tensor<999x4x4xf32>, %v28_0_3: tensor<999xf32>, %v28_0_4: tensor<999x3x4xf32>):
      %v28_0_5 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
      %v28_0_6 = "stablehlo.compare"(%v28_0_0, %v28_0_5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %v28_0_7 = "stablehlo.and"(%v28_0_6, %v28_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v28_0_7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v28_1_0: tensor<i32>, %v28_1_1: tensor<i1>, %v28_1_2: tensor<999x4x4xf32>, %v28_1_3: tensor<999xf32>, %v28_1_4: tensor<999x3x4xf32>):
      %v28_1_5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v28_1_6 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %v28_1_7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v28_1_8, %v28_1_9, %v28_1_10, %v28_1_11, %v28_1_12, %v28_1_13 = "stablehlo.while"(%v28_1_7, %v28_1_6, %v28_1_5, %v28_1_2, %v28_1_3, %v28_1_4) ({
      ^bb0(%v28_1_8_0_0: tensor<i32>, %v28_1_8_0_1: tensor<i32>, %v28_1_8_0_2: tensor<i1>, %v28_1_8_0_3: tensor<999x4x4xf32>, %v28_1_8_0_4: tensor<999xf32>, %v28_1_8_0_5: tensor<999x3x4xf32>):
        %v28_1_8_0_6 = "stablehlo.compare"(%v28_1_8_0_0, %v28_1_8_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%v28_1_8_0_6) : (tensor<i1>) -> ()
      }, {
      ^bb0(%v28_1_8_1_0: tensor<i32>, %v28_1_8_1_1: tensor<i32>, %v28_1_8_1_2: tensor<i1>, %v28_1_8_1_3: tensor<999x4x4xf32>, %v28_1_8_1_4: tensor<999xf32>, %v28_1_8_1_5: tensor<999x3x4xf32>):
        %v28_1_8_1_6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<999x4x4xi32>
        %v28_1_8_1_7 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<999x4x4xi32>
        %v28_1_8_1_8 = "stablehlo.constant"() {value = dense<0> : tensor<999x4x4xi32>} : () -> tensor<999x4x4xi32>
        %v28_1_8_1_9 = "stablehlo.add"(%v28_1_8_1_6, %v28_1_8_1_8) : (tensor<999x4x4xi32>, tensor<999x4x4xi32>) -> tensor<999x4x4xi32>
        %v28_1_8_1_10 = "stablehlo.compare"(%v28_1_8_1_7, %v28_1_8_1_9) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<999x4x4xi32>, tensor<999x4x4xi32>) -> tensor<999x4x4xi1>
        %v28_1_8_1_11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<999x4x4xf32>} : () -> tensor<999x4x4xf32>
        %v28_1_8_1_12 = "stablehlo.select"(%v28_1_8_1_10, %v28_1_8_1_3, %v28_1_8_1_11) : (tensor<999x4x4xi1>, tensor<999x4x4xf32>, tensor<999x4x4xf32>) -> tensor<999x4x4xf32>
        %v28_1_8_1_13 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
        %v28_1_8_1_14 = "stablehlo.reduce"(%v28_1_8_1_12, %v28_1_8_1_13) ({
        ^bb0(%v28_1_8_1_14_0_0: tensor<f32>, %v28_1_8_1_14_0_1: tensor<f32>):
          %v28_1_8_1_14_0_2 = "stablehlo.add"(%v28_1_8_1_14_0_0, %v28_1_8_1_14_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%v28_1_8_1_14_0_2) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<999x4x4xf32>, tensor<f32>) -> tensor<999x4xf32>
        %v28_1_8_1_15 = "stablehlo.slice"(%v28_1_8_1_14) {limit_indices = array<i64: 999, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<999x4xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_16 = "stablehlo.slice"(%v28_1_8_1_14) {limit_indices = array<i64: 999, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<999x4xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_17 = "stablehlo.slice"(%v28_1_8_1_3) {limit_indices = array<i64: 999, 2, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x4xf32>) -> tensor<999x2x2xf32>
        %v28_1_8_1_18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<999x2x2xi32>
        %v28_1_8_1_19 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<999x2x2xi32>
        %v28_1_8_1_20 = "stablehlo.constant"() {value = dense<0> : tensor<999x2x2xi32>} : () -> tensor<999x2x2xi32>
        %v28_1_8_1_21 = "stablehlo.add"(%v28_1_8_1_18, %v28_1_8_1_20) : (tensor<999x2x2xi32>, tensor<999x2x2xi32>) -> tensor<999x2x2xi32>
        %v28_1_8_1_22 = "stablehlo.compare"(%v28_1_8_1_19, %v28_1_8_1_21) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<999x2x2xi32>, tensor<999x2x2xi32>) -> tensor<999x2x2xi1>
        %v28_1_8_1_23 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<999x2x2xf32>} : () -> tensor<999x2x2xf32>
        %v28_1_8_1_24 = "stablehlo.select"(%v28_1_8_1_22, %v28_1_8_1_17, %v28_1_8_1_23) : (tensor<999x2x2xi1>, tensor<999x2x2xf32>, tensor<999x2x2xf32>) -> tensor<999x2x2xf32>
        %v28_1_8_1_25 = "stablehlo.reduce"(%v28_1_8_1_24, %v28_1_8_1_13) ({
        ^bb0(%v28_1_8_1_25_0_0: tensor<f32>, %v28_1_8_1_25_0_1: tensor<f32>):
          %v28_1_8_1_25_0_2 = "stablehlo.add"(%v28_1_8_1_25_0_0, %v28_1_8_1_25_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%v28_1_8_1_25_0_2) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<999x2x2xf32>, tensor<f32>) -> tensor<999x2xf32>
        %v28_1_8_1_26 = "stablehlo.broadcast_in_dim"(%v28_1_8_1_4) {broadcast_dimensions = array<i64: 0>} : (tensor<999xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_27 = "stablehlo.abs"(%v28_1_8_1_25) : (tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_28 = "stablehlo.compare"(%v28_1_8_1_27, %v28_1_8_1_26) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xi1>
        %v28_1_8_1_29 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<999x2xf32>} : () -> tensor<999x2xf32>
        %v28_1_8_1_30 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<999x2xf32>} : () -> tensor<999x2xf32>
        %v28_1_8_1_31 = "stablehlo.select"(%v28_1_8_1_28, %v28_1_8_1_27, %v28_1_8_1_30) : (tensor<999x2xi1>, tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_32 = "stablehlo.subtract"(%v28_1_8_1_16, %v28_1_8_1_15) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_33 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<999x2xf32>} : () -> tensor<999x2xf32>
        %v28_1_8_1_34 = "stablehlo.multiply"(%v28_1_8_1_31, %v28_1_8_1_33) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_35 = "stablehlo.divide"(%v28_1_8_1_32, %v28_1_8_1_34) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_36 = "stablehlo.multiply"(%v28_1_8_1_35, %v28_1_8_1_35) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_37 = "stablehlo.add"(%v28_1_8_1_36, %v28_1_8_1_30) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_38 = "stablehlo.sqrt"(%v28_1_8_1_37) : (tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_39 = "stablehlo.abs"(%v28_1_8_1_35) : (tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_40 = "stablehlo.add"(%v28_1_8_1_39, %v28_1_8_1_38) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_41 = "stablehlo.divide"(%v28_1_8_1_30, %v28_1_8_1_40) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_42 = "stablehlo.negate"(%v28_1_8_1_41) : (tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_43 = "stablehlo.compare"(%v28_1_8_1_35, %v28_1_8_1_29) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xi1>
        %v28_1_8_1_44 = "stablehlo.select"(%v28_1_8_1_43, %v28_1_8_1_42, %v28_1_8_1_41) : (tensor<999x2xi1>, tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_45 = "stablehlo.select"(%v28_1_8_1_28, %v28_1_8_1_44, %v28_1_8_1_29) : (tensor<999x2xi1>, tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_46 = "stablehlo.multiply"(%v28_1_8_1_45, %v28_1_8_1_45) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_47 = "stablehlo.add"(%v28_1_8_1_46, %v28_1_8_1_30) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_48 = "stablehlo.rsqrt"(%v28_1_8_1_47) : (tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_49 = "stablehlo.multiply"(%v28_1_8_1_45, %v28_1_8_1_48) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_50 = "stablehlo.divide"(%v28_1_8_1_25, %v28_1_8_1_31) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_51 = "stablehlo.multiply"(%v28_1_8_1_49, %v28_1_8_1_50) : (tensor<999x2xf32>, tensor<999x2xf32>) -> tensor<999x2xf32>
        %v28_1_8_1_52 = "stablehlo.slice"(%v28_1_8_1_3) {limit_indices = array<i64: 999, 4, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x4xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_53 = "stablehlo.slice"(%v28_1_8_1_3) {limit_indices = array<i64: 999, 4, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x4xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_54 = "stablehlo.broadcast_in_dim"(%v28_1_8_1_48) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<999x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_55 = "stablehlo.broadcast_in_dim"(%v28_1_8_1_51) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<999x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_56 = "stablehlo.multiply"(%v28_1_8_1_54, %v28_1_8_1_52) : (tensor<999x4x2xf32>, tensor<999x4x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_57 = "stablehlo.multiply"(%v28_1_8_1_55, %v28_1_8_1_53) : (tensor<999x4x2xf32>, tensor<999x4x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_58 = "stablehlo.multiply"(%v28_1_8_1_55, %v28_1_8_1_52) : (tensor<999x4x2xf32>, tensor<999x4x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_59 = "stablehlo.multiply"(%v28_1_8_1_54, %v28_1_8_1_53) : (tensor<999x4x2xf32>, tensor<999x4x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_60 = "stablehlo.subtract"(%v28_1_8_1_56, %v28_1_8_1_57) : (tensor<999x4x2xf32>, tensor<999x4x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_61 = "stablehlo.add"(%v28_1_8_1_58, %v28_1_8_1_59) : (tensor<999x4x2xf32>, tensor<999x4x2xf32>) -> tensor<999x4x2xf32>
        %v28_1_8_1_62 = "stablehlo.slice"(%v28_1_8_1_60) {limit_indices = array<i64: 999, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x2xf32>) -> tensor<999x4x1xf32>
        %v28_1_8_1_63 = "stablehlo.slice"(%v28_1_8_1_61) {limit_indices = array<i64: 999, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x2xf32>) -> tensor<999x4x1xf32>
        %v28_1_8_1_64 = "stablehlo.slice"(%v28_1_8_1_61) {limit_indices = array<i64: 999, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x2xf32>) -> tensor<999x4x1xf32>
        %v28_1_8_1_65 = "stablehlo.slice"(%v28_1_8_1_60) {limit_indices = array<i64: 999, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x2xf32>) -> tensor<999x4x1xf32>
        %v28_1_8_1_66 = "stablehlo.concatenate"(%v28_1_8_1_62, %v28_1_8_1_63, %v28_1_8_1_64, %v28_1_8_1_65) {dimension = 2 : i64} : (tensor<999x4x1xf32>, tensor<999x4x1xf32>, tensor<999x4x1xf32>, tensor<999x4x1xf32>) -> tensor<999x4x4xf32>
        %v28_1_8_1_67 = "stablehlo.slice"(%v28_1_8_1_66) {limit_indices = array<i64: 999, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_68 = "stablehlo.slice"(%v28_1_8_1_66) {limit_indices = array<i64: 999, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x4x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_69 = "stablehlo.broadcast_in_dim"(%v28_1_8_1_48) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<999x2xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_70 = "stablehlo.broadcast_in_dim"(%v28_1_8_1_51) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<999x2xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_71 = "stablehlo.multiply"(%v28_1_8_1_69, %v28_1_8_1_67) : (tensor<999x2x4xf32>, tensor<999x2x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_72 = "stablehlo.multiply"(%v28_1_8_1_70, %v28_1_8_1_68) : (tensor<999x2x4xf32>, tensor<999x2x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_73 = "stablehlo.multiply"(%v28_1_8_1_70, %v28_1_8_1_67) : (tensor<999x2x4xf32>, tensor<999x2x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_74 = "stablehlo.multiply"(%v28_1_8_1_69, %v28_1_8_1_68) : (tensor<999x2x4xf32>, tensor<999x2x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_75 = "stablehlo.subtract"(%v28_1_8_1_71, %v28_1_8_1_72) : (tensor<999x2x4xf32>, tensor<999x2x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_76 = "stablehlo.add"(%v28_1_8_1_73, %v28_1_8_1_74) : (tensor<999x2x4xf32>, tensor<999x2x4xf32>) -> tensor<999x2x4xf32>
        %v28_1_8_1_77 = "stablehlo.slice"(%v28_1_8_1_75) {limit_indices = array<i64: 999, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x2x4xf32>) -> tensor<999x1x4xf32>
        %v28_1_8_1_78 = "stablehlo.slice"(%v28_1_8_1_76) {limit_indices = array<i64: 999, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x2x4xf32>) -> tensor<999x1x4xf32>
        %v28_1_8_1_79 = "stablehlo.slice"(%v28_1_8_1_76) {limit_indices = array<i64: 999, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x2x4xf32>) -> tensor<999x1x4xf32>
        %v28_1_8_1_80 = "stablehlo.slice"(%v28_1_8_1_75) {limit_indices = array<i64: 999, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x2x4xf32>) -> tensor<999x1x4xf32>
        %v28_1_8_1_81 = "stablehlo.concatenate"(%v28_1_8_1_77, %v28_1_8_1_78, %v28_1_8_1_79, %v28_1_8_1_80) {dimension = 1 : i64} : (tensor<999x1x4xf32>, tensor<999x1x4xf32>, tensor<999x1x4xf32>, tensor<999x1x4xf32>) -> tensor<999x4x4xf32>
        %v28_1_8_1_82 = "stablehlo.slice"(%v28_1_8_1_5) {limit_indices = array<i64: 999, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x3x4xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_83 = "stablehlo.slice"(%v28_1_8_1_5) {limit_indices = array<i64: 999, 3, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<999x3x4xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_84 = "stablehlo.broadcast_in_dim"(%v28_1_8_1_48) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<999x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_85 = "stablehlo.broadcast_in_dim"(%v28_1_8_1_51) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<999x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_86 = "stablehlo.multiply"(%v28_1_8_1_84, %v28_1_8_1_82) : (tensor<999x3x2xf32>, tensor<999x3x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_87 = "stablehlo.multiply"(%v28_1_8_1_85, %v28_1_8_1_83) : (tensor<999x3x2xf32>, tensor<999x3x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_88 = "stablehlo.multiply"(%v28_1_8_1_85, %v28_1_8_1_82) : (tensor<999x3x2xf32>, tensor<999x3x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_89 = "stablehlo.multiply"(%v28_1_8_1_84, %v28_1_8_1_83) : (tensor<999x3x2xf32>, tensor<999x3x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_90 = "stablehlo.subtract"(%v28_1_8_1_86, %v28_1_8_1_87) : (tensor<999x3x2xf32>, tensor<999x3x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_91 = "stablehlo.add"(%v28_1_8_1_88, %v28_1_8_1_89) : (tensor<999x3x2xf32>, tensor<999x3x2xf32>) -> tensor<999x3x2xf32>
        %v28_1_8_1_92 = "stablehlo.slice"(%v28_1_8_1_90) {limit_indices = array<i64: 999, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x3x2xf32>) -> tensor<999x3x1xf32>
        %v28_1_8_1_93 = "stablehlo.slice"(%v28_1_8_1_91) {limit_indices = array<i64: 999, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x3x2xf32>) -> tensor<999x3x1xf32>
        %v28_1_8_1_94 = "stablehlo.slice"(%v28_1_8_1_91) {limit_indices = array<i64: 999, 3, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<999x3x2xf32>) -> tensor<999x3x1xf32>
        %v28_1_8_1_95 = "stablehlo.slice"(%v28_1_8_1_90) {limit_indices = array<i64: 999, 3, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<999x3x2xf32>) -> tensor<999x3x1xf32>
        %v28_1_8_1_96 = "stablehlo.concatenate"(%v28_1_8_1_92, %v28_1_8_1_93, %v28_1_8_1_94, %v28_1_8_1_95) {dimension = 2 : i64} : (tensor<999x3x1xf32>, tensor<999x3x1xf32>, tensor<999x3x1xf32>, tensor<999x3x1xf32>) -> tensor<999x3x4xf32>
        %v28_1_8_1_97 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
        %v28_1_8_1_98 = "stablehlo.reduce"(%v28_1_8_1_28, %v28_1_8_1_97) ({
        ^bb0(%v28_1_8_1_98_0_0: tensor<i1>, %v28_1_8_1_98_0_1: tensor<i1>):
          %v28_1_8_1_98_0_2 = "stablehlo.or"(%v28_1_8_1_98_0_0, %v28_1_8_1_98_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          "stablehlo.return"(%v28_1_8_1_98_0_2) : (tensor<i1>) -> ()
        }) {dimensions = array<i64: 0, 1>} : (tensor<999x2xi1>, tensor<i1>) -> tensor<i1>
        %v28_1_8_1_99 = "stablehlo.or"(%v28_1_8_1_2, %v28_1_8_1_98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %v28_1_8_1_100 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %v28_1_8_1_101 = "stablehlo.add"(%v28_1_8_1_0, %v28_1_8_1_100) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%v28_1_8_1_101, %v28_1_8_1_1, %v28_1_8_1_99, %v28_1_8_1_81, %v28_1_8_1_4, %v28_1_8_1_96) : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<999x4x4xf32>, tensor<999xf32>, tensor<999x3x4xf32>) -> ()
      }) : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<999x4x4xf32>, tensor<999xf32>, tensor<999x3x4xf32>) -> (tensor<i32>, tensor<i32>, tensor<i1>, tensor<999x4x4xf32>, tensor<999xf32>, tensor<999x3x4xf32>)
      %v28_1_14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v28_1_15 = "stablehlo.add"(%v28_1_0, %v28_1_14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v28_1_15, %v28_1_10, %v28_1_11, %v28_1_12, %v28_1_13) : (tensor<i32>, tensor<i1>, tensor<999x4x4xf32>, tensor<999xf32>, tensor<999x3x4xf32>) -> ()
    }) : (tensor<i32>, tensor<i1>, tensor<999x4x4xf32>, tensor<999xf32>, tensor<999x3x4xf32>) -> (tensor<i32>, tensor<i1>, tensor<999x4x4xf32>, tensor<999xf32>, tensor<999x3x4xf32>)
    %v33 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<999x4x4xi32>
    %v34 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<999x4x4xi32>
    %v35 = "stablehlo.constant"() {value = dense<0> : tensor<999x4x4xi32>} : () -> tensor<999x4x4xi32>
    %v36 = "stablehlo.add"(%v33, %v35) : (tensor<999x4x4xi32>, tensor<999x4x4xi32>) -> tensor<999x4x4xi32>
    %v37 = "stablehlo.compare"(%v34, %v36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<999x4x4xi32>, tensor<999x4x4xi32>) -> tensor<999x4x4xi1>
    %v38 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<999x4x4xf32>} : () -> tensor<999x4x4xf32>
    %v39 = "stablehlo.select"(%v37, %v30, %v38) : (tensor<999x4x4xi1>, tensor<999x4x4xf32>, tensor<999x4x4xf32>) -> tensor<999x4x4xf32>
    %v40 = "stablehlo.reduce"(%v39, %v15) ({
    ^bb0(%v40_0_0: tensor<f32>, %v40_0_1: tensor<f32>):
      %v40_0_2 = "stablehlo.add"(%v40_0_0, %v40_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%v40_0_2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<999x4x4xf32>, tensor<f32>) -> tensor<999x4xf32>
    %v41 = "stablehlo.slice"(%v40) {limit_indices = array<i64: 999, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<999x4xf32>) -> tensor<999x3xf32>
    %v42 = "stablehlo.slice"(%v32) {limit_indices = array<i64: 999, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<999x3x4xf32>) -> tensor<999x3x3xf32>
    %v43 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<999x3xi32>
    %v44, %v45 = "stablehlo.sort"(%v41, %v43) ({
    ^bb0(%v44_0_0: tensor<f32>, %v44_0_1: tensor<f32>, %v44_0_2: tensor<i32>, %v44_0_3: tensor<i32>):
      %v44_0_4 = "stablehlo.compare"(%v44_0_0, %v44_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%v44_0_4) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<999x3xf32>, tensor<999x3xi32>) -> (tensor<999x3xf32>, tensor<999x3xi32>)
    %v46 = "stablehlo.is_finite"(%v19) : (tensor<999x3x3xf32>) -> tensor<999x3x3xi1>
    %v47 = "stablehlo.reduce"(%v46, %v27) ({
    ^bb0(%v47_0_0: tensor<i1>, %v47_0_1: tensor<i1>):
      %v47_0_2 = "stablehlo.and"(%v47_0_0, %v47_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v47_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<999x3x3xi1>, tensor<i1>) -> tensor<999xi1>
    %v48 = "stablehlo.broadcast_in_dim"(%v47) {broadcast_dimensions = array<i64: 0>} : (tensor<999xi1>) -> tensor<999x3xi1>
    %v49 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<999x3xf32>} : () -> tensor<999x3xf32>
    %v50 = "stablehlo.select"(%v48, %v44, %v49) : (tensor<999x3xi1>, tensor<999x3xf32>, tensor<999x3xf32>) -> tensor<999x3xf32>
    %v51 = "stablehlo.transpose"(%v42) {permutation = array<i64: 0, 2, 1>} : (tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v52 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<999x3x1xi32>
    %v53 = "stablehlo.reshape"(%v45) : (tensor<999x3xi32>) -> tensor<999x3x1xi32>
    %v54 = "stablehlo.concatenate"(%v52, %v53) {dimension = 2 : i64} : (tensor<999x3x1xi32>, tensor<999x3x1xi32>) -> tensor<999x3x2xi32>
    %v55 = "stablehlo.gather"(%v51, %v54) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>} : (tensor<999x3x3xf32>, tensor<999x3x2xi32>) -> tensor<999x3x3xf32>
    %v56 = "stablehlo.transpose"(%v55) {permutation = array<i64: 0, 2, 1>} : (tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    %v57 = "stablehlo.reduce"(%v46, %v27) ({
    ^bb0(%v57_0_0: tensor<i1>, %v57_0_1: tensor<i1>):
      %v57_0_2 = "stablehlo.and"(%v57_0_0, %v57_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v57_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<999x3x3xi1>, tensor<i1>) -> tensor<999xi1>
    %v58 = "stablehlo.broadcast_in_dim"(%v57) {broadcast_dimensions = array<i64: 0>} : (tensor<999xi1>) -> tensor<999x3x3xi1>
    %v59 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<999x3x3xf32>} : () -> tensor<999x3x3xf32>
    %v60 = "stablehlo.select"(%v58, %v56, %v59) : (tensor<999x3x3xi1>, tensor<999x3x3xf32>, tensor<999x3x3xf32>) -> tensor<999x3x3xf32>
    "func.return"(%v50, %v60) : (tensor<999x3xf32>, tensor<999x3x3xf32>) -> ()
  }
}
