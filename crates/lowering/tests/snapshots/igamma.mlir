module @main {
  func.func public @main(%v0: tensor<3xf32>, %v1: tensor<3xf32>) -> (tensor<3xf32>) {
    %v2 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v5 = "stablehlo.compare"(%v0, %v2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v6 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v7 = "stablehlo.and"(%v5, %v6) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v8 = "stablehlo.compare"(%v0, %v4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v9 = "stablehlo.and"(%v7, %v8) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v10 = "stablehlo.compare"(%v1, %v4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v11 = "stablehlo.and"(%v9, %v10) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v12 = "stablehlo.select"(%v11, %v0, %v3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.select"(%v11, %v1, %v3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.add"(%v12, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.constant"() {value = dense<0x4429214E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v17 = "stablehlo.add"(%v15, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.divide"(%v16, %v17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.add"(%v3, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.constant"() {value = dense<0xC49D6474> : tensor<3xf32>} : () -> tensor<3xf32>
    %v21 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v22 = "stablehlo.add"(%v15, %v21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.divide"(%v20, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.add"(%v19, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.constant"() {value = dense<0x4440D4B3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v26 = "stablehlo.constant"() {value = dense<0x40400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.add"(%v15, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.divide"(%v25, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.add"(%v24, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.constant"() {value = dense<0xC3309D73> : tensor<3xf32>} : () -> tensor<3xf32>
    %v31 = "stablehlo.constant"() {value = dense<0x40800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v32 = "stablehlo.add"(%v15, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.divide"(%v30, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.add"(%v29, %v33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.constant"() {value = dense<0x41481E14> : tensor<3xf32>} : () -> tensor<3xf32>
    %v36 = "stablehlo.constant"() {value = dense<0x40A00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v37 = "stablehlo.add"(%v15, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.divide"(%v35, %v37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.add"(%v34, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.constant"() {value = dense<0xBE0DE595> : tensor<3xf32>} : () -> tensor<3xf32>
    %v41 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v42 = "stablehlo.add"(%v15, %v41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.divide"(%v40, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.add"(%v39, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.constant"() {value = dense<0x3727828A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v46 = "stablehlo.constant"() {value = dense<0x40E00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v15, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.divide"(%v45, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.add"(%v44, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.constant"() {value = dense<0x3421AA84> : tensor<3xf32>} : () -> tensor<3xf32>
    %v51 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v52 = "stablehlo.add"(%v15, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.divide"(%v50, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.add"(%v49, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.constant"() {value = dense<0x40D00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v56 = "stablehlo.add"(%v12, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.subtract"(%v13, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.divide"(%v57, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.divide"(%v13, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.log"(%v59) : (tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.subtract"(%v60, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.add"(%v58, %v21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.divide"(%v58, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.multiply"(%v63, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.constant"() {value = dense<0x3D3E82FA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v66 = "stablehlo.multiply"(%v65, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.constant"() {value = dense<0x3D47CE0C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v68 = "stablehlo.add"(%v66, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.multiply"(%v68, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.constant"() {value = dense<0x3D520D21> : tensor<3xf32>} : () -> tensor<3xf32>
    %v71 = "stablehlo.add"(%v69, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.multiply"(%v71, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.constant"() {value = dense<0x3D5D67C9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v74 = "stablehlo.add"(%v72, %v73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v75 = "stablehlo.multiply"(%v74, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.constant"() {value = dense<0x3D6A0EA1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v77 = "stablehlo.add"(%v75, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.multiply"(%v77, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.constant"() {value = dense<0x3D783E10> : tensor<3xf32>} : () -> tensor<3xf32>
    %v80 = "stablehlo.add"(%v78, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.multiply"(%v80, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.constant"() {value = dense<0x3D842108> : tensor<3xf32>} : () -> tensor<3xf32>
    %v83 = "stablehlo.add"(%v81, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.multiply"(%v83, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.constant"() {value = dense<0x3D8D3DCB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v86 = "stablehlo.add"(%v84, %v85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.multiply"(%v86, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.constant"() {value = dense<0x3D97B426> : tensor<3xf32>} : () -> tensor<3xf32>
    %v89 = "stablehlo.add"(%v87, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.multiply"(%v89, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.constant"() {value = dense<0x3DA3D70A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v92 = "stablehlo.add"(%v90, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.multiply"(%v92, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.constant"() {value = dense<0x3DB21643> : tensor<3xf32>} : () -> tensor<3xf32>
    %v95 = "stablehlo.add"(%v93, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.multiply"(%v95, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.constant"() {value = dense<0x3DC30C31> : tensor<3xf32>} : () -> tensor<3xf32>
    %v98 = "stablehlo.add"(%v96, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.multiply"(%v98, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.constant"() {value = dense<0x3DD79436> : tensor<3xf32>} : () -> tensor<3xf32>
    %v101 = "stablehlo.add"(%v99, %v100) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.multiply"(%v101, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.constant"() {value = dense<0x3DF0F0F1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v104 = "stablehlo.add"(%v102, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.multiply"(%v104, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.constant"() {value = dense<0x3E088889> : tensor<3xf32>} : () -> tensor<3xf32>
    %v107 = "stablehlo.add"(%v105, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.multiply"(%v107, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.constant"() {value = dense<0x3E1D89D9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v110 = "stablehlo.add"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.multiply"(%v110, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.constant"() {value = dense<0x3E3A2E8C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v113 = "stablehlo.add"(%v111, %v112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.multiply"(%v113, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.constant"() {value = dense<0x3E638E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v116 = "stablehlo.add"(%v114, %v115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.multiply"(%v116, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.constant"() {value = dense<0x3E924925> : tensor<3xf32>} : () -> tensor<3xf32>
    %v119 = "stablehlo.add"(%v117, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.multiply"(%v119, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.constant"() {value = dense<0x3ECCCCCD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v122 = "stablehlo.add"(%v120, %v121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.multiply"(%v122, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.constant"() {value = dense<0x3F2AAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v125 = "stablehlo.add"(%v123, %v124) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.multiply"(%v125, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.multiply"(%v126, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.multiply"(%v63, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.subtract"(%v127, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.abs"(%v58) : (tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.compare"(%v130, %v121) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v132 = "stablehlo.select"(%v131, %v129, %v61) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.multiply"(%v12, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.multiply"(%v58, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.subtract"(%v133, %v134) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.exponential"(%v135) : (tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.constant"() {value = dense<0x3E22F983> : tensor<3xf32>} : () -> tensor<3xf32>
    %v138 = "stablehlo.multiply"(%v56, %v137) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.sqrt"(%v138) : (tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.divide"(%v139, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.multiply"(%v136, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0x3F8CCCCD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.compare"(%v13, %v142) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v144 = "stablehlo.compare"(%v13, %v12) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v145 = "stablehlo.and"(%v143, %v144) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v146 = "stablehlo.log"(%v13) : (tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.constant"() {value = dense<0xBECCCCCD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v148 = "stablehlo.divide"(%v147, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v13, %v142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v151 = "stablehlo.compare"(%v13, %v150) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v152 = "stablehlo.select"(%v151, %v148, %v149) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.compare"(%v12, %v152) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v154 = "stablehlo.not"(%v143) : (tensor<3xi1>) -> tensor<3xi1>
    %v155 = "stablehlo.and"(%v154, %v153) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v156 = "stablehlo.or"(%v145, %v155) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v157 = "stablehlo.not"(%v156) : (tensor<3xi1>) -> tensor<3xi1>
    %v158 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %v159 = "stablehlo.reduce"(%v157, %v158) ({
    ^bb0(%v159_0_0: tensor<i1>, %v159_0_1: tensor<i1>):
      %v159_0_2 = "stablehlo.or"(%v159_0_0, %v159_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v159_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v160, %v161, %v162, %v163, %v164, %v165 = "stablehlo.while"(%v159, %v157, %v3, %v3, %v12, %v13) ({
    ^bb0(%v160_0_0: tensor<i1>, %v160_0_1: tensor<3xi1>, %v160_0_2: tensor<3xf32>, %v160_0_3: tensor<3xf32>, %v160_0_4: tensor<3xf32>, %v160_0_5: tensor<3xf32>):
      "stablehlo.return"(%v160_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v160_1_0: tensor<i1>, %v160_1_1: tensor<3xi1>, %v160_1_2: tensor<3xf32>, %v160_1_3: tensor<3xf32>, %v160_1_4: tensor<3xf32>, %v160_1_5: tensor<3xf32>):
      %v160_1_6 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v160_1_7 = "stablehlo.add"(%v160_1_4, %v160_1_6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_8 = "stablehlo.divide"(%v160_1_5, %v160_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_9 = "stablehlo.multiply"(%v160_1_3, %v160_1_8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_10 = "stablehlo.add"(%v160_1_2, %v160_1_9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_11 = "stablehlo.constant"() {value = dense<0x33800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v160_1_12 = "stablehlo.multiply"(%v160_1_10, %v160_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_13 = "stablehlo.compare"(%v160_1_9, %v160_1_12) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v160_1_14 = "stablehlo.and"(%v160_1_1, %v160_1_13) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v160_1_15 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v160_1_16 = "stablehlo.reduce"(%v160_1_14, %v160_1_15) ({
      ^bb0(%v160_1_16_0_0: tensor<i1>, %v160_1_16_0_1: tensor<i1>):
        %v160_1_16_0_2 = "stablehlo.or"(%v160_1_16_0_0, %v160_1_16_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v160_1_16_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v160_1_17 = "stablehlo.select"(%v160_1_1, %v160_1_10, %v160_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_18 = "stablehlo.select"(%v160_1_1, %v160_1_9, %v160_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_19 = "stablehlo.select"(%v160_1_1, %v160_1_7, %v160_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v160_1_20 = "stablehlo.select"(%v160_1_1, %v160_1_5, %v160_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v160_1_16, %v160_1_14, %v160_1_17, %v160_1_18, %v160_1_19, %v160_1_20) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v166 = "stablehlo.multiply"(%v141, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v167 = "stablehlo.divide"(%v166, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.reduce"(%v155, %v158) ({
    ^bb0(%v168_0_0: tensor<i1>, %v168_0_1: tensor<i1>):
      %v168_0_2 = "stablehlo.or"(%v168_0_0, %v168_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v168_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v169, %v170, %v171, %v172, %v173, %v174, %v175 = "stablehlo.while"(%v168, %v155, %v2, %v3, %v2, %v12, %v13) ({
    ^bb0(%v169_0_0: tensor<i1>, %v169_0_1: tensor<3xi1>, %v169_0_2: tensor<3xf32>, %v169_0_3: tensor<3xf32>, %v169_0_4: tensor<3xf32>, %v169_0_5: tensor<3xf32>, %v169_0_6: tensor<3xf32>):
      "stablehlo.return"(%v169_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v169_1_0: tensor<i1>, %v169_1_1: tensor<3xi1>, %v169_1_2: tensor<3xf32>, %v169_1_3: tensor<3xf32>, %v169_1_4: tensor<3xf32>, %v169_1_5: tensor<3xf32>, %v169_1_6: tensor<3xf32>):
      %v169_1_7 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v169_1_8 = "stablehlo.add"(%v169_1_4, %v169_1_7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_9 = "stablehlo.divide"(%v169_1_6, %v169_1_8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_10 = "stablehlo.negate"(%v169_1_9) : (tensor<3xf32>) -> tensor<3xf32>
      %v169_1_11 = "stablehlo.multiply"(%v169_1_3, %v169_1_10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_12 = "stablehlo.add"(%v169_1_5, %v169_1_8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_13 = "stablehlo.divide"(%v169_1_11, %v169_1_12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_14 = "stablehlo.add"(%v169_1_2, %v169_1_13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_15 = "stablehlo.constant"() {value = dense<0x33800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v169_1_16 = "stablehlo.abs"(%v169_1_13) : (tensor<3xf32>) -> tensor<3xf32>
      %v169_1_17 = "stablehlo.abs"(%v169_1_14) : (tensor<3xf32>) -> tensor<3xf32>
      %v169_1_18 = "stablehlo.multiply"(%v169_1_17, %v169_1_15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_19 = "stablehlo.compare"(%v169_1_16, %v169_1_18) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v169_1_20 = "stablehlo.and"(%v169_1_1, %v169_1_19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v169_1_21 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v169_1_22 = "stablehlo.reduce"(%v169_1_20, %v169_1_21) ({
      ^bb0(%v169_1_22_0_0: tensor<i1>, %v169_1_22_0_1: tensor<i1>):
        %v169_1_22_0_2 = "stablehlo.or"(%v169_1_22_0_0, %v169_1_22_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v169_1_22_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v169_1_23 = "stablehlo.select"(%v169_1_1, %v169_1_14, %v169_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_24 = "stablehlo.select"(%v169_1_1, %v169_1_11, %v169_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_25 = "stablehlo.select"(%v169_1_1, %v169_1_8, %v169_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_26 = "stablehlo.select"(%v169_1_1, %v169_1_5, %v169_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v169_1_27 = "stablehlo.select"(%v169_1_1, %v169_1_6, %v169_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v169_1_22, %v169_1_20, %v169_1_23, %v169_1_24, %v169_1_25, %v169_1_26, %v169_1_27) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v176 = "stablehlo.multiply"(%v12, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.add"(%v12, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.compare"(%v177, %v150) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v179 = "stablehlo.negate"(%v177) : (tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v177, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.select"(%v178, %v179, %v180) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.add"(%v181, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v183 = "stablehlo.divide"(%v16, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.add"(%v3, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.add"(%v181, %v21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.divide"(%v20, %v185) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.add"(%v184, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.add"(%v181, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.divide"(%v25, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.add"(%v187, %v189) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v191 = "stablehlo.add"(%v181, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.divide"(%v30, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.add"(%v190, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.add"(%v181, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v195 = "stablehlo.divide"(%v35, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.add"(%v193, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.add"(%v181, %v41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.divide"(%v40, %v197) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.add"(%v196, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.add"(%v181, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.divide"(%v45, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.add"(%v199, %v201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.add"(%v181, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.divide"(%v50, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.add"(%v202, %v204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.constant"() {value = dense<0x40F00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v207 = "stablehlo.add"(%v181, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.multiply"(%v181, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.log_plus_one"(%v208) : (tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.constant"() {value = dense<0x4000F42C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v211 = "stablehlo.add"(%v209, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.divide"(%v207, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.add"(%v181, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.subtract"(%v213, %v212) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v215 = "stablehlo.multiply"(%v214, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.log"(%v205) : (tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.add"(%v215, %v216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.constant"() {value = dense<0x3F6B3F8E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v219 = "stablehlo.add"(%v217, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.abs"(%v177) : (tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.floor"(%v220) : (tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.subtract"(%v220, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v223 = "stablehlo.negate"(%v222) : (tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.add"(%v223, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.minimum"(%v222, %v224) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.constant"() {value = dense<0x40490FDB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v227 = "stablehlo.multiply"(%v225, %v226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.sine"(%v227) : (tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.log"(%v228) : (tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.add"(%v229, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v231 = "stablehlo.negate"(%v230) : (tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.constant"() {value = dense<0x3F928682> : tensor<3xf32>} : () -> tensor<3xf32>
    %v233 = "stablehlo.add"(%v231, %v232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.select"(%v178, %v233, %v219) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v235 = "stablehlo.compare"(%v220, %v4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v236 = "stablehlo.select"(%v235, %v4, %v234) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v237 = "stablehlo.subtract"(%v176, %v236) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.exponential_minus_one"(%v237) : (tensor<3xf32>) -> tensor<3xf32>
    %v239 = "stablehlo.negate"(%v238) : (tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.compare"(%v12, %v150) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v241 = "stablehlo.negate"(%v12) : (tensor<3xf32>) -> tensor<3xf32>
    %v242 = "stablehlo.select"(%v240, %v241, %v15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v243 = "stablehlo.add"(%v242, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.divide"(%v16, %v243) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v245 = "stablehlo.add"(%v3, %v244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.add"(%v242, %v21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.divide"(%v20, %v246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.add"(%v245, %v247) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v249 = "stablehlo.add"(%v242, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v250 = "stablehlo.divide"(%v25, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v251 = "stablehlo.add"(%v248, %v250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.add"(%v242, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.divide"(%v30, %v252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v254 = "stablehlo.add"(%v251, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.add"(%v242, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.divide"(%v35, %v255) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v257 = "stablehlo.add"(%v254, %v256) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.add"(%v242, %v41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v259 = "stablehlo.divide"(%v40, %v258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.add"(%v257, %v259) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v261 = "stablehlo.add"(%v242, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.divide"(%v45, %v261) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.add"(%v260, %v262) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.add"(%v242, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.divide"(%v50, %v264) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.add"(%v263, %v265) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v267 = "stablehlo.add"(%v242, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.multiply"(%v242, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v269 = "stablehlo.log_plus_one"(%v268) : (tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.add"(%v269, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v271 = "stablehlo.divide"(%v267, %v270) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v272 = "stablehlo.add"(%v242, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v273 = "stablehlo.subtract"(%v272, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.multiply"(%v273, %v270) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v275 = "stablehlo.log"(%v266) : (tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.add"(%v274, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.add"(%v276, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v278 = "stablehlo.abs"(%v12) : (tensor<3xf32>) -> tensor<3xf32>
    %v279 = "stablehlo.floor"(%v278) : (tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.subtract"(%v278, %v279) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v281 = "stablehlo.negate"(%v280) : (tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.add"(%v281, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v283 = "stablehlo.minimum"(%v280, %v282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v284 = "stablehlo.multiply"(%v283, %v226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v285 = "stablehlo.sine"(%v284) : (tensor<3xf32>) -> tensor<3xf32>
    %v286 = "stablehlo.log"(%v285) : (tensor<3xf32>) -> tensor<3xf32>
    %v287 = "stablehlo.add"(%v286, %v277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.negate"(%v287) : (tensor<3xf32>) -> tensor<3xf32>
    %v289 = "stablehlo.add"(%v288, %v232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v290 = "stablehlo.select"(%v240, %v289, %v277) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v291 = "stablehlo.compare"(%v278, %v4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v292 = "stablehlo.select"(%v291, %v4, %v290) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v293 = "stablehlo.subtract"(%v176, %v292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v294 = "stablehlo.exponential"(%v293) : (tensor<3xf32>) -> tensor<3xf32>
    %v295 = "stablehlo.multiply"(%v294, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v296 = "stablehlo.subtract"(%v239, %v295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v297 = "stablehlo.subtract"(%v13, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.add"(%v297, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v299 = "stablehlo.constant"() {value = dense<0x7149F2CA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v300 = "stablehlo.divide"(%v3, %v298) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v301 = "stablehlo.reduce"(%v145, %v158) ({
    ^bb0(%v301_0_0: tensor<i1>, %v301_0_1: tensor<i1>):
      %v301_0_2 = "stablehlo.or"(%v301_0_0, %v301_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%v301_0_2) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %v302, %v303, %v304, %v305, %v306, %v307, %v308, %v309 = "stablehlo.while"(%v301, %v145, %v300, %v298, %v299, %v300, %v2, %v12) ({
    ^bb0(%v302_0_0: tensor<i1>, %v302_0_1: tensor<3xi1>, %v302_0_2: tensor<3xf32>, %v302_0_3: tensor<3xf32>, %v302_0_4: tensor<3xf32>, %v302_0_5: tensor<3xf32>, %v302_0_6: tensor<3xf32>, %v302_0_7: tensor<3xf32>):
      "stablehlo.return"(%v302_0_0) : (tensor<i1>) -> ()
    }, {
    ^bb0(%v302_1_0: tensor<i1>, %v302_1_1: tensor<3xi1>, %v302_1_2: tensor<3xf32>, %v302_1_3: tensor<3xf32>, %v302_1_4: tensor<3xf32>, %v302_1_5: tensor<3xf32>, %v302_1_6: tensor<3xf32>, %v302_1_7: tensor<3xf32>):
      %v302_1_8 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v302_1_9 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v302_1_10 = "stablehlo.add"(%v302_1_6, %v302_1_8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_11 = "stablehlo.subtract"(%v302_1_7, %v302_1_10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_12 = "stablehlo.multiply"(%v302_1_10, %v302_1_11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_13 = "stablehlo.add"(%v302_1_3, %v302_1_9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_14 = "stablehlo.constant"() {value = dense<0x0DA24260> : tensor<3xf32>} : () -> tensor<3xf32>
      %v302_1_15 = "stablehlo.multiply"(%v302_1_12, %v302_1_5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_16 = "stablehlo.add"(%v302_1_15, %v302_1_13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_17 = "stablehlo.abs"(%v302_1_16) : (tensor<3xf32>) -> tensor<3xf32>
      %v302_1_18 = "stablehlo.compare"(%v302_1_17, %v302_1_14) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v302_1_19 = "stablehlo.select"(%v302_1_18, %v302_1_14, %v302_1_16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_20 = "stablehlo.divide"(%v302_1_12, %v302_1_4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_21 = "stablehlo.add"(%v302_1_20, %v302_1_13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_22 = "stablehlo.abs"(%v302_1_21) : (tensor<3xf32>) -> tensor<3xf32>
      %v302_1_23 = "stablehlo.compare"(%v302_1_22, %v302_1_14) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v302_1_24 = "stablehlo.select"(%v302_1_23, %v302_1_14, %v302_1_21) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_25 = "stablehlo.divide"(%v302_1_8, %v302_1_19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_26 = "stablehlo.multiply"(%v302_1_24, %v302_1_25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_27 = "stablehlo.multiply"(%v302_1_2, %v302_1_26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_28 = "stablehlo.subtract"(%v302_1_26, %v302_1_8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_29 = "stablehlo.abs"(%v302_1_28) : (tensor<3xf32>) -> tensor<3xf32>
      %v302_1_30 = "stablehlo.constant"() {value = dense<0x34000000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v302_1_31 = "stablehlo.compare"(%v302_1_29, %v302_1_30) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v302_1_32 = "stablehlo.constant"() {value = dense<0x47C35000> : tensor<3xf32>} : () -> tensor<3xf32>
      %v302_1_33 = "stablehlo.compare"(%v302_1_10, %v302_1_32) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %v302_1_34 = "stablehlo.and"(%v302_1_31, %v302_1_33) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v302_1_35 = "stablehlo.and"(%v302_1_1, %v302_1_34) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %v302_1_36 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %v302_1_37 = "stablehlo.reduce"(%v302_1_35, %v302_1_36) ({
      ^bb0(%v302_1_37_0_0: tensor<i1>, %v302_1_37_0_1: tensor<i1>):
        %v302_1_37_0_2 = "stablehlo.or"(%v302_1_37_0_0, %v302_1_37_0_1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%v302_1_37_0_2) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %v302_1_38 = "stablehlo.select"(%v302_1_1, %v302_1_27, %v302_1_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_39 = "stablehlo.select"(%v302_1_1, %v302_1_13, %v302_1_3) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_40 = "stablehlo.select"(%v302_1_1, %v302_1_24, %v302_1_4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_41 = "stablehlo.select"(%v302_1_1, %v302_1_25, %v302_1_5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_42 = "stablehlo.select"(%v302_1_1, %v302_1_10, %v302_1_6) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %v302_1_43 = "stablehlo.select"(%v302_1_1, %v302_1_7, %v302_1_7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%v302_1_37, %v302_1_35, %v302_1_38, %v302_1_39, %v302_1_40, %v302_1_41, %v302_1_42, %v302_1_43) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<i1>, tensor<3xi1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %v310 = "stablehlo.multiply"(%v141, %v304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v311 = "stablehlo.select"(%v145, %v310, %v296) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v313 = "stablehlo.subtract"(%v3, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v314 = "stablehlo.select"(%v157, %v167, %v313) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v315 = "stablehlo.add"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v316 = "stablehlo.compare"(%v315, %v315) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v317 = "stablehlo.select"(%v316, %v314, %v315) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v318 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v319 = "stablehlo.compare"(%v1, %v4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v320 = "stablehlo.select"(%v319, %v3, %v317) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v321 = "stablehlo.compare"(%v0, %v4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v322 = "stablehlo.select"(%v319, %v318, %v2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v323 = "stablehlo.select"(%v321, %v322, %v320) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v324 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v325 = "stablehlo.select"(%v324, %v2, %v323) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v326 = "stablehlo.compare"(%v0, %v2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v327 = "stablehlo.select"(%v6, %v3, %v318) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v328 = "stablehlo.select"(%v326, %v327, %v325) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v329 = "stablehlo.compare"(%v0, %v2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v330 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v331 = "stablehlo.or"(%v329, %v330) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %v332 = "stablehlo.select"(%v331, %v318, %v328) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v332) : (tensor<3xf32>) -> ()
  }
}
