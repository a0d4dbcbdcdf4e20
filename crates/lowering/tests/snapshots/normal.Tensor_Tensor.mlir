module @main {
  func.func public @main(%v0: tensor<3xf32>, %v1: tensor<3xf32>, %v2: tensor<ui64>, %v3: tensor<ui64>) -> (tensor<3xf32>) {
    %v4 = "stablehlo.reshape"(%v2) : (tensor<ui64>) -> tensor<1xui64>
    %v5 = "stablehlo.reshape"(%v3) : (tensor<ui64>) -> tensor<1xui64>
    %v6 = "stablehlo.concatenate"(%v4, %v5) {dimension = 0 : i64} : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %v7, %v8 = "stablehlo.rng_bit_generator"(%v6) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %v9 = "stablehlo.constant"() {value = dense<8> : tensor<2x3xui32>} : () -> tensor<2x3xui32>
    %v10 = "stablehlo.shift_right_logical"(%v8, %v9) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %v11 = "stablehlo.convert"(%v10) : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %v12 = "stablehlo.constant"() {value = dense<0x33800000> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %v13 = "stablehlo.multiply"(%v11, %v12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %v14 = "stablehlo.slice"(%v13) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %v15 = "stablehlo.slice"(%v13) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %v16 = "stablehlo.reshape"(%v14) : (tensor<1x3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.reshape"(%v15) : (tensor<1x3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.negate"(%v16) : (tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.log_plus_one"(%v18) : (tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.constant"() {value = dense<0xC0000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v20, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.sqrt"(%v21) : (tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.constant"() {value = dense<0x40C90FDB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v24 = "stablehlo.multiply"(%v23, %v17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.cosine"(%v24) : (tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.multiply"(%v22, %v25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.multiply"(%v26, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.add"(%v27, %v0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v28) : (tensor<3xf32>) -> ()
  }
}
