//! The quadrant join: count how two halves of the board fit together, not the boards themselves.
//!
//! Backtracking visits every solution. The join lists the placements of m queens in each half of the board, which are
//! far fewer, and counts the pairs that do not clash, 128 pairs with each vector instruction:
//!
//! ```text
//!     NW | NE     1. quarter    every placement in a quarter, by its rows and columns
//!     ---+---     2. halves     for a set R of rows: all of NW × SW that use exactly these rows and each column once
//!     SW | SE     3. matching   west halves with rows R against east halves with the other rows: a pair is a solution
//!                               when no diagonal that crosses the middle carries queens of both
//! ```
//!
//! - `diagonals`: what two halves have to know of each other, as a key of 4(m − 1) bits.
//! - `quarter`, `middle_queen`, `halves`: the lists of keys. The east half is the west half in the mirror.
//! - `matching`: sorts both lists by their lowest, most telling bits, and looks the others up in tables.
//! - `even`, `odd`: which sets of rows are counted for all eight images of a board, and with which factors.
//!
//! Each set of rows is independent of the others: that is what jobs are made of. The idea of joining quarters by
//! transposed bit sets is Evgeny Kluev's ([N-Queens-Count-Sol](https://github.com/EvgenyKluev/N-Queens-Count-Sol)).

mod diagonals;
mod even;
mod halves;
mod matching;
mod middle_queen;
mod odd;
mod quarter;
mod simd;

use diagonals::Geometry;
use even::Even;
use matching::Layout;
use odd::Odd;
use simd::Key;

/// The smallest N whose halves have diagonals in common.
pub const SMALLEST: u8 = 4;

/// The largest N whose count has been run to the end and found exact; with each two more the lists grow eightfold.
pub const LARGEST: u8 = 20;

/// How a count by joining is split into jobs.
#[derive(Clone, Debug)]
pub struct JoinPlan {
    board: Geometry,
    parts: Vec<Part>,
}

/// Jobs that share the classes of one kind: job i of k takes every k-th class from the i-th.
#[derive(Clone, Copy, Debug)]
struct Part {
    kind: Kind,
    classes: u32,
    jobs: u32,
    /// The relative time of a class.
    weight: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// An even board, or a queen in the centre of an odd one.
    Even,
    /// The middle column's queen in this row.
    Odd { q: u32 },
}

impl JoinPlan {
    /// The jobs of the board of `n` × `n`.
    ///
    /// # Panics
    /// When `n` is not within [`SMALLEST`]`..=`[`LARGEST`].
    pub fn new(n: u8) -> JoinPlan {
        assert!((SMALLEST..=LARGEST).contains(&n), "a board that can be joined");
        let board = Geometry::new(n);
        let m = board.m;
        let even_classes = even::classes(m).len() as u32;
        let mut parts = vec![Part { kind: Kind::Even, classes: even_classes, jobs: 0, weight: m + 3 }];
        if board.gap == 1 {
            // Later rows of the middle queen combine with more columns of the other: the longest jobs come first.
            let classes = odd::classes(m).count() as u32;
            let odd = (1..m).rev().map(|q| Part { kind: Kind::Odd { q }, classes, jobs: 0, weight: q + 4 });
            parts.splice(0..0, odd);
        }
        let wanted: u64 = match n {
            ..=11 => 1,
            12..=13 => 4,
            14 => 16,
            15..=16 => 64,
            17 => 256,
            18 => 512,
            19 => 2048,
            20.. => 4096,
        };
        let total: u64 = parts.iter().map(Part::work).sum();
        for part in &mut parts {
            part.jobs = (wanted * part.work()).div_ceil(total).clamp(1, u64::from(part.classes)) as u32;
        }
        JoinPlan { board, parts }
    }

    /// The number of jobs.
    pub fn jobs(&self) -> u32 {
        self.parts.iter().map(|part| part.jobs).sum()
    }

    /// The bytes that a worker comes to hold, roughly: what was held in measured runs.
    pub fn memory(&self) -> usize {
        const MEBIBYTES: [usize; 7] = [2, 2, 3, 5, 8, 20, 84];
        match self.board.n() {
            ..14 => 2 << 20,
            n => MEBIBYTES[n as usize - 14] << 20,
        }
    }

    /// The relative time of a job.
    pub fn weight(&self, job: u32) -> u64 {
        let (part, first) = self.find(job);
        u64::from(part.weight) * u64::from((part.classes - first).div_ceil(part.jobs))
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
}

impl Part {
    fn work(&self) -> u64 {
        u64::from(self.classes) * u64::from(self.weight)
    }
}

/// The lists and tables of a worker.
#[derive(Debug)]
pub struct Join {
    classes: Classes,
    keys: Keys,
}

/// The classes of both kinds of part, in the order of jobs.
#[derive(Debug)]
struct Classes {
    even: Vec<even::Class>,
    /// Empty on an even board.
    odd: Vec<u32>,
}

#[derive(Debug)]
enum Keys {
    Narrow(Box<Tables<u32>>),
    Wide(Box<Tables<u64>>),
}

#[derive(Debug)]
struct Tables<K> {
    even: Even<K>,
    odd: Odd<K>,
}

impl Join {
    /// The tables for a plan; they fill as jobs need them.
    pub fn new(plan: &JoinPlan) -> Join {
        let board = plan.board;
        let keys = if board.bits() <= 32 {
            Keys::Narrow(Box::new(Tables::new(board)))
        } else {
            Keys::Wide(Box::new(Tables::new(board)))
        };
        let odd = if board.gap == 1 { odd::classes(board.m).collect() } else { Vec::new() };
        Join { classes: Classes { even: even::classes(board.m), odd }, keys }
    }

    /// The solutions that belong to a job of the plan.
    pub fn run(&mut self, plan: &JoinPlan, job: u32) -> u64 {
        let (part, first) = plan.find(job);
        match &mut self.keys {
            Keys::Narrow(tables) => tables.run(&self.classes, part, first),
            Keys::Wide(tables) => tables.run(&self.classes, part, first),
        }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let tables = match &self.keys {
            Keys::Narrow(tables) => tables.even.memory() + tables.odd.memory(),
            Keys::Wide(tables) => tables.even.memory() + tables.odd.memory(),
        };
        let Classes { even, odd } = &self.classes;
        tables + even.capacity() * size_of::<even::Class>() + 4 * odd.capacity()
    }
}

impl<K: Key> Tables<K> {
    fn new(board: Geometry) -> Tables<K> {
        let layout = Layout::quickest(board.m);
        Tables { even: Even::new(board, layout), odd: Odd::new(board, layout) }
    }

    fn run(&mut self, classes: &Classes, part: Part, first: u32) -> u64 {
        let (first, jobs) = (first as usize, part.jobs as usize);
        match part.kind {
            Kind::Even => classes.even.iter().skip(first).step_by(jobs).map(|&class| self.even.count(class)).sum(),
            Kind::Odd { q } => {
                let classes = classes.odd.iter().skip(first).step_by(jobs);
                classes.map(|&east| self.odd.count(odd::Class { q, east })).sum()
            }
        }
    }
}
