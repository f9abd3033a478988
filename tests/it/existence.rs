//! Existence of knight's tours against every way tried: which ends a start has, by dynamic programming over sets of
//! visited squares, which shares nothing with the code it judges.

use proptest::prelude::*;
use queens_and_knights::knight::count::{self, Tours};
use queens_and_knights::knight::existence::{self, Cut, HallViolator, Reason, Role, Verdict, Wish};
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::{Board, Square};
use std::collections::HashMap;

fn is_move(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()) * one.rank().abs_diff(other.rank()) == 2
}

/// The ends of all open tours from a start, and whether one of at least four squares can be closed.
fn ends(board: Board, holes: &Holes, start: Square) -> (Vec<Square>, bool) {
    let squares: Vec<Square> = board.iter().filter(|&square| !holes.contains(square)).collect();
    let moves: Vec<u32> = squares
        .iter()
        .map(|&from| (0..squares.len()).filter(|&to| is_move(from, squares[to])).fold(0, |set, to| set | 1 << to))
        .collect();
    let first = squares.iter().position(|&square| square == start).unwrap();
    // For each set of visited squares the set of squares where the knight can stand.
    let mut layer = HashMap::from([(1u32 << first, 1u32 << first)]);
    for _ in 1..squares.len() {
        let mut next: HashMap<u32, u32> = HashMap::new();
        for (visited, standing) in layer {
            for from in (0..squares.len()).filter(|from| standing >> from & 1 == 1) {
                for to in (0..squares.len()).filter(|to| (moves[from] & !visited) >> to & 1 == 1) {
                    *next.entry(visited | 1 << to).or_default() |= 1 << to;
                }
            }
        }
        layer = next;
    }
    let standing = layer.into_values().next().unwrap_or(0);
    let ends = (0..squares.len()).filter(|end| standing >> end & 1 == 1).map(|end| squares[end]).collect();
    (ends, standing & moves[first] != 0 && squares.len() >= 4)
}

/// Holds both modules to the truth.
fn check(board: Board, holes: &Holes, start: Square, goal: Goal, exists: bool) {
    let question = Question::try_new(board, holes.clone(), start, goal).unwrap();
    match existence::answer(&question) {
        Verdict::Possible(_) => assert!(exists, "{question:?}"),
        Verdict::Impossible(reason) => assert!(!exists, "{question:?}: {reason}"),
        Verdict::Undecided => panic!("undecided: {question:?}"),
    }
    match construct::tour(&question) {
        Ok(_) => assert!(exists, "{question:?}"),
        Err(construct::NoTour::Impossible(reason)) => {
            assert!(!exists, "{question:?}: {reason}");
            check_certificate(&question, &reason);
        }
        Err(undecided) => panic!("{undecided}: {question:?}"),
    }
}

/// Asks for open and closed tours and for every end from one start; gives whether there is an open tour and whether
/// there is a closed one.
fn check_start(board: Board, holes: &Holes, start: Square) -> (bool, bool) {
    let (ends, closed) = ends(board, holes, start);
    check(board, holes, start, Goal::Open, !ends.is_empty());
    check(board, holes, start, Goal::Closed, closed);
    for end in board.iter().filter(|&end| !holes.contains(end)) {
        check(board, holes, start, Goal::To(end), ends.contains(&end));
    }
    (!ends.is_empty(), closed)
}

fn check_board(board: Board, holes: &Holes) {
    let starts = board.iter().filter(|&start| !holes.contains(start));
    let found: Vec<(bool, bool)> = starts.map(|start| check_start(board, holes, start)).collect();
    for (closed, exists) in [(false, found.iter().any(|start| start.0)), (true, found.iter().any(|start| start.1))] {
        match existence::any_start(board, holes, closed) {
            Verdict::Possible(_) => assert!(exists, "{board:?} {holes:?} closed: {closed}"),
            Verdict::Impossible(reason) => {
                assert!(!exists, "{board:?} {holes:?}: {reason}");
                check_argument(board, holes, &reason);
            }
            Verdict::Undecided => panic!("undecided: {board:?} {holes:?} closed: {closed}"),
        }
    }
}

/// Boards with so many squares, each shape once, lying or standing by turns.
fn boards(squares: std::ops::RangeInclusive<u16>) -> impl Iterator<Item = Board> {
    squares.flat_map(|count| {
        (1..=count).filter(move |short| count.is_multiple_of(*short) && short * short <= count).map(move |short| {
            let (short, long) = (short, count / short);
            if count % 3 == 0 { Board::new(short, long) } else { Board::new(long, short) }
        })
    })
}

#[test]
fn every_start_and_every_end_on_boards_of_up_to_24_squares_is_as_trying_every_way_says() {
    for board in boards(1..=24) {
        check_board(board, &Holes::NONE);
    }
}

/// A board with some squares taken out in pairs of a dark and a light one.
fn with_pairs_of_holes(
    sides: std::ops::RangeInclusive<u16>,
    pairs: std::ops::RangeInclusive<usize>,
) -> impl Strategy<Value = (Board, Holes)> {
    (sides.clone(), sides, pairs, any::<u64>()).prop_map(|(files, ranks, pairs, seed)| {
        let board = Board::new(files, ranks);
        let mut random = Random(seed);
        let mut holes: Vec<Square> = Vec::new();
        for dark in [true, false].repeat(pairs) {
            let candidates: Vec<Square> =
                board.iter().filter(|square| square.is_dark() == dark && !holes.contains(square)).collect();
            holes.push(candidates[random.below(candidates.len())]);
        }
        (board, Holes::try_new(board, holes).unwrap())
    })
}

/// xorshift64 (Marsaglia 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.max(1);
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn small_boards_with_holes_are_as_trying_every_way_says((board, holes) in with_pairs_of_holes(3..=5, 1..=3)) {
        prop_assume!(holes.left(board) <= 19);
        check_board(board, &holes);
    }
}

/// Counts again, from the squares alone, what a reason says of them.
fn check_certificate(question: &Question, reason: &Reason) {
    check_argument(question.board(), question.holes(), reason);
    match reason {
        Reason::HallViolator(violator) => check_violator(question, violator),
        Reason::Cut(cut) => check_cut(question, cut),
        Reason::Unreachable { start, square } => {
            assert!(!part_of(question, &[], *start).contains(square));
        }
        _ => {}
    }
}

/// Tries what a reason says about its board and its squares.
fn check_argument(board: Board, holes: &Holes, reason: &Reason) {
    let left: Vec<Square> = board.iter().filter(|&square| !holes.contains(square)).collect();
    let next_to = |square: Square| left.iter().copied().filter(|&to| is_move(square, to)).collect::<Vec<_>>();
    let of_role = |role: Role| {
        let groups = reason.groups().into_iter().filter(|group| group.role == role);
        groups.map(|group| group.squares).collect::<Vec<_>>()
    };
    for square in reason.groups().iter().flat_map(|group| &group.squares) {
        assert!(left.contains(square), "{board:?}: {reason}");
    }
    let faults = of_role(Role::Fault).concat();
    let dark_left = left.iter().filter(|square| square.is_dark()).count();
    let whole = || Question::try_new(board, Holes::NONE, Square::new(0, 0), Goal::Open).unwrap();
    match *reason {
        Reason::StartColour { start, dark, light, .. } => {
            assert_eq!((dark, light), (dark_left, left.len() - dark_left));
            assert!(dark.abs_diff(light) == 1 && start.is_dark() == (light > dark));
        }
        Reason::Unbalanced { dark, light, .. } => assert_eq!((dark, light), (dark_left, left.len() - dark_left)),
        Reason::Narrow { from, .. } => {
            let reached = part_of(&whole(), &[], from);
            assert!(reached.len() < left.len());
            assert!(faults.iter().all(|square| !reached.contains(square)));
            assert!(faults.is_empty() || faults.len() + reached.len() == left.len());
        }
        Reason::FourWide { from, .. } | Reason::InnerLine { square: from, .. } => {
            let [outer, inner] = [Role::Outer, Role::Inner].map(|role| of_role(role).concat());
            assert_eq!(outer.len(), inner.len());
            assert_eq!(outer.len() + inner.len(), left.len());
            assert!(outer.iter().all(|&square| next_to(square).iter().all(|to| inner.contains(to))));
            let mut reached = vec![from];
            let mut next = 0;
            while let Some(&square) = reached.get(next) {
                next += 1;
                for to in next_to(square) {
                    if outer.contains(&to) != outer.contains(&square) && !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            assert!(!faults.is_empty() && faults.iter().all(|square| !reached.contains(square)));
        }
        Reason::Isolated { square, .. } => assert!(next_to(square).is_empty() && left.len() > 1),
        Reason::CornerRing { ring: [corner, one, opposite, other], .. } => {
            assert!(left.len() > 4);
            for square in [corner, opposite] {
                let next = next_to(square);
                assert!(next.len() == 2 && next.contains(&one) && next.contains(&other));
            }
        }
        Reason::Corners { ref cut, .. } | Reason::SmallBoard { ref cut, .. } => {
            let closed = matches!(reason, Reason::SmallBoard { closed: true, .. });
            let parts = of_role(Role::Part);
            assert_eq!(cut.at_most, cut.squares.len() + usize::from(!closed));
            assert!(parts.len() == cut.parts && cut.parts > cut.at_most);
            assert_eq!(parts.concat().len() + cut.squares.len(), left.len());
            for part in &parts {
                let mut found = part_of(&whole(), &cut.squares, part[0]);
                found.sort_unstable_by_key(|&square| board.index(square));
                assert_eq!(found, *part);
            }
            if matches!(reason, Reason::Corners { .. }) {
                assert_eq!(parts.iter().filter(|part| part.len() == 1).count(), 4);
            }
        }
        Reason::ForcedApart { ends: [one, other], .. } => {
            assert!(!is_move(one, other));
            let ways = links(board, |square| if [one, other].contains(&square) { 1..=1 } else { 2..=2 });
            let without_rings: Vec<_> = ways.iter().filter(|ways| component(ways, board.index(one)) == 24).collect();
            assert_eq!(without_rings.len(), 2, "a way and its mirror image");
            // Wherever else the ends were, a ring would be closed before its time.
            let tours = links(board, |_| 2..=2);
            assert!(tours.iter().all(|ways| component(ways, 0) < 24));
        }
        Reason::TwinEnds { square, twins, .. } => {
            let next = twins.map(next_to);
            assert!(next[0].len() == 2 && next[0] == next[1] && !next[0].contains(&square));
            let ways = links(board, |at| if at == square || twins.contains(&at) { 0..=2 } else { 2..=2 });
            let along = |at: Square| at.file().max(at.rank());
            let rings_of_eight = |ways: &Vec<Vec<usize>>, at: usize| component(ways, at) == 8;
            for ways in &ways {
                for beyond in [false, true] {
                    let corner = if beyond { board.squares() - 1 } else { 0 };
                    let linked =
                        ways[board.index(square)].iter().any(|&to| (along(board.square(to)) > along(square)) == beyond);
                    assert!(linked || rings_of_eight(ways, corner));
                }
            }
            assert!(!ways.is_empty());
        }
        Reason::ForcedShort { square, corners: [one, other], .. } => {
            assert!([one, other].into_iter().all(|corner| next_to(corner).len() == 2 && is_move(corner, square)));
            for end in [one, other] {
                let ways = links(board, |at| if [square, end].contains(&at) { 1..=1 } else { 2..=2 });
                let is_ring = |ways: &Vec<Vec<usize>>, at: usize| {
                    let start = component(ways, board.index(square));
                    component(ways, at) != start && component(ways, at) < 9
                };
                let whole: Vec<_> = ways.iter().filter(|ways| !(0..24).any(|at| is_ring(ways, at))).collect();
                assert!(whole.iter().all(|ways| component(ways, board.index(square)) == 6), "{board:?}");
                assert!(!whole.is_empty());
            }
        }
        Reason::HallViolator(ref violator) => {
            let mut around: Vec<Square> = violator.squares.iter().flat_map(|&square| next_to(square)).collect();
            around.sort_unstable_by_key(|&square| board.index(square));
            around.dedup();
            assert_eq!(around, violator.around);
        }
        _ => {}
    }
}

/// All sets of links between squares a move apart in which each square has as many as allowed.
fn links(board: Board, allowed: impl Fn(Square) -> std::ops::RangeInclusive<usize>) -> Vec<Vec<Vec<usize>>> {
    let squares: Vec<Square> = board.iter().collect();
    let pairs: Vec<(usize, usize)> = (0..squares.len())
        .flat_map(|one| (one + 1..squares.len()).map(move |other| (one, other)))
        .filter(|&(one, other)| is_move(squares[one], squares[other]))
        .collect();
    let mut found = vec![vec![Vec::new(); squares.len()]];
    for (index, &(one, other)) in pairs.iter().enumerate() {
        let mut next = Vec::new();
        for ways in found {
            let mut with: Vec<Vec<usize>> = ways.clone();
            with[one].push(other);
            with[other].push(one);
            next.extend([ways, with].into_iter().filter(|ways| {
                [one, other].into_iter().all(|at| {
                    let to_come = pairs[index + 1..].iter().filter(|pair| pair.0 == at || pair.1 == at).count();
                    let allowed = allowed(squares[at]);
                    ways[at].len() <= *allowed.end() && ways[at].len() + to_come >= *allowed.start()
                })
            }));
        }
        found = next;
    }
    found
}

/// How many squares are linked to one, itself included.
fn component(ways: &[Vec<usize>], at: usize) -> usize {
    let mut seen = vec![at];
    let mut next = 0;
    while let Some(&one) = seen.get(next) {
        next += 1;
        seen.extend(ways[one].iter().filter(|to| !seen.contains(to)).copied().collect::<Vec<_>>());
    }
    seen.len()
}

/// The squares that a knight can reach from one without entering the removed ones.
fn part_of(question: &Question, removed: &[Square], from: Square) -> Vec<Square> {
    let free = |square: &Square| !question.holes().contains(*square) && !removed.contains(square);
    let mut part = vec![from];
    let mut next = 0;
    while let Some(&square) = part.get(next) {
        next += 1;
        for to in question.board().iter().filter(free).filter(|&to| is_move(square, to)) {
            if !part.contains(&to) {
                part.push(to);
            }
        }
    }
    part
}

/// A tour without k squares is at most k pieces, or k + 1 when it is open and none of these is an end; if both ends
/// are in one part, the two pieces there count as one, because the others must then be fewer.
fn check_cut(question: &Question, cut: &Cut) {
    let Cut { squares, parts, at_most } = cut;
    let free = |square: &Square| !question.holes().contains(*square) && !squares.contains(square);
    let mut found: Vec<Vec<Square>> = Vec::new();
    for square in question.board().iter().filter(free) {
        if !found.iter().any(|part| part.contains(&square)) {
            found.push(part_of(question, squares, square));
        }
    }
    assert_eq!(found.len(), *parts);
    let start_stays = free(&question.start());
    let most = match question.goal() {
        Goal::Closed => squares.len(),
        Goal::Open => squares.len() + usize::from(start_stays),
        Goal::To(end) => {
            let together = found.iter().any(|part| part.contains(&question.start()) && part.contains(&end));
            let ends = usize::from(start_stays) + usize::from(free(&end));
            squares.len() + ends - 1 - usize::from(together)
        }
    };
    assert_eq!(most, *at_most);
    assert!(parts > at_most, "{question:?}: {cut}");
}

fn check_violator(question: &Question, violator: &HallViolator) {
    let HallViolator { squares, need, offer, .. } = violator;
    assert!(need > offer, "{question:?}: {violator}");
    let moves_at = |square: Square| match question.goal() {
        Goal::Closed => 2,
        Goal::To(end) if end == square => 1,
        _ if question.start() == square => 1,
        _ => 2,
    };
    let dark = squares[0].is_dark();
    assert!(squares.iter().all(|square| square.is_dark() == dark));
    // A free end may be one of the squares if it has their colour, and is then left by no move.
    let ends_dark = question.start().is_dark() == (question.squares() % 2 == 1);
    let spared = usize::from(question.goal() == Goal::Open && dark == ends_dark);
    assert_eq!(squares.iter().map(|&square| moves_at(square)).sum::<usize>() - spared, *need);
    let mut each_once = squares.clone();
    each_once.sort_unstable();
    each_once.dedup();
    assert_eq!(each_once.len(), squares.len());
    let others = question.board().iter().filter(|&square| !question.holes().contains(square));
    let takes = |other: Square| squares.iter().filter(|&&square| is_move(square, other)).count().min(moves_at(other));
    assert_eq!(others.map(takes).sum::<usize>(), *offer, "{question:?}");
}

#[test]
fn boards_four_squares_wide_miss_what_their_reason_says() {
    for (files, ranks) in [(4, 9), (11, 4), (3, 4), (4, 3), (50, 4)] {
        let board = Board::new(files, ranks);
        for start in board.iter() {
            for goal in [Goal::Closed, Goal::Open] {
                let question = Question::try_new(board, Holes::NONE, start, goal).unwrap();
                if let Verdict::Impossible(reason) = existence::at_once(&question) {
                    check_certificate(&question, &reason);
                }
            }
        }
    }
}

#[test]
fn the_nearest_tours_are_there_and_each_board_without_one_has_some() {
    for board in boards(2..=30).chain([(51, 51), (1000, 4), (1, 1000), (2, 2)].map(|(f, r)| Board::new(f, r))) {
        let starts: Vec<Option<Square>> = board.iter().take(30).map(Some).chain([None]).collect();
        let to = |end: Square| Goal::To(end);
        for start in starts {
            for goal in [Goal::Open, Goal::Closed, to(Square::new(0, 0)), to(board.square(board.squares() / 2))] {
                let wish = Wish { board, holes: Holes::NONE, start, goal };
                let question = start.map(|start| Question::try_new(board, Holes::NONE, start, goal).unwrap());
                let verdict = match &question {
                    Some(question) => existence::at_once(question),
                    None => existence::any_start(board, &Holes::NONE, goal == Goal::Closed),
                };
                if !matches!(verdict, Verdict::Impossible(_)) {
                    continue;
                }
                let found = existence::nearest(&wish);
                assert!(!found.is_empty() && found.len() <= 2, "{wish:?}");
                for one in found {
                    assert!(one != wish && one.holes.is_empty());
                    if let Some(start) = one.start {
                        let question = Question::try_new(one.board, Holes::NONE, start, one.goal).unwrap();
                        assert!(construct::tour(&question).is_ok(), "{question:?}");
                    } else {
                        let closed = one.goal == Goal::Closed;
                        let verdict = existence::any_start(one.board, &Holes::NONE, closed);
                        assert!(matches!(verdict, Verdict::Possible(_)));
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_nearest_changes_as_little_as_can_be() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let wish = |files, ranks, start: &str, goal| Wish {
        board: Board::new(files, ranks),
        holes: Holes::NONE,
        start: if start.is_empty() { None } else { Some(square(start)) },
        goal,
    };
    let tour = |files, ranks, start: &str, goal| wish(files, ranks, start, goal);
    for (asked, found) in [
        (wish(5, 5, "b1", Goal::Open), vec![tour(5, 5, "a1", Goal::Open)]),
        (wish(3, 3, "b2", Goal::Open), vec![tour(4, 3, "a1", Goal::Open)]),
        (wish(3, 3, "", Goal::Open), vec![tour(4, 3, "", Goal::Open)]),
        (wish(5, 5, "c3", Goal::Closed), vec![tour(5, 5, "c3", Goal::Open), tour(6, 5, "c3", Goal::Closed)]),
        (wish(4, 7, "", Goal::Closed), vec![tour(4, 7, "", Goal::Open), tour(6, 7, "", Goal::Closed)]),
        (wish(4, 4, "a1", Goal::Closed), vec![tour(6, 5, "a1", Goal::Closed)]),
        (wish(8, 8, "a1", Goal::To(square("c3"))), vec![tour(8, 8, "a1", Goal::To(square("b3")))]),
    ] {
        assert_eq!(existence::nearest(&asked), found, "{asked:?}");
    }
    let holes = Holes::try_new(Board::new(8, 8), [square("b3"), square("c2")]).unwrap();
    let asked = Wish { holes, ..wish(8, 8, "h8", Goal::Open) };
    assert_eq!(existence::nearest(&asked), vec![tour(8, 8, "h8", Goal::Open)]);
}

/// Three rooms that only two squares hold together: walls two squares thick in the form of a T.
#[test]
fn rooms_that_too_few_squares_join_have_no_closed_tour() {
    let board = Board::new(12, 12);
    let doors = [Square::new(5, 5), Square::new(6, 5)];
    let wall =
        |square: &Square| [4, 5].contains(&square.rank()) || (square.rank() > 5 && [5, 6].contains(&square.file()));
    let holes = Holes::try_new(board, board.iter().filter(wall).filter(|square| !doors.contains(square))).unwrap();
    let ask = |goal| {
        let question = Question::try_new(board, holes.clone(), Square::new(0, 0), goal).unwrap();
        construct::tour(&question).inspect_err(|refused| {
            if let construct::NoTour::Impossible(reason) = refused {
                check_certificate(&question, reason);
            }
        })
    };
    let sentence = "Without the 2 marked squares the board falls into 3 parts, but a tour into 2 at most.";
    assert_eq!(queens_and_knights::sentence(&ask(Goal::Closed).unwrap_err()), sentence);
    assert_eq!(queens_and_knights::sentence(&ask(Goal::To(Square::new(1, 0))).unwrap_err()), sentence);
    assert!(ask(Goal::Open).is_ok());
    assert!(ask(Goal::To(Square::new(0, 11))).is_ok());
}

/// What became of the questions asked, by goal.
#[derive(Default, PartialEq, Eq, Debug)]
struct Counts {
    solved: u32,
    impossible: u32,
    undecided: u32,
}

/// A board with 2 to 8 squares taken out in pairs of a dark and a light one, asked for a closed tour, an open one and
/// one to a square whose colour fits.
fn questions_with_holes(random: &mut Random, sides: std::ops::RangeInclusive<u16>) -> [Question; 3] {
    let mut side = || sides.start() + random.below(sides.len()) as u16;
    let board = Board::new(side(), side());
    let mut holes: Vec<Square> = Vec::new();
    for dark in [true, false].repeat(1 + random.below(4)) {
        let candidates: Vec<Square> =
            board.iter().filter(|square| square.is_dark() == dark && !holes.contains(square)).collect();
        holes.push(candidates[random.below(candidates.len())]);
    }
    let holes = Holes::try_new(board, holes).unwrap();
    let left: Vec<Square> = board.iter().filter(|&square| !holes.contains(square)).collect();
    let starts: Vec<Square> =
        left.iter().copied().filter(|square| square.is_dark() || left.len().is_multiple_of(2)).collect();
    let start = starts[random.below(starts.len())];
    let same_colour = left.len() % 2 == 1;
    let ends: Vec<Square> =
        left.into_iter().filter(|&end| end != start && (end.is_dark() == start.is_dark()) == same_colour).collect();
    let end = ends[random.below(ends.len())];
    [Goal::Closed, Goal::Open, Goal::To(end)].map(|goal| Question::try_new(board, holes.clone(), start, goal).unwrap())
}

#[test]
fn three_hundred_boards_with_holes_are_decided() {
    let mut random = Random(0x5eed);
    let mut counts: [Counts; 3] = Default::default();
    for _ in 0..300 {
        for (counts, question) in counts.iter_mut().zip(questions_with_holes(&mut random, 6..=12)) {
            let verdict = existence::answer(&question);
            match construct::tour(&question) {
                Ok(_) => {
                    assert!(!matches!(verdict, Verdict::Impossible(_)));
                    counts.solved += 1;
                }
                Err(construct::NoTour::Impossible(reason)) => {
                    assert!(!matches!(verdict, Verdict::Possible(_)));
                    check_certificate(&question, &reason);
                    counts.impossible += 1;
                }
                Err(construct::NoTour::NotFound) => counts.undecided += 1,
                Err(other) => panic!("{other}: {question:?}"),
            }
        }
    }
    for (goal, Counts { solved, impossible, undecided }) in ["closed", "open", "to an end"].iter().zip(&counts) {
        println!("{goal}: {solved} solved, {impossible} proven impossible, {undecided} undecided");
    }
    let expected = [(133, 167, 0), (222, 78, 0), (166, 134, 0)].map(|(solved, impossible, undecided)| Counts {
        solved,
        impossible,
        undecided,
    });
    assert_eq!(counts, expected);
}

/// Holds answers on 6×6 boards with holes to the exact count of tours.
fn agree_with_the_count(boards: usize) {
    let mut random = Random(0xc0de);
    for _ in 0..boards {
        for question in questions_with_holes(&mut random, 6..=6) {
            let tours = count::count(&Tours::answering(&question).unwrap(), 1 << 30).unwrap();
            let decided = matches!(existence::answer(&question), Verdict::Possible(_));
            assert_eq!(decided, tours > 0, "{question:?}");
            assert_eq!(construct::tour(&question).is_ok(), tours > 0, "{question:?}");
        }
    }
}

#[test]
fn the_exact_count_agrees_on_six_by_six_with_holes() {
    agree_with_the_count(5);
}

#[test]
#[ignore = "half a minute: cargo test --release --test it -- --ignored the_exact_count"]
fn the_exact_count_agrees_on_many_six_by_six_with_holes() {
    agree_with_the_count(300);
}
