//! The player of a page: one run of any exhibit, walked along in both directions.

use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::event::Event;
use crate::exhibit::Exhibit;
use crate::knight::referee::Break;
use crate::player::{Mark, Moment, Player as Walk};
use crate::search::Search;
use crate::wasm::error::Failure;
use crate::wasm::gate::{self, whole};

/// A run that can be walked along: see `src/player.rs`.
///
/// Squares are packed as `rank << 10 | file`, both from 0; events as told in `src/event.rs`. A *mark* is 0 for a
/// solution and 1 for a backtrack.
#[wasm_bindgen]
pub struct Player {
    walk: Walk<Exhibit>,
    pub(super) broken: Option<Break>,
}

impl Player {
    pub(super) fn new(exhibit: Exhibit) -> Player {
        Player { walk: Walk::new(exhibit), broken: None }
    }

    pub(super) fn exhibit(&self) -> &Exhibit {
        self.walk.here().search()
    }

    /// The event that led to the step shown.
    pub(super) fn event_here(&self) -> Option<Event> {
        self.walk.here().last()
    }

    /// See [`Walk::first`].
    pub(super) fn first(&self, holds: impl Fn(&Moment<Exhibit>) -> bool) -> Option<Moment<Exhibit>> {
        self.walk.first(holds)
    }
}

#[wasm_bindgen]
impl Player {
    /// The step shown.
    #[wasm_bindgen(getter)]
    pub fn step(&self) -> f64 {
        self.walk.here().step() as f64
    }

    /// The furthest step explored.
    #[wasm_bindgen(getter)]
    pub fn furthest(&self) -> f64 {
        self.walk.furthest().step() as f64
    }

    /// The number of steps of the whole run, once it has been explored to its end.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> Option<f64> {
        self.walk.length().map(|length| length as f64)
    }

    /// Explores so many steps further without moving from the step shown; `false` when the end has been reached.
    pub fn explore(&mut self, steps: f64) -> bool {
        self.walk.explore(gate::steps(steps))
    }

    /// Goes to a step, or to the end when the run is shorter; explores what it must.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, step: f64) {
        self.walk.go_to(gate::steps(step));
    }

    /// The step of the nth event of a kind, from 1, if it has been explored.
    #[wasm_bindgen(js_name = stepOf)]
    pub fn step_of(&self, mark: u8, nth: f64) -> Option<f64> {
        self.walk.step_of(kind(mark), gate::steps(nth)).map(|step| step as f64)
    }

    /// The step of the next event of a kind, if it has been explored.
    pub fn next(&self, mark: u8) -> Option<f64> {
        self.walk.next(kind(mark)).map(|step| step as f64)
    }

    /// The step of the event of a kind before the step shown.
    pub fn previous(&self, mark: u8) -> Option<f64> {
        self.walk.previous(kind(mark)).map(|step| step as f64)
    }

    /// The packed event that led to the step shown; nothing at step 0.
    pub fn event(&self) -> Option<u32> {
        self.event_here().map(Event::pack)
    }

    /// The packed squares of the pieces that the search has placed, in order. A knight's first square is not among
    /// them, nor are given queens.
    pub fn path(&self) -> Vec<u32> {
        self.exhibit().path().iter().copied().map(gate::pack).collect()
    }

    /// Placements, rejections, backtracks, solutions, depth and effort up to the step shown.
    pub fn statistics(&self) -> Vec<f64> {
        counts(self.walk.here())
    }

    /// The same up to the furthest step explored.
    pub fn explored(&self) -> Vec<f64> {
        counts(self.walk.furthest())
    }

    /// Pieces placed at each depth up to the step shown.
    pub fn levels(&self) -> Vec<f64> {
        self.walk.here().statistics().levels.iter().map(|&count| count as f64).collect()
    }

    /// Solutions and backtracks, interleaved, in each of so many equal stretches of the steps 0 to `span`.
    ///
    /// # Errors
    /// When `stretches` is not a whole number from 1 to 10,000.
    pub fn densities(&self, span: f64, stretches: f64) -> Result<Vec<f64>, Failure> {
        let stretches = whole(stretches, "number of stretches", 1, 10_000)?;
        let found = self.walk.densities(gate::steps(span), stretches as usize);
        Ok(found.iter().flat_map(|density| [density.solutions as f64, density.backtracks as f64]).collect())
    }

    /// The first square of a knight, packed; nothing for queens.
    pub fn start(&self) -> Option<u32> {
        let square: Option<Square> = match self.exhibit() {
            Exhibit::Ride(ride) => Some(ride.rules().first()),
            Exhibit::Replay(replay) => replay.squares().first().copied(),
            _ => None,
        };
        square.map(gate::pack)
    }
}

fn kind(mark: u8) -> Mark {
    if mark == 0 { Mark::Solution } else { Mark::Backtrack }
}

fn counts(moment: &Moment<Exhibit>) -> Vec<f64> {
    let statistics = moment.statistics();
    let counts = [statistics.placements, statistics.rejections, statistics.backtracks, statistics.solutions];
    let rest = [statistics.depth as u64, moment.search().effort()];
    counts.into_iter().chain(rest).map(|count| count as f64).collect()
}
