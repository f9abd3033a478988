//! Boards whose rows are one and the same list, as `[[0] * 8] * 8` makes them.

use crate::program::claims::{Alias, AliasKind};
use rewindable::{Machine, Value};

/// Fewer rows are no board.
const LEAST: usize = 3;

/// So many such lists are followed.
const MOST: usize = 16;

/// The lists that have been seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct SameRows(Vec<Seen>);

#[derive(Clone, Debug)]
struct Seen {
    identity: u64,
    /// The version of the row when it was first seen.
    version: u64,
    /// What is said of it, once the row was written to.
    alias: Alias,
}

impl SameRows {
    /// Looks at a value that has come into a variable, or has changed there.
    pub fn look<M: Machine>(&mut self, machine: &M, value: M::Place, identity: u64, line: u32) {
        if !matches!(machine.value(value), Value::Sequence { length, .. } if length >= LEAST) {
            return;
        }
        let mut rows = machine.parts(value, 0);
        let Some(first) = rows.next() else { return };
        let Some(row) = machine.identity(first) else { return };
        if rows.next().and_then(|second| machine.identity(second)) != Some(row) {
            return;
        }
        let is_row = matches!(machine.value(first), Value::Sequence { length, grows: true } if length >= LEAST);
        let times = 2 + rows.take_while(|&each| machine.identity(each) == Some(row)).count();
        if !is_row || times < LEAST {
            return;
        }
        let version = machine.version(first);
        if let Some(seen) = self.0.iter_mut().find(|seen| seen.identity == identity) {
            if seen.version != version {
                seen.alias.again.get_or_insert(machine.lines());
            }
        } else if self.0.len() < MOST {
            let alias = Alias { kind: AliasKind::Row, first: machine.lines(), again: None, times: times as u64, line };
            self.0.push(Seen { identity, version, alias });
        }
    }

    /// The first that was written to.
    pub fn found(&self) -> Option<Alias> {
        self.0.iter().map(|seen| seen.alias).find(|alias| alias.again.is_some())
    }
}
