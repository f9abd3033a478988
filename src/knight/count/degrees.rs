//! How often each square of the frontier has been visited so far: the half of the state that is decided first.

use super::matching::MAX_ENDS;
use super::rule::{Change, Turn};
use super::step::{APEX_DIGIT, Step};

/// The degree, 0, 1 or 2, of every slot of a frontier: two bits a slot, the first in the lowest.
///
/// A square of degree 0 is still free, one of degree 1 ends a path, one of degree 2 is done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Degrees(u64);

/// The low bit of every slot: set where the degree is 1.
const ONES: u64 = 0x5555_5555_5555_5555;

/// A way to decide a square: up to two links to later squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// The digits of the links as a mask: bit d for digit d.
    pub(super) links: u16,
    /// The degrees once the square has left the frontier and the next has entered.
    pub(super) after: Degrees,
    pub(super) change: Change,
}

impl Degrees {
    /// The degrees of the slots in turn.
    pub(super) fn from_slots(degrees: impl Iterator<Item = u8>) -> Degrees {
        Degrees(degrees.enumerate().fold(0, |bits, (slot, degree)| bits | u64::from(degree) << (2 * slot)))
    }

    fn get(self, slot: u8) -> u8 {
        (self.0 >> (2 * slot) & 3) as u8
    }

    fn with(self, slot: u8, degree: u8) -> Degrees {
        Degrees(self.0 & !(3 << (2 * slot)) | u64::from(degree) << (2 * slot))
    }

    fn one_more(self, slot: u8) -> Degrees {
        Degrees(self.0 + (1 << (2 * slot)))
    }

    /// The number of path ends on the frontier.
    pub(super) fn ends(self) -> u8 {
        (self.0 & ONES).count_ones() as u8
    }

    /// How many ends are in the slots before this one.
    fn ends_before(self, slot: u8) -> u8 {
        (self.0 & ONES & ((1 << (2 * slot)) - 1)).count_ones() as u8
    }

    /// The slots a step leaves as they are: states that differ in them never meet in the next layer either.
    pub(super) fn untouched(self, step: &Step) -> Degrees {
        step.reach.iter().fold(self.with(step.slot, 0), |rest, reach| rest.with(reach.slot, 0))
    }

    /// The degrees with the board turned over.
    pub(super) fn turned(self, turn: &[u8]) -> Degrees {
        Degrees(turn.iter().enumerate().fold(0, |bits, (slot, to)| bits | (self.0 >> (2 * slot) & 3) << (2 * to)))
    }

    /// Where each end goes when the board is turned over.
    pub(super) fn turn_of_ends(self, turn: &[u8]) -> Turn {
        let turned = self.turned(turn);
        let mut places: Turn = [0; MAX_ENDS];
        let ends = (0..turn.len() as u8).filter(|&slot| self.get(slot) == 1);
        for (place, slot) in places.iter_mut().zip(ends) {
            *place = turned.ends_before(turn[usize::from(slot)]);
        }
        places
    }

    /// Calls `visit` with every way to decide the square of a step, `done` being the degrees at the very end.
    pub(super) fn for_each_choice(self, step: &Step, done: Degrees, mut visit: impl FnMut(Choice)) {
        let entered = self.with(step.slot, step.entering);
        let free = |slot: u8| entered.get(slot) < 2;
        let mut offer = |links: u16, after: Degrees, change: Change| {
            // The last path may be closed only when every square is done, those still to enter included.
            let closes = after.ends() == 0 && matches!(change, Change::Join { .. });
            let forgets_the_end = step.needs_apex && links >> APEX_DIGIT == 0;
            if !forgets_the_end && (!closes || after == done && step.may_close) {
                visit(Choice { links, after, change });
            }
        };
        match self.get(step.slot) {
            2 => offer(0, entered, Change::Keep),
            1 => {
                let here = self.ends_before(step.slot);
                for to in step.reach.iter().filter(|to| free(to.slot)) {
                    let after = entered.one_more(to.slot);
                    let change = if entered.get(to.slot) == 1 {
                        join(here, self.ends_before(to.slot))
                    } else {
                        Change::Move { from: here, to: after.ends_before(to.slot) }
                    };
                    offer(1 << to.digit, after, change);
                }
            }
            _ => {
                for (index, one) in step.reach.iter().enumerate().filter(|(_, to)| free(to.slot)) {
                    for two in step.reach[..index].iter().filter(|to| free(to.slot)) {
                        let after = entered.one_more(one.slot).one_more(two.slot);
                        let change = match (entered.get(one.slot), entered.get(two.slot)) {
                            (1, 1) => join(self.ends_before(one.slot), self.ends_before(two.slot)),
                            (1, _) => {
                                Change::Move { from: self.ends_before(one.slot), to: after.ends_before(two.slot) }
                            }
                            (_, 1) => {
                                Change::Move { from: self.ends_before(two.slot), to: after.ends_before(one.slot) }
                            }
                            _ => {
                                let (a, b) = (after.ends_before(one.slot), after.ends_before(two.slot));
                                Change::Start { a: a.min(b), b: a.max(b) }
                            }
                        };
                        offer(1 << one.digit | 1 << two.digit, after, change);
                    }
                }
            }
        }
    }
}

fn join(a: u8, b: u8) -> Change {
    Change::Join { a: a.min(b), b: a.max(b) }
}
