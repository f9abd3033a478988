//! Warnsdorff's walk: always to the free square from which the fewest free squares can be reached.

use super::Grid;
use crate::knight::moves::MOVES;

/// How the walk chooses among squares with equally many ways on.
pub(crate) enum Ties {
    /// The square farthest from the centre of the board, then the smaller digit.
    Far,
    /// By a fixed sequence of random numbers.
    Random(Random),
}

/// A fixed sequence of random numbers: SplitMix64 (Steele, Lea and Flood 2014).
#[derive(Clone)]
pub(crate) struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is above 0 and small.
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.next() >> 32) * bound as u64) >> 32) as usize
    }
}

/// Set in a count of free neighbours when the square itself is not free.
const TAKEN: u8 = 0x80;

/// Covers the board by paths: walks from the start until stuck, then again from any square not yet visited. The
/// start of an open tour gets one link; a given end is left alone.
pub(crate) fn walk(grid: &mut Grid, mut ties: Ties) {
    let mut free = walk_once(grid, &mut ties);
    for rank in 0..grid.board().ranks() {
        for cell in grid.row(rank) {
            if free[cell] < TAKEN {
                walk_from(grid, &mut free, &mut ties, cell);
            }
        }
    }
}

/// The walk from the start until it is stuck; returns the free neighbours of each cell, as [`free_neighbours`] does.
fn walk_once(grid: &mut Grid, ties: &mut Ties) -> Vec<u8> {
    let mut free = free_neighbours(grid);
    if let Some(end) = grid.end {
        free[end] |= TAKEN;
    }
    walk_from(grid, &mut free, ties, grid.start);
    free
}

/// For each cell how many free squares a knight reaches from it; with [`TAKEN`] in walls.
fn free_neighbours(grid: &Grid) -> Vec<u8> {
    /// For each coordinate how many of the coordinates one (two) away are on the board.
    fn inside(side: u16, by: u16) -> Vec<u8> {
        (0..side).map(|at| u8::from(at >= by) + u8::from(at + by < side)).collect()
    }
    let board = grid.board();
    let files = [inside(board.files(), 1), inside(board.files(), 2)];
    let ranks = [inside(board.ranks(), 1), inside(board.ranks(), 2)];
    let mut free = vec![0xff; grid.cells()];
    let mut holes = Vec::new();
    for rank in 0..board.ranks() {
        let (near, far) = (ranks[0][usize::from(rank)], ranks[1][usize::from(rank)]);
        let row = grid.row(rank);
        for ((cell, &x), &xx) in row.clone().zip(&files[0]).zip(&files[1]) {
            free[cell] = x * far + xx * near;
        }
        holes.extend(row.filter(|&cell| grid.is_wall(cell)));
    }
    for &hole in &holes {
        for digit in 0..8 {
            free[grid.to(hole, digit)] -= 1;
        }
    }
    for hole in holes {
        free[hole] = 0xff;
    }
    free
}

/// Walks from a free cell until no free cell can be reached, linking as it goes.
fn walk_from(grid: &mut Grid, free: &mut [u8], ties: &mut Ties, from: usize) {
    let mut cell = from;
    let square = grid.square(cell);
    // Twice the way from the centre of the board.
    let mut file = 2 * i32::from(square.file()) - i32::from(grid.board().files()) + 1;
    let mut rank = 2 * i32::from(square.rank()) - i32::from(grid.board().ranks()) + 1;
    loop {
        free[cell] |= TAKEN;
        let noise = match ties {
            Ties::Far => 0,
            Ties::Random(random) => random.next(),
        };
        let mut best = u32::MAX;
        for (digit, (files, ranks)) in (0u8..).zip(MOVES) {
            let to = grid.to(cell, digit);
            free[to] = free[to].wrapping_sub(1);
            // All squares a move away are equally far from here, so the farther from the centre has the larger
            // product of move and place; it is below 4096.
            let tie = match ties {
                Ties::Far => 4096 - (i32::from(files) * file + i32::from(ranks) * rank),
                Ties::Random(_) => (noise >> (8 * digit) & 255) as i32,
            };
            best = best.min(u32::from(free[to]) << 16 | (tie as u32) << 3 | u32::from(digit));
        }
        if best >= u32::from(TAKEN) << 16 {
            return;
        }
        let digit = (best & 7) as u8;
        grid.link(cell, digit);
        cell = grid.to(cell, digit);
        file += 2 * i32::from(MOVES[usize::from(digit)].0);
        rank += 2 * i32::from(MOVES[usize::from(digit)].1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Square};
    use crate::knight::{Goal, Holes, Question};

    #[test]
    fn free_neighbours_are_those_on_the_board_and_not_taken_out() {
        let board = Board::new(5, 4);
        let holes = Holes::try_new(board, [Square::new(2, 1), Square::new(4, 3)]).unwrap();
        let question = Question::try_new(board, holes.clone(), Square::new(0, 0), Goal::Open).unwrap();
        let grid = Grid::new(&question);
        let free = free_neighbours(&grid);
        for square in board.iter() {
            let neighbours = MOVES.iter().filter_map(|&(files, ranks)| square.offset(files, ranks));
            let count = neighbours.filter(|&to| board.contains(to) && !holes.contains(to)).count();
            let expected = if holes.contains(square) { 0xff } else { count as u8 };
            assert_eq!(free[grid.cell(square)], expected, "{square}");
        }
    }
}
