//! The TPU compiler on a machine without a TPU. One test: libtpu serves one process at a time, and its environment must
//! be set before it is loaded.
mod common;
use common::*;
use torchtpu_pjrt::{discover, Code, CompileOptions, Topology};

#[test]
fn programs_compile_for_tpus_that_are_not_here() {
    let plugin = discover::load_libtpu_for_compiling(&path(LIBTPU)).unwrap();
    let options = CompileOptions { portable: false, ..Default::default() };
    // A v4 chip has two cores, each of which is a device.
    for (name, devices, kind) in [("v6e:2x2", 4, "TPU v6 lite"), ("v4:2x2x1", 8, "TPU v4")] {
        let topology = Topology::new(&plugin, name, &[]).unwrap();
        assert_eq!(topology.platform_name().unwrap(), "tpu");
        let kinds = topology.device_kinds().unwrap();
        assert_eq!((kinds.len(), kinds[0].as_str()), (devices, kind));
        let program = topology.compile(ADD.as_bytes(), &options).unwrap();
        assert_eq!(program.num_outputs(), 1);
        assert!(program.compiled_memory_stats().unwrap().argument > 0);
        let cost = program.cost_analysis().unwrap();
        assert!(cost.iter().any(|(name, _)| name == "optimal_seconds"), "{cost:?}");
        assert!(!program.serialize().unwrap().is_empty());
    }

    let topology = Topology::new(&plugin, "v6e:2x2", &[]).unwrap();
    // A matrix product with the contracted dimension over four devices.
    let sharded = "module attributes {mhlo.num_partitions = 4 : i32} {
      sdy.mesh @mesh = <[\"x\"=4]>
      func.func @main(%a: tensor<128x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {\"x\"}]>},
          %b: tensor<512x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>}) -> tensor<128x128xf32> {
        %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
          : (tensor<128x512xf32>, tensor<512x128xf32>) -> tensor<128x128xf32>
        return %0 : tensor<128x128xf32>
      }
    }";
    let over_four = CompileOptions {
        num_partitions: 4,
        use_spmd_partitioning: true,
        use_shardy: true,
        portable: false,
        ..Default::default()
    };
    let program = topology.compile(sharded.as_bytes(), &over_four).unwrap();
    // Each device holds a quarter of both matrices.
    assert_eq!(program.compiled_memory_stats().unwrap().argument, 2 * 128 * 128 * 4);

    // 64 GiB of output on a device with 32.
    let too_big = "func.func @main(%a: tensor<f32>) -> tensor<16777216x1024xf32> {
      %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<16777216x1024xf32>
      return %0 : tensor<16777216x1024xf32>
    }";
    let error = topology.compile(too_big.as_bytes(), &options).unwrap_err();
    assert_eq!(error.code, Code::ResourceExhausted, "{error}");

    let error = Topology::new(&plugin, "v99:2x2", &[]).unwrap_err();
    assert!(!error.message.is_empty(), "{error}");
}
