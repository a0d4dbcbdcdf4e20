//! `--fix`: rewriting what is safe to rewrite, and the line that gives a file its device.
//!
//! Rules write edits in which [`DEVICE`] stands for a `torch.device` and [`TYPE`] for its type as a text. [`resolve`] decides,
//! file by file, what these are: a module-level variable, set from `--device` where the file parses a command line. On CUDA the
//! result is what it was; the device that was written out is now the one that PyTorch finds, or the one that is asked for.

use std::path::Path;

use ruff_python_ast::{self as ast, Stmt};

use crate::finding::{Edit, Fix, Hit};
use crate::python::checker::Want;
use crate::python::devices::span;

/// Stands for the device in an edit.
pub const DEVICE: char = '\u{1}';
/// Stands for the type of the device in an edit.
pub const TYPE: char = '\u{2}';

const ACCELERATOR: &str = "torch.accelerator.current_accelerator(check_available=True) or torch.device(\"cpu\")";
const HELP: &str = "device to run on, such as cpu, cuda or tpu; by default the accelerator of this machine";

/// What takes the place of a CUDA literal; `None` where nothing safe does.
pub fn literal(text: &str, guarded: bool, want: Want) -> Option<String> {
    if guarded || want == Want::Nothing {
        return None;
    }
    let quote = text.chars().last()?;
    let inner = text.trim_start_matches(['f', 'F']).trim_matches(quote);
    if want == Want::Alone {
        return (inner == "cuda").then(|| format!("({ACCELERATOR}).type"));
    }
    match inner.strip_prefix("cuda")? {
        "" if want == Want::Device => Some(DEVICE.to_string()),
        "" => Some(TYPE.to_string()),
        // The first device exists everywhere; which one another index means is for the program to say.
        ":0" => Some(format!("f{quote}{{{TYPE}}}:0{quote}")),
        rest if rest.starts_with(":{") && text.starts_with(['f', 'F']) && !inner.contains(['\'', '"', '\n']) => {
            Some(format!("f{quote}{{{TYPE}}}{rest}{quote}"))
        }
        _ => None,
    }
}

/// An edit's text in a function that is handed the parsed command line.
pub fn through(text: &str, arguments: &str) -> String {
    text.replace(DEVICE, &format!("torch.device({arguments}.device)"))
        .replace(TYPE, &format!("torch.device({arguments}.device).type"))
}

/// The statement `args = parser.parse_args()`, if a file has exactly one.
pub struct Arguments<'a> {
    /// `args`.
    pub name: &'a str,
    parser: &'a str,
    indent: &'a str,
    start: usize,
    end: usize,
}

/// Finds it.
pub fn parsed_arguments(source: &str) -> Option<Arguments<'_>> {
    let mut calls = source.match_indices(".parse_args(");
    let (at, _) = calls.next()?;
    if calls.next().is_some() {
        return None;
    }
    let start = source[..at].rfind('\n').map_or(0, |i| i + 1);
    let end = source[at..].find('\n').map_or(source.len(), |i| at + i + 1);
    let line = &source[start..at];
    let indent = &line[..line.len() - line.trim_start().len()];
    let (name, parser) = line.trim().split_once(" = ")?;
    let identifier = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let whole = source[start..end].trim_end().ends_with(')');
    (identifier(name) && identifier(parser) && whole).then_some(Arguments { name, parser, indent, start, end })
}

/// Replaces the placeholders in the edits of a file, and adds to the first of them what defines the device. Where the file has no
/// place for that, the edits become advice.
pub fn resolve(source: &str, body: &[Stmt], hits: &mut [Hit]) {
    let automatic = |h: &Hit| h.fix.as_ref().is_some_and(Fix::automatic);
    let needs = |h: &Hit| {
        let texts = h.fix.iter().flat_map(|f| &f.edits).map(|e| e.text.as_str());
        texts.clone().any(|t| t.contains([DEVICE, TYPE]) || t.contains(".device)"))
    };
    if !hits.iter().any(automatic) {
        return;
    }
    let Some(imports) = Imports::of(source, body) else {
        return hits.iter_mut().for_each(|h| give_up(h, "the file does not import torch at its top"));
    };
    if !hits.iter().any(|h| automatic(h) && needs(h)) {
        return;
    }
    let name = ["device", "default_device", "chosen_device"].into_iter().find(|n| !has_word(source, n));
    let Some(name) = name else {
        return hits.iter_mut().filter(|h| needs(h)).for_each(|h| give_up(h, "no name is free for the device"));
    };
    // What runs while the module is being loaded has to know the device by then.
    let main = main_block(source, body);
    let before = |h: &&mut Hit, at: usize| automatic(h) && needs(h) && h.scope.is_empty() && h.start < at;
    let parsed = parsed_arguments(source);
    if let Some(arguments) = &parsed {
        let early = hits.iter_mut().filter(|h| before(h, arguments.start));
        early.for_each(|h| give_up(h, "it is set before the command line is read"));
        if !hits.iter().any(|h| automatic(h) && needs(h)) {
            return;
        }
    }
    let early = main.is_some_and(|(at, _)| hits.iter_mut().any(|h| before(&h, at)));
    let newline = if source.contains("\r\n") { "\r\n" } else { "\n" };
    let mut extra = Vec::new();
    let insert = |at: usize, text: String| Edit { start: at, end: at, text };
    let define = format!(
        "{newline}# The device this runs on: the accelerator of the machine, or the CPU.{newline}{name} = {ACCELERATOR}{newline}"
    );
    extra.push(insert(
        imports.end,
        if source[..imports.end].ends_with('\n') { define } else { newline.to_owned() + &define },
    ));
    let option = source.contains("\"--device\"") || source.contains("'--device'");
    if let Some(arguments) = parsed {
        let Arguments { name: args, parser, indent, start, end } = arguments;
        if !option {
            let line =
                format!("{indent}{parser}.add_argument(\"--device\", default={name}.type, help=\"{HELP}\"){newline}");
            extra.push(insert(start, line));
        }
        let global = if indent.is_empty() || in_main_block(body, start) {
            String::new()
        } else {
            format!("{indent}global {name}{newline}")
        };
        let lead = if source[..end].ends_with('\n') { "" } else { newline };
        // `global` has to come before the name's first use in the function, which the option's default is.
        if !global.is_empty() && !option {
            extra.last_mut().expect("the option's line").text.insert_str(0, &global);
            extra.push(insert(end, format!("{lead}{indent}{name} = torch.device({args}.device){newline}")));
        } else {
            extra.push(insert(end, format!("{lead}{global}{indent}{name} = torch.device({args}.device){newline}")));
        }
    } else if let Some((at, indent)) = main.filter(|_| !early) {
        if !source.contains("sys.argv") && !source.contains("HfArgumentParser") && !source.contains("argparse") {
            let lines = [
                "import argparse".to_owned(),
                String::new(),
                "parser = argparse.ArgumentParser()".into(),
                format!("parser.add_argument(\"--device\", default={name}.type, help=\"{HELP}\")"),
                format!("{name} = torch.device(parser.parse_args().device)"),
            ];
            let text: String = lines
                .iter()
                .map(|l| if l.is_empty() { newline.to_owned() } else { format!("{indent}{l}{newline}") })
                .collect();
            extra.push(insert(at, text));
        }
    } else if !option && (early || is_script(source, body)) {
        let text = format!(
            "{newline}parser = argparse.ArgumentParser(){newline}parser.add_argument(\"--device\", default={name}.type, help=\"{HELP}\"){newline}{name} = torch.device(parser.parse_known_args()[0].device){newline}"
        );
        if !has_word(source, "parser") {
            extra[0].text.push_str(&text);
            extra.push(insert(imports.first, format!("import argparse{newline}")));
        }
    }
    let mut first = true;
    for hit in hits.iter_mut().filter(|h| automatic(h)) {
        let wants = needs(hit);
        let fix = hit.fix.as_mut().expect("an automatic fix");
        for edit in &mut fix.edits {
            edit.text = edit.text.replace(DEVICE, name).replace(TYPE, &format!("{name}.type"));
        }
        // Every fix names the lines it depends on; applied together they are made once.
        if wants || first {
            fix.edits.extend(extra.iter().cloned());
            first = false;
        }
    }
}

fn give_up(hit: &mut Hit, why: &str) {
    if let Some(fix) = hit.fix.as_mut().filter(|f| f.automatic()) {
        fix.edits.clear();
        fix.description = format!("{}; not automatic: {why}", fix.description);
    }
}

/// Whether a word occurs as a name: not as a keyword argument, an attribute, or part of a text's `--word`.
fn has_word(source: &str, word: &str) -> bool {
    source.match_indices(word).any(|(i, _)| {
        let before = source[..i].chars().next_back().unwrap_or(' ');
        let after = &source[i + word.len()..];
        let next = after.chars().next().unwrap_or(' ');
        let part = |c: char| c.is_alphanumeric() || c == '_';
        let keyword = next == '=' && !after.starts_with("==") && matches!(before, '(' | ' ' | '\t' | ',');
        let line = &source[source[..i].rfind('\n').map_or(0, |l| l + 1)..i];
        let quoted = line.matches('"').count() % 2 == 1 || line.matches('\'').count() % 2 == 1;
        !part(before) && !part(next) && !matches!(before, '.' | '-') && !keyword && !quoted && !line.contains('#')
    })
}

/// The leading imports of a module.
struct Imports {
    first: usize,
    end: usize,
}

impl Imports {
    /// `None` where `torch` itself is not imported among them.
    fn of(source: &str, body: &[Stmt]) -> Option<Imports> {
        let (mut first, mut last, mut torch) = (None, None, false);
        for (i, stmt) in body.iter().enumerate() {
            match stmt {
                Stmt::Expr(e) if i == 0 && e.value.is_string_literal_expr() => {}
                Stmt::ImportFrom(f) if f.module.as_ref().is_some_and(|m| m.as_str() == "__future__") => {
                    last = Some(span(stmt).end);
                }
                Stmt::Import(import) => {
                    let named = |a: &ast::Alias| a.asname.is_none() && a.name.split('.').next() == Some("torch");
                    torch |= import.names.iter().any(named);
                    first = first.or(Some(span(stmt).start));
                    last = Some(span(stmt).end);
                }
                Stmt::ImportFrom(_) => {
                    first = first.or(Some(span(stmt).start));
                    last = Some(span(stmt).end);
                }
                _ => break,
            }
        }
        let end = last?;
        let end = source[end..].find('\n').map_or(source.len(), |i| end + i + 1);
        torch.then_some(Imports { first: first?, end })
    }
}

/// The body of `if __name__ == "__main__":`: where it starts and how it is indented.
fn main_block<'a>(source: &'a str, body: &[Stmt]) -> Option<(usize, &'a str)> {
    let first = body.iter().filter_map(main_body).next()?.first()?;
    let at = span(first).start;
    let line = source[..at].rfind('\n').map_or(0, |i| i + 1);
    let indent = &source[line..at];
    indent.trim().is_empty().then_some((line, indent))
}

fn main_body(stmt: &Stmt) -> Option<&[Stmt]> {
    let Stmt::If(s) = stmt else { return None };
    let ast::Expr::Compare(c) = &*s.test else { return None };
    matches!(&*c.left, ast::Expr::Name(n) if n.id.as_str() == "__name__").then_some(&*s.body)
}

fn in_main_block(body: &[Stmt], at: usize) -> bool {
    body.iter().any(|s| main_body(s).is_some() && span(s).contains(&at))
        && !body.iter().any(|s| matches!(s, Stmt::FunctionDef(_) | Stmt::ClassDef(_)) && span(s).contains(&at))
}

/// Whether a module does its work when it is run: it has loops or calls outside functions, and no main block.
fn is_script(source: &str, body: &[Stmt]) -> bool {
    let works = |s: &Stmt| match s {
        Stmt::For(_) | Stmt::While(_) | Stmt::With(_) => true,
        Stmt::Expr(e) => e.value.is_call_expr(),
        _ => false,
    };
    body.iter().any(works) && source.contains("backward()") || body.iter().filter(|s| works(s)).count() > 2
}

/// Applies edits to a text. The same edit given twice is made once; of two that overlap, the later is left out.
pub fn apply(source: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by(|a, b| (a.start, a.end, &a.text).cmp(&(b.start, b.end, &b.text)));
    edits.dedup();
    let mut out = String::with_capacity(source.len());
    let mut at = 0;
    for edit in edits {
        if edit.start < at || edit.end > source.len() {
            continue;
        }
        out.push_str(&source[at..edit.start]);
        out.push_str(&edit.text);
        at = edit.end;
    }
    out.push_str(&source[at..]);
    out
}

/// A unified diff of a file.
pub fn diff(path: &str, old: &str, new: &str) -> String {
    similar::TextDiff::from_lines(old, new)
        .unified_diff()
        .context_radius(3)
        .header(&format!("a/{path}"), &format!("b/{path}"))
        .to_string()
}

/// Writes a file through a temporary one beside it, so that a reader never sees half of it.
///
/// # Errors
/// If the folder cannot be written to.
pub fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let temporary = path.with_extension("torchtpu-part");
    std::fs::write(&temporary, text)?;
    std::fs::set_permissions(&temporary, std::fs::metadata(path)?.permissions())?;
    std::fs::rename(&temporary, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_apply_once_and_do_not_overlap() {
        let edit = |start, end, text: &str| Edit { start, end, text: text.into() };
        assert_eq!(apply("abcdef", vec![edit(1, 2, "X"), edit(1, 2, "X"), edit(3, 3, "+")]), "aXc+def");
        assert_eq!(apply("abcdef", vec![edit(1, 4, "X"), edit(2, 3, "Y")]), "aXef");
    }

    #[test]
    fn names_in_use() {
        assert!(!has_word("f(device=1)\nx.device\nx.to('--device')", "device"));
        assert!(has_word("device = 1", "device"));
    }
}
