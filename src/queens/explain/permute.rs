//! `permute` at a step.

use crate::event::Event;
use crate::queens::explain::{Lines, span};
use crate::queens::permute::Permute;
use crate::search::Backtrack;

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Line {
    /// `queen(t, s)` is called.
    Queen,
    /// No letter is left: a solution.
    Solution,
    /// For each letter left, in its order.
    Letters,
    /// A given queen attacks the square.
    Given,
    /// For each letter used, in its order.
    Pairs,
    /// As many rows apart as columns: on a diagonal.
    Diagonal,
    /// The letter moves from those left to those used, and the search goes on.
    Move,
    /// The letter moves back.
    Return,
}

/// The line of the step that this event led to.
#[must_use]
pub fn lines(search: &Backtrack<Permute>, last: Option<Event>) -> Lines {
    let rules = search.rules();
    let size = rules.given().size();
    let unused = if rules.given().placement().is_empty() { 1 << Line::Given as u8 } else { 0 };
    let called = span(Line::Queen as u8, Line::Solution as u8);
    // Letters are tried from the lowest left: where there is none below, the call has just begun.
    let tried = |row: u8| {
        let first = rules.left().next().is_none_or(|lowest| lowest >= row);
        span(Line::Letters as u8, Line::Given as u8) & !unused | if first { called } else { 0 }
    };
    match last {
        None => Lines::at(Line::Queen as u8),
        Some(Event::Solved) => Lines::at(Line::Solution as u8).after(called),
        Some(Event::Place(square)) => {
            let pairs = if size.column(square) > 0 { 1 << Line::Pairs as u8 | 1 << Line::Diagonal as u8 } else { 0 };
            Lines::at(Line::Move as u8).after(tried(size.row(square)) | pairs)
        }
        Some(Event::Reject(square, attack)) if attack.given => {
            Lines::at(Line::Given as u8).after(tried(size.row(square)))
        }
        Some(Event::Reject(square, _)) => {
            Lines::at(Line::Diagonal as u8).after(tried(size.row(square)) | 1 << Line::Pairs as u8)
        }
        // The call below ran out of letters, unless it had none and was a solution.
        Some(Event::Remove(_)) if rules.left().count() > 1 => {
            Lines::at(Line::Return as u8).after(1 << Line::Letters as u8)
        }
        Some(Event::Remove(_)) => Lines::at(Line::Return as u8),
    }
}

/// The variables of the article, with rows and columns counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    /// `t`: the row of the queen in each column passed, given queens included.
    pub used: Vec<u8>,
    /// `s`: the rows left, in rising order.
    pub left: Vec<u8>,
    /// The letter tried, moved or moved back, with its column, if there is one.
    pub letter: Option<(u8, u8)>,
    /// How many letters of `t`, from its beginning, the letter was compared with.
    pub compared: u8,
    /// The place in `t` of the letter that lies on a diagonal with it, if one does.
    pub clash: Option<u8>,
}

/// The variables at the step that this event led to.
#[must_use]
pub fn variables(search: &Backtrack<Permute>, last: Option<Event>) -> Variables {
    let rules = search.rules();
    let size = rules.given().size();
    let letter = last.and_then(Event::square).map(|square| (size.row(square), size.column(square)));
    let clash = match last {
        Some(Event::Reject(square, attack)) if !attack.given => attack.attacker(square).map(|by| size.column(by)),
        _ => None,
    };
    let compared = match (last, letter) {
        (Some(Event::Place(_)), Some((_, column))) => column,
        _ => clash.map_or(0, |place| place + 1),
    };
    Variables { used: rules.used().to_vec(), left: rules.left().collect(), letter, compared, clash }
}
