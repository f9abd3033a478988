//! Captions: a step of a search in two sentences, the event and the next choice, and the facts of a whole tour.

use crate::board::{Board, Square};
use crate::knight::backtrack::{KnightRules, Order};
use crate::knight::existence::Wish;
use crate::knight::facts::{Alike, Facts, Magic, Symmetry};
use crate::knight::moment::{Act, Moment};
use crate::knight::moves;
use crate::knight::referee::Break;
use crate::knight::{Holes, Replay};
use crate::search::{Backtrack, Search};
use crate::sentence::{Sentence, Value};

/// What has happened: a move, a tour, a move taken back, `backtracks` of them so far, or that no way is left to try.
#[must_use]
pub fn past(search: &Backtrack<KnightRules>, moment: &Moment, backtracks: u64) -> Sentence {
    let (rules, Moment { squares, .. }) = (search.rules(), moment);
    if has_failed(search, moment) {
        return Sentence::new("ride.exhausted");
    }
    let (first, here) = (squares[0], squares[squares.len() - 1]);
    if let Some(taken) = moment.taken {
        let key = match moment.act {
            Act::Open => "ride.back.open",
            Act::Pruned => "ride.back.pruned",
            Act::Tried => "ride.back.tried",
            _ => "ride.back.stuck",
        };
        return Sentence::new(key).number("number", squares.len()).square("square", taken).square("first", first);
    }
    match moment.act {
        Act::Solved => solved(rules, squares, backtracks as usize),
        Act::Start => {
            let key = if rules.chosen() == first { "ride.start" } else { "ride.start.central" };
            Sentence::new(key).square("square", here).square("start", rules.chosen())
        }
        _ => Sentence::new("knight.move")
            .number("number", squares.len() - 1)
            .square("from", squares[squares.len() - 2])
            .square("square", here),
    }
}

/// A closed tour is numbered anew from the start that was chosen.
fn solved(rules: &KnightRules, squares: &[Square], backtracks: usize) -> Sentence {
    if !rules.task().closed {
        return Sentence::new("ride.solved.open").number("count", backtracks);
    }
    let start = rules.chosen();
    if start == squares[0] {
        return Sentence::new("ride.solved.closed").number("count", backtracks).square("square", start);
    }
    let place = squares.iter().position(|&square| square == start).map_or(1, |place| place + 1);
    Sentence::new("ride.solved.renumbered")
        .number("count", backtracks)
        .number("number", place)
        .number("total", squares.len())
        .square("square", start)
}

/// Whether the search has ended without a tour.
fn has_failed(search: &Backtrack<KnightRules>, moment: &Moment) -> bool {
    moment.act != Act::Solved && search.has_ended()
}

/// What comes next; nothing at the end.
#[must_use]
pub fn next(search: &Backtrack<KnightRules>, moment: &Moment) -> Option<Sentence> {
    let Moment { act, squares, taken, candidates, tried, pruned } = moment;
    let (rules, first, here) = (search.rules(), squares[0], squares[squares.len() - 1]);
    if *act == Act::Solved || has_failed(search, moment) {
        return None;
    }
    let sentence = if taken.is_some() {
        match candidates.len() - tried {
            0 => Sentence::new("ride.back.none").square("here", here),
            left => Sentence::new("ride.back.then").square("here", here).number("count", left),
        }
    } else if rules.is_last_but(0) {
        Sentence::new(whole(rules, squares)).square("first", first)
    } else if *pruned {
        Sentence::new("ride.pruned").square("first", first)
    } else {
        onward(rules.task().order, moment).unwrap_or_else(|| Sentence::new("ride.stuck").square("here", here))
    };
    Some(sentence)
}

/// Whether a path through every square is the tour that is sought. Two squares are no ring: the only move home is the one
/// that was just made.
fn whole(rules: &KnightRules, squares: &[Square]) -> &'static str {
    if !rules.task().closed {
        "ride.complete.open"
    } else if !rules.complete() {
        "ride.complete.apart"
    } else if squares.len() == 2 {
        "ride.complete.two"
    } else {
        "ride.complete.closed"
    }
}

/// Why the best candidate comes first; nothing without candidates.
fn onward(order: Order, Moment { candidates, .. }: &Moment) -> Option<Sentence> {
    let best = candidates.first()?;
    let ties =
        candidates.iter().filter(|each| each.degree == best.degree && each.distance == best.distance).count() - 1;
    let key = match candidates.get(1) {
        _ if order == Order::Plain => "ride.next.plain",
        None => "ride.next.only",
        Some(second) if second.degree > best.degree => "ride.next.degree",
        Some(second) if second.distance < best.distance => "ride.next.distance",
        Some(_) => "ride.next.order",
    };
    Some(
        Sentence::new(key)
            .square("square", best.square)
            .number("degree", best.degree.into())
            .number("count", candidates.len())
            .number("ties", ties),
    )
}

/// A step of a tour that is known, or of the legal beginning of one that is `broken` after it: by a wrong move, or because it
/// stops before all squares are visited.
#[must_use]
pub fn walked(replay: &Replay, broken: Option<&Break>) -> Sentence {
    let (squares, step) = (replay.squares(), replay.path().len());
    let (first, last) = (squares[0], squares[squares.len() - 1]);
    if replay.is_closed() && replay.has_ended() {
        return Sentence::new("knight.closing").square("last", last).square("first", first);
    }
    let is_last = step + 1 == squares.len();
    let stops = matches!(broken, Some(Break::Unvisited { .. }));
    if step == 0 {
        let key = match (is_last, broken) {
            (false, _) => "knight.start",
            (true, None) => "knight.single",
            (true, Some(_)) if stops => "knight.stopped.start",
            (true, Some(_)) => "knight.broken.start",
        };
        return Sentence::new(key).square("square", first);
    }
    let key = match is_last {
        false => "knight.move",
        true if stops => "knight.stopped",
        true if broken.is_some() => "knight.broken",
        true if replay.is_closed() => "knight.last.closed",
        true => "knight.last.open",
    };
    Sentence::new(key)
        .number("number", step)
        .square("from", squares[step - 1])
        .square("square", squares[step])
        .square("first", first)
}

/// A step of a tour moved by hand over these squares, from whose last a knight can go on to `onward` others.
#[must_use]
pub fn moved(board: Board, holes: &Holes, path: &[Square], onward: usize) -> Sentence {
    let [.., from, here] = path else {
        return path.iter().fold(Sentence::new("own.start"), |start, &square| start.square("square", square));
    };
    let left = holes.left(board).saturating_sub(path.len());
    let sentence = match (left, onward) {
        // Two squares are no ring: the way home would be the move just made.
        (0, _) if path.len() > 2 && moves::digit(*here, path[0]).is_some() => Sentence::new("own.closed"),
        (0, _) => Sentence::new("own.open"),
        (_, 0) => Sentence::new("own.stuck").number("count", left),
        _ => Sentence::new("own.move").number("count", onward),
    };
    sentence.number("number", path.len() - 1).square("from", *from).square("square", *here)
}

/// The moves taken back until a search finds a tour, with the prune and without; `None` where it finds none within `limit`
/// steps. The prune cuts off only paths without a tour, so that the search never takes longer with it.
#[must_use]
pub fn savings(pruned: Option<u64>, all: Option<u64>, limit: u64) -> Sentence {
    let Some(pruned) = pruned else {
        return Sentence::new("prune.saves.unknown").number("limit", limit as usize);
    };
    match all {
        None => Sentence::new("prune.saves.more").number("limit", limit as usize),
        Some(all) => Sentence::new("prune.saves").number("all", all as usize),
    }
    .number("pruned", pruned as usize)
}

/// What is said of a tour under one label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// A number alone.
    Number(u64),
    /// Sentences to be joined; at least one.
    Sentences(Vec<Sentence>),
}

impl From<Sentence> for Said {
    fn from(sentence: Sentence) -> Said {
        Said::Sentences(vec![sentence])
    }
}

/// The facts of a tour in the order in which they are listed, each behind the key of its label.
#[must_use]
pub fn facts(facts: &Facts) -> Vec<(&'static str, Said)> {
    let mut rows = Vec::new();
    if let Some(sums) = &facts.sums {
        rows.push(("facts.ranks", alike(sums.rows).into()));
        rows.push(("facts.files", alike(sums.columns).into()));
        if let Some(diagonals) = sums.diagonals {
            rows.push(("facts.diagonals", alike(diagonals).into()));
            rows.push(("facts.square", Sentence::new(magic(sums.magic)).into()));
        }
    }
    let symmetries = match &facts.symmetries[..] {
        [] => vec![Sentence::new("facts.symmetry.none")],
        found => found.iter().map(|&each| Sentence::new(symmetry(each))).collect(),
    };
    let turns =
        Sentence::new("facts.turns.of").number("count", facts.turns as usize).number("moves", facts.moves as usize);
    rows.push(("facts.symmetry", Said::Sentences(symmetries)));
    rows.push(("facts.crossings", Said::Number(facts.crossings)));
    rows.push(("facts.turns", turns.into()));
    rows
}

fn alike(Alike { sum, count, of }: Alike) -> Sentence {
    let sum = sum as usize;
    if count == of {
        Sentence::new("facts.alike.all").number("sum", sum)
    } else if count > 1 {
        Sentence::new("facts.alike").number("sum", sum).number("count", count.into()).number("of", of.into())
    } else {
        Sentence::new("facts.alike.none")
    }
}

fn magic(magic: Option<Magic>) -> &'static str {
    match magic {
        None => "facts.magic.none",
        Some(Magic::Semi) => "facts.magic.semi",
        Some(Magic::Full) => "facts.magic.full",
    }
}

fn symmetry(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::HalfTurn => "facts.symmetry.half-turn",
        Symmetry::QuarterTurn => "facts.symmetry.quarter-turn",
        Symmetry::LeftRight => "facts.symmetry.left-right",
        Symmetry::TopBottom => "facts.symmetry.top-bottom",
        Symmetry::Rising => "facts.symmetry.rising",
        Symmetry::Falling => "facts.symmetry.falling",
    }
}

/// How a tour differs from the one that was chosen.
#[must_use]
pub fn change(chosen: &Wish, tour: &Wish) -> Sentence {
    if tour.board != chosen.board {
        let (files, ranks) = (tour.board.files().into(), tour.board.ranks().into());
        return Sentence::new("nearest.board").number("files", files).number("ranks", ranks);
    }
    if !chosen.holes.is_empty() {
        return Sentence::new("holes.restore");
    }
    let from = tour.start.filter(|_| tour.start != chosen.start);
    // Another start may have no tour to the end chosen.
    match (from, tour.goal.end()) {
        (Some(start), _) if tour.goal == chosen.goal => Sentence::new("nearest.start").square("square", start),
        (None, Some(end)) => Sentence::new("nearest.end").square("square", end),
        _ => {
            let squares = Value::Squares(from.into_iter().collect());
            Sentence::new("nearest.open").with("from", squares).with("same", Value::Flag(from.is_none()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knight::Goal;
    use crate::knight::backtrack::{Task, search};
    use crate::player::Player;

    /// The keys of all steps of a search, each once, in the order in which they come.
    fn keys(board: Board, start: &str, order: Order, closed: bool, prune: bool) -> Vec<&'static str> {
        let search = search(board, &Holes::NONE, start.parse().unwrap(), Task { order, closed, prune });
        let mut player = Player::new(search);
        let mut keys: Vec<&str> = Vec::new();
        for step in 0..400 {
            player.go_to(step);
            let (search, last) = (player.here().run(), player.here().last());
            let moment = Moment::of(search, last);
            let backtracks = player.here().counts().backtracks;
            let found = [Some(past(search, &moment, backtracks)), next(search, &moment)];
            keys.extend(found.into_iter().flatten().map(|sentence| sentence.key));
        }
        let mut seen = Vec::new();
        keys.retain(|key| {
            !seen.contains(key) && {
                seen.push(key);
                true
            }
        });
        keys
    }

    /// A step of a search and its captions, each as its key with its values.
    fn told(player: &mut Player<Backtrack<KnightRules>>, step: u64) -> Vec<String> {
        player.go_to(step);
        let search = player.here().run();
        let moment = Moment::of(search, player.here().last());
        let past = past(search, &moment, player.here().counts().backtracks);
        let told = [Some(past), next(search, &moment)].into_iter().flatten().map(|sentence| written(&sentence));
        told.chain([moment.next_kind(search.rules())]).collect()
    }

    /// A sentence as its key with its values.
    fn written(Sentence { key, values }: &Sentence) -> String {
        let value = |value: &Value| match value {
            Value::Number(number) => number.to_string(),
            Value::Squares(squares) => squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" "),
            other => format!("{other:?}"),
        };
        values.iter().fold(key.to_string(), |text, (name, each)| format!("{text} {name}={}", value(each)))
    }

    #[test]
    fn the_captions_of_a_step_have_its_values() {
        type Told<'a> = (u64, &'a [&'a str]);
        let plain: [Told<'_>; 7] = [
            (0, &["ride.start square=b1 start=b1", "ride.next.plain square=a3 degree=2 count=2 ties=0", "place:plain"]),
            (
                5,
                &[
                    "knight.move number=5 from=a2 square=c1",
                    "ride.next.plain square=b3 degree=1 count=1 ties=0",
                    "place:only",
                ],
            ),
            (7, &["knight.move number=7 from=b3 square=a1", "ride.stuck here=a1", "remove:stuck"]),
            (8, &["ride.back.stuck number=7 square=a1 first=b1", "ride.back.none here=b3", "remove:tried"]),
            (10, &["ride.back.tried number=5 square=c1 first=b1", "ride.back.then here=a2 count=1", "place:again"]),
            (49, &["knight.move number=11 from=c2 square=b4", "ride.complete.open first=b1", "solved"]),
            (50, &["ride.solved.open count=19", "solved"]),
        ];
        let closed: [Told<'_>; 6] = [
            (
                0,
                &[
                    "ride.start.central square=c4 start=a1",
                    "ride.next.order square=b6 degree=2 count=8 ties=1",
                    "tie:order:2",
                ],
            ),
            (
                7,
                &[
                    "knight.move number=7 from=e4 square=f6",
                    "ride.next.only square=d5 degree=4 count=1 ties=0",
                    "place:only",
                ],
            ),
            (
                18,
                &[
                    "knight.move number=18 from=d4 square=f3",
                    "ride.next.distance square=e1 degree=2 count=2 ties=0",
                    "tie:distance:2",
                ],
            ),
            (25, &["knight.move number=25 from=c6 square=e5", "ride.pruned first=c4", "remove:pruned"]),
            (26, &["ride.back.pruned number=25 square=e5 first=c4", "ride.back.then here=c6 count=1", "place:again"]),
            (38, &["ride.solved.renumbered count=1 number=22 total=36 square=a1", "solved"]),
        ];
        let ring: [Told<'_>; 2] = [
            (14, &["ride.back.tried number=1 square=c2 first=a1", "ride.back.then here=a1 count=1", "place:again"]),
            (28, &["ride.exhausted", "remove:tried"]),
        ];
        let task = |order, closed, prune| Task { order, closed, prune };
        for (board, start, task, expected) in [
            (Board::new(3, 4), "b1", task(Order::Plain, false, false), &plain[..]),
            (Board::new(6, 6), "a1", task(Order::Warnsdorff, true, true), &closed),
            (Board::new(3, 3), "a1", task(Order::Plain, true, false), &ring),
        ] {
            let mut player = Player::new(search(board, &Holes::NONE, start.parse().unwrap(), task));
            for &(step, expected) in expected {
                assert_eq!(told(&mut player, step), expected, "step {step} from {start}");
            }
        }
    }

    #[test]
    fn sums_are_alike_from_two_on() {
        for (count, expected) in [
            (1, "facts.alike.none"),
            (2, "facts.alike sum=65 count=2 of=5"),
            (4, "facts.alike sum=65 count=4 of=5"),
            (5, "facts.alike.all sum=65"),
        ] {
            assert_eq!(written(&alike(Alike { sum: 65, count, of: 5 })), expected);
        }
    }

    #[test]
    fn each_change_of_a_tour_has_its_sentence() {
        let square = |name: &str| name.parse().unwrap();
        let wish = |files, start: &str, goal| {
            let (board, start) = (Board::new(files, 8), Some(start).filter(|name| !name.is_empty()).map(square));
            Wish { board, holes: Holes::NONE, start, goal }
        };
        let to = |end: &str| Goal::To(square(end));
        let holed =
            Wish { holes: Holes::try_new(Board::new(8, 8), [square("d4")]).unwrap(), ..wish(8, "a1", Goal::Open) };
        for (chosen, tour, key) in [
            (wish(8, "a1", Goal::Open), wish(6, "a1", Goal::Open), "nearest.board"),
            (holed, wish(8, "a1", Goal::Open), "holes.restore"),
            (wish(8, "a1", Goal::Closed), wish(8, "a1", Goal::Open), "nearest.open"),
            (wish(8, "", Goal::Closed), wish(8, "", Goal::Open), "nearest.open"),
            (wish(8, "a1", Goal::Open), wish(8, "b1", Goal::Open), "nearest.start"),
            (wish(8, "a1", to("h8")), wish(8, "b1", to("h8")), "nearest.start"),
            (wish(8, "a1", to("h8")), wish(8, "b1", Goal::Open), "nearest.open"),
            (wish(8, "a1", to("c3")), wish(8, "a1", to("b3")), "nearest.end"),
        ] {
            assert_eq!(change(&chosen, &tour).key, key, "{chosen:?} {tour:?}");
        }
    }

    #[test]
    fn a_tour_moved_by_hand_says_how_it_can_go_on() {
        let board = Board::new(3, 3);
        let said = |names: &str, holes: &Holes| {
            let path: Vec<_> = names.split(' ').map(|name| name.parse().unwrap()).collect();
            moved(board, holes, &path, moves::onward(board, holes, &path).len()).key
        };
        let holed = |names: &[&str]| Holes::try_new(board, names.iter().map(|name| name.parse().unwrap())).unwrap();
        let ring = "a1 b3 c1 a2 c3 b1 a3 c2";
        assert_eq!(said("a1", &Holes::NONE), "own.start");
        assert_eq!(said("a1 b3", &Holes::NONE), "own.move");
        assert_eq!(said(ring, &Holes::NONE), "own.stuck");
        assert_eq!(said(ring, &holed(&["b2"])), "own.closed");
        assert_eq!(said(&ring[..20], &holed(&["b2", "c2"])), "own.open");
    }

    #[test]
    fn each_step_of_a_known_tour_has_its_sentence() {
        let said = |names: &str, closed, broken: Option<Break>| -> Vec<&str> {
            let squares: Vec<Square> = names.split(' ').map(|name| name.parse().unwrap()).collect();
            let mut replay = Replay::new(&squares, closed);
            let mut keys = vec![walked(&replay, broken.as_ref()).key];
            while replay.next().is_some() {
                keys.push(walked(&replay, broken.as_ref()).key);
            }
            keys
        };
        let leaves = |at| Some(Break::OffBoard { at });
        let stops = |at| Some(Break::Unvisited { at, left: 2, first: "b2".parse().unwrap() });
        assert_eq!(said("a1", false, None), ["knight.single"]);
        assert_eq!(said("a1", false, leaves(1)), ["knight.broken.start"]);
        assert_eq!(said("a1", false, stops(1)), ["knight.stopped.start"]);
        assert_eq!(said("a1 b3 c5", false, None), ["knight.start", "knight.move", "knight.last.open"]);
        assert_eq!(said("a1 b3 c5", false, leaves(3)), ["knight.start", "knight.move", "knight.broken"]);
        assert_eq!(said("a1 b3 c5", false, stops(3)), ["knight.start", "knight.move", "knight.stopped"]);
        let ring = said("a1 b3 c1 a2 c3 b1 a3 c2", true, None);
        assert_eq!(ring[6..], ["knight.move", "knight.last.closed", "knight.closing"]);
    }

    #[test]
    fn a_search_says_why_it_goes_on_and_back() {
        let found = keys(Board::new(3, 4), "b1", Order::Plain, false, false);
        for key in ["ride.start", "ride.next.plain", "knight.move", "ride.stuck", "ride.back.stuck", "ride.back.then"] {
            assert!(found.contains(&key), "{key}: {found:?}");
        }
        assert_eq!(found.last(), Some(&"ride.solved.open"));
        let found = keys(Board::new(3, 3), "a1", Order::Plain, false, false);
        assert_eq!(found.last(), Some(&"ride.exhausted"));
    }

    #[test]
    fn a_closed_tour_from_the_centre_is_numbered_from_the_start_that_was_chosen() {
        let found = keys(Board::new(6, 6), "a1", Order::Warnsdorff, true, true);
        for key in ["ride.start.central", "ride.next.degree", "ride.next.distance", "ride.next.only", "ride.pruned"] {
            assert!(found.contains(&key), "{key}: {found:?}");
        }
        assert_eq!(found.last(), Some(&"ride.solved.renumbered"));
    }
}
