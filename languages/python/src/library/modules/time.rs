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
    Native::new("monotonic", |call| Ok(seconds(call).into())) => [];
    Native::new("monotonic_ns", |call| Ok(elapsed(call).into())) => [];
    Native::new("perf_counter", |call| Ok(seconds(call).into())) => ["import time\na = time.perf_counter()\nb = time.perf_counter()\nprint(b >= a)" => "True"];
    Native::new("perf_counter_ns", |call| Ok(elapsed(call).into())) => [
        "import time\na = time.perf_counter_ns(), time.perf_counter()\ntime.sleep(2.5)\nprint((time.perf_counter_ns() - a[0]) // 10**8, round(time.perf_counter() - a[1], 3))" => "25 2.5",
    ];
    Native::new("process_time", |call| Ok(seconds(call).into())) => [];
    Native::new("sleep", |call| call.typed(sleep)).takes(1, &[""]) => ["import time\na = time.time()\nprint(time.sleep(0.01), time.time() - a >= 0.01)" => "None True"];
    Native::new("time", |call| Ok(Value::Float(BEGIN as f64 + seconds(call)))) => ["import time\nprint(time.time() > 1.7e9)" => "True"];
    Native::new("time_ns", |call| Ok(now(call).into())) => [
        "from datetime import datetime\na = datetime.now()\nb = datetime.now()\nprint(a < b, b - a, (b - a).total_seconds(), a.year)" => "True 0:00:00.000001 1e-06 2026",
    ];
}

natives! {
    /// The functions of `timeit`.
    TIMEIT:
    Native::new("default_timer", |call| Ok(seconds(call).into())) => ["from timeit import default_timer\na = default_timer()\nprint(default_timer() >= a)" => "True"];
}

/// Nanoseconds since the beginning of the program.
fn elapsed(call: &Call<'_>) -> u64 {
    call.machine.lines() * LINE + call.machine.library.slept()
}

/// The same in seconds.
fn seconds(call: &Call<'_>) -> f64 {
    elapsed(call) as f64 / 1e9
}

/// Nanoseconds since 1970.
fn now(call: &Call<'_>) -> i64 {
    (BEGIN * 1_000_000_000 + elapsed(call)) as i64
}

fn sleep(call: &mut Call<'_>, seconds: f64) -> Result<(), Stop> {
    if seconds < 0.0 {
        return Err(call.value_error("sleep length must be non-negative"));
    }
    #[allow(clippy::cast_sign_loss, reason = "it is not negative")]
    call.machine.library.sleep((seconds * 1e9) as u64);
    Ok(())
}
