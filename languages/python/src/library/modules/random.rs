//! What `random` needs of Rust: the generator of its class `Random`.

use std::rc::Rc;

use crate::big_int::BigInt;
use crate::library::Foreign;
use crate::library::random::Twister;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::{Value, index};

/// The names that its text in Python gives it.
pub(super) const NAMES: &[&str] = &[
    "Random",
    "choice",
    "choices",
    "gauss",
    "getrandbits",
    "normalvariate",
    "randint",
    "random",
    "randrange",
    "sample",
    "seed",
    "shuffle",
    "uniform",
];

natives! {
    /// The class from which `Random` derives, and its methods.
    RANDOM:
    Native::new("Random", new).takes(0, &["x"]) => [
        "from random import Random\nr = Random(1); print(r.random(), r.randint(1, 9), r.choice('ab'))" => "0.13436424411240122 2 b",
    ];
    Native::new("Random._randbelow", below).takes(2, &["", ""]) => [];
    Native::new("Random.gauss", |call| call.typed(gauss)).takes(1, &["", "mu", "sigma"]) => [
        "import random\nrandom.seed(3); print(random.gauss(0, 1), random.gauss())" => "0.09470803828730423 1.2500243810835503",
    ];
    Native::new("Random.getrandbits", |call| call.typed(getrandbits)).takes(2, &["", "k"]) => [
        "import random\nrandom.seed(4); print(random.getrandbits(8), random.getrandbits(70))" => "60 850453304753437080060",
    ];
    Native::new("Random.random", |call| generated(call, |twister| Value::Float(twister.random()))).takes(1, &[""]) => [
        "import random\nrandom.seed(7); print(random.random())" => "0.32383276483316237",
    ];
    Native::new("Random.seed", |call| call.typed(seed)).takes(1, &["", "a", "version"]) => [
        "import random\nrandom.seed(42); a = random.random(); random.seed(42); print(a == random.random(), a)" => "True 0.6394267984578837",
    ];
}

/// Lets the generator that a method is called on compute something.
fn generated<T>(call: &mut Call<'_>, compute: impl FnOnce(&mut Twister) -> T) -> Result<T, Stop> {
    let receiver = call.handle(call.arg(0))?;
    let seed = call.machine.library.seed();
    if let Object::Foreign(foreign) = call.heap().get_mut(receiver)
        && let Foreign::Random(twister) = &mut **foreign
    {
        let twister = twister.get_or_insert_with(|| Rc::new(Twister::new(&BigInt::from(seed))));
        return Ok(compute(Rc::make_mut(twister)));
    }
    Err(call.must_be("descriptor requires a 'random.Random' object", call.arg(0)))
}

/// The seed of a value: the number itself, or a float's hash. CPython takes the SHA-512 of a text, which is not here.
fn seed_of(call: &mut Call<'_>, value: Value) -> Result<BigInt, Stop> {
    if Call::is_absent(value) {
        return Ok(BigInt::from(call.machine.library.fresh_seed()));
    }
    if let Some(number) = call.whole(value) {
        return Ok(number);
    }
    match call.plain(value) {
        Value::Float(_) => call.hash(value).map(BigInt::from),
        text if call.text(text).is_some() => {
            Err(call.value_error("a text as a seed, which is not here: take a number"))
        }
        _ => Err(call.type_error("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")),
    }
}

fn new(call: &mut Call<'_>) -> Result<Value, Stop> {
    // That of the functions of the module is seeded when it is first used.
    let is_first = std::mem::take(&mut call.machine.library.is_unused);
    let twister = if is_first { None } else { Some(Rc::new(Twister::new(&seed_of(call, call.arg(0))?))) };
    call.new_foreign(Foreign::Random(twister))
}

fn seed(call: &mut Call<'_>, _receiver: Value, seed: Value) -> Result<(), Stop> {
    let seed = seed_of(call, seed)?;
    generated(call, |twister| *twister = Twister::new(&seed))
}

/// A random whole number below another one.
fn below(call: &mut Call<'_>) -> Result<Value, Stop> {
    if let Value::Int(end @ 1..) = call.arg(1) {
        return generated(call, |twister| Value::from(twister.below(end.cast_unsigned())));
    }
    let end = match call.whole(call.arg(1)) {
        Some(end) if end > BigInt::default() => end,
        _ => return Err(call.value_error("not a positive number")),
    };
    let number = generated(call, |twister| {
        loop {
            let number = twister.many_bits(index(end.bits()));
            if number < end {
                break number;
            }
        }
    })?;
    call.heap().new_int(number)
}

fn getrandbits(call: &mut Call<'_>, _receiver: Value, bits: i64) -> Result<BigInt, Stop> {
    let Ok(bits) = usize::try_from(bits) else {
        return Err(call.value_error("number of bits must be non-negative"));
    };
    crate::heap::check_length(bits)?;
    generated(call, |twister| twister.many_bits(bits))
}

fn gauss(call: &mut Call<'_>, _: Value, mean: Option<f64>, deviation: Option<f64>) -> Result<f64, Stop> {
    generated(call, |twister| twister.gauss(mean.unwrap_or(0.0), deviation.unwrap_or(1.0)))
}
