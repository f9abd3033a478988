//! The goal of a search in a program.

use crate::player::{Snapshot, StepSearch};
use crate::program::{LineKind, ProgramRun};
use crate::run::{Counts, Run};
use crate::wasm::error::Failure;
use crate::wasm::gate::whole;
use crate::wasm::program::language::Machine;

/// The goal of a search.
#[derive(Default)]
pub(super) struct Looking {
    pub search: Option<(Goal, StepSearch<ProgramRun<Machine>>)>,
    pub found: Option<u64>,
    /// The nth step of a kind that is or was looked for.
    pub mark: Option<(LineKind, u64, MarkSearch)>,
}

/// The progress of the search for a step of a kind.
pub(super) enum MarkSearch {
    Looking(Box<StepSearch<ProgramRun<Machine>>>),
    Found(u64),
}

/// The goal.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// This many of a kind of step.
    Count(LineKind, u64),
    /// A line comes next.
    Line(u32),
    /// No more calls than this many.
    Depth(u32),
}

impl Goal {
    pub fn holds(self, at: &Snapshot<ProgramRun<Machine>>) -> bool {
        let machine = at.run().machine();
        match self {
            Goal::Count(kind, nth) => at.counts().count(kind) >= nth,
            Goal::Line(line) => machine.line() == line && !at.run().has_ended(),
            Goal::Depth(depth) => machine.depth() <= depth,
        }
    }
}

/// The kind of step of a number, in the order of the types.
pub(super) fn line_kind(kind: f64) -> Result<LineKind, Failure> {
    const KINDS: [LineKind; 6] =
        [LineKind::Solution, LineKind::Removal, LineKind::Board, LineKind::Call, LineKind::Return, LineKind::Output];
    Ok(KINDS[whole(kind, "kind of step", 0, 5)? as usize])
}
