//! `collections`

mod counter;
mod deque;
mod dicts;
mod namedtuple;

pub(crate) use counter::COUNTER;
pub(crate) use deque::DEQUE;
pub(crate) use dicts::DICTS;
pub(crate) use namedtuple::NAMEDTUPLE;
