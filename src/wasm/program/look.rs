//! The look ahead of a program, for a page.

use js_sys::Array;
use rewindable::Machine as _;
use wasm_bindgen::prelude::*;

use crate::program::{Candidate, Finder, Form, Judging, NotAVariable, Problem, ProgramRun, Source, Variable, Why};
use crate::wasm::arguments::solver_named;
use crate::wasm::error::{Failure, failure, object};
use crate::wasm::gate;
use crate::wasm::program::end::{end, notes};
use crate::wasm::program::judge::Comparison;
use crate::wasm::program::language::{Machine, Program, SYNTAX};
use crate::wasm::program::player::ProgramPlayer;
use crate::wasm::program::verdict::{VerdictObject, verdict};

#[wasm_bindgen]
extern "C" {
    /// How a program has ended: `ProgramEnd` in the types.
    #[wasm_bindgen(typescript_type = "ProgramEnd | undefined")]
    pub type EndObject;

    /// What is doubtful in a run: `ProgramNote[]` in the types.
    #[wasm_bindgen(typescript_type = "ProgramNote[]")]
    pub type NotesObject;

    /// The problem that a program solves: `Problem` in the types.
    #[wasm_bindgen(typescript_type = "Problem | undefined")]
    pub type OwnObject;

    /// The variables that may hold the board: `BoardSource` in the types.
    #[wasm_bindgen(typescript_type = "BoardSource[]")]
    pub type SourcesObject;
}

/// The whole run once, with all variables watched.
#[wasm_bindgen]
pub struct Look {
    /// The problem of the page.
    problem: Problem,
    judging: Judging<Machine>,
    /// After the end: why the program is wrong, where it is.
    why: Option<Why<Machine>>,
}

impl Look {
    pub(super) fn new(program: &Program, text: &str, problem: Problem, input: &str, seed: u64) -> Look {
        let finder = Finder::of_text(program.start(input, seed), problem, text, SYNTAX).keeping();
        Look { problem, judging: Judging::new(finder), why: None }
    }
}

#[wasm_bindgen]
impl Look {
    /// Carries out this many lines more, and judges them after the end; `false` when that is done. Where something is
    /// wrong, it is then carried out once more, to see why.
    pub fn look(&mut self, lines: f64) -> bool {
        if let Some(why) = &mut self.why {
            return why.walk(gate::steps(lines));
        }
        if !self.finder().machine().has_ended() {
            self.judging.walk(gate::steps(lines));
            return true;
        }
        self.judging.found().is_none() && (self.judge(lines) || self.begin_why())
    }

    /// Judges the run so far, about this much of it; `true` while there is more.
    pub fn judge(&mut self, steps: f64) -> bool {
        self.judging.judge(gate::steps(steps))
    }

    /// How many lines have been carried out.
    #[wasm_bindgen(getter)]
    pub fn lines(&self) -> f64 {
        self.finder().lines() as f64
    }

    /// How the program has ended, if it has.
    pub fn end(&self) -> EndObject {
        end(self.finder().machine()).unchecked_into()
    }

    /// The doubtful operations of the run so far, in the order of their first occurrence.
    pub fn notes(&self) -> NotesObject {
        JsValue::from(notes(&rewindable::Machine::notes(self.finder().machine()))).unchecked_into()
    }

    /// The first line of its input that the program asked for and that was not there, from 1.
    #[wasm_bindgen(getter, js_name = missingInput)]
    pub fn missing_input(&self) -> Option<u32> {
        rewindable::Machine::missing_input(self.finder().machine())
    }

    /// The variables that may hold the board, the likeliest first.
    pub fn sources(&self) -> SourcesObject {
        let sources: Array = self.finder().candidates().iter().map(source).collect();
        JsValue::from(sources).unchecked_into()
    }

    /// What the program solves, as far as it says so itself: `Problem` in the types.
    pub fn own(&self) -> OwnObject {
        let own = match self.finder().own_problem() {
            None => JsValue::UNDEFINED,
            Some(Problem::Queens(size)) => object(&[("queens", size.get().into())]),
            Some(Problem::Knight(board)) => {
                let sides = object(&[("files", board.files().into()), ("ranks", board.ranks().into())]);
                object(&[("knight", sides)])
            }
        };
        own.unchecked_into()
    }

    /// The verdict on the run so far.
    pub fn verdict(&mut self) -> VerdictObject {
        let mut found = self.judging.verdict();
        if let (Some(missing), Some(step)) = (&mut found.first_missing, self.why.as_ref().and_then(Why::lead)) {
            missing.step = step;
        }
        verdict(&found, self.why.as_ref().and_then(Why::cause).as_ref()).unchecked_into()
    }

    /// The run beside a solver of the queens, by its key, with the board in this variable: whether they place the same
    /// queens in the same order.
    ///
    /// # Errors
    /// When the text names no variable, there is no such solver, or the board is a knight's.
    pub fn compare(&self, source: &str, solver: &str) -> Result<Comparison, Failure> {
        let solver = solver_named(solver)?;
        let (source, problem) = self.board(Some(source), true)?;
        let run = ProgramRun::new(self.finder().start().clone(), problem, source);
        Comparison::new(run, solver).ok_or_else(|| failure("no-solver", "There is no such solver.", &[]))
    }

    /// The run with the board in a variable, which need not be one of those found; or without a board. The board is as large as
    /// the program has it, where `own` is true; else it may be that of the page, if the variable holds one that passes there.
    ///
    /// # Errors
    /// When the text names no variable.
    pub fn player(&self, source: Option<String>, own: Option<bool>) -> Result<ProgramPlayer, Failure> {
        let (source, problem) = self.board(source.as_deref(), own.unwrap_or(false))?;
        let boards = self.finder().candidates().into_iter().map(|each| each.source).collect();
        Ok(ProgramPlayer::new(self.finder().player(source, problem), boards))
    }
}

impl Look {
    pub(super) fn finder(&self) -> &Finder<Machine> {
        self.judging.finder()
    }

    /// Begins to search for the cause of a wrong program; `false` where nothing is wrong.
    fn begin_why(&mut self) -> bool {
        self.why = self.judging.found().and_then(|found| Why::new(self.finder(), found));
        self.why.is_some()
    }

    /// Where the board is read, and of which problem it is.
    fn board(&self, source: Option<&str>, own: bool) -> Result<(Option<Source>, Problem), Failure> {
        let page = if own { self.finder().problem() } else { self.problem };
        let Some(name) = source else { return Ok((None, page)) };
        let variable: Variable = name.parse().map_err(|error: NotAVariable| {
            failure("no-variable", &crate::sentence(&error), &[("name", name.to_owned())])
        })?;
        let candidates = self.finder().candidates();
        let Some(each) = candidates.into_iter().find(|each| each.source.variable == variable) else {
            return Ok((Some(Source { variable, form: Form::Any }), page));
        };
        let (source, problem) = match (each.as_asked, self.problem) {
            _ if own => (each.source, each.problem),
            (Some(form), _) => (Source { variable, form }, page),
            (None, Problem::Knight(_)) => (each.source, page),
            (None, Problem::Queens(_)) => (each.source, each.problem),
        };
        Ok((Some(source), problem))
    }
}

#[wasm_bindgen]
impl ProgramPlayer {
    /// Takes over what a look ahead has walked of the same run; `false` if it keeps another one.
    pub fn follow(&mut self, look: &Look) -> bool {
        look.finder().lead(&mut self.walk)
    }
}

fn source(candidate: &Candidate) -> JsValue {
    let (rows, columns) = candidate.problem.sides();
    object(&[
        ("name", candidate.source.variable.to_string().into()),
        ("passes", candidate.confirmed.is_some().into()),
        ("since", candidate.confirmed.map_or(JsValue::NULL, |lines| (lines as f64).into())),
        ("changes", (candidate.changes as f64).into()),
        ("form", candidate.source.form.key().into()),
        ("files", (columns as f64).into()),
        ("ranks", (rows as f64).into()),
    ])
}
