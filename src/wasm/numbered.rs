//! Solutions by their number, for a worker.

use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::queens::numbered::{MAX_NUMBERED, Numbered};
use crate::queens::{Placement, Size};
use crate::wasm::arguments::placement;
use crate::wasm::error::Failure;
use crate::wasm::gate::{square, steps, whole};

/// All solutions of a board of up to 15 × 15 squares in lexicographic order, found slice by slice, and those of them
/// that pass a filter.
#[wasm_bindgen]
#[derive(Debug)]
pub struct NumberedSolutions {
    size: Size,
    list: Numbered,
}

#[wasm_bindgen]
impl NumberedSolutions {
    /// The list for N = `n`, 1 to 15, before its first solution; all of them pass.
    ///
    /// # Errors
    /// When n is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(n: f64) -> Result<NumberedSolutions, Failure> {
        let size = Size::new(whole(n, "board size", 1, MAX_NUMBERED.into())? as u8);
        // The gate lets through only sizes that are numbered.
        Ok(NumberedSolutions { size, list: Numbered::try_new(size).ok_or(JsValue::UNDEFINED)? })
    }

    /// Lets only fundamental solutions pass, or only those with a queen on a packed square.
    ///
    /// # Errors
    /// When the square is not on the board.
    pub fn choose(&mut self, fundamental: bool, with: Option<f64>) -> Result<(), Failure> {
        let with = with.map(|packed| square(packed, self.size.board())).transpose()?;
        self.list.choose(fundamental, with);
        Ok(())
    }

    /// Goes on for about so many queens placed; `false` when everything is found.
    pub fn advance(&mut self, nodes: f64) -> bool {
        self.list.advance(steps(nodes))
    }

    /// How many of the solutions found so far pass.
    pub fn chosen(&self) -> f64 {
        self.list.chosen() as f64
    }

    /// One of those that pass by its number from 1, as packed squares from the top row down; nothing when there is none
    /// of that number so far.
    pub fn solution(&self, number: f64) -> Option<Vec<u32>> {
        let index = steps(number).checked_sub(1)?;
        self.list.get(index as usize).map(|solution| packed(&solution))
    }

    /// The number of a solution among those that pass; nothing when it is none of them, or not found yet.
    ///
    /// # Errors
    /// When a queen is not on the board.
    pub fn number(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
    ) -> Result<Option<f64>, Failure> {
        let index = self.list.chosen_index(&placement(self.size.get().into(), queens)?);
        Ok(index.map(|index| index as f64 + 1.0))
    }
}

fn packed(placement: &Placement) -> Vec<u32> {
    placement.iter().map(Square::pack).collect()
}
