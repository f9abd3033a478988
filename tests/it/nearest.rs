//! The nearest tours where there is none.

use super::existence::boards;
use queens_and_knights::knight::existence::{self, Verdict, Wish};
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::{Board, Square};

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
