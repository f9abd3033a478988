//! The player of a program, for a page.

use js_sys::{JSON, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::player::{Player as Walk, Snapshot};
use crate::program::{Frame, LineKind, Problem, ProgramRun, Source, frames, mark_changes};
use crate::queens::referee::line;
use crate::wasm::error::{Failure, object};
use crate::wasm::gate::{self, whole};
use crate::wasm::program::end::{end, notes};
use crate::wasm::program::frames::written;
use crate::wasm::program::goal::{Looking, line_kind};
use crate::wasm::program::language::Machine;

#[wasm_bindgen]
extern "C" {
    /// A program at one line: `ProgramSnapshot` in the types.
    #[wasm_bindgen(typescript_type = "ProgramSnapshot")]
    pub type ProgramSnapshotObject;

    /// The calls with their variables: `ProgramFrame[]` in the types.
    #[wasm_bindgen(typescript_type = "ProgramFrame[]")]
    pub type FramesObject;
}

/// A program that can be walked along line by line, forward and back. Step k: k lines have been carried out, and the
/// line shown comes next.
///
/// The kinds of step that one can jump to: 0 the board becomes one that is right, 1 a piece leaves its square, 2 the
/// board changes, 3 a function is called, 4 a function returns or yields, 5 something is printed.
#[wasm_bindgen]
pub struct ProgramPlayer {
    pub(super) walk: Walk<ProgramRun<Machine>>,
    /// The variables that may hold a board.
    boards: Vec<Source>,
    /// The variables at the step before the one shown; none at step 0.
    before: Vec<Frame>,
    /// The squares of the board at that step.
    board_before: Vec<Square>,
    pub(super) looking: Looking,
}

impl ProgramPlayer {
    pub(super) fn new(walk: Walk<ProgramRun<Machine>>, boards: Vec<Source>) -> ProgramPlayer {
        ProgramPlayer { walk, boards, before: Vec::new(), board_before: Vec::new(), looking: Looking::default() }
    }

    pub(super) fn run(&self) -> &ProgramRun<Machine> {
        self.walk.here().run()
    }

    /// The first doubtful operation of the last line: `ProgramNote[]` in the types.
    fn notes(&self) -> JsValue {
        let step = self.walk.here().step();
        let all = rewindable::Machine::notes(self.run().machine());
        let now: Vec<_> = all.into_iter().filter(|note| note.first + 1 == step).collect();
        notes(&now).into()
    }

    /// The board in the chosen variable; nothing when none is chosen: `ProgramBoard` in the types.
    fn board(&self) -> JsValue {
        if self.run().source().is_none() {
            return JsValue::UNDEFINED;
        }
        let board = self.run().board();
        let squares: Vec<u32> = board.squares.iter().map(|square| square.pack()).collect();
        let added = without(&board.squares, &self.board_before);
        let removed = without(&self.board_before, &board.squares);
        let clashes: Vec<u32> = match self.run().problem() {
            Problem::Queens(_) => clashes(&board.squares),
            Problem::Knight(_) => Vec::new(),
        };
        object(&[
            ("squares", Uint32Array::from(&squares[..]).into()),
            ("added", Uint32Array::from(&added[..]).into()),
            ("removed", Uint32Array::from(&removed[..]).into()),
            ("passes", board.passes.into()),
            ("clashes", Uint32Array::from(&clashes[..]).into()),
        ])
    }
}

walked!(ProgramPlayer, line_kind);

#[wasm_bindgen]
impl ProgramPlayer {
    /// Goes to a step, or to the end when the run is shorter; explores what it must.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, step: f64) {
        self.seek(step, f64::INFINITY);
    }

    /// Goes towards a step by walking about this many lines; `true` once it is there. Until then nothing moves.
    pub fn seek(&mut self, step: f64, lines: f64) -> bool {
        let step = gate::steps(step);
        if self.walk.here().step() == step {
            return true;
        }
        // The step before is passed, to see what changes.
        let before = self.walk.length().map_or(step, |length| step.min(length)).saturating_sub(1);
        if !self.walk.seek(before, gate::steps(lines)) {
            return false;
        }
        self.before = if step == 0 { Vec::new() } else { frames(self.run(), &self.boards) };
        self.board_before = if step == 0 { Vec::new() } else { self.run().board().squares.clone() };
        self.walk.go_to(step);
        true
    }

    /// All of the step shown in one call.
    pub fn snapshot(&self) -> ProgramSnapshotObject {
        let squares: Vec<u32> = self.run().board().squares.iter().map(|square| square.pack()).collect();
        let machine = self.run().machine();
        let program = object(&[
            ("line", machine.line().into()),
            ("passed", self.walk.here().last().map(|line| line.line).into()),
            ("board", self.board()),
            ("notes", self.notes()),
            ("end", end(machine)),
        ]);
        object(&[
            ("step", self.step().into()),
            ("furthest", self.furthest().into()),
            ("length", self.length().into()),
            ("atEnd", (self.length() == Some(self.step())).into()),
            ("event", JsValue::UNDEFINED),
            ("path", Uint32Array::from(&squares[..]).into()),
            ("statistics", statistics(self.walk.here())),
            ("explored", statistics(self.walk.furthest())),
            ("program", program),
        ])
        .unchecked_into()
    }

    /// Nothing: a program has no levels.
    pub fn levels(&self) -> Vec<f64> {
        Vec::new()
    }

    /// Right boards and pieces that left, interleaved, in each of this many equal stretches of the steps 0 to `span`.
    ///
    /// # Errors
    /// When `stretches` is not a whole number from 1 to 10,000.
    pub fn densities(&self, span: f64, stretches: f64) -> Result<Vec<f64>, Failure> {
        let stretches = whole(stretches, "number of stretches", 1, 10_000)?;
        let marks = [LineKind::Solution, LineKind::Removal];
        let found = self.walk.densities(marks, gate::steps(span), stretches as usize);
        Ok(found.into_iter().flatten().map(|count| count as f64).collect())
    }

    /// The calls with their variables, the innermost first, and what the last line has changed.
    pub fn variables(&self) -> FramesObject {
        let mut now = frames(self.run(), &self.boards);
        if self.walk.here().step() > 0 {
            mark_changes(&self.before, &mut now);
        }
        JSON::parse(&written(&now)).unwrap_or_default().unchecked_into()
    }

    /// What the program has printed so far.
    pub fn output(&self) -> String {
        self.run().output()
    }

    /// How many bytes of UTF-8 the output has.
    #[wasm_bindgen(getter, js_name = outputLength)]
    pub fn output_length(&self) -> f64 {
        self.run().machine().printed() as f64
    }
}

/// The squares that are not among others, packed.
pub(super) fn without(squares: &[Square], others: &[Square]) -> Vec<u32> {
    squares.iter().filter(|square| !others.contains(square)).map(|square| square.pack()).collect()
}

/// The pairs of queens that attack each other, packed, one pair after the other.
fn clashes(squares: &[Square]) -> Vec<u32> {
    let pairs =
        squares.iter().enumerate().flat_map(|(index, one)| squares[..index].iter().map(move |other| (other, one)));
    let attacking = pairs.filter(|(one, other)| line(**one, **other).is_some());
    attacking.flat_map(|(one, other)| [one.pack(), other.pack()]).collect()
}

/// The counts up to a step, `Statistics` in the types: a change of the board is a placement, a piece that leaves a backtrack.
fn statistics(at: &Snapshot<ProgramRun<Machine>>) -> JsValue {
    let counts = at.counts();
    let count = |number: u64| JsValue::from(number as f64);
    object(&[
        ("placements", count(counts.boards)),
        ("rejections", count(0)),
        ("backtracks", count(counts.removals)),
        ("solutions", count(counts.solutions)),
        ("depth", at.run().machine().depth().into()),
        ("effort", count(at.step())),
    ])
}
