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
    %v15 = "stablehlo.constant"() {value = dense<0xA3E16FFA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v16 = "stablehlo.add"(%v14, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.multiply"(%v11, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.subtract"(%v17, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v19 = "stablehlo.constant"() {value = dense<0x26CD1B58> : tensor<3xf32>} : () -> tensor<3xf32>
    %v20 = "stablehlo.add"(%v18, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.multiply"(%v11, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.subtract"(%v21, %v16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v23 = "stablehlo.constant"() {value = dense<0xA9A29E96> : tensor<3xf32>} : () -> tensor<3xf32>
    %v24 = "stablehlo.add"(%v22, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.multiply"(%v11, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.subtract"(%v25, %v20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v27 = "stablehlo.constant"() {value = dense<0x2C5E6049> : tensor<3xf32>} : () -> tensor<3xf32>
    %v28 = "stablehlo.add"(%v26, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.multiply"(%v11, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.subtract"(%v29, %v24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v31 = "stablehlo.constant"() {value = dense<0xAF018680> : tensor<3xf32>} : () -> tensor<3xf32>
    %v32 = "stablehlo.add"(%v30, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.multiply"(%v11, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.subtract"(%v33, %v28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v35 = "stablehlo.constant"() {value = dense<0x317D60BE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v36 = "stablehlo.add"(%v34, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.multiply"(%v11, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.subtract"(%v37, %v32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v39 = "stablehlo.constant"() {value = dense<0xB3CC7BAA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v40 = "stablehlo.add"(%v38, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.multiply"(%v11, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.subtract"(%v41, %v36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v43 = "stablehlo.constant"() {value = dense<0x3605451D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v44 = "stablehlo.add"(%v42, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.multiply"(%v11, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.subtract"(%v45, %v40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v47 = "stablehlo.constant"() {value = dense<0xB8088C41> : tensor<3xf32>} : () -> tensor<3xf32>
    %v48 = "stablehlo.add"(%v46, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.multiply"(%v11, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.subtract"(%v49, %v44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v51 = "stablehlo.constant"() {value = dense<0x39D45AB6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v52 = "stablehlo.add"(%v50, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.multiply"(%v11, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.subtract"(%v53, %v48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v55 = "stablehlo.constant"() {value = dense<0xBB6F0183> : tensor<3xf32>} : () -> tensor<3xf32>
    %v56 = "stablehlo.add"(%v54, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.multiply"(%v11, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.subtract"(%v57, %v52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v59 = "stablehlo.constant"() {value = dense<0x3CB5F961> : tensor<3xf32>} : () -> tensor<3xf32>
    %v60 = "stablehlo.add"(%v58, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.multiply"(%v11, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.subtract"(%v61, %v56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v63 = "stablehlo.constant"() {value = dense<0xBDA95464> : tensor<3xf32>} : () -> tensor<3xf32>
    %v64 = "stablehlo.add"(%v62, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.multiply"(%v11, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.subtract"(%v65, %v60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v67 = "stablehlo.constant"() {value = dense<0x3E24DCFE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v68 = "stablehlo.add"(%v66, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.multiply"(%v11, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.subtract"(%v69, %v64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v71 = "stablehlo.constant"() {value = dense<0xBE188CF1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v72 = "stablehlo.add"(%v70, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.multiply"(%v9, %v72) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.subtract"(%v73, %v68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v75 = "stablehlo.constant"() {value = dense<0x3DA5FAD7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v76 = "stablehlo.add"(%v74, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.multiply"(%v3, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.divide"(%v2, %v4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.multiply"(%v78, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v80 = "stablehlo.multiply"(%v79, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.add"(%v80, %v8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.multiply"(%v81, %v10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.multiply"(%v82, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v84 = "stablehlo.subtract"(%v83, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.constant"() {value = dense<0xA39FAD8B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v86 = "stablehlo.add"(%v84, %v85) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.multiply"(%v82, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v88 = "stablehlo.subtract"(%v87, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.constant"() {value = dense<0x24F5FAEC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v90 = "stablehlo.add"(%v88, %v89) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.multiply"(%v82, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v92 = "stablehlo.subtract"(%v91, %v86) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.constant"() {value = dense<0xA65022E9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v94 = "stablehlo.add"(%v92, %v93) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.multiply"(%v82, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v96 = "stablehlo.subtract"(%v95, %v90) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.constant"() {value = dense<0x27C4740D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v98 = "stablehlo.add"(%v96, %v97) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.multiply"(%v82, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v100 = "stablehlo.subtract"(%v99, %v94) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.constant"() {value = dense<0xA952F56C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v102 = "stablehlo.add"(%v100, %v101) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.multiply"(%v82, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v104 = "stablehlo.subtract"(%v103, %v98) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.constant"() {value = dense<0x2B044546> : tensor<3xf32>} : () -> tensor<3xf32>
    %v106 = "stablehlo.add"(%v104, %v105) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.multiply"(%v82, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v108 = "stablehlo.subtract"(%v107, %v102) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.constant"() {value = dense<0xACC8B8D8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v110 = "stablehlo.add"(%v108, %v109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.multiply"(%v82, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v112 = "stablehlo.subtract"(%v111, %v106) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.constant"() {value = dense<0x2EC1E2BA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v114 = "stablehlo.add"(%v112, %v113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.multiply"(%v82, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v116 = "stablehlo.subtract"(%v115, %v110) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.constant"() {value = dense<0xB100A2A6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v118 = "stablehlo.add"(%v116, %v117) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.multiply"(%v82, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v120 = "stablehlo.subtract"(%v119, %v114) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.constant"() {value = dense<0x3384A9E7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v122 = "stablehlo.add"(%v120, %v121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.multiply"(%v82, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v124 = "stablehlo.subtract"(%v123, %v118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.constant"() {value = dense<0xB685CA83> : tensor<3xf32>} : () -> tensor<3xf32>
    %v126 = "stablehlo.add"(%v124, %v125) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.multiply"(%v82, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v128 = "stablehlo.subtract"(%v127, %v122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.constant"() {value = dense<0x3A6BAA30> : tensor<3xf32>} : () -> tensor<3xf32>
    %v130 = "stablehlo.add"(%v128, %v129) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.multiply"(%v81, %v130) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v132 = "stablehlo.subtract"(%v131, %v126) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.constant"() {value = dense<0x3F801D97> : tensor<3xf32>} : () -> tensor<3xf32>
    %v134 = "stablehlo.add"(%v132, %v133) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.constant"() {value = dense<0x21408E90> : tensor<3xf32>} : () -> tensor<3xf32>
    %v136 = "stablehlo.add"(%v84, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.multiply"(%v82, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.subtract"(%v137, %v12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.constant"() {value = dense<0xA27246A8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v140 = "stablehlo.add"(%v138, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.multiply"(%v82, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.subtract"(%v141, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v143 = "stablehlo.constant"() {value = dense<0x23A3091D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v144 = "stablehlo.add"(%v142, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.multiply"(%v82, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v146 = "stablehlo.subtract"(%v145, %v140) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.constant"() {value = dense<0xA4ECCA59> : tensor<3xf32>} : () -> tensor<3xf32>
    %v148 = "stablehlo.add"(%v146, %v147) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v82, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.subtract"(%v149, %v144) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.constant"() {value = dense<0x263B96A7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v152 = "stablehlo.add"(%v150, %v151) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.multiply"(%v82, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.subtract"(%v153, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v155 = "stablehlo.constant"() {value = dense<0xA7A45621> : tensor<3xf32>} : () -> tensor<3xf32>
    %v156 = "stablehlo.add"(%v154, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.multiply"(%v82, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.subtract"(%v157, %v152) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v159 = "stablehlo.constant"() {value = dense<0x2921FC03> : tensor<3xf32>} : () -> tensor<3xf32>
    %v160 = "stablehlo.add"(%v158, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.multiply"(%v82, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.subtract"(%v161, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v163 = "stablehlo.constant"() {value = dense<0xAAB7C3BF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v164 = "stablehlo.add"(%v162, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.multiply"(%v82, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.subtract"(%v165, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v167 = "stablehlo.constant"() {value = dense<0x2C775C8D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v168 = "stablehlo.add"(%v166, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.multiply"(%v82, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.subtract"(%v169, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v171 = "stablehlo.constant"() {value = dense<0xAE4E1BC4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v172 = "stablehlo.add"(%v170, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.multiply"(%v82, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.subtract"(%v173, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v175 = "stablehlo.constant"() {value = dense<0x306233CD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v176 = "stablehlo.add"(%v174, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.multiply"(%v82, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.subtract"(%v177, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v179 = "stablehlo.constant"() {value = dense<0xB2B40B0C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v178, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.multiply"(%v82, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.subtract"(%v181, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v183 = "stablehlo.constant"() {value = dense<0x35755016> : tensor<3xf32>} : () -> tensor<3xf32>
    %v184 = "stablehlo.add"(%v182, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.multiply"(%v82, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.subtract"(%v185, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.constant"() {value = dense<0xB8C9E872> : tensor<3xf32>} : () -> tensor<3xf32>
    %v188 = "stablehlo.add"(%v186, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.multiply"(%v81, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.subtract"(%v189, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v191 = "stablehlo.constant"() {value = dense<0x3D3F9A11> : tensor<3xf32>} : () -> tensor<3xf32>
    %v192 = "stablehlo.add"(%v190, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.multiply"(%v192, %v78) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.sine"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v195 = "stablehlo.cosine"(%v4) : (tensor<3xf32>) -> tensor<3xf32>
    %v196 = "stablehlo.add"(%v194, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.subtract"(%v194, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.negate"(%v196) : (tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.constant"() {value = dense<0x40490FDB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v200 = "stablehlo.multiply"(%v4, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.rsqrt"(%v200) : (tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.multiply"(%v134, %v197) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.multiply"(%v193, %v198) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v206 = "stablehlo.subtract"(%v202, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.multiply"(%v206, %v201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v210 = "stablehlo.compare"(%v1, %v2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v211 = "stablehlo.select"(%v210, %v77, %v208) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.compare"(%v0, %v12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v213 = "stablehlo.negate"(%v211) : (tensor<3xf32>) -> tensor<3xf32>
    %v214 = "stablehlo.select"(%v212, %v213, %v211) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v215 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v216 = "stablehlo.select"(%v215, %v214, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v216) : (tensor<3xf32>) -> ()
  }
}
