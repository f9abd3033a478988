//! The operations on any value: comparison, length, iteration, subscription, arithmetic.
//!
//! Each is a method of [`Call`], because a class of the program may define it. Where it does, the call is asked for as
//! `native` explains; for values of Python's own classes nothing is asked.

mod arithmetic;
mod calculate;
mod class;
mod compare;
mod container;
mod iterate;
mod numbers;
mod sets;
mod slice;
mod subscript;
mod table;
mod update;

pub(crate) use numbers::Number;
