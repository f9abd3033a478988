//! `random`

use std::rc::Rc;

use crate::big_int::BigInt;
use crate::library::Foreign;
use crate::library::random::Twister;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Value, index};

// Each is a method of `Random`, and a function of the module. Called as a function, it has no generator as its first
// argument, and the one of the machine is used.
natives! {
    /// The functions of `random`.
    FUNCTIONS:
    Native::new("choice", |call| choice(call, 0)).takes(1, &["seq"]) => [
        "import random\nrandom.seed(1); print(random.choice('abcdef'), random.choice([1, 2, 3]))" => "b 3",
    ];
    Native::new("choices", |call| choices(call, 0)).takes(1, &["population", "weights"]).keywords(&["cum_weights", "k"]) => [
        "import random\nrandom.seed(2); print(random.choices('abc', k=4), random.choices([1, 2], [9, 1], k=5))"
            => "['c', 'c', 'a', 'a'] [1, 1, 1, 1, 1]",
    ];
    Native::new("gauss", |call| gauss(call, 0)).takes(0, &["mu", "sigma"]) => [
        "import random\nrandom.seed(3); print(random.gauss(0, 1), random.gauss())" => "0.09470803828730423 1.2500243810835503",
    ];
    Native::new("getrandbits", |call| getrandbits(call, 0)).takes(1, &["k"]) => [
        "import random\nrandom.seed(4); print(random.getrandbits(8), random.getrandbits(70))" => "60 850453304753437080060",
    ];
    Native::new("normalvariate", |call| normalvariate(call, 0)).takes(0, &["mu", "sigma"]) => [
        "import random\nrandom.seed(5); print(random.normalvariate(0, 1))" => "0.816540072671196",
    ];
    Native::new("randint", |call| randint(call, 0)).takes(2, &["a", "b"]) => [
        "import random\nrandom.seed(6); print([random.randint(1, 6) for _ in range(9)], random.randint(10**20, 10**20 + 5))"
            => "[5, 1, 4, 3, 1, 1, 2, 6, 5] 100000000000000000003",
    ];
    Native::new("random", |call| random(call, 0)) => ["import random\nrandom.seed(7); print(random.random())" => "0.32383276483316237"];
    Native::new("randrange", |call| randrange(call, 0)).takes(1, &["start", "stop", "step"]) => [
        "import random\nrandom.seed(8); print([random.randrange(10) for _ in range(5)], random.randrange(0, 100, 7))" => "[3, 5, 6, 2, 3] 77",
    ];
    Native::new("sample", |call| sample(call, 0)).takes(2, &["population", "k"]) => [
        "import random\nrandom.seed(9); print(random.sample(range(100), 4), random.sample([1, 2, 3], 3))" => "[59, 78, 47, 34] [1, 3, 2]",
    ];
    Native::new("seed", |call| seed(call, 0)).takes(0, &["a", "version"]) => [
        "import random\nrandom.seed(42); a = random.random(); random.seed(42); print(a == random.random(), a)" => "True 0.6394267984578837",
    ];
    Native::new("shuffle", |call| shuffle(call, 0)).takes(1, &["x"]) => [
        "import random\nrandom.seed(10); a = list(range(8)); random.shuffle(a); print(a)" => "[2, 1, 5, 7, 4, 6, 3, 0]",
    ];
    Native::new("uniform", |call| uniform(call, 0)).takes(2, &["a", "b"]) => [
        "import random\nrandom.seed(11); print(random.uniform(1, 2))" => "1.4523795535098185",
    ];
}

natives! {
    /// `random.Random` and its methods.
    RANDOM:
    Native::new("Random", new).takes(0, &["x"]) => [
        "from random import Random\nr = Random(1); print(r.random(), r.randint(1, 9), r.choice('ab'))" => "0.13436424411240122 2 b",
    ];
    Native::new("Random.choice", |call| choice(call, 1)).takes(2, &["", "seq"]) => [];
    Native::new("Random.choices", |call| choices(call, 1)).takes(2, &["", "population", "weights"]).keywords(&["cum_weights", "k"]) => [];
    Native::new("Random.gauss", |call| gauss(call, 1)).takes(1, &["", "mu", "sigma"]) => [];
    Native::new("Random.getrandbits", |call| getrandbits(call, 1)).takes(2, &["", "k"]) => [];
    Native::new("Random.normalvariate", |call| normalvariate(call, 1)).takes(1, &["", "mu", "sigma"]) => [];
    Native::new("Random.randint", |call| randint(call, 1)).takes(3, &["", "a", "b"]) => [];
    Native::new("Random.random", |call| random(call, 1)).takes(1, &[""]) => [];
    Native::new("Random.randrange", |call| randrange(call, 1)).takes(2, &["", "start", "stop", "step"]) => [];
    Native::new("Random.sample", |call| sample(call, 1)).takes(3, &["", "population", "k"]) => [];
    Native::new("Random.seed", |call| seed(call, 1)).takes(1, &["", "a", "version"]) => [];
    Native::new("Random.shuffle", |call| shuffle(call, 1)).takes(2, &["", "x"]) => [];
    Native::new("Random.uniform", |call| uniform(call, 1)).takes(3, &["", "a", "b"]) => [];
}

/// The generator: that of the first argument for a method, that of the machine for a function.
fn twister<'c>(call: &'c mut Call<'_>, first: usize) -> &'c mut Twister {
    if first == 1
        && let Value::Ref(handle) = call.arg(0)
        && matches!(call.foreign(call.arg(0)), Some(Foreign::Random(_)))
    {
        let machine = &mut *call.machine;
        if let Object::Foreign(foreign) = machine.heap.get_mut(handle)
            && let Foreign::Random(twister) = &mut **foreign
        {
            return Rc::make_mut(twister);
        }
        return machine.library.twister();
    }
    call.machine.library.twister()
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
    let seed = seed_of(call, call.arg(0))?;
    call.new_foreign(Foreign::Random(Rc::new(Twister::new(&seed))))
}

fn seed(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let seed = seed_of(call, call.arg(first))?;
    *twister(call, first) = Twister::new(&seed);
    Ok(Value::None)
}

fn random(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    Ok(Value::Float(twister(call, first).random()))
}

/// A random whole number below `end`, which is positive.
fn below(call: &mut Call<'_>, first: usize, end: &BigInt) -> BigInt {
    if let Some(end) = end.to_u64() {
        return twister(call, first).below(end).into();
    }
    loop {
        let number = twister(call, first).many_bits(index(end.bits()));
        if number < *end {
            return number;
        }
    }
}

fn index_below(call: &mut Call<'_>, first: usize, end: u64) -> u64 {
    twister(call, first).below(end.max(1))
}

fn getrandbits(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let bits = match usize::try_from(call.index(call.arg(first))?) {
        Ok(bits) => bits,
        Err(_) => return Err(call.value_error("number of bits must be non-negative")),
    };
    crate::heap::check_length(bits)?;
    let number = twister(call, first).many_bits(bits);
    call.heap().new_int(number)
}

/// A whole number argument.
fn whole_arg(call: &mut Call<'_>, index: usize, what: &str) -> Result<BigInt, Stop> {
    let value = call.arg(index);
    match call.whole(value) {
        Some(number) => Ok(number),
        None => match call.plain(value) {
            Value::Float(number) if number == number.trunc() && number.is_finite() => {
                Ok(crate::library::number::from_float(number).unwrap_or_default())
            }
            other if matches!(other, Value::Float(_)) || call.text(other).is_some() => {
                Err(call.value_error(format_args!("non-integer {what} for randrange()")))
            }
            _ => call.index(value).map(BigInt::from),
        },
    }
}

fn randrange(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let start = whole_arg(call, first, "arg 1")?;
    if Call::is_absent(call.arg(first + 1)) {
        if start <= BigInt::default() {
            return Err(call.value_error("empty range for randrange()"));
        }
        let number = below(call, first, &start);
        return call.heap().new_int(number);
    }
    let stop = whole_arg(call, first + 1, "stop")?;
    let step = match call.arg(first + 2) {
        Value::Unbound => BigInt::from(1),
        _ => whole_arg(call, first + 2, "step")?,
    };
    in_range(call, first, &start, &stop, &step)
}

fn in_range(call: &mut Call<'_>, first: usize, start: &BigInt, stop: &BigInt, step: &BigInt) -> Result<Value, Stop> {
    let width = stop - start;
    let one = BigInt::from(1);
    if *step == one && width <= BigInt::default() {
        return Err(call.value_error(format_args!("empty range for randrange() ({start}, {stop}, {width})")));
    }
    if step.is_zero() {
        return Err(call.value_error("zero step for randrange()"));
    }
    let count = if *step > BigInt::default() { (width + step - &one) / step } else { (width + step + &one) / step };
    if count <= BigInt::default() {
        return Err(call.value_error("empty range for randrange()"));
    }
    let number = start + step * below(call, first, &count);
    call.heap().new_int(number)
}

fn randint(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let start = whole_arg(call, first, "arg 1")?;
    let stop = whole_arg(call, first + 1, "stop")? + BigInt::from(1);
    in_range(call, first, &start, &stop, &BigInt::from(1))
}

fn choice(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let sequence = call.arg(first);
    let length = call.length(sequence)?;
    if length == 0 {
        return Err(call.raise(Type::IndexError, "Cannot choose from an empty sequence"));
    }
    let index = call.drawn(|call| Value::from(index_below(call, first, length)))?;
    call.item(sequence, index)
}

impl Call<'_> {
    /// Draws once, also where the function is run again.
    fn drawn(&mut self, draw: impl FnOnce(&mut Self) -> Value) -> Result<Value, Stop> {
        if let Some(value) = self.replay() {
            return Ok(value);
        }
        let value = draw(self);
        self.note(value);
        Ok(value)
    }
}

fn shuffle(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let list = call.plain(call.arg(first));
    let Value::Ref(handle) = list else {
        let class = call.type_name(list);
        return Err(call.type_error(format_args!("object of type '{class}' has no len()")));
    };
    if !matches!(call.look().get(handle), Object::List(_)) {
        let class = call.type_name(list);
        return Err(call.type_error(format_args!("'{class}' object does not support item assignment")));
    }
    for at in (1..call.look().list(handle).len()).rev() {
        let other = index(index_below(call, first, at as u64 + 1));
        if let Some(items) = call.heap().list_mut(handle) {
            items.swap(at, other);
        }
    }
    Ok(Value::None)
}

fn sample(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let population = call.plain(call.arg(first));
    let is_sequence = matches!(
        call.look().object(population),
        Some(Object::List(_) | Object::Tuple(_) | Object::Str(_) | Object::Range(_))
    ) || call.deque(population).is_some();
    if !is_sequence {
        return Err(call.type_error("Population must be a sequence.  For dicts or sets, use sorted(d)."));
    }
    let count = call.index(call.arg(first + 1))?;
    let length = match call.deque(population) {
        Some(items) => items.len() as u64,
        None => call.length(population)?,
    };
    let count = match u64::try_from(count).ok().filter(|&count| count <= length) {
        Some(count) => index(count),
        None => return Err(call.value_error("Sample larger than population or is negative")),
    };
    crate::heap::check_length(count)?;
    let mut chosen = Vec::with_capacity(count);
    if length <= Twister::sample_copies(count) as u64 {
        let mut pool: Vec<u64> = (0..length).collect();
        for _ in 0..count {
            let at = index_below(call, first, pool.len() as u64);
            chosen.push(pool.swap_remove(index(at)));
        }
    } else {
        let mut seen = std::collections::HashMap::<u64, u64>::new();
        while chosen.len() < count {
            let at = index_below(call, first, length);
            if seen.insert(at, at).is_none() {
                chosen.push(at);
            }
        }
    }
    let mut items = Vec::with_capacity(count);
    for at in chosen {
        items.push(call.item(population, at.into())?);
    }
    call.heap().new_list(items)
}

fn choices(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let population = call.elements(call.arg(first))?;
    let count = match call.option(1) {
        Value::Unbound => 1,
        count => index(call.index(count)?.max(0)),
    };
    crate::heap::check_length(count)?;
    let (weights, cumulative) = (call.arg(first + 1), call.option(0));
    if Call::is_absent(weights) && Call::is_absent(cumulative) {
        let length = population.len() as f64;
        #[allow(clippy::cast_sign_loss, reason = "it is from 0 on")]
        let chosen: Vec<usize> = (0..count).map(|_| (twister(call, first).random() * length) as usize).collect();
        return picked(call, &population, chosen);
    }
    let given = call.elements(if Call::is_absent(cumulative) { weights } else { cumulative })?;
    let mut sums = Vec::with_capacity(given.len());
    let mut sum = 0.0;
    for weight in given {
        let weight = call.real(weight)?;
        sum = if Call::is_absent(cumulative) { sum + weight } else { weight };
        sums.push(sum);
    }
    if sums.len() != population.len() {
        return Err(call.value_error("The number of weights does not match the population"));
    }
    if sum <= 0.0 {
        return Err(call.value_error("Total of weights must be greater than zero"));
    }
    let last = sums.len() - 1;
    let chosen: Vec<usize> = (0..count)
        .map(|_| {
            let place = twister(call, first).random() * sum;
            sums[..last].partition_point(|&sum| sum <= place)
        })
        .collect();
    picked(call, &population, chosen)
}

fn picked(call: &mut Call<'_>, population: &[Value], chosen: Vec<usize>) -> Result<Value, Stop> {
    if population.is_empty() && !chosen.is_empty() {
        return Err(call.raise(Type::IndexError, "list index out of range"));
    }
    let items = chosen.into_iter().map(|at| population[at]).collect();
    call.heap().new_list(items)
}

fn uniform(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let (low, high) = (call.real(call.arg(first))?, call.real(call.arg(first + 1))?);
    Ok(Value::Float(low + (high - low) * twister(call, first).random()))
}

/// The mean and the deviation, if given.
fn normal_arguments(call: &mut Call<'_>, first: usize) -> Result<(f64, f64), Stop> {
    let mean = match call.arg(first) {
        Value::Unbound => 0.0,
        mean => call.real(mean)?,
    };
    let deviation = match call.arg(first + 1) {
        Value::Unbound => 1.0,
        deviation => call.real(deviation)?,
    };
    Ok((mean, deviation))
}

fn gauss(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let (mean, deviation) = normal_arguments(call, first)?;
    Ok(Value::Float(twister(call, first).gauss(mean, deviation)))
}

fn normalvariate(call: &mut Call<'_>, first: usize) -> Result<Value, Stop> {
    let (mean, deviation) = normal_arguments(call, first)?;
    Ok(Value::Float(twister(call, first).normal(mean, deviation)))
}
