//! The cases of `match` and their patterns.

use super::{Constant, Expr, Span, Stmt, Text};

/// `case pattern if guard: body`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct MatchCase {
    pub pattern: Pattern,
    pub guard: Option<Expr>,
    pub body: Vec<Stmt>,
}

/// A pattern of a `case`.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    /// Where it is written.
    pub span: Span,
    /// Which pattern, and its parts.
    pub kind: PatternKind,
}

/// The kinds of pattern.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub enum PatternKind {
    /// Compared with `==`: a number (with its sign), a string or a dotted name.
    Value(Expr),
    /// Compared with `is`: `None`, `True` or `False`.
    Singleton(Constant),
    /// In brackets, in parentheses or with commas alone. At most one [`Star`](PatternKind::Star).
    Sequence(Vec<Pattern>),
    Mapping {
        /// Each key is a constant (with its sign) or a dotted name.
        entries: Vec<(Expr, Pattern)>,
        /// `**rest`.
        rest: Option<Text>,
    },
    Class {
        class: Expr,
        positional: Vec<Pattern>,
        keywords: Vec<(Text, Pattern)>,
    },
    /// `*name`; `None` for `*_`. Only in a sequence.
    Star(Option<Text>),
    /// `pattern as name`.
    As {
        pattern: Box<Pattern>,
        name: Text,
    },
    /// A name alone.
    Capture(Text),
    /// `_`.
    Wildcard,
    /// `a | b`: at least two.
    Or(Vec<Pattern>),
}
