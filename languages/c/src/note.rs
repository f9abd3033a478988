//! Notes: undefined or doubtful behaviour that a compiler does not report, while the run goes on; and faults, which end it.

use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

use crate::refusal::reasons;

/// An operation of a line that C does not define, or that is hardly intended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line, from 1 on.
    pub line: u32,
    /// The operation, the first time.
    pub reason: NoteReason,
    /// The number of times.
    pub count: u64,
    /// How many lines had been carried out when it was first.
    pub first: u64,
}

reasons! {
    /// The subject of a note.
    NoteReason {
        Unset { name: String } "unset" "{name} is used and nobody has set it";
        Overflow { ty: String } "overflow" "the result does not fit into `{ty}` and wraps around";
        ShiftTooFar { by: i64, bits: u32 } "shift-too-far" "a shift by {by} of a number of {bits} bits";
        NoReturn { name: String } "no-return" "`{name}` ends without a value, and its value is used";
        Format { conversion: String, ty: String } "format" "`{conversion}` is given `{ty}`";
        FewArguments { conversion: String } "few-format-arguments" "there is no argument for `{conversion}`";
        Order "order" "this comparison says a < b and b < a, which is no order";
        FloatRange { ty: String } "float-range" "the number does not fit into `{ty}`";
    }
}

reasons! {
    /// The reason why a run ends.
    Fault {
        Index { name: String, index: i64, length: u64 } "index" "{name}[{index}] is outside {name}, which has {length} elements";
        Outside { place: String, name: String, length: u64 } "outside" "{place} is outside {name}, which has {length} elements";
        OutsideBytes { offset: i64, name: String, length: u64 } "outside-bytes" "byte {offset} is outside {name}, which has {length} bytes";
        Null "null" "a null pointer is followed";
        Wild "wild" "this is no pointer to anything";
        Freed { name: String } "freed" "{name} has been freed";
        Gone "gone" "the variable belongs to a call that has returned";
        Misaligned { size: u32 } "misaligned" "a pointer to {size} bytes does not begin at a multiple of {size}";
        ReadOnly "read-only-memory" "a text of the program or a constant is written";
        DivideByZero "divide-by-zero" "division by zero";
        DivideOverflow "divide-overflow" "the quotient does not fit";
        NoTextEnd { name: String } "no-text-end" "the text in {name} has no end";
        Stack "stack" "the calls need more than 8 MiB of stack";
        NotFunction "not-function" "what is called is no function";
        CallArguments { name: String } "call-arguments" "`{name}` is called with other arguments than it takes";
        BadFree "bad-free" "what is freed was not allocated";
        DoubleFree "double-free" "this has been freed before";
        ArrayLength { length: i64 } "array-length" "an array of {length} elements";
        Overlap { name: String } "overlap" "`{name}` copies between places that overlap";
        Thrown { exception: String } "thrown" "{exception}";
        Argument { name: String } "argument" "`{name}` does not take this argument";
    }
}

impl Display for Note {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let times = if self.count == 1 { "once" } else { "times" };
        if self.count == 1 {
            write!(f, "line {}: {}, {times}, at step {}", self.line, self.reason, self.first)
        } else {
            write!(f, "line {}: {}, {} {times}, first at step {}", self.line, self.reason, self.count, self.first)
        }
    }
}

/// The notes of a run, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    notes: Rc<Vec<Note>>,
}

impl Notes {
    /// Counts a note; its words are made for the first one of a line and kind.
    pub(crate) fn add(&mut self, line: u32, key: &'static str, first: u64, reason: impl FnOnce() -> NoteReason) {
        let notes = Rc::make_mut(&mut self.notes);
        if let Some(note) = notes.iter_mut().find(|note| note.line == line && note.reason.key() == key) {
            note.count += 1;
        } else {
            notes.push(Note { line, reason: reason(), count: 1, first });
        }
    }

    pub(crate) fn as_slice(&self) -> &[Note] {
        &self.notes
    }
}
