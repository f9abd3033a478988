//! The pieces of a two-factor, the path and the rings, and joining them into one.

use crate::knight::moves::MOVES;
use crate::knight::two_factor::Grid;

/// By digits `d`, `e`, `g` at `64 d + 8 e + g`: the digit of the move that makes up `e + g - d`, or [`NONE`].
///
/// ```text
///    a --e-- x        the links a–b (by d) and x–y (by g) give way to a–x (by e)
///    |       |        and b–y, if that is a move too
///    d       g
///    |       |
///    b --?-- y
/// ```
static FOURTH_SIDE: [u8; 512] = fourth_sides();
pub(super) const NONE: u8 = 8;

const fn fourth_sides() -> [u8; 512] {
    let mut sides = [NONE; 512];
    let mut index = 0;
    while index < 512 {
        let (d, e, g) = (MOVES[index / 64], MOVES[index / 8 % 8], MOVES[index % 8]);
        let (files, ranks) = (e.0 + g.0 - d.0, e.1 + g.1 - d.1);
        let mut digit = 0;
        while digit < 8 {
            if MOVES[digit].0 == files && MOVES[digit].1 == ranks {
                sides[index] = digit as u8;
            }
            digit += 1;
        }
        index += 1;
    }
    sides
}

/// The digit of the move from b to y, if there is one: see [`FOURTH_SIDE`].
pub(super) fn fourth_side(d: u8, e: u8, g: u8) -> u8 {
    FOURTH_SIDE[usize::from(d) << 6 | usize::from(e) << 3 | usize::from(g)]
}

/// A piece by one of its cells and its number of cells.
struct Piece {
    cell: usize,
    size: usize,
}

/// The pieces of a two-factor. A cell knows the piece it first belonged to; pieces that were joined know it by
/// union-find.
pub(super) struct Pieces {
    /// The piece of each cell.
    label: Vec<u32>,
    /// Union-find over pieces: a piece that was joined to another points to it.
    parent: Vec<u32>,
    pieces: Vec<Piece>,
    /// How many pieces are left apart.
    pub count: usize,
}

const UNLABELLED: u32 = u32::MAX;

impl Pieces {
    /// Finds the pieces of a two-factor in which every slot is filled or shut.
    pub fn of(grid: &Grid) -> Pieces {
        let mut found =
            Pieces { label: vec![UNLABELLED; grid.cells()], parent: Vec::new(), pieces: Vec::new(), count: 0 };
        // The path, if there is one, is met at its end, so that it is labelled as a whole.
        found.label_piece(grid, grid.start);
        for rank in 0..grid.board().ranks() {
            for cell in grid.row(rank) {
                if found.label[cell] == UNLABELLED && !grid.is_wall(cell) {
                    found.label_piece(grid, cell);
                }
            }
        }
        found.count = found.pieces.len();
        found.parent = (0..found.count as u32).collect();
        found
    }

    fn label_piece(&mut self, grid: &Grid, from: usize) {
        let label = self.pieces.len() as u32;
        let mut size = 0;
        for (cell, _) in links_from(grid, from) {
            self.label[cell] = label;
            size += 1;
        }
        self.pieces.push(Piece { cell: from, size });
    }

    /// The name of the piece that a cell belongs to now.
    pub fn root(&mut self, cell: usize) -> u32 {
        let mut piece = self.label[cell];
        while self.parent[piece as usize] != piece {
            let grandparent = self.parent[self.parent[piece as usize] as usize];
            self.parent[piece as usize] = grandparent;
            piece = grandparent;
        }
        piece
    }

    /// The pieces still apart, smallest first.
    pub fn apart(&self) -> Vec<u32> {
        let mut roots: Vec<u32> =
            (0..self.pieces.len() as u32).filter(|&piece| self.parent[piece as usize] == piece).collect();
        roots.sort_by_key(|&piece| self.pieces[piece as usize].size);
        roots
    }

    /// A cell of a piece from which [`links_from`] sees all of it: a path is seen as a whole only from its end.
    pub fn entry(&mut self, grid: &Grid, root: u32) -> usize {
        if self.root(grid.start) == root { grid.start } else { self.pieces[root as usize].cell }
    }

    /// Notes that two pieces have been joined.
    pub fn unite(&mut self, one: u32, other: u32) {
        let (small, large) = match self.pieces[one as usize].size <= self.pieces[other as usize].size {
            true => (one, other),
            false => (other, one),
        };
        self.parent[small as usize] = large;
        self.pieces[large as usize].size += self.pieces[small as usize].size;
        self.count -= 1;
    }

    /// Joins pieces by exchanging two links for two others until one is left or none can be joined so. Smallest
    /// first, in rounds in which each piece looks for one partner.
    pub fn join(&mut self, grid: &mut Grid) {
        let mut busy = true;
        while busy && self.count > 1 {
            busy = false;
            let apart = self.apart();
            let mut joined = vec![false; self.pieces.len()];
            // A partner for the largest would have been found by one of the others.
            for &root in &apart[..apart.len() - 1] {
                if joined[root as usize] {
                    continue;
                }
                if let Some(partner) = self.join_one(grid, root) {
                    joined[partner as usize] = true;
                    joined[root as usize] = true;
                    busy = true;
                }
            }
        }
    }

    /// Joins a piece to any other, and gives the other's root.
    fn join_one(&mut self, grid: &mut Grid, root: u32) -> Option<u32> {
        let from = self.entry(grid, root);
        let (exchange, other) = links_from(grid, from).find_map(|(a, slots)| {
            for d in slots.into_iter().filter(|&slot| slot < 8) {
                for e in 0..8 {
                    let x = grid.to(a, e);
                    if grid.is_wall(x) {
                        continue;
                    }
                    let other = self.root(x);
                    if other == root {
                        continue;
                    }
                    for g in grid.slots(x).into_iter().filter(|&slot| slot < 8) {
                        let side = fourth_side(d, e, g);
                        if side != NONE {
                            return Some((Exchange { a, d, e, g, side }, other));
                        }
                    }
                }
            }
            None
        })?;
        exchange.apply(grid);
        self.unite(root, other);
        Some(other)
    }
}

/// Two links, a–b by `d` and x–y by `g`, that can give way to a–x by `e` and b–y by `side`.
pub(super) struct Exchange {
    pub a: usize,
    pub d: u8,
    pub e: u8,
    pub g: u8,
    pub side: u8,
}

impl Exchange {
    pub fn apply(&self, grid: &mut Grid) {
        let Exchange { a, d, e, g, side } = *self;
        let (b, x) = (grid.to(a, d), grid.to(a, e));
        let y = grid.to(x, g);
        grid.replace(a, d, e);
        grid.replace(x, g, e ^ 4);
        grid.replace(b, d ^ 4, side);
        grid.replace(y, g ^ 4, side ^ 4);
    }
}

/// The cells of the piece that `from` belongs to, each with its slots, in the order of the links; from the middle of
/// a path only the one half.
pub(super) fn links_from(grid: &Grid, from: usize) -> impl Iterator<Item = (usize, [u8; 2])> + '_ {
    let [one, other] = grid.slots(from);
    let mut next = Some((from, if one < 8 { other } else { one }));
    std::iter::from_fn(move || {
        let (cell, came) = next?;
        let slots = grid.slots(cell);
        let slot = if slots[0] == came { slots[1] } else { slots[0] };
        let to = grid.to(cell, slot);
        next = (slot < 8 && to != from).then_some((to, slot ^ 4));
        Some((cell, slots))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fourth_side_closes_a_quadrilateral_of_moves() {
        for d in 0..8u8 {
            for e in 0..8u8 {
                for g in 0..8u8 {
                    let [dm, em, gm] = [d, e, g].map(|digit| MOVES[usize::from(digit)]);
                    let gap = (em.0 + gm.0 - dm.0, em.1 + gm.1 - dm.1);
                    match fourth_side(d, e, g) {
                        NONE => assert!(!MOVES.contains(&gap)),
                        side => assert_eq!(MOVES[usize::from(side)], gap),
                    }
                }
            }
        }
    }
}
