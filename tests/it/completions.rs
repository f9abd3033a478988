//! Completions and symmetries of placements, against looking at all solutions and all eight images.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use queens_and_knights::queens::completions::Completions;
use queens_and_knights::queens::symmetry::{self, Symmetry};
use queens_and_knights::queens::{Given, Placement, Size, referee};

use crate::oracle;

fn solutions(n: u8) -> Vec<Placement> {
    let placed = |columns: Vec<usize>| {
        Placement::from_columns(Size::new(n), columns.into_iter().map(|column| Some(column as u8)))
    };
    oracle::solutions(usize::from(n)).into_iter().map(placed).collect()
}

fn peaceful(n: u8, wanted: &[(u8, u8)]) -> Placement {
    let size = Size::new(n);
    let mut placement = Placement::empty(size);
    for &(row, column) in wanted {
        let square = size.square(row % n, column % n);
        if placement.insert(square) && !referee::is_peaceful(&placement) {
            placement.remove(square);
        }
    }
    placement
}

#[test]
fn completions_of_a_thousand_random_placements_equal_brute_force() {
    let mut runner = proptest::test_runner::TestRunner::new_with_rng(
        ProptestConfig::default(),
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    let all: Vec<Vec<Placement>> = (0..=10).map(|n| if n < 4 { Vec::new() } else { solutions(n) }).collect();
    let placements = (4u8..=10, proptest::collection::vec((0u8..10, 0u8..10), 0..5));
    for _ in 0..1_000 {
        let (n, wanted) = placements.new_tree(&mut runner).unwrap().current();
        let placement = peaceful(n, &wanted);
        let containing: Vec<&Placement> = all[usize::from(n)]
            .iter()
            .filter(|solution| placement.iter().all(|queen| solution.contains(queen)))
            .collect();
        let mut completions = Completions::new(Given::try_from(&placement).unwrap());
        while completions.advance(97) {}
        assert!(completions.is_over());
        assert_eq!(completions.found(), containing.len() as u64);
        let mut sum = 0;
        for square in Size::new(n).board().iter() {
            let through = containing.iter().filter(|solution| solution.contains(square)).count() as u64;
            assert_eq!(completions.through(square), through);
            sum += through;
        }
        assert_eq!(sum, completions.found() * u64::from(n), "each solution goes through N squares");
        match completions.first() {
            None => assert_eq!(containing.len(), 0),
            Some(columns) => {
                let first = Placement::from_columns(Size::new(n), columns.iter().copied().map(Some));
                assert!(containing.contains(&&first));
            }
        }
    }
}

#[test]
fn one_completion_of_a_large_board_is_found_at_once() {
    for n in 11..=32 {
        let mut completions = Completions::new(Given::none(Size::new(n)));
        while completions.first().is_none() {
            assert!(completions.advance(10_000), "{n}");
        }
        let first = completions.first().unwrap().iter().copied().map(Some);
        assert!(referee::is_solution(&Placement::from_columns(Size::new(n), first)), "{n}");
    }
}

/// OEIS A000170 and A002562 for N = 1..10.
#[test]
fn fundamental_solutions_and_their_images_make_up_all() {
    let all = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
    let fundamental = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92];
    for n in 1..=10 {
        let solutions = solutions(n);
        assert_eq!(solutions.len(), all[usize::from(n) - 1]);
        let first: Vec<&Placement> = solutions.iter().filter(|solution| symmetry::is_fundamental(solution)).collect();
        assert_eq!(first.len(), fundamental[usize::from(n) - 1], "{n}");
        let mut images: Vec<Placement> = first.iter().flat_map(|solution| symmetry::images(solution)).collect();
        assert_eq!(images.len(), solutions.len());
        images.retain(|image| solutions.contains(image));
        assert_eq!(images.len(), solutions.len());
        for solution in first {
            assert_eq!(symmetry::images(solution).len() * (symmetry::own(solution).len() + 1), 8);
        }
    }
}

proptest! {
    /// Turning four times, or mirroring twice, is leaving as it is; and attacks stay attacks.
    #[test]
    fn symmetries_are_what_they_say(n in 1u8..=32, row in 0u8..32, column in 0u8..32) {
        let size = Size::new(n);
        let square = size.square(row % n, column % n);
        let turn = |square| Symmetry::QuarterTurn.square(size, square);
        prop_assert_eq!(turn(turn(turn(turn(square)))), square);
        prop_assert_eq!(turn(turn(square)), Symmetry::HalfTurn.square(size, square));
        prop_assert_eq!(turn(turn(turn(square))), Symmetry::ThreeQuarterTurn.square(size, square));
        for mirror in [Symmetry::MirrorFiles, Symmetry::MirrorRanks, Symmetry::MirrorMain, Symmetry::MirrorAnti] {
            prop_assert_eq!(mirror.square(size, mirror.square(size, square)), square);
        }
        let mirrored = Symmetry::MirrorFiles.square(size, square);
        prop_assert_eq!((mirrored.file(), mirrored.rank()), (u16::from(n) - 1 - square.file(), square.rank()));
        prop_assert_eq!(Symmetry::MirrorMain.square(size, square), Symmetry::MirrorFiles.square(size, turn(square)));
    }
}
