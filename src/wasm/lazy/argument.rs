//! The argument why there is no tour, as a page draws it.

use js_sys::{Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::board::Square;
use crate::knight::Replay;
use crate::knight::argument::{Label, Move, Step};
use crate::wasm::error::{Failure, object};
use crate::wasm::gate::whole;
use crate::wasm::player::Player;
use crate::wasm::sentence::{squares, values};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A sentence of the argument why there is no tour, and its drawing on the board. All squares are packed. */
export interface ArgumentStep {
  /** The key of the message. */
  key: string;
  /** Squares are named in the sentence, one by one. */
  values: Record<string, number | boolean | Uint32Array>;
  /** Squares with a tint and a pattern, different for each area. */
  areas: Uint32Array[];
  /** Numbers and letters on squares. */
  labels: { square: number; count: number | string }[];
  /** Squares with a mark around them. */
  marks: { kind: "now" | "looked" | "rejected" | "conflict" | "hint" | "start" | "end"; squares: Uint32Array }[];
  /** Moves, two squares each. */
  moves: Uint32Array;
  /** Moves that cannot be; some may be among `moves`. */
  wrong: Uint32Array;
}
"#;

#[wasm_bindgen]
impl Player {
    /// The run through an argument of this many steps: nothing is searched in it, and nothing moves.
    ///
    /// # Errors
    /// When `steps` is not a whole number from 1 to 10,000.
    pub fn argument(steps: f64) -> Result<Player, Failure> {
        let steps = whole(steps, "number of steps", 1, 10_000)?;
        let still = vec![Square::new(0, 0); steps as usize + 1];
        Ok(Player::new(AnySearch::Replay(Replay::new(&still, false))))
    }
}

/// Steps as `ArgumentStep`s.
pub(super) fn steps(steps: &[Step]) -> Array {
    steps.iter().map(step).collect()
}

fn step(Step { key, values: words, areas, labels, marks, moves, wrong }: &Step) -> JsValue {
    let label = |&(square, label): &(Square, Label)| {
        let count = match label {
            Label::Number(number) => JsValue::from(number as u32),
            Label::Letter(letter) => JsValue::from(letter.to_string()),
        };
        object(&[("square", square.pack().into()), ("count", count)])
    };
    object(&[
        ("key", JsValue::from_str(key)),
        ("values", values(words)),
        ("areas", areas.iter().map(|area| squares(area)).collect::<Array>().into()),
        ("labels", labels.iter().map(label).collect::<Array>().into()),
        (
            "marks",
            marks
                .iter()
                .map(|(mark, list)| object(&[("kind", mark.code().into()), ("squares", squares(list))]))
                .collect::<Array>()
                .into(),
        ),
        ("moves", pairs(moves)),
        ("wrong", pairs(wrong)),
    ])
}

fn pairs(moves: &[Move]) -> JsValue {
    let packed: Vec<u32> = moves.iter().flat_map(|&(from, to)| [from.pack(), to.pack()]).collect();
    Uint32Array::from(&packed[..]).into()
}
