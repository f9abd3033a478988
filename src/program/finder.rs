//! Finds the variable of a program that holds the board.
//!
//! The finder walks along a run. After each line it looks at the variables in sight, those of the innermost call, the
//! global ones and the attributes of `self`, and reads each that has changed and has the shape of a board. The first
//! whose board the [referee](crate::queens::referee) accepts is the board. Where none ever is, as in a program that is
//! wrong, the one that changed most often comes first.
//!
//! A program may set its own N. A list that grows is a board of every size on its way, so of the sizes at which the
//! referee accepts a variable the largest counts, and before all others the one that is asked for.

use crate::program::Problem;
use crate::program::data::Data;
use crate::program::form::Form;
use crate::program::read::{read, version};
use crate::program::run::Source;
use crate::program::variable::Variable;
use crate::queens::Size;
use rewindable_python::Machine;
use rewindable_python::value::Value;
use std::cmp::Reverse;
use std::collections::HashMap;

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
}

/// A search for the board along a run.
#[derive(Clone, Debug)]
pub struct Finder {
    machine: Machine,
    problem: Problem,
    candidates: Vec<Candidate>,
    /// The index of each variable among the candidates; `None` for one that has had no shape of a board yet.
    known: HashMap<(usize, usize), Known>,
}

/// A variable by the addresses of its names, which stay as long as the program does.
#[derive(Clone, Debug, Default)]
struct Known {
    version: u64,
    candidate: Option<usize>,
}

impl Finder {
    /// A finder at the first line of a program.
    #[must_use]
    pub fn new(machine: Machine, problem: Problem) -> Finder {
        Finder { machine, problem, candidates: Vec::new(), known: HashMap::new() }
    }

    /// Walks at most so many lines on; `false` when the program has ended.
    pub fn walk(&mut self, lines: u64) -> bool {
        for _ in 0..lines {
            if !self.machine.step() {
                return false;
            }
            self.look();
        }
        true
    }

    /// The machine at the line that it has come to.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// How many lines it has walked.
    #[must_use]
    pub fn lines(&self) -> u64 {
        self.machine.lines()
    }

    /// The variables that may hold the board, the likeliest first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut candidates = self.candidates.clone();
        candidates.sort_by_key(|each| {
            let is_asked = each.confirmed.is_some() && each.problem == self.problem;
            let size = if each.confirmed.is_some() { each.problem.sides().0 } else { 0 };
            (!is_asked, Reverse(size), each.confirmed, Reverse(each.changes))
        });
        candidates
    }

    fn look(&mut self) {
        let Finder { machine, problem, candidates, known } = self;
        let mut look = |scope: Scope<'_>, name: &str, value: Value| {
            let Some(now) = version(machine, value, *problem) else { return };
            let key = (scope.address(), name.as_ptr() as usize);
            let seen = known.entry(key).or_default();
            if seen.version == now {
                return;
            }
            seen.version = now;
            let data = read(machine, value, *problem);
            let lines = machine.lines();
            let index = match seen.candidate {
                Some(index) => index,
                None => {
                    let guess = |problem| Form::guesses(&data, problem).into_iter().next().map(|form| (form, problem));
                    let Some((form, problem)) = sizes(&data, *problem).into_iter().find_map(guess) else { return };
                    let variable = match scope {
                        Scope::Program => Variable::Global(name.into()),
                        Scope::Object => Variable::Attribute(name.into()),
                        Scope::Function(function) => Variable::Local { function: function.into(), name: name.into() },
                    };
                    let source = Source { variable, form };
                    candidates.push(Candidate { source, problem, confirmed: None, changes: 0 });
                    seen.candidate = Some(candidates.len() - 1);
                    candidates.len() - 1
                }
            };
            let candidate = &mut candidates[index];
            candidate.changes += 1;
            let is_final = candidate.confirmed.is_some() && candidate.problem == *problem;
            if is_final {
                return;
            }
            let confirmed = |size: Problem| Form::confirmed(&data, size).map(|(form, _)| (form, size));
            let Some((form, size)) = sizes(&data, *problem).into_iter().find_map(confirmed) else { return };
            if candidate.confirmed.is_none() || size == *problem || size.sides() > candidate.problem.sides() {
                candidate.source.form = form;
                candidate.problem = size;
                candidate.confirmed = Some(lines);
            }
        };
        let Some(call) = machine.calls().next_back() else { return };
        let is_program = call.function() == "<module>";
        if !is_program {
            for (name, value) in call.variables() {
                if name == "self" {
                    machine.attributes(value).for_each(|(name, value)| look(Scope::Object, name, value));
                } else if !call.function().starts_with('<') {
                    look(Scope::Function(call.function()), name, value);
                }
            }
        }
        machine.globals().for_each(|(name, value)| look(Scope::Program, name, value));
    }
}

/// Where a variable in sight belongs.
#[derive(Clone, Copy)]
enum Scope<'m> {
    Program,
    /// The object that the innermost call names `self`.
    Object,
    Function(&'m str),
}

impl Scope<'_> {
    /// A number for each, which stays as long as the program does.
    fn address(self) -> usize {
        match self {
            Scope::Program => 0,
            Scope::Object => 1,
            Scope::Function(name) => name.as_ptr() as usize,
        }
    }
}

/// The problem at the sizes that a value may have, the one that is asked for first.
fn sizes(data: &Data, asked: Problem) -> Vec<Problem> {
    let Problem::Queens(size) = asked else { return vec![asked] };
    let length = match data {
        Data::List(items) | Data::Set(items) => items.len(),
        Data::Map(items) => items.len(),
        Data::Text(text) => text.trim().lines().count().max(data.elements().map_or(0, |parts| parts.len())),
        _ => 0,
    };
    // One entry may be unused. Boards of less than four rows have no solution that would tell.
    let others =
        [length, length.saturating_sub(1)].into_iter().filter(|&other| other >= 4 && other != usize::from(size.get()));
    let others = others.filter_map(|other| u8::try_from(other).ok().and_then(Size::try_new)).map(Problem::Queens);
    std::iter::once(asked).chain(others).collect()
}
