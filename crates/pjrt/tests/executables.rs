//! Compiling, running, donating, serializing.
mod common;
use common::*;
use torchtpu_pjrt::{Code, CompileOptions, ElementType, OptionValue};

const SCALE_IN_PLACE: &str = "func.func @main(
    %a: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}";

#[test]
fn an_aliased_argument_is_donated() {
    let program = client().compile(SCALE_IN_PLACE.as_bytes(), &CompileOptions::default()).unwrap();
    let (a, b) = (f32s(client(), &[1., 2., 3., 4.], &[4], 0), f32s(client(), &[2.; 4], &[4], 0));
    let outputs = program.execute(&[&a, &b], 0, &[]).unwrap();
    assert_eq!(read(&outputs[0]), [2., 4., 6., 8.]);
    assert!(a.is_deleted().unwrap());
    assert!(!b.is_deleted().unwrap());
    let error = program.execute(&[&a, &b], 0, &[]).unwrap_err();
    assert!(error.message.contains("deleted or donated"), "{error}");
}

#[test]
fn a_non_donatable_argument_stays() {
    let program = client().compile(SCALE_IN_PLACE.as_bytes(), &CompileOptions::default()).unwrap();
    let (a, b) = (f32s(client(), &[1., 2., 3., 4.], &[4], 0), f32s(client(), &[2.; 4], &[4], 0));
    let outputs = program.execute(&[&a, &b], 0, &[0]).unwrap();
    assert_eq!(read(&outputs[0]), [2., 4., 6., 8.]);
    assert!(!a.is_deleted().unwrap());
    assert_eq!(read(&a), [1., 2., 3., 4.]);
}

#[test]
fn a_buffer_donor_is_donated() {
    let text = SCALE_IN_PLACE.replace("tf.aliasing_output = 0 : i32", "jax.buffer_donor = true");
    let program = client().compile(text.as_bytes(), &CompileOptions::default()).unwrap();
    let (a, b) = (f32s(client(), &[1., 2., 3., 4.], &[4], 0), f32s(client(), &[2.; 4], &[4], 0));
    let outputs = program.execute(&[&a, &b], 0, &[]).unwrap();
    assert_eq!(read(&outputs[0]), [2., 4., 6., 8.]);
    assert!(a.is_deleted().unwrap());
}

#[test]
fn nothing_is_donated_unasked() {
    let program = client().compile(ADD.as_bytes(), &CompileOptions::default()).unwrap();
    let a = f32s(client(), &[1., 2.], &[2], 0);
    let outputs = program.execute(&[&a, &a], 0, &[]).unwrap();
    assert_eq!((read(&outputs[0]), read(&a)), (vec![2., 4.], vec![1., 2.]));
}

#[test]
fn donated_memory_is_reused() {
    // Large enough that the plugin does not copy for alignment's sake.
    let text = SCALE_IN_PLACE.replace("4x", "65536x");
    let program = client().compile(text.as_bytes(), &CompileOptions::default()).unwrap();
    let stats = program.compiled_memory_stats().unwrap();
    assert_eq!((stats.argument, stats.output, stats.alias), (524288, 262144, 262144));
}

#[test]
fn several_outputs_keep_their_order_and_types() {
    let text = "func.func @main(%a: tensor<2xf32>) -> (tensor<2xi32>, tensor<f32>, tensor<2xf32>) {
      %c = stablehlo.constant dense<5.0> : tensor<f32>
      %0 = stablehlo.convert %a : (tensor<2xf32>) -> tensor<2xi32>
      %1 = stablehlo.negate %a : tensor<2xf32>
      return %0, %c, %1 : tensor<2xi32>, tensor<f32>, tensor<2xf32>
    }";
    let program = client().compile(text.as_bytes(), &CompileOptions::default()).unwrap();
    assert_eq!(program.num_outputs(), 3);
    for _ in 0..2 {
        let outputs = program.execute(&[&f32s(client(), &[3., 4.], &[2], 1)], 1, &[]).unwrap();
        let types: Vec<_> = outputs.iter().map(|o| (o.element_type(), o.dims().to_vec())).collect();
        let f32 = ElementType::F32;
        assert_eq!(types, [(ElementType::S32, vec![2]), (f32, vec![]), (f32, vec![2])]);
        assert_eq!((read(&outputs[1]), read(&outputs[2])), (vec![5.], vec![-3., -4.]));
    }
}

#[test]
fn a_program_without_arguments_or_outputs_runs() {
    let text = "func.func @main() -> tensor<f32> {
      %c = stablehlo.constant dense<5.0> : tensor<f32>
      return %c : tensor<f32>
    }";
    let program = client().compile(text.as_bytes(), &CompileOptions::default()).unwrap();
    assert_eq!(read(&program.execute(&[], 1, &[]).unwrap()[0]), [5.]);
    let nothing = "func.func @main(%a: tensor<f32>) { return }";
    let program = client().compile(nothing.as_bytes(), &CompileOptions::default()).unwrap();
    assert!(program.execute(&[&f32s(client(), &[1.], &[], 0)], 0, &[]).unwrap().is_empty());
}

#[test]
fn bad_programs_are_refused_with_the_plugins_words() {
    let error = client().compile(b"func.func @main(", &CompileOptions::default()).unwrap_err();
    assert!(!error.message.is_empty(), "{error}");
    let error = client().compile(ADD.replace("add", "frobnicate").as_bytes(), &CompileOptions::default()).unwrap_err();
    assert!(error.message.contains("frobnicate"), "{error}");
}

#[test]
fn bad_arguments_are_refused() {
    let program = client().compile(ADD.as_bytes(), &CompileOptions::default()).unwrap();
    let a = f32s(client(), &[1., 2.], &[2], 0);
    assert_eq!(program.execute(&[&a], 0, &[]).unwrap_err().code, Code::InvalidArgument);
    let error = program.execute(&[&a, &a], 1, &[]).unwrap_err();
    assert_eq!(error.message, "argument 0 is on device 0, the run on device 1");
    let small = f32s(client(), &[1.], &[1], 0);
    assert!(program.execute(&[&small, &small], 0, &[]).is_err());
}

#[test]
fn serialized_executables_load_again() {
    for options in [CompileOptions::default(), CompileOptions { portable: false, ..Default::default() }] {
        let bytes = client().compile(ADD.as_bytes(), &options).unwrap().serialize().unwrap();
        let program = client().deserialize(&bytes, &options).unwrap();
        let a = f32s(client(), &[1., 2.], &[2], 0);
        assert_eq!(read(&program.execute(&[&a, &a], 0, &[]).unwrap()[0]), [2., 4.]);
        if options.portable {
            let a = f32s(client(), &[1., 3.], &[2], 1);
            assert_eq!(read(&program.execute(&[&a, &a], 1, &[]).unwrap()[0]), [2., 6.]);
        }
    }
    assert!(client().deserialize(b"garbage", &CompileOptions::default()).is_err());
}

#[test]
fn donation_survives_serialization() {
    let options = CompileOptions::default();
    let bytes = client().compile(SCALE_IN_PLACE.as_bytes(), &options).unwrap().serialize().unwrap();
    let program = client().deserialize(&bytes, &options).unwrap();
    let (a, b) = (f32s(client(), &[1.; 4], &[4], 0), f32s(client(), &[2.; 4], &[4], 0));
    program.execute(&[&a, &b], 0, &[]).unwrap();
    assert!(a.is_deleted().unwrap());
}

#[test]
fn executables_describe_themselves() {
    let program = client().compile(ADD.as_bytes(), &CompileOptions::default()).unwrap();
    let again = client().compile(ADD.as_bytes(), &CompileOptions::default()).unwrap();
    assert_eq!(program.fingerprint().unwrap(), again.fingerprint().unwrap());
    // XLA's CPU plugin has no cost model; tests/tpu.rs reads a real one.
    assert_eq!(program.cost_analysis().unwrap_err().code, Code::Unimplemented);
    let (hlo, format) = program.optimized_program().unwrap();
    assert!(!hlo.is_empty() && format.starts_with("hlo"), "{format}");
    assert!(program.name().is_ok());
}

#[test]
fn compiler_options_reach_the_compiler() {
    let with =
        |name: &str, value| CompileOptions { env_option_overrides: vec![(name.into(), value)], ..Default::default() };
    client().compile(ADD.as_bytes(), &with("xla_cpu_enable_fast_math", OptionValue::Bool(false))).unwrap();
    let error = client().compile(ADD.as_bytes(), &with("xla_no_such_option", OptionValue::Bool(true))).unwrap_err();
    assert!(error.message.contains("xla_no_such_option"), "{error}");
}

#[test]
fn two_replicas_reduce_together() {
    let text = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
      %0 = \"stablehlo.all_reduce\"(%a) ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %s = stablehlo.add %x, %y : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }";
    let options = CompileOptions { num_replicas: 2, portable: false, ..Default::default() };
    let program = client().compile(text.as_bytes(), &options).unwrap();
    assert_eq!(program.devices(), [0, 1]);
    let (a, b) = (f32s(client(), &[1., 2.], &[2], 0), f32s(client(), &[10., 20.], &[2], 1));
    let outputs = program.execute_sharded(&[&[&a], &[&b]], &[]).unwrap();
    assert_eq!((read(&outputs[0][0]), read(&outputs[1][0])), (vec![11., 22.], vec![11., 22.]));
    assert!(program.execute(&[&a], 0, &[]).is_err());
}

#[test]
fn threads_share_an_executable() {
    let program = client().compile(ADD.as_bytes(), &CompileOptions::default()).unwrap();
    std::thread::scope(|scope| {
        for t in 0..4 {
            let program = &program;
            scope.spawn(move || {
                let a = f32s(client(), &[t as f32, 1.], &[2], t % 2);
                for _ in 0..50 {
                    let outputs = program.execute(&[&a, &a], t % 2, &[]).unwrap();
                    assert_eq!(read(&outputs[0]), [2. * t as f32, 2.]);
                }
            });
        }
    });
}

/// Keeps the first `n` columns of a 2x4 matrix; the result's extent is known only at run time.
const COLUMNS: &str = "func.func @main(%a: tensor<2x4xf32>, %n: tensor<i32>) ->
    tensor<2x?xf32, #stablehlo.bounds<?, 4>> {
  %0 = \"stablehlo.set_dimension_size\"(%a, %n) {dimension = 1 : i64}
    : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  return %0 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>
}";

#[test]
fn a_bounded_output_tells_its_extent() {
    let program = client().compile(COLUMNS.as_bytes(), &CompileOptions::default()).unwrap();
    let a = f32s(client(), &[1., 2., 3., 4., 5., 6., 7., 8.], &[2, 4], 0);
    let expected = [
        (3i32, [1., 2., 3., 5., 6., 7., 0., 0.]),
        (4, [1., 2., 3., 4., 5., 6., 7., 8.]),
        (1, [1., 5., 0., 0., 0., 0., 0., 0.]),
    ];
    for (n, values) in expected {
        let n_buffer = client().buffer_from_host(&n.to_le_bytes(), ElementType::S32, &[], 0).unwrap();
        let outputs = program.execute(&[&a, &n_buffer], 0, &[]).unwrap();
        assert_eq!(outputs[0].dims(), [2, 4]);
        assert_eq!(outputs[0].extents().unwrap()[..], [2, i64::from(n)]);
        assert_eq!(read(&outputs[0]), values);
    }
}
