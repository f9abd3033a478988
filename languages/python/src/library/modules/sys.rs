//! `sys`

use crate::library::Foreign;
use crate::library::foreign::Stream;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

natives! {
    /// The functions of `sys`.
    SYS:
    Native::new("exit", exit).takes(0, &[""]) => [
        "import sys\ntry: sys.exit(3)\nexcept SystemExit as e: print(e.code)" => "3",
    ];
    Native::new("getrecursionlimit", |call| Ok(i64::from(call.machine.recursion_limit).into())) => ["import sys\nprint(sys.getrecursionlimit())" => "1000"];
    Native::new("getsizeof", |call| Ok(call.look().object(call.arg(0)).map_or(28, |object| 48 + object.outer_bytes()).into())).takes(1, &["", ""]) => [];
    Native::new("intern", |call| Ok(call.arg(0))).takes(1, &[""]) => ["import sys\nprint(sys.intern('a'))" => "a"];
    Native::new("setrecursionlimit", |call| call.typed(setrecursionlimit)).takes(1, &[""]) => ["import sys\nprint(sys.setrecursionlimit(5000))" => "None"];
}

natives! {
    /// The methods of the streams.
    STREAM:
    Native::new("_io.TextIOWrapper.flush", |_| Ok(Value::None)).takes(1, &[""]) => ["import sys\nprint(sys.stdout.flush())" => "None"];
    Native::new("_io.TextIOWrapper.close", |_| Ok(Value::None)).takes(1, &[""]) => [];
    Native::new("_io.TextIOWrapper.isatty", |_| Ok(Value::Bool(false))).takes(1, &[""]) => ["import sys\nprint(sys.stdout.isatty())" => "False"];
    Native::new("_io.TextIOWrapper.read", read).takes(1, &["", ""]) => [];
    Native::new("_io.TextIOWrapper.readline", readline).takes(1, &["", ""]) => [];
    Native::new("_io.TextIOWrapper.readlines", readlines).takes(1, &["", ""]) => [];
    Native::new("_io.TextIOWrapper.write", |call| call.typed(write)).takes(2, &["", ""]) => [
        "import sys\nn = sys.stdout.write('ab\\n'); print(n)" => "ab\n3",
    ];
    Native::new("_io.TextIOWrapper.writelines", |call| call.typed(writelines)).takes(2, &["", ""]) => ["import sys\nsys.stdout.writelines(['a', 'b\\n'])" => "ab"];
}

pub(crate) const NAMES: &[&str] = &[
    "__stderr__",
    "__stdout__",
    "argv",
    "byteorder",
    "maxsize",
    "maxunicode",
    "path",
    "platform",
    "stderr",
    "stdin",
    "stdout",
    "version",
    "version_info",
];

/// A constant of the module, or one of its streams.
pub(crate) fn attribute(call: &mut Call<'_>, name: &str) -> Result<Option<Value>, Stop> {
    let stream = |call: &mut Call<'_>, stream| call.new_foreign(Foreign::Stream(stream));
    let value = match name {
        "argv" => {
            let name = call.new_str("program.py")?;
            call.heap().new_list(vec![name])?
        }
        "path" => call.heap().new_list(Vec::new())?,
        "maxsize" => Value::Int(i64::MAX),
        "maxunicode" => Value::Int(0x10_ffff),
        "byteorder" => call.new_str("little")?,
        "platform" => call.new_str("linux")?,
        "version" => call.new_str("3.11.7 (rewindable)")?,
        "version_info" => {
            let level = call.new_str("final")?;
            call.heap().new_tuple([Value::Int(3), Value::Int(11), Value::Int(7), level, Value::Int(0)])?
        }
        "stdin" => stream(call, Stream::Stdin)?,
        "stdout" | "__stdout__" => stream(call, Stream::Stdout)?,
        "stderr" | "__stderr__" => stream(call, Stream::Stderr)?,
        _ => return Ok(None),
    };
    Ok(Some(value))
}

pub(in crate::library) fn exit(call: &mut Call<'_>) -> Result<Value, Stop> {
    let arguments = if call.arg(0).is_unbound() { vec![] } else { vec![call.arg(0)] };
    Err(call.machine.raise_with(Type::SystemExit.into(), &arguments))
}

/// Accepted; the recursion stays as deep as the machine allows.
fn setrecursionlimit(call: &mut Call<'_>, limit: i64) -> Result<(), Stop> {
    if limit < 1 {
        return Err(call.value_error("recursion limit must be greater or equal than 1"));
    }
    Ok(())
}

/// Whether the stream that a method is called on can be read.
fn check_readable(call: &mut Call<'_>) -> Result<(), Stop> {
    match call.foreign(call.arg(0)) {
        Some(Foreign::Stream(Stream::Stdin)) => Ok(()),
        _ => Err(call.raise(Type::OSError, "not readable")),
    }
}

/// The next line of the input, with its end.
pub(crate) fn line(call: &mut Call<'_>) -> Option<String> {
    call.read_line().map(|line| line + "\n")
}

fn readline(call: &mut Call<'_>) -> Result<Value, Stop> {
    check_readable(call)?;
    let line = line(call).unwrap_or_default();
    call.new_str(line)
}

fn read(call: &mut Call<'_>) -> Result<Value, Stop> {
    check_readable(call)?;
    let mut text = String::new();
    while let Some(line) = line(call) {
        text += &line;
    }
    call.new_str(text)
}

fn readlines(call: &mut Call<'_>) -> Result<Value, Stop> {
    check_readable(call)?;
    let mut lines = Vec::new();
    while let Some(line) = line(call) {
        lines.push(call.new_str(line)?);
    }
    call.heap().new_list(lines)
}

const WRITTEN: &str = "write() argument must be str";

fn write(call: &mut Call<'_>, stream: Value, text: Value) -> Result<usize, Stop> {
    let text = call.text_or(text, WRITTEN)?;
    if !call.is_output(stream) {
        return Err(call.raise(Type::OSError, "not writable"));
    }
    call.print(&text)?;
    Ok(text.chars().count())
}

fn writelines(call: &mut Call<'_>, _stream: Value, lines: Value) -> Result<(), Stop> {
    let mut out = String::new();
    for line in call.elements(lines)? {
        out += &*call.text_or(line, WRITTEN)?;
    }
    call.print(&out)
}
