//! Methods of exceptions.

use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::Value;

natives! {
    /// Methods of exceptions.
    EXCEPTION:
    Native::new("BaseException.__init__", init).takes(1, &[""]).variadic() => [
        "class E(Exception):\n    def __init__(self, x): super().__init__('got ' + x)\nprint(E('a'), E('b').args)" => "got a ('got b',)",
    ];
    Native::new("BaseException.with_traceback", |call| Ok(call.arg(0))).takes(2, &["", ""]) => [
        "try: raise ValueError('x').with_traceback(None)\nexcept ValueError as e: print(e)" => "x",
    ];
    Native::new("BaseException.__str__", str).takes(1, &[""]) => [
        "class E(Exception):\n    def __str__(self): return 'E: ' + super().__str__()\nprint(E('a'))" => "E: a",
    ];
}

fn init(call: &mut Call<'_>) -> Result<Value, Stop> {
    let args = call.rest(1);
    let args = call.heap().new_tuple(args)?;
    if let Value::Ref(handle) = call.arg(0)
        && let Object::Exception(exception) = call.heap().get_mut(handle)
    {
        exception.args = args;
    }
    Ok(Value::None)
}

fn str(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Some(Object::Exception(exception)) = call.look().object(call.arg(0)) else { return Ok(Value::None) };
    let exception = exception.clone();
    let text = call.exception_text(&exception)?;
    call.new_str(text)
}
