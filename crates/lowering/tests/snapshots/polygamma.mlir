module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.constant"() {value = dense<0x40400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v2 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.negate"(%v1) : (tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.power"(%v2, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v5 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v6 = "stablehlo.multiply"(%v1, %v5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v7 = "stablehlo.floor"(%v6) : (tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.compare"(%v6, %v7) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v9 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v10 = "stablehlo.compare"(%v0, %v9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v11 = "stablehlo.and"(%v8, %v10) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v12 = "stablehlo.negate"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.select"(%v11, %v12, %v4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.add"(%v0, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
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
    %v89 = "stablehlo.floor"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.compare"(%v0, %v89) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v91 = "stablehlo.and"(%v88, %v90) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v92 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v93 = "stablehlo.reduce"(%v91, %v92) ({
    ^bb0(%v93_0_0: tensor<i1>, %v93_0_1: tensor<i1>):
      %v93_0_2 = "stablehlo.or"(%v93_0_0, %v93_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v93_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v94, %v95, %v96, %v97, %v98, %v99 = "stablehlo.while"(%v93, %v91, %v86, %v79, %v85, %v1) ({
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
    %v107 = "stablehlo.add"(%v1, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.divide"(%v105, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.multiply"(%v98, %v5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.subtract"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.add"(%v96, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.select"(%v104, %v111, %v96) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.add"(%v1, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
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
    %v126 = "stablehlo.add"(%v1, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.multiply"(%v114, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.divide"(%v115, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v130 = "stablehlo.add"(%v1, %v129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
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
    %v143 = "stablehlo.add"(%v1, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.multiply"(%v131, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.divide"(%v132, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.constant"() {value = dense<0x40800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v147 = "stablehlo.add"(%v1, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.multiply"(%v144, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.divide"(%v145, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.multiply"(%v148, %v149) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.constant"() {value = dense<0x380AB356> : tensor<3xf32>} : () -> tensor<3xf32>
    %v152 = "stablehlo.multiply"(%v150, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.add"(%v137, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.select"(%v142, %v153, %v137) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v155 = "stablehlo.abs"(%v152) : (tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.abs"(%v154) : (tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.multiply"(%v156, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.compare"(%v155, %v157) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v159 = "stablehlo.and"(%v142, %v158) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v160 = "stablehlo.constant"() {value = dense<0x40A00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v161 = "stablehlo.add"(%v1, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.multiply"(%v148, %v161) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v163 = "stablehlo.divide"(%v149, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v165 = "stablehlo.add"(%v1, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.multiply"(%v162, %v165) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v167 = "stablehlo.divide"(%v163, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.multiply"(%v166, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.constant"() {value = dense<0xB55DEBBD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v170 = "stablehlo.multiply"(%v168, %v169) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v171 = "stablehlo.add"(%v154, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.select"(%v159, %v171, %v154) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.abs"(%v170) : (tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.abs"(%v172) : (tensor<3xf32>) -> tensor<3xf32>
    %v175 = "stablehlo.multiply"(%v174, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.compare"(%v173, %v175) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v177 = "stablehlo.and"(%v159, %v176) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v178 = "stablehlo.constant"() {value = dense<0x40E00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.add"(%v1, %v178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.multiply"(%v166, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.divide"(%v167, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v183 = "stablehlo.add"(%v1, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.multiply"(%v180, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.divide"(%v181, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.multiply"(%v184, %v185) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.constant"() {value = dense<0x32B35479> : tensor<3xf32>} : () -> tensor<3xf32>
    %v188 = "stablehlo.multiply"(%v186, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.add"(%v172, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.select"(%v177, %v189, %v172) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v191 = "stablehlo.abs"(%v188) : (tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.abs"(%v190) : (tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.multiply"(%v192, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.compare"(%v191, %v193) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v195 = "stablehlo.and"(%v177, %v194) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v196 = "stablehlo.add"(%v1, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.multiply"(%v184, %v196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.divide"(%v185, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.constant"() {value = dense<0x41200000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v200 = "stablehlo.add"(%v1, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.multiply"(%v197, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.divide"(%v198, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.multiply"(%v201, %v202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.constant"() {value = dense<0xB011402F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v205 = "stablehlo.multiply"(%v203, %v204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.add"(%v190, %v205) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v207 = "stablehlo.select"(%v195, %v206, %v190) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.abs"(%v205) : (tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.abs"(%v207) : (tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.multiply"(%v209, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v211 = "stablehlo.compare"(%v208, %v210) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v212 = "stablehlo.and"(%v195, %v211) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v213 = "stablehlo.constant"() {value = dense<0x41300000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v214 = "stablehlo.add"(%v1, %v213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v215 = "stablehlo.multiply"(%v201, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.divide"(%v202, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.constant"() {value = dense<0x41400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v218 = "stablehlo.add"(%v1, %v217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v219 = "stablehlo.multiply"(%v215, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.divide"(%v216, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.multiply"(%v219, %v220) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.constant"() {value = dense<0x2D6B6D96> : tensor<3xf32>} : () -> tensor<3xf32>
    %v223 = "stablehlo.multiply"(%v221, %v222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.add"(%v207, %v223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.select"(%v212, %v224, %v207) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.abs"(%v223) : (tensor<3xf32>) -> tensor<3xf32>
    %v227 = "stablehlo.abs"(%v225) : (tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.multiply"(%v227, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.compare"(%v226, %v228) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v230 = "stablehlo.and"(%v212, %v229) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v231 = "stablehlo.constant"() {value = dense<0x41500000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v232 = "stablehlo.add"(%v1, %v231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v233 = "stablehlo.multiply"(%v219, %v232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.divide"(%v220, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v235 = "stablehlo.constant"() {value = dense<0x41600000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v236 = "stablehlo.add"(%v1, %v235) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v237 = "stablehlo.multiply"(%v233, %v236) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.divide"(%v234, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v239 = "stablehlo.multiply"(%v237, %v238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.constant"() {value = dense<0xAABED271> : tensor<3xf32>} : () -> tensor<3xf32>
    %v241 = "stablehlo.multiply"(%v239, %v240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v242 = "stablehlo.add"(%v225, %v241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v243 = "stablehlo.select"(%v230, %v242, %v225) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.abs"(%v241) : (tensor<3xf32>) -> tensor<3xf32>
    %v245 = "stablehlo.abs"(%v243) : (tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.multiply"(%v245, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.compare"(%v244, %v246) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v248 = "stablehlo.and"(%v230, %v247) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v249 = "stablehlo.constant"() {value = dense<0x41700000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v250 = "stablehlo.add"(%v1, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v251 = "stablehlo.multiply"(%v237, %v250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.divide"(%v238, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.constant"() {value = dense<0x41800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v254 = "stablehlo.add"(%v1, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.multiply"(%v251, %v254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.divide"(%v252, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v257 = "stablehlo.multiply"(%v255, %v256) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.constant"() {value = dense<0x281AAC39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v259 = "stablehlo.multiply"(%v257, %v258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.add"(%v243, %v259) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v261 = "stablehlo.select"(%v248, %v260, %v243) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.abs"(%v259) : (tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.abs"(%v261) : (tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.multiply"(%v263, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.compare"(%v262, %v264) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v266 = "stablehlo.and"(%v248, %v265) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v267 = "stablehlo.constant"() {value = dense<0x41880000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v268 = "stablehlo.add"(%v1, %v267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v269 = "stablehlo.multiply"(%v255, %v268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.divide"(%v256, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v271 = "stablehlo.constant"() {value = dense<0x41900000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v272 = "stablehlo.add"(%v1, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v273 = "stablehlo.multiply"(%v269, %v272) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.divide"(%v270, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v275 = "stablehlo.multiply"(%v273, %v274) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.constant"() {value = dense<0xA57ABECB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v277 = "stablehlo.multiply"(%v275, %v276) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v278 = "stablehlo.add"(%v261, %v277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v279 = "stablehlo.select"(%v266, %v278, %v261) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.abs"(%v277) : (tensor<3xf32>) -> tensor<3xf32>
    %v281 = "stablehlo.abs"(%v279) : (tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.multiply"(%v281, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v283 = "stablehlo.compare"(%v280, %v282) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v284 = "stablehlo.and"(%v266, %v283) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v285 = "stablehlo.constant"() {value = dense<0x41980000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v286 = "stablehlo.add"(%v1, %v285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v287 = "stablehlo.multiply"(%v273, %v286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.divide"(%v274, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v289 = "stablehlo.constant"() {value = dense<0x41A00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v290 = "stablehlo.add"(%v1, %v289) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v291 = "stablehlo.multiply"(%v287, %v290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v292 = "stablehlo.divide"(%v288, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v293 = "stablehlo.multiply"(%v291, %v292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v294 = "stablehlo.constant"() {value = dense<0x22CB3F10> : tensor<3xf32>} : () -> tensor<3xf32>
    %v295 = "stablehlo.multiply"(%v293, %v294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v296 = "stablehlo.add"(%v279, %v295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v297 = "stablehlo.select"(%v284, %v296, %v279) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.abs"(%v295) : (tensor<3xf32>) -> tensor<3xf32>
    %v299 = "stablehlo.abs"(%v297) : (tensor<3xf32>) -> tensor<3xf32>
    %v300 = "stablehlo.multiply"(%v299, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v301 = "stablehlo.compare"(%v298, %v300) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v302 = "stablehlo.and"(%v284, %v301) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v303 = "stablehlo.constant"() {value = dense<0x41A80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v304 = "stablehlo.add"(%v1, %v303) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v305 = "stablehlo.multiply"(%v291, %v304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v306 = "stablehlo.divide"(%v292, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v307 = "stablehlo.constant"() {value = dense<0x41B00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v308 = "stablehlo.add"(%v1, %v307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v309 = "stablehlo.multiply"(%v305, %v308) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v310 = "stablehlo.divide"(%v306, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v311 = "stablehlo.multiply"(%v309, %v310) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v312 = "stablehlo.constant"() {value = dense<0xA024BEC8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v313 = "stablehlo.multiply"(%v311, %v312) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v314 = "stablehlo.add"(%v297, %v313) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v315 = "stablehlo.select"(%v302, %v314, %v297) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v325 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v326 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v327 = "stablehlo.add"(%v1, %v0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v328 = "stablehlo.compare"(%v327, %v327) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v329 = "stablehlo.select"(%v328, %v315, %v327) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v330 = "stablehlo.floor"(%v1) : (tensor<3xf32>) -> tensor<3xf32>
    %v331 = "stablehlo.compare"(%v0, %v9) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v332 = "stablehlo.compare"(%v1, %v330) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v333 = "stablehlo.and"(%v331, %v332) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v334 = "stablehlo.select"(%v333, %v325, %v329) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v335 = "stablehlo.compare"(%v0, %v89) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v336 = "stablehlo.and"(%v335, %v331) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v337 = "stablehlo.select"(%v336, %v326, %v334) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v338 = "stablehlo.compare"(%v1, %v14) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v339 = "stablehlo.select"(%v338, %v325, %v337) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v340 = "stablehlo.compare"(%v0, %v326) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v341 = "stablehlo.select"(%v340, %v325, %v339) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v342 = "stablehlo.compare"(%v1, %v14) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v343 = "stablehlo.select"(%v342, %v326, %v341) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v344 = "stablehlo.constant"() {value = dense<0xC0000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v345 = "stablehlo.multiply"(%v343, %v344) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v345) : (tensor<3xf32>) -> ()
  }
}
