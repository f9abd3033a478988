//! Slices: what `c[a:b:c]` and `c[a:b:c] = x` mean.

use crate::native::{Call, Stop};
use crate::object::{Object, Range};
use crate::value::{Handle, Value, index};

/// A slice of a sequence of known length: the first index, the one where it ends, the step, and how many there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Section {
    pub(crate) start: i64,
    stop: i64,
    pub(crate) step: i64,
    pub(crate) count: usize,
}

impl Section {
    /// The indices, in order.
    pub(crate) fn indices(self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator {
        (0..self.count).map(move |n| index(self.start + self.step * n as i64))
    }
}

impl Call<'_> {
    /// The indices of a slice in a sequence of this length.
    pub(crate) fn section(&mut self, [start, stop, step]: [Value; 3], length: u64) -> Result<Section, Stop> {
        let length = i64::try_from(length).unwrap_or(i64::MAX);
        let step = self.slice_index(step)?.unwrap_or(1);
        if step == 0 {
            return Err(self.value_error("slice step cannot be zero"));
        }
        let (low, high) = if step > 0 { (0, length) } else { (-1, length - 1) };
        let bound = |index: Option<i64>, default: i64| match index {
            None => default,
            Some(index) if index < 0 => (index.saturating_add(length)).max(low),
            Some(index) => index.min(high),
        };
        let start = bound(self.slice_index(start)?, if step > 0 { low } else { high });
        let stop = bound(self.slice_index(stop)?, if step > 0 { high } else { low });
        let count = Range { start, stop, step }.len();
        Ok(Section { start, stop, step, count: index(count) })
    }

    fn slice_index(&mut self, value: Value) -> Result<Option<i64>, Stop> {
        if Self::is_absent(value) {
            return Ok(None);
        }
        if let Some(number) = self.whole(value) {
            let cut = number.to_i64().unwrap_or(if number.is_negative() { i64::MIN } else { i64::MAX });
            return Ok(Some(cut.max(i64::MIN + 1)));
        }
        if self.special(value, "__index__")?.is_some() {
            return self.index(value).map(Some);
        }
        Err(self.type_error("slice indices must be integers or None or have an __index__ method"))
    }

    pub(super) fn slice_item(&mut self, value: Value, handle: Handle, parts: [Value; 3]) -> Result<Value, Stop> {
        let length = match self.look().get(handle) {
            Object::List(items) => items.len() as u64,
            Object::Tuple(items) => items.len() as u64,
            Object::Str(text) => text.len() as u64,
            Object::Range(range) => range.len(),
            _ => return self.class_item(value, Value::None),
        };
        let section = self.section(parts, length)?;
        let heap = self.heap();
        let pick = |items: &[Value]| -> Vec<Value> {
            if section.step == 1 {
                return items[index(section.start)..][..section.count].to_vec();
            }
            section.indices().map(|at| items[at]).collect()
        };
        match heap.get(handle) {
            Object::List(items) => {
                let items = pick(items);
                heap.new_list(items)
            }
            Object::Tuple(items) => {
                let items = pick(items);
                heap.new_tuple(items)
            }
            Object::Str(text) => {
                let text = if text.is_ascii() && section.step == 1 {
                    text.as_str()[index(section.start)..][..section.count].to_owned()
                } else {
                    let chars: Vec<char> = text.as_str().chars().collect();
                    section.indices().map(|at| chars[at]).collect()
                };
                heap.new_str(text)
            }
            Object::Range(range) => {
                let at = |index: i64| range.start.wrapping_add(range.step.wrapping_mul(index));
                let (start, stop) = (at(section.start), at(section.stop));
                let step = range.step.wrapping_mul(section.step);
                heap.insert(Object::Range(Range { start, stop, step })).map(Value::Ref)
            }
            _ => Ok(Value::None),
        }
    }

    pub(super) fn set_slice(&mut self, list: Handle, parts: [Value; 3], by: Value) -> Result<(), Stop> {
        let by = self.sequence_or_collect(by)?;
        let by = by.ok_or_else(|| self.type_error("can only assign an iterable"))?;
        let length = self.heap().list(list).len() as u64;
        let section = self.section(parts, length)?;
        if section.step == 1 {
            let (start, grown) = (index(section.start), by.len().saturating_sub(section.count));
            if let Some(items) = self.heap().list_mut(list) {
                items.splice(start..start + section.count, by);
                let length = items.len();
                crate::heap::check_length(length)?;
            }
            return self.heap().grow(grown * size_of::<Value>());
        }
        if by.len() != section.count {
            let (given, wanted) = (by.len(), section.count);
            return Err(self.value_error(format_args!(
                "attempt to assign sequence of size {given} to extended slice of size {wanted}"
            )));
        }
        if let Some(items) = self.heap().list_mut(list) {
            section.indices().zip(by).for_each(|(at, element)| items[at] = element);
        }
        Ok(())
    }
}
