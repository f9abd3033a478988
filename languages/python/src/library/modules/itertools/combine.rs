//! `combinations permutations product`: selections of elements by their indices.

use std::rc::Rc;

use super::{ModuleIter, new};
use crate::heap::check_length;
use crate::native::{Call, Stop};
use crate::value::Value;

/// How the indices of the next selection follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Combinations,
    WithReplacement,
    Permutations,
    Product,
}

/// An iterator over selections.
#[derive(Clone, Debug)]
pub struct Selection {
    kind: Kind,
    /// The elements of each place; one pool for all, except for a product.
    pools: Rc<[Rc<[Value]>]>,
    /// Of a permutation, all indices: the selected ones first.
    indices: Vec<u32>,
    /// Of a permutation, how many exchanges each place has left.
    cycles: Vec<u32>,
    count: usize,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    New,
    Going,
    Ended,
}

impl Selection {
    /// The name of its class.
    pub fn name(&self) -> &'static str {
        match self.kind {
            Kind::Combinations => "itertools.combinations",
            Kind::WithReplacement => "itertools.combinations_with_replacement",
            Kind::Permutations => "itertools.permutations",
            Kind::Product => "itertools.product",
        }
    }

    /// The bytes that it takes outside of itself.
    pub fn bytes(&self) -> usize {
        let pools: usize = self.pools.iter().map(|pool| size_of_val(&**pool)).sum();
        pools + 4 * (self.indices.len() + self.cycles.len())
    }

    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        self.pools.iter().flat_map(|pool| pool.iter()).for_each(|&value| mark(value));
    }

    /// The next selection.
    pub fn next(&mut self) -> Option<Vec<Value>> {
        let more = match self.state {
            State::Ended => false,
            State::New => true,
            State::Going => match self.kind {
                Kind::Combinations => self.next_combination(),
                Kind::WithReplacement => self.next_with_replacement(),
                Kind::Permutations => self.next_permutation(),
                Kind::Product => self.next_product(),
            },
        };
        self.state = if more { State::Going } else { State::Ended };
        more.then(|| {
            let pool = |place: usize| if self.kind == Kind::Product { &self.pools[place] } else { &self.pools[0] };
            (0..self.count).map(|place| pool(place)[self.indices[place] as usize]).collect()
        })
    }

    fn next_combination(&mut self) -> bool {
        let most = self.pools[0].len() - self.count;
        let Some(place) = (0..self.count).rev().find(|&place| self.indices[place] as usize != place + most) else {
            return false;
        };
        let first = self.indices[place] + 1;
        (first..).zip(&mut self.indices[place..]).for_each(|(next, index)| *index = next);
        true
    }

    fn next_with_replacement(&mut self) -> bool {
        let length = self.pools[0].len() as u32;
        let Some(place) = (0..self.count).rev().find(|&place| self.indices[place] + 1 < length) else { return false };
        let next = self.indices[place] + 1;
        self.indices[place..].fill(next);
        true
    }

    fn next_permutation(&mut self) -> bool {
        let length = self.indices.len();
        for place in (0..self.count).rev() {
            self.cycles[place] -= 1;
            if self.cycles[place] > 0 {
                self.indices.swap(place, length - self.cycles[place] as usize);
                return true;
            }
            self.indices[place..].rotate_left(1);
            self.cycles[place] = (length - place) as u32;
        }
        false
    }

    fn next_product(&mut self) -> bool {
        for place in (0..self.count).rev() {
            self.indices[place] += 1;
            if (self.indices[place] as usize) < self.pools[place].len() {
                return true;
            }
            self.indices[place] = 0;
        }
        false
    }
}

/// A selection of `count` elements of one pool.
pub(super) fn select(call: &mut Call<'_>, kind: Kind) -> Result<Value, Stop> {
    let pool: Rc<[Value]> = call.elements(call.arg(0))?.into();
    let count = call.arg(1);
    let count = if Call::is_absent(count) && kind == Kind::Permutations {
        pool.len()
    } else {
        usize::try_from(call.index(count)?).map_err(|_| call.value_error("r must be non-negative"))?
    };
    check_length(count)?;
    let length = pool.len();
    let none = match kind {
        Kind::WithReplacement => length == 0 && count > 0,
        _ => count > length,
    };
    let indices: Vec<u32> = match kind {
        Kind::WithReplacement => vec![0; count],
        Kind::Permutations => (0..length as u32).collect(),
        _ => (0..count as u32).collect(),
    };
    let cycles = match kind {
        Kind::Permutations if !none => (0..count).map(|place| (length - place) as u32).collect(),
        _ => Vec::new(),
    };
    let state = if none { State::Ended } else { State::New };
    let selection = Selection { kind, pools: Rc::from([pool]), indices, cycles, count, state };
    new(call, ModuleIter::Select(selection))
}

pub(super) fn product(call: &mut Call<'_>) -> Result<Value, Stop> {
    let repeat = usize::try_from(call.index(call.option(0).or(Value::Int(1)))?);
    let repeat = repeat.map_err(|_| call.value_error("repeat argument cannot be negative"))?;
    let mut pools: Vec<Rc<[Value]>> = Vec::new();
    for iterable in call.rest(0) {
        pools.push(call.elements(iterable)?.into());
    }
    check_length(pools.len().saturating_mul(repeat))?;
    let pools: Rc<[Rc<[Value]>]> = pools.iter().cycle().take(pools.len() * repeat).cloned().collect();
    let count = pools.len();
    let state = if pools.iter().any(|pool| pool.is_empty()) { State::Ended } else { State::New };
    let (indices, cycles) = (vec![0; count], Vec::new());
    new(call, ModuleIter::Select(Selection { kind: Kind::Product, pools, indices, cycles, count, state }))
}
