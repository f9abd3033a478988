//! All solutions of a board: for the page where they are few, and for a worker.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::queens::solutions::{self, Family, Form, MAX_NUMBERED, Writer};
use crate::queens::{Placement, Size};
use crate::wasm::arguments::placement;
use crate::wasm::error::{Failure, object};
use crate::wasm::gate::{square, steps, whole};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A list of solutions, each as packed squares from the top row down. */
export interface SolutionsAnswer {
  /** How many are found that pass the filter. */
  total: number;
  /** Whether these are all. */
  over: boolean;
  /** The number of the solution in the question, from 1; `null` if it is none, or not found yet. */
  number: number | null;
  /** The solution of the number in the question, once it is found. */
  route: number[] | null;
  /** The one before it, or the last of all where it is none. */
  previous: number[] | null;
  /** The one after it, or the first. */
  next: number[] | null;
}

/** A solution of a board. */
export interface Solution {
  /** Its place among all, from 0; where these are not all found, among its images. */
  index: number;
  /** The place of the fundamental one that it is an image of. */
  first: number;
  /** Whether it is that itself. */
  fundamental: boolean;
  /** How many distinct images it has: 8, 4, 2 or 1. */
  images: number;
  /** The turns that leave it as it is: none, half a turn, quarter turns; `all` with the reflections. */
  symmetry: 'none' | 'half' | 'quarter' | 'all';
  /** Packed squares from the top row down. */
  queens: number[];
  /** The columns row by row, as a link has them. */
  columns: string;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// `SolutionsAnswer` in the types.
    #[wasm_bindgen(typescript_type = "SolutionsAnswer")]
    pub type SolutionsAnswer;
    /// `Solution` in the types.
    #[wasm_bindgen(typescript_type = "Solution")]
    pub type Solution;
}

/// All solutions of a board of up to 15 × 15 squares in lexicographic order, found slice by slice, and those of them
/// that pass a filter.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Solutions {
    size: Size,
    list: solutions::Solutions,
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

    /// Finds the remaining solutions, and lists those that pass.
    pub fn listed(&mut self) -> Vec<Solution> {
        while self.list.advance(u64::MAX) {}
        let passing = self.list.indices().enumerate();
        passing.filter_map(|(at, index)| Some(solution(index, self.list.family(index)?, &self.list.get(at)?))).collect()
    }

    /// The images of a solution in their order, itself among them; none for any other placement.
    ///
    /// # Errors
    /// When a queen is not on the board.
    pub fn images(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
    ) -> Result<Vec<Solution>, Failure> {
        let images = self.list.images(&placement(self.size.get().into(), queens)?);
        let family = Family { first: images.first().map_or(0, |(index, _)| *index), images: images.len() as u8 };
        Ok(images.iter().map(|(index, image)| solution(*index, family, image)).collect())
    }

    /// A list: the number of a solution, those beside it, and the one of a number. All passing
    /// solutions are known once `over` is set.
    ///
    /// # Errors
    /// When a queen is not on the board.
    pub fn answer(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number> | null | undefined")] queens: Option<Vec<f64>>,
        number: Option<f64>,
        over: bool,
    ) -> Result<SolutionsAnswer, Failure> {
        let total = self.list.chosen();
        let at = |number: usize| {
            let found = number.checked_sub(1).and_then(|index| self.list.get(index));
            found.map_or(JsValue::NULL, |solution| squares(&solution))
        };
        let here = match queens {
            Some(queens) => self.list.chosen_index(&placement(self.size.get().into(), &queens)?).map(|index| index + 1),
            None => None,
        };
        let last = if over { total } else { 0 };
        let answer = object(&[
            ("total", JsValue::from_f64(total as f64)),
            ("over", over.into()),
            ("number", here.map_or(JsValue::NULL, |number| JsValue::from_f64(number as f64))),
            ("route", at(number.map_or(0, |number| steps(number) as usize))),
            ("previous", at(here.map_or(last, |number| number - 1))),
            ("next", at(here.unwrap_or(0) + 1)),
        ]);
        Ok(answer.unchecked_into())
    }

    /// Begins to write those that pass as one text, in the form `lines`, `csv` or `leetcode`; `false` for any other.
    #[wasm_bindgen(js_name = beginText)]
    pub fn begin_text(&mut self, form: &str) -> bool {
        self.writer = Form::named(form).map(Writer::new);
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

fn solution(index: usize, Family { first, images }: Family, placement: &Placement) -> Solution {
    let size = placement.size();
    let columns: Vec<String> = placement.iter().map(|queen| (size.column(queen) + 1).to_string()).collect();
    let symmetry = match images {
        1 => "all",
        2 => "quarter",
        4 => "half",
        _ => "none",
    };
    let solution = object(&[
        ("index", JsValue::from_f64(index as f64)),
        ("first", JsValue::from_f64(first as f64)),
        ("fundamental", (index == first).into()),
        ("images", images.into()),
        ("symmetry", symmetry.into()),
        ("queens", squares(placement)),
        ("columns", columns.join(if size.get() < 10 { "" } else { " " }).into()),
    ]);
    solution.unchecked_into()
}

fn squares(placement: &Placement) -> JsValue {
    placement.iter().map(|square| JsValue::from(square.pack())).collect::<Array>().into()
}
