//! The events of a search: one event is one step.
//!
//! Every search, of queens or of knights, is a sequence of [`Event`]s. Step k is the state after k of them.
//!
//! # Packed layout
//!
//! An event fits one `u32` ([`Event::pack`]), which is how the golden files of searches keep it:
//!
//! ```text
//! bit  31..29   28     27..23    22..20     19..10   9..0
//!      kind     given  distance  direction  rank     file
//! ```
//!
//! *kind* is 0 place, 1 remove, 2 reject, 3 solved. The square (file and rank, both from 0) is that of the piece
//! placed, removed or rejected, and 0 for solved. *direction*, *distance* and *given* describe the attack of
//! a rejection: the attacker stands `distance` squares away in that [`Direction`], 1 to 31; elsewhere they are 0.

use crate::board::Square;

/// One event of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A piece is placed, or the knight moves here; a test that it passed is included.
    Place(Square),
    /// The piece placed last is taken back: a backtrack.
    Remove(Square),
    /// A candidate fails its test, because of this attack.
    Reject(Square, Attack),
    /// The pieces on the board are a solution.
    Solved,
}

/// Why a candidate was rejected: a piece on a line of attack, and its distance in squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    direction: Direction,
    distance: u8,
    given: bool,
}

impl Attack {
    /// The greatest distance: that between opposite edges of the largest queens board.
    pub const MAX_DISTANCE: u8 = 31;

    /// An attack by a piece in this direction at this distance in squares; `given` when it stood on the board before the
    /// search began.
    ///
    /// # Panics
    /// When the distance is not 1..=[`Attack::MAX_DISTANCE`].
    #[must_use]
    #[track_caller]
    pub const fn new(direction: Direction, distance: u8, given: bool) -> Attack {
        assert!(distance >= 1 && distance <= Attack::MAX_DISTANCE, "an attack comes from 1 to 31 squares away");
        Attack { direction, distance, given }
    }

    /// Where the attacker stands as seen from the rejected square.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// How many squares away it stands.
    #[must_use]
    pub const fn distance(self) -> u8 {
        self.distance
    }

    /// Whether the attacker stood on the board before the search began.
    #[must_use]
    pub const fn is_given(self) -> bool {
        self.given
    }

    /// The square of the attacker of `square`, or `None` when it would lie left of file a or below rank 1.
    #[must_use]
    pub fn attacker(self, square: Square) -> Option<Square> {
        let (files, ranks) = self.direction.step();
        let distance = i16::from(self.distance);
        square.offset(files * distance, ranks * distance)
    }
}

/// The eight directions of a queen, clockwise from straight up, as a chess diagram is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Towards higher ranks.
    Up,
    /// Up and right.
    UpRight,
    /// Towards later files.
    Right,
    /// Down and right.
    DownRight,
    /// Towards rank 1.
    Down,
    /// Down and left.
    DownLeft,
    /// Towards file a.
    Left,
    /// Up and left.
    UpLeft,
}

impl Direction {
    /// One square in this direction, as (files, ranks).
    #[must_use]
    pub const fn step(self) -> (i16, i16) {
        match self {
            Direction::Up => (0, 1),
            Direction::UpRight => (1, 1),
            Direction::Right => (1, 0),
            Direction::DownRight => (1, -1),
            Direction::Down => (0, -1),
            Direction::DownLeft => (-1, -1),
            Direction::Left => (-1, 0),
            Direction::UpLeft => (-1, 1),
        }
    }
}

const KIND: u32 = 29;
const GIVEN: u32 = 28;
const DISTANCE: u32 = 23;
const DIRECTION: u32 = 20;

impl Event {
    /// The square of the piece placed, removed or rejected; a solution has none.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Event::Place(square) | Event::Remove(square) | Event::Reject(square, _) => Some(square),
            Event::Solved => None,
        }
    }

    /// The name of its kind: place, remove, reject or solved.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Event::Place(_) => "place",
            Event::Remove(_) => "remove",
            Event::Reject(..) => "reject",
            Event::Solved => "solved",
        }
    }

    /// The event as one word; the layout is at the top of this file.
    ///
    /// ```
    /// # use queens_and_knights::Event;
    /// let event = Event::Remove("c2".parse().unwrap());
    /// assert_eq!(event.pack(), 1 << 29 | 1 << 10 | 2);
    /// ```
    #[must_use]
    pub fn pack(self) -> u32 {
        match self {
            Event::Place(square) => square.pack(),
            Event::Remove(square) => 1 << KIND | square.pack(),
            Event::Reject(square, attack) => {
                2 << KIND
                    | u32::from(attack.given) << GIVEN
                    | u32::from(attack.distance) << DISTANCE
                    | (attack.direction as u32) << DIRECTION
                    | square.pack()
            }
            Event::Solved => 3 << KIND,
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn the_layout_is_frozen() {
        let e4: Square = "e4".parse().unwrap();
        let attack = Attack::new(Direction::UpLeft, 3, true);
        assert_eq!(Event::Place(e4).pack(), 0x0000_0C04);
        assert_eq!(Event::Remove(e4).pack(), 0x2000_0C04);
        assert_eq!(Event::Reject(e4, attack).pack(), 0x51F0_0C04);
        assert_eq!(Event::Solved.pack(), 0x6000_0000);
    }

    #[test]
    fn the_attacker_is_found_from_the_rejected_square() {
        let attack = Attack::new(Direction::UpLeft, 3, false);
        assert_eq!(attack.attacker("e4".parse().unwrap()), "b7".parse().ok());
        assert_eq!(attack.attacker("c4".parse().unwrap()), None);
        assert_eq!((attack.direction(), attack.distance()), (Direction::UpLeft, 3));
    }

    #[test]
    #[should_panic(expected = "1 to 31 squares away")]
    fn an_attack_comes_from_another_square() {
        let _ = Attack::new(Direction::Up, 0, false);
    }

    #[test]
    #[should_panic(expected = "1 to 31 squares away")]
    fn an_attack_comes_from_a_square_of_a_queens_board() {
        let _ = Attack::new(Direction::Up, 32, false);
    }
}
