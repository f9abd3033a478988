//! The user's program, for a page: reading it, looking ahead, stepping.

mod end;
mod frames;
mod goal;
mod judge;
mod language;
mod look;
mod player;
mod question;
mod search;
mod verdict;

use wasm_bindgen::prelude::*;

use crate::knight::backtrack::MAX_SEARCHED_SIDE;
use crate::program::Problem;
use crate::queens::Size;
use crate::wasm::arguments::board;
use crate::wasm::error::{Failure, get};
use crate::wasm::gate::whole;
use crate::wasm::program::look::Look;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = concat!(include_str!("../snapshot.d.ts"), include_str!("program.d.ts"));

#[wasm_bindgen]
extern "C" {
    /// The problem that a program is to solve: `Problem` in the types.
    #[wasm_bindgen(typescript_type = "Problem")]
    pub type ProblemObject;
}

/// A program, read, checked and compiled.
#[wasm_bindgen]
pub struct Program {
    program: language::Program,
    text: String,
}

#[wasm_bindgen]
impl Program {
    /// Reads a program, in one of the languages of this module, by its key as links have it.
    ///
    /// # Errors
    /// When the text is not in a language of this module, or uses an unsupported feature. The error is the first refusal: `values`
    /// has its line and words, `line` and `at` the place, both from 1, and `others` the refusals after it.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, language: Option<String>) -> Result<Program, Failure> {
        Ok(Program { program: language::read(text, &language.unwrap_or_default())?, text: text.to_owned() })
    }

    /// Looks the whole run over before it is shown. The program reads this input, and draws its random numbers by this
    /// seed, unless it sets its own.
    ///
    /// # Errors
    /// When the problem is on no board that there is, or the seed is no whole number from 0 to 2³² − 1.
    pub fn look(&self, problem: &ProblemObject, input: &str, seed: f64) -> Result<Look, Failure> {
        let seed = whole(seed, "seed", 0, u32::MAX)?;
        Ok(Look::new(&self.program, &self.text, problem_of(problem)?, input, seed.into()))
    }
}

fn problem_of(object: &JsValue) -> Result<Problem, Failure> {
    let number = |object: &JsValue, name: &str| get(object, name).and_then(|value| value.as_f64()).unwrap_or(f64::NAN);
    Ok(match get(object, "knight").filter(JsValue::is_object) {
        Some(knight) => Problem::Knight(board(number(&knight, "files"), number(&knight, "ranks"), MAX_SEARCHED_SIDE)?),
        None => Problem::Queens(Size::new(whole(number(object, "queens"), "board size", 1, Size::MAX.into())? as u8)),
    })
}
