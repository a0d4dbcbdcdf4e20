//! The text that rules emit, one file an op in `snapshots/`, so that a reviewer sees what a change does to programs.
//! `UPDATE_SNAPSHOTS=1 cargo test -p torchtpu-lowering` writes them anew.
use std::path::Path;
use torchtpu_lowering::{find, lower, ArgSpec, Meta, Options, ScalarValue, TensorSpec};
use torchtpu_stablehlo::{DType, Module};

fn tensor(dtype: DType, dims: &[i64]) -> ArgSpec {
    ArgSpec::Tensor(TensorSpec { dtype, dims: dims.to_vec(), wrapped: false })
}
fn meta(dtype: DType, dims: &[i64]) -> Meta {
    Meta { dtype, dims: dims.to_vec(), defined: true }
}
fn text(name: &str, args: &[ArgSpec], metas: &[Meta]) -> String {
    let op = find(name).unwrap_or_else(|| panic!("no rule for {name}"));
    let template = lower(op, args, metas, &Options::default()).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    Module::print("main", &template.func)
}

/// Every line of `metas` is one result.
fn check(name: &str, args: &[ArgSpec], metas: &[Meta]) {
    let found = text(name, args, metas);
    let file = format!("{}.mlir", name.trim_start_matches("aten::"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(file);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    assert!(found == expected, "{name} emits another program than {} shows:\n{found}", path.display());
}

const F: DType = DType::F32;
const I: DType = DType::I64;

#[test]
fn functions_of_one_number() {
    for name in [
        "special_bessel_j0",
        "special_bessel_j1",
        "special_bessel_y0",
        "special_bessel_y1",
        "i0",
        "special_i1",
        "special_i0e",
        "special_i1e",
        "special_modified_bessel_k0",
        "special_modified_bessel_k1",
        "special_scaled_modified_bessel_k0",
        "special_scaled_modified_bessel_k1",
        "special_airy_ai",
        "special_spherical_bessel_j0",
        "special_erfcx",
        "special_log_ndtr",
        "special_ndtri",
        "erfinv",
        "digamma",
    ] {
        check(&format!("aten::{name}"), &[tensor(F, &[3])], &[meta(F, &[3])]);
    }
    check("aten::polygamma", &[ArgSpec::Int(2), tensor(F, &[3])], &[meta(F, &[3])]);
    check("aten::frexp.Tensor", &[tensor(F, &[3])], &[meta(F, &[3]), meta(DType::I32, &[3])]);
}

#[test]
fn functions_of_two_numbers() {
    for name in [
        "special_zeta",
        "igamma",
        "igammac",
        "nextafter",
        "special_chebyshev_polynomial_t",
        "special_chebyshev_polynomial_u",
        "special_chebyshev_polynomial_v",
        "special_chebyshev_polynomial_w",
        "special_shifted_chebyshev_polynomial_t",
        "special_shifted_chebyshev_polynomial_u",
        "special_shifted_chebyshev_polynomial_v",
        "special_shifted_chebyshev_polynomial_w",
        "special_hermite_polynomial_h",
        "special_hermite_polynomial_he",
        "special_laguerre_polynomial_l",
        "special_legendre_polynomial_p",
    ] {
        check(&format!("aten::{name}"), &[tensor(F, &[3]), tensor(F, &[3])], &[meta(F, &[3])]);
    }
}

#[test]
fn order() {
    let (x, dim, keep) = (tensor(F, &[2, 5]), ArgSpec::Int(1), ArgSpec::Bool(false));
    let both = [meta(F, &[2]), meta(I, &[2])];
    check("aten::kthvalue", &[x.clone(), ArgSpec::Int(2), dim.clone(), keep.clone()], &both);
    for name in ["aten::median.dim", "aten::nanmedian.dim", "aten::mode"] {
        check(name, &[x.clone(), dim.clone(), keep.clone()], &both);
    }
    for name in ["aten::median", "aten::nanmedian"] {
        check(name, std::slice::from_ref(&x), &[meta(F, &[])]);
    }
    for name in ["aten::cummax", "aten::cummin"] {
        check(name, &[x.clone(), dim.clone()], &[meta(F, &[2, 5]), meta(I, &[2, 5])]);
    }
    check("aten::logcumsumexp", &[x, dim], &[meta(F, &[2, 5])]);
}

#[test]
fn search() {
    let flag = || ArgSpec::Bool(false);
    check(
        "aten::searchsorted.Tensor",
        &[tensor(F, &[2, 5]), tensor(F, &[2, 3]), flag(), flag(), ArgSpec::None, ArgSpec::None],
        &[meta(I, &[2, 3])],
    );
    check("aten::bucketize.Tensor", &[tensor(F, &[3]), tensor(F, &[5]), flag(), flag()], &[meta(I, &[3])]);
}

#[test]
fn writes() {
    let (x, dim, flag) = (tensor(F, &[4, 3]), ArgSpec::Int(0), ArgSpec::Bool(false));
    let reduce = |name: &str| ArgSpec::Str(name.into());
    check(
        "aten::scatter_reduce.two",
        &[x.clone(), dim.clone(), tensor(I, &[2, 3]), tensor(F, &[2, 3]), reduce("mean"), flag.clone()],
        &[meta(F, &[4, 3])],
    );
    check(
        "aten::index_reduce",
        &[x.clone(), dim, tensor(I, &[2]), tensor(F, &[2, 3]), reduce("amax"), flag.clone()],
        &[meta(F, &[4, 3])],
    );
    check("aten::put", &[x, tensor(I, &[2]), tensor(F, &[2]), flag], &[meta(F, &[4, 3])]);
}

#[test]
fn draws() {
    let x = tensor(F, &[3]);
    let (zero, one) = (ArgSpec::Float(0.0), ArgSpec::Float(1.0));
    for name in ["aten::exponential", "aten::geometric"] {
        let p = if name == "aten::geometric" { ArgSpec::Float(0.5) } else { one.clone() };
        check(name, &[x.clone(), p, ArgSpec::Rng], &[meta(F, &[3])]);
    }
    for name in ["aten::cauchy", "aten::log_normal"] {
        check(name, &[x.clone(), zero.clone(), one.clone(), ArgSpec::Rng], &[meta(F, &[3])]);
    }
    check("aten::bernoulli.Tensor", &[x.clone(), x.clone(), ArgSpec::Rng], &[meta(F, &[3])]);
    check("aten::normal.Tensor_Tensor", &[x.clone(), x.clone(), ArgSpec::Rng], &[meta(F, &[3])]);
    check("aten::normal.Tensor_float", &[x.clone(), one.clone(), ArgSpec::Rng], &[meta(F, &[3])]);
    check("aten::normal.float_Tensor", &[zero, x, ArgSpec::Rng], &[meta(F, &[3])]);
    let n = tensor(I, &[3]);
    check("aten::random.from", &[n.clone(), ArgSpec::Int(-2), ArgSpec::Int(9), ArgSpec::Rng], &[meta(I, &[3])]);
    check("aten::random.to", &[n.clone(), ArgSpec::Int(9), ArgSpec::Rng], &[meta(I, &[3])]);
    check("aten::random", &[n, ArgSpec::Rng], &[meta(I, &[3])]);
}

#[test]
fn hash_of_bits() {
    let args = [tensor(F, &[2, 5]), ArgSpec::Ints(vec![1]), ArgSpec::Bool(false), ArgSpec::Int(0)];
    check("aten::hash_tensor", &args, &[meta(DType::U64, &[2])]);
}

#[test]
fn numbers_as_operands_are_inputs_of_the_program() {
    let args = [ArgSpec::Scalar(ScalarValue::Float(0.5)), tensor(F, &[3])];
    let once = text("aten::special_zeta.self_scalar", &args, &[meta(F, &[3])]);
    let args = [ArgSpec::Scalar(ScalarValue::Float(2.5)), tensor(F, &[3])];
    assert_eq!(once, text("aten::special_zeta.self_scalar", &args, &[meta(F, &[3])]));
}
