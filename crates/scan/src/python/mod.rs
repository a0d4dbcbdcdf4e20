//! Reading Python: parsing, names, guards, and the walk that asks the rules.

pub mod checker;
pub mod devices;
pub mod guards;
pub mod names;

use ruff_python_parser::{parse_unchecked, Mode, ParseOptions};

use crate::finding::Hit;
use crate::fix;
use crate::libraries::Libraries;
use checker::{Call, Checker, Import};

/// What a module holds.
#[derive(Default)]
pub struct Module {
    /// Findings.
    pub hits: Vec<Hit>,
    /// What it imports.
    pub imports: Vec<Import>,
    /// What it calls.
    pub calls: Vec<Call>,
    /// Functions and classes it defines, dotted.
    pub definitions: Vec<String>,
    /// Whether it has an `if __name__ == "__main__"`.
    pub main: bool,
    /// The first syntax error, as byte offset and message; what could be read was read.
    pub error: Option<(usize, String)>,
}

/// Above this many nested levels a module gets a thread with a larger stack.
const DEEP: usize = 400;
/// Above this many it is not parsed.
const TOO_DEEP: usize = 100_000;
/// Stack per level, ample for an unoptimised build.
const STACK_PER_LEVEL: usize = 12 << 10;

/// Reads a module in `package`.
///
/// # Errors
/// If it is too deeply nested to be parsed.
pub fn read(source: &str, package: &str, libraries: &Libraries) -> Result<Module, String> {
    let depth = nesting(source);
    if depth <= DEEP {
        return Ok(read_here(source, package, libraries));
    }
    if depth > TOO_DEEP {
        return Err(format!("nested about {depth} levels deep, more than the {TOO_DEEP} that are parsed"));
    }
    std::thread::scope(|scope| {
        let work = move || read_here(source, package, libraries);
        let thread = std::thread::Builder::new().stack_size((64 << 20) + depth * STACK_PER_LEVEL);
        let thread = thread.spawn_scoped(scope, work).map_err(|e| format!("no thread to parse it: {e}"))?;
        thread.join().map_err(|_| "the parser failed on it".to_owned())
    })
}

fn read_here(source: &str, package: &str, libraries: &Libraries) -> Module {
    let parsed = parse_unchecked(source, ParseOptions::from(Mode::Module));
    let error = parsed.errors().first().map(|e| (e.location.start().to_usize(), e.error.to_string()));
    let Some(module) = parsed.syntax().as_module() else { return Module { error, ..Module::default() } };
    let mut checker = Checker::new(source, package, libraries);
    checker.module(&module.body);
    fix::resolve(source, &module.body, &mut checker.hits);
    Module {
        hits: checker.hits,
        imports: checker.imports,
        calls: checker.calls,
        definitions: checker.definitions,
        main: checker.main,
        error,
    }
}

/// An upper bound of how deeply the tree of a text can nest, from its brackets, operators and indentation alone.
fn nesting(source: &str) -> usize {
    // Operators count until the next comma or line of the same bracket.
    let mut counts = vec![0usize];
    let (mut total, mut most, mut start_of_line, mut indent) = (0usize, 0, true, 0);
    let mut word = false;
    for byte in source.bytes() {
        match byte {
            b'\n' => {
                if counts.len() == 1 {
                    total -= std::mem::take(&mut counts[0]);
                }
                (start_of_line, indent) = (true, 0);
            }
            b' ' | b'\t' if start_of_line => indent += 1,
            b'(' | b'[' | b'{' => counts.push(0),
            b')' | b']' | b'}' => {
                if counts.len() > 1 {
                    total -= counts.pop().unwrap_or(0);
                }
                *counts.last_mut().expect("never empty") += 1;
                total += 1;
            }
            b',' => total -= std::mem::take(counts.last_mut().expect("never empty")),
            b'+' | b'-' | b'*' | b'/' | b'~' | b'.' | b'@' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b':' => {
                *counts.last_mut().expect("never empty") += 1;
                total += 1;
            }
            _ => {}
        }
        let in_word = byte.is_ascii_alphanumeric() || byte == b'_';
        if word && !in_word && matches!(byte, b' ' | b'(') {
            // Words may be operators: `not`, `lambda`, `if`, `await`.
            *counts.last_mut().expect("never empty") += 1;
            total += 1;
        }
        word = in_word;
        start_of_line &= matches!(byte, b'\n' | b' ' | b'\t');
        most = most.max(total + counts.len() + indent);
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deep_and_broken_text_is_no_crash() {
        let libraries = Libraries::load(None).unwrap();
        for text in [
            "(".repeat(50_000),
            "-".repeat(50_000) + "1",
            "x = ".to_owned() + &"a+".repeat(40_000) + "a",
            "x = ".to_owned() + &"not ".repeat(30_000) + "a",
            "x".to_owned() + &".y".repeat(40_000),
            "x = ".to_owned() + &"[".repeat(20_000) + &"]".repeat(20_000),
            "lambda: ".repeat(20_000) + "x",
            (0..300).map(|i| " ".repeat(i) + "if x:\n").collect::<String>(),
            "f\"{".repeat(3_000),
            "def f(:\n  x.cuda()".to_owned(),
        ] {
            let _ = read(&text, "", &libraries);
        }
        assert!(read(&"(".repeat(200_000), "", &libraries).is_err());
    }

    #[test]
    fn ordinary_text_is_shallow() {
        assert!(nesting("def f(a, b):\n    return a + b * (1 - 2)\n") < 20);
    }
}
