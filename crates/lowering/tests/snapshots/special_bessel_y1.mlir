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
    %v14 = "stablehlo.constant"() {value = dense<0xA3E16FFA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v15 = "stablehlo.add"(%v13, %v14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v16 = "stablehlo.multiply"(%v10, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v17 = "stablehlo.subtract"(%v16, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v18 = "stablehlo.constant"() {value = dense<0x26CD1B58> : tensor<3xf32>} : () -> tensor<3xf32>
    %v19 = "stablehlo.add"(%v17, %v18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v20 = "stablehlo.multiply"(%v10, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v21 = "stablehlo.subtract"(%v20, %v15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v22 = "stablehlo.constant"() {value = dense<0xA9A29E96> : tensor<3xf32>} : () -> tensor<3xf32>
    %v23 = "stablehlo.add"(%v21, %v22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v24 = "stablehlo.multiply"(%v10, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v25 = "stablehlo.subtract"(%v24, %v19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v26 = "stablehlo.constant"() {value = dense<0x2C5E6049> : tensor<3xf32>} : () -> tensor<3xf32>
    %v27 = "stablehlo.add"(%v25, %v26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v28 = "stablehlo.multiply"(%v10, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v29 = "stablehlo.subtract"(%v28, %v23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v30 = "stablehlo.constant"() {value = dense<0xAF018680> : tensor<3xf32>} : () -> tensor<3xf32>
    %v31 = "stablehlo.add"(%v29, %v30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v32 = "stablehlo.multiply"(%v10, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v33 = "stablehlo.subtract"(%v32, %v27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v34 = "stablehlo.constant"() {value = dense<0x317D60BE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v35 = "stablehlo.add"(%v33, %v34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v36 = "stablehlo.multiply"(%v10, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v37 = "stablehlo.subtract"(%v36, %v31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v38 = "stablehlo.constant"() {value = dense<0xB3CC7BAA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v39 = "stablehlo.add"(%v37, %v38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v40 = "stablehlo.multiply"(%v10, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v41 = "stablehlo.subtract"(%v40, %v35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v42 = "stablehlo.constant"() {value = dense<0x3605451D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v43 = "stablehlo.add"(%v41, %v42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v44 = "stablehlo.multiply"(%v10, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v45 = "stablehlo.subtract"(%v44, %v39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v46 = "stablehlo.constant"() {value = dense<0xB8088C41> : tensor<3xf32>} : () -> tensor<3xf32>
    %v47 = "stablehlo.add"(%v45, %v46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v48 = "stablehlo.multiply"(%v10, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v49 = "stablehlo.subtract"(%v48, %v43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v50 = "stablehlo.constant"() {value = dense<0x39D45AB6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v51 = "stablehlo.add"(%v49, %v50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v52 = "stablehlo.multiply"(%v10, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v53 = "stablehlo.subtract"(%v52, %v47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v54 = "stablehlo.constant"() {value = dense<0xBB6F0183> : tensor<3xf32>} : () -> tensor<3xf32>
    %v55 = "stablehlo.add"(%v53, %v54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v56 = "stablehlo.multiply"(%v10, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v57 = "stablehlo.subtract"(%v56, %v51) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v58 = "stablehlo.constant"() {value = dense<0x3CB5F961> : tensor<3xf32>} : () -> tensor<3xf32>
    %v59 = "stablehlo.add"(%v57, %v58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v60 = "stablehlo.multiply"(%v10, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v61 = "stablehlo.subtract"(%v60, %v55) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v62 = "stablehlo.constant"() {value = dense<0xBDA95464> : tensor<3xf32>} : () -> tensor<3xf32>
    %v63 = "stablehlo.add"(%v61, %v62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v64 = "stablehlo.multiply"(%v10, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v65 = "stablehlo.subtract"(%v64, %v59) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v66 = "stablehlo.constant"() {value = dense<0x3E24DCFE> : tensor<3xf32>} : () -> tensor<3xf32>
    %v67 = "stablehlo.add"(%v65, %v66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v68 = "stablehlo.multiply"(%v10, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v69 = "stablehlo.subtract"(%v68, %v63) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v70 = "stablehlo.constant"() {value = dense<0xBE188CF1> : tensor<3xf32>} : () -> tensor<3xf32>
    %v71 = "stablehlo.add"(%v69, %v70) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v72 = "stablehlo.multiply"(%v8, %v71) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v73 = "stablehlo.subtract"(%v72, %v67) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v74 = "stablehlo.constant"() {value = dense<0x3DA5FAD7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v75 = "stablehlo.add"(%v73, %v74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v76 = "stablehlo.multiply"(%v2, %v75) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v77 = "stablehlo.log"(%v2) : (tensor<3xf32>) -> tensor<3xf32>
    %v78 = "stablehlo.multiply"(%v77, %v76) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v79 = "stablehlo.constant"() {value = dense<0x24769276> : tensor<3xf32>} : () -> tensor<3xf32>
    %v80 = "stablehlo.add"(%v13, %v79) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v81 = "stablehlo.multiply"(%v10, %v80) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v82 = "stablehlo.subtract"(%v81, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v83 = "stablehlo.constant"() {value = dense<0xA75BDC72> : tensor<3xf32>} : () -> tensor<3xf32>
    %v84 = "stablehlo.add"(%v82, %v83) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v85 = "stablehlo.multiply"(%v10, %v84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v86 = "stablehlo.subtract"(%v85, %v80) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v87 = "stablehlo.constant"() {value = dense<0x2A2A7E7B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v88 = "stablehlo.add"(%v86, %v87) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v89 = "stablehlo.multiply"(%v10, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v90 = "stablehlo.subtract"(%v89, %v84) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v91 = "stablehlo.constant"() {value = dense<0xACE378E9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v92 = "stablehlo.add"(%v90, %v91) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v93 = "stablehlo.multiply"(%v10, %v92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v94 = "stablehlo.subtract"(%v93, %v88) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v95 = "stablehlo.constant"() {value = dense<0x2F80E19F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v96 = "stablehlo.add"(%v94, %v95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v97 = "stablehlo.multiply"(%v10, %v96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v98 = "stablehlo.subtract"(%v97, %v92) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v99 = "stablehlo.constant"() {value = dense<0xB1F4510F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v100 = "stablehlo.add"(%v98, %v99) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v101 = "stablehlo.multiply"(%v10, %v100) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v102 = "stablehlo.subtract"(%v101, %v96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v103 = "stablehlo.constant"() {value = dense<0x343E22D8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v104 = "stablehlo.add"(%v102, %v103) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v105 = "stablehlo.multiply"(%v10, %v104) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v106 = "stablehlo.subtract"(%v105, %v100) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v107 = "stablehlo.constant"() {value = dense<0xB66D6FC0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v108 = "stablehlo.add"(%v106, %v107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v109 = "stablehlo.multiply"(%v10, %v108) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v110 = "stablehlo.subtract"(%v109, %v104) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v111 = "stablehlo.constant"() {value = dense<0x3866F00A> : tensor<3xf32>} : () -> tensor<3xf32>
    %v112 = "stablehlo.add"(%v110, %v111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v113 = "stablehlo.multiply"(%v10, %v112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v114 = "stablehlo.subtract"(%v113, %v108) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v115 = "stablehlo.constant"() {value = dense<0xBA282753> : tensor<3xf32>} : () -> tensor<3xf32>
    %v116 = "stablehlo.add"(%v114, %v115) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v117 = "stablehlo.multiply"(%v10, %v116) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v118 = "stablehlo.subtract"(%v117, %v112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v119 = "stablehlo.constant"() {value = dense<0x3BAD56E0> : tensor<3xf32>} : () -> tensor<3xf32>
    %v120 = "stablehlo.add"(%v118, %v119) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v121 = "stablehlo.multiply"(%v10, %v120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v122 = "stablehlo.subtract"(%v121, %v116) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v123 = "stablehlo.constant"() {value = dense<0xBCE81062> : tensor<3xf32>} : () -> tensor<3xf32>
    %v124 = "stablehlo.add"(%v122, %v123) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v125 = "stablehlo.multiply"(%v10, %v124) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v126 = "stablehlo.subtract"(%v125, %v120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v127 = "stablehlo.constant"() {value = dense<0x3DACF528> : tensor<3xf32>} : () -> tensor<3xf32>
    %v128 = "stablehlo.add"(%v126, %v127) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v129 = "stablehlo.multiply"(%v10, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v130 = "stablehlo.subtract"(%v129, %v124) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v131 = "stablehlo.constant"() {value = dense<0xBDC46D89> : tensor<3xf32>} : () -> tensor<3xf32>
    %v132 = "stablehlo.add"(%v130, %v131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v133 = "stablehlo.multiply"(%v10, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v134 = "stablehlo.subtract"(%v133, %v128) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v135 = "stablehlo.constant"() {value = dense<0xBC83C93F> : tensor<3xf32>} : () -> tensor<3xf32>
    %v136 = "stablehlo.add"(%v134, %v135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v137 = "stablehlo.multiply"(%v8, %v136) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v138 = "stablehlo.subtract"(%v137, %v132) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v139 = "stablehlo.constant"() {value = dense<0x3B2654CC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v140 = "stablehlo.add"(%v138, %v139) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v141 = "stablehlo.multiply"(%v140, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v142 = "stablehlo.constant"() {value = dense<0x3F800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v143 = "stablehlo.divide"(%v142, %v2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v144 = "stablehlo.subtract"(%v78, %v143) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v145 = "stablehlo.constant"() {value = dense<0x3F22F983> : tensor<3xf32>} : () -> tensor<3xf32>
    %v146 = "stablehlo.multiply"(%v144, %v145) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v147 = "stablehlo.add"(%v141, %v146) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v148 = "stablehlo.divide"(%v1, %v3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v149 = "stablehlo.multiply"(%v148, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v150 = "stablehlo.multiply"(%v149, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v151 = "stablehlo.add"(%v150, %v7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v152 = "stablehlo.multiply"(%v151, %v9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v153 = "stablehlo.multiply"(%v152, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v154 = "stablehlo.subtract"(%v153, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v155 = "stablehlo.constant"() {value = dense<0xA39FAD8B> : tensor<3xf32>} : () -> tensor<3xf32>
    %v156 = "stablehlo.add"(%v154, %v155) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v157 = "stablehlo.multiply"(%v152, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v158 = "stablehlo.subtract"(%v157, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v159 = "stablehlo.constant"() {value = dense<0x24F5FAEC> : tensor<3xf32>} : () -> tensor<3xf32>
    %v160 = "stablehlo.add"(%v158, %v159) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v161 = "stablehlo.multiply"(%v152, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v162 = "stablehlo.subtract"(%v161, %v156) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v163 = "stablehlo.constant"() {value = dense<0xA65022E9> : tensor<3xf32>} : () -> tensor<3xf32>
    %v164 = "stablehlo.add"(%v162, %v163) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v165 = "stablehlo.multiply"(%v152, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v166 = "stablehlo.subtract"(%v165, %v160) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v167 = "stablehlo.constant"() {value = dense<0x27C4740D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v168 = "stablehlo.add"(%v166, %v167) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v169 = "stablehlo.multiply"(%v152, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v170 = "stablehlo.subtract"(%v169, %v164) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v171 = "stablehlo.constant"() {value = dense<0xA952F56C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v172 = "stablehlo.add"(%v170, %v171) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v173 = "stablehlo.multiply"(%v152, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v174 = "stablehlo.subtract"(%v173, %v168) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v175 = "stablehlo.constant"() {value = dense<0x2B044546> : tensor<3xf32>} : () -> tensor<3xf32>
    %v176 = "stablehlo.add"(%v174, %v175) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v177 = "stablehlo.multiply"(%v152, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v178 = "stablehlo.subtract"(%v177, %v172) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v179 = "stablehlo.constant"() {value = dense<0xACC8B8D8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v180 = "stablehlo.add"(%v178, %v179) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v181 = "stablehlo.multiply"(%v152, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v182 = "stablehlo.subtract"(%v181, %v176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v183 = "stablehlo.constant"() {value = dense<0x2EC1E2BA> : tensor<3xf32>} : () -> tensor<3xf32>
    %v184 = "stablehlo.add"(%v182, %v183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v185 = "stablehlo.multiply"(%v152, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v186 = "stablehlo.subtract"(%v185, %v180) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v187 = "stablehlo.constant"() {value = dense<0xB100A2A6> : tensor<3xf32>} : () -> tensor<3xf32>
    %v188 = "stablehlo.add"(%v186, %v187) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v189 = "stablehlo.multiply"(%v152, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v190 = "stablehlo.subtract"(%v189, %v184) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v191 = "stablehlo.constant"() {value = dense<0x3384A9E7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v192 = "stablehlo.add"(%v190, %v191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v193 = "stablehlo.multiply"(%v152, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v194 = "stablehlo.subtract"(%v193, %v188) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v195 = "stablehlo.constant"() {value = dense<0xB685CA83> : tensor<3xf32>} : () -> tensor<3xf32>
    %v196 = "stablehlo.add"(%v194, %v195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v197 = "stablehlo.multiply"(%v152, %v196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v198 = "stablehlo.subtract"(%v197, %v192) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v199 = "stablehlo.constant"() {value = dense<0x3A6BAA30> : tensor<3xf32>} : () -> tensor<3xf32>
    %v200 = "stablehlo.add"(%v198, %v199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v201 = "stablehlo.multiply"(%v151, %v200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v202 = "stablehlo.subtract"(%v201, %v196) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v203 = "stablehlo.constant"() {value = dense<0x3F801D97> : tensor<3xf32>} : () -> tensor<3xf32>
    %v204 = "stablehlo.add"(%v202, %v203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v205 = "stablehlo.constant"() {value = dense<0x21408E90> : tensor<3xf32>} : () -> tensor<3xf32>
    %v206 = "stablehlo.add"(%v154, %v205) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v207 = "stablehlo.multiply"(%v152, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v208 = "stablehlo.subtract"(%v207, %v11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v209 = "stablehlo.constant"() {value = dense<0xA27246A8> : tensor<3xf32>} : () -> tensor<3xf32>
    %v210 = "stablehlo.add"(%v208, %v209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v211 = "stablehlo.multiply"(%v152, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v212 = "stablehlo.subtract"(%v211, %v206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v213 = "stablehlo.constant"() {value = dense<0x23A3091D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v214 = "stablehlo.add"(%v212, %v213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v215 = "stablehlo.multiply"(%v152, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v216 = "stablehlo.subtract"(%v215, %v210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v217 = "stablehlo.constant"() {value = dense<0xA4ECCA59> : tensor<3xf32>} : () -> tensor<3xf32>
    %v218 = "stablehlo.add"(%v216, %v217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v219 = "stablehlo.multiply"(%v152, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v220 = "stablehlo.subtract"(%v219, %v214) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v221 = "stablehlo.constant"() {value = dense<0x263B96A7> : tensor<3xf32>} : () -> tensor<3xf32>
    %v222 = "stablehlo.add"(%v220, %v221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v223 = "stablehlo.multiply"(%v152, %v222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v224 = "stablehlo.subtract"(%v223, %v218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v225 = "stablehlo.constant"() {value = dense<0xA7A45621> : tensor<3xf32>} : () -> tensor<3xf32>
    %v226 = "stablehlo.add"(%v224, %v225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v227 = "stablehlo.multiply"(%v152, %v226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v228 = "stablehlo.subtract"(%v227, %v222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v229 = "stablehlo.constant"() {value = dense<0x2921FC03> : tensor<3xf32>} : () -> tensor<3xf32>
    %v230 = "stablehlo.add"(%v228, %v229) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v231 = "stablehlo.multiply"(%v152, %v230) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v232 = "stablehlo.subtract"(%v231, %v226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v233 = "stablehlo.constant"() {value = dense<0xAAB7C3BF> : tensor<3xf32>} : () -> tensor<3xf32>
    %v234 = "stablehlo.add"(%v232, %v233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v235 = "stablehlo.multiply"(%v152, %v234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v236 = "stablehlo.subtract"(%v235, %v230) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v237 = "stablehlo.constant"() {value = dense<0x2C775C8D> : tensor<3xf32>} : () -> tensor<3xf32>
    %v238 = "stablehlo.add"(%v236, %v237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v239 = "stablehlo.multiply"(%v152, %v238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v240 = "stablehlo.subtract"(%v239, %v234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v241 = "stablehlo.constant"() {value = dense<0xAE4E1BC4> : tensor<3xf32>} : () -> tensor<3xf32>
    %v242 = "stablehlo.add"(%v240, %v241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v243 = "stablehlo.multiply"(%v152, %v242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v244 = "stablehlo.subtract"(%v243, %v238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v245 = "stablehlo.constant"() {value = dense<0x306233CD> : tensor<3xf32>} : () -> tensor<3xf32>
    %v246 = "stablehlo.add"(%v244, %v245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v247 = "stablehlo.multiply"(%v152, %v246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v248 = "stablehlo.subtract"(%v247, %v242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v249 = "stablehlo.constant"() {value = dense<0xB2B40B0C> : tensor<3xf32>} : () -> tensor<3xf32>
    %v250 = "stablehlo.add"(%v248, %v249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v251 = "stablehlo.multiply"(%v152, %v250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v252 = "stablehlo.subtract"(%v251, %v246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v253 = "stablehlo.constant"() {value = dense<0x35755016> : tensor<3xf32>} : () -> tensor<3xf32>
    %v254 = "stablehlo.add"(%v252, %v253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v255 = "stablehlo.multiply"(%v152, %v254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v256 = "stablehlo.subtract"(%v255, %v250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v257 = "stablehlo.constant"() {value = dense<0xB8C9E872> : tensor<3xf32>} : () -> tensor<3xf32>
    %v258 = "stablehlo.add"(%v256, %v257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v259 = "stablehlo.multiply"(%v151, %v258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v260 = "stablehlo.subtract"(%v259, %v254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v261 = "stablehlo.constant"() {value = dense<0x3D3F9A11> : tensor<3xf32>} : () -> tensor<3xf32>
    %v262 = "stablehlo.add"(%v260, %v261) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v263 = "stablehlo.multiply"(%v262, %v148) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v264 = "stablehlo.sine"(%v3) : (tensor<3xf32>) -> tensor<3xf32>
    %v265 = "stablehlo.cosine"(%v3) : (tensor<3xf32>) -> tensor<3xf32>
    %v266 = "stablehlo.add"(%v264, %v265) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v267 = "stablehlo.subtract"(%v264, %v265) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v268 = "stablehlo.negate"(%v266) : (tensor<3xf32>) -> tensor<3xf32>
    %v269 = "stablehlo.constant"() {value = dense<0x40490FDB> : tensor<3xf32>} : () -> tensor<3xf32>
    %v270 = "stablehlo.multiply"(%v3, %v269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v271 = "stablehlo.rsqrt"(%v270) : (tensor<3xf32>) -> tensor<3xf32>
    %v274 = "stablehlo.multiply"(%v204, %v268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v275 = "stablehlo.multiply"(%v263, %v267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v277 = "stablehlo.add"(%v274, %v275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v279 = "stablehlo.multiply"(%v277, %v271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v280 = "stablehlo.compare"(%v0, %v1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v281 = "stablehlo.select"(%v280, %v147, %v279) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v282 = "stablehlo.compare"(%v0, %v11) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v283 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v284 = "stablehlo.select"(%v282, %v283, %v281) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v285 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<3xf32>} : () -> tensor<3xf32>
    %v286 = "stablehlo.compare"(%v0, %v11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v287 = "stablehlo.select"(%v286, %v285, %v284) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %v288 = "stablehlo.compare"(%v0, %v0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %v289 = "stablehlo.select"(%v288, %v287, %v0) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%v289) : (tensor<3xf32>) -> ()
  }
}
