//! A program as a tree in which every expression has its type and every conversion is explicit. A front end makes it of a
//! text; the [compiler](crate::compile) makes code of it. It knows no syntax.

use std::rc::Rc;

use crate::types::{Ty, Types};

/// A program.
pub(crate) struct Tree {
    pub(crate) types: Types,
    pub(crate) functions: Vec<Function>,
    pub(crate) globals: Vec<Variable>,
    pub(crate) literals: Vec<Rc<[u8]>>,
    /// The values that globals begin with, in the order of the text.
    pub(crate) beginnings: Vec<Statement>,
    /// The classes that derive from others.
    pub(crate) bases: Vec<(Ty, Ty)>,
    /// Where the program begins.
    pub(crate) main: usize,
    /// Whether constants of classes are made when the program runs.
    pub(crate) is_cpp: bool,
    /// Whether everything is evaluated from left to right, and arrays know their lengths.
    pub(crate) is_java: bool,
}

/// A function.
pub(crate) struct Function {
    pub(crate) name: Rc<str>,
    pub(crate) ty: Ty,
    /// Its variables.
    pub(crate) locals: Vec<Variable>,
    /// The variables that are parameters, in order.
    pub(crate) parameters: Vec<usize>,
    /// None of a function that is only declared.
    pub(crate) body: Option<Vec<Statement>>,
    pub(crate) labels: usize,
    /// The line of its definition, or of its first use.
    pub(crate) line: u32,
    /// Whether it belongs to the library: its lines are no steps.
    pub(crate) is_hidden: bool,
    pub(crate) is_used: bool,
    /// The function of the library that it is, where the program has only declared it.
    pub(crate) library: Option<u16>,
}

/// A variable.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) name: Rc<str>,
    pub(crate) ty: Ty,
    pub(crate) line: u32,
    /// Whether a pointer may point at it.
    pub(crate) is_addressed: bool,
    /// A local variable that lives as long as the program: the number of the global that it is.
    pub(crate) is_static: Option<usize>,
    /// Only declared, with `extern`.
    pub(crate) is_extern: bool,
}

#[derive(Debug)]
pub(crate) struct Statement {
    pub(crate) line: u32,
    pub(crate) kind: StatementKind,
}

#[derive(Debug)]
pub(crate) enum StatementKind {
    Empty,
    /// Statements with variables of their own.
    Block(Vec<Statement>),
    Expression(Expression),
    /// A declaration without a value.
    Declare(usize),
    /// A declaration with a value.
    Begin(Beginning),
    /// The storage of an array with a variable length.
    Vla(usize),
    /// A value of the compiler, which is no event: the length of such an array.
    Hidden(Expression),
    If(Expression, Box<Statement>, Option<Box<Statement>>),
    While(Expression, Box<Statement>),
    /// The line is that of the condition.
    DoWhile(Box<Statement>, u32, Expression),
    For {
        begin: Vec<Statement>,
        test: Option<Expression>,
        step: Option<Expression>,
        body: Box<Statement>,
    },
    Switch {
        value: Expression,
        body: Box<Statement>,
        cases: Vec<(i64, i64)>,
    },
    /// A `case` by its place in its `switch`.
    Case(usize, Box<Statement>),
    Default(Box<Statement>),
    Break,
    Continue,
    Goto(usize),
    Label(usize, Box<Statement>),
    Return(Option<Expression>),
    /// Statements, and where an exception goes that leaves them.
    Try(Vec<Statement>, Vec<Handler>),
}

/// The handler of an exception.
#[derive(Debug)]
pub(crate) struct Handler {
    pub(crate) catches: Catch,
    /// The variable that points at what was thrown.
    pub(crate) holder: usize,
    pub(crate) body: Vec<Statement>,
}

/// The exceptions that are caught.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Catch {
    /// Those of a type, and of classes that derive from it.
    Type(Ty),
    All,
    /// None: an object ends, and the exception goes on.
    Nothing,
}

/// The value that a variable begins with.
#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    pub(crate) variable: Storage,
    /// Whether all of it is set to 0 first.
    pub(crate) is_cleared: bool,
    /// Values with their places in the variable.
    pub(crate) items: Vec<(u64, Expression)>,
}

/// A variable by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    Local(usize),
    Global(usize),
}

#[derive(Clone, Debug)]
pub(crate) struct Expression {
    pub(crate) kind: ExpressionKind,
    pub(crate) ty: Ty,
    pub(crate) line: u32,
}

#[derive(Clone, Debug)]
pub(crate) enum ExpressionKind {
    Int(i64),
    Float(f64),
    /// An array of characters.
    Literal(usize),
    Variable(Storage),
    /// A function of the program.
    Function(usize),
    /// A function of the library.
    Library(u16),
    /// A member of a structure at an offset.
    Member(Box<Expression>, u64),
    /// An element of an array, which is no pointer.
    Element(Box<Expression>, Box<Expression>),
    Deref(Box<Expression>),
    Address(Box<Expression>),
    /// An array as a pointer to its first element.
    Decay(Box<Expression>),
    Negate(Box<Expression>),
    Complement(Box<Expression>),
    Not(Box<Expression>),
    /// Both sides have the type of the result; of a shift the right one has its own.
    Binary(Operator, Box<Expression>, Box<Expression>),
    Compare(Comparison, Box<Expression>, Box<Expression>),
    /// A pointer moved by a number of elements, forward or back.
    Move(Box<Expression>, Box<Expression>, bool),
    /// The number of elements between two pointers.
    Distance(Box<Expression>, Box<Expression>),
    And(Box<Expression>, Box<Expression>),
    Or(Box<Expression>, Box<Expression>),
    Choice(Box<Expression>, Box<Expression>, Box<Expression>),
    Comma(Box<Expression>, Box<Expression>),
    Assign(Box<Expression>, Box<Expression>),
    /// `a op= b`: computed in a type of its own; a pointer is moved.
    Update(Operator, Box<Expression>, Box<Expression>, Ty),
    /// `++` and `--`, before or after.
    Count {
        place: Box<Expression>,
        up: bool,
        before: bool,
    },
    Cast(Box<Expression>),
    Call(Box<Expression>, Vec<Expression>),
    /// A variable without a name, set each time: `(struct p){1, 2}`.
    Compound(Box<Beginning>),
    /// Functions with one name, of which one is to be chosen, with the object in front of them.
    Overloads(usize, Option<Box<Expression>>),
    /// Values in curly brackets, which become what is wanted.
    Braces(Vec<Expression>),
    /// The number of bytes of a type whose size is counted when the program runs.
    SizeOf(Ty),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Expression {
    pub(crate) fn new(kind: ExpressionKind, ty: Ty, line: u32) -> Expression {
        Expression { kind, ty, line }
    }

    pub(crate) fn int(value: i64, ty: Ty, line: u32) -> Expression {
        Expression::new(ExpressionKind::Int(value), ty, line)
    }

    /// Whether carrying it out changes anything.
    pub(crate) fn has_effects(&self) -> bool {
        self.any(&|kind| kind.is_effect() || matches!(kind, ExpressionKind::Call(..)))
    }

    /// Whether it holds of this or of a part of it; not of what stands in curly brackets.
    pub(crate) fn any(&self, holds: &dyn Fn(&ExpressionKind) -> bool) -> bool {
        use ExpressionKind as E;
        holds(&self.kind)
            || match &self.kind {
                E::Int(_)
                | E::Float(_)
                | E::Literal(_)
                | E::Variable(_)
                | E::Function(_)
                | E::Library(_)
                | E::Overloads(..)
                | E::Braces(_)
                | E::Compound(_)
                | E::SizeOf(_) => false,
                E::Member(inner, _)
                | E::Deref(inner)
                | E::Address(inner)
                | E::Decay(inner)
                | E::Negate(inner)
                | E::Complement(inner)
                | E::Not(inner)
                | E::Count { place: inner, .. }
                | E::Cast(inner) => inner.any(holds),
                E::Element(a, b)
                | E::Binary(_, a, b)
                | E::Compare(_, a, b)
                | E::Move(a, b, _)
                | E::Distance(a, b)
                | E::And(a, b)
                | E::Or(a, b)
                | E::Assign(a, b)
                | E::Update(_, a, b, _)
                | E::Comma(a, b) => a.any(holds) || b.any(holds),
                E::Choice(a, b, c) => a.any(holds) || b.any(holds) || c.any(holds),
                E::Call(callee, values) => callee.any(holds) || values.iter().any(|value| value.any(holds)),
            }
    }
}

impl ExpressionKind {
    /// Whether it changes a place itself.
    pub(crate) fn is_effect(&self) -> bool {
        use ExpressionKind as E;
        matches!(self, E::Assign(..) | E::Update(..) | E::Count { .. } | E::Compound(_))
    }
}

impl Operator {
    pub(crate) fn text(self) -> &'static str {
        match self {
            Operator::Add => "+",
            Operator::Subtract => "-",
            Operator::Multiply => "*",
            Operator::Divide => "/",
            Operator::Remainder => "%",
            Operator::And => "&",
            Operator::Or => "|",
            Operator::Xor => "^",
            Operator::ShiftLeft => "<<",
            Operator::ShiftRight => ">>",
        }
    }
}
