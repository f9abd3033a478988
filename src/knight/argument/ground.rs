//! The squares of an argument's board that are left, and the moves between them.

use super::step::Move;
use crate::board::Square;
use crate::knight::existence::{Wish, reached};
use crate::knight::moves::neighbours;
use crate::knight::{Goal, Holes};

/// More moves than this are not drawn: they would hide the board.
const DRAWN: usize = 120;

pub(super) struct Ground<'a> {
    pub wish: &'a Wish,
    /// The squares that are left, rank by rank from a1.
    pub squares: Vec<Square>,
}

impl Ground<'_> {
    pub fn of(wish: &Wish) -> Ground<'_> {
        Ground { wish, squares: wish.board.iter().filter(|&square| !wish.holes.contains(square)).collect() }
    }

    pub fn closed(&self) -> bool {
        self.wish.goal == Goal::Closed
    }

    /// The required end of an open tour.
    pub fn end(&self) -> Option<Square> {
        match self.wish.goal {
            Goal::To(end) => Some(end),
            Goal::Open | Goal::Closed => None,
        }
    }

    /// The squares a move away that are left.
    pub fn near(&self, square: Square) -> Vec<Square> {
        neighbours(self.wish.board, &self.wish.holes, square).collect()
    }

    /// The squares a move away that were taken out.
    pub fn gone(&self, square: Square) -> Vec<Square> {
        let whole = Holes::NONE;
        neighbours(self.wish.board, &whole, square).filter(|&to| self.wish.holes.contains(to)).collect()
    }

    /// Every move from each of some squares.
    pub fn moves_from(&self, squares: &[Square]) -> Vec<Move> {
        squares.iter().flat_map(|&from| self.near(from).into_iter().map(move |to| (from, to))).collect()
    }

    /// The same, or none where they would hide the board.
    pub fn few_moves_from(&self, squares: &[Square]) -> Vec<Move> {
        few(self.moves_from(squares))
    }

    /// The moves between some squares, each once, or none where they would hide the board.
    pub fn moves_among(&self, squares: &[Square]) -> Vec<Move> {
        let mut among = vec![false; self.wish.board.squares()];
        squares.iter().for_each(|&square| among[self.wish.board.index(square)] = true);
        let once = |(from, to): &Move| from.pack() < to.pack() && among[self.wish.board.index(*to)];
        few(self.moves_from(squares).into_iter().filter(once).collect())
    }

    /// The squares that a knight can come to from one, itself included, and the others.
    pub fn reached_and_not(&self, from: Square) -> (Vec<Square>, Vec<Square>) {
        let reached = reached(self.wish.board, &self.wish.holes, from);
        self.squares.iter().partition(|&&square| reached[self.wish.board.index(square)])
    }

    /// The dark squares, and the light ones.
    pub fn colours(&self) -> (Vec<Square>, Vec<Square>) {
        self.squares.iter().partition(|square| square.is_dark())
    }
}

fn few(moves: Vec<Move>) -> Vec<Move> {
    if moves.len() > DRAWN { Vec::new() } else { moves }
}
