//! The code of a program: instructions of at most 16 bytes on registers of 64 bits, 256 a call at most. Variables live
//! in memory; a register holds what an expression is worth on its way.
//!
//! A whole number in a register is extended to 64 bits as its type wants, a `float` is a `double`, a structure is its
//! address. An *address* is trusted: the compiler knows what lies there. A *pointer* is a value of the program, checked
//! whenever it is used.

use std::rc::Rc;

use crate::tree::{Catch, Comparison, Operator};
use crate::types::{Kind, Ty, Types};

/// A register of a call.
pub(crate) type Reg = u8;

/// An instruction: `d` is written, `a`, `b`, `i`, `p`, `s` are read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// An event, if the line is another one than that of the event before in this call.
    Line {
        line: u32,
    },
    /// Always an event: the head of a loop.
    Head {
        line: u32,
    },
    /// The next statement is an event, as after a backward jump.
    Fresh,
    /// A round of a loop in the library.
    Work,
    Int {
        d: Reg,
        value: i32,
    },
    /// A constant of 64 bits from the table.
    Wide {
        d: Reg,
        index: u32,
    },
    Copy {
        d: Reg,
        a: Reg,
    },

    /// Reads a variable of the call at an offset.
    LoadL {
        d: Reg,
        kind: Kind,
        offset: u32,
    },
    LoadL32 {
        d: Reg,
        offset: u32,
    },
    /// Reads a global.
    LoadG {
        d: Reg,
        kind: Kind,
        at: u32,
    },
    LoadG32 {
        d: Reg,
        at: u32,
    },
    /// Reads at an address.
    LoadA {
        d: Reg,
        a: Reg,
        kind: Kind,
        offset: u32,
    },
    /// Reads through a pointer.
    LoadP {
        d: Reg,
        p: Reg,
        kind: Kind,
        offset: u32,
    },
    /// Reads an element of an array: of the call, a global, at an address, through a pointer.
    LoadXL32 {
        d: Reg,
        i: Reg,
        offset: u32,
        length: u32,
    },
    LoadXG32 {
        d: Reg,
        i: Reg,
        at: u32,
        length: u32,
    },
    LoadXA32 {
        d: Reg,
        a: Reg,
        i: Reg,
        length: u32,
    },
    LoadXP32 {
        d: Reg,
        p: Reg,
        i: Reg,
    },

    StoreL {
        s: Reg,
        kind: Kind,
        offset: u32,
    },
    StoreL32 {
        s: Reg,
        offset: u32,
    },
    StoreG {
        s: Reg,
        kind: Kind,
        at: u32,
    },
    StoreA {
        s: Reg,
        a: Reg,
        kind: Kind,
        offset: u32,
    },
    StoreP {
        s: Reg,
        p: Reg,
        kind: Kind,
        offset: u32,
    },
    StoreXG32 {
        s: Reg,
        i: Reg,
        at: u32,
        length: u32,
    },
    /// `i++` as a statement.
    IncL32 {
        offset: u32,
        by: i32,
    },

    /// The address of a variable of the call.
    AddressL {
        d: Reg,
        offset: u32,
    },
    /// The address of an element, once its index is known to be in the array.
    IndexL {
        d: Reg,
        i: Reg,
        offset: u32,
        length: u32,
        stride: u32,
    },
    IndexG {
        d: Reg,
        i: Reg,
        at: u32,
        length: u32,
        stride: u32,
    },
    IndexA {
        d: Reg,
        a: Reg,
        i: Reg,
        length: u32,
        stride: u32,
    },
    /// Checks an index of an array of variable length, the one of the variable at `slot` if it is that of none of its rows.
    Bound {
        i: Reg,
        n: Reg,
        slot: u32,
    },
    /// An address moved.
    Shift {
        d: Reg,
        a: Reg,
        by: u32,
    },
    /// The address that a pointer points at, once `size` bytes are known to be there.
    Check {
        d: Reg,
        p: Reg,
        offset: u32,
        size: u32,
        write: bool,
    },
    /// Copies bytes from an address to an address.
    Bytes {
        to: Reg,
        from: Reg,
        size: u32,
    },
    /// Copies the first bytes of a literal; zeros follow.
    Zero {
        a: Reg,
        size: u32,
    },
    /// Marks these bytes of the call as unset.
    Unset {
        offset: u32,
        size: u32,
    },

    /// A pointer to a variable of the call: an object that begins at `base`, and a place in it.
    PointerL {
        d: Reg,
        base: u32,
        size: u32,
        offset: u32,
    },
    /// The same, of which the place is an address.
    PointerLA {
        d: Reg,
        a: Reg,
        base: u32,
        size: u32,
    },
    /// A pointer into a global or a literal.
    PointerG {
        d: Reg,
        object: u32,
        at: u32,
    },
    PointerGA {
        d: Reg,
        a: Reg,
        object: u32,
    },
    /// A pointer into the object of another pointer.
    PointerP {
        d: Reg,
        p: Reg,
        a: Reg,
    },
    /// A pointer moved by bytes.
    Offset {
        d: Reg,
        p: Reg,
        by: u32,
    },
    /// A pointer moved by a number of elements.
    Move {
        d: Reg,
        p: Reg,
        i: Reg,
        stride: i32,
    },
    MoveR {
        d: Reg,
        p: Reg,
        i: Reg,
        stride: Reg,
        back: bool,
    },
    /// A reference to an element of an array of Java, which need not be one yet.
    Element {
        d: Reg,
        p: Reg,
        i: Reg,
        stride: u32,
    },
    /// The number of elements of an array of Java.
    Length {
        d: Reg,
        p: Reg,
        stride: u32,
    },
    Distance {
        d: Reg,
        a: Reg,
        b: Reg,
        size: u32,
    },

    Add32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    AddI32 {
        d: Reg,
        a: Reg,
        by: i32,
    },
    Sub32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Mul32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Binary {
        d: Reg,
        a: Reg,
        b: Reg,
        kind: Kind,
        operator: Operator,
    },
    /// `by` is the kind of the number of places.
    ShiftBits {
        d: Reg,
        a: Reg,
        b: Reg,
        kind: Kind,
        left: bool,
    },
    Negate {
        d: Reg,
        a: Reg,
        kind: Kind,
    },
    Complement {
        d: Reg,
        a: Reg,
        kind: Kind,
    },
    Not {
        d: Reg,
        a: Reg,
    },
    NotFloat {
        d: Reg,
        a: Reg,
    },
    /// Cuts a whole number to a kind.
    Wrap {
        d: Reg,
        a: Reg,
        kind: Kind,
    },
    Float {
        d: Reg,
        a: Reg,
        unsigned: bool,
        single: bool,
    },
    Single {
        d: Reg,
        a: Reg,
    },
    /// A floating number cut to a whole one.
    Truncate {
        d: Reg,
        a: Reg,
        kind: Kind,
    },
    Compare {
        d: Reg,
        a: Reg,
        b: Reg,
        comparison: Comparison,
    },
    CompareUnsigned {
        d: Reg,
        a: Reg,
        b: Reg,
        comparison: Comparison,
    },
    CompareFloat {
        d: Reg,
        a: Reg,
        b: Reg,
        comparison: Comparison,
    },
    ComparePointer {
        d: Reg,
        a: Reg,
        b: Reg,
        comparison: Comparison,
    },

    Jump {
        to: u32,
    },
    JumpZero {
        a: Reg,
        to: u32,
    },
    JumpNotZero {
        a: Reg,
        to: u32,
    },
    JumpCompare {
        a: Reg,
        b: Reg,
        comparison: Comparison,
        to: u32,
    },
    JumpCompareInt {
        a: Reg,
        comparison: Comparison,
        with: i32,
        to: u32,
    },
    /// The place of the first case that has the value; the last entry is for none.
    Switch {
        a: Reg,
        table: u32,
    },

    /// Calls with arguments in registers from `first` on; what it returns comes to `first`.
    Call {
        function: u32,
        first: Reg,
        count: u8,
        result: u32,
    },
    CallPointer {
        p: Reg,
        first: Reg,
        count: u8,
        result: u32,
        signature: u32,
    },
    /// A function of the library, with the kinds of its arguments.
    Library {
        function: u16,
        first: Reg,
        count: u8,
        kinds: u32,
    },
    Return,
    ReturnValue {
        a: Reg,
    },
    ReturnStruct {
        a: Reg,
        size: u32,
    },
    /// The end of a function with a result.
    NoReturn,

    /// Room for an array of variable length: its address comes to a variable of the call.
    Room {
        size: Reg,
        slot: u32,
    },
    /// Keeps the height of the stack in a variable, and comes back to it.
    KeepTop {
        slot: u32,
    },
    ResetTop {
        slot: u32,
    },
}

/// The representation of an argument of a library function in its register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    pub(crate) kind: Kind,
    /// The type, for `printf` and `scanf`.
    pub(crate) ty: Ty,
}

/// A function.
#[derive(Debug)]
pub(crate) struct Routine {
    pub(crate) name: Rc<str>,
    /// The first instruction.
    pub(crate) begin: u32,
    /// Bytes for its variables.
    pub(crate) size: u32,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) variables: Vec<Variable>,
    /// Whether it belongs to the library.
    pub(crate) is_hidden: bool,
    pub(crate) returns: Ty,
}

/// Where a parameter is put.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parameter {
    pub(crate) offset: u32,
    pub(crate) kind: Kind,
    /// The size of a structure; 0 for a scalar.
    pub(crate) size: u32,
}

/// A variable, for debuggers.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) name: Rc<str>,
    pub(crate) ty: Ty,
    /// In the call, or a global place.
    pub(crate) offset: u32,
    pub(crate) is_static: bool,
    /// The code in which it can be seen.
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// Of an array of variable length: where its lengths are kept, from the outside.
    pub(crate) lengths: Vec<u32>,
}

/// A global variable or a literal.
#[derive(Clone, Debug)]
pub(crate) struct Global {
    pub(crate) name: Rc<str>,
    pub(crate) ty: Ty,
    pub(crate) at: u32,
    pub(crate) size: u32,
    pub(crate) is_read_only: bool,
    /// Whether it is a literal or belongs to the library.
    pub(crate) is_hidden: bool,
}

/// The code of a program.
#[derive(Debug)]
pub(crate) struct Code {
    pub(crate) ops: Vec<Op>,
    /// The line of each instruction.
    pub(crate) lines: Vec<u32>,
    pub(crate) wides: Vec<u64>,
    pub(crate) switches: Vec<Vec<(i64, i64, u32)>>,
    pub(crate) kinds: Vec<Vec<Argument>>,
    pub(crate) routines: Vec<Routine>,
    pub(crate) globals: Vec<Global>,
    /// The numbers of those that may have parts.
    pub(crate) watched: Vec<u32>,
    /// Whether one of them may lead to a variable of a call.
    pub(crate) leads_away: bool,
    /// The bytes of the literals, with their places.
    pub(crate) literals: Vec<(u32, Rc<[u8]>)>,
    /// Where free memory begins behind the globals.
    pub(crate) data_end: u32,
    /// The function that sets the globals, and `main`.
    pub(crate) begin: u32,
    pub(crate) main: u32,
    pub(crate) types: Types,
    /// Whether arithmetic wraps without a note, and faults have Java's words.
    pub(crate) is_java: bool,
    /// The handlers of exceptions, the innermost first.
    pub(crate) handlers: Vec<Handler>,
    /// The classes that derive from others.
    pub(crate) bases: Vec<(Ty, Ty)>,
}

/// The handler of an exception that leaves a range of instructions.
#[derive(Debug)]
pub(crate) struct Handler {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) at: u32,
    /// The variable of the call that points at what was thrown.
    pub(crate) slot: u32,
    pub(crate) catches: Catch,
}
