//! What a call has set and not put back when it returns.

use crate::program::data::{Data, is_blank_text};
use crate::program::read::read_small;
use rewindable::{Machine, Value};
use std::rc::Rc;

/// So many calls are looked at.
const CALLS: usize = 300;

/// Longer runs between a call and its return are not looked through.
const LONGEST: u64 = 20_000;

/// A variable that holds a list, a set or a table.
#[derive(Clone, Debug)]
struct Held {
    name: Rc<str>,
    identity: u64,
    version: u64,
    /// The versions of its rows.
    rows: Vec<u64>,
    data: Data,
}

/// What a call has set and not put back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The line that set it.
    pub line: u32,
    /// The step at which the call has returned.
    pub step: u64,
    /// The variable.
    pub name: Rc<str>,
    /// The place in it, as `[3]`, or what was added to it.
    pub part: String,
    /// Whether it was added.
    pub is_added: bool,
}

/// A call that runs.
#[derive(Clone, Debug)]
struct Frame<M> {
    function: Rc<str>,
    depth: u32,
    /// The run when it began.
    machine: M,
    held: Vec<Held>,
}

/// A look at the calls of a run.
#[derive(Clone, Debug)]
pub(super) struct Leftovers<M> {
    /// The variable of the board.
    board: Option<Rc<str>>,
    frames: Vec<Frame<M>>,
    seen: usize,
    found: Option<Left>,
}

impl<M: Machine> Leftovers<M> {
    pub fn new(board: Option<Rc<str>>) -> Leftovers<M> {
        Leftovers { board, frames: Vec::new(), seen: 0, found: None }
    }

    pub fn found(&self) -> Option<Left> {
        self.found.clone()
    }

    /// Looks at a line that was carried out; the bytes that it copies.
    pub fn look(&mut self, machine: &M, called: bool, returned: bool) -> usize {
        if self.found.is_some() || (self.seen >= CALLS && self.frames.is_empty()) {
            return 0;
        }
        let depth = machine.depth();
        if returned {
            while self.frames.last().is_some_and(|frame| frame.depth > depth) {
                let Some(frame) = self.frames.pop() else { return 0 };
                if self.frames.last().is_none_or(|caller| caller.depth <= depth) {
                    self.returned(machine, frame);
                }
            }
        }
        if !called || self.seen >= CALLS {
            return 0;
        }
        let Some(function) = machine.function().map(Rc::from) else { return 0 };
        self.seen += 1;
        self.frames.push(Frame { function, depth, machine: machine.clone(), held: held(machine) });
        machine.footprint()
    }

    /// A call of a function that calls itself has returned.
    fn returned(&mut self, machine: &M, frame: Frame<M>) {
        let is_recursive = self.frames.iter().any(|caller| caller.function == frame.function);
        if !is_recursive || machine.lines() - frame.machine.lines() > LONGEST || machine.has_ended() {
            return;
        }
        let now = held(machine);
        let mut left = Vec::new();
        let mut is_put_back = false;
        for after in &now {
            let Some(before) = frame.held.iter().find(|held| held.identity == after.identity) else { continue };
            if before.data == after.data {
                is_put_back |= before.version != after.version;
                continue;
            }
            // So are the other rows of a table.
            if let (Data::List(one), Data::List(other)) = (&before.data, &after.data) {
                let rows = one.iter().zip(other).zip(before.rows.iter().zip(&after.rows));
                is_put_back |= rows.into_iter().any(|((one, other), (was, now))| one == other && was != now);
            }
            if let Some(part) = leftover(&before.data, &after.data) {
                left.push((after.name.clone(), part, before.identity));
            }
        }
        // Of variables that grow for good, as the list of solutions, none is put back ever.
        let is_board = |name: &Rc<str>| self.board.as_ref() == Some(name);
        let found = left.into_iter().find(|(name, part, _)| match part {
            Part::Added(value) => {
                let is_mark = matches!(value, Data::Int(_)) || matches!(value, Data::List(items) if items.len() == 2);
                is_mark && (is_put_back || is_board(name))
            }
            Part::Appended(_) => is_board(name),
            Part::Set { column, .. } => (is_put_back && !is_board(name)) || (is_board(name) && column.is_some()),
        });
        if let Some((name, part, identity)) = found {
            self.found = self.line_of(&frame.machine, machine, identity, &part).map(|line| {
                let (part, is_added) = part.written();
                Left { line, step: machine.lines(), name, part, is_added }
            });
        }
    }

    /// The line that set a part last, between a call and its return.
    fn line_of(&self, from: &M, to: &M, identity: u64, part: &Part) -> Option<u32> {
        let mut machine = from.clone();
        let mut was = false;
        let mut version = None;
        let mut found = None;
        while machine.lines() < to.lines() {
            let line = machine.line();
            if !machine.step() {
                break;
            }
            let Some(place) = held_place(&machine, identity) else { continue };
            let now = Some((machine.version(place), machine.writes()));
            if now == version {
                continue;
            }
            version = now;
            let is = part.is_at(&machine, place);
            if is && !was {
                found = Some(line);
            }
            was = is;
        }
        found
    }
}

/// What a call has left in a variable.
#[derive(Clone, Debug)]
enum Part {
    /// A value in a set, or a key of a table.
    Added(Data),
    /// One more at the end of a list.
    Appended(usize),
    /// A place in a list, or in a row of it.
    Set { row: usize, column: Option<usize>, value: Data },
}

impl Part {
    fn written(&self) -> (String, bool) {
        match self {
            Part::Added(value) => (written(value), true),
            Part::Appended(at) => (format!("[{at}]"), false),
            Part::Set { row, column: Some(column), .. } => (format!("[{row}][{column}]"), false),
            Part::Set { row, column: None, .. } => (format!("[{row}]"), false),
        }
    }

    fn is_at<M: Machine>(&self, machine: &M, place: M::Place) -> bool {
        let Part::Set { row, column, value } = self else { return self.is_in(&read_small(machine, place)) };
        let cell = machine.parts(place, *row).next();
        if let (Some(column), Some(cell)) = (column, cell)
            && let Value::Text(letters) = machine.value(cell)
        {
            return letters.chars().nth(*column).is_some_and(|letter| *value == Data::Text(letter.to_string()));
        }
        let cell = cell.and_then(|cell| column.map_or(Some(cell), |column| machine.parts(cell, column).next()));
        cell.is_some_and(|cell| read_small(machine, cell) == *value)
    }

    fn is_in(&self, data: &Data) -> bool {
        match (self, data) {
            (Part::Added(value), Data::Set(items)) => items.contains(value),
            (Part::Added(value), Data::Map(items)) => items.iter().any(|(key, _)| key == value),
            (Part::Appended(at), Data::List(items)) => items.len() > *at,
            _ => false,
        }
    }
}

fn written(data: &Data) -> String {
    match data {
        Data::Int(number) => number.to_string(),
        Data::Bool(truth) => truth.to_string(),
        Data::Text(text) => format!("'{text}'"),
        Data::List(items) => format!("({})", items.iter().map(written).collect::<Vec<_>>().join(", ")),
        _ => "…".to_owned(),
    }
}

/// What is set after a call and was not before it; nothing where something is missing.
fn leftover(before: &Data, after: &Data) -> Option<Part> {
    match (before, after) {
        (Data::Set(before), Data::Set(after)) => {
            let added = after.iter().find(|item| !before.contains(item))?;
            before.iter().all(|item| after.contains(item)).then(|| Part::Added(added.clone()))
        }
        (Data::Map(before), Data::Map(after)) if after.len() > before.len() => {
            let added = after.iter().find(|(key, _)| !before.iter().any(|(other, _)| other == key))?;
            Some(Part::Added(added.0.clone()))
        }
        (Data::List(before), Data::List(after)) if after.len() > before.len() => {
            after.starts_with(before).then_some(Part::Appended(before.len()))
        }
        (Data::List(before), Data::List(after)) if after.len() == before.len() => {
            (0..).zip(before.iter().zip(after)).find_map(|(row, cells)| match cells {
                (Data::List(one), Data::List(other)) if one.len() == other.len() => {
                    let column = one.iter().zip(other).position(|(one, other)| is_set(one, other))?;
                    Some(Part::Set { row, column: Some(column), value: other[column].clone() })
                }
                // A row of letters.
                (Data::Text(one), Data::Text(other)) if is_row(one) && one.chars().count() == other.chars().count() => {
                    let is_blank = |letter: char| is_blank_text(letter.encode_utf8(&mut [0; 4])) || letter == '#';
                    let mut letters = one.chars().zip(other.chars()).enumerate();
                    let set = letters.find(|&(_, (one, other))| is_blank(one) && !is_blank(other));
                    set.map(|(column, (_, letter))| {
                        let value = Data::Text(letter.to_string());
                        Part::Set { row, column: Some(column), value }
                    })
                }
                // A column that is left in the list of the board is written over.
                // Marks may stand for what is free.
                (one, other) => ((is_set(one, other) || is_taken(one, other)) && after.iter().all(is_mark))
                    .then(|| Part::Set { row, column: None, value: other.clone() }),
            })
        }
        _ => None,
    }
}

/// Whether a text has the letters of a row.
fn is_row(text: &str) -> bool {
    text.chars().count() > 2
}

fn is_mark(data: &Data) -> bool {
    matches!(data, Data::Bool(_) | Data::None | Data::Int(0 | 1) | Data::Text(_))
}

fn is_set(before: &Data, after: &Data) -> bool {
    let is_blank = |data: &Data| data.is_blank() || matches!(data, Data::Text(text) if text == "#");
    !matches!(after, Data::List(_)) && is_blank(before) && !is_blank(after)
}

fn is_taken(before: &Data, after: &Data) -> bool {
    matches!(before, Data::Bool(true) | Data::Int(1)) && matches!(after, Data::Bool(false) | Data::Int(0))
}

/// The variables in sight that hold something with parts.
fn held<M: Machine>(machine: &M) -> Vec<Held> {
    let mut all: Vec<Held> = Vec::new();
    each(machine, |name, place, identity| {
        if !all.iter().any(|held| held.identity == identity) {
            let data = read_small(machine, place);
            if !matches!(data, Data::Other | Data::Text(_)) {
                let rows: Vec<u64> = machine.parts(place, 0).map(|part| machine.version(part)).collect();
                let version = machine.version(place).max(rows.iter().copied().max().unwrap_or(0));
                all.push(Held { name, identity, version, rows, data });
            }
        }
    });
    all
}

fn held_place<M: Machine>(machine: &M, identity: u64) -> Option<M::Place> {
    let mut found = None;
    each(machine, |_, place, other| {
        if other == identity {
            found = Some(place);
        }
    });
    found
}

/// Each variable of the innermost calls, more than a search has on any board here, and each attribute of the objects whose
/// methods they are.
fn each<M: Machine>(machine: &M, mut each: impl FnMut(Rc<str>, M::Place, u64)) {
    const CALLS: usize = 512;
    for call in machine.calls(CALLS) {
        for named in call.variables {
            if let rewindable::View::Instance { attributes, .. } = machine.view(named.place, 32) {
                if named.is_receiver {
                    for (name, place) in attributes {
                        if let Some(identity) = machine.identity(place) {
                            each(name, place, identity);
                        }
                    }
                }
            } else if let Some(identity) = machine.identity(named.place) {
                each(named.name, named.place, identity);
            }
        }
    }
}
