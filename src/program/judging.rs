//! A look ahead whose verdict is found a little at a time, as the run is.

use crate::program::finder::Finder;
use crate::program::verdict::Verdict;
use crate::sliced::Sliced;
use rewindable::Machine;
use std::fmt;
use std::rc::Rc;

/// A finder with the verdict on what it has walked.
pub struct Judging<M: Machine> {
    /// Shared with the verdict that is being found.
    finder: Rc<Finder<M>>,
    begun: Option<Sliced<Verdict>>,
    found: Option<Verdict>,
}

impl<M: Machine> Judging<M> {
    /// A look ahead that begins where the finder is.
    #[must_use]
    pub fn new(finder: Finder<M>) -> Judging<M> {
        Judging { finder: Rc::new(finder), begun: None, found: None }
    }

    /// The finder, as far as it has walked.
    #[must_use]
    pub fn finder(&self) -> &Finder<M> {
        &self.finder
    }

    /// Walks on as [`Finder::walk`] does; the verdict is then to be found anew.
    pub fn walk(&mut self, lines: u64) -> bool {
        (self.begun, self.found) = (None, None);
        // Nothing else has it now.
        Rc::get_mut(&mut self.finder).is_some_and(|finder| finder.walk(lines))
    }

    /// Judges what has been walked, some steps of it, of which each board takes a few; `true` while there is more.
    pub fn judge(&mut self, steps: u64) -> bool {
        if self.found.is_none() {
            let begun = self.begun.get_or_insert_with(|| {
                let finder = Rc::clone(&self.finder);
                Sliced::new(async move { finder.judge().await })
            });
            self.found = begun.go_on(steps);
        }
        if self.found.is_some() {
            self.begun = None;
        }
        self.found.is_none()
    }

    /// The verdict, if what has been walked is judged.
    #[must_use]
    pub fn found(&self) -> Option<&Verdict> {
        self.found.as_ref()
    }

    /// The verdict, whatever is left to judge.
    pub fn verdict(&mut self) -> Verdict {
        loop {
            match &self.found {
                Some(verdict) => return verdict.clone(),
                None => _ = self.judge(u64::MAX),
            }
        }
    }
}

impl<M: Machine> fmt::Debug for Judging<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Judging").field("finder", &self.finder).field("found", &self.found).finish_non_exhaustive()
    }
}
