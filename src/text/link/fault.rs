//! Faults of states built from fields.

use super::error::Kind;
use super::parameter::Parameter;

/// The fault of some fields, and the field that has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The fault.
    pub kind: Kind,
    /// The parameter that is wrong; without one it is the start square.
    pub parameter: Option<Parameter>,
}

impl Fault {
    pub(super) const fn with(parameter: Parameter, kind: Kind) -> Fault {
        Fault { kind, parameter: Some(parameter) }
    }

    pub(super) const fn with_start(kind: Kind) -> Fault {
        Fault { kind, parameter: None }
    }
}
