//! Limits on the length of an input, in characters.

/// The longest link, without the `#`.
pub const MAX_LENGTH: usize = 4096;

/// The longest text that is pasted.
pub const MAX_PASTED: usize = 65_536;
