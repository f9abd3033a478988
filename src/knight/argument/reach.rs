//! Arguments by reachability: squares without which the board falls apart, and squares out of reach.

use super::ground::Ground;
use super::step::{Label, Mark, Step};
use crate::board::Square;
use crate::knight::existence::{Cut, is_outer, parts_without};

/// The board falls into more parts than a tour into pieces.
pub(super) fn falls_apart(ground: &Ground<'_>, cut: &Cut) -> Vec<Step> {
    let Cut { squares, at_most, .. } = cut;
    let parts = parts_without(ground.wish.board, &ground.wish.holes, squares);
    let count = squares.len();
    let picture = |step: Step| {
        let number =
            |step: Step, (part, number): (&Vec<Square>, usize)| step.area(part).label(part, Label::Number(number));
        parts.iter().zip(1..).fold(step, number)
    };
    let ends: Vec<Square> =
        if ground.closed() { Vec::new() } else { [ground.wish.start, ground.end()].into_iter().flatten().collect() };
    let taken: Vec<Square> = ends.iter().copied().filter(|end| squares.contains(end)).collect();
    let pieces = count + usize::from(!ground.closed()) - taken.len();
    let falls =
        |key| picture(Step::new(key).number("count", count).number("pieces", pieces).mark(Mark::Rejected, squares));
    let fall = if ground.closed() {
        falls("argue.pieces.closed")
    } else if !taken.is_empty() {
        falls("argue.pieces.ends").flag("one", taken.len() == 1).squares("ends", &taken)
    } else if *at_most < pieces {
        falls("argue.pieces.together").squares("ends", &ends).number("most", *at_most)
    } else {
        falls("argue.pieces.open")
    };
    let take = match squares[..] {
        [square] => Step::new("argue.cut.one").squares("square", &[square]),
        _ => Step::new("argue.cut").number("count", count),
    };
    vec![
        take.mark(Mark::Rejected, squares),
        picture(Step::new("argue.parts").number("parts", parts.len()).mark(Mark::Rejected, squares)),
        fall,
        picture(
            Step::new("argue.many").number("parts", parts.len()).number("most", *at_most).mark(Mark::Conflict, squares),
        ),
    ]
}

/// 4×4, whose corners lead to the four middle squares alone.
pub(super) fn corners(ground: &Ground<'_>, cut: &Cut) -> Vec<Step> {
    let is_corner = |square: &&Square| square.file().is_multiple_of(3) && square.rank().is_multiple_of(3);
    let all: Vec<Square> = ground.squares.iter().filter(is_corner).copied().collect();
    let first = Step::new("argue.corners")
        .number("corners", all.len())
        .number("count", cut.squares.len())
        .mark(Mark::Now, &all)
        .mark(Mark::Looked, &cut.squares)
        .moves(&ground.moves_from(&all));
    [vec![first], falls_apart(ground, cut)].concat()
}

/// Squares that no way leads to.
pub(super) fn unreachable(ground: &Ground<'_>, start: Square) -> Vec<Step> {
    let (reached, left) = ground.reached_and_not(start);
    vec![
        Step::new("argue.reach")
            .squares("start", &[start])
            .number("count", reached.len())
            .number("squares", ground.squares.len())
            .area(&reached)
            .mark(Mark::Start, &[start])
            .moves(&ground.moves_among(&reached)),
        Step::new("argue.reach.not")
            .squares("start", &[start])
            .number("left", left.len())
            .area(&reached)
            .mark(Mark::Conflict, &left),
    ]
}

/// A board one square wide.
pub(super) fn one_wide(ground: &Ground<'_>, from: Square) -> Vec<Step> {
    let (_, others) = ground.reached_and_not(from);
    vec![Step::new("argue.shape").mark(Mark::Now, &[from]), Step::new("argue.one.wide").mark(Mark::Conflict, &others)]
}

/// A board two squares wide.
pub(super) fn two_wide(ground: &Ground<'_>, from: Square) -> Vec<Step> {
    let (reached, left) = ground.reached_and_not(from);
    vec![
        Step::new("argue.along").mark(Mark::Now, &[from]).moves(&ground.moves_from(&[from])),
        Step::new("argue.row")
            .squares("start", &[from])
            .number("count", reached.len())
            .number("squares", ground.squares.len())
            .area(&reached)
            .mark(Mark::Start, &[from])
            .moves(&ground.moves_among(&reached)),
        Step::new("argue.row.not").number("left", left.len()).area(&reached).mark(Mark::Conflict, &left),
    ]
}

/// The middle of 3×3.
pub(super) fn isolated(ground: &Ground<'_>, square: Square) -> Vec<Step> {
    let (_, ring) = ground.reached_and_not(square);
    vec![
        Step::new("argue.round").number("count", ring.len()).area(&ring).moves(&ground.moves_among(&ring)),
        Step::new("argue.isolated").squares("square", &[square]).area(&ring).mark(Mark::Conflict, &[square]),
    ]
}

/// How many squares show that outer lines lead to inner ones.
const SAMPLE: usize = 4;

/// A board four squares wide, whose two outer lines lead to the inner ones alone: dark and light take turns, and so do
/// these. `from` is on the tour; of an open one it is an end on an inner line.
pub(super) fn four_wide(ground: &Ground<'_>, from: Square) -> Vec<Step> {
    let is_outer = |square: Square| is_outer(ground.wish.board, square);
    let (outer, inner): (Vec<Square>, Vec<Square>) = ground.squares.iter().partition(|&&square| is_outer(square));
    let dark = from.is_dark() == is_outer(from);
    let visited = |square: &&Square| square.is_dark() == (is_outer(**square) == dark);
    let of = |squares: &[Square]| squares.iter().filter(visited).copied().collect::<Vec<_>>();
    let missed: Vec<Square> = outer.iter().filter(|square| square.is_dark() != dark).copied().collect();
    let areas = |key| Step::new(key).area(&outer).area(&inner);
    let letters = |key| areas(key).label(&outer, Label::Letter('A')).label(&inner, Label::Letter('B'));
    let sample = &outer[..SAMPLE.min(outer.len())];
    vec![
        letters("argue.lines").number("count", outer.len()),
        letters("argue.outer").moves(&ground.moves_from(sample)),
        if ground.closed() {
            letters("argue.lines.closed")
        } else {
            letters("argue.lines.open").squares("square", &[from]).mark(Mark::Now, &[from])
        },
        areas("argue.lines.colours")
            .squares("square", &[from])
            .flag("dark", dark)
            .label(&of(&outer), Label::Letter('A'))
            .label(&of(&inner), Label::Letter('B'))
            .mark(Mark::Now, &[from]),
        areas("argue.lines.missed")
            .number("count", missed.len())
            .flag("dark", !dark)
            .label(&missed, Label::Letter('A'))
            .mark(Mark::Conflict, &missed),
    ]
}
