//! Perturbing a two-factor whose pieces cannot be joined: exchanges that keep every square's number of links and may or
//! may not join anything, chosen at random near the smallest piece.

use super::pieces::{Exchange, NONE, Pieces, fourth_side, links_from};
use crate::knight::moves::MOVES;
use crate::knight::two_factor::{Grid, Random};

/// How many exchanges in a row may bring no fewer pieces.
const PATIENCE: u32 = 60;
/// How many random places are looked at for an exchange of six links.
const TRIES: u32 = 96;

/// Exchanges links until one piece is left. Gives up after [`PATIENCE`] exchanges in a row that brought no fewer
/// pieces, or when `looks` are used up.
pub(super) fn perturb(grid: &mut Grid, mut pieces: Pieces, mut random: Random, looks: &mut usize) -> bool {
    let mut idle = 0;
    let mut fewest = pieces.count;
    while pieces.count > 1 && idle < PATIENCE && *looks >= grid.cells() {
        *looks -= grid.cells();
        exchange(grid, &mut pieces, &mut random);
        pieces = Pieces::of(grid);
        pieces.join(grid);
        if pieces.count < fewest {
            (fewest, idle) = (pieces.count, 0);
        } else {
            idle += 1;
        }
    }
    pieces.count == 1
}

/// Makes one exchange at the smallest piece, where it borders on another if it does: of six links across pieces if
/// one is found, else of six or four within it.
fn exchange(grid: &mut Grid, pieces: &mut Pieces, random: &mut Random) {
    let root = pieces.apart()[0];
    let cells: Vec<usize> = links_from(grid, pieces.entry(grid, root)).map(|(cell, _)| cell).collect();
    let border: Vec<usize> = cells
        .iter()
        .copied()
        .filter(|&cell| {
            let mut around = (0..8).map(|digit| grid.to(cell, digit)).filter(|&to| !grid.is_wall(to));
            around.any(|to| pieces.root(to) != root)
        })
        .collect();
    let cells = if border.is_empty() { cells } else { border };
    let mut same_piece = None;
    for _ in 0..TRIES {
        let Some(six) = Six::at_random(grid, cells[random.below(cells.len())], random) else { continue };
        let [one, two, three] = [0, 2, 4].map(|index| pieces.root(six.cells[index]));
        if one != two || two != three {
            return six.apply(grid);
        }
        same_piece = Some(six);
    }
    if let Some(six) = same_piece {
        six.apply(grid);
    } else if let Some(four) = four_at_random(grid, cells[random.below(cells.len())], random) {
        four.apply(grid);
    }
}

/// A ring of six moves, every other one a link: the links go, the others come.
struct Six {
    /// The cells round the ring, `cells[0]`–`cells[1]` being a link.
    cells: [usize; 6],
    /// The moves round the ring.
    digits: [u8; 6],
}

impl Six {
    /// A ring through `cell` that begins with one of its links, if a random one closes.
    fn at_random(grid: &Grid, cell: usize, random: &mut Random) -> Option<Six> {
        let mut cells = [cell; 6];
        let mut digits = [0; 6];
        let (mut files, mut ranks) = (0, 0);
        for index in 0..6 {
            let from = cells[index];
            let digit = match index {
                0 | 2 | 4 => grid.slots(from)[random.below(2)],
                5 => MOVES.iter().position(|&back| back == (-files, -ranks))? as u8,
                _ => random.below(8) as u8,
            };
            if digit >= NONE || grid.is_wall(grid.to(from, digit)) {
                return None;
            }
            if index % 2 == 1 && grid.has_link(from, digit) {
                return None;
            }
            digits[index] = digit;
            files += MOVES[usize::from(digit)].0;
            ranks += MOVES[usize::from(digit)].1;
            if index < 5 {
                cells[index + 1] = grid.to(from, digit);
            }
        }
        let distinct = (1..6).all(|index| !cells[..index].contains(&cells[index]));
        distinct.then_some(Six { cells, digits })
    }

    fn apply(&self, grid: &mut Grid) {
        for (index, &cell) in self.cells.iter().enumerate() {
            let (on, back) = (self.digits[index], self.digits[(index + 5) % 6] ^ 4);
            let (link, other) = if index % 2 == 0 { (on, back) } else { (back, on) };
            grid.replace(cell, link, other);
        }
    }
}

/// An exchange of two links, one of them at `cell`, if a random one can be made.
fn four_at_random(grid: &Grid, cell: usize, random: &mut Random) -> Option<Exchange> {
    let d = grid.slots(cell)[random.below(2)];
    let e = random.below(8) as u8;
    let x = grid.to(cell, e);
    if d >= NONE || grid.has_link(cell, e) || grid.is_wall(x) {
        return None;
    }
    let g = grid.slots(x)[random.below(2)];
    if g >= NONE {
        return None;
    }
    let side = fourth_side(d, e, g);
    let possible = side != NONE && g != e ^ 4 && !grid.has_link(grid.to(cell, d), side);
    possible.then_some(Exchange { a: cell, d, e, g, side })
}
