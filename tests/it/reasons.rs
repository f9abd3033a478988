//! Why there is a tour or none: the sentences, their codes in a page, and the sources.

use queens_and_knights::knight::existence::{self, Reason, Source, Verdict};
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::{Board, Square};

fn question((files, ranks): (u16, u16), taken: &[&str], start: &str, goal: Goal) -> Question {
    let board = Board::new(files, ranks);
    let holes = Holes::try_new(board, taken.iter().map(|name| name.parse().unwrap()).collect::<Vec<Square>>()).unwrap();
    Question::try_new(board, holes, start.parse().unwrap(), goal).unwrap()
}

#[test]
fn a_refusal_gives_its_reason() {
    for (files, ranks, start, goal, sentence) in [
        (5, 5, "a1", Goal::Closed, "A closed tour needs an even number of squares: 5×5 has 25."),
        (
            5,
            5,
            "a2",
            Goal::Open,
            "5×5 has 13 dark and 12 light squares, and a knight changes colour at each move, so an open tour starts and \
             ends on a dark square: a2 is light.",
        ),
        (1, 2, "a1", Goal::Closed, "A closed tour needs at least four squares: 1×2 has 2."),
        (1, 5, "a1", Goal::Open, "On a board one square wide a knight cannot move."),
        (
            9,
            2,
            "a1",
            Goal::Open,
            "On a board two squares wide each move goes two squares along it, so from a1 a knight never comes to the \
             marked squares.",
        ),
        (
            4,
            7,
            "a1",
            Goal::Closed,
            "From the outer lines of 4×7 a knight can only go to the inner ones, which are as long. So it would \
             alternate between them as between colours, and miss the marked squares (Schwenk 1991).",
        ),
        (
            6,
            3,
            "a1",
            Goal::Closed,
            "Without the 2 marked squares 6×3 falls into 3 parts, but a tour into 2 at most (Schwenk 1991).",
        ),
        (
            3,
            8,
            "a1",
            Goal::Closed,
            "On 3×8 the corners force one move after another, until only a way from b4 to b5 is left, and no move \
             joins these (Schwenk 1991).",
        ),
        (3, 3, "a2", Goal::Open, "No knight's move reaches b2."),
        (
            4,
            4,
            "a1",
            Goal::Open,
            "From its corners a knight can only go to the four middle squares, without which 4×4 falls into 6 parts, \
             but a tour into 5 at most (Cull and De Curtins 1978).",
        ),
        (
            4,
            4,
            "a1",
            Goal::Closed,
            "The corners a1 and d4 have only two moves each, to b3 and to c2, so a tour that comes back would do so \
             after these four squares (Schwenk 1991).",
        ),
        (
            5,
            3,
            "a1",
            Goal::Open,
            "Without the 5 marked squares 5×3 falls into 7 parts, but a tour into 6 at most (Cull and De Curtins 1978).",
        ),
        (
            7,
            4,
            "c2",
            Goal::Open,
            "From the outer lines of 7×4 a knight can only go to the inner ones, which are as long. So a tour \
             from c2 would alternate between them as between colours, and miss the marked squares.",
        ),
        (
            7,
            3,
            "d2",
            Goal::Open,
            "The squares b2 and f2 have the same two moves, so a tour ends on one of them. If the other end is d2, it has only one \
             move, but the moves that the corners force on either side need one to it.",
        ),
        (
            8,
            3,
            "c2",
            Goal::Open,
            "The corners a1 and a3 both need a move to c2, where a tour that starts there has only one: the other \
             corner is its end. The corners then force each move, and it is over after 6 squares.",
        ),
        (
            8,
            8,
            "a1",
            Goal::To(Square::new(2, 2)),
            "A knight changes colour at each move, so on 8×8 a tour from a1 ends on a light square: c3 is dark.",
        ),
        (8, 8, "a1", Goal::To(Square::new(0, 0)), "An open tour does not end where it starts, on a1."),
    ] {
        let refused = construct::tour(&question((files, ranks), &[], start, goal)).unwrap_err();
        assert_eq!(queens_and_knights::sentence(&refused), sentence);
    }
}

#[test]
fn starving_squares_are_named_and_counted() {
    for (files, ranks, taken, start, goal, sentence) in [
        (8, 8, &["b3", "c1"][..], "h8", Goal::Closed, "A tour enters and leaves a1, but only one move leads there."),
        (
            4,
            3,
            &["b2"],
            "a1",
            Goal::Open,
            "4×3 without 1 square has 5 dark and 6 light squares, and a knight changes colour at each move, so an open \
             tour starts and ends on a light square: a1 is dark.",
        ),
        (
            8,
            8,
            &["b3", "c2"],
            "h8",
            Goal::Open,
            "A knight changes colour at each move, so a tour needs as many dark squares as light ones, give or take \
             one: 8×8 without 2 squares has 32 dark and 30 light.",
        ),
        (8, 8, &["b3", "c2", "h8", "f8"], "h1", Goal::Open, "From h1 a knight cannot reach a1."),
        (
            6,
            6,
            &["b4", "c6", "c1", "e2"],
            "a1",
            Goal::Open,
            "A tour makes at least 3 moves at the 2 marked squares, but the squares around them can take only 2.",
        ),
    ] {
        let refused = construct::tour(&question((files, ranks), taken, start, goal)).unwrap_err();
        assert_eq!(queens_and_knights::sentence(&refused), sentence);
    }
}

#[test]
fn each_reason_has_a_code_that_never_changes() {
    let to = |end: &str| Goal::To(end.parse().unwrap());
    for (sides, taken, start, goal, code) in [
        ((5, 5), &[][..], "a1", Goal::Closed, "odd-closed"),
        ((5, 5), &[], "a2", Goal::Open, "start-colour"),
        ((8, 8), &[], "a1", to("c3"), "end-colour"),
        ((8, 8), &[], "a1", to("a1"), "end-is-start"),
        ((8, 8), &["b3", "c2"], "h8", Goal::Closed, "unbalanced-closed"),
        ((8, 8), &["b3", "c2"], "h8", Goal::Open, "unbalanced-open"),
        ((1, 2), &[], "a1", Goal::Closed, "too-few"),
        ((1, 5), &[], "a1", Goal::Open, "one-wide"),
        ((9, 2), &[], "a1", Goal::Open, "two-wide"),
        ((4, 7), &[], "a1", Goal::Closed, "four-wide"),
        ((7, 4), &[], "c2", Goal::Open, "inner-line"),
        ((3, 3), &[], "a2", Goal::Open, "isolated"),
        ((4, 4), &[], "a1", Goal::Closed, "corner-ring"),
        ((4, 4), &[], "a1", Goal::Open, "corners"),
        ((6, 3), &[], "a1", Goal::Closed, "small-board"),
        ((3, 8), &[], "a1", Goal::Closed, "forced-apart"),
        ((7, 3), &[], "d2", Goal::Open, "twin-ends"),
        ((8, 3), &[], "c2", Goal::Open, "forced-short"),
        ((8, 8), &["b3", "c2", "h8", "f8"], "h1", Goal::Open, "unreachable"),
        ((8, 8), &["b3", "c1"], "h8", Goal::Closed, "one-move"),
        ((6, 6), &["b4", "c6", "c1", "e2"], "a1", Goal::Open, "starved"),
    ] {
        let asked = question(sides, taken, start, goal);
        let Verdict::Impossible(reason) = existence::answer(&asked) else { panic!("{asked:?}") };
        assert_eq!(reason.code(), code);
        assert_eq!(number_without_value(&reason), None, "{code}");
    }
}

/// A number in the sentence of a reason that is not among its values, from which other languages make their sentences. Numbers of a
/// source, in brackets, do not count, nor those that are the same on each board.
pub fn number_without_value(reason: &Reason) -> Option<String> {
    let sentence = queens_and_knights::sentence(reason);
    let values = reason.values();
    let of_each_board = matches!(reason, Reason::ForcedShort { .. }).then_some("6");
    let words = sentence.split('(').next().unwrap_or_default().split(|c: char| !c.is_alphanumeric());
    let mut numbers = words.filter(|word| word.parse::<u16>().is_ok() && Some(*word) != of_each_board);
    numbers.find(|number| !values.iter().any(|(_, value)| value.contains(number))).map(str::to_owned)
}

#[test]
fn what_is_known_at_once_names_its_source() {
    let to = |end: &str| Goal::To(end.parse().unwrap());
    for (sides, start, goal, source) in [
        ((1, 1), "a1", Goal::Open, Some(Source::OneSquare)),
        ((8, 8), "a1", Goal::Closed, Some(Source::Schwenk)),
        // A closed tour is cut open; a board of odd size has none.
        ((8, 8), "a1", Goal::Open, Some(Source::Schwenk)),
        ((7, 7), "a1", Goal::Open, Some(Source::Conrad)),
        ((7, 9), "a1", Goal::Open, Some(Source::Found)),
        ((51, 51), "a1", Goal::Open, Some(Source::Conrad)),
        ((7, 51), "a1", Goal::Open, None),
        ((8, 8), "a1", to("h1"), Some(Source::Conrad)),
        ((20, 20), "a1", to("a2"), Some(Source::Conrad)),
        ((6, 18), "a1", to("a2"), Some(Source::Found)),
        ((6, 19), "a1", to("a2"), None),
    ] {
        let verdict = source.map_or(Verdict::Undecided, Verdict::Possible);
        assert_eq!(existence::at_once(&question(sides, &[], start, goal)), verdict, "{sides:?}, {goal:?}");
    }
}
