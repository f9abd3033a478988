//! Two searches in step for a page, as one run to be walked along.

use js_sys::{Array, Error, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::knight::backtrack;
use crate::player::{Pair as Walk, Snapshot};
use crate::run::Counts;
use crate::text::difference::{Measure, Standing, difference};
use crate::text::link::{By, Compare, Sides, View};
use crate::text::paste::read_pasted;
use crate::wasm::error::{Failure, object};
use crate::wasm::gate;
use crate::wasm::link_object::refusal;
use crate::wasm::player::{SnapshotObject, densities, event_kind, numbers, snapshot, statistics};
use crate::wasm::sentence::sentence_object;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How the two searches of a comparison differ at a step. */
export interface Difference {
  /** How far both are. */
  lead: Sentence;
  /** What one of them has done more often; none at the start. */
  tail: Sentence | null;
  /** What both have done, left and right; `null` where a solver does not do that. */
  counts: Record<'tests' | 'placements' | 'backtracks' | 'solutions', [number | null, number | null]>;
  /** The step of the left one by each unit. */
  positions: Record<'event' | 'placement' | 'solution', number>;
}
"#;

/// The two searches of a comparison: see `src/player/pair.rs`. A *step* is a position of both.
#[wasm_bindgen]
pub struct Pair {
    compare: Compare,
    walk: Walk<AnySearch>,
}

#[wasm_bindgen]
impl Pair {
    /// The searches of the link of a comparison, which may be longer here than in an address.
    ///
    /// # Errors
    /// A `LinkError` when it is no link, and an error without a code when it is that of something else.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str) -> Result<Pair, Failure> {
        let link = read_pasted(link).map_err(|error| refusal(&error))?.link;
        let Some(View::Compare(compare)) = link.view() else {
            return Err(Error::new("the link is not that of a comparison").into());
        };
        Ok(Pair { walk: walk(compare), compare: compare.clone() })
    }

    /// The step shown.
    #[wasm_bindgen(getter)]
    pub fn step(&self) -> f64 {
        self.walk.position() as f64
    }

    /// The furthest step at which both can be shown.
    #[wasm_bindgen(getter)]
    pub fn furthest(&self) -> f64 {
        self.walk.furthest() as f64
    }

    /// The furthest step of its own that either has been explored to.
    #[wasm_bindgen(getter)]
    pub fn reach(&self) -> f64 {
        let [left, right] = self.walk.players().map(|player| player.furthest().step());
        left.max(right) as f64
    }

    /// The last step, once both have ended.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> Option<f64> {
        self.walk.length().map(|length| length as f64)
    }

    /// Explores the one that is behind by some steps; `false` when both have ended.
    pub fn explore(&mut self, steps: f64) -> bool {
        self.walk.explore(gate::steps(steps))
    }

    /// Goes to a step that has been explored.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, step: f64) {
        self.walk.go_to(gate::steps(step));
    }

    /// Nothing: a solution of one of them is none of the pair.
    #[wasm_bindgen(js_name = stepOf)]
    pub fn step_of(&self, _kind: f64, _nth: f64) -> Option<f64> {
        None
    }

    /// The next step at which an event of a kind is seen on either side, if it has been explored.
    ///
    /// # Errors
    /// When there is no such kind.
    pub fn next(&self, kind: f64) -> Result<Option<f64>, Failure> {
        Ok(self.walk.next(event_kind(kind)?).map(|step| step as f64))
    }

    /// The step before the one shown at which an event of a kind is seen on either side.
    ///
    /// # Errors
    /// When there is no such kind.
    pub fn previous(&self, kind: f64) -> Result<Option<f64>, Failure> {
        Ok(self.walk.previous(event_kind(kind)?).map(|step| step as f64))
    }

    /// All of the step shown in one call: the counts are those of both together, there is no event and no path, `sides` has
    /// the snapshots of the two, complete, and `difference` the sentence about them.
    pub fn snapshot(&self) -> SnapshotObject {
        let players = self.walk.players();
        let sides: Array = players.map(snapshot).into_iter().collect();
        let both = object(&[
            ("step", self.step().into()),
            ("furthest", self.furthest().into()),
            ("length", self.length().into()),
            ("atEnd", (self.walk.length() == Some(self.walk.position())).into()),
            ("event", JsValue::UNDEFINED),
            ("path", Uint32Array::new_with_length(0).into()),
            ("statistics", total(players.map(|player| player.here()))),
            ("explored", total(players.map(|player| player.furthest()))),
            ("sides", sides.into()),
            ("difference", self.difference()),
        ]);
        both.unchecked_into()
    }

    /// How dense the marks of both are, as of a [`Player`](crate::wasm::Player). Steps have other places on a line of
    /// placements or of solutions: there it is empty.
    ///
    /// # Errors
    /// When `stretches` is not a whole number from 1 to 10,000.
    pub fn densities(&self, span: f64, stretches: f64) -> Result<Vec<f64>, Failure> {
        let [left, right] = self.walk.players().map(|player| densities(player, span, stretches));
        let is_by_event = self.walk.unit().is_none();
        let sum = |(left, right)| if is_by_event { left + right } else { 0.0 };
        Ok(left?.into_iter().zip(right?).map(sum).collect())
    }

    /// Nothing: their levels are not counted together.
    pub fn levels(&self) -> Vec<f64> {
        Vec::new()
    }
}

impl Pair {
    /// How the sides differ: `Difference` in the types.
    fn difference(&self) -> JsValue {
        let sides = self.walk.players().map(|player| Standing {
            step: player.here().step(),
            has_ended: player.length() == Some(player.here().step()),
            counts: player.here().counts(),
        });
        let solvers = self.compare.solvers();
        let (lead, tail) = difference(&self.compare, self.walk.position(), sides);
        let count = |measure: Measure, side: usize| {
            measure.count(solvers[side], sides[side].counts).map_or(JsValue::NULL, |count| (count as f64).into())
        };
        let counts = Measure::ALL.map(|measure| {
            let both: Array = [0, 1].map(|side| count(measure, side)).into_iter().collect();
            (measure.key(), both.into())
        });
        let left = sides[0];
        let positions = By::ALL.map(|by| {
            let position = by.unit().map_or(left.step, |kind| left.counts.count(kind));
            (by.key(), JsValue::from(position as f64))
        });
        object(&[
            ("lead", sentence_object(&lead)),
            ("tail", tail.as_ref().map_or(JsValue::NULL, sentence_object)),
            ("counts", object(&counts)),
            ("positions", object(&positions)),
        ])
    }
}

fn walk(compare: &Compare) -> Walk<AnySearch> {
    let searches = match &compare.sides {
        Sides::Queens(given, solvers) => solvers.map(|solver| AnySearch::queens(solver, given.clone())),
        Sides::Knight(ride) => ride.searches().map(|search| {
            let knight = ride.knight();
            AnySearch::Knight(backtrack::search(knight.board(), knight.holes(), ride.start(), search.task()))
        }),
    };
    Walk::new(searches, compare.by.unit())
}

/// The counts of both together.
fn total(snapshots: [&Snapshot<AnySearch>; 2]) -> JsValue {
    let [mut sum, right] = snapshots.map(numbers);
    for (sum, right) in sum.iter_mut().zip(right) {
        *sum += right;
    }
    statistics(sum)
}
