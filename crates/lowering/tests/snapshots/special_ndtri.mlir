module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.negate"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v2 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.add"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.constant"() {value = dense<0x3E000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v5 = "stablehlo.compare"(%v3, %v4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v6 = "stablehlo.select"(%v5, %v3, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v7 = "stablehlo.log"(%v6) : (tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.constant"() {value = dense<0xC0000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v9 = "stablehlo.multiply"(%v7, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v10 = "stablehlo.sqrt"(%v9) : (tensor<3xf32>) -> tensor<3xf32>
    %v11 = "stablehlo.divide"(%v2, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v12 = "stablehlo.constant"() {value = dense<0xBEAAAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v13 = "stablehlo.add"(%v11, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.multiply"(%v13, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v17 = "stablehlo.multiply"(%v15, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.multiply"(%v17, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.subtract"(%v19, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.constant"() {value = dense<0x240E0FFD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v22 = "stablehlo.add"(%v20, %v21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.multiply"(%v17, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.subtract"(%v23, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.constant"() {value = dense<0xA517121D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v26 = "stablehlo.add"(%v24, %v25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.multiply"(%v17, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.subtract"(%v27, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.constant"() {value = dense<0x2621B2E8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v30 = "stablehlo.add"(%v28, %v29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.multiply"(%v17, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.subtract"(%v31, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.constant"() {value = dense<0xA72E4F87> : tensor<3xf32>} : () -> tensor<3xf32>
    %v34 = "stablehlo.add"(%v32, %v33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.multiply"(%v17, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.subtract"(%v35, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.constant"() {value = dense<0x283D5AC2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v38 = "stablehlo.add"(%v36, %v37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.multiply"(%v17, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.subtract"(%v39, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.constant"() {value = dense<0xA94F61EC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v42 = "stablehlo.add"(%v40, %v41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.multiply"(%v17, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.subtract"(%v43, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.constant"() {value = dense<0x2A651833> : tensor<3xf32>} : () -> tensor<3xf32>
    %v46 = "stablehlo.add"(%v44, %v45) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.multiply"(%v17, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.subtract"(%v47, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.constant"() {value = dense<0xAB7F7274> : tensor<3xf32>} : () -> tensor<3xf32>
    %v50 = "stablehlo.add"(%v48, %v49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.multiply"(%v17, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.subtract"(%v51, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.constant"() {value = dense<0x2C8FF249> : tensor<3xf32>} : () -> tensor<3xf32>
    %v54 = "stablehlo.add"(%v52, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.multiply"(%v17, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.subtract"(%v55, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.constant"() {value = dense<0xADA46B6D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v58 = "stablehlo.add"(%v56, %v57) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.multiply"(%v17, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.subtract"(%v59, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.constant"() {value = dense<0x2EBF31CB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v62 = "stablehlo.add"(%v60, %v61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.multiply"(%v17, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.subtract"(%v63, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.constant"() {value = dense<0xAFE3A328> : tensor<3xf32>} : () -> tensor<3xf32>
    %v66 = "stablehlo.add"(%v64, %v65) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.multiply"(%v17, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.subtract"(%v67, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.constant"() {value = dense<0x310B5F24> : tensor<3xf32>} : () -> tensor<3xf32>
    %v70 = "stablehlo.add"(%v68, %v69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.multiply"(%v17, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.subtract"(%v71, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.constant"() {value = dense<0xB22F5133> : tensor<3xf32>} : () -> tensor<3xf32>
    %v74 = "stablehlo.add"(%v72, %v73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v75 = "stablehlo.multiply"(%v17, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.subtract"(%v75, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.constant"() {value = dense<0x335FFB0C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v78 = "stablehlo.add"(%v76, %v77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.multiply"(%v17, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.subtract"(%v79, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.constant"() {value = dense<0xB48DDD47> : tensor<3xf32>} : () -> tensor<3xf32>
    %v82 = "stablehlo.add"(%v80, %v81) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.multiply"(%v17, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.subtract"(%v83, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.constant"() {value = dense<0x35ABB612> : tensor<3xf32>} : () -> tensor<3xf32>
    %v86 = "stablehlo.add"(%v84, %v85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.multiply"(%v17, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.subtract"(%v87, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.constant"() {value = dense<0xB6BC5A5F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v90 = "stablehlo.add"(%v88, %v89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.multiply"(%v17, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.subtract"(%v91, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.constant"() {value = dense<0x37AB1571> : tensor<3xf32>} : () -> tensor<3xf32>
    %v94 = "stablehlo.add"(%v92, %v93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.multiply"(%v17, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.subtract"(%v95, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.constant"() {value = dense<0xB8206B65> : tensor<3xf32>} : () -> tensor<3xf32>
    %v98 = "stablehlo.add"(%v96, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.multiply"(%v17, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.subtract"(%v99, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.constant"() {value = dense<0xBA6E61E0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v102 = "stablehlo.add"(%v100, %v101) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.multiply"(%v17, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.subtract"(%v103, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.constant"() {value = dense<0x3D835F95> : tensor<3xf32>} : () -> tensor<3xf32>
    %v106 = "stablehlo.add"(%v104, %v105) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.multiply"(%v15, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.subtract"(%v107, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.constant"() {value = dense<0x3F853252> : tensor<3xf32>} : () -> tensor<3xf32>
    %v110 = "stablehlo.add"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.constant"() {value = dense<0xBDC44444> : tensor<3xf32>} : () -> tensor<3xf32>
    %v112 = "stablehlo.add"(%v11, %v111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.constant"() {value = dense<0x4161E1E2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v114 = "stablehlo.multiply"(%v112, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.multiply"(%v114, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.multiply"(%v115, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.subtract"(%v116, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.constant"() {value = dense<0x237101F2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v119 = "stablehlo.add"(%v117, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.multiply"(%v115, %v119) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.subtract"(%v120, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.constant"() {value = dense<0xA415B028> : tensor<3xf32>} : () -> tensor<3xf32>
    %v123 = "stablehlo.add"(%v121, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.multiply"(%v115, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.subtract"(%v124, %v119) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.constant"() {value = dense<0x24BA858E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v127 = "stablehlo.add"(%v125, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.multiply"(%v115, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.subtract"(%v128, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.constant"() {value = dense<0xA569323D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v131 = "stablehlo.add"(%v129, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.multiply"(%v115, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.subtract"(%v132, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.constant"() {value = dense<0x26124C4F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v135 = "stablehlo.add"(%v133, %v134) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.multiply"(%v115, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.subtract"(%v136, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.constant"() {value = dense<0xA6B84566> : tensor<3xf32>} : () -> tensor<3xf32>
    %v139 = "stablehlo.add"(%v137, %v138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.multiply"(%v115, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.subtract"(%v140, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0x276910B3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.add"(%v141, %v142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.multiply"(%v115, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.subtract"(%v144, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.constant"() {value = dense<0xA8140D6D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v147 = "stablehlo.add"(%v145, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.multiply"(%v115, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.subtract"(%v148, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.constant"() {value = dense<0x28BD03D0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v151 = "stablehlo.add"(%v149, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.multiply"(%v115, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.subtract"(%v152, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.constant"() {value = dense<0xA972975B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v155 = "stablehlo.add"(%v153, %v154) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.multiply"(%v115, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.subtract"(%v156, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.constant"() {value = dense<0x2A1C9459> : tensor<3xf32>} : () -> tensor<3xf32>
    %v159 = "stablehlo.add"(%v157, %v158) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v160 = "stablehlo.multiply"(%v115, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.subtract"(%v160, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.constant"() {value = dense<0xAACB69A7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v163 = "stablehlo.add"(%v161, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.multiply"(%v115, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.subtract"(%v164, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.constant"() {value = dense<0x2B850D8D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v167 = "stablehlo.add"(%v165, %v166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.multiply"(%v115, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.subtract"(%v168, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.constant"() {value = dense<0xAC2F6963> : tensor<3xf32>} : () -> tensor<3xf32>
    %v171 = "stablehlo.add"(%v169, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.multiply"(%v115, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.subtract"(%v172, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.constant"() {value = dense<0x2CE94116> : tensor<3xf32>} : () -> tensor<3xf32>
    %v175 = "stablehlo.add"(%v173, %v174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.multiply"(%v115, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.subtract"(%v176, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.constant"() {value = dense<0xAD9C9635> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.add"(%v177, %v178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.multiply"(%v115, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.subtract"(%v180, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.constant"() {value = dense<0x2E54888C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v183 = "stablehlo.add"(%v181, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.multiply"(%v115, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.subtract"(%v184, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.constant"() {value = dense<0xAF120655> : tensor<3xf32>} : () -> tensor<3xf32>
    %v187 = "stablehlo.add"(%v185, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.multiply"(%v115, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.subtract"(%v188, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.constant"() {value = dense<0x2FCB8350> : tensor<3xf32>} : () -> tensor<3xf32>
    %v191 = "stablehlo.add"(%v189, %v190) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.multiply"(%v115, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.subtract"(%v192, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.constant"() {value = dense<0xB090274A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v195 = "stablehlo.add"(%v193, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.multiply"(%v115, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.subtract"(%v196, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.constant"() {value = dense<0x315027F2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v199 = "stablehlo.add"(%v197, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.multiply"(%v115, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.subtract"(%v200, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.constant"() {value = dense<0xB219BA9C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v203 = "stablehlo.add"(%v201, %v202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.multiply"(%v115, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.subtract"(%v204, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.constant"() {value = dense<0x32E9543F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v207 = "stablehlo.add"(%v205, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.multiply"(%v115, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.subtract"(%v208, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.constant"() {value = dense<0xB3B70E1B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v211 = "stablehlo.add"(%v209, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.multiply"(%v115, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.subtract"(%v212, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.constant"() {value = dense<0x3495ACD7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v215 = "stablehlo.add"(%v213, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.multiply"(%v115, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.subtract"(%v216, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.constant"() {value = dense<0xB58102CB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v219 = "stablehlo.add"(%v217, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.multiply"(%v115, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.subtract"(%v220, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.constant"() {value = dense<0x366E4721> : tensor<3xf32>} : () -> tensor<3xf32>
    %v223 = "stablehlo.add"(%v221, %v222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.multiply"(%v115, %v223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.subtract"(%v224, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.constant"() {value = dense<0xB77017E1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v227 = "stablehlo.add"(%v225, %v226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.multiply"(%v115, %v227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.subtract"(%v228, %v223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.constant"() {value = dense<0x3883FD80> : tensor<3xf32>} : () -> tensor<3xf32>
    %v231 = "stablehlo.add"(%v229, %v230) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.multiply"(%v115, %v231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v233 = "stablehlo.subtract"(%v232, %v227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.constant"() {value = dense<0xB994CB16> : tensor<3xf32>} : () -> tensor<3xf32>
    %v235 = "stablehlo.add"(%v233, %v234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v236 = "stablehlo.multiply"(%v115, %v235) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v237 = "stablehlo.subtract"(%v236, %v231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.constant"() {value = dense<0x3A799D0D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v239 = "stablehlo.add"(%v237, %v238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.multiply"(%v115, %v239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v241 = "stablehlo.subtract"(%v240, %v235) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v242 = "stablehlo.constant"() {value = dense<0x3CD8977F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v243 = "stablehlo.add"(%v241, %v242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.multiply"(%v114, %v243) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v245 = "stablehlo.subtract"(%v244, %v239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.constant"() {value = dense<0x3F72CD82> : tensor<3xf32>} : () -> tensor<3xf32>
    %v247 = "stablehlo.add"(%v245, %v246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.compare"(%v10, %v14) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v249 = "stablehlo.select"(%v248, %v110, %v247) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v250 = "stablehlo.log"(%v10) : (tensor<3xf32>) -> tensor<3xf32>
    %v251 = "stablehlo.add"(%v250, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.divide"(%v251, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.subtract"(%v252, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v254 = "stablehlo.negate"(%v253) : (tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.select"(%v5, %v254, %v253) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.multiply"(%v0, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v257 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v258 = "stablehlo.add"(%v256, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v259 = "stablehlo.multiply"(%v258, %v258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.constant"() {value = dense<0x40638E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v261 = "stablehlo.multiply"(%v259, %v260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.add"(%v261, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.multiply"(%v262, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.multiply"(%v263, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.subtract"(%v264, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.constant"() {value = dense<0x23737EC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v267 = "stablehlo.add"(%v265, %v266) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.multiply"(%v263, %v267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v269 = "stablehlo.subtract"(%v268, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.constant"() {value = dense<0x249D0CAE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v271 = "stablehlo.add"(%v269, %v270) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v272 = "stablehlo.multiply"(%v263, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v273 = "stablehlo.subtract"(%v272, %v267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.constant"() {value = dense<0x25CB1559> : tensor<3xf32>} : () -> tensor<3xf32>
    %v275 = "stablehlo.add"(%v273, %v274) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.multiply"(%v263, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.subtract"(%v276, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v278 = "stablehlo.constant"() {value = dense<0x2703A8CC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v279 = "stablehlo.add"(%v277, %v278) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.multiply"(%v263, %v279) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v281 = "stablehlo.subtract"(%v280, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.constant"() {value = dense<0x282B384A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v283 = "stablehlo.add"(%v281, %v282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v284 = "stablehlo.multiply"(%v263, %v283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v285 = "stablehlo.subtract"(%v284, %v279) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v286 = "stablehlo.constant"() {value = dense<0x295F6866> : tensor<3xf32>} : () -> tensor<3xf32>
    %v287 = "stablehlo.add"(%v285, %v286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.multiply"(%v263, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v289 = "stablehlo.subtract"(%v288, %v283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v290 = "stablehlo.constant"() {value = dense<0x2A924B55> : tensor<3xf32>} : () -> tensor<3xf32>
    %v291 = "stablehlo.add"(%v289, %v290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v292 = "stablehlo.multiply"(%v263, %v291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v293 = "stablehlo.subtract"(%v292, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v294 = "stablehlo.constant"() {value = dense<0x2BC066A2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v295 = "stablehlo.add"(%v293, %v294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v296 = "stablehlo.multiply"(%v263, %v295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v297 = "stablehlo.subtract"(%v296, %v291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.constant"() {value = dense<0x2CFE3F3D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v299 = "stablehlo.add"(%v297, %v298) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v300 = "stablehlo.multiply"(%v263, %v299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v301 = "stablehlo.subtract"(%v300, %v295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v302 = "stablehlo.constant"() {value = dense<0x2E28E806> : tensor<3xf32>} : () -> tensor<3xf32>
    %v303 = "stablehlo.add"(%v301, %v302) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v304 = "stablehlo.multiply"(%v263, %v303) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v305 = "stablehlo.subtract"(%v304, %v299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v306 = "stablehlo.constant"() {value = dense<0x2F61D85E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v307 = "stablehlo.add"(%v305, %v306) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v308 = "stablehlo.multiply"(%v263, %v307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v309 = "stablehlo.subtract"(%v308, %v303) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v310 = "stablehlo.constant"() {value = dense<0x30981C53> : tensor<3xf32>} : () -> tensor<3xf32>
    %v311 = "stablehlo.add"(%v309, %v310) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v312 = "stablehlo.multiply"(%v263, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v313 = "stablehlo.subtract"(%v312, %v307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v314 = "stablehlo.constant"() {value = dense<0x31CEB49E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v315 = "stablehlo.add"(%v313, %v314) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v316 = "stablehlo.multiply"(%v263, %v315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v317 = "stablehlo.subtract"(%v316, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v318 = "stablehlo.constant"() {value = dense<0x330DF151> : tensor<3xf32>} : () -> tensor<3xf32>
    %v319 = "stablehlo.add"(%v317, %v318) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v320 = "stablehlo.multiply"(%v263, %v319) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v321 = "stablehlo.subtract"(%v320, %v315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v322 = "stablehlo.constant"() {value = dense<0x34457E91> : tensor<3xf32>} : () -> tensor<3xf32>
    %v323 = "stablehlo.add"(%v321, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v324 = "stablehlo.multiply"(%v263, %v323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v325 = "stablehlo.subtract"(%v324, %v319) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v326 = "stablehlo.constant"() {value = dense<0x358BA963> : tensor<3xf32>} : () -> tensor<3xf32>
    %v327 = "stablehlo.add"(%v325, %v326) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v328 = "stablehlo.multiply"(%v263, %v327) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v329 = "stablehlo.subtract"(%v328, %v323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v330 = "stablehlo.constant"() {value = dense<0x36C9C3BA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v331 = "stablehlo.add"(%v329, %v330) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v332 = "stablehlo.multiply"(%v263, %v331) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v333 = "stablehlo.subtract"(%v332, %v327) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v334 = "stablehlo.constant"() {value = dense<0x3815F741> : tensor<3xf32>} : () -> tensor<3xf32>
    %v335 = "stablehlo.add"(%v333, %v334) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v336 = "stablehlo.multiply"(%v263, %v335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v337 = "stablehlo.subtract"(%v336, %v331) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v338 = "stablehlo.constant"() {value = dense<0x3968266F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v339 = "stablehlo.add"(%v337, %v338) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v340 = "stablehlo.multiply"(%v263, %v339) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v341 = "stablehlo.subtract"(%v340, %v335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v342 = "stablehlo.constant"() {value = dense<0x3ABF2789> : tensor<3xf32>} : () -> tensor<3xf32>
    %v343 = "stablehlo.add"(%v341, %v342) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v344 = "stablehlo.multiply"(%v263, %v343) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v345 = "stablehlo.subtract"(%v344, %v339) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v346 = "stablehlo.constant"() {value = dense<0x3C2EFA82> : tensor<3xf32>} : () -> tensor<3xf32>
    %v347 = "stablehlo.add"(%v345, %v346) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v348 = "stablehlo.multiply"(%v263, %v347) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v349 = "stablehlo.subtract"(%v348, %v343) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v350 = "stablehlo.constant"() {value = dense<0x3DC807D8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v351 = "stablehlo.add"(%v349, %v350) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v352 = "stablehlo.multiply"(%v262, %v351) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v353 = "stablehlo.subtract"(%v352, %v347) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v354 = "stablehlo.constant"() {value = dense<0x3F7977E9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v355 = "stablehlo.add"(%v353, %v354) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v356 = "stablehlo.multiply"(%v258, %v355) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v357 = "stablehlo.constant"() {value = dense<0x3FB504F3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v358 = "stablehlo.multiply"(%v356, %v357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v359 = "stablehlo.compare"(%v6, %v4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v360 = "stablehlo.select"(%v359, %v255, %v358) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v361 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v362 = "stablehlo.compare"(%v0, %v18) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v363 = "stablehlo.select"(%v362, %v361, %v360) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v364 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v365 = "stablehlo.compare"(%v0, %v2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v366 = "stablehlo.select"(%v365, %v364, %v363) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v367 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v368 = "stablehlo.select"(%v367, %v366, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v368) : (tensor<3xf32>) -> ()
  }
}
