//! The expansion of macros: the algorithm of Dave Prosser for the C standard, with a set of hidden names a token.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::lexer::lex;
use super::preprocess::spelling;
use super::token::{Hidden, Hide, Kind, Token};
use crate::limits::{MAX_EXPANSION, MAX_TOKENS};
use crate::refusal::{Mistake, Refusal, TextLimit};

/// A macro.
#[derive(Debug)]
pub(crate) struct Macro {
    /// The parameters of a macro that is used like a function.
    pub(crate) parameters: Option<Vec<Rc<str>>>,
    pub(crate) is_variadic: bool,
    pub(crate) body: Vec<Token>,
}

pub(super) type Macros = BTreeMap<Rc<str>, Rc<Macro>>;

pub(super) struct Expander<'m> {
    macros: &'m Macros,
    output: &'m mut Vec<Token>,
    depth: u32,
}

impl<'m> Expander<'m> {
    pub(super) fn new(macros: &'m Macros, output: &'m mut Vec<Token>) -> Expander<'m> {
        Expander { macros, output, depth: 0 }
    }

    /// Adds the expansion of tokens to the output.
    pub(super) fn expand(&mut self, tokens: &[Token]) -> Result<(), Refusal> {
        // The tokens that are left, the next one last.
        let mut left: Vec<Token> = tokens.iter().rev().cloned().collect();
        while let Some(token) = left.pop() {
            if self.output.len() > MAX_TOKENS || left.len() > MAX_TOKENS {
                return Err(Refusal::limit(token.line, TextLimit::Tokens));
            }
            if token.kind == Kind::Name && &*token.text == "__LINE__" {
                let text = token.line.to_string().into();
                self.output.push(Token { kind: Kind::Number, text, ..token });
                continue;
            }
            let found = (token.kind == Kind::Name && !token.is_hidden(&token.text))
                .then(|| self.macros.get(&token.text))
                .flatten();
            let Some(found) = found.cloned() else {
                self.output.push(token);
                continue;
            };
            let Some(parameters) = &found.parameters else {
                let body = self.substitute(&token, &found, &[])?;
                left.extend(body.into_iter().rev());
                continue;
            };
            if !left.last().is_some_and(|next| next.is_punct("(")) {
                self.output.push(token);
                continue;
            }
            left.pop();
            let arguments = arguments(&token, parameters.len(), found.is_variadic, &mut left)?;
            let body = self.substitute(&token, &found, &arguments)?;
            left.extend(body.into_iter().rev());
        }
        Ok(())
    }

    fn expanded(&mut self, tokens: &[Token], line: u32) -> Result<Vec<Token>, Refusal> {
        if self.depth >= MAX_EXPANSION {
            return Err(Refusal::limit(line, TextLimit::Expansion));
        }
        let mut output = Vec::new();
        Expander { macros: self.macros, output: &mut output, depth: self.depth + 1 }.expand(tokens)?;
        Ok(output)
    }

    /// The body of a macro with its arguments in place.
    fn substitute(&mut self, used: &Token, found: &Macro, arguments: &[Vec<Token>]) -> Result<Vec<Token>, Refusal> {
        let parameters = found.parameters.as_deref().unwrap_or_default();
        let argument_of = |token: &Token| {
            let index = parameters.iter().position(|name| *name == token.text && token.kind == Kind::Name)?;
            arguments.get(index)
        };
        let hidden: Hidden = Some(Rc::new(Hide { name: used.text.clone(), rest: used.hidden.clone() }));
        let mut result: Vec<Token> = Vec::new();
        let mut at = 0;
        while let Some(token) = found.body.get(at) {
            let next_is_paste = found.body.get(at + 1).is_some_and(|next| next.is_punct("##"));
            if parameters.is_empty() && arguments.is_empty() && !token.is_punct("##") {
                result.push(token.clone());
            } else if token.is_punct("#") && found.parameters.is_some() {
                at += 1;
                if let Some(argument) = found.body.get(at).and_then(argument_of) {
                    result.push(stringized(argument, token));
                }
            } else if token.is_punct("##") {
                at += 1;
                let Some(next) = found.body.get(at) else { break };
                let right: Vec<Token> = argument_of(next).cloned().unwrap_or_else(|| vec![next.clone()]);
                let comma = result.last().is_some_and(|last| last.is_punct(","));
                if comma && &*next.text == "__VA_ARGS__" {
                    // GNU's comma that goes away before no arguments.
                    if right.is_empty() {
                        result.pop();
                    }
                    result.extend(right);
                } else {
                    paste(&mut result, &right, used.line)?;
                }
            } else if let Some(argument) = argument_of(token) {
                if next_is_paste {
                    result.extend(argument.iter().cloned());
                } else {
                    let mut expanded = self.expanded(argument, used.line)?;
                    if let Some(first) = expanded.first_mut() {
                        first.space = token.space;
                    }
                    result.extend(expanded);
                }
            } else {
                result.push(token.clone());
            }
            if result.len() > MAX_TOKENS {
                return Err(Refusal::limit(used.line, TextLimit::Tokens));
            }
            at += 1;
        }
        for (index, token) in result.iter_mut().enumerate() {
            token.line = used.line;
            token.first = false;
            if index == 0 {
                token.space = used.space;
            }
            token.hidden = union(&token.hidden, &hidden);
        }
        Ok(result)
    }
}

/// A set that has the names of both.
fn union(own: &Hidden, added: &Hidden) -> Hidden {
    let Some(first) = own else { return added.clone() };
    let mut result = added.clone();
    let mut at = Some(first);
    while let Some(hide) = at {
        result = Some(Rc::new(Hide { name: hide.name.clone(), rest: result }));
        at = hide.rest.as_ref();
    }
    result
}

/// The arguments in brackets, up to the closing one.
fn arguments(used: &Token, count: usize, variadic: bool, left: &mut Vec<Token>) -> Result<Vec<Vec<Token>>, Refusal> {
    let mut arguments = vec![Vec::new()];
    let mut depth = 0;
    loop {
        let Some(token) = left.pop() else {
            return Err(Refusal::mistake(used.line, Mistake::OpenMacro { name: used.text.to_string() }));
        };
        if token.is_punct("(") {
            depth += 1;
        } else if token.is_punct(")") {
            if depth == 0 {
                break;
            }
            depth -= 1;
        }
        if depth == 0 && token.is_punct(",") && !(variadic && arguments.len() == count) {
            arguments.push(Vec::new());
        } else if let Some(last) = arguments.last_mut() {
            last.push(token);
        }
    }
    if count == 0 && arguments.len() == 1 && arguments[0].is_empty() {
        arguments.clear();
    }
    if variadic && arguments.len() + 1 == count {
        arguments.push(Vec::new());
    }
    if arguments.len() != count {
        let name = used.text.to_string();
        return Err(Refusal::mistake(
            used.line,
            Mistake::MacroArguments { name, takes: count, given: arguments.len() },
        ));
    }
    Ok(arguments)
}

fn stringized(argument: &[Token], hash: &Token) -> Token {
    let mut text = String::from("\"");
    for (index, token) in argument.iter().enumerate() {
        if index > 0 && (token.space || token.first) {
            text.push(' ');
        }
        for letter in token.text.chars() {
            if letter == '"' || (letter == '\\' && matches!(token.kind, Kind::Str | Kind::Char)) {
                text.push('\\');
            }
            text.push(letter);
        }
    }
    text.push('"');
    Token { kind: Kind::Str, text: text.into(), ..hash.clone() }
}

/// Makes one token of the last one and the first of others.
fn paste(result: &mut Vec<Token>, right: &[Token], line: u32) -> Result<(), Refusal> {
    let Some(first) = right.first() else { return Ok(()) };
    let Some(last) = result.pop() else {
        result.extend(right.iter().cloned());
        return Ok(());
    };
    let text = format!("{}{}", last.text, first.text);
    let made = lex(&text).tokens;
    if made.len() != 2 {
        return Err(Refusal::mistake(
            line,
            Mistake::Paste { left: last.text.to_string(), right: first.text.to_string() },
        ));
    }
    result.push(Token { kind: made[0].kind, text: made[0].text.clone(), ..last });
    result.extend(right[1..].iter().cloned());
    debug_assert!(spelling(right).len() >= first.text.len());
    Ok(())
}
