//! Functions by their name, with arguments of templates.

use super::Candidate;
use crate::parse::{Parser, Result};
use crate::text::Token;
use crate::tree::{Expression, ExpressionKind};
use crate::types::Ty;

impl Parser {
    /// The functions of a name, with arguments of templates, if they are given.
    pub(super) fn function_named(&mut self, token: &Token, namespace: Option<usize>) -> Result<Expression> {
        let mut candidates = Vec::new();
        match namespace {
            Some(index) => self.candidates_of(index, &token.text, &mut candidates),
            None => {
                self.candidates(&token.text, &mut candidates);
                // Functions of the library stand beside its templates.
                if self.is_hidden {
                    self.candidates_of(1, &token.text, &mut candidates);
                }
            }
        }
        if let Some(value) = self.given_arguments(&candidates, None, token)? {
            return Ok(value);
        }
        self.sets.push(candidates);
        let set = self.sets.len() - 1;
        Ok(Expression::new(ExpressionKind::Overloads(set, None), Ty::VOID, token.line))
    }

    /// `f<int>(…)`, also behind an object, and `f<int>` as a value; none if no arguments of a template are given.
    pub(super) fn given_arguments(
        &mut self,
        candidates: &[Candidate],
        object: Option<&Expression>,
        token: &Token,
    ) -> Result<Option<Expression>> {
        let template = candidates.iter().find_map(|candidate| match candidate {
            Candidate::Template(template) => Some(*template),
            Candidate::Function(_) => None,
        });
        let Some(template) = template.filter(|_| self.peek().is_punct("<")) else { return Ok(None) };
        if self.templates[template].is_hidden && token.is("get") {
            return self.part_by_number(token.line).map(Some);
        }
        let (at, half, depth) = (self.at, self.half, self.depth);
        match self.template_arguments(template) {
            Ok(given) if self.peek().is_punct("(") => {
                self.next();
                let arguments = self.call_arguments()?;
                let is_template = |candidate: &&Candidate| matches!(candidate, Candidate::Template(_));
                let templates: Vec<Candidate> = candidates.iter().filter(is_template).copied().collect();
                let function = self.resolve(&templates, object, &arguments, &given, &token.text, token.line)?;
                self.call_of(function, object.cloned(), arguments, token.line).map(Some)
            }
            Ok(given) if object.is_none() && given.len() == self.templates[template].parameters.len() => {
                let function = self.function_instance(template, given)?;
                self.function_value(function, token.line).map(Some)
            }
            _ => {
                (self.at, self.half, self.depth) = (at, half, depth);
                Ok(None)
            }
        }
    }

    /// `get<1>(…)` of a pair, a tuple or an array.
    fn part_by_number(&mut self, line: u32) -> Result<Expression> {
        self.expect("<")?;
        if self.declares_ahead(0) {
            return self.lack("get<T>");
        }
        let index = self.template_number()?;
        if !self.closes_template() {
            return self.expected("`>`");
        }
        self.expect("(")?;
        let mut arguments = self.call_arguments()?;
        let whole = match arguments.pop() {
            Some(whole) if arguments.is_empty() => self.settled_object(whole)?,
            _ => return Err(self.no_match("get", line)),
        };
        let fields = self.class_of(whole.ty).map_or(&[][..], |class| &self.types.structures[class as usize].fields);
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        match (self.class_of(whole.ty), fields) {
            (Some(class), [only]) if self.types.is_array(only.ty) => {
                let array = self.field_of(whole, class, 0, line);
                self.index(array, Expression::int(index as i64, Ty::LONG, line), line)
            }
            (Some(class), fields) if index < fields.len() => {
                let part = self.field_of(whole, class, index, line);
                Ok(self.dereferenced(part))
            }
            _ => Err(self.no_match("get", line)),
        }
    }
}
