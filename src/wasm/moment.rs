//! The step of a knight, for a page.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::knight::backtrack::Candidate;
use crate::knight::caption;
use crate::knight::moment::Moment;
use crate::knight::referee::Break;
use crate::player::Snapshot;
use crate::wasm::error::object;
use crate::wasm::sentence::sentence_object;

/// The sentences about the step of a known tour; `undefined` for other runs. The place where a given one breaks the rules is
/// named, and not the reason.
pub(super) fn said(run: &AnySearch, broken: Option<&Break>) -> JsValue {
    let AnySearch::Replay(replay) = run else { return JsValue::UNDEFINED };
    sentence_object(&caption::walked(replay, broken))
}

/// The step of a searching knight: `KnightMoment` in the types; `undefined` for other runs.
pub(super) fn moment(snapshot: &Snapshot<AnySearch>) -> JsValue {
    let AnySearch::Knight(search) = snapshot.run() else { return JsValue::UNDEFINED };
    let moment = Moment::of(search, snapshot.last());
    let past = caption::past(search, &moment, snapshot.counts().backtracks);
    let next = caption::next(search, &moment);
    let Moment { act, squares, taken, candidates, tried, pruned } = moment;
    let (line, passed) = act.lines();
    let candidates: Array = candidates.iter().enumerate().map(|(place, each)| candidate(each, place < tried)).collect();
    let squares: Array = squares.into_iter().map(|square| JsValue::from(square.pack())).collect();
    object(&[
        ("kind", act.key().into()),
        ("squares", squares.into()),
        ("taken", taken.map_or(JsValue::NULL, |square| square.pack().into())),
        ("candidates", candidates.into()),
        ("pruned", pruned.into()),
        ("line", line.into()),
        ("passed", passed.iter().fold(0, |lines, line| lines | 1 << line).into()),
        ("past", sentence_object(&past)),
        ("next", next.as_ref().map_or(JsValue::NULL, sentence_object)),
    ])
}

fn candidate(&Candidate { square, digit, degree, distance }: &Candidate, tried: bool) -> JsValue {
    object(&[
        ("square", square.pack().into()),
        ("digit", digit.into()),
        ("degree", degree.into()),
        ("distance", distance.into()),
        ("tried", tried.into()),
    ])
}
