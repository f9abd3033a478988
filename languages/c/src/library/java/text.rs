//! `String`.

use super::{Answer, Kinds, Values, format, shown, thrown};
use crate::machine::{Machine, Stop};
use crate::types::Kind;

pub(super) fn out_of_range(index: u64) -> Answer {
    thrown(format!("StringIndexOutOfBoundsException: String index out of range: {}", index as i64))
}

pub(super) fn length(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    machine.array_length(values[0], 2).map(u64::from)
}

pub(super) fn is_empty(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(u64::from(machine.array_length(values[0], 2)? == 0))
}

pub(super) fn char_at(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    if values[1] >= u64::from(machine.array_length(values[0], 2)?) {
        return out_of_range(values[1]);
    }
    Ok(machine.memory.read(values[0] as u32 + 2 * values[1] as u32, 2).0)
}

pub(super) fn equals(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let this = machine.units(values[0])?;
    let is_text = machine.is_text(kinds[1].ty) && values[1] != 0;
    Ok(u64::from(is_text && machine.units(values[1])? == this))
}

pub(super) fn equals_ignoring_case(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let this = machine.string(values[0])?;
    Ok(u64::from(values[1] != 0 && machine.string(values[1])?.eq_ignore_ascii_case(&this)))
}

pub(super) fn compare(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (a, b) = (machine.units(values[0])?, machine.units(values[1])?);
    let differ = a.iter().zip(&b).find(|(a, b)| a != b);
    Ok(differ.map_or(a.len() as i64 - b.len() as i64, |(&a, &b)| i64::from(a) - i64::from(b)) as u64)
}

pub(super) fn substring(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let units = machine.units(values[0])?;
    let length = units.len() as i64;
    let (begin, end) = (values[1] as i64, values.get(2).map_or(length, |&end| end as i64));
    if begin < 0 || end > length || begin > end {
        return thrown(format!("StringIndexOutOfBoundsException: begin {begin}, end {end}, length {length}"));
    }
    machine.new_units(&units[begin as usize..end as usize])
}

/// The units that are looked for: of a text, or a character.
fn wanted(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Result<Vec<u16>, Stop> {
    if kinds[1].kind == Kind::Pointer { machine.units(values[1]) } else { Ok(vec![values[1] as u16]) }
}

fn place(units: &[u16], wanted: &[u16], from: usize) -> Option<usize> {
    if wanted.is_empty() {
        return Some(from.min(units.len()));
    }
    (from..units.len()).find(|&at| units[at..].starts_with(wanted))
}

pub(super) fn index_of(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (units, wanted) = (machine.units(values[0])?, wanted(machine, values, kinds)?);
    let from = values.get(2).map_or(0, |&from| (from as i64).max(0) as usize);
    Ok(place(&units, &wanted, from).map_or(-1, |at| at as i64) as u64)
}

pub(super) fn last_index_of(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (units, wanted) = (machine.units(values[0])?, wanted(machine, values, kinds)?);
    let found = (0..=units.len()).rev().find(|&at| units[at..].starts_with(&wanted));
    Ok(found.map_or(-1, |at| at as i64) as u64)
}

pub(super) fn contains(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    Ok(u64::from(index_of(machine, values, kinds)? as i64 >= 0))
}

pub(super) fn starts_with(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (units, wanted) = (machine.units(values[0])?, machine.units(values[1])?);
    Ok(u64::from(units.starts_with(&wanted)))
}

pub(super) fn ends_with(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (units, wanted) = (machine.units(values[0])?, machine.units(values[1])?);
    Ok(u64::from(units.ends_with(&wanted)))
}

pub(super) fn trim(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let text = machine.string(values[0])?;
    machine.new_text(text.trim_matches(|letter| letter <= ' '))
}

/// A text whose letters have the cases of ASCII, or none as those of Chinese.
fn plain(text: String) -> Result<String, Stop> {
    let is_plain = text.chars().all(|letter| letter.is_ascii() || ('\u{2000}'..='\u{9fff}').contains(&letter));
    if is_plain { Ok(text) } else { Err(Stop::Refused("toUpperCase".to_owned())) }
}

pub(super) fn upper(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let text = plain(machine.string(values[0])?)?;
    machine.new_text(&text.to_ascii_uppercase())
}

pub(super) fn lower(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let text = plain(machine.string(values[0])?)?;
    machine.new_text(&text.to_ascii_lowercase())
}

pub(super) fn repeat(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (units, count) = (machine.units(values[0])?, values[1] as i64);
    if count < 0 {
        return thrown(format!("IllegalArgumentException: count is negative: {count}"));
    }
    machine.take_work(units.len() as u64 * count as u64 / 4)?;
    machine.new_units(&units.repeat(count as usize))
}

/// `a.concat(b)`: neither is `null`.
pub(super) fn concat(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    for &text in values {
        machine.array_length(text, 2)?;
    }
    format::concat(machine, values, kinds)
}

pub(super) fn replace(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = machine.string(values[0])?;
    let (from, to) = (wanted(machine, values, kinds)?, wanted(machine, &values[1..], &kinds[1..])?);
    machine.new_text(&text.replace(&String::from_utf16_lossy(&from), &String::from_utf16_lossy(&to)))
}

/// `split` at a text that is no pattern, or at blanks; empty parts at the end of what is split are left out.
pub(super) fn split(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (text, at) = (machine.string(values[0])?, machine.string(values[1])?);
    let plain = at.strip_prefix('\\').filter(|rest| rest.len() == 1 && !rest.starts_with(char::is_alphanumeric));
    let is_blank = matches!(&*at, "\\s+" | " +" | "\\s");
    if !is_blank && plain.is_none() && at.contains(|letter| "\\[](){}.*+?^$|".contains(letter)) {
        return Err(Stop::Refused(format!("split(\"{at}\")")));
    }
    let mut parts: Vec<&str> = if is_blank {
        text.split(|letter: char| letter.is_ascii_whitespace()).collect()
    } else {
        text.split(plain.unwrap_or(&at)).collect()
    };
    if at.is_empty() {
        parts.remove(0);
    }
    let is_split = parts.len() > 1;
    if is_blank && at != "\\s" {
        let mut is_first = true;
        parts.retain(|part| std::mem::replace(&mut is_first, false) || !part.is_empty());
    }
    while is_split && parts.last().is_some_and(|part| part.is_empty()) {
        parts.pop();
    }
    let made = parts.iter().map(|part| machine.new_text(part)).collect::<Result<Vec<_>, _>>()?;
    machine.new_array(Kind::Pointer, &made)
}

/// `String.join` of texts, or of a list of them.
pub(super) fn join(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let between = machine.string(values[0])?;
    let mut parts = Vec::new();
    for (&value, &argument) in values.iter().zip(kinds).skip(1) {
        if machine.is_text(argument.ty) {
            parts.push(shown(machine, value, argument.ty)?);
            continue;
        }
        let is_array = machine.code.types.pointee(argument.ty).is_some_and(|of| machine.code.types.is_pointer(of));
        let items = if is_array { machine.elements(value, argument)? } else { machine.list_values(value, argument)? };
        let of = machine.element(argument).1;
        for item in items {
            parts.push(shown(machine, item, of)?);
        }
    }
    machine.new_text(&parts.join(&between))
}

pub(super) fn letters(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let units = machine.units(values[0])?;
    machine.new_units(&units)
}

/// `new String(array, from, count)`.
pub(super) fn part(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let units = machine.units(values[0])?;
    let (from, count, length) = (values[1] as i64, values[2] as i64, units.len() as i64);
    if from < 0 || count < 0 || from > length - count {
        return thrown(format!("StringIndexOutOfBoundsException: offset {from}, count {count}, length {length}"));
    }
    machine.new_units(&units[from as usize..(from + count) as usize])
}
