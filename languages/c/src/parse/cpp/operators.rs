//! Operators that are functions, and what stands behind a value.

use super::Candidate;
use crate::parse::scope::{Owner, Symbol};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::{Kind, Token};
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::Ty;

impl Parser {
    fn is_stream(&self, ty: Ty) -> bool {
        let bases = [self.symbol_of_namespace(1, "istream"), self.symbol_of_namespace(1, "ostream")];
        bases.iter().any(|base| matches!(base, Some(Symbol::Typedef(base)) if self.derives(ty, *base).is_some()))
    }

    /// What an operator means for classes; none for numbers and pointers.
    pub(in crate::parse) fn overloaded(
        &mut self,
        text: &str,
        left: &Expression,
        right: Option<&Expression>,
        line: u32,
    ) -> Result<Option<Expression>> {
        let is_class = |value: &Expression| {
            self.types.is_struct(value.ty)
                && !value.ty.same(self.braces_type)
                && !matches!(value.kind, ExpressionKind::Overloads(..))
        };
        if !is_class(left) && !right.is_some_and(is_class) {
            return Ok(None);
        }
        if matches!(text, "&&" | "||" | "!") && !(text == "!" && self.has_operator(left, "operator!")) {
            return Ok(None);
        }
        // `istringstream(text) >> number`: a stream that has no name is one to read from all the same.
        let stream = if matches!(text, "<<" | ">>") && !self.is_place(left) && self.is_stream(left.ty) {
            Some(self.materialized(left.clone())?)
        } else {
            None
        };
        let left = stream.as_ref().unwrap_or(left);
        let name = format!("operator{text}");
        let arguments: Vec<Expression> = right.cloned().into_iter().collect();
        if let Some(class) = self.class_of(left.ty)
            && let Some(Symbol::Set(set)) = self.symbol_of_class(class, &name)
        {
            let candidates = self.sets[set].clone();
            match self.best(&candidates, Some(left), &arguments, &[]) {
                Some(Ok(function)) => {
                    return self.finish_operator(text, function, Some(left.clone()), arguments, line).map(Some);
                }
                Some(Err(())) => return Err(Refusal::mistake(line, Mistake::Ambiguous { name })),
                None => {}
            }
        }
        let mut candidates: Vec<Candidate> = Vec::new();
        self.candidates(&name, &mut candidates);
        self.candidates_of(1, &name, &mut candidates);
        let mut both = vec![left.clone()];
        both.extend(arguments);
        for operand in &both {
            self.namespace_candidates(operand, &name, &mut candidates);
        }
        match self.best(&candidates, None, &both, &[]) {
            Some(Ok(function)) => return self.finish_operator(text, function, None, both, line).map(Some),
            Some(Err(())) => return Err(Refusal::mistake(line, Mistake::Ambiguous { name })),
            None => {}
        }
        if text == "&" && right.is_none() {
            return Ok(None);
        }
        // A class that converts to a number.
        let mut changed = false;
        for value in &mut both {
            if self.types.is_struct(value.ty)
                && let Some(function) = self.scalar_conversion(value.ty)
            {
                *value = self.finish_call(function, Some(value.clone()), Vec::new(), line)?;
                changed = true;
            }
        }
        let is_plain = !text.ends_with('=') || matches!(text, "==" | "!=" | "<=" | ">=");
        match &both[..] {
            [a, b] if changed && is_plain => {
                let (a, b) = (a.clone(), b.clone());
                return self.operation(text, a, b, line).map(Some);
            }
            [value] if changed && matches!(text, "+" | "-" | "~") => {
                let value = value.clone();
                return self.sign(text, value, line).map(Some);
            }
            _ => {}
        }
        Err(match right {
            Some(right) => self.operands(text, left, right, line),
            None => {
                let ty = self.types.name(left.ty);
                Refusal::mistake(line, Mistake::Operand { operator: text.to_owned(), ty })
            }
        })
    }

    /// Calls a method in front of whose arguments its object is evaluated.
    pub(super) fn call_of(
        &mut self,
        function: usize,
        object: Option<Expression>,
        arguments: Vec<Expression>,
        line: u32,
    ) -> Result<Expression> {
        let is_method = object.is_some() && !self.infos[&function].is_static;
        let done = self.finish_call(function, object, arguments, line)?;
        Ok(if is_method { self.with_left_first(done) } else { done })
    }

    /// Calls an operator: of `<<` and `>>` the left side is evaluated first.
    fn finish_operator(
        &mut self,
        text: &str,
        function: usize,
        object: Option<Expression>,
        arguments: Vec<Expression>,
        line: u32,
    ) -> Result<Expression> {
        let done = self.finish_call(function, object, arguments, line)?;
        Ok(if matches!(text, "<<" | ">>") { self.with_left_first(done) } else { done })
    }

    fn with_left_first(&mut self, done: Expression) -> Expression {
        match done.kind {
            ExpressionKind::Deref(call) => {
                let call = self.left_first(*call);
                Expression { kind: ExpressionKind::Deref(Box::new(call)), ..done }
            }
            _ => self.left_first(done),
        }
    }

    /// Whether a value can change any variable: the functions of the library change what they are given.
    fn changes(&self, value: &Expression) -> bool {
        value.any(&|kind| match kind {
            ExpressionKind::Call(callee, _) => match callee.kind {
                ExpressionKind::Function(function) => !self.functions[function].is_hidden,
                _ => true,
            },
            kind => kind.is_effect(),
        })
    }

    /// Whether a value is the same before and behind what changes any variable, or only what it is given.
    fn is_read_late(&self, value: &Expression, any: bool) -> bool {
        let is_local = || {
            !value.any(&|kind| match kind {
                ExpressionKind::Variable(Storage::Local(local)) => self.current.locals[*local].is_addressed,
                ExpressionKind::Variable(_) | ExpressionKind::Deref(_) => true,
                kind => kind.is_effect() || matches!(kind, ExpressionKind::Call(..)),
            })
        };
        self.is_settled(value) || (!any && is_local())
    }

    /// Whether a value is the same whatever is done before it, as the place of a variable.
    fn is_settled(&self, value: &Expression) -> bool {
        match &value.kind {
            ExpressionKind::Variable(Storage::Local(local)) => self.current.this == Some(*local),
            ExpressionKind::Address(place) => self.is_settled_place(place),
            _ => self.is_constant(value),
        }
    }

    fn is_settled_place(&self, place: &Expression) -> bool {
        match &place.kind {
            ExpressionKind::Variable(_) => true,
            ExpressionKind::Member(inner, _) => self.is_settled_place(inner),
            ExpressionKind::Deref(pointer) => self.is_settled(pointer),
            _ => false,
        }
    }

    fn left_first(&mut self, call: Expression) -> Expression {
        let (ty, line) = (call.ty, call.line);
        let ExpressionKind::Call(callee, mut arguments) = call.kind else { return call };
        let needs = arguments.split_first().is_some_and(|(first, rest)| {
            (!self.is_settled(first) && rest.iter().any(Expression::has_effects))
                || (first.has_effects() && !rest.iter().all(|value| self.is_read_late(value, self.changes(first))))
        });
        if !needs || self.types.is_struct(arguments[0].ty) {
            let kind = ExpressionKind::Call(callee, arguments);
            return Expression::new(kind, ty, line);
        }
        let first_ty = arguments[0].ty.plain();
        let first_ty = match self.types.referred(first_ty) {
            Some(to) => self.types.pointer(to),
            None => first_ty,
        };
        let local = self.new_local("".into(), first_ty, line);
        let place = self.variable(local, line);
        let first = std::mem::replace(&mut arguments[0], place.clone());
        let kept = ExpressionKind::Assign(Box::new(place), Box::new(Expression { ty: first_ty, ..first }));
        let kept = Expression::new(kept, first_ty, line);
        let call = Expression::new(ExpressionKind::Call(callee, arguments), ty, line);
        Expression::new(ExpressionKind::Comma(Box::new(kept), Box::new(call)), ty, line)
    }

    fn has_operator(&self, value: &Expression, name: &str) -> bool {
        self.class_of(value.ty).is_some_and(|class| self.symbol_of_class(class, name).is_some())
    }

    /// Functions of the namespaces to which the class of a value, or that of what it points to, belongs.
    pub(super) fn namespace_candidates(&self, value: &Expression, name: &str, all: &mut Vec<Candidate>) {
        // An iterator is a pointer here: it is known by what has returned it.
        let returned = match &value.kind {
            ExpressionKind::Call(callee, _) => match callee.kind {
                ExpressionKind::Function(function) => self.infos.get(&function).and_then(|info| info.class),
                _ => None,
            },
            _ => None,
        };
        let ty = self.types.pointee(value.ty).unwrap_or(value.ty);
        let Some(class) = self.class_of(ty).or(returned) else { return };
        for scope in &self.classes[&class].context {
            if let Owner::Namespace(index) = scope.owner
                && index > 0
            {
                self.candidates_of(index, name, all);
            }
        }
    }

    /// The conversion of a class to a number, if there is one.
    pub(super) fn scalar_conversion(&mut self, ty: Ty) -> Option<usize> {
        self.conversion_to(ty, Ty::BOOL, true)
            .or_else(|| self.conversion_to(ty, Ty::INT, true))
            .or_else(|| self.conversion_to(ty, Ty::DOUBLE, false))
    }

    /// What stands behind a value; the value itself, if it is as in C.
    pub(in crate::parse) fn cpp_postfix(
        &mut self,
        value: Expression,
        token: &Token,
    ) -> Result<std::result::Result<Expression, Expression>> {
        let line = token.line;
        match &*token.text {
            "[" => {
                self.next();
                let index =
                    if self.peek().is_punct("{") { self.initial_value()? } else { self.nested(Parser::expression)? };
                self.expect("]")?;
                if let Some(class) = self.class_of(value.ty) {
                    let Some(Symbol::Set(set)) = self.symbol_of_class(class, "operator[]") else {
                        let ty = self.types.name(value.ty);
                        return Err(Refusal::mistake(line, Mistake::NotIndexed { ty }));
                    };
                    let candidates = self.sets[set].clone();
                    let arguments = vec![index];
                    let function = self.resolve(&candidates, Some(&value), &arguments, &[], "operator[]", line)?;
                    return self.call_of(function, Some(value), arguments, line).map(Ok);
                }
                let index = self.as_number(index, line)?;
                self.index(value, index, line).map(Ok)
            }
            "(" => {
                self.next();
                let arguments = self.call_arguments()?;
                self.cpp_call(value, arguments, line).map(Ok)
            }
            "." => {
                self.next();
                self.class_member_of(value, line, false).map(Ok)
            }
            "->" => {
                self.next();
                let mut value = value;
                while let Some(class) = self.class_of(value.ty) {
                    let Some(Symbol::Set(set)) = self.symbol_of_class(class, "operator->") else { break };
                    let candidates = self.sets[set].clone();
                    let function = self.resolve(&candidates, Some(&value), &[], &[], "operator->", line)?;
                    value = self.finish_call(function, Some(value), Vec::new(), line)?;
                }
                let pointer = self.value(value)?;
                let to = self.types.pointee(pointer.ty).filter(|&to| self.types.is_struct(to));
                if to.is_none() && !self.peek().is_punct("~") {
                    let ty = self.types.name(pointer.ty);
                    return Err(Refusal::mistake(line, Mistake::DotNeeded { ty }));
                }
                let place = self.deref(pointer, line)?;
                self.class_member_of(place, line, true).map(Ok)
            }
            "++" | "--" if self.class_of(value.ty).is_some() => {
                self.next();
                let zero = Expression::int(0, Ty::INT, line);
                match self.overloaded(&token.text, &value, Some(&zero), line)? {
                    Some(done) => Ok(Ok(done)),
                    None => Ok(Err(value)),
                }
            }
            "++" | "--" => {
                self.next();
                let value = self.settled_place(value);
                self.count(value, &*token.text == "++", false, line).map(Ok)
            }
            ".*" | "->*" => self.lack(&token.text),
            _ => Ok(Err(value)),
        }
    }

    /// A class that converts to a number as one.
    pub(in crate::parse) fn as_number(&mut self, value: Expression, line: u32) -> Result<Expression> {
        if self.types.is_struct(value.ty)
            && let Some(function) = self.scalar_conversion(value.ty)
        {
            return self.finish_call(function, Some(value), Vec::new(), line);
        }
        Ok(value)
    }

    /// A member behind `.`.
    fn class_member_of(&mut self, value: Expression, line: u32, arrow: bool) -> Result<Expression> {
        if self.takes("~") {
            self.next();
            self.skip_template_arguments();
            self.expect("(")?;
            self.expect(")")?;
            let ty = value.ty;
            let nothing =
                || Expression::new(ExpressionKind::Cast(Box::new(Expression::int(0, Ty::INT, line))), Ty::VOID, line);
            return Ok(self.destroyed(value, ty, line)?.unwrap_or_else(nothing));
        }
        let _ = arrow;
        let Some(class) = self.class_of(value.ty) else {
            let name = self.name()?;
            return self.member_of(value, &name, line);
        };
        if !self.types.is_complete(value.ty) {
            let name = self.types.name(value.ty);
            return Err(Refusal::mistake(line, Mistake::Incomplete { name }));
        }
        // `a.Base::f()`
        let mut named = None;
        if self.peek().kind == Kind::Name && self.ahead(1).is_punct("::") {
            let word = self.next();
            self.next();
            named = match self.symbol(&word.text) {
                Some(Symbol::Typedef(ty)) => self.class_of(ty),
                _ => None,
            };
        }
        self.takes("template");
        let name = if self.peek().is("operator") {
            let line = self.line();
            let text = self.operator_name()?;
            Token { kind: Kind::Name, text, line, space: false, first: false, hidden: None }
        } else {
            self.name()?
        };
        let Some(symbol) = self.symbol_of_class(named.unwrap_or(class), &name.text) else {
            let of = self.types.name(value.ty);
            let is_of_std = self.classes[&class].context.iter().any(|scope| scope.owner == Owner::Namespace(1));
            if is_of_std && crate::text::is_among(crate::refusal::MISSING_METHODS, &name.text) {
                return Err(Refusal::lack(name.line, Lack::Word { word: format!("{of}::{}", name.text) }));
            }
            return Err(Refusal::mistake(name.line, Mistake::NoMember { name: name.text.to_string(), of }));
        };
        self.check_private(class, &name.text, name.line)?;
        if let Symbol::Set(set) = symbol
            && self.peek().is_punct("<")
        {
            let candidates = self.sets[set].clone();
            if let Some(value) = self.given_arguments(&candidates, Some(&value), &name)? {
                return Ok(value);
            }
        }
        let member = self.member_symbol(symbol, Some(value), &name)?;
        Ok(if named.is_some() { self.named_with_class(member) } else { member })
    }

    /// What was named with its class: a call of it is not virtual.
    pub(super) fn named_with_class(&mut self, member: Expression) -> Expression {
        let ExpressionKind::Overloads(set, object) = member.kind else { return member };
        let named = self.sets.len();
        self.sets.push(self.sets[set].clone());
        self.named_sets.push(named);
        Expression { kind: ExpressionKind::Overloads(named, object), ..member }
    }

    fn skip_template_arguments(&mut self) {
        if self.peek().is_punct("<")
            && let Some((_, end)) = self.type_at(self.at - 1)
        {
            self.at = end;
        }
    }

    /// An object of which a member is taken: what a function returns lies somewhere only as a temporary.
    pub(super) fn settled_object(&mut self, object: Expression) -> Result<Expression> {
        if self.is_place(&object) || !self.needs_destroy(object.ty) {
            return Ok(self.settled_place(object));
        }
        self.materialized(object)
    }

    /// A member of a class by what its name means.
    pub(super) fn member_symbol(
        &mut self,
        symbol: Symbol,
        object: Option<Expression>,
        name: &Token,
    ) -> Result<Expression> {
        let line = name.line;
        match symbol {
            Symbol::Field(class, index) => {
                let object = match object {
                    Some(object) => object,
                    None => match self.this_object(line) {
                        Some(object) => object,
                        None => {
                            return Err(Refusal::mistake(line, Mistake::NoObject { name: name.text.to_string() }));
                        }
                    },
                };
                let mut object = self.settled_object(object)?;
                // The member of the class that is meant: a base is the first member of what derives from it.
                while let Some(own) = self.class_of(object.ty).filter(|&own| own != class)
                    && self.classes[&own].base.is_some()
                {
                    object = self.field_of(object, own, 0, line);
                }
                let member = self.field_of(object, class, index, line);
                Ok(self.dereferenced(member))
            }
            Symbol::Set(set) => {
                let object = object.map(Box::new);
                Ok(Expression::new(ExpressionKind::Overloads(set, object), Ty::VOID, line))
            }
            other => self.symbolic_cpp(other, &name.text, line),
        }
    }

    /// The value of a constant, if it is known before the run.
    pub(in crate::parse) fn known_constant(&self, storage: crate::tree::Storage) -> Option<i64> {
        match storage {
            crate::tree::Storage::Global(global) => crate::parse::scope::among(&self.constants, &global),
            crate::tree::Storage::Local(local) => crate::parse::scope::among(&self.current.constants, &local),
        }
    }

    /// A name that is no member: a variable, a constant.
    pub(super) fn symbolic_cpp(&mut self, symbol: Symbol, name: &str, line: u32) -> Result<Expression> {
        let value = self.symbolic(symbol, name, line)?;
        Ok(self.dereferenced(value))
    }

    /// Both sides of `?:` as one type, where one of them is a class.
    pub(in crate::parse) fn alike(&mut self, yes: Expression, no: Expression) -> Result<(Expression, Expression)> {
        let (yes, no) = (self.value(yes)?, self.value(no)?);
        if yes.ty.same(no.ty) && self.types.is_struct(yes.ty) {
            // Both become values of their own.
            let ty = yes.ty.plain();
            return Ok((self.cpp_converted(yes, ty)?, self.cpp_converted(no, ty)?));
        }
        if self.types.is_struct(yes.ty) && self.rank(&no, yes.ty, true).is_some() {
            let ty = yes.ty.plain();
            return Ok((self.cpp_converted(yes, ty)?, self.cpp_converted(no, ty)?));
        }
        if self.types.is_struct(no.ty) && self.rank(&yes, no.ty, true).is_some() {
            let ty = no.ty.plain();
            return Ok((self.cpp_converted(yes, ty)?, self.cpp_converted(no, ty)?));
        }
        Ok((yes, no))
    }

    /// `?:` between two places is a place.
    pub(in crate::parse) fn chosen_place(
        &mut self,
        test: Expression,
        yes: Expression,
        no: Expression,
        line: u32,
    ) -> Result<Expression> {
        let ty = if no.ty.is_const { no.ty } else { yes.ty };
        if self.types.is_scalar(ty) {
            // It is read at once, unless its place is needed.
            let kind = ExpressionKind::Choice(Box::new(test), Box::new(yes), Box::new(no));
            return Ok(Expression::new(kind, ty, line));
        }
        let (yes, no) = (self.address(yes, line)?, self.address(no, line)?);
        let pointer = self.types.pointer(ty);
        let (yes, no) = (Expression { ty: pointer, ..yes }, Expression { ty: pointer, ..no });
        let kind = ExpressionKind::Choice(Box::new(test), Box::new(yes), Box::new(no));
        let chosen = Expression::new(kind, pointer, line);
        Ok(Expression::new(ExpressionKind::Deref(Box::new(chosen)), ty, line))
    }
}
