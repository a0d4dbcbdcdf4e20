//! The rules: one file each, whose own doc comment is its manual page, and one table from id to rule.

use ruff_python_ast::{self as ast, Stmt};

use crate::finding::Kind;
use crate::python::checker::Checker;

pub mod cuda_autocast;
pub mod cuda_command;
pub mod cuda_environment;
pub mod cuda_extension;
pub mod cuda_flags;
pub mod cuda_host_code;
pub mod cuda_image;
pub mod cuda_method;
pub mod cuda_source;
pub mod cuda_tensor_type;
pub mod cuda_wheel;
pub mod cupy_kernel;
pub mod data_dependent_size;
pub mod device_config;
pub mod device_default;
pub mod device_string;
pub mod device_test;
pub mod float64;
pub mod grad_scaler;
pub mod growing_shape;
pub mod host_read;
pub mod inline_cuda;
pub mod inline_ptx;
pub mod int64;
pub mod library_import;
pub mod library_requirement;
pub mod nccl_backend;
pub mod nccl_setting;
pub mod numba_cuda;
pub mod other_kernel;
pub mod pycuda_kernel;
pub mod raw_memory;
pub mod tensor_branch;
pub mod torch_cuda;
pub mod triton_kernel;

/// A rule, as the table knows it.
pub struct Rule {
    /// Stable id.
    pub id: &'static str,
    /// Stable name.
    pub name: &'static str,
    /// What its findings are about.
    pub kind: Kind,
    /// What it finds, in a few words.
    pub summary: &'static str,
    source: &'static str,
}

impl Rule {
    /// The manual page: the rule's own doc comment.
    pub fn manual(&self) -> String {
        let lines = self.source.lines().take_while(|l| l.starts_with("//!"));
        let lines: Vec<&str> = lines.map(|l| l.trim_start_matches("//!").strip_prefix(' ').unwrap_or("")).collect();
        format!("# {} {}\n\n{}\n", self.id, self.name, lines.join("\n"))
    }
}

macro_rules! table {
    ($($id:literal $file:literal $kind:ident $name:literal $summary:literal;)*) => {
        /// Every rule, by id.
        pub const RULES: &[Rule] = &[$(Rule {
            id: $id,
            name: $name,
            kind: Kind::$kind,
            summary: $summary,
            source: include_str!($file),
        }),*];
    };
}

table! {
    "K101" "cuda_source.rs" Kernel "cuda-source" "CUDA source";
    "K102" "triton_kernel.rs" Kernel "triton-kernel" "Triton kernel";
    "K103" "cuda_extension.rs" Kernel "cuda-extension" "CUDA extension in a build";
    "K104" "inline_cuda.rs" Kernel "inline-cuda" "CUDA compiled at run time";
    "K105" "cupy_kernel.rs" Kernel "cupy-kernel" "CuPy kernel";
    "K106" "numba_cuda.rs" Kernel "numba-cuda" "Numba CUDA kernel";
    "K107" "pycuda_kernel.rs" Kernel "pycuda-kernel" "PyCUDA kernel";
    "K108" "inline_ptx.rs" Kernel "inline-ptx" "inline PTX";
    "K109" "other_kernel.rs" Kernel "other-kernel" "kernel for a TPU or Trainium";
    "K110" "cuda_host_code.rs" Kernel "cuda-host-code" "C++ that calls CUDA";
    "L101" "library_import.rs" Library "library-import" "import of a CUDA package";
    "L102" "library_requirement.rs" Library "library-requirement" "requirement of a CUDA package";
    "L103" "nccl_setting.rs" Library "nccl-setting" "NCCL setting";
    "L104" "cuda_image.rs" Library "cuda-image" "CUDA base image";
    "L105" "cuda_wheel.rs" Library "cuda-wheel" "CUDA build of PyTorch";
    "D101" "cuda_method.rs" Device "cuda-method" ".cuda()";
    "D102" "torch_cuda.rs" Device "torch-cuda" "torch.cuda";
    "D103" "device_string.rs" Device "device-string" "CUDA device by name";
    "D104" "device_default.rs" Device "device-default" "CUDA as a default";
    "D105" "cuda_autocast.rs" Device "cuda-autocast" "autocast for CUDA";
    "D106" "grad_scaler.rs" Device "grad-scaler" "gradient scaler for CUDA";
    "D107" "nccl_backend.rs" Device "nccl-backend" "NCCL as the process group";
    "D108" "cuda_environment.rs" Device "cuda-environment" "CUDA environment variable";
    "D109" "device_config.rs" Device "device-config" "CUDA in a configuration";
    "D110" "cuda_flags.rs" Device "cuda-flags" "cuDNN and CUDA switches";
    "D111" "cuda_tensor_type.rs" Device "cuda-tensor-type" "CUDA tensor type";
    "D112" "device_test.rs" Device "device-test" "test for CUDA";
    "D113" "cuda_command.rs" Device "cuda-command" "NVIDIA command or flag";
    "H101" "data_dependent_size.rs" Hazard "data-dependent-size" "size that depends on data";
    "H102" "host_read.rs" Hazard "host-read" "host read in a loop";
    "H103" "float64.rs" Hazard "float64" "float64 in a hot path";
    "H104" "int64.rs" Hazard "int64" "int64 work in a hot path";
    "H105" "growing_shape.rs" Hazard "growing-shape" "shape that grows per step";
    "H106" "tensor_branch.rs" Hazard "tensor-branch" "branch on a tensor";
    "H107" "raw_memory.rs" Hazard "raw-memory" "raw memory and .data";
}

/// What to do about a device that is named outright.
pub const DEVICE_ADVICE: &str =
    "take the device from an argument, with `torch.accelerator.current_accelerator()` as its default";

/// The rule with that id or name.
pub fn rule(id: &str) -> Option<&'static Rule> {
    RULES.iter().find(|r| r.id.eq_ignore_ascii_case(id) || r.name == id)
}

/// What findings of a rule are about.
///
/// # Panics
/// If there is no such rule, which a test excludes.
pub fn kind(id: &str) -> Kind {
    rule(id).expect("a rule of the table").kind
}

/// Asks the rules about a statement.
pub fn check_stmt<'a>(cx: &mut Checker<'a>, stmt: &'a Stmt) {
    match stmt {
        Stmt::Import(_) | Stmt::ImportFrom(_) => library_import::check(cx, stmt),
        Stmt::Assign(assign) => {
            assign.targets.iter().for_each(|t| device_default::assignment(cx, t, &assign.value));
            assign.targets.iter().for_each(|t| cuda_environment::assignment(cx, t, &assign.value));
            assign.targets.iter().for_each(|t| int64::assignment(cx, t, &assign.value));
            growing_shape::check(cx, assign);
            raw_memory::assignment(cx, assign);
        }
        Stmt::AnnAssign(assign) => {
            if let Some(value) = &assign.value {
                device_default::assignment(cx, &assign.target, value);
            }
        }
        Stmt::Expr(s) => {
            if let ast::Expr::Call(call) = &*s.value {
                let path = cx.path(&call.func);
                torch_cuda::statement(cx, call, path.as_deref().unwrap_or(""));
            }
        }
        Stmt::Return(ret) => device_default::returned(cx, ret),
        Stmt::If(s) => tensor_branch::check(cx, &s.test),
        Stmt::While(s) => tensor_branch::check(cx, &s.test),
        _ => {}
    }
}

/// Asks the rules about a call.
pub fn check_call(cx: &mut Checker<'_>, call: &ast::ExprCall) {
    let path = cx.path(&call.func);
    let path = path.as_deref().unwrap_or("");
    cuda_autocast::check(cx, call, path);
    grad_scaler::check(cx, call, path);
    nccl_backend::check(cx, call, path);
    cuda_environment::check(cx, call, path);
    cuda_tensor_type::check(cx, call);
    cuda_method::check(cx, call, path);
    device_default::argument_parser(cx, call);
    device_string::check(cx, call, path);
    cuda_extension::check(cx, call, path);
    inline_cuda::check(cx, call, path);
    cupy_kernel::check(cx, call, path);
    pycuda_kernel::check(cx, call, path);
    inline_ptx::check(cx, call, path);
    other_kernel::check(cx, call, path);
    data_dependent_size::check(cx, call, path);
    host_read::check(cx, call, path);
    float64::check(cx, call, path);
    int64::check(cx, call, path);
    raw_memory::check(cx, call);
    cuda_command::python(cx, call, path);
    device_test::call(cx, call);
}

/// Asks the rules about the whole of a name, dotted or imported, which stands for `path`.
pub fn check_name(cx: &mut Checker<'_>, expr: &ast::Expr, path: &str) {
    torch_cuda::check(cx, expr, path);
    cuda_flags::check(cx, expr, path);
    cuda_autocast::name(cx, expr, path);
}

/// Asks the rules about a subscript.
pub fn check_subscript(cx: &mut Checker<'_>, subscript: &ast::ExprSubscript) {
    data_dependent_size::subscript(cx, subscript);
    int64::subscript(cx, subscript);
}

/// Asks the rules about an assignment within an expression.
pub fn check_named(cx: &mut Checker<'_>, named: &ast::ExprNamed) {
    device_default::assignment(cx, &named.target, &named.value);
}

/// Asks the rules about a comparison.
pub fn check_compare(cx: &mut Checker<'_>, compare: &ast::ExprCompare) {
    device_test::check(cx, compare);
}

/// Asks the rules about a dictionary.
pub fn check_dict(cx: &mut Checker<'_>, dict: &ast::ExprDict) {
    device_default::dictionary(cx, dict);
}

/// Asks the rules about a function's parameters, in the scope outside it.
pub fn check_parameters(cx: &mut Checker<'_>, parameters: &ast::Parameters) {
    device_default::parameters(cx, parameters);
}

/// Asks the rules about a function, its decorators included.
pub fn check_function(cx: &mut Checker<'_>, def: &ast::StmtFunctionDef) {
    triton_kernel::check(cx, def);
    numba_cuda::check(cx, def);
    other_kernel::decorated(cx, def);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documentation_is_the_doc_comments() {
        let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let pages = RULES.iter().map(Rule::manual).collect::<Vec<_>>().join("\n");
        let written = std::fs::read_to_string(docs.join("scan-rules.md")).unwrap();
        assert!(written == pages, "docs/scan-rules.md is not what `torchtpu scan --explain all` prints");
        let overview = std::fs::read_to_string(docs.join("scan.md")).unwrap();
        for rule in RULES {
            let row = format!("| {} | {} | {} |", rule.id, rule.name, rule.summary);
            assert!(overview.contains(&row), "docs/scan.md lacks {row}");
        }
    }

    #[test]
    fn ids_and_names_are_unique_and_documented() {
        for (i, rule) in RULES.iter().enumerate() {
            assert!(!RULES[..i].iter().any(|r| r.id == rule.id || r.name == rule.name), "{}", rule.id);
            let manual = rule.manual();
            for section in ["## Why", "## Instead"] {
                assert!(manual.contains(section), "{} lacks {section}", rule.id);
            }
        }
    }
}
