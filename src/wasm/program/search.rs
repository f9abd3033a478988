//! The search for steps of a program, in slices.

use std::task::Poll;
use wasm_bindgen::prelude::*;

use crate::run::Counts;
use crate::wasm::error::{Failure, failure};
use crate::wasm::gate::{self, whole};
use crate::wasm::program::goal::{Goal, MarkSearch, line_kind};
use crate::wasm::program::player::ProgramPlayer;

#[wasm_bindgen]
extern "C" {
    /// The goal: `ProgramGoal` in the types.
    #[wasm_bindgen(typescript_type = "ProgramGoal")]
    pub type GoalName;
}

#[wasm_bindgen]
impl ProgramPlayer {
    /// How many of a kind there are with the next one after the step shown; with the last one before it, if `back`, which
    /// may be none.
    ///
    /// # Errors
    /// When there is no such kind.
    pub fn nth(&self, kind: f64, back: bool) -> Result<f64, Failure> {
        Ok(self.walk.nth(line_kind(kind)?, back) as f64)
    }

    /// Looks by walking about this many lines for the nth step of a kind among those explored: the step, −1 while there
    /// is more to look through, none where fewer have been explored. Called for the same one again, it goes on.
    /// Moving does not stop it.
    ///
    /// # Errors
    /// When there is no such kind.
    pub fn toward(&mut self, kind: f64, nth: f64, lines: f64) -> Result<Option<f64>, Failure> {
        let (kind, nth) = (line_kind(kind)?, gate::steps(nth));
        if nth == 0 || self.walk.furthest().counts().count(kind) < nth {
            return Ok(None);
        }
        let mark = match self.looking.mark.take() {
            Some((known, number, mark)) if known == kind && number == nth => mark,
            _ => MarkSearch::Looking(Box::new(self.walk.toward(kind, nth))),
        };
        let mark = match mark {
            MarkSearch::Looking(mut search) => {
                match self.walk.search(&mut search, gate::steps(lines), |at| at.counts().count(kind) >= nth) {
                    Poll::Ready(Some(step)) => MarkSearch::Found(step),
                    _ => MarkSearch::Looking(search),
                }
            }
            found => found,
        };
        let step = match &mark {
            MarkSearch::Found(step) => *step as f64,
            MarkSearch::Looking(_) => -1.0,
        };
        self.looking.mark = Some((kind, nth, mark));
        Ok(Some(step))
    }

    /// The step up to which the last look [toward](ProgramPlayer::toward) a step of a kind has come.
    #[wasm_bindgen(getter)]
    pub fn looked(&self) -> f64 {
        match &self.looking.mark {
            Some((_, _, MarkSearch::Looking(search))) => search.step() as f64,
            Some((_, _, MarkSearch::Found(step))) => *step as f64,
            None => 0.0,
        }
    }

    /// Begins to look for a step, forward or back from the one shown: for a kind of step, the next or last time that a
    /// line comes, or the way over or out of a call. [`ProgramPlayer::search`] carries it on. Moving does not stop it.
    ///
    /// # Errors
    /// When there is no such goal, kind or line.
    pub fn find(&mut self, goal: &GoalName, value: Option<f64>) -> Result<(), Failure> {
        let walk = &self.walk;
        let here = walk.here();
        let depth = here.run().machine().depth();
        let goal = goal.as_string().unwrap_or_default();
        let kind = || line_kind(value.unwrap_or(f64::NAN));
        let number = || whole(value.unwrap_or(f64::NAN), "line", 1, u32::MAX).map(Goal::Line);
        self.looking.found = None;
        self.looking.search = None;
        self.looking.search = Some(match goal.as_str() {
            "next" => {
                let kind = kind()?;
                let nth = walk.nth(kind, false);
                (Goal::Count(kind, nth), walk.toward(kind, nth))
            }
            "previous" => {
                let kind = kind()?;
                let nth = walk.nth(kind, true);
                if nth == 0 {
                    return Ok(());
                }
                (Goal::Count(kind, nth), walk.toward(kind, nth))
            }
            "next-line" => (number()?, walk.ahead()),
            "previous-line" => (number()?, walk.behind()),
            "over" => (Goal::Depth(depth), walk.ahead()),
            "over-back" => (Goal::Depth(depth), walk.behind()),
            "out" => (Goal::Depth(depth.saturating_sub(1)), walk.ahead()),
            "out-back" => (Goal::Depth(depth.saturating_sub(1)), walk.behind()),
            _ => {
                let sentence = format!("There is no way to look for \"{goal}\" in a program.");
                return Err(failure("no-goal", &sentence, &[("goal", goal)]));
            }
        });
        Ok(())
    }

    /// Looks on through about this many lines; `true` while there is more to look through. Then
    /// [`ProgramPlayer::found`] is the step.
    pub fn search(&mut self, lines: f64) -> bool {
        let Some((goal, search)) = &mut self.looking.search else { return false };
        let goal = *goal;
        match self.walk.search(search, gate::steps(lines), |at| goal.holds(at)) {
            Poll::Pending => true,
            Poll::Ready(found) => {
                self.looking.search = None;
                self.looking.found = found;
                false
            }
        }
    }

    /// The step that was looked for; none while it is being looked for, and when there is none.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> Option<f64> {
        self.looking.found.map(|step| step as f64)
    }
}
