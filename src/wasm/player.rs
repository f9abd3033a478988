//! The player of a page: one run of any search, forward and back.

use js_sys::{Object, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::board::Square;
use crate::event::Event;
use crate::knight::referee::Break;
use crate::player::{Player as Walk, Snapshot};
use crate::queens::referee::{Line, line};
use crate::search::Search;
use crate::statistics::{EventKind, Statistics};
use crate::wasm::error::{Failure, object, set};
use crate::wasm::explanation::explanation;
use crate::wasm::gate::{self, whole};
#[cfg(feature = "lazy")]
use crate::wasm::moment::{moment, said};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("snapshot.d.ts");

#[wasm_bindgen]
extern "C" {
    /// A run at one step: `Snapshot` in the types.
    #[wasm_bindgen(typescript_type = "Snapshot")]
    pub type SnapshotObject;
}

/// A run that can be walked along: see `src/player.rs`.
///
/// Squares are packed as `rank << 10 | file`, both from 0. A *kind* of event is 0 for a solution, 1 for a backtrack and 2 for
/// a placement.
#[wasm_bindgen]
pub struct Player {
    pub(super) walk: Walk<AnySearch>,
    pub(super) broken: Option<Break>,
}

impl Player {
    pub(super) fn new(search: AnySearch) -> Player {
        Player { walk: Walk::new(search), broken: None }
    }

    pub(super) fn search_here(&self) -> &AnySearch {
        self.walk.here().run()
    }

    /// The event that led to the step shown.
    pub(super) fn event_here(&self) -> Option<Event> {
        self.walk.here().last()
    }

    /// See [`Walk::first`].
    pub(super) fn first(&self, holds: impl Fn(&Snapshot<AnySearch>) -> bool) -> Option<Snapshot<AnySearch>> {
        self.walk.first(holds)
    }
}

walked!(Player, event_kind);

#[wasm_bindgen]
impl Player {
    /// Goes to a step, or to the end when the run is shorter; explores what it must.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, step: f64) {
        self.walk.go_to(gate::steps(step));
    }

    /// All of the step shown in one call.
    pub fn snapshot(&self) -> SnapshotObject {
        let object = snapshot(&self.walk);
        #[cfg(feature = "lazy")]
        set(&object, "said", &said(self.search_here(), self.broken.as_ref()));
        object.unchecked_into()
    }

    /// Pieces placed at each depth up to the step shown.
    pub fn levels(&self) -> Vec<f64> {
        self.walk.here().counts().levels.iter().map(|&count| count as f64).collect()
    }

    /// Solutions and backtracks, interleaved, in each of this many equal stretches of the steps 0 to `span`.
    ///
    /// # Errors
    /// When `stretches` is not a whole number from 1 to 10,000.
    pub fn densities(&self, span: f64, stretches: f64) -> Result<Vec<f64>, Failure> {
        densities(&self.walk, span, stretches)
    }

    /// The first square of a knight, packed; nothing for queens.
    pub fn start(&self) -> Option<u32> {
        let square: Option<Square> = match self.search_here() {
            AnySearch::Knight(search) => Some(search.rules().first()),
            AnySearch::Replay(replay) => replay.squares().first().copied(),
            _ => None,
        };
        square.map(Square::pack)
    }
}

pub(super) fn event_kind(kind: f64) -> Result<EventKind, Failure> {
    Ok(EventKind::ALL[whole(kind, "kind of event", 0, 2)? as usize])
}

/// See [`Player::densities`].
pub(super) fn densities(walk: &Walk<AnySearch>, span: f64, stretches: f64) -> Result<Vec<f64>, Failure> {
    let stretches = whole(stretches, "number of stretches", 1, 10_000)?;
    let marks = [EventKind::Solution, EventKind::Backtrack];
    let found = walk.densities(marks, gate::steps(span), stretches as usize);
    Ok(found.into_iter().flatten().map(|count| count as f64).collect())
}

/// The step shown: `Snapshot` in the types.
pub(super) fn snapshot(walk: &Walk<AnySearch>) -> JsValue {
    let (here, furthest) = (walk.here(), walk.furthest());
    let object = JsValue::from(Object::new());
    set(&object, "step", &(here.step() as f64).into());
    set(&object, "furthest", &(furthest.step() as f64).into());
    set(&object, "length", &walk.length().map(|length| length as f64).into());
    set(&object, "atEnd", &(walk.length() == Some(here.step())).into());
    set(&object, "event", &here.last().map(event_object).into());
    let path = match here.run() {
        AnySearch::Replay(_) => &[],
        search => search.path(),
    };
    let path: Vec<u32> = path.iter().copied().map(Square::pack).collect();
    set(&object, "path", &Uint32Array::from(&path[..]));
    set(&object, "statistics", &statistics(numbers(here)));
    set(&object, "explored", &statistics(numbers(furthest)));
    set(&object, "explanation", &explanation(here));
    #[cfg(feature = "lazy")]
    set(&object, "moment", &moment(here));
    object
}

/// An event: `SearchEvent` in the types.
fn event_object(event: Event) -> JsValue {
    let object = object(&[("kind", event.kind().into())]);
    if let Some(square) = event.square() {
        set(&object, "square", &square.pack().into());
    }
    if let Event::Reject(square, attack) = event {
        let attacker = attack.attacker(square);
        let line = attacker.and_then(|attacker| line(square, attacker));
        set(&object, "attacker", &attacker.map(Square::pack).into());
        set(&object, "line", &line.map(Line::name).into());
        set(&object, "given", &attack.is_given().into());
    }
    object
}

/// The counts up to a snapshot, in the order of [`statistics`].
pub(super) fn numbers(snapshot: &Snapshot<AnySearch>) -> [u64; 6] {
    let Statistics { placements, rejections, backtracks, solutions, depth, .. } = *snapshot.counts();
    [placements, rejections, backtracks, solutions, depth as u64, snapshot.run().effort()]
}

/// Counts as an object: `Statistics` in the types.
pub(super) fn statistics(numbers: [u64; 6]) -> JsValue {
    let object = JsValue::from(Object::new());
    let names = ["placements", "rejections", "backtracks", "solutions", "depth", "effort"];
    for (name, number) in names.into_iter().zip(numbers) {
        set(&object, name, &(number as f64).into());
    }
    object
}
