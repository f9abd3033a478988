//! The player: walks along a run forward, back and to any step, written once for every kind of run.
//!
//! A run only goes forward, but it is deterministic and can be cloned, so going back is a clone from earlier and a
//! short replay. The player keeps *checkpoints*, each a spacing of time after the one before; when there are too many, or
//! they take too many bytes, it doubles the spacing and drops those that come too soon for it. So memory is bounded on a run of any
//! length, and a replay is never longer than a few thousandths of the run. Only a run whose state takes much room has fewer
//! checkpoints and longer replays; that of step 0 is always kept. Time is counted in plain steps, so that a step that takes
//! long is not replayed for one after it. Where the first checkpoints are [apart](Run::SPACING), the counts between them are
//! kept as well.
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
//! assert_eq!(player.here().counts().tests(), 876);
//! ```

mod pair;
mod step_search;

use crate::run::{COPIED, Counts, Run};
use std::sync::Arc;

pub use pair::Pair;
pub use step_search::StepSearch;

/// A kind of step that one can jump to in a run.
type Mark<R> = <<R as Run>::Counts as Counts>::Mark;

/// A run at one step, with the counts up to it.
#[derive(Clone, Debug)]
pub struct Snapshot<R: Run> {
    run: R,
    step: u64,
    /// How long the steps have taken, as a number of plain steps.
    time: u64,
    last: Option<R::Item>,
    counts: R::Counts,
}

impl<R: Run> Snapshot<R> {
    fn new(run: R) -> Snapshot<R> {
        let counts = run.counts();
        Snapshot { run, step: 0, time: 0, last: None, counts }
    }

    /// Goes one step on; `false` at the end of the run. It is the body of the loop below and nothing else, also where code is to
    /// be small.
    #[inline(always)]
    fn advance(&mut self) -> bool {
        let Some(step) = self.run.next() else { return false };
        self.step += 1;
        self.time += R::weight(step);
        self.last = Some(step);
        self.counts.add(step);
        true
    }

    /// Goes on to a step, but not beyond a time; `false` at the end of the run.
    fn advance_to(&mut self, step: u64, time: u64) -> bool {
        while self.step < step && self.time < time {
            if !self.advance() {
                return false;
            }
        }
        true
    }

    /// The run after the steps so far.
    pub fn run(&self) -> &R {
        &self.run
    }

    /// How many steps there have been.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// The step that led here, or `None` at step 0.
    pub fn last(&self) -> Option<R::Item> {
        self.last
    }

    /// The counts of the steps so far.
    pub fn counts(&self) -> &R::Counts {
        &self.counts
    }

    /// An upper estimate of the bytes that a clone takes.
    fn footprint(&self) -> usize {
        size_of::<Snapshot<R>>() + self.run.footprint()
    }
}

/// All checkpoints together take at most this many bytes.
const MEMORY: usize = 8 << 20;

/// The most entries in the list of kept counts.
const COUNTS: usize = 4096;

/// A walk along one run.
#[derive(Clone, Debug)]
pub struct Player<R: Run> {
    here: Snapshot<R>,
    furthest: Snapshot<R>,
    /// Whether the run ends at the furthest step.
    ended: bool,
    /// Snapshots in order, the first of step 0. They are shared with the clones of a player.
    checkpoints: Vec<Arc<Snapshot<R>>>,
    /// The time from one to the next, which only the end of a step makes longer.
    spacing: u64,
    /// The bytes that the checkpoints take, as they estimate it.
    held: usize,
    /// `counts[i]` are those at step `i * counted`; there are some for every such step up to the furthest. Of `u64::MAX` there
    /// are those of step 0 alone.
    counts: Vec<R::Counts>,
    counted: u64,
    /// How far a [`seek`](Player::seek) has come that is not there yet.
    sought: Option<Box<Snapshot<R>>>,
}

impl<R: Run> Player<R> {
    /// A player at step 0.
    pub fn new(run: R) -> Player<R> {
        let here = Snapshot::new(run);
        let furthest = here.clone();
        Player {
            ended: false,
            held: here.footprint(),
            checkpoints: vec![Arc::new(here.clone())],
            spacing: R::SPACING,
            counts: vec![here.counts.clone()],
            // Of checkpoints at every step each has its counts.
            counted: if R::SPACING > 1 { 1 } else { u64::MAX },
            sought: None,
            here,
            furthest,
        }
    }

    /// A player that keeps nothing but the checkpoint of step 0.
    pub(crate) fn forgetful(run: R) -> Player<R> {
        Player { spacing: u64::MAX, counted: u64::MAX, ..Player::new(run) }
    }

    /// Whether it keeps more checkpoints than that of step 0.
    pub(crate) fn keeps_checkpoints(&self) -> bool {
        self.spacing < u64::MAX
    }

    /// The snapshot that is shown.
    pub fn here(&self) -> &Snapshot<R> {
        &self.here
    }

    /// The furthest snapshot explored.
    pub fn furthest(&self) -> &Snapshot<R> {
        &self.furthest
    }

    /// The number of steps of the whole run, once it has been explored to its end.
    pub fn length(&self) -> Option<u64> {
        self.ended.then_some(self.furthest.step)
    }

    /// Explores up to `steps` further without moving from here, fewer where they [take long](Run::weight); `false` when
    /// the end has been reached.
    pub fn explore(&mut self, steps: u64) -> bool {
        self.explore_to(u64::MAX, steps);
        !self.ended
    }

    /// Explores one step further: how long that took, as a number of plain steps; `None` at the end.
    #[inline]
    pub(crate) fn explore_one(&mut self) -> Option<u64> {
        if !self.furthest.advance() {
            self.ended = true;
            return None;
        }
        let time = self.furthest.last.map_or(1, R::weight) + self.keep();
        self.ended = self.furthest.run.has_ended();
        Some(time)
    }

    /// Takes over what another player has explored of the same run, if that is more. Here stays as it is.
    pub(crate) fn follow(&mut self, other: &Player<R>) {
        if self.furthest.step < other.furthest.step {
            self.furthest.clone_from(&other.furthest);
            self.checkpoints.clone_from(&other.checkpoints);
            self.counts.clone_from(&other.counts);
            (self.spacing, self.held, self.counted) = (other.spacing, other.held, other.counted);
        }
        self.ended |= other.ended;
    }

    /// Explores up to a step while there is time left, counted in plain steps; the time that is left then.
    pub(crate) fn explore_to(&mut self, target: u64, mut left: u64) -> u64 {
        while !self.ended && left > 0 && self.furthest.step < target {
            // Nothing is kept before the next checkpoint or counts: walk there at once.
            let began = self.furthest.time;
            let time = self.next_time().min(began.saturating_add(left));
            self.ended = !self.furthest.advance_to(self.next_counted().min(target), time);
            left = left.saturating_sub(self.furthest.time - began);
            left = left.saturating_sub(self.keep());
        }
        if !self.ended {
            // The end is known as soon as it is reached, not one step later.
            self.ended = self.furthest.run.has_ended();
        }
        left
    }

    /// The time of the next checkpoint.
    fn next_time(&self) -> u64 {
        self.checkpoints.last().map_or(0, |last| last.time).saturating_add(self.spacing)
    }

    /// The step of the next counts.
    fn next_counted(&self) -> u64 {
        (self.counts.len() as u64).saturating_mul(self.counted)
    }

    /// Keeps the furthest counts and the furthest snapshot where they are due, thinning the others out for them; the time
    /// that this takes.
    #[inline]
    fn keep(&mut self) -> u64 {
        if self.furthest.step == self.next_counted() {
            self.keep_counts();
        }
        if self.furthest.time < self.next_time() { 0 } else { self.keep_checkpoint() }
    }

    fn keep_counts(&mut self) {
        if self.counts.len() == COUNTS {
            let mut is_odd = true;
            self.counts.retain(|_| {
                is_odd = !is_odd;
                !is_odd
            });
            self.counted *= 2;
        }
        self.counts.push(self.furthest.counts.clone());
    }

    fn keep_checkpoint(&mut self) -> u64 {
        let footprint = self.furthest.footprint();
        while self.furthest.time >= self.next_time() {
            if self.checkpoints.len() < R::CHECKPOINTS && self.held.saturating_add(footprint) <= MEMORY {
                self.held += footprint;
                self.checkpoints.push(Arc::new(self.furthest.clone()));
            } else {
                self.thin();
            }
        }
        footprint as u64 / COPIED
    }

    /// Doubles the spacing, and drops the checkpoints that come too soon for it; that of step 0 stays.
    fn thin(&mut self) {
        self.spacing = self.spacing.saturating_mul(2);
        let mut next = 0;
        self.checkpoints.retain(|snapshot| {
            let is_due = snapshot.time >= next;
            if is_due {
                next = snapshot.time.saturating_add(self.spacing);
            }
            is_due
        });
        self.held = self.checkpoints.iter().map(|snapshot| snapshot.footprint()).sum();
    }

    /// Goes to a step, or to the end of the run when it has fewer; explores whatever is needed for it.
    pub fn go_to(&mut self, step: u64) {
        while !self.seek(step, u64::MAX) {}
    }

    /// Goes towards a step by walking about `most` steps, at least one; `true` once it is there.
    ///
    /// Until then [`here`](Player::here) stays as it is. Seeking the same step again goes on from where the last call
    /// has stopped; seeking another one begins anew.
    pub fn seek(&mut self, step: u64, most: u64) -> bool {
        let left = self.explore_to(step, most.max(1)).max(1);
        if step > self.furthest.step && !self.ended {
            return false;
        }
        let target = step.min(self.furthest.step);
        let checkpoint = self.checkpoint(target).step;
        let is_near = |from: u64| (checkpoint..=target).contains(&from);
        let is_next = target == self.here.step || target == self.here.step + 1;
        if target == self.furthest.step && !is_next {
            self.here.clone_from(&self.furthest);
        }
        if is_next || target == self.here.step {
            self.sought = None;
            self.here.advance_to(target, u64::MAX);
            return true;
        }
        let mut sought = match self.sought.take() {
            Some(sought) if is_near(sought.step) && (!is_near(self.here.step) || sought.step >= self.here.step) => {
                sought
            }
            _ if is_near(self.here.step) => Box::new(self.here.clone()),
            _ => Box::new(self.checkpoint(target).clone()),
        };
        sought.advance_to(target, sought.time.saturating_add(left));
        if sought.step < target {
            self.sought = Some(sought);
            return false;
        }
        self.here = *sought;
        true
    }

    /// The last checkpoint at or before a step.
    fn checkpoint(&self, step: u64) -> &Snapshot<R> {
        let after = self.checkpoints.partition_point(|snapshot| snapshot.step <= step);
        &self.checkpoints[after.saturating_sub(1)]
    }

    /// The step that meets a mark for the nth time, counted from 1, if that has been explored.
    #[must_use]
    pub fn step_of(&self, mark: Mark<R>, nth: u64) -> Option<u64> {
        if nth == 0 {
            None
        } else {
            self.first(|snapshot| snapshot.counts.count(mark) >= nth).map(|snapshot| snapshot.step)
        }
    }

    /// The run one step after here, explored or not; `None` at its end.
    #[must_use]
    pub fn after(&self) -> Option<Snapshot<R>> {
        let mut next = self.here.clone();
        next.advance().then_some(next)
    }

    /// The first explored snapshot at which something holds that, once it does, holds ever after.
    #[must_use]
    pub fn first(&self, holds: impl Fn(&Snapshot<R>) -> bool) -> Option<Snapshot<R>> {
        if !holds(&self.furthest) {
            return None;
        }
        let mut snapshot = self.last_before(&holds).clone();
        while !holds(&snapshot) {
            snapshot.advance();
        }
        Some(snapshot)
    }

    /// The last snapshot at hand before something holds that, once it does, holds ever after: a checkpoint, or here.
    fn last_before(&self, holds: impl Fn(&Snapshot<R>) -> bool) -> &Snapshot<R> {
        let after = self.checkpoints.partition_point(|snapshot| !holds(snapshot));
        let checkpoint = &self.checkpoints[after.saturating_sub(1)];
        if self.here.step > checkpoint.step && !holds(&self.here) { &self.here } else { checkpoint }
    }

    /// How many times a mark has been met when it is next met after here; that of the last time before here, if `back`:
    /// 0 where there is none.
    #[must_use]
    pub fn nth(&self, mark: Mark<R>, back: bool) -> u64 {
        let come = self.here.counts.count(mark);
        let on_it = self.here.last.map_or(0, |step| R::Counts::rise(step, mark));
        if back { come - on_it } else { come + 1 }
    }

    /// The next step after here that meets a mark, if it has been explored.
    #[must_use]
    pub fn next(&self, mark: Mark<R>) -> Option<u64> {
        self.step_of(mark, self.nth(mark, false))
    }

    /// The last step before here that meets a mark, if there is one.
    #[must_use]
    pub fn previous(&self, mark: Mark<R>) -> Option<u64> {
        self.step_of(mark, self.nth(mark, true))
    }

    /// How often each of these marks is met in each of `stretches` equal stretches of the steps 0..=`span`.
    ///
    /// On a long run a mark is counted where the next counts were kept, which is at most a thousandth of the explored run
    /// away.
    #[must_use]
    pub fn densities<const MARKS: usize>(
        &self,
        marks: [Mark<R>; MARKS],
        span: u64,
        stretches: usize,
    ) -> Vec<[u64; MARKS]> {
        let mut found = vec![[0; MARKS]; stretches];
        if stretches == 0 {
            return found;
        }
        let mut before = [0; MARKS];
        let at_checkpoints = self.checkpoints.iter().map(|snapshot| (snapshot.step, &snapshot.counts));
        let between = (0..).map(|nth: u64| nth * self.counted).zip(&self.counts);
        let kept: Vec<_> = if self.counted < u64::MAX { between.collect() } else { at_checkpoints.collect() };
        for (step, counts) in kept.into_iter().chain([(self.furthest.step, &self.furthest.counts)]) {
            let now = marks.map(|mark| counts.count(mark));
            // Only the product of steps beyond any that can be walked saturates.
            let last = stretches as u64 - 1;
            let stretch = (step.saturating_mul(last) / span.max(1)).min(last) as usize;
            for ((sum, now), before) in found[stretch].iter_mut().zip(now).zip(before) {
                *sum += now - before;
            }
            before = now;
        }
        found
    }
}
