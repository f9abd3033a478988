//! Templates: a class or a function is read again for each set of arguments.

use std::rc::Rc;

use super::{Argument, Candidate, Class, Template, TemplateParameter};
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::{Parser, Result};
use crate::refusal::{Lack, Mistake, Reason, Refusal};
use crate::text::Kind;
use crate::types::{Shape, Structure, Ty};

/// How often one template is read, each time for other arguments; most of them are made by one another.
pub(super) const MAX_INSTANCES: usize = 200;

/// How many letters the arguments of a class of a template may have.
const MAX_NAME: usize = 4096;

impl Parser {
    /// `template <…>` with a class or a function behind.
    pub(super) fn template_declaration(&mut self, class: Option<u32>) -> Result<()> {
        self.next();
        let parameters = self.template_parameters()?;
        let at = self.at;
        if !self.is_hidden {
            let word = match &*self.peek().text {
                "template" | "using" | "friend" | "union" | "enum" => Some(format!("template {}", self.peek().text)),
                _ => None,
            };
            if let Some(word) = word {
                return self.lack(&word);
            }
            if class.is_none()
                && let Some(of) = self.outside_owner()?
            {
                return self.outside_template(of, parameters);
            }
        }
        let is_class = (self.peek().is("struct") || self.peek().is("class"))
            && ["{", ":", ";", "final", "<"].iter().any(|after| self.ahead(2).is(after));
        if is_class && self.ahead(2).is_punct("<") {
            return self.lack("template<>");
        }
        let mut is_constructor = false;
        let name = if is_class {
            self.ahead(1).text.clone()
        } else {
            let own = class.map(|class| self.classes[&class].name.clone());
            is_constructor = own.is_some_and(|own| self.peek().is(&own) && self.ahead(1).is_punct("("));
            self.template_name()?
        };
        self.at = at;
        while !self.peek().is_punct("{") && !self.peek().is_punct(";") {
            if self.peek().kind == Kind::End {
                return self.fail(Mistake::EndOfInput);
            }
            self.next();
        }
        let has_body = self.takes("{");
        if has_body {
            self.skip_to_closing("}")?;
        }
        if is_class && !self.takes(";") {
            return self.expected("`;`");
        }
        self.takes(";");
        let template = Template {
            name: name.clone(),
            parameters,
            at,
            context: self.outer_scopes(),
            is_class,
            made: Default::default(),
            pattern: None,
            class,
            is_constructor,
            is_lambda: false,
            has_body,
            is_hidden: self.is_hidden,
            outside: Vec::new(),
        };
        self.templates.push(template);
        let index = self.templates.len() - 1;
        // Its pattern may have made others behind it.
        if !self.is_hidden
            && let Some(known) = self.declared_template(index)
        {
            let template = self.templates[index].clone();
            return self.complete_template(known, template);
        }
        if is_class {
            if !self.is_hidden && matches!(self.scope().names.get(&name), Some(Symbol::Template(_))) {
                // The one before has a body, or this one would have completed it.
                self.templates.pop();
                let mistake = Refusal::mistake(self.tokens[at].line, Mistake::Redefined { name: name.to_string() });
                return if has_body { Err(mistake) } else { Ok(()) };
            }
            self.scope().names.insert(name, Symbol::Template(index));
            return Ok(());
        }
        let name = if is_constructor { "(".into() } else { name };
        if !self.is_hidden && has_body && self.is_defined_alike(&name, index) {
            return Err(Refusal::mistake(self.tokens[at].line, Mistake::Redefined { name: name.to_string() }));
        }
        self.add_candidate(&name, Candidate::Template(index))
    }

    /// Whether a function has a template with a body that begins with the same words.
    fn is_defined_alike(&mut self, name: &Rc<str>, new: usize) -> bool {
        let Some(Symbol::Set(set)) = self.scope().names.get(name).copied() else { return false };
        let words = |index: usize| {
            let template = &self.templates[index];
            let head = self.tokens[template.at..].iter().take_while(|token| !token.is_punct("{"));
            let named = template.parameters.iter().map(|parameter| &parameter.name);
            named.chain(head.map(|token| &token.text)).collect::<Vec<_>>()
        };
        let is_alike = |other: usize| self.templates[other].has_body && words(other) == words(new);
        self.sets[set].iter().any(|candidate| matches!(*candidate, Candidate::Template(index) if is_alike(index)))
    }

    /// `<class T, int N = 3>`
    fn template_parameters(&mut self) -> Result<Vec<TemplateParameter>> {
        self.expect("<")?;
        if self.peek().is_punct(">") {
            return self.lack("template<>");
        }
        let mut parameters = Vec::new();
        while !self.takes(">") {
            if self.peek().is("template") {
                return self.lack("template <template>");
            }
            let is_type = self.takes("class") || self.takes("typename");
            if !is_type {
                self.specifiers()?;
            }
            if self.peek().is_punct("...") {
                return self.lack("...");
            }
            let is_named = self.peek().kind == Kind::Name;
            let name = if is_named { self.name()?.text } else { "".into() };
            let default = self.takes("=").then_some(self.at);
            if default.is_some() {
                let mut depth = 0;
                while depth > 0 || !(self.peek().is_punct(",") || self.peek().is_punct(">")) {
                    if self.peek().kind == Kind::End {
                        return self.fail(Mistake::EndOfInput);
                    }
                    depth += i32::from(self.peek().is_punct("<")) - i32::from(self.peek().is_punct(">"));
                    depth -= 2 * i32::from(self.peek().is_punct(">>"));
                    self.next();
                }
            }
            parameters.push(TemplateParameter { name, is_type, default });
            if !self.takes(",") && !self.peek().is_punct(">") {
                return self.expected("`>`");
            }
        }
        Ok(parameters)
    }

    /// `vector v{1, 2}`: the arguments of a template that a constructor would tell.
    pub(in crate::parse) fn lack_arguments<T>(&self, name: &str, line: u32) -> Result<T> {
        Err(Refusal::lack(line, Lack::Word { word: format!("{name} without <…>") }))
    }

    /// The name of a function in front of its parameters.
    fn template_name(&mut self) -> Result<Rc<str>> {
        loop {
            if self.peek().is("operator") {
                return self.operator_name();
            }
            if self.ahead(1).is_punct("(") && self.peek().kind == Kind::Name && !self.peek().is("decltype") {
                return Ok(self.next().text);
            }
            if self.peek().kind == Kind::End {
                return self.fail(Mistake::EndOfInput);
            }
            if [";", "{", "="].iter().any(|end| self.peek().is_punct(end)) {
                return self.lack("template");
            }
            self.next();
        }
    }

    pub(super) fn template_scope(&self, template: usize, arguments: &[Argument]) -> Scope {
        let mut scope = Scope { owner: Owner::Template, ..Scope::default() };
        for (parameter, argument) in self.templates[template].parameters.iter().zip(arguments) {
            let symbol = match *argument {
                Argument::Type(ty) => Symbol::Typedef(ty),
                Argument::Value(value) => Symbol::Constant(value),
            };
            scope.names.insert(parameter.name.clone(), symbol);
        }
        scope
    }

    /// Adds the arguments that are not given.
    pub(super) fn default_arguments(&mut self, template: usize, mut arguments: Vec<Argument>) -> Result<Vec<Argument>> {
        let parameters = self.templates[template].parameters.clone();
        if arguments.len() > parameters.len() {
            return self.fail(Mistake::ManyArguments { name: self.templates[template].name.to_string() });
        }
        while arguments.len() < parameters.len() {
            let parameter = &parameters[arguments.len()];
            let Some(at) = parameter.default else { break };
            let mut scopes = self.templates[template].context.clone();
            scopes.push(self.template_scope(template, &arguments));
            let is_type = parameter.is_type;
            let argument = self.elsewhere(at, scopes, |parser| {
                if is_type {
                    return Ok(Argument::Type(parser.type_name()?));
                }
                parser.template_number().map(Argument::Value)
            })?;
            arguments.push(argument);
        }
        Ok(arguments)
    }

    /// A class of a template.
    pub(super) fn instance(&mut self, template: usize, arguments: Vec<Argument>) -> Result<Ty> {
        if self.is_tuple(template) {
            // One template for each number of types.
            return match self.symbol_of_namespace(1, &format!("__tuple{}", arguments.len())) {
                Some(Symbol::Template(of)) => self.instance(of, arguments),
                _ => self.lack("tuple<…>"),
            };
        }
        if arguments.len() < self.templates[template].parameters.len() {
            return self.fail(Mistake::FewArguments { name: self.templates[template].name.to_string() });
        }
        if let Some(&index) = self.templates[template].made.get(&arguments) {
            return Ok(self.types.intern(Shape::Struct(index as u32)));
        }
        if self.templates[template].made.len() > MAX_INSTANCES {
            return Err(Refusal::limit(self.user_line.max(1), crate::refusal::TextLimit::Nesting));
        }
        let name = self.templates[template].name.clone();
        // `less<>` takes any two values.
        if self.templates[template].is_hidden
            && let [Argument::Type(Ty::VOID)] = arguments[..]
            && let Some(Symbol::Typedef(any)) = self.symbol_of_namespace(1, &format!("__any_{name}"))
        {
            return Ok(any);
        }
        let words: Vec<String> = arguments
            .iter()
            .map(|argument| match *argument {
                Argument::Type(ty) => self.types.name(ty),
                Argument::Value(value) => value.to_string(),
            })
            .collect();
        // `X<pair<T, T>>` in X<T> doubles its name each time.
        if words.iter().map(String::len).sum::<usize>() > MAX_NAME {
            let refusal = Refusal::limit(self.user_line.max(1), crate::refusal::TextLimit::Nesting);
            self.failed.get_or_insert(refusal.clone());
            return Err(refusal);
        }
        let family = if name.starts_with("__tuple") { "tuple" } else { &name };
        let shown: Rc<str> = format!("{family}<{}>", words.join(", ")).into();
        let scopes = self.templates[template].context.clone();
        let ty = self.elsewhere(self.at, scopes, |parser| Ok(parser.new_class(Some(shown), false, name)))?;
        let Shape::Struct(index) = *self.types.shape(ty) else { return Ok(ty) };
        self.templates[template].made.insert(arguments.clone(), index as usize);
        self.class(index).made_of = Some((template, arguments.clone()));
        if self.templates[template].has_body {
            let mut done = self.define_instance(template, &arguments, index);
            if let Err(Refusal { reason: Reason::Mistake(Mistake::Incomplete { .. }), .. }) = done
                && self.waits(&arguments)
            {
                // `pair<T, T>` in the class T: it is defined once T is complete.
                let tag = self.types.structures[index as usize].tag.clone();
                self.types.structures[index as usize] = Structure::new(tag, false);
                let made_of = Some((template, arguments.clone()));
                let (name, context) = (self.class(index).name.clone(), self.templates[template].context.clone());
                *self.class(index) = Class { name, context, made_of, ..Class::default() };
                self.deferred.push((template, arguments, index));
                done = Ok(());
            }
            if !self.templates[template].is_hidden
                && let Err(refusal) = &done
            {
                // Whoever has asked for the type may not say why there is none.
                self.failed.get_or_insert(refusal.clone());
            }
            done?;
        }
        Ok(ty)
    }

    pub(super) fn is_tuple(&self, template: usize) -> bool {
        self.templates[template].is_hidden && &*self.templates[template].name == "tuple"
    }

    /// Whether a class among the arguments is not complete yet.
    fn waits(&self, arguments: &[Argument]) -> bool {
        arguments.iter().any(|argument| match *argument {
            Argument::Type(ty) => self.types.is_struct(ty) && !self.types.is_complete(ty),
            Argument::Value(_) => false,
        })
    }

    /// Defines the classes of templates that have waited for their arguments.
    pub(super) fn define_waiting(&mut self) -> Result<()> {
        for (template, arguments, index) in std::mem::take(&mut self.deferred) {
            if self.waits(&arguments) {
                self.deferred.push((template, arguments, index));
            } else {
                self.define_instance(template, &arguments, index)?;
            }
        }
        Ok(())
    }

    /// Reads the members of a class of a template, with those that are defined outside.
    pub(super) fn define_instance(&mut self, template: usize, arguments: &[Argument], index: u32) -> Result<()> {
        let mut scopes = self.templates[template].context.clone();
        scopes.push(self.template_scope(template, arguments));
        self.class(index).context.clone_from(&scopes);
        self.elsewhere(self.templates[template].at, scopes, |parser| {
            let is_class = parser.next().is("class");
            parser.next();
            parser.takes("final");
            parser.define_class(index, is_class)
        })?;
        for outside in 0..self.templates[template].outside.len() {
            self.apply_outside(template, outside, arguments)?;
        }
        Ok(())
    }
}
