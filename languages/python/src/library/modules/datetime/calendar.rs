//! Moments by the Gregorian calendar, as numbers of microseconds since the first day of the year 1.

use std::fmt::Write as _;

/// Microseconds of a second.
pub(super) const SECOND: i64 = 1_000_000;
/// Microseconds of a day.
pub(super) const DAY: i64 = 86_400 * SECOND;
/// 1970.
pub(super) const EPOCH: i64 = 719_162 * DAY;
/// The year 10000, which no moment reaches.
pub(super) const END: i64 = 3_652_059 * DAY;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// The parts of a moment, by their names.
pub(super) const PARTS: [&str; 7] = ["year", "month", "day", "hour", "minute", "second", "microsecond"];

/// A moment, taken apart.
pub(super) struct Moment {
    pub(super) at: i64,
    year: i64,
    month: i64,
    day: i64,
}

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

fn days_in(year: i64, month: i64) -> i64 {
    match month {
        2 => 28 + i64::from(is_leap(year)),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The days before a year.
fn before(year: i64) -> i64 {
    let past = year - 1;
    past * 365 + past / 4 - past / 100 + past / 400
}

impl Moment {
    pub(super) fn at(at: i64) -> Moment {
        let mut day = at.div_euclid(DAY);
        // At most a year too late.
        let mut year = day * 400 / 146_097 + 1;
        while before(year) > day {
            year -= 1;
        }
        while before(year + 1) <= day {
            year += 1;
        }
        day -= before(year);
        let mut month = 1;
        while day >= days_in(year, month) {
            day -= days_in(year, month);
            month += 1;
        }
        Moment { at, year, month, day: day + 1 }
    }

    /// The moment of a year, month, day, hour, minute, second and microsecond, or what CPython says of one that is none.
    pub(super) fn of([year, month, day, hour, minute, second, micro]: [i64; 7]) -> Result<i64, String> {
        let within = |value: i64, low: i64, high: i64| (low..=high).contains(&value);
        if !within(year, 1, 9999) {
            return Err(format!("year {year} is out of range"));
        }
        let checks = [
            (within(month, 1, 12), "month must be in 1..12"),
            (within(day, 1, days_in(year, month)), "day is out of range for month"),
            (within(hour, 0, 23), "hour must be in 0..23"),
            (within(minute, 0, 59), "minute must be in 0..59"),
            (within(second, 0, 59), "second must be in 0..59"),
            (within(micro, 0, 999_999), "microsecond must be in 0..999999"),
        ];
        if let Some((_, message)) = checks.iter().find(|check| !check.0) {
            return Err((*message).to_owned());
        }
        let days = before(year) + (1..month).map(|month| days_in(year, month)).sum::<i64>() + day - 1;
        Ok(days * DAY + ((hour * 60 + minute) * 60 + second) * SECOND + micro)
    }

    fn seconds(&self) -> i64 {
        self.at.rem_euclid(DAY) / SECOND
    }

    /// A part by the name of its attribute.
    pub(super) fn part(&self, name: &str) -> Option<i64> {
        Some(match name {
            "year" => self.year,
            "month" => self.month,
            "day" => self.day,
            "hour" => self.seconds() / 3_600,
            "minute" => self.seconds() / 60 % 60,
            "second" => self.seconds() % 60,
            "microsecond" => self.at.rem_euclid(SECOND),
            "fold" => 0,
            _ => return None,
        })
    }

    /// 0 for Monday.
    pub(super) fn weekday(&self) -> i64 {
        self.at.div_euclid(DAY).rem_euclid(7)
    }

    /// The day of the year, from 0.
    fn day_of_year(&self) -> i64 {
        self.at.div_euclid(DAY) - before(self.year)
    }

    /// `2026-01-01 00:00:00`, with the microseconds where there are some.
    pub(super) fn iso(&self, between: &str) -> String {
        let micro = self.at.rem_euclid(SECOND);
        let fraction = if micro == 0 { String::new() } else { format!(".{micro:06}") };
        format!("{:04}-{:02}-{:02}{between}{}{fraction}", self.year, self.month, self.day, self.clock())
    }

    fn clock(&self) -> String {
        let seconds = self.seconds();
        format!("{:02}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
    }

    /// As glibc's `strftime` in its plain locale, with Python's `%f`. What is no conversion of either stays as it is.
    pub(super) fn strftime(&self, format: &str) -> String {
        let mut out = String::new();
        let mut rest = format.chars();
        while let Some(c) = rest.next() {
            if c != '%' {
                out.push(c);
                continue;
            }
            let begin = rest.clone();
            let mut kind = rest.next();
            let plain = kind == Some('-');
            if plain {
                kind = rest.next();
            }
            if kind.is_none_or(|kind| !self.convert(&mut out, kind, plain)) {
                out.push('%');
                rest = begin;
            }
        }
        out
    }

    /// Writes one conversion, its number without zeros in front where it shall be plain; `false` if there is none of
    /// this letter.
    fn convert(&self, out: &mut String, kind: char, plain: bool) -> bool {
        let month = MONTHS[crate::value::index(self.month - 1)];
        let weekday = DAYS[crate::value::index(self.weekday())];
        let (hour, minute) = (self.seconds() / 3_600, self.seconds() / 60 % 60);
        let twelve = (hour + 11) % 12 + 1;
        let number = |number: i64, width: usize| if plain { number.to_string() } else { format!("{number:0width$}") };
        let text = match kind {
            'Y' => self.year.to_string(),
            'm' => number(self.month, 2),
            'd' => number(self.day, 2),
            'H' => number(hour, 2),
            'M' => number(minute, 2),
            'S' => number(self.seconds() % 60, 2),
            'I' => number(twelve, 2),
            'j' => number(self.day_of_year() + 1, 3),
            'y' => number(self.year % 100, 2),
            'C' => number(self.year / 100, 2),
            'U' => number((self.day_of_year() + 6 - (self.weekday() + 8) % 7 + 1) / 7, 2),
            'W' => number((self.day_of_year() + 7 - self.weekday()) / 7, 2),
            'u' => (self.weekday() + 1).to_string(),
            'w' => ((self.weekday() + 1) % 7).to_string(),
            'e' if plain => self.day.to_string(),
            'e' => format!("{:2}", self.day),
            'f' if !plain => format!("{:06}", self.at.rem_euclid(SECOND)),
            'b' | 'h' => month[..3].to_owned(),
            'B' => month.to_owned(),
            'a' => weekday[..3].to_owned(),
            'A' => weekday.to_owned(),
            'p' => (if hour < 12 { "AM" } else { "PM" }).to_owned(),
            'F' => format!("{}-{:02}-{:02}", self.year, self.month, self.day),
            'D' | 'x' => format!("{:02}/{:02}/{:02}", self.month, self.day, self.year % 100),
            'T' | 'X' => self.clock(),
            'R' => format!("{hour:02}:{minute:02}"),
            'c' => format!("{} {} {:2} {} {}", &weekday[..3], &month[..3], self.day, self.clock(), self.year),
            's' => ((self.at - EPOCH).div_euclid(SECOND)).to_string(),
            'n' => "\n".to_owned(),
            't' => "\t".to_owned(),
            '%' => "%".to_owned(),
            // There is no time zone.
            'z' | 'Z' => String::new(),
            _ => return false,
        };
        out.push_str(&text);
        true
    }
}

/// `datetime.datetime(2026, 1, 1, 0, 0)`: seconds and microseconds where there are some.
pub(crate) fn moment_repr(at: i64) -> String {
    let moment = Moment::at(at);
    let (seconds, micro) = (moment.seconds(), at.rem_euclid(SECOND));
    let Moment { year, month, day, .. } = moment;
    let mut out = format!("datetime.datetime({year}, {month}, {day}, {}, {}", seconds / 3_600, seconds / 60 % 60);
    if seconds % 60 != 0 || micro != 0 {
        let _ = write!(out, ", {}", seconds % 60);
    }
    if micro != 0 {
        let _ = write!(out, ", {micro}");
    }
    out + ")"
}
