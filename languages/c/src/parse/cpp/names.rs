//! Names in namespaces and classes, and the names of types.

use std::rc::Rc;

use super::{Argument, Candidate, List, Lists};
use crate::parse::scope::{Owner, Scope, Symbol, is_type_keyword};
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Reason};
use crate::text::Kind;
use crate::types::Ty;

impl Parser {
    /// The meaning of a name in one scope.
    pub(in crate::parse) fn symbol_in(&self, scope: &Scope, name: &str) -> Option<Symbol> {
        match scope.owner {
            Owner::Namespace(index) => self.symbol_of_namespace(index, name),
            Owner::Class(index) => self.symbol_of_class(index, name),
            _ => scope.names.get(name).copied(),
        }
    }

    pub(super) fn symbol_of_class(&self, class: u32, name: &str) -> Option<Symbol> {
        let found = self.classes.get(&class)?;
        found.scope.names.get(name).copied().or_else(|| {
            let base = found.base.and_then(|base| self.class_of(base))?;
            self.symbol_of_class(base, name)
        })
    }

    pub(super) fn symbol_of_namespace(&self, index: usize, name: &str) -> Option<Symbol> {
        let found = &self.namespaces[index];
        let inner = || found.uses.iter().find_map(|&used| self.symbol_of_namespace(used, name));
        found.scope.names.get(name).copied().or_else(inner)
    }

    /// All functions of a name in a namespace and those that it uses.
    pub(super) fn candidates_of(&self, index: usize, name: &str, all: &mut Vec<Candidate>) {
        let found = &self.namespaces[index];
        if let Some(Symbol::Set(set)) = found.scope.names.get(name) {
            for candidate in &self.sets[*set] {
                if !all.contains(candidate) {
                    all.push(*candidate);
                }
            }
        }
        for &used in &found.uses {
            self.candidates_of(used, name, all);
        }
    }

    /// The functions that a name without `::` calls.
    pub(super) fn candidates(&self, name: &str, all: &mut Vec<Candidate>) {
        for scope in self.scopes.iter().rev() {
            if let Owner::Namespace(index) = scope.owner {
                self.candidates_of(index, name, all);
            }
        }
    }

    /// Adds a candidate to a name of the innermost scope.
    pub(super) fn add_candidate(&mut self, name: &Rc<str>, candidate: Candidate) -> Result<()> {
        let known = self.scope().names.get(name).copied();
        if let Some(Symbol::Set(set)) = known {
            if !self.sets[set].contains(&candidate) {
                self.sets[set].push(candidate);
            }
            return Ok(());
        }
        if known.is_some_and(|known| !matches!(known, Symbol::Typedef(_))) {
            return self.fail(Mistake::Redeclared { name: name.to_string() });
        }
        self.sets.push(vec![candidate]);
        let set = self.sets.len() - 1;
        self.scope().names.insert(name.clone(), Symbol::Set(set));
        Ok(())
    }

    /// The type that is named from a token on, and the token behind it.
    pub(in crate::parse) fn type_at(&mut self, start: usize) -> Option<(Ty, usize)> {
        let mut at = start;
        let text = |parser: &Parser, at: usize| parser.tokens[at.min(parser.tokens.len() - 1)].clone();
        if text(self, at).is("typename") {
            at += 1;
        }
        let is_global = text(self, at).is_punct("::");
        at += usize::from(is_global);
        let first = text(self, at);
        if first.kind != Kind::Name || self.is_reserved(&first.text) {
            return None;
        }
        let mut symbol = if is_global {
            self.symbol_of_namespace(0, &first.text)
        } else if text(self, at + 1).is_punct("::") {
            self.symbol_before_colons(&first.text)
        } else {
            self.symbol(&first.text)
        }?;
        loop {
            at += 1;
            let owner = match symbol {
                Symbol::Typedef(ty) => {
                    let made = self.class_of(ty).and_then(|class| self.classes[&class].made_of.clone());
                    if let Some((template, _)) = made.filter(|_| text(self, at).is_punct("<") && at > start)
                        && self.templates[template].name == text(self, at - 1).text
                    {
                        symbol = Symbol::Template(template);
                        at -= 1;
                        continue;
                    }
                    if !text(self, at).is_punct("::") {
                        return Some((ty, at));
                    }
                    Owner::Class(self.class_of(ty)?)
                }
                Symbol::Template(template) => {
                    if !self.templates[template].is_class {
                        return None;
                    }
                    let (arguments, end) = if text(self, at).is_punct("<") {
                        self.arguments_at(at, template)?
                    } else {
                        return None;
                    };
                    let made = self.instance(template, arguments).ok()?;
                    symbol = Symbol::Typedef(made);
                    at = end - 1;
                    continue;
                }
                Symbol::Namespace(index) if text(self, at).is_punct("::") => Owner::Namespace(index),
                _ => return None,
            };
            at += 1;
            let name = text(self, at);
            symbol = match owner {
                Owner::Class(class) => {
                    let found = self.symbol_of_class(class, &name.text)?;
                    // `A::A` names a constructor.
                    if matches!(found, Symbol::Typedef(ty) if self.class_of(ty) == Some(class)) {
                        return None;
                    }
                    found
                }
                Owner::Namespace(index) => self.symbol_of_namespace(index, &name.text)?,
                _ => return None,
            };
        }
    }

    /// The innermost meaning of a name in front of `::`: a variable of that name is passed over.
    pub(super) fn symbol_before_colons(&self, name: &str) -> Option<Symbol> {
        let is_scope =
            |found: &Symbol| matches!(found, Symbol::Namespace(_) | Symbol::Typedef(_) | Symbol::Template(_));
        self.scopes.iter().rev().find_map(|scope| self.symbol_in(scope, name).filter(is_scope))
    }

    /// The arguments of a template from its `<` on.
    pub(super) fn arguments_at(&mut self, at: usize, template: usize) -> Option<(Vec<Argument>, usize)> {
        let (before, half, depth) = (self.at, self.half, self.depth);
        self.at = at;
        let read = self.template_arguments(template);
        let end = self.at;
        self.at = before;
        match read {
            Ok(arguments) => Some((arguments, end)),
            Err(refusal) => {
                if matches!(refusal.reason, Reason::Lack(_) | Reason::Limit(_)) && !self.is_hidden {
                    self.failed.get_or_insert(refusal);
                }
                self.half = half;
                self.depth = depth;
                None
            }
        }
    }

    /// Reads `<…>`. Inside of another list each is read once: what is asked of it again and again while one looks ahead would
    /// else take three times as long for each level.
    pub(super) fn template_arguments(&mut self, template: usize) -> Result<Vec<Argument>> {
        let start = self.at;
        if let Some(known) = self.lists.read.iter().rev().find(|list| (list.start, list.template) == (start, template))
        {
            (self.at, self.half) = (known.end, known.half);
            return known.arguments.clone();
        }
        let is_inner = std::mem::replace(&mut self.lists.is_open, true);
        let arguments = self.list_of_arguments(template);
        if is_inner {
            let (end, half) = (self.at, self.half);
            self.lists.read.push(List { start, template, arguments: arguments.clone(), end, half });
        } else {
            self.lists = Lists::default();
        }
        arguments
    }

    fn list_of_arguments(&mut self, template: usize) -> Result<Vec<Argument>> {
        self.expect("<")?;
        // Nothing of what comes has been read, or it is read again.
        self.half = 0;
        let mut arguments = Vec::new();
        let takes_function = self.templates[template].is_hidden && &*self.templates[template].name == "function";
        while !self.closes_template() {
            if takes_function {
                // `function<int(char)>` as one template with several types.
                let current = std::mem::take(&mut self.current);
                let ty = self.type_name();
                self.current = current;
                let ty = ty?;
                let Some(signature) = self.types.signature(ty) else { return self.lack("function") };
                if signature.parameters.len() > 4 {
                    return self.lack("function");
                }
                let all = std::iter::once(&signature.result).chain(&signature.parameters);
                arguments.extend(all.map(|&ty| Argument::Type(ty)));
            } else if self.declares_ahead(0) {
                arguments.push(Argument::Type(self.type_name()?));
            } else {
                arguments.push(Argument::Value(self.template_number()?));
            }
            if !self.takes(",") && !self.is_template_end() {
                return self.expected("`>`");
            }
        }
        if self.is_tuple(template) { Ok(arguments) } else { self.default_arguments(template, arguments) }
    }

    /// A number as an argument of a template: `>` ends it.
    pub(super) fn template_number(&mut self) -> Result<i64> {
        let value = self.nested(|parser| parser.binary(8))?;
        let value = self.value(value)?;
        match value.kind {
            crate::tree::ExpressionKind::Int(value) => Ok(value),
            _ => Err(self.not_constant(&value, value.line)),
        }
    }

    pub(super) fn is_template_end(&self) -> bool {
        self.peek().is_punct(">") || self.peek().is_punct(">>")
    }

    /// Takes a `>`, or a half of `>>`.
    pub(super) fn closes_template(&mut self) -> bool {
        if self.takes(">") {
            return true;
        }
        if !self.peek().is_punct(">>") {
            return false;
        }
        if self.half == self.at {
            self.half = 0;
            self.at += 1;
        } else {
            self.half = self.at;
        }
        true
    }

    /// Whether a declaration or the name of a type may begin, as in C.
    pub(in crate::parse) fn is_cpp_type_ahead(&mut self, ahead: usize) -> bool {
        let token = self.ahead(ahead).clone();
        if token.is_punct("::") {
            return self.type_at(self.at + ahead).is_some();
        }
        if token.kind != Kind::Name {
            return false;
        }
        let word = matches!(
            &*token.text,
            "bool"
                | "class"
                | "typename"
                | "constexpr"
                | "mutable"
                | "virtual"
                | "explicit"
                | "friend"
                | "decltype"
                | "thread_local"
                | "char16_t"
                | "char32_t"
                | "alignas"
        );
        if &*token.text == "restrict" || &*token.text == "_Bool" {
            return false;
        }
        word || is_type_keyword(&token.text) || self.type_at(self.at + ahead).is_some()
    }

    /// Whether what comes is a declaration or the name of a type, and no expression that begins with a type.
    pub(in crate::parse) fn declares_ahead(&mut self, ahead: usize) -> bool {
        if !self.is_cpp_type_ahead(ahead) {
            return false;
        }
        let at = self.at + ahead;
        let token = self.tokens[at].clone();
        let simple = matches!(
            &*token.text,
            "int" | "long" | "short" | "char" | "bool" | "double" | "float" | "unsigned" | "signed" | "auto" | "void"
        );
        let end = if simple {
            at + 1
        } else if let Some((_, end)) = self.type_at(at).filter(|_| !is_type_keyword(&token.text)) {
            end
        } else {
            return true;
        };
        let (next, after) =
            (&self.tokens[end.min(self.tokens.len() - 1)], &self.tokens[(end + 1).min(self.tokens.len() - 1)]);
        if next.is_punct("(") {
            // `float(x) = 1;` and `Graph(g);` declare a variable.
            let behind = |steps: usize| &self.tokens[(end + steps).min(self.tokens.len() - 1)];
            let declares = after.kind == Kind::Name
                && behind(2).is_punct(")")
                && (behind(3).is_punct("=") || behind(3).is_punct(";"))
                && !after.is("this");
            return after.is_punct("*") || after.is_punct("&") || declares;
        }
        !(next.is_punct("{") || next.is_punct("::") || next.is_punct("."))
    }
}
