//! Finds CUDA that is compiled when the program runs: `load_inline(cuda_sources=...)`, and `load(sources=[...])` of `.cu`
//! files, from `torch.utils.cpp_extension`; also `torch.cuda._compile_kernel`.
//!
//! ## Why
//! The source in the string is a CUDA kernel, and compiling it needs the CUDA toolkit on the machine.
//!
//! ## Instead
//! The formula in PyTorch under `torch.compile`.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

/// Looks at a call.
pub fn check(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    let cuda = match path {
        "torch.utils.cpp_extension.load_inline" => call.arguments.find_argument_value("cuda_sources", 2).is_some(),
        "torch.utils.cpp_extension.load" => match call.arguments.find_argument_value("sources", 1) {
            Some(Expr::List(list)) => list.elts.iter().any(ends_in_cu),
            Some(other) => ends_in_cu(other),
            None => false,
        },
        "torch.cuda._compile_kernel" => true,
        _ => false,
    };
    if cuda {
        let hit = Hit::new("K104", span(&*call.func), Severity::Error, "compiles CUDA source at run time");
        cx.report(hit.advice("write the formula in PyTorch and let `torch.compile` fuse it"));
    }
}

fn ends_in_cu(expr: &Expr) -> bool {
    match expr {
        Expr::StringLiteral(s) => s.value.to_str().ends_with(".cu"),
        Expr::Call(c) => c.arguments.args.iter().any(ends_in_cu),
        Expr::BinOp(b) => ends_in_cu(&b.right),
        Expr::FString(f) => f
            .value
            .elements()
            .last()
            .is_some_and(|e| matches!(e, ast::InterpolatedStringElement::Literal(l) if l.value.ends_with(".cu"))),
        _ => false,
    }
}
