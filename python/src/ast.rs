//! The syntax tree: that of CPython 3.11's `ast`, as far as the machine has the language.
//!
//! Differences from CPython's tree, which make invalid trees impossible to write down or the compiler simpler:
//!
//! - There is no context of `Load`, `Store` or `Del`: it follows from the place.
//! - An `if` with its `elif`s is one node with several [branches](Branch).
//! - What the machine does not have (`async`, complex numbers, bytes, `except*`) has no node. The parser notes a
//!   refusal instead, and such a tree never reaches the compiler.

use std::rc::Rc;

use num_bigint::BigUint;

/// A name of the program, or the text of a string.
pub type Text = Rc<str>;

/// Where a node is written, as CPython's `lineno`, `col_offset`, `end_lineno` and `end_col_offset`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first line, from 1 on.
    pub line: u32,
    /// The bytes of UTF-8 before it in the first line.
    pub column: u32,
    /// The last line, from 1 on.
    pub end_line: u32,
    /// The bytes of UTF-8 before its end in the last line.
    pub end_column: u32,
}

impl Span {
    /// From the beginning of this span to the end of `last`.
    pub fn to(self, last: Span) -> Span {
        Span { end_line: last.end_line, end_column: last.end_column, ..self }
    }
}

/// A whole program. Its docstring, if any, is its first statement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Module {
    /// Its statements; none in an empty program.
    pub body: Vec<Stmt>,
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    /// For a compound statement, from its first word to the end of its last block. A decorated definition begins at
    /// its `def` or `class`.
    pub span: Span,
    /// Which statement, and its parts.
    pub kind: StmtKind,
}

/// The kinds of statement. A `Vec<Stmt>` is a block, empty only as a missing `else` or `finally`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub enum StmtKind {
    FunctionDef(Box<FunctionDef>),
    ClassDef(Box<ClassDef>),
    Return(Option<Expr>),
    /// `del`, at least one target: name, attribute, subscript, or a tuple or list of these.
    Delete(Vec<Expr>),
    /// `a = b = value`: at least one target, from the left.
    Assign {
        targets: Vec<Expr>,
        value: Expr,
    },
    /// `target op= value`; the target is a name, attribute or subscript.
    AugAssign {
        target: Expr,
        op: BinaryOp,
        value: Expr,
    },
    /// `target: annotation = value`.
    AnnAssign {
        target: Expr,
        annotation: Expr,
        value: Option<Expr>,
        /// The target is a name without parentheses: only then does CPython keep the annotation.
        simple: bool,
    },
    For {
        target: Expr,
        iter: Expr,
        body: Vec<Stmt>,
        orelse: Vec<Stmt>,
    },
    While {
        test: Expr,
        body: Vec<Stmt>,
        orelse: Vec<Stmt>,
    },
    /// `if` and its `elif`s, at least one branch.
    If {
        branches: Vec<Branch>,
        orelse: Vec<Stmt>,
    },
    With {
        items: Vec<WithItem>,
        body: Vec<Stmt>,
    },
    Match {
        subject: Expr,
        cases: Vec<MatchCase>,
    },
    /// `raise exc from cause`; a cause only with an exception.
    Raise {
        exc: Option<Expr>,
        cause: Option<Expr>,
    },
    Try {
        body: Vec<Stmt>,
        handlers: Vec<ExceptHandler>,
        orelse: Vec<Stmt>,
        finalbody: Vec<Stmt>,
    },
    Assert {
        test: Expr,
        msg: Option<Expr>,
    },
    Import(Vec<Alias>),
    /// `from module import names`, with `level` leading dots.
    ImportFrom {
        module: Option<Text>,
        names: Vec<Alias>,
        level: u32,
    },
    Global(Vec<Text>),
    Nonlocal(Vec<Text>),
    Expr(Expr),
    Pass,
    Break,
    Continue,
}

/// `if test:` or `elif test:` with its block.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// From its `if` or `elif` to the end of the whole statement, as CPython places its nested `If`.
    pub span: Span,
    /// The condition.
    pub test: Expr,
    /// The block.
    pub body: Vec<Stmt>,
}

/// `def name(params) -> returns: body`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct FunctionDef {
    pub name: Text,
    pub params: Params,
    pub body: Vec<Stmt>,
    /// From the top; they are evaluated in this order and applied from the bottom.
    pub decorators: Vec<Expr>,
    pub returns: Option<Expr>,
}

/// `class name(bases, keywords): body`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct ClassDef {
    pub name: Text,
    pub bases: Vec<Expr>,
    pub keywords: Vec<Keyword>,
    pub body: Vec<Stmt>,
    pub decorators: Vec<Expr>,
}

/// The parameters of a function or a lambda. No name occurs twice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Params {
    /// Those before a `/`.
    pub positional_only: Vec<Param>,
    /// Those that are given by place or name.
    pub regular: Vec<Param>,
    /// `*args`.
    pub vararg: Option<Param>,
    /// Those after a `*`.
    pub keyword_only: Vec<Param>,
    /// `**kwargs`.
    pub kwarg: Option<Param>,
}

/// One parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// The name and its annotation.
    pub span: Span,
    /// The name.
    pub name: Text,
    /// What follows its `:`; never in a lambda.
    pub annotation: Option<Expr>,
    /// What follows its `=`; never for `*args` and `**kwargs`. After a positional one with a default all have one.
    pub default: Option<Expr>,
}

/// `context as target` of a `with`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct WithItem {
    pub context: Expr,
    pub target: Option<Expr>,
}

/// `except exception as name: body`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct ExceptHandler {
    pub span: Span,
    /// `None` for a bare `except:`, which is the last one.
    pub exception: Option<Expr>,
    pub name: Option<Text>,
    pub body: Vec<Stmt>,
}

/// `name as asname` of an import. `name` is dotted after `import`, and `*` only in `from … import *`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the fields are those of CPython's ast")]
pub struct Alias {
    pub span: Span,
    pub name: Text,
    pub asname: Option<Text>,
}

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
    /// What each turn gives.
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
        /// What is formatted.
        value: Box<Expr>,
        /// What is done to it first.
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
    BigInt(BigUint),
    /// May be infinite, as `1e999` is.
    Float(f64),
    Str(Text),
}

/// `and` and `or`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum BoolOp {
    And,
    Or,
}

/// The operators between two values, also those of `op=`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are those of CPython's ast")]
pub enum BinaryOp {
    Add,
    Sub,
    Mult,
    MatMult,
    Div,
    Mod,
    Pow,
    LShift,
    RShift,
    BitOr,
    BitXor,
    BitAnd,
    FloorDiv,
}

/// The operators before a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are those of CPython's ast")]
pub enum UnaryOp {
    Invert,
    Not,
    UAdd,
    USub,
}

/// The comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are those of CPython's ast")]
pub enum CompareOp {
    Eq,
    NotEq,
    Lt,
    LtE,
    Gt,
    GtE,
    Is,
    IsNot,
    In,
    NotIn,
}
