//! A program for several N, and beside a solver, for a page.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::player::Player;
use crate::program::{self, Finder, Judging, Parting, Problem, ProgramRun};
use crate::queens::{Size, Solver};
use crate::wasm::error::{Failure, object};
use crate::wasm::gate::{self, whole};
use crate::wasm::program::end::end;
use crate::wasm::program::language::{self as language, Machine};
use crate::wasm::program::verdict::verdict;

#[wasm_bindgen]
extern "C" {
    /// The numbers that may be N: `SizeLiteral[]` in the types.
    #[wasm_bindgen(typescript_type = "SizeLiteral[]")]
    pub type LiteralsObject;

    /// The results of a judge: `SizeResult[]` in the types.
    #[wasm_bindgen(typescript_type = "SizeResult[]")]
    pub type ResultsObject;

    /// How a comparison ends: `Parting` in the types.
    #[wasm_bindgen(typescript_type = "Parting | undefined")]
    pub type PartingObject;
}

/// The largest N that is judged.
const LAST: u8 = 8;

/// Where a program has its N: it reads it, or has it in its text.
#[wasm_bindgen]
pub struct ProgramSizes {
    language: String,
    sizes: program::ProgramSizes,
}

#[wasm_bindgen]
impl ProgramSizes {
    /// Looks through a text in a language for n; if no number n has the name of a size, for another number that has.
    ///
    /// # Errors
    /// When n is not a whole number from 1 to 32.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, n: f64, language: Option<String>) -> Result<ProgramSizes, Failure> {
        Ok(ProgramSizes {
            language: language.unwrap_or_default(),
            sizes: program::ProgramSizes::of(text, board_size(n)?, language::SYNTAX),
        })
    }

    /// Whether the text of a program reads an input.
    #[wasm_bindgen(js_name = readsInput)]
    pub fn reads_input(text: &str) -> bool {
        program::reads_input(text, language::SYNTAX)
    }

    /// The N of the text.
    #[wasm_bindgen(getter)]
    pub fn n(&self) -> u8 {
        self.sizes.n
    }

    /// Whether N is the first line of the input.
    #[wasm_bindgen(getter, js_name = isRead)]
    pub fn is_read(&self) -> bool {
        self.sizes.is_read
    }

    /// Whether the program can be run with another N.
    #[wasm_bindgen(getter, js_name = isVariable)]
    pub fn is_variable(&self) -> bool {
        self.sizes.is_variable()
    }

    /// The numbers of the text that may be N.
    pub fn literals(&self) -> LiteralsObject {
        let literals = self.sizes.literals.iter().map(|literal| {
            object(&[
                ("name", literal.name.as_str().into()),
                ("line", (literal.line as f64).into()),
                ("isArgument", literal.is_argument.into()),
                ("isChosen", literal.is_chosen.into()),
            ])
        });
        JsValue::from(literals.collect::<Array>()).unchecked_into()
    }

    /// Takes a literal by its index for N, or not; an index beyond them changes nothing.
    pub fn choose(&mut self, index: usize, is_chosen: bool) {
        if let Some(literal) = self.sizes.literals.get_mut(index) {
            literal.is_chosen = is_chosen;
        }
    }

    /// The text with another N in the places that are chosen.
    ///
    /// # Errors
    /// When N is not a whole number from 1 to 32.
    pub fn text(&self, n: f64) -> Result<String, Failure> {
        Ok(self.sizes.text(board_size(n)?))
    }

    /// A judge of the program. Of each N at most this many lines are carried out.
    ///
    /// # Errors
    /// When the seed is out of range.
    pub fn judge(&self, seed: f64, lines: f64) -> Result<Judge, Failure> {
        let seed = whole(seed, "seed", 0, u32::MAX)?.into();
        let (sizes, budget) = (self.sizes.clone(), gate::steps(lines));
        let language = self.language.clone();
        Ok(Judge { language, sizes, seed, budget, now: 1, judging: None, results: Vec::new() })
    }
}

/// # Errors
/// When n is not a whole number from 1 to 32.
fn board_size(n: f64) -> Result<u8, Failure> {
    Ok(whole(n, "board size", 1, Size::MAX.into())? as u8)
}

/// The same program for N = 1 to 8; N is also the first line of its input.
#[wasm_bindgen]
pub struct Judge {
    language: String,
    sizes: program::ProgramSizes,
    seed: u64,
    budget: u64,
    now: u8,
    judging: Option<Judging<Machine>>,
    results: Vec<JsValue>,
}

#[wasm_bindgen]
impl Judge {
    /// Carries out about this many lines; `true` while there is more to do.
    pub fn run(&mut self, lines: f64) -> bool {
        let mut left = gate::steps(lines).max(1);
        while self.now <= LAST && left > 0 {
            let judging = match &mut self.judging {
                Some(judging) => judging,
                None => match language::read(&self.sizes.text(self.now), &self.language) {
                    Ok(program) => {
                        let machine = program.start(&format!("{}\n", self.now), self.seed);
                        let problem = Problem::Queens(Size::new(self.now));
                        let finder = Finder::of_text(machine, problem, &self.sizes.text(self.now), language::SYNTAX);
                        self.judging.insert(Judging::new(finder))
                    }
                    // A text that was read is read with another number, too.
                    Err(_) => return false,
                },
            };
            let finder = judging.finder();
            if finder.machine().end().is_none() && finder.lines() < self.budget {
                let slice = left.min(self.budget - finder.lines());
                judging.walk(slice);
                left -= slice;
                continue;
            }
            if judging.judge(left) {
                break;
            }
            let verdict = verdict(&judging.verdict(), None);
            let finder = judging.finder();
            let result = object(&[
                ("size", self.now.into()),
                ("end", end(finder.machine())),
                ("lines", (finder.lines() as f64).into()),
                ("verdict", verdict),
            ]);
            self.results.push(result);
            self.judging = None;
            self.now += 1;
        }
        self.now <= LAST
    }

    /// What has been judged so far, by N.
    pub fn results(&self) -> ResultsObject {
        JsValue::from(self.results.iter().collect::<Array>()).unchecked_into()
    }
}

/// A program beside a solver, both at any step of the program as far as they have been compared.
#[wasm_bindgen]
pub struct Comparison {
    walk: Player<program::Comparison<Machine>>,
}

impl Comparison {
    pub(super) fn new(run: ProgramRun<Machine>, solver: Solver) -> Option<Comparison> {
        Some(Comparison { walk: Player::new(program::Comparison::new(run, solver)?) })
    }
}

#[wasm_bindgen]
impl Comparison {
    /// Carries out about this many lines of the program; `true` while there is more to compare.
    pub fn run(&mut self, lines: f64) -> bool {
        self.walk.explore(gate::steps(lines).max(1))
    }

    /// Shows the solver beside a step of the program, at most the furthest that was compared.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, step: f64) {
        self.walk.go_to(gate::steps(step).min(self.walk.furthest().step()));
    }

    /// The squares of the solver there, packed.
    #[wasm_bindgen(getter)]
    pub fn squares(&self) -> Vec<u32> {
        self.walk.here().run().solver_squares().iter().map(|square| square.pack()).collect()
    }

    /// The step of the solver there.
    #[wasm_bindgen(getter, js_name = solverStep)]
    pub fn solver_step(&self) -> f64 {
        self.walk.here().run().search_steps().0 as f64
    }

    /// How many queens the solver has placed up to there.
    #[wasm_bindgen(getter)]
    pub fn placed(&self) -> f64 {
        self.walk.here().run().search_steps().1 as f64
    }

    /// How many lines of the program have been carried out.
    #[wasm_bindgen(getter)]
    pub fn lines(&self) -> f64 {
        self.walk.furthest().step() as f64
    }

    /// How many placements are the same so far.
    #[wasm_bindgen(getter)]
    pub fn same(&self) -> f64 {
        self.walk.furthest().run().same() as f64
    }

    /// How the comparison has ended, if it has.
    pub fn end(&self) -> PartingObject {
        let square = |square: Option<crate::board::Square>| square.map_or(JsValue::NULL, |square| square.pack().into());
        match self.walk.furthest().run().end() {
            None => JsValue::UNDEFINED,
            Some(Parting::Same) => object(&[("kind", "same".into())]),
            Some(Parting::Apart { step, square: own, ended, solver_square }) => object(&[
                ("kind", "apart".into()),
                ("step", (step as f64).into()),
                ("square", square(own)),
                ("ended", ended.into()),
                ("solverSquare", square(solver_square)),
            ]),
        }
        .unchecked_into()
    }
}
