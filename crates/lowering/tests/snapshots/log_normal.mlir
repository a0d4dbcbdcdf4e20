module @main {
  func.func public @main(%v1: tensor<ui64>, %v2: tensor<ui64>) -> (tensor<3xf32>) {
    %v3 = "stablehlo.reshape"(%v1) : (tensor<ui64>) -> tensor<1xui64>
    %v4 = "stablehlo.reshape"(%v2) : (tensor<ui64>) -> tensor<1xui64>
    %v5 = "stablehlo.concatenate"(%v3, %v4) {dimension = 0 : i64} : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %v6, %v7 = "stablehlo.rng_bit_generator"(%v5) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %v8 = "stablehlo.constant"() {value = dense<8> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %v9 = "stablehlo.shift_right_logical"(%v7, %v8) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %v10 = "stablehlo.convert"(%v9) : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %v11 = "stablehlo.constant"() {value = dense<0x33800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %v12 = "stablehlo.multiply"(%v10, %v11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v13 = "stablehlo.slice"(%v12) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %v14 = "stablehlo.slice"(%v12) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %v15 = "stablehlo.reshape"(%v13) : (tensor<1x3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.reshape"(%v14) : (tensor<1x3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.negate"(%v15) : (tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.log_plus_one"(%v17) : (tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.constant"() {value = dense<0xC0000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v20 = "stablehlo.multiply"(%v19, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.sqrt"(%v20) : (tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.constant"() {value = dense<0x40C90FDB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v23 = "stablehlo.multiply"(%v22, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.cosine"(%v23) : (tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.multiply"(%v21, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v28 = "stablehlo.multiply"(%v25, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.add"(%v28, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.exponential"(%v29) : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v30) : (tensor<3xf32>) -> ()
  }
}
