//! `format(value, spec)`, `str.format` and `template % values` of any values.

use std::rc::Rc;

use crate::big_int::BigInt;
use crate::library::builtins::to_int;
use crate::library::format::percent::{self, Conversion, Count};
use crate::library::format::{self, Field, FormatError, IntDigits, Piece, Spec, Step};
use crate::library::number;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Value, index};

/// A width or a precision that makes a longer text ends the program as a text that is too long does.
const LENGTH_LIMIT: usize = crate::heap::SIZE_LIMIT;

impl Call<'_> {
    /// `format(value, spec)`
    ///
    /// # Errors
    /// A wrong specification; what a `__format__` or `__str__` of the program raises.
    pub fn format(&mut self, value: Value, spec: &str) -> Result<String, Stop> {
        if let Some(method) = self.special(value, "__format__")? {
            let argument = self.keep_str(spec)?;
            let text = self.call(method, &[argument])?;
            return self.text_or(text, "__format__ must return a str").map(|text| text.to_string());
        }
        if spec.is_empty() {
            return self.str(value);
        }
        let plain = self.plain(value);
        let class = self.type_name(value);
        let formatted = match plain {
            Value::Float(number) => {
                self.spec(spec, &class)?.and_then(|spec| format::format_float(number, &spec, &class))
            }
            Value::Int(_) | Value::Bool(_) => self.format_int(plain, spec, &class)?,
            _ => match self.heap().object(plain) {
                Some(Object::Str(text)) => {
                    let text = text.shared();
                    self.spec(spec, &class)?.and_then(|spec| format::format_text(&text, &spec))
                }
                Some(Object::Int(_)) => self.format_int(plain, spec, &class)?,
                _ => Err(FormatError::type_error(format!("unsupported format string passed to {class}.__format__"))),
            },
        };
        formatted.map_err(|error| self.format_error(error))
    }

    /// Reads a specification, and refuses one that makes a text too long.
    fn spec(&mut self, text: &str, class: &str) -> Result<Result<Spec, FormatError>, Stop> {
        let spec = Spec::parse(text, class);
        if let Ok(spec) = &spec {
            let longest = spec.width.unwrap_or(0).max(spec.precision.unwrap_or(0));
            crate::heap::check_length(longest)?;
        }
        Ok(spec)
    }

    fn format_int(&mut self, value: Value, spec: &str, class: &str) -> Result<Result<String, FormatError>, Stop> {
        let number = self.whole(value).unwrap_or_default();
        let spec = match self.spec(spec, class)? {
            Ok(spec) => spec,
            Err(error) => return Ok(Err(error)),
        };
        let decimal = matches!(spec.kind, None | Some('d' | 'n'));
        if decimal && number.bits() > 14_000 {
            self.int_text(&number)?;
        }
        let as_float = || match number::to_float(&number) {
            float if float.is_finite() => Ok(float),
            _ => Err(FormatError::overflow("int too large to convert to float")),
        };
        Ok(format::format_int(&spec, class, |base| digits(&number, base), as_float))
    }

    /// `repr` with everything outside ASCII escaped.
    ///
    /// # Errors
    /// As of [`Call::repr`].
    pub fn ascii(&mut self, value: Value) -> Result<String, Stop> {
        let text = self.repr(value)?;
        let escaped = |c: char| if c.is_ascii() { c.to_string() } else { format::escape(c) };
        Ok(if text.is_ascii() { text } else { text.chars().map(escaped).collect() })
    }

    /// `value` after `!r`, `!s` or `!a`.
    fn converted(&mut self, value: Value, conversion: char) -> Result<Value, Stop> {
        let text = match conversion {
            'r' => self.repr(value)?,
            's' => self.str(value)?,
            'a' => self.ascii(value)?,
            other => return Err(self.value_error(format_args!("Unknown conversion specifier {other}"))),
        };
        self.keep_str(text)
    }

    /// `template.format(*positional, **named)`; `named` is a dict.
    ///
    /// # Errors
    /// A wrong template, a missing argument, and what the values raise.
    pub(crate) fn format_template(
        &mut self,
        template: &str,
        positional: &[Value],
        named: Value,
    ) -> Result<String, Stop> {
        let mut arguments = Arguments { positional, named, next: Numbering::Unknown };
        self.write_template(&format::parse_template(template), &mut arguments)
    }

    fn write_template(&mut self, pieces: &[Piece], arguments: &mut Arguments<'_>) -> Result<String, Stop> {
        let mut out = String::new();
        for piece in pieces {
            match piece {
                Piece::Literal(text) => out.push_str(text),
                Piece::Fail(error) => return Err(self.format_error(error.clone())),
                Piece::Field(field) => {
                    let mut value = self.field_value(field, arguments)?;
                    if let Some(conversion) = field.conversion {
                        value = self.converted(value, conversion)?;
                    }
                    let spec = self.write_template(&field.spec, arguments)?;
                    out.push_str(&self.format(value, &spec)?);
                }
            }
            crate::heap::check_length(out.len() / 4)?;
        }
        Ok(out)
    }

    fn field_value(&mut self, field: &Field, arguments: &mut Arguments<'_>) -> Result<Value, Stop> {
        let numbered = field.name.bytes().all(|b| b.is_ascii_digit());
        let mut value = if numbered {
            let index = arguments.number(&field.name).map_err(|message| self.value_error(message))?;
            *arguments.positional.get(index).ok_or_else(|| {
                let message = format!("Replacement index {index} out of range for positional args tuple");
                self.raise(Type::IndexError, message)
            })?
        } else {
            let key = self.keep_str(field.name.as_str())?;
            self.item(arguments.named, key)?
        };
        for step in &field.path {
            value = match step {
                Step::Attribute(name) => {
                    let name = self.name(name);
                    self.attribute(value, name)?
                }
                Step::Index(index) => self.item(value, (*index).into())?,
                Step::Key(key) => {
                    let key = self.keep_str(key.as_str())?;
                    self.item(value, key)?
                }
                Step::Fail(error) => return Err(self.format_error(error.clone())),
            };
        }
        Ok(value)
    }

    /// `template % values`
    ///
    /// # Errors
    /// A wrong template, too few or too many values, and what the values raise.
    pub fn percent(&mut self, template: &str, values: Value) -> Result<String, Stop> {
        let tuple: Option<Rc<[Value]>> = match self.heap().object(values) {
            Some(Object::Tuple(items)) => Some(items.clone()),
            _ => None,
        };
        // A value that has keys may be left over: it may be meant for `%(key)s`.
        let mapping = tuple.is_none() && matches!(self.heap().object(values), Some(Object::Dict(_) | Object::List(_)));
        let mut left = tuple.as_deref().unwrap_or(std::slice::from_ref(&values)).iter().copied();
        let mut out = String::new();
        for piece in percent::parse(template) {
            match piece {
                percent::Piece::Literal(text) => out.push_str(&text),
                percent::Piece::Fail(error) => return Err(self.format_error(error)),
                percent::Piece::Convert(conversion) => {
                    let keyed = match &conversion.key {
                        None => None,
                        Some(_) if !matches!(self.heap().object(values), Some(Object::Dict(_))) => {
                            return Err(self.type_error("format requires a mapping"));
                        }
                        Some(key) => {
                            let key = self.keep_str(key.as_str())?;
                            // The dict is used, and with it the one value that there is.
                            left = [].iter().copied();
                            Some(self.item(values, key)?)
                        }
                    };
                    self.convert(&mut out, &conversion, keyed, &mut left)?;
                }
            }
            crate::heap::check_length(out.len() / 4)?;
        }
        if left.next().is_some() && !mapping {
            return Err(self.type_error("not all arguments converted during string formatting"));
        }
        Ok(out)
    }

    fn convert(
        &mut self,
        out: &mut String,
        conversion: &Conversion,
        keyed: Option<Value>,
        left: &mut dyn Iterator<Item = Value>,
    ) -> Result<(), Stop> {
        let mut conversion = conversion.clone();
        let width = self.count(conversion.width, left)?;
        if width.is_some_and(|width| width < 0) {
            conversion.left = true;
        }
        let width = width.map(|width| usize::try_from(width.unsigned_abs()).unwrap_or(usize::MAX));
        let precision = self.count(conversion.precision, left)?.map(|count| index(count.max(0)));
        crate::heap::check_length(width.unwrap_or(0).max(precision.unwrap_or(0)).min(LENGTH_LIMIT + 1))?;
        let value = keyed.or_else(|| left.next());
        let value = value.ok_or_else(|| self.type_error("not enough arguments for format string"))?;
        match conversion.kind {
            's' => conversion.text(out, &self.str(value)?, width, precision),
            'r' => conversion.text(out, &self.repr(value)?, width, precision),
            'a' => conversion.text(out, &self.ascii(value)?, width, precision),
            'c' => conversion.text(out, &self.percent_char(value)?, width, precision),
            kind => match conversion.base() {
                None => conversion.float(out, self.real(value)?, width, precision),
                Some(base) => {
                    let number = self.percent_int(value, kind, base)?;
                    conversion.int(out, digits(&number, base), width, precision);
                }
            },
        }
        Ok(())
    }

    fn count(&mut self, count: Count, left: &mut dyn Iterator<Item = Value>) -> Result<Option<i64>, Stop> {
        match count {
            Count::None => Ok(None),
            Count::Fixed(number) => Ok(Some(i64::try_from(number).unwrap_or(i64::MAX))),
            Count::Next => match left.next() {
                Some(Value::Int(number)) => Ok(Some(number)),
                Some(_) => Err(self.type_error("* wants int")),
                None => Err(self.type_error("not enough arguments for format string")),
            },
        }
    }

    fn percent_char(&mut self, value: Value) -> Result<Rc<str>, Stop> {
        if let Some(text) = self.text(value).filter(|text| text.chars().count() == 1) {
            return Ok(text);
        }
        let Some(number) = self.whole(value) else { return Err(self.type_error("%c requires int or char")) };
        let c = number.to_u32().and_then(char::from_u32);
        let c = c.ok_or_else(|| self.raise(Type::OverflowError, "%c arg not in range(0x110000)"))?;
        Ok(c.to_string().into())
    }

    fn percent_int(&mut self, value: Value, kind: char, base: u32) -> Result<BigInt, Stop> {
        let mut number = self.whole(value);
        let plain = self.plain(value);
        if let (None, Value::Float(float), 10) = (&number, plain, base) {
            let whole = to_int(self, float.trunc())?;
            number = self.whole(whole);
        }
        match number {
            Some(number) => {
                if base == 10 {
                    self.int_text(&number)?;
                }
                Ok(number)
            }
            None => {
                let class = self.type_name(value);
                let wanted = if base == 10 { "a real number" } else { "an integer" };
                Err(self.type_error(format_args!("%{kind} format: {wanted} is required, not {class}")))
            }
        }
    }
}

/// The arguments of `str.format`.
struct Arguments<'a> {
    positional: &'a [Value],
    named: Value,
    next: Numbering,
}

/// Whether the fields so far are numbered.
enum Numbering {
    Unknown,
    Manual,
    Automatic(usize),
}

impl Arguments<'_> {
    /// The index that a field asks for: the number in it, or the next one.
    fn number(&mut self, written: &str) -> Result<usize, &'static str> {
        let manual = !written.is_empty();
        let next = match self.next {
            Numbering::Unknown => 0,
            Numbering::Manual if manual => 0,
            Numbering::Automatic(next) if !manual => next,
            Numbering::Manual => {
                return Err("cannot switch from manual field specification to automatic field numbering");
            }
            Numbering::Automatic(_) => {
                return Err("cannot switch from automatic field numbering to manual field specification");
            }
        };
        if manual {
            self.next = Numbering::Manual;
            return written.parse().map_err(|_| "Too many decimal digits in format string");
        }
        self.next = Numbering::Automatic(next + 1);
        Ok(next)
    }
}

fn digits(number: &BigInt, base: u32) -> IntDigits {
    IntDigits { negative: number.is_negative(), digits: number.digits(base) }
}
