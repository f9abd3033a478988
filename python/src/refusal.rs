//! Refusals: what the machine does not have, said before anything runs.

/// A part of Python that the machine does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// `async def`, `async for` and `async with`.
    Async,
    /// `await`.
    Await,
    /// `3j`.
    Complex,
    /// `b"…"`.
    Bytes,
    /// `except*`.
    ExceptStar,
    /// `"\N{DOTTED CIRCLE}"`.
    CharacterName,
    /// `"\ud800"`, half a character.
    Surrogate,
}
