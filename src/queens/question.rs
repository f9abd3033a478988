//! A quiz about the next step of a search of queens; the answer is the event of that step.
//!
//! A question about a rejected square has a second part, which queen attacks it. The [sort](Question::sort) of a question
//! groups moments that are alike, so that a page asks about the first few of each.

use crate::board::Square;
use crate::event::{Attack, Direction, Event};
use crate::queens::referee::line;
use crate::queens::{Given, Size, Solver};

/// The next step of a solver, which has not been shown yet.
///
/// ```
/// use queens_and_knights::queens::question::Question;
/// use queens_and_knights::{AnySearch, Given, Size, Solver};
///
/// let given = Given::none(Size::new(8));
/// let mut search = AnySearch::queens(Solver::Marks, given.clone());
/// let (last, event) = (search.next(), search.next().unwrap());
/// let queen = "a8".parse().unwrap();
/// let question = Question { solver: Solver::Marks, given: &given, path: &[queen], last, event, moves_on: false };
/// assert_eq!((event.square(), question.sort().as_str()), ("a7".parse().ok(), "reject:column"));
/// assert_eq!(question.why_not("b7".parse().unwrap()), "not.first");
/// assert_eq!(question.why_not("h1".parse().unwrap()), "not.row");
/// ```
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// The solver.
    pub solver: Solver,
    /// The queens that it was given.
    pub given: &'a Given,
    /// The queens that it has placed.
    pub path: &'a [Square],
    /// The event that led to the step shown.
    pub last: Option<Event>,
    /// The event of the next step, the answer.
    pub event: Event,
    /// Whether the queen taken back is lifted to move on in its row, as by `scan`.
    pub moves_on: bool,
}

/// The queens that the second part of a question is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attackers {
    /// The queen that the solver finds first.
    pub found: Square,
    /// All queens that attack the square.
    pub by: Vec<Square>,
    /// All queens on the board, in the order of the lines that the solver fills.
    pub among: Vec<Square>,
}

impl Question<'_> {
    /// Who attacks the square, if it is rejected.
    #[must_use]
    pub fn attackers(&self) -> Option<Attackers> {
        let Event::Reject(square, attack) = self.event else { return None };
        let standing = self.standing();
        let mut among = Vec::with_capacity(standing.len());
        for level in 0..self.size().get() {
            among.extend(standing.iter().filter(|&&queen| self.level(queen) == level));
        }
        // A queen that is still on the candidate's own line is the one that moves on.
        let attacks = |queen: &&Square| self.level(**queen) != self.level(square) && line(**queen, square).is_some();
        Some(Attackers { found: attack.attacker(square)?, by: among.iter().filter(attacks).copied().collect(), among })
    }

    /// The sort of the moment, as a key:
    ///
    /// - `place`, `solved`: a queen placed, a solution.
    /// - `reject:row`, `reject:column`, `reject:diagonal`, `reject:given`: a candidate attacked along such a line, or by a
    ///   given queen.
    /// - `remove:solved`: the queen taken back after a solution.
    /// - `remove:dead`: the next row or column has no free square at all.
    /// - `remove:tried:<line>`: all its free squares have been tried; the line is that of the queen taken back, from 0.
    /// - `remove:lift`: `scan` lifts a queen to move it on.
    #[must_use]
    pub fn sort(&self) -> String {
        let key = match self.event {
            Event::Place(_) => "place",
            Event::Solved => "solved",
            Event::Reject(_, attack) => reject_key(attack),
            Event::Remove(_) if self.last == Some(Event::Solved) => "remove:solved",
            Event::Remove(_) if self.moves_on => "remove:lift",
            // It reads the board square by square, and does not know of a row whether anything in it is free.
            Event::Remove(queen) if self.solver != Solver::Scan && self.is_dead_after(queen) => "remove:dead",
            Event::Remove(queen) => return format!("remove:tried:{}", self.level(queen)),
        };
        key.to_owned()
    }

    /// Why a square that is not the right one does not come next, as a key that does not give away the answer: `not.last`
    /// (another queen is taken back), `not.taken`, `not.attacked`, `not.first`, `not.passed` (it was tried before),
    /// `not.row`, `not.column` (another one comes next) or `not.square`.
    #[must_use]
    pub fn why_not(&self, chosen: Square) -> &'static str {
        let standing = self.standing();
        let is_attacked = standing.iter().any(|&queen| line(queen, chosen).is_some());
        match self.event {
            Event::Remove(_) if standing.contains(&chosen) => "not.last",
            _ if standing.contains(&chosen) => "not.taken",
            Event::Place(_) | Event::Remove(_) | Event::Solved if is_attacked => "not.attacked",
            Event::Remove(_) | Event::Solved => "not.square",
            Event::Place(next) | Event::Reject(next, _) if self.level(next) == self.level(chosen) => {
                if self.order(next) < self.order(chosen) { "not.first" } else { "not.passed" }
            }
            _ if self.solver.by_columns() => "not.column",
            _ => "not.row",
        }
    }

    /// Why a square is not that of an attacker, as a key: `no.queen`, `not.moving` for the queen that moves on, `not.queen`
    /// for one that does not attack.
    #[must_use]
    pub fn why_no_attack(&self, chosen: Square) -> &'static str {
        match self.event {
            _ if !self.standing().contains(&chosen) => "no.queen",
            Event::Reject(square, _) if line(chosen, square).is_some() => "not.moving",
            _ => "not.queen",
        }
    }

    fn size(&self) -> Size {
        self.given.size()
    }

    /// All queens on the board, given ones first.
    fn standing(&self) -> Vec<Square> {
        self.given.placement().iter().chain(self.path.iter().copied()).collect()
    }

    /// The row or column that the solver fills, from 0, and the place in it.
    fn level_and_place(&self, square: Square) -> (u8, u8) {
        let (row, column) = (self.size().row(square), self.size().column(square));
        if self.solver.by_columns() { (column, row) } else { (row, column) }
    }

    fn level(&self, square: Square) -> u8 {
        self.level_and_place(square).0
    }

    /// The rank of a square in the order in which the solver tries its row or column.
    fn order(&self, square: Square) -> u8 {
        self.solver.nth(self.size(), self.level_and_place(square).1)
    }

    /// Whether the row or column after that of a queen has no free square while the queen is there.
    fn is_dead_after(&self, queen: Square) -> bool {
        let by_columns = self.solver.by_columns();
        let open = if by_columns { self.given.open_columns() } else { self.given.open_rows() };
        let Some(&next) = open.iter().find(|&&level| level > self.level(queen)) else { return false };
        let standing = self.standing();
        (0..self.size().get()).all(|place| {
            let (row, column) = if by_columns { (place, next) } else { (next, place) };
            standing.iter().any(|&other| line(other, self.size().square(row, column)).is_some())
        })
    }
}

fn reject_key(attack: Attack) -> &'static str {
    match attack.direction() {
        _ if attack.is_given() => "reject:given",
        Direction::Up | Direction::Down => "reject:column",
        Direction::Left | Direction::Right => "reject:row",
        _ => "reject:diagonal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any_search::AnySearch;
    use crate::player::Player;
    use crate::queens::{Placement, referee};
    use crate::search::Search;

    /// The question at every step of a run, with the step.
    fn each(solver: Solver, given: &Given, mut see: impl FnMut(&Question<'_>)) {
        let mut player = Player::new(AnySearch::queens(solver, given.clone()));
        while let Some(after) = player.after() {
            let here = player.here();
            let moves_on = matches!(after.run(), AnySearch::Scan(scan) if scan.pending().is_some());
            let (path, last, event) = (here.run().path(), here.last(), after.last().unwrap());
            see(&Question { solver, given, path, last, event, moves_on });
            player.go_to(here.step() + 1);
        }
    }

    #[test]
    fn the_attackers_of_a_rejected_square_are_all_on_lines_filled_before_it() {
        let mut corner = Placement::empty(Size::new(6));
        corner.insert("c3".parse().unwrap());
        for given in [Given::none(Size::new(6)), Given::try_from(&corner).unwrap()] {
            for solver in Solver::ALL {
                each(solver, &given, |question| {
                    let Some(Attackers { found, by, among }) = question.attackers() else { return };
                    let square = question.event.square().unwrap();
                    assert!(by.contains(&found));
                    assert!(by.iter().all(|&queen| referee::line(queen, square).is_some()));
                    assert!(among.is_sorted_by_key(|&queen| question.level(queen)));
                    for &queen in &among {
                        let why = question.why_no_attack(queen);
                        assert_eq!(why == "not.moving", referee::line(queen, square).is_some(), "{queen}: {why}");
                    }
                });
            }
        }
    }

    #[test]
    fn a_level_is_dead_where_no_square_of_it_is_free() {
        let given = Given::none(Size::new(6));
        for solver in Solver::ALL {
            let mut sorts = std::collections::BTreeSet::new();
            each(solver, &given, |question| {
                let sort = question.sort();
                if sort == "remove:dead" {
                    let queen = question.event.square().unwrap();
                    let standing = question.standing();
                    for square in given.size().board().iter() {
                        let is_next = question.level(square) == question.level(queen) + 1;
                        let is_free = standing.iter().all(|&other| referee::line(other, square).is_none());
                        assert!(!(is_next && is_free), "{square} after {queen}");
                    }
                }
                sorts.insert(sort);
            });
            assert_eq!(sorts.contains("remove:dead"), solver != Solver::Scan, "{solver}");
            assert_eq!(sorts.contains("remove:lift"), solver == Solver::Scan, "{solver}");
            assert_eq!(sorts.contains("reject:diagonal"), solver != Solver::Mask, "{solver}");
        }
    }

    #[test]
    fn a_wrong_square_is_refused_without_giving_away_the_right_one() {
        let given = Given::none(Size::new(5));
        for solver in Solver::ALL {
            each(solver, &given, |question| {
                let standing = question.standing();
                for square in given.size().board().iter().filter(|&square| Some(square) != question.event.square()) {
                    let why = question.why_not(square);
                    let is_taken = standing.contains(&square);
                    assert_eq!(is_taken, matches!(why, "not.last" | "not.taken"), "{square}");
                    assert!(why != "not.column" || solver.by_columns(), "{solver} goes row by row");
                    let is_attacked = standing.iter().any(|&queen| referee::line(queen, square).is_some());
                    let rejects = matches!(question.event, Event::Reject(..));
                    assert_eq!(why == "not.attacked", is_attacked && !is_taken && !rejects, "{solver}: {square}");
                }
            });
        }
    }
}
