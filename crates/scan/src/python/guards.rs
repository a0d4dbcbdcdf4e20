//! Guards: tests whose outcome tells whether a CUDA device, or a package, is there.

use ruff_python_ast::{BoolOp, CmpOp, Expr, Stmt, UnaryOp};

use super::names::{Binding, Scopes};

/// Which branch of a test runs only where CUDA, or the package, is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// The branch taken when the test holds.
    Then,
    /// The branch taken when it doesn't.
    Else,
}

impl Guard {
    fn not(self) -> Guard {
        match self {
            Guard::Then => Guard::Else,
            Guard::Else => Guard::Then,
        }
    }
}

/// Whether `test` asks for CUDA or for a package, and which branch that guards.
pub fn guard(test: &Expr, scopes: &Scopes<'_>) -> Option<Guard> {
    guard_within(test, scopes, 8)
}

fn guard_within(test: &Expr, scopes: &Scopes<'_>, depth: usize) -> Option<Guard> {
    let depth = depth.checked_sub(1)?;
    match test {
        Expr::UnaryOp(op) if op.op == UnaryOp::Not => guard_within(&op.operand, scopes, depth).map(Guard::not),
        Expr::BoolOp(op) => {
            // `a and b`: the branch needs both, so either guards it. `a or b` negated likewise.
            let want = if op.op == BoolOp::And { Guard::Then } else { Guard::Else };
            let sides: Vec<_> = op.values.iter().map(|v| guard_within(v, scopes, depth)).collect();
            if sides.contains(&Some(want)) {
                return Some(want);
            }
            sides.iter().all(|s| *s == Some(want.not())).then_some(want.not())
        }
        Expr::Compare(compare) if compare.ops.len() == 1 => {
            let (left, right) = (&*compare.left, &compare.comparators[0]);
            let cuda = cuda_text(left) || cuda_text(right);
            let device = |e: &Expr| last_name(e).is_some_and(|n| n.to_ascii_lowercase().contains("device"));
            match compare.ops[0] {
                CmpOp::Eq | CmpOp::In if cuda => Some(Guard::Then),
                CmpOp::NotEq | CmpOp::NotIn if cuda => Some(Guard::Else),
                // `device in ("cuda", "xpu")`
                CmpOp::In if has_cuda(right) && device(left) => Some(Guard::Then),
                CmpOp::NotIn if has_cuda(right) && device(left) => Some(Guard::Else),
                CmpOp::Eq if text(right) == Some("cpu") => Some(Guard::Else),
                CmpOp::NotEq if text(right) == Some("cpu") => Some(Guard::Then),
                // `torch.cuda.device_count() > 1`, `torch.version.cuda is not None`
                CmpOp::Gt | CmpOp::GtE | CmpOp::IsNot => guard_within(left, scopes, depth),
                CmpOp::NotEq if is_zero(right) => guard_within(left, scopes, depth),
                CmpOp::Eq if is_zero(right) => guard_within(left, scopes, depth).map(Guard::not),
                CmpOp::Is => guard_within(left, scopes, depth).map(Guard::not),
                _ => None,
            }
        }
        Expr::Call(call) => {
            if let Some(path) = scopes.path(&call.func) {
                if path.starts_with("torch.cuda.is_") || path == "torch.cuda.device_count" {
                    return Some(Guard::Then);
                }
                if path == "importlib.util.find_spec" || path == "torch.cuda.get_device_capability" {
                    return Some(Guard::Then);
                }
            }
            let name = last_name(&call.func)?;
            // `device.type.startswith("cuda")`, `"cuda" in str(device)`
            if name == "startswith" {
                return call.arguments.args.first().filter(|a| cuda_text(a)).map(|_| Guard::Then);
            }
            asks(name).then_some(Guard::Then)
        }
        Expr::Name(name) => {
            if asks(&name.id) {
                return Some(Guard::Then);
            }
            match scopes.lookup(&name.id)?.1 {
                [Binding::Value(value)] if !matches!(value, Expr::Name(n) if n.id == name.id) => {
                    guard_within(value, scopes, depth)
                }
                _ => None,
            }
        }
        Expr::Attribute(attribute) => {
            let name = attribute.attr.as_str();
            (asks(name) || name == "is_cuda" || scopes.path(test).as_deref() == Some("torch.version.cuda"))
                .then_some(Guard::Then)
        }
        Expr::Named(named) => guard_within(&named.value, scopes, depth),
        _ => None,
    }
}

/// Names of flags and functions that say whether CUDA or a package is there.
fn asks(name: &str) -> bool {
    let name = name.trim_start_matches('_').to_ascii_lowercase();
    if name.ends_with("_available") || name.ends_with("_installed") || name == "is_available" {
        return true;
    }
    let Some((verb, rest)) = name.split_once('_') else { return false };
    match verb {
        "has" | "have" | "with" | "no" => rest != "attr" && verb != "no",
        "is" | "use" | "using" | "on" | "supports" => {
            rest.contains("cuda") || rest.contains("gpu") || rest.contains("nvidia") || rest.contains("triton")
        }
        _ => false,
    }
}

fn text(expr: &Expr) -> Option<&str> {
    match expr {
        Expr::StringLiteral(s) => Some(s.value.to_str()),
        _ => None,
    }
}

fn cuda_text(expr: &Expr) -> bool {
    text(expr).is_some_and(|t| t == "cuda" || t.starts_with("cuda:"))
}

fn has_cuda(expr: &Expr) -> bool {
    let elements = match expr {
        Expr::Tuple(t) => &t.elts,
        Expr::List(t) => &t.elts,
        Expr::Set(t) => &t.elts,
        _ => return false,
    };
    elements.iter().any(cuda_text)
}

fn is_zero(expr: &Expr) -> bool {
    matches!(expr, Expr::NumberLiteral(n) if matches!(&n.value, ruff_python_ast::Number::Int(i) if i.as_u8() == Some(0)))
}

/// The last part of a dotted name; of a call, that of what is called.
pub fn last_name(expr: &Expr) -> Option<&str> {
    match expr {
        Expr::Name(n) => Some(&n.id),
        Expr::Attribute(a) if a.attr.as_str() == "type" || a.attr.as_str() == "device_type" => {
            last_name(&a.value).or(Some("device"))
        }
        Expr::Attribute(a) => Some(&a.attr),
        Expr::Call(c) => last_name(&c.func),
        _ => None,
    }
}

/// Whether a body always leaves its block, so that what follows an `if` runs only when its test fails.
pub fn leaves(body: &[Stmt]) -> bool {
    match body.last() {
        Some(Stmt::Return(_) | Stmt::Continue(_) | Stmt::Break(_)) => true,
        Some(Stmt::Expr(e)) => match &*e.value {
            Expr::Call(c) => matches!(last_name(&c.func), Some("skip" | "skipTest" | "exit")),
            _ => false,
        },
        // `raise` says that there is no other way, so it is no guard.
        _ => false,
    }
}
