module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v2 = "stablehlo.constant"() {value = dense<0x41000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.minimum"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.maximum"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v5 = "stablehlo.multiply"(%v3, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.constant"() {value = dense<0x3D000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v7 = "stablehlo.multiply"(%v5, %v6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v9 = "stablehlo.add"(%v7, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v10 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v11 = "stablehlo.multiply"(%v9, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v12 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v13 = "stablehlo.multiply"(%v11, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.subtract"(%v13, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v15 = "stablehlo.constant"() {value = dense<0x2361644F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v16 = "stablehlo.add"(%v14, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.multiply"(%v11, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.subtract"(%v17, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.constant"() {value = dense<0xA65AB94F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v20 = "stablehlo.add"(%v18, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v11, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.subtract"(%v21, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.constant"() {value = dense<0x2939C9B5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v24 = "stablehlo.add"(%v22, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.multiply"(%v11, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.subtract"(%v25, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.constant"() {value = dense<0xAC08C903> : tensor<3xf32>} : () -> tensor<3xf32>
    %v28 = "stablehlo.add"(%v26, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.multiply"(%v11, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.subtract"(%v29, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.constant"() {value = dense<0x2EAC983B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v32 = "stablehlo.add"(%v30, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.multiply"(%v11, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.subtract"(%v33, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.constant"() {value = dense<0xB1381DED> : tensor<3xf32>} : () -> tensor<3xf32>
    %v36 = "stablehlo.add"(%v34, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.multiply"(%v11, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.subtract"(%v37, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.constant"() {value = dense<0x33A36252> : tensor<3xf32>} : () -> tensor<3xf32>
    %v40 = "stablehlo.add"(%v38, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.multiply"(%v11, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.subtract"(%v41, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.constant"() {value = dense<0xB5EC7C09> : tensor<3xf32>} : () -> tensor<3xf32>
    %v44 = "stablehlo.add"(%v42, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.multiply"(%v11, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.subtract"(%v45, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.constant"() {value = dense<0x38082603> : tensor<3xf32>} : () -> tensor<3xf32>
    %v48 = "stablehlo.add"(%v46, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.multiply"(%v11, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.subtract"(%v49, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.constant"() {value = dense<0xB9F18033> : tensor<3xf32>} : () -> tensor<3xf32>
    %v52 = "stablehlo.add"(%v50, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.multiply"(%v11, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.subtract"(%v53, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.constant"() {value = dense<0x3B9DEA36> : tensor<3xf32>} : () -> tensor<3xf32>
    %v56 = "stablehlo.add"(%v54, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.multiply"(%v11, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.subtract"(%v57, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.constant"() {value = dense<0xBD0EECC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v60 = "stablehlo.add"(%v58, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.multiply"(%v11, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.subtract"(%v61, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.constant"() {value = dense<0x3E21DC58> : tensor<3xf32>} : () -> tensor<3xf32>
    %v64 = "stablehlo.add"(%v62, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.multiply"(%v11, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.subtract"(%v65, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.constant"() {value = dense<0xBEBD7D17> : tensor<3xf32>} : () -> tensor<3xf32>
    %v68 = "stablehlo.add"(%v66, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.multiply"(%v11, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.subtract"(%v69, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.constant"() {value = dense<0x3E87C57E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v72 = "stablehlo.add"(%v70, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.multiply"(%v11, %v72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.subtract"(%v73, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v75 = "stablehlo.constant"() {value = dense<0xBC0EECC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v76 = "stablehlo.add"(%v74, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.multiply"(%v9, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.subtract"(%v77, %v72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.constant"() {value = dense<0x3E218371> : tensor<3xf32>} : () -> tensor<3xf32>
    %v80 = "stablehlo.add"(%v78, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.divide"(%v2, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.multiply"(%v81, %v81) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.multiply"(%v82, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.add"(%v83, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.multiply"(%v84, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.multiply"(%v85, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.subtract"(%v86, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.constant"() {value = dense<0x23966543> : tensor<3xf32>} : () -> tensor<3xf32>
    %v89 = "stablehlo.add"(%v87, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.multiply"(%v85, %v89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.subtract"(%v90, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.constant"() {value = dense<0xA4E6D98C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v93 = "stablehlo.add"(%v91, %v92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.multiply"(%v85, %v93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.subtract"(%v94, %v89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.constant"() {value = dense<0x26427FFC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v97 = "stablehlo.add"(%v95, %v96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.multiply"(%v85, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.subtract"(%v98, %v93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.constant"() {value = dense<0xA7B6A196> : tensor<3xf32>} : () -> tensor<3xf32>
    %v101 = "stablehlo.add"(%v99, %v100) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.multiply"(%v85, %v101) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.subtract"(%v102, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.constant"() {value = dense<0x2942DA41> : tensor<3xf32>} : () -> tensor<3xf32>
    %v105 = "stablehlo.add"(%v103, %v104) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.multiply"(%v85, %v105) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.subtract"(%v106, %v101) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.constant"() {value = dense<0xAAF25385> : tensor<3xf32>} : () -> tensor<3xf32>
    %v109 = "stablehlo.add"(%v107, %v108) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.multiply"(%v85, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.subtract"(%v110, %v105) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.constant"() {value = dense<0x2CB5D792> : tensor<3xf32>} : () -> tensor<3xf32>
    %v113 = "stablehlo.add"(%v111, %v112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.multiply"(%v85, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.subtract"(%v114, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.constant"() {value = dense<0xAEACEEE6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v117 = "stablehlo.add"(%v115, %v116) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.multiply"(%v85, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.subtract"(%v118, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.constant"() {value = dense<0x30E01D46> : tensor<3xf32>} : () -> tensor<3xf32>
    %v121 = "stablehlo.add"(%v119, %v120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.multiply"(%v85, %v121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.subtract"(%v122, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.constant"() {value = dense<0xB35E134A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v125 = "stablehlo.add"(%v123, %v124) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.multiply"(%v85, %v125) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.subtract"(%v126, %v121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.constant"() {value = dense<0x364E5F46> : tensor<3xf32>} : () -> tensor<3xf32>
    %v129 = "stablehlo.add"(%v127, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.multiply"(%v85, %v129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.subtract"(%v130, %v125) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.constant"() {value = dense<0xBA0CA563> : tensor<3xf32>} : () -> tensor<3xf32>
    %v133 = "stablehlo.add"(%v131, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.multiply"(%v84, %v133) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.subtract"(%v134, %v129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.constant"() {value = dense<0x3F7FDCA2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v137 = "stablehlo.add"(%v135, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.constant"() {value = dense<0xA136BAC0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v139 = "stablehlo.add"(%v87, %v138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.multiply"(%v85, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.subtract"(%v140, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0x22655912> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.add"(%v141, %v142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.multiply"(%v85, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.subtract"(%v144, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.constant"() {value = dense<0xA399E6DC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v147 = "stablehlo.add"(%v145, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.multiply"(%v85, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.subtract"(%v148, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.constant"() {value = dense<0x24DECB24> : tensor<3xf32>} : () -> tensor<3xf32>
    %v151 = "stablehlo.add"(%v149, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.multiply"(%v85, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.subtract"(%v152, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.constant"() {value = dense<0xA62FD18A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v155 = "stablehlo.add"(%v153, %v154) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.multiply"(%v85, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.subtract"(%v156, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.constant"() {value = dense<0x27994F86> : tensor<3xf32>} : () -> tensor<3xf32>
    %v159 = "stablehlo.add"(%v157, %v158) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v160 = "stablehlo.multiply"(%v85, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.subtract"(%v160, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.constant"() {value = dense<0xA916413F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v163 = "stablehlo.add"(%v161, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.multiply"(%v85, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.subtract"(%v164, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.constant"() {value = dense<0x2AA93B1E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v167 = "stablehlo.add"(%v165, %v166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.multiply"(%v85, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.subtract"(%v168, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.constant"() {value = dense<0xAC61A7A0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v171 = "stablehlo.add"(%v169, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.multiply"(%v85, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.subtract"(%v172, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.constant"() {value = dense<0x2E399A59> : tensor<3xf32>} : () -> tensor<3xf32>
    %v175 = "stablehlo.add"(%v173, %v174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.multiply"(%v85, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.subtract"(%v176, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.constant"() {value = dense<0xB047E38F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.add"(%v177, %v178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.multiply"(%v85, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.subtract"(%v180, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.constant"() {value = dense<0x329A61DA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v183 = "stablehlo.add"(%v181, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.multiply"(%v85, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.subtract"(%v184, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.constant"() {value = dense<0xB547080C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v187 = "stablehlo.add"(%v185, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.multiply"(%v85, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.subtract"(%v188, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.constant"() {value = dense<0x388F6A06> : tensor<3xf32>} : () -> tensor<3xf32>
    %v191 = "stablehlo.add"(%v189, %v190) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.multiply"(%v84, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.subtract"(%v192, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.constant"() {value = dense<0xBC7EDDFC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v195 = "stablehlo.add"(%v193, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.multiply"(%v195, %v81) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.sine"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.cosine"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.add"(%v197, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.subtract"(%v197, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.constant"() {value = dense<0x40490FDB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v202 = "stablehlo.multiply"(%v4, %v201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.rsqrt"(%v202) : (tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.multiply"(%v137, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.multiply"(%v196, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.subtract"(%v204, %v205) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.multiply"(%v208, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v213 = "stablehlo.select"(%v212, %v80, %v210) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v215 = "stablehlo.select"(%v214, %v213, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v215) : (tensor<3xf32>) -> ()
  }
}
