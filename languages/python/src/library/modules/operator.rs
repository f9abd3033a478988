//! `operator`

use std::rc::Rc;

use crate::ast::{BinaryOp, CompareOp, UnaryOp};
use crate::library::Foreign;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::Value;

/// `itemgetter`, `attrgetter` and `methodcaller`.
#[derive(Clone, Debug)]
pub enum Getter {
    /// The keys.
    Item(Rc<[Value]>),
    /// The names, with dots.
    Attribute(Rc<[Value]>),
    /// The name and the arguments.
    Method(Rc<[Value]>),
}

impl Getter {
    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        let (Getter::Item(values) | Getter::Attribute(values) | Getter::Method(values)) = self;
        values.iter().for_each(|&value| mark(value));
    }
}

natives! {
    /// The functions of `operator`.
    OPERATOR:
    Native::new("add", |call| call.binary(BinaryOp::Add, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [
        "import operator as o\nprint(o.add(1, 2), o.sub(5, 2), o.mul(2, 3), o.truediv(1, 2), o.floordiv(7, 2), o.mod(7, 4), o.pow(2, 3))"
            => "3 3 6 0.5 3 3 8",
    ];
    Native::new("and_", |call| call.binary(BinaryOp::BitAnd, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [
        "import operator as o\nprint(o.and_(6, 3), o.or_(6, 3), o.xor(6, 3), o.lshift(1, 3), o.rshift(8, 2), o.invert(0))"
            => "2 7 5 8 2 -1",
    ];
    Native::new("attrgetter", |call| getter(call, Getter::Attribute)).takes(1, &[""]).variadic() => [
        "from operator import attrgetter\nclass A:\n    def __init__(s, x): s.x = x\nprint([a.x for a in sorted([A(2), A(1)], key=attrgetter('x'))])"
            => "[1, 2]",
    ];
    Native::new("concat", |call| call.binary(BinaryOp::Add, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [
        "from operator import concat\nprint(concat([1], [2]))" => "[1, 2]",
    ];
    Native::new("contains", |call| call.typed(Call::contains)).takes(2, &["", ""]) => [
        "from operator import contains\nprint(contains([1], 1))" => "True",
    ];
    Native::new("eq", |call| call.compare(CompareOp::Eq, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [
        "import operator as o\nprint(o.eq(1, 1), o.ne(1, 1), o.lt(1, 2), o.le(2, 2), o.gt(1, 2), o.ge(1, 2))"
            => "True False True True False False",
    ];
    Native::new("floordiv", |call| call.binary(BinaryOp::FloorDiv, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("ge", |call| call.compare(CompareOp::GtE, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("getitem", |call| call.typed(Call::item)).takes(2, &["", ""]) => [
        "from operator import getitem\nprint(getitem([5, 6], 1))" => "6",
    ];
    Native::new("gt", |call| call.compare(CompareOp::Gt, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("index", |call| call.typed(Call::index)).takes(1, &[""]) => [];
    Native::new("inv", |call| call.unary(UnaryOp::Invert, call.arg(0))).takes(1, &[""]) => [];
    Native::new("invert", |call| call.unary(UnaryOp::Invert, call.arg(0))).takes(1, &[""]) => [];
    Native::new("itemgetter", |call| getter(call, Getter::Item)).takes(1, &[""]).variadic() => [
        "from operator import itemgetter\nprint(sorted([(2, 'a'), (1, 'b')], key=itemgetter(0)), itemgetter(1, 0)('xy'))"
            => "[(1, 'b'), (2, 'a')] ('y', 'x')",
    ];
    Native::new("le", |call| call.compare(CompareOp::LtE, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("lshift", |call| call.binary(BinaryOp::LShift, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("lt", |call| call.compare(CompareOp::Lt, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("methodcaller", |call| getter(call, Getter::Method)).takes(1, &[""]).variadic() => [
        "from operator import methodcaller\nprint(methodcaller('split', ',')('a,b'))" => "['a', 'b']",
    ];
    Native::new("mod", |call| call.binary(BinaryOp::Mod, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("mul", |call| call.binary(BinaryOp::Mult, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("ne", |call| call.compare(CompareOp::NotEq, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("neg", |call| call.unary(UnaryOp::USub, call.arg(0))).takes(1, &[""]) => [
        "import operator as o\nprint(o.neg(3), o.pos(3), o.not_(3), o.truth([]), o.is_(None, None), o.is_not(1, None))"
            => "-3 3 False False True True",
    ];
    Native::new("is_", |call| Ok(call.arg(0).is(call.arg(1)).into())).takes(2, &["", ""]) => [];
    Native::new("is_not", |call| Ok((!call.arg(0).is(call.arg(1))).into())).takes(2, &["", ""]) => [];
    Native::new("not_", |call| call.unary(UnaryOp::Not, call.arg(0))).takes(1, &[""]) => [];
    Native::new("or_", |call| call.binary(BinaryOp::BitOr, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("pos", |call| call.unary(UnaryOp::UAdd, call.arg(0))).takes(1, &[""]) => [];
    Native::new("pow", |call| call.binary(BinaryOp::Pow, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("rshift", |call| call.binary(BinaryOp::RShift, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("setitem", |call| call.typed(Call::set_item)).takes(3, &["", "", ""]) => [
        "from operator import setitem\na = [1]; setitem(a, 0, 2); print(a)" => "[2]",
    ];
    Native::new("sub", |call| call.binary(BinaryOp::Sub, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("truediv", |call| call.binary(BinaryOp::Div, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("truth", |call| call.typed(Call::truth)).takes(1, &[""]) => [];
    Native::new("xor", |call| call.binary(BinaryOp::BitXor, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
}

fn getter(call: &mut Call<'_>, make: fn(Rc<[Value]>) -> Getter) -> Result<Value, Stop> {
    let values = call.rest(0).into();
    call.new_foreign(Foreign::Getter(make(values)))
}

impl Call<'_> {
    /// The result of a getter for its argument.
    pub(crate) fn call_getter(&mut self, getter: &Getter) -> Result<Value, Stop> {
        let object = self.arg(1);
        let wanted = match getter {
            Getter::Method(parts) => {
                let name = self.text(parts[0]).unwrap_or_default();
                let name = self.name(&name);
                let method = self.attribute(object, name)?;
                return self.call(method, &parts[1..]);
            }
            Getter::Item(keys) | Getter::Attribute(keys) => keys,
        };
        let mut found = Vec::with_capacity(wanted.len());
        for &key in wanted.iter() {
            let value = match getter {
                Getter::Item(_) => self.item(object, key)?,
                _ => self.dotted_attribute(object, key)?,
            };
            found.push(value);
        }
        match found[..] {
            [single] => Ok(single),
            _ => self.heap().new_tuple(found),
        }
    }

    fn dotted_attribute(&mut self, object: Value, name: Value) -> Result<Value, Stop> {
        let text = self.text(name).unwrap_or_default();
        let mut value = object;
        for part in text.split('.') {
            let name = self.name(part);
            value = self.attribute(value, name)?;
        }
        Ok(value)
    }
}
