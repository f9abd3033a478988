//! Calls: which function is meant, and how its arguments are handed over.

use super::{Argument, Candidate};
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind};
use crate::types::Ty;

/// A function that takes the arguments of a call, and how well.
struct Viable {
    function: usize,
    ranks: Vec<u32>,
    template: Option<usize>,
    is_hidden: bool,
}

impl Parser {
    /// The values up to the closing bracket.
    pub(in crate::parse) fn call_arguments(&mut self) -> Result<Vec<Expression>> {
        let mut arguments = Vec::new();
        if self.takes(")") {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.initial_value()?);
            if !self.takes(",") {
                return self.expect(")").map(|()| arguments);
            }
        }
    }

    /// A value, or values in curly brackets.
    pub(in crate::parse) fn initial_value(&mut self) -> Result<Expression> {
        if !self.is_cpp || !self.peek().is_punct("{") {
            return self.assignment();
        }
        self.nested(|parser| {
            let line = parser.next().line;
            let mut items = Vec::new();
            while !parser.takes("}") {
                items.push(parser.initial_value()?);
                if !parser.takes(",") && !parser.peek().is_punct("}") {
                    return parser.expected("`}`");
                }
            }
            Ok(Expression::new(ExpressionKind::Braces(items), parser.braces_type, line))
        })
    }

    /// Calls what stands in front of the brackets.
    pub(super) fn cpp_call(&mut self, callee: Expression, arguments: Vec<Expression>, line: u32) -> Result<Expression> {
        let function_line = callee.line;
        if let ExpressionKind::Overloads(set, object) = callee.kind {
            let mut candidates = self.sets[set].clone();
            let name = self.candidate_name(&candidates);
            let object = object.map(|object| *object);
            // Those of the namespaces of its arguments stand beside those that the name finds.
            if object.is_none() && self.best(&candidates, None, &arguments, &[]).is_none() {
                for argument in &arguments {
                    self.namespace_candidates(argument, &name, &mut candidates);
                }
            }
            let function = self.resolve(&candidates, object.as_ref(), &arguments, &[], &name, function_line)?;
            self.calls_named = self.named_sets.contains(&set);
            return self.call_of(function, object, arguments, line);
        }
        if let Some(class) = self.class_of(callee.ty) {
            let Some(Symbol::Set(set)) = self.symbol_of_class(class, "operator()") else {
                let ty = self.types.name(callee.ty);
                return Err(Refusal::mistake(line, Mistake::NotCalled { ty }));
            };
            let candidates = self.sets[set].clone();
            let function = self.resolve(&candidates, Some(&callee), &arguments, &[], "operator()", line)?;
            return self.call_of(function, Some(callee), arguments, line);
        }
        let result = self.call(callee, arguments, line)?;
        Ok(self.dereferenced(result))
    }

    pub(super) fn candidate_name(&self, candidates: &[Candidate]) -> String {
        match candidates.first() {
            Some(Candidate::Function(function)) => {
                let name = &self.functions[*function].name;
                name.rsplit("::").next().unwrap_or_default().to_owned()
            }
            Some(Candidate::Template(template)) => self.templates[*template].name.to_string(),
            None => String::new(),
        }
    }

    /// The function that fits best.
    pub(super) fn resolve(
        &mut self,
        candidates: &[Candidate],
        object: Option<&Expression>,
        arguments: &[Expression],
        given: &[Argument],
        name: &str,
        line: u32,
    ) -> Result<usize> {
        match self.best(candidates, object, arguments, given) {
            Some(Ok(function)) => {
                self.check_access(function, line)?;
                if self.infos.get(&function).is_some_and(|info| info.is_deleted) {
                    return Err(self.no_match(name, line));
                }
                Ok(function)
            }
            Some(Err(())) => Err(Refusal::mistake(line, Mistake::Ambiguous { name: name.to_owned() })),
            // A lambda would become a pointer to a function.
            None if arguments.iter().any(|value| self.is_closure(value.ty)) => {
                Err(Refusal::lack(line, Lack::Word { word: format!("{name}([](…) …)") }))
            }
            None => Err(self.no_match(name, line)),
        }
    }

    pub(super) fn is_closure(&self, ty: Ty) -> bool {
        self.class_of(ty).is_some_and(|class| self.classes[&class].is_closure)
    }

    /// The function that fits best; an error if two fit alike, none if none does.
    pub(super) fn best(
        &mut self,
        candidates: &[Candidate],
        object: Option<&Expression>,
        arguments: &[Expression],
        given: &[Argument],
    ) -> Option<std::result::Result<usize, ()>> {
        let mut viable: Vec<Viable> = Vec::new();
        for candidate in candidates {
            let function = match *candidate {
                Candidate::Function(function) if given.is_empty() => function,
                Candidate::Function(_) => continue,
                Candidate::Template(template) => {
                    let Some(function) = self.deduced(template, given, arguments) else { continue };
                    function
                }
            };
            if let Some(ranks) = self.ranks(function, object, arguments) {
                let template = match *candidate {
                    Candidate::Template(template) => Some(template),
                    Candidate::Function(_) => None,
                };
                if !viable.iter().any(|known| known.function == function) {
                    let is_hidden = self.functions[function].is_hidden;
                    viable.push(Viable { function, ranks, template, is_hidden });
                }
            }
        }
        let mut best = 0;
        for index in 1..viable.len() {
            if self.is_better(&viable[index], &viable[best]) {
                best = index;
            }
        }
        let found = viable.get(best)?;
        let clear = viable.iter().enumerate().all(|(index, other)| {
            index == best
                || self.is_better(found, other)
                || (found.template.is_some() && other.template.is_some())
                || other.is_hidden
        });
        Some(if clear { Ok(found.function) } else { Err(()) })
    }

    fn is_better(&mut self, one: &Viable, other: &Viable) -> bool {
        let never_worse = one.ranks.iter().zip(&other.ranks).all(|(a, b)| a <= b);
        let once_better = one.ranks.iter().zip(&other.ranks).any(|(a, b)| a < b);
        if !never_worse || once_better {
            return never_worse;
        }
        // Of `T &&` and `const T &` the first.
        let (first, second) = (self.gives_up(one), self.gives_up(other));
        if first != second {
            return first.iter().zip(&second).all(|(a, b)| a >= b);
        }
        match (one.template, other.template) {
            (None, Some(_)) => true,
            (Some(_), None) => false,
            _ if one.is_hidden != other.is_hidden => !one.is_hidden,
            (Some(a), Some(b)) => !one.is_hidden && self.is_more_special(a, b),
            (None, None) => false,
        }
    }

    /// Which parameters of a function are `T &&`.
    fn gives_up(&self, viable: &Viable) -> Vec<bool> {
        let signature = self.types.signature(self.functions[viable.function].ty);
        let parameters = signature.map(|found| found.parameters.clone()).unwrap_or_default();
        let count = viable.ranks.len().min(parameters.len());
        parameters[parameters.len() - count..].iter().map(|&ty| self.types.is_rvalue(ty)).collect()
    }

    /// Whether a container takes the contents of what is given up, as `push_back(move(row))` does.
    fn keeps(&self, function: usize, parameter: Ty, argument: &Expression) -> bool {
        let found = &self.functions[function];
        found.is_hidden
            && self.is_given_up(argument)
            && self.infos.get(&function).is_some_and(|info| info.class.is_some())
            && self.types.referred(parameter).is_some_and(|to| to.is_const && to.same(argument.ty))
            && !found.name.contains("operator")
            && !self.is_trivial_copy(argument.ty)
    }

    /// How well arguments fit the parameters of a function.
    fn ranks(&mut self, function: usize, object: Option<&Expression>, arguments: &[Expression]) -> Option<Vec<u32>> {
        let signature = self.types.signature(self.functions[function].ty)?;
        let info = self.infos.get(&function)?;
        let (is_member, is_method) = (info.class.is_some(), info.class.is_some() && !info.is_static);
        let (is_const, special) = (info.is_const, info.is_constructor);
        let required = info.defaults.iter().take_while(|value| value.is_none()).count();
        let skip = usize::from(is_method);
        let takes = signature.parameters.len() - skip;
        if arguments.len() > takes || arguments.len() < required.min(takes) {
            return None;
        }
        let mut ranks = Vec::with_capacity(arguments.len() + 1);
        if is_method && !special {
            match object {
                Some(object) if object.ty.is_const && !is_const => return None,
                Some(object) => ranks.push(u32::from(is_const && !object.ty.is_const)),
                None => {}
            }
        }
        // `x()` in a method: of two the one that is as const as the object.
        if is_member
            && !special
            && object.is_none()
            && let Some(this) = self.this_object(0)
        {
            ranks.push(u32::from(is_method && is_const != this.ty.is_const));
        }
        for (argument, &parameter) in arguments.iter().zip(&signature.parameters[skip..]) {
            ranks.push(self.rank(argument, parameter, true)?);
        }
        Some(ranks)
    }

    /// A private method, or constructor, may be used here alone by who belongs to its class.
    pub(super) fn check_access(&self, function: usize, line: u32) -> Result<()> {
        let Some(info) = self.infos.get(&function).filter(|info| info.is_private) else { return Ok(()) };
        if info.class.is_none_or(|class| self.is_inside(class)) {
            return Ok(());
        }
        let name = self.functions[function].name.rsplit("::").next().unwrap_or_default().to_owned();
        Err(Refusal::mistake(line, Mistake::Private { name }))
    }

    /// The same of a member that is no function.
    pub(super) fn check_private(&self, class: u32, name: &str, line: u32) -> Result<()> {
        let mut owner = Some(class);
        while let Some(index) = owner {
            let found = &self.classes[&index];
            if found.private.iter().any(|private| &**private == name) && !self.is_inside(index) {
                return Err(Refusal::mistake(line, Mistake::Private { name: name.to_owned() }));
            }
            if found.scope.names.contains_key(name) {
                return Ok(());
            }
            owner = found.base.and_then(|base| self.class_of(base));
        }
        Ok(())
    }

    /// Whether the text that is read may use what is private in a class.
    fn is_inside(&self, index: u32) -> bool {
        let found = &self.classes[&index];
        let belongs = |scope: &Scope| match scope.owner {
            Owner::Class(scope) => {
                let this = &self.classes[&scope];
                scope == index
                    || found.friends.contains(&this.name)
                    || this.base.is_some()
                    || this.context.iter().any(|around| around.owner == Owner::Class(index))
            }
            _ => false,
        };
        self.is_hidden || found.friends.contains(&self.current.name) || self.scopes.iter().any(belongs)
    }

    /// A call of a function that has been found.
    pub(super) fn finish_call(
        &mut self,
        function: usize,
        object: Option<Expression>,
        arguments: Vec<Expression>,
        line: u32,
    ) -> Result<Expression> {
        let calls_named = std::mem::take(&mut self.calls_named);
        let info = &self.infos[&function];
        let (is_static, class, slot, defaults) =
            (info.is_static || info.class.is_none(), info.class, info.slot, info.defaults.clone());
        let context = info.context.clone();
        let must_deduce = info.body.as_ref().is_some_and(|body| body.deduces);
        self.use_function(function, line);
        if must_deduce {
            self.nested(|parser| parser.read_body(function))?;
        }
        let ty = self.functions[function].ty;
        let Some(signature) = self.types.signature(ty) else { return self.expected("`;`") };
        let mut passed = Vec::with_capacity(signature.parameters.len());
        let skip = usize::from(!is_static);
        if !is_static {
            let object = match object {
                Some(object) => object,
                None => match self.this_object(line) {
                    Some(object) => object,
                    None => {
                        let name = self.functions[function].name.to_string();
                        return Err(Refusal::mistake(line, Mistake::NoObject { name }));
                    }
                },
            };
            let is_place = self.is_place(&object);
            let object = if is_place { object } else { self.materialized(object)? };
            let pointer = self.address(object, line)?;
            passed.push(Expression { ty: signature.parameters[0], ..pointer });
        }
        let given = arguments.len();
        for (argument, &parameter) in arguments.into_iter().zip(&signature.parameters[skip..]) {
            let argument = if self.keeps(function, parameter, &argument) {
                self.made(argument.ty, super::Init::Copy(argument), line)?
            } else {
                argument
            };
            passed.push(self.handed_over(argument, parameter)?);
        }
        for index in given..signature.parameters.len() - skip {
            let Some(at) = defaults.get(index).copied().flatten() else { continue };
            let value = self.read_value(at, {
                let mut scopes = context.clone();
                if let Some(class) = class {
                    scopes.push(crate::parse::scope::Scope { owner: Owner::Class(class), ..Default::default() });
                }
                scopes
            })?;
            passed.push(self.handed_over(value, signature.parameters[index + skip])?);
        }
        let result = signature.result;
        let mut found = None;
        let callee = match slot {
            Some(slot) if !calls_named && !self.calls_directly(&passed) => {
                // The object is found once, for its table and as `this`, and before the arguments.
                if passed.iter().any(Expression::has_effects) {
                    let of = passed[0].ty;
                    let kept = self.new_local("".into(), of, line);
                    let place = self.variable(kept, line);
                    let this = std::mem::replace(&mut passed[0], place.clone());
                    let kind = ExpressionKind::Assign(Box::new(place), Box::new(this));
                    found = Some(Expression::new(kind, of, line));
                }
                self.virtual_callee(&passed[0], slot, ty, line)
            }
            _ => Expression::new(ExpressionKind::Function(function), ty, line),
        };
        let call = ExpressionKind::Call(Box::new(callee), passed);
        let behind = |call: Expression| match found {
            Some(found) => {
                let (ty, line) = (call.ty, call.line);
                Expression::new(ExpressionKind::Comma(Box::new(found), Box::new(call)), ty, line)
            }
            None => call,
        };
        Ok(match self.types.referred(result) {
            Some(to) => {
                let pointer = self.types.pointer(to);
                let call = behind(Expression::new(call, pointer, line));
                let place = Expression::new(ExpressionKind::Deref(Box::new(call)), to, line);
                if self.types.is_rvalue(result) { self.given_up(place) } else { place }
            }
            None => behind(Expression::new(call, result, line)),
        })
    }

    /// Whether the object is a variable, whose class is known.
    fn calls_directly(&self, passed: &[Expression]) -> bool {
        matches!(&passed[0].kind, ExpressionKind::Address(place)
            if matches!(place.kind, ExpressionKind::Variable(_)) && self.types.referred(place.ty).is_none())
    }

    fn virtual_callee(&mut self, this: &Expression, slot: usize, ty: Ty, line: u32) -> Expression {
        let void = self.types.pointer(Ty::VOID);
        let table = self.types.pointer(void);
        let tables = self.types.pointer(table);
        let object = Expression { ty: tables, ..this.clone() };
        let table = Expression::new(ExpressionKind::Deref(Box::new(object)), table, line);
        let index = Expression::int(slot as i64, Ty::LONG, line);
        let pointer_ty = table.ty;
        let place = Expression::new(ExpressionKind::Move(Box::new(table), Box::new(index), true), pointer_ty, line);
        let pointer = self.types.pointer(ty);
        let pointer = Expression::new(ExpressionKind::Deref(Box::new(place)), pointer, line);
        Expression::new(ExpressionKind::Deref(Box::new(pointer)), ty, line)
    }

    /// An argument as its parameter takes it.
    pub(super) fn handed_over(&mut self, argument: Expression, parameter: Ty) -> Result<Expression> {
        if argument.ty.same(Ty::VOID) && !matches!(argument.kind, ExpressionKind::Overloads(..)) {
            return Err(Refusal::mistake(argument.line, Mistake::VoidValue));
        }
        self.cpp_converted(argument, parameter)
    }
}
