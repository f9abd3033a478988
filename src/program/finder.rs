//! Finds the variable of a program that holds the board.
//!
//! The finder walks along a run. After each line it looks at the variables in sight, those of the innermost call, the
//! global ones and the attributes of `self`, and reads each that has changed and has the shape of a board. The first
//! whose board the [referee](crate::queens::referee) accepts is the board. Where none ever is, as in a program that is
//! wrong, the one that changed most often comes first.
//!
//! A program may set its own N. A list that grows is a board of every size on its way, so of the sizes at which the
//! referee accepts a variable the largest counts, and before all others the one that is asked for. `[0, 2, 4, 1, 3]` is five
//! queens, or four after an entry that is not used: the whole run tells, see [`Finder::size_after_unused`].
//!
//! A finder that is [`keeping`](Finder::keeping) keeps the run for a player. The board is found in the middle of the run, and a
//! player has read it from the first line on: so a run with the board in that variable catches up, and from there on the finder
//! walks along that one.

use crate::player::Player;
use crate::program::Problem;
use crate::program::array::Written;
use crate::program::board_value::{BoardValue, sizes};
use crate::program::bounds::{Bounds, bounds};
use crate::program::claims::{Alias, Claims};
use crate::program::data::Data;
use crate::program::few::equal_columns;
use crate::program::form::Form;
use crate::program::incomplete::{incomplete, is_shapeless};
use crate::program::order::sort_few;
use crate::program::own::Own;
use crate::program::read::{longest, may_be_board, read};
use crate::program::run::{ProgramRun, Source};
use crate::program::same_rows::SameRows;
use crate::program::sizes::Syntax;
use crate::program::toured::Toured;
use crate::program::unused::{FROM_1, Unused, is_unused};
use crate::queens::Size;
use crate::queens::count::{CountSize, published_count};
use crate::text::answer::Seen;
use rewindable::{Key, Machine, Value};
use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::HashMap;

/// After so many lines it is first looked at what a program solves, and then after four times as many each.
const FIRST_LOOK: u64 = 256;

/// A run is kept after so many lines: a shorter one is soon walked again.
const KEPT: u64 = 1024;

/// The printed bytes that are read in about the time of a plain line.
const PRINTED: u64 = 32;

/// A variable that had no shape of a board so often is read after one of so many changes.
const MISSES: u32 = 256;
const RARELY: u32 = 32;

/// The squares that a knight may go to from one.
const MOVES: usize = 8;

/// A variable that may hold the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The variable, with the form that is confirmed or else the likeliest one.
    pub source: Source,
    /// The problem with the size of its board.
    pub problem: Problem,
    /// The number of lines after which the referee first accepted it at that size.
    pub confirmed: Option<u64>,
    /// How often it has changed.
    pub changes: u64,
    /// The form in which it holds a board that passes on the page's board, where that is another one.
    pub as_asked: Option<Form>,
    /// Whether it has only been seen with zeros and ones, as what marks columns is.
    is_marks: bool,
    /// The number that stands in all rows of it.
    pub(crate) equal: Option<i64>,
    /// Whether it is a set, which has no order.
    is_set: bool,
    /// Of a tour.
    pub(crate) toured: Toured,
    /// Of an array.
    written: Written,
    /// Of a list with an entry more than the board has rows.
    unused: Unused,
}

impl Candidate {
    /// The problem at the length of an array that was written up to its end: what passed on a smaller board was on its way.
    /// Where one element is left over, rows may count from 1.
    fn whole_problem(&self) -> Problem {
        let Problem::Queens(size) = self.problem else { return self.problem };
        let is_whole = matches!(self.source.form, Form::Columns { skip: false, .. })
            && self.written.whole > usize::from(size.get()) + usize::from(!self.written.begins);
        let whole = u8::try_from(self.written.whole).ok().filter(|_| is_whole).and_then(Size::try_new);
        Problem::Queens(whole.unwrap_or(size))
    }
}

/// A search for the board along a run.
#[derive(Clone, Debug)]
pub struct Finder<M: Machine> {
    /// The program before its first line.
    start: M,
    /// The run, as far as it was looked at.
    walk: Player<ProgramRun<M>>,
    /// The run with its board in a likelier variable, which is to catch up with the other.
    behind: Option<Player<ProgramRun<M>>>,
    /// Whether the run is to be kept, with the board in the likeliest variable.
    is_kept: bool,
    /// Whether it is to be looked which is the likeliest.
    is_due: bool,
    /// What the page shows.
    asked: Problem,
    /// What the program solves, as far as it is known.
    problem: Problem,
    /// Whether the program itself says so.
    is_own: bool,
    own: Own,
    /// Lists whose rows are one and the same.
    rows: SameRows,
    /// After how many lines it is looked at what it solves.
    next_look: u64,
    candidates: Vec<Candidate>,
    /// Every variable that has been in sight.
    known: Vec<Known>,
    /// The index of each among them, by its key.
    index: HashMap<u64, usize>,
    /// The variables in sight after the last line, in order, each with its index: they are mostly the same.
    sight: Vec<(Key, usize)>,
    /// How many writes to the heap there had been after the last line.
    writes: u64,
    claims: Claims<M::Place>,
    /// The size of the boards that it prints, where that is one less than the best variable has.
    printed: OnceCell<Size>,
}

/// A variable as it was when it was last looked at.
#[derive(Clone, Debug, Default)]
struct Known {
    /// Its object, and how many writes to the heap there had been.
    seen: Option<(u64, u64)>,
    /// The list or set, with its version alone.
    list: Option<(u64, u64)>,
    /// How often it had no shape of a board.
    misses: u32,
    /// Its index among the candidates; nothing for one that has had no shape of a board yet.
    candidate: Option<usize>,
}

impl<M: Machine> Finder<M> {
    /// A finder at the first line of a program.
    #[must_use]
    pub fn new(machine: M, problem: Problem) -> Finder<M> {
        Finder::of(machine, problem, problem, FIRST_LOOK, Bounds::default())
    }

    /// The same for a program of this text.
    #[must_use]
    pub fn of_text(machine: M, problem: Problem, text: &str, syntax: Syntax) -> Finder<M> {
        Finder::of(machine, problem, problem, FIRST_LOOK, bounds(text, syntax))
    }

    /// The same, which keeps the run for a [`Finder::player`].
    #[must_use]
    pub fn keeping(mut self) -> Finder<M> {
        self.is_kept = true;
        self
    }

    fn of(start: M, asked: Problem, problem: Problem, next_look: u64, bounds: Bounds) -> Finder<M> {
        Finder {
            walk: Player::forgetful(ProgramRun::new(start.clone(), problem, None)),
            start,
            behind: None,
            is_kept: false,
            is_due: false,
            asked,
            problem,
            is_own: false,
            own: Own::of_text(bounds),
            rows: SameRows::default(),
            next_look,
            candidates: Vec::new(),
            known: Vec::new(),
            index: HashMap::new(),
            sight: Vec::new(),
            writes: 0,
            claims: Claims::new(problem),
            printed: OnceCell::new(),
        }
    }

    /// Walks at most this many lines on, fewer where they take long; `false` when the program has ended.
    pub fn walk(&mut self, lines: u64) -> bool {
        let mut left = self.catch_up(lines);
        while left > 0 {
            let Some(time) = self.walk.explore_one() else { return false };
            self.look();
            let ended = self.machine().has_ended();
            if (ended || self.lines() == self.next_look) && self.begins_anew(ended) {
                left = left.saturating_sub(1);
                continue;
            }
            let machine = self.walk.furthest().run().machine();
            if ended {
                self.claims.finish(machine);
                return false;
            }
            let printed = machine.text().len() as u64 / PRINTED;
            left = left.saturating_sub(printed + time);
            if self.is_due && self.lines() >= KEPT {
                self.is_due = false;
                self.choose();
                left = self.catch_up(left);
            }
        }
        true
    }

    /// Looks at the line that was carried out last.
    fn look(&mut self) {
        let line = self.walk.furthest().last().map_or(0, |line| line.line);
        let machine = self.walk.furthest().run().machine();
        self.claims.line = line;
        self.own.look(machine, line);
        self.look_at_variables();
        self.claims.look(self.walk.furthest().run().machine());
        self.look_at_equal();
    }

    /// Begins to keep the run with the board in the likeliest variable, or without one, if it is not that which is kept.
    fn choose(&mut self) {
        let best = self.candidates().into_iter().next();
        let (source, problem) = best.map_or((None, self.problem), |best| (Some(best.source), best.problem));
        if self.kept(source.as_ref(), problem).is_none() {
            self.behind = Some(Player::new(ProgramRun::new(self.start.clone(), problem, source)));
        }
    }

    /// Walks along the run that is behind, if there is one; the time that is left then.
    fn catch_up(&mut self, left: u64) -> u64 {
        let Some(mut behind) = self.behind.take() else { return left };
        let left = behind.explore_to(self.lines(), left);
        if behind.furthest().step() == self.lines() {
            self.walk = behind;
        } else {
            self.behind = Some(behind);
        }
        left
    }

    /// The run that is kept, if it is the one with the board in this variable.
    fn kept(&self, source: Option<&Source>, problem: Problem) -> Option<&Player<ProgramRun<M>>> {
        let kept = self.behind.as_ref().unwrap_or(&self.walk);
        let run = kept.furthest().run();
        (kept.keeps_checkpoints() && run.source() == source && run.problem() == problem).then_some(kept)
    }

    /// A player of the run with the board in a variable, or without one. It has explored what was kept of that.
    #[must_use]
    pub fn player(&self, source: Option<Source>, problem: Problem) -> Player<ProgramRun<M>> {
        let kept = self.kept(source.as_ref(), problem).cloned();
        kept.unwrap_or_else(|| Player::new(ProgramRun::new(self.start.clone(), problem, source)))
    }

    /// Lets a player explore what has been kept since; `false` if what is kept is not its run.
    pub fn lead(&self, player: &mut Player<ProgramRun<M>>) -> bool {
        let kept = self.behind.as_ref().unwrap_or(&self.walk);
        let is_same = kept.furthest().run().is_clone_of(player.furthest().run());
        if is_same {
            player.follow(kept);
        }
        is_same
    }

    /// Looks at what the program solves; `true` where that is another problem than was thought, and the run begins anew.
    fn begins_anew(&mut self, ended: bool) -> bool {
        if self.next_look == u64::MAX {
            return false;
        }
        self.next_look = if ended { u64::MAX } else { self.next_look * 4 };
        let ranked = self.ranked();
        let confirmed = ranked.first().filter(|best| best.confirmed.is_some()).map(Candidate::whole_problem);
        let found = self.own.problem(self.claims.output.text(), self.asked, confirmed);
        self.is_own = found.is_some();
        let problem = found.unwrap_or(self.asked);
        if problem == self.problem {
            self.is_due = self.is_kept;
            return false;
        }
        let anew = Finder::of(self.start.clone(), self.asked, problem, self.next_look, self.own.bounds().clone());
        *self = Finder { is_own: found.is_some(), is_kept: self.is_kept, ..anew };
        true
    }

    /// Whether the text speaks of another task alone.
    pub(crate) fn says_other(&self) -> bool {
        self.own.bounds().says_other
    }

    /// The program before its first line.
    pub(crate) fn start(&self) -> &M {
        &self.start
    }

    /// The machine at the line that it has come to.
    #[must_use]
    pub fn machine(&self) -> &M {
        self.walk.furthest().run().machine()
    }

    /// The problem that the program solves, as far as that is known; else the one that is asked for.
    #[must_use]
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// The problem that the program solves by what it says itself, if it does.
    #[must_use]
    pub fn own_problem(&self) -> Option<Problem> {
        self.is_own.then_some(self.problem)
    }

    /// How many lines it has walked.
    #[must_use]
    pub fn lines(&self) -> u64 {
        self.machine().lines()
    }

    /// The boards that the program has claimed.
    pub(crate) fn claims(&self) -> &Claims<M::Place> {
        &self.claims
    }

    /// The rows of a list that are one and the same.
    pub(crate) fn same_rows(&self) -> Option<Alias> {
        self.rows.found()
    }

    /// What the text of the program says of its board.
    pub(crate) fn bounds(&self) -> &Bounds {
        self.own.bounds()
    }

    /// The sizes that the variables of the program name, in order.
    pub(crate) fn named_sizes(&self) -> Vec<u8> {
        self.own.named()
    }

    /// The variables that may hold the board, the likeliest first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut candidates = self.ranked();
        if let Some(size) = self.unused_size() {
            let rows = candidates[0].problem;
            for each in candidates.iter_mut().filter(|each| each.problem == rows) {
                if each.source.form == (Form::Columns { base: 0, skip: false }) {
                    each.source.form = FROM_1;
                    each.problem = Problem::Queens(size);
                }
            }
        }
        candidates
    }

    /// The candidates in order, as each was confirmed by itself.
    fn ranked(&self) -> Vec<Candidate> {
        let mut candidates = self.candidates.clone();
        // A smaller board was one on its way.
        for each in candidates.iter_mut().filter(|each| self.is_own && is_smaller(each.problem, self.problem)) {
            (each.problem, each.confirmed) = (self.problem, None);
        }
        for each in candidates.iter_mut().filter(|each| each.confirmed.is_none() && each.unused.is_found()) {
            each.source.form = FROM_1;
        }
        sort_few(&mut candidates, |each| {
            let is_asked = each.confirmed.is_some() && each.problem == self.problem;
            let size = if each.confirmed.is_some() { each.problem.sides().0 } else { 0 };
            let is_knight = matches!(each.problem, Problem::Knight(_));
            let is_of_moves =
                (is_knight && (each.is_set || !each.toured.is_mixed), is_knight && each.toured.most <= MOVES);
            (!is_asked, Reverse(size), each.confirmed, each.is_marks, is_of_moves, Reverse(each.changes))
        });
        candidates
    }

    /// The size of the boards where all begin with an entry that is not used.
    pub(crate) fn unused_size(&self) -> Option<Size> {
        let is_said =
            |size: &Size| self.own.named().contains(&size.get()) || self.own.bounds().most == Some(size.get());
        if matches!(&self.problem, Problem::Queens(size) if is_said(size)) {
            return None;
        }
        self.size_after_unused(self.ranked().first())
    }

    /// Takes note of the size of the boards that a program prints, of which some are right: it tells where nothing else is
    /// claimed and all has been printed.
    pub(crate) fn note_printed(&self, size: Size) {
        if self.claims.is_empty() && self.machine().has_ended() {
            _ = self.printed.set(size);
        }
    }

    /// The size of the boards without a first entry that is not used: where a program that has ended claims no board of
    /// N queens but those with one in the first corner, and these are all solutions for N − 1 queens beside it.
    fn size_after_unused(&self, best: Option<&Candidate>) -> Option<Size> {
        let Candidate { problem: Problem::Queens(size), source, confirmed: Some(_), .. } = best? else { return None };
        if source.form != (Form::Columns { base: 0, skip: false }) || !self.machine().has_ended() {
            return None;
        }
        let smaller = Size::try_new(size.get() - 1)?;
        if self.printed.get() == Some(&smaller) {
            return Some(smaller);
        }
        let mut boards = Seen::new();
        for claim in self.claims.channels.iter().flat_map(|(_, claimed)| &claimed.claims) {
            let squares = match usize::from(size.get()).checked_sub(claim.rows) {
                Some(0) => claim.without_first()?.squares,
                Some(1) => claim.squares.clone(),
                _ => continue,
            };
            boards.insert(squares.iter().map(|&(row, column)| u16::from_be_bytes([row, column]).into()).collect(), 0);
        }
        let all = published_count(CountSize::try_new(smaller.get())?);
        (!boards.is_empty() && boards.len() as u64 == all).then_some(smaller)
    }

    /// Looks at what the last line has printed: the board in a variable, where all its queens stand in one column.
    fn look_at_equal(&mut self) {
        let Problem::Queens(size) = self.problem else { return };
        if !self.machine().text().ends_with('\n') {
            return;
        }
        // The numbers of a row may be printed one by one.
        let Some(printed) = equal_columns(self.claims.last_line(), size) else { return };
        let found = self.candidates.iter().find_map(|each| {
            let Form::Columns { base, .. } = each.source.form else { return None };
            let own = each.equal?;
            // Each row was written by itself.
            let is_board = each.changes >= size.get().into() && (own - 1..=own + 1).contains(&printed);
            // Else it is printed from 1, or from 0.
            let first = if own == printed { base } else { i64::from(printed > own) };
            is_board.then_some(printed - first)
        });
        if let Some(column) = found.filter(|column| (0..i64::from(size.get())).contains(column)) {
            self.claims.print_equal(self.lines(), column as u8, size);
        }
    }

    fn look_at_variables(&mut self) {
        let Finder {
            walk,
            is_kept,
            is_due,
            asked,
            problem,
            candidates,
            known,
            index,
            sight,
            writes: before,
            claims,
            own,
            rows,
            ..
        } = self;
        let machine = walk.furthest().run().machine();
        let writes = machine.writes();
        let longest = longest(*problem);
        let mut position = 0;
        let mut look = |key: Key, value: M::Place, identity: u64| {
            let number = match sight.get(position) {
                Some(&(same, number)) if same == key => number,
                _ => {
                    let number = *index.entry(key.0).or_insert(known.len());
                    if number == known.len() {
                        known.push(Known::default());
                    }
                    sight.truncate(position);
                    sight.push((key, number));
                    number
                }
            };
            position += 1;
            let seen = &mut known[number];
            if let Some((same, since)) = &mut seen.seen
                && *same == identity
                && (*since == writes || !machine.is_written(value, *since, longest))
            {
                *since = writes;
                return;
            }
            seen.seen = Some((identity, writes));
            let variable = || machine.variable(key);
            let kind = machine.value(value);
            let is_list = match kind {
                Value::Sequence { grows: true, .. } | Value::Set { grows: true, .. } => true,
                // An array of pointers keeps what they point at.
                Value::Sequence { .. } => {
                    machine.is_filled(value) && machine.parts(value, 0).next().is_some_and(|part| machine.refers(part))
                }
                _ => false,
            };
            let list = is_list.then(|| (identity, machine.version(value)));
            if is_list && seen.list != list {
                seen.list = list;
                claims.grow(machine, variable, value);
            }
            if !may_be_board(machine, value, *problem) {
                return;
            }
            rows.look(machine, value, identity, claims.line);
            let length = match kind {
                Value::Sequence { length, .. } | Value::Set { length, .. } | Value::Map { length } => length,
                _ => 0,
            };
            if let Some(index) = seen.candidate {
                candidates[index].written.look(machine, value, length);
            }
            // Where the form is known, only what passes is of interest, and only as long as nothing else is claimed.
            if let Some(candidate) = seen.candidate.map(|index| &mut candidates[index])
                && candidate.confirmed.is_some()
                && candidate.problem == *problem
                && !claims.is_empty()
            {
                candidate.changes += 1;
                candidate.equal = None;
                own.shape(key.0, length, false);
                return;
            }
            let lines = machine.lines();
            let index = match seen.candidate {
                Some(index) => index,
                None if is_shapeless(machine, value) => return,
                None => {
                    // What has long been no board is looked at now and then.
                    seen.misses = seen.misses.wrapping_add(1);
                    if seen.misses > MISSES && seen.misses % RARELY != 0 {
                        return;
                    }
                    let data = read(machine, value, *problem);
                    own.value(&data);
                    let guess = |problem| Some((Form::likeliest(&data, problem)?, problem));
                    let Some((form, problem)) = sizes(&data, *problem).into_iter().find_map(guess) else { return };
                    let form = if is_unused(machine, value, &form) { FROM_1 } else { form };
                    let source = Source { variable: variable(), form };
                    candidates.push(Candidate {
                        source,
                        problem,
                        confirmed: None,
                        changes: 0,
                        as_asked: None,
                        equal: None,
                        is_marks: true,
                        is_set: matches!(kind, Value::Set { .. }),
                        toured: Toured::default(),
                        written: Written::default(),
                        unused: Unused::default(),
                    });
                    seen.candidate = Some(candidates.len() - 1);
                    candidates.len() - 1
                }
            };
            let candidate = &mut candidates[index];
            candidate.changes += 1;
            if let Some(filled) = machine.filled(value) {
                candidate.written.fill(filled);
            }
            if candidate.confirmed.is_none()
                && length == problem.sides().0 + 1
                && matches!(candidate.source.form, Form::Columns { base: 0, skip: false })
            {
                candidate.unused.look(machine, value);
            }
            own.shape(key.0, length, matches!(candidate.source.form, Form::Cells(_)));
            if let Some(incomplete) = incomplete(machine, value, *problem, *asked) {
                candidate.equal = incomplete.equal;
                candidate.is_marks &= incomplete.is_marks;
                return;
            }
            candidate.is_marks = false;
            let content = BoardValue::of(machine, value, &candidate.source.form, *problem);
            candidate.equal = match &content {
                BoardValue::Data(data, _) => equal(data, problem.sides().0),
                BoardValue::Numbers(_) => None,
            };
            // The first rows of a longer list are a board only for the N of the program.
            if asked != problem
                && candidate.as_asked.is_none()
                && let BoardValue::Data(data, _) = &content
                && !matches!(data, Data::List(items) if items.len() > asked.sides().0 + 1)
            {
                candidate.as_asked = Form::confirmed(data, *asked).map(|(form, _)| form);
            }
            let is_final = candidate.confirmed.is_some() && candidate.problem == *problem;
            if is_final {
                if let Some(reading) = content.read(&candidate.source.form, candidate.problem) {
                    if reading.passes {
                        claims.pass(&candidate.source.variable, lines, &reading, candidate.problem);
                    }
                    candidate.toured.look(candidate.problem, &reading, lines);
                }
                return;
            }
            let Some((form, size)) = content.confirmed(*problem) else {
                if let Problem::Knight(_) = problem
                    && let Some(reading) = content.read(&candidate.source.form, candidate.problem)
                {
                    candidate.toured.look(candidate.problem, &reading, lines);
                }
                return;
            };
            let is_left_over = matches!(form, Form::Whole(_)) && !candidate.written.jumps;
            if is_left_over || is_unused(machine, value, &form) {
                return;
            }
            if claims.is_empty()
                && let Some(reading) = content.read(&form, size)
                && reading.passes
            {
                claims.pass(&candidate.source.variable, lines, &reading, size);
            }
            if candidate.confirmed.is_none() || size == *problem || size.sides() > candidate.problem.sides() {
                candidate.source.form = form;
                candidate.problem = size;
                candidate.confirmed = Some(lines);
                *is_due |= *is_kept && size == *problem;
            }
        };
        machine.each_local(&mut look);
        // In a function, a line that has written nothing has hardly put another object into a global variable; if it has, the
        // next line that writes shows it.
        if machine.depth() <= 1 || machine.has_written_globals(*before) {
            machine.each_global(&mut look);
        }
        *before = writes;
    }
}

/// The number that a list for so many rows has in each of them.
pub(crate) fn equal(data: &Data, rows: usize) -> Option<i64> {
    let Data::List(items) = data else { return None };
    let unused = items.len().checked_sub(rows).filter(|&unused| unused <= 1)?;
    let first = items.get(unused)?.int()?;
    items[unused..].iter().all(|item| item.int() == Some(first)).then_some(first)
}

fn is_smaller(one: Problem, other: Problem) -> bool {
    matches!((one, other), (Problem::Queens(one), Problem::Queens(other)) if one < other)
}
