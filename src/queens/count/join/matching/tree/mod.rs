//! The join of two trees: split both lists until their parts are short, and look up only then.
//!
//! With `c(A, B)` for the number of disjoint pairs, and A₁ and A₀ for the keys of A with and without a bit,
//!
//! ```text
//!     c(A, B)  =  c(A₁, B₀) + c(A₀, B)         or the same with A and B exchanged
//! ```
//!
//! because keys that both have the bit are no pair. Such a *node* saves the pairs of A₁ and B₁, and the bit is settled
//! for all nodes below. One list is partitioned, the other filtered. The bit and the side are those that leave least to
//! do (`cost`), judging from a sample of both lists (`sample`).
//!
//! When splitting would take longer than it saves, the node is a *leaf* (`leaf`): as in the flat matching, the lists
//! are sorted by some bits, one of them is tabulated by the others, and keys of the other list are looked up in vectors
//! of 256 lanes, or of 512 where the processor has them. The tables are small enough for the first-level cache, because
//! the nodes above have settled the other bits.
//!
//! Lists whose pairs are counted apart are one list, in which a key of the second kind has the [`TAG`].

mod cost;
mod counter;
mod lanes;
mod leaf;
mod lists;
mod sample;
mod squeeze;

use super::helpers::{Helper, Helpers};
use cost::{Costs, Split};
use leaf::{LOOKED_UP, Leaf, SORTED};
use sample::Sample;
use std::panic::resume_unwind;
use std::thread;

/// The bit by which keys are counted apart: above all that keys have.
pub const TAG: u64 = 1 << 63;

/// The pairs of keys without the tag, and with it.
pub type Counts = [u64; 2];

/// With so few keys in one list, all pairs are compared one by one.
const FEW: usize = 16;

/// With fewer keys than this in both lists, a second thread does not pay.
const MANY: usize = 1 << 18;

/// Counts disjoint pairs; one for each thread.
#[derive(Clone, Debug)]
pub struct Tree {
    bits: u32,
    helpers: Helpers,
    width: Width,
    scratch: Vec<u64>,
}

/// The lanes of a vector, 64 for each word.
#[derive(Clone, Debug)]
enum Width {
    Four(Box<Leaf<4>>),
    Eight(Box<Leaf<8>>),
}

impl Tree {
    /// For keys of `bits` bits, below the [`TAG`].
    pub fn new(bits: u32) -> Tree {
        assert!(1 << bits < TAG, "keys below the tag");
        let width = if has_eight_words() { Width::Eight(Box::default()) } else { Width::Four(Box::default()) };
        Tree { bits, helpers: Helpers::default(), width, scratch: Vec::new() }
    }

    /// Lets other threads help.
    pub fn share(&mut self, helpers: Helpers) {
        self.helpers = helpers;
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let leaf = match &self.width {
            Width::Four(leaf) => leaf.memory(),
            Width::Eight(leaf) => leaf.memory(),
        };
        leaf + size_of::<u64>() * self.scratch.capacity()
    }

    /// The disjoint pairs of a key of `tagged`, without and with the tag, and a key of `kept`.
    ///
    /// The list `kept` is reordered; of the other nothing is left.
    pub fn count(&mut self, tagged: &mut [u64], kept: &mut [u64]) -> Counts {
        let wanted = scratch_for(tagged.len() + kept.len());
        if self.scratch.len() < wanted {
            self.scratch = Vec::new(); // before allocating more, so that the old one is not held beside it
            self.scratch = vec![0; wanted]; // the system gives the memory as it is used
        }
        let lists = Lists { tagged, plain: kept, is_plain_kept: true };
        let live = (1 << self.bits) - 1;
        match &mut self.width {
            Width::Four(leaf) => {
                Walk { helpers: &self.helpers, leaf }.node(lists, live, Known::default(), &mut self.scratch)
            }
            Width::Eight(leaf) => {
                Walk { helpers: &self.helpers, leaf }.node(lists, live, Known::default(), &mut self.scratch)
            }
        }
    }
}

/// Whether vectors of eight words are available.
fn has_eight_words() -> bool {
    #[cfg(target_arch = "x86_64")]
    let has = std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("avx512vpopcntdq");
    #[cfg(not(target_arch = "x86_64"))]
    let has = false;
    has
}

/// Words of scratch for lists of this many keys: a node takes about half of what the one above it has taken, so that
/// a path seldom comes to use more than half of it. Where it is not enough, there is more.
const fn scratch_for(keys: usize) -> usize {
    const LEAST: usize = 4096;
    keys * 2 + LEAST
}

/// The lists of a node.
struct Lists<'a> {
    /// Keys with and without the tag.
    tagged: &'a mut [u64],
    plain: &'a mut [u64],
    /// Whether all of the plain keys are needed once more.
    is_plain_kept: bool,
}

impl<'a> Lists<'a> {
    /// The list that is parted and the other one.
    fn of(split: Split, parted: &'a mut [u64], filtered: &'a mut [u64], is_plain_kept: bool) -> Lists<'a> {
        let (tagged, plain) = if split.parts_tagged { (parted, filtered) } else { (filtered, parted) };
        Lists { tagged, plain, is_plain_kept }
    }

    fn keys(&self) -> usize {
        self.tagged.len() + self.plain.len()
    }

    /// All pairs, where no bit is left.
    fn all_pairs(&self) -> Counts {
        let with = self.tagged.iter().filter(|&key| key & TAG != 0).count();
        [self.tagged.len() - with, with].map(|keys| (keys * self.plain.len()) as u64)
    }
}

/// Samples of lists that the node above has looked at already.
#[derive(Clone, Copy, Default)]
struct Known<'a> {
    tagged: Option<&'a Sample>,
    plain: Option<&'a Sample>,
}

/// The way of a thread through a tree.
struct Walk<'a, const WORDS: usize> {
    helpers: &'a Helpers,
    leaf: &'a mut Leaf<WORDS>,
}

impl<const WORDS: usize> Walk<'_, WORDS> {
    /// The pairs that are disjoint within the bits of `live`.
    fn node(&mut self, lists: Lists<'_>, live: u64, known: Known<'_>, scratch: &mut [u64]) -> Counts {
        if lists.tagged.is_empty() || lists.plain.is_empty() {
            return [0; 2];
        }
        let costs = Costs::<WORDS>::new(lists.tagged.len(), lists.plain.len());
        if costs.is_small() {
            return self.leaf(lists, live, None, scratch);
        }
        let (of_tagged, of_plain);
        let tagged = match known.tagged {
            Some(sample) => sample,
            None => {
                of_tagged = Sample::of(lists.tagged);
                &of_tagged
            }
        };
        let plain = match known.plain {
            Some(sample) => sample,
            None => {
                of_plain = Sample::of(lists.plain);
                &of_plain
            }
        };
        match costs.split(live, tagged, plain) {
            None => self.leaf(lists, live, Some([tagged, plain]), scratch),
            Some(split) => {
                let known = match split.parts_tagged {
                    true => Known { tagged: None, plain: Some(plain) },
                    false => Known { tagged: Some(tagged), plain: None },
                };
                self.split(lists, live, split, known, scratch)
            }
        }
    }

    /// Parts one list and filters the other. What is `known` is so of the lists below that have both kinds of keys.
    fn split(&mut self, lists: Lists<'_>, live: u64, split: Split, known: Known<'_>, scratch: &mut [u64]) -> Counts {
        let Split { bit, parts_tagged } = split;
        let mut more = Vec::new();
        let scratch = enough(scratch, lists.keys(), &mut more);
        let Lists { tagged, plain, is_plain_kept } = lists;
        let (parted, filtered) = if parts_tagged { (tagged, plain) } else { (plain, tagged) };
        let is_parted_kept = is_plain_kept && !parts_tagged;
        let length = lists::partition(parted, bit, scratch);
        let (without, room) = parted.split_at_mut(length);
        let (mut with, mut rest) = scratch.split_at_mut(room.len());
        if is_parted_kept {
            room.copy_from_slice(with);
            with = room;
            rest = &mut *scratch;
        }
        let length = lists::without(filtered, bit, rest);
        let (left, rest) = rest.split_at_mut(length);
        let one = Lists::of(split, with, left, is_parted_kept);
        let two = Lists::of(split, without, filtered, is_plain_kept);

        let live = live & !(1 << bit);
        let counts = match self.helper(&one, &two, rest.len()) {
            Some(helper) => self.share(helper, one, two, live, known, rest),
            None => [self.node(one, live, Known::default(), rest), self.node(two, live, known, scratch)],
        };
        add(counts)
    }

    /// Another thread for the first of two nodes, if one is idle, if it is worth it, and if there is the memory.
    fn helper(&self, one: &Lists<'_>, two: &Lists<'_>, scratch: usize) -> Option<Helper> {
        if one.keys().min(two.keys()) < MANY || scratch < scratch_for(two.keys()) {
            return None;
        }
        self.helpers.take(size_of::<u64>() * scratch_for(one.keys()) + size_of::<Leaf<WORDS>>())
    }

    /// Two nodes, the first by another thread.
    fn share(
        &mut self,
        helper: Helper,
        one: Lists<'_>,
        two: Lists<'_>,
        live: u64,
        known: Known<'_>,
        scratch: &mut [u64],
    ) -> [Counts; 2] {
        thread::scope(|scope| {
            let helpers = self.helpers;
            let by_helper = scope.spawn(move || {
                let mut leaf = Box::<Leaf<WORDS>>::default();
                let mut scratch = vec![0; scratch_for(one.keys())];
                let counts = Walk { helpers, leaf: &mut leaf }.node(one, live, Known::default(), &mut scratch);
                drop(helper); // after all that it has held
                counts
            });
            let here = self.node(two, live, known, scratch);
            [by_helper.join().unwrap_or_else(|panic| resume_unwind(panic)), here]
        })
    }

    /// The same without further nodes.
    fn leaf(&mut self, lists: Lists<'_>, live: u64, known: Option<[&Sample; 2]>, scratch: &mut [u64]) -> Counts {
        let (tagged, plain) = (&*lists.tagged, &*lists.plain);
        if tagged.is_empty() || plain.is_empty() {
            return [0; 2];
        }
        if tagged.len().min(plain.len()) <= FEW {
            return one_by_one(tagged, plain, live);
        }
        let live = live & lists::union(tagged) & lists::union(plain);
        if live == 0 {
            return lists.all_pairs();
        }
        let shape = Costs::<WORDS>::new(tagged.len(), plain.len()).shape();
        let sorted = match known {
            Some([of_tagged, of_plain]) if shape.is_sorted && live.count_ones() > SORTED + 4 => {
                sample::most_met(of_tagged, of_plain, live, SORTED)
            }
            _ => 0,
        };
        let looked_up = live & !sorted;
        if looked_up.count_ones() > LOOKED_UP {
            return self.split_leaf(lists, live, known, scratch);
        }
        match shape.tabulates_plain {
            true => self.leaf.count(tagged, plain, sorted, looked_up, true),
            false => self.leaf.count(plain, tagged, sorted, looked_up, false),
        }
    }

    /// Two leaves of one that has too many bits for the tables. Few keys have the highest bit.
    fn split_leaf(&mut self, lists: Lists<'_>, live: u64, known: Option<[&Sample; 2]>, scratch: &mut [u64]) -> Counts {
        let bit = live.ilog2();
        let mut more = Vec::new();
        let scratch = enough(scratch, lists.keys(), &mut more);
        let Lists { tagged, plain, is_plain_kept } = lists;
        let length = lists::partition(plain, bit, scratch);
        let (without, with) = plain.split_at_mut(length);
        with.copy_from_slice(&scratch[..with.len()]);
        let length = lists::without(tagged, bit, scratch);
        let (left, rest) = scratch.split_at_mut(length);
        let live = live & !(1 << bit);
        let one = Lists { tagged: left, plain: with, is_plain_kept };
        let first = self.leaf(one, live, known, rest);
        add([first, self.leaf(Lists { tagged, plain: without, is_plain_kept }, live, known, scratch)])
    }
}

fn add([one, two]: [Counts; 2]) -> Counts {
    [one[0] + two[0], one[1] + two[1]]
}

/// Scratch for lists of this many keys: the given one, or `more`.
fn enough<'a>(scratch: &'a mut [u64], keys: usize, more: &'a mut Vec<u64>) -> &'a mut [u64] {
    if scratch.len() >= keys {
        return scratch;
    }
    more.resize(scratch_for(keys), 0);
    more
}

/// All pairs compared, one by one.
fn one_by_one(tagged: &[u64], plain: &[u64], live: u64) -> Counts {
    let mut counts = [0; 2];
    if tagged.len() <= plain.len() {
        for key in tagged {
            counts[usize::from(key & TAG != 0)] += lists::disjoint(plain, key & live);
        }
    } else {
        for key in plain {
            let both = lists::disjoint(tagged, key & live);
            let without_tag = lists::disjoint(tagged, key & live | TAG);
            counts[0] += without_tag;
            counts[1] += both - without_tag;
        }
    }
    counts
}
