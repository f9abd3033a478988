//! `enum`

use std::rc::Rc;

use crate::library::Foreign;
use crate::library::hooks::Special;
use crate::library::modules::Named;
use crate::library::table::natives;
use crate::names::{Name, Namespace};
use crate::native::{Call, Stop};
use crate::object::{Instance, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// The functions of `enum`.
    ENUM:
    Native::new("auto", auto).takes(0, &[]) => [
        "from enum import Enum, auto\nclass C(Enum):\n    RED = 1\n    BLUE = auto()\n    GREEN = auto()\nprint(C.RED, repr(C.BLUE), C.GREEN.value, C.RED.name, list(C), len(C), C(2), C['RED'] is C.RED, C.RED == C.BLUE)"
            => "C.RED <C.BLUE: 2> 3 RED [<C.RED: 1>, <C.BLUE: 2>, <C.GREEN: 3>] 3 C.BLUE True False",
        "from enum import IntEnum\nclass N(IntEnum):\n    ONE = 1\n    TWO = 2\nprint(N.ONE, N.ONE + 1, N.ONE < N.TWO, sorted(N, reverse=True), [5, 6][N.ONE], N.TWO == 2, f'{N.ONE:>3}')"
            => "1 2 True [<N.TWO: 2>, <N.ONE: 1>] 6 True   1",
        "from enum import Enum\nclass D(Enum):\n    N = (-1, 0)\n    S = (1, 0)\n    def back(self): return D((-self.value[0], 0))\nprint(D.N.back(), [d.name for d in D], {D.N: 1}[D.N], D.N in D)\ntry: D(5)\nexcept ValueError as e: print(e)"
            => "D.S ['N', 'S'] 1 True\n5 is not a valid D",
        "from enum import Enum, auto\nclass E(Enum):\n    A = 5\n    B = 2\n    C = auto()\nprint(E.C.value)\ntry: E.D\nexcept AttributeError as e: print(e)"
            => "6\nD",
    ];
    Native::new("unique", unique).takes(1, &[""]) => [
        "from enum import Enum, unique\n@unique\nclass C(Enum):\n    A = 1\n    B = 2\nprint(C.B)" => "C.B",
    ];
}

fn auto(call: &mut Call<'_>) -> Result<Value, Stop> {
    call.new_foreign(Foreign::Auto)
}

fn unique(call: &mut Call<'_>) -> Result<Value, Stop> {
    let class = call.arg(0);
    if let Some(Special::Enum(members)) = call.special_of(class).cloned() {
        let Some(Object::Class(object)) = call.look().object(class) else { return Ok(class) };
        let attributes: Vec<_> = object.attributes.iter().collect();
        for (name, value) in attributes {
            let text = call.machine.names.text(name).clone();
            let first = members.iter().find(|member| member.1.is(value) && member.0 != text);
            if let Some(first) = first {
                let (class, first) = (call.repr(class)?, first.0.clone());
                return Err(call.value_error(format_args!("duplicate values found in {class}: {text} -> {first}")));
            }
        }
    }
    Ok(class)
}

impl Call<'_> {
    /// Makes the attributes of a new class members.
    pub(crate) fn finish_enum(&mut self, class: Handle) -> Result<(), Stop> {
        let Object::Class(object) = self.look().get(class) else { return Ok(()) };
        let (attributes, layout) = (object.attributes.clone(), object.layout);
        let init = self.name("__init__");
        let init = match self.machine.mro_attribute(class, init) {
            Some(init @ Value::Ref(_)) => Some(init),
            _ => None,
        };
        let mut members: Vec<(Rc<str>, Value)> = Vec::new();
        let mut values: Vec<Value> = Vec::new();
        let mut last = 0;
        for (name, value) in attributes.iter() {
            let text = self.machine.names.text(name).clone();
            if text.starts_with('_') || !self.is_member_value(value) {
                continue;
            }
            let value = match self.foreign(value) {
                Some(Foreign::Auto) if self.is_str_enum(class) => {
                    let lower = crate::library::case::lower(&text);
                    self.keep_str(lower)?
                }
                Some(Foreign::Auto) => Value::Int(last + 1),
                _ => value,
            };
            last = self.whole(value).and_then(|number| number.to_i64()).map_or(last, |number| number.max(last));
            let mut known = None;
            for (at, &other) in values.iter().enumerate() {
                if self.equal(other, value)? {
                    known = Some(members[at].1);
                    break;
                }
            }
            let member = match known {
                Some(member) => member,
                None => {
                    let member = self.new_member(class, layout, &text, value)?;
                    members.push((text, member));
                    values.push(value);
                    if let Some(init) = init {
                        let mut arguments = vec![member];
                        match self.look().object(value) {
                            Some(Object::Tuple(items)) => arguments.extend(items.iter()),
                            _ => arguments.push(value),
                        }
                        self.call(init, &arguments)?;
                    }
                    member
                }
            };
            self.set_member(class, name, member);
        }
        self.set_special(class, Special::Enum(members.into()))
    }

    /// Whether an attribute of an enumeration is a member: neither a function nor a property.
    fn is_member_value(&self, value: Value) -> bool {
        match self.look().object(value) {
            Some(
                Object::Function(_)
                | Object::Property(_)
                | Object::StaticMethod(_)
                | Object::ClassMethod(_)
                | Object::Class(_),
            ) => false,
            _ => !matches!(value, Value::Native(_)),
        }
    }

    fn is_str_enum(&self, class: Handle) -> bool {
        self.is_subclass(Value::Ref(class), Type::StrEnum.into())
    }

    fn new_member(&mut self, class: Handle, layout: Type, text: &Rc<str>, value: Value) -> Result<Value, Stop> {
        let names = ["name", "_name_", "value", "_value_"].map(|name| self.name(name));
        let is_own_enum = layout.derives(Type::Enum) && !matches!(layout, Type::IntEnum | Type::StrEnum);
        let payload = if is_own_enum || layout == Type::Object { Value::Unbound } else { value };
        let text = text.clone();
        self.keep(|heap| {
            let name = heap.new_str(text)?;
            let mut attributes = Namespace::default();
            for (key, value) in names.into_iter().zip([name, name, value, value]) {
                attributes.set(key, value);
            }
            heap.insert(Object::Instance(Box::new(Instance { class, attributes, payload }))).map(Value::Ref)
        })
    }

    fn set_member(&mut self, class: Handle, name: Name, member: Value) {
        if let Object::Class(class) = self.heap().get_mut(class) {
            class.attributes.set(name, member);
        }
    }

    /// `Color(1)`
    pub(crate) fn member_by_value(
        &mut self,
        class: Value,
        members: &[(Rc<str>, Value)],
        arguments: &[Value],
    ) -> Result<Value, Stop> {
        let [wanted] = *arguments else {
            let class = self.class_name(class);
            return Err(self.type_error(format_args!("{class}() takes one value here")));
        };
        for (_, member) in members {
            if member.is(wanted) {
                return Ok(*member);
            }
            let value = self.member_part(*member, "_value_");
            if self.equal(value, wanted)? {
                return Ok(*member);
            }
        }
        let (shown, class) = (self.repr(wanted)?, self.class_name(class));
        Err(self.value_error(format_args!("{shown} is not a valid {class}")))
    }

    fn member_part(&mut self, member: Value, name: &str) -> Value {
        let name = self.name(name);
        match self.look().object(member) {
            Some(Object::Instance(instance)) => instance.attributes.get(name).unwrap_or(Value::None),
            _ => Value::None,
        }
    }

    /// The members of a class, if it is an enumeration.
    pub(crate) fn members(&self, class: Value) -> Option<Rc<[Named]>> {
        match self.special_of(class) {
            Some(Special::Enum(members)) => Some(members.clone()),
            _ => None,
        }
    }

    /// `Color['RED']`, if the value is an enumeration.
    pub(crate) fn member_by_name(&mut self, class: Value, name: Value) -> Result<Option<Value>, Stop> {
        if self.members(class).is_none() {
            return Ok(None);
        }
        if let (Value::Ref(handle), Some(text)) = (class, self.text(name)) {
            let attribute = self.name(&text);
            if let Some(member) = self.machine.mro_attribute(handle, attribute)
                && self.class_of(member).is(class)
            {
                return Ok(Some(member));
            }
        }
        Err(self.key_error(name))
    }

    /// How a member is shown: `<Color.RED: 1>` by `repr`, `Color.RED` by `str`. `None` for any other value.
    pub(crate) fn member_text(&mut self, member: Value, repr: bool) -> Result<Option<String>, Stop> {
        let class = self.class_of(member);
        if self.members(class).is_none() {
            return Ok(None);
        }
        let name = self.member_part(member, "_name_");
        let (class_name, name) = (self.class_name(class), self.text(name).unwrap_or_default());
        let value = self.member_part(member, "_value_");
        if repr {
            return Ok(Some(format!("<{class_name}.{name}: {}>", self.repr(value)?)));
        }
        if self.is_subclass(class, Type::IntEnum.into()) || self.is_subclass(class, Type::StrEnum.into()) {
            return self.str(value).map(Some);
        }
        Ok(Some(format!("{class_name}.{name}")))
    }
}
