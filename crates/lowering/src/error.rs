//! What a rule says when it cannot lower.
use torchtpu_stablehlo::BuildError;

/// Which Python exception it becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// `RuntimeError`.
    Runtime,
    /// `ValueError`.
    Value,
    /// `TypeError`.
    Type,
    /// `IndexError`.
    Index,
    /// `NotImplementedError`.
    NotImplemented,
    /// No lowering for this signature: a decomposition or the host takes over.
    NoRule,
}

/// A rule's error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpError {
    /// Its kind.
    pub kind: ErrorKind,
    /// For the user.
    pub message: String,
}

/// A rule's result.
pub type Result<T> = std::result::Result<T, OpError>;

impl OpError {
    /// This signature is not lowered; something else must run it.
    pub fn no_rule(why: impl Into<String>) -> Self {
        Self { kind: ErrorKind::NoRule, message: why.into() }
    }
    /// A `RuntimeError`.
    pub fn runtime(why: impl Into<String>) -> Self {
        Self { kind: ErrorKind::Runtime, message: why.into() }
    }
}

impl From<BuildError> for OpError {
    fn from(e: BuildError) -> Self {
        Self::no_rule(e.to_string())
    }
}

impl std::fmt::Display for OpError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}
impl std::error::Error for OpError {}
