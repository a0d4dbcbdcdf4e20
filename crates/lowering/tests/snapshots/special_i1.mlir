module @main {
  func.func public @main(%v0: tensor<3xf32>) -> (tensor<3xf32>) {
    %v1 = "stablehlo.abs"(%v0) : (tensor<3xf32>) -> tensor<3xf32>
    %v2 = "stablehlo.constant"() {value = dense<0x41C80000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v3 = "stablehlo.minimum"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v4 = "stablehlo.maximum"(%v1, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v5 = "stablehlo.multiply"(%v3, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v6 = "stablehlo.constant"() {value = dense<0x3E800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v7 = "stablehlo.multiply"(%v5, %v6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v8 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v9 = "stablehlo.multiply"(%v8, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v10 = "stablehlo.constant"() {value = dense<0x395918B3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v11 = "stablehlo.multiply"(%v9, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v12 = "stablehlo.add"(%v11, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v13 = "stablehlo.multiply"(%v12, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v14 = "stablehlo.constant"() {value = dense<0x395F7B4F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.multiply"(%v13, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.add"(%v15, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.multiply"(%v16, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x3966271C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.multiply"(%v17, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.add"(%v19, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v20, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.constant"() {value = dense<0x396D2089> : tensor<3xf32>} : () -> tensor<3xf32>
    %v23 = "stablehlo.multiply"(%v21, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.add"(%v23, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.multiply"(%v24, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.constant"() {value = dense<0x39746C5E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.multiply"(%v25, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.add"(%v27, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.multiply"(%v28, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.constant"() {value = dense<0x397C0FC1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v31 = "stablehlo.multiply"(%v29, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.add"(%v31, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.multiply"(%v32, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.constant"() {value = dense<0x39820821> : tensor<3xf32>} : () -> tensor<3xf32>
    %v35 = "stablehlo.multiply"(%v33, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.add"(%v35, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.multiply"(%v36, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.constant"() {value = dense<0x398639F0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v39 = "stablehlo.multiply"(%v37, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.add"(%v39, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.multiply"(%v40, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.constant"() {value = dense<0x398AA08F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v43 = "stablehlo.multiply"(%v41, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.add"(%v43, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.multiply"(%v44, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.constant"() {value = dense<0x398F3F83> : tensor<3xf32>} : () -> tensor<3xf32>
    %v47 = "stablehlo.multiply"(%v45, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.add"(%v47, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.multiply"(%v48, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.constant"() {value = dense<0x39941A9D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v51 = "stablehlo.multiply"(%v49, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.add"(%v51, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.multiply"(%v52, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.constant"() {value = dense<0x39993603> : tensor<3xf32>} : () -> tensor<3xf32>
    %v55 = "stablehlo.multiply"(%v53, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.add"(%v55, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.multiply"(%v56, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.constant"() {value = dense<0x399E9639> : tensor<3xf32>} : () -> tensor<3xf32>
    %v59 = "stablehlo.multiply"(%v57, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.add"(%v59, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.multiply"(%v60, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.constant"() {value = dense<0x39A44029> : tensor<3xf32>} : () -> tensor<3xf32>
    %v63 = "stablehlo.multiply"(%v61, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.add"(%v63, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.multiply"(%v64, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.constant"() {value = dense<0x39AA392F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v67 = "stablehlo.multiply"(%v65, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.add"(%v67, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.multiply"(%v68, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.constant"() {value = dense<0x39B08727> : tensor<3xf32>} : () -> tensor<3xf32>
    %v71 = "stablehlo.multiply"(%v69, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.add"(%v71, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.multiply"(%v72, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.constant"() {value = dense<0x39B7307B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v75 = "stablehlo.multiply"(%v73, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.add"(%v75, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.multiply"(%v76, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.constant"() {value = dense<0x39BE3C31> : tensor<3xf32>} : () -> tensor<3xf32>
    %v79 = "stablehlo.multiply"(%v77, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.add"(%v79, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.multiply"(%v80, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.constant"() {value = dense<0x39C5B201> : tensor<3xf32>} : () -> tensor<3xf32>
    %v83 = "stablehlo.multiply"(%v81, %v82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.add"(%v83, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.multiply"(%v84, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.constant"() {value = dense<0x39CD9A67> : tensor<3xf32>} : () -> tensor<3xf32>
    %v87 = "stablehlo.multiply"(%v85, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.add"(%v87, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.multiply"(%v88, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.constant"() {value = dense<0x39D5FEBF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v91 = "stablehlo.multiply"(%v89, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.add"(%v91, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.multiply"(%v92, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.constant"() {value = dense<0x39DEE95C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v95 = "stablehlo.multiply"(%v93, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.add"(%v95, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.multiply"(%v96, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.constant"() {value = dense<0x39E865AC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v99 = "stablehlo.multiply"(%v97, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.add"(%v99, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.multiply"(%v100, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.constant"() {value = dense<0x39F2805B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v103 = "stablehlo.multiply"(%v101, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.add"(%v103, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.multiply"(%v104, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.constant"() {value = dense<0x39FD477B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v107 = "stablehlo.multiply"(%v105, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.add"(%v107, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.multiply"(%v108, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.constant"() {value = dense<0x3A04655E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v111 = "stablehlo.multiply"(%v109, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.add"(%v111, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.multiply"(%v112, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.constant"() {value = dense<0x3A0A8DCD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v115 = "stablehlo.multiply"(%v113, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.add"(%v115, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.multiply"(%v116, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.constant"() {value = dense<0x3A1126D7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v119 = "stablehlo.multiply"(%v117, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.add"(%v119, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.multiply"(%v120, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.constant"() {value = dense<0x3A183B77> : tensor<3xf32>} : () -> tensor<3xf32>
    %v123 = "stablehlo.multiply"(%v121, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.add"(%v123, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.multiply"(%v124, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.constant"() {value = dense<0x3A1FD80A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v127 = "stablehlo.multiply"(%v125, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.add"(%v127, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.multiply"(%v128, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.constant"() {value = dense<0x3A280A81> : tensor<3xf32>} : () -> tensor<3xf32>
    %v131 = "stablehlo.multiply"(%v129, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.add"(%v131, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.multiply"(%v132, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.constant"() {value = dense<0x3A30E2A2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v135 = "stablehlo.multiply"(%v133, %v134) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v136 = "stablehlo.add"(%v135, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.multiply"(%v136, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.constant"() {value = dense<0x3A3A7258> : tensor<3xf32>} : () -> tensor<3xf32>
    %v139 = "stablehlo.multiply"(%v137, %v138) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v140 = "stablehlo.add"(%v139, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.multiply"(%v140, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0x3A44CE08> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.multiply"(%v141, %v142) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.add"(%v143, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.multiply"(%v144, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.constant"() {value = dense<0x3A500D01> : tensor<3xf32>} : () -> tensor<3xf32>
    %v147 = "stablehlo.multiply"(%v145, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.add"(%v147, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v148, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.constant"() {value = dense<0x3A5C4A01> : tensor<3xf32>} : () -> tensor<3xf32>
    %v151 = "stablehlo.multiply"(%v149, %v150) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.add"(%v151, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.multiply"(%v152, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.constant"() {value = dense<0x3A69A3D2> : tensor<3xf32>} : () -> tensor<3xf32>
    %v155 = "stablehlo.multiply"(%v153, %v154) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v156 = "stablehlo.add"(%v155, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.multiply"(%v156, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.constant"() {value = dense<0x3A783E10> : tensor<3xf32>} : () -> tensor<3xf32>
    %v159 = "stablehlo.multiply"(%v157, %v158) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v160 = "stablehlo.add"(%v159, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.multiply"(%v160, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.constant"() {value = dense<0x3A842108> : tensor<3xf32>} : () -> tensor<3xf32>
    %v163 = "stablehlo.multiply"(%v161, %v162) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v164 = "stablehlo.add"(%v163, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.multiply"(%v164, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.constant"() {value = dense<0x3A8CF009> : tensor<3xf32>} : () -> tensor<3xf32>
    %v167 = "stablehlo.multiply"(%v165, %v166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v168 = "stablehlo.add"(%v167, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.multiply"(%v168, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.constant"() {value = dense<0x3A96A850> : tensor<3xf32>} : () -> tensor<3xf32>
    %v171 = "stablehlo.multiply"(%v169, %v170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v172 = "stablehlo.add"(%v171, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.multiply"(%v172, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.constant"() {value = dense<0x3AA16B31> : tensor<3xf32>} : () -> tensor<3xf32>
    %v175 = "stablehlo.multiply"(%v173, %v174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v176 = "stablehlo.add"(%v175, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.multiply"(%v176, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.constant"() {value = dense<0x3AAD602B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v179 = "stablehlo.multiply"(%v177, %v178) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v179, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.multiply"(%v180, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.constant"() {value = dense<0x3ABAB656> : tensor<3xf32>} : () -> tensor<3xf32>
    %v183 = "stablehlo.multiply"(%v181, %v182) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v184 = "stablehlo.add"(%v183, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.multiply"(%v184, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.constant"() {value = dense<0x3AC9A634> : tensor<3xf32>} : () -> tensor<3xf32>
    %v187 = "stablehlo.multiply"(%v185, %v186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v188 = "stablehlo.add"(%v187, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.multiply"(%v188, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.constant"() {value = dense<0x3ADA740E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v191 = "stablehlo.multiply"(%v189, %v190) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v192 = "stablehlo.add"(%v191, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.multiply"(%v192, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.constant"() {value = dense<0x3AED7304> : tensor<3xf32>} : () -> tensor<3xf32>
    %v195 = "stablehlo.multiply"(%v193, %v194) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.add"(%v195, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.multiply"(%v196, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.constant"() {value = dense<0x3B01848E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v199 = "stablehlo.multiply"(%v197, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v200 = "stablehlo.add"(%v199, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.multiply"(%v200, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.constant"() {value = dense<0x3B0DDA52> : tensor<3xf32>} : () -> tensor<3xf32>
    %v203 = "stablehlo.multiply"(%v201, %v202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v204 = "stablehlo.add"(%v203, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.multiply"(%v204, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.constant"() {value = dense<0x3B1C09C1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v207 = "stablehlo.multiply"(%v205, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.add"(%v207, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.multiply"(%v208, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.constant"() {value = dense<0x3B2C7692> : tensor<3xf32>} : () -> tensor<3xf32>
    %v211 = "stablehlo.multiply"(%v209, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.add"(%v211, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.multiply"(%v212, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.constant"() {value = dense<0x3B3FA030> : tensor<3xf32>} : () -> tensor<3xf32>
    %v215 = "stablehlo.multiply"(%v213, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.add"(%v215, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.multiply"(%v216, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v218 = "stablehlo.constant"() {value = dense<0x3B562B81> : tensor<3xf32>} : () -> tensor<3xf32>
    %v219 = "stablehlo.multiply"(%v217, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.add"(%v219, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.multiply"(%v220, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v222 = "stablehlo.constant"() {value = dense<0x3B70F0F1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v223 = "stablehlo.multiply"(%v221, %v222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.add"(%v223, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.multiply"(%v224, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v226 = "stablehlo.constant"() {value = dense<0x3B888889> : tensor<3xf32>} : () -> tensor<3xf32>
    %v227 = "stablehlo.multiply"(%v225, %v226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.add"(%v227, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.multiply"(%v228, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v230 = "stablehlo.constant"() {value = dense<0x3B9C09C1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v231 = "stablehlo.multiply"(%v229, %v230) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.add"(%v231, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v233 = "stablehlo.multiply"(%v232, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v234 = "stablehlo.constant"() {value = dense<0x3BB40B41> : tensor<3xf32>} : () -> tensor<3xf32>
    %v235 = "stablehlo.multiply"(%v233, %v234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v236 = "stablehlo.add"(%v235, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v237 = "stablehlo.multiply"(%v236, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v238 = "stablehlo.constant"() {value = dense<0x3BD20D21> : tensor<3xf32>} : () -> tensor<3xf32>
    %v239 = "stablehlo.multiply"(%v237, %v238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.add"(%v239, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v241 = "stablehlo.multiply"(%v240, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v242 = "stablehlo.constant"() {value = dense<0x3BF83E10> : tensor<3xf32>} : () -> tensor<3xf32>
    %v243 = "stablehlo.multiply"(%v241, %v242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.add"(%v243, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v245 = "stablehlo.multiply"(%v244, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v246 = "stablehlo.constant"() {value = dense<0x3C14F209> : tensor<3xf32>} : () -> tensor<3xf32>
    %v247 = "stablehlo.multiply"(%v245, %v246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.add"(%v247, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v249 = "stablehlo.multiply"(%v248, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v250 = "stablehlo.constant"() {value = dense<0x3C360B61> : tensor<3xf32>} : () -> tensor<3xf32>
    %v251 = "stablehlo.multiply"(%v249, %v250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.add"(%v251, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.multiply"(%v252, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v254 = "stablehlo.constant"() {value = dense<0x3C638E39> : tensor<3xf32>} : () -> tensor<3xf32>
    %v255 = "stablehlo.multiply"(%v253, %v254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.add"(%v255, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v257 = "stablehlo.multiply"(%v256, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v258 = "stablehlo.constant"() {value = dense<0x3C924925> : tensor<3xf32>} : () -> tensor<3xf32>
    %v259 = "stablehlo.multiply"(%v257, %v258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.add"(%v259, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v261 = "stablehlo.multiply"(%v260, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v262 = "stablehlo.constant"() {value = dense<0x3CC30C31> : tensor<3xf32>} : () -> tensor<3xf32>
    %v263 = "stablehlo.multiply"(%v261, %v262) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.add"(%v263, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.multiply"(%v264, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.constant"() {value = dense<0x3D088889> : tensor<3xf32>} : () -> tensor<3xf32>
    %v267 = "stablehlo.multiply"(%v265, %v266) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.add"(%v267, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v269 = "stablehlo.multiply"(%v268, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v270 = "stablehlo.constant"() {value = dense<0x3D4CCCCD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v271 = "stablehlo.multiply"(%v269, %v270) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v272 = "stablehlo.add"(%v271, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v273 = "stablehlo.multiply"(%v272, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.constant"() {value = dense<0x3DAAAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v275 = "stablehlo.multiply"(%v273, %v274) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v276 = "stablehlo.add"(%v275, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.multiply"(%v276, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v278 = "stablehlo.constant"() {value = dense<0x3E2AAAAB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v279 = "stablehlo.multiply"(%v277, %v278) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.add"(%v279, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v281 = "stablehlo.multiply"(%v280, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.constant"() {value = dense<0x3F000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v283 = "stablehlo.multiply"(%v281, %v282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v284 = "stablehlo.add"(%v283, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v285 = "stablehlo.multiply"(%v3, %v282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v286 = "stablehlo.multiply"(%v285, %v284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v287 = "stablehlo.divide"(%v8, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.constant"() {value = dense<0xD2B23588> : tensor<3xf32>} : () -> tensor<3xf32>
    %v289 = "stablehlo.multiply"(%v288, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v290 = "stablehlo.constant"() {value = dense<0xD10ED284> : tensor<3xf32>} : () -> tensor<3xf32>
    %v291 = "stablehlo.add"(%v289, %v290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v292 = "stablehlo.multiply"(%v291, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v293 = "stablehlo.constant"() {value = dense<0xCF7104C0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v294 = "stablehlo.add"(%v292, %v293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v295 = "stablehlo.multiply"(%v294, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v296 = "stablehlo.constant"() {value = dense<0xCDD6B5A6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v297 = "stablehlo.add"(%v295, %v296) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v298 = "stablehlo.multiply"(%v297, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v299 = "stablehlo.constant"() {value = dense<0xCC4A937C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v300 = "stablehlo.add"(%v298, %v299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v301 = "stablehlo.multiply"(%v300, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v302 = "stablehlo.constant"() {value = dense<0xCACB22DF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v303 = "stablehlo.add"(%v301, %v302) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v304 = "stablehlo.multiply"(%v303, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v305 = "stablehlo.constant"() {value = dense<0xC9595B9E> : tensor<3xf32>} : () -> tensor<3xf32>
    %v306 = "stablehlo.add"(%v304, %v305) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v307 = "stablehlo.multiply"(%v306, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v308 = "stablehlo.constant"() {value = dense<0xC7F94CA3> : tensor<3xf32>} : () -> tensor<3xf32>
    %v309 = "stablehlo.add"(%v307, %v308) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v310 = "stablehlo.multiply"(%v309, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v311 = "stablehlo.constant"() {value = dense<0xC69A0CC0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v312 = "stablehlo.add"(%v310, %v311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v313 = "stablehlo.multiply"(%v312, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v314 = "stablehlo.constant"() {value = dense<0xC54E645B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v315 = "stablehlo.add"(%v313, %v314) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v316 = "stablehlo.multiply"(%v315, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v317 = "stablehlo.constant"() {value = dense<0xC416F605> : tensor<3xf32>} : () -> tensor<3xf32>
    %v318 = "stablehlo.add"(%v316, %v317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v319 = "stablehlo.multiply"(%v318, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v320 = "stablehlo.constant"() {value = dense<0xC2F3321F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v321 = "stablehlo.add"(%v319, %v320) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v322 = "stablehlo.multiply"(%v321, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v323 = "stablehlo.constant"() {value = dense<0xC1D9FD99> : tensor<3xf32>} : () -> tensor<3xf32>
    %v324 = "stablehlo.add"(%v322, %v323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v325 = "stablehlo.multiply"(%v324, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v326 = "stablehlo.constant"() {value = dense<0xC0DC4907> : tensor<3xf32>} : () -> tensor<3xf32>
    %v327 = "stablehlo.add"(%v325, %v326) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v328 = "stablehlo.multiply"(%v327, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v329 = "stablehlo.constant"() {value = dense<0xBFFF2C0C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v330 = "stablehlo.add"(%v328, %v329) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v331 = "stablehlo.multiply"(%v330, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v332 = "stablehlo.constant"() {value = dense<0xBF2D352C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v333 = "stablehlo.add"(%v331, %v332) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v334 = "stablehlo.multiply"(%v333, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v335 = "stablehlo.constant"() {value = dense<0xBE8E1E80> : tensor<3xf32>} : () -> tensor<3xf32>
    %v336 = "stablehlo.add"(%v334, %v335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v337 = "stablehlo.multiply"(%v336, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v338 = "stablehlo.constant"() {value = dense<0xBE13A800> : tensor<3xf32>} : () -> tensor<3xf32>
    %v339 = "stablehlo.add"(%v337, %v338) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v340 = "stablehlo.multiply"(%v339, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v341 = "stablehlo.constant"() {value = dense<0xBDD20000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v342 = "stablehlo.add"(%v340, %v341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v343 = "stablehlo.multiply"(%v342, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v344 = "stablehlo.constant"() {value = dense<0xBDF00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v345 = "stablehlo.add"(%v343, %v344) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v346 = "stablehlo.multiply"(%v345, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v347 = "stablehlo.constant"() {value = dense<0xBEC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v348 = "stablehlo.add"(%v346, %v347) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v349 = "stablehlo.multiply"(%v348, %v287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v350 = "stablehlo.add"(%v349, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v351 = "stablehlo.constant"() {value = dense<0x3E22F983> : tensor<3xf32>} : () -> tensor<3xf32>
    %v352 = "stablehlo.multiply"(%v287, %v351) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v353 = "stablehlo.sqrt"(%v352) : (tensor<3xf32>) -> tensor<3xf32>
    %v354 = "stablehlo.multiply"(%v350, %v353) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v355 = "stablehlo.multiply"(%v4, %v282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v356 = "stablehlo.exponential"(%v355) : (tensor<3xf32>) -> tensor<3xf32>
    %v357 = "stablehlo.multiply"(%v354, %v356) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v358 = "stablehlo.multiply"(%v357, %v356) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v359 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v360 = "stablehlo.select"(%v359, %v286, %v358) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v361 = "stablehlo.constant"() {value = dense<0x00000000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v362 = "stablehlo.compare"(%v0, %v361) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v363 = "stablehlo.negate"(%v360) : (tensor<3xf32>) -> tensor<3xf32>
    %v364 = "stablehlo.select"(%v362, %v363, %v360) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v365 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v366 = "stablehlo.select"(%v365, %v364, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v366) : (tensor<3xf32>) -> ()
  }
}
