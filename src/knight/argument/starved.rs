//! Arguments by the moves that single squares have and need.

use super::ground::Ground;
use super::step::{Mark, Step};
use crate::board::Square;
use crate::knight::existence::{HallViolator, moves_at};

/// Two opposite corners of 4×4 that have the same two moves.
pub(super) fn corner_ring(ground: &Ground<'_>, [first, one, second, other]: [Square; 4]) -> Vec<Step> {
    let others = [one, other];
    let of_first = ground.moves_from(&[first]);
    let ring = ground.moves_from(&[first, second]);
    let all = [first, second, one, other];
    let left: Vec<Square> = ground.squares.iter().copied().filter(|square| !all.contains(square)).collect();
    let corner = |key, square| {
        let named = Step::new(key).squares("square", &[square]).squares("others", &others);
        named.mark(Mark::Now, &[square]).mark(Mark::Looked, &others)
    };
    let count = ring.len();
    vec![
        corner("argue.corner", first).moves(&of_first),
        corner("argue.corner.same", second).moves(&ring),
        Step::new("argue.ring").number("count", count).area(&all).moves(&ring),
        Step::new("argue.ring.left")
            .number("count", count)
            .number("left", ground.squares.len() - count)
            .moves(&ring)
            .mark(Mark::Conflict, &left),
    ]
}

/// Squares that cannot all have the moves they need.
pub(super) fn starving(ground: &Ground<'_>, violator: &HallViolator) -> Vec<Step> {
    let HallViolator { squares, around, need, offer } = violator;
    let ways = |square| moves_at(ground.wish.goal, ground.wish.start, square);
    let needs: Vec<(Square, usize)> = squares.iter().map(|&square| (square, ways(square))).collect();
    let demand = |square| ground.near(square).iter().filter(|to| squares.contains(to)).count();
    let offers: Vec<(Square, usize)> =
        around.iter().map(|&square| (square, demand(square).min(ways(square)))).collect();
    let all: usize = needs.iter().map(|(_, count)| count).sum();
    let key = match (ground.closed(), all > *need) {
        (true, _) => "argue.need.closed",
        (false, true) => "argue.need.end",
        (false, false) => "argue.need.open",
    };
    let tinted = |key| Step::new(key).area(squares);
    vec![
        tinted(key).number("count", squares.len()).number("need", *need).numbers(&needs),
        tinted("argue.around")
            .number("count", around.len())
            .moves(&ground.few_moves_from(squares))
            .mark(Mark::Hint, around),
        tinted("argue.offer").number("offer", *offer).numbers(&offers).mark(Mark::Hint, around),
        tinted("argue.starved")
            .number("need", *need)
            .number("offer", *offer)
            .numbers(&needs)
            .numbers(&offers)
            .mark(Mark::Conflict, squares)
            .mark(Mark::Hint, around),
    ]
}

/// A square that at most one move leads to.
pub(super) fn lonely(ground: &Ground<'_>, square: Square) -> Vec<Step> {
    let (around, gone) = (ground.near(square), ground.gone(square));
    let picture = |key, mark| {
        let marked = Step::new(key).squares("square", &[square]).mark(mark, &[square]);
        marked.mark(Mark::Rejected, &gone).mark(Mark::Looked, &around).moves(&ground.moves_from(&[square]))
    };
    if around.is_empty() {
        return vec![picture("argue.none", Mark::Now), picture("argue.none.not", Mark::Conflict)];
    }
    let through = |key| Step::new(key).squares("square", &[square]).mark(Mark::Now, &[square]);
    let from = |step: Step| match ground.wish.start {
        Some(start) => step.squares("start", &[start]),
        None => step,
    };
    let start = ground.wish.start.unwrap_or(square);
    let through = match ground.end() {
        _ if ground.closed() => through("argue.through.closed"),
        Some(end) => from(through("argue.through.ends")).squares("end", &[end]),
        None => from(through("argue.through.open"))
            .number("squares", ground.squares.len())
            .flag("dark", start.is_dark() == (ground.squares.len() % 2 == 1)),
    };
    vec![through, picture("argue.only", Mark::Now).squares("other", &around), picture("argue.only.not", Mark::Conflict)]
}
