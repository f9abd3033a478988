//! The words in front of a declaration: its storage and its type; structures, unions and enumerations.

use std::rc::Rc;

use super::scope::Symbol;
use super::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::types::{Enum, Shape, Structure, Ty};

/// Where a variable lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Plain,
    Typedef,
    Static,
    Extern,
}

/// What the words say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Specifiers {
    pub(super) class: Class,
    pub(super) ty: Ty,
    /// Whether they define a structure or an enumeration, or name one.
    pub(super) has_tag: bool,
    pub(super) is_virtual: bool,
    pub(super) is_explicit: bool,
    pub(super) is_friend: bool,
    pub(super) is_mutable: bool,
}

/// Whether a word is a type by itself, so that it cannot follow one.
pub(super) fn is_type_word(text: &str) -> bool {
    matches!(
        text,
        "void"
            | "_Bool"
            | "char"
            | "short"
            | "int"
            | "long"
            | "float"
            | "double"
            | "signed"
            | "unsigned"
            | "struct"
            | "union"
            | "enum"
    )
}

#[derive(Default)]
struct Words {
    void: u32,
    bool: u32,
    char: u32,
    short: u32,
    int: u32,
    long: u32,
    float: u32,
    double: u32,
    signed: u32,
    unsigned: u32,
}

impl Parser {
    /// Reads the words; without a type it is `int`, as gcc takes it.
    pub(super) fn specifiers(&mut self) -> Result<Specifiers> {
        let mut class = Class::Plain;
        let mut words = Words::default();
        let mut other: Option<Ty> = None;
        let mut is_const = false;
        let mut has_tag = false;
        let mut any = false;
        let (mut is_virtual, mut is_explicit, mut is_friend, mut is_mutable) = (false, false, false, false);
        let line = self.line();
        loop {
            let token = self.peek().clone();
            if token.kind != Kind::Name {
                break;
            }
            if has_tag && is_type_word(&token.text) {
                if self.is_cpp {
                    // g++ names the line of the bracket.
                    let line = self.tokens[self.at - 1].line;
                    return self.expected_in(line, "`;`");
                }
                return self.expected("`;` or a name");
            }
            match &*token.text {
                "typedef" | "static" | "extern" => {
                    if class != Class::Plain {
                        return self.fail(Mistake::Specifiers);
                    }
                    class = match &*token.text {
                        "typedef" => Class::Typedef,
                        "static" => Class::Static,
                        _ => Class::Extern,
                    };
                }
                "auto" if self.is_cpp => other = Some(self.auto_type),
                "bool" if self.is_cpp => words.bool += 1,
                "constexpr" if self.is_cpp => is_const = true,
                "virtual" if self.is_cpp => is_virtual = true,
                "explicit" if self.is_cpp => is_explicit = true,
                "friend" if self.is_cpp => is_friend = true,
                "mutable" if self.is_cpp => is_mutable = true,
                "typename" if self.is_cpp => {}
                "struct" | "union" | "class" if self.is_cpp => {
                    other = Some(self.class_specifier()?);
                    (has_tag, any) = (true, true);
                    continue;
                }
                "decltype" if self.is_cpp => {
                    self.next();
                    self.expect("(")?;
                    let value = self.unevaluated()?;
                    self.expect(")")?;
                    other = Some(self.decayed(&value));
                    any = true;
                    continue;
                }
                "auto" | "register" | "inline" | "__inline" | "__inline__" | "volatile" | "restrict" | "__restrict"
                | "__volatile__" | "_Noreturn" | "__extension__" => {}
                "__attribute__" => {
                    self.next();
                    self.attribute()?;
                    continue;
                }
                "const" | "__const" => is_const = true,
                "void" => words.void += 1,
                "_Bool" => words.bool += 1,
                "char" => words.char += 1,
                "short" => words.short += 1,
                "int" => words.int += 1,
                "long" => words.long += 1,
                "__int64" => words.long += 2,
                "float" => words.float += 1,
                "double" => words.double += 1,
                "signed" | "__signed__" => words.signed += 1,
                "unsigned" => words.unsigned += 1,
                "struct" | "union" => {
                    other = Some(self.structure()?);
                    (has_tag, any) = (true, true);
                    continue;
                }
                "enum" => {
                    other = Some(self.enumeration()?);
                    (has_tag, any) = (true, true);
                    continue;
                }
                "typeof" | "__typeof__" | "__typeof" => {
                    self.next();
                    self.expect("(")?;
                    let ty = if self.is_type_ahead(0) { self.type_name()? } else { self.unevaluated()?.ty };
                    self.expect(")")?;
                    other = Some(ty);
                    any = true;
                    continue;
                }
                "_Complex" | "_Atomic" | "_Thread_local" | "_Alignas" | "__int128" | "__builtin_va_list" => {
                    return Err(Refusal::lack(token.line, Lack::Word { word: token.text.to_string() }));
                }
                _ if self.is_cpp && other.is_none() && !words.any() => {
                    let Some((ty, end)) = self.type_at(self.at) else { break };
                    other = Some(ty);
                    self.at = end;
                    any = true;
                    continue;
                }
                _ if other.is_none() && !words.any() => match self.symbol(&token.text) {
                    Some(Symbol::Typedef(ty)) => other = Some(ty),
                    _ => break,
                },
                _ => break,
            }
            any = true;
            self.next();
        }
        let ty = match other {
            Some(ty) if !words.any() => ty,
            Some(_) => return Err(Refusal::mistake(line, Mistake::Specifiers)),
            None if !words.any() && ((self.is_cpp && !self.peek().is("main")) || (!any && !self.is_implicit_int())) => {
                let token = self.peek();
                if token.kind == Kind::Name {
                    return self.unknown_type();
                }
                return self.expected("a declaration");
            }
            None => match words.ty() {
                Some(ty) => ty,
                None if words.long == 1 && words.double == 1 => {
                    return Err(Refusal::lack(line, Lack::Word { word: "long double".to_owned() }));
                }
                None => return Err(Refusal::mistake(line, Mistake::Specifiers)),
            },
        };
        Ok(Specifiers {
            class,
            ty: if is_const { ty.constant() } else { ty },
            has_tag,
            is_virtual,
            is_explicit,
            is_friend,
            is_mutable,
        })
    }

    /// Whether a declaration without a type comes, as `main() { … }`.
    fn is_implicit_int(&self) -> bool {
        self.peek().kind == Kind::Name && !self.is_reserved(&self.peek().text) && self.is_global_scope() && {
            let after = self.ahead(1);
            after.is_punct("(")
                || after.is_punct("=")
                || after.is_punct(";")
                || after.is_punct(",")
                || after.is_punct("[")
        }
    }

    /// `((…))` behind `__attribute__`, which changes nothing here.
    pub(super) fn attribute(&mut self) -> Result<()> {
        self.expect("(")?;
        let mut depth = 1;
        while depth > 0 {
            if self.peek().kind == Kind::End {
                return self.expected("`)`");
            }
            let token = self.next();
            if matches!(&*token.text, "packed" | "__packed__" | "aligned" | "__aligned__" | "vector_size") {
                return Err(Refusal::lack(token.line, Lack::Word { word: token.text.to_string() }));
            }
            depth += i32::from(token.is_punct("(")) - i32::from(token.is_punct(")"));
        }
        Ok(())
    }

    fn structure(&mut self) -> Result<Ty> {
        let is_union = &*self.next().text == "union";
        while self.takes("__attribute__") {
            self.attribute()?;
        }
        let tag = (self.peek().kind == Kind::Name).then(|| self.name()).transpose()?.map(|token| token.text);
        let defines = self.peek().is_punct("{");
        if !defines && tag.is_none() {
            return self.expected("`{`");
        }
        let known = tag.as_ref().and_then(|tag| {
            if defines || self.peek().is_punct(";") { self.scope().tags.get(tag).copied() } else { self.tag(tag) }
        });
        let ty = match known {
            Some(ty) => {
                let fits = self.types.structure(ty).is_some_and(|found| found.is_union == is_union);
                if !fits || (defines && self.types.is_complete(ty)) {
                    let name = tag.map(|tag| tag.to_string()).unwrap_or_default();
                    return self.fail(Mistake::Redefined { name });
                }
                ty
            }
            None => {
                let index = self.types.structures.len() as u32;
                self.types.structures.push(Structure::new(tag.clone(), is_union));
                let ty = self.types.intern(Shape::Struct(index));
                if let Some(tag) = tag {
                    self.scope().tags.insert(tag, ty);
                }
                ty
            }
        };
        if defines {
            let Shape::Struct(index) = *self.types.shape(ty) else { return Ok(ty) };
            let mut made = self.types.structures[index as usize].clone();
            self.nested(|parser| parser.members(&mut made))?;
            made.finish();
            if made.size > u64::from(u32::MAX / 2) {
                return Err(Refusal::limit(self.line(), crate::refusal::TextLimit::Memory));
            }
            self.types.structures[index as usize] = made;
        }
        Ok(ty)
    }

    fn members(&mut self, structure: &mut Structure) -> Result<()> {
        self.expect("{")?;
        while !self.takes("}") {
            if self.takes(";") {
                continue;
            }
            if self.peek().is("_Static_assert") {
                self.static_assert()?;
                continue;
            }
            if self.peek().kind == Kind::End {
                return self.expected("`}`");
            }
            if !self.is_type_ahead(0) {
                let token = self.peek();
                if token.kind == Kind::Name && !self.is_reserved(&token.text) {
                    return self.unknown_type();
                }
                return self.expected("the type of a member");
            }
            let specifiers = self.specifiers()?;
            if self.takes(";") {
                // A structure without a name: its members are taken for those of this one.
                let is_named = matches!(*self.types.shape(specifiers.ty), Shape::Struct(index)
                    if self.types.structures[index as usize].tag.is_some());
                if self.types.is_struct(specifiers.ty) && specifiers.has_tag && !is_named {
                    let (size, align) = (self.types.size(specifiers.ty), self.types.align(specifiers.ty));
                    structure.add("".into(), specifiers.ty, size, align);
                }
                continue;
            }
            loop {
                if self.peek().is_punct(":") {
                    return Err(Refusal::lack(self.line(), Lack::BitField { name: String::new() }));
                }
                let line = self.line();
                let (name, ty) = self.declarator(specifiers.ty)?;
                let Some(name) = name else { return self.expected("a name") };
                if self.peek().is_punct(":") {
                    return Err(Refusal::lack(line, Lack::BitField { name: name.to_string() }));
                }
                if structure.fields.iter().any(|field| field.name == name) {
                    return Err(Refusal::mistake(line, Mistake::Redeclared { name: name.to_string() }));
                }
                let is_flexible = matches!(self.types.shape(ty), Shape::Array(_, None));
                if (!self.types.is_complete(ty) && !is_flexible) || self.types.is_variable(ty) {
                    return Err(Refusal::mistake(line, Mistake::Incomplete { name: name.to_string() }));
                }
                structure.add(name, ty, self.types.size(ty), self.types.align(ty).max(1));
                if !self.takes(",") {
                    break;
                }
            }
            // gcc only warns where it is missing in front of the bracket.
            if !self.peek().is_punct("}") && !self.takes(";") {
                return self.expected("`;`");
            }
        }
        while self.takes("__attribute__") {
            self.attribute()?;
        }
        Ok(())
    }

    fn enumeration(&mut self) -> Result<Ty> {
        self.next();
        let scoped = self.is_cpp && (self.takes("class") || self.takes("struct"));
        let tag = (self.peek().kind == Kind::Name).then(|| self.name()).transpose()?.map(|token| token.text);
        if self.is_cpp && self.takes(":") {
            self.specifiers()?;
        }
        let defines = self.peek().is_punct("{");
        if !defines && tag.is_none() {
            return self.expected("`{`");
        }
        let known =
            tag.as_ref().and_then(|tag| if defines { self.scope().tags.get(tag).copied() } else { self.tag(tag) });
        let ty = match known {
            Some(ty) => {
                if !matches!(self.types.shape(ty), Shape::Enum(_)) || (defines && self.types.is_complete(ty)) {
                    let name = tag.map(|tag| tag.to_string()).unwrap_or_default();
                    return self.fail(Mistake::Redefined { name });
                }
                ty
            }
            None => {
                let index = self.types.enums.len() as u32;
                let made = Enum { tag: tag.clone(), values: Vec::new(), is_signed: false, is_complete: false };
                self.types.enums.push(made);
                let ty = self.types.intern(Shape::Enum(index));
                if let Some(tag) = tag {
                    if self.is_cpp {
                        self.declare_name(&tag, self.line(), Symbol::Typedef(ty))?;
                    }
                    self.scope().tags.insert(tag, ty);
                }
                ty
            }
        };
        if defines {
            if scoped {
                self.scopes.push(super::scope::Scope::default());
            }
            let values = self.enumerators(ty)?;
            if scoped {
                self.scopes.pop();
            }
            if let Shape::Enum(index) = *self.types.shape(ty) {
                let made = &mut self.types.enums[index as usize];
                made.is_signed = values.iter().any(|(_, value)| *value < 0);
                made.values = values;
                made.is_complete = true;
            }
        }
        Ok(ty)
    }

    fn enumerators(&mut self, ty: Ty) -> Result<Vec<(Rc<str>, i64)>> {
        self.expect("{")?;
        let mut values = Vec::new();
        let mut next = 0i64;
        if self.peek().is_punct("}") {
            return self.expected("a name");
        }
        while !self.peek().is_punct("}") {
            let name = self.name()?;
            if self.takes("=") {
                next = self.constant()?;
            }
            let symbol = if self.is_cpp { Symbol::Enumerator(ty, next) } else { Symbol::Constant(next) };
            self.declare_name(&name.text, name.line, symbol)?;
            values.push((name.text, next));
            next = next.wrapping_add(1);
            if !self.takes(",") && !self.peek().is_punct("}") {
                return self.expected("`,` or `}`");
            }
        }
        self.next();
        Ok(values)
    }
}

impl Words {
    fn any(&self) -> bool {
        let Words { void, bool, char, short, int, long, float, double, signed, unsigned } = self;
        void + bool + char + short + int + long + float + double + signed + unsigned > 0
    }

    fn ty(&self) -> Option<Ty> {
        let sign = self.signed + self.unsigned;
        let unsigned = self.unsigned == 1;
        let whole = |signed: Ty, without: Ty| Some(if unsigned { without } else { signed });
        if sign > 1 || self.int > 1 {
            return None;
        }
        match (self.void, self.bool, self.char, self.short, self.long, self.float, self.double) {
            (1, 0, 0, 0, 0, 0, 0) if sign == 0 && self.int == 0 => Some(Ty::VOID),
            (0, 1, 0, 0, 0, 0, 0) if sign == 0 && self.int == 0 => Some(Ty::BOOL),
            (0, 0, 1, 0, 0, 0, 0) if self.int == 0 => Some(if unsigned {
                Ty::UNSIGNED_CHAR
            } else if self.signed == 1 {
                Ty::SIGNED_CHAR
            } else {
                Ty::CHAR
            }),
            (0, 0, 0, 1, 0, 0, 0) => whole(Ty::SHORT, Ty::UNSIGNED_SHORT),
            (0, 0, 0, 0, 0, 0, 0) => whole(Ty::INT, Ty::UNSIGNED),
            (0, 0, 0, 0, 1, 0, 0) => whole(Ty::LONG, Ty::UNSIGNED_LONG),
            (0, 0, 0, 0, 2, 0, 0) => whole(Ty::LONG_LONG, Ty::UNSIGNED_LONG_LONG),
            (0, 0, 0, 0, 0, 1, 0) if sign == 0 && self.int == 0 => Some(Ty::FLOAT),
            (0, 0, 0, 0, 0, 0, 1) if sign == 0 && self.int == 0 => Some(Ty::DOUBLE),
            _ => None,
        }
    }
}
