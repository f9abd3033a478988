//! The operators between values, and how closely they bind.

use super::Parser;
use crate::ast::{BinaryOp, CompareOp};
use crate::token::TokenKind;

/// A binary operator and its strength, from 0 for `|` on.
pub(super) fn binary(kind: TokenKind) -> Option<(BinaryOp, u8)> {
    Some(match kind {
        TokenKind::Bar => (BinaryOp::BitOr, 0),
        TokenKind::Caret => (BinaryOp::BitXor, 1),
        TokenKind::Ampersand => (BinaryOp::BitAnd, 2),
        TokenKind::LeftShift => (BinaryOp::LShift, 3),
        TokenKind::RightShift => (BinaryOp::RShift, 3),
        TokenKind::Plus => (BinaryOp::Add, 4),
        TokenKind::Minus => (BinaryOp::Sub, 4),
        TokenKind::Star => (BinaryOp::Mult, 5),
        TokenKind::Slash => (BinaryOp::Div, 5),
        TokenKind::DoubleSlash => (BinaryOp::FloorDiv, 5),
        TokenKind::Percent => (BinaryOp::Mod, 5),
        TokenKind::At => (BinaryOp::MatMult, 5),
        _ => return None,
    })
}

/// The operator of `target op= value`.
pub(super) fn augmented(kind: TokenKind) -> Option<BinaryOp> {
    Some(match kind {
        TokenKind::PlusEqual => BinaryOp::Add,
        TokenKind::MinusEqual => BinaryOp::Sub,
        TokenKind::StarEqual => BinaryOp::Mult,
        TokenKind::AtEqual => BinaryOp::MatMult,
        TokenKind::SlashEqual => BinaryOp::Div,
        TokenKind::PercentEqual => BinaryOp::Mod,
        TokenKind::AmpersandEqual => BinaryOp::BitAnd,
        TokenKind::BarEqual => BinaryOp::BitOr,
        TokenKind::CaretEqual => BinaryOp::BitXor,
        TokenKind::LeftShiftEqual => BinaryOp::LShift,
        TokenKind::RightShiftEqual => BinaryOp::RShift,
        TokenKind::DoubleStarEqual => BinaryOp::Pow,
        TokenKind::DoubleSlashEqual => BinaryOp::FloorDiv,
        _ => return None,
    })
}

impl Parser<'_> {
    /// Takes a comparison operator, which may be two words.
    pub(super) fn comparison_operator(&mut self) -> Option<CompareOp> {
        let op = match self.peek() {
            TokenKind::EqualEqual => CompareOp::Eq,
            TokenKind::NotEqual => CompareOp::NotEq,
            TokenKind::Less => CompareOp::Lt,
            TokenKind::LessEqual => CompareOp::LtE,
            TokenKind::Greater => CompareOp::Gt,
            TokenKind::GreaterEqual => CompareOp::GtE,
            TokenKind::In => CompareOp::In,
            TokenKind::Is if self.peek_second() == TokenKind::Not => CompareOp::IsNot,
            TokenKind::Is => CompareOp::Is,
            TokenKind::Not if self.peek_second() == TokenKind::In => CompareOp::NotIn,
            _ => return None,
        };
        self.advance();
        if matches!(op, CompareOp::IsNot | CompareOp::NotIn) {
            self.advance();
        }
        Some(op)
    }
}
