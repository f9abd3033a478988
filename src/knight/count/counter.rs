//! The count itself: from the last square back to the first, the number of ways to go on from every state.

use std::fmt;

use super::graph::Graph;
use super::plan::Planner;
use super::rule::Maps;
use super::sweep::Sweep;
use super::tours::{Kind, Tours};

/// A number that is added up; the caller makes sure that it does not overflow.
pub(super) trait CountInt: Copy + Default {
    /// One.
    const ONE: Self;
    /// Adds, dropping the bits that do not fit.
    fn plus(self, other: Self) -> Self;
    /// The value.
    fn value(self) -> u128;
}

macro_rules! sum {
    ($($number:ty)*) => {$(
        impl CountInt for $number {
            const ONE: Self = 1;
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            fn value(self) -> u128 {
                self.into()
            }
        }
    )*};
}

sum!(u32 u64 u128);

/// Adds to each entry of a node the entry that one of its choices leads to: `into[i] += from[map[i]]`.
pub(super) fn gather<T: CountInt>(into: &mut [T], from: &[T], map: &[u32]) {
    for (sum, &index) in into.iter_mut().zip(map) {
        // An index beyond the end stands for a cycle closed too early.
        if let Some(&more) = from.get(index as usize) {
            *sum = sum.plus(more);
        }
    }
}

/// The working through of a graph, layer by layer from the last, with numbers of type `T`.
#[derive(Debug)]
struct Sum<T> {
    graph: Graph,
    maps: Maps,
    /// The layer in work, and how many of its nodes are done.
    layer: usize,
    node: usize,
    /// The entries of the nodes of the layer after it, as long as they are needed, and those of the nodes done.
    later: Vec<Box<[T]>>,
    now: Vec<Box<[T]>>,
    last_looks: Vec<u32>,
    /// For each node of the layer in work, which later nodes can then be forgotten: a list by index, sorted.
    forget: Vec<u32>,
    forgotten: usize,
    additions: u64,
}

impl<T: CountInt> Sum<T> {
    /// The bytes that working through a graph takes, the graph included.
    fn bytes(graph: &Graph) -> u64 {
        // Besides its entries a node takes a pointer with length, the overhead of an allocation, and two places in
        // lists.
        graph.peak * size_of::<T>() as u64 + graph.peak_nodes * 48 + Maps::bound(&graph.rules) + graph.bytes
    }

    fn new(graph: Graph) -> Sum<T> {
        let nodes = graph.backwards[0].len();
        Sum {
            maps: Maps::new(graph.rules.len()),
            layer: 0,
            node: nodes,
            later: vec![],
            now: vec![Box::from([T::ONE]); nodes],
            last_looks: vec![],
            forget: vec![],
            forgotten: 0,
            additions: 0,
            graph,
        }
    }

    /// Goes on for about `budget` additions; returns how many, and the total once it is known.
    fn advance(&mut self, budget: u64) -> (u64, Option<T>) {
        let mut spent = 0;
        while spent < budget {
            if self.node == self.graph.backwards[self.layer].len() {
                if self.layer + 1 == self.graph.backwards.len() {
                    return (spent, self.now.first().map(|first| first[0]));
                }
                self.begin_layer();
            } else {
                spent += 1 + self.add_node();
            }
        }
        (spent, None)
    }

    fn begin_layer(&mut self) {
        self.layer += 1;
        self.node = 0;
        self.later = std::mem::take(&mut self.now);
        let layer = &self.graph.backwards[self.layer];
        self.now.reserve_exact(layer.len());
        self.last_looks = layer.last_looks(&self.graph.backwards[self.layer - 1]);
        self.forget = (0..self.later.len() as u32).collect();
        self.forget.sort_unstable_by_key(|&node| self.last_looks[node as usize]);
        self.forgotten = 0;
    }

    fn add_node(&mut self) -> u64 {
        let layer = &self.graph.backwards[self.layer];
        let entries = layer.entries(self.node);
        let mut sums = vec![T::default(); entries as usize].into_boxed_slice();
        for edge in layer.edges(self.node) {
            gather(&mut sums, &self.later[edge.target as usize], self.maps.get(&self.graph.rules, edge.rule()));
        }
        self.now.push(sums);
        while let Some(&node) = self.forget.get(self.forgotten)
            && self.last_looks[node as usize] as usize == self.node
        {
            self.later[node as usize] = Box::default();
            self.forgotten += 1;
        }
        let additions = entries * layer.edges(self.node).len() as u64;
        self.node += 1;
        self.additions += additions;
        additions
    }
}

#[derive(Debug)]
enum Phase {
    Plan(Planner),
    Narrow(Sum<u64>),
    Wide(Sum<u128>),
    Done(u128),
    Failed(CannotCount),
}

/// An exact count of knight's tours, in slices: for a worker that reports how far it is and can be stopped.
///
/// It first plans, which takes little, and then knows exactly how much memory the count itself will take; it never runs
/// past the bound it has been given.
///
/// ```
/// use queens_and_knights::Board;
/// use queens_and_knights::knight::count::{Progress, TourCounter, Tours};
/// let mut counter = TourCounter::new(&Tours::closed(Board::new(6, 6)).unwrap(), 16 << 20);
/// let total = loop {
///     if let Progress::Done(total) = counter.advance(100_000).unwrap() {
///         break total;
///     }
/// };
/// assert_eq!(total, 9_862);
/// ```
#[derive(Debug)]
pub struct TourCounter {
    phase: Phase,
    max_bytes: u64,
    /// The most bytes in use while planning, and the most in all once that is known.
    planning: u64,
    needed: Option<u64>,
}

/// How far a count has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// Finding out which states matter: the share done, 0 to 1. How much memory the count takes is not known yet.
    Planning(f64),
    /// Counting, in additions.
    Counting {
        /// The additions done.
        done: u64,
        /// The additions in all.
        total: u64,
    },
    /// The number of tours.
    Done(u128),
}

impl Progress {
    /// How much is done in all, 0 to 1, if planning is taken for a fifth of the time.
    #[must_use]
    pub fn fraction(self) -> f64 {
        const PLANNING: f64 = 0.2;
        match self {
            Progress::Planning(fraction) => PLANNING * fraction,
            Progress::Counting { done, total } => PLANNING + (1.0 - PLANNING) * (done as f64 / total.max(1) as f64),
            Progress::Done(_) => 1.0,
        }
    }
}

/// Why a count cannot be finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CannotCount {
    /// It would take more memory than allowed.
    Memory {
        /// The bytes it takes, when that is known; planning alone may be too much.
        needed: Option<u64>,
        /// The bytes allowed.
        allowed: u64,
    },
    /// The number may have more than 128 bits.
    TooMany,
}

impl fmt::Display for CannotCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = |bytes: u64| bytes.div_ceil(1_000_000);
        match *self {
            CannotCount::Memory { needed: Some(needed), allowed } => write!(
                f,
                "counting these tours takes {} MB of memory, and {} MB are allowed",
                megabytes(needed),
                allowed / 1_000_000
            ),
            CannotCount::Memory { needed: None, allowed } => {
                write!(f, "counting these tours takes more than the {} MB of memory allowed", allowed / 1_000_000)
            }
            CannotCount::TooMany => f.write_str("there may be more tours than 128 bits can hold"),
        }
    }
}

impl std::error::Error for CannotCount {}

impl TourCounter {
    /// A counter that will not use more than about `max_bytes` of memory.
    #[must_use]
    pub fn new(tours: &Tours, max_bytes: u64) -> TourCounter {
        let phase = match (tours.squares(), tours.kind()) {
            (0, _) | (1, Kind::Closed) => Phase::Done(0),
            // To the sweep it would be a cycle of two links between the square and the apex.
            (1, Kind::Open(_)) => Phase::Done(1),
            _ => Phase::Plan(Planner::new(Sweep::new(tours, true))),
        };
        TourCounter { phase, max_bytes, planning: 0, needed: None }
    }

    /// Goes on for about `budget` additions, or as much work of another kind: a million takes a few milliseconds.
    ///
    /// # Errors
    /// When the count would take too much memory or its result may not fit; then again at every call.
    pub fn advance(&mut self, budget: u64) -> Result<Progress, CannotCount> {
        /// Looking at one pattern of degrees takes about as long as this many additions.
        const ADDITIONS_A_PATTERN: u64 = 100;
        // Also with a budget of 0 the count makes progress.
        let budget = budget.max(1);
        match &mut self.phase {
            Phase::Plan(planner) => {
                // In small portions, so that the memory stays within the bound.
                let mut left = budget / ADDITIONS_A_PATTERN + 1;
                while left > 0 {
                    let (spent, finished) = planner.advance(left.min(10_000));
                    if finished {
                        self.begin_sum();
                        break;
                    }
                    self.planning = self.planning.max(planner.bytes());
                    if self.planning > self.max_bytes {
                        self.phase = Phase::Failed(CannotCount::Memory { needed: None, allowed: self.max_bytes });
                        break;
                    }
                    left = left.saturating_sub(spent);
                }
            }
            Phase::Narrow(sum) => {
                if let (_, Some(total)) = sum.advance(budget) {
                    self.phase = Phase::Done(total.value());
                }
            }
            Phase::Wide(sum) => {
                if let (_, Some(total)) = sum.advance(budget) {
                    self.phase = Phase::Done(total);
                }
            }
            Phase::Done(_) | Phase::Failed(_) => {}
        }
        self.progress()
    }

    fn begin_sum(&mut self) {
        let Phase::Plan(planner) = std::mem::replace(&mut self.phase, Phase::Done(0)) else { return };
        let graph = planner.into_graph();
        if !graph.is_possible() {
            return;
        }
        // No entry is larger than `largest`, so numbers that hold it never run over.
        let narrow = graph.largest <= u64::MAX.into();
        let counting = if narrow { Sum::<u64>::bytes(&graph) } else { Sum::<u128>::bytes(&graph) };
        let needed = counting.max(self.planning);
        self.needed = Some(needed);
        self.phase = if graph.largest == u128::MAX {
            Phase::Failed(CannotCount::TooMany)
        } else if needed > self.max_bytes {
            Phase::Failed(CannotCount::Memory { needed: Some(needed), allowed: self.max_bytes })
        } else if narrow {
            Phase::Narrow(Sum::new(graph))
        } else {
            Phase::Wide(Sum::new(graph))
        };
    }

    /// How far the count has come.
    ///
    /// # Errors
    /// As [`TourCounter::advance`].
    pub fn progress(&self) -> Result<Progress, CannotCount> {
        match &self.phase {
            Phase::Plan(planner) => Ok(Progress::Planning(planner.fraction())),
            Phase::Narrow(sum) => Ok(Progress::Counting { done: sum.additions, total: sum.graph.additions }),
            Phase::Wide(sum) => Ok(Progress::Counting { done: sum.additions, total: sum.graph.additions }),
            Phase::Done(total) => Ok(Progress::Done(*total)),
            Phase::Failed(reason) => Err(*reason),
        }
    }

    /// The bytes of memory the count takes at most, planning included, once planned; `None` before, and where nothing
    /// needs counting.
    #[must_use]
    pub fn memory(&self) -> Option<u64> {
        self.needed
    }
}

/// Counts the tours in one go, within about `max_bytes` of memory.
///
/// # Errors
/// When that is not enough, or the number may have more than 128 bits.
pub fn count(tours: &Tours, max_bytes: u64) -> Result<u128, CannotCount> {
    let mut counter = TourCounter::new(tours, max_bytes);
    loop {
        if let Progress::Done(total) = counter.advance(10_000_000)? {
            return Ok(total);
        }
    }
}
