//! Sorting and running reductions. NaN sorts after everything, ties keep their order, as on CPU.
use crate::api::Arg;
use crate::cx::Cx;
use crate::error::{OpError, Result};
use crate::table::{def, def1, Table};
use torchtpu_stablehlo::{Cmp, Combine, DType, Func, Type, Value};

fn flag(args: &[Arg], i: usize) -> bool {
    matches!(args.get(i), Some(Arg::Bool(true)))
}

/// Values and positions sorted along `dim`.
pub(super) fn sort(cx: &mut Cx<'_>, x: Value, dim: usize, descending: bool) -> Result<(Value, Value)> {
    let (dtype, dims) = (cx.dtype(x), cx.dims(x));
    if dtype.is_complex() {
        return Err(OpError::no_rule("complex numbers have no order"));
    }
    let index = cx.iota(DType::I64, &dims, dim)?;
    let mut f = Func::new();
    let (a, b) = (f.parameter(Type::fixed(dtype, &[])), f.parameter(Type::fixed(dtype, &[])));
    let (i, j) = (f.parameter(Type::fixed(DType::I64, &[])), f.parameter(Type::fixed(DType::I64, &[])));
    // Position decides between equal ones: a strict order, so that any sort is stable.
    let earlier = f.compare(i, j, Cmp::Lt)?;
    let first = f.compare(a, b, if descending { Cmp::Gt } else { Cmp::Lt })?;
    let mut equal = f.compare(a, b, Cmp::Eq)?;
    let mut before = first;
    if dtype.is_float() {
        let (na, nb) = (f.compare(a, a, Cmp::Ne)?, f.compare(b, b, Cmp::Ne)?);
        let both = f.and(na, nb)?;
        equal = f.or(equal, both)?;
        // Ascending: a number before a NaN; descending: a NaN before a number.
        let (nan, number) = if descending { (na, nb) } else { (nb, na) };
        let number = f.not(number)?;
        let by_nan = f.and(nan, number)?;
        before = f.or(before, by_nan)?;
    }
    let tie = f.and(equal, earlier)?;
    let less = f.or(before, tie)?;
    f.set_results(&[less]);
    let r = cx.sort(&[x, index], dim, true, f)?;
    Ok((r[0], r[1]))
}

fn sort_rule(t: &mut Table, name: &'static str, dim_at: usize) {
    def(t, name, move |cx, a| {
        let x = cx.tensor(a, 0)?;
        if cx.rank(x) == 0 || cx.numel(x) == 0 {
            let dims = cx.out_dims(0);
            return Ok(vec![Some(x), Some(cx.constant_int(DType::I64, &dims, 0))]);
        }
        let dim = cx.dim_arg(&a[dim_at], cx.rank(x))?;
        let (v, i) = sort(cx, x, dim, flag(a, dim_at + 1))?;
        Ok(vec![Some(v), Some(i)])
    });
}

/// `combine` over everything up to each element along `dim`, in log2(n) steps.
fn scan(cx: &mut Cx<'_>, x: Value, dim: usize, combine: Combine) -> Result<Value> {
    let (dtype, dims) = (cx.dtype(x), cx.dims(x));
    let neutral = cx.neutral(dtype, combine);
    let (mut y, mut step) = (x, 1);
    while step < dims[dim] {
        let kept = cx.slice_dim(y, dim, 0, dims[dim] - step)?;
        let zeros = vec![0; dims.len()];
        let mut low = zeros.clone();
        low[dim] = step;
        let shifted = cx.pad(kept, neutral, &low, &zeros, &zeros)?;
        y = match (combine, dtype) {
            (Combine::Mul, _) => cx.mul(shifted, y)?,
            _ => cx.add(shifted, y)?,
        };
        step *= 2;
    }
    Ok(y)
}

fn cumulative(t: &mut Table, name: &'static str, combine: Combine) {
    def1(t, name, move |cx, a| {
        let (out, dims) = (cx.out_dtype(0), cx.out_dims(0));
        let acc = if out == DType::Bool { return Err(OpError::no_rule("running sum of bool")) } else { Cx::acc(out) };
        let x = cx.tensor(a, 0)?;
        let x = cx.cast(x, out)?;
        let x = cx.cast(x, acc)?;
        if dims.is_empty() || dims.contains(&0) {
            return cx.cast(x, out);
        }
        let dim = cx.dim_arg(&a[1], dims.len())?;
        let y = scan(cx, x, dim, combine)?;
        cx.cast(y, out)
    });
}

/// A running combination along `dim` of several values at once, in log2(n) steps: `combine` takes what came earlier first.
fn running(
    cx: &mut Cx<'_>,
    mut state: Vec<Value>,
    dim: usize,
    combine: impl Fn(&mut Cx<'_>, &[Value], &[Value]) -> Result<Vec<Value>>,
) -> Result<Vec<Value>> {
    let n = cx.dims(state[0])[dim];
    let mut step = 1;
    while step < n {
        let (mut earlier, mut later, mut head) = (Vec::new(), Vec::new(), Vec::new());
        for v in &state {
            earlier.push(cx.slice_dim(*v, dim, 0, n - step)?);
            later.push(cx.slice_dim(*v, dim, step, n)?);
            head.push(cx.slice_dim(*v, dim, 0, step)?);
        }
        let both = combine(cx, &earlier, &later)?;
        for (i, v) in state.iter_mut().enumerate() {
            *v = cx.concatenate(&[head[i], both[i]], dim)?;
        }
        step *= 2;
    }
    Ok(state)
}

/// The greatest (or least) element so far and the last position it stands at; a NaN is beyond everything.
fn running_extreme(t: &mut Table, name: &'static str, greater: bool) {
    def(t, name, move |cx, a| {
        let out = cx.out_dims(0);
        let x = cx.tensor(a, 0)?;
        if cx.rank(x) == 0 || cx.numel(x) == 0 {
            return Ok(vec![Some(x), Some(cx.constant_int(DType::I64, &out, 0))]);
        }
        let dim = cx.dim_arg(&a[1], cx.rank(x))?;
        let index = cx.iota(DType::I64, &out, dim)?;
        let float = cx.dtype(x).is_float();
        let state = running(cx, vec![x, index], dim, |cx, earlier, later| {
            let mut takes = cx.compare(later[0], earlier[0], if greater { Cmp::Ge } else { Cmp::Le })?;
            if float {
                let nan = cx.compare(later[0], later[0], Cmp::Ne)?;
                takes = cx.or(takes, nan)?;
            }
            Ok(vec![cx.select(takes, later[0], earlier[0])?, cx.select(takes, later[1], earlier[1])?])
        })?;
        Ok(state.into_iter().map(Some).collect())
    });
}

/// ln(e^a + e^b).
fn log_add(cx: &mut Cx<'_>, a: Value, b: Value) -> Result<Value> {
    let high = cx.max(a, b)?;
    let off = cx.sub(a, b)?;
    let off = cx.abs(off)?;
    let off = cx.neg(off)?;
    let rest = cx.exp(off)?;
    let rest = cx.log1p(rest)?;
    let y = cx.add(high, rest)?;
    // Two equal infinities differ by a NaN.
    let equal = cx.compare(a, b, Cmp::Eq)?;
    let finite = cx.is_finite(a)?;
    let infinite = cx.not(finite)?;
    let same = cx.and(equal, infinite)?;
    let y = cx.select(same, a, y)?;
    let sum = cx.add(a, b)?;
    let (na, nb) = (cx.compare(a, a, Cmp::Ne)?, cx.compare(b, b, Cmp::Ne)?);
    let nan = cx.or(na, nb)?;
    Ok(cx.select(nan, sum, y)?)
}

pub(super) fn register(t: &mut Table) {
    // (self, dim, descending) and (self, *, stable, dim, descending)
    sort_rule(t, "aten::sort", 1);
    sort_rule(t, "aten::sort.stable", 2);
    def(t, "aten::topk", |cx, a| {
        let out = cx.out_dims(0);
        let x = cx.tensor(a, 0)?;
        if cx.rank(x) == 0 || cx.numel(x) == 0 || out.contains(&0) {
            return Err(OpError::no_rule("top k of nothing"));
        }
        let dim = cx.dim_arg(&a[2], cx.rank(x))?;
        let (v, i) = sort(cx, x, dim, flag(a, 3))?;
        let (v, i) = (cx.slice_dim(v, dim, 0, out[dim])?, cx.slice_dim(i, dim, 0, out[dim])?);
        Ok(vec![Some(v), Some(i)])
    });
    cumulative(t, "aten::cumsum", Combine::Add);
    cumulative(t, "aten::cumprod", Combine::Mul);
    running_extreme(t, "aten::cummax", true);
    running_extreme(t, "aten::cummin", false);
    def1(t, "aten::logcumsumexp", |cx, a| {
        let out = cx.out_dtype(0);
        if !out.is_float() {
            return Err(OpError::no_rule("complex numbers"));
        }
        let x = cx.value(a, 0, Cx::acc(out))?;
        if cx.rank(x) == 0 || cx.numel(x) == 0 {
            return cx.cast(x, out);
        }
        let dim = cx.dim_arg(&a[1], cx.rank(x))?;
        let state = running(cx, vec![x], dim, |cx, earlier, later| Ok(vec![log_add(cx, earlier[0], later[0])?]))?;
        cx.cast(state[0], out)
    });
}
