//! Loops whose number of rounds depends on the numbers.
use crate::cx::Cx;
use crate::error::Result;
use torchtpu_stablehlo::{Combine, DType, Func, Type, Value};

/// Repeats `step` where `active` holds: from the state, one value an element each, it gives the next and where to go on.
/// An element that stops keeps its state; the loop ends with the last of them.
pub(super) fn iterate(
    cx: &mut Cx<'_>,
    active: Value,
    state: &[Value],
    step: impl FnOnce(&mut Func, &[Value]) -> Result<(Vec<Value>, Value)>,
) -> Result<Vec<Value>> {
    let dims = cx.dims(active);
    let all: Vec<i64> = (0..dims.len() as i64).collect();
    let types: Vec<Type> = state.iter().map(|v| cx.ty(*v).clone()).collect();
    let parameters = |f: &mut Func| -> (Value, Value, Vec<Value>) {
        let any = f.parameter(Type::fixed(DType::Bool, &[]));
        let active = f.parameter(Type::fixed(DType::Bool, &dims));
        (any, active, types.iter().map(|t| f.parameter(t.clone())).collect())
    };

    let mut cond = Func::new();
    let (any, ..) = parameters(&mut cond);
    cond.set_results(&[any]);

    let mut body = Func::new();
    let (_, was, old) = parameters(&mut body);
    let (new, on) = step(&mut body, &old)?;
    let on = body.and(was, on)?;
    let any = body.reduce(on, Combine::Or, &all)?;
    let mut results = vec![any, on];
    for (o, n) in old.iter().zip(&new) {
        results.push(body.select(was, *n, *o)?);
    }
    body.set_results(&results);

    let any = cx.reduce(active, Combine::Or, &all)?;
    let mut first = vec![any, active];
    first.extend(state);
    Ok(cx.while_loop(&first, cond, body)?.split_off(2))
}
