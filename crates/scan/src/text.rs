//! Files that are read line by line: requirements, locks, Docker, shell, YAML, JSON.

use crate::finding::Hit;
use crate::libraries::Libraries;
use crate::rules::{cuda_command, cuda_environment, cuda_image, cuda_wheel, device_config, library_requirement};

/// Lines with the byte offset at which each starts.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut offset = 0;
    text.split_inclusive('\n').map(move |line| {
        let at = offset;
        offset += line.len();
        (at, line.trim_end_matches(['\n', '\r']))
    })
}

/// The name at the start of a requirement specifier, and its length.
fn requirement_name(specifier: &str) -> &str {
    let end = specifier.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.')));
    &specifier[..end.unwrap_or(specifier.len())]
}

fn requirement(specifier: &str, at: usize, optional: bool, libraries: &Libraries, hits: &mut Vec<Hit>) {
    let name = requirement_name(specifier);
    hits.extend(library_requirement::check(name, at..at + name.len(), optional, libraries));
    wheel(specifier, at, hits);
}

fn wheel(text: &str, at: usize, hits: &mut Vec<Hit>) {
    if let Some(range) = cuda_wheel::find(text) {
        hits.push(cuda_wheel::hit(&text[range.clone()], at + range.start..at + range.end));
    }
}

/// A requirement file: one specifier a line.
pub fn requirements(text: &str, libraries: &Libraries) -> Vec<Hit> {
    let mut hits = Vec::new();
    for (offset, line) in lines(text) {
        let code = line.split(" #").next().unwrap_or("");
        let trimmed = code.trim_start();
        let at = offset + (code.len() - trimmed.len());
        if trimmed.starts_with('#') {
            continue;
        }
        // `git+https://.../flash-attention` names its package after `#egg=`.
        if let Some(i) = trimmed.find("#egg=") {
            requirement(&trimmed[i + 5..], at + i + 5, false, libraries, &mut hits);
        } else if trimmed.starts_with('-') {
            wheel(trimmed, at, &mut hits);
        } else {
            requirement(trimmed, at, false, libraries, &mut hits);
        }
    }
    hits
}

/// Quoted specifiers in a Python build file: what `setup.py` puts into `install_requires`, and lists of them.
pub fn setup_py(text: &str, libraries: &Libraries) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut optional = false;
    let mut inside = 0i32;
    for (offset, line) in lines(text) {
        if line.trim_start().starts_with('#') {
            continue;
        }
        let word = line.trim_start();
        if inside <= 0 {
            let starts = |k: &str| word.starts_with(k);
            if starts("extras_require") || starts("extras[") || starts("extras =") {
                (inside, optional) = (0, true);
            } else if ["install_requires", "setup_requires", "requirements", "REQUIRE", "deps", "_deps"]
                .iter()
                .any(|k| starts(k))
            {
                (inside, optional) = (0, false);
            } else {
                continue;
            }
        }
        inside += line.matches(['[', '{', '(']).count() as i32 - line.matches([']', '}', ')']).count() as i32;
        for (i, piece) in quoted(line) {
            requirement(piece, offset + i, optional, libraries, &mut hits);
        }
    }
    hits
}

fn quoted(line: &str) -> Vec<(usize, &str)> {
    let mut out = Vec::new();
    let mut open: Option<(char, usize)> = None;
    for (i, c) in line.char_indices() {
        match open {
            None if c == '"' || c == '\'' => open = Some((c, i + 1)),
            None if c == '#' => break,
            Some((quote, start)) if c == quote => {
                out.push((start, &line[start..i]));
                open = None;
            }
            _ => {}
        }
    }
    out
}

/// `pyproject.toml`, `Pipfile`: lists and tables of requirements, by the heading they are under.
pub fn toml(text: &str, libraries: &Libraries) -> Vec<Hit> {
    let mut hits = Vec::new();
    let (mut table, mut list) = (String::new(), None::<bool>);
    for (offset, line) in lines(text) {
        let trimmed = line.trim();
        if trimmed.starts_with('#') {
            continue;
        }
        if list.is_none() && trimmed.starts_with('[') && trimmed.ends_with(']') {
            table = trimmed.trim_matches(['[', ']']).to_ascii_lowercase();
            continue;
        }
        let optional = ["optional", "extras", "dev", "group"].iter().any(|w| table.contains(w));
        if list.is_none() {
            if let Some((key, value)) = trimmed.split_once('=') {
                let key = key.trim().trim_matches('"');
                let value = value.trim();
                let requires = matches!(key, "dependencies" | "requires" | "dynamic-dependencies") || optional;
                if value.starts_with('[') && requires && !table.starts_with("tool.ruff") {
                    list = Some(optional);
                } else if table.ends_with("dependencies") || table == "packages" || table == "dev-packages" {
                    // Poetry and Pipfile: `name = "version"`.
                    let at = offset + line.find(key).unwrap_or(0);
                    requirement(key, at, optional || value.contains("optional = true"), libraries, &mut hits);
                }
                wheel(line, offset, &mut hits);
            }
        }
        if let Some(optional) = list {
            for (i, piece) in quoted(line) {
                let found = library_requirement::check(requirement_name(piece), 0..0, optional, libraries);
                if found.is_some() {
                    requirement(piece, offset + i, optional, libraries, &mut hits);
                }
            }
            let code = line.split('#').next().unwrap_or("").trim_end();
            if code.ends_with(']') || code.ends_with("],") {
                list = None;
            }
        }
    }
    hits
}

/// Lock files: `name = "..."` lines of TOML locks, keys of JSON ones.
pub fn lock(text: &str, libraries: &Libraries) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut package = false;
    for (offset, line) in lines(text) {
        let trimmed = line.trim();
        if trimmed.starts_with('[') {
            package = trimmed == "[[package]]";
        }
        let name = match trimmed.strip_prefix("name = \"") {
            Some(rest) if package => rest.trim_end_matches('"'),
            _ => match trimmed.strip_prefix('"').and_then(|r| r.strip_suffix("\": {")) {
                Some(name) => name,
                None => continue,
            },
        };
        let at = offset + line.find(name).unwrap_or(0);
        hits.extend(library_requirement::check(name, at..at + name.len(), false, libraries));
    }
    hits
}

/// What is installed by `pip install`, `uv pip install`, `conda install` on a command line.
fn installs(line: &str, offset: usize, libraries: &Libraries, hits: &mut Vec<Hit>) {
    let Some(i) = ["pip install", "pip3 install", "conda install", "uv add", "mamba install", "pip wheel"]
        .iter()
        .find_map(|w| line.find(w).map(|i| i + w.len()))
    else {
        return;
    };
    let rest = &line[i..];
    let end = rest.find(" && ").or(rest.find("; ")).or(rest.find(" || ")).or(rest.find(" #")).unwrap_or(rest.len());
    for word in rest[..end].split([' ', '\t', '"', '\'', '\\']).filter(|w| !w.is_empty()) {
        let at = offset + (word.as_ptr() as usize - line.as_ptr() as usize);
        if !word.starts_with('-') && !word.contains('/') {
            let name = requirement_name(word);
            hits.extend(library_requirement::check(name, at..at + name.len(), false, libraries));
        }
    }
    wheel(line, offset, hits);
}

/// Variables that a line of shell sets: `export NAME=value`, `NAME=value command`.
fn variables(line: &str, offset: usize, hits: &mut Vec<Hit>) {
    for word in line.split([' ', '\t', ';', '"', '\'']) {
        let Some((name, value)) = word.split_once('=') else { continue };
        if !name.is_empty() && name.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_') {
            let at = offset + (word.as_ptr() as usize - line.as_ptr() as usize);
            // `CUDA_VISIBLE_DEVICES= python` hides GPUs: that is not a dependency on them.
            if !cuda_environment::hides(name, value) {
                hits.extend(cuda_environment::hit(name, at..at + name.len()));
            }
        }
    }
}

/// A text in which continued lines are one, of the same length so that offsets stay. Comments between them are blanked.
fn joined(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut continued = false;
    for line in text.split_inclusive('\n') {
        let body = line.trim_end_matches(['\n', '\r']);
        if continued && body.trim_start().starts_with('#') {
            out.extend(std::iter::repeat_n(' ', line.len()));
        } else if let Some(start) = body.strip_suffix('\\') {
            out.push_str(start);
            out.extend(std::iter::repeat_n(' ', line.len() - start.len()));
            continued = true;
        } else {
            out.push_str(line);
            continued = false;
        }
    }
    out
}

/// Shell scripts.
pub fn shell(text: &str, libraries: &Libraries) -> Vec<Hit> {
    let text = &joined(text);
    let mut hits = Vec::new();
    let mut heredoc: Option<String> = None;
    for (offset, line) in lines(text) {
        if let Some(end) = &heredoc {
            if line.trim() == end {
                heredoc = None;
            }
            continue;
        }
        let trimmed = line.trim_start();
        let directive = trimmed.starts_with("#SBATCH") || trimmed.starts_with("#PBS");
        if trimmed.starts_with('#') && !directive {
            continue;
        }
        // What is echoed is a message.
        if trimmed.starts_with("echo ") && !trimmed.contains(">>") && !trimmed.contains("$(") {
            continue;
        }
        if let Some((_, word)) = line.split_once("<<") {
            let word = word.trim_start_matches('-').trim().trim_matches(['\'', '"']);
            if !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
                heredoc = Some(word.to_owned());
            }
        }
        let code = line.split(" # ").next().unwrap_or(line);
        command(code, offset, libraries, &mut hits);
    }
    hits
}

fn command(code: &str, offset: usize, libraries: &Libraries, hits: &mut Vec<Hit>) {
    variables(code, offset, hits);
    installs(code, offset, libraries, hits);
    for (range, message, severity) in cuda_command::check(code) {
        let mut hit = cuda_command::hit(offset + range.start..offset + range.end, message, severity);
        // `command -v nvidia-smi`, `if nvidia-smi; then`, `nvidia-smi || true`
        hit.guarded = ["command -v", "which ", "|| true", "if nvidia-smi"].iter().any(|g| code.contains(g));
        hits.push(hit);
    }
}

/// Dockerfiles.
pub fn docker(text: &str, libraries: &Libraries) -> Vec<Hit> {
    let text = &joined(text);
    let mut hits = Vec::new();
    for (offset, line) in lines(text) {
        let trimmed = line.trim_start();
        if trimmed.starts_with('#') {
            continue;
        }
        let instruction = trimmed.split_whitespace().next().unwrap_or("").to_ascii_uppercase();
        match instruction.as_str() {
            "FROM" | "ARG" => {
                let image =
                    trimmed.split([' ', '=', '"']).skip(1).find(|w| cuda_image::is_cuda(w) && !w.starts_with("--"));
                let path = instruction == "FROM" || image.is_some_and(|i| i.contains('/'));
                if let (Some(image), true) = (image, path) {
                    let at = offset + (image.as_ptr() as usize - line.as_ptr() as usize);
                    hits.push(cuda_image::hit(image, at..at + image.len()));
                }
                wheel(line, offset, &mut hits);
            }
            "ENV" => {
                variables(line, offset, &mut hits);
                let mut words = trimmed.split_whitespace().skip(1);
                if let Some(name) = words.next().filter(|n| !n.contains('=')) {
                    let at = offset + (name.as_ptr() as usize - line.as_ptr() as usize);
                    hits.extend(cuda_environment::hit(name, at..at + name.len()));
                }
            }
            "RUN" | "CMD" | "ENTRYPOINT" => {
                let rest = line.len() - trimmed.len() + instruction.len();
                command(&line[rest..], offset + rest, libraries, &mut hits);
            }
            _ => {}
        }
    }
    hits
}

/// Whether a text is YAML, of one document or several.
///
/// # Errors
/// With what the parser says if it isn't.
pub fn is_yaml(text: &str) -> Result<(), String> {
    use serde::Deserialize;
    serde_norway::Deserializer::from_str(text)
        .try_for_each(|document| serde::de::IgnoredAny::deserialize(document).map(drop))
        .map_err(|e| e.to_string())
}

/// YAML: keys and scalars by line, so that places are exact; whether it is YAML at all is for the parser to say.
pub fn yaml(text: &str, libraries: &Libraries) -> Vec<Hit> {
    let mut hits = Vec::new();
    let mut keys: Vec<(usize, String)> = Vec::new();
    let mut block: Option<usize> = None;
    for (offset, line) in lines(text) {
        let trimmed = line.trim_start();
        let indent = line.len() - trimmed.len();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        if let Some(parent) = block {
            if indent > parent {
                // A block of text: a script, in workflows.
                if keys.last().is_some_and(|(_, k)| matches!(k.as_str(), "run" | "script" | "command" | "args")) {
                    command(line, offset, libraries, &mut hits);
                }
                continue;
            }
            block = None;
        }
        let dashed = trimmed.trim_start_matches("- ");
        let column = indent + (trimmed.len() - dashed.len());
        keys.retain(|(i, _)| *i < column);
        let Some((key, value)) = dashed.split_once(':') else {
            let parents = keys.last().map(|(_, k)| k.as_str()).unwrap_or("");
            if dashed.len() < trimmed.len() {
                let scalar = dashed.split(" #").next().unwrap_or("").trim().trim_matches(['"', '\'']);
                hits.extend(device_config::check(parents, scalar, offset + column..offset + line.trim_end().len()));
            }
            // Conda environments and lists of packages.
            if matches!(parents, "dependencies" | "pip" | "requirements" | "packages") {
                requirement(dashed.trim(), offset + column, false, libraries, &mut hits);
            }
            continue;
        };
        // In `host:port` and `cuda:0` the colon is part of the value.
        if !(value.is_empty() || value.starts_with([' ', '\t'])) {
            continue;
        }
        let key = key.trim().trim_matches(['"', '\'']).to_owned();
        let value = value.split(" #").next().unwrap_or("").trim();
        keys.push((column, key.clone()));
        if value.starts_with('|') || value.starts_with('>') {
            block = Some(column);
            continue;
        }
        let scalar = value.trim_matches(['"', '\'']);
        let at = offset + column;
        let whole = at..offset + line.trim_end().len();
        let dotted = keys.iter().map(|(_, k)| k.as_str()).collect::<Vec<_>>().join(".");
        hits.extend(device_config::check(&dotted, scalar, whole.clone()));
        if key == "image" && cuda_image::is_cuda(scalar) {
            hits.push(cuda_image::hit(scalar, whole.clone()));
        }
        if key.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_') && !scalar.is_empty() {
            hits.extend(cuda_environment::hit(&key, at..at + key.len()));
        }
        if key == "name" && scalar.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_') {
            hits.extend(cuda_environment::hit(scalar, whole));
        }
        if matches!(key.as_str(), "run" | "script" | "command") {
            command(line, offset, libraries, &mut hits);
        }
    }
    hits
}

/// JSON: keys and scalars wherever they are on their line.
///
/// # Errors
/// If the text is not JSON.
pub fn json(text: &str) -> Result<Vec<Hit>, String> {
    let comments = text.lines().any(|l| l.trim_start().starts_with("//"));
    if !comments {
        serde_json::from_str::<serde::de::IgnoredAny>(text).map_err(|e| format!("not JSON: {e}"))?;
    }
    let mut hits = Vec::new();
    for (offset, line) in lines(text) {
        let pieces = quoted(line);
        for pair in pieces.windows(2) {
            let ((i, key), (j, value)) = (pair[0], pair[1]);
            let between = &line[i + key.len() + 1..j - 1];
            if between.trim() == ":" {
                hits.extend(device_config::check(key, value, offset + i - 1..offset + j + value.len() + 1));
            }
        }
    }
    Ok(hits)
}

/// TOML configurations other than build files: `device = "cuda"`.
pub fn toml_config(text: &str) -> Vec<Hit> {
    let mut hits = Vec::new();
    for (offset, line) in lines(text) {
        let Some((key, value)) = line.split_once('=') else { continue };
        let value = value.split(" #").next().unwrap_or("").trim();
        if !key.trim_start().starts_with('#') && value.len() > 2 && value.starts_with(['"', '\'']) {
            let at = offset + (line.len() - line.trim_start().len());
            hits.extend(device_config::check(
                key.trim(),
                value.trim_matches(['"', '\'']),
                at..offset + line.trim_end().len(),
            ));
        }
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(hits: Vec<Hit>) -> Vec<&'static str> {
        hits.iter().map(|h| h.rule).collect()
    }

    #[test]
    fn yaml_knows_keys_lists_and_blocks() {
        let table = Libraries::load(None).unwrap();
        let text = "trainer:\n  device: \"cuda:0\"\n  name: cuda run\ndependencies:\n  - flash-attn>=2\n  - numpy\n";
        assert_eq!(rules(yaml(text, &table)), ["D109", "L102"]);
        let text =
            "steps:\n  - run: |\n      nvidia-smi\n      pip install xformers\n    env:\n      NCCL_DEBUG: INFO\n";
        assert_eq!(rules(yaml(text, &table)), ["D113", "L102", "L103"]);
    }

    #[test]
    fn shell_leaves_messages_and_hiding_alone() {
        let table = Libraries::load(None).unwrap();
        let text =
            "echo nvidia-smi is useful\nCUDA_VISIBLE_DEVICES= python a.py\nexport CUDA_VISIBLE_DEVICES=0\nnvidia-smi\n";
        assert_eq!(rules(shell(text, &table)), ["D108", "D113"]);
    }

    #[test]
    fn docker_reads_instructions() {
        let table = Libraries::load(None).unwrap();
        let text =
            "FROM nvidia/cuda:12.4-devel AS base\nENV CUDA_HOME /usr/local/cuda\nRUN pip install \\\n    torch apex\n";
        assert_eq!(rules(docker(text, &table)), ["L104", "D108", "L102"]);
    }
}
