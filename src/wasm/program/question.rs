//! The quiz about the next step of a program, for a page.

use wasm_bindgen::prelude::*;

use crate::program::{LineKind, Problem};
use crate::run::{Counts, Run};
use crate::wasm::error::object;
use crate::wasm::gate;
use crate::wasm::program::player::{ProgramPlayer, without};

#[wasm_bindgen]
extern "C" {
    /// What comes next: `LineQuestion | BoardQuestion` in the types.
    #[wasm_bindgen(typescript_type = "LineQuestion | BoardQuestion | undefined")]
    pub type ProgramQuestionObject;
}

#[wasm_bindgen]
impl ProgramPlayer {
    /// The question which line comes after the one shown, or how the board changes next, if that has been explored. There
    /// is none at the last line, where the board changes no more, and where it changes in more than one square.
    pub fn question(&self, by_line: bool) -> ProgramQuestionObject {
        let question = if by_line { self.line_question() } else { self.board_question() };
        question.unwrap_or(JsValue::UNDEFINED).unchecked_into()
    }

    /// Why a packed square is not the one at which the board changes next: the key of a message behind `ask.`.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, square: f64) -> String {
        let is_taken = matches!(self.run().problem(), Problem::Queens(_))
            && gate::square_of(square).is_some_and(|square| self.run().board().squares.contains(&square));
        let places = self.change().is_some_and(|(_, is_placed, _)| is_placed);
        String::from(if is_taken && places { "not.taken" } else { "not.square" })
    }
}

impl ProgramPlayer {
    fn line_question(&self) -> Option<JsValue> {
        let after = self.walk.after().filter(|after| !after.run().has_ended())?;
        let (here, next) = (self.run().machine().line(), after.run().machine().line());
        Some(object(&[
            ("step", self.step().into()),
            ("kind", "line".into()),
            ("line", next.into()),
            ("after", here.into()),
            ("square", JsValue::NULL),
            ("attack", JsValue::NULL),
            ("sort", format!("{here}:{next}").into()),
        ]))
    }

    fn board_question(&self) -> Option<JsValue> {
        let (next, is_placed, square) = self.change()?;
        let kind = if is_placed { "place" } else { "remove" };
        let sort = if self.run().board().passes { format!("{kind}:solved") } else { kind.to_owned() };
        Some(object(&[
            ("step", self.step().into()),
            ("next", (next as f64).into()),
            ("kind", kind.into()),
            ("square", square.into()),
            ("attack", JsValue::NULL),
            ("sort", sort.into()),
        ]))
    }

    /// The next change of the board, if it is in one square: its step, whether a piece is placed, and the packed square. A
    /// queen that moves is placed anew.
    fn change(&self) -> Option<(u64, bool, u32)> {
        let here = self.walk.here();
        let nth = here.counts().count(LineKind::Board) + 1;
        let next = self.walk.first(|snapshot| snapshot.counts().count(LineKind::Board) >= nth)?;
        let (now, then) = (&here.run().board().squares, &next.run().board().squares);
        let (added, removed) = (without(then, now), without(now, then));
        let is_placed = !added.is_empty();
        let ((1, 0 | 1) | (0, 1)) = (added.len(), removed.len()) else { return None };
        Some((next.step(), is_placed, *added.first().or(removed.first())?))
    }
}
