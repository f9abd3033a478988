//! The list of all solutions, against the oracle and the definition of a fundamental solution.

use queens_and_knights::queens::{Placement, Size, gallery, symmetry};

use crate::oracle;

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
fn solutions_are_listed_in_order_with_their_families() {
    for (n, all, fundamental) in COUNTS {
        let listed = gallery::solutions(Size::new(n)).unwrap();
        let expected: Vec<Placement> = oracle::solutions(usize::from(n))
            .into_iter()
            .map(|columns| Placement::from_columns(Size::new(n), columns.into_iter().map(|column| Some(column as u8))))
            .collect();
        assert_eq!(listed.iter().map(|one| one.placement).collect::<Vec<_>>(), expected);
        assert_eq!(listed.len(), all);
        assert_eq!(listed.iter().enumerate().filter(|(index, one)| one.family == *index).count(), fundamental);
        for (index, one) in listed.iter().enumerate() {
            assert_eq!(one.family == index, symmetry::is_fundamental(&one.placement));
            let family: Vec<_> = listed.iter().filter(|other| other.family == one.family).collect();
            assert_eq!(family.len(), usize::from(one.images));
            assert!(family.iter().all(|other| symmetry::images(&one.placement).contains(&other.placement)));
        }
    }
}

#[test]
fn larger_boards_are_not_listed() {
    assert_eq!(gallery::solutions(Size::new(11)), None);
}
