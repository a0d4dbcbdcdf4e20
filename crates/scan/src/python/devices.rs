//! Device strings: which literals an expression may evaluate to that name a CUDA device.

use ruff_python_ast::{self as ast, Expr, InterpolatedStringElement};
use ruff_text_size::Ranged;

use super::guards::{guard, Guard};
use super::names::{Binding, Scopes};

/// A literal that names a CUDA device.
#[derive(Clone, Debug)]
pub struct CudaLiteral {
    /// Bytes of the literal, quotes included.
    pub span: std::ops::Range<usize>,
    /// Whether a conditional expression around it picks another device elsewhere.
    pub guarded: bool,
    /// The whole conditional `"cuda" if ... else "cpu"` that it is part of.
    pub whole: Option<std::ops::Range<usize>>,
}

/// Whether a text names a CUDA device: `cuda`, `cuda:0`.
pub fn names_cuda(text: &str) -> bool {
    match text.strip_prefix("cuda") {
        Some("") => true,
        Some(rest) => rest.strip_prefix(':').is_some_and(|i| i.bytes().all(|b| b.is_ascii_digit())),
        None => false,
    }
}

/// The bytes of a node.
pub fn span(node: &impl Ranged) -> std::ops::Range<usize> {
    node.start().to_usize()..node.end().to_usize()
}

/// The CUDA literals that `expr` may evaluate to, through conditionals, defaults, f-strings, variables.
pub fn cuda_literals(expr: &Expr, scopes: &Scopes<'_>) -> Vec<CudaLiteral> {
    let mut found = Vec::new();
    collect(expr, scopes, false, 8, &mut found);
    found
}

fn collect(expr: &Expr, scopes: &Scopes<'_>, guarded: bool, depth: usize, found: &mut Vec<CudaLiteral>) {
    let Some(depth) = depth.checked_sub(1) else { return };
    let mut hit = |e: &Expr| found.push(CudaLiteral { span: span(e), guarded, whole: None });
    match expr {
        Expr::StringLiteral(s) if names_cuda(s.value.to_str()) => hit(expr),
        Expr::FString(f) => {
            if let Some(InterpolatedStringElement::Literal(l)) = f.value.elements().next() {
                if &*l.value == "cuda:" {
                    hit(expr);
                }
            }
        }
        Expr::If(e) => {
            let g = guard(&e.test, scopes);
            let before = found.len();
            collect(&e.body, scopes, guarded || g == Some(Guard::Then), depth, found);
            let cpu = matches!(&*e.orelse, Expr::StringLiteral(s) if s.value.to_str() == "cpu");
            if let (true, Some(Guard::Then), [one]) = (cpu, g, &mut found[before..]) {
                // Parenthesised by a name in between, the literal may lie elsewhere.
                if span(expr).contains(&one.span.start) {
                    one.whole = Some(span(expr));
                }
            }
            collect(&e.orelse, scopes, guarded || g == Some(Guard::Else), depth, found);
        }
        // In `asked or "cuda"` the caller can ask for another device; it is a default, not a guard.
        Expr::BoolOp(e) => {
            let and_guard = e.op == ast::BoolOp::And && guard(&e.values[0], scopes) == Some(Guard::Then);
            e.values.iter().for_each(|v| collect(v, scopes, guarded || and_guard, depth, found));
        }
        Expr::BinOp(e) => {
            let left = match &*e.left {
                Expr::StringLiteral(s) => s.value.to_str(),
                _ => return,
            };
            if left == "cuda:" || left.starts_with("cuda:%") {
                hit(expr);
            }
        }
        Expr::Call(call) => {
            let name = match &*call.func {
                Expr::Attribute(a) => a.attr.as_str(),
                Expr::Name(n) => n.id.as_str(),
                _ => return,
            };
            let args = &call.arguments.args;
            match (name, &*call.func) {
                ("format", Expr::Attribute(a)) => {
                    if matches!(&*a.value, Expr::StringLiteral(s) if s.value.to_str().starts_with("cuda:{")) {
                        hit(expr);
                    }
                }
                ("get" | "pop" | "getenv" | "setdefault", Expr::Attribute(_)) if args.len() == 2 => {
                    collect(&args[1], scopes, guarded, depth, found);
                }
                ("getattr", _) if args.len() == 3 => collect(&args[2], scopes, guarded, depth, found),
                ("str" | "cast", _) if args.len() == 1 => collect(&args[0], scopes, guarded, depth, found),
                _ => {}
            }
        }
        Expr::Name(name) => {
            let Some((_, bindings)) = scopes.lookup(&name.id) else { return };
            for binding in bindings {
                if let Binding::Value(value) | Binding::Parameter(Some(value)) = binding {
                    if !matches!(value, Expr::Name(n) if n.id == name.id) {
                        collect(value, scopes, guarded, depth, found);
                    }
                }
            }
        }
        // `["cuda", "npu"]` lists what is handled.
        Expr::Tuple(t) if t.elts.iter().any(names_other) => {}
        Expr::List(t) if t.elts.iter().any(names_other) => {}
        Expr::Tuple(t) => t.elts.iter().for_each(|e| collect(e, scopes, guarded, depth, found)),
        Expr::List(t) => t.elts.iter().for_each(|e| collect(e, scopes, guarded, depth, found)),
        Expr::Dict(d) => d.items.iter().for_each(|i| collect(&i.value, scopes, guarded, depth, found)),
        Expr::Named(n) => collect(&n.value, scopes, guarded, depth, found),
        Expr::Starred(s) => collect(&s.value, scopes, guarded, depth, found),
        _ => {}
    }
}

/// Whether an expression is the name of a device other than CUDA.
fn names_other(expr: &Expr) -> bool {
    const OTHERS: &[&str] = &["cpu", "npu", "xpu", "mps", "tpu", "xla", "hpu", "mtia", "neuron"];
    matches!(expr, Expr::StringLiteral(s) if OTHERS.contains(&s.value.to_str().split(':').next().unwrap_or("")))
}

/// Names of parameters, variables, attributes and keys that hold a device.
pub fn names_device(name: &str) -> bool {
    let name = name.trim_start_matches('_').trim_start_matches("--").to_ascii_lowercase().replace('-', "_");
    let exact = ["device", "devices", "device_type", "device_name", "device_id", "map_location", "device_map", "dev"];
    exact.contains(&name.as_str())
        || name.ends_with("_device")
        || name.ends_with("_device_type")
        || name.starts_with("device_type")
}
