//! A program for several N, and beside a solver, for a page.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::any_search::AnySearch;
use crate::program::{self, Finder, Literal, Parting, Problem, ProgramRun, literals, text_with_size};
use crate::queens::Size;
use crate::wasm::error::{Failure, object};
use crate::wasm::gate::{self, whole};
use crate::wasm::program_look::end;
use crate::wasm::program_verdict::verdict;

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

/// The same program for N = 1 to 8: N is read by `input()`, or stands in place of a number of the text.
#[wasm_bindgen]
pub struct Judge {
    text: String,
    places: Vec<Literal>,
    seed: u64,
    budget: u64,
    now: u8,
    finder: Option<Finder>,
    results: Vec<JsValue>,
}

#[wasm_bindgen]
impl Judge {
    /// The numbers in a text that are equal to n and may be its N.
    ///
    /// # Errors
    /// When n is not a whole number from 1 to 32.
    pub fn literals(text: &str, n: f64) -> Result<LiteralsObject, Failure> {
        let n = whole(n, "board size", 1, Size::MAX.into())? as u8;
        let found = literals(text, n);
        let list: Array = found
            .iter()
            .map(|literal| {
                object(&[
                    ("name", literal.name.as_str().into()),
                    ("line", (literal.line as f64).into()),
                    ("isArgument", literal.is_argument.into()),
                ])
            })
            .collect();
        Ok(JsValue::from(list).unchecked_into())
    }

    /// The text of n queens with another N in the places of the literals in `replaced`, by their index.
    ///
    /// # Errors
    /// When n or the other N is not a whole number from 1 to 32.
    pub fn text(
        text: &str,
        n: f64,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] replaced: &[f64],
        other: f64,
    ) -> Result<String, Failure> {
        let n = whole(n, "board size", 1, Size::MAX.into())? as u8;
        let other = whole(other, "board size", 1, Size::MAX.into())? as u8;
        Ok(text_with_size(text, &chosen(text, n, replaced), other))
    }

    /// A judge of a text that solves n queens. Each of the literals in `replaced`, by its index, becomes N; N is also the
    /// first line of the input. Of each N at most this many lines are carried out.
    ///
    /// # Errors
    /// When n or the seed is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(
        text: &str,
        n: f64,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] replaced: &[f64],
        seed: f64,
        lines: f64,
    ) -> Result<Judge, Failure> {
        let n = whole(n, "board size", 1, Size::MAX.into())? as u8;
        let seed = whole(seed, "seed", 0, u32::MAX)?;
        Ok(Judge {
            text: text.to_owned(),
            places: chosen(text, n, replaced),
            seed: seed.into(),
            budget: gate::steps(lines),
            now: 1,
            finder: None,
            results: Vec::new(),
        })
    }

    /// Carries out about this many lines; `true` while there is more to do.
    pub fn run(&mut self, lines: f64) -> bool {
        let mut left = gate::steps(lines).max(1);
        while self.now <= LAST && left > 0 {
            let finder = match &mut self.finder {
                Some(finder) => finder,
                None => match rewindable_python::Program::new(&text_with_size(&self.text, &self.places, self.now)) {
                    Ok(program) => {
                        let machine = program.start(&format!("{}\n", self.now), self.seed);
                        self.finder.insert(Finder::new(machine, Problem::Queens(Size::new(self.now))))
                    }
                    // A text that was read is read with another number, too.
                    Err(_) => return false,
                },
            };
            let slice = left.min(self.budget - finder.lines());
            let has_more = finder.walk(slice);
            left -= slice.max(1);
            if !has_more || finder.lines() >= self.budget {
                let result = object(&[
                    ("size", self.now.into()),
                    ("end", end(finder)),
                    ("lines", (finder.lines() as f64).into()),
                    ("verdict", verdict(&finder.verdict())),
                ]);
                self.results.push(result);
                self.finder = None;
                self.now += 1;
            }
        }
        self.now <= LAST
    }

    /// What has been judged so far, by N.
    pub fn results(&self) -> ResultsObject {
        JsValue::from(self.results.iter().collect::<Array>()).unchecked_into()
    }
}

/// The literals of a text that become N.
fn chosen(text: &str, n: u8, replaced: &[f64]) -> Vec<Literal> {
    let is_replaced = |index: usize| replaced.contains(&(index as f64));
    literals(text, n).into_iter().enumerate().filter_map(|(index, each)| is_replaced(index).then_some(each)).collect()
}

/// A program beside a solver.
#[wasm_bindgen]
pub struct Comparison {
    comparison: program::Comparison,
}

impl Comparison {
    pub(super) fn new(run: ProgramRun, search: AnySearch) -> Comparison {
        Comparison { comparison: program::Comparison::new(run, search) }
    }
}

#[wasm_bindgen]
impl Comparison {
    /// Carries out about this many lines of the program; `true` while there is more to compare.
    pub fn run(&mut self, lines: f64) -> bool {
        self.comparison.walk(gate::steps(lines).max(1))
    }

    /// How many placements are the same so far.
    #[wasm_bindgen(getter)]
    pub fn same(&self) -> f64 {
        self.comparison.same() as f64
    }

    /// How the comparison has ended, if it has.
    pub fn end(&self) -> PartingObject {
        let square = |square: Option<crate::board::Square>| square.map_or(JsValue::NULL, |square| square.pack().into());
        match self.comparison.end() {
            None => JsValue::UNDEFINED,
            Some(Parting::Same) => object(&[("kind", "same".into())]),
            Some(Parting::Apart { step, square: own, ended, solver_step, solver_square }) => object(&[
                ("kind", "apart".into()),
                ("step", (step as f64).into()),
                ("square", square(own)),
                ("ended", ended.into()),
                ("solverStep", (solver_step as f64).into()),
                ("solverSquare", square(solver_square)),
            ]),
        }
        .unchecked_into()
    }
}
