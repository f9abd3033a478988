//! `time`: a clock on which every line takes a microsecond.

use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::Value;

/// Nanoseconds a line.
const LINE: u64 = 1_000;
/// The time at which every program begins: 2026-01-01, in seconds since 1970.
const BEGIN: u64 = 1_767_225_600;

natives! {
    /// The functions of `time`.
    TIME:
    Native::new("monotonic", seconds) => [];
    Native::new("monotonic_ns", nanoseconds) => [];
    Native::new("perf_counter", seconds) => ["import time\na = time.perf_counter()\nb = time.perf_counter()\nprint(b >= a)" => "True"];
    Native::new("perf_counter_ns", nanoseconds) => [
        "import time\na = time.perf_counter_ns(), time.perf_counter()\ntime.sleep(2.5)\nprint((time.perf_counter_ns() - a[0]) // 10**8, round(time.perf_counter() - a[1], 3))" => "25 2.5",
    ];
    Native::new("process_time", seconds) => [];
    Native::new("sleep", sleep).takes(1, &[""]) => ["import time\na = time.time()\nprint(time.sleep(0.01), time.time() - a >= 0.01)" => "None True"];
    Native::new("time", time) => ["import time\nprint(time.time() > 1.7e9)" => "True"];
    Native::new("time_ns", time_ns) => [];
}

natives! {
    /// The functions of `timeit`.
    TIMEIT:
    Native::new("default_timer", seconds) => ["from timeit import default_timer\na = default_timer()\nprint(default_timer() >= a)" => "True"];
}

/// Nanoseconds since the beginning of the program.
fn elapsed(call: &Call<'_>) -> u64 {
    call.machine.lines() * LINE + call.machine.library.slept()
}

fn seconds(call: &mut Call<'_>) -> Result<Value, Stop> {
    Ok(Value::Float(elapsed(call) as f64 / 1e9))
}

fn nanoseconds(call: &mut Call<'_>) -> Result<Value, Stop> {
    Ok(Value::Int(elapsed(call) as i64))
}

fn time(call: &mut Call<'_>) -> Result<Value, Stop> {
    Ok(Value::Float(BEGIN as f64 + elapsed(call) as f64 / 1e9))
}

fn time_ns(call: &mut Call<'_>) -> Result<Value, Stop> {
    Ok(Value::Int(now(call)))
}

/// Nanoseconds since 1970.
pub(super) fn now(call: &Call<'_>) -> i64 {
    (BEGIN * 1_000_000_000 + elapsed(call)) as i64
}

fn sleep(call: &mut Call<'_>) -> Result<Value, Stop> {
    let seconds = call.real(call.arg(0))?;
    if seconds < 0.0 {
        return Err(call.value_error("sleep length must be non-negative"));
    }
    #[allow(clippy::cast_sign_loss, reason = "it is not negative")]
    call.machine.library.sleep((seconds * 1e9) as u64);
    Ok(Value::None)
}
