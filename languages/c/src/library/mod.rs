//! The library: functions of C's headers, with their declarations as C writes them.

mod character;
mod exception;
mod hash;
mod input;
pub(crate) mod java;
mod maths;
mod numbers;
mod output;
mod print;
mod random;
mod scan;
mod stdlib;
mod stream;
mod system;
mod table;
mod text;

use std::rc::Rc;

use crate::code::Argument;
use crate::machine::{Machine, Stop};

use random::Random;
pub(crate) use stdlib::ABORTED;
use table::TABLE;

/// The arguments of a library function: the machine, the values, and their types.
pub(crate) type Run = fn(&mut Machine, &[u64], &[Argument]) -> Result<u64, Stop>;

/// A function of the library.
pub(crate) struct Entry {
    name: &'static str,
    header: &'static str,
    prototype: &'static str,
    run: Run,
}

/// The reads of a line of the program in one step, and of earlier lines.
#[derive(Clone, Debug, Default)]
struct Read {
    line: u32,
    step: u64,
    /// Whether it has read more than white space.
    has_read: bool,
    /// Whether the line has read before and not met the end: a loop that reads all there is.
    goes_on: bool,
    readers: Vec<u32>,
    enders: Vec<u32>,
}

/// The state of the library.
#[derive(Clone, Debug)]
pub(crate) struct Library {
    input: Rc<[u8]>,
    at: usize,
    /// Characters that were put back, the last one first.
    back: Vec<u8>,
    /// Whether the end of the input was met.
    is_at_end: bool,
    /// Whether something was asked for behind the end, and not as a loop does that reads all there is.
    asked: bool,
    read: Read,
    random: Option<Rc<Random>>,
    /// Where `strtok` goes on.
    token: u64,
    /// The place of `errno`; 0 until it is asked for.
    errno: u64,
    /// The function that returned without a value last.
    pub(crate) no_return: Option<Rc<str>>,
    /// How many bytes Java has been given since it was looked what is still in use.
    garbage: u32,
    /// The length of the array beyond which a reference of Java leads.
    pub(crate) beyond: u32,
    /// The state of Java's `Math.random`.
    seed: u64,
}

impl Library {
    pub(crate) fn new(input: Rc<[u8]>) -> Library {
        Library {
            input,
            at: 0,
            back: Vec::new(),
            is_at_end: false,
            asked: false,
            read: Read::default(),
            random: None,
            token: 0,
            errno: 0,
            no_return: None,
            garbage: 0,
            beyond: 0,
            seed: 0x5_DEEC_E66D,
        }
    }

    /// The line of the input that the program asked for and that was not there.
    pub(crate) fn missing_input(&self) -> Option<u32> {
        let lines = self.input.iter().filter(|&&byte| byte == b'\n').count();
        let is_open = self.input.last().is_some_and(|&byte| byte != b'\n');
        self.asked.then_some((lines + usize::from(is_open)) as u32 + 1)
    }
}

/// The number of a function.
pub(crate) fn find(name: &str) -> Option<u16> {
    TABLE.iter().position(|entry| entry.name == name).map(|index| index as u16)
}

pub(crate) fn name(function: u16) -> &'static str {
    TABLE.get(usize::from(function)).map_or("", |entry| entry.name)
}

pub(crate) fn header_of(function: u16) -> &'static str {
    TABLE[usize::from(function)].header
}

pub(crate) fn prototype(function: u16) -> &'static str {
    TABLE[usize::from(function)].prototype
}

/// Functions that are written in C themselves: they call functions of the program.
pub(crate) fn written_in_c(function: u16) -> Option<&'static str> {
    match name(function) {
        "qsort" => Some(QSORT),
        "bsearch" => Some(BSEARCH),
        _ => None,
    }
}

/// Whether a function only copies bytes, so that unset bytes do not matter.
pub(crate) fn only_copies(function: u16) -> bool {
    name(function) == "free"
}

/// Functions of C and of Linux that gcc links, but that are not here.
pub(crate) fn is_foreign(name: &str) -> bool {
    [
        "atexit",
        "setjmp",
        "longjmp",
        "_setjmp",
        "signal",
        "raise",
        "fork",
        "pthread_create",
        "pthread_join",
        "read",
        "write",
        "open",
        "close",
        "fread",
        "fseek",
        "ftell",
        "rewind",
        "remove",
        "rename",
        "tmpfile",
        "vprintf",
        "vsprintf",
        "strftime",
        "mktime",
        "gmtime",
        "asctime",
        "setlocale",
        "strcoll",
        "strxfrm",
        "wprintf",
        "getline",
        "getdelim",
        "tgamma",
        "lgamma",
        "erf",
        "erfc",
        "drand48",
        "srand48",
        "lrand48",
        "rand_r",
        "execl",
        "wait",
        "pipe",
        "dup2",
        "getpid",
        "alarm",
        "pause",
        "isatty",
        "ioctl",
        "tcgetattr",
        "tcsetattr",
        "initscr",
        "clearerr",
        "popen",
        "pclose",
        "sqrtl",
        "powl",
        "fabsl",
        "floorl",
        "ceill",
        "roundl",
        "logl",
        "log10l",
        "expl",
        "sinl",
        "cosl",
        "strtold",
    ]
    .contains(&name)
}

impl Machine {
    /// Calls a function of the library; its result comes to the first register of its arguments.
    pub(crate) fn call_library(&mut self, function: u16, at: usize, arguments: &[Argument]) -> Result<(), Stop> {
        let values = self.arguments(at, arguments.len());
        if function >= java::FIRST {
            let result = self.call_java(function, &values, arguments)?;
            self.set_result(at, result);
            return Ok(());
        }
        let Some(entry) = TABLE.get(usize::from(function)) else { return Ok(()) };
        let result = (entry.run)(self, &values, arguments)?;
        self.set_result(at, result);
        Ok(())
    }
}

/// Merge sort, in the order in which glibc compares: stable, the first half being the smaller one.
const QSORT: &str = "
void __qsort_part(char *b, unsigned long n, unsigned long s, int (*c)(const void *, const void *), char *t)
{
    if (n <= 1) return;
    unsigned long n1 = n / 2, n2 = n - n1;
    char *b1 = b, *b2 = b + n1 * s, *o = t;
    __qsort_part(b1, n1, s, c, t);
    __qsort_part(b2, n2, s, c, t);
    while (n1 > 0 && n2 > 0) {
        if (c(b1, b2) <= 0) { memcpy(o, b1, s); b1 += s; n1--; }
        else { memcpy(o, b2, s); b2 += s; n2--; }
        o += s;
    }
    if (n1 > 0) memcpy(o, b1, n1 * s);
    memcpy(b, t, (n - n2) * s);
}
void __qsort(void *b, unsigned long n, unsigned long s, int (*c)(const void *, const void *))
{
    if (n <= 1 || s == 0) return;
    char *t = malloc(n * s);
    __qsort_part(b, n, s, c, t);
    free(t);
}
";

const BSEARCH: &str = "
void *__bsearch(const void *k, const void *b, unsigned long n, unsigned long s, int (*c)(const void *, const void *))
{
    unsigned long l = 0, u = n;
    while (l < u) {
        unsigned long i = (l + u) / 2;
        const char *p = (const char *)b + i * s;
        int r = c(k, p);
        if (r < 0) u = i;
        else if (r > 0) l = i + 1;
        else return (void *)p;
    }
    return (void *)0;
}
";
