//! Statements and their parts.

use super::{BinaryOp, Expr, Keyword, MatchCase, Span, Text};

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

impl Params {
    /// All of them as they are written: those by place, `*args`, those by name, `**kwargs`.
    pub(crate) fn all(&self) -> Vec<&Param> {
        let mut all = self.by_place();
        all.extend(&self.vararg);
        all.extend(&self.keyword_only);
        all.extend(&self.kwarg);
        all
    }

    /// All of them in the order of the variables of a call: those by place, those by name, `*args`, `**kwargs`.
    pub(crate) fn by_slot(&self) -> Vec<&Param> {
        let mut all = self.by_place();
        all.extend(&self.keyword_only);
        all.extend(&self.vararg);
        all.extend(&self.kwarg);
        all
    }

    /// Those by place.
    pub(crate) fn by_place(&self) -> Vec<&Param> {
        let mut all = Vec::new();
        all.extend(&self.positional_only);
        all.extend(&self.regular);
        all
    }
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

impl Alias {
    /// The name that the import binds: of `import a.b` it is `a`.
    pub(crate) fn bound(&self) -> Text {
        let name = self.asname.as_ref().unwrap_or(&self.name);
        crate::names::first_part(name).into()
    }

    /// The module that `import` binds: of `import a.b` it is `a`, of `import a.b as c` it is `a.b`.
    pub(crate) fn module(&self) -> Text {
        if self.asname.is_some() { self.name.clone() } else { self.bound() }
    }
}
