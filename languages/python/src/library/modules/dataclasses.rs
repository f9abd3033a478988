//! `dataclasses`

use std::rc::Rc;

use crate::ast::CompareOp;
use crate::library::Foreign;
use crate::library::hooks::Special;
use crate::library::modules::Named;
use crate::library::table::{Table, natives};
use crate::names::Namespace;
use crate::native::{Call, Stop};
use crate::object::{Instance, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

/// The arguments of `field(…)`.
#[derive(Clone, Copy, Debug)]
pub struct FieldOptions {
    /// Its default, or unbound.
    pub default: Value,
    /// The factory of its default, or unbound.
    pub factory: Value,
    in_init: bool,
    in_repr: bool,
    in_compare: bool,
}

/// The fields of a data class.
#[derive(Clone, Debug)]
pub struct Fields {
    fields: Vec<(Rc<str>, FieldOptions)>,
    frozen: bool,
}

/// The arguments of `dataclass(…)`.
#[derive(Clone, Copy, Debug)]
pub struct DataOptions {
    init: bool,
    repr: bool,
    eq: bool,
    order: bool,
    hash: bool,
    frozen: bool,
}

impl Fields {
    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        for (_, options) in &self.fields {
            mark(options.default);
            mark(options.factory);
        }
    }
}

natives! {
    /// The functions of `dataclasses`.
    DATACLASSES:
    Native::new("asdict", asdict).takes(1, &["obj"]) => [
        "from dataclasses import dataclass, asdict, astuple\n@dataclass\nclass P:\n    x: int\n    y: list\nprint(asdict(P(1, [P(2, [])])), astuple(P(1, [2])))"
            => "{'x': 1, 'y': [{'x': 2, 'y': []}]} (1, [2])",
    ];
    Native::new("astuple", astuple).takes(1, &["obj"]) => [];
    Native::new("dataclass", dataclass)
        .takes(0, &[""])
        .keywords(&["init", "repr", "eq", "order", "unsafe_hash", "frozen", "match_args", "kw_only", "slots"]) => [
        "from dataclasses import dataclass, field\n@dataclass\nclass P:\n    x: int\n    y: int = 2\n    z: list = field(default_factory=list)\n    def total(self): return self.x + self.y\np = P(1); p.z.append(3); print(p, p == P(1, 2, [3]), P(1) == P(2), p.total(), P(1, y=5))"
            => "P(x=1, y=2, z=[3]) True False 3 P(x=1, y=5, z=[])",
        "from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int\n    def __post_init__(self): self.x += 1\nprint(P(1))"
            => "P(x=2)",
        "from dataclasses import dataclass\n@dataclass(order=True, frozen=True)\nclass Q:\n    row: int\n    col: int\nprint(sorted([Q(2, 1), Q(1, 3)]), Q(1, 2) < Q(1, 3), len({Q(1, 1), Q(1, 1)}))\ntry: Q(1, 2).row = 3\nexcept AttributeError as e: print(type(e).__name__, e)"
            => "[Q(row=1, col=3), Q(row=2, col=1)] True 1\nFrozenInstanceError cannot assign to field 'row'",
        "from dataclasses import dataclass\n@dataclass\nclass A:\n    x: int\n    def __post_init__(self): self.y = self.x * 2\n@dataclass\nclass B(A):\n    z: int = 0\nprint(B(1, 2), B(3).y)\ntry: A()\nexcept TypeError as e: print(e)"
            => "B(x=1, z=2) 6\nA.__init__() missing 1 required positional argument: 'x'",
    ];
    Native::new("field", field).keywords(&["default", "default_factory", "init", "repr", "hash", "compare", "metadata", "kw_only"]) => [
        "from dataclasses import dataclass, field\n@dataclass\nclass P:\n    x: int = field(default=1, repr=False)\n    y: int = field(init=False, default=7, compare=False)\np = P(); print(p, p.x, p.y)"
            => "P(y=7) 1 7",
    ];
    Native::new("is_dataclass", is_dataclass).takes(1, &["obj"]) => [];
    Native::new("replace", replace).takes(1, &[""]).any_keyword() => [
        "from dataclasses import dataclass, replace\n@dataclass\nclass P:\n    x: int\n    y: int = 2\nprint(replace(P(1), y=3))" => "P(x=1, y=3)",
    ];
}

natives! {
    /// The methods that a data class is given.
    METHODS:
    Native::new("dataclass.__init__", init).takes(1, &[""]).variadic().any_keyword() => [];
    Native::new("dataclass.__repr__", repr).takes(1, &[""]) => [];
    Native::new("dataclass.__eq__", |call| compare(call, CompareOp::Eq)).takes(2, &["", ""]) => [];
    Native::new("dataclass.__lt__", |call| compare(call, CompareOp::Lt)).takes(2, &["", ""]) => [];
    Native::new("dataclass.__le__", |call| compare(call, CompareOp::LtE)).takes(2, &["", ""]) => [];
    Native::new("dataclass.__gt__", |call| compare(call, CompareOp::Gt)).takes(2, &["", ""]) => [];
    Native::new("dataclass.__ge__", |call| compare(call, CompareOp::GtE)).takes(2, &["", ""]) => [];
    Native::new("dataclass.__hash__", hash).takes(1, &[""]) => [];
    Native::new("dataclass.__setattr__", set_frozen).takes(3, &["", "", ""]) => [];
}

fn option(call: &mut Call<'_>, index: usize, default: bool) -> Result<bool, Stop> {
    match call.option(index) {
        Value::Unbound => Ok(default),
        value => call.truth(value),
    }
}

fn dataclass(call: &mut Call<'_>) -> Result<Value, Stop> {
    let options = DataOptions {
        init: option(call, 0, true)?,
        repr: option(call, 1, true)?,
        eq: option(call, 2, true)?,
        order: option(call, 3, false)?,
        hash: option(call, 4, false)?,
        frozen: option(call, 5, false)?,
    };
    match call.arg(0) {
        Value::Unbound | Value::None => call.new_foreign(Foreign::DataMaker(options)),
        class => call.make_data_class(class, options),
    }
}

fn field(call: &mut Call<'_>) -> Result<Value, Stop> {
    let options = FieldOptions {
        default: call.option(0),
        factory: call.option(1),
        in_init: option(call, 2, true)?,
        in_repr: option(call, 3, true)?,
        in_compare: option(call, 5, true)?,
    };
    if !options.default.is_unbound() && !options.factory.is_unbound() {
        return Err(call.value_error("cannot specify both default and default_factory"));
    }
    call.new_foreign(Foreign::Field(options))
}

impl Call<'_> {
    /// Makes a class a data class.
    pub(crate) fn make_data_class(&mut self, class: Value, options: DataOptions) -> Result<Value, Stop> {
        let Value::Ref(handle) = class else { return Ok(class) };
        let Object::Class(object) = self.look().get(handle) else { return Ok(class) };
        let mut fields: Vec<(Rc<str>, FieldOptions)> = Vec::new();
        for &base in object.mro[1..].iter().rev() {
            if let Some(Special::Data(inherited)) = self.special_of(base) {
                for (name, options) in &inherited.fields {
                    put_field(&mut fields, name.clone(), *options);
                }
            }
        }
        for (name, options) in self.own_fields(handle)? {
            put_field(&mut fields, name, options);
        }
        let optional = |options: &FieldOptions| !options.default.is_unbound() || !options.factory.is_unbound();
        let given: Vec<_> = fields.iter().filter(|field| field.1.in_init).collect();
        if let Some(at) = given.windows(2).position(|pair| optional(&pair[0].1) && !optional(&pair[1].1)) {
            let name = given[at + 1].0.clone();
            return Err(self.type_error(format_args!("non-default argument '{name}' follows default argument")));
        }
        let names: Vec<Rc<str>> = given.iter().map(|field| field.0.clone()).collect();
        let wanted = [
            ("__init__", options.init),
            ("__repr__", options.repr),
            ("__eq__", options.eq),
            ("__lt__", options.order),
            ("__le__", options.order),
            ("__gt__", options.order),
            ("__ge__", options.order),
            ("__hash__", options.eq && options.frozen || options.hash),
            ("__setattr__", options.frozen),
        ];
        for (name, wanted) in wanted {
            if let (true, Some(method)) = (wanted, METHODS.find(name)) {
                self.add_attribute(handle, name, Value::Native(method));
            }
        }
        if options.eq {
            // Equality without a hash: the instances are no keys.
            self.add_attribute(handle, "__hash__", Value::None);
        }
        if let Object::Class(object) = self.heap().get_mut(handle) {
            object.stores_plainly &= !options.frozen;
        }
        let mut texts = Vec::new();
        for name in names {
            texts.push(self.new_str(name)?);
        }
        let texts = self.heap().new_tuple(texts)?;
        self.add_attribute(handle, "__match_args__", texts);
        self.set_special(handle, Special::Data(Rc::new(Fields { fields, frozen: options.frozen })))?;
        Ok(class)
    }

    /// The fields that the body of a class annotates. Their defaults stay attributes of the class.
    fn own_fields(&mut self, class: Handle) -> Result<Vec<(Rc<str>, FieldOptions)>, Stop> {
        let annotations = self.name("__annotations__");
        let Object::Class(object) = self.look().get(class) else { return Ok(Vec::new()) };
        let annotated: Vec<_> = match object.attributes.get(annotations).and_then(|dict| self.look().object(dict)) {
            Some(Object::Dict(entries)) => entries.iter().collect(),
            _ => Vec::new(),
        };
        let mut fields = Vec::new();
        for (key, annotation) in annotated {
            let is_class_variable = match self.foreign(annotation) {
                Some(Foreign::Alias(name)) => *name == "ClassVar",
                _ => self.text(annotation).is_some_and(|text| text.contains("ClassVar")),
            };
            let Some(text) = self.text(key).filter(|_| !is_class_variable) else { continue };
            let name = self.name(&text);
            let Object::Class(object) = self.look().get(class) else { continue };
            let default = object.attributes.get(name).unwrap_or(Value::Unbound);
            let options = match self.foreign(default) {
                Some(Foreign::Field(options)) => *options,
                _ => FieldOptions { default, factory: Value::Unbound, in_init: true, in_repr: true, in_compare: true },
            };
            if let Some(Object::List(_) | Object::Dict(_) | Object::Set(_)) = self.look().object(options.default) {
                let kind = self.type_name(options.default);
                let message =
                    format!("mutable default <class '{kind}'> for field {text} is not allowed: use default_factory");
                return Err(self.value_error(message));
            }
            if let Object::Class(object) = self.heap().get_mut(class) {
                match options.default {
                    Value::Unbound => drop(object.attributes.remove(name)),
                    default => object.attributes.set(name, default),
                }
            }
            fields.push((text, options));
        }
        Ok(fields)
    }

    /// An instance of a data class; `None` if the class has an `__init__` of the program.
    pub(crate) fn construct_data(
        &mut self,
        class: Value,
        fields: &Fields,
        arguments: &[Value],
        keywords: Value,
    ) -> Result<Option<Value>, Stop> {
        let Value::Ref(handle) = class else { return Ok(None) };
        let init = self.name("__init__");
        if matches!(self.machine.mro_attribute(handle, init), Some(Value::Ref(_)) | None) {
            return Ok(None);
        }
        let instance = self.keep(|heap| {
            let instance = Instance { class: handle, attributes: Namespace::default(), payload: Value::Unbound };
            heap.insert(Object::Instance(Box::new(instance))).map(Value::Ref)
        })?;
        self.init_data(instance, fields, arguments, keywords)?;
        Ok(Some(instance))
    }

    fn init_data(
        &mut self,
        instance: Value,
        fields: &Fields,
        arguments: &[Value],
        keywords: Value,
    ) -> Result<(), Stop> {
        let given: Vec<_> = fields.fields.iter().filter(|field| field.1.in_init).collect();
        let names: Vec<Rc<str>> = given.iter().map(|field| field.0.clone()).collect();
        let required = |field: usize| given[field].1.default.is_unbound() && given[field].1.factory.is_unbound();
        let function = format!("{}.__init__", self.type_name(instance));
        let mut values = self.bind_fields(&function, &names, required, arguments, keywords)?.into_iter();
        // What `__post_init__` and factories change may not be stored once more.
        let stored = self.slot(Value::Int(0));
        let mark = self.mark();
        for (number, (text, options)) in (1..).zip(&fields.fields) {
            let given = if options.in_init { values.next() } else { None };
            if matches!(self.get_slot(stored), Value::Int(stored) if stored >= number) {
                continue;
            }
            let value = match given.unwrap_or(Value::Unbound).or(options.default) {
                Value::Unbound if !options.factory.is_unbound() => self.call(options.factory, &[])?,
                value => value,
            };
            let name = self.name(text);
            if value.is_unbound() {
            } else if !fields.frozen {
                self.set_attribute(instance, name, value)?;
            } else if let Value::Ref(handle) = instance
                && let Object::Instance(instance) = self.heap().get_mut(handle)
            {
                instance.attributes.set(name, value);
            }
            self.set_slot(stored, Value::Int(number));
            self.forget(mark);
        }
        if let Some(method) = self.special(instance, "__post_init__")? {
            self.call(method, &[])?;
        }
        Ok(())
    }

    /// The fields of an instance of a data class.
    fn data_fields(&self, value: Value) -> Option<Rc<Fields>> {
        match self.special_of(self.class_of(value)) {
            Some(Special::Data(fields)) => Some(fields.clone()),
            _ => None,
        }
    }

    /// The names and values of the fields that pass.
    fn data_values(&mut self, value: Value, wanted: fn(&FieldOptions) -> bool) -> Result<Option<Vec<Named>>, Stop> {
        let Some(fields) = self.data_fields(value) else { return Ok(None) };
        let mut values = Vec::new();
        for (text, _) in fields.fields.iter().filter(|field| wanted(&field.1)) {
            let name = self.name(text);
            values.push((text.clone(), self.attribute(value, name)?));
        }
        Ok(Some(values))
    }

    /// A copy in which instances of data classes are dicts (or tuples), at any depth.
    fn plain_data(&mut self, value: Value, tuples: bool, depth: usize) -> Result<Value, Stop> {
        if depth > 300 {
            return Err(self.raise(Type::RecursionError, "maximum recursion depth exceeded"));
        }
        if let Some(values) = self.data_values(value, |_| true)? {
            let mut plain = Vec::new();
            for (name, value) in values {
                plain.push((name, self.plain_data(value, tuples, depth + 1)?));
            }
            if tuples {
                let values: Vec<_> = plain.into_iter().map(|entry| entry.1).collect();
                return self.heap().new_tuple(values);
            }
            let dict = self.heap().new_dict(Default::default())?;
            let handle = self.handle(dict)?;
            for (name, value) in plain {
                let name = self.new_str(name)?;
                self.dict_set(handle, name, value)?;
            }
            return Ok(dict);
        }
        let each = |call: &mut Self, items: &[Value]| -> Result<Vec<Value>, Stop> {
            items.iter().map(|&item| call.plain_data(item, tuples, depth + 1)).collect()
        };
        match self.look().object(value).cloned() {
            Some(Object::List(items)) => {
                let items = each(self, &items)?;
                self.heap().new_list(items)
            }
            Some(Object::Tuple(items)) => {
                let items = each(self, &items)?;
                self.heap().new_tuple(items)
            }
            Some(Object::Dict(entries)) => {
                let dict = self.heap().new_dict(crate::dict::Dict::of(entries.class(), entries.missing()))?;
                let handle = self.handle(dict)?;
                for (hash, key, value) in entries.iter_hashed() {
                    let value = self.plain_data(value, tuples, depth + 1)?;
                    self.dict_set_hashed(handle, hash, key, value)?;
                }
                Ok(dict)
            }
            _ => Ok(value),
        }
    }
}

/// Adds a field, or replaces the one of the same name.
fn put_field(fields: &mut Vec<(Rc<str>, FieldOptions)>, name: Rc<str>, options: FieldOptions) {
    match fields.iter_mut().find(|field| field.0 == name) {
        Some(field) => field.1 = options,
        None => fields.push((name, options)),
    }
}

fn init(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (instance, arguments, named) = (call.arg(0), call.rest(1), call.named());
    if let Some(fields) = call.data_fields(instance) {
        call.init_data(instance, &fields, &arguments, named)?;
    }
    Ok(Value::None)
}

fn repr(call: &mut Call<'_>) -> Result<Value, Stop> {
    let receiver = call.arg(0);
    let class = match call.look().object(call.class_of(receiver)) {
        Some(Object::Class(class)) => class.qualname.clone(),
        _ => "?".into(),
    };
    let mut parts = Vec::new();
    for (name, value) in call.data_values(receiver, |options| options.in_repr)?.unwrap_or_default() {
        parts.push(format!("{name}={}", call.repr(value)?));
    }
    call.new_str(format!("{class}({})", parts.join(", ")))
}

/// The fields that count in a comparison, as a tuple.
fn compared(call: &mut Call<'_>, value: Value) -> Result<Value, Stop> {
    let values = call.data_values(value, |options| options.in_compare)?.unwrap_or_default();
    let values: Vec<_> = values.into_iter().map(|entry| entry.1).collect();
    call.keep(|heap| heap.new_tuple(values))
}

fn compare(call: &mut Call<'_>, op: CompareOp) -> Result<Value, Stop> {
    let (own, other) = (call.arg(0), call.arg(1));
    if !call.class_of(own).is(call.class_of(other)) {
        return Ok(Value::NotImplemented);
    }
    let (own, other) = (compared(call, own)?, compared(call, other)?);
    call.compare(op, own, other)
}

fn hash(call: &mut Call<'_>) -> Result<Value, Stop> {
    let values = compared(call, call.arg(0))?;
    call.hash(values).map(Value::Int)
}

fn set_frozen(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = call.text(call.arg(1)).unwrap_or_default();
    Err(call.raise(Type::FrozenInstanceError, format_args!("cannot assign to field '{name}'")))
}

fn asdict(call: &mut Call<'_>) -> Result<Value, Stop> {
    if call.data_fields(call.arg(0)).is_none() {
        return Err(call.type_error("asdict() should be called on dataclass instances"));
    }
    call.plain_data(call.arg(0), false, 0)
}

fn astuple(call: &mut Call<'_>) -> Result<Value, Stop> {
    if call.data_fields(call.arg(0)).is_none() {
        return Err(call.type_error("astuple() should be called on dataclass instances"));
    }
    call.plain_data(call.arg(0), true, 0)
}

fn is_dataclass(call: &mut Call<'_>) -> Result<Value, Stop> {
    let value = call.arg(0);
    let is_class = matches!(call.special_of(value), Some(Special::Data(_)));
    Ok((is_class || call.data_fields(value).is_some()).into())
}

fn replace(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (value, named) = (call.arg(0), call.handle(call.named())?);
    let Some(values) = call.data_values(value, |options| options.in_init)? else {
        return Err(call.type_error("replace() should be called on dataclass instances"));
    };
    let merged = call.keep(|heap| heap.new_dict(Default::default()))?;
    let handle = call.handle(merged)?;
    for (name, value) in values {
        let name = call.keep_str(name)?;
        call.dict_set(handle, name, value)?;
    }
    call.dict_update(handle, Value::Ref(named))?;
    let class = call.class_of(value);
    call.call_with(class, &[], merged)
}

/// The tables of the module.
pub(crate) const TABLES: &[&Table] = &[&DATACLASSES];
