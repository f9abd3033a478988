// A knight's tour by Warnsdorff's rule: rustc -O warnsdorff.rs && ./warnsdorff

use std::cmp::Reverse;
use std::collections::HashMap;

type Square = (i32, i32); // file and rank, from 0

const FILES: i32 = 8;
const RANKS: i32 = 8;
const START: Square = (0, 0); // a1
const CLOSED: bool = true;

const CENTRE: Square = (FILES / 2 - 1, RANKS - RANKS / 2);
const FIRST: Square = if CLOSED { CENTRE } else { START };
const MOVES: [Square; 8] =
    [(-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1), (2, 1), (1, 2)];

struct Board(HashMap<Square, i32>); // the number of each square; 0 is free

fn reach((file, rank): Square) -> impl Iterator<Item = Square> {
    MOVES.iter().map(move |(right, up)| (file + right, rank + up))
}

fn distance((file, rank): Square) -> i32 {
    (file - CENTRE.0).abs() + (rank - CENTRE.1).abs()
}

impl Board {
    fn free(&self, square: Square) -> Vec<Square> {
        reach(square).filter(|to| self.0.get(to) == Some(&0)).collect()
    }

    fn ride(&mut self, square: Square, k: i32) -> bool {
        // line 0
        self.0.insert(square, k); // line 0
        if k == FILES * RANKS {
            // line 1
            return !CLOSED || reach(square).any(|to| to == FIRST); // line 1
        }
        if CLOSED && self.free(FIRST).is_empty() {
            // line 2
            return false; // line 2
        } // line 2
        let mut candidates = self.free(square); // line 3
        candidates.sort_by_key(|&to| (self.free(to).len(), Reverse(distance(to)))); // line 4
        for candidate in candidates {
            // line 5
            if self.ride(candidate, k + 1) {
                // line 6
                return true;
            }
            self.0.insert(candidate, 0); // line 7
        }
        false
    }
}

fn main() {
    let squares =
        (0..RANKS).rev().flat_map(|rank| (0..FILES).map(move |file| (file, rank)));
    let mut board = Board(squares.clone().map(|square| (square, 0)).collect());
    if !board.ride(FIRST, 1) {
        return println!("no tour");
    }
    // A closed tour goes round: it is numbered from the start.
    for square in squares {
        let k = board.0[&square] - board.0[&START];
        let end = if square.0 == FILES - 1 { "\n" } else { "" };
        print!("{:5}{end}", k.rem_euclid(FILES * RANKS) + 1);
    }
}
