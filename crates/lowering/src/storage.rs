//! Templates for what storages need beside ops: zeros, view reads and writes, whole writes with a cast, resizes.
use crate::api::{Meta, Template};
use crate::cx::Cx;
use crate::error::Result;
use crate::options::options;
use crate::views::{read_view, write_view, ViewSpec};
use torchtpu_stablehlo::{DType, Func, Type};

/// No operands: zeros.
pub fn zeros(dtype: DType, dims: &[i64]) -> Result<Template> {
    let mut f = Func::new();
    let z = f.constant_int(dtype, dims, 0);
    Ok(Template::of_operands(f, &[z]))
}

/// (base) -> the view's elements.
pub fn read(dtype: DType, dims: &[i64], view: &ViewSpec) -> Result<Template> {
    let mut f = Func::new();
    let base = f.parameter(Type::fixed(dtype, dims));
    let x = read_view(&mut f, base, view)?;
    Ok(Template::of_operands(f, &[x]))
}

fn context(outs: &[Meta]) -> Cx<'_> {
    Cx { func: Func::new(), options: options(), outs, params: Vec::new(), scalars: Vec::new() }
}

/// (update) -> a whole new value: cast to `to`, broadcast to `sizes`, laid out in storage order.
pub fn write_whole(from: DType, dims: &[i64], to: DType, sizes: &[i64], perm: Option<&[usize]>) -> Result<Template> {
    let mut cx = context(&[]);
    let update = cx.parameter(Type::fixed(from, dims));
    let x = cx.cast(update, to)?;
    let mut x = cx.broadcast_to(x, sizes)?;
    if let Some(perm) = perm {
        x = cx.transpose(x, perm)?;
    }
    Ok(Template::of_operands(cx.func, &[x]))
}

/// (base, update) -> the base with `update` (cast and broadcast) written through the view.
pub fn write(base_dtype: DType, base_dims: &[i64], view: &ViewSpec, from: DType, dims: &[i64]) -> Result<Template> {
    let mut cx = context(&[]);
    let base = cx.parameter(Type::fixed(base_dtype, base_dims));
    let update = cx.parameter(Type::fixed(from, dims));
    let x = cx.cast(update, view.dtype)?;
    let x = cx.broadcast_to(x, &view.sizes)?;
    let new = write_view(&mut cx.func, base, view, x)?;
    Ok(Template::of_operands(cx.func, &[new]))
}

/// (value) -> its first `n` elements as `to`, flat, zeros after its end.
pub fn resize(from: DType, dims: &[i64], to: DType, n: i64) -> Result<Template> {
    let mut f = Func::new();
    let base = f.parameter(Type::fixed(from, dims));
    let have = f.numel(base) * from.size() as i64 / to.size() as i64;
    let view = ViewSpec { dtype: to, sizes: vec![have.min(n)], strides: vec![1], offset: 0 };
    let kept = read_view(&mut f, base, &view)?;
    let zero = f.constant_int(to, &[], 0);
    let x = f.pad(kept, zero, &[0], &[n - have.min(n)], &[0])?;
    Ok(Template::of_operands(f, &[x]))
}
