//! The quiz about the next step of a run, for a page.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::board::Square;
use crate::event::Event;
#[cfg(feature = "lazy")]
use crate::knight::moment::Moment;
use crate::player::Snapshot;
use crate::queens::question::{Attackers, Question};
use crate::search::Search;
use crate::wasm::error::object;
use crate::wasm::gate;
use crate::wasm::player::Player;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What comes next in a search. */
export interface StepQuestion {
  /** The step at which it is asked. */
  step: number;
  /** The kind of the next event. */
  kind: 'place' | 'remove' | 'reject' | 'solved';
  /** The square that is tried, placed or left; a solution has none. */
  square: number | null;
  /** Why a square is rejected, which is the second part of the question. */
  attack: Attackers | null;
  /** The sort of the moment, of which the first few are worth a question. */
  sort: string;
}

export interface Attackers {
  /** The queen that the solver finds first. */
  found: number;
  /** All queens that attack the square. */
  by: number[];
  /** All queens on the board, in the order of the lines that the solver fills. */
  among: number[];
}
"#;

#[wasm_bindgen]
extern "C" {
    /// What comes next: `StepQuestion` in the types.
    #[wasm_bindgen(typescript_type = "StepQuestion | undefined")]
    pub type QuestionObject;
}

#[wasm_bindgen]
impl Player {
    /// The question about the next step; `undefined` at the end of a search, and for a tour that is known.
    pub fn question(&self) -> QuestionObject {
        let Some((event, attackers, sort)) = self.asked() else { return JsValue::UNDEFINED.unchecked_into() };
        let question = object(&[
            ("step", self.step().into()),
            ("kind", event.kind().into()),
            ("square", event.square().map_or(JsValue::NULL, packed)),
            ("attack", attackers.map_or(JsValue::NULL, attack)),
            ("sort", sort.into()),
        ]);
        question.unchecked_into()
    }

    /// Why a packed square is not what comes next, or, where `attacks` is set, not that of an attacker: the key of a
    /// message behind `ask.`. `undefined` where there is no question.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, square: f64, attacks: bool) -> Option<String> {
        let (after, square) = (self.walk.after()?, gate::square_of(square)?);
        let key = match self.search_here() {
            #[cfg(feature = "lazy")]
            AnySearch::Knight(search) => Moment::of(search, self.event_here()).why_not(after.last()?, square),
            _ => {
                let question = self.queens_question(&after)?;
                if attacks { question.why_no_attack(square) } else { question.why_not(square) }
            }
        };
        Some(key.to_owned())
    }
}

impl Player {
    /// The event of the next step, its attackers, and the sort of the moment.
    fn asked(&self) -> Option<(Event, Option<Attackers>, String)> {
        let after = self.walk.after()?;
        let event = after.last()?;
        match self.search_here() {
            // The module of the first view has no knights.
            #[cfg(feature = "lazy")]
            AnySearch::Knight(search) => {
                let sort = Moment::of(search, self.event_here()).next_kind(search.rules());
                Some((event, None, sort))
            }
            _ => {
                let question = self.queens_question(&after)?;
                Some((event, question.attackers(), question.sort()))
            }
        }
    }

    fn queens_question(&self, after: &Snapshot<AnySearch>) -> Option<Question<'_>> {
        let (last, event) = (self.event_here(), after.last()?);
        let (solver, given) = self.search_here().solver()?;
        let moves_on = matches!(after.run(), AnySearch::Scan(scan) if scan.pending().is_some());
        Some(Question { solver, given, path: self.search_here().path(), last, event, moves_on })
    }
}

fn packed(square: Square) -> JsValue {
    square.pack().into()
}

fn attack(Attackers { found, by, among }: Attackers) -> JsValue {
    let squares = |squares: Vec<Square>| squares.into_iter().map(packed).collect::<Array>().into();
    object(&[("found", packed(found)), ("by", squares(by)), ("among", squares(among))])
}
