//! `--readiness`: a checklist from the team's own facts. It invents nothing.

use std::path::Path;

/// Language of the document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// Italian.
    Italian,
}

/// The team's facts.
pub struct Facts {}

impl Facts {
    /// Reads them.
    ///
    /// # Errors
    /// If the file cannot be read or is not of the form.
    pub fn read(_: &Path) -> Result<Facts, String> {
        Err("not there yet".into())
    }
}

/// The checklist as Markdown.
pub fn markdown(_: &Facts, _: Language) -> String {
    String::new()
}

/// The checklist as HTML.
pub fn html(_: &Facts, _: Language) -> String {
    String::new()
}
