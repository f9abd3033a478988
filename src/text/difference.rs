//! How the two searches of a comparison differ, in a sentence that is true at every position.
//!
//! It has two halves: how far both are, and what one of them has done more often. Of the counts that differ, the
//! most telling one is said where both are equally far by the unit.

use crate::keyed::keyed;
use crate::queens::Solver;
use crate::sentence::{Sentence, Value};
use crate::statistics::Statistics;
use crate::text::link::{By, Compare, Sides};

/// One side at a position.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// Its step.
    pub step: u64,
    /// Whether it has ended there.
    pub has_ended: bool,
    /// Its counts up to there.
    pub counts: &'a Statistics,
}

keyed! {
    /// A count in which the sides can differ.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Measure {
        /// Squares tested.
        Tests = "tests",
        /// Pieces placed, or moves made.
        Placements = "placements",
        /// Pieces or moves taken back.
        Backtracks = "backtracks",
        /// Solutions or tours found.
        Solutions = "solutions",
    }

    /// The key in messages.
    pub const fn key;
}

impl Measure {
    /// How much of it a solver has done; `None` where it does not do that: [`Solver::Mask`] tests no square, it only sees
    /// free ones.
    #[must_use]
    pub fn count(self, solver: &str, counts: &Statistics) -> Option<u64> {
        match self {
            Measure::Tests => (solver != Solver::Mask.key()).then(|| counts.tests()),
            Measure::Placements => Some(counts.placements),
            Measure::Backtracks => Some(counts.backtracks),
            Measure::Solutions => Some(counts.solutions),
        }
    }
}

/// The messages of a comparison.
struct Words {
    /// How far both are.
    both: &'static str,
    /// The larger count of one side, by the measures in their order; a knight tests no square before it moves there.
    more: [Option<&'static str>; 4],
}

impl Words {
    fn of(compare: &Compare) -> Words {
        match &compare.sides {
            Sides::Queens(..) => Words {
                both: match compare.by {
                    By::Event => "compare.queens.both.event",
                    By::Placement => "compare.queens.both.placement",
                    By::Solution => "compare.queens.both.solution",
                },
                more: [
                    Some("compare.queens.more.tests"),
                    Some("compare.queens.more.placements"),
                    Some("compare.queens.more.backtracks"),
                    Some("compare.queens.more.solutions"),
                ],
            },
            Sides::Knight(_) => Words {
                both: match compare.by {
                    By::Event => "compare.knight.both.event",
                    By::Placement => "compare.knight.both.placement",
                    By::Solution => "compare.knight.both.solution",
                },
                more: [
                    None,
                    Some("compare.knight.more.placements"),
                    Some("compare.knight.more.backtracks"),
                    Some("compare.knight.more.solutions"),
                ],
            },
        }
    }
}

/// The halves of the sentence at a position; at the start there is only one.
#[must_use]
pub fn difference(compare: &Compare, position: u64, sides: [Standing<'_>; 2]) -> (Sentence, Option<Sentence>) {
    if position == 0 {
        return (Sentence::new("compare.start"), None);
    }
    let solvers = compare.solvers();
    let ended = |side: usize| {
        let one = Value::Solver(solvers[side]);
        Sentence::new("compare.ended").with("one", one).number("count", sides[side].step as usize)
    };
    let lead = match sides.map(|side| side.has_ended) {
        [true, true] => Sentence::new("compare.ended.both"),
        [true, false] => ended(0),
        [false, true] => ended(1),
        [false, false] => Sentence::new(Words::of(compare).both).number("count", position as usize),
    };
    (lead, Some(tail(compare, sides)))
}

fn tail(compare: &Compare, sides: [Standing<'_>; 2]) -> Sentence {
    use Measure::{Backtracks, Placements, Solutions, Tests};
    // The most telling ones come first.
    let telling = match compare.by {
        By::Event => [Solutions, Placements, Tests, Backtracks],
        By::Placement => [Tests, Backtracks, Solutions, Placements],
        By::Solution => [Tests, Placements, Backtracks, Solutions],
    };
    let (solvers, more) = (compare.solvers(), Words::of(compare).more);
    for measure in telling {
        let Some(key) = more[measure as usize] else { continue };
        let [left, right] = [0, 1].map(|side| measure.count(solvers[side], sides[side].counts));
        let solver = |side: usize| Value::Solver(solvers[side]);
        // Beside the one that never rejects a square.
        let rejections = |side: usize| {
            let count = sides[side].counts.rejections as usize;
            let sentence = Sentence::new("compare.rejections").with("one", solver(side));
            sentence.with("mask", solver(1 - side)).number("count", count)
        };
        match (left, right) {
            (Some(_), None) => return rejections(0),
            (None, Some(_)) => return rejections(1),
            (Some(left), Some(right)) if left != right => {
                let more = solver(usize::from(left < right));
                return Sentence::new(key).with("more", more).number("count", left.abs_diff(right) as usize);
            }
            _ => {}
        }
    }
    Sentence::new("compare.same")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::link::{Link, View};

    fn counts(placements: u64, rejections: u64, backtracks: u64, solutions: u64) -> Statistics {
        Statistics { placements, rejections, backtracks, solutions, ..Statistics::default() }
    }

    /// Both halves at position 5 of a link, as keys with their values; `ended` are the steps of those that have ended.
    fn told(link: &str, counts: [&Statistics; 2], ended: [Option<u64>; 2]) -> [String; 2] {
        let Ok(Link::Page(View::Compare(compare))) = link.parse() else { panic!("{link}") };
        let side = |side: usize| Standing {
            step: ended[side].unwrap_or(5),
            has_ended: ended[side].is_some(),
            counts: counts[side],
        };
        let (lead, tail) = difference(&compare, 5, [side(0), side(1)]);
        [lead, tail.unwrap()].map(|Sentence { key, values }| {
            let values = values.into_iter().map(|(name, value)| match value {
                Value::Number(number) => format!(" {name}={number}"),
                Value::Solver(solver) => format!(" {name}={solver}"),
                other => panic!("{other:?}"),
            });
            key.trim_start_matches("compare.").to_owned() + &values.collect::<String>()
        })
    }

    fn queens(by: &str, left: &str, right: &str) -> String {
        format!("#1/compare/6?left={left}&right={right}&by={by}")
    }

    #[test]
    fn it_says_what_differs_most_tellingly_by_the_unit() {
        let (one, other, near) = (&counts(5, 9, 3, 2), &counts(6, 4, 1, 0), &counts(6, 8, 1, 2));
        for (by, sides, both, more) in [
            ("event", [one, other], "queens.both.event count=5", "queens.more.solutions more=scan count=2"),
            ("placement", [one, other], "queens.both.placement count=5", "queens.more.tests more=scan count=4"),
            ("solution", [other, one], "queens.both.solution count=5", "queens.more.tests more=marks count=4"),
            ("event", [one, near], "queens.both.event count=5", "queens.more.placements more=marks count=1"),
            ("placement", [one, near], "queens.both.placement count=5", "queens.more.backtracks more=scan count=2"),
            ("solution", [near, one], "queens.both.solution count=5", "queens.more.placements more=scan count=1"),
            ("event", [one, one], "queens.both.event count=5", "same"),
        ] {
            assert_eq!(told(&queens(by, "scan", "marks"), sides, [None; 2]), [both, more]);
        }
    }

    #[test]
    fn beside_bit_masks_the_rejections_of_the_other_are_named() {
        let (mask, scan) = (&counts(5, 0, 0, 0), &counts(5, 9, 0, 0));
        let said = "rejections one=scan mask=mask count=9";
        assert_eq!(told(&queens("placement", "mask", "scan"), [mask, scan], [None; 2])[1], said);
        assert_eq!(told(&queens("placement", "scan", "mask"), [scan, mask], [None; 2])[1], said);
        assert_eq!(told(&queens("placement", "mask", "mask"), [mask, mask], [None; 2])[1], "same");
    }

    #[test]
    fn a_knight_tests_no_square_before_it_moves_there() {
        let (one, other) = (&counts(7, 9, 2, 0), &counts(7, 1, 4, 0));
        let link = |by| format!("#1/compare/5x5/a1?tour=open&left=warnsdorff&right=plain&by={by}");
        let told = |by, sides| told(&link(by), sides, [None; 2]);
        assert_eq!(
            told("placement", [one, other]),
            ["knight.both.placement count=5", "knight.more.backtracks more=plain count=2"]
        );
        assert_eq!(told("solution", [one, one]), ["knight.both.solution count=5", "same"]);
    }

    #[test]
    fn a_side_that_has_ended_is_named_with_its_steps() {
        let (scan, mask) = (&counts(0, 0, 0, 1), &counts(2, 0, 0, 1));
        let more = "queens.more.placements more=mask count=2";
        let ended = |left, right, counts, ended| told(&queens("event", left, right), counts, ended);
        assert_eq!(ended("scan", "mask", [scan, mask], [Some(40), None]), ["ended one=scan count=40", more]);
        assert_eq!(ended("mask", "scan", [mask, scan], [None, Some(40)]), ["ended one=scan count=40", more]);
        assert_eq!(ended("scan", "scan", [scan, scan], [Some(40); 2]), ["ended.both", "same"]);
    }
}
