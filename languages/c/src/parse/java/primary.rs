//! Literals, names and what `new` makes.

use super::ty::{LISTS, primitive};
use super::{Java, Result, is_keyword};
use crate::library::java::{ARRAY, NEW_ARRAY, NEW_LIST};
use crate::parse::escape;
use crate::refusal::{Lack, Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::Ty;

impl Java {
    pub(super) fn primary(&mut self) -> Result<Expression> {
        let token = self.peek().clone();
        let line = token.line;
        match token.kind {
            Kind::Number => return self.number(false),
            Kind::Str => {
                self.next();
                let units = unescaped(&token.text).ok_or_else(|| escape(&token))?;
                return Ok(self.text_literal(&units, line));
            }
            Kind::Char => {
                self.next();
                return match unescaped(&token.text).ok_or_else(|| escape(&token))?.as_slice() {
                    [unit] => Ok(Expression::int(i64::from(*unit), Ty::UNSIGNED_SHORT, line)),
                    [] => Err(Refusal::mistake(line, Mistake::EmptyCharacter)),
                    _ => Err(Refusal::mistake(line, Mistake::OpenLiteral { quote: '\'' })),
                };
            }
            Kind::Punct if token.is("(") => {
                self.next();
                if self.peek().is(")") {
                    return self.lack(line, "->");
                }
                let value = self.expression()?;
                self.expect(")")?;
                if self.peek().is("->") {
                    return self.lack(line, "->");
                }
                return Ok(value);
            }
            Kind::Name => {}
            _ => return self.expected(line, "a value"),
        }
        match &*token.text {
            "true" | "false" => {
                self.next();
                Ok(Expression::int(i64::from(token.is("true")), Ty::BOOL, line))
            }
            "null" => {
                self.next();
                let ty = self.null_type();
                Ok(Expression::int(0, ty, line))
            }
            "new" => {
                self.next();
                self.new_value(line)
            }
            "this" | "super" => Err(Refusal::lack(line, Lack::Objects { name: token.text.to_string() })),
            "switch" => self.lack(line, "switch"),
            text if primitive(text).is_some() || is_keyword(text) => self.expected(line, "a value"),
            _ if self.ahead(1).is_punct("->") => self.lack(line, "->"),
            _ if self.ahead(1).is_punct("(") => {
                self.next();
                let arguments = self.arguments()?;
                let class = self.class;
                self.own_method(&token.text, class, arguments, line)
            }
            _ => self.named(),
        }
    }

    /// A variable, a field, or a class with a member.
    fn named(&mut self) -> Result<Expression> {
        let token = self.peek().clone();
        if let Some(value) = self.variable(&token.text, self.class, token.line)? {
            self.next();
            if let ExpressionKind::Variable(Storage::Local(local)) = value.kind
                && !self.flow.is_set(local)
            {
                self.found_late(token.line, Mistake::Uninitialized { name: token.text.to_string() });
                self.flow.assign(local);
            }
            return Ok(self.constant_of(value));
        }
        self.class_member()
    }

    /// A name that is assigned to.
    pub(super) fn unread_name(&mut self) -> Result<Expression> {
        let token = self.peek().clone();
        match self.variable(&token.text, self.class, token.line)? {
            Some(value) => {
                self.next();
                Ok(value)
            }
            None => self.primary(),
        }
    }

    /// A constant is the number that it has.
    fn constant_of(&self, value: Expression) -> Expression {
        let number = match value.kind {
            ExpressionKind::Variable(Storage::Local(local)) => self.local_constants.get(&local),
            ExpressionKind::Variable(Storage::Global(global)) => self.constants.get(&global),
            _ => None,
        };
        let is_next = matches!(&*self.peek().text, "++" | "--" | "=" | "+=" | "-=");
        match number {
            Some(&number) if !is_next => Expression::int(number, value.ty, value.line),
            _ => value,
        }
    }

    /// The variable, or the field of the class, that a name means.
    pub(super) fn variable(&self, name: &str, class: usize, line: u32) -> Result<Option<Expression>> {
        let made = |storage, ty| Ok(Some(Expression::new(ExpressionKind::Variable(storage), ty, line)));
        if let Some(local) = self.scope.iter().rev().find(|local| &*local.name == name) {
            return made(Storage::Local(local.local), self.locals[local.local].ty);
        }
        self.field(name, class, line)
    }

    /// The field of a class that a name means.
    pub(super) fn field(&self, name: &str, class: usize, line: u32) -> Result<Option<Expression>> {
        let made = |storage, ty| Ok(Some(Expression::new(ExpressionKind::Variable(storage), ty, line)));
        let fits = |wanted: usize| self.fields.iter().find(move |field| &*field.name == name && field.class == wanted);
        match fits(class).or_else(|| fits(0)) {
            Some(field) => match field.global {
                Some(global) => made(Storage::Global(global), self.globals[global].ty),
                None => Err(Refusal::mistake(line, Mistake::NotStatic { name: name.to_owned() })),
            },
            None => Ok(None),
        }
    }

    pub(super) fn text_literal(&mut self, units: &[u16], line: u32) -> Expression {
        let literal = self.literal(units);
        let ty = self.text_type();
        let inner = Expression::new(ExpressionKind::Literal(literal), Ty::UNSIGNED_SHORT, line);
        Expression::new(ExpressionKind::Decay(Box::new(inner)), ty, line)
    }

    /// A number, with a `-` in front of it or not.
    pub(super) fn number(&mut self, is_negative: bool) -> Result<Expression> {
        let token = self.next();
        let wrong = || Refusal::mistake(token.line, Mistake::Number { text: token.text.to_string() });
        if !is_grouped(&token.text) {
            return Err(wrong());
        }
        let text = token.text.replace('_', "").to_ascii_lowercase();
        let is_hexadecimal = text.starts_with("0x");
        let is_float = !is_hexadecimal && text.contains(['.', 'e', 'f', 'd']) && !text.starts_with("0b");
        if is_float {
            let ty = if text.ends_with('f') { Ty::FLOAT } else { Ty::DOUBLE };
            let digits = text.strip_suffix(['f', 'd']).unwrap_or(&text);
            let mut value: f64 = digits.parse().map_err(|_| wrong())?;
            if ty.same(Ty::FLOAT) {
                value = f64::from(digits.parse::<f32>().map_err(|_| wrong())?);
            }
            // One too large, or too small to be told from 0, is none.
            let is_zero = !digits.split('e').next().unwrap_or_default().contains(|digit| ('1'..='9').contains(&digit));
            if value.is_infinite() || (value == 0.0 && !is_zero) {
                return Err(wrong());
            }
            let value = if is_negative { -value } else { value };
            return Ok(Expression::new(ExpressionKind::Float(value), ty, token.line));
        }
        let (digits, is_wide) = text.strip_suffix('l').map_or((text.as_str(), false), |digits| (digits, true));
        let (digits, radix) = match digits.as_bytes() {
            [b'0', b'x', ..] => (&digits[2..], 16),
            [b'0', b'b', ..] => (&digits[2..], 2),
            [b'0', _, ..] => (&digits[1..], 8),
            _ => (digits, 10),
        };
        let value = u64::from_str_radix(digits, radix).map_err(|_| wrong())?;
        let bits = if is_wide { 64 } else { 32 };
        let most = if radix == 10 { (1u64 << (bits - 1)) - u64::from(!is_negative) } else { u64::MAX >> (64 - bits) };
        if value > most {
            return Err(wrong());
        }
        let value = if is_wide { value as i64 } else { i64::from(value as u32 as i32) };
        let value = if is_negative { value.wrapping_neg() } else { value };
        let value = if is_wide { value } else { i64::from(value as i32) };
        Ok(Expression::int(value, if is_wide { Ty::LONG } else { Ty::INT }, token.line))
    }

    /// The value that a variable begins with: also an array in curly brackets.
    pub(super) fn initializer(&mut self, ty: Ty) -> Result<Expression> {
        let line = self.line();
        if !self.peek().is("{") {
            let value = self.expression()?;
            let at = value.line;
            return self.convert_at(value, ty, at);
        }
        self.nested(|java| java.array_literal(ty, line))
    }

    fn array_literal(&mut self, ty: Ty, line: u32) -> Result<Expression> {
        let Some(of) = self.element(ty) else {
            return Err(Refusal::mistake(line, Mistake::BadInitializer));
        };
        self.expect("{")?;
        let mut values = vec![Expression::int(0, ty, line)];
        while !self.takes("}") {
            values.push(self.initializer(of)?);
            if !self.peek().is("}") {
                self.expect(",")?;
            }
        }
        Ok(self.library_call(ARRAY, values, ty, line))
    }

    fn new_value(&mut self, line: u32) -> Result<Expression> {
        self.skip_package();
        let token = self.peek().clone();
        let class = token.text.clone();
        if self.ahead(1).is("[") {
            let base = self.base_type()?;
            return self.new_array(base, line);
        }
        if let Some(class) = LISTS.iter().copied().find(|known| *known == &*class) {
            self.next();
            let of = self.type_argument()?;
            if self.peek().is("[") || matches!(class, "List" | "Deque" | "Queue") {
                return self.lack(line, class);
            }
            let arguments = self.arguments()?;
            if self.peek().is("{") {
                return self.lack(line, "{");
            }
            let of = match (of, arguments.first().and_then(|first| self.list_element(first.ty))) {
                (None | Some(Ty::VOID), Some(of)) | (Some(of), _) => of,
                (None, None) => return self.lack(line, class),
            };
            let fits = arguments.len() < 2
                && arguments
                    .first()
                    .is_none_or(|first| first.ty.same(Ty::INT) || self.list_element(first.ty).is_some());
            if !fits {
                return self.lack(line, class);
            }
            let ty = self.list_type(class, of);
            return Ok(self.library_call(NEW_LIST, arguments, ty, line));
        }
        match &*class {
            "String" | "StringBuilder" | "StringBuffer" => {
                self.next();
                let arguments = self.arguments()?;
                let builds = &*class != "String";
                let ty = if builds { self.builder_type() } else { self.text_type() };
                self.library_method(if builds { "new StringBuilder" } else { "new String" }, "", arguments, ty, line)
            }
            "Scanner" | "BufferedReader" => {
                self.next();
                let begin = self.at;
                self.skip_balanced();
                let words: String = self.tokens[begin..self.at].iter().map(|token| &*token.text).collect();
                if !matches!(
                    &*words,
                    "(System.in)" | "(newInputStreamReader(System.in))" | "(newBufferedInputStream(System.in))"
                ) {
                    return self.lack(line, &class);
                }
                let ty = self.scanner_type();
                self.library_method("new Scanner", "", Vec::new(), ty, line)
            }
            _ if token.kind != Kind::Name => self.expected(line, "a class"),
            name => self.no_type(line, name),
        }
    }

    fn new_array(&mut self, base: Ty, line: u32) -> Result<Expression> {
        let mut lengths = Vec::new();
        let mut ty = base;
        while self.peek().is("[") && !self.ahead(1).is("]") {
            self.next();
            let length = self.expression()?;
            lengths.push(self.convert_at(length, Ty::INT, line)?);
            self.expect("]")?;
        }
        let inner = self.brackets(ty)?;
        if lengths.is_empty() {
            return self.nested(|java| java.array_literal(inner, line));
        }
        ty = inner;
        let size = self.types.size(ty) as i64;
        for _ in &lengths {
            ty = self.types.pointer(ty);
        }
        let mut values = vec![Expression::int(size, Ty::INT, line)];
        values.extend(lengths);
        Ok(self.library_call(NEW_ARRAY, values, ty, line))
    }
}

/// Whether each `_` of a number stands between two digits.
fn is_grouped(text: &str) -> bool {
    let is_hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let is_digit = |letter: Option<char>| {
        letter.is_some_and(|letter| if is_hexadecimal { letter.is_ascii_hexdigit() } else { letter.is_ascii_digit() })
    };
    text.char_indices().filter(|&(_, letter)| letter == '_').all(|(at, _)| {
        let (before, after) = (text[..at].trim_end_matches('_'), text[at..].trim_start_matches('_'));
        is_digit(before.chars().next_back()) && is_digit(after.chars().next())
    })
}

/// The units of a literal with its quotes; none of an escape that Java does not have.
fn unescaped(text: &str) -> Option<Vec<u16>> {
    let inside = text.get(1..text.len() - 1)?;
    let (mut units, mut rest) = (Vec::new(), inside.chars().peekable());
    while let Some(letter) = rest.next() {
        if letter != '\\' {
            units.extend(letter.encode_utf16(&mut [0; 2]).iter());
            continue;
        }
        units.push(match rest.next()? {
            'n' => 10,
            't' => 9,
            'r' => 13,
            'b' => 8,
            'f' => 12,
            's' => 32,
            'u' => {
                while rest.peek() == Some(&'u') {
                    rest.next();
                }
                let digits: String = rest.by_ref().take(4).collect();
                if digits.len() < 4 || digits.starts_with('+') {
                    return None;
                }
                u16::from_str_radix(&digits, 16).ok()?
            }
            digit @ '0'..='7' => {
                let mut value = digit as u16 - 48;
                let most = if digit < '4' { 2 } else { 1 };
                for _ in 0..most {
                    if let Some(&digit @ '0'..='7') = rest.peek() {
                        value = 8 * value + (digit as u16 - 48);
                        rest.next();
                    }
                }
                value
            }
            other @ ('\'' | '"' | '\\') => other as u16,
            _ => return None,
        });
    }
    Some(units)
}
