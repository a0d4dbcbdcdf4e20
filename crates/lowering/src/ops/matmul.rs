//! Matrix products. float32 products are float32 (see [`crate::Options`]); narrower floats accumulate in float32.
use crate::api::{Arg, Scalar, ScalarValue};
use crate::cx::Cx;
use crate::error::Result;
use crate::table::{def1, Table};
use torchtpu_stablehlo::{DotDims, Value};

/// The plain product of two matrices, or batches of them.
fn product(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    let batch: Vec<i64> = (0..cx.rank(a) as i64 - 2).collect();
    let d = DotDims {
        lhs_contract: vec![cx.rank(a) as i64 - 1],
        rhs_contract: vec![cx.rank(b) as i64 - 2],
        lhs_batch: batch.clone(),
        rhs_batch: batch,
    };
    cx.dot(a, b, &d)
}

fn vector(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    let d = DotDims { lhs_contract: vec![cx.rank(a) as i64 - 1], rhs_contract: vec![0], ..Default::default() };
    cx.dot(a, b, &d)
}

/// `beta * input + alpha * product`; with beta 0 the input is not read, not even its NaNs. Both factors are constants of the
/// program: they hardly ever change, and nearly always are 1.
fn plus(cx: &mut Cx<'_>, args: &[Arg], product: Value, beta: usize) -> Result<Value> {
    let (dtype, dims) = (cx.out_dtype(0), cx.out_dims(0));
    let known = |i: usize| match &args[i] {
        Arg::Scalar(Scalar { known: Some(ScalarValue::Complex(_, im)), .. }) if *im != 0.0 => f64::NAN,
        Arg::Scalar(Scalar { known: Some(v), .. }) => v.as_f64(),
        _ => f64::NAN,
    };
    let scaled = if known(beta + 1) == 1.0 {
        product
    } else {
        let alpha = cx.value_as(args, beta + 1, dtype, &dims)?;
        cx.mul(alpha, product)?
    };
    if known(beta) == 0.0 {
        return Ok(scaled);
    }
    let mut input = cx.value_as(args, 0, dtype, &dims)?;
    if known(beta) != 1.0 {
        let beta = cx.value_as(args, beta, dtype, &dims)?;
        input = cx.mul(beta, input)?;
    }
    Ok(cx.add(input, scaled)?)
}

pub(super) fn register(t: &mut Table) {
    for name in ["aten::mm", "aten::bmm"] {
        def1(t, name, |cx, a| {
            let (x, y) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
            product(cx, x, y)
        });
    }
    for name in ["aten::mv", "aten::dot", "aten::vdot"] {
        def1(t, name, move |cx, a| {
            let (mut x, y) = (cx.tensor(a, 0)?, cx.tensor(a, 1)?);
            if name == "aten::vdot" && cx.dtype(x).is_complex() {
                let (re, im) = (cx.real(x)?, cx.imag(x)?);
                let im = cx.neg(im)?;
                x = cx.complex(re, im)?;
            }
            vector(cx, x, y)
        });
    }
    for name in ["aten::addmm", "aten::baddbmm"] {
        def1(t, name, |cx, a| {
            let (x, y) = (cx.tensor(a, 1)?, cx.tensor(a, 2)?);
            let p = product(cx, x, y)?;
            plus(cx, a, p, 3)
        })
        .static_scalars();
    }
    def1(t, "aten::addmv", |cx, a| {
        let (x, y) = (cx.tensor(a, 1)?, cx.tensor(a, 2)?);
        let p = vector(cx, x, y)?;
        plus(cx, a, p, 3)
    })
    .static_scalars();
}
