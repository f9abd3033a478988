//! The player: walks along a search forward, back and to any step, written once for every search.
//!
//! A search only goes forward, but it is deterministic and can be cloned, so going back is a clone from earlier and a
//! short replay. The player keeps *checkpoints* at every multiple of a spacing; when there are too many it drops every
//! second one and doubles the spacing. So memory is bounded on a run of any length, a short run has a checkpoint at
//! every step, and a replay is never longer than a few thousandths of the run.
//!
//! ```text
//! step  0 ───────┬───────┬───────┬───────┬──────╴ ╴ ╴
//!       checkpoints      here                furthest
//! ```
//!
//! *Here* is the step shown; *furthest* is the last step explored, which may be ahead of here: exploring
//! ahead is how a page learns the length of a run and where its solutions lie without moving the board.
//!
//! ```
//! use queens_and_knights::{AnySearch, EventKind, Given, Player, Size, Solver};
//!
//! let mut player = Player::new(AnySearch::queens(Solver::Marks, Given::none(Size::new(8))));
//! player.explore(1_000_000);
//! assert_eq!(player.length(), Some(17_868));
//! assert_eq!(player.step_of(EventKind::Solution, 1), Some(982));
//! player.go_to(982);
//! assert_eq!(player.here().statistics().tests(), 876);
//! ```

use crate::event::Event;
use crate::search::Search;
use crate::statistics::Statistics;

/// A search at one step, with the statistics up to it.
#[derive(Clone, Debug)]
pub struct Snapshot<S> {
    search: S,
    step: u64,
    last: Option<Event>,
    statistics: Statistics,
}

impl<S: Search> Snapshot<S> {
    fn new(search: S) -> Snapshot<S> {
        let statistics = Statistics::new(search.height());
        Snapshot { search, step: 0, last: None, statistics }
    }

    /// Goes one event on; `false` at the end of the search.
    #[inline]
    fn advance(&mut self) -> bool {
        let Some(event) = self.search.next() else { return false };
        self.step += 1;
        self.last = Some(event);
        self.statistics.add(event);
        true
    }

    /// The search after the events so far.
    pub fn search(&self) -> &S {
        &self.search
    }

    /// How many events there have been.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// The event that led here, or `None` at step 0.
    pub fn last(&self) -> Option<Event> {
        self.last
    }

    /// The counts of the events so far.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// An upper estimate of the bytes that a clone takes.
    fn footprint(&self) -> usize {
        // A level costs a square, a cursor, a count and the data of the rules for it: 64 bytes hold them all.
        size_of::<Snapshot<S>>() + 64 * (self.search.height() + 1)
    }
}

/// The kinds of step that one can jump to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A solution is found.
    Solution,
    /// A piece is taken back.
    Backtrack,
    /// A piece is placed, or the knight moves.
    Placement,
}

impl EventKind {
    /// The kinds, in the order of their numbers in a page.
    pub const ALL: [EventKind; 3] = [EventKind::Solution, EventKind::Backtrack, EventKind::Placement];

    fn count(self, statistics: &Statistics) -> u64 {
        match self {
            EventKind::Solution => statistics.solutions,
            EventKind::Backtrack => statistics.backtracks,
            EventKind::Placement => statistics.placements,
        }
    }

    fn is(self, event: Event) -> bool {
        match self {
            EventKind::Solution => event == Event::Solved,
            EventKind::Backtrack => matches!(event, Event::Remove(_)),
            EventKind::Placement => matches!(event, Event::Place(_)),
        }
    }
}

/// How much of each kind of step lies in one stretch of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Density {
    /// Solutions found in the stretch.
    pub solutions: u64,
    /// Pieces taken back in the stretch.
    pub backtracks: u64,
}

/// All checkpoints together take at most this many bytes.
const MEMORY: usize = 8 << 20;

/// There are never more checkpoints than this.
const CHECKPOINTS: usize = 4096;

/// A walk along one search.
#[derive(Clone, Debug)]
pub struct Player<S> {
    here: Snapshot<S>,
    furthest: Snapshot<S>,
    /// Whether the search ends at the furthest step.
    ended: bool,
    /// `checkpoints[i]` is the snapshot of step `i * spacing`; there is one for every such step up to the furthest.
    checkpoints: Vec<Snapshot<S>>,
    spacing: u64,
    capacity: usize,
}

impl<S: Search> Player<S> {
    /// A player at step 0.
    pub fn new(search: S) -> Player<S> {
        let here = Snapshot::new(search);
        let capacity = (MEMORY / here.footprint()).clamp(64, CHECKPOINTS);
        let furthest = here.clone();
        let checkpoints = vec![here.clone()];
        Player { here, furthest, ended: false, checkpoints, spacing: 1, capacity }
    }

    /// The snapshot that is shown.
    pub fn here(&self) -> &Snapshot<S> {
        &self.here
    }

    /// The furthest snapshot explored.
    pub fn furthest(&self) -> &Snapshot<S> {
        &self.furthest
    }

    /// The number of steps of the whole run, once it has been explored to its end.
    pub fn length(&self) -> Option<u64> {
        self.ended.then_some(self.furthest.step)
    }

    /// Explores up to `steps` further without moving from here; `false` when the end has been reached.
    pub fn explore(&mut self, steps: u64) -> bool {
        let target = self.furthest.step.saturating_add(steps);
        while !self.ended && self.furthest.step < target {
            // Up to the next checkpoint there is nothing to do but to walk.
            let checkpoint = self.checkpoints.len() as u64 * self.spacing;
            let stop = checkpoint.min(target);
            while self.furthest.step < stop {
                if !self.furthest.advance() {
                    self.ended = true;
                    break;
                }
            }
            if self.furthest.step == checkpoint {
                self.keep();
            }
        }
        if !self.ended {
            // The end is known as soon as it is reached, not one step later.
            self.ended = self.furthest.search.has_ended();
        }
        !self.ended
    }

    /// Keeps the furthest snapshot as a checkpoint, thinning them out when there are too many.
    fn keep(&mut self) {
        if self.checkpoints.len() == self.capacity {
            let mut index = 0;
            self.checkpoints.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        }
        if self.furthest.step == self.checkpoints.len() as u64 * self.spacing {
            self.checkpoints.push(self.furthest.clone());
        }
    }

    /// Goes to a step, or to the end of the run when it has fewer; explores whatever is needed for it.
    pub fn go_to(&mut self, step: u64) {
        if step > self.furthest.step {
            self.explore(step - self.furthest.step);
        }
        let target = step.min(self.furthest.step);
        let checkpoint = target / self.spacing * self.spacing;
        if target == self.furthest.step && target != self.here.step && target != self.here.step + 1 {
            self.here.clone_from(&self.furthest);
        } else if self.here.step > target || self.here.step < checkpoint {
            self.here = self.replay(target);
        }
        while self.here.step < target && self.here.advance() {}
    }

    /// The snapshot of the last checkpoint at or before an explored step.
    fn replay(&self, step: u64) -> Snapshot<S> {
        self.checkpoints[(step / self.spacing) as usize].clone()
    }

    /// The step of the nth event of a kind, counted from 1, if that has been explored.
    #[must_use]
    pub fn step_of(&self, kind: EventKind, nth: u64) -> Option<u64> {
        if nth == 0 {
            None
        } else {
            self.first(|snapshot| kind.count(&snapshot.statistics) >= nth).map(|snapshot| snapshot.step)
        }
    }

    /// The first explored snapshot at which something holds that, once it does, holds ever after.
    #[must_use]
    pub fn first(&self, holds: impl Fn(&Snapshot<S>) -> bool) -> Option<Snapshot<S>> {
        if !holds(&self.furthest) {
            return None;
        }
        let after = self.checkpoints.partition_point(|snapshot| !holds(snapshot));
        let mut snapshot = self.checkpoints[after.saturating_sub(1)].clone();
        while !holds(&snapshot) {
            snapshot.advance();
        }
        Some(snapshot)
    }

    /// The step of the next event of a kind after here, if it has been explored.
    #[must_use]
    pub fn next(&self, kind: EventKind) -> Option<u64> {
        self.step_of(kind, kind.count(&self.here.statistics) + 1)
    }

    /// The step of the last event of a kind before here, if there is one.
    #[must_use]
    pub fn previous(&self, kind: EventKind) -> Option<u64> {
        let on_it = self.here.last.is_some_and(|event| kind.is(event));
        self.step_of(kind, kind.count(&self.here.statistics) - u64::from(on_it))
    }

    /// How solutions and backtracks are spread over the steps 0..=`span`, in `stretches` equal stretches.
    ///
    /// On a long run an event is counted where the next checkpoint lies, which is at most a few thousandths of the
    /// explored run away.
    #[must_use]
    pub fn densities(&self, span: u64, stretches: usize) -> Vec<Density> {
        let mut found = vec![Density::default(); stretches];
        if stretches == 0 {
            return found;
        }
        let mut before = (0, 0);
        for snapshot in self.checkpoints.iter().chain([&self.furthest]) {
            let now = (snapshot.statistics.solutions, snapshot.statistics.backtracks);
            let last = stretches as u128 - 1;
            let stretch = (u128::from(snapshot.step) * last / u128::from(span.max(1))).min(last) as usize;
            found[stretch].solutions += now.0 - before.0;
            found[stretch].backtracks += now.1 - before.1;
            before = now;
        }
        found
    }
}
