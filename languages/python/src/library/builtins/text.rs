//! `print input repr …`: functions that write and read text.

use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

natives! {
    /// Functions that write and read text.
    TEXT:
    Native::new("ascii", |call| call.typed(Call::ascii)).takes(1, &[""]) => ["print(ascii('é♛'))" => r"'\xe9\u265b'"];
    Native::new("format", |call| call.typed(format)).takes(1, &["", ""]) => [
        "print(format(3.14159, '8.2f'), format('a', '>3'), format(255, '#x'), format(None))" => "    3.14   a 0xff None",
    ];
    Native::new("input", |call| call.typed(input)).takes(0, &[""]) => [];
    Native::new("print", print).variadic().keywords(&["sep", "end", "file", "flush"]) => [
        "print(1, 'a', None); print(); print(1, 2, sep='-', end='!'); print('x', end=''); print(*'abc', sep='')"
            => "1 a None\n\n1-2!xabc",
        "print('a', 'b', sep=None, end=None, flush=True)" => "a b",
    ];
    Native::new("repr", |call| call.typed(Call::repr)).takes(1, &[""]) => [
        "print(repr('a'), repr([1.0, 'x', (2,), {3: {4}}]), repr(\"it's\"))" => "'a' [1.0, 'x', (2,), {3: {4}}] \"it's\"",
        "a = [1]; a.append(a); print(a)" => "[1, [...]]",
    ];
}

fn format(call: &mut Call<'_>, value: Value, spec: Option<Value>) -> Result<String, Stop> {
    let spec = spec.map_or(Ok("".into()), |spec| call.text_or(spec, "format() argument 2 must be str"))?;
    call.format(value, &spec)
}

fn input(call: &mut Call<'_>, prompt: Option<Value>) -> Result<Value, Stop> {
    let prompt = prompt.map_or(Ok(String::new()), |prompt| call.str(prompt))?;
    call.print(&prompt)?;
    let line = call.read_line().ok_or_else(|| call.raise(Type::EOFError, "EOF when reading a line"))?;
    call.new_str(line)
}

fn print(call: &mut Call<'_>) -> Result<Value, Stop> {
    let values = call.rest(0);
    let separator = text_option(call, 0, "sep must be None or a string", " ")?;
    let end = text_option(call, 1, "end must be None or a string", "\n")?;
    let file = call.option(2);
    let mut out = String::new();
    for (index, value) in values.into_iter().enumerate() {
        if index > 0 {
            out.push_str(&separator);
        }
        out.push_str(&call.str(value)?);
    }
    out.push_str(&end);
    if Call::is_absent(file) || call.is_output(file) {
        call.print(&out)?;
    } else {
        let name = call.name("write");
        let write = call.attribute(file, name)?;
        let text = call.keep_str(out)?;
        call.call(write, &[text])?;
    }
    Ok(Value::None)
}

fn text_option(call: &mut Call<'_>, index: usize, must: &str, default: &str) -> Result<std::rc::Rc<str>, Stop> {
    let value = call.option(index);
    if Call::is_absent(value) {
        return Ok(default.into());
    }
    call.text_or(value, must)
}
