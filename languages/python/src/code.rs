//! Compiled programs: the code that the machine executes.
//!
//! The instructions are those of CPython 3.11 in all that a tracer sees: in the same order, on the same lines, with
//! the same jumps. Where CPython's tracer reports a line, there is an instruction [`Line`](Op::Line), or a jump that
//! reports the line itself (a loop written in one line); so the machine needs no table to know.

use std::rc::Rc;

use crate::ast::{BinaryOp, CompareOp, UnaryOp};
use crate::big_int::BigInt;
use crate::library::timsort;
use crate::names::{Name, Names};
use crate::native::Native;
use crate::types::Type;
use crate::value::Value;

/// The index of an instruction, or of a block while compiling.
pub(crate) type Target = u32;

/// An instruction. `top` is the value on top of the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    Nop,
    /// Only while compiling: a code begins.
    Resume,
    /// A line begins; the machine stops before it.
    Line(u32),
    /// A line of the library begins, which is work of the program's line.
    Work,

    /// A constant of the program.
    LoadConst(u32),
    /// A slot of the frame.
    LoadFast(u32),
    StoreFast(u32),
    DeleteFast(u32),
    /// The cell in a slot of the frame.
    LoadDeref(u32),
    StoreDeref(u32),
    DeleteDeref(u32),
    /// The names of the class body, then the cell.
    LoadClassDeref(u32),
    /// The cell itself.
    LoadClosure(u32),
    /// A global, by its index.
    LoadGlobal(u32),
    StoreGlobal(u32),
    DeleteGlobal(u32),
    /// The names of the class body, then a global, by its index.
    LoadName(u32),
    StoreName(u32),
    DeleteName(u32),

    PopTop,
    /// Pushes the operand at a depth, 1 being the top.
    Copy(u32),
    /// Swaps the top with the operand at a depth.
    Swap(u32),

    Unary(UnaryOp),
    Binary(BinaryOp),
    InPlace(BinaryOp),
    /// Not `is` and `in`.
    Compare(CompareOp),
    /// `is`, or `is not` if set.
    Is(bool),
    /// `in`, or `not in` if set.
    Contains(bool),
    Subscript,
    /// value, container, key →
    StoreSubscript,
    DeleteSubscript,
    BuildSlice(u32),
    LoadAttribute(Name),
    StoreAttribute(Name),
    DeleteAttribute(Name),
    /// object → function, object; `NoReceiver` comes after it, and is skipped then
    LoadMethod(Name),
    /// attribute → attribute, nothing
    NoReceiver,

    /// function, arguments →
    Call(u32),
    /// The same with the names of the last arguments, by the index of the list of names.
    CallNamed(u32, u16),
    /// function, receiver or nothing, arguments →
    CallMethod(u32),
    CallMethodNamed(u32, u16),
    /// function, tuple of arguments, and a dict of named ones if set →
    CallEx(bool),

    BuildTuple(u32),
    BuildList(u32),
    BuildSet(u32),
    BuildMap(u32),
    /// values, tuple of keys → dict
    BuildConstKeyMap(u32),
    BuildString(u32),
    /// The container is at this depth below the top once the element is popped.
    ListAppend(u32),
    /// The list on top has one number alone: its elements are not written yet.
    Fresh,
    SetAdd(u32),
    /// key, value →
    MapAdd(u32),
    ListExtend(u32),
    SetUpdate(u32),
    DictUpdate(u32),
    /// As `DictUpdate`, for arguments of a call: a key may come once.
    DictMerge(u32),
    ListToTuple,
    /// The bits 0–1: 1 for `!s`, 2 for `!r`, 3 for `!a`; bit 2: the specification is on top.
    FormatValue(u32),
    /// `Spread` comes after it, and is skipped if the value is on the stack already.
    UnpackSequence(u32),
    /// How many before the star and how many after it; `Spread` comes after it.
    UnpackEx(u16, u16),
    /// tuple → its elements, the first one on top
    Spread,

    Jump(Target),
    /// A jump that reports the line of its target, which no instruction there does; in the library it is work.
    JumpLine(Target),
    PopJumpIfFalse(Target),
    PopJumpIfTrue(Target),
    PopJumpIfNone(Target),
    PopJumpIfNotNone(Target),
    JumpIfFalseOrPop(Target),
    JumpIfTrueOrPop(Target),

    GetIter,
    /// iterator → iterator, value; at the end pops the iterator and jumps
    ForIter(Target),
    Return,
    Yield,
    /// iterator of `yield from`
    GetYieldFromIter,
    /// iterator, value → iterator, value; at the end result, and a jump
    Send(Target),

    /// Only while compiling: exceptions from here on are handled at the target.
    SetupFinally(Target),
    /// The same, where the handler also needs the place of the exception.
    SetupCleanup(Target),
    SetupWith(Target),
    PopBlock,

    PushExcInfo,
    PopExcept,
    /// exception, classes → exception, bool
    CheckExcMatch,
    /// Raises the exception on top again; more than 0 if the place is below it.
    Reraise(u32),
    RaiseVarargs(u32),
    LoadAssertionError,
    /// manager → tuple of its result and its exit; `Spread` comes after it
    BeforeWith,
    WithExceptStart,

    /// Bit 0: a tuple of defaults, bit 1: a dict of named defaults, bit 2: annotations, bit 3: a tuple of cells; then
    /// the code.
    MakeFunction(u32),
    LoadBuildClass,
    /// The module of a name.
    ImportName(Name),
    /// module → module, attribute
    ImportFrom(Name),
    /// module → and all its names are assigned
    ImportStar,

    /// subject, class, names → tuple or None
    MatchClass(u32),
    /// subject, keys → subject, keys, tuple or None
    MatchKeys,
    MatchMapping,
    MatchSequence,
    GetLen,
}

impl Op {
    /// Whether this is a jump that is carried out (no block of exceptions).
    pub(crate) fn is_jump(self) -> bool {
        self.target().is_some() && !self.is_setup()
    }

    /// Whether this begins a block of exceptions.
    pub(crate) fn is_setup(self) -> bool {
        matches!(self, Op::SetupFinally(_) | Op::SetupCleanup(_) | Op::SetupWith(_))
    }

    /// Whether the next instruction is never reached from this one, and it is no jump.
    pub(crate) fn is_exit(self) -> bool {
        matches!(self, Op::Return | Op::RaiseVarargs(_) | Op::Reraise(_))
    }

    /// Where this jumps to, or what it sets up.
    pub(crate) fn target(mut self) -> Option<Target> {
        self.target_mut().copied()
    }

    pub(crate) fn target_mut(&mut self) -> Option<&mut Target> {
        match self {
            Op::Jump(target)
            | Op::JumpLine(target)
            | Op::PopJumpIfFalse(target)
            | Op::PopJumpIfTrue(target)
            | Op::PopJumpIfNone(target)
            | Op::PopJumpIfNotNone(target)
            | Op::JumpIfFalseOrPop(target)
            | Op::JumpIfTrueOrPop(target)
            | Op::ForIter(target)
            | Op::Send(target)
            | Op::SetupFinally(target)
            | Op::SetupCleanup(target)
            | Op::SetupWith(target) => Some(target),
            _ => None,
        }
    }
}

/// A constant of a program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Const {
    None,
    Bool(bool),
    Ellipsis,
    Int(BigInt),
    Float(f64),
    Str(Rc<str>),
    Tuple(Vec<Const>),
    FrozenSet(Vec<Const>),
    /// A code, by its index.
    Code(u32),
}

impl Const {
    /// A key that differs from that of every other constant, or if it need not be exact, of every unequal one.
    pub(crate) fn key(&self, exact: bool) -> String {
        let mut key = String::new();
        self.write_key(&mut key, exact);
        key
    }

    fn write_key(&self, out: &mut String, exact: bool) {
        use std::fmt::Write as _;
        let _ = match self {
            Const::Tuple(items) => {
                out.push('(');
                items.iter().for_each(|item| item.write_key(out, exact));
                out.write_char(')')
            }
            Const::FrozenSet(items) => {
                // One constant of CPython, in the order that is written first, with the first one of equal elements.
                let keys: Vec<_> = items.iter().map(|item| item.key(false)).collect();
                let mut last = "";
                out.push('{');
                for at in timsort::sorted(keys.len(), &mut |a, b| keys[a] < keys[b]) {
                    if keys[at] != last {
                        items[at].write_key(out, exact);
                        last = &keys[at];
                    }
                }
                out.write_char(')')
            }
            Const::None => out.write_str("N,"),
            Const::Ellipsis => out.write_str("E,"),
            Const::Bool(value) if exact => out.write_str(if *value { "T," } else { "F," }),
            Const::Bool(value) => write!(out, "i{},", i32::from(*value)),
            Const::Int(number) => write!(out, "i{number},"),
            Const::Float(number) if !exact && *number as i64 as f64 == *number => write!(out, "i{},", *number as i64),
            Const::Float(number) => write!(out, "f{},", number.to_bits()),
            Const::Str(text) => write!(out, "s{},{text}", text.len()),
            Const::Code(index) => write!(out, "c{index},"),
        };
    }
}

/// A range of instructions whose exceptions are handled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Handler {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) target: u32,
    /// How many operands stay below the exception.
    pub(crate) depth: u32,
    /// Whether the place of the exception is pushed, too.
    pub(crate) with_place: bool,
}

/// The code of a function, class body, comprehension or of the program itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Code {
    pub(crate) name: Rc<str>,
    pub(crate) qualname: Rc<str>,
    /// The line of its `def`, or of its first decorator.
    pub(crate) first_line: u32,
    pub(crate) ops: Vec<Op>,
    /// Copies of `JumpIf…OrPop`, by their places, that find a bool above the value.
    pub(crate) copies: Vec<(u32, u32)>,
    /// The line of each instruction; 0 if it has none.
    pub(crate) lines: Vec<u32>,
    /// The inner ones after the outer ones.
    pub(crate) handlers: Vec<Handler>,
    /// How many parameters are by place only, by place, and by name only.
    pub(crate) positional_only: u32,
    pub(crate) positional: u32,
    pub(crate) keyword_only: u32,
    pub(crate) has_varargs: bool,
    pub(crate) has_kwargs: bool,
    /// The names of the slots: parameters (`*args` and `**kwargs` last), locals, free variables.
    pub(crate) slots: Vec<Rc<str>>,
    /// The same as names of keywords, for the parameters.
    pub(crate) parameters: Vec<Name>,
    /// The slots that hold cells made by this code.
    pub(crate) cells: Vec<u32>,
    /// How many of the slots, the last ones, are cells of the closure.
    pub(crate) free: u32,
    pub(crate) is_generator: bool,
    /// The docstring, a constant.
    pub(crate) doc: Option<u32>,
}

impl Code {
    /// Where the copy of a `JumpIf…OrPop` is.
    pub(crate) fn copy_of(&self, place: usize) -> usize {
        self.copies.iter().find(|copy| copy.0 as usize == place).map_or(place, |copy| copy.1 as usize)
    }
}

impl Program {
    /// Whether a code is the program's, and none of the library.
    pub(crate) fn is_own(&self, code: u32) -> bool {
        code < self.own_codes
    }

    /// The index of the global of a name.
    pub(crate) fn global_of(&self, name: Name) -> Option<u32> {
        self.global_of.get(name.0 as usize).copied().flatten()
    }
}

/// A compiled module of the library.
#[derive(Clone, Debug)]
pub(crate) struct LibraryModule {
    pub(crate) name: &'static str,
    /// The index of its code.
    pub(crate) code: u32,
    /// As that of the program.
    pub(crate) global_of: Vec<Option<u32>>,
}

/// A compiled program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    /// The program itself is the first one; those of the library come last.
    pub(crate) codes: Vec<Rc<Code>>,
    /// How many codes, and how many globals, are the program's.
    pub(crate) own_codes: u32,
    pub(crate) own_globals: u32,
    /// The modules of the library, whose codes run before that of the program itself.
    pub(crate) library: Vec<LibraryModule>,
    /// The texts that modules of the library have compiled while it runs, each with the code of its function.
    pub(crate) defined: Vec<(Rc<str>, u32)>,
    pub(crate) constants: Vec<Const>,
    /// The names of the globals, by index, and what Python has built in by that name.
    pub(crate) globals: Vec<(Name, Value)>,
    /// The index of the global of each name, by the number of the name.
    pub(crate) global_of: Vec<Option<u32>>,
    /// The names of arguments of calls.
    pub(crate) keywords: Vec<Rc<[Name]>>,
    pub(crate) names: Rc<Names>,
    /// The methods of Python's classes that have each of the names.
    pub(crate) methods: Vec<Vec<(Type, &'static Native)>>,
    pub(crate) source: Vec<Rc<str>>,
}
