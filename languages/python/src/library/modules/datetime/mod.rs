//! `datetime`, as far as programs use it that measure how long they take: moments on the machine's own
//! [clock](super::time), their differences, and both as texts.
//!
//! Both are numbers of microseconds here: a moment since the first day of the year 1, a difference as it is. So a
//! difference has 292,000 years at most, where CPython's has 2.7 million.

mod calendar;
mod span;

use crate::ast::{BinaryOp, CompareOp};
use crate::library::Foreign;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

pub(crate) use calendar::moment_repr;
use calendar::{DAY, Moment, SECOND};
pub(crate) use span::{span_hash, span_repr};

natives! {
    /// The classes.
    DATETIME:
    Native::new("datetime.datetime", datetime).takes(3, &calendar::PARTS) => [
        "from datetime import datetime\nprint(datetime(2026, 1, 2, 3, 4, 5), repr(datetime(2024, 2, 29)))"
            => "2026-01-02 03:04:05 datetime.datetime(2024, 2, 29, 0, 0)",
    ];
    Native::new("datetime.timedelta", span::timedelta).takes(0, span::UNITS) => [
        "from datetime import timedelta\nprint(timedelta(hours=30), repr(timedelta(seconds=-1.5)))"
            => "1 day, 6:00:00 datetime.timedelta(days=-1, seconds=86398, microseconds=500000)",
    ];
}

natives! {
    /// Methods of moments.
    MOMENT:
    Native::new("datetime.fromtimestamp", |call| call.typed(fromtimestamp)).takes(1, &["", ""]) => [
        "from datetime import datetime\nprint(datetime.fromtimestamp(5.5))" => "1970-01-01 00:00:05.500000",
    ];
    Native::new("datetime.isoformat", isoformat).takes(1, &["", "sep"]) => [
        "from datetime import datetime\nprint(datetime(2026, 1, 2).isoformat(), datetime(2026, 1, 2).isoformat(' '))" => "2026-01-02T00:00:00 2026-01-02 00:00:00",
    ];
    Native::new("datetime.isoweekday", |call| Ok(Value::Int(moment(call).weekday() + 1))).takes(1, &[""]) => [];
    Native::new("datetime.now", |call| call.typed(now)).takes(0, &["tz"]) => [
        "from datetime import datetime\na = datetime.now()\nb = datetime.now()\nprint(a < b, b - a, (b - a).total_seconds(), a.year)" => "True 0:00:00.000001 1e-06 2026",
    ];
    Native::new("datetime.replace", replace).takes(1, &["", "year", "month", "day", "hour", "minute", "second", "microsecond"]) => [
        "from datetime import datetime\nprint(datetime(2026, 1, 2, 3, 4, 5, 6).replace(month=2, microsecond=0))" => "2026-02-02 03:04:05",
    ];
    Native::new("datetime.strftime", strftime).takes(2, &["", "format"]) => [
        "from datetime import datetime\nprint(datetime(2026, 1, 2, 15, 4).strftime('%d %B %Y, %I:%M %p'), f'{datetime(2026, 1, 2):%y%m%d}')" => "02 January 2026, 03:04 PM 260102",
    ];
    Native::new("datetime.timestamp", timestamp).takes(1, &[""]) => [
        "from datetime import datetime\nprint(datetime(2026, 1, 1).timestamp())" => "1767225600.0",
    ];
    Native::new("datetime.today", |call| call.typed(now)) => [];
    Native::new("datetime.utcnow", |call| call.typed(now)) => [];
    Native::new("datetime.weekday", |call| Ok(Value::Int(moment(call).weekday()))).takes(1, &[""]) => [
        "from datetime import datetime\nprint(datetime(2026, 1, 1).weekday())" => "3",
    ];
}

natives! {
    /// Methods of differences.
    SPAN:
    Native::new("timedelta.total_seconds", span::total_seconds).takes(1, &[""]) => [
        "from datetime import timedelta\nprint(timedelta(days=1, microseconds=5).total_seconds())" => "86400.000005",
    ];
}

/// The moment that a method is called on.
fn moment(call: &Call<'_>) -> Moment {
    match call.foreign(call.plain(call.arg(0))) {
        Some(&Foreign::Moment(at)) => Moment::at(at),
        _ => Moment::at(0),
    }
}

fn datetime(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut parts = [0; 7];
    for (index, part) in parts.iter_mut().enumerate() {
        *part = call.index_or(call.arg(index), 0)?;
    }
    made(call, parts)
}

fn replace(call: &mut Call<'_>) -> Result<Value, Stop> {
    let old = moment(call);
    let mut parts = [0; 7];
    for (index, (part, name)) in parts.iter_mut().zip(calendar::PARTS).enumerate() {
        *part = match call.arg(index + 1) {
            Value::Unbound => old.part(name).unwrap_or(0),
            new => call.index(new)?,
        };
    }
    made(call, parts)
}

/// The moment of these parts.
fn made(call: &mut Call<'_>, parts: [i64; 7]) -> Result<Value, Stop> {
    match Moment::of(parts) {
        Ok(at) => call.new_foreign(Foreign::Moment(at)),
        Err(message) => Err(call.value_error(message)),
    }
}

/// A new moment.
fn new_moment(call: &mut Call<'_>, at: i64) -> Result<Value, Stop> {
    if (0..calendar::END).contains(&at) {
        return call.new_foreign(Foreign::Moment(at));
    }
    Err(call.raise(Type::OverflowError, "date value out of range"))
}

fn now(call: &mut Call<'_>, zone: Value) -> Result<Value, Stop> {
    if !Call::is_absent(zone) {
        return Err(call.class_error(zone, "tzinfo argument must be None or of a tzinfo subclass, not type '{}'"));
    }
    let at = calendar::EPOCH + super::time::now(call) / 1_000;
    new_moment(call, at)
}

fn fromtimestamp(call: &mut Call<'_>, seconds: f64) -> Result<Value, Stop> {
    let at = calendar::EPOCH + span::nearest(seconds * 1e6);
    new_moment(call, at)
}

fn timestamp(call: &mut Call<'_>) -> Result<Value, Stop> {
    let at = moment(call).at - calendar::EPOCH;
    call.binary(BinaryOp::Div, Value::Int(at), Value::Int(SECOND))
}

fn isoformat(call: &mut Call<'_>) -> Result<Value, Stop> {
    let sep = if call.arg(1).is_unbound() {
        "T".into()
    } else {
        call.text_or(call.arg(1), "isoformat() argument 1 must be a unicode character")?
    };
    let text = moment(call).iso(&sep);
    call.new_str(text)
}

fn strftime(call: &mut Call<'_>) -> Result<Value, Stop> {
    let format = call.text_or(call.arg(1), "strftime() argument 1 must be str")?;
    let text = moment(call).strftime(&format);
    call.new_str(text)
}

impl Call<'_> {
    /// `format(value, spec)` of a moment.
    pub(crate) fn format_moment(&self, value: Value, spec: &str) -> Option<String> {
        match self.foreign(value) {
            Some(&Foreign::Moment(at)) => Some(Moment::at(at).strftime(spec)),
            _ => None,
        }
    }

    /// `str(value)` of a moment or a difference.
    pub(crate) fn time_text(&self, value: Value) -> Option<String> {
        match self.foreign(value) {
            Some(&Foreign::Moment(at)) => Some(Moment::at(at).iso(" ")),
            Some(&Foreign::Span(length)) => Some(span::text(length)),
            _ => None,
        }
    }

    /// An attribute of a moment or a difference.
    pub(crate) fn time_attribute(&self, value: Value, name: &str) -> Option<Value> {
        let number = match self.foreign(value) {
            Some(&Foreign::Moment(at)) => Moment::at(at).part(name)?,
            Some(&Foreign::Span(length)) => match name {
                "days" => length.div_euclid(DAY),
                "seconds" => length.rem_euclid(DAY) / SECOND,
                "microseconds" => length.rem_euclid(SECOND),
                _ => return None,
            },
            _ => return None,
        };
        Some(Value::Int(number))
    }

    /// `a op b` where one of them is an object of a module: moments and differences.
    pub(crate) fn time_operator(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let time = |value| match self.foreign(value) {
            Some(&Foreign::Moment(at)) => Some((true, at)),
            Some(&Foreign::Span(length)) => Some((false, length)),
            _ => None,
        };
        let sum = |a: i64, b: i64| if op == BinaryOp::Add { a.checked_add(b) } else { a.checked_sub(b) };
        match (op, time(a), time(b)) {
            (BinaryOp::Sub, Some((true, a)), Some((true, b))) => self.new_span(a.checked_sub(b)).map(Some),
            (BinaryOp::Add | BinaryOp::Sub, Some((true, at)), Some((false, length))) => {
                new_moment(self, sum(at, length).unwrap_or(-1)).map(Some)
            }
            (BinaryOp::Add, Some((false, length)), Some((true, at))) => {
                new_moment(self, sum(at, length).unwrap_or(-1)).map(Some)
            }
            (BinaryOp::Add | BinaryOp::Sub, Some((false, a)), Some((false, b))) => self.new_span(sum(a, b)).map(Some),
            (_, Some((false, a)), Some((false, b))) => self.spans(op, a, b),
            (BinaryOp::Mult | BinaryOp::Div | BinaryOp::FloorDiv, Some((false, length)), None) => {
                self.scaled(op, length, b)
            }
            (BinaryOp::Mult, None, Some((false, length))) => self.scaled(op, length, a),
            _ => Ok(None),
        }
    }

    /// Whether two moments, or two differences, are equal; `None` of anything else.
    pub(crate) fn same_time(&self, a: Value, b: Value) -> Option<bool> {
        self.times(a, b).map(|(a, b)| a == b)
    }

    /// `a op b` of two moments, or of two differences, which have an order.
    pub(crate) fn time_order(&mut self, op: CompareOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        match self.times(a, b) {
            Some((a, b)) => self.compare(op, Value::Int(a), Value::Int(b)).map(Some),
            None => Ok(None),
        }
    }

    fn times(&self, a: Value, b: Value) -> Option<(i64, i64)> {
        match (self.foreign(a), self.foreign(b)) {
            (Some(&Foreign::Moment(a)), Some(&Foreign::Moment(b)))
            | (Some(&Foreign::Span(a)), Some(&Foreign::Span(b))) => Some((a, b)),
            _ => None,
        }
    }
}
