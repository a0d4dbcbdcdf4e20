//! Jupyter notebooks: their code cells, read as one module so that names carry from cell to cell.

use serde_json::Value;

/// The code of a notebook, and where each cell's lines start in it.
#[derive(Debug)]
pub struct Notebook {
    /// All code cells, one after the other; magics and shell lines are blanked.
    pub source: String,
    /// Cell (from 1, all kinds counted) and first line (from 1) in `source`.
    pub cells: Vec<(usize, usize)>,
}

impl Notebook {
    /// The cell of a line of `source`, and the line within it.
    pub fn place(&self, line: usize) -> (usize, usize) {
        let i = self.cells.partition_point(|&(_, first)| first <= line);
        let (cell, first) = self.cells[i.saturating_sub(1)];
        (cell, line + 1 - first)
    }
}

/// Reads a notebook.
///
/// # Errors
/// If it is not JSON, or not a notebook.
pub fn read(text: &str) -> Result<Notebook, String> {
    let value: Value = serde_json::from_str(text).map_err(|e| format!("malformed notebook: {e}"))?;
    let cells = value.get("cells").and_then(Value::as_array).ok_or("malformed notebook: no list of cells")?;
    let mut notebook = Notebook { source: String::new(), cells: Vec::new() };
    let mut line = 1;
    for (i, cell) in cells.iter().enumerate() {
        if cell.get("cell_type").and_then(Value::as_str) != Some("code") {
            continue;
        }
        let code = match cell.get("source") {
            Some(Value::String(text)) => text.clone(),
            Some(Value::Array(parts)) => parts.iter().filter_map(Value::as_str).collect(),
            _ => continue,
        };
        notebook.cells.push((i + 1, line));
        // A cell magic makes the whole cell another language.
        let other = code.trim_start().starts_with("%%") && !code.trim_start().starts_with("%%time");
        for text in code.lines() {
            let word = text.trim_start();
            let magic = other || word.starts_with(['%', '!']) || word.ends_with('?');
            if !magic {
                notebook.source.push_str(text);
            } else if !other && text.len() > word.len() {
                // An indented magic may be all that a block has.
                notebook.source.push_str(&text[..text.len() - word.len()]);
                notebook.source.push_str("pass");
            }
            notebook.source.push('\n');
            line += 1;
        }
    }
    if notebook.cells.is_empty() {
        notebook.cells.push((1, 1));
    }
    Ok(notebook)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_magics() {
        let text = r##"{"cells":[{"cell_type":"markdown","source":"# x"},{"cell_type":"code","source":["%pip install x\n","import torch\n"]},
            {"cell_type":"code","source":"x.cuda()"}]}"##;
        let notebook = read(text).unwrap();
        assert_eq!(notebook.source, "\nimport torch\nx.cuda()\n");
        assert_eq!(notebook.place(3), (3, 1));
        for bad in ["", "{}", "[]", "{\"cells\": 1}", "{\"cells\": [1, {\"cell_type\": \"code\"}]}"] {
            let _ = read(bad);
        }
    }
}
