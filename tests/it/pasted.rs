//! Pasted texts: the golden files, round trips of every notation, and hostile input.

use crate::link::{any_link, any_placement, golden};
use proptest::prelude::*;
use queens_and_knights::knight::moves::{self, MOVES};
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::queens::{Placement, Size};
use queens_and_knights::text::link::{Fields, Knight, KnightView, Link, LinkError, MAX_PASTED, Moves, Queens, View};
use queens_and_knights::text::paste::{Diagram, Fen, read_pasted};
use queens_and_knights::{Board, Square};

/// The state that a pasted text opens.
fn shown(text: &str) -> Result<Link, LinkError> {
    read_pasted(text).map(|pasted| pasted.link)
}

#[test]
fn every_pasted_text_becomes_its_link() {
    for (text, link) in golden(include_str!("../golden/pasted.txt")) {
        let read = read_pasted(&text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let zero = if read.from_zero { " (counted from 0)" } else { "" };
        let first = if read.boards > 1 { format!(" (the first of {})", read.boards) } else { String::new() };
        assert_eq!(format!("{}{zero}{first}", read.link), link, "{text:?}");
    }
}

#[test]
fn every_bad_text_has_its_sentence() {
    for (text, sentence) in golden(include_str!("../golden/bad-pasted.txt")) {
        match read_pasted(&text) {
            Ok(read) => panic!("{text:?} is read as {}", read.link),
            Err(error) => assert_eq!(queens_and_knights::sentence(&error), sentence, "{text:?}"),
        }
    }
    assert_eq!(
        queens_and_knights::sentence(&read_pasted("").unwrap_err()),
        "There is nothing to read (at character 1)."
    );
    let long = queens_and_knights::sentence(&read_pasted(&"é".repeat(MAX_PASTED + 1)).unwrap_err());
    assert_eq!(long, "A text to be read has at most 65,536 characters, not 65,537 (at character 65537).");
}

#[test]
fn fens_and_text_boards_are_ascii() {
    for text in ["é", "Q7/é", "1é/2"] {
        let at = 1 + text.chars().position(|c| !c.is_ascii()).unwrap();
        let sentence = format!("The character \"é\" cannot stand here (at character {at}).");
        assert_eq!(queens_and_knights::sentence(&text.parse::<Fen>().unwrap_err()), sentence);
        assert_eq!(queens_and_knights::sentence(&text.parse::<Diagram>().unwrap_err()), sentence);
    }
}

#[test]
fn a_tour_in_long_form_is_read_on_the_board_that_it_fills() {
    for (files, ranks) in [(1, 1), (3, 4), (5, 5), (5, 8), (8, 8), (12, 7), (30, 30)] {
        let board = Board::new(files, ranks);
        let question = Question::try_new(board, Holes::NONE, Square::new(0, 0), Goal::Open).unwrap();
        let tour = construct::tour(&question).unwrap();
        if board.squares() == 1 {
            continue;
        }
        let Ok(Link::Page(View::Knight(knight))) = shown(&tour.long_form()) else { panic!("{board:?}") };
        let KnightView::Given { start, moves, moment: None } = knight.view() else { panic!("{knight:?}") };
        let digits: String = moves.digits().iter().map(u8::to_string).collect();
        assert_eq!((knight.board(), *start, digits), (board, tour.start(), tour.digits()));
    }
}

/// The table of a tour with the whole board as text, and as a spreadsheet keeps it.
fn grids(board: Board, squares: &[Square]) -> [String; 2] {
    let number = |square| squares.iter().position(|&entered| entered == square).map(|index| (index + 1).to_string());
    let rank = |rank: u16| (0..board.files()).map(move |file| number(Square::new(file, rank)));
    let ranks = |hole: &str, mark: &str| {
        let lines = (0..board.ranks()).rev().map(|y| {
            let cells: Vec<String> = rank(y).map(|cell| cell.unwrap_or_else(|| hole.to_owned())).collect();
            cells.join(mark)
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    [ranks(".", "  "), ranks("", ",")]
}

#[test]
fn the_table_of_a_tour_is_read() {
    for (files, ranks, holes) in [(5, 5, ""), (3, 3, "b2"), (8, 8, ""), (8, 8, "d4.e4"), (30, 20, "")] {
        let board = Board::new(files, ranks);
        let holes = holes.split_terminator('.').map(|name| name.parse().unwrap());
        let holes = Holes::try_new(board, holes).unwrap();
        let question = Question::try_new(board, holes.clone(), Square::new(0, 0), Goal::Open).unwrap();
        let tour = construct::tour(&question).unwrap();
        let Ok(Link::Page(View::Knight(knight))) = shown(&tour.table()) else { panic!("{board:?}") };
        let KnightView::Given { start, moves, moment: None } = knight.view() else { panic!("{knight:?}") };
        assert_eq!((knight.board(), knight.holes(), *start), (board, &holes, tour.start()));
        assert_eq!(moves.digits().iter().map(u8::to_string).collect::<String>(), tour.digits());
    }
}

#[test]
fn what_is_too_long_for_a_link_is_still_read_from_a_file() {
    let text = format!("#1/knight/8x8/a1/{}", "04".repeat(3000));
    assert_eq!(text.parse::<Link>().unwrap_err().kind.code(), "too-long");
    let link = shown(&text).unwrap();
    assert_eq!((link.to_string(), link.fits()), (text, false));
    let board = "QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ/".repeat(32);
    let link = shown(board.trim_end_matches('/')).unwrap();
    assert!(link.fits(), "no placement is too long for a link");
    assert_eq!(link.to_string().parse(), Ok(link));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn placements_are_read_from_every_notation(placement in any_placement()) {
        let [fen, diagram] = [Fen(placement).to_string(), Diagram(placement).to_string()];
        prop_assert_eq!(fen.parse(), Ok(Fen(placement)));
        prop_assert_eq!(diagram.parse(), Ok(Diagram(placement)));
        let place = Ok(Link::Page(View::Queens(Queens::Place(placement))));
        prop_assert_eq!(&shown(&diagram), &place);
        // The FEN of an empty 1×1 board, "1", is read as a column.
        if placement != Placement::empty(Size::new(1)) {
            prop_assert_eq!(&shown(&fen), &place);
        }
        let size = placement.size();
        let marks = |queen: char, free: char, between: &str| -> Vec<String> {
            let mark = |row, column| if placement.contains(size.square(row, column)) { queen } else { free };
            let rank = |row| (0..size.get()).map(|column| mark(row, column).to_string()).collect::<Vec<_>>().join(between);
            (0..size.get()).map(rank).collect()
        };
        if size.get() > 1 {
            prop_assert_eq!(&shown(&marks('Q', '.', "").join("\n")), &place);
            prop_assert_eq!(&shown(&marks('♛', '·', " ").join("\r\n")), &place);
            prop_assert_eq!(&shown(&marks('*', '.', ",").join("\n")), &place);
            prop_assert_eq!(&shown(&format!("[[{}]]", marks('1', '0', ", ").join("],\n["))), &place);
            prop_assert_eq!(&shown(&format!("[['{}']]", marks('q', '_', "', '").join("'], ['"))), &place);
        }
        prop_assert_eq!(&shown(&format!("[[\"{}\"]]", marks('Q', '.', "").join("\",\""))), &place);
        if let Some(columns) = placement.columns() {
            let from_zero = |column: Option<u8>| column.map_or("None".to_owned(), |column| column.to_string());
            let words: Vec<String> = columns.iter().copied().map(from_zero).collect();
            let read = read_pasted(&format!("[{}]", words.join(", ")));
            // Without a column 0 the first number is unknown.
            if columns.contains(&Some(0)) {
                prop_assert_eq!(read.as_ref().map(|read| read.from_zero), Ok(true));
                prop_assert_eq!(&read.map(|read| read.link), &place);
            }
            let word = |column: Option<u8>| column.map_or("x".to_owned(), |column| (column + 1).to_string());
            let words: Vec<String> = columns.into_iter().map(word).collect();
            if words.len() > 1 {
                prop_assert_eq!(&shown(&words.join(" ")), &place);
            }
        }
        if placement.size().get() >= 8 && !placement.is_empty() && placement.contains(placement.size().square(0, 0)) {
            let squares: Vec<String> = placement.iter().map(|queen| queen.to_string()).collect();
            prop_assert_eq!(&shown(&squares.join(", ")), &place);
        }
    }

    #[test]
    fn rides_are_read_from_their_moves_and_their_grids(
        files in 3u16..=20,
        ranks in 3u16..=20,
        corner in any::<prop::sample::Index>(),
        turns in proptest::collection::vec(any::<prop::sample::Index>(), 1..60),
    ) {
        let board = Board::new(files, ranks);
        let mut squares = vec![board.iter().nth(corner.index(board.squares())).unwrap()];
        for turn in turns {
            let here = squares[squares.len() - 1];
            let ways: Vec<Square> = MOVES.iter()
                .filter_map(|&(files, ranks)| here.offset(files, ranks))
                .filter(|square| board.contains(*square) && !squares.contains(square))
                .collect();
            if ways.is_empty() {
                break;
            }
            squares.push(ways[turn.index(ways.len())]);
        }
        prop_assume!(squares.len() > 1);
        let moves: Vec<u8> = squares.windows(2).map(|pair| moves::digit(pair[0], pair[1]).unwrap()).collect();
        let moves = Moves::try_new(moves);
        let left: Vec<Square> = board.iter().filter(|square| !squares.contains(square)).collect();
        let fields = Fields { start: Some(squares[0]), moves: moves.clone(), holes: left, ..Fields::default() };
        let expected = Link::Page(View::Knight(Knight::try_from_fields(board, fields).unwrap()));
        let rank = |rank| {
            let number = |file| squares.iter().position(|&square| square == Square::new(file, rank));
            let cells = (0..files).map(|file| number(file).map_or("None".to_owned(), |number| number.to_string()));
            format!("[{}]", cells.collect::<Vec<_>>().join(", "))
        };
        let list = format!("[{}]", (0..ranks).rev().map(rank).collect::<Vec<_>>().join(",\n "));
        let read = read_pasted(&list).map(|read| (read.link, read.from_zero));
        prop_assert_eq!(read, Ok((expected.clone(), true)), "{}", list);
        for grid in grids(board, &squares) {
            prop_assert_eq!(shown(&grid), Ok(expected.clone()), "{}", grid);
        }
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
        let Ok(Link::Page(View::Knight(knight))) = shown(&names.join("-")) else { panic!("{names:?}") };
        prop_assert_eq!((knight.fields().start, knight.fields().moves), (Some(squares[0]), moves));
    }

    #[test]
    fn links_are_read_as_such(link in any_link(), address in "(https://[a-z.é/]{1,9})?", blanks in "[ \\n\\t]{0,3}") {
        let text = link.to_string();
        if text.is_empty() {
            return Ok(());
        }
        prop_assert_eq!(shown(&format!("{blanks}{address}{text}{blanks}")), Ok(link.clone()));
        prop_assert_eq!(shown(&text[1..]), Ok(link));
    }

    #[test]
    fn any_text_is_read_or_refused(
        text in "[1-9x .,]{0,30}|[a-h1-8 -]{0,30}|[1-8Qq/ ]{0,30}|([+|][ Q+-]{0,9}[|+]\n){0,6}|.{0,60}\
                |[0-9QNonex.*'\"\\[\\](){}, \n]{0,40}|([Q.*0-1 ]{1,6}\n){0,6}|[０-９，、；：（）［］♕–a-c1-3 ]{0,30}",
    ) {
        match shown(&text) {
            Ok(link) => prop_assert_eq!(link.to_string().parse::<Link>(), Ok(link)),
            Err(error) => {
                prop_assert!(error.at <= text.chars().count());
                let position = format!(" (at character {}).", error.at + 1);
                prop_assert!(queens_and_knights::sentence(&error).ends_with(&position));
            }
        }
    }
}
