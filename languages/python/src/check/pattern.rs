//! Patterns: which names they bind, and which make the others unreachable.

use super::Result;
use crate::ast::{Constant, Expr, ExprKind, MatchCase, Pattern, PatternKind, Text, UnaryOp};
use crate::library::format::{FloatStyle, double_to_string, float_repr};
use crate::parser::Failure;

/// The patterns of a `match`.
pub(super) fn check(cases: &[MatchCase]) -> Result {
    for (index, case) in cases.iter().enumerate() {
        let is_last = index + 1 == cases.len();
        names(&case.pattern, is_last || case.guard.is_some())?;
    }
    Ok(())
}

/// The names that a pattern binds, in order. It may match everything only where no pattern follows.
fn names(pattern: &Pattern, may_match_all: bool) -> Result<Vec<Text>> {
    let mut bound = Vec::new();
    let one = |name: &Text| vec![name.clone()];
    match &pattern.kind {
        PatternKind::Value(_) | PatternKind::Singleton(_) | PatternKind::Star(None) => {}
        PatternKind::Wildcard if may_match_all => {}
        PatternKind::Wildcard => {
            return Err(Failure::new("wildcard makes remaining patterns unreachable", pattern.span));
        }
        PatternKind::Capture(name) if !may_match_all => {
            let message = format!("name capture '{name}' makes remaining patterns unreachable");
            return Err(Failure::new(message, pattern.span));
        }
        PatternKind::Capture(name) | PatternKind::Star(Some(name)) => bound = one(name),
        PatternKind::As { pattern: inner, name } => {
            add(&mut bound, one(name), inner)?;
            add(&mut bound, names(inner, may_match_all)?, pattern)?;
        }
        PatternKind::Sequence(patterns) => {
            let stars = patterns.iter().filter(|pattern| matches!(pattern.kind, PatternKind::Star(_)));
            if stars.count() > 1 {
                return Err(Failure::new("multiple starred names in sequence pattern", pattern.span));
            }
            all(patterns, &mut bound)?;
        }
        PatternKind::Mapping { entries, rest } => {
            unique_keys(entries, pattern)?;
            all(entries.iter().map(|(_, pattern)| pattern), &mut bound)?;
            if let Some(name) = rest {
                add(&mut bound, one(name), pattern)?;
            }
        }
        PatternKind::Class { positional, keywords, .. } => {
            for (index, (name, inner)) in keywords.iter().enumerate() {
                if keywords[..index].iter().any(|(earlier, _)| earlier == name) {
                    let message = format!("attribute name repeated in class pattern: {name}");
                    return Err(Failure::new(message, inner.span));
                }
            }
            all(positional.iter().chain(keywords.iter().map(|(_, pattern)| pattern)), &mut bound)?;
        }
        PatternKind::Or(patterns) => {
            for (index, alternative) in patterns.iter().enumerate() {
                let is_last = index + 1 == patterns.len();
                let of_one = names(alternative, may_match_all && is_last)?;
                if index > 0 && of_one != bound {
                    return Err(Failure::new("alternative patterns bind different names", pattern.span));
                }
                bound = of_one;
            }
        }
    }
    Ok(bound)
}

fn all<'a>(patterns: impl IntoIterator<Item = &'a Pattern>, bound: &mut Vec<Text>) -> Result {
    patterns.into_iter().try_for_each(|pattern| add(bound, names(pattern, true)?, pattern))
}

fn add(bound: &mut Vec<Text>, names: Vec<Text>, pattern: &Pattern) -> Result {
    for name in names {
        match bound.binary_search(&name) {
            Ok(_) => {
                return Err(Failure::new(format!("multiple assignments to name '{name}' in pattern"), pattern.span));
            }
            Err(place) => bound.insert(place, name),
        }
    }
    Ok(())
}

fn unique_keys(entries: &[(Expr, Pattern)], pattern: &Pattern) -> Result {
    for (index, (key, _)) in entries.iter().enumerate() {
        let is_repeated = entries[..index].iter().any(|(earlier, _)| same_key(earlier, key));
        if let (true, Some(text)) = (is_repeated, key_text(key)) {
            return Err(Failure::new(format!("mapping pattern checks duplicate key ({text})"), pattern.span));
        }
    }
    Ok(())
}

fn same_key(a: &Expr, b: &Expr) -> bool {
    key_text(a).is_some() && key_text(a) == key_text(b)
}

/// A constant key as Python's `repr` shows it, so that equal keys have equal texts; 1.0 and True equal 1.
fn key_text(key: &Expr) -> Option<String> {
    match &key.kind {
        ExprKind::Constant(constant) => Some(match constant {
            Constant::None => "None".to_owned(),
            Constant::True => "1".to_owned(),
            Constant::False => "0".to_owned(),
            Constant::Int(value) => value.to_string(),
            Constant::BigInt(value) => value.to_string(),
            Constant::Float(value) if value.fract() == 0.0 => {
                double_to_string(*value, FloatStyle::Fixed(0), false, false)
            }
            Constant::Float(value) => float_repr(*value),
            Constant::Str(text) => format!("'{text}'"),
            Constant::Ellipsis => return None,
        }),
        ExprKind::Unary { op: UnaryOp::USub, operand } => match key_text(operand)?.as_str() {
            "0" => Some("0".to_owned()),
            text => Some(format!("-{text}")),
        },
        _ => None,
    }
}
