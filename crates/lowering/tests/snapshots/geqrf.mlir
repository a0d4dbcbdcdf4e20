module @geqrf {
  func.func public @main(%v0: tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %v1 = "stablehlo.reshape"(%v0) : (tensor<4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
    %v2 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1x2xcomplex<f32>>} : () -> tensor<1x2xcomplex<f32>>
    %v3 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %v4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %v5, %v6, %v7, %v8 = "stablehlo.while"(%v4, %v3, %v1, %v2) ({
    ^bb0(%v5_0_0: tensor<i32>, %v5_0_1: tensor<i32>, %v5_0_2: tensor<1x4x2xcomplex<f32>>, %v5_0_3: tensor<1x2xcomplex<f32>>):
      %v5_0_4 = "stablehlo.compare"(%v5_0_0, %v5_0_1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%v5_0_4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v5_1_0: tensor<i32>, %v5_1_1: tensor<i32>, %v5_1_2: tensor<1x4x2xcomplex<f32>>, %v5_1_3: tensor<1x2xcomplex<f32>>):
      %v5_1_4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %v5_1_5 = "stablehlo.dynamic_slice"(%v5_1_2, %v5_1_4, %v5_1_4, %v5_1_0) {slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xcomplex<f32>>
      %v5_1_6 = "stablehlo.reshape"(%v5_1_5) : (tensor<1x4x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_7 = "stablehlo.abs"(%v5_1_6) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
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
      %v5_1_19 = "stablehlo.complex"(%v5_1_18, %v5_1_15) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %v5_1_20 = "stablehlo.broadcast_in_dim"(%v5_1_19) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_21 = "stablehlo.divide"(%v5_1_6, %v5_1_20) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_22 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1x4xcomplex<f32>>} : () -> tensor<1x4xcomplex<f32>>
      %v5_1_23 = "stablehlo.compare"(%v5_1_9, %v5_1_10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %v5_1_24 = "stablehlo.select"(%v5_1_23, %v5_1_21, %v5_1_22) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_25 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %v5_1_26 = "stablehlo.reduce"(%v5_1_24, %v5_1_25) ({
      ^bb0(%v5_1_26_0_0: tensor<complex<f32>>, %v5_1_26_0_1: tensor<complex<f32>>):
        %v5_1_26_0_2 = "stablehlo.add"(%v5_1_26_0_0, %v5_1_26_0_1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%v5_1_26_0_2) : (tensor<complex<f32>>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_27 = "stablehlo.compare"(%v5_1_9, %v5_1_10) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %v5_1_28 = "stablehlo.select"(%v5_1_27, %v5_1_21, %v5_1_22) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_29 = "stablehlo.real"(%v5_1_28) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %v5_1_30 = "stablehlo.imag"(%v5_1_28) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %v5_1_31 = "stablehlo.multiply"(%v5_1_29, %v5_1_29) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_32 = "stablehlo.multiply"(%v5_1_30, %v5_1_30) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_33 = "stablehlo.add"(%v5_1_31, %v5_1_32) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_34 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<f32>} : () -> tensor<f32>
      %v5_1_35 = "stablehlo.reduce"(%v5_1_33, %v5_1_34) ({
      ^bb0(%v5_1_35_0_0: tensor<f32>, %v5_1_35_0_1: tensor<f32>):
        %v5_1_35_0_2 = "stablehlo.add"(%v5_1_35_0_0, %v5_1_35_0_1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%v5_1_35_0_2) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %v5_1_36 = "stablehlo.real"(%v5_1_26) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %v5_1_37 = "stablehlo.imag"(%v5_1_26) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %v5_1_38 = "stablehlo.multiply"(%v5_1_36, %v5_1_36) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_39 = "stablehlo.multiply"(%v5_1_37, %v5_1_37) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_40 = "stablehlo.add"(%v5_1_38, %v5_1_39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_41 = "stablehlo.add"(%v5_1_40, %v5_1_35) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_42 = "stablehlo.sqrt"(%v5_1_41) : (tensor<1xf32>) -> tensor<1xf32>
      %v5_1_43 = "stablehlo.compare"(%v5_1_35, %v5_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v5_1_44 = "stablehlo.compare"(%v5_1_37, %v5_1_15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v5_1_45 = "stablehlo.and"(%v5_1_43, %v5_1_44) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %v5_1_46 = "stablehlo.compare"(%v5_1_36, %v5_1_15) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %v5_1_47 = "stablehlo.negate"(%v5_1_42) : (tensor<1xf32>) -> tensor<1xf32>
      %v5_1_48 = "stablehlo.select"(%v5_1_46, %v5_1_42, %v5_1_47) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_49 = "stablehlo.select"(%v5_1_45, %v5_1_36, %v5_1_48) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %v5_1_50 = "stablehlo.complex"(%v5_1_49, %v5_1_15) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %v5_1_51 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<1xcomplex<f32>>} : () -> tensor<1xcomplex<f32>>
      %v5_1_52 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1xcomplex<f32>>} : () -> tensor<1xcomplex<f32>>
      %v5_1_53 = "stablehlo.select"(%v5_1_45, %v5_1_51, %v5_1_50) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_54 = "stablehlo.subtract"(%v5_1_50, %v5_1_26) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_55 = "stablehlo.divide"(%v5_1_54, %v5_1_53) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_56 = "stablehlo.select"(%v5_1_45, %v5_1_52, %v5_1_55) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_57 = "stablehlo.negate"(%v5_1_54) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_58 = "stablehlo.select"(%v5_1_45, %v5_1_51, %v5_1_57) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_59 = "stablehlo.broadcast_in_dim"(%v5_1_58) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_60 = "stablehlo.divide"(%v5_1_28, %v5_1_59) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_61 = "stablehlo.constant"() {value = dense<(0x3F800000, 0x00000000)> : tensor<1x4xcomplex<f32>>} : () -> tensor<1x4xcomplex<f32>>
      %v5_1_62 = "stablehlo.select"(%v5_1_23, %v5_1_61, %v5_1_60) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_63 = "stablehlo.multiply"(%v5_1_50, %v5_1_19) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %v5_1_64 = "stablehlo.real"(%v5_1_62) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %v5_1_65 = "stablehlo.imag"(%v5_1_62) : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
      %v5_1_66 = "stablehlo.negate"(%v5_1_65) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %v5_1_67 = "stablehlo.complex"(%v5_1_64, %v5_1_66) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
      %v5_1_68 = "stablehlo.broadcast_in_dim"(%v5_1_62) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_69 = "stablehlo.broadcast_in_dim"(%v5_1_67) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_70 = "stablehlo.multiply"(%v5_1_69, %v5_1_2) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_71 = "stablehlo.reduce"(%v5_1_70, %v5_1_25) ({
      ^bb0(%v5_1_71_0_0: tensor<complex<f32>>, %v5_1_71_0_1: tensor<complex<f32>>):
        %v5_1_71_0_2 = "stablehlo.add"(%v5_1_71_0_0, %v5_1_71_0_1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%v5_1_71_0_2) : (tensor<complex<f32>>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x4x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
      %v5_1_72 = "stablehlo.constant"() {value = dense<(0x00000000, 0x00000000)> : tensor<1x2xcomplex<f32>>} : () -> tensor<1x2xcomplex<f32>>
      %v5_1_73 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2xi32>
      %v5_1_74 = "stablehlo.broadcast_in_dim"(%v5_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %v5_1_75 = "stablehlo.compare"(%v5_1_73, %v5_1_74) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v5_1_76 = "stablehlo.select"(%v5_1_75, %v5_1_71, %v5_1_72) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %v5_1_77 = "stablehlo.real"(%v5_1_56) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %v5_1_78 = "stablehlo.imag"(%v5_1_56) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %v5_1_79 = "stablehlo.negate"(%v5_1_78) : (tensor<1xf32>) -> tensor<1xf32>
      %v5_1_80 = "stablehlo.complex"(%v5_1_77, %v5_1_79) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %v5_1_81 = "stablehlo.broadcast_in_dim"(%v5_1_80) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %v5_1_82 = "stablehlo.multiply"(%v5_1_76, %v5_1_81) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %v5_1_83 = "stablehlo.broadcast_in_dim"(%v5_1_82) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_84 = "stablehlo.multiply"(%v5_1_68, %v5_1_83) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_85 = "stablehlo.subtract"(%v5_1_2, %v5_1_84) : (tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_86 = "stablehlo.broadcast_in_dim"(%v5_1_63) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_87 = "stablehlo.select"(%v5_1_23, %v5_1_86, %v5_1_6) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_88 = "stablehlo.select"(%v5_1_27, %v5_1_62, %v5_1_87) : (tensor<1x4xi1>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
      %v5_1_89 = "stablehlo.broadcast_in_dim"(%v5_1_88) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_90 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x2xi32>
      %v5_1_91 = "stablehlo.broadcast_in_dim"(%v5_1_0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4x2xi32>
      %v5_1_92 = "stablehlo.compare"(%v5_1_90, %v5_1_91) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x4x2xi32>, tensor<1x4x2xi32>) -> tensor<1x4x2xi1>
      %v5_1_93 = "stablehlo.select"(%v5_1_92, %v5_1_89, %v5_1_85) : (tensor<1x4x2xi1>, tensor<1x4x2xcomplex<f32>>, tensor<1x4x2xcomplex<f32>>) -> tensor<1x4x2xcomplex<f32>>
      %v5_1_94 = "stablehlo.broadcast_in_dim"(%v5_1_56) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %v5_1_95 = "stablehlo.compare"(%v5_1_73, %v5_1_74) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %v5_1_96 = "stablehlo.select"(%v5_1_95, %v5_1_94, %v5_1_3) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %v5_1_97 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %v5_1_98 = "stablehlo.add"(%v5_1_0, %v5_1_97) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v5_1_98, %v5_1_1, %v5_1_93, %v5_1_96) : (tensor<i32>, tensor<i32>, tensor<1x4x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x4x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<i32>, tensor<1x4x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %v9 = "stablehlo.reshape"(%v7) : (tensor<1x4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %v10 = "stablehlo.reshape"(%v8) : (tensor<1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%v9, %v10) : (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  }
}
