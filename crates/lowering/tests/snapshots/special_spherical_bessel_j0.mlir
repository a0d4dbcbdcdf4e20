module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.sine"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v2 = "stablehlo.divide"(%v1, %v0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v4 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v5 = "stablehlo.compare"(%v0, %v3) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v6 = "stablehlo.select"(%v5, %v4, %v2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v7 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v9 = "stablehlo.compare"(%v7, %v8) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v10 = "stablehlo.select"(%v9, %v3, %v6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v10) : (tensor<3xf32>) -> ()
  }
}
