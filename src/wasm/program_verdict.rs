//! The verdict on a program, as a page shows it.

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::program::{Channel, Missing, Problem, Total, Twice, Verdict, Wrong};
use crate::text::link::solution_link;
use crate::wasm::answer::why;
use crate::wasm::error::object;

#[wasm_bindgen]
extern "C" {
    /// The verdict on a program: `ProgramVerdict` in the types.
    #[wasm_bindgen(typescript_type = "ProgramVerdict")]
    pub type VerdictObject;
}

/// The verdict as an object.
pub(super) fn verdict(verdict: &Verdict) -> JsValue {
    let (rows, columns) = verdict.problem.sides();
    let (by, name) = match &verdict.channel {
        None => (JsValue::NULL, JsValue::NULL),
        Some(Channel::Printed) => ("printed".into(), JsValue::NULL),
        Some(Channel::Kept(variable)) => ("kept".into(), variable.to_string().into()),
        Some(Channel::Handed(function)) => ("handed".into(), (&**function).into()),
        Some(Channel::Board(variable)) => ("board".into(), variable.to_string().into()),
    };
    let problem = if matches!(verdict.problem, Problem::Queens(_)) { "queens" } else { "knight" };
    object(&[
        ("problem", problem.into()),
        ("files", (columns as f64).into()),
        ("ranks", (rows as f64).into()),
        ("by", by),
        ("name", name),
        ("boards", count(verdict.boards)),
        ("right", count(verdict.right)),
        ("wrong", count(verdict.wrong)),
        ("twice", count(verdict.twice)),
        ("tried", count(verdict.tried)),
        ("known", maybe(verdict.known)),
        ("firstRight", maybe(verdict.first_right)),
        ("firstWrong", verdict.first_wrong.as_ref().map_or(JsValue::NULL, wrong)),
        ("firstTwice", verdict.first_twice.as_ref().map_or(JsValue::NULL, twice)),
        ("firstMissing", verdict.first_missing.as_ref().map_or(JsValue::NULL, missing)),
        ("alias", maybe(verdict.alias)),
        ("total", verdict.total.as_ref().map_or(JsValue::NULL, total)),
        ("closed", verdict.closed.map_or(JsValue::NULL, JsValue::from)),
    ])
}

fn wrong(Wrong { number, step, fault, squares }: &Wrong) -> JsValue {
    object(&[
        ("number", count(*number)),
        ("step", count(*step)),
        ("fault", why(fault)),
        ("squares", packed(squares.iter().copied())),
    ])
}

fn twice(Twice { number, step, of, of_step }: &Twice) -> JsValue {
    object(&[("number", count(*number)), ("step", count(*step)), ("of", count(*of)), ("ofStep", count(*of_step))])
}

fn missing(Missing { placement, count: all, step }: &Missing) -> JsValue {
    let columns = placement.columns().unwrap_or_default().into_iter().flatten();
    let columns: Vec<String> = columns.map(|column| (column + 1).to_string()).collect();
    object(&[
        ("columns", columns.join(" ").into()),
        ("link", solution_link(placement).into()),
        ("squares", packed(placement.iter())),
        ("count", count(*all)),
        ("step", count(*step)),
    ])
}

fn total(Total { number, right, agrees, step }: &Total) -> JsValue {
    object(&[
        ("number", number.to_string().into()),
        ("right", right.map_or(JsValue::NULL, JsValue::from)),
        ("agrees", (*agrees).into()),
        ("step", count(*step)),
    ])
}

/// Squares, packed.
pub(super) fn packed(squares: impl Iterator<Item = Square>) -> JsValue {
    Uint32Array::from(&squares.map(Square::pack).collect::<Vec<u32>>()[..]).into()
}

fn count(number: u64) -> JsValue {
    (number as f64).into()
}

fn maybe(number: Option<u64>) -> JsValue {
    number.map_or(JsValue::NULL, count)
}
