//! Expressions and their parts.

use super::{BinaryOp, BoolOp, CompareOp, Params, Span, Text, UnaryOp};
use crate::big_int::BigInt;

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// Where it is written. Parentheses around it do not count, those of a tuple or generator do. The name of an
    /// attribute is in the last line.
    pub span: Span,
    /// Which expression, and its parts.
    pub kind: ExprKind,
}

/// The kinds of expression.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub enum ExprKind {
    Constant(Constant),
    Name(Text),
    /// An f-string, with the strings that are written beside it.
    JoinedStr(Vec<FStringPart>),
    Tuple(Vec<Expr>),
    List(Vec<Expr>),
    Set(Vec<Expr>),
    /// Items without a key are `**value`.
    Dict(Vec<DictItem>),
    ListComp(Box<Comprehension>),
    SetComp(Box<Comprehension>),
    GeneratorExp(Box<Comprehension>),
    DictComp {
        key: Box<Expr>,
        /// The element is the value.
        comprehension: Box<Comprehension>,
    },
    /// `and` or `or` of at least two values: `a and b and c` is one node.
    BoolOp {
        op: BoolOp,
        values: Vec<Expr>,
    },
    Binary {
        left: Box<Expr>,
        op: BinaryOp,
        right: Box<Expr>,
    },
    Unary {
        op: UnaryOp,
        operand: Box<Expr>,
    },
    /// `left op right op right …`: at least one comparison.
    Compare {
        left: Box<Expr>,
        comparisons: Vec<(CompareOp, Expr)>,
    },
    /// `body if test else orelse`.
    Conditional {
        test: Box<Expr>,
        body: Box<Expr>,
        orelse: Box<Expr>,
    },
    Lambda {
        params: Box<Params>,
        body: Box<Expr>,
    },
    /// `name := value`.
    Named {
        target: Text,
        /// Where the name is written.
        target_span: Span,
        value: Box<Expr>,
    },
    Yield(Option<Box<Expr>>),
    YieldFrom(Box<Expr>),
    Call {
        func: Box<Expr>,
        /// Those by place, with [`Starred`](ExprKind::Starred) among them.
        args: Vec<Expr>,
        keywords: Vec<Keyword>,
    },
    Attribute {
        value: Box<Expr>,
        attr: Text,
    },
    Subscript {
        value: Box<Expr>,
        /// A [`Slice`](ExprKind::Slice) only here, alone or in a tuple.
        index: Box<Expr>,
    },
    Slice {
        lower: Option<Box<Expr>>,
        upper: Option<Box<Expr>>,
        step: Option<Box<Expr>>,
    },
    /// `*value`: in a display, a call, a subscript or as a target.
    Starred(Box<Expr>),
}

/// `key: value`, or `**value`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct DictItem {
    pub key: Option<Expr>,
    pub value: Expr,
}

/// `name=value` of a call or class, or `**value`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct Keyword {
    pub span: Span,
    pub name: Option<Text>,
    pub value: Expr,
}

/// `element for … in … if …`.
#[derive(Clone, Debug, PartialEq)]
pub struct Comprehension {
    /// The element of each iteration.
    pub element: Expr,
    /// At least one, the outermost first.
    pub generators: Vec<Generator>,
}

/// `for target in iter if …`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct Generator {
    pub target: Expr,
    pub iter: Expr,
    pub conditions: Vec<Expr>,
}

/// A part of an f-string.
#[derive(Clone, Debug, PartialEq)]
pub enum FStringPart {
    /// Text as it is, not empty, and never two of them side by side. In a format specification it is taken literally,
    /// too.
    Literal(Text),
    /// `{value!conversion:spec}`. For `{value=}` the literal before it has the text, and the conversion is `r` if there
    /// is no specification.
    Value {
        /// The formatted value.
        value: Box<Expr>,
        /// Its conversion.
        conversion: Option<Conversion>,
        /// `None` if there is no `:`.
        spec: Option<Vec<FStringPart>>,
        /// The line of the string that it is in, of several side by side.
        line: u32,
    },
}

/// `!s`, `!r` or `!a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Conversion {
    Str,
    Repr,
    Ascii,
}

/// A value that is written down.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Constant {
    None,
    True,
    False,
    Ellipsis,
    /// A whole number below 2⁶³.
    Int(i64),
    /// A whole number from 2⁶³ on.
    BigInt(BigInt),
    /// May be infinite, as `1e999` is.
    Float(f64),
    Str(Text),
}
