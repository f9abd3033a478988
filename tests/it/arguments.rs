//! The arguments why there is no tour: the picture of each step is on the board, and pictures and values are those of the
//! golden file. `tests/js/argument.test.mjs` recounts the claims of each step.

use super::certificates::is_move;
use proptest::prelude::*;
use queens_and_knights::Value;
use queens_and_knights::knight::argument::{Label, Mark, Move, Step, argue};
use queens_and_knights::knight::existence::{self, HallViolator, Reason, Verdict, Wish};
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::{Board, Square};
use std::collections::{BTreeMap, BTreeSet};

const GOLDEN: &str = include_str!("../golden/arguments.txt");
const MESSAGES: &str = include_str!("../../content/messages/en/argument.json");

fn reason_of(wish: &Wish) -> Option<Reason> {
    let Some(start) = wish.start else {
        let verdict = existence::any_start(wish.board, &wish.holes, wish.goal == Goal::Closed);
        return if let Verdict::Impossible(reason) = verdict { Some(reason) } else { None };
    };
    let question = Question::try_new(wish.board, wish.holes.clone(), start, wish.goal).unwrap();
    match construct::tour(&question) {
        Err(construct::NoTour::Impossible(reason)) => Some(reason),
        Ok(_) | Err(_) => None,
    }
}

/// The names of the values in the message of a key.
fn slots(key: &str) -> impl Iterator<Item = &'static str> {
    let message = MESSAGES.lines().find(|line| line.trim_start().starts_with(&format!("\"{key}\":")));
    let parts = message.unwrap_or_else(|| panic!("no message {key}")).split('{').skip(1);
    parts.map(|part| part.split(['|', '}']).next().unwrap())
}

/// Properties of the picture of every step.
fn check_picture(step: &Step, left: &[Square], place: &str) {
    let Step { key, values, areas, labels, marks, moves, wrong, .. } = step;
    assert!(key.starts_with("argue."), "{place}");
    if let "argue.cut" | "argue.cut.one" = *key {
        // One square is named, several are counted.
        let is_one = matches!(&marks[..], [(Mark::Rejected, squares)] if squares.len() == 1);
        assert_eq!(*key == "argue.cut.one", is_one, "{place}");
    }
    let names: BTreeSet<&str> = values.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), values.len(), "{place}: each value has its own name");
    assert!(slots(key).all(|slot| names.contains(slot)), "{place}: each value of its sentence");
    let is_left = |square: &Square| left.contains(square);
    let labelled: Vec<Square> = labels.iter().map(|(square, _)| *square).collect();
    for squares in [areas.concat(), labelled] {
        assert_eq!(squares.iter().collect::<BTreeSet<_>>().len(), squares.len(), "{place}: no square twice");
        assert!(squares.iter().all(is_left), "{place}");
    }
    for (from, to) in moves.iter().chain(wrong) {
        assert!(is_move(*from, *to) && is_left(from) && is_left(to), "{place}: {from}–{to}");
    }
    for (mark, squares) in marks {
        assert!(*mark == Mark::Rejected || squares.iter().all(is_left), "{place}");
    }
    for (_, value) in values {
        assert!(!matches!(value, Value::Squares(squares) if !squares.iter().all(is_left)), "{place}");
    }
}

fn number(step: &Step, name: &str) -> usize {
    let value = step.values.iter().find(|(of, _)| *of == name).map(|(_, value)| value);
    let Some(Value::Number(number)) = value else { panic!("no number {name} in {step:?}") };
    *number
}

/// Checks the pictures of the argument against an impossible tour, and returns the keys of its steps.
fn check(wish: &Wish, reason: &Reason) -> Vec<&'static str> {
    let steps = argue(reason, wish);
    assert!(steps.len() >= 2, "{wish:?}: {reason}");
    let left: Vec<Square> = wish.board.iter().filter(|&square| !wish.holes.contains(square)).collect();
    for (step, number) in steps.iter().zip(1..) {
        check_picture(step, &left, &format!("{wish:?} step {number} {step:?}"));
    }
    // As many parts as the tour has pieces, or as the ends together leave, are the most that the next step allows.
    for pair in steps.windows(2).filter(|pair| pair[0].key.starts_with("argue.pieces.")) {
        let pieces = if pair[0].key == "argue.pieces.together" { "most" } else { "pieces" };
        assert_eq!(number(&pair[0], pieces), number(&pair[1], "most"), "{wish:?}: {steps:?}");
    }
    steps.iter().map(|step| step.key).collect()
}

fn check_all(wishes: impl Iterator<Item = Wish>) -> BTreeSet<&'static str> {
    let refused = wishes.filter_map(|wish| reason_of(&wish).map(|reason| (wish, reason)));
    refused.flat_map(|(wish, reason)| check(&wish, &reason)).collect()
}

#[test]
fn every_argument_of_a_whole_board_shows_what_is_on_it() {
    let boards = (1..=8).flat_map(|files| (1..=8).map(move |ranks| Board::new(files, ranks)));
    let keys = check_all(boards.flat_map(|board| {
        let starts = [None].into_iter().chain(board.iter().map(Some));
        starts.flat_map(move |start| {
            let small = board.squares() <= 20 && start.is_some();
            let ends = board.iter().take(if small { board.squares() } else { 0 }).map(Goal::To);
            let goals = [Goal::Open, Goal::Closed].into_iter().chain(ends);
            goals.map(move |goal| Wish { board, holes: Holes::NONE, start, goal })
        })
    }));
    assert!(keys.len() >= 45, "{} kinds of steps: {keys:?}", keys.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn every_argument_of_a_board_with_holes_shows_what_is_on_it(
        files in 3u16..=7,
        ranks in 3u16..=6,
        taken in prop::collection::btree_set(0usize..42, 1..6),
        start in 0usize..42,
        end in 0usize..42,
        kind in 0..4,
    ) {
        let board = Board::new(files, ranks);
        let holes: BTreeSet<Square> = taken.into_iter().map(|index| board.square(index % board.squares())).collect();
        let holes = Holes::try_new(board, holes).unwrap();
        let left: Vec<Square> = board.iter().filter(|&square| !holes.contains(square)).collect();
        let [start, end] = [start, end].map(|index| left[index % left.len()]);
        let (start, goal) = match kind {
            0 => (Some(start), Goal::To(end)),
            1 => (Some(start), Goal::Open),
            2 => (Some(start), Goal::Closed),
            _ => (None, if start < end { Goal::Open } else { Goal::Closed }),
        };
        check_all([Wish { board, holes, start, goal }].into_iter());
    }
}

fn square_or_none(name: &str) -> Option<Square> {
    (name != "-").then(|| name.parse().unwrap())
}

/// The board and the code in the heading of a section.
fn read_heading(heading: &str) -> (Wish, &str) {
    let words: Vec<&str> = heading.split(' ').collect();
    let [size, kind, start, end, holes, code] = words[..] else { panic!("{heading}") };
    let (files, ranks) = size.split_once('x').unwrap();
    let board = Board::new(files.parse().unwrap(), ranks.parse().unwrap());
    let holes = holes.split(',').filter_map(square_or_none);
    let goal = match (kind, square_or_none(end)) {
        ("closed", _) => Goal::Closed,
        (_, Some(end)) => Goal::To(end),
        (_, None) => Goal::Open,
    };
    let holes = Holes::try_new(board, holes).unwrap();
    (Wish { board, holes, start: square_or_none(start), goal }, code)
}

fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

fn moves(moves: &[Move]) -> String {
    moves.iter().map(|(from, to)| format!("{from}–{to}")).collect::<Vec<_>>().join(" ")
}

/// The lines of the golden file below a sentence.
fn lines(step: &Step) -> Vec<String> {
    let areas = step.areas.iter().zip(1..).map(|(area, number)| format!("  area {number}: {}", names(area)));
    let label = |(square, label): &(Square, Label)| match label {
        Label::Number(number) => format!("{square}={number}"),
        Label::Letter(letter) => format!("{square}={letter}"),
    };
    let labels = step.labels.iter().map(label).collect::<Vec<_>>().join(" ");
    let marks = step.marks.iter().map(|(mark, squares)| format!("  {}: {}", mark.code(), names(squares)));
    let drawn = [("labels", labels), ("moves", moves(&step.moves)), ("wrong", moves(&step.wrong))];
    let [labels, moves, wrong] = drawn.map(|(name, text)| (!text.is_empty()).then(|| format!("  {name}: {text}")));
    areas.chain(labels).chain(marks).chain(moves).chain(wrong).collect()
}

/// Whether the sentence names the value: a square, or a number that is not said as a word.
fn names_value(sentence: &str, value: &Value) -> bool {
    let words: BTreeSet<&str> = sentence.split(|letter: char| !letter.is_alphanumeric()).collect();
    match value {
        Value::Number(number) => *number < 2 || words.contains(&*number.to_string()),
        Value::Squares(squares) => squares.iter().all(|square| words.contains(&*square.to_string())),
        Value::Flag(_) => true,
        // No argument speaks of one.
        Value::Solver(_) => false,
    }
}

#[test]
fn arguments_are_drawn_as_they_were() {
    let mut sections = BTreeMap::new();
    for section in GOLDEN.trim_end().split("\n\n") {
        let (heading, frozen) = section.split_once('\n').unwrap();
        let heading = heading.strip_prefix("; ").unwrap();
        let (wish, code) = read_heading(heading);
        let reason = if code == "no-move" {
            // Theorems come to other reasons first.
            let (squares, around) = (vec![Square::new(0, 0)], Vec::new());
            Reason::HallViolator(HallViolator { squares, around, need: 2, offer: 0 })
        } else {
            reason_of(&wish).unwrap()
        };
        assert_eq!(reason.code(), code, "{heading}");
        let keys = check(&wish, &reason);
        let steps = argue(&reason, &wish);
        let drawn: Vec<String> = steps.iter().flat_map(lines).collect();
        let frozen: Vec<&str> = frozen.lines().collect();
        let (pictures, sentences): (Vec<&str>, Vec<&str>) = frozen.iter().partition(|line| line.starts_with("  "));
        assert_eq!(drawn, pictures, "{heading}");
        assert_eq!(sentences.len(), keys.len(), "{heading}");
        for (step, sentence) in steps.iter().zip(sentences) {
            for (name, value) in &step.values {
                assert!(names_value(sentence, value), "{heading}: {name} {value:?} in “{sentence}”");
            }
        }
        sections.insert(heading, keys);
    }
    assert!(sections.len() > 40);
    assert_eq!(sections["8x8 closed d4 - b3,c2 no-move"], ["argue.none", "argue.none.not"]);
}

#[test]
fn a_tour_that_has_begun_has_no_argument() {
    let wish = Wish { board: Board::new(5, 6), holes: Holes::NONE, start: None, goal: Goal::Closed };
    let reason = Reason::NoWayBack { start: Square::new(0, 0), ends: Vec::new(), first: None };
    assert_eq!(argue(&reason, &wish), []);
}

#[test]
fn large_boards_have_arguments_too() {
    let boards = [(50, 49), (49, 49), (2, 50), (50, 1)];
    for (files, ranks) in boards {
        let wish = Wish { board: Board::new(files, ranks), holes: Holes::NONE, start: None, goal: Goal::Closed };
        if let Some(reason) = reason_of(&wish) {
            check(&wish, &reason);
        }
    }
}
