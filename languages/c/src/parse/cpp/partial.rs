//! Templates of the program: declared once and again, defined outside of their classes, and which of two is meant.

use super::{Argument, Candidate, Template, TemplateParameter};
use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::{Parser, Result};
use crate::text::Kind;
use crate::types::Ty;

impl Parser {
    /// Behind `template <…>`: the template of a class whose member is defined here, `A<T>::f`.
    pub(super) fn outside_owner(&mut self) -> Result<Option<usize>> {
        let mut end = self.at;
        while !["(", ";", "{", "="].iter().any(|stop| self.tokens[end].is_punct(stop)) {
            if self.tokens[end].is("operator") || self.tokens[end].kind == Kind::End {
                break;
            }
            end += 1;
        }
        let is_operator = self.tokens[end].is("operator");
        let mut at = end - usize::from(!is_operator);
        at -= usize::from(self.tokens[at - 1].is_punct("~"));
        if at <= self.at + 1 || !self.tokens[at - 1].is_punct("::") {
            return Ok(None);
        }
        if !self.tokens[at - 2].is_punct(">") {
            return self.lack("template");
        }
        let mut depth = 0;
        let mut open = at - 2;
        while open > self.at {
            depth += i32::from(self.tokens[open].is_punct(">")) + 2 * i32::from(self.tokens[open].is_punct(">>"));
            depth -= i32::from(self.tokens[open].is_punct("<"));
            if depth == 0 {
                break;
            }
            open -= 1;
        }
        let name = self.tokens[open - 1].text.clone();
        match self.symbol(&name) {
            Some(Symbol::Template(template)) if self.templates[template].is_class => Ok(Some(template)),
            _ => self.lack("template"),
        }
    }

    /// A member of the classes of a template that is defined outside.
    pub(super) fn outside_template(&mut self, template: usize, parameters: Vec<TemplateParameter>) -> Result<()> {
        let at = self.at;
        // The text is skipped: values of members stand in front of the body.
        loop {
            if self.peek().kind == Kind::End {
                return self.expected("`{`");
            }
            if self.takes(";") {
                break;
            }
            let is_list = self.peek().is_punct(":");
            if self.takes("{") {
                self.skip_to_closing("}")?;
                break;
            }
            self.next();
            while is_list && !self.peek().is_punct("{") {
                while !self.peek().is_punct("(") && !self.peek().is_punct("{") {
                    if self.peek().kind == Kind::End {
                        return self.expected("`{`");
                    }
                    self.next();
                }
                let close = if &*self.next().text == "(" { ")" } else { "}" };
                self.skip_to_closing(close)?;
                if !self.takes(",") {
                    break;
                }
            }
        }
        let names = parameters.into_iter().map(|parameter| parameter.name).collect();
        self.templates[template].outside.push((at, names));
        let last = self.templates[template].outside.len() - 1;
        let made: Vec<Vec<Argument>> = self.templates[template].made.keys().cloned().collect();
        for arguments in made {
            self.apply_outside(template, last, &arguments)?;
        }
        Ok(())
    }

    /// Reads the definition of a member for a class of a template.
    pub(super) fn apply_outside(&mut self, template: usize, outside: usize, arguments: &[Argument]) -> Result<()> {
        // A class that only holds places is never used.
        let holds = |argument: &Argument| matches!(argument, Argument::Type(ty) if self.types.is_struct(*ty) && self.class_of(*ty).is_none());
        if arguments.iter().any(holds) {
            return Ok(());
        }
        let (at, names) = self.templates[template].outside[outside].clone();
        let mut scope = Scope { owner: Owner::Template, ..Scope::default() };
        let own = self.template_scope(template, arguments);
        for (name, parameter) in names.into_iter().zip(&self.templates[template].parameters) {
            if let Some(&symbol) = own.names.get(&parameter.name) {
                scope.names.insert(name, symbol);
            }
        }
        let mut scopes = self.templates[template].context.clone();
        scopes.push(scope);
        self.elsewhere(at, scopes, Parser::declared)
    }

    /// The class of a template in front of `::`, and the token behind that.
    pub(super) fn instance_at(&mut self, at: usize) -> Option<(u32, usize)> {
        let last = self.tokens.len() - 1;
        if !self.tokens[(at + 1).min(last)].is_punct("<") {
            return None;
        }
        let name = self.tokens[at].text.clone();
        let template = match self.symbol(&name)? {
            Symbol::Template(template) => template,
            Symbol::Typedef(ty) => self.classes.get(&self.class_of(ty)?)?.made_of.as_ref()?.0,
            _ => return None,
        };
        let (arguments, end) = self.arguments_at(at + 1, template)?;
        if !self.tokens[end.min(last)].is_punct("::") {
            return None;
        }
        let ty = self.instance(template, arguments).ok()?;
        Some((self.class_of(ty)?, end + 1))
    }

    /// The template that was declared before without a body, of which another one is the definition.
    pub(super) fn declared_template(&mut self, new: usize) -> Option<usize> {
        let name = self.templates[new].name.clone();
        let known = self.scope().names.get(&name).copied();
        if self.templates[new].is_class {
            return match known {
                Some(Symbol::Template(index)) if !self.templates[index].has_body => Some(index),
                _ => None,
            };
        }
        let Some(Symbol::Set(set)) = known else { return None };
        let wanted = self.shape_of(new);
        self.sets[set].clone().into_iter().find_map(|candidate| match candidate {
            Candidate::Template(index) => {
                (!self.templates[index].has_body && self.shape_of(index) == wanted).then_some(index)
            }
            Candidate::Function(_) => None,
        })
    }

    /// The types of the parameters of a template, as it writes them.
    fn shape_of(&mut self, template: usize) -> Option<Vec<String>> {
        let (_, parameters, _) = self.pattern(template)?;
        Some(parameters.iter().map(|&ty| self.types.name(ty)).collect())
    }

    /// The body of a template that was declared before, also for what was made of it.
    pub(super) fn complete_template(&mut self, known: usize, new: Template) -> Result<()> {
        let old = &mut self.templates[known];
        let defaults = std::mem::replace(&mut old.parameters, new.parameters);
        for (parameter, before) in old.parameters.iter_mut().zip(defaults) {
            parameter.default = parameter.default.or(before.default);
        }
        (old.at, old.context, old.has_body) = (new.at, new.context, new.has_body);
        if !new.has_body {
            return Ok(());
        }
        let made: Vec<(Vec<Argument>, usize)> =
            old.made.iter().map(|(arguments, &index)| (arguments.clone(), index)).collect();
        for (arguments, index) in made {
            if new.is_class {
                self.define_instance(known, &arguments, index as u32)?;
                continue;
            }
            let mut scopes = self.templates[known].context.clone();
            scopes.push(self.template_scope(known, &arguments));
            self.elsewhere(new.at, scopes, |parser| {
                let specifiers = parser.specifiers()?;
                parser.declarator(specifiers.ty)?;
                let (body, defaults) = parser.taken_body(None, false);
                let context = parser.outer_scopes();
                if let Some(info) = parser.infos.get_mut(&index) {
                    (info.body, info.context) = (Some(body), context);
                    super::external::merge(&mut info.defaults, defaults);
                }
                parser.method_body(index).map(drop)
            })?;
        }
        Ok(())
    }

    /// Whether an argument wants another type than one in front of it.
    pub(super) fn contradicts(
        &self,
        pattern: Ty,
        ty: Ty,
        holders: &[Ty],
        found: &[Option<Argument>],
        given: usize,
    ) -> bool {
        let mut own = vec![None; holders.len()];
        self.unify(pattern, ty, holders, &mut own);
        own.iter().zip(found).skip(given).any(|(own, found)| own.is_some() && found.is_some() && own != found)
    }

    /// Whether a template takes only what another one takes, too: `T *` beside `T`.
    pub(super) fn is_more_special(&mut self, one: usize, other: usize) -> bool {
        self.is_as_special(one, other) && !self.is_as_special(other, one)
    }

    fn is_as_special(&mut self, one: usize, other: usize) -> bool {
        let (Some((_, of_one, _)), Some((holders, of_other, _))) = (self.pattern(one), self.pattern(other)) else {
            return false;
        };
        let bare = |parser: &Parser, ty: Ty| parser.types.referred(ty).unwrap_or(ty).plain();
        let mut found = vec![None; holders.len()];
        for (&to, &from) in of_other.iter().zip(&of_one) {
            let (to, from) = (bare(self, to), bare(self, from));
            if self.contradicts(to, from, &holders, &found, 0) {
                return false;
            }
            self.unify(to, from, &holders, &mut found);
        }
        let Some(arguments) = found.into_iter().collect::<Option<Vec<Argument>>>() else { return false };
        let Ok(function) = self.function_instance(other, arguments) else { return false };
        let Some(signature) = self.types.signature(self.functions[function].ty) else { return false };
        let skip = signature.parameters.len().saturating_sub(of_one.len());
        signature.parameters[skip..].iter().zip(&of_one).all(|(&a, &b)| bare(self, a).same(bare(self, b)))
    }
}
