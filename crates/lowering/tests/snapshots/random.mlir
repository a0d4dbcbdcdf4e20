module @main {
  func.func public @main(%v1: tensor<ui64>, %v2: tensor<ui64>) -> (tensor<3xi64>) {
    %v3 = "stablehlo.reshape"(%v1) : (tensor<ui64>) -> tensor<1xui64>
    %v4 = "stablehlo.reshape"(%v2) : (tensor<ui64>) -> tensor<1xui64>
    %v5 = "stablehlo.concatenate"(%v3, %v4) {dimension = 0 : i64} : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
    %v6, %v7 = "stablehlo.rng_bit_generator"(%v5) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
    %v8 = "stablehlo.constant"() {value = dense<9223372036854775808> : tensor<3xui64>} : () -> tensor<3xui64>
    %v9 = "stablehlo.remainder"(%v7, %v8) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %v10 = "stablehlo.convert"(%v9) : (tensor<3xui64>) -> tensor<3xi64>
    %v11 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %v12 = "stablehlo.add"(%v10, %v11) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%v12) : (tensor<3xi64>) -> ()
  }
}
