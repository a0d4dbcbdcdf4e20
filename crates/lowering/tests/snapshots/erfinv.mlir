module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v2 = "stablehlo.constant"() {value = dense<0x3F400000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.minimum"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.maximum"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v5 = "stablehlo.multiply"(%v3, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.constant"() {value = dense<0x40638E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v7 = "stablehlo.multiply"(%v5, %v6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v9 = "stablehlo.add"(%v7, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v10 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v11 = "stablehlo.multiply"(%v9, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v12 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v13 = "stablehlo.multiply"(%v11, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.subtract"(%v13, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v15 = "stablehlo.constant"() {value = dense<0x23737EC5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v16 = "stablehlo.add"(%v14, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.multiply"(%v11, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.subtract"(%v17, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.constant"() {value = dense<0x249D0CAE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v20 = "stablehlo.add"(%v18, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v11, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.subtract"(%v21, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.constant"() {value = dense<0x25CB1559> : tensor<3xf32>} : () -> tensor<3xf32>
    %v24 = "stablehlo.add"(%v22, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.multiply"(%v11, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.subtract"(%v25, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.constant"() {value = dense<0x2703A8CC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v28 = "stablehlo.add"(%v26, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.multiply"(%v11, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.subtract"(%v29, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.constant"() {value = dense<0x282B384A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v32 = "stablehlo.add"(%v30, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.multiply"(%v11, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.subtract"(%v33, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.constant"() {value = dense<0x295F6866> : tensor<3xf32>} : () -> tensor<3xf32>
    %v36 = "stablehlo.add"(%v34, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.multiply"(%v11, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.subtract"(%v37, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.constant"() {value = dense<0x2A924B55> : tensor<3xf32>} : () -> tensor<3xf32>
    %v40 = "stablehlo.add"(%v38, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.multiply"(%v11, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.subtract"(%v41, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.constant"() {value = dense<0x2BC066A2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v44 = "stablehlo.add"(%v42, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.multiply"(%v11, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.subtract"(%v45, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.constant"() {value = dense<0x2CFE3F3D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v48 = "stablehlo.add"(%v46, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.multiply"(%v11, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.subtract"(%v49, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.constant"() {value = dense<0x2E28E806> : tensor<3xf32>} : () -> tensor<3xf32>
    %v52 = "stablehlo.add"(%v50, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.multiply"(%v11, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.subtract"(%v53, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.constant"() {value = dense<0x2F61D85E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v56 = "stablehlo.add"(%v54, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.multiply"(%v11, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.subtract"(%v57, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.constant"() {value = dense<0x30981C53> : tensor<3xf32>} : () -> tensor<3xf32>
    %v60 = "stablehlo.add"(%v58, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.multiply"(%v11, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.subtract"(%v61, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.constant"() {value = dense<0x31CEB49E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v64 = "stablehlo.add"(%v62, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.multiply"(%v11, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.subtract"(%v65, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.constant"() {value = dense<0x330DF151> : tensor<3xf32>} : () -> tensor<3xf32>
    %v68 = "stablehlo.add"(%v66, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.multiply"(%v11, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.subtract"(%v69, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.constant"() {value = dense<0x34457E91> : tensor<3xf32>} : () -> tensor<3xf32>
    %v72 = "stablehlo.add"(%v70, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.multiply"(%v11, %v72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.subtract"(%v73, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v75 = "stablehlo.constant"() {value = dense<0x358BA963> : tensor<3xf32>} : () -> tensor<3xf32>
    %v76 = "stablehlo.add"(%v74, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.multiply"(%v11, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.subtract"(%v77, %v72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.constant"() {value = dense<0x36C9C3BA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v80 = "stablehlo.add"(%v78, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.multiply"(%v11, %v80) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.subtract"(%v81, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.constant"() {value = dense<0x3815F741> : tensor<3xf32>} : () -> tensor<3xf32>
    %v84 = "stablehlo.add"(%v82, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.multiply"(%v11, %v84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.subtract"(%v85, %v80) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.constant"() {value = dense<0x3968266F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v88 = "stablehlo.add"(%v86, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.multiply"(%v11, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.subtract"(%v89, %v84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.constant"() {value = dense<0x3ABF2789> : tensor<3xf32>} : () -> tensor<3xf32>
    %v92 = "stablehlo.add"(%v90, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.multiply"(%v11, %v92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.subtract"(%v93, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.constant"() {value = dense<0x3C2EFA82> : tensor<3xf32>} : () -> tensor<3xf32>
    %v96 = "stablehlo.add"(%v94, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.multiply"(%v11, %v96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.subtract"(%v97, %v92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.constant"() {value = dense<0x3DC807D8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v100 = "stablehlo.add"(%v98, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.multiply"(%v9, %v100) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.subtract"(%v101, %v96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.constant"() {value = dense<0x3F7977E9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v104 = "stablehlo.add"(%v102, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.multiply"(%v3, %v104) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.negate"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v108 = "stablehlo.add"(%v106, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v110 = "stablehlo.multiply"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.log"(%v110) : (tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.constant"() {value = dense<0xC0000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v113 = "stablehlo.multiply"(%v111, %v112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.sqrt"(%v113) : (tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.divide"(%v107, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.constant"() {value = dense<0xBEAAAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v117 = "stablehlo.add"(%v115, %v116) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.constant"() {value = dense<0x40C00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v119 = "stablehlo.multiply"(%v117, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.multiply"(%v119, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.multiply"(%v120, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.subtract"(%v121, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.constant"() {value = dense<0x240E0FFD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v124 = "stablehlo.add"(%v122, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.multiply"(%v120, %v124) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.subtract"(%v125, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.constant"() {value = dense<0xA517121D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v128 = "stablehlo.add"(%v126, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.multiply"(%v120, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.subtract"(%v129, %v124) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.constant"() {value = dense<0x2621B2E8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v132 = "stablehlo.add"(%v130, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.multiply"(%v120, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.subtract"(%v133, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.constant"() {value = dense<0xA72E4F87> : tensor<3xf32>} : () -> tensor<3xf32>
    %v136 = "stablehlo.add"(%v134, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.multiply"(%v120, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.subtract"(%v137, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.constant"() {value = dense<0x283D5AC2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v140 = "stablehlo.add"(%v138, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.multiply"(%v120, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.subtract"(%v141, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v143 = "stablehlo.constant"() {value = dense<0xA94F61EC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v144 = "stablehlo.add"(%v142, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.multiply"(%v120, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.subtract"(%v145, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.constant"() {value = dense<0x2A651833> : tensor<3xf32>} : () -> tensor<3xf32>
    %v148 = "stablehlo.add"(%v146, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v120, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.subtract"(%v149, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.constant"() {value = dense<0xAB7F7274> : tensor<3xf32>} : () -> tensor<3xf32>
    %v152 = "stablehlo.add"(%v150, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.multiply"(%v120, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.subtract"(%v153, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v155 = "stablehlo.constant"() {value = dense<0x2C8FF249> : tensor<3xf32>} : () -> tensor<3xf32>
    %v156 = "stablehlo.add"(%v154, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.multiply"(%v120, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.subtract"(%v157, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v159 = "stablehlo.constant"() {value = dense<0xADA46B6D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v160 = "stablehlo.add"(%v158, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.multiply"(%v120, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.subtract"(%v161, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v163 = "stablehlo.constant"() {value = dense<0x2EBF31CB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v164 = "stablehlo.add"(%v162, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.multiply"(%v120, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.subtract"(%v165, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v167 = "stablehlo.constant"() {value = dense<0xAFE3A328> : tensor<3xf32>} : () -> tensor<3xf32>
    %v168 = "stablehlo.add"(%v166, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.multiply"(%v120, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.subtract"(%v169, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v171 = "stablehlo.constant"() {value = dense<0x310B5F24> : tensor<3xf32>} : () -> tensor<3xf32>
    %v172 = "stablehlo.add"(%v170, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.multiply"(%v120, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.subtract"(%v173, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v175 = "stablehlo.constant"() {value = dense<0xB22F5133> : tensor<3xf32>} : () -> tensor<3xf32>
    %v176 = "stablehlo.add"(%v174, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.multiply"(%v120, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.subtract"(%v177, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v179 = "stablehlo.constant"() {value = dense<0x335FFB0C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v178, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.multiply"(%v120, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.subtract"(%v181, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v183 = "stablehlo.constant"() {value = dense<0xB48DDD47> : tensor<3xf32>} : () -> tensor<3xf32>
    %v184 = "stablehlo.add"(%v182, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.multiply"(%v120, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.subtract"(%v185, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.constant"() {value = dense<0x35ABB612> : tensor<3xf32>} : () -> tensor<3xf32>
    %v188 = "stablehlo.add"(%v186, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.multiply"(%v120, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.subtract"(%v189, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v191 = "stablehlo.constant"() {value = dense<0xB6BC5A5F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v192 = "stablehlo.add"(%v190, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.multiply"(%v120, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.subtract"(%v193, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v195 = "stablehlo.constant"() {value = dense<0x37AB1571> : tensor<3xf32>} : () -> tensor<3xf32>
    %v196 = "stablehlo.add"(%v194, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.multiply"(%v120, %v196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.subtract"(%v197, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.constant"() {value = dense<0xB8206B65> : tensor<3xf32>} : () -> tensor<3xf32>
    %v200 = "stablehlo.add"(%v198, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.multiply"(%v120, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.subtract"(%v201, %v196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.constant"() {value = dense<0xBA6E61E0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v204 = "stablehlo.add"(%v202, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.multiply"(%v120, %v204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.subtract"(%v205, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v207 = "stablehlo.constant"() {value = dense<0x3D835F95> : tensor<3xf32>} : () -> tensor<3xf32>
    %v208 = "stablehlo.add"(%v206, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.multiply"(%v119, %v208) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.subtract"(%v209, %v204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v211 = "stablehlo.constant"() {value = dense<0x3F853252> : tensor<3xf32>} : () -> tensor<3xf32>
    %v212 = "stablehlo.add"(%v210, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.constant"() {value = dense<0xBDC44444> : tensor<3xf32>} : () -> tensor<3xf32>
    %v214 = "stablehlo.add"(%v115, %v213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v215 = "stablehlo.constant"() {value = dense<0x4161E1E2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v216 = "stablehlo.multiply"(%v214, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.multiply"(%v216, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.multiply"(%v217, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v219 = "stablehlo.subtract"(%v218, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.constant"() {value = dense<0x237101F2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v221 = "stablehlo.add"(%v219, %v220) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.multiply"(%v217, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v223 = "stablehlo.subtract"(%v222, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.constant"() {value = dense<0xA415B028> : tensor<3xf32>} : () -> tensor<3xf32>
    %v225 = "stablehlo.add"(%v223, %v224) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.multiply"(%v217, %v225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v227 = "stablehlo.subtract"(%v226, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.constant"() {value = dense<0x24BA858E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v229 = "stablehlo.add"(%v227, %v228) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.multiply"(%v217, %v229) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v231 = "stablehlo.subtract"(%v230, %v225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.constant"() {value = dense<0xA569323D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v233 = "stablehlo.add"(%v231, %v232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.multiply"(%v217, %v233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v235 = "stablehlo.subtract"(%v234, %v229) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v236 = "stablehlo.constant"() {value = dense<0x26124C4F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v237 = "stablehlo.add"(%v235, %v236) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.multiply"(%v217, %v237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v239 = "stablehlo.subtract"(%v238, %v233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.constant"() {value = dense<0xA6B84566> : tensor<3xf32>} : () -> tensor<3xf32>
    %v241 = "stablehlo.add"(%v239, %v240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v242 = "stablehlo.multiply"(%v217, %v241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v243 = "stablehlo.subtract"(%v242, %v237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.constant"() {value = dense<0x276910B3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v245 = "stablehlo.add"(%v243, %v244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.multiply"(%v217, %v245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.subtract"(%v246, %v241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.constant"() {value = dense<0xA8140D6D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v249 = "stablehlo.add"(%v247, %v248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v250 = "stablehlo.multiply"(%v217, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v251 = "stablehlo.subtract"(%v250, %v245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.constant"() {value = dense<0x28BD03D0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v253 = "stablehlo.add"(%v251, %v252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v254 = "stablehlo.multiply"(%v217, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.subtract"(%v254, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.constant"() {value = dense<0xA972975B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v257 = "stablehlo.add"(%v255, %v256) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.multiply"(%v217, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v259 = "stablehlo.subtract"(%v258, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.constant"() {value = dense<0x2A1C9459> : tensor<3xf32>} : () -> tensor<3xf32>
    %v261 = "stablehlo.add"(%v259, %v260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.multiply"(%v217, %v261) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.subtract"(%v262, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.constant"() {value = dense<0xAACB69A7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v265 = "stablehlo.add"(%v263, %v264) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.multiply"(%v217, %v265) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v267 = "stablehlo.subtract"(%v266, %v261) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.constant"() {value = dense<0x2B850D8D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v269 = "stablehlo.add"(%v267, %v268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.multiply"(%v217, %v269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v271 = "stablehlo.subtract"(%v270, %v265) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v272 = "stablehlo.constant"() {value = dense<0xAC2F6963> : tensor<3xf32>} : () -> tensor<3xf32>
    %v273 = "stablehlo.add"(%v271, %v272) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.multiply"(%v217, %v273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v275 = "stablehlo.subtract"(%v274, %v269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.constant"() {value = dense<0x2CE94116> : tensor<3xf32>} : () -> tensor<3xf32>
    %v277 = "stablehlo.add"(%v275, %v276) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v278 = "stablehlo.multiply"(%v217, %v277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v279 = "stablehlo.subtract"(%v278, %v273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.constant"() {value = dense<0xAD9C9635> : tensor<3xf32>} : () -> tensor<3xf32>
    %v281 = "stablehlo.add"(%v279, %v280) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.multiply"(%v217, %v281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v283 = "stablehlo.subtract"(%v282, %v277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v284 = "stablehlo.constant"() {value = dense<0x2E54888C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v285 = "stablehlo.add"(%v283, %v284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v286 = "stablehlo.multiply"(%v217, %v285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v287 = "stablehlo.subtract"(%v286, %v281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.constant"() {value = dense<0xAF120655> : tensor<3xf32>} : () -> tensor<3xf32>
    %v289 = "stablehlo.add"(%v287, %v288) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v290 = "stablehlo.multiply"(%v217, %v289) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v291 = "stablehlo.subtract"(%v290, %v285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v292 = "stablehlo.constant"() {value = dense<0x2FCB8350> : tensor<3xf32>} : () -> tensor<3xf32>
    %v293 = "stablehlo.add"(%v291, %v292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v294 = "stablehlo.multiply"(%v217, %v293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v295 = "stablehlo.subtract"(%v294, %v289) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v296 = "stablehlo.constant"() {value = dense<0xB090274A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v297 = "stablehlo.add"(%v295, %v296) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.multiply"(%v217, %v297) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v299 = "stablehlo.subtract"(%v298, %v293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v300 = "stablehlo.constant"() {value = dense<0x315027F2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v301 = "stablehlo.add"(%v299, %v300) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v302 = "stablehlo.multiply"(%v217, %v301) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v303 = "stablehlo.subtract"(%v302, %v297) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v304 = "stablehlo.constant"() {value = dense<0xB219BA9C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v305 = "stablehlo.add"(%v303, %v304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v306 = "stablehlo.multiply"(%v217, %v305) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v307 = "stablehlo.subtract"(%v306, %v301) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v308 = "stablehlo.constant"() {value = dense<0x32E9543F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v309 = "stablehlo.add"(%v307, %v308) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v310 = "stablehlo.multiply"(%v217, %v309) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v311 = "stablehlo.subtract"(%v310, %v305) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v312 = "stablehlo.constant"() {value = dense<0xB3B70E1B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v313 = "stablehlo.add"(%v311, %v312) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v314 = "stablehlo.multiply"(%v217, %v313) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v315 = "stablehlo.subtract"(%v314, %v309) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v316 = "stablehlo.constant"() {value = dense<0x3495ACD7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v317 = "stablehlo.add"(%v315, %v316) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v318 = "stablehlo.multiply"(%v217, %v317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v319 = "stablehlo.subtract"(%v318, %v313) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v320 = "stablehlo.constant"() {value = dense<0xB58102CB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v321 = "stablehlo.add"(%v319, %v320) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v322 = "stablehlo.multiply"(%v217, %v321) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v323 = "stablehlo.subtract"(%v322, %v317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v324 = "stablehlo.constant"() {value = dense<0x366E4721> : tensor<3xf32>} : () -> tensor<3xf32>
    %v325 = "stablehlo.add"(%v323, %v324) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v326 = "stablehlo.multiply"(%v217, %v325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v327 = "stablehlo.subtract"(%v326, %v321) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v328 = "stablehlo.constant"() {value = dense<0xB77017E1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v329 = "stablehlo.add"(%v327, %v328) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v330 = "stablehlo.multiply"(%v217, %v329) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v331 = "stablehlo.subtract"(%v330, %v325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v332 = "stablehlo.constant"() {value = dense<0x3883FD80> : tensor<3xf32>} : () -> tensor<3xf32>
    %v333 = "stablehlo.add"(%v331, %v332) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v334 = "stablehlo.multiply"(%v217, %v333) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v335 = "stablehlo.subtract"(%v334, %v329) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v336 = "stablehlo.constant"() {value = dense<0xB994CB16> : tensor<3xf32>} : () -> tensor<3xf32>
    %v337 = "stablehlo.add"(%v335, %v336) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v338 = "stablehlo.multiply"(%v217, %v337) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v339 = "stablehlo.subtract"(%v338, %v333) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v340 = "stablehlo.constant"() {value = dense<0x3A799D0D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v341 = "stablehlo.add"(%v339, %v340) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v342 = "stablehlo.multiply"(%v217, %v341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v343 = "stablehlo.subtract"(%v342, %v337) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v344 = "stablehlo.constant"() {value = dense<0x3CD8977F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v345 = "stablehlo.add"(%v343, %v344) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v346 = "stablehlo.multiply"(%v216, %v345) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v347 = "stablehlo.subtract"(%v346, %v341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v348 = "stablehlo.constant"() {value = dense<0x3F72CD82> : tensor<3xf32>} : () -> tensor<3xf32>
    %v349 = "stablehlo.add"(%v347, %v348) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v350 = "stablehlo.compare"(%v114, %v118) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v351 = "stablehlo.select"(%v350, %v212, %v349) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v352 = "stablehlo.log"(%v114) : (tensor<3xf32>) -> tensor<3xf32>
    %v353 = "stablehlo.add"(%v352, %v351) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v354 = "stablehlo.divide"(%v353, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v355 = "stablehlo.subtract"(%v354, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v356 = "stablehlo.constant"() {value = dense<0xBF3504F3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v357 = "stablehlo.multiply"(%v355, %v356) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v358 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v359 = "stablehlo.select"(%v358, %v105, %v357) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v360 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v361 = "stablehlo.compare"(%v1, %v107) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v362 = "stablehlo.select"(%v361, %v360, %v359) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v363 = "stablehlo.compare"(%v0, %v12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v364 = "stablehlo.negate"(%v362) : (tensor<3xf32>) -> tensor<3xf32>
    %v365 = "stablehlo.select"(%v363, %v364, %v362) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v366 = "stablehlo.compare"(%v0, %v12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v367 = "stablehlo.select"(%v366, %v0, %v365) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v368 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v369 = "stablehlo.select"(%v368, %v367, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v369) : (tensor<3xf32>) -> ()
  }
}
