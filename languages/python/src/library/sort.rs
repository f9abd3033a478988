//! `list.sort` and `sorted`: a [sort](crate::library::timsort) whose keys and comparisons may be Python code.

use crate::library::timsort::Sorter;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::{Value, index};

impl Call<'_> {
    /// Sorts a list in place.
    ///
    /// # Errors
    /// Those of the keys and of the comparisons.
    pub(crate) fn sort(&mut self, list: Value, key: Value, reverse: Value) -> Result<(), Stop> {
        let Value::Ref(handle) = list else { return Ok(()) };
        let reverse = !reverse.is_unbound() && self.truth(reverse)?;
        // A key can make the list longer, or shorter.
        let mut values = self.heap().list(handle).to_vec();
        let length = match self.replay() {
            Some(Value::Int(length)) => index(length),
            _ => {
                self.note(Value::Int(values.len() as i64));
                values.len()
            }
        };
        values.truncate(length);
        self.work_on(values.len())?;
        let keys = if Self::is_absent(key) { values.clone() } else { self.keys(&values, key)? };
        let mut order: Vec<u32> = (0..keys.len() as u32).collect();
        // Equal elements keep their order also in a sort downwards.
        if reverse {
            order.reverse();
        }
        if keys.iter().all(|&key| self.is_plain(key)) {
            Sorter::sort(&mut order, &mut |a, b| {
                self.work()?;
                self.less(keys[a as usize], keys[b as usize])
            })?;
        } else {
            self.sort_in_turns(&mut order, &keys)?;
        }
        if reverse {
            order.reverse();
        }
        let is_changed = self.heap().list(handle).len() != length;
        if let Some(list) = self.heap().list_mut(handle)
            && values.len() == order.len()
        {
            *list = order.into_iter().map(|number| values[number as usize]).collect();
        }
        if is_changed { Err(self.value_error("list modified during sort")) } else { Ok(()) }
    }

    /// The keys of values, one turn a key.
    fn keys(&mut self, values: &[Value], key: Value) -> Result<Vec<Value>, Stop> {
        let kept = self.keep_list()?;
        let mark = self.mark();
        while self.heap().list(kept).len() < values.len() {
            let next = values[self.heap().list(kept).len()];
            let value = self.call(key, &[next])?;
            self.heap().push(kept, value)?;
            self.forget(mark);
        }
        Ok(self.heap().list(kept).to_vec())
    }

    /// A sort whose comparisons may need Python code. After each step of the sort the order so far is kept, so that
    /// only the comparisons of one step are repeated.
    fn sort_in_turns(&mut self, order: &mut Vec<u32>, keys: &[Value]) -> Result<(), Stop> {
        let mut sorter = Sorter::new(order.len());
        let places = self.slot(Value::None);
        let state = self.slot(Value::None);
        let mark = self.mark();
        if let (Value::Ref(places), Value::Ref(state)) = (self.get_slot(places), self.get_slot(state)) {
            *order = numbers(self.heap().list(places)).into_iter().map(|place| place as u32).collect();
            sorter.restore(&numbers(self.heap().list(state)));
        }
        while sorter.step(order, &mut |a, b| self.less(keys[a as usize], keys[b as usize]))? {
            let kept = order.iter().map(|&place| Value::Int(place.into())).collect();
            let numbers = sorter.save().into_iter().map(Value::from).collect();
            let (kept, numbers) = (self.heap().new_list(kept)?, self.heap().new_list(numbers)?);
            self.set_slot(places, kept);
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
