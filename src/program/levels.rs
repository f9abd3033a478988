//! A search row by row, which keeps all boards of its first rows in one list: what it puts into the first row.

use rewindable::{Machine, Value};

/// The columns of the first row in a list of boards that grow by a row each.
#[derive(Clone, Debug)]
pub(super) struct Levels<S> {
    list: S,
    /// The list that was seen last, with its version.
    seen: Option<(u64, u64)>,
    columns: u64,
    /// How many rows its boards have had, where there were more each time.
    rows: usize,
}

impl<S> Levels<S> {
    pub fn new(list: S) -> Levels<S> {
        Levels { list, seen: None, columns: 0, rows: 0 }
    }

    /// Looks at the list after a line.
    pub fn look<M: Machine<Slot = S>>(&mut self, machine: &M) {
        let Some(list) = machine.read(&self.list) else { return };
        let Some(identity) = machine.identity(list) else { return };
        let now = (identity, machine.version(list));
        if self.seen.replace(now) == Some(now) || !matches!(machine.value(list), Value::Sequence { grows: true, .. }) {
            return;
        }
        let boards = || machine.parts(list, 0);
        let rows = |board| match machine.value(board) {
            Value::Sequence { length, .. } => length,
            _ => 0,
        };
        let next = self.rows + 1;
        if boards().next().is_none() || boards().any(|board| rows(board) != next) {
            return;
        }
        self.rows = next;
        if next == 1 {
            let first = boards().filter_map(|board| machine.parts(board, 0).next());
            let bits = first.map(|first| match machine.value(first) {
                Value::Int(column @ 0..64) => 1 << column,
                _ => 0,
            });
            self.columns = bits.fold(0, |columns, bit| columns | bit);
        }
    }

    /// The columns, each a bit; nothing where the list does not hold such boards.
    pub fn columns(&self) -> Option<u64> {
        (self.rows > 1 && self.columns != 0).then_some(self.columns)
    }
}
