//! One HTML file: charts, a table that sorts and searches, nothing loaded from elsewhere.

use crate::Report;

/// The report as a page.
pub fn render(report: &Report) -> String {
    // Within a script element only `</` and `<!--` could end the data.
    let data = serde_json::to_string(report).expect("plain values").replace('<', "\\u003c");
    include_str!("report.html").replacen("/*DATA*/null", &data, 1)
}
