//! Sequences of squares that are not the tour asked for, each broken in one way: the referee's results are frozen, and
//! `tests/js/referee/` reads it in both languages.

use queens_and_knights::knight::existence::{HallViolator, Reason};
use queens_and_knights::knight::referee::{judge, judge_answer};
use queens_and_knights::knight::{Goal, Holes, Question};
use queens_and_knights::{Board, Square, sentence};
use std::fmt::Write;

/// A board of 3 × 3 without its middle, and a tour of it that closes.
const RING: &str = "a1 b3 c1 a2 c3 b1 a3 c2";

/// A board of 4 × 3, and a tour of it that does not.
const OPEN: &str = "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3";

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn names(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(",")
}

/// A line for a sequence, with the sentences about it if it is broken.
fn write_line(text: &mut String, board: Board, holes: &Holes, walk: &[Square], asked: Option<(Square, Goal)>) {
    let judged = match asked {
        None => judge(board, holes, walk),
        Some((start, goal)) => judge_answer(&Question::try_new(board, holes.clone(), start, goal).unwrap(), walk),
    };
    let Err(broken) = judged else { return };
    let asked = match asked {
        None => "-".to_owned(),
        Some((start, Goal::Open)) => format!("{start}"),
        Some((start, Goal::Closed)) => format!("{start},closed"),
        Some((start, Goal::To(end))) => format!("{start},{end}"),
    };
    let holes = names(&holes.iter().collect::<Vec<_>>());
    let values: Vec<String> = broken.values().iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(
        text,
        "{}x{} | {holes} | {} | {asked} => {} | {} | {}",
        board.files(),
        board.ranks(),
        names(walk),
        broken.code(),
        values.join(","),
        sentence(&broken)
    )
    .unwrap();
}

/// Changes one square after the other of a walk in each way that breaks it.
fn write_broken(text: &mut String, board: Board, holes: &Holes, tour: &[Square]) {
    for at in 0..tour.len() {
        write_line(text, board, holes, &tour[..at], None);
        let off = Square::new(board.files(), tour[at].rank());
        let twice = tour[at.saturating_sub(2)];
        let aside = Square::new((tour[at].file() + 1) % board.files(), tour[at].rank());
        for square in [off, twice, aside].into_iter().chain(holes.iter()) {
            let mut walk = tour[..=at].to_vec();
            walk[at] = square;
            write_line(text, board, holes, &walk, None);
        }
    }
    for asked in tour.iter().step_by(3) {
        write_line(text, board, holes, tour, Some((*asked, Goal::Open)));
        write_line(text, board, holes, tour, Some((*asked, Goal::Closed)));
        write_line(text, board, holes, tour, Some((tour[0], Goal::To(*asked))));
    }
}

/// `UPDATE_GOLDEN=1 cargo test golden` writes the file anew.
#[test]
fn what_the_referee_says_of_broken_tours_is_that_of_the_golden_file() {
    let mut text =
        "; files x ranks | squares taken out | walk | start, end asked => code | values | sentence\n".to_owned();
    let (square, ring) = (Board::new(3, 3), squares(RING));
    let holes = Holes::try_new(square, squares("b2")).unwrap();
    write_broken(&mut text, square, &holes, &ring);
    write_broken(&mut text, Board::new(4, 3), &Holes::NONE, &squares(OPEN));
    // Theorems come to other reasons first, but the core may be asked for this one.
    for name in ["b2", "a1"] {
        let squares = squares(name);
        let reason = Reason::HallViolator(HallViolator { squares, around: Vec::new(), need: 2, offer: 0 });
        let values = reason.values().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(",");
        let holes = if name == "b2" { "" } else { "b3,c2" };
        writeln!(text, "3x3 | {holes} | {name} | - => {} | {values} | {}", reason.code(), sentence(&reason)).unwrap();
    }
    let path = format!("{}/tests/golden/broken-tours.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), text, "{path}");
}
