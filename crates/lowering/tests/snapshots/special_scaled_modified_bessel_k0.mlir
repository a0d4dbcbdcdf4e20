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
    %v12 = "stablehlo.constant"() {value = dense<0x3B91A2B4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v13 = "stablehlo.multiply"(%v11, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.add"(%v13, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v15 = "stablehlo.multiply"(%v14, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.constant"() {value = dense<0x3BA72F05> : tensor<3xf32>} : () -> tensor<3xf32>
    %v17 = "stablehlo.multiply"(%v15, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.add"(%v17, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.multiply"(%v18, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.constant"() {value = dense<0x3BC1E4BC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v19, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.add"(%v21, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.multiply"(%v22, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.constant"() {value = dense<0x3BE38E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v25 = "stablehlo.multiply"(%v23, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.add"(%v25, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.multiply"(%v26, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.constant"() {value = dense<0x3C0767AB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v29 = "stablehlo.multiply"(%v27, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.add"(%v29, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.multiply"(%v30, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.constant"() {value = dense<0x3C23D70A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v33 = "stablehlo.multiply"(%v31, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.add"(%v33, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.multiply"(%v34, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.constant"() {value = dense<0x3C4A4588> : tensor<3xf32>} : () -> tensor<3xf32>
    %v37 = "stablehlo.multiply"(%v35, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.add"(%v37, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.multiply"(%v38, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.constant"() {value = dense<0x3C800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v41 = "stablehlo.multiply"(%v39, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.add"(%v41, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.multiply"(%v42, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.constant"() {value = dense<0x3CA72F05> : tensor<3xf32>} : () -> tensor<3xf32>
    %v45 = "stablehlo.multiply"(%v43, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.add"(%v45, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.multiply"(%v46, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.constant"() {value = dense<0x3CE38E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v49 = "stablehlo.multiply"(%v47, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.add"(%v49, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.multiply"(%v50, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.constant"() {value = dense<0x3D23D70A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v53 = "stablehlo.multiply"(%v51, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.add"(%v53, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.multiply"(%v54, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.constant"() {value = dense<0x3D800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v57 = "stablehlo.multiply"(%v55, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.add"(%v57, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.multiply"(%v58, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.constant"() {value = dense<0x3DE38E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v61 = "stablehlo.multiply"(%v59, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.add"(%v61, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.multiply"(%v62, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.multiply"(%v63, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.add"(%v64, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.multiply"(%v65, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.multiply"(%v66, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.add"(%v67, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.multiply"(%v6, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.multiply"(%v7, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v72 = "stablehlo.add"(%v70, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.multiply"(%v72, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v75 = "stablehlo.multiply"(%v73, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.subtract"(%v75, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.constant"() {value = dense<0x251E770F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v78 = "stablehlo.add"(%v76, %v77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.multiply"(%v73, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.subtract"(%v79, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.constant"() {value = dense<0x293FD856> : tensor<3xf32>} : () -> tensor<3xf32>
    %v82 = "stablehlo.add"(%v80, %v81) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.multiply"(%v73, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.subtract"(%v83, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.constant"() {value = dense<0x2D3612E2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v86 = "stablehlo.add"(%v84, %v85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.multiply"(%v73, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.subtract"(%v87, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.constant"() {value = dense<0x3102E09B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v90 = "stablehlo.add"(%v88, %v89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.multiply"(%v73, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.subtract"(%v91, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.constant"() {value = dense<0x348815E7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v94 = "stablehlo.add"(%v92, %v93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.multiply"(%v73, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.subtract"(%v95, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.constant"() {value = dense<0x37BFC808> : tensor<3xf32>} : () -> tensor<3xf32>
    %v98 = "stablehlo.add"(%v96, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.multiply"(%v73, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.subtract"(%v99, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.constant"() {value = dense<0x3AA5C174> : tensor<3xf32>} : () -> tensor<3xf32>
    %v102 = "stablehlo.add"(%v100, %v101) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.multiply"(%v73, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.subtract"(%v103, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.constant"() {value = dense<0x3D135FB3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v106 = "stablehlo.add"(%v104, %v105) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.multiply"(%v73, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.subtract"(%v107, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.constant"() {value = dense<0x3EB046C4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v110 = "stablehlo.add"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.multiply"(%v72, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.subtract"(%v111, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.constant"() {value = dense<0xBE890B37> : tensor<3xf32>} : () -> tensor<3xf32>
    %v114 = "stablehlo.add"(%v112, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.subtract"(%v114, %v69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.constant"() {value = dense<0x40800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v117 = "stablehlo.divide"(%v116, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.add"(%v117, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.multiply"(%v118, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.multiply"(%v119, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.subtract"(%v120, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.constant"() {value = dense<0xA397F666> : tensor<3xf32>} : () -> tensor<3xf32>
    %v123 = "stablehlo.add"(%v121, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.multiply"(%v119, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.subtract"(%v124, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.constant"() {value = dense<0x24704973> : tensor<3xf32>} : () -> tensor<3xf32>
    %v127 = "stablehlo.add"(%v125, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.multiply"(%v119, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.subtract"(%v128, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.constant"() {value = dense<0xA5417CA4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v131 = "stablehlo.add"(%v129, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.multiply"(%v119, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.subtract"(%v132, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.constant"() {value = dense<0x261EDFCB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v135 = "stablehlo.add"(%v133, %v134) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.multiply"(%v119, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.subtract"(%v136, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.constant"() {value = dense<0xA7053487> : tensor<3xf32>} : () -> tensor<3xf32>
    %v139 = "stablehlo.add"(%v137, %v138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.multiply"(%v119, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.subtract"(%v140, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0x27E46CE2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.add"(%v141, %v142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.multiply"(%v119, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.subtract"(%v144, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.constant"() {value = dense<0xA8C8A2F6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v147 = "stablehlo.add"(%v145, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.multiply"(%v119, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.subtract"(%v148, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.constant"() {value = dense<0x29B4E276> : tensor<3xf32>} : () -> tensor<3xf32>
    %v151 = "stablehlo.add"(%v149, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.multiply"(%v119, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.subtract"(%v152, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.constant"() {value = dense<0xAAA7C3B9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v155 = "stablehlo.add"(%v153, %v154) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.multiply"(%v119, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.subtract"(%v156, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.constant"() {value = dense<0x2BA07D19> : tensor<3xf32>} : () -> tensor<3xf32>
    %v159 = "stablehlo.add"(%v157, %v158) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v160 = "stablehlo.multiply"(%v119, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.subtract"(%v160, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.constant"() {value = dense<0xAC9ED7E2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v163 = "stablehlo.add"(%v161, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.multiply"(%v119, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.subtract"(%v164, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.constant"() {value = dense<0x2DA34042> : tensor<3xf32>} : () -> tensor<3xf32>
    %v167 = "stablehlo.add"(%v165, %v166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.multiply"(%v119, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.subtract"(%v168, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.constant"() {value = dense<0xAEAEFCAF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v171 = "stablehlo.add"(%v169, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.multiply"(%v119, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.subtract"(%v172, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.constant"() {value = dense<0x2FC4AB64> : tensor<3xf32>} : () -> tensor<3xf32>
    %v175 = "stablehlo.add"(%v173, %v174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.multiply"(%v119, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.subtract"(%v176, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.constant"() {value = dense<0xB0E94EB0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.add"(%v177, %v178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.multiply"(%v119, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.subtract"(%v180, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.constant"() {value = dense<0x32134D00> : tensor<3xf32>} : () -> tensor<3xf32>
    %v183 = "stablehlo.add"(%v181, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.multiply"(%v119, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.subtract"(%v184, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.constant"() {value = dense<0xB3482AA1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v187 = "stablehlo.add"(%v185, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.multiply"(%v119, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.subtract"(%v188, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.constant"() {value = dense<0x34948ACC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v191 = "stablehlo.add"(%v189, %v190) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.multiply"(%v119, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.subtract"(%v192, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.constant"() {value = dense<0xB5F5DAA4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v195 = "stablehlo.add"(%v193, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.multiply"(%v119, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.subtract"(%v196, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.constant"() {value = dense<0x376A09FE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v199 = "stablehlo.add"(%v197, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.multiply"(%v119, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.subtract"(%v200, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.constant"() {value = dense<0xB906BCBF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v203 = "stablehlo.add"(%v201, %v202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.multiply"(%v119, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.subtract"(%v204, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.constant"() {value = dense<0x3ACDC490> : tensor<3xf32>} : () -> tensor<3xf32>
    %v207 = "stablehlo.add"(%v205, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.multiply"(%v119, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.subtract"(%v208, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.constant"() {value = dense<0xBD00CFB9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v211 = "stablehlo.add"(%v209, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.multiply"(%v118, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.subtract"(%v212, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.constant"() {value = dense<0x3F9C2DED> : tensor<3xf32>} : () -> tensor<3xf32>
    %v215 = "stablehlo.add"(%v213, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.rsqrt"(%v3) : (tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.multiply"(%v215, %v216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.exponential"(%v2) : (tensor<3xf32>) -> tensor<3xf32>
    %v219 = "stablehlo.multiply"(%v115, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.compare"(%v0, %v1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v221 = "stablehlo.select"(%v220, %v219, %v217) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.compare"(%v0, %v74) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v223 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v224 = "stablehlo.select"(%v222, %v223, %v221) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v226 = "stablehlo.compare"(%v0, %v74) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v227 = "stablehlo.select"(%v226, %v225, %v224) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v229 = "stablehlo.select"(%v228, %v227, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v229) : (tensor<3xf32>) -> ()
  }
}
