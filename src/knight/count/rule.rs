//! The effect on the path ends of the frontier of linking two squares: a rule, and its map from the number of each
//! matching before to the number of the matching after.

use super::matching::{MAX_ENDS, Matching, ROOM_FOR_ENDS, matchings};

/// The effect on the ends of linking two squares. Places count the ends along the frontier, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Change {
    /// No end appears, moves or vanishes.
    Keep,
    /// A path grows by a square: its end leaves place `from`, and is at place `to` when all is done.
    Move { from: u8, to: u8 },
    /// The ends at two places, `a < b`, become one path's inside.
    Join { a: u8, b: u8 },
    /// A new path appears, whose ends are at places `a < b` when all is done.
    Start { a: u8, b: u8 },
}

impl Change {
    /// The new place of an end, of `ends`. Ends that start are the next after these, and ends that are joined come after
    /// all others.
    fn place(self, ends: u8, end: u8) -> u8 {
        match self {
            Change::Keep => end,
            Change::Move { from, to } => match end {
                _ if end == from => to,
                _ if from < end && end <= to => end - 1,
                _ if to <= end && end < from => end + 1,
                _ => end,
            },
            Change::Join { a, .. } if end == a => ends - 2,
            Change::Join { b, .. } if end == b => ends - 1,
            Change::Join { a, b } => end - u8::from(end > a) - u8::from(end > b),
            Change::Start { a, .. } if end == ends => a,
            Change::Start { b, .. } if end > ends => b,
            Change::Start { a, b } => {
                let place = end + u8::from(end >= a);
                place + u8::from(place >= b)
            }
        }
    }
}

/// The frontier turned over: the new place of each end.
pub(super) type Turn = [u8; MAX_ENDS];

/// A change of a number of ends of a frontier, and perhaps the turning over that follows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Rule {
    /// The ends before.
    pub(super) ends: u8,
    pub(super) change: Change,
    pub(super) turn: Option<Turn>,
}

impl Rule {
    /// The matching after the change, or `None` when it closes a cycle too early.
    ///
    /// Joining the very last two ends closes the tour; the degrees decide whether that is too early.
    pub(super) fn apply(&self, before: &Matching) -> Option<Matching> {
        let renaming = Renaming::new(self);
        let mut after = renaming.blank;
        for end in 0..self.ends {
            after.pair(renaming.names[usize::from(end)], renaming.names[usize::from(before.mate(end))]);
        }
        renaming.joined(&mut after, |after| *after)
    }

    /// For the number of each matching before, the number of the matching after; [`CLOSED`] where there is none.
    pub(super) fn map(&self) -> Box<[u32]> {
        let renaming = Renaming::new(self);
        let mut map = Vec::with_capacity(matchings(self.ends) as usize);
        renaming.blank.for_each(self.ends, &renaming.names, &mut |after| {
            map.push(renaming.joined(after, |after| after.number() as u32).unwrap_or(CLOSED));
        });
        map.into_boxed_slice()
    }
}

/// A rule made ready for many matchings: first all ends get their new names, then two of them are joined.
struct Renaming {
    /// The new name of each old end. Ends about to be joined get the two names after the last.
    names: [u8; ROOM_FOR_ENDS],
    /// The matching that holds only a path about to start, with the number of ends after.
    blank: Matching,
    joins: bool,
}

impl Renaming {
    fn new(rule: &Rule) -> Renaming {
        // The ends of a path that starts count as the next old ends.
        let (more, fewer) = match rule.change {
            Change::Keep | Change::Move { .. } => (0, 0),
            Change::Join { .. } => (0, 2),
            Change::Start { .. } => (2, 0),
        };
        let mut names = [0; ROOM_FOR_ENDS];
        for old in 0..rule.ends + more {
            let place = rule.change.place(rule.ends, old);
            let turned = rule.turn.as_ref().and_then(|turn| turn.get(usize::from(place)));
            names[usize::from(old)] = turned.copied().filter(|_| place < rule.ends + more - fewer).unwrap_or(place);
        }
        let mut blank = Matching { ends: rule.ends + more - fewer, ..Matching::EMPTY };
        if more > 0 {
            blank.pair(names[usize::from(rule.ends)], names[usize::from(rule.ends) + 1]);
        }
        Renaming { names, blank, joins: fewer > 0 }
    }

    /// Calls `then` on a renamed matching with the two ends joined; `None` where that closes a cycle too early.
    fn joined<R>(&self, after: &mut Matching, then: impl FnOnce(&Matching) -> R) -> Option<R> {
        if !self.joins {
            return Some(then(after));
        }
        let (a, b) = (after.ends, after.ends + 1);
        let (far_a, far_b) = (after.mate(a), after.mate(b));
        if far_a == b {
            return (after.ends == 0).then(|| then(&Matching::EMPTY));
        }
        after.pair(far_a, far_b);
        let result = then(after);
        (after.mates[usize::from(far_a)], after.mates[usize::from(far_b)]) = (a, b);
        Some(result)
    }
}

/// In a map: the change closes a cycle too early. No table is so long, so looking it up finds nothing.
pub(super) const CLOSED: u32 = u32::MAX;

/// Maps of rules, computed on first use and kept while there is room.
#[derive(Debug)]
pub(super) struct Maps {
    maps: Vec<Option<Box<[u32]>>>,
    kept: u64,
}

impl Maps {
    /// Maps are kept up to this many bytes; only a single map may be longer. On 7×8 all of them fit.
    const ROOM: u64 = 80 << 20;

    /// Room for the maps of `rules` rules.
    pub(super) fn new(rules: usize) -> Maps {
        Maps { maps: vec![None; rules], kept: 0 }
    }

    /// The most bytes the maps of these rules can take.
    pub(super) fn bound(rules: &[Rule]) -> u64 {
        let bytes = |rule: &Rule| 4 * matchings(rule.ends);
        let all: u64 = rules.iter().map(bytes).sum();
        let longest = rules.iter().map(bytes).max().unwrap_or(0);
        all.min(Maps::ROOM.max(longest)) + 16 * rules.len() as u64
    }

    /// The map of rule number `index` of `rules`.
    pub(super) fn get(&mut self, rules: &[Rule], index: usize) -> &[u32] {
        if self.maps[index].is_none() {
            let bytes = 4 * matchings(rules[index].ends);
            if self.kept + bytes > Maps::ROOM {
                self.maps.fill(None);
                self.kept = 0;
            }
            self.kept += bytes;
        }
        self.maps[index].get_or_insert_with(|| rules[index].map())
    }
}

#[cfg(test)]
mod tests {
    use super::super::matching::tests::all;
    use super::*;

    #[test]
    fn a_path_that_starts_and_is_joined_on_leaves_the_others_alone() {
        for before in all(6) {
            for b in 1..8 {
                for a in 0..b {
                    let started = Rule { ends: 6, change: Change::Start { a, b }, turn: None }.apply(&before).unwrap();
                    assert_eq!(started.mate(a), b);
                    // Its own two ends joined would be a cycle; one of them moved to where it was changes nothing.
                    assert_eq!(Rule { ends: 8, change: Change::Join { a, b }, turn: None }.apply(&started), None);
                    for to in 0..8 {
                        let there = Rule { ends: 8, change: Change::Move { from: a, to }, turn: None };
                        let back = Rule { ends: 8, change: Change::Move { from: to, to: a }, turn: None };
                        assert_eq!(back.apply(&there.apply(&started).unwrap()), Some(started));
                    }
                }
            }
        }
    }

    #[test]
    fn joining_two_ends_mates_the_far_ends() {
        for before in all(8) {
            for b in 1..8 {
                for a in 0..b {
                    let after = Rule { ends: 8, change: Change::Join { a, b }, turn: None }.apply(&before);
                    let left: Vec<u8> = (0..8).filter(|&c| c != a && c != b).collect();
                    let place = |c: u8| left.iter().position(|&l| l == c).unwrap() as u8;
                    match after {
                        None => assert_eq!(before.mate(a), b),
                        Some(after) => {
                            for &c in &left {
                                let far = match before.mate(c) {
                                    mate if mate == a => before.mate(b),
                                    mate if mate == b => before.mate(a),
                                    mate => mate,
                                };
                                assert_eq!(after.mate(place(c)), place(far));
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_map_holds_the_numbers_after() {
        let turn = std::array::from_fn(|a| if a < 6 { 5 - a as u8 } else { a as u8 });
        let rule = Rule { ends: 6, change: Change::Move { from: 4, to: 1 }, turn: Some(turn) };
        let mut maps = Maps::new(1);
        let numbers: Vec<u32> = all(6).iter().map(|m| rule.apply(m).unwrap().number() as u32).collect();
        assert_eq!(maps.get(&[rule], 0), numbers);
        let mut sorted = numbers;
        sorted.sort_unstable();
        assert_eq!(sorted, (0..15).collect::<Vec<u32>>(), "renaming is one to one");
    }
}
