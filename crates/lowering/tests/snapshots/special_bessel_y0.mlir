module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v2 = "stablehlo.minimum"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.maximum"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.multiply"(%v2, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v5 = "stablehlo.constant"() {value = dense<0x3D000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v6 = "stablehlo.multiply"(%v4, %v5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v7 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v8 = "stablehlo.add"(%v6, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v9 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v10 = "stablehlo.multiply"(%v8, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v11 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v12 = "stablehlo.multiply"(%v10, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.subtract"(%v12, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x2361644F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.add"(%v13, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.multiply"(%v10, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.subtract"(%v16, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0xA65AB94F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.add"(%v17, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.multiply"(%v10, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.subtract"(%v20, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.constant"() {value = dense<0x2939C9B5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v23 = "stablehlo.add"(%v21, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.multiply"(%v10, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.subtract"(%v24, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.constant"() {value = dense<0xAC08C903> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.add"(%v25, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.multiply"(%v10, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.subtract"(%v28, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.constant"() {value = dense<0x2EAC983B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v31 = "stablehlo.add"(%v29, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.multiply"(%v10, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.subtract"(%v32, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.constant"() {value = dense<0xB1381DED> : tensor<3xf32>} : () -> tensor<3xf32>
    %v35 = "stablehlo.add"(%v33, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.multiply"(%v10, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.subtract"(%v36, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.constant"() {value = dense<0x33A36252> : tensor<3xf32>} : () -> tensor<3xf32>
    %v39 = "stablehlo.add"(%v37, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.multiply"(%v10, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.subtract"(%v40, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.constant"() {value = dense<0xB5EC7C09> : tensor<3xf32>} : () -> tensor<3xf32>
    %v43 = "stablehlo.add"(%v41, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.multiply"(%v10, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.subtract"(%v44, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.constant"() {value = dense<0x38082603> : tensor<3xf32>} : () -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v45, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.multiply"(%v10, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.subtract"(%v48, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.constant"() {value = dense<0xB9F18033> : tensor<3xf32>} : () -> tensor<3xf32>
    %v51 = "stablehlo.add"(%v49, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.multiply"(%v10, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.subtract"(%v52, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.constant"() {value = dense<0x3B9DEA36> : tensor<3xf32>} : () -> tensor<3xf32>
    %v55 = "stablehlo.add"(%v53, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.multiply"(%v10, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.subtract"(%v56, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.constant"() {value = dense<0xBD0EECC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v59 = "stablehlo.add"(%v57, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.multiply"(%v10, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.subtract"(%v60, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.constant"() {value = dense<0x3E21DC58> : tensor<3xf32>} : () -> tensor<3xf32>
    %v63 = "stablehlo.add"(%v61, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.multiply"(%v10, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.subtract"(%v64, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.constant"() {value = dense<0xBEBD7D17> : tensor<3xf32>} : () -> tensor<3xf32>
    %v67 = "stablehlo.add"(%v65, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.multiply"(%v10, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.subtract"(%v68, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.constant"() {value = dense<0x3E87C57E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v71 = "stablehlo.add"(%v69, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.multiply"(%v10, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.subtract"(%v72, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.constant"() {value = dense<0xBC0EECC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v75 = "stablehlo.add"(%v73, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.multiply"(%v8, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.subtract"(%v76, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.constant"() {value = dense<0x3E218371> : tensor<3xf32>} : () -> tensor<3xf32>
    %v79 = "stablehlo.add"(%v77, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.log"(%v2) : (tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.multiply"(%v80, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.constant"() {value = dense<0xA3F8D3B9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v83 = "stablehlo.add"(%v13, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.multiply"(%v10, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.subtract"(%v84, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.constant"() {value = dense<0x26ECDA13> : tensor<3xf32>} : () -> tensor<3xf32>
    %v87 = "stablehlo.add"(%v85, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.multiply"(%v10, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.subtract"(%v88, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.constant"() {value = dense<0xA9C4F8FD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v91 = "stablehlo.add"(%v89, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.multiply"(%v10, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.subtract"(%v92, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.constant"() {value = dense<0x2C8DA9F7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v95 = "stablehlo.add"(%v93, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.multiply"(%v10, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.subtract"(%v96, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.constant"() {value = dense<0xAF2E22BF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v99 = "stablehlo.add"(%v97, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.multiply"(%v10, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.subtract"(%v100, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.constant"() {value = dense<0x31B458E3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v103 = "stablehlo.add"(%v101, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.multiply"(%v10, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.subtract"(%v104, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.constant"() {value = dense<0xB41AB24D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v107 = "stablehlo.add"(%v105, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.multiply"(%v10, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.subtract"(%v108, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.constant"() {value = dense<0x36572FCF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v111 = "stablehlo.add"(%v109, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.multiply"(%v10, %v111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.subtract"(%v112, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.constant"() {value = dense<0xB86C39FD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v115 = "stablehlo.add"(%v113, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.multiply"(%v10, %v115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.subtract"(%v116, %v111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.constant"() {value = dense<0x3A456C99> : tensor<3xf32>} : () -> tensor<3xf32>
    %v119 = "stablehlo.add"(%v117, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.multiply"(%v10, %v119) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.subtract"(%v120, %v115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.constant"() {value = dense<0xBBEECFDC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v123 = "stablehlo.add"(%v121, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.multiply"(%v10, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.subtract"(%v124, %v119) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.constant"() {value = dense<0x3D415151> : tensor<3xf32>} : () -> tensor<3xf32>
    %v127 = "stablehlo.add"(%v125, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.multiply"(%v10, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.subtract"(%v128, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.constant"() {value = dense<0xBE358EA9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v131 = "stablehlo.add"(%v129, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.multiply"(%v10, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.subtract"(%v132, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.constant"() {value = dense<0x3E85EC28> : tensor<3xf32>} : () -> tensor<3xf32>
    %v135 = "stablehlo.add"(%v133, %v134) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.multiply"(%v10, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.subtract"(%v136, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.constant"() {value = dense<0x3E3754C5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v139 = "stablehlo.add"(%v137, %v138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.multiply"(%v10, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.subtract"(%v140, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0xBE8C87E5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.add"(%v141, %v142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.multiply"(%v8, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.subtract"(%v144, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.constant"() {value = dense<0xBD07C438> : tensor<3xf32>} : () -> tensor<3xf32>
    %v147 = "stablehlo.add"(%v145, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.constant"() {value = dense<0x3F22F983> : tensor<3xf32>} : () -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v81, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.add"(%v147, %v149) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.divide"(%v1, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.multiply"(%v151, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.multiply"(%v152, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.add"(%v153, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v155 = "stablehlo.multiply"(%v154, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.multiply"(%v155, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.subtract"(%v156, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.constant"() {value = dense<0x23966543> : tensor<3xf32>} : () -> tensor<3xf32>
    %v159 = "stablehlo.add"(%v157, %v158) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v160 = "stablehlo.multiply"(%v155, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.subtract"(%v160, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.constant"() {value = dense<0xA4E6D98C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v163 = "stablehlo.add"(%v161, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.multiply"(%v155, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.subtract"(%v164, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.constant"() {value = dense<0x26427FFC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v167 = "stablehlo.add"(%v165, %v166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.multiply"(%v155, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.subtract"(%v168, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.constant"() {value = dense<0xA7B6A196> : tensor<3xf32>} : () -> tensor<3xf32>
    %v171 = "stablehlo.add"(%v169, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.multiply"(%v155, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.subtract"(%v172, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.constant"() {value = dense<0x2942DA41> : tensor<3xf32>} : () -> tensor<3xf32>
    %v175 = "stablehlo.add"(%v173, %v174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.multiply"(%v155, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.subtract"(%v176, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.constant"() {value = dense<0xAAF25385> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.add"(%v177, %v178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.multiply"(%v155, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.subtract"(%v180, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.constant"() {value = dense<0x2CB5D792> : tensor<3xf32>} : () -> tensor<3xf32>
    %v183 = "stablehlo.add"(%v181, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.multiply"(%v155, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.subtract"(%v184, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.constant"() {value = dense<0xAEACEEE6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v187 = "stablehlo.add"(%v185, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.multiply"(%v155, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.subtract"(%v188, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.constant"() {value = dense<0x30E01D46> : tensor<3xf32>} : () -> tensor<3xf32>
    %v191 = "stablehlo.add"(%v189, %v190) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.multiply"(%v155, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.subtract"(%v192, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.constant"() {value = dense<0xB35E134A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v195 = "stablehlo.add"(%v193, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.multiply"(%v155, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.subtract"(%v196, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.constant"() {value = dense<0x364E5F46> : tensor<3xf32>} : () -> tensor<3xf32>
    %v199 = "stablehlo.add"(%v197, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.multiply"(%v155, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.subtract"(%v200, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.constant"() {value = dense<0xBA0CA563> : tensor<3xf32>} : () -> tensor<3xf32>
    %v203 = "stablehlo.add"(%v201, %v202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.multiply"(%v154, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.subtract"(%v204, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.constant"() {value = dense<0x3F7FDCA2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v207 = "stablehlo.add"(%v205, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.constant"() {value = dense<0xA136BAC0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v209 = "stablehlo.add"(%v157, %v208) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.multiply"(%v155, %v209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v211 = "stablehlo.subtract"(%v210, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.constant"() {value = dense<0x22655912> : tensor<3xf32>} : () -> tensor<3xf32>
    %v213 = "stablehlo.add"(%v211, %v212) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.multiply"(%v155, %v213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v215 = "stablehlo.subtract"(%v214, %v209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.constant"() {value = dense<0xA399E6DC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v217 = "stablehlo.add"(%v215, %v216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.multiply"(%v155, %v217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v219 = "stablehlo.subtract"(%v218, %v213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.constant"() {value = dense<0x24DECB24> : tensor<3xf32>} : () -> tensor<3xf32>
    %v221 = "stablehlo.add"(%v219, %v220) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.multiply"(%v155, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v223 = "stablehlo.subtract"(%v222, %v217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.constant"() {value = dense<0xA62FD18A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v225 = "stablehlo.add"(%v223, %v224) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.multiply"(%v155, %v225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v227 = "stablehlo.subtract"(%v226, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.constant"() {value = dense<0x27994F86> : tensor<3xf32>} : () -> tensor<3xf32>
    %v229 = "stablehlo.add"(%v227, %v228) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.multiply"(%v155, %v229) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v231 = "stablehlo.subtract"(%v230, %v225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.constant"() {value = dense<0xA916413F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v233 = "stablehlo.add"(%v231, %v232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.multiply"(%v155, %v233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v235 = "stablehlo.subtract"(%v234, %v229) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v236 = "stablehlo.constant"() {value = dense<0x2AA93B1E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v237 = "stablehlo.add"(%v235, %v236) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.multiply"(%v155, %v237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v239 = "stablehlo.subtract"(%v238, %v233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.constant"() {value = dense<0xAC61A7A0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v241 = "stablehlo.add"(%v239, %v240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v242 = "stablehlo.multiply"(%v155, %v241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v243 = "stablehlo.subtract"(%v242, %v237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.constant"() {value = dense<0x2E399A59> : tensor<3xf32>} : () -> tensor<3xf32>
    %v245 = "stablehlo.add"(%v243, %v244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.multiply"(%v155, %v245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.subtract"(%v246, %v241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.constant"() {value = dense<0xB047E38F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v249 = "stablehlo.add"(%v247, %v248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v250 = "stablehlo.multiply"(%v155, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v251 = "stablehlo.subtract"(%v250, %v245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.constant"() {value = dense<0x329A61DA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v253 = "stablehlo.add"(%v251, %v252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v254 = "stablehlo.multiply"(%v155, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.subtract"(%v254, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.constant"() {value = dense<0xB547080C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v257 = "stablehlo.add"(%v255, %v256) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.multiply"(%v155, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v259 = "stablehlo.subtract"(%v258, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.constant"() {value = dense<0x388F6A06> : tensor<3xf32>} : () -> tensor<3xf32>
    %v261 = "stablehlo.add"(%v259, %v260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.multiply"(%v154, %v261) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.subtract"(%v262, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.constant"() {value = dense<0xBC7EDDFC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v265 = "stablehlo.add"(%v263, %v264) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.multiply"(%v265, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v267 = "stablehlo.sine"(%v3) : (tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.cosine"(%v3) : (tensor<3xf32>) -> tensor<3xf32>
    %v269 = "stablehlo.add"(%v267, %v268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.subtract"(%v267, %v268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v271 = "stablehlo.constant"() {value = dense<0x40490FDB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v272 = "stablehlo.multiply"(%v3, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v273 = "stablehlo.rsqrt"(%v272) : (tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.multiply"(%v207, %v270) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.multiply"(%v266, %v269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v279 = "stablehlo.add"(%v276, %v277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v281 = "stablehlo.multiply"(%v279, %v273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.compare"(%v0, %v1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v283 = "stablehlo.select"(%v282, %v150, %v281) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v284 = "stablehlo.compare"(%v0, %v11) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v285 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v286 = "stablehlo.select"(%v284, %v285, %v283) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v287 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v288 = "stablehlo.compare"(%v0, %v11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v289 = "stablehlo.select"(%v288, %v287, %v286) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v290 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v291 = "stablehlo.select"(%v290, %v289, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v291) : (tensor<3xf32>) -> ()
  }
}
