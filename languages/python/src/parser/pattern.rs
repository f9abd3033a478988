//! The patterns of `case`.

use super::Parser;
use super::failure::Result;
use crate::ast::{BinaryOp, Constant, Expr, ExprKind, Pattern, PatternKind, Text, UnaryOp};
use crate::token::TokenKind;

impl Parser<'_> {
    /// A pattern, or several with commas, which are a sequence.
    pub(super) fn patterns(&mut self) -> Result<Pattern> {
        let start = self.at;
        let first = self.maybe_star_pattern()?;
        if self.peek() == TokenKind::Comma {
            let elements = self.rest_of_sequence(first, TokenKind::Colon)?;
            return Ok(self.pattern_from(start, PatternKind::Sequence(elements)));
        }
        match first.kind {
            PatternKind::Star(_) => Err(self.unexpected()),
            _ => Ok(first),
        }
    }

    fn pattern_from(&self, start: usize, kind: PatternKind) -> Pattern {
        Pattern { span: self.span_from(start), kind }
    }

    /// The elements after the first one, up to `end` or `if`, which is not taken.
    fn rest_of_sequence(&mut self, first: Pattern, end: TokenKind) -> Result<Vec<Pattern>> {
        let mut elements = vec![first];
        while self.accept(TokenKind::Comma) {
            let next = self.peek();
            if next == end || next == TokenKind::If {
                break;
            }
            elements.push(self.maybe_star_pattern()?);
        }
        Ok(elements)
    }

    fn maybe_star_pattern(&mut self) -> Result<Pattern> {
        let start = self.at;
        if !self.accept(TokenKind::Star) {
            return self.pattern();
        }
        let name = self.capture()?;
        Ok(self.pattern_from(start, PatternKind::Star(name)))
    }

    /// A name that is bound; `None` for `_`.
    fn capture(&mut self) -> Result<Option<Text>> {
        let (name, _) = self.name()?;
        match self.peek() {
            TokenKind::Dot | TokenKind::LeftParen | TokenKind::Equal => Err(self.unexpected()),
            _ => Ok(Some(name).filter(|name| &**name != "_")),
        }
    }

    fn pattern(&mut self) -> Result<Pattern> {
        self.nested(|parser| {
            let start = parser.at;
            let pattern = parser.or_pattern()?;
            if !parser.accept(TokenKind::As) {
                return Ok(pattern);
            }
            if parser.is_word("_") {
                return Err(parser.error_here("cannot use '_' as a target"));
            }
            if parser.peek() != TokenKind::Name {
                let place = parser.token().span;
                return match parser.could_read(Self::expression) {
                    true => Err(parser.error_at(place, "invalid pattern target")),
                    false => Err(parser.unexpected()),
                };
            }
            match parser.capture()? {
                Some(name) => Ok(parser.pattern_from(start, PatternKind::As { pattern: Box::new(pattern), name })),
                None => Err(parser.unexpected()),
            }
        })
    }

    fn or_pattern(&mut self) -> Result<Pattern> {
        let start = self.at;
        let first = self.closed_pattern()?;
        if self.peek() != TokenKind::Bar {
            return Ok(first);
        }
        let mut patterns = vec![first];
        while self.accept(TokenKind::Bar) {
            patterns.push(self.closed_pattern()?);
        }
        Ok(self.pattern_from(start, PatternKind::Or(patterns)))
    }

    fn closed_pattern(&mut self) -> Result<Pattern> {
        let start = self.at;
        let kind = match self.peek() {
            TokenKind::Number | TokenKind::Minus | TokenKind::String => PatternKind::Value(self.literal_value()?),
            TokenKind::None => self.singleton(Constant::None),
            TokenKind::True => self.singleton(Constant::True),
            TokenKind::False => self.singleton(Constant::False),
            TokenKind::Name => self.name_pattern()?,
            TokenKind::LeftParen => return self.group_or_sequence(),
            TokenKind::LeftBracket => {
                self.advance();
                let elements = self.bracketed_sequence(TokenKind::RightBracket)?;
                PatternKind::Sequence(elements)
            }
            TokenKind::LeftBrace => self.mapping_pattern()?,
            _ => return Err(self.unexpected()),
        };
        Ok(self.pattern_from(start, kind))
    }

    fn singleton(&mut self, constant: Constant) -> PatternKind {
        self.advance();
        PatternKind::Singleton(constant)
    }

    /// A number with its sign, or a string. The sum with an imaginary number is noted where that number is read.
    fn literal_value(&mut self) -> Result<Expr> {
        let start = self.at;
        if self.peek() == TokenKind::String {
            let kind = self.strings()?;
            return Ok(self.expr_from(start, kind));
        }
        let number = self.signed_number()?;
        let op = match self.peek() {
            TokenKind::Plus => BinaryOp::Add,
            TokenKind::Minus => BinaryOp::Sub,
            _ => return Ok(number),
        };
        self.advance();
        let imaginary = self.token();
        if imaginary.kind == TokenKind::Number && !self.word(imaginary).ends_with(['j', 'J']) {
            return Err(self.error_at(imaginary.span, "imaginary number required in complex literal"));
        }
        let right_start = self.at;
        let constant = self.number()?;
        let right = Box::new(self.expr_from(right_start, ExprKind::Constant(constant)));
        Ok(self.expr_from(start, ExprKind::Binary { left: Box::new(number), op, right }))
    }

    fn signed_number(&mut self) -> Result<Expr> {
        let start = self.at;
        let is_negative = self.accept(TokenKind::Minus);
        let number_start = self.at;
        let constant = self.number()?;
        let number = self.expr_from(number_start, ExprKind::Constant(constant));
        if !is_negative {
            return Ok(number);
        }
        Ok(self.expr_from(start, ExprKind::Unary { op: UnaryOp::USub, operand: Box::new(number) }))
    }

    /// A name that is bound, a dotted name, or a class with its arguments.
    fn name_pattern(&mut self) -> Result<PatternKind> {
        let value = self.dotted_value()?;
        match (self.peek(), &value.kind) {
            (TokenKind::LeftParen, _) => self.nested(|parser| parser.class_pattern(value)),
            (TokenKind::Equal, _) => Err(self.unexpected()),
            (_, ExprKind::Name(name)) if &**name == "_" => Ok(PatternKind::Wildcard),
            (_, ExprKind::Name(name)) => Ok(PatternKind::Capture(name.clone())),
            _ => Ok(PatternKind::Value(value)),
        }
    }

    fn dotted_value(&mut self) -> Result<Expr> {
        let start = self.at;
        let (name, _) = self.name()?;
        let mut value = self.expr_from(start, ExprKind::Name(name));
        while self.accept(TokenKind::Dot) {
            let (attr, _) = self.name()?;
            self.deepen()?;
            value = self.expr_from(start, ExprKind::Attribute { value: Box::new(value), attr });
        }
        Ok(value)
    }

    fn group_or_sequence(&mut self) -> Result<Pattern> {
        let start = self.at;
        self.expect(TokenKind::LeftParen)?;
        if self.accept(TokenKind::RightParen) {
            return Ok(self.pattern_from(start, PatternKind::Sequence(Vec::new())));
        }
        let first = self.maybe_star_pattern()?;
        if self.peek() == TokenKind::Comma {
            let elements = self.rest_of_sequence(first, TokenKind::RightParen)?;
            self.expect(TokenKind::RightParen)?;
            return Ok(self.pattern_from(start, PatternKind::Sequence(elements)));
        }
        match first.kind {
            PatternKind::Star(_) => Err(self.unexpected()),
            _ => {
                self.expect(TokenKind::RightParen)?;
                Ok(first)
            }
        }
    }

    /// Elements up to the closing bracket, which is taken.
    fn bracketed_sequence(&mut self, close: TokenKind) -> Result<Vec<Pattern>> {
        let mut elements = Vec::new();
        if self.peek() != close {
            let first = self.maybe_star_pattern()?;
            elements = self.rest_of_sequence(first, close)?;
        }
        self.expect(close)?;
        Ok(elements)
    }

    fn mapping_pattern(&mut self) -> Result<PatternKind> {
        self.expect(TokenKind::LeftBrace)?;
        let (mut entries, mut rest) = (Vec::new(), None);
        while self.peek() != TokenKind::RightBrace {
            if self.accept(TokenKind::DoubleStar) {
                let Some(name) = self.capture()? else { return Err(self.unexpected()) };
                rest = Some(name);
                self.accept(TokenKind::Comma);
                break;
            }
            let key = self.mapping_key()?;
            self.expect(TokenKind::Colon)?;
            entries.push((key, self.pattern()?));
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightBrace)?;
        Ok(PatternKind::Mapping { entries, rest })
    }

    fn mapping_key(&mut self) -> Result<Expr> {
        let start = self.at;
        let constant = match self.peek() {
            TokenKind::None => Constant::None,
            TokenKind::True => Constant::True,
            TokenKind::False => Constant::False,
            TokenKind::Name => {
                let key = self.dotted_value()?;
                return if matches!(key.kind, ExprKind::Name(_)) { Err(self.unexpected()) } else { Ok(key) };
            }
            TokenKind::Number | TokenKind::Minus | TokenKind::String => return self.literal_value(),
            _ => return Err(self.unexpected()),
        };
        self.advance();
        Ok(self.expr_from(start, ExprKind::Constant(constant)))
    }

    fn class_pattern(&mut self, class: Expr) -> Result<PatternKind> {
        self.expect(TokenKind::LeftParen)?;
        let (mut positional, mut keywords) = (Vec::new(), Vec::new());
        while self.peek() != TokenKind::RightParen {
            if self.peek() == TokenKind::Name && self.peek_second() == TokenKind::Equal {
                let (name, _) = self.name()?;
                self.advance();
                keywords.push((name, self.pattern()?));
            } else {
                let pattern = self.pattern()?;
                if !keywords.is_empty() {
                    return Err(self.error_at(pattern.span, "positional patterns follow keyword patterns"));
                }
                positional.push(pattern);
            }
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightParen)?;
        Ok(PatternKind::Class { class, positional, keywords })
    }
}
