module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v2 = "stablehlo.minimum"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.maximum"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v5 = "stablehlo.multiply"(%v2, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.log"(%v5) : (tensor<3xf32>) -> tensor<3xf32>
    %v7 = "stablehlo.multiply"(%v2, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.constant"() {value = dense<0x3E800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v9 = "stablehlo.multiply"(%v7, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v10 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v11 = "stablehlo.multiply"(%v10, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v12 = "stablehlo.constant"() {value = dense<0x3B888889> : tensor<3xf32>} : () -> tensor<3xf32>
    %v13 = "stablehlo.multiply"(%v11, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.add"(%v13, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v15 = "stablehlo.multiply"(%v14, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.constant"() {value = dense<0x3B9C09C1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v17 = "stablehlo.multiply"(%v15, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.add"(%v17, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.multiply"(%v18, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.constant"() {value = dense<0x3BB40B41> : tensor<3xf32>} : () -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v19, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.add"(%v21, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.multiply"(%v22, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.constant"() {value = dense<0x3BD20D21> : tensor<3xf32>} : () -> tensor<3xf32>
    %v25 = "stablehlo.multiply"(%v23, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.add"(%v25, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.multiply"(%v26, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.constant"() {value = dense<0x3BF83E10> : tensor<3xf32>} : () -> tensor<3xf32>
    %v29 = "stablehlo.multiply"(%v27, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.add"(%v29, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.multiply"(%v30, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.constant"() {value = dense<0x3C14F209> : tensor<3xf32>} : () -> tensor<3xf32>
    %v33 = "stablehlo.multiply"(%v31, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.add"(%v33, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.multiply"(%v34, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.constant"() {value = dense<0x3C360B61> : tensor<3xf32>} : () -> tensor<3xf32>
    %v37 = "stablehlo.multiply"(%v35, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.add"(%v37, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.multiply"(%v38, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.constant"() {value = dense<0x3C638E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v41 = "stablehlo.multiply"(%v39, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.add"(%v41, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.multiply"(%v42, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.constant"() {value = dense<0x3C924925> : tensor<3xf32>} : () -> tensor<3xf32>
    %v45 = "stablehlo.multiply"(%v43, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.add"(%v45, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.multiply"(%v46, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.constant"() {value = dense<0x3CC30C31> : tensor<3xf32>} : () -> tensor<3xf32>
    %v49 = "stablehlo.multiply"(%v47, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.add"(%v49, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.multiply"(%v50, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.constant"() {value = dense<0x3D088889> : tensor<3xf32>} : () -> tensor<3xf32>
    %v53 = "stablehlo.multiply"(%v51, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.add"(%v53, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.multiply"(%v54, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.constant"() {value = dense<0x3D4CCCCD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v57 = "stablehlo.multiply"(%v55, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.add"(%v57, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.multiply"(%v58, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.constant"() {value = dense<0x3DAAAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v61 = "stablehlo.multiply"(%v59, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.add"(%v61, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.multiply"(%v62, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.constant"() {value = dense<0x3E2AAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v65 = "stablehlo.multiply"(%v63, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.add"(%v65, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.multiply"(%v66, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.multiply"(%v67, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.add"(%v68, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.multiply"(%v5, %v69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.multiply"(%v6, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.multiply"(%v7, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v74 = "stablehlo.add"(%v72, %v73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v75 = "stablehlo.multiply"(%v74, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v77 = "stablehlo.multiply"(%v75, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.subtract"(%v77, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.constant"() {value = dense<0xA300F578> : tensor<3xf32>} : () -> tensor<3xf32>
    %v80 = "stablehlo.add"(%v78, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.multiply"(%v75, %v80) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.subtract"(%v81, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.constant"() {value = dense<0xA72DE853> : tensor<3xf32>} : () -> tensor<3xf32>
    %v84 = "stablehlo.add"(%v82, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.multiply"(%v75, %v84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.subtract"(%v85, %v80) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.constant"() {value = dense<0xAB3A4BC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v88 = "stablehlo.add"(%v86, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.multiply"(%v75, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.subtract"(%v89, %v84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.constant"() {value = dense<0xAF19BC98> : tensor<3xf32>} : () -> tensor<3xf32>
    %v92 = "stablehlo.add"(%v90, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.multiply"(%v75, %v92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.subtract"(%v93, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.constant"() {value = dense<0xB2BBB882> : tensor<3xf32>} : () -> tensor<3xf32>
    %v96 = "stablehlo.add"(%v94, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.multiply"(%v75, %v96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.subtract"(%v97, %v92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.constant"() {value = dense<0xB6205C50> : tensor<3xf32>} : () -> tensor<3xf32>
    %v100 = "stablehlo.add"(%v98, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.multiply"(%v75, %v100) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.subtract"(%v101, %v96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.constant"() {value = dense<0xB9306657> : tensor<3xf32>} : () -> tensor<3xf32>
    %v104 = "stablehlo.add"(%v102, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.multiply"(%v75, %v104) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.subtract"(%v105, %v100) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.constant"() {value = dense<0xBBD97A2C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v108 = "stablehlo.add"(%v106, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.multiply"(%v75, %v108) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.subtract"(%v109, %v104) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.constant"() {value = dense<0xBDDF9419> : tensor<3xf32>} : () -> tensor<3xf32>
    %v112 = "stablehlo.add"(%v110, %v111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.multiply"(%v74, %v112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.subtract"(%v113, %v108) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.constant"() {value = dense<0xBD8341CD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v116 = "stablehlo.add"(%v114, %v115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.multiply"(%v116, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.divide"(%v10, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.add"(%v71, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.add"(%v117, %v119) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.constant"() {value = dense<0x40800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v122 = "stablehlo.divide"(%v121, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.add"(%v122, %v73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.multiply"(%v123, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.multiply"(%v124, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.subtract"(%v125, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.constant"() {value = dense<0x23A578D5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v128 = "stablehlo.add"(%v126, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.multiply"(%v124, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.subtract"(%v129, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.constant"() {value = dense<0xA48330A9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v132 = "stablehlo.add"(%v130, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.multiply"(%v124, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.subtract"(%v133, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.constant"() {value = dense<0x2553EAF2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v136 = "stablehlo.add"(%v134, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.multiply"(%v124, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.subtract"(%v137, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.constant"() {value = dense<0xA62E951F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v140 = "stablehlo.add"(%v138, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.multiply"(%v124, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.subtract"(%v141, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v143 = "stablehlo.constant"() {value = dense<0x2712E770> : tensor<3xf32>} : () -> tensor<3xf32>
    %v144 = "stablehlo.add"(%v142, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.multiply"(%v124, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.subtract"(%v145, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.constant"() {value = dense<0xA7FCEA92> : tensor<3xf32>} : () -> tensor<3xf32>
    %v148 = "stablehlo.add"(%v146, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v124, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.subtract"(%v149, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.constant"() {value = dense<0x28DF1F4B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v152 = "stablehlo.add"(%v150, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.multiply"(%v124, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.subtract"(%v153, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v155 = "stablehlo.constant"() {value = dense<0xA9CA232F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v156 = "stablehlo.add"(%v154, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.multiply"(%v124, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.subtract"(%v157, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v159 = "stablehlo.constant"() {value = dense<0x2ABC7FD0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v160 = "stablehlo.add"(%v158, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.multiply"(%v124, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.subtract"(%v161, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v163 = "stablehlo.constant"() {value = dense<0xABB56F63> : tensor<3xf32>} : () -> tensor<3xf32>
    %v164 = "stablehlo.add"(%v162, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.multiply"(%v124, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.subtract"(%v165, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v167 = "stablehlo.constant"() {value = dense<0x2CB4D5C2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v168 = "stablehlo.add"(%v166, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.multiply"(%v124, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.subtract"(%v169, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v171 = "stablehlo.constant"() {value = dense<0xADBB5A9D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v172 = "stablehlo.add"(%v170, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.multiply"(%v124, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.subtract"(%v173, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v175 = "stablehlo.constant"() {value = dense<0x2ECAB680> : tensor<3xf32>} : () -> tensor<3xf32>
    %v176 = "stablehlo.add"(%v174, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.multiply"(%v124, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.subtract"(%v177, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v179 = "stablehlo.constant"() {value = dense<0xAFE65E00> : tensor<3xf32>} : () -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v178, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.multiply"(%v124, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.subtract"(%v181, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v183 = "stablehlo.constant"() {value = dense<0x310A7921> : tensor<3xf32>} : () -> tensor<3xf32>
    %v184 = "stablehlo.add"(%v182, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.multiply"(%v124, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.subtract"(%v185, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.constant"() {value = dense<0xB231BD25> : tensor<3xf32>} : () -> tensor<3xf32>
    %v188 = "stablehlo.add"(%v186, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.multiply"(%v124, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.subtract"(%v189, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v191 = "stablehlo.constant"() {value = dense<0x337693E3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v192 = "stablehlo.add"(%v190, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.multiply"(%v124, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.subtract"(%v193, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v195 = "stablehlo.constant"() {value = dense<0xB4BC0294> : tensor<3xf32>} : () -> tensor<3xf32>
    %v196 = "stablehlo.add"(%v194, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.multiply"(%v124, %v196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.subtract"(%v197, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.constant"() {value = dense<0x36217F19> : tensor<3xf32>} : () -> tensor<3xf32>
    %v200 = "stablehlo.add"(%v198, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.multiply"(%v124, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.subtract"(%v201, %v196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.constant"() {value = dense<0xB7A26B89> : tensor<3xf32>} : () -> tensor<3xf32>
    %v204 = "stablehlo.add"(%v202, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.multiply"(%v124, %v204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.subtract"(%v205, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v207 = "stablehlo.constant"() {value = dense<0x394CB2C4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v208 = "stablehlo.add"(%v206, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.multiply"(%v124, %v208) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.subtract"(%v209, %v204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v211 = "stablehlo.constant"() {value = dense<0xBB3B4A36> : tensor<3xf32>} : () -> tensor<3xf32>
    %v212 = "stablehlo.add"(%v210, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.multiply"(%v124, %v212) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.subtract"(%v213, %v208) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v215 = "stablehlo.constant"() {value = dense<0x3DD4D5F8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v216 = "stablehlo.add"(%v214, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.multiply"(%v123, %v216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.subtract"(%v217, %v212) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v219 = "stablehlo.constant"() {value = dense<0x3FAE1EBD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v220 = "stablehlo.add"(%v218, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.rsqrt"(%v3) : (tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.multiply"(%v220, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v223 = "stablehlo.exponential"(%v2) : (tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.multiply"(%v120, %v223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.compare"(%v0, %v1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v226 = "stablehlo.select"(%v225, %v224, %v222) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v227 = "stablehlo.compare"(%v0, %v76) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v228 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v229 = "stablehlo.select"(%v227, %v228, %v226) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v231 = "stablehlo.compare"(%v0, %v76) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v232 = "stablehlo.select"(%v231, %v230, %v229) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v233 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v234 = "stablehlo.select"(%v233, %v232, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v234) : (tensor<3xf32>) -> ()
  }
}
