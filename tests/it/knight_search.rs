//! The knight's searches against the article, written plainly.

use queens_and_knights::knight::Holes;
use queens_and_knights::knight::backtrack::{Order, Task, central, search};
use queens_and_knights::knight::moment::{CODE, Moment};
use queens_and_knights::{Board, Event, Player, Search, Square};

/// The article's table of moves, as (rows down, columns right).
const STEPS: [(isize, isize); 8] = [(-2, -1), (-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1)];

/// The article's recursion: rows from the top, always from the central square, with the order that it means.
struct Article {
    m: isize,
    n: isize,
    visited: Vec<Vec<bool>>,
    acts: Vec<(char, isize, isize)>,
    limit: usize,
}

impl Article {
    fn free(&self, (x, y): (isize, isize)) -> bool {
        x >= 0 && x < self.m && y >= 0 && y < self.n && !self.visited[x as usize][y as usize]
    }

    fn ways(&self, (x, y): (isize, isize)) -> usize {
        STEPS.iter().filter(|(dx, dy)| self.free((x + dx, y + dy))).count()
    }

    fn back_trace(&mut self, t: isize, (x, y): (isize, isize), mid: (isize, isize)) -> bool {
        let closes = STEPS.iter().any(|(dx, dy)| (x + dx, y + dy) == mid);
        if t == self.m * self.n && closes {
            self.acts.push(('!', 0, 0));
            return true;
        }
        let mut queue: Vec<(usize, isize, usize)> = (0..8)
            .filter(|&i| self.free((x + STEPS[i].0, y + STEPS[i].1)))
            .map(|i| {
                let to = (x + STEPS[i].0, y + STEPS[i].1);
                (self.ways(to), -((to.0 - mid.0).abs() + (to.1 - mid.1).abs()), i)
            })
            .collect();
        queue.sort();
        for (_, _, i) in queue {
            let to = (x + STEPS[i].0, y + STEPS[i].1);
            self.visited[to.0 as usize][to.1 as usize] = true;
            self.acts.push(('+', to.0, to.1));
            if self.acts.len() >= self.limit || self.back_trace(t + 1, to, mid) {
                return true;
            }
            self.visited[to.0 as usize][to.1 as usize] = false;
            self.acts.push(('-', to.0, to.1));
        }
        false
    }
}

#[test]
fn warnsdorff_does_what_the_article_means() {
    const LIMIT: usize = 30_000;
    for (m, n) in [(6, 6), (6, 8), (8, 6), (8, 8), (10, 10), (10, 12), (12, 12), (3, 4), (4, 4), (5, 6)] {
        let mid = ((m / 2 - 1).max(0), (n / 2 - 1).max(0));
        let mut article =
            Article { m, n, visited: vec![vec![false; n as usize]; m as usize], acts: Vec::new(), limit: LIMIT };
        article.visited[mid.0 as usize][mid.1 as usize] = true;
        article.back_trace(1, mid, mid);
        let board = Board::new(n as u16, m as u16);
        let task = Task { order: Order::Warnsdorff, closed: true, prune: false };
        let run = search(board, &Holes::NONE, Square::new(0, 0), task);
        let at = |square: Square| (m - 1 - square.rank() as isize, square.file() as isize);
        let acts: Vec<(char, isize, isize)> = run
            .map(|event| match event {
                Event::Place(square) => ('+', at(square).0, at(square).1),
                Event::Remove(square) => ('-', at(square).0, at(square).1),
                Event::Solved => ('!', 0, 0),
                Event::Reject(..) => panic!("a knight's search rejects nothing"),
            })
            .take(article.acts.len())
            .collect();
        assert_eq!(acts, article.acts, "{m}×{n}");
    }
}

fn nodes(files: u16, ranks: u16, prune: bool, limit: u64) -> Option<u64> {
    let task = Task { order: Order::Warnsdorff, closed: true, prune };
    let mut player = Player::new(search(Board::new(files, ranks), &Holes::NONE, Square::new(0, 0), task));
    player.explore(limit);
    (player.furthest().counts().solutions == 1).then_some(player.furthest().counts().placements)
}

/// The boards of the article's range, |m − n| ≤ 2 and both even, are searched as the measurements of the article's
/// method say: nearly all at once.
#[test]
fn the_article_s_boards_are_solved_in_few_nodes_but_for_two() {
    for side in (6..=30).step_by(2) {
        for other in [side, side + 2] {
            let found = nodes(other, side, false, 20_000);
            match (side, other) {
                (12, 12) | (18, 20) => assert_eq!(found, None, "{other}×{side}"),
                _ => assert!(found.is_some_and(|nodes| nodes <= 2_449), "{other}×{side}: {found:?}"),
            }
        }
    }
}

#[test]
fn the_prune_solves_those_two_almost_without_a_step_back() {
    assert_eq!(nodes(12, 12, true, 20_000), Some(144));
    assert_eq!(nodes(18, 20, true, 20_000), Some(371));
}

/// About ten seconds: `cargo test --release -- --ignored prune`.
#[test]
#[ignore = "searches millions of nodes"]
fn the_prune_solves_every_board_of_the_article_s_range() {
    assert!(nodes(12, 12, false, 20_000_000).is_some_and(|nodes| nodes > 6_000_000));
    for side in (6..=30).step_by(2) {
        for other in [side, side + 2] {
            assert!(nodes(other, side, true, 4_000_000).is_some_and(|nodes| nodes <= 1_440_000), "{other}×{side}");
        }
    }
}

#[test]
fn the_central_square_is_the_article_s() {
    for (files, ranks, name) in [(8, 8, "d5"), (1, 1, "a1"), (1, 7, "a5"), (5, 6, "b4"), (20, 18, "j10")] {
        assert_eq!(central(Board::new(files, ranks)).to_string(), name);
    }
}

#[test]
fn a_search_leaves_out_holes_and_begins_elsewhere_when_the_centre_is_one() {
    let board = Board::new(6, 6);
    let (c4, a1): (Square, Square) = ("c4".parse().unwrap(), "a1".parse().unwrap());
    let holes = Holes::try_new(board, [c4, "d4".parse().unwrap()]).unwrap();
    let task = Task { order: Order::Warnsdorff, closed: true, prune: true };
    let run = search(board, &holes, a1, task);
    assert_eq!((central(board), run.rules().first()), (c4, a1));
    assert_eq!(run.height(), 33);
    assert!(run.take(1_000).all(|event| !matches!(event, Event::Place(square) if holes.contains(square))));
}

/// The acts of a whole search, and the lines of the code that they light, from the rules of the article alone.
#[test]
fn each_move_taken_back_has_its_reason_and_its_lines() {
    let cases = [
        (5, 5, "a1", Task { order: Order::Warnsdorff, closed: false, prune: false }),
        (4, 3, "a1", Task { order: Order::Plain, closed: true, prune: false }),
        (4, 3, "a1", Task { order: Order::Warnsdorff, closed: true, prune: true }),
        (12, 12, "a1", Task { order: Order::Warnsdorff, closed: true, prune: true }),
        (6, 5, "a1", Task { order: Order::Plain, closed: true, prune: true }),
        (3, 4, "b1", Task { order: Order::Plain, closed: true, prune: false }),
        (2, 3, "a1", Task { order: Order::Plain, closed: true, prune: false }),
    ];
    let mut seen = std::collections::BTreeSet::new();
    let mut lit = 0;
    for (files, ranks, start, task) in cases {
        let board = Board::new(files, ranks);
        let leap = |one: Square, other: Square| {
            let (x, y) = (one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank()));
            (x, y) == (1, 2) || (x, y) == (2, 1)
        };
        let mut run = search(board, &Holes::default(), start.parse().unwrap(), task);
        let mut last = None;
        for _ in 0..3000 {
            let moment = Moment::of(&run, last);
            assert_eq!(moment.squares[1..], *run.path());
            let all: Vec<Square> =
                (0..files).flat_map(|file| (0..ranks).map(move |rank| Square::new(file, rank))).collect();
            let out = |square: &Square| moment.squares.contains(square) || moment.taken == Some(*square);
            let ways = |from: Square| all.iter().filter(move |&&to| leap(from, to)).filter(|to| !out(to)).count();
            let expected = match (last, moment.taken) {
                (None, _) => "start",
                (Some(Event::Place(_)), _) => "place",
                (Some(Event::Solved), _) => "solved",
                (_, Some(_)) if moment.squares.len() + 1 == all.len() => "open",
                (_, Some(_)) if task.prune && ways(moment.squares[0]) == 0 => "pruned",
                (_, Some(taken)) if ways(taken) > 0 => "tried",
                _ => "stuck",
            };
            assert_eq!(moment.act.key(), expected, "{files} × {ranks}, {:?}", moment.squares);
            let tried = moment.candidates[..moment.tried].last().map(|candidate| candidate.square);
            assert_eq!(tried, moment.taken.filter(|_| moment.tried > 0));
            let (line, passed) = moment.act.lines();
            lit |= passed.iter().fold(1 << line, |lines, line| lines | 1 << line);
            seen.insert(expected);
            last = run.next();
            if last.is_none() {
                break;
            }
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["open", "place", "pruned", "solved", "start", "stuck", "tried"]);
    assert_eq!(lit, (1 << CODE[0]) - 1, "every line is lit");
}
