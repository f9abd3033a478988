//! How a count by joining is split into jobs.
//!
//! Up to N = 20 a job takes every k-th class of its part, so that all jobs are alike. Above, the placements of a
//! quarter for a set of rows take longer to find and no longer fit into memory for all sets at once. There a part has
//! the classes with the same number of rows in the south, and a job takes neighbours in an order in which the sets of
//! rows of both quarters change seldom.

use super::diagonals::Geometry;
use super::list::Sets;
use super::{SMALLEST, even, odd};
use crate::queens::count::PlanSize;
use std::ops::Range;

/// The largest N whose jobs take every k-th class.
const LARGEST_DEALT: u8 = 20;

/// How a count by joining is split into jobs.
#[derive(Clone, Debug)]
pub struct JoinPlan {
    board: Geometry,
    /// Whether a job takes every k-th class of its part, and not neighbours.
    dealt: bool,
    parts: Vec<Part>,
}

/// Jobs that share the classes of one kind.
#[derive(Clone, Copy, Debug)]
struct Part {
    kind: Kind,
    /// Where its classes begin among all of their kind, and how many there are.
    start: u32,
    classes: u32,
    jobs: u32,
    /// The relative time of a class.
    weight: u32,
}

/// The property that the classes of a part have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An even board, or a queen in the centre of an odd one.
    Even,
    /// The middle column's queen in this row.
    Odd {
        /// The row, from 1 to m − 1.
        q: u32,
    },
}

/// The classes of a job, among those of its kind.
#[derive(Clone, Debug)]
pub struct Share {
    /// The kind of all of them.
    pub kind: Kind,
    /// The first and all those `step` further, below the end.
    pub range: Range<usize>,
    /// At least 1.
    pub step: usize,
}

impl JoinPlan {
    /// The jobs of the board of `n` × `n`, or `None` when `n` is below [`SMALLEST`].
    pub fn try_new(n: PlanSize) -> Option<JoinPlan> {
        let n = n.get();
        if n < SMALLEST {
            return None;
        }
        let wanted = match n {
            ..=11 => 1,
            12..=13 => 4,
            14 => 16,
            15..=16 => 64,
            17 => 256,
            18 => 512,
            19 => 2048,
            20..=21 => 4096,
            22..=23 => 8192,
            24 => 65_536,
            25 => 262_144,
            26 => 1_048_576,
            27 => 4_194_304,
            28.. => 6_291_456,
        };
        Some(JoinPlan::split(Geometry::new(n), n <= LARGEST_DEALT, wanted))
    }

    /// At least this many jobs, or one for each class.
    pub(super) fn split(board: Geometry, dealt: bool, wanted: u64) -> JoinPlan {
        let mut parts = if dealt { dealt_parts(board) } else { parts_by_south(board) };
        let total: u64 = parts.iter().map(Part::work).sum();
        for part in &mut parts {
            part.jobs = (wanted * part.work()).div_ceil(total).clamp(1, u64::from(part.classes)) as u32;
        }
        JoinPlan { board, dealt, parts }
    }

    /// The board.
    pub fn board(&self) -> Geometry {
        self.board
    }

    /// The number of jobs.
    pub fn jobs(&self) -> u32 {
        self.parts.iter().map(|part| part.jobs).sum()
    }

    /// Rises when a job comes to mean other classes than before.
    pub fn version(&self) -> u32 {
        if self.dealt { 4 } else { 5 }
    }

    /// The bytes that a worker comes to hold at most, roughly: up to N = 20 as measured, above that the limit of the
    /// quarters and the longest lists. For N = 28 they are twelve times as long as those of N = 26.
    pub fn memory(&self) -> usize {
        const MEBIBYTES: [usize; 15] = [2, 2, 3, 5, 8, 20, 84, 224, 192, 320, 512, 640, 1700, 1700, 6500];
        match self.board.n() {
            ..14 => 2 << 20,
            n => MEBIBYTES[n as usize - 14] << 20,
        }
    }

    /// The relative time of a job.
    pub fn weight(&self, job: u32) -> u64 {
        let (part, number) = self.find(job);
        let classes = self.share(part, number);
        u64::from(part.weight) * classes.range.len().div_ceil(classes.step) as u64
    }

    /// The classes of a job.
    pub fn classes(&self, job: u32) -> Share {
        let (part, number) = self.find(job);
        self.share(part, number)
    }

    /// All classes without a queen in the middle lines, or with one in the centre, in the order of jobs.
    pub fn even_classes(&self) -> Vec<even::Class> {
        let m = self.board.m;
        let mut classes: Vec<even::Class> = even::classes(m).collect();
        if !self.dealt {
            let sets = Sets::new(m);
            classes.sort_unstable_by_key(|class| place(&sets, class.west >> m, class.west & ((1 << m) - 1)));
        }
        classes
    }

    /// The rows of the east half in all classes with queens in both middle lines, in the order of jobs.
    pub fn odd_classes(&self) -> Vec<u32> {
        let m = self.board.m;
        if self.board.gap == 0 {
            return Vec::new();
        }
        let mut classes: Vec<u32> = odd::classes(m).collect();
        if !self.dealt {
            let sets = Sets::new(m);
            classes.sort_unstable_by_key(|east| place(&sets, east >> (m - 1), east & ((1 << (m - 1)) - 1)));
        }
        classes
    }

    /// The part that a job belongs to, and its number there.
    fn find(&self, mut job: u32) -> (Part, u32) {
        for &part in &self.parts {
            if job < part.jobs {
                return (part, job);
            }
            job -= part.jobs;
        }
        unreachable!("a job of the plan")
    }

    /// The classes of a part's job of this number.
    fn share(&self, part: Part, number: u32) -> Share {
        let Part { kind, start, classes, jobs, .. } = part;
        let (range, step) = if self.dealt {
            (start + number..start + classes, jobs)
        } else {
            let cut = |number: u32| start + (u64::from(classes) * u64::from(number) / u64::from(jobs)) as u32;
            (cut(number)..cut(number + 1), 1)
        };
        Share { kind, range: range.start as usize..range.end as usize, step: step as usize }
    }
}

impl Part {
    fn work(&self) -> u64 {
        u64::from(self.classes) * u64::from(self.weight)
    }
}

/// A part for each kind.
fn dealt_parts(board: Geometry) -> Vec<Part> {
    let m = board.m;
    let part = |kind, classes, weight| Part { kind, start: 0, classes, jobs: 0, weight };
    let mut parts = Vec::new();
    if board.gap == 1 {
        // Later rows of the middle queen combine with more columns of the other: the longest jobs come first.
        let classes = odd::classes(m).count() as u32;
        parts.extend((1..m).rev().map(|q| part(Kind::Odd { q }, classes, q + 4)));
    }
    parts.push(part(Kind::Even, even::classes(m).count() as u32, m + 3));
    parts
}

/// A part for each kind and each number of rows in the south, the longest jobs first.
fn parts_by_south(board: Geometry) -> Vec<Part> {
    let m = board.m;
    let mut parts = Vec::new();
    let mut add = |kind, souths: &[u32], factor: u32| {
        let mut start = 0;
        for (south, &classes) in (0..).zip(souths).filter(|&(_, &classes)| classes > 0) {
            let weight = factor * weight_by_south(m, south);
            parts.push(Part { kind, start, classes, jobs: 0, weight });
            start += classes;
        }
    };
    let mut souths = vec![0; m as usize + 1];
    even::classes(m).for_each(|class| souths[(class.west >> m).count_ones() as usize] += 1);
    add(Kind::Even, &souths, m + 3);
    if board.gap == 1 {
        souths.fill(0);
        odd::classes(m).for_each(|east| souths[(east >> (m - 1)).count_ones() as usize] += 1);
        for q in 1..m {
            add(Kind::Odd { q }, &souths, q + 4);
        }
    }
    parts.sort_by_key(|part| std::cmp::Reverse(part.weight));
    parts
}

/// The relative time of a class by how many of its rows are in the south: the lists are longest when both quarters have
/// equally many.
fn weight_by_south(m: u32, south: u32) -> u32 {
    (64 >> (m.abs_diff(2 * south) / 2)).max(1)
}

/// The place of a class in the order of jobs: by the number of rows in the south, then by tiles of eight sets of
/// southern rows and eight of northern ones.
fn place(sets: &Sets, south: u32, north: u32) -> u64 {
    const BITS: u32 = 12; // of a number of a set: there are 3432 of one size at most
    let [s, n] = [south, north].map(|set| sets.rank(set) as u64);
    [s / 8, n / 8, s, n].into_iter().fold(south.count_ones().into(), |place, next| place << BITS | next)
}
