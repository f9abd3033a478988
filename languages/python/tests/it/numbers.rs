//! Long whole numbers: frozen calculations of CPython, and the laws that quotients and powers obey.

use rewindable_python::big_int::BigInt;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn number(text: &str) -> BigInt {
    let (is_negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let number = BigInt::parse(digits, 16).expect("it is hexadecimal");
    if is_negative { -number } else { number }
}

fn calculated(name: &str, a: &BigInt, b: &BigInt) -> BigInt {
    let shift = || b.to_u64().expect("a shift is short");
    match name {
        "+" => a + b,
        "-" => a - b,
        "*" => a * b,
        "&" => a & b,
        "|" => a | b,
        "^" => a ^ b,
        "gcd" => a.gcd(b),
        "<" => BigInt::from(i32::from(a < b)),
        "//" => a.div_mod_floor(b).0,
        "%" => a.div_mod_floor(b).1,
        "<<" => a.clone() << shift(),
        ">>" => a.clone() >> shift(),
        "**" => a.pow(b.to_u32().expect("an exponent is short")),
        "inverse" => {
            let modulus = b.clone().abs();
            a.modinv(b).expect("there is one").div_mod_floor(&modulus).1
        }
        "root" => a.sqrt(),
        "bits" => BigInt::from(a.bits()),
        "ones" => BigInt::from(a.count_ones()),
        "decimal" => {
            assert_eq!(BigInt::parse(&a.to_string(), 10).as_ref(), Some(a));
            number(&a.to_string())
        }
        _ => match name.split_once(' ') {
            Some(("pow", exponent)) => a.modpow(&number(exponent), b),
            Some(("text", text)) => {
                let base = b.to_u32().expect("a base is short");
                assert_eq!(a.digits(base), text);
                assert_eq!(BigInt::parse(text, base).as_ref(), Some(a));
                BigInt::default()
            }
            _ => panic!("{name} is no calculation"),
        },
    }
}

#[test]
fn long_numbers_are_calculated_as_in_cpython() {
    let frozen = include_str!("../numbers.txt");
    for line in frozen.lines() {
        let (name, numbers) = line.split_once(" : ").expect("a name and numbers");
        let [a, b, result] = *numbers.split(' ').collect::<Vec<_>>() else { panic!("three numbers: {line}") };
        assert_eq!(calculated(name, &number(a), &number(b)), number(result), "{line}");
    }
    assert!(frozen.lines().count() > 700);
}

/// Numbers of up to `most` words, many of which are at the ends of their range.
fn numbers(most: u32) -> impl Iterator<Item = BigInt> {
    let mut state = 38u64;
    let mut random = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    };
    std::iter::repeat_with(move || {
        let words = (0..random() % most).map(|_| match random() % 6 {
            0 => 0,
            1 => u32::MAX,
            2 => 1 << 31,
            3 => (1 << 31) - 1,
            _ => random() << 1 ^ random(),
        });
        let number = BigInt::from_words(words.collect());
        if random() % 3 == 0 { -number } else { number }
    })
}

#[test]
fn quotient_times_divisor_plus_rest_is_the_dividend() {
    let mut numbers = numbers(40);
    for _ in 0..50_000 {
        let (Some(a), Some(b)) = (numbers.next(), numbers.next()) else { return };
        if b.is_zero() {
            continue;
        }
        for (quotient, rest) in [a.div_rem(&b), a.div_mod_floor(&b)] {
            assert_eq!(quotient * &b + &rest, a, "{a} by {b}");
            assert!(rest.clone().abs() < b.clone().abs(), "{a} by {b} leaves {rest}");
        }
        assert_eq!(&a + &b - &b, a);
        assert_eq!((&a & &b) + (&a | &b), &a + &b);
        assert_eq!((&a ^ &b) + (&a & &b) + (&a & &b), &a + &b);
    }
}

#[test]
fn numbers_that_are_machine_words_convert() {
    for number in [0, 1, -1, i64::MAX, i64::MIN, 1 << 32, -(1 << 32)] {
        let long = BigInt::from(number);
        assert_eq!((long.to_i64(), long.to_string()), (Some(number), number.to_string()));
    }
    assert_eq!((BigInt::from(i64::MAX) + BigInt::from(1)).to_i64(), None);
    assert_eq!((BigInt::from(i64::MIN) - BigInt::from(1)).to_i64(), None);
    assert_eq!(BigInt::from(u64::MAX).to_u64(), Some(u64::MAX));
    assert_eq!((BigInt::from(u64::MAX) + BigInt::from(1)).to_u64(), None);
    assert_eq!(BigInt::from(-1).to_u64(), None);
    assert_eq!(BigInt::parse("", 10), None);
    assert_eq!(BigInt::parse("12a", 10), None);
}
