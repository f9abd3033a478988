//! `Arrays`, and what copies arrays.

use super::{Answer, Kinds, Values, shown, thrown};
use crate::machine::{Machine, Stop};
use crate::types::{Kind, Ty};

/// `Arrays.toString`: rows of an array are not shown by it.
pub(super) fn array_text(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = shown(machine, values[0], kinds[0].ty)?;
    machine.new_text(&text)
}

/// `Arrays.fill(array, value)`, or `(array, from, to, value)`.
pub(super) fn fill(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (kind, _) = machine.element(kinds[0]);
    let length = machine.array_length(values[0], kind.size())?;
    let (from, to) = if values.len() > 2 { (values[1] as i64, values[2] as i64) } else { (0, i64::from(length)) };
    if from > to {
        return thrown(format!("IllegalArgumentException: fromIndex({from}) > toIndex({to})"));
    }
    if let Some(index) = [from, to].iter().find(|&&index| index < 0 || index > i64::from(length)) {
        return thrown(format!("ArrayIndexOutOfBoundsException: Array index out of range: {index}"));
    }
    machine.take_work((to - from) as u64 / 2)?;
    for index in from as u32..to as u32 {
        machine.memory.store(kind, values[0] as u32 + index * kind.size(), values[values.len() - 1]);
    }
    Ok(0)
}

pub(super) fn copy_of(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let mut items = machine.elements(values[0], kinds[0])?;
    if let Some(&length) = values.get(1) {
        if (length as i64) < 0 {
            return thrown(format!("NegativeArraySizeException: {}", length as i64));
        }
        machine.take_work(length)?;
        items.resize(length as usize, 0);
    }
    let (kind, _) = machine.element(kinds[0]);
    machine.new_array(kind, &items)
}

pub(super) fn copy_of_range(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let mut items = machine.elements(values[0], kinds[0])?;
    let (from, to) = (values[1] as i64, values[2] as i64);
    if from > to {
        return thrown(format!("IllegalArgumentException: {from} > {to}"));
    }
    if from < 0 || from > items.len() as i64 {
        return thrown(format!(
            "ArrayIndexOutOfBoundsException: arraycopy: length {} is negative",
            items.len() as i64 - from
        ));
    }
    machine.take_work((to - from) as u64)?;
    items.resize((to as usize).max(items.len()), 0);
    let (kind, _) = machine.element(kinds[0]);
    machine.new_array(kind, &items[from as usize..to as usize])
}

/// `System.arraycopy(from, at, to, at, count)`.
pub(super) fn array_copy(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (kind, of) = machine.element(kinds[0]);
    let stride = kind.size();
    let (source, target) = (machine.array_length(values[0], stride)?, machine.array_length(values[2], stride)?);
    let (from, to, count) = (values[1] as i64, values[3] as i64, values[4] as i64);
    let name = if kind == Kind::Pointer { "object array".to_owned() } else { machine.code.types.name(of) };
    let wrong = |what: &str, index: i64, length: u32| {
        let text = format!("arraycopy: {what} {index} out of bounds for {name}[{length}]");
        thrown(format!("ArrayIndexOutOfBoundsException: {text}"))
    };
    if count < 0 {
        return thrown(format!("ArrayIndexOutOfBoundsException: arraycopy: length {count} is negative"));
    }
    if from < 0 {
        return wrong("source index", from, source);
    }
    if to < 0 {
        return wrong("destination index", to, target);
    }
    if from + count > i64::from(source) {
        return wrong("last source index", from + count, source);
    }
    if to + count > i64::from(target) {
        return wrong("last destination index", to + count, target);
    }
    machine.take_work(count as u64)?;
    machine.memory.copy(
        values[2] as u32 + to as u32 * stride,
        values[0] as u32 + from as u32 * stride,
        count as u32 * stride,
    );
    Ok(0)
}

pub(super) fn arrays_equal(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (a, b) = (machine.elements(values[0], kinds[0])?, machine.elements(values[1], kinds[1])?);
    let ty = machine.element(kinds[0]).1;
    let mut equal = a.len() == b.len();
    for (&a, &b) in a.iter().zip(&b) {
        equal = equal && (a == b || (machine.is_text(ty) && shown(machine, a, ty)? == shown(machine, b, ty)?));
    }
    Ok(u64::from(equal))
}

/// `Arrays.sort` of numbers and texts, or of a part.
pub(super) fn sort(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let items = machine.elements(values[0], kinds[0])?;
    let (kind, of) = machine.element(kinds[0]);
    let sorted = ordered(machine, items, kind, of)?;
    for (at, value) in (values[0] as u32..).step_by(kind.size() as usize).zip(sorted) {
        machine.memory.store(kind, at, value);
    }
    Ok(0)
}

fn ordered(machine: &mut Machine, mut items: Vec<u64>, kind: Kind, of: Ty) -> Result<Vec<u64>, Stop> {
    machine.take_work(items.len() as u64 * u64::from(usize::BITS - items.len().leading_zeros()))?;
    if machine.is_text(of) && items.contains(&0) {
        return thrown("NullPointerException");
    }
    let texts = machine.is_text(of);
    let objects = &machine.objects;
    let memory = &machine.memory;
    let unit = |text: u64, index: u32| {
        let size = objects.find((text >> 32) as u32).map_or(0, |object| object.size);
        (2 * index < size).then(|| memory.read(text as u32 + 2 * index, 2).0)
    };
    items.sort_by(|&a, &b| match kind {
        _ if texts => {
            let differ = (0..).map(|index| (unit(a, index), unit(b, index))).find(|(a, b)| a != b || a.is_none());
            differ.map_or(std::cmp::Ordering::Equal, |(a, b)| a.cmp(&b))
        }
        Kind::F32 | Kind::F64 => f64::from_bits(a).total_cmp(&f64::from_bits(b)),
        _ => (a as i64).cmp(&(b as i64)),
    });
    Ok(items)
}
