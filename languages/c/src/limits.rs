//! The limits of a program and of its run.

/// The longest text, in bytes of UTF-8.
pub const MAX_SOURCE: usize = 64 * 1024;

/// The most tokens after the preprocessor.
pub const MAX_TOKENS: usize = 1_000_000;

/// How deep expressions, statements, declarators and initializers are nested.
pub const MAX_NESTING: u32 = 200;

/// The most operators that hang on each other in an expression: `a + b + c` is a tree of two levels.
pub const MAX_HEIGHT: u32 = 300;

/// How deep the expansion of macros is nested.
pub const MAX_EXPANSION: u32 = 64;

/// The memory of a program in bytes, without its stack: globals, literals and what `malloc` has handed out.
pub const MAX_MEMORY: u32 = 64 << 20;

/// The stack in bytes, by the frame sizes of this crate.
pub const MAX_STACK: u32 = 8 << 20;

/// A program prints at most this many bytes.
pub const MAX_OUTPUT: u64 = 1_000_000;

/// The library takes at most this many elements in one line: bytes copied or compared, characters written.
pub const MAX_WORK: u64 = 20_000_000;

/// A line takes at most this many instructions: `for (;;);` on a line of its own is a line a round, but `f() || g()`
/// with a thousand calls of hidden code is not.
pub const MAX_OPERATIONS: u64 = 20_000_000;
