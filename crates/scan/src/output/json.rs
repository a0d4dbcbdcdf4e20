//! JSON: the report itself, as it is serialised.

use crate::Report;

/// The report as JSON: an object whose `findings` each have `path`, `line`, `column`, `rule`, `kind`, `severity`, `message`, `fix`.
pub fn render(report: &Report) -> String {
    let mut value = serde_json::to_value(report).expect("a report serialises");
    let object = value.as_object_mut().expect("a struct");
    object.shift_insert(0, "version".into(), 1.into());
    object.shift_insert(1, "tool".into(), format!("torchtpu scan {}", env!("CARGO_PKG_VERSION")).into());
    serde_json::to_string_pretty(&value).expect("plain values") + "\n"
}
