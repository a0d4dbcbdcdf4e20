//! The text of every rule of linear algebra. `UPDATE_EXPECT=1 cargo test -p torchtpu-lowering --test linalg` writes it anew.
use expect_test::expect_file;
use torchtpu_lowering::{find, lower, options, ArgSpec, Meta, TensorSpec};
use torchtpu_stablehlo::{DType, Module};

fn tensor(dtype: DType, dims: &[i64]) -> ArgSpec {
    ArgSpec::Tensor(TensorSpec { dtype, dims: dims.to_vec(), wrapped: false })
}

/// Checks `op` on `args` against the snapshot named after it.
fn check(op: &str, args: &[ArgSpec], outs: &[(DType, &[i64])]) {
    let metas: Vec<Meta> =
        outs.iter().map(|(dtype, dims)| Meta { dtype: *dtype, dims: dims.to_vec(), defined: true }).collect();
    let index = find(&format!("aten::{op}")).unwrap_or_else(|| panic!("{op} has no rule"));
    let template = lower(index, args, &metas, &options()).unwrap_or_else(|e| panic!("{op}: {e}"));
    let text = Module::print(op, &template.func);
    expect_file![format!("{}/tests/snapshots/{op}.mlir", env!("CARGO_MANIFEST_DIR"))].assert_eq(&text);
}

const F: DType = DType::F32;
const I: DType = DType::I32;
const NO: ArgSpec = ArgSpec::Bool(false);
const YES: ArgSpec = ArgSpec::Bool(true);

#[test]
fn cholesky() {
    let x = || tensor(F, &[3, 3]);
    check("linalg_cholesky_ex", &[x(), NO, NO], &[(F, &[3, 3]), (I, &[])]);
    check("_cholesky_solve_helper", &[x(), x(), NO], &[(F, &[3, 3])]);
    check("cholesky_inverse", &[x(), YES], &[(F, &[3, 3])]);
}

#[test]
fn triangular_systems() {
    let (a, b) = (|| tensor(F, &[3, 3]), || tensor(F, &[2, 3, 1]));
    check("linalg_solve_triangular", &[a(), b(), YES, YES, NO], &[(F, &[2, 3, 1])]);
    check("triangular_solve", &[b(), a(), YES, YES, YES], &[(F, &[2, 3, 1]), (F, &[2, 3, 3])]);
}

#[test]
fn lu() {
    let x = || tensor(F, &[2, 3, 3]);
    let pivots = || tensor(I, &[2, 3]);
    check("linalg_lu_factor_ex", &[x(), YES, NO], &[(F, &[2, 3, 3]), (I, &[2, 3]), (I, &[2])]);
    check("linalg_lu", &[tensor(F, &[3, 2]), YES], &[(F, &[3, 3]), (F, &[3, 2]), (F, &[2, 2])]);
    check("lu_unpack", &[x(), pivots(), YES, YES], &[(F, &[2, 3, 3]), (F, &[2, 3, 3]), (F, &[2, 3, 3])]);
    check("linalg_lu_solve", &[x(), pivots(), tensor(F, &[3, 4]), YES, YES], &[(F, &[2, 3, 4])]);
    let outs: &[(DType, &[i64])] = &[(F, &[2, 3]), (F, &[2, 3, 3]), (I, &[2, 3]), (I, &[2])];
    check("_linalg_solve_ex", &[x(), tensor(F, &[2, 3]), YES, NO], outs);
    check("linalg_inv_ex", &[tensor(F, &[3, 3]), NO], &[(F, &[3, 3]), (I, &[])]);
}

#[test]
fn reflections() {
    let x = || tensor(DType::C64, &[4, 2]);
    let (c, tau) = (DType::C64, || tensor(DType::C64, &[2]));
    check("linalg_qr", &[tensor(F, &[4, 2]), ArgSpec::Str("reduced".into())], &[(F, &[4, 2]), (F, &[2, 2])]);
    check("geqrf", &[x()], &[(c, &[4, 2]), (c, &[2])]);
    check("linalg_householder_product", &[x(), tau()], &[(c, &[4, 2])]);
    check("ormqr", &[x(), tau(), tensor(c, &[3, 4]), NO, YES], &[(c, &[3, 4])]);
}

#[test]
fn eigenvalues_and_singular_values() {
    let n = 999; // matrices: vectors of fewer are the host's
    let uplo = ArgSpec::Str("L".into());
    check("_linalg_eigh", &[tensor(F, &[n, 3, 3]), uplo, YES], &[(F, &[n, 3]), (F, &[n, 3, 3])]);
    let driver = ArgSpec::Str("gesvdj".into());
    check("_linalg_svd", &[tensor(F, &[2, 3]), NO, YES, driver], &[(F, &[2, 2]), (F, &[2]), (F, &[2, 3])]);
}

#[test]
fn exponential() {
    check("linalg_matrix_exp", &[tensor(F, &[2, 2])], &[(F, &[2, 2])]);
}
