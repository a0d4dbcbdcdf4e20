module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.constant"() {value = dense<0x3F3504F3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v2 = "stablehlo.multiply"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.negate"(%v2) : (tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v5 = "stablehlo.maximum"(%v3, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.abs"(%v5) : (tensor<3xf32>) -> tensor<3xf32>
    %v7 = "stablehlo.constant"() {value = dense<0x49742400> : tensor<3xf32>} : () -> tensor<3xf32>
    %v8 = "stablehlo.minimum"(%v6, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v9 = "stablehlo.constant"() {value = dense<0xC0700000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v10 = "stablehlo.add"(%v8, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v11 = "stablehlo.constant"() {value = dense<0x40700000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v12 = "stablehlo.add"(%v8, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.divide"(%v10, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.multiply"(%v13, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.multiply"(%v15, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.subtract"(%v16, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x2469BA24> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.add"(%v17, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.multiply"(%v15, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.subtract"(%v20, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.constant"() {value = dense<0x24AB0D88> : tensor<3xf32>} : () -> tensor<3xf32>
    %v23 = "stablehlo.add"(%v21, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.multiply"(%v15, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.subtract"(%v24, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.constant"() {value = dense<0xA6B44231> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.add"(%v25, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.multiply"(%v15, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.subtract"(%v28, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.constant"() {value = dense<0xA7065B1D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v31 = "stablehlo.add"(%v29, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.multiply"(%v15, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.subtract"(%v32, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.constant"() {value = dense<0x2916C5A5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v35 = "stablehlo.add"(%v33, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.multiply"(%v15, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.subtract"(%v36, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.constant"() {value = dense<0x29127B54> : tensor<3xf32>} : () -> tensor<3xf32>
    %v39 = "stablehlo.add"(%v37, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.multiply"(%v15, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.subtract"(%v40, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.constant"() {value = dense<0xAB87E0B6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v43 = "stablehlo.add"(%v41, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.multiply"(%v15, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.subtract"(%v44, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.constant"() {value = dense<0x2A5B0DB9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v45, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.multiply"(%v15, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.subtract"(%v48, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.constant"() {value = dense<0x2DFC5785> : tensor<3xf32>} : () -> tensor<3xf32>
    %v51 = "stablehlo.add"(%v49, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.multiply"(%v15, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.subtract"(%v52, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.constant"() {value = dense<0xAE8AEFAD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v55 = "stablehlo.add"(%v53, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.multiply"(%v15, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.subtract"(%v56, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.constant"() {value = dense<0xB05526BE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v59 = "stablehlo.add"(%v57, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.multiply"(%v15, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.subtract"(%v60, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.constant"() {value = dense<0x319B5F94> : tensor<3xf32>} : () -> tensor<3xf32>
    %v63 = "stablehlo.add"(%v61, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.multiply"(%v15, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.subtract"(%v64, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.constant"() {value = dense<0x3238F0F8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v67 = "stablehlo.add"(%v65, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.multiply"(%v15, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.subtract"(%v68, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.constant"() {value = dense<0xB46B00E2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v71 = "stablehlo.add"(%v69, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.multiply"(%v15, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.subtract"(%v72, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.constant"() {value = dense<0x354FC782> : tensor<3xf32>} : () -> tensor<3xf32>
    %v75 = "stablehlo.add"(%v73, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.multiply"(%v15, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.subtract"(%v76, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.constant"() {value = dense<0x368AE1FB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v79 = "stablehlo.add"(%v77, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.multiply"(%v15, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.subtract"(%v80, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.constant"() {value = dense<0xB8910F38> : tensor<3xf32>} : () -> tensor<3xf32>
    %v83 = "stablehlo.add"(%v81, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.multiply"(%v15, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.subtract"(%v84, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.constant"() {value = dense<0x3A00A769> : tensor<3xf32>} : () -> tensor<3xf32>
    %v87 = "stablehlo.add"(%v85, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.multiply"(%v15, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.subtract"(%v88, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.constant"() {value = dense<0xBB1E262A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v91 = "stablehlo.add"(%v89, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.multiply"(%v15, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.subtract"(%v92, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.constant"() {value = dense<0x3C14AF4D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v95 = "stablehlo.add"(%v93, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.multiply"(%v15, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.subtract"(%v96, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.constant"() {value = dense<0xBCDA6348> : tensor<3xf32>} : () -> tensor<3xf32>
    %v99 = "stablehlo.add"(%v97, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.multiply"(%v15, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.subtract"(%v100, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.constant"() {value = dense<0x3D72861F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v103 = "stablehlo.add"(%v101, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.multiply"(%v15, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.subtract"(%v104, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.constant"() {value = dense<0xBDAC8ACF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v107 = "stablehlo.add"(%v105, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.multiply"(%v15, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.subtract"(%v108, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.constant"() {value = dense<0xBB96682B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v111 = "stablehlo.add"(%v109, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.multiply"(%v13, %v111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.subtract"(%v112, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.constant"() {value = dense<0x3F96BAE8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v115 = "stablehlo.add"(%v113, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.multiply"(%v8, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v118 = "stablehlo.add"(%v116, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.divide"(%v115, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.constant"() {value = dense<0x3FE2DFC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v121 = "stablehlo.multiply"(%v6, %v120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.divide"(%v117, %v121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.compare"(%v6, %v7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v124 = "stablehlo.select"(%v123, %v119, %v122) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.multiply"(%v8, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.exponential"(%v125) : (tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.multiply"(%v126, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.subtract"(%v127, %v124) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.compare"(%v5, %v4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v130 = "stablehlo.select"(%v129, %v128, %v124) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.compare"(%v5, %v5) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v132 = "stablehlo.select"(%v131, %v130, %v5) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v134 = "stablehlo.multiply"(%v132, %v133) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.log"(%v134) : (tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.multiply"(%v2, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.subtract"(%v135, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.maximum"(%v2, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.constant"() {value = dense<0x41EC0000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v140 = "stablehlo.divide"(%v139, %v138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.add"(%v138, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0x41E80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.divide"(%v142, %v141) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.add"(%v138, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.constant"() {value = dense<0x41E40000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v146 = "stablehlo.divide"(%v145, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.add"(%v138, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.constant"() {value = dense<0x41E00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v149 = "stablehlo.divide"(%v148, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.add"(%v138, %v149) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.constant"() {value = dense<0x41DC0000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v152 = "stablehlo.divide"(%v151, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.add"(%v138, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.constant"() {value = dense<0x41D80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v155 = "stablehlo.divide"(%v154, %v153) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.add"(%v138, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.constant"() {value = dense<0x41D40000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v158 = "stablehlo.divide"(%v157, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v159 = "stablehlo.add"(%v138, %v158) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v160 = "stablehlo.constant"() {value = dense<0x41D00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v161 = "stablehlo.divide"(%v160, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.add"(%v138, %v161) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v163 = "stablehlo.constant"() {value = dense<0x41CC0000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v164 = "stablehlo.divide"(%v163, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.add"(%v138, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.constant"() {value = dense<0x41C80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v167 = "stablehlo.divide"(%v166, %v165) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.add"(%v138, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.constant"() {value = dense<0x41C40000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v170 = "stablehlo.divide"(%v169, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v171 = "stablehlo.add"(%v138, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.constant"() {value = dense<0x41C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v173 = "stablehlo.divide"(%v172, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.add"(%v138, %v173) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v175 = "stablehlo.constant"() {value = dense<0x41BC0000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v176 = "stablehlo.divide"(%v175, %v174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.add"(%v138, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.constant"() {value = dense<0x41B80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.divide"(%v178, %v177) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v138, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.constant"() {value = dense<0x41B40000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v182 = "stablehlo.divide"(%v181, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v183 = "stablehlo.add"(%v138, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.constant"() {value = dense<0x41B00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v185 = "stablehlo.divide"(%v184, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.add"(%v138, %v185) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.constant"() {value = dense<0x41AC0000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v188 = "stablehlo.divide"(%v187, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.add"(%v138, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.constant"() {value = dense<0x41A80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v191 = "stablehlo.divide"(%v190, %v189) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.add"(%v138, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.constant"() {value = dense<0x41A40000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v194 = "stablehlo.divide"(%v193, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v195 = "stablehlo.add"(%v138, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.constant"() {value = dense<0x41A00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v197 = "stablehlo.divide"(%v196, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.add"(%v138, %v197) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.constant"() {value = dense<0x419C0000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v200 = "stablehlo.divide"(%v199, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.add"(%v138, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.constant"() {value = dense<0x41980000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v203 = "stablehlo.divide"(%v202, %v201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.add"(%v138, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.constant"() {value = dense<0x41940000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v206 = "stablehlo.divide"(%v205, %v204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v207 = "stablehlo.add"(%v138, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.constant"() {value = dense<0x41900000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v209 = "stablehlo.divide"(%v208, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.add"(%v138, %v209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v211 = "stablehlo.constant"() {value = dense<0x418C0000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v212 = "stablehlo.divide"(%v211, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.add"(%v138, %v212) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.constant"() {value = dense<0x41880000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v215 = "stablehlo.divide"(%v214, %v213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.add"(%v138, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.constant"() {value = dense<0x41840000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v218 = "stablehlo.divide"(%v217, %v216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v219 = "stablehlo.add"(%v138, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.constant"() {value = dense<0x41800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v221 = "stablehlo.divide"(%v220, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.add"(%v138, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v223 = "stablehlo.constant"() {value = dense<0x41780000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v224 = "stablehlo.divide"(%v223, %v222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.add"(%v138, %v224) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.constant"() {value = dense<0x41700000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v227 = "stablehlo.divide"(%v226, %v225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.add"(%v138, %v227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.constant"() {value = dense<0x41680000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v230 = "stablehlo.divide"(%v229, %v228) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v231 = "stablehlo.add"(%v138, %v230) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.constant"() {value = dense<0x41600000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v233 = "stablehlo.divide"(%v232, %v231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.add"(%v138, %v233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v235 = "stablehlo.constant"() {value = dense<0x41580000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v236 = "stablehlo.divide"(%v235, %v234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v237 = "stablehlo.add"(%v138, %v236) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.constant"() {value = dense<0x41500000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v239 = "stablehlo.divide"(%v238, %v237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.add"(%v138, %v239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v241 = "stablehlo.constant"() {value = dense<0x41480000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v242 = "stablehlo.divide"(%v241, %v240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v243 = "stablehlo.add"(%v138, %v242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.constant"() {value = dense<0x41400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v245 = "stablehlo.divide"(%v244, %v243) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.add"(%v138, %v245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.constant"() {value = dense<0x41380000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v248 = "stablehlo.divide"(%v247, %v246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v249 = "stablehlo.add"(%v138, %v248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v250 = "stablehlo.constant"() {value = dense<0x41300000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v251 = "stablehlo.divide"(%v250, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.add"(%v138, %v251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.constant"() {value = dense<0x41280000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v254 = "stablehlo.divide"(%v253, %v252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.add"(%v138, %v254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.constant"() {value = dense<0x41200000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v257 = "stablehlo.divide"(%v256, %v255) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.add"(%v138, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v259 = "stablehlo.constant"() {value = dense<0x41180000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v260 = "stablehlo.divide"(%v259, %v258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v261 = "stablehlo.add"(%v138, %v260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.constant"() {value = dense<0x41100000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v263 = "stablehlo.divide"(%v262, %v261) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.add"(%v138, %v263) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.constant"() {value = dense<0x41080000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v266 = "stablehlo.divide"(%v265, %v264) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v267 = "stablehlo.add"(%v138, %v266) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v269 = "stablehlo.divide"(%v268, %v267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.add"(%v138, %v269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v271 = "stablehlo.constant"() {value = dense<0x40F00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v272 = "stablehlo.divide"(%v271, %v270) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v273 = "stablehlo.add"(%v138, %v272) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.constant"() {value = dense<0x40E00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v275 = "stablehlo.divide"(%v274, %v273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.add"(%v138, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.constant"() {value = dense<0x40D00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v278 = "stablehlo.divide"(%v277, %v276) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v279 = "stablehlo.add"(%v138, %v278) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v281 = "stablehlo.divide"(%v280, %v279) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.add"(%v138, %v281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v283 = "stablehlo.constant"() {value = dense<0x40B00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v284 = "stablehlo.divide"(%v283, %v282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v285 = "stablehlo.add"(%v138, %v284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v286 = "stablehlo.constant"() {value = dense<0x40A00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v287 = "stablehlo.divide"(%v286, %v285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.add"(%v138, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v289 = "stablehlo.constant"() {value = dense<0x40900000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v290 = "stablehlo.divide"(%v289, %v288) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v291 = "stablehlo.add"(%v138, %v290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v292 = "stablehlo.constant"() {value = dense<0x40800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v293 = "stablehlo.divide"(%v292, %v291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v294 = "stablehlo.add"(%v138, %v293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v295 = "stablehlo.constant"() {value = dense<0x40600000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v296 = "stablehlo.divide"(%v295, %v294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v297 = "stablehlo.add"(%v138, %v296) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.constant"() {value = dense<0x40400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v299 = "stablehlo.divide"(%v298, %v297) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v300 = "stablehlo.add"(%v138, %v299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v301 = "stablehlo.constant"() {value = dense<0x40200000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v302 = "stablehlo.divide"(%v301, %v300) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v303 = "stablehlo.add"(%v138, %v302) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v304 = "stablehlo.divide"(%v14, %v303) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v305 = "stablehlo.add"(%v138, %v304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v306 = "stablehlo.constant"() {value = dense<0x3FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v307 = "stablehlo.divide"(%v306, %v305) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v308 = "stablehlo.add"(%v138, %v307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v309 = "stablehlo.divide"(%v117, %v308) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v310 = "stablehlo.add"(%v138, %v309) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v311 = "stablehlo.divide"(%v133, %v310) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v312 = "stablehlo.add"(%v138, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v313 = "stablehlo.multiply"(%v138, %v138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v314 = "stablehlo.negate"(%v313) : (tensor<3xf32>) -> tensor<3xf32>
    %v315 = "stablehlo.exponential"(%v314) : (tensor<3xf32>) -> tensor<3xf32>
    %v316 = "stablehlo.divide"(%v315, %v312) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v317 = "stablehlo.constant"() {value = dense<0x3F106EBB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v318 = "stablehlo.multiply"(%v316, %v317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v319 = "stablehlo.constant"() {value = dense<0xC0800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v320 = "stablehlo.maximum"(%v2, %v319) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v321 = "stablehlo.minimum"(%v320, %v292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v322 = "stablehlo.multiply"(%v321, %v321) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v323 = "stablehlo.constant"() {value = dense<0xAF95DF0B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v324 = "stablehlo.multiply"(%v323, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v325 = "stablehlo.constant"() {value = dense<0x32EDFFEE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v326 = "stablehlo.add"(%v324, %v325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v327 = "stablehlo.multiply"(%v326, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v328 = "stablehlo.constant"() {value = dense<0xB60CFF51> : tensor<3xf32>} : () -> tensor<3xf32>
    %v329 = "stablehlo.add"(%v327, %v328) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v330 = "stablehlo.multiply"(%v329, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v331 = "stablehlo.constant"() {value = dense<0xB86EC2D2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v332 = "stablehlo.add"(%v330, %v331) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v333 = "stablehlo.multiply"(%v332, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v334 = "stablehlo.constant"() {value = dense<0xBA40AC63> : tensor<3xf32>} : () -> tensor<3xf32>
    %v335 = "stablehlo.add"(%v333, %v334) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v336 = "stablehlo.multiply"(%v335, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v337 = "stablehlo.constant"() {value = dense<0xBB41A1F8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v338 = "stablehlo.add"(%v336, %v337) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v339 = "stablehlo.multiply"(%v338, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v340 = "stablehlo.constant"() {value = dense<0xBC83DBD3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v341 = "stablehlo.add"(%v339, %v340) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v342 = "stablehlo.constant"() {value = dense<0xB77460CE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v343 = "stablehlo.multiply"(%v342, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v344 = "stablehlo.constant"() {value = dense<0xB95FBD28> : tensor<3xf32>} : () -> tensor<3xf32>
    %v345 = "stablehlo.add"(%v343, %v344) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v346 = "stablehlo.multiply"(%v345, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v347 = "stablehlo.constant"() {value = dense<0xBADC924E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v348 = "stablehlo.add"(%v346, %v347) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v349 = "stablehlo.multiply"(%v348, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v350 = "stablehlo.constant"() {value = dense<0xBBF19BF7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v351 = "stablehlo.add"(%v349, %v350) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v352 = "stablehlo.multiply"(%v351, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v353 = "stablehlo.constant"() {value = dense<0xBC69B6A7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v354 = "stablehlo.add"(%v352, %v353) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v355 = "stablehlo.multiply"(%v321, %v341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v356 = "stablehlo.divide"(%v355, %v354) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v357 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v358 = "stablehlo.maximum"(%v356, %v357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v359 = "stablehlo.minimum"(%v358, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v360 = "stablehlo.negate"(%v359) : (tensor<3xf32>) -> tensor<3xf32>
    %v361 = "stablehlo.add"(%v360, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v362 = "stablehlo.compare"(%v2, %v117) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v363 = "stablehlo.constant"() {value = dense<0x41F00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v364 = "stablehlo.compare"(%v2, %v363) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v365 = "stablehlo.compare"(%v2, %v2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v366 = "stablehlo.select"(%v364, %v318, %v4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v367 = "stablehlo.select"(%v365, %v366, %v2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v368 = "stablehlo.select"(%v362, %v361, %v367) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v369 = "stablehlo.constant"() {value = dense<0xBF000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v370 = "stablehlo.multiply"(%v368, %v369) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v371 = "stablehlo.log_plus_one"(%v370) : (tensor<3xf32>) -> tensor<3xf32>
    %v372 = "stablehlo.compare"(%v0, %v357) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v373 = "stablehlo.select"(%v372, %v137, %v371) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v374 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v375 = "stablehlo.select"(%v374, %v373, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v375) : (tensor<3xf32>) -> ()
  }
}
