//! How a program has ended, and its doubtful operations.

use js_sys::Array;
use rewindable::{End, Message, Note};
use wasm_bindgen::prelude::*;

use crate::wasm::error::{failure, object};
use crate::wasm::program::language::Machine;

/// The end of a program: `ProgramEnd` in the types.
pub(super) fn end(machine: &Machine) -> JsValue {
    let Some(end) = rewindable::Machine::end(machine) else { return JsValue::UNDEFINED };
    match end {
        End::Exit { .. } => object(&[("kind", "end".into())]),
        End::Error { error, text, line } => object(&[
            ("kind", "error".into()),
            ("error", (&*error).into()),
            ("traceback", (&*text).into()),
            ("line", line.into()),
        ]),
        End::Fault { message, line } => {
            object(&[("kind", "fault".into()), ("fault", said("fault", &message)), ("line", line.into())])
        }
        End::Limit(limit) => {
            object(&[("kind", "limit".into()), ("limit", limit.key().into()), ("line", machine.line().into())])
        }
    }
}

/// A fault or a note as an error with a code: `CoreMessage` in the page. It comes after the line, and may begin with a name.
fn said(kind: &str, message: &Message) -> JsValue {
    failure(&format!("{kind}-{}", message.key), &format!("{message}."), &message.values)
}

/// What is doubtful in a run: `ProgramNote[]` in the types.
pub(super) fn notes(notes: &[Note]) -> Array {
    let notes = notes.iter().map(|note| {
        object(&[
            ("message", said("note", &note.message)),
            ("line", note.line.into()),
            ("count", (note.count as f64).into()),
            // The step after it, which shows what its line has done.
            ("step", (note.first as f64 + 1.0).into()),
        ])
    });
    notes.collect()
}
