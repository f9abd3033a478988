//! Placements for a page: the attacks between queens, the number of completions, and images under symmetries.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::queens::completions;
use crate::queens::referee::{self, Line};
use crate::queens::solutions;
use crate::queens::symmetry::Symmetry;
use crate::wasm::arguments::{placement, queens_given};
use crate::wasm::error::{Failure, object};
use crate::wasm::gate::{self, steps, whole};

/// Every pair of queens that attack each other, row by row from the top: three words a pair, the packed squares and the
/// line, which is 0 a row, 1 a column, 2 a diagonal that falls to the right, 3 one that rises.
///
/// # Errors
/// When n is not a whole number from 1 to 32, or a queen is not on the board.
#[wasm_bindgen(js_name = queensConflicts)]
pub fn queens_conflicts(
    n: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
) -> Result<Vec<u32>, Failure> {
    let pairs = referee::conflicts(&placement(n, queens)?);
    Ok(pairs.into_iter().flat_map(|(one, other, line)| [one.pack(), other.pack(), number(line)]).collect())
}

/// Who attacks each square: for the squares by `rank * n + file` the number of its attackers, then a word for each in
/// the order in which the queens are given, its packed square with its line, as above, in bits 20 and 21.
///
/// # Errors
/// As [`queens_conflicts`].
#[wasm_bindgen(js_name = queensAttackers)]
pub fn queens_attackers(
    n: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
) -> Result<Vec<u32>, Failure> {
    let size = placement(n, queens)?.size();
    let queens = queens.iter().map(|&queen| gate::square(queen, size.board())).collect::<Result<Vec<_>, _>>()?;
    let squares = referee::attackers(size, &queens);
    Ok(squares.iter().flat_map(|attackers| [attackers.len() as u32].into_iter().chain(words(attackers))).collect())
}

fn words(attackers: &[(Square, Line)]) -> impl Iterator<Item = u32> {
    attackers.iter().map(|&(queen, line)| number(line) << 20 | queen.pack())
}

fn number(line: Line) -> u32 {
    match line {
        Line::Row => 0,
        Line::Column => 1,
        Line::Main => 2,
        Line::Anti => 3,
    }
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The solutions that contain a placement, as far as they are known. */
export interface Known {
  /** Whether every solution that contains it has been found. */
  over: boolean;
  /** How many of them are found. */
  found: number;
  /** The free squares, each with how many of them have a queen there; until all are found, those that have one. */
  leaves: [square: number, count: number][];
  /** A square on which a queen leads on to one of them; `null` where none is known, or no queen is missing. */
  hint: number | null;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// The solutions that contain a placement: `Known` in the types.
    #[wasm_bindgen(typescript_type = "Known")]
    pub type Known;
}

/// A search for the solutions that contain a placement, in as many slices as one likes.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Completions {
    search: completions::Completions,
}

#[wasm_bindgen]
impl Completions {
    /// The search before its first node. The queens are packed squares on a board of N = `n`.
    ///
    /// # Errors
    /// When n is not a whole number from 1 to 32, a queen is not on the board, or two queens attack each other.
    #[wasm_bindgen(constructor)]
    pub fn new(
        n: f64,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
    ) -> Result<Completions, Failure> {
        Ok(Completions { search: completions::Completions::new(queens_given(n, queens)?) })
    }

    /// Looks at up to `nodes` further queens placed; `false` when the search is over.
    pub fn advance(&mut self, nodes: f64) -> bool {
        self.search.advance(steps(nodes))
    }

    /// What is known so far.
    pub fn known(&self) -> Known {
        let leaves: Array = self
            .search
            .leaves()
            .map(|(square, count)| Array::of2(&square.pack().into(), &JsValue::from_f64(count as f64)))
            .collect();
        let known = object(&[
            ("over", self.search.is_over().into()),
            ("found", JsValue::from_f64(self.search.found() as f64)),
            ("leaves", leaves.into()),
            ("hint", self.search.hint().map_or(JsValue::NULL, |square| square.pack().into())),
        ]);
        known.unchecked_into()
    }
}

/// The number of a solution among all of its board, from 1; nothing for any other placement, and on boards whose solutions
/// are not all laid out.
///
/// # Errors
/// When n is not a whole number from 1 to 32, or a queen is not on the board.
#[wasm_bindgen(js_name = queensNumber)]
pub fn queens_number(
    n: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
) -> Result<Option<u32>, Failure> {
    Ok(solutions::number(&placement(n, queens)?))
}

/// A placement turned or mirrored, as packed squares. The symmetries by number: 0 as it is, 1 a quarter turn
/// clockwise, 2 a half turn, 3 three quarter turns, 4 left and right exchanged, 5 top and bottom, 6 mirrored in the
/// diagonal from the upper left, 7 in the other.
///
/// # Errors
/// When n is not a whole number from 1 to 32, a queen is not on the board, or there is no such symmetry.
#[wasm_bindgen(js_name = queensImage)]
pub fn queens_image(
    n: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
    symmetry: f64,
) -> Result<Vec<u32>, Failure> {
    let symmetry = Symmetry::ALL[whole(symmetry, "symmetry", 0, 7)? as usize];
    Ok(symmetry.placement(&placement(n, queens)?).iter().map(Square::pack).collect())
}
