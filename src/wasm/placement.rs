//! Placements for a page: who attacks whom, how many solutions contain one, and its images.

use wasm_bindgen::prelude::*;

use crate::board::Square;
use crate::queens::completions;
use crate::queens::referee::{self, Line};
use crate::queens::symmetry::{self, Symmetry};
use crate::queens::{Placement, Size};
use crate::wasm::arguments::{placement, queens_given};
use crate::wasm::error::Failure;
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

/// A search for the solutions that contain a placement, in as many slices as one likes.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Completions {
    search: completions::Completions,
    size: Size,
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
        let given = queens_given(n, queens)?;
        Ok(Completions { size: given.size(), search: completions::Completions::new(given) })
    }

    /// Looks at up to `nodes` further queens placed; `false` when the search is over.
    pub fn advance(&mut self, nodes: f64) -> bool {
        self.search.advance(steps(nodes))
    }

    /// The solutions found so far.
    pub fn found(&self) -> f64 {
        self.search.found() as f64
    }

    /// How many of the solutions found so far have a queen on each square, by `rank * n + file`.
    pub fn through(&self) -> Vec<f64> {
        let board = self.size.board();
        let mut through = vec![0.0; usize::from(board.files()) * usize::from(board.ranks())];
        for square in board.iter() {
            let index = usize::from(square.rank()) * usize::from(board.files()) + usize::from(square.file());
            through[index] = self.search.through(square) as f64;
        }
        through
    }

    /// The first solution found, as packed squares from the top row down; nothing before there is one.
    pub fn first(&self) -> Option<Vec<u32>> {
        let columns = self.search.first()?;
        Some((0..).zip(columns).map(|(row, &column)| self.size.square(row, column).pack()).collect())
    }
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

/// The distinct images of a placement, 8, 4, 2 or 1, each as packed squares from the top row down, one after the other:
/// the one first that comes first in lexicographic order, which is the fundamental one if they are solutions.
///
/// # Errors
/// When n is not a whole number from 1 to 32 or a queen is not on the board.
#[wasm_bindgen(js_name = queensImages)]
pub fn queens_images(
    n: f64,
    #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] queens: &[f64],
) -> Result<Vec<u32>, Failure> {
    let order =
        |image: &Placement| image.iter().map(|queen| (image.size().row(queen), queen.file())).collect::<Vec<_>>();
    let mut images: Vec<Placement> = Vec::with_capacity(8);
    for image in symmetry::images(&placement(n, queens)?) {
        images.insert(images.partition_point(|other| order(other) < order(&image)), image);
    }
    Ok(images.iter().flat_map(|image| image.iter().map(Square::pack).collect::<Vec<_>>()).collect())
}
