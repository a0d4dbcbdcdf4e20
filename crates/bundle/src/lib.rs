//! A bundle: a model exported as one file, to be run without Python.
//!
//! The file is a zip archive, uncompressed, of
//! - `manifest.json` ([`Manifest`]): format version, signature, which parameter of the program is what;
//! - `program.mlir`: the StableHLO text;
//! - `weights.safetensors`: parameters, buffers and constants;
//! - `executables/N`: serialized executables, one a target.
//!
//! An executable is used where its platform, version and processor are those at hand; elsewhere the program is compiled.
mod npy;
mod run;

pub use run::{processor, run, Options};

use serde::Deserialize;
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use torchtpu_pjrt::ElementType;

/// The format this crate reads.
pub const FORMAT: u32 = 1;

/// What went wrong, for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

impl Error {
    fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for Error {}

impl From<torchtpu_pjrt::Error> for Error {
    fn from(e: torchtpu_pjrt::Error) -> Self {
        Self(e.to_string())
    }
}

/// This crate's result.
pub type Result<T> = std::result::Result<T, Error>;

/// An array's type: MLIR's name of the element type, and extents.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Array {
    /// What the model calls it.
    pub name: String,
    /// MLIR's name of the element type, such as `f32`.
    pub dtype: String,
    /// Extents, slowest first.
    pub shape: Vec<i64>,
}

impl Array {
    fn element_type(&self) -> Result<ElementType> {
        ElementType::from_mlir_name(&self.dtype)
            .ok_or_else(|| Error::new(format!("{}: no element type is called {:?}", self.name, self.dtype)))
    }

    fn bytes(&self) -> Result<usize> {
        let n = self.shape.iter().try_fold(1usize, |n, d| usize::try_from(*d).ok().and_then(|d| n.checked_mul(d)));
        n.and_then(|n| n.checked_mul(self.element_type().ok()?.size_bytes()))
            .ok_or_else(|| Error::new(format!("{}: extents {:?} make no array", self.name, self.shape)))
    }
}

/// What a parameter of the program is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parameter {
    /// The weight of this name.
    Weight(String),
    /// The user's input of this number.
    Input(usize),
    /// The seed of the random numbers.
    Seed,
    /// How many random numbers were drawn before.
    Offset,
}

/// What an executable is for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Target {
    /// `local`, or a topology such as `v6e:2x2`.
    pub name: String,
    /// The plugin's platform, such as `cpu`.
    pub platform: String,
    /// The plugin's version.
    pub version: String,
    /// The processor it was made for, where that matters; empty elsewhere.
    pub processor: String,
    /// The archive's member.
    pub file: String,
}

/// What a bundle says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Manifest {
    /// The format's version.
    pub format: u32,
    /// What wrote it.
    pub producer: String,
    /// The user's inputs, in order.
    pub inputs: Vec<Array>,
    /// The program's results, in order; the user's outputs are the first `user_outputs` of them.
    pub outputs: Vec<Array>,
    /// How many results are the user's; the rest are buffers' new values.
    pub user_outputs: usize,
    /// The program's parameters, in order.
    pub parameters: Vec<Parameter>,
    /// Executables made in advance.
    pub executables: Vec<Target>,
}

/// An open bundle.
pub struct Bundle {
    archive: zip::ZipArchive<File>,
    name: String,
    /// What it says of itself.
    pub manifest: Manifest,
}

impl Bundle {
    /// Opens a bundle and reads its manifest.
    ///
    /// # Errors
    /// That the file is missing, no bundle, damaged, or of another format.
    pub fn open(path: &Path) -> Result<Self> {
        let name = path.display().to_string();
        let file = File::open(path).map_err(|e| Error::new(format!("{name}: {e}")))?;
        let mut archive =
            zip::ZipArchive::new(file).map_err(|e| Error::new(format!("{name} is no bundle, or is damaged: {e}")))?;
        let text = member(&mut archive, &name, "manifest.json")?;
        let version: serde_json::Value =
            serde_json::from_slice(&text).map_err(|e| Error::new(format!("{name}: its manifest is damaged: {e}")))?;
        let format = version.get("format").and_then(serde_json::Value::as_u64);
        if format != Some(FORMAT as u64) {
            let found = format.map_or("no format".to_string(), |f| format!("format {f}"));
            return Err(Error::new(format!("{name} has {found}; this torchtpu reads format {FORMAT}")));
        }
        let manifest =
            serde_json::from_value(version).map_err(|e| Error::new(format!("{name}: its manifest is damaged: {e}")))?;
        Ok(Self { archive, name, manifest })
    }

    /// A member's bytes; their checksum is verified.
    fn member(&mut self, member_name: &str) -> Result<Vec<u8>> {
        member(&mut self.archive, &self.name, member_name)
    }
}

fn member(archive: &mut zip::ZipArchive<File>, name: &str, member: &str) -> Result<Vec<u8>> {
    let mut file = archive.by_name(member).map_err(|e| Error::new(format!("{name} has no {member}: {e}")))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(|e| Error::new(format!("{name}: {member} is damaged: {e}")))?;
    Ok(bytes)
}
