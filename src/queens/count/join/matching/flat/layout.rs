//! How the bits of a key are used, and where they lead in the tables.

use super::super::super::simd::LANES;

/// How the bits of a key are used: the low ones sort the lists, the others look up tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The number of low bits that probes are sorted by, at most 14.
    pub low: u32,
    /// The number of low bits that tabulated keys are sorted by, at most 16.
    pub sorted: u32,
    /// Whether each pair of lists has an order of its own of the low bits: it takes longer to find one for short lists
    /// than it saves.
    pub ordered: bool,
    /// The widths of the tables, which share the other bits in order.
    pub tables: [u32; 3],
}

impl Layout {
    /// The number of bits of a key that are used.
    pub const fn bits(self) -> u32 {
        let [first, second, third] = self.tables;
        self.low + first + second + third
    }

    /// The layout that proved quickest for quarters of side `m`, at most 14.
    pub const fn quickest(m: u32) -> Layout {
        match m {
            ..=8 => LAYOUTS[0],
            9 => LAYOUTS[1],
            10 => LAYOUTS[2],
            11 => LAYOUTS[3],
            12 => LAYOUTS[4],
            _ => LAYOUTS[5],
        }
    }
}

/// The layouts for up to 28, 32, 36, 40, 43 and 44 bits; of keys of more bits the clashes in the others are taken away.
pub const LAYOUTS: [Layout; 6] = [
    Layout { low: 4, sorted: 6, ordered: false, tables: [8, 8, 8] },
    Layout { low: 5, sorted: 6, ordered: false, tables: [9, 9, 9] },
    Layout { low: 7, sorted: 9, ordered: true, tables: [10, 10, 9] },
    Layout { low: 10, sorted: 10, ordered: true, tables: [10, 10, 10] },
    Layout { low: 13, sorted: 14, ordered: true, tables: [10, 10, 10] },
    Layout { low: 14, sorted: 14, ordered: true, tables: [10, 10, 10] },
];

/// The bytes of an entry.
pub const ENTRY: usize = LANES / 8;

/// The entries that a number of 16 bits can point to.
pub const ENTRIES: usize = (1 << 16) / ENTRY;

/// The most entries of a table.
pub const TABLE: usize = 1 << 10;

/// The most low bits that one table holds.
pub const HALF_LOW: u32 = 7;
