//! The engine's error, in torch's exception kinds.
use std::fmt;

/// Which Python exception an error becomes. The numbers are the C++ contract's `TTStatus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Kind {
    /// No lowering for this op or signature: use a decomposition or the host.
    NoRule = 2,
    /// `RuntimeError`.
    Runtime = 10,
    /// `ValueError`.
    Value = 11,
    /// `TypeError`.
    Type = 12,
    /// `IndexError`.
    Index = 13,
    /// `NotImplementedError`.
    NotImplemented = 14,
    /// `torch.OutOfMemoryError`.
    OutOfMemory = 15,
    /// A fault of ours.
    Internal = 16,
    /// `KeyboardInterrupt`.
    Interrupted = 17,
}

/// An error with its exception kind and a message for the user.
#[derive(Clone, Debug)]
pub struct Error {
    /// Which exception to raise.
    pub kind: Kind,
    /// What happened and what to do.
    pub message: String,
}

impl Error {
    /// A `RuntimeError`.
    pub fn runtime(message: impl Into<String>) -> Self {
        Self { kind: Kind::Runtime, message: message.into() }
    }
    /// A fault of ours.
    pub fn internal(message: impl Into<String>) -> Self {
        Self { kind: Kind::Internal, message: format!("internal error in torchtpu: {}", message.into()) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
impl std::error::Error for Error {}

impl From<torchtpu_pjrt::Error> for Error {
    fn from(e: torchtpu_pjrt::Error) -> Self {
        let kind = match e.code {
            torchtpu_pjrt::Code::ResourceExhausted => Kind::OutOfMemory,
            torchtpu_pjrt::Code::Unimplemented => Kind::NotImplemented,
            _ => Kind::Runtime,
        };
        Self { kind, message: e.message }
    }
}

impl From<torchtpu_lowering::OpError> for Error {
    fn from(e: torchtpu_lowering::OpError) -> Self {
        use torchtpu_lowering::ErrorKind as K;
        let kind = match e.kind {
            K::NoRule => Kind::NoRule,
            K::Runtime => Kind::Runtime,
            K::Value => Kind::Value,
            K::Type => Kind::Type,
            K::Index => Kind::Index,
            K::NotImplemented => Kind::NotImplemented,
        };
        Self { kind, message: e.message }
    }
}

impl From<torchtpu_stablehlo::BuildError> for Error {
    fn from(e: torchtpu_stablehlo::BuildError) -> Self {
        Error::internal(e.to_string())
    }
}

/// The engine's result.
pub type Result<T> = std::result::Result<T, Error>;
