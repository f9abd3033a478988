//! Why a program is wrong, as far as another walk along its run proves it.

use crate::board::Square;
use crate::knight::referee::Break;
use crate::program::Problem;
use crate::program::claims::{AliasKind, Channel, Claim};
use crate::program::finder::Finder;
use crate::program::lead::Lead;
use crate::program::leftover::{Left, Leftovers};
use crate::program::levels::Levels;
use crate::program::one_line::OneLine;
use crate::program::order::sort_few;
use crate::program::run::{Line, ProgramRun, Site, Source};
use crate::program::tried::Tried;
use crate::program::verdict::{Verdict, Wrong};
use crate::program::witness::Witness;
use crate::run::COPIED;
use crate::text::answer::Fault;
use rewindable::{End, Key, Machine};
use std::collections::HashMap;
use std::rc::Rc;

/// A line with so many digits may be a board.
const DIGITS: usize = 4;

/// The first mistake, by its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The line that put the wrong piece on the board, with its square, or let the wrong board pass.
    Accepted(Site, Option<Square>),
    /// What a call has set is still set when it returns, while other variables are put back.
    Left(Left),
    /// Columns of the row in which the search begins, or rows and columns of a tour, that are never tried.
    Untried {
        /// The row, from 1; 0 for the columns of a tour.
        row: u16,
        /// The columns, from 1.
        columns: Vec<u16>,
    },
    /// The line that leaves the search after the first column.
    Stops(Site),
    /// The line that prints that there is no solution, though there is.
    Denied(Site),
    /// The line that keeps a list without a copy, or the same row again and again, and where it shows.
    Shared(Site),
}

/// So many queens that do not attack each other are no coincidence, where no word of the program speaks of queens; on a small
/// board all but two.
const APART: usize = 4;

/// A piece on the board.
#[derive(Clone, Copy, Debug)]
struct Placed {
    square: Square,
    site: Site,
}

/// A board that was put at once.
#[derive(Clone, Copy, Debug)]
struct AtOnce {
    depth: u32,
    /// The line that lets it pass, and the step after it.
    passed: Option<Site>,
}

/// What is looked for.
#[derive(Clone, Debug)]
enum Wanted {
    /// Who put one of two pieces of a wrong board, up to the step at which it is claimed.
    Pieces { step: u64, squares: Vec<Square>, one: Square, other: Square },
    /// A wrong board that is counted, where this number is printed in the end.
    Count(u64),
    /// Nothing of the kind.
    Nothing,
}

/// Another walk along a run, which looks for the cause of a mistake.
#[derive(Clone, Debug)]
pub struct Why<M: Machine> {
    run: ProgramRun<M>,
    lead: Option<Lead>,
    wanted: Wanted,
    steps: u64,
    /// The pieces on the board, each with the line that put it there.
    placed: Vec<Placed>,
    /// Where all of the board was put at once: the line after it at the same depth lets it pass.
    at_once: Option<AtOnce>,
    accepted: Option<Cause>,
    /// Where the wrong board is kept: what lets it pass comes before.
    kept: Option<Kept>,
    one_line: OneLine,
    /// The line that makes the list of boards with the wrong one in it.
    made: Option<Cause>,
    witness: Option<(Witness, Square)>,
    /// Whether the board was right once.
    has_passed: bool,
    /// Whether there was a queen for each row.
    is_whole: bool,
    /// The most queens that stood on it without attacking each other, counted up to [`APART`].
    apart: usize,
    says_queens: bool,
    /// Whether the variable looked like a walk of a knight.
    is_walk: bool,
    counts: Counts,
    tried: Tried,
    /// The queen in the first row of a list of zeros that nobody has written yet.
    blank: Option<Square>,
    levels: Option<Levels<M::Slot>>,
    leftovers: Option<Leftovers<M>>,
    verdict: Rc<Verdict>,
}

/// The machine before a line.
#[derive(Clone, Copy, Debug)]
struct Before {
    depth: u32,
    /// How many writes there had been.
    writes: u64,
    /// The object that held the board.
    identity: Option<u64>,
}

/// Where a board comes into the list of all boards that are claimed.
#[derive(Clone, Copy, Debug)]
struct Kept {
    step: u64,
    /// Whether others came with it.
    at_once: bool,
}

/// A number that is one more after a line at which the board was whole and wrong.
#[derive(Clone, Debug)]
struct Risen {
    last: i64,
    /// How often it was.
    times: u64,
    /// Whether it ever went back: then it counts no boards.
    is_back: bool,
    /// The cause of the first wrong board that has one.
    cause: Option<Cause>,
}

/// The numbers that are one more after a line at which the board was whole and wrong.
#[derive(Clone, Debug, Default)]
struct Counts {
    before: HashMap<u64, i64>,
    risen: HashMap<u64, Risen>,
    /// The depth at which a function has called itself while the board was whole and wrong.
    recursed: Option<u32>,
    /// The numbers that were one more when that call returned.
    returned: Vec<(u64, Cause)>,
    /// Those that were after a line at which nothing returned.
    stepped: Vec<u64>,
}

impl<M: Machine> Why<M> {
    /// A walk from the beginning of a run on which there is a verdict; nothing where nothing is wrong.
    #[must_use]
    pub fn new(finder: &Finder<M>, verdict: &Verdict) -> Option<Why<M>> {
        let total = verdict.total.filter(|total| total.right == Some(false));
        // A program may be content with one solution.
        let misses = verdict.boards > 1 && verdict.first_missing.is_some();
        let is_wrong = verdict.wrong > 0 || verdict.first_wrong.is_some() || misses;
        // Nor need one that prints the right number show any.
        let shows_nothing = verdict.boards == 0 && verdict.total.is_none_or(|total| total.right != Some(true));
        let is_faulty =
            is_wrong || shows_nothing || total.is_some() || verdict.alias.is_some() || verdict.denied.is_some();
        if !is_faulty {
            return None;
        }
        let candidates = finder.candidates();
        // A list of boards may have been taken for a board of another size.
        let list = candidates.first().map(|first| Levels::new(finder.start().find(&first.source.variable)));
        let best = candidates.into_iter().find(|each| each.problem == verdict.problem);
        let is_walk = best.as_ref().is_some_and(|best| best.toured.is_walk());
        let source: Option<Source> = best.map(|best| best.source);
        let run = ProgramRun::new(finder.start().clone(), verdict.problem, source.clone());
        let missing = verdict.first_missing.as_ref().map(|missing| missing.placement);
        // Where all boards are right, and all of them are there, it is the number alone that is wrong.
        let is_all = verdict.boards > 0
            && verdict.wrong == 0
            && verdict.known == Some(verdict.right)
            && !matches!(verdict.channel, Some(Channel::Board(_)));
        let too_many = total.filter(|total| !is_all && verdict.known.is_some_and(|known| total.number > known));
        let wanted = match (verdict.next_wrong.as_ref().or(verdict.first_wrong.as_ref()), too_many) {
            (Some(wrong), _) => match pieces(&wrong.fault, &wrong.squares) {
                Some((one, other)) => Wanted::Pieces { step: wrong.step, squares: sorted(&wrong.squares), one, other },
                None => Wanted::Nothing,
            },
            (None, Some(total)) => Wanted::Count(total.number),
            (None, None) => Wanted::Nothing,
        };
        let witness = match (&wanted, verdict.problem) {
            (Wanted::Pieces { step, squares, one, other }, Problem::Queens(_)) => {
                let later = if one.rank() < other.rank() { *one } else { *other };
                Witness::new(*step, squares, *one, *other).map(|witness| (witness, later))
            }
            _ => None,
        };
        let is_unfinished =
            |fault: &Fault| matches!(fault, Fault::Broken(Break::Unvisited { .. } | Break::NotClosed { .. }));
        let is_unfinished = verdict.first_wrong.as_ref().is_some_and(|wrong| is_unfinished(&wrong.fault));
        // What has been printed may be boards that nobody can read: then nothing says that there are too few.
        let has_digits = |line: &str| line.bytes().filter(u8::is_ascii_digit).count() >= DIGITS;
        let is_unread = matches!(verdict.problem, Problem::Queens(_))
            && verdict.boards == 0
            && total.is_none()
            && finder.claims().output.text().lines().any(has_digits);
        let is_found_too_few = !is_unread && !is_all && (verdict.wrong == 0 || is_unfinished) && too_many.is_none();
        let name = source.as_ref().map(|source| source.variable.name().clone());
        Some(Why {
            levels: list.filter(|_| is_found_too_few),
            lead: missing.and_then(|missing| Lead::new(verdict.problem, missing)),
            leftovers: is_found_too_few.then(|| Leftovers::new(name)),
            run,
            wanted,
            steps: 0,
            placed: Vec::new(),
            at_once: None,
            accepted: None,
            kept: verdict
                .next_wrong
                .as_ref()
                .or(verdict.first_wrong.as_ref())
                .and_then(|wrong| kept(finder, verdict, wrong)),
            one_line: OneLine::default(),
            made: None,
            witness,
            has_passed: false,
            is_whole: false,
            apart: 0,
            says_queens: finder.bounds().says_queens,
            is_walk,
            counts: Counts::default(),
            tried: Tried::default(),
            blank: None,
            verdict: Rc::new(verdict.clone()),
        })
    }

    /// Carries out at most this many lines more, fewer where they take long; `false` when there is nothing more to look at.
    pub fn walk(&mut self, lines: u64) -> bool {
        let mut left = lines;
        while left > 0 {
            if self.is_settled() {
                return false;
            }
            let machine = self.run.machine();
            let before = Before { depth: machine.depth(), writes: machine.writes(), identity: self.run.identity() };
            let Some(line) = self.run.next() else { return false };
            self.steps += 1;
            let kept = self.look(line, before);
            left = left.saturating_sub(u64::from(line.weight) + kept as u64 / COPIED);
        }
        true
    }

    /// Whether what comes tells no more.
    fn is_settled(&self) -> bool {
        let is_accepted = || self.accepted.is_some() || self.made.is_some() || self.witnessed().is_some();
        self.lead.is_none()
            && match self.wanted {
                _ if self.shared().is_some() => true,
                Wanted::Pieces { step, .. } => self.steps >= step && is_accepted(),
                _ => false,
            }
    }

    /// The step at which the program gives up the way to the first missing solution.
    #[must_use]
    pub fn lead(&self) -> Option<u64> {
        self.lead.as_ref().and_then(Lead::step)
    }

    /// Looks at a line that was carried out; the bytes that were copied for it.
    fn look(&mut self, line: Line, before: Before) -> usize {
        let depth = before.depth;
        let leftovers = self.leftovers.as_mut();
        let kept = leftovers.map_or(0, |leftovers| leftovers.look(self.run.machine(), line.called, line.returned));
        self.one_line.look(line.line, depth);
        let site = Site { line: line.line, step: self.steps };
        let is_one_line = self.one_line.is_whole(self.run.machine().depth());
        if let Some((witness, _)) = &mut self.witness {
            witness.look(self.run.machine(), site, is_one_line);
        }
        if let Some(lead) = self.lead.as_mut().filter(|_| line.changed) {
            lead.look(self.run.board(), self.steps);
        }
        self.has_passed |= line.passed;
        self.tried.look(line, depth, self.steps);
        if let Some(levels) = &mut self.levels {
            levels.look(self.run.machine());
        }
        let is_made = |kept: Kept| kept.at_once && kept.step == self.steps;
        if is_one_line && self.kept.is_some_and(is_made) {
            self.made = Some(Cause::Accepted(site, None));
        }
        let needs_pieces = !matches!(self.wanted, Wanted::Nothing) || self.leftovers.is_some();
        if line.changed && needs_pieces {
            self.place(line, before);
        } else if let Some(first) = self.blank.filter(|_| self.run.was_set(0)) {
            self.blank = None;
            self.tried.first(first, depth, self.run.problem());
        }
        if let Some(AtOnce { depth: at, passed: passed @ None, .. }) = &mut self.at_once
            && depth <= *at
            && !line.changed
        {
            *passed = Some(site);
        }
        match &self.wanted {
            Wanted::Pieces { step, squares, one, other } if self.accepted.is_none() && *step >= self.steps => {
                let is_at_once = self.at_once.is_some_and(|at_once| at_once.passed.is_none());
                if !is_at_once && sorted(&self.run.board().squares) == *squares {
                    self.accepted = self.of_pieces(*one, *other);
                }
            }
            Wanted::Count(_) => self.count(line),
            _ => {}
        }
        kept
    }

    /// The board has changed.
    fn place(&mut self, line: Line, Before { depth, writes, identity }: Before) {
        let is_other = self.run.identity() != identity;
        let is_here = !line.called && self.run.machine().depth() == depth;
        // Who takes a board that was there has not put the queens.
        let is_taken = is_other && !self.run.is_written(writes);
        let line = if is_taken { 0 } else { line.line };
        if self.is_filled() {
            self.placed.iter_mut().for_each(|placed| placed.site.line = 0);
        }
        let squares = &self.run.board().squares;
        let mut is_next = false;
        if let Problem::Queens(size) = self.run.problem() {
            let is_whole = |count| count == usize::from(size.get());
            self.is_whole |= is_whole(squares.len());
            // As a loop over all boards does, which may differ in one queen.
            is_next = is_other && is_here && is_whole(self.placed.len()) && is_whole(squares.len());
        }
        if self.apart < squares.len().min(APART) && clash(squares).is_none() {
            self.apart = squares.len().min(APART);
        }
        self.placed.retain(|placed| squares.contains(&placed.square));
        let before = self.placed.len();
        // A list of zeros is none that anybody has put.
        let is_blank =
            before == 0 && squares.len() > 2 && squares.iter().all(|square| square.file() == squares[0].file());
        for &square in squares {
            if !self.placed.iter().any(|placed| placed.square == square) {
                let site = if is_blank { Site { line: 0, step: 0 } } else { Site { line, step: self.steps } };
                self.placed.push(Placed { square, site });
            }
        }
        let is_new = (self.placed.len() > before + 1 || is_next) && !is_blank;
        self.at_once = is_new.then_some(AtOnce { depth, passed: None });
        let problem = self.run.problem();
        let new = || self.placed[before..].iter().map(|placed| placed.square);
        if is_blank && !self.run.was_set(0) {
            self.blank = Some(squares[0]);
        } else if squares.len() == 1 || (before == 0 && !squares.is_empty()) {
            self.blank = None;
            self.tried.first(squares[0], depth, problem);
        } else {
            if let Some(first) = self.blank.take() {
                self.tried.first(new().find(|square| square.rank() == first.rank()).unwrap_or(first), depth, problem);
            }
            new().for_each(|square| self.tried.put(square, problem));
        }
        if let Problem::Knight(_) = self.run.problem() {
            for &square in squares {
                if !self.tried.entered.contains(&square) {
                    self.tried.entered.push(square);
                }
            }
        }
    }

    /// Whether a loop has filled the board, as before a search by swaps: it was not a search that has put the queens.
    fn is_filled(&self) -> bool {
        let is_next = |pair: &[Placed]| (1..=2).contains(&pair[1].site.step.saturating_sub(pair[0].site.step));
        let Problem::Queens(size) = self.run.problem() else { return false };
        self.placed.len() == usize::from(size.get()) && self.placed.windows(2).all(is_next)
    }

    fn of_pieces(&self, one: Square, other: Square) -> Option<Cause> {
        if let Some(AtOnce { passed: Some(site), .. }) = self.at_once {
            return Some(Cause::Accepted(site, None));
        }
        if self.is_filled() {
            return None;
        }
        let of = |square| self.placed.iter().find(|placed| placed.square == square);
        let (one, other) = (of(one)?, of(other)?);
        let (earlier, later) = if one.site.step > other.site.step { (other, one) } else { (one, other) };
        // A queen that was there from the beginning is not seen to be put: in the later row, nobody knows when.
        if later.site.line == 0 || (earlier.site.line == 0 && earlier.square.rank() < later.square.rank()) {
            return None;
        }
        Some(Cause::Accepted(later.site, Some(later.square)))
    }

    /// Two pieces of a whole board that attack each other.
    fn clash(&self) -> Option<(Square, Square)> {
        let squares = &self.run.board().squares;
        let Problem::Queens(size) = self.run.problem() else { return None };
        if squares.len() != usize::from(size.get()) || self.run.board().passes {
            return None;
        }
        clash(squares)
    }

    /// While the board is whole and wrong: which numbers are one more now?
    fn count(&mut self, line: Line) {
        let Some((one, other)) = self.clash() else {
            self.counts.before.clear();
            return;
        };
        let cause = self.of_pieces(one, other);
        let is_first = self.counts.before.is_empty() || line.changed;
        let machine = self.run.machine();
        if line.called {
            let functions: Vec<Rc<str>> =
                machine.calls(2).into_iter().rev().take(2).map(|call| call.function).collect();
            let is_recursion = matches!(&functions[..], [one, other] if one == other);
            self.counts.recursed = is_recursion.then(|| machine.depth() - 1);
        }
        let Counts { before, risen, recursed, returned, stepped } = &mut self.counts;
        let has_returned = line.returned && *recursed == Some(machine.depth());
        machine.each_number(|Key(key), value| {
            if let Some(risen) = risen.get_mut(&key) {
                risen.is_back |= value < risen.last;
            }
            if !is_first && before.get(&key) == Some(&(value - 1)) {
                let is_known = returned.iter().any(|(known, _)| *known == key);
                match &cause {
                    _ if !line.returned && !stepped.contains(&key) => stepped.push(key),
                    Some(cause) if has_returned && !is_known => returned.push((key, cause.clone())),
                    _ => {}
                }
                let risen = risen.entry(key).or_insert(Risen { last: i64::MIN, times: 0, is_back: false, cause: None });
                risen.is_back |= risen.last == value;
                risen.last = value;
                risen.times += 1;
                if risen.cause.is_none() {
                    risen.cause.clone_from(&cause);
                }
            }
            before.insert(key, value);
        });
    }

    fn counted(&self, number: u64) -> Option<Cause> {
        // It was one more for each wrong board, and for no more right ones than there are.
        let known = self.verdict.known.unwrap_or(number);
        let is_count = |risen: &&Risen| {
            let times = number.saturating_sub(known)..=number;
            !risen.is_back && times.contains(&risen.times) && u64::try_from(risen.last).is_ok_and(|last| last <= number)
        };
        let counted = self.counts.risen.values().filter(|risen| risen.cause.is_some()).filter(is_count);
        let counted = counted.max_by_key(|risen| risen.last).and_then(|risen| risen.cause.clone());
        // Else a call that stands behind the last row may return that it has found one: a number that never rises but so.
        let Counts { returned, stepped, .. } = &self.counts;
        let summed = || returned.iter().find(|(key, _)| !stepped.contains(key)).map(|(_, cause)| cause.clone());
        counted.or_else(summed)
    }

    /// The cause, as far as it is known by now.
    #[must_use]
    pub fn cause(&self) -> Option<Cause> {
        if let Some(shared) = self.shared() {
            return Some(shared);
        }
        let is_later = |cause: &Cause| matches!(cause, Cause::Accepted(site, _) if self.kept.is_some_and(|kept| kept.step < site.step));
        let accepted = match self.wanted {
            Wanted::Count(number) => self.counted(number),
            _ => {
                let known = [self.witnessed(), self.accepted.clone(), self.made.clone()];
                known.into_iter().flatten().find(|cause| !is_later(cause))
            }
        };
        let verdict = &self.verdict;
        let denied = || verdict.denied.filter(|_| verdict.right > 0).map(Cause::Denied);
        let of_row = || verdict.alias.map(|alias| Cause::Shared(alias.site()));
        let of_call = self.leftovers.as_ref().filter(|_| self.is_of_the_board());
        let left = || of_call.and_then(Leftovers::found).map(Cause::Left);
        accepted.or_else(of_row).or_else(left).or_else(|| self.untried()).or_else(denied)
    }

    /// The list that is kept again and again, which explains all else.
    fn shared(&self) -> Option<Cause> {
        let Verdict { alias, wrong, boards, .. } = &*self.verdict;
        let alias = alias.filter(|alias| alias.kind == AliasKind::List || wrong + boards == 0)?;
        Some(Cause::Shared(alias.site()))
    }

    fn witnessed(&self) -> Option<Cause> {
        let (witness, square) = self.witness.as_ref()?;
        Some(Cause::Accepted(witness.found()?, Some(*square)))
    }

    /// Whether the program has to do with what it is judged for: one without queens may well leave something set.
    fn is_of_the_board(&self) -> bool {
        let Verdict { problem, boards, total, .. } = &*self.verdict;
        let is_knight = matches!(problem, Problem::Knight(_));
        let enough = APART.min(problem.sides().0.saturating_sub(2));
        is_knight || self.says_queens || *boards > 0 || total.is_some() || self.apart >= enough
    }

    /// Whether the variable is a board, and is read rightly: it passed, or looked so from its first row on.
    fn is_board(&self) -> bool {
        self.has_passed || (self.tried.row == Some(1) && self.apart > 1 && self.is_of_the_board())
    }

    fn untried(&self) -> Option<Cause> {
        let Tried { mut row, mut columns, last, .. } = self.tried;
        let is_shown = self.verdict.boards > 0 || self.verdict.total.is_some();
        let levels = self.levels.as_ref().filter(|_| is_shown).and_then(Levels::columns);
        if let Some(tried) = levels {
            (row, columns) = (Some(1), tried);
        }
        // What was not tried may come yet.
        if !matches!(self.run.machine().end(), Some(End::Exit { .. })) {
            return None;
        }
        let is_found = self.verdict.boards == 0 && self.verdict.total.is_none() && (self.has_passed || self.is_whole);
        if self.leftovers.is_none() || is_found || self.verdict.total.is_some_and(|total| total.right == Some(true)) {
            return None;
        }
        let (ranks, files) = self.run.problem().sides();
        let files = files as u16;
        match self.run.problem() {
            Problem::Queens(_) => {
                let is_tried = |column: &u16| columns >> column & 1 == 1;
                let untried: Vec<u16> =
                    (0..files).filter(|column| !is_tried(column)).map(|column| column + 1).collect();
                if untried.is_empty()
                    || !(self.is_board() || levels.is_some())
                    || self.verdict.first_missing.is_none() && self.verdict.total.is_none() && self.verdict.boards > 0
                {
                    return None;
                }
                if columns.count_ones() == 1 && self.tried.is_left {
                    // Where it goes on, something refuses all the others.
                    return last.filter(|_| !self.tried.goes_on).map(Cause::Stops);
                }
                Some(Cause::Untried { row: row?, columns: untried })
            }
            Problem::Knight(_) => {
                let entered = &self.tried.entered;
                let untried = (0..files).filter(|&file| !entered.iter().any(|square| square.file() == file));
                let columns: Vec<u16> = untried.map(|file| file + 1).collect();
                // Of two ranks or files a knight reaches half of the squares at most.
                let is_cause = self.is_walk && !columns.is_empty() && !entered.is_empty() && ranks > 2 && files > 2;
                is_cause.then_some(Cause::Untried { row: 0, columns })
            }
        }
    }
}

/// Where a wrong board comes into the list of all boards that are claimed.
fn kept<M: Machine>(finder: &Finder<M>, verdict: &Verdict, wrong: &Wrong) -> Option<Kept> {
    let problem = verdict.problem;
    let own = sorted(&wrong.squares);
    let is_own = |claim: &&Claim| {
        let squares = claim.squares.iter().filter_map(|&(row, column)| problem.square(row.into(), column.into()));
        claim.squares.len() == own.len() && sorted(&squares.collect::<Vec<_>>()) == own
    };
    let lists = finder.claims().channels.iter().filter(|(channel, claimed)| {
        let whole = claimed.claims.iter().filter(|claim| claim.squares.len() == own.len()).count();
        let is_all = whole as u64 == verdict.boards;
        matches!(channel, Channel::Kept(_)) && is_all && !claimed.taken_out
    });
    let kept = lists.filter_map(|(_, claimed)| {
        let step = claimed.claims.iter().find(is_own)?.step;
        let with_it = claimed.claims.iter().filter(|claim| claim.step == step && claim.squares.len() == own.len());
        Some(Kept { step, at_once: with_it.count() > 1 })
    });
    kept.min_by_key(|kept| kept.step)
}

/// Two queens that attack each other.
fn clash(squares: &[Square]) -> Option<(Square, Square)> {
    let attacks = |one: &Square, other: &Square| {
        let (files, ranks) = (one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank()));
        files == 0 || ranks == 0 || files == ranks
    };
    let mut pairs =
        squares.iter().enumerate().flat_map(|(at, one)| squares[..at].iter().map(move |other| (*other, *one)));
    pairs.find(|(one, other)| attacks(one, other))
}

fn sorted(squares: &[Square]) -> Vec<Square> {
    let mut squares = squares.to_vec();
    sort_few(&mut squares, |square| square.pack());
    squares
}

/// The two pieces that make a board wrong, the later one last where they have an order.
fn pieces(fault: &Fault, squares: &[Square]) -> Option<(Square, Square)> {
    match fault {
        Fault::Attack { one, other, .. } => Some((*one, *other)),
        Fault::Broken(Break::NotAMove { from, to, .. }) => Some((*from, *to)),
        Fault::Broken(Break::Again { at, square }) => Some((*squares.get(at.checked_sub(1)?)?, *square)),
        _ => None,
    }
}
