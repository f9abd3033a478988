//! Syntax errors beyond the grammar, which CPython's compiler finds after parsing.
//!
//! The order is CPython's, so that the same of several errors is reported: imports from `__future__`, then
//! [names](symbols) of the whole program, then everything that is [out of place](placement).

mod future;
mod pattern;
mod placement;
mod symbols;

use crate::ast::Module;
use crate::parser::Failure;

/// An error at a place of the tree.
type Result<T = ()> = std::result::Result<T, Failure>;

/// Whether CPython would compile a program that its parser accepts.
pub(crate) fn check(module: &Module) -> Result {
    let future = future::check(module)?;
    symbols::check(module, future.has_annotations)?;
    placement::check(module, &future)
}
