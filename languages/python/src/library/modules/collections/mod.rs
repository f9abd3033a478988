//! `collections`

mod counter;
mod deque;
mod dicts;

pub(crate) use counter::COUNTER;
pub(crate) use deque::DEQUE;
pub(crate) use dicts::DICTS;
