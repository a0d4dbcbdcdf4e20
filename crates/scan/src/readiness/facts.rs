//! The team's facts, as they stand in its YAML file.

use std::path::Path;

use serde::Deserialize;

use super::available::Offers;
use super::date::Date;

/// Larger files are not facts written by hand.
const LARGEST: u64 = 1 << 20;

/// The team's facts. Every list may be left out; what is not given is asked for in the document.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who the document is for.
    pub organisation: Option<String>,
    /// The date at which the facts hold.
    pub date: Option<Date>,
    /// When the team wants to switch.
    pub switch_date: Option<Date>,
    /// Whether it is an Italian public body, for which cloud services have to be qualified.
    #[serde(default)]
    pub italian_public_body: bool,
    /// The highest class of the data and services, as reported to ACN.
    pub acn_class: Option<AcnClass>,
    /// Regions in which data may be processed.
    #[serde(default)]
    pub regions_allowed: Vec<String>,
    /// Where that is laid down.
    pub regions_source: Option<String>,
    /// Chips the team would like to use.
    #[serde(default)]
    pub chips_wanted: Vec<Chip>,
    /// Reservations and commitments.
    #[serde(default)]
    pub commitments: Vec<Commitment>,
    /// Who processes personal data, before and after.
    #[serde(default)]
    pub processors: Vec<Processor>,
    /// The controller, for the register.
    pub controller: Option<String>,
    /// The data protection officer, for the register.
    pub data_protection_officer: Option<String>,
    /// What the cloud's own command lists.
    #[serde(default)]
    pub availability: Vec<Availability>,
}

/// The classes of data and services that Italian public bodies report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AcnClass {
    /// *Ordinari*.
    Ordinary,
    /// *Critici*.
    Critical,
    /// *Strategici*.
    Strategic,
}

/// A chip, and the names the cloud gives to what has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// What the team calls it.
    pub name: String,
    /// Accelerator or instance types, as the cloud lists them; a trailing `*` matches any ending.
    #[serde(default)]
    pub types: Vec<String>,
}

/// A reservation or a commitment.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitment {
    /// What the team calls it.
    pub name: String,
    /// What it is for: the accelerator or instance type, as the cloud lists it.
    pub chip: Option<String>,
    /// Where.
    pub region: Option<String>,
    /// First day.
    pub start: Option<Date>,
    /// Last day.
    pub end: Option<Date>,
    /// The last day on which notice can be given.
    pub notice_by: Option<Date>,
    /// What it costs, in the team's words.
    pub cost: Option<String>,
    /// Where that is laid down.
    pub source: Option<String>,
}

/// Whether a processor is there before the switch, after it, or both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Before and after.
    #[default]
    Stays,
    /// Only after.
    New,
    /// Only before.
    Leaves,
}

/// Somebody who processes personal data on behalf of the controller, with what the register has to say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Processor {
    /// Its name.
    pub name: String,
    /// Before the switch, after it, or both.
    #[serde(default)]
    pub status: Status,
    /// What it does.
    pub service: Option<String>,
    /// Where it processes.
    #[serde(default)]
    pub regions: Vec<String>,
    /// Why.
    #[serde(default)]
    pub purposes: Vec<String>,
    /// Whose data.
    #[serde(default)]
    pub data_subjects: Vec<String>,
    /// Which data.
    #[serde(default)]
    pub data_categories: Vec<String>,
    /// Who else gets the data.
    #[serde(default)]
    pub recipients: Vec<String>,
    /// Transfers to third countries, with their safeguards; "none" where the team has found none.
    pub transfers: Option<String>,
    /// Until when the data are kept.
    pub retention: Option<String>,
    /// Technical and organisational measures.
    pub security: Option<String>,
    /// The contract or other act of article 28, with its date.
    pub contract: Option<String>,
    /// Where this is laid down.
    pub source: Option<String>,
}

/// The answer of the cloud's own command.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Availability {
    /// The JSON file, from the facts' folder.
    pub file: String,
    /// The command that gave it.
    pub command: Option<String>,
    /// When.
    pub date: Option<Date>,
    /// What it lists; read from the file.
    #[serde(skip)]
    pub offers: Offers,
}

impl Facts {
    /// Reads the facts and the lists they name.
    ///
    /// # Errors
    /// If a file cannot be read or is not of the form; the message names the file, the line and what is wrong.
    pub fn read(path: &Path) -> Result<Facts, String> {
        let text = read(path)?;
        let named = |what: String| format!("{}: {what}", path.display());
        if text.trim().is_empty() {
            return Err(named("the file is empty; docs/scan.md shows what it holds".into()));
        }
        let mut facts: Facts = serde_norway::from_str(&text).map_err(|e| named(format!("not a file of facts: {e}")))?;
        for list in &mut facts.availability {
            let file = path.parent().unwrap_or(Path::new(".")).join(&list.file);
            list.offers = Offers::parse(&read(&file)?).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        Ok(facts)
    }
}

fn read(path: &Path) -> Result<String, String> {
    let named = |what: String| format!("{}: {what}", path.display());
    let size = std::fs::metadata(path).map_err(|e| named(e.to_string()))?.len();
    // A list of every zone's types is larger than facts are, and still small.
    if size > LARGEST * 64 || (size > LARGEST && path.extension().is_none_or(|e| e != "json")) {
        return Err(named(format!("{size} bytes are too many")));
    }
    std::fs::read_to_string(path).map_err(|e| named(e.to_string()))
}
