//! Native tests of the whole crate, one module a subject.

mod count;
