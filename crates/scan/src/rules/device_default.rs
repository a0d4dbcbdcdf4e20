//! Finds CUDA as a default: of a parameter, of a command-line option, of a field, of a variable or attribute that holds a device,
//! of a key `"device"`.
//!
//! ## Why
//! Whoever does not say otherwise gets CUDA; on another machine that is an error, and the fix has to be made at every caller.
//!
//! ## Instead
//! `device=None`, and inside `device = torch.accelerator.current_accelerator() or torch.device("cpu")`.

use ruff_python_ast::{self as ast, Expr};

use crate::python::checker::{Checker, Want};
use crate::python::devices::names_device;
use crate::python::guards::last_name;

/// Looks at an assignment.
pub fn assignment(cx: &mut Checker<'_>, target: &Expr, value: &Expr) {
    let name = match target {
        Expr::Name(n) => n.id.as_str(),
        Expr::Attribute(a) => a.attr.as_str(),
        Expr::Subscript(s) => match &*s.slice {
            Expr::StringLiteral(key) => key.value.to_str(),
            _ => return,
        },
        _ => return,
    };
    // A name that stands for another device's constant is a table, not a default.
    if names_device(name) && !matches!(value, Expr::Dict(_) | Expr::List(_) | Expr::Tuple(_) | Expr::Call(_)) {
        cx.device("D104", value, &format!("is what `{name}` is set to"), Want::Text);
    } else if let (true, Expr::Call(call)) = (names_device(name), value) {
        if let Some(default) = field_default(call) {
            cx.device("D104", default, &format!("is the default of `{name}`"), Want::Text);
        } else {
            cx.device("D104", value, &format!("is what `{name}` is set to"), Want::Text);
        }
    }
}

/// `field(default="cuda")`, `Field("cuda")`, `typer.Option("cuda")`.
fn field_default(call: &ast::ExprCall) -> Option<&Expr> {
    matches!(last_name(&call.func), Some("field" | "Field" | "Option" | "Argument" | "HfArg"))
        .then(|| call.arguments.find_argument_value("default", 0))?
}

/// Looks at a function's parameters.
pub fn parameters(cx: &mut Checker<'_>, parameters: &ast::Parameters) {
    for p in parameters.iter_non_variadic_params() {
        let annotated = p.parameter.annotation().and_then(last_name) == Some("device");
        let Some(default) = &p.default else { continue };
        if names_device(&p.parameter.name) || annotated {
            let option = default.as_call_expr().and_then(field_default);
            let default = option.unwrap_or(default);
            cx.device("D104", default, &format!("is the default of `{}`", p.parameter.name), Want::Nothing);
        }
    }
}

/// Looks at a call that declares a command-line option.
pub fn argument_parser(cx: &mut Checker<'_>, call: &ast::ExprCall) {
    let method = last_name(&call.func).unwrap_or("");
    if !matches!(method, "add_argument" | "option" | "argument" | "Option" | "DEFINE_string" | "DEFINE_enum") {
        return;
    }
    let named =
        call.arguments.args.iter().any(|a| matches!(a, Expr::StringLiteral(s) if names_device(s.value.to_str())));
    if !named {
        return;
    }
    if let Some(default) = call.arguments.find_keyword("default") {
        let want = if call.arguments.find_keyword("choices").is_some() { Want::Nothing } else { Want::Alone };
        cx.device("D104", &default.value, "is the option's default", want);
    } else if method.starts_with("DEFINE") {
        if let Some(default) = call.arguments.args.get(1) {
            cx.device("D104", default, "is the option's default", Want::Nothing);
        }
    }
}

/// Looks at a dictionary: `{"device": "cuda"}`.
pub fn dictionary(cx: &mut Checker<'_>, dict: &ast::ExprDict) {
    for item in &dict.items {
        let Some(Expr::StringLiteral(key)) = &item.key else { continue };
        if names_device(key.value.to_str()) && !matches!(item.value, Expr::List(_) | Expr::Tuple(_)) {
            cx.device("D104", &item.value, &format!("is the value of `{}`", key.value.to_str()), Want::Text);
        }
    }
}

/// Looks at a return: `return "cuda"` from a function that names a device.
pub fn returned(cx: &mut Checker<'_>, ret: &ast::StmtReturn) {
    let Some(value) = &ret.value else { return };
    let Some(function) = cx.function_name() else { return };
    let name = function.to_ascii_lowercase();
    if name.contains("device") && !name.contains("name") {
        cx.device("D104", value, &format!("is what `{function}` returns"), Want::Text);
    }
}
