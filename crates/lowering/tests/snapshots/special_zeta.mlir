module @main {
  func.func public @main(%v0: tensor<3xf32>, %v1: tensor<3xf32>) -> (tensor<3xf32>) {
    %v2 = "stablehlo.abs"(%v1) : (tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.negate"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.power"(%v2, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v5 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v6 = "stablehlo.multiply"(%v0, %v5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v7 = "stablehlo.floor"(%v6) : (tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.compare"(%v6, %v7) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v9 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v10 = "stablehlo.compare"(%v1, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v11 = "stablehlo.and"(%v8, %v10) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v12 = "stablehlo.negate"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.select"(%v11, %v12, %v4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.add"(%v1, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.abs"(%v15) : (tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.power"(%v16, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.compare"(%v15, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v19 = "stablehlo.and"(%v8, %v18) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v20 = "stablehlo.negate"(%v17) : (tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.select"(%v19, %v20, %v17) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.add"(%v13, %v21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.add"(%v15, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.abs"(%v23) : (tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.power"(%v24, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.compare"(%v23, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v27 = "stablehlo.and"(%v8, %v26) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v28 = "stablehlo.negate"(%v25) : (tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.select"(%v27, %v28, %v25) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.add"(%v22, %v29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.add"(%v23, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.abs"(%v31) : (tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.power"(%v32, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.compare"(%v31, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v35 = "stablehlo.and"(%v8, %v34) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v36 = "stablehlo.negate"(%v33) : (tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.select"(%v35, %v36, %v33) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.add"(%v30, %v37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.add"(%v31, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.abs"(%v39) : (tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.power"(%v40, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.compare"(%v39, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v43 = "stablehlo.and"(%v8, %v42) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v44 = "stablehlo.negate"(%v41) : (tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.select"(%v43, %v44, %v41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.add"(%v38, %v45) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v39, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.abs"(%v47) : (tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.power"(%v48, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.compare"(%v47, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v51 = "stablehlo.and"(%v8, %v50) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v52 = "stablehlo.negate"(%v49) : (tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.select"(%v51, %v52, %v49) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.add"(%v46, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.add"(%v47, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.abs"(%v55) : (tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.power"(%v56, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.compare"(%v55, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v59 = "stablehlo.and"(%v8, %v58) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v60 = "stablehlo.negate"(%v57) : (tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.select"(%v59, %v60, %v57) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.add"(%v54, %v61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.add"(%v55, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.abs"(%v63) : (tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.power"(%v64, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.compare"(%v63, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v67 = "stablehlo.and"(%v8, %v66) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v68 = "stablehlo.negate"(%v65) : (tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.select"(%v67, %v68, %v65) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.add"(%v62, %v69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.add"(%v63, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.abs"(%v71) : (tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.power"(%v72, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.compare"(%v71, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v75 = "stablehlo.and"(%v8, %v74) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v76 = "stablehlo.negate"(%v73) : (tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.select"(%v75, %v76, %v73) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.add"(%v70, %v77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.add"(%v71, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.abs"(%v79) : (tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.power"(%v80, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.compare"(%v79, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v83 = "stablehlo.and"(%v8, %v82) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v84 = "stablehlo.negate"(%v81) : (tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.select"(%v83, %v84, %v81) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.add"(%v78, %v85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.constant"() {value = dense<0x41100000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v88 = "stablehlo.compare"(%v79, %v87) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v89 = "stablehlo.floor"(%v1) : (tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.compare"(%v1, %v89) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v91 = "stablehlo.and"(%v88, %v90) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v92 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v93 = "stablehlo.reduce"(%v91, %v92) ({
    ^bb0(%v93_0_0: tensor<i1>, %v93_0_1: tensor<i1>):
      %v93_0_2 = "stablehlo.or"(%v93_0_0, %v93_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v93_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v94, %v95, %v96, %v97, %v98, %v99 = "stablehlo.while"(%v93, %v91, %v86, %v79, %v85, %v0) ({
    ^bb0(%v94_0_0: tensor<i1>, %v94_0_1: tensor<3xi1>, %v94_0_2: tensor<3xf32>, %v94_0_3: tensor<3xf32>, %v94_0_4: tensor<3xf32>, %v94_0_5: tensor<3xf32>):
      "stablehlo.return"(%v94_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v94_1_0: tensor<i1>, %v94_1_1: tensor<3xi1>, %v94_1_2: tensor<3xf32>, %v94_1_3: tensor<3xf32>, %v94_1_4: tensor<3xf32>, %v94_1_5: tensor<3xf32>):
      %v94_1_6 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v94_1_7 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v94_1_8 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v94_1_9 = "stablehlo.add"(%v94_1_3, %v94_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_10 = "stablehlo.abs"(%v94_1_9) : (tensor<3xf32>) -> tensor<3xf32>
      %v94_1_11 = "stablehlo.negate"(%v94_1_5) : (tensor<3xf32>) -> tensor<3xf32>
      %v94_1_12 = "stablehlo.power"(%v94_1_10, %v94_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_13 = "stablehlo.multiply"(%v94_1_5, %v94_1_8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_14 = "stablehlo.floor"(%v94_1_13) : (tensor<3xf32>) -> tensor<3xf32>
      %v94_1_15 = "stablehlo.compare"(%v94_1_13, %v94_1_14) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v94_1_16 = "stablehlo.compare"(%v94_1_9, %v94_1_6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v94_1_17 = "stablehlo.and"(%v94_1_15, %v94_1_16) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v94_1_18 = "stablehlo.negate"(%v94_1_12) : (tensor<3xf32>) -> tensor<3xf32>
      %v94_1_19 = "stablehlo.select"(%v94_1_17, %v94_1_18, %v94_1_12) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_20 = "stablehlo.add"(%v94_1_2, %v94_1_19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_21 = "stablehlo.constant"() {value = dense<0x41100000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v94_1_22 = "stablehlo.compare"(%v94_1_9, %v94_1_21) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v94_1_23 = "stablehlo.and"(%v94_1_1, %v94_1_22) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v94_1_24 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v94_1_25 = "stablehlo.reduce"(%v94_1_23, %v94_1_24) ({
      ^bb0(%v94_1_25_0_0: tensor<i1>, %v94_1_25_0_1: tensor<i1>):
        %v94_1_25_0_2 = "stablehlo.or"(%v94_1_25_0_0, %v94_1_25_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v94_1_25_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v94_1_26 = "stablehlo.select"(%v94_1_1, %v94_1_20, %v94_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_27 = "stablehlo.select"(%v94_1_1, %v94_1_9, %v94_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_28 = "stablehlo.select"(%v94_1_1, %v94_1_19, %v94_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v94_1_29 = "stablehlo.select"(%v94_1_1, %v94_1_5, %v94_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v94_1_25, %v94_1_23, %v94_1_26, %v94_1_27, %v94_1_28, %v94_1_29) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v100 = "stablehlo.abs"(%v98) : (tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.abs"(%v96) : (tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.constant"() {value = dense<0x33800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v103 = "stablehlo.multiply"(%v101, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.compare"(%v100, %v103) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v105 = "stablehlo.multiply"(%v98, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v107 = "stablehlo.add"(%v0, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.divide"(%v105, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.multiply"(%v98, %v5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.subtract"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.add"(%v96, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.select"(%v104, %v111, %v96) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.add"(%v0, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.multiply"(%v14, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.divide"(%v98, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.multiply"(%v114, %v115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.constant"() {value = dense<0x3DAAAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v118 = "stablehlo.multiply"(%v116, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.add"(%v112, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.select"(%v104, %v119, %v112) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.abs"(%v118) : (tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.abs"(%v120) : (tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.multiply"(%v122, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.compare"(%v121, %v123) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v125 = "stablehlo.and"(%v104, %v124) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v126 = "stablehlo.add"(%v0, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.multiply"(%v114, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.divide"(%v115, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v130 = "stablehlo.add"(%v0, %v129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.multiply"(%v127, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.divide"(%v128, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.multiply"(%v131, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.constant"() {value = dense<0xBAB60B61> : tensor<3xf32>} : () -> tensor<3xf32>
    %v135 = "stablehlo.multiply"(%v133, %v134) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.add"(%v120, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.select"(%v125, %v136, %v120) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.abs"(%v135) : (tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.abs"(%v137) : (tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.multiply"(%v139, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.compare"(%v138, %v140) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v142 = "stablehlo.and"(%v125, %v141) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v143 = "stablehlo.constant"() {value = dense<0x40400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v144 = "stablehlo.add"(%v0, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.multiply"(%v131, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.divide"(%v132, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.constant"() {value = dense<0x40800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v148 = "stablehlo.add"(%v0, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v145, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.divide"(%v146, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.multiply"(%v149, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.constant"() {value = dense<0x380AB356> : tensor<3xf32>} : () -> tensor<3xf32>
    %v153 = "stablehlo.multiply"(%v151, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.add"(%v137, %v153) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v155 = "stablehlo.select"(%v142, %v154, %v137) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.abs"(%v153) : (tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.abs"(%v155) : (tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.multiply"(%v157, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v159 = "stablehlo.compare"(%v156, %v158) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v160 = "stablehlo.and"(%v142, %v159) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v161 = "stablehlo.constant"() {value = dense<0x40A00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v162 = "stablehlo.add"(%v0, %v161) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v163 = "stablehlo.multiply"(%v149, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.divide"(%v150, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v166 = "stablehlo.add"(%v0, %v165) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v167 = "stablehlo.multiply"(%v163, %v166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.divide"(%v164, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.multiply"(%v167, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.constant"() {value = dense<0xB55DEBBD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v171 = "stablehlo.multiply"(%v169, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.add"(%v155, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.select"(%v160, %v172, %v155) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.abs"(%v171) : (tensor<3xf32>) -> tensor<3xf32>
    %v175 = "stablehlo.abs"(%v173) : (tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.multiply"(%v175, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.compare"(%v174, %v176) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v178 = "stablehlo.and"(%v160, %v177) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v179 = "stablehlo.constant"() {value = dense<0x40E00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v0, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.multiply"(%v167, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.divide"(%v168, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v183 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v184 = "stablehlo.add"(%v0, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.multiply"(%v181, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.divide"(%v182, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.multiply"(%v185, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.constant"() {value = dense<0x32B35479> : tensor<3xf32>} : () -> tensor<3xf32>
    %v189 = "stablehlo.multiply"(%v187, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.add"(%v173, %v189) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v191 = "stablehlo.select"(%v178, %v190, %v173) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.abs"(%v189) : (tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.abs"(%v191) : (tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.multiply"(%v193, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v195 = "stablehlo.compare"(%v192, %v194) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v196 = "stablehlo.and"(%v178, %v195) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v197 = "stablehlo.add"(%v0, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.multiply"(%v185, %v197) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.divide"(%v186, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.constant"() {value = dense<0x41200000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v201 = "stablehlo.add"(%v0, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.multiply"(%v198, %v201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.divide"(%v199, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.multiply"(%v202, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.constant"() {value = dense<0xB011402F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v206 = "stablehlo.multiply"(%v204, %v205) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v207 = "stablehlo.add"(%v191, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.select"(%v196, %v207, %v191) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.abs"(%v206) : (tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.abs"(%v208) : (tensor<3xf32>) -> tensor<3xf32>
    %v211 = "stablehlo.multiply"(%v210, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.compare"(%v209, %v211) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v213 = "stablehlo.and"(%v196, %v212) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v214 = "stablehlo.constant"() {value = dense<0x41300000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v215 = "stablehlo.add"(%v0, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.multiply"(%v202, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.divide"(%v203, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.constant"() {value = dense<0x41400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v219 = "stablehlo.add"(%v0, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.multiply"(%v216, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.divide"(%v217, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.multiply"(%v220, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v223 = "stablehlo.constant"() {value = dense<0x2D6B6D96> : tensor<3xf32>} : () -> tensor<3xf32>
    %v224 = "stablehlo.multiply"(%v222, %v223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.add"(%v208, %v224) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.select"(%v213, %v225, %v208) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v227 = "stablehlo.abs"(%v224) : (tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.abs"(%v226) : (tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.multiply"(%v228, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.compare"(%v227, %v229) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v231 = "stablehlo.and"(%v213, %v230) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v232 = "stablehlo.constant"() {value = dense<0x41500000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v233 = "stablehlo.add"(%v0, %v232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.multiply"(%v220, %v233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v235 = "stablehlo.divide"(%v221, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v236 = "stablehlo.constant"() {value = dense<0x41600000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v237 = "stablehlo.add"(%v0, %v236) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.multiply"(%v234, %v237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v239 = "stablehlo.divide"(%v235, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.multiply"(%v238, %v239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v241 = "stablehlo.constant"() {value = dense<0xAABED271> : tensor<3xf32>} : () -> tensor<3xf32>
    %v242 = "stablehlo.multiply"(%v240, %v241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v243 = "stablehlo.add"(%v226, %v242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.select"(%v231, %v243, %v226) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v245 = "stablehlo.abs"(%v242) : (tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.abs"(%v244) : (tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.multiply"(%v246, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.compare"(%v245, %v247) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v249 = "stablehlo.and"(%v231, %v248) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v250 = "stablehlo.constant"() {value = dense<0x41700000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v251 = "stablehlo.add"(%v0, %v250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.multiply"(%v238, %v251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.divide"(%v239, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v254 = "stablehlo.constant"() {value = dense<0x41800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v255 = "stablehlo.add"(%v0, %v254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.multiply"(%v252, %v255) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v257 = "stablehlo.divide"(%v253, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.multiply"(%v256, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v259 = "stablehlo.constant"() {value = dense<0x281AAC39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v260 = "stablehlo.multiply"(%v258, %v259) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v261 = "stablehlo.add"(%v244, %v260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.select"(%v249, %v261, %v244) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.abs"(%v260) : (tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.abs"(%v262) : (tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.multiply"(%v264, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.compare"(%v263, %v265) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v267 = "stablehlo.and"(%v249, %v266) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v268 = "stablehlo.constant"() {value = dense<0x41880000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v269 = "stablehlo.add"(%v0, %v268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.multiply"(%v256, %v269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v271 = "stablehlo.divide"(%v257, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v272 = "stablehlo.constant"() {value = dense<0x41900000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v273 = "stablehlo.add"(%v0, %v272) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.multiply"(%v270, %v273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v275 = "stablehlo.divide"(%v271, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.multiply"(%v274, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.constant"() {value = dense<0xA57ABECB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v278 = "stablehlo.multiply"(%v276, %v277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v279 = "stablehlo.add"(%v262, %v278) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.select"(%v267, %v279, %v262) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v281 = "stablehlo.abs"(%v278) : (tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.abs"(%v280) : (tensor<3xf32>) -> tensor<3xf32>
    %v283 = "stablehlo.multiply"(%v282, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v284 = "stablehlo.compare"(%v281, %v283) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v285 = "stablehlo.and"(%v267, %v284) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v286 = "stablehlo.constant"() {value = dense<0x41980000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v287 = "stablehlo.add"(%v0, %v286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.multiply"(%v274, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v289 = "stablehlo.divide"(%v275, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v290 = "stablehlo.constant"() {value = dense<0x41A00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v291 = "stablehlo.add"(%v0, %v290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v292 = "stablehlo.multiply"(%v288, %v291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v293 = "stablehlo.divide"(%v289, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v294 = "stablehlo.multiply"(%v292, %v293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v295 = "stablehlo.constant"() {value = dense<0x22CB3F10> : tensor<3xf32>} : () -> tensor<3xf32>
    %v296 = "stablehlo.multiply"(%v294, %v295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v297 = "stablehlo.add"(%v280, %v296) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.select"(%v285, %v297, %v280) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v299 = "stablehlo.abs"(%v296) : (tensor<3xf32>) -> tensor<3xf32>
    %v300 = "stablehlo.abs"(%v298) : (tensor<3xf32>) -> tensor<3xf32>
    %v301 = "stablehlo.multiply"(%v300, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v302 = "stablehlo.compare"(%v299, %v301) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v303 = "stablehlo.and"(%v285, %v302) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v304 = "stablehlo.constant"() {value = dense<0x41A80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v305 = "stablehlo.add"(%v0, %v304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v306 = "stablehlo.multiply"(%v292, %v305) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v307 = "stablehlo.divide"(%v293, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v308 = "stablehlo.constant"() {value = dense<0x41B00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v309 = "stablehlo.add"(%v0, %v308) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v310 = "stablehlo.multiply"(%v306, %v309) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v311 = "stablehlo.divide"(%v307, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v312 = "stablehlo.multiply"(%v310, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v313 = "stablehlo.constant"() {value = dense<0xA024BEC8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v314 = "stablehlo.multiply"(%v312, %v313) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v315 = "stablehlo.add"(%v298, %v314) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v316 = "stablehlo.select"(%v303, %v315, %v298) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v326 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v327 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v328 = "stablehlo.add"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v329 = "stablehlo.compare"(%v328, %v328) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v330 = "stablehlo.select"(%v329, %v316, %v328) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v331 = "stablehlo.floor"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v332 = "stablehlo.compare"(%v1, %v9) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v333 = "stablehlo.compare"(%v0, %v331) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v334 = "stablehlo.and"(%v332, %v333) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v335 = "stablehlo.select"(%v334, %v326, %v330) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v336 = "stablehlo.compare"(%v1, %v89) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v337 = "stablehlo.and"(%v336, %v332) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v338 = "stablehlo.select"(%v337, %v327, %v335) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v339 = "stablehlo.compare"(%v0, %v14) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v340 = "stablehlo.select"(%v339, %v326, %v338) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v341 = "stablehlo.compare"(%v1, %v327) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v342 = "stablehlo.select"(%v341, %v326, %v340) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v343 = "stablehlo.compare"(%v0, %v14) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v344 = "stablehlo.select"(%v343, %v327, %v342) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v344) : (tensor<3xf32>) -> ()
  }
}
