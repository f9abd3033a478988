//! All solutions of a board, for the page where they are few, and for a worker.

use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::queens::solutions::{self, MAX_NUMBERED};
#[cfg(feature = "count")]
use crate::queens::solutions::{Form, Writer};
use crate::queens::{Placement, Size};
use crate::wasm::arguments::placement;
use crate::wasm::error::Failure;
use crate::wasm::gate::{square, steps, whole};

/// All solutions of a board of up to 15 × 15 squares in lexicographic order, found slice by slice, and those of them
/// that pass a filter.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Solutions {
    size: Size,
    list: solutions::Solutions,
    #[cfg(feature = "count")]
    writer: Option<Writer>,
}

#[wasm_bindgen]
impl Solutions {
    /// The list for N = `n`, 1 to 15, before its first solution; all of them pass.
    ///
    /// # Errors
    /// When n is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(n: f64) -> Result<Solutions, Failure> {
        let size = Size::new(whole(n, "board size", 1, MAX_NUMBERED.into())? as u8);
        Ok(Solutions {
            size,
            // The gate lets through only sizes that are numbered.
            list: solutions::Solutions::try_new(size).ok_or(JsValue::UNDEFINED)?,
            #[cfg(feature = "count")]
            writer: None,
        })
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

    /// Goes on for about this many queens placed; `false` when everything is found.
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

    /// The number of a solution among all, that of the fundamental one that it is an image of, which is its own if it is
    /// that, and the number of its distinct images: 8, 4, 2 or 1. Nothing when it is no solution, or not found yet.
    ///
    /// # Errors
    /// When a queen is not on the board.
    pub fn family(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
    ) -> Result<Option<Vec<u32>>, Failure> {
        let Some(index) = self.list.index(&placement(self.size.get().into(), queens)?) else { return Ok(None) };
        let family = self.list.family(index);
        Ok(family.map(|family| vec![index as u32 + 1, family.first as u32 + 1, family.images.into()]))
    }
}

#[cfg(feature = "count")]
#[wasm_bindgen]
impl Solutions {
    /// Begins to write those that pass as one text, in the form `lines`, `csv` or `leetcode`; `false` for any other.
    #[wasm_bindgen(js_name = beginText)]
    pub fn begin_text(&mut self, form: &str) -> bool {
        self.writer = Form::ALL.into_iter().find(|(key, _)| *key == form).map(|(_, form)| Writer::new(form));
        self.writer.is_some()
    }

    /// The next piece of the text, of about this many solutions at most; nothing once all are found and written.
    #[wasm_bindgen(js_name = nextText)]
    pub fn next_text(&mut self, most: f64) -> Option<String> {
        self.writer.as_mut()?.next(&self.list, steps(most) as usize)
    }

    /// How many solutions are written.
    pub fn written(&self) -> f64 {
        self.writer.as_ref().map_or(0, Writer::written) as f64
    }
}

fn packed(placement: &Placement) -> Vec<u32> {
    placement.iter().map(Square::pack).collect()
}
