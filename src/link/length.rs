//! How long what is read may be, in characters.

/// The longest link, without the `#`.
pub const MAX_LENGTH: usize = 4096;

/// The longest text that is pasted.
pub const MAX_PASTED: usize = 65_536;
