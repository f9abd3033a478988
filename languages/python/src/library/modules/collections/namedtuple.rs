//! `namedtuple`, and `NamedTuple` of `typing`

use std::rc::Rc;

use crate::library::Foreign;
use crate::library::hooks::Special;
use crate::library::modules::operator::Getter;
use crate::library::table::natives;
use crate::names::Namespace;
use crate::native::{Call, Native, Stop};
use crate::object::{Instance, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// The function.
    NAMEDTUPLE:
    Native::new("namedtuple", namedtuple).takes(2, &["typename", "field_names"]).keywords(&["rename", "defaults", "module"]) => [
        "from collections import namedtuple\nP = namedtuple('P', 'x y'); p = P(1, y=2); print(p, p.x, p[1], p == (1, 2), len(p), P._fields)"
            => "P(x=1, y=2) 1 2 True 2 ('x', 'y')",
        "from collections import namedtuple\nP = namedtuple('P', ['x', 'y'], defaults=[5]); p = P(1); x, y = p; print(p, x, y, p._replace(x=3), p._asdict(), P._make([7, 8]))"
            => "P(x=1, y=5) 1 5 P(x=3, y=5) {'x': 1, 'y': 5} P(x=7, y=8)",
        "from typing import NamedTuple\nclass P(NamedTuple):\n    x: int\n    y: int = 2\n    def total(self): return self.x + self.y\np = P(1); print(p, p.total(), sorted([P(2), p]), {p: 1}[(1, 2)])"
            => "P(x=1, y=2) 3 [P(x=1, y=2), P(x=2, y=2)] 1",
    ];
}

/// The methods that each such class has.
static METHODS: &[Native] = &[
    Native::new("namedtuple._asdict", as_dict).takes(1, &[""]),
    Native::new("namedtuple._replace", replace).takes(1, &[""]).any_keyword(),
];

static MAKE: Native = Native::new("namedtuple._make", make).takes(2, &["", ""]);

fn namedtuple(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = match call.text(call.arg(0)) {
        Some(name) => name,
        None => return Err(call.type_error("Type names and field names must be strings")),
    };
    let mut names: Vec<Rc<str>> = Vec::new();
    match call.text(call.arg(1)) {
        Some(text) => names.extend(text.replace(',', " ").split_whitespace().map(Rc::from)),
        None => {
            for name in call.elements(call.arg(1))? {
                match call.text(name) {
                    Some(name) => names.push(name),
                    None => return Err(call.type_error("Type names and field names must be strings")),
                }
            }
        }
    }
    for (index, name) in names.iter().enumerate() {
        if name.starts_with('_') {
            return Err(call.value_error(format_args!("Field names cannot start with an underscore: '{name}'")));
        }
        if names[..index].contains(name) {
            return Err(call.value_error(format_args!("Encountered duplicate field name: '{name}'")));
        }
    }
    let defaults = call.option(1);
    let defaults = if Call::is_absent(defaults) { Vec::new() } else { call.elements(defaults)? };
    if defaults.len() > names.len() {
        return Err(call.type_error("Got more default values than field names"));
    }
    call.new_named_tuple(&name, names, defaults)
}

impl Call<'_> {
    /// A new class of named tuples.
    pub(crate) fn new_named_tuple(
        &mut self,
        name: &str,
        names: Vec<Rc<str>>,
        defaults: Vec<Value>,
    ) -> Result<Value, Stop> {
        let class = self.new_class(name, &[Type::Tuple.into()], Namespace::default())?;
        let handle = self.handle(class)?;
        self.name_fields(handle, names, defaults)?;
        Ok(class)
    }

    /// Gives a class of tuples names for its fields.
    fn name_fields(&mut self, class: Handle, names: Vec<Rc<str>>, defaults: Vec<Value>) -> Result<(), Stop> {
        let mut texts = Vec::with_capacity(names.len());
        for (index, name) in names.iter().enumerate() {
            let key: Rc<[Value]> = Rc::from([Value::from(index)]);
            let getter = self.new_foreign(Foreign::Getter(Getter::Item(key)))?;
            let parts = [getter, Value::None, Value::None, Value::None];
            let property = self.heap().insert(Object::Property(Box::new(parts)))?;
            let text = self.name(name);
            if let Object::Class(class) = self.heap().get_mut(class) {
                class.attributes.set(text, property.into());
            }
            texts.push(self.new_str(name.clone())?);
        }
        let fields = self.heap().new_tuple(texts)?;
        self.add_attribute(class, "_fields", fields);
        self.add_attribute(class, "__match_args__", fields);
        for method in METHODS {
            self.add_attribute(class, method.short_name(), Value::Native(method));
        }
        let make = self.heap().insert(Object::ClassMethod(Value::Native(&MAKE)))?;
        self.add_attribute(class, "_make", make.into());
        self.set_special(class, Special::Tuple(names.into(), defaults.into()))
    }

    /// A class that derives from `NamedTuple` of `typing`: its annotations are the fields.
    pub(crate) fn finish_named_tuple(&mut self, class: Handle) -> Result<(), Stop> {
        let annotations = self.name("__annotations__");
        let Object::Class(object) = self.look().get(class) else { return Ok(()) };
        let fields = object.attributes.get(annotations).unwrap_or(Value::None);
        let names: Vec<Rc<str>> = match self.look().object(fields) {
            Some(Object::Dict(fields)) => fields.iter().filter_map(|(name, _)| self.text(name)).collect(),
            _ => Vec::new(),
        };
        let mut defaults = Vec::new();
        for name in &names {
            let name = self.name(name);
            let Object::Class(object) = self.look().get(class) else { return Ok(()) };
            defaults.extend(object.attributes.get(name));
        }
        if let Object::Class(object) = self.heap().get_mut(class) {
            object.layout = Type::Tuple;
            object.mro = object
                .mro
                .iter()
                .map(|&base| if base.is(Type::NamedTuple.into()) { Type::Tuple.into() } else { base })
                .collect();
        }
        if names.is_empty() {
            return Ok(());
        }
        self.name_fields(class, names, defaults)
    }

    /// An instance of a class of named tuples.
    pub(crate) fn construct_tuple(
        &mut self,
        class: Value,
        names: &[Rc<str>],
        defaults: &[Value],
        arguments: &[Value],
        keywords: Value,
    ) -> Result<Value, Stop> {
        let required = names.len() - defaults.len();
        let function = format!("{}.__new__", self.class_name(class));
        let mut values = self.bind_fields(&function, names, |field| field < required, arguments, keywords)?;
        for (value, default) in values[required..].iter_mut().zip(defaults) {
            *value = value.or(*default);
        }
        self.tuple_of(class, values)
    }

    fn tuple_of(&mut self, class: Value, values: Vec<Value>) -> Result<Value, Stop> {
        let class = self.handle(class)?;
        self.keep(|heap| {
            let payload = heap.new_tuple(values)?;
            let instance = Instance { class, attributes: Namespace::default(), payload };
            heap.insert(Object::Instance(Box::new(instance))).map(Value::Ref)
        })
    }

    /// The names of the fields, if a value is a named tuple.
    pub(crate) fn tuple_names(&self, value: Value) -> Option<Rc<[Rc<str>]>> {
        match self.special_of(self.class_of(value)) {
            Some(Special::Tuple(names, _)) => Some(names.clone()),
            _ => None,
        }
    }
}

/// Names and values of the receiver.
fn fields(call: &mut Call<'_>) -> Vec<(Rc<str>, Value)> {
    let receiver = call.arg(0);
    let names = call.tuple_names(receiver).unwrap_or_else(|| Rc::from([]));
    let values = call.look().sequence(call.plain(receiver)).unwrap_or_default();
    names.iter().cloned().zip(values.iter().copied()).collect()
}

fn as_dict(call: &mut Call<'_>) -> Result<Value, Stop> {
    let dict = call.heap().new_dict(Default::default())?;
    let handle = call.handle(dict)?;
    for (name, value) in fields(call) {
        let name = call.new_str(name)?;
        call.dict_set(handle, name, value)?;
    }
    Ok(dict)
}

fn replace(call: &mut Call<'_>) -> Result<Value, Stop> {
    let named = call.handle(call.named())?;
    let mut values = Vec::new();
    for (name, value) in fields(call) {
        let name = call.new_str(name)?;
        let replaced = call.dict_remove(named, name)?;
        values.push(replaced.unwrap_or(value));
    }
    if let Object::Dict(left) = call.look().get(named)
        && !left.is_empty()
    {
        let names: Vec<_> = left.iter().map(|entry| entry.0).collect();
        let list = call.heap().new_list(names)?;
        let shown = call.repr(list)?;
        return Err(call.value_error(format_args!("Got unexpected field names: {shown}")));
    }
    let class = call.class_of(call.arg(0));
    call.tuple_of(class, values)
}

fn make(call: &mut Call<'_>) -> Result<Value, Stop> {
    let class = call.arg(0);
    let values = call.elements(call.arg(1))?;
    let wanted = match call.special_of(class) {
        Some(Special::Tuple(names, _)) => names.len(),
        _ => values.len(),
    };
    if values.len() != wanted {
        return Err(call.type_error(format_args!("Expected {wanted} arguments, got {}", values.len())));
    }
    call.tuple_of(class, values)
}
