//! Constant folding, as CPython's `ast_opt.c` does it.

use crate::ast::*;
use crate::big_int::BigInt;
use crate::code::Const;
use crate::elementary;
use crate::operators::{floor_division, true_division};

/// CPython's limits for folded constants: the length of strings and tuples, all that is in a tuple, and the bits of
/// numbers.
const MAX_TEXT: usize = 4096;
const MAX_ITEMS: usize = 256;
const MAX_NESTED: usize = 1024;
const MAX_BITS: u64 = 128;

/// The value of a constant expression.
pub(super) fn fold(expression: &Expr) -> Option<Const> {
    match &expression.kind {
        ExprKind::Constant(constant) => Some(literal(constant)),
        ExprKind::Name(name) if &**name == "__debug__" => Some(Const::Bool(true)),
        ExprKind::Tuple(items) => fold_all(items).map(Const::Tuple),
        ExprKind::Unary { op, operand } => unary(*op, fold(operand)?),
        ExprKind::Binary { left, op, right } => {
            let right = fold(right)?;
            binary(fold(left)?, *op, right)
        }
        ExprKind::Subscript { value, index } => {
            let index = fold(index)?;
            subscript(fold(value)?, index)
        }
        _ => None,
    }
}

/// The values of expressions that are all constant.
pub(super) fn fold_all<'a>(items: impl IntoIterator<Item = &'a Expr>) -> Option<Vec<Const>> {
    let mut constants = Vec::new();
    for item in items {
        constants.push(fold(item)?);
    }
    Some(constants)
}

/// A list or set of constants as the tuple or frozen set that CPython uses after `in`.
pub(super) fn fold_container(expression: &Expr) -> Option<Const> {
    match &expression.kind {
        ExprKind::List(items) => fold_all(items).map(Const::Tuple),
        ExprKind::Set(items) => fold_all(items).map(Const::FrozenSet),
        _ => None,
    }
}

/// Whether a program keeps annotations as text.
pub(super) fn imports_annotations(module: &Module) -> bool {
    module.body.iter().any(|statement| match &statement.kind {
        StmtKind::ImportFrom { module: Some(module), names, level: 0 } => {
            &**module == "__future__" && names.iter().any(|alias| &*alias.name == "annotations")
        }
        _ => false,
    })
}

/// The value of a literal.
pub(super) fn literal(constant: &Constant) -> Const {
    match constant {
        Constant::None => Const::None,
        Constant::True => Const::Bool(true),
        Constant::False => Const::Bool(false),
        Constant::Ellipsis => Const::Ellipsis,
        Constant::Int(number) => Const::Int((*number).into()),
        Constant::BigInt(number) => Const::Int(number.clone()),
        Constant::Float(number) => Const::Float(*number),
        Constant::Str(text) => Const::Str(text.clone()),
    }
}

impl Const {
    /// Whether Python takes it as true.
    pub(crate) fn is_true(&self) -> bool {
        match self {
            Const::None => false,
            Const::Bool(value) => *value,
            Const::Ellipsis | Const::Code(_) => true,
            Const::Int(number) => !number.is_zero(),
            Const::Float(number) => *number != 0.0,
            Const::Str(text) => !text.is_empty(),
            Const::Tuple(items) | Const::FrozenSet(items) => !items.is_empty(),
        }
    }

    fn number(&self) -> Option<BigInt> {
        match self {
            Const::Int(number) => Some(number.clone()),
            Const::Bool(value) => Some(i32::from(*value).into()),
            _ => None,
        }
    }

    fn float(&self) -> Option<f64> {
        match self {
            Const::Float(number) => Some(*number),
            _ => Some(crate::library::number::to_float(&self.number()?)).filter(|number| number.is_finite()),
        }
    }
}

fn unary(op: UnaryOp, operand: Const) -> Option<Const> {
    match (op, &operand) {
        (UnaryOp::Not, _) => Some(Const::Bool(!operand.is_true())),
        (UnaryOp::USub, Const::Float(number)) => Some(Const::Float(-number)),
        (UnaryOp::UAdd, Const::Float(_)) => Some(operand),
        (UnaryOp::USub, _) => Some(Const::Int(-operand.number()?)),
        (UnaryOp::UAdd, _) => Some(Const::Int(operand.number()?)),
        (UnaryOp::Invert, _) => Some(Const::Int(!operand.number()?)),
    }
}

fn binary(left: Const, op: BinaryOp, right: Const) -> Option<Const> {
    match (&left, op, &right) {
        (Const::Str(a), BinaryOp::Add, Const::Str(b)) => Some(Const::Str(format!("{a}{b}").into())),
        (Const::Tuple(a), BinaryOp::Add, Const::Tuple(b)) => Some(Const::Tuple([&a[..], b].concat())),
        (Const::Str(text), BinaryOp::Mult, count) | (count, BinaryOp::Mult, Const::Str(text)) => {
            let count = repetitions(count, text.chars().count(), MAX_TEXT)?;
            Some(Const::Str(text.repeat(count).into()))
        }
        (Const::Tuple(items), BinaryOp::Mult, count) | (count, BinaryOp::Mult, Const::Tuple(items)) => {
            let count = repetitions(count, items.len(), MAX_ITEMS)?;
            let fits = count == 0 || nested(items) <= MAX_NESTED / count;
            fits.then(|| Const::Tuple(std::iter::repeat_n(items, count).flatten().cloned().collect()))
        }
        (Const::Float(_), _, _) | (_, _, Const::Float(_)) => float(left.float()?, op, right.float()?),
        _ => whole(left, op, right),
    }
}

/// How often a text or tuple of this length is repeated; nothing for what CPython leaves to the run.
fn repetitions(count: &Const, length: usize, most: usize) -> Option<usize> {
    let count = count.number()?;
    if length == 0 {
        return Some(0);
    }
    count.to_usize().filter(|&count| count <= most / length)
}

/// How many constants and tuples there are in a tuple and the tuples in it.
fn nested(items: &[Const]) -> usize {
    items.iter().map(|item| if let Const::Tuple(inner) = item { 1 + nested(inner) } else { 1 }).sum()
}

fn float(a: f64, op: BinaryOp, b: f64) -> Option<Const> {
    let result = match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mult => a * b,
        BinaryOp::Div if b != 0.0 => a / b,
        BinaryOp::FloorDiv if b != 0.0 => floor_division(a, b).0,
        BinaryOp::Mod if b != 0.0 => floor_division(a, b).1,
        BinaryOp::Pow => return power(a, b),
        _ => return None,
    };
    Some(Const::Float(result))
}

/// Nothing where Python raises an error or makes a complex number.
fn power(a: f64, b: f64) -> Option<Const> {
    let is_finite = a.is_finite() && b.is_finite();
    if a == 0.0 && b < 0.0 || is_finite && a < 0.0 && b != b.floor() {
        return None;
    }
    let result = elementary::pow(a, b);
    (result.is_finite() || !is_finite).then_some(Const::Float(result))
}

fn whole(left: Const, op: BinaryOp, right: Const) -> Option<Const> {
    if let (Const::Bool(a), Const::Bool(b)) = (&left, &right) {
        match op {
            BinaryOp::BitAnd => return Some(Const::Bool(a & b)),
            BinaryOp::BitOr => return Some(Const::Bool(a | b)),
            BinaryOp::BitXor => return Some(Const::Bool(a ^ b)),
            _ => {}
        }
    }
    let (a, b) = (left.number()?, right.number()?);
    let result = match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mult if a.is_zero() || b.is_zero() || a.bits() + b.bits() <= MAX_BITS => a * b,
        BinaryOp::Div if !b.is_zero() => {
            let quotient = true_division(&a, &b);
            return quotient.is_finite().then_some(Const::Float(quotient));
        }
        BinaryOp::FloorDiv if !b.is_zero() => a.div_mod_floor(&b).0,
        BinaryOp::Mod if !b.is_zero() => a.div_mod_floor(&b).1,
        BinaryOp::Pow if b.is_negative() => return power(left.float()?, right.float()?),
        BinaryOp::Pow => {
            let exponent = b.to_u32()?;
            (a.bits() * u64::from(exponent) <= MAX_BITS).then(|| a.pow(exponent))?
        }
        BinaryOp::LShift if !b.is_negative() && a.is_zero() => a,
        BinaryOp::LShift => {
            let shift = u64::from(b.to_u32()?);
            (shift == 0 || a.bits() + shift <= MAX_BITS).then(|| a << shift)?
        }
        BinaryOp::RShift if !b.is_negative() => match b.to_u64() {
            Some(shift) => a >> shift,
            None => BigInt::from(if a.is_negative() { -1 } else { 0 }),
        },
        BinaryOp::BitAnd => a & b,
        BinaryOp::BitOr => a | b,
        BinaryOp::BitXor => a ^ b,
        _ => return None,
    };
    Some(Const::Int(result))
}

fn subscript(value: Const, index: Const) -> Option<Const> {
    let index = index.number()?.to_i64()?;
    let at = |length: usize| usize::try_from(if index < 0 { index + length as i64 } else { index }).ok();
    match value {
        Const::Tuple(items) => items.get(at(items.len())?).cloned(),
        Const::Str(text) => {
            let found = text.chars().nth(at(text.chars().count())?)?;
            Some(Const::Str(found.to_string().into()))
        }
        _ => None,
    }
}

/// An annotation as CPython writes it, as far as annotations go: names, attributes, subscripts and constants.
pub(super) fn annotation_text(annotation: &Expr) -> String {
    match &annotation.kind {
        ExprKind::Name(name) => name.to_string(),
        ExprKind::Attribute { value, attr } => format!("{}.{attr}", annotation_text(value)),
        ExprKind::Subscript { value, index } => format!("{}[{}]", annotation_text(value), annotation_text(index)),
        ExprKind::Tuple(items) => items.iter().map(annotation_text).collect::<Vec<_>>().join(", "),
        ExprKind::List(items) => format!("[{}]", items.iter().map(annotation_text).collect::<Vec<_>>().join(", ")),
        ExprKind::Binary { left, op: BinaryOp::BitOr, right } => {
            format!("{} | {}", annotation_text(left), annotation_text(right))
        }
        ExprKind::Constant(Constant::None) => "None".into(),
        ExprKind::Constant(Constant::Str(text)) => format!("'{text}'"),
        _ => "...".into(),
    }
}

/// A part of a text that CPython makes an f-string of.
#[derive(Debug)]
pub(super) enum FormatPart {
    Literal(String),
    /// The conversion as in `Op::FormatValue`, and the specification, maybe empty.
    Value(u32, String),
}

/// The parts of `text % (…)` with this number of values, if it has only `%s`, `%r` and `%a`.
pub(super) fn format_parts(text: &str, values: usize) -> Option<Vec<FormatPart>> {
    let mut parts = Vec::new();
    let mut count = 0;
    let mut rest = text;
    loop {
        let mut literal = String::new();
        while let Some(c) = rest.chars().next() {
            if rest.starts_with("%%") {
                rest = &rest[1..];
            } else if c == '%' {
                break;
            }
            literal.push(c);
            rest = &rest[c.len_utf8()..];
        }
        if !literal.is_empty() {
            parts.push(FormatPart::Literal(literal));
        }
        if rest.is_empty() {
            return (count == values).then_some(parts);
        }
        if count == values {
            return None;
        }
        count += 1;
        rest = &rest[1..];
        let flags = rest.len() - rest.trim_start_matches(['-', '+', ' ', '#', '0']).len();
        let is_left = rest[..flags].contains('-');
        rest = &rest[flags..];
        let mut specification = String::new();
        let width = digits(&mut rest)?;
        if !is_left && width.is_some_and(|width| width > 0) {
            specification.push('>');
        }
        specification.extend(width.map(|width| width.to_string()));
        if let Some(after) = rest.strip_prefix('.') {
            rest = after;
            let precision = digits(&mut rest)?.unwrap_or(0);
            specification.push_str(&format!(".{precision}"));
        }
        let conversion = match rest.chars().next()? {
            's' => 1,
            'r' => 2,
            'a' => 3,
            _ => return None,
        };
        rest = &rest[1..];
        parts.push(FormatPart::Value(conversion, specification));
    }
}

/// A number of at most two digits; `None` if it has more, which CPython leaves as it is.
fn digits(rest: &mut &str) -> Option<Option<u32>> {
    let length = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, after) = rest.split_at(length);
    *rest = after;
    match length {
        0 => Some(None),
        1 | 2 => Some(number.parse().ok()),
        _ => None,
    }
}
