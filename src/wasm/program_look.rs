//! The look ahead of a program, for a page.

use js_sys::Array;
use rewindable::{End, Machine as _, Message, Note};
use wasm_bindgen::prelude::*;

use crate::program::{Candidate, Finder, Form, Judging, Lead, NotAVariable, Problem, ProgramRun, Source, Variable};
use crate::wasm::arguments::solver_named;
use crate::wasm::error::{Failure, failure, object};
use crate::wasm::gate;
use crate::wasm::program_judge::Comparison;
use crate::wasm::program_language::{Machine, Program};
use crate::wasm::program_player::ProgramPlayer;
use crate::wasm::program_verdict::{VerdictObject, verdict};

#[wasm_bindgen]
extern "C" {
    /// How a program has ended: `ProgramEnd` in the types.
    #[wasm_bindgen(typescript_type = "ProgramEnd | undefined")]
    pub type EndObject;

    /// What is doubtful in a run: `ProgramNote[]` in the types.
    #[wasm_bindgen(typescript_type = "ProgramNote[]")]
    pub type NotesObject;

    /// The variables that may hold the board: `BoardSource` in the types.
    #[wasm_bindgen(typescript_type = "BoardSource[]")]
    pub type SourcesObject;
}

/// The whole run once, with all variables watched.
#[wasm_bindgen]
pub struct Look {
    program: Program,
    problem: Problem,
    input: String,
    seed: u64,
    judging: Judging<Machine>,
    /// After the end: where the program leaves the way to the first missing solution.
    lead: Option<Lead<Machine>>,
}

impl Look {
    pub(super) fn new(program: Program, problem: Problem, input: &str, seed: u64) -> Look {
        let judging = Judging::new(Finder::new(program.start(input, seed), problem));
        Look { program, problem, input: input.to_owned(), seed, judging, lead: None }
    }
}

#[wasm_bindgen]
impl Look {
    /// Carries out this many lines more, and judges them after the end; `false` when that is done. Where the program misses a
    /// solution, it is then carried out once more, to see where it leaves the way to it.
    pub fn look(&mut self, lines: f64) -> bool {
        if let Some(lead) = &mut self.lead {
            return lead.walk(gate::steps(lines));
        }
        if !self.finder().machine().has_ended() {
            self.judging.walk(gate::steps(lines));
            return true;
        }
        self.judging.found().is_none() && (self.judge(lines) || self.begin_lead())
    }

    /// Judges what has been carried out, about this much of it; `true` while there is more.
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

    /// What is doubtful in what has been carried out, in the order in which it came first.
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

    /// The verdict on what has been carried out.
    pub fn verdict(&mut self) -> VerdictObject {
        let mut found = self.judging.verdict();
        if let (Some(missing), Some(step)) = (&mut found.first_missing, self.lead.as_ref().and_then(Lead::step)) {
            missing.step = step;
        }
        verdict(&found).unchecked_into()
    }

    /// The run beside a solver of the queens, by its key, with the board in this variable: whether they place the same
    /// queens in the same order.
    ///
    /// # Errors
    /// When the text names no variable, there is no such solver, or the board is a knight's.
    pub fn compare(&self, source: &str, solver: &str) -> Result<Comparison, Failure> {
        let solver = solver_named(solver)?;
        let (run, _) = self.run(Some(source.to_owned()))?;
        Comparison::new(run, solver).ok_or_else(|| failure("no-solver", "There is no such solver.", &[]))
    }

    /// The run with the board in a variable, which need not be one of those found; or without a board.
    ///
    /// # Errors
    /// When the text names no variable.
    pub fn player(&self, source: Option<String>) -> Result<ProgramPlayer, Failure> {
        let (run, boards) = self.run(source)?;
        Ok(ProgramPlayer::new(run, boards))
    }
}

impl Look {
    fn finder(&self) -> &Finder<Machine> {
        self.judging.finder()
    }

    /// Begins to look where the program leaves the way to the first solution that it misses; `false` where it misses none.
    fn begin_lead(&mut self) -> bool {
        let missing = self.judging.found().and_then(|verdict| verdict.first_missing.clone());
        let source = self.finder().candidates().into_iter().next().map(|best| best.source.variable.to_string());
        if let (Some(missing), Some(name)) = (missing, source)
            && let Ok((run, _)) = self.run(Some(name))
        {
            self.lead = Lead::new(run, missing.placement);
        }
        self.lead.is_some()
    }

    /// The run with the board in a variable, and all variables that may hold it.
    fn run(&self, source: Option<String>) -> Result<(ProgramRun<Machine>, Vec<Source>), Failure> {
        let candidates = self.finder().candidates();
        let chosen = match source {
            None => None,
            Some(name) => {
                let variable: Variable = name.parse().map_err(|error: NotAVariable| {
                    failure("no-variable", &crate::sentence(&error), &[("name", name.clone())])
                })?;
                Some(candidates.iter().find(|each| each.source.variable == variable).map_or_else(
                    || (Source { variable: variable.clone(), form: Form::Any }, self.problem),
                    |each| (each.source.clone(), each.problem),
                ))
            }
        };
        let problem = chosen.as_ref().map_or(self.problem, |(_, problem)| *problem);
        let run =
            ProgramRun::new(self.program.start(&self.input, self.seed), problem, chosen.map(|(source, _)| source));
        Ok((run, candidates.into_iter().map(|each| each.source).collect()))
    }
}

/// The end of a program: `ProgramEnd` in the types.
pub(super) fn end(machine: &Machine) -> JsValue {
    let Some(end) = rewindable::Machine::end(machine) else { return JsValue::UNDEFINED };
    match end {
        End::Exit { .. } => object(&[("kind", "end".into())]),
        End::Error { error, text, line } => object(&[
            ("kind", "error".into()),
            ("error", (&*error).into()),
            ("traceback", (&*text).into()),
            ("line", line.into()),
        ]),
        End::Fault { message, line } => {
            object(&[("kind", "fault".into()), ("fault", said("fault", &message)), ("line", line.into())])
        }
        End::Limit(limit) => {
            object(&[("kind", "limit".into()), ("limit", limit.key().into()), ("line", machine.line().into())])
        }
    }
}

/// A fault or a note as an error with a code: `CoreMessage` in the page. It comes after the line, and may begin with a name.
pub(super) fn said(kind: &str, message: &Message) -> JsValue {
    failure(&format!("{kind}-{}", message.key), &format!("{message}."), &message.values)
}

/// What is doubtful in a run: `ProgramNote[]` in the types.
pub(super) fn notes(notes: &[Note]) -> Array {
    let notes = notes.iter().map(|note| {
        object(&[
            ("message", said("note", &note.message)),
            ("line", note.line.into()),
            ("count", (note.count as f64).into()),
            // The step after it, which shows what its line has done.
            ("step", (note.first as f64 + 1.0).into()),
        ])
    });
    notes.collect()
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
