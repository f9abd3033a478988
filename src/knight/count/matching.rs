//! The pairs of path ends that belong together: perfect matchings, numbered without gaps.
//!
//! The pieces of an unfinished tour are paths, and each path pairs its two ends. With the ends numbered 0, 1, 2, …
//! along the frontier, the state of the tour is a perfect matching of these numbers; `e` ends have `(e − 1)!!` of them:
//!
//! ```text
//! 0 1 2 3     0 1 2 3     0 1 2 3
//! └─┘ └─┘     └─┼─┘ │     │ └─┘ │
//!               └───┘     └─────┘
//! number 0    number 1    number 2
//! ```
//!
//! The first free end chooses its mate among those left; the choices are the digits of the number, in the mixed radix
//! `e − 1, e − 3, …, 1`. Nothing is wasted, so a table of counts needs no keys at all, only positions.

/// The most ends a frontier can have: an even number, at most one a slot.
pub(super) const MAX_ENDS: usize = 22;

/// Room for two more, which are joined and vanish.
pub(super) const ROOM_FOR_ENDS: usize = MAX_ENDS + 2;

/// The number of perfect matchings of `ends` points, `(ends − 1)!!`; 1 for none.
pub(super) const fn matchings(ends: u8) -> u64 {
    let mut product = 1;
    let mut factor = ends as u64;
    while factor > 2 {
        product *= factor - 1;
        factor -= 2;
    }
    product
}

/// A perfect matching of the points 0 to `ends` − 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matching {
    /// The mate of each; of names from `ends` on anything.
    pub(super) mates: [u8; ROOM_FOR_ENDS],
    pub(super) ends: u8,
}

impl PartialEq for Matching {
    fn eq(&self, other: &Matching) -> bool {
        self.ends == other.ends && self.number() == other.number()
    }
}

impl Eq for Matching {}

impl Matching {
    /// The matching of no points.
    pub(super) const EMPTY: Matching = Matching { mates: [0; ROOM_FOR_ENDS], ends: 0 };

    /// Makes two points each other's mates.
    pub(super) fn pair(&mut self, a: u8, b: u8) {
        self.mates[usize::from(a)] = b;
        self.mates[usize::from(b)] = a;
    }

    /// The mate of a point.
    pub(super) fn mate(&self, a: u8) -> u8 {
        self.mates[usize::from(a)]
    }

    /// The number of this matching, below [`matchings`].
    pub(super) fn number(&self) -> usize {
        let mut free = (1u32 << self.ends) - 1;
        let mut number = 0;
        while free != 0 {
            let first = free.trailing_zeros();
            let radix = free.count_ones() - 1;
            free &= free - 1;
            let mate = self.mates[first as usize];
            number = number * radix as usize + (free & ((1 << mate) - 1)).count_ones() as usize;
            free &= !(1 << mate);
        }
        number
    }

    /// Calls `visit` with every matching of the points 0 to `ends` − 1, in the order of their numbers, under other
    /// names for the points; mates of further names in `self` stay. `visit` must undo its changes.
    pub(super) fn for_each(mut self, ends: u8, names: &[u8; ROOM_FOR_ENDS], visit: &mut impl FnMut(&mut Matching)) {
        fn choose(
            matching: &mut Matching,
            free: u32,
            names: &[u8; ROOM_FOR_ENDS],
            visit: &mut impl FnMut(&mut Matching),
        ) {
            if free == 0 {
                return visit(matching);
            }
            let first = names[free.trailing_zeros() as usize];
            let others = free & (free - 1);
            let mut left = others;
            while left != 0 {
                let mate = left.trailing_zeros();
                left &= left - 1;
                matching.pair(first, names[mate as usize]);
                choose(matching, others & !(1 << mate), names, visit);
            }
        }
        choose(&mut self, (1 << ends) - 1, names, visit);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// All matchings of this many points as lists of pairs, found another way: each in turn from its list of mates.
    fn matchings_by_search(ends: u8) -> Vec<Vec<u8>> {
        let mut all = vec![vec![]];
        for _ in 0..ends {
            all = all
                .iter()
                .flat_map(|m: &Vec<u8>| (0..ends).map(move |mate| [m.as_slice(), &[mate]].concat()))
                .collect();
        }
        all.retain(|mates| {
            (0..ends).all(|a| mates[usize::from(a)] != a && mates[usize::from(mates[usize::from(a)])] == a)
        });
        all
    }

    /// All matchings of this many points, in the order of their numbers.
    pub fn all(ends: u8) -> Vec<Matching> {
        let mut all = vec![];
        let names = std::array::from_fn(|end| end as u8);
        Matching { ends, ..Matching::EMPTY }.for_each(ends, &names, &mut |matching| all.push(*matching));
        all
    }

    #[test]
    fn matchings_are_numbered_without_gaps() {
        for (ends, expected) in
            [(0, 1), (2, 1), (4, 3), (6, 15), (8, 105), (10, 945), (12, 10_395), (22, 13_749_310_575)]
        {
            assert_eq!(matchings(ends), expected);
            if ends <= 12 {
                let numbers: Vec<usize> = all(ends).iter().map(Matching::number).collect();
                assert_eq!(numbers, (0..expected as usize).collect::<Vec<_>>());
            }
        }
        for ends in [2, 4, 6] {
            let mut seen: Vec<Vec<u8>> = all(ends).iter().map(|m| m.mates[..usize::from(ends)].to_vec()).collect();
            seen.sort();
            assert_eq!(seen, matchings_by_search(ends));
        }
    }
}
