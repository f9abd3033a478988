//! Expressions: casts, operators in front of a value and behind it, and what stands alone.

use std::rc::Rc;

use super::number::{Number, char_value, characters, escape, number, unescaped};
use super::scope::Symbol;
use super::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::{Kind, Token};
use crate::tree::{Expression, ExpressionKind, Operator, Storage};
use crate::types::{Shape, Ty};

impl Parser {
    pub(super) fn cast(&mut self) -> Result<Expression> {
        let is_cast =
            self.peek().is_punct("(") && if self.is_cpp { self.declares_ahead(1) } else { self.is_type_ahead(1) };
        if !is_cast {
            return self.unary();
        }
        let line = self.next().line;
        let ty = self.type_name()?;
        self.expect(")")?;
        if self.peek().is_punct("{") {
            let literal = self.compound(ty, line)?;
            return self.postfix(literal);
        }
        let value = self.nested(Parser::cast)?;
        let value = self.value(value)?;
        if self.is_cpp { self.functional_cast(ty, vec![value], line) } else { self.explicit_cast(value, ty, line) }
    }

    /// `(int[]){1, 2}`: a variable without a name.
    fn compound(&mut self, ty: Ty, line: u32) -> Result<Expression> {
        if self.is_global_scope() {
            return Err(Refusal::lack(line, Lack::Word { word: "(…){…}".to_owned() }));
        }
        let local = self.new_local("".into(), ty, line);
        self.current.locals[local].is_addressed = true;
        let beginning = self.initializer(Storage::Local(local), ty, "", false)?;
        let ty = self.current.locals[local].ty;
        Ok(Expression::new(ExpressionKind::Compound(Box::new(beginning)), ty, line))
    }

    fn unary(&mut self) -> Result<Expression> {
        let token = self.peek().clone();
        let text = match token.kind {
            Kind::Punct => &*token.text,
            Kind::Name if matches!(&*token.text, "sizeof" | "_Alignof" | "__alignof__" | "alignof") => {
                return self.size_of();
            }
            Kind::Name if &*token.text == "__extension__" => {
                self.next();
                return self.nested(Parser::cast);
            }
            _ => "",
        };
        match text {
            "++" | "--" => {
                self.next();
                let place = self.nested(Parser::unary)?;
                if self.is_cpp
                    && let Some(done) = self.overloaded(text, &place, None, token.line)?
                {
                    return Ok(done);
                }
                self.count(place, text == "++", true, token.line)
            }
            "&" | "*" | "+" | "-" | "~" | "!" => {
                self.next();
                let value = self.nested(Parser::cast)?;
                if self.is_cpp
                    && let Some(done) = self.overloaded(text, &value, None, token.line)?
                {
                    return Ok(done);
                }
                match text {
                    "&" => self.address(value, token.line),
                    "*" => self.deref(value, token.line),
                    _ => self.sign(text, value, token.line),
                }
            }
            "&&" => Err(Refusal::lack(token.line, Lack::Word { word: "&&label".to_owned() })),
            _ => {
                let value = self.primary()?;
                self.postfix(value)
            }
        }
    }

    fn size_of(&mut self) -> Result<Expression> {
        let token = self.next();
        let is_type =
            self.peek().is_punct("(") && if self.is_cpp { self.declares_ahead(1) } else { self.is_type_ahead(1) };
        let mut lengths = Vec::new();
        let ty = if is_type {
            self.next();
            let pending = self.current.pending.len();
            let ty = self.type_name()?;
            lengths = self.current.pending.split_off(pending);
            self.expect(")")?;
            if self.peek().is_punct("{") {
                let literal = self.compound(ty, token.line)?;
                self.postfix(literal)?.ty
            } else {
                ty
            }
        } else {
            let addressed: Vec<bool> = self.current.locals.iter().map(|local| local.is_addressed).collect();
            let value = self.nested(Parser::unary)?;
            for (local, addressed) in self.current.locals.iter_mut().zip(addressed) {
                local.is_addressed = addressed;
            }
            value.ty
        };
        if &*token.text != "sizeof" {
            return Ok(Expression::int(self.types.align(ty).max(1) as i64, Ty::UNSIGNED_LONG, token.line));
        }
        if self.types.is_variable(ty) {
            let of = |kind| Expression::new(kind, Ty::UNSIGNED_LONG, token.line);
            let size = ExpressionKind::SizeOf(ty);
            let counted = |size, length| ExpressionKind::Comma(Box::new(length), Box::new(of(size)));
            return Ok(of(lengths.into_iter().rev().fold(size, counted)));
        }
        if !self.types.is_complete(ty) && !self.types.is_function(ty) && !ty.same(Ty::VOID) {
            return Err(Refusal::mistake(token.line, Mistake::Incomplete { name: self.types.name(ty) }));
        }
        Ok(Expression::int(self.types.size(ty) as i64, Ty::UNSIGNED_LONG, token.line))
    }

    /// `+`, `-`, `~` and `!`.
    pub(super) fn sign(&mut self, text: &str, value: Expression, line: u32) -> Result<Expression> {
        let value = if self.is_cpp && text == "!" { self.condition(value)? } else { self.value(value)? };
        let fits = match text {
            "!" => self.types.is_scalar(value.ty),
            "~" => self.types.is_integer(value.ty),
            _ => self.types.is_arithmetic(value.ty),
        };
        if !fits {
            let ty = self.types.name(value.ty);
            return Err(Refusal::mistake(line, Mistake::Operand { operator: text.to_owned(), ty }));
        }
        if text == "!" {
            return Ok(self.folded(Expression::new(ExpressionKind::Not(Box::new(value)), self.truth(), line)));
        }
        let ty = if self.types.is_integer(value.ty) { self.types.promoted(value.ty) } else { value.ty.plain() };
        let value = self.cast_to(value, ty);
        Ok(match (text, &value.kind) {
            ("+", _) => value,
            ("-", ExpressionKind::Float(number)) => Expression::new(ExpressionKind::Float(-number), ty, line),
            ("-", _) => self.folded(Expression::new(ExpressionKind::Negate(Box::new(value)), ty, line)),
            _ => self.folded(Expression::new(ExpressionKind::Complement(Box::new(value)), ty, line)),
        })
    }

    pub(super) fn postfix(&mut self, mut value: Expression) -> Result<Expression> {
        loop {
            let token = self.peek().clone();
            if token.kind != Kind::Punct {
                return Ok(value);
            }
            if self.is_cpp {
                match self.cpp_postfix(value, &token)? {
                    Ok(done) => {
                        value = done;
                        self.height.grow(self.line())?;
                        continue;
                    }
                    Err(same) => value = same,
                }
            }
            match &*token.text {
                "[" => {
                    self.next();
                    let index = self.nested(Parser::expression)?;
                    self.expect("]")?;
                    value = self.index(value, index, token.line)?;
                }
                "(" => {
                    self.next();
                    let arguments = self.call_arguments()?;
                    value = self.call(value, arguments, token.line)?;
                }
                "." => {
                    self.next();
                    let name = self.name()?;
                    value = self.member_of(value, &name, token.line)?;
                }
                "->" => {
                    self.next();
                    let name = self.name()?;
                    let pointer = self.value(value)?;
                    let to = self.types.pointee(pointer.ty).filter(|&to| self.types.is_struct(to));
                    if to.is_none() {
                        let ty = self.types.name(pointer.ty);
                        return Err(Refusal::mistake(token.line, Mistake::DotNeeded { ty }));
                    }
                    let structure = self.deref(pointer, token.line)?;
                    value = self.member_of(structure, &name, token.line)?;
                }
                "++" | "--" => {
                    self.next();
                    value = self.count(value, &*token.text == "++", false, token.line)?;
                }
                _ => return Ok(value),
            }
            self.height.grow(self.line())?;
        }
    }

    /// A name, a number, a text, or an expression in brackets.
    pub(super) fn primary(&mut self) -> Result<Expression> {
        let token = self.peek().clone();
        if self.is_cpp
            && let Some(value) = self.cpp_primary()?
        {
            return Ok(value);
        }
        match token.kind {
            Kind::Name if !self.is_reserved(&token.text) => {
                self.next();
                self.named(&token)
            }
            Kind::Number => {
                self.next();
                self.numeric(&token)
            }
            Kind::Char => {
                self.next();
                if !token.text.starts_with('\'') {
                    return Err(Refusal::lack(token.line, Lack::WideText));
                }
                let Some(bytes) = characters(&token.text) else { return Err(escape(&token)) };
                let ty = if self.is_cpp && bytes.len() == 1 { Ty::CHAR } else { Ty::INT };
                match char_value(&bytes) {
                    Some(value) => Ok(Expression::int(value, ty, token.line)),
                    None => Err(Refusal::mistake(token.line, Mistake::EmptyCharacter)),
                }
            }
            Kind::Str => self.text(),
            Kind::Punct if &*token.text == "(" => {
                self.next();
                if self.peek().is_punct("{") {
                    return Err(Refusal::lack(token.line, Lack::StatementExpression));
                }
                let value = self.nested(Parser::expression)?;
                self.expect(")")?;
                Ok(value)
            }
            Kind::Name if matches!(&*token.text, "_Generic" | "asm") => {
                Err(Refusal::lack(token.line, Lack::Word { word: token.text.to_string() }))
            }
            _ => self.expected("an expression"),
        }
    }

    fn numeric(&mut self, token: &Token) -> Result<Expression> {
        match number(&token.text) {
            Some(Number::Int { value, ty }) => {
                let ty = self.types.intern(Shape::Int(ty));
                Ok(Expression::int(value as i64, ty, token.line))
            }
            Some(Number::Float { value, single, .. }) => {
                let ty = if single { Ty::FLOAT } else { Ty::DOUBLE };
                Ok(Expression::new(ExpressionKind::Float(value), ty, token.line))
            }
            None => Err(Refusal::mistake(token.line, Mistake::Number { text: token.text.to_string() })),
        }
    }

    /// Texts in a row make one.
    fn text(&mut self) -> Result<Expression> {
        let line = self.line();
        let mut bytes = Vec::new();
        while self.peek().kind == Kind::Str {
            let token = self.next();
            let inside = token.text.strip_prefix("u8").unwrap_or(&token.text);
            let Some(inside) = inside.strip_prefix('"').and_then(|text| text.strip_suffix('"')) else {
                return Err(Refusal::lack(token.line, Lack::WideText));
            };
            bytes.extend(unescaped(inside).ok_or_else(|| escape(&token))?);
            let after = self.peek();
            if self.is_cpp && matches!(&*after.text, "s" | "sv") && !after.space && !after.first {
                return Err(Refusal::lack(token.line, Lack::Word { word: format!("\"…\"{}", after.text) }));
            }
        }
        bytes.push(0);
        Ok(self.literal(bytes, line))
    }

    pub(super) fn literal(&mut self, bytes: Vec<u8>, line: u32) -> Expression {
        let of = if self.is_cpp { Ty::CHAR.constant() } else { Ty::CHAR };
        let ty = self.types.array(of, Some(bytes.len() as u64));
        self.literals.push(Rc::from(bytes));
        Expression::new(ExpressionKind::Literal(self.literals.len() - 1), ty, line)
    }

    pub(super) fn named(&mut self, token: &Token) -> Result<Expression> {
        let (name, line) = (&token.text, token.line);
        if let Some(symbol) = self.symbol(name) {
            return self.symbolic(symbol, name, line);
        }
        if matches!(&**name, "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__") && !self.is_global_scope() {
            let mut bytes = self.current.name.as_bytes().to_vec();
            bytes.push(0);
            return Ok(self.literal(bytes, line));
        }
        if let Some(value) = self.builtin(name, line)? {
            return Ok(value);
        }
        let is_call = self.peek().is_punct("(");
        if let Some(library) = crate::library::find(name)
            && ((is_call && (!self.is_cpp || name.starts_with("__builtin")))
                || self.headers.contains(crate::library::header_of(library))
                || self.is_hidden)
        {
            return self.symbolic(Symbol::Library(library), name, line);
        }
        if self.is_cpp && crate::library::is_foreign(name) && is_call {
            return Err(Refusal::lack(line, Lack::Extern { name: name.to_string() }));
        }
        if is_call && !self.is_global_scope() && !self.is_cpp {
            if crate::library::is_foreign(name) && !self.is_defined(name) {
                return Err(Refusal::lack(line, Lack::Extern { name: name.to_string() }));
            }
            let function = self.implicit_function(name, line)?;
            return self.symbolic(Symbol::Function(function), name, line);
        }
        Err(Refusal::mistake(line, Mistake::Undeclared { name: name.to_string() }))
    }

    /// Whether the text has the head of a function of this name, as `int remove(`, before or behind.
    fn is_defined(&self, name: &str) -> bool {
        self.tokens.windows(3).any(|part| {
            let is_type = part[0].kind == Kind::Name && !matches!(&*part[0].text, "return" | "else" | "do" | "case");
            is_type && &*part[1].text == name && part[2].is_punct("(")
        })
    }

    pub(super) fn symbolic(&mut self, symbol: Symbol, name: &str, line: u32) -> Result<Expression> {
        let (kind, ty) = match symbol {
            Symbol::Enumerator(ty, value) => (ExpressionKind::Int(value), ty),
            Symbol::Template(template) if self.templates[template].is_class => return self.lack_arguments(name, line),
            Symbol::Typedef(_) | Symbol::Set(_) | Symbol::Template(_) | Symbol::Namespace(_) | Symbol::Field(..) => {
                return self.expected("an expression");
            }
            Symbol::Constant(value) => {
                let ty = if i64::from(value as i32) == value { Ty::INT } else { Ty::LONG };
                (ExpressionKind::Int(value), ty)
            }
            Symbol::Variable(storage) => {
                let ty = match storage {
                    Storage::Local(local) => self.current.locals[local].ty,
                    Storage::Global(global) => self.globals[global].ty,
                };
                (ExpressionKind::Variable(storage), ty)
            }
            Symbol::Function(index) => {
                let function = &mut self.functions[index];
                if !function.is_used && function.body.is_none() {
                    function.line = line;
                }
                function.is_used = true;
                (ExpressionKind::Function(index), function.ty)
            }
            Symbol::Library(library) => {
                if let Some(text) = crate::library::written_in_c(library) {
                    let function = self.written_function(name, text)?;
                    return self.symbolic(Symbol::Function(function), name, line);
                }
                (ExpressionKind::Library(library), self.library_type(library)?)
            }
        };
        Ok(Expression::new(kind, ty, line))
    }

    /// A function of the library that is written in C.
    fn written_function(&mut self, name: &str, text: &str) -> Result<usize> {
        let hidden: Rc<str> = format!("{name}.").into();
        if let Some(&index) = self.function_names.get(&hidden) {
            return Ok(index);
        }
        self.read_hidden(text, |parser| {
            while parser.peek().kind != Kind::End {
                parser.external()?;
            }
            Ok(())
        })?;
        let internal: Rc<str> = format!("__{name}").into();
        let index = self.function_names.get(&internal).copied().unwrap_or_default();
        self.functions[index].name = name.into();
        self.function_names.insert(hidden, index);
        Ok(index)
    }
}

/// The operator of `++` and `--`.
pub(super) fn step_operator(up: bool) -> Operator {
    if up { Operator::Add } else { Operator::Subtract }
}
