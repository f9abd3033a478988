//! `list.sort` and `sorted`: a [sort](crate::library::timsort) whose keys and comparisons may be Python code.

use crate::library::timsort::Sorter;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::Value;

/// An element of a list that is sorted.
#[derive(Clone, Copy)]
struct Row {
    key: Value,
    value: Value,
    /// The index before the sort.
    place: usize,
}

impl Call<'_> {
    /// Sorts a list in place.
    ///
    /// # Errors
    /// Those of the keys and of the comparisons.
    pub(crate) fn sort(&mut self, list: Value, key: Value, reverse: Value) -> Result<(), Stop> {
        let Value::Ref(handle) = list else { return Ok(()) };
        let reverse = !reverse.is_unbound() && self.truth(reverse)?;
        let values = self.heap().list(handle).to_vec();
        self.work_on(values.len())?;
        let keys = if Self::is_absent(key) { values.clone() } else { self.keys(&values, key)? };
        let mut rows: Vec<Row> =
            keys.into_iter().zip(values).map(|(key, value)| Row { key, value, place: 0 }).collect();
        // Equal elements keep their order also in a sort downwards.
        if reverse {
            rows.reverse();
        }
        if rows.iter().all(|row| self.is_plain(row.key)) {
            Sorter::sort(&mut rows, &mut |a, b| {
                self.work()?;
                self.less(a.key, b.key)
            })?;
        } else {
            self.sort_in_turns(&mut rows)?;
        }
        if reverse {
            rows.reverse();
        }
        if self.heap().list(handle).len() != rows.len() {
            return Err(self.value_error("list modified during sort"));
        }
        if let Some(list) = self.heap().list_mut(handle) {
            *list = rows.into_iter().map(|row| row.value).collect();
        }
        Ok(())
    }

    /// The keys of values, one turn a key.
    fn keys(&mut self, values: &[Value], key: Value) -> Result<Vec<Value>, Stop> {
        let kept = self.keep(|heap| heap.new_list(Vec::new()))?;
        let Value::Ref(handle) = kept else { return Ok(Vec::new()) };
        let mark = self.mark();
        while self.heap().list(handle).len() < values.len() {
            let next = values[self.heap().list(handle).len()];
            let value = self.call(key, &[next])?;
            self.heap().push(handle, value)?;
            self.forget(mark);
        }
        Ok(self.heap().list(handle).to_vec())
    }

    /// A sort whose comparisons may need Python code. After each step of the sort the order so far is kept, so that
    /// only the comparisons of one step are repeated.
    fn sort_in_turns(&mut self, rows: &mut Vec<Row>) -> Result<(), Stop> {
        rows.iter_mut().enumerate().for_each(|(place, row)| row.place = place);
        let mut sorter = Sorter::new(rows.len());
        let order = self.slot(Value::None);
        let state = self.slot(Value::None);
        let mark = self.mark();
        if let (Value::Ref(order), Value::Ref(state)) = (self.get_slot(order), self.get_slot(state)) {
            let places = numbers(self.heap().list(order));
            *rows = places.iter().filter_map(|&place| rows.get(place).copied()).collect();
            sorter.restore(&numbers(self.heap().list(state)));
        }
        while sorter.step(rows, &mut |a, b| self.less(a.key, b.key))? {
            let places = rows.iter().map(|row| row.place.into()).collect();
            let numbers = sorter.save().into_iter().map(Value::from).collect();
            let (places, numbers) = (self.heap().new_list(places)?, self.heap().new_list(numbers)?);
            self.set_slot(order, places);
            self.set_slot(state, numbers);
            self.forget(mark);
        }
        Ok(())
    }

    /// Whether a comparison of this value with one of its kind never needs Python code.
    fn is_plain(&mut self, value: Value) -> bool {
        let Value::Ref(handle) = value else { return true };
        match self.heap().get(handle) {
            Object::Str(_) | Object::Int(_) => true,
            Object::Tuple(items) => items.clone().iter().all(|&item| self.is_plain(item)),
            _ => false,
        }
    }
}

/// The numbers of a list that the sort has made.
fn numbers(values: &[Value]) -> Vec<usize> {
    let number = |value: &Value| match value {
        Value::Int(number) => usize::try_from(*number).ok(),
        _ => None,
    };
    values.iter().filter_map(number).collect()
}
