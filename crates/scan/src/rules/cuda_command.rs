//! Finds NVIDIA's commands and flags in shell scripts, Dockerfiles and workflows: `nvidia-smi`, `nvcc`, `docker run --gpus`,
//! `--gres=gpu`, `--runtime=nvidia`, and `--device cuda` on a command line.
//!
//! ## Why
//! The command is not there, or the flag asks a scheduler for a GPU, so the script ends before the program starts.
//!
//! ## Instead
//! Ask PyTorch (`python -c "import torch; print(torch.accelerator.device_count())"`), and keep the scheduler's resources in a
//! variable.

use ruff_python_ast::{self as ast, Expr};

use crate::finding::{Hit, Severity};
use crate::python::checker::Checker;
use crate::python::devices::span;

const COMMANDS: &[&str] = &["nvidia-smi", "nvcc", "nsys", "ncu", "compute-sanitizer", "cuda-gdb"];

/// Looks at the words of a command line; offsets are within the line.
pub fn check(line: &str) -> Vec<(std::ops::Range<usize>, String, Severity)> {
    let mut hits = Vec::new();
    let words: Vec<(usize, &str)> = words(line).collect();
    for (i, &(start, word)) in words.iter().enumerate() {
        let bare = word.rsplit('/').next().unwrap_or(word);
        let command = i == 0 || is_separator(words[i - 1].1);
        let next = words.get(i + 1).map(|w| w.1).unwrap_or("");
        let found = match bare {
            _ if command && COMMANDS.contains(&bare) => Some((Severity::Warning, bare)),
            "nvidia-docker" if command => Some((Severity::Error, bare)),
            "--gpus" | "--runtime=nvidia" => Some((Severity::Error, bare)),
            _ if word.starts_with("--gres=gpu") || word.starts_with("--gpus=") || word.starts_with("--gpus-per") => {
                Some((Severity::Error, word))
            }
            "--device" | "--dev" if crate::python::devices::names_cuda(next) => Some((Severity::Error, word)),
            _ if word.strip_prefix("--device=").is_some_and(crate::python::devices::names_cuda) => {
                Some((Severity::Error, word))
            }
            _ => None,
        };
        if let Some((severity, what)) = found {
            hits.push((start..start + word.len(), format!("`{what}` needs an NVIDIA GPU"), severity));
        }
    }
    hits
}

/// Looks at a call that runs a command: `subprocess.run(["nvidia-smi"])`.
pub fn python(cx: &mut Checker<'_>, call: &ast::ExprCall, path: &str) {
    if !path.starts_with("subprocess.") && !matches!(path, "os.system" | "os.popen") {
        return;
    }
    let first = match call.arguments.args.first() {
        Some(Expr::List(l)) => l.elts.first(),
        Some(Expr::Tuple(t)) => t.elts.first(),
        other => other,
    };
    let Some(Expr::StringLiteral(text)) = first else { return };
    let word = text.value.to_str().split_whitespace().next().unwrap_or("");
    if COMMANDS.contains(&word.rsplit('/').next().unwrap_or(word)) {
        let message = format!("`{word}` needs an NVIDIA GPU");
        cx.report(hit(span(text), message, Severity::Warning));
    }
}

fn is_separator(word: &str) -> bool {
    matches!(word, "&&" | "||" | "|" | ";" | "then" | "do" | "else" | "!" | "if" | "sudo" | "time" | "watch" | "exec")
        || word.ends_with(';')
}

/// Words of a line and where they start; `$(`, brackets and backquotes count as spaces.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split(|c: char| c.is_whitespace() || matches!(c, '`' | '(' | ')' | '[' | ']' | '"' | '\'' | '$'))
        .filter(|w| !w.is_empty())
        .map(move |w| (w.as_ptr() as usize - line.as_ptr() as usize, w))
}

/// The finding at those bytes.
pub fn hit(at: std::ops::Range<usize>, message: String, severity: Severity) -> Hit {
    Hit::new("D113", at, severity, message).advice("ask PyTorch, and keep the scheduler's resources in a variable")
}
