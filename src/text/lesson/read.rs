//! Reading a lesson: either all of it is right, or there are mistakes and no lesson.

use super::line::{Line, add, is_space};
use super::{Fault, Lesson, MAX_LENGTH, MAX_MISTAKES, MAX_STOPS, MAX_TEXT, MAX_TITLE, Mistake, Stop};
use crate::text::link::{Link, View};

const LINE_FEED: u16 = 0x0a;
const CARRIAGE_RETURN: u16 = 0x0d;
const BYTE_ORDER_MARK: u16 = 0xfeff;

impl Lesson {
    /// Reads a text in UTF-16, of which half a surrogate pair is a mistake like a control character.
    ///
    /// # Errors
    /// The mistakes in the order of their discovery, at least one and at most [`MAX_MISTAKES`].
    pub fn read(text: &[u16]) -> Result<Lesson, Vec<Mistake>> {
        let is_long = text.len() > MAX_LENGTH;
        let lines = lines(&text[..text.len().min(MAX_LENGTH + 1)]);
        let mut reader = Reader::default();
        if is_long {
            let at = lines.iter().rev().skip(1).map(|line| length(line)).sum();
            return Err(vec![Mistake { line: lines.len(), at, fault: Fault::Long }]);
        }
        for line in &lines {
            reader.take(line);
            if reader.mistakes.len() >= MAX_MISTAKES {
                break;
            }
        }
        reader.finish(lines.len())
    }
}

/// The lines of a text without their ends, which are those of any system, and without a byte order mark.
fn lines(text: &[u16]) -> Vec<&[u16]> {
    let mut rest = text.strip_prefix(&[BYTE_ORDER_MARK]).unwrap_or(text);
    let mut lines = Vec::new();
    while let Some(end) = rest.iter().position(|unit| [LINE_FEED, CARRIAGE_RETURN].contains(unit)) {
        lines.push(&rest[..end]);
        let ended = if rest[end..].starts_with(&[CARRIAGE_RETURN, LINE_FEED]) { end + 2 } else { end + 1 };
        rest = &rest[ended..];
    }
    lines.push(rest);
    lines
}

/// The characters of a line and its end.
fn length(line: &[u16]) -> usize {
    char::decode_utf16(line.iter().copied()).count() + 1
}

/// A line without the white space around it, all of which is one unit each.
fn trimmed(line: &[u16]) -> &[u16] {
    let is_text = |&unit: &u16| !char::from_u32(unit.into()).is_some_and(is_space);
    let Some(first) = line.iter().position(is_text) else { return &[] };
    &line[first..=line.iter().rposition(is_text).unwrap_or(first)]
}

/// The UTF-16 units of a text.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

#[derive(Default)]
struct Reader {
    mistakes: Vec<Mistake>,
    /// The characters before each line that was taken, and before the next one.
    starts: Vec<usize>,
    next: usize,
    title: Option<String>,
    stops: Vec<Stop>,
    links: usize,
    /// Paragraphs since the last link.
    paragraphs: Vec<String>,
    /// The line on which they begin.
    since: usize,
    /// Whether the last of them goes on.
    goes_on: bool,
}

impl Reader {
    fn mistake(&mut self, line: usize, fault: Fault) {
        if self.mistakes.len() < MAX_MISTAKES {
            let at = self.starts.get(line - 1).copied().unwrap_or_default();
            self.mistakes.push(Mistake { line, at, fault });
        }
    }

    fn take(&mut self, units: &[u16]) {
        self.starts.push(self.next);
        self.next += length(units);
        let number = self.starts.len();
        let line = trimmed(units);
        let characters = || char::decode_utf16(line.iter().copied());
        // Control characters but for tabs, and half pairs.
        let odd = characters().find_map(|read| match read {
            Ok(character) => (character.is_control() && character != '\t').then_some(character as u16),
            Err(half) => Some(half.unpaired_surrogate()),
        });
        if let Some(odd) = odd {
            self.mistake(number, Fault::Character(odd));
        }
        let text: String = characters().map(|read| read.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        match Line::of(&text) {
            Line::Title(title) => self.take_title(title, number),
            Line::Link(address) => self.take_link(address, number),
            Line::Text(line) => self.take_text(line, number),
        }
    }

    fn take_title(&mut self, title: &str, line: usize) {
        self.goes_on = false;
        let found = units(title);
        if self.title.is_some() {
            self.mistake(line, Fault::TitleAgain);
        } else if title.is_empty() {
            self.mistake(line, Fault::TitleMissing);
        } else if found > MAX_TITLE {
            self.mistake(line, Fault::TitleLong(found));
        }
        self.title.get_or_insert_with(|| title.to_owned());
    }

    fn need_title(&mut self, line: usize) {
        if self.title.is_none() {
            self.mistake(line, Fault::TitleMissing);
            self.title = Some(String::new());
        }
    }

    fn take_text(&mut self, line: &str, number: usize) {
        if !line.is_empty() {
            self.need_title(number);
            if self.paragraphs.is_empty() {
                self.since = number;
            }
        }
        add(&mut self.paragraphs, &mut self.goes_on, line);
    }

    fn take_link(&mut self, address: &str, line: usize) {
        self.need_title(line);
        let text = std::mem::take(&mut self.paragraphs).join("\n\n");
        self.goes_on = false;
        let found = units(&text);
        if text.is_empty() {
            self.mistake(line, Fault::TextMissing);
        } else if found > MAX_TEXT {
            self.mistake(self.since, Fault::TextLong(found));
        }
        self.links += 1;
        if self.links == MAX_STOPS + 1 {
            self.mistake(line, Fault::StopsMany);
        }
        let link = address.find('#').map_or("", |at| &address[at..]);
        match link.parse() {
            Err(error) => self.mistake(line, Fault::Link(error)),
            Ok(Link::Home) => self.mistake(line, Fault::LinkNowhere),
            Ok(read) if matches!(read.view(), Some(View::Lesson(_))) => self.mistake(line, Fault::LinkLesson),
            Ok(_) if self.links <= MAX_STOPS => self.stops.push(Stop { text, link: link.to_owned(), line }),
            Ok(_) => {}
        }
    }

    fn finish(mut self, lines: usize) -> Result<Lesson, Vec<Mistake>> {
        self.need_title(1);
        if !self.paragraphs.is_empty() {
            self.mistake(self.since, Fault::LinkMissing);
        } else if self.links == 0 {
            self.mistake(lines, Fault::StopsNone);
        }
        if self.mistakes.is_empty() {
            Ok(Lesson { title: self.title.unwrap_or_default(), stops: self.stops })
        } else {
            Err(self.mistakes)
        }
    }
}
