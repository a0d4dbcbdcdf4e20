module @main {
  func.func public @main(%v0: tensor<2x5xf32>) -> (tensor<2xui64>) {
    %v1 = "stablehlo.convert"(%v0) : (tensor<2x5xf32>) -> tensor<2x5xf64>
    %v2 = "stablehlo.bitcast_convert"(%v1) : (tensor<2x5xf64>) -> tensor<2x5xui64>
    %v3 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
    %v4 = "stablehlo.reduce"(%v2, %v3) ({
    ^bb0(%v4_0_0: tensor<ui64>, %v4_0_1: tensor<ui64>):
      %v4_0_2 = "stablehlo.xor"(%v4_0_0, %v4_0_1) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%v4_0_2) : (tensor<ui64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x5xui64>, tensor<ui64>) -> tensor<2xui64>
    "func.return"(%v4) : (tensor<2xui64>) -> ()
  }
}
