//! ctype.h, in the locale of C. The numbers that are true are glibc's.

use crate::code::Argument;
use crate::machine::{Machine, Stop};

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];

macro_rules! tests {
    ($($name:ident $bit:literal $test:expr;)*) => {
        $(pub(super) fn $name(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
            let test: fn(u8) -> bool = $test;
            Ok(u8::try_from(values[0]).map_or(0, |byte| if test(byte) { $bit } else { 0 }))
        })*
    };
}

tests! {
    isupper 256 |byte| byte.is_ascii_uppercase();
    islower 512 |byte| byte.is_ascii_lowercase();
    isalpha 1024 |byte| byte.is_ascii_alphabetic();
    isdigit 2048 |byte| byte.is_ascii_digit();
    isxdigit 4096 |byte| byte.is_ascii_hexdigit();
    isspace 8192 |byte| matches!(byte, b' ' | 9..=13);
    isprint 16384 |byte| (32..127).contains(&byte);
    isgraph 32768 |byte| byte.is_ascii_graphic();
    isblank 1 |byte| matches!(byte, b' ' | b'\t');
    iscntrl 2 |byte| byte.is_ascii_control();
    ispunct 4 |byte| byte.is_ascii_punctuation();
    isascii 1 |byte| byte.is_ascii();
    isalnum 8 |byte| byte.is_ascii_alphanumeric();
}

pub(super) fn toupper(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(u8::try_from(values[0]).map_or(values[0], |byte| u64::from(byte.to_ascii_uppercase())))
}

pub(super) fn tolower(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(u8::try_from(values[0]).map_or(values[0], |byte| u64::from(byte.to_ascii_lowercase())))
}
