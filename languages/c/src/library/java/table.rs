//! The table of the library of Java: classes with their methods, a method of an object with a `.` in front. Parameters and
//! result are letters: `Z` boolean, `C` char, `I` int, `J` long, `F` float, `D` double, `S` String, `B` StringBuilder,
//! `N` Scanner, `L` a list, `E` the elements of the first parameter, `A` an array, `[` an array of what follows, `O`
//! anything, `*` any number of what follows, `V` nothing.

use super::{BOX, FIRST, LIST_GET, arrays, builder, format, list, number, scanner, text};
use crate::library::Run;
use crate::library::maths;

/// A method of the library.
pub(crate) struct Member {
    pub(crate) class: &'static str,
    pub(crate) name: &'static str,
    /// Its parameters, then `:` and its result.
    pub(crate) ty: &'static str,
    run: Run,
}

macro_rules! table {
    ($($class:literal { $($name:literal $ty:literal $run:expr;)* })*) => {
        &[$($(Member { class: $class, name: $name, ty: $ty, run: $run },)*)*]
    };
}

static TABLE: &[Member] = table! {
    // In the order of the numbers that have names.
    "" {
        "length" "" super::length;
        "array" "" super::array;
        "new" "" super::new_array;
        "+" "" format::concat;
        "switch" "" super::switch;
        "throw" "" super::throw;
        "text" "" arrays::array_text;
        "list" "" list::new;
        "get" "" list::get;
        "size" "" list::size;
        "box" "" super::boxed;
        "same" "" super::same_box;
    }
    "new StringBuilder" {
        "" ":B" builder::new_builder;
        "" "I:B" builder::new_builder;
        "" "S:B" builder::new_builder;
    }
    "new String" {
        "" "S:S" text::letters;
        "" "[C:S" text::letters;
        "" "[CII:S" text::part;
    }
    "new Scanner" {
        "" ":N" scanner::new;
    }
    "clone" {
        "" "A:A" arrays::copy_of;
    }
    "System.out" {
        "print" "O:V" format::print;
        "println" ":V" format::println;
        "println" "O:V" format::println;
        "printf" "S*O:V" format::printf;
        "format" "S*O:V" format::printf;
        "flush" ":V" number::nothing;
    }
    "System.err" {
        "print" "O:V" format::print;
        "println" ":V" format::println;
        "println" "O:V" format::println;
        "printf" "S*O:V" format::printf;
    }
    "System" {
        "currentTimeMillis" ":J" number::milliseconds;
        "nanoTime" ":J" number::nanoseconds;
        "exit" "I:V" number::exit;
        "arraycopy" "AIAII:V" arrays::array_copy;
        "gc" ":V" number::nothing;
    }
    "Thread" {
        "sleep" "J:V" number::nothing;
    }
    "Math" {
        "abs" "I:I" number::abs;
        "abs" "J:J" number::abs;
        "abs" "F:F" number::float_abs;
        "abs" "D:D" number::float_abs;
        "min" "II:I" number::min;
        "min" "JJ:J" number::min;
        "min" "FF:F" number::float_min;
        "min" "DD:D" number::float_min;
        "max" "II:I" number::max;
        "max" "JJ:J" number::max;
        "max" "FF:F" number::float_max;
        "max" "DD:D" number::float_max;
        "sqrt" "D:D" maths::sqrt;
        "cbrt" "D:D" maths::cbrt;
        "pow" "DD:D" maths::pow;
        "floor" "D:D" maths::floor;
        "ceil" "D:D" maths::ceil;
        "rint" "D:D" maths::rint;
        "round" "F:I" number::round_float;
        "round" "D:J" number::round;
        "hypot" "DD:D" maths::hypot;
        "sin" "D:D" maths::sin;
        "cos" "D:D" maths::cos;
        "tan" "D:D" maths::tan;
        "atan" "D:D" maths::atan;
        "atan2" "DD:D" maths::atan2;
        "exp" "D:D" maths::exp;
        "log" "D:D" maths::log;
        "log10" "D:D" maths::log10;
        "toRadians" "D:D" number::radians;
        "toDegrees" "D:D" number::degrees;
        "floorMod" "II:I" number::floor_mod;
        "floorMod" "JJ:J" number::floor_mod;
        "floorDiv" "II:I" number::floor_div;
        "floorDiv" "JJ:J" number::floor_div;
        "random" ":D" number::random;
    }
    "Integer" {
        "parseInt" "S:I" number::parse_int;
        "parseInt" "SI:I" number::parse_int;
        "valueOf" "S:I" number::parse_int;
        "valueOf" "I:I" number::sum;
        "toString" "I:S" format::concat;
        "toString" "II:S" number::based;
        "bitCount" "I:I" number::bit_count;
        "toBinaryString" "I:S" number::binary;
        "toOctalString" "I:S" number::octal;
        "toHexString" "I:S" number::hexadecimal;
        "numberOfLeadingZeros" "I:I" number::leading;
        "numberOfTrailingZeros" "I:I" number::trailing;
        "highestOneBit" "I:I" number::highest_bit;
        "compare" "II:I" number::compare;
        "sum" "II:I" number::sum;
        "min" "II:I" number::min;
        "max" "II:I" number::max;
    }
    "Long" {
        "parseLong" "S:J" number::parse_long;
        "toString" "J:S" format::concat;
        "bitCount" "J:I" number::bit_count;
        "toBinaryString" "J:S" number::binary;
        "toHexString" "J:S" number::hexadecimal;
        "numberOfLeadingZeros" "J:I" number::leading;
        "numberOfTrailingZeros" "J:I" number::trailing;
        "compare" "JJ:I" number::compare;
    }
    "Double" {
        "parseDouble" "S:D" number::parse_double;
        "toString" "D:S" format::concat;
    }
    "Boolean" {
        "toString" "Z:S" format::concat;
    }
    "Character" {
        "isDigit" "C:Z" number::is_digit;
        "isLetter" "C:Z" number::is_letter;
        "isLetterOrDigit" "C:Z" number::is_letter_or_digit;
        "isWhitespace" "C:Z" number::is_space;
        "isUpperCase" "C:Z" number::is_upper;
        "isLowerCase" "C:Z" number::is_lower;
        "toUpperCase" "C:C" number::upper;
        "toLowerCase" "C:C" number::lower;
        "getNumericValue" "C:I" number::digit_value;
        "toString" "C:S" format::concat;
    }
    "Arrays" {
        "toString" "A:S" arrays::array_text;
        "deepToString" "A:S" arrays::array_text;
        "fill" "AE:V" arrays::fill;
        "fill" "AIIE:V" arrays::fill;
        "copyOf" "AI:A" arrays::copy_of;
        "copyOfRange" "AII:A" arrays::copy_of_range;
        "equals" "AA:Z" arrays::arrays_equal;
        "sort" "A:V" arrays::sort;
    }
    "Collections" {
        "reverse" "L:V" list::reverse;
    }
    "String" {
        "valueOf" "O:S" format::concat;
        "format" "S*O:S" format::format;
        "join" "S*O:S" text::join;
        ".length" "S:I" text::length;
        ".isEmpty" "S:Z" text::is_empty;
        ".charAt" "SI:C" text::char_at;
        ".equals" "SO:Z" text::equals;
        ".equalsIgnoreCase" "SS:Z" text::equals_ignoring_case;
        ".compareTo" "SS:I" text::compare;
        ".substring" "SI:S" text::substring;
        ".substring" "SII:S" text::substring;
        ".indexOf" "SC:I" text::index_of;
        ".indexOf" "SS:I" text::index_of;
        ".indexOf" "SCI:I" text::index_of;
        ".indexOf" "SSI:I" text::index_of;
        ".lastIndexOf" "SC:I" text::last_index_of;
        ".lastIndexOf" "SS:I" text::last_index_of;
        ".contains" "SS:Z" text::contains;
        ".startsWith" "SS:Z" text::starts_with;
        ".endsWith" "SS:Z" text::ends_with;
        ".trim" "S:S" text::trim;
        ".toUpperCase" "S:S" text::upper;
        ".toLowerCase" "S:S" text::lower;
        ".repeat" "SI:S" text::repeat;
        ".replace" "SCC:S" text::replace;
        ".replace" "SSS:S" text::replace;
        ".concat" "SS:S" text::concat;
        ".split" "SS:[S" text::split;
        ".toCharArray" "S:[C" text::letters;
        ".toString" "S:S" text::letters;
    }
    "StringBuilder" {
        ".append" "BO:B" builder::append;
        ".toString" "B:S" arrays::array_text;
        ".length" "B:I" builder::built_length;
        ".charAt" "BI:C" builder::built_char;
        ".setCharAt" "BIC:V" builder::set_char;
        ".deleteCharAt" "BI:B" builder::delete_char;
        ".delete" "BII:B" builder::delete;
        ".setLength" "BI:V" builder::set_length;
        ".insert" "BIO:B" builder::insert;
        ".reverse" "B:B" builder::reverse;
    }
    "Scanner" {
        ".nextInt" "N:I" scanner::next_int;
        ".nextLong" "N:J" scanner::next_long;
        ".nextDouble" "N:D" scanner::next_double;
        ".nextBoolean" "N:Z" scanner::next_boolean;
        ".next" "N:S" scanner::next;
        ".nextLine" "N:S" scanner::next_line;
        ".readLine" "N:S" scanner::read_line;
        ".hasNext" "N:Z" scanner::has_next;
        ".hasNextInt" "N:Z" scanner::has_next_int;
        ".hasNextLine" "N:Z" scanner::has_next_line;
        ".close" "N:V" number::nothing;
    }
    "List" {
        ".size" "L:I" list::size;
        ".isEmpty" "L:Z" list::is_empty;
        ".get" "LI:E" list::get;
        ".set" "LIE:E" list::set;
        ".add" "LE:Z" list::add;
        ".add" "LIE:V" list::add_at;
        ".remove" "LI:E" list::remove_at;
        ".remove" "LE:Z" list::remove_item;
        ".clear" "L:V" list::clear;
        ".contains" "LE:Z" list::contains;
        ".indexOf" "LE:I" list::index_of;
        ".toString" "L:S" arrays::array_text;
    }
    "Stack" {
        ".push" "LE:E" list::push;
        ".pop" "L:E" list::pop;
        ".peek" "L:E" list::peek;
        ".empty" "L:Z" list::is_empty;
    }
    "Deque" {
        ".size" "L:I" list::size;
        ".isEmpty" "L:Z" list::is_empty;
        ".clear" "L:V" list::clear;
        ".contains" "LE:Z" list::contains;
        ".toString" "L:S" arrays::array_text;
        ".add" "LE:Z" list::add;
        ".offer" "LE:Z" list::add;
        ".addLast" "LE:V" list::add;
        ".offerLast" "LE:Z" list::add;
        ".addFirst" "LE:V" list::add_first;
        ".offerFirst" "LE:Z" list::add_first;
        ".push" "LE:V" list::add_first;
        ".pop" "L:E" list::remove_first;
        ".remove" "L:E" list::remove_first;
        ".removeFirst" "L:E" list::remove_first;
        ".removeLast" "L:E" list::remove_last;
        ".getFirst" "L:E" list::first;
        ".getLast" "L:E" list::last;
        ".poll" "L:E" list::poll;
        ".pollFirst" "L:E" list::poll;
        ".pollLast" "L:E" list::poll_last;
        ".peek" "L:E" list::peek_first;
        ".peekFirst" "L:E" list::peek_first;
        ".peekLast" "L:E" list::peek_last;
    }
};

pub(super) fn run(function: u16) -> Run {
    TABLE[usize::from(function - FIRST)].run
}

/// Whether what a function returns is a box of a number, or would be if the elements of its list are numbers.
pub(crate) fn is_box(function: u16) -> bool {
    let is_element = |member: &Member| member.ty.ends_with(":E") || (member.name == "valueOf" && member.ty == "I:I");
    matches!(function, LIST_GET | BOX)
        || function.checked_sub(FIRST).and_then(|at| TABLE.get(usize::from(at))).is_some_and(is_element)
}

/// The methods of a class with a name, with their numbers.
pub(crate) fn members<'n>(class: &'n str, name: &'n str) -> impl Iterator<Item = (u16, &'static Member)> + 'n {
    (FIRST..).zip(TABLE).filter(move |(_, member)| member.class == class && member.name == name)
}
