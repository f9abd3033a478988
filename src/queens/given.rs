//! Queens that stand on the board before a search begins.

use std::fmt;

use crate::board::Square;
use crate::event::{Attack, Direction};
use crate::queens::referee;
use crate::queens::{Placement, Size};

/// Given queens: some queens of which no two attack each other, and the rows, columns and squares that they leave free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    placement: Placement,
    /// Bit c of word r: the square in row r and column c is attacked or taken by a given queen.
    attacked: [u32; Size::MAX as usize],
    rows: Vec<u8>,
    columns: Vec<u8>,
}

/// Two queens that were to be given attack each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash(
    /// One of the two.
    pub Square,
    /// The other.
    pub Square,
);

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the given queens on {} and {} attack each other", self.0, self.1)
    }
}

impl std::error::Error for Clash {}

impl TryFrom<&Placement> for Given {
    type Error = Clash;

    fn try_from(placement: &Placement) -> Result<Given, Clash> {
        if let Some(&(one, other, _)) = referee::conflicts(placement).first() {
            return Err(Clash(one, other));
        }
        let size = placement.size();
        let mut attacked = [0; Size::MAX as usize];
        for row in 0..size.get() {
            for column in 0..size.get() {
                let square = size.square(row, column);
                let hit = placement.iter().any(|queen| queen == square || referee::line(queen, square).is_some());
                attacked[usize::from(row)] |= u32::from(hit) << column;
            }
        }
        let rows = (0..size.get()).filter(|&row| placement.iter().all(|queen| size.row(queen) != row)).collect();
        let columns = (0..size.get()).filter(|&col| placement.iter().all(|queen| size.column(queen) != col)).collect();
        Ok(Given { placement: *placement, attacked, rows, columns })
    }
}

impl Given {
    /// No queens: an empty board.
    #[must_use]
    pub fn none(size: Size) -> Given {
        let Ok(given) = Given::try_from(&Placement::empty(size)) else {
            unreachable!("an empty board has no conflict")
        };
        given
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.placement.size()
    }

    /// The given queens.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The rows without a given queen, from the top.
    #[must_use]
    pub fn open_rows(&self) -> &[u8] {
        &self.rows
    }

    /// The columns without a given queen, from the left.
    #[must_use]
    pub fn open_columns(&self) -> &[u8] {
        &self.columns
    }

    /// The columns of a row that given queens attack or stand on, bit c for column c.
    ///
    /// # Panics
    /// When `row` is 32 or more.
    #[must_use]
    #[track_caller]
    pub fn attacked(&self, row: u8) -> u32 {
        self.attacked[usize::from(row)]
    }

    /// How a given queen attacks a square, if one does.
    #[inline]
    pub(crate) fn attack(&self, row: u8, column: u8) -> Option<Attack> {
        if self.attacked[usize::from(row)] >> column & 1 == 0 { None } else { self.attack_on(row, column) }
    }

    /// How a given queen attacks a square that one attacks or stands on. Apart from the test, which a solver makes at every
    /// candidate.
    #[cold]
    fn attack_on(&self, row: u8, column: u8) -> Option<Attack> {
        let size = self.size();
        let attacker = self.placement.iter().find(|&queen| referee::line(queen, size.square(row, column)).is_some())?;
        Some(attack((row, column), (size.row(attacker), size.column(attacker)), true))
    }
}

/// How the queen at `by` attacks the square at `on`, both as (row, column), which share a line.
#[inline]
pub(crate) fn attack(on: (u8, u8), by: (u8, u8), given: bool) -> Attack {
    let down = i16::from(by.0) - i16::from(on.0);
    let right = i16::from(by.1) - i16::from(on.1);
    let direction = match (down.signum(), right.signum()) {
        (-1, -1) => Direction::UpLeft,
        (-1, 0) => Direction::Up,
        (-1, _) => Direction::UpRight,
        (0, -1) => Direction::Left,
        (0, _) => Direction::Right,
        (_, -1) => Direction::DownLeft,
        (_, 0) => Direction::Down,
        _ => Direction::DownRight,
    };
    Attack::new(direction, down.unsigned_abs().max(right.unsigned_abs()) as u8, given)
}
