module @main {
  func.func public @main(%v1: tensor<3xf32>, %v2: tensor<ui64>, %v3: tensor<ui64>) -> (tensor<3xf32>) {
    %v4 = "stablehlo.reshape"(%v2) : (tensor<ui64>) -> tensor<1xui64>
    %v5 = "stablehlo.reshape"(%v3) : (tensor<ui64>) -> tensor<1xui64>
    %v6 = "stablehlo.concatenate"(%v4, %v5) {dimension = 0 : i64} : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %v7, %v8 = "stablehlo.rng_bit_generator"(%v6) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
    %v9 = "stablehlo.constant"() {value = dense<8> : tensor<3xui32>} : () -> tensor<3xui32>
    %v10 = "stablehlo.shift_right_logical"(%v8, %v9) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %v11 = "stablehlo.convert"(%v10) : (tensor<3xui32>) -> tensor<3xf32>
    %v12 = "stablehlo.constant"() {value = dense<0x33800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v13 = "stablehlo.multiply"(%v11, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.compare"(%v13, %v1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v15 = "stablehlo.convert"(%v14) : (tensor<3xi1>) -> tensor<3xf32>
    "func.return"(%v15) : (tensor<3xf32>) -> ()
  }
}
