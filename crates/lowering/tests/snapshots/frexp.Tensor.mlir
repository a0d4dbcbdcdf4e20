module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
    %v1 = "stablehlo.constant"() {value = dense<0x4B800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v2 = "stablehlo.multiply"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.constant"() {value = dense<23> : tensor<3xi32>} : () -> tensor<3xi32>
    %v4 = "stablehlo.constant"() {value = dense<255> : tensor<3xi32>} : () -> tensor<3xi32>
    %v5 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
    %v6 = "stablehlo.bitcast_convert"(%v0) : (tensor<3xf32>) -> tensor<3xi32>
    %v7 = "stablehlo.shift_right_logical"(%v6, %v3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v8 = "stablehlo.and"(%v7, %v4) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v9 = "stablehlo.compare"(%v8, %v5) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %v10 = "stablehlo.select"(%v9, %v2, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v11 = "stablehlo.bitcast_convert"(%v10) : (tensor<3xf32>) -> tensor<3xi32>
    %v12 = "stablehlo.shift_right_logical"(%v11, %v3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v13 = "stablehlo.and"(%v12, %v4) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v14 = "stablehlo.constant"() {value = dense<24> : tensor<3xi32>} : () -> tensor<3xi32>
    %v15 = "stablehlo.select"(%v9, %v14, %v5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v16 = "stablehlo.constant"() {value = dense<126> : tensor<3xi32>} : () -> tensor<3xi32>
    %v17 = "stablehlo.subtract"(%v13, %v16) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v18 = "stablehlo.subtract"(%v17, %v15) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v19 = "stablehlo.shift_left"(%v4, %v3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v20 = "stablehlo.not"(%v19) : (tensor<3xi32>) -> tensor<3xi32>
    %v21 = "stablehlo.and"(%v11, %v20) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v22 = "stablehlo.shift_left"(%v16, %v3) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v23 = "stablehlo.or"(%v21, %v22) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v24 = "stablehlo.bitcast_convert"(%v23) : (tensor<3xi32>) -> tensor<3xf32>
    %v25 = "stablehlo.is_finite"(%v0) : (tensor<3xf32>) -> tensor<3xi1>
    %v26 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.compare"(%v0, %v26) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v28 = "stablehlo.and"(%v25, %v27) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v29 = "stablehlo.select"(%v28, %v24, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.select"(%v28, %v18, %v5) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%v29, %v30) : (tensor<3xf32>, tensor<3xi32>) -> ()
  }
}
