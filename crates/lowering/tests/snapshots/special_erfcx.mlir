module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v2 = "stablehlo.constant"() {value = dense<0x49742400> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.minimum"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.constant"() {value = dense<0xC0700000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v5 = "stablehlo.add"(%v3, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.constant"() {value = dense<0x40700000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v7 = "stablehlo.add"(%v3, %v6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.divide"(%v5, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v9 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v10 = "stablehlo.multiply"(%v8, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v12 = "stablehlo.multiply"(%v10, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.subtract"(%v12, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x2469BA24> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.add"(%v13, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.multiply"(%v10, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.subtract"(%v16, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x24AB0D88> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.add"(%v17, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.multiply"(%v10, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.subtract"(%v20, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.constant"() {value = dense<0xA6B44231> : tensor<3xf32>} : () -> tensor<3xf32>
    %v23 = "stablehlo.add"(%v21, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.multiply"(%v10, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.subtract"(%v24, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.constant"() {value = dense<0xA7065B1D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.add"(%v25, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.multiply"(%v10, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.subtract"(%v28, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.constant"() {value = dense<0x2916C5A5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v31 = "stablehlo.add"(%v29, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.multiply"(%v10, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.subtract"(%v32, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.constant"() {value = dense<0x29127B54> : tensor<3xf32>} : () -> tensor<3xf32>
    %v35 = "stablehlo.add"(%v33, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.multiply"(%v10, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.subtract"(%v36, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.constant"() {value = dense<0xAB87E0B6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v39 = "stablehlo.add"(%v37, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.multiply"(%v10, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.subtract"(%v40, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.constant"() {value = dense<0x2A5B0DB9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v43 = "stablehlo.add"(%v41, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.multiply"(%v10, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.subtract"(%v44, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.constant"() {value = dense<0x2DFC5785> : tensor<3xf32>} : () -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v45, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.multiply"(%v10, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.subtract"(%v48, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.constant"() {value = dense<0xAE8AEFAD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v51 = "stablehlo.add"(%v49, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.multiply"(%v10, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.subtract"(%v52, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.constant"() {value = dense<0xB05526BE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v55 = "stablehlo.add"(%v53, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.multiply"(%v10, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.subtract"(%v56, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.constant"() {value = dense<0x319B5F94> : tensor<3xf32>} : () -> tensor<3xf32>
    %v59 = "stablehlo.add"(%v57, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.multiply"(%v10, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.subtract"(%v60, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.constant"() {value = dense<0x3238F0F8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v63 = "stablehlo.add"(%v61, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.multiply"(%v10, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.subtract"(%v64, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.constant"() {value = dense<0xB46B00E2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v67 = "stablehlo.add"(%v65, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.multiply"(%v10, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.subtract"(%v68, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.constant"() {value = dense<0x354FC782> : tensor<3xf32>} : () -> tensor<3xf32>
    %v71 = "stablehlo.add"(%v69, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.multiply"(%v10, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.subtract"(%v72, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.constant"() {value = dense<0x368AE1FB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v75 = "stablehlo.add"(%v73, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.multiply"(%v10, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.subtract"(%v76, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.constant"() {value = dense<0xB8910F38> : tensor<3xf32>} : () -> tensor<3xf32>
    %v79 = "stablehlo.add"(%v77, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.multiply"(%v10, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.subtract"(%v80, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.constant"() {value = dense<0x3A00A769> : tensor<3xf32>} : () -> tensor<3xf32>
    %v83 = "stablehlo.add"(%v81, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.multiply"(%v10, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.subtract"(%v84, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.constant"() {value = dense<0xBB1E262A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v87 = "stablehlo.add"(%v85, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.multiply"(%v10, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.subtract"(%v88, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.constant"() {value = dense<0x3C14AF4D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v91 = "stablehlo.add"(%v89, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.multiply"(%v10, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.subtract"(%v92, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.constant"() {value = dense<0xBCDA6348> : tensor<3xf32>} : () -> tensor<3xf32>
    %v95 = "stablehlo.add"(%v93, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.multiply"(%v10, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.subtract"(%v96, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.constant"() {value = dense<0x3D72861F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v99 = "stablehlo.add"(%v97, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.multiply"(%v10, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.subtract"(%v100, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.constant"() {value = dense<0xBDAC8ACF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v103 = "stablehlo.add"(%v101, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.multiply"(%v10, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.subtract"(%v104, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.constant"() {value = dense<0xBB96682B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v107 = "stablehlo.add"(%v105, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.multiply"(%v8, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.subtract"(%v108, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.constant"() {value = dense<0x3F96BAE8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v111 = "stablehlo.add"(%v109, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.multiply"(%v3, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v114 = "stablehlo.add"(%v112, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.divide"(%v111, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.constant"() {value = dense<0x3FE2DFC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v117 = "stablehlo.multiply"(%v1, %v116) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.divide"(%v113, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v120 = "stablehlo.select"(%v119, %v115, %v118) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.multiply"(%v3, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.exponential"(%v121) : (tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.multiply"(%v122, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.subtract"(%v123, %v120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.compare"(%v0, %v11) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v126 = "stablehlo.select"(%v125, %v124, %v120) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v128 = "stablehlo.select"(%v127, %v126, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v128) : (tensor<3xf32>) -> ()
  }
}
