//! The verdict on a program, as a page shows it.

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::program::{Alias, AliasKind, Cause, Channel, Left, Missing, Problem, Site, Total, Twice, Verdict, Wrong};
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
pub(super) fn verdict(verdict: &Verdict, cause: Option<&Cause>) -> JsValue {
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
        ("alias", verdict.alias.map_or(JsValue::NULL, alias)),
        ("cause", cause.map_or(JsValue::NULL, of_cause)),
        ("total", verdict.total.as_ref().map_or(JsValue::NULL, total)),
        ("denied", verdict.denied.map_or(JsValue::NULL, |site| site.line.into())),
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

fn total(Total { number, right, of, agrees, step }: &Total) -> JsValue {
    object(&[
        ("number", number.to_string().into()),
        ("right", right.map_or(JsValue::NULL, JsValue::from)),
        ("of", maybe(of.map(|size| size.get().into()))),
        ("agrees", (*agrees).into()),
        ("step", count(*step)),
    ])
}

fn alias(alias: Alias) -> JsValue {
    let kind = match alias.kind {
        AliasKind::List if alias.again.is_none() => "changed",
        AliasKind::List => "list",
        AliasKind::Row => "row",
    };
    object(&[("kind", kind.into()), ("times", count(alias.times)), ("step", count(alias.site().step))])
}

/// `ProgramCause` in the types.
fn of_cause(cause: &Cause) -> JsValue {
    let at =
        |kind: &str, site: &Site| vec![("kind", kind.into()), ("line", site.line.into()), ("step", count(site.step))];
    let fields: Vec<(&str, JsValue)> = match cause {
        Cause::Accepted(site, square) => {
            let square = square.map_or(JsValue::NULL, |square| square.pack().into());
            [at("accepted", site), vec![("square", square)]].concat()
        }
        &Cause::Left(Left { line, step, ref name, ref part, is_added }) => {
            let rest = vec![("name", (&**name).into()), ("part", part.as_str().into())];
            [at(if is_added { "added" } else { "left" }, &Site { line, step }), rest].concat()
        }
        Cause::Untried { row, columns } => {
            let columns: Vec<String> = columns.iter().map(u16::to_string).collect();
            vec![("kind", "untried".into()), ("row", (*row).into()), ("columns", columns.join(" ").into())]
        }
        Cause::Stops(site) => at("stops", site),
        Cause::Denied(site) => at("denied", site),
        Cause::Shared(site) => at("shared", site),
    };
    object(&fields)
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
