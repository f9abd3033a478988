//! Knight's tours.
