//! Expressions: assignment, choice and operators between two values.

use super::{Parser, Result};
use crate::text::Kind;
use crate::tree::{Comparison, Expression, ExpressionKind, Operator};

/// How tight an operator between two values binds, from 1 on.
pub(crate) fn level(operator: &str) -> Option<u8> {
    Some(match operator {
        "||" => 1,
        "&&" => 2,
        "|" => 3,
        "^" => 4,
        "&" => 5,
        "==" | "!=" => 6,
        "<" | ">" | "<=" | ">=" => 7,
        "<<" | ">>" => 8,
        "+" | "-" => 9,
        "*" | "/" | "%" => 10,
        _ => return None,
    })
}

pub(super) fn operator(text: &str) -> Option<Operator> {
    Some(match text {
        "+" => Operator::Add,
        "-" => Operator::Subtract,
        "*" => Operator::Multiply,
        "/" => Operator::Divide,
        "%" => Operator::Remainder,
        "&" => Operator::And,
        "|" => Operator::Or,
        "^" => Operator::Xor,
        "<<" => Operator::ShiftLeft,
        ">>" => Operator::ShiftRight,
        _ => return None,
    })
}

pub(super) fn comparison(text: &str) -> Option<Comparison> {
    Some(match text {
        "==" => Comparison::Equal,
        "!=" => Comparison::NotEqual,
        "<" => Comparison::Less,
        "<=" => Comparison::LessOrEqual,
        ">" => Comparison::Greater,
        ">=" => Comparison::GreaterOrEqual,
        _ => return None,
    })
}

impl Parser {
    /// An expression, with commas.
    pub(super) fn expression(&mut self) -> Result<Expression> {
        let mut left = self.assignment()?;
        while self.peek().is_punct(",") {
            let line = self.next().line;
            let right = self.assignment()?;
            let right = self.value(right)?;
            let ty = right.ty;
            left = Expression::new(ExpressionKind::Comma(Box::new(left), Box::new(right)), ty, line);
            self.height.grow(self.line())?;
        }
        Ok(left)
    }

    pub(super) fn assignment(&mut self) -> Result<Expression> {
        self.beside(Parser::assigned)
    }

    fn assigned(&mut self) -> Result<Expression> {
        self.nested(|parser| {
            let left = parser.conditional()?;
            let token = parser.peek().clone();
            if token.kind != Kind::Punct {
                return Ok(left);
            }
            if &*token.text == "=" {
                parser.next();
                let right = if parser.is_cpp { parser.initial_value()? } else { parser.assignment()? };
                return parser.assign(left, right, token.line);
            }
            let Some(operator) = token.text.strip_suffix('=').and_then(operator) else { return Ok(left) };
            parser.next();
            let right = parser.assignment()?;
            if parser.is_cpp
                && let Some(done) = parser.overloaded(&token.text, &left, Some(&right), token.line)?
            {
                return Ok(done);
            }
            parser.update(operator, left, right, token.line)
        })
    }

    pub(super) fn conditional(&mut self) -> Result<Expression> {
        let test = self.binary(0)?;
        if !self.peek().is_punct("?") {
            return Ok(test);
        }
        let line = self.next().line;
        if self.peek().is_punct(":") {
            return Err(crate::refusal::Refusal::lack(line, crate::refusal::Lack::Word { word: "?:".to_owned() }));
        }
        let test = self.condition(test)?;
        self.current.branches += 1;
        let yes = self.nested(Parser::expression)?;
        self.expect(":")?;
        let no = self.nested(if self.is_cpp { Parser::assignment } else { Parser::conditional })?;
        self.current.branches -= 1;
        self.choice(test, yes, no, line)
    }

    pub(super) fn binary(&mut self, least: u8) -> Result<Expression> {
        let mut left = self.cast()?;
        loop {
            let token = self.peek().clone();
            if token.kind != Kind::Punct {
                return Ok(left);
            }
            let Some(level) = level(&token.text).filter(|&level| level > least) else { return Ok(left) };
            self.next();
            let lazy = u32::from(level <= 2);
            self.current.branches += lazy;
            let right = self.beside(|parser| parser.binary(level))?;
            self.current.branches -= lazy;
            left = self.operation(&token.text, left, right, token.line)?;
            self.height.grow(self.line())?;
        }
    }

    pub(super) fn operation(
        &mut self,
        text: &str,
        left: Expression,
        right: Expression,
        line: u32,
    ) -> Result<Expression> {
        if self.is_cpp
            && let Some(done) = self.overloaded(text, &left, Some(&right), line)?
        {
            return Ok(done);
        }
        if text == "&&" || text == "||" {
            let left = self.condition(left)?;
            let right = self.condition(right)?;
            let (left, right) = (Box::new(left), Box::new(right));
            let kind = if text == "&&" { ExpressionKind::And(left, right) } else { ExpressionKind::Or(left, right) };
            return Ok(self.folded(Expression::new(kind, self.truth(), line)));
        }
        if let Some(comparison) = comparison(text) {
            return self.compare(comparison, text, left, right, line);
        }
        match operator(text) {
            Some(operator) => self.arithmetic(operator, left, right, line),
            None => self.expected("an operator"),
        }
    }

    /// An expression of which only the type counts.
    pub(super) fn unevaluated(&mut self) -> Result<Expression> {
        let pending = self.current.pending.len();
        let value = self.expression()?;
        self.current.pending.truncate(pending);
        Ok(value)
    }
}
