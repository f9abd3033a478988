//! Why there is no tour, step by step, for a board that shows it.
//!
//! A [`Reason`] is one sentence. [`argue`] takes it apart into sentences that can be followed one by one: each is the key
//! of a message, the values in it, and the squares and moves that the board shows with it. The last is the conclusion.

mod chain;
mod colours;
mod forced;
mod ground;
mod reach;
mod starved;
mod step;

pub use step::{Label, Mark, Move, Step};

use super::Goal;
use super::existence::{Reason, Wish};
use ground::Ground;

/// The argument for a reason why there is no such tour; no steps where the reason is about a tour that has begun.
///
/// ```
/// # use queens_and_knights::Board;
/// # use queens_and_knights::knight::{Goal, Holes, argument, existence::{self, Verdict, Wish}};
/// let wish = Wish { board: Board::new(5, 5), holes: Holes::NONE, start: None, goal: Goal::Closed };
/// let Verdict::Impossible(reason) = existence::any_start(wish.board, &wish.holes, true) else { unreachable!() };
/// let steps = argument::argue(&reason, &wish);
/// let keys: Vec<_> = steps.iter().map(|step| step.key).collect();
/// assert_eq!(
///     keys,
///     ["argue.move", "argue.dark", "argue.light.odd", "argue.turns.closed", "argue.uneven.closed"]
/// );
/// ```
#[must_use]
pub fn argue(reason: &Reason, wish: &Wish) -> Vec<Step> {
    let ground = &Ground::of(wish);
    match *reason {
        Reason::OddClosed(_) | Reason::Unbalanced { .. } => colours::uneven(ground),
        Reason::TooFew(_) => vec![
            Step::new("argue.beside"),
            Step::new("argue.few").number("squares", ground.squares.len()).mark(Mark::Conflict, &ground.squares),
        ],
        Reason::StartColour { start, needed, .. } => colours::wrong_start(ground, start, needed),
        Reason::EndColour { start, end, needed, .. } => colours::wrong_end(ground, start, end, needed),
        Reason::EndIsStart(square) => vec![
            Step::new("argue.once").squares("square", &[square]).mark(Mark::Start, &[square]),
            Step::new("argue.again").squares("square", &[square]).mark(Mark::Conflict, &[square]),
        ],
        Reason::Narrow { region, from } if region.is_line() => reach::one_wide(ground, from),
        Reason::Narrow { from, .. } => reach::two_wide(ground, from),
        Reason::FourWide { from: square, .. } | Reason::InnerLine { square, .. } => reach::four_wide(ground, square),
        Reason::Isolated { square, .. } => reach::isolated(ground, square),
        Reason::CornerRing { ring, .. } => starved::corner_ring(ground, ring),
        Reason::Corners { ref cut, .. } => reach::corners(&Ground::of(&any_start(wish)), cut),
        Reason::SmallBoard { ref cut, .. } => reach::falls_apart(&Ground::of(&any_start(wish)), cut),
        Reason::Cut(ref cut) => reach::falls_apart(ground, cut),
        Reason::ForcedApart { region, .. } => forced::forced_apart(region.board),
        Reason::TwinEnds { region, .. } => forced::twin_ends(region.board),
        Reason::ForcedShort { region, square, .. } => forced::forced_short(region.board, square),
        Reason::Unreachable { start, .. } => reach::unreachable(ground, start),
        Reason::HallViolator(ref violator) => match violator.squares[..] {
            [square] => starved::lonely(ground, square),
            _ => starved::starving(ground, violator),
        },
        Reason::Exhausted(_) => chain::chain(ground).unwrap_or_else(|| colours::exhausted(ground)),
        Reason::NoWayBack { .. } => Vec::new(),
    }
}

/// The same question for a tour that may start and end anywhere.
fn any_start(wish: &Wish) -> Wish {
    let goal = if wish.goal == Goal::Closed { Goal::Closed } else { Goal::Open };
    Wish { start: None, goal, ..wish.clone() }
}
