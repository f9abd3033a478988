//! Classes.

use std::rc::Rc;

use super::{Class, Implicit};
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::specifiers::{Class as Storage, Specifiers};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::types::{Shape, Structure, Ty};

/// How many members a class may have with those of its members: so many are asked whether they need code.
const MAX_MEMBERS: u32 = 10_000;

impl Parser {
    /// `class`, `struct` or `union` with what follows: its type.
    pub(in crate::parse) fn class_specifier(&mut self) -> Result<Ty> {
        // `new struct node;` declares nothing.
        let is_made = self.at > 0 && self.tokens[self.at - 1].is("new");
        let word = self.next();
        while self.takes("__attribute__") {
            self.attribute()?;
        }
        let name = if self.peek().kind == Kind::Name && !self.peek().is("final") {
            // `struct std::pair` or an instance of a template: a type that is known.
            if (self.ahead(1).is_punct("::") || self.ahead(1).is_punct("<"))
                && let Some((ty, end)) = self.type_at(self.at)
            {
                self.at = end;
                return if self.peek().is_punct("{") { self.lack("struct A::B {}") } else { Ok(ty) };
            }
            Some(self.name()?.text)
        } else {
            None
        };
        if self.peek().is_punct("<") {
            return self.lack("template<>");
        }
        self.takes("final");
        let defines = self.peek().is_punct("{") || (self.peek().is_punct(":") && name.is_some());
        if !defines && name.is_none() {
            return self.expected("`{`");
        }
        let known = name.as_ref().and_then(|name| {
            if defines || (self.peek().is_punct(";") && !is_made) {
                self.scope().tags.get(name).copied()
            } else {
                self.tag(name).or_else(|| match self.symbol_before_colons(name) {
                    Some(Symbol::Typedef(ty)) => Some(ty),
                    _ => None,
                })
            }
        });
        let is_union = &*word.text == "union";
        let ty = match known {
            Some(ty) if self.types.structure(ty).is_none_or(|found| found.is_union != is_union) => {
                return self.fail(Mistake::Redefined { name: name.unwrap_or_default().to_string() });
            }
            Some(ty) => ty,
            None => self.new_class(name.clone(), is_union, name.clone().unwrap_or_default()),
        };
        if known.is_none()
            && let Some(name) = name.clone()
        {
            self.scope().tags.insert(name.clone(), ty);
            self.scope().names.entry(name).or_insert(Symbol::Typedef(ty));
        }
        if defines {
            let Shape::Struct(index) = *self.types.shape(ty) else {
                return self.fail(Mistake::Redefined { name: name.unwrap_or_default().to_string() });
            };
            if self.types.is_complete(ty) {
                return self.fail(Mistake::Redefined { name: name.unwrap_or_default().to_string() });
            }
            self.define_class(index, &*word.text == "class")?;
        }
        Ok(ty)
    }

    pub(super) fn new_class(&mut self, tag: Option<Rc<str>>, is_union: bool, name: Rc<str>) -> Ty {
        let index = self.types.structures.len() as u32;
        self.types.structures.push(Structure::new(tag, is_union));
        let ty = self.types.intern(Shape::Struct(index));
        let class = Class { name, context: self.outer_scopes(), ..Class::default() };
        self.classes.insert(index, class);
        ty
    }

    pub(super) fn class(&mut self, index: u32) -> &mut Class {
        self.classes.entry(index).or_default()
    }

    /// Reads the members of a class.
    pub(super) fn define_class(&mut self, index: u32, is_class: bool) -> Result<()> {
        let current = std::mem::take(&mut self.current);
        let ty = self.types.intern(Shape::Struct(index));
        if self.takes(":") {
            self.base(index)?;
        }
        self.scopes.push(Scope { owner: Owner::Class(index), ..Scope::default() });
        let name = self.class(index).name.clone();
        if !name.is_empty() {
            self.class(index).scope.names.insert(name, Symbol::Typedef(ty));
        }
        self.nested(|parser| parser.class_members(index, is_class))?;
        self.scopes.pop();
        let fields = self.types.structures[index as usize].fields.iter();
        let members = fields.fold(1u32, |sum, field| sum.saturating_add(self.types.members(field.ty)));
        let made = &mut self.types.structures[index as usize];
        made.members = members;
        made.size = made.size.max(1);
        made.finish();
        if members > MAX_MEMBERS || (!self.holds_places && made.size > u64::from(u32::MAX / 2)) {
            return Err(Refusal::limit(self.line(), crate::refusal::TextLimit::Memory));
        }
        let class = &self.classes[&index];
        if class.destructor.is_none() && class.virtuals.iter().any(|(name, _)| &**name == "~") {
            let implicit = self.implicit(index, Implicit::Destroy);
            self.make_virtual(index, &"~".into(), implicit, true);
        }
        self.current = current;
        self.define_waiting()
    }

    pub(super) fn base(&mut self, index: u32) -> Result<()> {
        while self.takes("public") || self.takes("private") || self.takes("protected") {}
        if self.peek().is("virtual") {
            return self.lack("virtual base");
        }
        let base = self.type_name()?;
        let Some(class) = self.class_of(base).filter(|_| self.types.is_complete(base)) else {
            return self.fail(Mistake::Incomplete { name: self.types.name(base) });
        };
        if self.peek().is_punct(",") {
            return self.lack("multiple inheritance");
        }
        let (size, align) = (self.types.size(base), self.types.align(base));
        self.types.structures[index as usize].add("".into(), base, size, align);
        let virtuals = self.classes[&class].virtuals.clone();
        let own = self.class(index);
        own.base = Some(base);
        own.virtuals = virtuals;
        Ok(())
    }

    pub(super) fn class_members(&mut self, index: u32, is_class: bool) -> Result<()> {
        self.expect("{")?;
        if self.classes[&index].virtuals.is_empty() && self.has_virtual() {
            if self.classes[&index].base.is_some() {
                return self.lack("virtual");
            }
            // The pointer to the table is the first member, whatever stands in front of the first virtual method.
            let void = self.types.pointer(Ty::VOID);
            self.types.structures[index as usize].add("".into(), void, 8, 8);
        }
        let mut is_private = is_class;
        while !self.takes("}") {
            if self.takes(";") {
                continue;
            }
            let token = self.peek().clone();
            if token.kind == Kind::End {
                return self.expected("`}`");
            }
            match &*token.text {
                "public" | "private" | "protected" if token.kind == Kind::Name => {
                    self.next();
                    self.expect(":")?;
                    is_private = &*token.text != "public";
                    continue;
                }
                "using" if token.kind == Kind::Name => {
                    self.using()?;
                    continue;
                }
                "static_assert" | "_Static_assert" => {
                    self.static_assert()?;
                    continue;
                }
                "template" if token.kind == Kind::Name => {
                    self.template_declaration(Some(index))?;
                    continue;
                }
                _ => {}
            }
            self.class_member(index, is_private)?;
        }
        Ok(())
    }

    /// Whether a class declares a virtual method of its own; its members come.
    fn has_virtual(&self) -> bool {
        let mut depth = 0;
        for token in &self.tokens[self.at..] {
            match &*token.text {
                "virtual" if depth == 0 && token.kind == Kind::Name => return true,
                "{" if token.kind == Kind::Punct => depth += 1,
                "}" if token.kind == Kind::Punct && depth == 0 => return false,
                "}" if token.kind == Kind::Punct => depth -= 1,
                _ => {}
            }
        }
        false
    }

    pub(super) fn class_member(&mut self, index: u32, is_private: bool) -> Result<()> {
        let line = self.line();
        self.current = crate::parse::function::Current::default();
        // Words in front of a constructor, a destructor or a conversion.
        let mut ahead = 0;
        while matches!(&*self.ahead(ahead).text, "explicit" | "inline" | "constexpr" | "virtual") {
            ahead += 1;
        }
        let (first, second) = (self.ahead(ahead).clone(), self.ahead(ahead + 1).clone());
        let own = self.class(index).name.clone();
        let is_constructor = first.kind == Kind::Name && first.text == own && second.is_punct("(") && !own.is_empty();
        let is_destructor = first.is_punct("~") && second.text == own;
        let is_conversion = first.is("operator") && second.kind == Kind::Name && self.is_type_ahead(ahead + 1);
        if is_constructor || is_destructor || is_conversion {
            let words: Vec<Rc<str>> = (0..ahead).map(|_| self.next().text).collect();
            let has = |word: &str| words.iter().any(|found| &**found == word);
            let (is_virtual, is_explicit) = (has("virtual"), has("explicit"));
            return self.special_member(index, is_destructor, is_conversion, is_virtual, is_explicit, is_private, line);
        }
        if !self.is_type_ahead(0) {
            let token = self.peek();
            if token.kind == Kind::Name && !self.is_reserved(&token.text) {
                return self.unknown_type();
            }
            return self.expected("a member");
        }
        let specifiers = self.specifiers()?;
        if specifiers.is_friend {
            return self.friend(index, specifiers);
        }
        if self.takes(";") {
            let is_named = self.class_of(specifiers.ty).is_none_or(|class| !self.classes[&class].name.is_empty());
            if self.types.is_struct(specifiers.ty) && specifiers.has_tag && !is_named {
                return self.lack("a member without a name");
            }
            return Ok(());
        }
        loop {
            let line = self.line();
            self.current = crate::parse::function::Current::default();
            let (name, ty) = self.declarator(specifiers.ty)?;
            let Some(name) = name else { return self.expected("a name") };
            if self.types.is_function(ty) && specifiers.class != Storage::Typedef {
                let is_static = specifiers.class == Storage::Static;
                let function = self.method(index, &name, ty, is_static, specifiers, line)?;
                self.infos.entry(function).or_default().is_private = is_private;
                if self.method_body(function)? {
                    return Ok(());
                }
            } else {
                if is_private {
                    self.class(index).private.push(name.clone());
                }
                self.field(index, specifiers, &name, ty, line)?;
            }
            if !self.takes(",") {
                break;
            }
        }
        self.expect(";")
    }

    pub(super) fn field(
        &mut self,
        index: u32,
        specifiers: Specifiers,
        name: &Rc<str>,
        ty: Ty,
        line: u32,
    ) -> Result<()> {
        if specifiers.class == Storage::Typedef {
            return self.declare_name(name, line, Symbol::Typedef(ty));
        }
        if self.peek().is_punct(":") {
            return Err(Refusal::lack(line, Lack::BitField { name: name.to_string() }));
        }
        if specifiers.class == Storage::Static {
            let shown: Rc<str> = format!("{}::{name}", self.class(index).name).into();
            let global = self.new_global(&shown, ty, line);
            self.declare_name(name, line, Symbol::Variable(crate::tree::Storage::Global(global)))?;
            if self.peek().is_punct("=") || self.peek().is_punct("{") {
                self.cpp_global_value(global, ty, &shown, line)?;
            }
            return Ok(());
        }
        let known = self.class(index).scope.names.contains_key(name);
        if known && self.class(index).name != *name {
            return Err(Refusal::mistake(line, Mistake::Redeclared { name: name.to_string() }));
        }
        if ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidVariable { name: name.to_string() }));
        }
        let is_flexible = matches!(self.types.shape(ty), Shape::Array(_, None));
        if ty.same(self.auto_type) || (!self.types.is_complete(ty) && !is_flexible) || self.types.is_variable(ty) {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: name.to_string() }));
        }
        let (size, align) = (self.types.size(ty), self.types.align(ty).max(1));
        let structure = &mut self.types.structures[index as usize];
        structure.add(name.clone(), ty, size, align);
        let place = structure.fields.len() - 1;
        structure.fields[place].is_mutable = specifiers.is_mutable;
        self.class(index).scope.names.insert(name.clone(), Symbol::Field(index, place));
        if self.takes("=") || self.peek().is_punct("{") {
            let at = self.at;
            self.class(index).beginnings.push((place, at));
            self.skip_value()?;
        }
        Ok(())
    }

    pub(super) fn friend(&mut self, index: u32, specifiers: Specifiers) -> Result<()> {
        if self.takes(";") {
            if let Some(class) = self.class_of(specifiers.ty) {
                let name = self.classes[&class].name.clone();
                self.class(index).friends.push(name);
            }
            return Ok(());
        }
        let line = self.line();
        self.current = crate::parse::function::Current::default();
        let (name, ty) = self.declarator(specifiers.ty)?;
        let Some(name) = name else { return self.expected("a name") };
        self.class(index).friends.push(name.clone());
        if self.current.owner.is_some() {
            return self.expect(";");
        }
        // It belongs to the namespace around the class.
        let inside = self.scopes.len();
        let outer = self.scopes.iter().rposition(|scope| matches!(scope.owner, Owner::Namespace(_))).unwrap_or(0);
        let context = self.outer_scopes();
        let kept = self.scopes.split_off(outer + 1);
        let function = self.declare_cpp_function(&name, ty, line)?;
        self.scopes.extend(kept);
        debug_assert_eq!(self.scopes.len(), inside);
        if let Some(info) = self.infos.get_mut(&function) {
            info.context = context;
        }
        if self.method_body(function)? { Ok(()) } else { self.expect(";") }
    }

    #[allow(clippy::fn_params_excessive_bools)]
    #[allow(clippy::too_many_arguments)]
    pub(super) fn special_member(
        &mut self,
        index: u32,
        is_destructor: bool,
        is_conversion: bool,
        is_virtual: bool,
        is_explicit: bool,
        is_private: bool,
        line: u32,
    ) -> Result<()> {
        let name: Rc<str>;
        let mut result = Ty::VOID;
        if is_conversion {
            self.next();
            let specifiers = self.specifiers()?;
            result = specifiers.ty;
            while self.takes("*") {
                result = self.types.pointer(result);
            }
            name = format!("operator {}", self.types.name(result)).into();
        } else if is_destructor {
            self.next();
            name = format!("~{}", self.next().text).into();
        } else {
            name = self.next().text;
        }
        let ty = self.parameters_behind(result)?;
        let specifiers = Specifiers {
            class: Storage::Plain,
            ty: result,
            has_tag: false,
            is_virtual,
            is_explicit,
            is_friend: false,
            is_mutable: false,
        };
        let shown: Rc<str> = if is_conversion || is_destructor { name.clone() } else { "".into() };
        let function = if is_conversion {
            self.method(index, &shown, ty, false, specifiers, line)?
        } else {
            self.unnamed_method(index, &name, ty, specifiers, line)?
        };
        let info = self.infos.entry(function).or_default();
        info.is_explicit = is_explicit;
        info.is_private = is_private;
        info.is_constructor = !is_destructor && !is_conversion;
        info.is_destructor = is_destructor;
        if is_destructor {
            self.class(index).destructor = Some(function);
        } else if !is_conversion && !self.class(index).constructors.contains(&function) {
            self.class(index).constructors.push(function);
        }
        if self.method_body(function)? { Ok(()) } else { self.expect(";") }
    }
}

pub(super) fn in_template(context: &[Scope]) -> bool {
    context.iter().any(|scope| scope.owner == Owner::Template)
}
