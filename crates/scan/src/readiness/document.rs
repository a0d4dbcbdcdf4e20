//! A document of headings, tables and boxes to tick, written as Markdown or HTML.

use std::fmt::Write;

/// A part of the document.
pub enum Block {
    /// A heading of the second level.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A table; the first row is its head.
    Table(Vec<Vec<String>>),
    /// Something that only a person can confirm.
    Confirm(String),
}

/// The document.
pub struct Document {
    /// Its title.
    pub title: String,
    /// Its parts.
    pub blocks: Vec<Block>,
}

impl Document {
    /// As Markdown.
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n", markdown(&self.title));
        let mut list = false;
        for block in &self.blocks {
            // Boxes that follow one another are one list.
            if !(list && matches!(block, Block::Confirm(_))) {
                out.push('\n');
            }
            list = matches!(block, Block::Confirm(_));
            let _ = match block {
                Block::Heading(text) => writeln!(out, "## {}", markdown(text)),
                Block::Text(text) => writeln!(out, "{}", markdown(text)),
                Block::Confirm(text) => writeln!(out, "- [ ] {}", markdown(text)),
                Block::Table(rows) => {
                    for (i, row) in rows.iter().enumerate() {
                        let cells: Vec<String> = row.iter().map(|c| markdown(c).replace('|', "\\|")).collect();
                        let _ = writeln!(out, "| {} |", cells.join(" | "));
                        if i == 0 {
                            let _ = writeln!(out, "|{}", "---|".repeat(row.len()));
                        }
                    }
                    Ok(())
                }
            };
        }
        out
    }

    /// As one HTML file, in a language.
    pub fn html(&self, language: &str) -> String {
        let title = html(&self.title);
        let mut out = format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        );
        for block in &self.blocks {
            let _ = match block {
                Block::Heading(text) => writeln!(out, "<h2>{}</h2>", html(text)),
                Block::Text(text) => writeln!(out, "<p>{}</p>", html(text)),
                Block::Confirm(text) => {
                    writeln!(out, "<p class=\"confirm\"><label><input type=\"checkbox\"> {}</label></p>", html(text))
                }
                Block::Table(rows) => {
                    out.push_str("<div class=\"wide\"><table>\n");
                    for (i, row) in rows.iter().enumerate() {
                        let tag = if i == 0 { "th" } else { "td" };
                        let cells: String = row.iter().map(|c| format!("<{tag}>{}</{tag}>", html(c))).collect();
                        let _ = writeln!(out, "<tr>{cells}</tr>");
                    }
                    writeln!(out, "</table></div>")
                }
            };
        }
        out.push_str("</body>\n</html>\n");
        out
    }
}

const STYLE: &str = "\
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #8886; padding: .35rem .5rem; text-align: left; vertical-align: top; }
.confirm { background: #fc03; border-left: .25rem solid #c80; margin: .4rem 0; padding: .35rem .6rem; }
";

/// Text of the team's as one line that Markdown shows as it is.
fn markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if c.is_control() => out.push(' '),
            '\\' | '`' | '*' | '_' | '[' | ']' | '#' => out.extend(['\\', c]),
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            c => out.push(c),
        }
    }
    out
}

fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
