//! The types of a program, each once, with their sizes on x86-64 Linux.

mod spell;
mod structure;

use std::collections::BTreeMap;
use std::rc::Rc;

pub(crate) use structure::Container;
pub use structure::{Field, Structure};

/// The name of the type of `nullptr`, and of what it points at.
pub(crate) const NULL_TAG: &str = "nullptr_t";

/// A type: its place in the table, and whether it is `const`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ty {
    index: u32,
    pub(crate) is_const: bool,
}

/// The kind of a type.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// `void`.
    Void,
    /// `_Bool`.
    Bool,
    /// A whole number.
    Int(Int),
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// An `enum`, by its number.
    Enum(u32),
    /// A pointer.
    Pointer(Ty),
    /// A reference of C++.
    Reference(Ty),
    /// `T &&`: a reference to what has no other name, or is given up.
    Rvalue(Ty),
    /// An array; without a number its size is not known yet.
    Array(Ty, Option<u64>),
    /// An array whose number of elements is a variable of the compiler, counted when the declaration is carried out.
    Vla(Ty, u32),
    /// A function.
    Function(Rc<Signature>),
    /// A `struct` or `union`, by its number.
    Struct(u32),
}

/// A whole number by its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Int {
    /// Which one.
    pub rank: Rank,
    /// Whether it has a sign.
    pub signed: bool,
}

/// The ranks of whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// `char`, which has a sign.
    Char,
    /// `signed char` or `unsigned char`.
    Byte,
    /// `short`.
    Short,
    /// `int`.
    Int,
    /// `long`.
    Long,
    /// `long long`.
    LongLong,
}

/// The parameters and the result of a function.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Signature {
    /// The type of its result.
    pub result: Ty,
    /// The types of its parameters.
    pub parameters: Vec<Ty>,
    /// Whether more arguments may follow.
    pub is_variadic: bool,
    /// Whether it was declared with `()`, which says nothing of its parameters.
    pub is_open: bool,
}

/// The representation of a scalar in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F32,
    F64,
    Bool,
    Pointer,
}

/// An `enum`.
#[derive(Clone, Debug)]
pub(crate) struct Enum {
    pub(crate) tag: Option<Rc<str>>,
    pub(crate) values: Vec<(Rc<str>, i64)>,
    pub(crate) is_signed: bool,
    pub(crate) is_complete: bool,
}

/// The types of a program.
#[derive(Clone, Debug)]
pub struct Types {
    shapes: Vec<Shape>,
    /// How deep each type is nested.
    depths: Vec<u32>,
    known: BTreeMap<Shape, u32>,
    pub(crate) structures: Vec<Structure>,
    pub(crate) enums: Vec<Enum>,
    /// Whether their names are those of C++.
    pub(crate) is_cpp: bool,
    pub(crate) is_java: bool,
}

impl Ty {
    const fn at(index: u32) -> Ty {
        Ty { index, is_const: false }
    }

    pub(crate) const VOID: Ty = Ty::at(0);
    pub(crate) const BOOL: Ty = Ty::at(1);
    pub(crate) const CHAR: Ty = Ty::at(2);
    pub(crate) const SIGNED_CHAR: Ty = Ty::at(3);
    pub(crate) const UNSIGNED_CHAR: Ty = Ty::at(4);
    pub(crate) const SHORT: Ty = Ty::at(5);
    pub(crate) const UNSIGNED_SHORT: Ty = Ty::at(6);
    pub(crate) const INT: Ty = Ty::at(7);
    pub(crate) const UNSIGNED: Ty = Ty::at(8);
    pub(crate) const LONG: Ty = Ty::at(9);
    pub(crate) const UNSIGNED_LONG: Ty = Ty::at(10);
    pub(crate) const LONG_LONG: Ty = Ty::at(11);
    pub(crate) const UNSIGNED_LONG_LONG: Ty = Ty::at(12);
    pub(crate) const FLOAT: Ty = Ty::at(13);
    pub(crate) const DOUBLE: Ty = Ty::at(14);

    /// A number for the type, its `const` apart.
    pub(crate) fn number(self) -> u32 {
        self.index
    }

    pub(crate) fn numbered(index: u32) -> Ty {
        Ty::at(index)
    }

    pub(crate) fn plain(self) -> Ty {
        Ty { is_const: false, ..self }
    }

    pub(crate) fn constant(self) -> Ty {
        Ty { is_const: true, ..self }
    }

    /// Whether both are one type, `const` apart.
    pub(crate) fn same(self, other: Ty) -> bool {
        self.index == other.index
    }
}

impl Types {
    pub(crate) fn new() -> Types {
        let mut types = Types {
            shapes: Vec::new(),
            depths: Vec::new(),
            known: BTreeMap::new(),
            structures: Vec::new(),
            enums: Vec::new(),
            is_cpp: false,
            is_java: false,
        };
        types.intern(Shape::Void);
        types.intern(Shape::Bool);
        types.intern(Shape::Int(Int { rank: Rank::Char, signed: true }));
        for rank in [Rank::Byte, Rank::Short, Rank::Int, Rank::Long, Rank::LongLong] {
            for signed in [true, false] {
                types.intern(Shape::Int(Int { rank, signed }));
            }
        }
        types.intern(Shape::Float);
        types.intern(Shape::Double);
        types
    }

    pub(crate) fn intern(&mut self, shape: Shape) -> Ty {
        if let Some(&index) = self.known.get(&shape) {
            return Ty::at(index);
        }
        let index = self.shapes.len() as u32;
        let depth = match &shape {
            Shape::Pointer(of) | Shape::Reference(of) | Shape::Rvalue(of) | Shape::Array(of, _) | Shape::Vla(of, _) => {
                1 + self.depth(*of)
            }
            Shape::Function(signature) => {
                let parts = signature.parameters.iter().chain([&signature.result]);
                1 + parts.map(|&ty| self.depth(ty)).max().unwrap_or_default()
            }
            _ => 0,
        };
        self.depths.push(depth);
        self.shapes.push(shape.clone());
        self.known.insert(shape, index);
        Ty::at(index)
    }

    /// How deep a type is nested in pointers, arrays and functions.
    pub(crate) fn depth(&self, ty: Ty) -> u32 {
        self.depths[ty.index as usize]
    }

    /// The kind of a type.
    #[must_use]
    pub fn shape(&self, ty: Ty) -> &Shape {
        &self.shapes[ty.index as usize]
    }

    pub(crate) fn pointer(&mut self, to: Ty) -> Ty {
        self.intern(Shape::Pointer(to))
    }

    pub(crate) fn array(&mut self, of: Ty, length: Option<u64>) -> Ty {
        self.intern(Shape::Array(of, length))
    }

    /// The type that a reference refers to.
    pub(crate) fn referred(&self, ty: Ty) -> Option<Ty> {
        match self.shape(ty) {
            Shape::Reference(to) | Shape::Rvalue(to) => Some(*to),
            _ => None,
        }
    }

    /// Whether a reference is `T &&`.
    pub(crate) fn is_rvalue(&self, ty: Ty) -> bool {
        matches!(self.shape(ty), Shape::Rvalue(_))
    }

    /// The type that a pointer points at.
    pub(crate) fn pointee(&self, ty: Ty) -> Option<Ty> {
        match self.shape(ty) {
            Shape::Pointer(to) => Some(*to),
            _ => None,
        }
    }

    /// The type of the elements of an array.
    pub(crate) fn element(&self, ty: Ty) -> Option<Ty> {
        match self.shape(ty) {
            Shape::Array(of, _) | Shape::Vla(of, _) => Some(*of),
            _ => None,
        }
    }

    /// How many members a type has with those of its members, an array counted once.
    pub(crate) fn members(&self, ty: Ty) -> u32 {
        match self.shape(ty) {
            Shape::Array(of, _) | Shape::Vla(of, _) => self.members(*of),
            Shape::Struct(index) => self.structures[*index as usize].members,
            _ => 1,
        }
    }

    pub(crate) fn signature(&self, ty: Ty) -> Option<Rc<Signature>> {
        match self.shape(ty) {
            Shape::Function(signature) => Some(signature.clone()),
            _ => None,
        }
    }

    pub(crate) fn is_integer(&self, ty: Ty) -> bool {
        matches!(self.shape(ty), Shape::Bool | Shape::Int(_) | Shape::Enum(_))
    }

    pub(crate) fn is_floating(&self, ty: Ty) -> bool {
        matches!(self.shape(ty), Shape::Float | Shape::Double)
    }

    pub(crate) fn is_arithmetic(&self, ty: Ty) -> bool {
        self.is_integer(ty) || self.is_floating(ty)
    }

    pub(crate) fn is_pointer(&self, ty: Ty) -> bool {
        matches!(self.shape(ty), Shape::Pointer(_))
    }

    pub(crate) fn is_scalar(&self, ty: Ty) -> bool {
        self.is_arithmetic(ty) || self.is_pointer(ty)
    }

    pub(crate) fn is_array(&self, ty: Ty) -> bool {
        matches!(self.shape(ty), Shape::Array(..) | Shape::Vla(..))
    }

    pub(crate) fn is_struct(&self, ty: Ty) -> bool {
        matches!(self.shape(ty), Shape::Struct(_))
    }

    pub(crate) fn is_function(&self, ty: Ty) -> bool {
        matches!(self.shape(ty), Shape::Function(_))
    }

    /// Whether the size is counted when the program runs.
    pub(crate) fn is_variable(&self, ty: Ty) -> bool {
        match self.shape(ty) {
            Shape::Vla(..) => true,
            Shape::Array(of, _) => self.is_variable(*of),
            _ => false,
        }
    }

    /// Whether the size is known.
    pub(crate) fn is_complete(&self, ty: Ty) -> bool {
        match self.shape(ty) {
            Shape::Void | Shape::Function(_) | Shape::Array(_, None) => false,
            Shape::Array(of, _) | Shape::Vla(of, _) => self.is_complete(*of),
            Shape::Struct(index) => self.structures[*index as usize].is_complete,
            Shape::Enum(index) => self.enums[*index as usize].is_complete,
            _ => true,
        }
    }

    pub(crate) fn structure(&self, ty: Ty) -> Option<&Structure> {
        match self.shape(ty) {
            Shape::Struct(index) => Some(&self.structures[*index as usize]),
            _ => None,
        }
    }

    /// The contents of a class of the library.
    pub(crate) fn container(&self, ty: Ty) -> Container {
        self.structure(ty).map_or(Container::Other, |structure| structure.container)
    }

    /// Whether a value may lead to a variable of a call: it has a pointer or a reference other than those with which containers
    /// have their elements, or that is not known.
    pub(crate) fn leads_away(&self, ty: Ty) -> bool {
        self.leads_away_within(ty, 8)
    }

    fn leads_away_within(&self, ty: Ty, depth: u32) -> bool {
        let leads = |ty| depth == 0 || self.leads_away_within(ty, depth - 1);
        match self.shape(ty) {
            // Objects and arrays of Java lie in the heap.
            Shape::Pointer(_) | Shape::Reference(_) | Shape::Rvalue(_) => !self.is_java,
            Shape::Array(of, _) | Shape::Vla(of, _) => leads(*of),
            Shape::Struct(index) => {
                let structure = &self.structures[*index as usize];
                let mut fields = structure.fields.iter().map(|field| field.ty);
                match structure.container {
                    Container::Text => false,
                    Container::Vector | Container::Deque => {
                        fields.next().and_then(|first| self.pointee(first)).is_none_or(leads)
                    }
                    _ => fields.any(leads),
                }
            }
            _ => false,
        }
    }

    /// The size in bytes; that of a type without a size is 1, as GNU C has it.
    #[must_use]
    pub fn size(&self, ty: Ty) -> u64 {
        match self.shape(ty) {
            Shape::Void | Shape::Function(_) | Shape::Bool => 1,
            Shape::Int(int) => int.size(),
            Shape::Float | Shape::Enum(_) => 4,
            Shape::Double | Shape::Pointer(_) | Shape::Reference(_) | Shape::Rvalue(_) => 8,
            Shape::Array(of, length) => self.size(*of).saturating_mul(length.unwrap_or(0)),
            Shape::Vla(..) => 0,
            Shape::Struct(index) => self.structures[*index as usize].size,
        }
    }

    pub(crate) fn align(&self, ty: Ty) -> u64 {
        match self.shape(ty) {
            Shape::Array(of, _) | Shape::Vla(of, _) => self.align(*of),
            Shape::Struct(index) => self.structures[*index as usize].align,
            _ => self.size(ty),
        }
    }

    /// The representation of a scalar in memory.
    pub(crate) fn kind(&self, ty: Ty) -> Kind {
        match self.shape(ty) {
            Shape::Bool => Kind::Bool,
            Shape::Int(int) => match (int.size(), int.signed) {
                (1, true) => Kind::I8,
                (1, false) => Kind::U8,
                (2, true) => Kind::I16,
                (2, false) => Kind::U16,
                (4, true) => Kind::I32,
                (4, false) => Kind::U32,
                (_, true) => Kind::I64,
                (_, false) => Kind::U64,
            },
            Shape::Enum(index) if self.enums[*index as usize].is_signed => Kind::I32,
            Shape::Enum(_) => Kind::U32,
            Shape::Float => Kind::F32,
            Shape::Double => Kind::F64,
            _ => Kind::Pointer,
        }
    }

    pub(crate) fn is_signed(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), Kind::I8 | Kind::I16 | Kind::I32 | Kind::I64)
    }

    /// The type of a whole number in arithmetic: at least `int`.
    pub(crate) fn promoted(&self, ty: Ty) -> Ty {
        match self.shape(ty) {
            Shape::Bool => Ty::INT,
            Shape::Int(int) if int.rank < Rank::Int => Ty::INT,
            Shape::Enum(index) if self.enums[*index as usize].is_signed => Ty::INT,
            Shape::Enum(_) => Ty::UNSIGNED,
            _ => ty.plain(),
        }
    }

    /// The common type of two numbers in arithmetic.
    pub(crate) fn common(&self, left: Ty, right: Ty) -> Ty {
        let has = |wanted: Ty| left.same(wanted) || right.same(wanted);
        if has(Ty::DOUBLE) {
            return Ty::DOUBLE;
        }
        if has(Ty::FLOAT) {
            return Ty::FLOAT;
        }
        let (left, right) = (self.promoted(left), self.promoted(right));
        let (Shape::Int(a), Shape::Int(b)) = (self.shape(left), self.shape(right)) else { return Ty::INT };
        if a.signed == b.signed {
            return if a.rank >= b.rank { left } else { right };
        }
        let ((signed, signed_ty), (unsigned, unsigned_ty)) =
            if a.signed { ((a, left), (b, right)) } else { ((b, right), (a, left)) };
        if unsigned.rank >= signed.rank {
            unsigned_ty
        } else if signed.size() > unsigned.size() {
            signed_ty
        } else {
            Ty::UNSIGNED_LONG_LONG
        }
    }
}

impl Int {
    /// The size in bytes.
    #[must_use]
    pub fn size(self) -> u64 {
        match self.rank {
            Rank::Char | Rank::Byte => 1,
            Rank::Short => 2,
            Rank::Int => 4,
            Rank::Long | Rank::LongLong => 8,
        }
    }
}

impl Kind {
    /// The size in bytes.
    pub(crate) fn size(self) -> u32 {
        match self {
            Kind::I8 | Kind::U8 | Kind::Bool => 1,
            Kind::I16 | Kind::U16 => 2,
            Kind::I32 | Kind::U32 | Kind::F32 => 4,
            Kind::I64 | Kind::U64 | Kind::F64 | Kind::Pointer => 8,
        }
    }
}
