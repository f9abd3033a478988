//! `Scanner` and `BufferedReader`: the input, in words and lines. It ends as in a pipe.

use super::number::{float_of, whole_of};
use super::{Answer, Kinds, Values, thrown};
use crate::machine::{Machine, Stop};

impl Machine {
    fn peek_byte(&mut self) -> Option<u8> {
        let byte = self.library.next_byte()?;
        self.library.put_back(byte);
        Some(byte)
    }

    /// The next word, which is not taken yet.
    fn word(&mut self) -> Result<String, Stop> {
        while self.peek_byte().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.library.next_byte();
        }
        let mut word = Vec::new();
        while let Some(byte) = self.library.next_byte() {
            word.push(byte);
            if byte.is_ascii_whitespace() {
                break;
            }
        }
        word.iter().rev().for_each(|&byte| self.library.put_back(byte));
        if word.last().is_some_and(u8::is_ascii_whitespace) {
            word.pop();
        }
        self.take_work(word.len() as u64 / 4)?;
        Ok(String::from_utf8_lossy(&word).into_owned())
    }

    fn take_word(&mut self) {
        while self.peek_byte().is_some_and(|byte| !byte.is_ascii_whitespace()) {
            self.library.next_byte();
        }
    }

    fn line_of_input(&mut self) -> Result<Option<String>, Stop> {
        let mut line = Vec::new();
        if self.peek_byte().is_none() {
            return Ok(None);
        }
        while let Some(byte) = self.library.next_byte().filter(|&byte| byte != b'\n') {
            line.push(byte);
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        self.take_work(line.len() as u64 / 4)?;
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}

fn whole(machine: &mut Machine, is_wide: bool) -> Answer {
    let word = machine.word()?;
    if word.is_empty() {
        return thrown("NoSuchElementException");
    }
    match whole_of(&word, 10, is_wide) {
        Some(value) => {
            machine.take_word();
            Ok(value as u64)
        }
        None if word.trim_start_matches(['+', '-']).bytes().all(|byte| byte.is_ascii_digit()) => {
            thrown(format!("InputMismatchException: For input string: \"{word}\""))
        }
        None => thrown("InputMismatchException"),
    }
}

pub(super) fn next_int(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    whole(machine, false)
}

pub(super) fn next_long(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    whole(machine, true)
}

pub(super) fn next_double(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    let word = machine.word()?;
    if word.is_empty() {
        return thrown("NoSuchElementException");
    }
    let Some(value) = float_of(&word) else { return thrown("InputMismatchException") };
    machine.take_word();
    Ok(value.to_bits())
}

pub(super) fn next_boolean(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    let word = machine.word()?;
    if word.is_empty() {
        return thrown("NoSuchElementException");
    }
    let value = word.eq_ignore_ascii_case("true");
    if !value && !word.eq_ignore_ascii_case("false") {
        return thrown("InputMismatchException");
    }
    machine.take_word();
    Ok(u64::from(value))
}

pub(super) fn next(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    let word = machine.word()?;
    if word.is_empty() {
        return thrown("NoSuchElementException");
    }
    machine.take_word();
    machine.new_text(&word)
}

pub(super) fn next_line(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    match machine.line_of_input()? {
        Some(line) => machine.new_text(&line),
        None => thrown("NoSuchElementException: No line found"),
    }
}

pub(super) fn read_line(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    match machine.line_of_input()? {
        Some(line) => machine.new_text(&line),
        None => Ok(0),
    }
}

pub(super) fn has_next(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(u64::from(!machine.word()?.is_empty()))
}

pub(super) fn has_next_int(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(u64::from(whole_of(&machine.word()?, 10, false).is_some()))
}

pub(super) fn has_next_line(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(u64::from(machine.peek_byte().is_some()))
}

pub(super) fn new(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    machine.new_object(8)
}
