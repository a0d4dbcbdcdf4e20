//! Reports: terminal, JSON, SARIF, Markdown, HTML.

pub mod html;
pub mod json;
pub mod markdown;
pub mod sarif;
pub mod terminal;
