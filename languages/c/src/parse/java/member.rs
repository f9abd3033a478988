//! Classes and their members: first all headers, then what stands in them.

use std::rc::Rc;

use super::{Beginning, Field, Java, Method, Result, is_keyword};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::{Kind, Token};
use crate::tree::{Function, Variable};
use crate::types::{Shape, Signature, Ty};

const MODIFIERS: [&str; 11] = [
    "public",
    "private",
    "protected",
    "static",
    "final",
    "abstract",
    "native",
    "synchronized",
    "transient",
    "volatile",
    "strictfp",
];

/// The words in front of a member.
#[derive(Default)]
struct Modifiers {
    is_static: bool,
    is_final: bool,
}

impl Java {
    /// The whole text: classes, or members without one.
    pub(super) fn unit(&mut self) -> Result<()> {
        self.find_classes();
        while self.peek().kind != Kind::End {
            if self.takes(";") {
                continue;
            }
            if self.takes("package") {
                self.skip_past(";");
            } else if self.takes("import") {
                self.import();
            } else {
                self.member(0)?;
            }
        }
        Ok(())
    }

    /// The names of all classes, so that a use before the class is known.
    fn find_classes(&mut self) {
        for pair in self.tokens.windows(2) {
            let is_class = ["class", "interface", "enum", "record"].iter().any(|word| pair[0].is(word));
            if is_class && pair[1].kind == Kind::Name && !is_keyword(&pair[1].text) {
                self.classes.push(pair[1].text.clone());
            }
        }
    }

    fn import(&mut self) {
        let begin = self.at;
        self.skip_past(";");
        let words: Vec<&str> = self.tokens[begin..self.at].iter().map(|token| &*token.text).collect();
        let path = words.concat();
        let is_known = ["java.util.*;", "java.lang.*;", "java.io.*;"].contains(&&*path);
        if path.ends_with("*;") {
            self.is_foreign |= !is_known;
        } else if let Some(name) = words.len().checked_sub(2).map(|at| words[at]) {
            self.foreign.push(Rc::from(name));
        }
    }

    fn skip_past(&mut self, text: &str) {
        while self.peek().kind != Kind::End && !self.takes(text) {
            self.skip(1);
        }
    }

    /// Skips `@Override` or the like, if one comes.
    pub(super) fn skip_annotation(&mut self) -> bool {
        let comes = self.peek().text.starts_with('@') && self.peek().kind == Kind::Stray;
        if comes {
            self.skip(2);
            if self.peek().is("(") {
                self.skip_balanced();
            }
        }
        comes
    }

    fn modifiers(&mut self) -> Result<Modifiers> {
        let mut found = Modifiers::default();
        let mut words: Vec<Rc<str>> = Vec::new();
        loop {
            while self.skip_annotation() {}
            if self.peek().kind == Kind::Name && MODIFIERS.contains(&&*self.peek().text) {
                let Token { text, line, .. } = self.peek().clone();
                let is_access = |word: &str| matches!(word, "public" | "private" | "protected");
                if words.iter().any(|word| *word == text || (is_access(word) && is_access(&text))) {
                    return Err(Refusal::mistake(line, Mistake::Storage { word: text.to_string() }));
                }
                words.push(text);
                found.is_static |= self.peek().is("static");
                found.is_final |= self.peek().is("final");
                self.skip(1);
            } else {
                return Ok(found);
            }
        }
    }

    /// Goes past the bracket that closes the one that comes.
    pub(super) fn skip_balanced(&mut self) {
        // In curly brackets only they count: what is wrong inside of them is found where they are read.
        let is_block = self.peek().is("{");
        let mut open = 0;
        loop {
            let token = self.next();
            open += match &*token.text {
                "{" if token.kind == Kind::Punct => 1,
                "}" if token.kind == Kind::Punct => -1,
                "(" | "[" if token.kind == Kind::Punct && !is_block => 1,
                ")" | "]" if token.kind == Kind::Punct && !is_block => -1,
                _ => 0,
            };
            if open == 0 || token.kind == Kind::End {
                return;
            }
        }
    }

    fn member(&mut self, class: usize) -> Result<()> {
        let start = self.at;
        let modifiers = self.modifiers()?;
        let is_static = modifiers.is_static || class == 0;
        let token = self.peek().clone();
        match &*token.text {
            "class" if self.ahead(1).kind == Kind::Name => return self.class(class),
            "interface" | "enum" | "record" if self.ahead(1).kind == Kind::Name => {
                while !matches!(&*self.peek().text, "{") && self.peek().kind != Kind::End {
                    self.skip(1);
                }
                self.skip_balanced();
                return Ok(());
            }
            "{" if modifiers.is_static => {
                self.order.push((class, Beginning::Block(self.at)));
                self.skip_balanced();
                return Ok(());
            }
            "{" if class > 0 => {
                self.skip_balanced();
                return Ok(());
            }
            "<" => return self.lack(token.line, "<"),
            _ => {}
        }
        if class > 0 && token.text == self.classes[class] && self.ahead(1).is("(") {
            // A constructor.
            self.skip(1);
            while !self.peek().is("{") && self.peek().kind != Kind::End {
                self.skip(1);
            }
            self.skip_balanced();
            return Ok(());
        }
        let begins_type = token.is("void") || self.is_declaration_ahead();
        if !begins_type && class == 0 && self.at == start {
            return self.loose_statement();
        }
        if !is_static {
            return self.member_of_objects(class);
        }
        let base = if self.takes("void") { Ty::VOID } else { self.whole_type()? };
        let name = self.name()?;
        if self.peek().is("(") { self.method(class, &name, base) } else { self.fields(class, name, base, &modifiers) }
    }

    fn class(&mut self, outer: usize) -> Result<()> {
        self.next();
        let name = self.name()?;
        let class = self.classes.iter().position(|known| *known == name.text).unwrap_or(0);
        if outer > 0 {
            while !self.peek().is("{") && self.peek().kind != Kind::End {
                self.skip(1);
            }
            self.skip_balanced();
            return Ok(());
        }
        if self.peek().is("<") {
            return Err(Refusal::lack(self.line(), Lack::Objects { name: name.text.to_string() }));
        }
        if self.peek().is("extends") {
            return self.lack(self.line(), "extends");
        }
        while self.peek().kind == Kind::Name || matches!(&*self.peek().text, "," | "." | "<" | ">" | "?") {
            self.skip(1);
        }
        self.expect("{")?;
        while !self.takes("}") {
            if self.peek().kind == Kind::End {
                return self.expected(self.line(), "`}`");
            }
            if !self.takes(";") {
                self.member(class)?;
            }
        }
        Ok(())
    }

    /// A member that belongs to objects: only its name is known.
    fn member_of_objects(&mut self, class: usize) -> Result<()> {
        if self.peek().kind != Kind::Name {
            return self.expected(self.line(), "the type of a member");
        }
        let mut name = self.peek().text.clone();
        while !matches!(&*self.peek().text, "(" | "=" | ";" | "," | "{") {
            if self.peek().kind == Kind::End {
                return self.expected(self.line(), "`;`");
            }
            if self.peek().kind == Kind::Name {
                name = self.peek().text.clone();
            }
            self.skip(1);
        }
        if is_keyword(&name) {
            return self.expected(self.line_before(), "a name");
        }
        if self.peek().is("(") {
            self.skip_balanced();
            while !matches!(&*self.peek().text, "{" | ";") && self.peek().kind != Kind::End {
                self.skip(1);
            }
            if self.peek().is("{") {
                self.skip_balanced()
            } else {
                self.skip(1)
            }
            let (parameters, names) = (Vec::new(), Vec::new());
            self.methods.push(Method { name, class, parameters, result: Ty::VOID, function: None, at: 0, names });
            return Ok(());
        }
        self.fields.push(Field { name, class, global: None, is_final: false });
        while !self.peek().is(";") && self.peek().kind != Kind::End {
            if self.peek().is("{") || self.peek().is("(") {
                self.skip_balanced();
            } else {
                self.skip(1);
            }
        }
        Ok(())
    }

    fn method(&mut self, class: usize, name: &Token, result: Ty) -> Result<()> {
        self.expect("(")?;
        let (mut parameters, mut names) = (Vec::new(), Vec::new());
        while !self.takes(")") {
            if !names.is_empty() {
                self.expect(",")?;
            }
            self.modifiers()?;
            let mut ty = self.whole_type()?;
            if self.takes("...") {
                if &*name.text != "main" {
                    return self.lack(name.line, "...");
                }
                ty = self.types.pointer(ty);
            }
            names.push(self.name()?);
            parameters.push(self.brackets(ty)?);
        }
        let result = self.brackets(result)?;
        if self.takes("throws") {
            while self.peek().kind == Kind::Name || self.peek().is(",") || self.peek().is(".") {
                self.skip(1);
            }
        }
        let is_known =
            |method: &Method| method.name == name.text && method.class == class && method.parameters == parameters;
        if self.methods.iter().any(is_known) {
            let name = name.text.to_string();
            return Err(Refusal::mistake(self.tokens[self.at - 1].line, Mistake::Redeclared { name }));
        }
        let signature = Signature { result, parameters: parameters.clone(), is_variadic: false, is_open: false };
        let function = self.new_function(name.text.clone(), signature, name.line);
        let at = self.at;
        if !self.peek().is("{") {
            return self.expect("{");
        }
        self.skip_balanced();
        let (name, function) = (name.text.clone(), Some(function));
        self.methods.push(Method { name, class, parameters, result, function, at, names });
        Ok(())
    }

    pub(super) fn new_function(&mut self, name: Rc<str>, signature: Signature, line: u32) -> usize {
        let ty = self.types.intern(Shape::Function(Rc::new(signature)));
        self.functions.push(Function {
            name,
            ty,
            locals: Vec::new(),
            parameters: Vec::new(),
            body: None,
            labels: 0,
            line,
            is_hidden: false,
            is_used: true,
            library: None,
        });
        self.functions.len() - 1
    }

    fn fields(&mut self, class: usize, first: Token, base: Ty, modifiers: &Modifiers) -> Result<()> {
        let mut name = first;
        loop {
            let ty = self.brackets(base)?;
            if ty.same(Ty::VOID) {
                return Err(Refusal::mistake(name.line, Mistake::VoidVariable { name: name.text.to_string() }));
            }
            if self.fields.iter().any(|field| field.name == name.text && field.class == class) {
                return Err(Refusal::mistake(name.line, Mistake::Redeclared { name: name.text.to_string() }));
            }
            let global = self.globals.len();
            let line = name.line;
            let text = name.text.clone();
            self.globals.push(Variable {
                name: text.clone(),
                ty,
                line,
                is_addressed: false,
                is_static: None,
                is_extern: false,
            });
            self.fields.push(Field { name: text, class, global: Some(global), is_final: modifiers.is_final });
            if self.takes("=") {
                self.order.push((class, Beginning::Field(global, self.at)));
                self.known_constant(global, ty, modifiers.is_final);
                while !matches!(&*self.peek().text, ";" | ",") && self.peek().kind != Kind::End {
                    if matches!(&*self.peek().text, "{" | "(" | "[") {
                        self.skip_balanced();
                    } else {
                        self.skip(1);
                    }
                }
            }
            if self.takes(",") {
                name = self.name()?;
                continue;
            }
            return self.expect(";");
        }
    }

    /// A constant that is a number, which a method in front of it may need.
    fn known_constant(&mut self, global: usize, ty: Ty, is_final: bool) {
        let (token, after) = (self.peek().clone(), self.ahead(1));
        if is_final
            && token.kind == Kind::Number
            && matches!(&*after.text, ";" | ",")
            && ty.same(Ty::INT)
            && let Ok(value) = token.text.parse::<i32>()
        {
            self.constants.insert(global, i64::from(value));
        }
    }

    /// A statement that stands in no method: its end is found by its brackets.
    fn loose_statement(&mut self) -> Result<()> {
        self.loose.push(self.at);
        let begin = self.at;
        loop {
            let token = self.peek().clone();
            match &*token.text {
                "{" | "(" | "[" if token.kind == Kind::Punct => {
                    self.skip_balanced();
                    let ends = token.is("{") && !matches!(&*self.peek().text, "else" | "while" | ";" | ")" | ".");
                    if ends {
                        return Ok(());
                    }
                }
                ";" if token.kind == Kind::Punct => {
                    self.skip(1);
                    if !self.peek().is("else") {
                        return Ok(());
                    }
                }
                _ if token.kind == Kind::End => return self.expected(token.line, "`;`"),
                "}" | ")" | "]" if token.kind == Kind::Punct => return self.expected(token.line, "a statement"),
                _ if token.kind == Kind::Stray && self.at == begin => return self.expected(token.line, "a statement"),
                _ => self.skip(1),
            }
        }
    }
}
