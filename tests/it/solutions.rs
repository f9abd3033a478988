//! The list of all solutions, against the oracle, the published counts and the definitions of an image and of a fundamental
//! solution; and its texts, against a plain one and the reader of answers.

use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{published_count, published_fundamental};
use queens_and_knights::queens::solutions::{Form, MAX_LISTED, MAX_NUMBERED, Solutions, Writer};
use queens_and_knights::queens::{Placement, Size, referee, symmetry};
use queens_and_knights::text::answer::read_answer;

use crate::oracle;

fn list_of(n: u8) -> Solutions {
    Solutions::try_new(Size::new(n)).unwrap()
}

fn finish(mut list: Solutions, slice: u64) -> Solutions {
    while list.advance(slice) {
        assert!(!list.is_over());
    }
    assert!(list.is_over());
    list
}

fn oracle_of(n: u8) -> Vec<Placement> {
    let placement = |columns: Vec<usize>| {
        Placement::from_columns(Size::new(n), columns.into_iter().map(|column| Some(column as u8)))
    };
    oracle::solutions(usize::from(n)).into_iter().map(placement).collect()
}

/// OEIS A000170 and A002562.
const COUNTS: [(u8, usize, usize); 10] = [
    (1, 1, 1),
    (2, 0, 0),
    (3, 0, 0),
    (4, 2, 1),
    (5, 10, 2),
    (6, 4, 1),
    (7, 40, 6),
    (8, 92, 12),
    (9, 352, 46),
    (10, 724, 92),
];

#[test]
fn solutions_are_found_in_order_with_their_families() {
    assert_eq!(COUNTS.len(), usize::from(MAX_LISTED));
    for (n, all, fundamental) in COUNTS {
        let expected = oracle_of(n);
        for slice in [1, 7, 1_000_000] {
            let list = finish(list_of(n), slice);
            assert_eq!((list.found(), list.chosen(), list.get(all)), (all, all, None));
            assert_eq!((0..all).map(|index| list.get(index).unwrap()).collect::<Vec<_>>(), expected);
            assert!((0..all).all(|index| list.index(&expected[index]) == Some(index)));
        }
        let list = finish(list_of(n), 1000);
        let families: Vec<_> = (0..all).map(|index| list.family(index).unwrap()).collect();
        assert_eq!(families.iter().enumerate().filter(|(index, one)| one.first == *index).count(), fundamental);
        for (index, one) in families.iter().enumerate() {
            assert_eq!(one.first == index, symmetry::is_fundamental(&expected[index]));
            let family: Vec<usize> = (0..all).filter(|&other| families[other].first == one.first).collect();
            assert_eq!(family.len(), usize::from(one.images));
            let images = symmetry::images(&expected[index]);
            assert!(family.iter().all(|&other| images.contains(&expected[other])));
            let listed: Vec<_> = family.iter().map(|&other| (other, expected[other])).collect();
            assert_eq!(list.images(&expected[index]), listed);
            let unlisted: Vec<_> = listed.into_iter().map(|(_, image)| image).enumerate().collect();
            assert_eq!(list_of(n).images(&expected[index]), unlisted);
        }
        assert_eq!(list.family(all), None);
    }
}

/// The fundamental one comes first, so that a family is known as soon as one of it is found.
#[test]
fn families_are_known_while_solutions_are_being_found() {
    let whole = finish(list_of(8), 1000);
    let mut list = list_of(8);
    while list.advance(50) {
        for index in 0..list.found() {
            assert_eq!(list.family(index), whole.family(index));
        }
    }
}

#[test]
fn filters_let_pass_what_the_list_says() {
    for n in 1..=8 {
        let size = Size::new(n);
        let all = oracle_of(n);
        let mut list = finish(list_of(n), 1000);
        for fundamental in [false, true] {
            for with in size.board().iter().map(Some).chain([None]) {
                list.choose(fundamental, with);
                list = finish(list, 13);
                let expected: Vec<Placement> = all
                    .iter()
                    .copied()
                    .filter(|placement| !fundamental || symmetry::is_fundamental(placement))
                    .filter(|placement| with.is_none_or(|square| placement.contains(square)))
                    .collect();
                let chosen: Vec<Placement> = (0..list.chosen()).filter_map(|index| list.get(index)).collect();
                assert_eq!(chosen, expected, "{n} {fundamental} {with:?}");
                for (index, placement) in expected.iter().enumerate() {
                    assert_eq!(list.chosen_index(placement), Some(index));
                }
            }
        }
    }
}

/// OEIS A000170 and A002562.
#[test]
fn larger_boards_have_as_many_as_are_published() {
    for n in 11..=13 {
        let mut list = list_of(n);
        list.choose(true, None);
        let list = finish(list, 1_000_000);
        assert_eq!(list.found() as u64, published_count(CountSize::new(n)));
        assert_eq!(list.chosen() as u64, published_fundamental(CountSize::new(n)));
        for index in (0..list.chosen()).step_by(97) {
            let solution = list.get(index).unwrap();
            assert!(referee::is_solution(&solution) && symmetry::is_fundamental(&solution));
            let mut images: Vec<usize> =
                symmetry::images(&solution).iter().map(|image| list.index(image).unwrap()).collect();
            images.sort_unstable();
            assert_eq!(list.chosen_index(&solution), Some(index));
            assert_eq!(images.first().copied(), list.index(&solution));
        }
    }
}

#[test]
fn what_is_no_solution_has_no_number() {
    let list = finish(list_of(8), 1000);
    let columns = |columns: [Option<u8>; 8]| Placement::from_columns(Size::new(8), columns);
    assert_eq!(list.index(&Placement::empty(Size::new(8))), None);
    assert_eq!(list.index(&Placement::empty(Size::new(9))), None);
    assert_eq!(list.index(&columns([Some(0); 8])), None);
    assert_eq!(list.index(&columns([Some(0), Some(4), Some(7), None, None, None, None, None])), None);
    assert!(Solutions::try_new(Size::new(MAX_NUMBERED + 1)).is_none());
}

fn text_of(list: &mut Solutions, form: Form, nodes: u64, most: usize) -> String {
    let mut writer = Writer::new(form);
    let mut text = String::new();
    while let Some(piece) = writer.next(list, most) {
        text += &piece;
        list.advance(nodes);
    }
    assert_eq!(writer.written(), list.chosen());
    text
}

/// A text written plainly.
fn plain_text(form: Form, boards: &[Placement]) -> String {
    let columns = |board: &Placement| -> Vec<usize> {
        board.columns().unwrap().into_iter().map(|column| usize::from(column.unwrap())).collect()
    };
    let joined = |board, between: &str| {
        columns(board).iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(between)
    };
    match form {
        Form::Lines => boards.iter().map(|board| joined(board, " ") + "\n").collect(),
        Form::Csv => boards.iter().map(|board| joined(board, ",") + "\r\n").collect(),
        Form::LeetCode => {
            let row = |&column: &usize, n: usize| format!("\"{}Q{}\"", ".".repeat(column), ".".repeat(n - 1 - column));
            let list = |board| {
                let columns = columns(board);
                let rows: Vec<String> = columns.iter().map(|column| row(column, columns.len())).collect();
                format!("[{}]", rows.join(","))
            };
            format!("[{}]\n", boards.iter().map(list).collect::<Vec<_>>().join(",\n"))
        }
    }
}

#[test]
fn texts_hold_what_passes_the_filter_however_they_are_cut() {
    for n in 1..=8 {
        let all = oracle_of(n);
        for form in Form::ALL {
            for (nodes, most) in [(1, 1), (100, 7), (1_000_000, 1_000_000)] {
                assert_eq!(text_of(&mut list_of(n), form, nodes, most), plain_text(form, &all), "{n} {form:?}");
            }
            let mut list = list_of(n);
            list.choose(true, None);
            let few: Vec<_> = all.iter().copied().filter(symmetry::is_fundamental).collect();
            assert_eq!(text_of(&mut list, form, 10, 3), plain_text(form, &few));
        }
    }
}

#[test]
fn the_page_reads_its_own_texts_as_right_answers() {
    for n in [4, 8, 11] {
        let count = published_count(CountSize::new(n)) as usize;
        for form in Form::ALL {
            let answer = read_answer(&text_of(&mut list_of(n), form, 100_000, 1000)).unwrap();
            let counts = (answer.right(), answer.wrong(), answer.twice(), answer.missing);
            assert_eq!(counts, (count, 0, 0, Some(0)), "{n} {form:?}");
        }
    }
}
