//! The arguments why there is no tour: what each step claims, counted again from the squares alone, and the pictures of the
//! golden file. `tests/js/argument.test.mjs` checks the sentences.

use super::certificates::{is_move, part_of};
use proptest::prelude::*;
use queens_and_knights::knight::argument::{Label, Mark, Move, Step, Value, argue};
use queens_and_knights::knight::existence::{self, HallViolator, Reason, Verdict, Wish};
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::{Board, Square};
use std::collections::{BTreeMap, BTreeSet};

const GOLDEN: &str = include_str!("../golden/arguments.txt");

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

/// A board with its squares that are left, as the claims of a step speak of it.
struct Claims<'a> {
    wish: &'a Wish,
    left: Vec<Square>,
    steps: &'a [Step],
    at: usize,
}

impl Claims<'_> {
    fn step(&self) -> &Step {
        &self.steps[self.at]
    }

    fn number(&self, name: &str) -> usize {
        match self.value(name) {
            Value::Number(number) => *number,
            other => panic!("{self}: {name} is {other:?}"),
        }
    }

    fn flag(&self, name: &str) -> bool {
        match self.value(name) {
            Value::Flag(flag) => *flag,
            other => panic!("{self}: {name} is {other:?}"),
        }
    }

    fn squares(&self, name: &str) -> &[Square] {
        match self.value(name) {
            Value::Squares(squares) => squares,
            other => panic!("{self}: {name} is {other:?}"),
        }
    }

    fn value(&self, name: &str) -> &Value {
        let found = self.step().values.iter().find(|(other, _)| *other == name);
        &found.unwrap_or_else(|| panic!("{self}: no {name}")).1
    }

    fn marked(&self, mark: Mark) -> Vec<Square> {
        let marks = self.step().marks.iter().filter(|(other, _)| *other == mark);
        marks.flat_map(|(_, squares)| squares.iter().copied()).collect()
    }

    fn near(&self, square: Square) -> Vec<Square> {
        self.left.iter().copied().filter(|&to| is_move(square, to)).collect()
    }

    fn reached(&self, removed: &[Square], from: Square) -> BTreeSet<Square> {
        let question = Question::try_new(self.wish.board, self.wish.holes.clone(), from, Goal::Open).unwrap();
        part_of(&question, removed, from).into_iter().collect()
    }

    fn of_colour(&self, dark: bool) -> usize {
        self.left.iter().filter(|square| square.is_dark() == dark).count()
    }

    fn closed(&self) -> bool {
        self.wish.goal == Goal::Closed
    }

    /// How many moves a tour makes at a square, at least and at most.
    fn needs(&self, square: Square) -> (usize, usize) {
        match (self.wish.goal, self.wish.start) {
            (Goal::Closed, _) => (2, 2),
            (_, Some(start)) if square == start => (1, 1),
            (Goal::To(end), _) => {
                if square == end {
                    (1, 1)
                } else {
                    (2, 2)
                }
            }
            (Goal::Open, Some(start)) => {
                let last_is_dark = start.is_dark() == (self.left.len() % 2 == 1);
                (if square.is_dark() == last_is_dark { 1 } else { 2 }, 2)
            }
            (Goal::Open, None) => (1, 2),
        }
    }

    /// Whether no tour that makes these moves can make one more: a square has all that it takes, or a ring would close.
    fn cannot_add(&self, made: &[Move], (one, other): Move) -> bool {
        let made: BTreeSet<(Square, Square)> = made.iter().map(|&(from, to)| (from.min(to), from.max(to))).collect();
        let at = |square: Square| made.iter().filter(|&&(from, to)| from == square || to == square).count();
        if [one, other].into_iter().any(|square| at(square) >= self.needs(square).1) {
            return true;
        }
        let mut way = vec![one];
        while let Some(&(from, to)) = made.iter().find(|&&(from, to)| way.contains(&from) != way.contains(&to)) {
            way.push(if way.contains(&from) { to } else { from });
        }
        way.contains(&other) && !(self.closed() && way.len() == self.left.len())
    }

    /// Holds for every step, whatever it says.
    fn check_picture(&self) {
        let Step { key, values, areas, labels, moves, wrong, .. } = self.step();
        assert!(key.starts_with("argue."), "{self}");
        let names: BTreeSet<&str> = values.iter().map(|(name, _)| *name).collect();
        assert_eq!(names.len(), values.len(), "{self}: each value has its own name");
        let tinted = areas.concat();
        let labelled: Vec<Square> = labels.iter().map(|(square, _)| *square).collect();
        for squares in [&tinted, &labelled] {
            assert_eq!(squares.iter().collect::<BTreeSet<_>>().len(), squares.len(), "{self}: no square twice");
            assert!(squares.iter().all(|square| self.left.contains(square)), "{self}");
        }
        for &(from, to) in moves.iter().chain(wrong) {
            assert!(is_move(from, to) && self.left.contains(&from) && self.left.contains(&to), "{self}: {from}–{to}");
        }
        for (mark, squares) in &self.step().marks {
            assert!(*mark == Mark::Rejected || squares.iter().all(|square| self.left.contains(square)), "{self}");
        }
        for value in values {
            if let (_, Value::Squares(squares)) = value {
                assert!(squares.iter().all(|square| self.left.contains(square)), "{self}");
            }
        }
    }

    /// The claim of the sentence.
    fn check(&self) {
        let (dark, light) = (self.of_colour(true), self.of_colour(false));
        let all = self.left.len();
        match self.step().key {
            "argue.dark" => assert_eq!(self.number("dark"), dark, "{self}"),
            "argue.light" => assert_eq!(self.number("light"), light, "{self}"),
            "argue.light.odd" => {
                assert_eq!([self.number("dark"), self.number("light"), self.number("squares")], [dark, light, all]);
                assert!(all % 2 == 1, "{self}");
            }
            "argue.uneven.closed" | "argue.uneven.open" => {
                assert_eq!([self.number("dark"), self.number("light")], [dark, light], "{self}");
                assert_eq!(self.number("over"), dark.abs_diff(light), "{self}");
                assert!(dark.abs_diff(light) > usize::from(!self.closed()), "{self}");
            }
            "argue.ends" => {
                let more = if self.flag("dark") { dark } else { light };
                assert_eq!([self.number("more"), self.number("fewer")], [more, all - more], "{self}");
                assert_eq!(more, all - more + 1, "{self}");
            }
            "argue.start" => assert_ne!(self.squares("start")[0].is_dark(), dark > light, "{self}"),
            "argue.end" => {
                let (start, end) = (self.squares("start")[0], self.squares("end")[0]);
                assert_eq!((Some(start), Goal::To(end)), (self.wish.start, self.wish.goal), "{self}");
                assert_eq!(start.is_dark() == end.is_dark(), all.is_multiple_of(2), "{self}");
            }
            "argue.parts" => {
                let removed = self.marked(Mark::Rejected);
                for part in &self.step().areas {
                    assert_eq!(
                        part.iter().copied().collect::<BTreeSet<_>>(),
                        self.reached(&removed, part[0]),
                        "{self}"
                    );
                }
                assert_eq!(self.step().areas.concat().len() + removed.len(), all, "{self}");
                assert_eq!(self.number("parts"), self.step().areas.len(), "{self}");
            }
            "argue.pieces.closed" | "argue.pieces.open" | "argue.pieces.ends" | "argue.pieces.together" => {
                let removed = self.marked(Mark::Rejected);
                let ends = match self.wish.goal {
                    // The cut of a whole board holds for any start.
                    _ if self.wish.holes.is_empty() => vec![],
                    Goal::Closed => vec![],
                    Goal::Open => vec![self.wish.start],
                    Goal::To(end) => vec![self.wish.start, Some(end)],
                };
                let taken = ends.iter().flatten().filter(|end| removed.contains(end)).count();
                assert_eq!(self.number("pieces"), removed.len() + usize::from(!self.closed()) - taken, "{self}");
            }
            "argue.many" => {
                let before = &self.steps[self.at - 1];
                let limit = ["most", "pieces"].iter().find_map(|name| {
                    let value = before.values.iter().find(|(other, _)| other == name)?;
                    Some(value.1.clone())
                });
                assert_eq!(limit, Some(Value::Number(self.number("most"))), "{self}");
                assert_eq!(self.number("parts"), self.step().areas.len(), "{self}");
                assert!(self.number("parts") > self.number("most"), "{self}");
            }
            "argue.reach.not" | "argue.row.not" => {
                let from = self.steps[self.at - 1].marks[0].1[0];
                let left = all - self.reached(&[], from).len();
                assert!(left > 0 && self.number("left") == left, "{self}");
                assert_eq!(self.marked(Mark::Conflict).len(), left, "{self}");
            }
            "argue.isolated" | "argue.none" | "argue.none.not" => {
                assert!(self.near(self.squares("square")[0]).is_empty(), "{self}");
            }
            "argue.only" => assert_eq!(self.near(self.squares("square")[0]).len(), 1, "{self}"),
            "argue.lines.missed" => {
                // Outer squares of one colour, though outer and inner ones would take turns with the colours.
                let missed = self.marked(Mark::Conflict);
                let outer = &self.step().areas[0];
                assert!(!missed.is_empty() && missed.len() == self.number("count"), "{self}");
                assert!(missed.iter().all(|square| outer.contains(square)), "{self}");
                assert!(missed.iter().all(|square| square.is_dark() == self.flag("dark")), "{self}");
                assert!(outer.iter().all(|&square| !self.near(square).iter().any(|to| outer.contains(to))), "{self}");
            }
            "argue.starved" => {
                let (starved, around) = (self.marked(Mark::Conflict), self.marked(Mark::Hint));
                let next: BTreeSet<Square> = starved.iter().flat_map(|&square| self.near(square)).collect();
                assert_eq!(around.iter().copied().collect::<BTreeSet<_>>(), next, "{self}");
                let offers = around.iter().map(|&square| {
                    let asked = self.near(square).iter().filter(|to| starved.contains(to)).count();
                    asked.min(self.needs(square).1)
                });
                assert_eq!(offers.sum::<usize>(), self.number("offer"), "{self}");
                // Each step before has one sum of its labels for what is needed and one for what is offered.
                let sums = self.step().labels.iter().map(|(_, label)| match label {
                    Label::Number(number) => *number,
                    Label::Letter(_) => panic!("{self}"),
                });
                let spared = usize::from(self.steps[0].key == "argue.need.end");
                assert_eq!(sums.sum::<usize>(), self.number("need") + spared + self.number("offer"), "{self}");
                assert!(self.number("need") > self.number("offer"), "{self}");
            }
            "argue.chain.first" => {
                for square in self.marked(Mark::Now) {
                    assert_eq!(self.near(square).len(), self.needs(square).0, "{self}: {square}");
                }
            }
            "argue.chain.next" | "argue.chain.few" => {
                let square = self.squares("square")[0];
                let before = self.at.checked_sub(1).map_or(&[][..], |at| &self.steps[at].moves);
                let lost: BTreeSet<Square> = self.step().wrong.iter().map(|&(_, to)| to).collect();
                for &to in &lost {
                    assert!(self.cannot_add(before, (square, to)), "{self}: {square}–{to}");
                }
                let left = self.near(square).iter().filter(|to| !lost.contains(to)).count();
                if self.step().key == "argue.chain.next" {
                    assert_eq!((left, self.number("count")), (self.needs(square).0, left), "{self}");
                } else {
                    assert_eq!((left, self.needs(square).0), (self.number("left"), self.number("need")), "{self}");
                    assert!(left < self.number("need"), "{self}");
                }
            }
            "argue.ring.left" => {
                let squares: BTreeSet<Square> = self.step().moves.iter().flat_map(|&(from, to)| [from, to]).collect();
                let moves = &self.step().moves;
                let at = |square: &Square| moves.iter().filter(|(from, to)| from == square || to == square).count();
                assert!(squares.iter().all(|square| at(square) == 2) && squares.len() < all, "{self}");
            }
            _ => {}
        }
    }
}

impl std::fmt::Display for Claims<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} step {} {:?}", self.wish, self.at + 1, self.step())
    }
}

/// Checks the argument of a wish that cannot be, and gives the keys of its steps.
fn check(wish: &Wish, reason: &Reason) -> Vec<&'static str> {
    let steps = argue(reason, wish);
    assert!(steps.len() >= 2, "{wish:?}: {reason}");
    let left: Vec<Square> = wish.board.iter().filter(|&square| !wish.holes.contains(square)).collect();
    for at in 0..steps.len() {
        let claims = Claims { wish, left: left.clone(), steps: &steps, at };
        claims.check_picture();
        claims.check();
    }
    steps.iter().map(|step| step.key).collect()
}

fn check_all(wishes: impl Iterator<Item = Wish>) -> BTreeSet<&'static str> {
    let refused = wishes.filter_map(|wish| reason_of(&wish).map(|reason| (wish, reason)));
    refused.flat_map(|(wish, reason)| check(&wish, &reason)).collect()
}

#[test]
fn every_argument_of_a_whole_board_claims_what_is_true() {
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
    fn every_argument_of_a_board_with_holes_claims_what_is_true(
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

/// What the golden file says below a sentence.
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
