//! The numbered solutions, against the list of small boards, the published counts and the definition of an image.

use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{published_count, published_fundamental};
use queens_and_knights::queens::numbered::{MAX_NUMBERED, Numbered};
use queens_and_knights::queens::{Placement, Size, gallery, referee, symmetry};

fn numbered(n: u8) -> Numbered {
    Numbered::try_new(Size::new(n)).unwrap()
}

fn finish(mut list: Numbered, slice: u64) -> Numbered {
    while list.advance(slice) {
        assert!(!list.is_over());
    }
    assert!(list.is_over());
    list
}

#[test]
fn small_boards_are_numbered_as_they_are_listed() {
    for n in 1..=gallery::MAX_LISTED {
        let listed = gallery::solutions(Size::new(n)).unwrap();
        for slice in [1, 7, 1_000_000] {
            let list = finish(numbered(n), slice);
            assert_eq!((list.found(), list.chosen()), (listed.len(), listed.len()));
            for (index, one) in listed.iter().enumerate() {
                assert_eq!(list.get(index), Some(one.placement));
                assert_eq!(list.index(&one.placement), Some(index));
            }
            assert_eq!(list.get(listed.len()), None);
        }
    }
}

#[test]
fn filters_let_pass_what_the_list_says() {
    for n in 1..=8 {
        let size = Size::new(n);
        let listed = gallery::solutions(size).unwrap();
        let mut list = finish(numbered(n), 1000);
        for fundamental in [false, true] {
            for with in size.board().iter().map(Some).chain([None]) {
                list.choose(fundamental, with);
                list = finish(list, 13);
                let expected: Vec<Placement> = listed
                    .iter()
                    .enumerate()
                    .filter(|(index, one)| !fundamental || one.family == *index)
                    .map(|(_, one)| one.placement)
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
        let mut list = numbered(n);
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
    let list = finish(numbered(8), 1000);
    let columns = |columns: [Option<u8>; 8]| Placement::from_columns(Size::new(8), columns);
    assert_eq!(list.index(&Placement::empty(Size::new(8))), None);
    assert_eq!(list.index(&Placement::empty(Size::new(9))), None);
    assert_eq!(list.index(&columns([Some(0); 8])), None);
    assert_eq!(list.index(&columns([Some(0), Some(4), Some(7), None, None, None, None, None])), None);
    assert!(Numbered::try_new(Size::new(MAX_NUMBERED + 1)).is_none());
}
