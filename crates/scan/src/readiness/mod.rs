//! `--readiness`: a checklist from the team's own facts, in Markdown or HTML, English or Italian.
//!
//! It says what the facts say and where each comes from, quotes the law with its date, and marks what only a person can
//! confirm. It invents nothing: a fact that is not given is asked for.

mod available;
mod checklist;
mod date;
mod document;
mod facts;

pub use facts::Facts;

/// Language of the document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// Italian.
    Italian,
}

impl Language {
    /// The text in this language.
    fn pick<'a>(self, english: &'a str, italian: &'a str) -> &'a str {
        match self {
            Language::English => english,
            Language::Italian => italian,
        }
    }
}

/// The checklist as Markdown.
pub fn markdown(facts: &Facts, language: Language) -> String {
    checklist::write(facts, language).markdown()
}

/// The checklist as one HTML file.
pub fn html(facts: &Facts, language: Language) -> String {
    checklist::write(facts, language).html(language.pick("en", "it"))
}
