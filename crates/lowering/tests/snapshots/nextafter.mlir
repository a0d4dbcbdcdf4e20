module @main {
  func.func public @main(%v0: tensor<3xf32>, %v1: tensor<3xf32>) -> (tensor<3xf32>) {
    %v2 = "stablehlo.bitcast_convert"(%v0) : (tensor<3xf32>) -> tensor<3xi32>
    %v3 = "stablehlo.bitcast_convert"(%v1) : (tensor<3xf32>) -> tensor<3xi32>
    %v4 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
    %v5 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
    %v6 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<3xi32>} : () -> tensor<3xi32>
    %v7 = "stablehlo.not"(%v6) : (tensor<3xi32>) -> tensor<3xi32>
    %v8 = "stablehlo.and"(%v2, %v7) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v9 = "stablehlo.compare"(%v8, %v4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %v10 = "stablehlo.compare"(%v0, %v1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v11 = "stablehlo.compare"(%v2, %v4) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %v12 = "stablehlo.compare"(%v10, %v11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v13 = "stablehlo.add"(%v2, %v5) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v14 = "stablehlo.subtract"(%v2, %v5) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v15 = "stablehlo.select"(%v12, %v13, %v14) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v16 = "stablehlo.and"(%v3, %v6) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v17 = "stablehlo.or"(%v16, %v5) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v18 = "stablehlo.select"(%v9, %v17, %v15) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %v19 = "stablehlo.bitcast_convert"(%v18) : (tensor<3xi32>) -> tensor<3xf32>
    %v20 = "stablehlo.compare"(%v0, %v1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v21 = "stablehlo.select"(%v20, %v1, %v19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.add"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v24 = "stablehlo.compare"(%v1, %v1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v25 = "stablehlo.or"(%v23, %v24) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v26 = "stablehlo.select"(%v25, %v22, %v21) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v26) : (tensor<3xf32>) -> ()
  }
}
