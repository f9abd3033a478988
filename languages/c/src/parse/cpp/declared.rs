//! The names in declarators, and what is skipped.

use std::rc::Rc;

use crate::parse::scope::{Owner, Scope, Symbol};
use crate::parse::{Parser, Result};
use crate::refusal::Mistake;
use crate::text::Kind;

impl Parser {
    /// The name in a declarator, with the class in front of it, whose scope is opened for the parameters.
    pub(in crate::parse) fn declared_name(&mut self) -> Result<(Option<Rc<str>>, bool)> {
        let mut at = self.at;
        let mut owner = None;
        // `A::B::name`
        loop {
            let token = self.tokens[at.min(self.tokens.len() - 1)].clone();
            let next = self.tokens[(at + 1).min(self.tokens.len() - 1)].clone();
            if owner.is_none()
                && next.is_punct("<")
                && let Some((class, end)) = self.instance_at(at)
            {
                owner = Some(Owner::Class(class));
                at = end;
                continue;
            }
            if token.kind != Kind::Name || !next.is_punct("::") {
                if token.is_punct("*") && at > self.at {
                    return self.lack(&format!("{}::*", self.tokens[at - 2].text));
                }
                break;
            }
            let symbol = match owner {
                None => self.symbol(&token.text),
                Some(Owner::Class(class)) => self.symbol_of_class(class, &token.text),
                Some(Owner::Namespace(index)) => self.symbol_of_namespace(index, &token.text),
                _ => None,
            };
            owner = match symbol {
                Some(Symbol::Typedef(ty)) => self.class_of(ty).map(Owner::Class),
                Some(Symbol::Namespace(index)) => Some(Owner::Namespace(index)),
                _ => return self.fail(Mistake::Undeclared { name: token.text.to_string() }),
            };
            if owner.is_none() {
                return self.fail(Mistake::Undeclared { name: token.text.to_string() });
            }
            at += 2;
        }
        self.at = at.min(self.tokens.len() - 1);
        let name = if self.peek().is("operator") {
            Some(self.operator_name()?)
        } else if self.peek().is_punct("~") && self.ahead(1).kind == Kind::Name && owner.is_some() {
            self.next();
            Some(format!("~{}", self.next().text).into())
        } else if self.peek().kind == Kind::Name && !self.is_reserved(&self.peek().text) {
            Some(self.next().text)
        } else {
            None
        };
        match owner {
            Some(Owner::Class(class)) => self.current.owner = Some(class),
            Some(Owner::Namespace(index)) => self.current.namespace = Some(index),
            _ => return Ok((name, false)),
        }
        // Its scope, so that its types are seen in the parameters.
        self.scopes.extend(owner.map(|owner| Scope { owner, ..Scope::default() }));
        Ok((name, true))
    }

    /// `operator+`, `operator[]`, `operator()`; of a conversion `operator` with its type.
    pub(super) fn operator_name(&mut self) -> Result<Rc<str>> {
        self.next();
        let token = self.next();
        let text = match &*token.text {
            "(" => {
                self.expect(")")?;
                "()".to_owned()
            }
            "[" => {
                self.expect("]")?;
                "[]".to_owned()
            }
            "new" | "delete" => return self.lack("operator new"),
            other if token.kind == Kind::Punct => other.to_owned(),
            _ => {
                self.at -= 1;
                return self.expected("an operator");
            }
        };
        Ok(format!("operator{text}").into())
    }

    /// `const`, `noexcept`, `override` behind parameters.
    pub(in crate::parse) fn behind_parameters(&mut self) -> Result<()> {
        if !self.is_cpp {
            return Ok(());
        }
        loop {
            if self.takes("const") {
                self.current.is_const = true;
            } else if self.peek().is("noexcept") || (self.peek().is("throw") && self.ahead(1).is_punct("(")) {
                self.next();
                if self.takes("(") {
                    self.skip_to_closing(")")?;
                }
            } else if self.peek().is_punct("&") || self.peek().is_punct("&&") {
                return self.lack("f() &");
            } else if !(self.takes("override") || self.takes("final") || self.takes("volatile")) {
                return Ok(());
            }
        }
    }

    /// Skips up to the bracket that closes what is open.
    pub(super) fn skip_to_closing(&mut self, close: &str) -> Result<()> {
        // In curly brackets only they count: what is wrong inside of them is found where they are read.
        let is_block = close == "}";
        let mut depth = 0;
        loop {
            let token = self.peek().clone();
            if token.kind == Kind::End {
                return self.fail(Mistake::EndOfInput);
            }
            if token.kind == Kind::Stray {
                return Err(self.stray(&token));
            }
            self.next();
            if token.kind != Kind::Punct {
                continue;
            }
            match &*token.text {
                "{" => depth += 1,
                text if depth == 0 && text == close => return Ok(()),
                "(" | ")" | "[" | "]" if is_block => {}
                "(" | "[" => depth += 1,
                ")" | "]" | "}" => {
                    if depth == 0 {
                        self.at -= 1;
                        return self.expected(&format!("`{close}`"));
                    }
                    depth -= 1;
                }
                _ => {}
            }
        }
    }

    /// Skips a value up to a comma or the end of what is around it.
    pub(in crate::parse) fn skip_value(&mut self) -> Result<()> {
        loop {
            let token = self.peek().clone();
            match &*token.text {
                _ if token.kind == Kind::End => return self.fail(Mistake::EndOfInput),
                "(" | "[" | "{" if token.kind == Kind::Punct => {
                    self.next();
                    let close = match &*token.text {
                        "(" => ")",
                        "[" => "]",
                        _ => "}",
                    };
                    self.skip_to_closing(close)?;
                }
                "<" if token.kind == Kind::Punct && self.at > 0 && self.skips_arguments() => {}
                "," | ")" | "]" | "}" | ";" if token.kind == Kind::Punct => return Ok(()),
                _ => {
                    self.next();
                }
            }
        }
    }

    /// Skips `<…>` behind the name of a template.
    pub(super) fn skips_arguments(&mut self) -> bool {
        let start = self.at - 1;
        match self.type_at(start) {
            Some((_, end)) if end > self.at => {
                self.at = end;
                true
            }
            _ => false,
        }
    }
}
