//! Values: names with `::`, types that make one, `new`, `delete`, casts.

use super::Init;
use crate::parse::scope::{Owner, Symbol};
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::{Kind, Token};
use crate::tree::{Expression, ExpressionKind};
use crate::types::{Shape, Ty};

impl Parser {
    /// What begins with a word of C++ or a name; none if it is as in C.
    pub(in crate::parse) fn cpp_primary(&mut self) -> Result<Option<Expression>> {
        let token = self.peek().clone();
        let line = token.line;
        if token.is_punct("[") {
            return self.lambda().map(Some);
        }
        if token.is_punct("::") {
            if self.ahead(1).is("new") || self.ahead(1).is("delete") {
                self.next();
                return self.cpp_primary();
            }
            if let Some(value) = self.made_by_type()? {
                return Ok(Some(value));
            }
            self.next();
            return self.qualified(Owner::Namespace(0)).map(Some);
        }
        if token.kind != Kind::Name {
            return Ok(None);
        }
        match &*token.text {
            "true" | "false" => {
                self.next();
                Ok(Some(Expression::int(i64::from(&*token.text == "true"), Ty::BOOL, line)))
            }
            "nullptr" | "__null" => {
                self.next();
                let ty = if &*token.text == "nullptr" { self.null_type } else { Ty::INT };
                Ok(Some(Expression::int(0, ty, line)))
            }
            "this" => {
                self.next();
                match self.current.this {
                    Some(this) => {
                        let this = self.variable(this, line);
                        let ty = this.ty.plain();
                        if self
                            .types
                            .pointee(ty)
                            .and_then(|ty| self.class_of(ty))
                            .is_some_and(|class| self.classes[&class].is_closure)
                        {
                            return self.lack("this");
                        }
                        Ok(Some(Expression::new(ExpressionKind::Cast(Box::new(this)), ty, line)))
                    }
                    None => Err(Refusal::mistake(line, Mistake::NoObject { name: "this".to_owned() })),
                }
            }
            "new" => self.new_object().map(Some),
            "delete" => self.delete_object().map(Some),
            "static_cast" | "const_cast" | "reinterpret_cast" => {
                self.next();
                self.expect("<")?;
                let ty = self.type_name()?;
                self.expect(">")?;
                self.expect("(")?;
                let value = self.nested(Parser::expression)?;
                self.expect(")")?;
                self.functional_cast(ty, vec![value], line).map(Some)
            }
            "throw" => self.throw().map(Some),
            "__builtin_tries" => {
                self.next();
                let catches = self.has_try && self.symbol_of_namespace(1, "out_of_range").is_some();
                Ok(Some(Expression::int(i64::from(catches), Ty::BOOL, line)))
            }
            "typeid" | "dynamic_cast" | "try" => self.lack(&token.text),
            "__builtin_bound" => self.bound_index().map(Some),
            "__builtin_trivial" | "__builtin_moves" => {
                self.next();
                self.expect("(")?;
                let ty = self.type_name()?;
                self.expect(")")?;
                let is_plain =
                    if &*token.text == "__builtin_moves" { self.is_moved(ty) } else { !self.needs_destroy(ty) };
                Ok(Some(Expression::int(i64::from(is_plain), Ty::BOOL, line)))
            }
            _ => {
                if let Some(value) = self.made_by_type()? {
                    return Ok(Some(value));
                }
                if self.is_reserved(&token.text) {
                    return Ok(None);
                }
                if self.ahead(1).is_punct("::") || self.instance_at(self.at).is_some() {
                    return self.qualified(Owner::Block).map(Some);
                }
                self.next();
                self.cpp_named(&token).map(Some)
            }
        }
    }

    /// `T(…)` and `T{…}`.
    pub(super) fn made_by_type(&mut self) -> Result<Option<Expression>> {
        let token = self.peek().clone();
        let simple = matches!(
            &*token.text,
            "int" | "long" | "short" | "char" | "bool" | "double" | "float" | "unsigned" | "signed" | "void"
        );
        let (ty, end) = if simple {
            let at = self.at;
            let ty = self.specifiers()?.ty;
            let end = std::mem::replace(&mut self.at, at);
            (ty, end)
        } else {
            match self.type_at(self.at) {
                Some(found) => found,
                None => return Ok(None),
            }
        };
        let next = self.tokens[end].clone();
        if !next.is_punct("(") && !next.is_punct("{") {
            if simple || !next.is_punct("::") {
                self.at = end;
                return self.expected("`(`");
            }
            return Ok(None);
        }
        self.at = end;
        if next.is_punct("{") {
            let value = self.initial_value()?;
            if let ExpressionKind::Braces(items) = &value.kind
                && items.is_empty()
            {
                return self.functional_cast(ty, Vec::new(), token.line).map(Some);
            }
            if self.types.is_struct(ty) {
                return self.made(ty, Init::Copy(value), token.line).map(Some);
            }
            return self.cpp_converted(value, ty).map(Some);
        }
        self.next();
        let arguments = self.call_arguments()?;
        self.functional_cast(ty, arguments, token.line).map(Some)
    }

    /// A value of a type made of others.
    pub(in crate::parse) fn functional_cast(
        &mut self,
        ty: Ty,
        mut values: Vec<Expression>,
        line: u32,
    ) -> Result<Expression> {
        if let Some(to) = self.types.referred(ty) {
            let pointer = self.types.pointer(to);
            let place = values.remove(0);
            let place = if self.is_place(&place) { place } else { self.materialized(place)? };
            let place = self.address(place, line)?;
            let place = self.explicit_cast(place, pointer, line)?;
            let place = self.deref(place, line)?;
            return Ok(if self.types.is_rvalue(ty) { self.given_up(place) } else { place });
        }
        if self.types.is_struct(ty) {
            let init = if values.is_empty() { Init::Zero } else { Init::Arguments(values) };
            return self.made(ty, init, line);
        }
        match values.len() {
            0 => Ok(self.cast_to(Expression::int(0, Ty::INT, line), ty)),
            1 => {
                let value = values.remove(0);
                if let ExpressionKind::Overloads(..) | ExpressionKind::Braces(_) = value.kind {
                    return self.cpp_converted(value, ty);
                }
                if self.types.is_struct(value.ty) && !ty.same(Ty::VOID) {
                    if ty.same(Ty::BOOL) {
                        return self.as_condition(value);
                    }
                    if let Some(function) = self.any_conversion_to(value.ty, ty, true, true) {
                        let value = self.finish_call(function, Some(value), Vec::new(), line)?;
                        return Ok(self.cast_to(value, ty));
                    }
                    return self.cpp_converted(value, ty);
                }
                let value = self.value(value)?;
                self.explicit_cast(value, ty, line)
            }
            _ => Err(self.no_match(&self.types.name(ty), line)),
        }
    }

    /// A name without `::` in front.
    pub(super) fn cpp_named(&mut self, token: &Token) -> Result<Expression> {
        let name = &token.text;
        for index in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[index];
            let (owner, found) = (scope.owner, self.symbol_in(scope, name));
            let Some(symbol) = found else { continue };
            return match (owner, symbol) {
                (Owner::Class(class), _) => self.own_member(class, symbol, token),
                (Owner::Namespace(_), Symbol::Set(_)) => self.function_named(token, None),
                (_, Symbol::Set(set)) => {
                    Ok(Expression::new(ExpressionKind::Overloads(set, None), Ty::VOID, token.line))
                }
                _ => self.symbolic_cpp(symbol, name, token.line),
            };
        }
        match self.named(token) {
            Err(refusal) if self.peek().is_punct("(") && !self.is_hidden => self.named_by_arguments(token, refusal),
            named => named,
        }
    }

    /// A function of the namespaces to which its arguments belong: `swap(a, b)` of two vectors is that of `std`.
    fn named_by_arguments(&mut self, token: &Token, refusal: Refusal) -> Result<Expression> {
        self.next();
        let arguments = self.call_arguments()?;
        let mut candidates = Vec::new();
        for argument in &arguments {
            self.namespace_candidates(argument, &token.text, &mut candidates);
            // What `begin()` returns is a pointer here, and a class of std with g++.
            if let ExpressionKind::Call(callee, _) = &argument.kind
                && let ExpressionKind::Function(function) = callee.kind
                && self.functions[function].is_hidden
            {
                self.candidates_of(1, &token.text, &mut candidates);
            }
        }
        if candidates.is_empty() {
            return Err(refusal);
        }
        let function = self.resolve(&candidates, None, &arguments, &[], &token.text, token.line)?;
        self.finish_call(function, None, arguments, token.line)
    }

    /// A member of a class in which the text is.
    pub(super) fn own_member(&mut self, class: u32, symbol: Symbol, token: &Token) -> Result<Expression> {
        let this = self.this_object(token.line);
        let own = this.as_ref().and_then(|object| self.class_of(object.ty));
        if let Some(own) = own
            && matches!(symbol, Symbol::Field(..) | Symbol::Set(_))
            && self.classes[&own].is_closure
            && own != class
            && let Some(this) = this
        {
            // A lambda in a method: the object is one of its members.
            if let Some((offset, ty, _)) = self.find_member(this.ty, "__this") {
                let pointer = Expression::new(ExpressionKind::Member(Box::new(this), offset), ty, token.line);
                let object = self.deref(pointer, token.line)?;
                return self.member_symbol(symbol, Some(object), token);
            }
        }
        self.member_symbol(symbol, None, token)
    }

    /// `A::B::name`
    pub(super) fn qualified(&mut self, start: Owner) -> Result<Expression> {
        let mut owner = start;
        loop {
            if owner == Owner::Block
                && let Some((class, end)) = self.instance_at(self.at)
            {
                self.at = end;
                owner = Owner::Class(class);
            }
            // A type in front of `::`, also one of a template.
            let token = self.peek().clone();
            if token.kind != Kind::Name {
                return self.expected("a name");
            }
            let found = match owner {
                Owner::Block | Owner::Template => self.symbol_before_colons(&token.text),
                Owner::Namespace(index) => self.symbol_of_namespace(index, &token.text),
                Owner::Class(class) => self.symbol_of_class(class, &token.text),
            };
            let is_last = !self.ahead(1).is_punct("::") && !matches!(found, Some(Symbol::Template(_)));
            if !is_last {
                match found {
                    Some(Symbol::Namespace(index)) => {
                        self.next();
                        self.next();
                        owner = Owner::Namespace(index);
                    }
                    Some(Symbol::Typedef(_) | Symbol::Template(_)) => {
                        let ty = match found {
                            Some(Symbol::Typedef(ty)) => {
                                self.next();
                                ty
                            }
                            Some(Symbol::Template(template)) => {
                                let name = self.next().text;
                                if self.templates[template].is_class && !self.peek().is_punct("<") {
                                    return self.lack_arguments(&name, token.line);
                                }
                                let arguments = self.template_arguments(template)?;
                                self.instance(template, arguments)?
                            }
                            _ => Ty::INT,
                        };
                        let Some(class) = self.class_of(ty) else {
                            // `Colour::RED`
                            if let Shape::Enum(index) = *self.types.shape(ty)
                                && self.takes("::")
                            {
                                let token = self.next();
                                let values = &self.types.enums[index as usize].values;
                                if let Some(&(_, value)) = values.iter().find(|(name, _)| *name == token.text) {
                                    return Ok(Expression::int(value, ty, token.line));
                                }
                                let name = token.text.to_string();
                                return Err(Refusal::mistake(token.line, Mistake::Undeclared { name }));
                            }
                            return self.expected("a member");
                        };
                        self.expect("::")?;
                        owner = Owner::Class(class);
                    }
                    _ => {
                        return Err(Refusal::mistake(token.line, Mistake::Undeclared { name: token.text.to_string() }));
                    }
                }
                continue;
            }
            self.next();
            return match (owner, found) {
                (Owner::Namespace(index), Some(Symbol::Set(_))) => self.function_named(&token, Some(index)),
                (Owner::Class(class), Some(symbol)) => {
                    self.check_private(class, &token.text, token.line)?;
                    let member = self.own_member(class, symbol, &token)?;
                    Ok(self.named_with_class(member))
                }
                (_, Some(symbol)) => self.symbolic_cpp(symbol, &token.text, token.line),
                (Owner::Namespace(1), None) if token.text.starts_with("__builtin") => self.named(&token),
                (Owner::Namespace(0 | 1), None) => match crate::library::find(&token.text) {
                    Some(library) if self.headers.contains(crate::library::header_of(library)) => {
                        self.symbolic(Symbol::Library(library), &token.text, token.line)
                    }
                    _ => Err(Refusal::mistake(token.line, Mistake::Undeclared { name: token.text.to_string() })),
                },
                (Owner::Class(class), None) if self.is_of_library(class) => self.lack(&token.text),
                _ => Err(Refusal::mistake(token.line, Mistake::Undeclared { name: token.text.to_string() })),
            };
        }
    }

    /// Whether a class is made of a template of the library.
    fn is_of_library(&self, class: u32) -> bool {
        self.classes[&class].made_of.as_ref().is_some_and(|(template, _)| self.templates[*template].is_hidden)
    }
}
