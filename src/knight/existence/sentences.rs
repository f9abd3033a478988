//! Reasons as English sentences.

use super::reason::{Reason, Region};
use crate::board::Square;
use crate::sentence::capitalized;
use std::fmt;

/// The argument about boards four squares wide, about `what` that would alternate.
fn alternates(f: &mut fmt::Formatter<'_>, region: &Region, what: fmt::Arguments<'_>) -> fmt::Result {
    write!(
        f,
        "from the outer lines of {region} a knight can only go to the inner ones, which are as long. So {what} \
         would alternate between them as between colours, and miss the marked squares"
    )
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.argument(f)?;
        match self.source() {
            Some(source) => write!(f, " ({})", source.short()),
            None => Ok(()),
        }
    }
}

impl Reason {
    fn argument(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::OddClosed(region) => {
                write!(f, "a closed tour needs an even number of squares: {region} has {}", region.squares())
            }
            Reason::TooFew(region) => {
                write!(f, "a closed tour needs at least four squares: {region} has {}", region.squares())
            }
            Reason::Unbalanced { region, dark, light, closed } => {
                f.write_str("a knight changes colour at each move, so ")?;
                f.write_str(match closed {
                    true => "a closed tour needs as many dark squares as light ones",
                    false => "a tour needs as many dark squares as light ones, give or take one",
                })?;
                write!(f, ": {region} has {dark} dark and {light} light")
            }
            Reason::StartColour { region, start, needed, dark, light } => write!(
                f,
                "{region} has {dark} dark and {light} light squares, and a knight changes colour at each move, so an \
                 open tour starts and ends on a {needed} square: {start} is {}",
                needed.other()
            ),
            Reason::EndColour { region, start, end, needed } => write!(
                f,
                "a knight changes colour at each move, so on {region} a tour from {start} ends on a {needed} square: \
                 {end} is {}",
                needed.other()
            ),
            Reason::EndIsStart(start) => write!(f, "an open tour does not end where it starts, on {start}"),
            Reason::Narrow { region, .. } if region.is_line() => {
                f.write_str("on a board one square wide a knight cannot move")
            }
            Reason::Narrow { from, .. } => write!(
                f,
                "on a board two squares wide each move goes two squares along it, so from {from} a knight never comes \
                 to the marked squares"
            ),
            Reason::FourWide { region, .. } => alternates(f, region, format_args!("it")),
            Reason::InnerLine { region, square } => alternates(f, region, format_args!("a tour from {square}")),
            Reason::Isolated { square, .. } => write!(f, "no knight's move reaches {square}"),
            Reason::CornerRing { ring: [corner, one, opposite, other], .. } => write!(
                f,
                "the corners {corner} and {opposite} have only two moves each, to {one} and to {other}, so a tour that \
                 comes back would do so after these four squares"
            ),
            Reason::Corners { region, cut } => write!(
                f,
                "from its corners a knight can only go to the four middle squares, without which {region} falls into \
                 {} parts, but a tour into {} at most",
                cut.parts, cut.at_most
            ),
            Reason::SmallBoard { region, cut, .. } => write!(
                f,
                "without the {} marked squares {region} falls into {} parts, but a tour into {} at most",
                cut.squares.len(),
                cut.parts,
                cut.at_most
            ),
            Reason::ForcedApart { region, ends: [one, other] } => write!(
                f,
                "on {region} the corners force one move after another, until only a way from {one} to {other} is left, \
                 and no move joins these"
            ),
            Reason::TwinEnds { square, twins: [one, other], .. } => write!(
                f,
                "the squares {one} and {other} have the same two moves, so a tour ends on one of them. If the other end is \
                 {square}, it has only one move, but the moves that the corners force on either side need one to it"
            ),
            Reason::ForcedShort { square, corners: [one, other], .. } => write!(
                f,
                "the corners {one} and {other} both need a move to {square}, where a tour that starts there has only one: \
                 the other corner is its end. The corners then force each move, and it is over after 6 squares"
            ),
            Reason::Unreachable { start, square } => write!(f, "from {start} a knight cannot reach {square}"),
            Reason::HallViolator(violator) => fmt::Display::fmt(violator, f),
            Reason::Cut(cut) => fmt::Display::fmt(cut, f),
            Reason::NoWayBack { start, first: None, .. } => {
                write!(f, "no square is left from which the knight could go back to {start}")
            }
            Reason::NoWayBack { start, ends, first: Some(first) } => {
                let names: Vec<String> = ends.iter().map(Square::to_string).collect();
                write!(
                    f,
                    "to go back to {start} the tour would have to end on {}. {}",
                    names.join(" or "),
                    capitalized(first)
                )
            }
            Reason::Exhausted(region) => write!(f, "every way was tried on {region}"),
        }
    }
}
