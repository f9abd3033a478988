//! The claims of a reason about the squares of a board, checked from the squares alone.

use queens_and_knights::knight::existence::{Cut, HallViolator, Reason, Role};
use queens_and_knights::knight::{Goal, Holes, Question};
use queens_and_knights::{Board, Square};

/// Whether a knight goes from one square to the other in one move.
pub fn is_move(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()) * one.rank().abs_diff(other.rank()) == 2
}

/// Recounts the numbers of a reason from the squares alone.
pub fn check_certificate(question: &Question, reason: &Reason) {
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

/// Checks the claims of a reason about its board and its squares.
pub fn check_argument(board: Board, holes: &Holes, reason: &Reason) {
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
pub fn part_of(question: &Question, removed: &[Square], from: Square) -> Vec<Square> {
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
