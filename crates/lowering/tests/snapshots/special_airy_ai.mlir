module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.constant"() {value = dense<0xC0800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v2 = "stablehlo.maximum"(%v0, %v1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v3 = "stablehlo.constant"() {value = dense<0x40000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v4 = "stablehlo.maximum"(%v0, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v5 = "stablehlo.minimum"(%v2, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.constant"() {value = dense<0x3EAAAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v7 = "stablehlo.multiply"(%v5, %v6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.add"(%v7, %v6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v9 = "stablehlo.multiply"(%v8, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v10 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v11 = "stablehlo.multiply"(%v9, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v12 = "stablehlo.subtract"(%v11, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.constant"() {value = dense<0x2280895A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v14 = "stablehlo.add"(%v12, %v13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v15 = "stablehlo.multiply"(%v9, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.subtract"(%v15, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.constant"() {value = dense<0xA4080EA6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v18 = "stablehlo.add"(%v16, %v17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.multiply"(%v9, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.subtract"(%v19, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.constant"() {value = dense<0x2425EC7F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v22 = "stablehlo.add"(%v20, %v21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.multiply"(%v9, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.subtract"(%v23, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.constant"() {value = dense<0x2689314F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v26 = "stablehlo.add"(%v24, %v25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.multiply"(%v9, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.subtract"(%v27, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.constant"() {value = dense<0xA7F86BE6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v30 = "stablehlo.add"(%v28, %v29) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.multiply"(%v9, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.subtract"(%v31, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.constant"() {value = dense<0x27AF9C69> : tensor<3xf32>} : () -> tensor<3xf32>
    %v34 = "stablehlo.add"(%v32, %v33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.multiply"(%v9, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.subtract"(%v35, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.constant"() {value = dense<0x2A6B2780> : tensor<3xf32>} : () -> tensor<3xf32>
    %v38 = "stablehlo.add"(%v36, %v37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.multiply"(%v9, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.subtract"(%v39, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.constant"() {value = dense<0xABB4387D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v42 = "stablehlo.add"(%v40, %v41) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.multiply"(%v9, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.subtract"(%v43, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.constant"() {value = dense<0x2A95A54B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v46 = "stablehlo.add"(%v44, %v45) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.multiply"(%v9, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.subtract"(%v47, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.constant"() {value = dense<0x2E1DB41E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v50 = "stablehlo.add"(%v48, %v49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.multiply"(%v9, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.subtract"(%v51, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.constant"() {value = dense<0xAF49AFE0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v54 = "stablehlo.add"(%v52, %v53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.multiply"(%v9, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.subtract"(%v55, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.constant"() {value = dense<0xAE609336> : tensor<3xf32>} : () -> tensor<3xf32>
    %v58 = "stablehlo.add"(%v56, %v57) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.multiply"(%v9, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.subtract"(%v59, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.constant"() {value = dense<0x31A022A8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v62 = "stablehlo.add"(%v60, %v61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.multiply"(%v9, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.subtract"(%v63, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.constant"() {value = dense<0xB2A77824> : tensor<3xf32>} : () -> tensor<3xf32>
    %v66 = "stablehlo.add"(%v64, %v65) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.multiply"(%v9, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.subtract"(%v67, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.constant"() {value = dense<0xB27B4AA6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v70 = "stablehlo.add"(%v68, %v69) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.multiply"(%v9, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.subtract"(%v71, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.constant"() {value = dense<0x34EB9E7E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v74 = "stablehlo.add"(%v72, %v73) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v75 = "stablehlo.multiply"(%v9, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.subtract"(%v75, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.constant"() {value = dense<0xB5C3C93E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v78 = "stablehlo.add"(%v76, %v77) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.multiply"(%v9, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.subtract"(%v79, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.constant"() {value = dense<0xB5EC2713> : tensor<3xf32>} : () -> tensor<3xf32>
    %v82 = "stablehlo.add"(%v80, %v81) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.multiply"(%v9, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.subtract"(%v83, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.constant"() {value = dense<0x37EC49F6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v86 = "stablehlo.add"(%v84, %v85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.multiply"(%v9, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.subtract"(%v87, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.constant"() {value = dense<0xB8956EBC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v90 = "stablehlo.add"(%v88, %v89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.multiply"(%v9, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.subtract"(%v91, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.constant"() {value = dense<0xB8F550AF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v94 = "stablehlo.add"(%v92, %v93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.multiply"(%v9, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.subtract"(%v95, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.constant"() {value = dense<0x3A937751> : tensor<3xf32>} : () -> tensor<3xf32>
    %v98 = "stablehlo.add"(%v96, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.multiply"(%v9, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.subtract"(%v99, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.constant"() {value = dense<0xBB045CA3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v102 = "stablehlo.add"(%v100, %v101) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.multiply"(%v9, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.subtract"(%v103, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.constant"() {value = dense<0xBB876AB1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v106 = "stablehlo.add"(%v104, %v105) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.multiply"(%v9, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.subtract"(%v107, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.constant"() {value = dense<0x3CC50880> : tensor<3xf32>} : () -> tensor<3xf32>
    %v110 = "stablehlo.add"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.multiply"(%v9, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.subtract"(%v111, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.constant"() {value = dense<0xBCDBAA82> : tensor<3xf32>} : () -> tensor<3xf32>
    %v114 = "stablehlo.add"(%v112, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.multiply"(%v9, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.subtract"(%v115, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.constant"() {value = dense<0xBD83749F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v118 = "stablehlo.add"(%v116, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.multiply"(%v9, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.subtract"(%v119, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.constant"() {value = dense<0x3E4F384F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v122 = "stablehlo.add"(%v120, %v121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.multiply"(%v9, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.subtract"(%v123, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.constant"() {value = dense<0xBDC2CE59> : tensor<3xf32>} : () -> tensor<3xf32>
    %v126 = "stablehlo.add"(%v124, %v125) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.multiply"(%v9, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.subtract"(%v127, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.constant"() {value = dense<0xBE807929> : tensor<3xf32>} : () -> tensor<3xf32>
    %v130 = "stablehlo.add"(%v128, %v129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.multiply"(%v9, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.subtract"(%v131, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.constant"() {value = dense<0x3E4284F5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v134 = "stablehlo.add"(%v132, %v133) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.multiply"(%v8, %v134) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.subtract"(%v135, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.constant"() {value = dense<0x3D78F9F6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v138 = "stablehlo.add"(%v136, %v137) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.sqrt"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.multiply"(%v4, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.constant"() {value = dense<0x3F2AAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v142 = "stablehlo.multiply"(%v140, %v141) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v143 = "stablehlo.constant"() {value = dense<0x40715BEF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v144 = "stablehlo.divide"(%v143, %v142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.constant"() {value = dense<0xBF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v146 = "stablehlo.add"(%v144, %v145) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.multiply"(%v146, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.multiply"(%v147, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.subtract"(%v148, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.constant"() {value = dense<0xA36F40F6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v151 = "stablehlo.add"(%v149, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.multiply"(%v147, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.subtract"(%v152, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.constant"() {value = dense<0x24392A3F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v155 = "stablehlo.add"(%v153, %v154) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.multiply"(%v147, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.subtract"(%v156, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.constant"() {value = dense<0xA511E96C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v159 = "stablehlo.add"(%v157, %v158) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v160 = "stablehlo.multiply"(%v147, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.subtract"(%v160, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.constant"() {value = dense<0x25EA6C29> : tensor<3xf32>} : () -> tensor<3xf32>
    %v163 = "stablehlo.add"(%v161, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.multiply"(%v147, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.subtract"(%v164, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.constant"() {value = dense<0xA6C038E2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v167 = "stablehlo.add"(%v165, %v166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.multiply"(%v147, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.subtract"(%v168, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.constant"() {value = dense<0x27A1220F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v171 = "stablehlo.add"(%v169, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.multiply"(%v147, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.subtract"(%v172, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.constant"() {value = dense<0xA88A519A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v175 = "stablehlo.add"(%v173, %v174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.multiply"(%v147, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.subtract"(%v176, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.constant"() {value = dense<0x2973A665> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.add"(%v177, %v178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.multiply"(%v147, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.subtract"(%v180, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.constant"() {value = dense<0xAA5CAC8F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v183 = "stablehlo.add"(%v181, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.multiply"(%v147, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.subtract"(%v184, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.constant"() {value = dense<0x2B4E0F4A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v187 = "stablehlo.add"(%v185, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.multiply"(%v147, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.subtract"(%v188, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.constant"() {value = dense<0xAC46FB70> : tensor<3xf32>} : () -> tensor<3xf32>
    %v191 = "stablehlo.add"(%v189, %v190) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.multiply"(%v147, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.subtract"(%v192, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.constant"() {value = dense<0x2D476D41> : tensor<3xf32>} : () -> tensor<3xf32>
    %v195 = "stablehlo.add"(%v193, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.multiply"(%v147, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.subtract"(%v196, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.constant"() {value = dense<0xAE5058E3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v199 = "stablehlo.add"(%v197, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.multiply"(%v147, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.subtract"(%v200, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.constant"() {value = dense<0x2F641A64> : tensor<3xf32>} : () -> tensor<3xf32>
    %v203 = "stablehlo.add"(%v201, %v202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.multiply"(%v147, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.subtract"(%v204, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.constant"() {value = dense<0xB083B839> : tensor<3xf32>} : () -> tensor<3xf32>
    %v207 = "stablehlo.add"(%v205, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.multiply"(%v147, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.subtract"(%v208, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.constant"() {value = dense<0x31A1D3C8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v211 = "stablehlo.add"(%v209, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.multiply"(%v147, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.subtract"(%v212, %v207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.constant"() {value = dense<0xB2D5D4B7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v215 = "stablehlo.add"(%v213, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.multiply"(%v147, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.subtract"(%v216, %v211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.constant"() {value = dense<0x341A36A9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v219 = "stablehlo.add"(%v217, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.multiply"(%v147, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.subtract"(%v220, %v215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.constant"() {value = dense<0xB577F5C2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v223 = "stablehlo.add"(%v221, %v222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.multiply"(%v147, %v223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.subtract"(%v224, %v219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.constant"() {value = dense<0x36E55634> : tensor<3xf32>} : () -> tensor<3xf32>
    %v227 = "stablehlo.add"(%v225, %v226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.multiply"(%v147, %v227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.subtract"(%v228, %v223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.constant"() {value = dense<0xB8807877> : tensor<3xf32>} : () -> tensor<3xf32>
    %v231 = "stablehlo.add"(%v229, %v230) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.multiply"(%v147, %v231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v233 = "stablehlo.subtract"(%v232, %v227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.constant"() {value = dense<0x3A4013DB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v235 = "stablehlo.add"(%v233, %v234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v236 = "stablehlo.multiply"(%v147, %v235) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v237 = "stablehlo.subtract"(%v236, %v231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.constant"() {value = dense<0xBC725D70> : tensor<3xf32>} : () -> tensor<3xf32>
    %v239 = "stablehlo.add"(%v237, %v238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.multiply"(%v146, %v239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v241 = "stablehlo.subtract"(%v240, %v235) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v242 = "stablehlo.constant"() {value = dense<0x3F7C01FC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v243 = "stablehlo.add"(%v241, %v242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.negate"(%v142) : (tensor<3xf32>) -> tensor<3xf32>
    %v245 = "stablehlo.exponential"(%v244) : (tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.multiply"(%v243, %v245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.rsqrt"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.sqrt"(%v247) : (tensor<3xf32>) -> tensor<3xf32>
    %v249 = "stablehlo.multiply"(%v246, %v248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v250 = "stablehlo.constant"() {value = dense<0x3E906EBB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v251 = "stablehlo.multiply"(%v249, %v250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.negate"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.constant"() {value = dense<0x40800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v254 = "stablehlo.maximum"(%v252, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.sqrt"(%v254) : (tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.multiply"(%v254, %v255) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v257 = "stablehlo.multiply"(%v256, %v141) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.constant"() {value = dense<0x40AAAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v259 = "stablehlo.divide"(%v258, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.multiply"(%v259, %v259) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v261 = "stablehlo.multiply"(%v260, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.add"(%v261, %v145) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.multiply"(%v262, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.multiply"(%v263, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.subtract"(%v264, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.constant"() {value = dense<0x23B087A0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v267 = "stablehlo.add"(%v265, %v266) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.multiply"(%v263, %v267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v269 = "stablehlo.subtract"(%v268, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.constant"() {value = dense<0xA49AB367> : tensor<3xf32>} : () -> tensor<3xf32>
    %v271 = "stablehlo.add"(%v269, %v270) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v272 = "stablehlo.multiply"(%v263, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v273 = "stablehlo.subtract"(%v272, %v267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.constant"() {value = dense<0x258DFF9D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v275 = "stablehlo.add"(%v273, %v274) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.multiply"(%v263, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.subtract"(%v276, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v278 = "stablehlo.constant"() {value = dense<0xA6894146> : tensor<3xf32>} : () -> tensor<3xf32>
    %v279 = "stablehlo.add"(%v277, %v278) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.multiply"(%v263, %v279) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v281 = "stablehlo.subtract"(%v280, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.constant"() {value = dense<0x278C9E51> : tensor<3xf32>} : () -> tensor<3xf32>
    %v283 = "stablehlo.add"(%v281, %v282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v284 = "stablehlo.multiply"(%v263, %v283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v285 = "stablehlo.subtract"(%v284, %v279) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v286 = "stablehlo.constant"() {value = dense<0xA899E943> : tensor<3xf32>} : () -> tensor<3xf32>
    %v287 = "stablehlo.add"(%v285, %v286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.multiply"(%v263, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v289 = "stablehlo.subtract"(%v288, %v283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v290 = "stablehlo.constant"() {value = dense<0x29B5C20E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v291 = "stablehlo.add"(%v289, %v290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v292 = "stablehlo.multiply"(%v263, %v291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v293 = "stablehlo.subtract"(%v292, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v294 = "stablehlo.constant"() {value = dense<0xAAEA7F99> : tensor<3xf32>} : () -> tensor<3xf32>
    %v295 = "stablehlo.add"(%v293, %v294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v296 = "stablehlo.multiply"(%v263, %v295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v297 = "stablehlo.subtract"(%v296, %v291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.constant"() {value = dense<0x2C27F710> : tensor<3xf32>} : () -> tensor<3xf32>
    %v299 = "stablehlo.add"(%v297, %v298) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v300 = "stablehlo.multiply"(%v263, %v299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v301 = "stablehlo.subtract"(%v300, %v295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v302 = "stablehlo.constant"() {value = dense<0xAD888153> : tensor<3xf32>} : () -> tensor<3xf32>
    %v303 = "stablehlo.add"(%v301, %v302) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v304 = "stablehlo.multiply"(%v263, %v303) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v305 = "stablehlo.subtract"(%v304, %v299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v306 = "stablehlo.constant"() {value = dense<0x2F01AEE8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v307 = "stablehlo.add"(%v305, %v306) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v308 = "stablehlo.multiply"(%v263, %v307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v309 = "stablehlo.subtract"(%v308, %v303) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v310 = "stablehlo.constant"() {value = dense<0xB0965742> : tensor<3xf32>} : () -> tensor<3xf32>
    %v311 = "stablehlo.add"(%v309, %v310) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v312 = "stablehlo.multiply"(%v263, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v313 = "stablehlo.subtract"(%v312, %v307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v314 = "stablehlo.constant"() {value = dense<0x32630DD5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v315 = "stablehlo.add"(%v313, %v314) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v316 = "stablehlo.multiply"(%v263, %v315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v317 = "stablehlo.subtract"(%v316, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v318 = "stablehlo.constant"() {value = dense<0xB478B524> : tensor<3xf32>} : () -> tensor<3xf32>
    %v319 = "stablehlo.add"(%v317, %v318) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v320 = "stablehlo.multiply"(%v263, %v319) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v321 = "stablehlo.subtract"(%v320, %v315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v322 = "stablehlo.constant"() {value = dense<0x36F0F5FC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v323 = "stablehlo.add"(%v321, %v322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v324 = "stablehlo.multiply"(%v263, %v323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v325 = "stablehlo.subtract"(%v324, %v319) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v326 = "stablehlo.constant"() {value = dense<0xBA22F87C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v327 = "stablehlo.add"(%v325, %v326) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v328 = "stablehlo.multiply"(%v262, %v327) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v329 = "stablehlo.subtract"(%v328, %v323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v330 = "stablehlo.constant"() {value = dense<0x3F7FD6C5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v331 = "stablehlo.add"(%v329, %v330) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v332 = "stablehlo.constant"() {value = dense<0x20C3FAC4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v333 = "stablehlo.add"(%v265, %v332) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v334 = "stablehlo.multiply"(%v263, %v333) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v335 = "stablehlo.subtract"(%v334, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v336 = "stablehlo.constant"() {value = dense<0xA1900DE1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v337 = "stablehlo.add"(%v335, %v336) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v338 = "stablehlo.multiply"(%v263, %v337) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v339 = "stablehlo.subtract"(%v338, %v333) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v340 = "stablehlo.constant"() {value = dense<0x225A39F5> : tensor<3xf32>} : () -> tensor<3xf32>
    %v341 = "stablehlo.add"(%v339, %v340) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v342 = "stablehlo.multiply"(%v263, %v341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v343 = "stablehlo.subtract"(%v342, %v337) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v344 = "stablehlo.constant"() {value = dense<0xA32AC707> : tensor<3xf32>} : () -> tensor<3xf32>
    %v345 = "stablehlo.add"(%v343, %v344) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v346 = "stablehlo.multiply"(%v263, %v345) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v347 = "stablehlo.subtract"(%v346, %v341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v348 = "stablehlo.constant"() {value = dense<0x240A7EBE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v349 = "stablehlo.add"(%v347, %v348) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v350 = "stablehlo.multiply"(%v263, %v349) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v351 = "stablehlo.subtract"(%v350, %v345) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v352 = "stablehlo.constant"() {value = dense<0xA4E9991B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v353 = "stablehlo.add"(%v351, %v352) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v354 = "stablehlo.multiply"(%v263, %v353) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v355 = "stablehlo.subtract"(%v354, %v349) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v356 = "stablehlo.constant"() {value = dense<0x25CDB615> : tensor<3xf32>} : () -> tensor<3xf32>
    %v357 = "stablehlo.add"(%v355, %v356) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v358 = "stablehlo.multiply"(%v263, %v357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v359 = "stablehlo.subtract"(%v358, %v353) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v360 = "stablehlo.constant"() {value = dense<0xA6BE153C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v361 = "stablehlo.add"(%v359, %v360) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v362 = "stablehlo.multiply"(%v263, %v361) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v363 = "stablehlo.subtract"(%v362, %v357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v364 = "stablehlo.constant"() {value = dense<0x27B960A2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v365 = "stablehlo.add"(%v363, %v364) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v366 = "stablehlo.multiply"(%v263, %v365) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v367 = "stablehlo.subtract"(%v366, %v361) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v368 = "stablehlo.constant"() {value = dense<0xA8C02A80> : tensor<3xf32>} : () -> tensor<3xf32>
    %v369 = "stablehlo.add"(%v367, %v368) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v370 = "stablehlo.multiply"(%v263, %v369) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v371 = "stablehlo.subtract"(%v370, %v365) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v372 = "stablehlo.constant"() {value = dense<0x29D5996A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v373 = "stablehlo.add"(%v371, %v372) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v374 = "stablehlo.multiply"(%v263, %v373) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v375 = "stablehlo.subtract"(%v374, %v369) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v376 = "stablehlo.constant"() {value = dense<0xAB00B27C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v377 = "stablehlo.add"(%v375, %v376) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v378 = "stablehlo.multiply"(%v263, %v377) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v379 = "stablehlo.subtract"(%v378, %v373) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v380 = "stablehlo.constant"() {value = dense<0x2C2A84BF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v381 = "stablehlo.add"(%v379, %v380) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v382 = "stablehlo.multiply"(%v263, %v381) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v383 = "stablehlo.subtract"(%v382, %v377) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v384 = "stablehlo.constant"() {value = dense<0xAD7D12BD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v385 = "stablehlo.add"(%v383, %v384) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v386 = "stablehlo.multiply"(%v263, %v385) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v387 = "stablehlo.subtract"(%v386, %v381) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v388 = "stablehlo.constant"() {value = dense<0x2ED7BC67> : tensor<3xf32>} : () -> tensor<3xf32>
    %v389 = "stablehlo.add"(%v387, %v388) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v390 = "stablehlo.multiply"(%v263, %v389) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v391 = "stablehlo.subtract"(%v390, %v385) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v392 = "stablehlo.constant"() {value = dense<0xB05AED2A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v393 = "stablehlo.add"(%v391, %v392) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v394 = "stablehlo.multiply"(%v263, %v393) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v395 = "stablehlo.subtract"(%v394, %v389) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v396 = "stablehlo.constant"() {value = dense<0x320B6655> : tensor<3xf32>} : () -> tensor<3xf32>
    %v397 = "stablehlo.add"(%v395, %v396) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v398 = "stablehlo.multiply"(%v263, %v397) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v399 = "stablehlo.subtract"(%v398, %v393) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v400 = "stablehlo.constant"() {value = dense<0xB3F22895> : tensor<3xf32>} : () -> tensor<3xf32>
    %v401 = "stablehlo.add"(%v399, %v400) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v402 = "stablehlo.multiply"(%v263, %v401) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v403 = "stablehlo.subtract"(%v402, %v397) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v404 = "stablehlo.constant"() {value = dense<0x3625C4E9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v405 = "stablehlo.add"(%v403, %v404) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v406 = "stablehlo.multiply"(%v263, %v405) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v407 = "stablehlo.subtract"(%v406, %v401) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v408 = "stablehlo.constant"() {value = dense<0xB8EF6F69> : tensor<3xf32>} : () -> tensor<3xf32>
    %v409 = "stablehlo.add"(%v407, %v408) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v410 = "stablehlo.multiply"(%v262, %v409) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v411 = "stablehlo.subtract"(%v410, %v405) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v412 = "stablehlo.constant"() {value = dense<0x3C536B97> : tensor<3xf32>} : () -> tensor<3xf32>
    %v413 = "stablehlo.add"(%v411, %v412) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v414 = "stablehlo.multiply"(%v413, %v259) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v415 = "stablehlo.sine"(%v257) : (tensor<3xf32>) -> tensor<3xf32>
    %v416 = "stablehlo.cosine"(%v257) : (tensor<3xf32>) -> tensor<3xf32>
    %v417 = "stablehlo.add"(%v415, %v416) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v418 = "stablehlo.subtract"(%v415, %v416) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v419 = "stablehlo.multiply"(%v331, %v417) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v420 = "stablehlo.multiply"(%v414, %v418) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v421 = "stablehlo.add"(%v419, %v420) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v422 = "stablehlo.rsqrt"(%v254) : (tensor<3xf32>) -> tensor<3xf32>
    %v423 = "stablehlo.sqrt"(%v422) : (tensor<3xf32>) -> tensor<3xf32>
    %v424 = "stablehlo.multiply"(%v421, %v423) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v425 = "stablehlo.constant"() {value = dense<0x3ECC422A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v426 = "stablehlo.multiply"(%v424, %v425) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v427 = "stablehlo.compare"(%v0, %v1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v428 = "stablehlo.compare"(%v0, %v3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v429 = "stablehlo.select"(%v428, %v138, %v251) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v430 = "stablehlo.select"(%v427, %v426, %v429) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v431 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v432 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v433 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v434 = "stablehlo.compare"(%v431, %v432) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v435 = "stablehlo.select"(%v434, %v433, %v430) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v436 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v437 = "stablehlo.select"(%v436, %v435, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v437) : (tensor<3xf32>) -> ()
  }
}
