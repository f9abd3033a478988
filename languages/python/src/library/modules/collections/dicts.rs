//! `defaultdict` and `OrderedDict`

use crate::dict::{Dict, Missing};
use crate::library::classes::fill_dict;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// The two classes.
    DICTS:
    Native::new("collections.defaultdict", |call| call.typed(defaultdict)).takes(0, &["", ""]).any_keyword() => [
        "from collections import defaultdict\nd = defaultdict(list); d['a'].append(1); print(d); print(d['b'], 'c' in d, d.get('c'), len(d))"
            => "defaultdict(<class 'list'>, {'a': [1]})\n[] False None 2",
        "from collections import defaultdict\nd = defaultdict(int, {'x': 1}); d['y'] += 2; print(dict(d), d == {'x': 1, 'y': 2})" => "{'x': 1, 'y': 2} True",
        "from collections import defaultdict\nd = defaultdict(lambda: 5); print(d[0], list(d.items()))" => "5 [(0, 5)]",
    ];
    Native::new("collections.OrderedDict", ordered_dict).takes(0, &[""]).any_keyword() => [
        "from collections import OrderedDict\nd = OrderedDict([('a', 1)]); d['b'] = 2; print(d, list(d), d.popitem(last=False), d)"
            => "OrderedDict([('b', 2)]) ['a', 'b'] ('a', 1) OrderedDict([('b', 2)])",
    ];
}

fn defaultdict(call: &mut Call<'_>, factory: Value) -> Result<Handle, Stop> {
    let missing = if Call::is_absent(factory) { Missing::Error } else { Missing::Factory(factory) };
    let dict = call.keep_dict(Dict::of(Type::DefaultDict, missing))?;
    fill_dict(call, dict, 1)?;
    Ok(dict)
}

fn ordered_dict(call: &mut Call<'_>) -> Result<Value, Stop> {
    let dict = call.keep_dict(Dict::of(Type::OrderedDict, Missing::Error))?;
    fill_dict(call, dict, 0)?;
    Ok(dict.into())
}
