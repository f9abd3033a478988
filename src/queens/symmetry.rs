//! The eight ways to turn and mirror a board, and which solutions are the same but for that.

use crate::board::Square;
use crate::queens::{Placement, Size};

/// A way to turn or mirror a square board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Symmetry {
    /// As it is.
    Identity,
    /// A quarter turn clockwise.
    QuarterTurn,
    /// A half turn.
    HalfTurn,
    /// Three quarter turns clockwise, which is one the other way.
    ThreeQuarterTurn,
    /// Left and right exchanged.
    MirrorFiles,
    /// Top and bottom exchanged.
    MirrorRanks,
    /// Rows and columns exchanged: mirrored in the diagonal a8–h1.
    MirrorMain,
    /// Mirrored in the diagonal a1–h8.
    MirrorAnti,
}

impl Symmetry {
    /// All eight, the turns first.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::QuarterTurn,
        Symmetry::HalfTurn,
        Symmetry::ThreeQuarterTurn,
        Symmetry::MirrorFiles,
        Symmetry::MirrorRanks,
        Symmetry::MirrorMain,
        Symmetry::MirrorAnti,
    ];

    /// Where a square goes.
    ///
    /// ```
    /// # use queens_and_knights::queens::{Size, symmetry::Symmetry};
    /// let turned = Symmetry::QuarterTurn.square(Size::new(8), "a1".parse().unwrap());
    /// assert_eq!(turned.to_string(), "a8");
    /// ```
    ///
    /// # Panics
    /// When the square is not on the board.
    #[must_use]
    #[track_caller]
    pub fn square(self, size: Size, square: Square) -> Square {
        let last = size.get() - 1;
        let (row, column) = (size.row(square), size.column(square));
        let (row, column) = match self {
            Symmetry::Identity => (row, column),
            Symmetry::QuarterTurn => (column, last - row),
            Symmetry::HalfTurn => (last - row, last - column),
            Symmetry::ThreeQuarterTurn => (last - column, row),
            Symmetry::MirrorFiles => (row, last - column),
            Symmetry::MirrorRanks => (last - row, column),
            Symmetry::MirrorMain => (column, row),
            Symmetry::MirrorAnti => (last - column, last - row),
        };
        size.square(row, column)
    }

    /// A placement turned or mirrored.
    #[must_use]
    pub fn placement(self, placement: &Placement) -> Placement {
        let mut image = Placement::empty(placement.size());
        for queen in placement.iter() {
            image.insert(self.square(placement.size(), queen));
        }
        image
    }
}

/// The distinct images of a placement, itself first: 8, 4, 2 or 1 of them.
#[must_use]
pub fn images(placement: &Placement) -> Vec<Placement> {
    let mut found: Vec<Placement> = Vec::with_capacity(8);
    for symmetry in Symmetry::ALL {
        let image = symmetry.placement(placement);
        if !found.contains(&image) {
            found.push(image);
        }
    }
    found
}

/// The symmetries, other than leaving it as it is, that leave a placement unchanged.
#[must_use]
pub fn own(placement: &Placement) -> Vec<Symmetry> {
    let rest = Symmetry::ALL.into_iter().skip(1);
    rest.filter(|symmetry| symmetry.placement(placement) == *placement).collect()
}

/// Whether a placement comes first among its images, in the lexicographic order of the columns of its rows: one of
/// each set of images does, and a solution that does is called fundamental (OEIS A002562 counts them).
#[must_use]
pub fn is_fundamental(placement: &Placement) -> bool {
    let order =
        |placement: &Placement| placement.iter().map(|q| (placement.size().row(q), q.file())).collect::<Vec<_>>();
    let own = order(placement);
    images(placement).iter().all(|image| own <= order(image))
}
