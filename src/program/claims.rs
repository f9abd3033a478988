//! The boards that a program claims to be solutions, collected along its run.
//!
//! A program says so by printing a board, by appending it to a list that it keeps, or by returning or yielding it. Which
//! of these it means is not known before its end, so each is a channel of its own, and the
//! [verdict](crate::program::verdict) chooses one. Where there is none, the boards that pass in its variable count.

use crate::program::Problem;
use crate::program::by_object::ByObject;
use crate::program::form::Reading;
use crate::program::run::Site;
use crate::program::whole::{Places, board, deep_version, places};
use crate::queens::Size;
use crate::text::answer::Output;
use rewindable::{Machine, Value, Variable};
use std::rc::Rc;

/// The most claims of a channel that are kept.
const CLAIMS: usize = 200_000;

/// The most elements that are read in one line of a list that is there at once.
const AT_ONCE: usize = 50_000;

/// A board that is claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    /// How many lines had been carried out.
    pub step: u64,
    /// Its queens by row and column, or the squares of a tour in order; the first row is on top.
    pub squares: Places,
    /// How many rows it has, where it is of queens.
    pub rows: usize,
}

impl Claim {
    /// The board without its first row and column, where the queen in the corner is an entry that is not used; nothing
    /// where there is no such queen, or another one in that column.
    pub fn without_first(&self) -> Option<Claim> {
        let (&corner, rest) = self.squares.split_first()?;
        if corner != (0, 0) || self.squares.len() != self.rows || rest.iter().any(|&(_, column)| column == 0) {
            return None;
        }
        let squares = rest.iter().map(|&(row, column)| (row - 1, column - 1)).collect();
        Some(Claim { step: self.step, squares, rows: self.rows - 1 })
    }

    /// Whether the queens stand in the first column, the second, and so on.
    fn is_in_order(&self) -> bool {
        self.squares.iter().all(|&(row, column)| row == column)
    }
}

/// Whether a list has whole numbers alone, each larger than the one before.
fn is_in_order<M: Machine>(machine: &M, place: M::Place) -> bool {
    let number = |part| if let Value::Int(number) = machine.value(part) { Some(number) } else { None };
    let mut last = None;
    machine.parts(place, 0).all(|part| {
        let number = number(part);
        number.is_some() && std::mem::replace(&mut last, number) < number
    })
}

/// How a program claims boards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Channel {
    /// It prints them.
    Printed,
    /// It appends them to a list, or adds them to a set.
    Kept(Variable),
    /// A function returns or yields them.
    Handed(Rc<str>),
    /// It puts them into the variable of the board, and no more.
    Board(Variable),
}

/// One object in several places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alias {
    /// Where it is.
    pub kind: AliasKind,
    /// The step at which it is there first.
    pub first: u64,
    /// The step at which that shows: it is kept again, or written to; nothing where it only changes after it was kept.
    pub again: Option<u64>,
    /// How often it is there.
    pub times: u64,
    /// The line that keeps it, or that makes the board.
    pub line: u32,
}

impl Alias {
    /// The line, and the step at which it shows.
    pub(crate) fn site(self) -> Site {
        Site { line: self.line, step: self.again.unwrap_or(self.first) }
    }
}

/// Where one object is several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AliasKind {
    /// A board in the list of solutions.
    List,
    /// A row in a board.
    Row,
}

/// The boards of a channel.
#[derive(Clone, Debug)]
pub(crate) struct Claimed<P> {
    pub claims: Vec<Claim>,
    /// Whether they were there at once, and not one after the other.
    pub at_once: bool,
    /// Whether they are none: some were taken out again, as of a stack, or they are the columns that are free.
    pub taken_out: bool,
    /// An object that is kept more than once, or changes afterwards.
    pub alias: Option<Alias>,
    /// The object claimed last, with its version.
    last: Option<(u64, u64)>,
    /// The objects that were claimed.
    objects: ByObject<P, Kept>,
}

/// An object that was claimed.
#[derive(Clone, Debug)]
struct Kept {
    /// Its version then, and the step.
    version: u64,
    step: u64,
    line: u32,
    /// The list that it was put into, if it was.
    list: Option<u64>,
    times: u64,
}

/// A list or set as it was when it was last seen.
#[derive(Clone, Debug)]
struct Seen {
    identity: u64,
    version: u64,
    length: usize,
    /// The number of its channel.
    channel: Option<usize>,
}

/// The claims of a run so far.
#[derive(Clone, Debug)]
pub(crate) struct Claims<P> {
    problem: Problem,
    pub channels: Vec<(Channel, Claimed<P>)>,
    seen: ByObject<P, Seen>,
    /// What has been printed.
    pub output: Output,
    /// Where the lines of it begin, but for the first.
    starts: Vec<u32>,
    /// The bytes printed after each line that printed, how many lines had been carried out, and that line.
    printed: Vec<(u32, Site)>,
    /// The line that was carried out last.
    pub line: u32,
    /// The board of a variable that was printed with all queens in one column, and how often such were.
    equal: Option<(Claim, u32)>,
}

impl<P: Copy> Claims<P> {
    pub fn new(problem: Problem) -> Claims<P> {
        Claims {
            problem,
            channels: Vec::new(),
            seen: ByObject::default(),
            output: Output::default(),
            starts: Vec::new(),
            printed: Vec::new(),
            line: 0,
            equal: None,
        }
    }

    /// Whether nothing has been claimed so far but by what is printed.
    pub fn is_empty(&self) -> bool {
        !self.channels.iter().any(|(channel, _)| matches!(channel, Channel::Kept(_) | Channel::Handed(_)))
    }

    /// How many lines had been carried out when the line of the output, from 1, was there.
    pub fn step_of_line(&self, line: usize) -> u64 {
        self.printing(line).step
    }

    /// The line of the program that printed a line of the output, from 1, and how many had been carried out.
    fn printing(&self, line: usize) -> Site {
        let start = line.checked_sub(2).and_then(|index| self.starts.get(index)).copied().unwrap_or(0);
        let index = self.printed.partition_point(|&(length, _)| length <= start);
        self.printed.get(index).or(self.printed.last()).map_or(Site { line: 0, step: 0 }, |&(_, site)| site)
    }

    /// Where the program prints that there is no solution.
    pub fn denial(&self) -> Option<Site> {
        (1..).zip(self.output.text().lines()).find(|(_, text)| denies(text)).map(|(line, _)| self.printing(line))
    }

    /// Where it does if that is the last that it prints.
    pub fn last_denial(&self) -> Option<Site> {
        let lines = (1..).zip(self.output.text().lines());
        let (line, text) = lines.filter(|(_, text)| !text.trim().is_empty()).last()?;
        denies(text).then(|| self.printing(line))
    }

    /// Looks at what the last line has printed, returned or yielded.
    pub fn look<M: Machine<Place = P>>(&mut self, machine: &M) {
        let text = machine.text();
        if !text.is_empty() {
            let ends = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
            self.starts.extend(ends.map(|(at, _)| (self.output.text().len() + at + 1) as u32));
            self.output.push(text);
            if is_prompt(text) {
                self.output.push("\n");
                self.starts.push(self.output.text().len() as u32);
            }
            let site = Site { line: self.line, step: machine.lines() };
            self.printed.push((self.output.text().len() as u32, site));
        }
        for (function, place) in machine.handed() {
            let Some(identity) = machine.identity(place) else { continue };
            // A list that is looked at where it grows is none of these.
            if self.seen.get(identity).is_none_or(|seen| seen.channel.is_none()) {
                self.hand(machine, place, identity, || Channel::Handed(function.into()));
            }
        }
    }

    /// A board that a function hands out, or the boards in a list that it does.
    fn hand<M: Machine<Place = P>>(&mut self, machine: &M, place: P, identity: u64, channel: impl Fn() -> Channel) {
        let step = machine.lines();
        if let Some((squares, rows)) = board(machine, place, self.problem) {
            let number = self.channel(channel());
            self.claim(number, machine, (place, identity), None, Claim { step, squares, rows });
            return;
        }
        if !matches!(machine.value(place), Value::Sequence { length, .. } if length > 0) {
            return;
        }
        // The columns that are free are no board, though at first all of them are.
        if is_in_order(machine, place) {
            let handed = channel();
            let channel = self.channels.iter_mut().find(|(each, _)| *each == handed);
            if let Some((_, claimed)) = channel.filter(|(_, claimed)| claimed.claims.iter().all(Claim::is_in_order)) {
                claimed.taken_out = true;
            }
            return;
        }
        // The first tells what the others are.
        let first = machine.parts(place, 0).next();
        if first.is_none_or(|first| board(machine, first, self.problem).is_none()) {
            return;
        }
        let number = self.channel(channel());
        self.channels[number].1.at_once = true;
        for item in machine.parts(place, 0).take(AT_ONCE) {
            if let Some(identity) = machine.identity(item)
                && let Some((squares, rows)) = board(machine, item, self.problem)
            {
                self.claim(number, machine, (item, identity), None, Claim { step, squares, rows });
            }
        }
    }

    /// Looks at a list or set in a variable, or at an array of references: what has been appended or added.
    pub fn grow<M: Machine<Place = P>>(&mut self, machine: &M, variable: impl Fn() -> Variable, place: P) {
        let Some(identity) = machine.identity(place) else { return };
        let (length, is_set) = match machine.value(place) {
            Value::Sequence { length, grows } => {
                (if grows { length } else { machine.filled(place).unwrap_or(length) }, false)
            }
            Value::Set { length, .. } => (length, true),
            _ => return,
        };
        let version = machine.version(place);
        let before = match self.seen.get_mut(identity) {
            Some(seen) => {
                let before = seen.length;
                (seen.version, seen.length) = (version, length);
                if length < before {
                    if let Some(number) = seen.channel {
                        self.channels[number].1.taken_out = true;
                    }
                    return;
                }
                before
            }
            None => {
                self.seen.insert(identity, place, Seen { identity, version, length, channel: None });
                0
            }
        };
        if length == before {
            return;
        }
        let parts = machine.parts(place, if is_set { 0 } else { before }).take(AT_ONCE);
        let with_identity = parts.filter_map(|part| Some((part, machine.identity(part)?)));
        let channel = self.seen.get(identity).and_then(|seen| seen.channel);
        let known = channel.filter(|_| is_set).map(|number| &self.channels[number].1.objects);
        let is_new = |&(_, identity): &(P, u64)| known.is_none_or(|known| known.get(identity).is_none());
        let new: Vec<(P, u64)> = with_identity.filter(is_new).collect();
        let step = machine.lines();
        let at_once = new.len() > 1;
        for (item, of_item) in new {
            let Some((squares, rows)) = board(machine, item, self.problem) else {
                // What is no board tells that the others are none, either.
                return;
            };
            let number = match self.seen.get(identity).and_then(|seen| seen.channel) {
                Some(number) => number,
                None => self.channel(Channel::Kept(variable())),
            };
            if let Some(seen) = self.seen.get_mut(identity) {
                seen.channel = Some(number);
            }
            self.channels[number].1.at_once |= at_once;
            self.claim(number, machine, (item, of_item), Some(identity), Claim { step, squares, rows });
        }
    }

    /// The line of the output that was ended last.
    pub fn last_line(&self) -> &str {
        let text = self.output.text().trim_end_matches('\n');
        text.rsplit('\n').next().unwrap_or_default()
    }

    /// A board of a variable with all queens in one column is printed.
    pub fn print_equal(&mut self, step: u64, column: u8, size: Size) {
        let squares = (0..size.get()).map(|row| (row, column)).collect();
        let claim = Claim { step, squares, rows: size.get().into() };
        self.equal.get_or_insert((claim, 0)).1 += 1;
    }

    /// Such a board, if it is the only one.
    pub fn equal(&self) -> Option<&Claim> {
        self.equal.as_ref().filter(|(_, times)| *times == 1).map(|(claim, _)| claim)
    }

    /// A board that passes in its variable.
    pub fn pass(&mut self, variable: &Variable, step: u64, reading: &Reading, problem: Problem) {
        let number = self.channel(Channel::Board(variable.clone()));
        let rows = problem.sides().0;
        self.channels[number].1.push(Claim { step, squares: places(&reading.squares, rows), rows });
    }

    /// At the end: looks for objects that are kept and have changed since they were claimed.
    pub fn finish<M: Machine<Place = P>>(&mut self, machine: &M) {
        for &(place, ref seen) in self.seen.iter() {
            let Some(number) = seen.channel else { continue };
            let claimed = &mut self.channels[number].1;
            // A list that is no more may have left its place to another object.
            let is_there = machine.identity(place) == Some(seen.identity) && machine.version(place) == seen.version;
            if !is_there || !matches!(machine.value(place), Value::Sequence { .. }) {
                continue;
            }
            let changed = machine.parts(place, 0).filter_map(|item| {
                let kept = claimed.objects.get(machine.identity(item)?)?;
                (deep_version(machine, item) != kept.version).then_some((kept.step, kept.line))
            });
            if let (None, Some((first, line))) = (claimed.alias, changed.min()) {
                claimed.alias = Some(Alias { kind: AliasKind::List, first, again: None, times: 1, line });
            }
        }
    }

    fn channel(&mut self, channel: Channel) -> usize {
        match self.channels.iter().position(|(each, _)| *each == channel) {
            Some(number) => number,
            None => {
                self.channels.push((channel, Claimed::default()));
                self.channels.len() - 1
            }
        }
    }

    fn claim<M: Machine<Place = P>>(
        &mut self,
        number: usize,
        machine: &M,
        (place, object): (P, u64),
        list: Option<u64>,
        claim: Claim,
    ) {
        let (channel, claimed) = &mut self.channels[number];
        let version = deep_version(machine, place);
        // What is passed up from call to call is claimed once.
        if matches!(channel, Channel::Handed(_)) && claimed.last == Some((object, version)) {
            return;
        }
        claimed.last = Some((object, version));
        let step = claim.step;
        let Some(kept) = claimed.objects.get_mut(object) else {
            claimed.objects.insert(object, place, Kept { version, step, line: self.line, list, times: 1 });
            return claimed.push(claim);
        };
        // So is what is taken from list to list.
        if list.is_some() && kept.list != list && kept.version == version {
            return;
        }
        kept.times += 1;
        // A list that keeps an object twice shows it twice as it is in the end.
        if list.is_some() && version != 0 {
            let alias = Alias { kind: AliasKind::List, first: kept.step, again: Some(step), times: 2, line: self.line };
            claimed.alias.get_or_insert(alias).times = kept.times.max(alias.times);
        }
        claimed.push(claim);
    }
}

impl<P> Default for Claimed<P> {
    fn default() -> Claimed<P> {
        Claimed {
            claims: Vec::new(),
            at_once: false,
            taken_out: false,
            alias: None,
            last: None,
            objects: ByObject::default(),
        }
    }
}

impl<P> Claimed<P> {
    fn push(&mut self, claim: Claim) {
        if self.claims.len() < CLAIMS {
            self.claims.push(claim);
        }
    }
}

/// Whether a line says that there is no solution.
fn denies(line: &str) -> bool {
    const WORDS: [&str; 14] = [
        "no solution", "not exist", "no tour", "no valid", "not possible", "impossible", "unsolvable", "not found",
        "no answer", "cannot be solved", "无解", "没有解", "不存在", "没有找到",
    ];
    let line = line.to_lowercase();
    line.len() <= 100 && WORDS.iter().any(|word| line.contains(word))
}

/// Whether a text that does not end its line asks for an input: what comes next is on a line of its own, as on a screen.
fn is_prompt(text: &str) -> bool {
    const WORDS: [&str; 9] = ["enter", "input", "type", "give", "how many", "choose", "please", "输入", "请"];
    let asked = text.rsplit('\n').next().unwrap_or_default().trim().to_lowercase();
    let is_question =
        asked.ends_with(['?', '？']) || (asked.ends_with([':', '：', '=', '>']) && asked.chars().count() <= 4);
    !text.ends_with('\n') && !asked.is_empty() && (is_question || WORDS.iter().any(|word| asked.contains(word)))
}
