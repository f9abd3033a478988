//! Class patterns of `match`.

use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Value, index};

impl Call<'_> {
    /// subject, class, names, number of positional patterns → tuple of attributes or None
    pub(super) fn match_class(&mut self) -> Result<Value, Stop> {
        let (subject, class) = (self.arg(0), self.arg(1));
        let names = self.look().sequence(self.arg(2)).unwrap_or_default().to_vec();
        let Value::Int(count) = self.arg(3) else { return Ok(Value::None) };
        let is_class = matches!(class, Value::Type(_)) || matches!(self.look().object(class), Some(Object::Class(_)));
        if !is_class {
            return Err(self.type_error("called match pattern must be a class"));
        }
        if !self.is_instance(subject, class) {
            return Ok(Value::None);
        }
        let mut found = Vec::new();
        if count > 0 {
            let match_args = self.name("__match_args__");
            let names = self.find_attribute(class, match_args)?;
            if let (None, Some(whole)) = (names, self.matches_whole(class)) {
                if count > 1 {
                    let text = format!("{whole}() accepts 1 positional sub-pattern ({count} given)");
                    return Err(self.type_error(text));
                }
                found.push(subject);
            } else {
                found = self.positional_attributes(subject, class, names, index(count))?;
                if found.len() < index(count) {
                    return Ok(Value::None);
                }
            }
        }
        for name in names {
            let text = self.look().str(name).map(|text| text.shared()).unwrap_or_default();
            let name = self.name(&text);
            let Some(value) = self.find_attribute(subject, name)? else { return Ok(Value::None) };
            found.push(self.keep_value(value));
        }
        self.heap().new_tuple(found)
    }

    /// The attributes that `__match_args__` names.
    fn positional_attributes(
        &mut self,
        subject: Value,
        class: Value,
        names: Option<Value>,
        count: usize,
    ) -> Result<Vec<Value>, Stop> {
        let names = names.and_then(|names| self.look().sequence(names)).unwrap_or_default().to_vec();
        if count > names.len() {
            let (class, most) = (self.class_name(class), names.len());
            let plural = if most == 1 { "" } else { "s" };
            return Err(self
                .type_error(format_args!("{class}() accepts {most} positional sub-pattern{plural} ({count} given)")));
        }
        let mut found = Vec::new();
        for name in &names[..count] {
            let text = self.look().str(*name).map(|text| text.shared()).unwrap_or_default();
            let name = self.name(&text);
            let Some(value) = self.find_attribute(subject, name)? else { break };
            found.push(self.keep_value(value));
        }
        Ok(found)
    }

    /// The name of a class of which one pattern in parentheses matches the subject itself.
    fn matches_whole(&self, class: Value) -> Option<&'static str> {
        let of = match class {
            Value::Type(class) => class,
            _ => match self.look().object(class) {
                Some(Object::Class(class)) => class.layout,
                _ => return None,
            },
        };
        let matches = matches!(
            of,
            Type::Bool
                | Type::Dict
                | Type::Float
                | Type::FrozenSet
                | Type::Int
                | Type::List
                | Type::Set
                | Type::Str
                | Type::Tuple
        );
        matches.then(|| of.name())
    }
}
