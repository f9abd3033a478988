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

/// Functions of C, of Linux and of what programs are linked with that are not here.
const NOT_HERE: &str = "_setjmp a64l accept access acosh acoshf acosl alarm aligned_alloc alloca arc4random asctime asctime_r asinh asinhf asinl \
    asprintf at_quick_exit atan2l atanh atanhf atanl atexit backtrace bcmp bcopy brk cbreak cbrtf cbrtl ceill chdir \
    chmod chown clearenv clearerr clock_getres clock_nanosleep close closedir connect copysign copysignf copysignl \
    coshl cosl ctime ctime_r daemon dprintf drand48 drand48_r drem dup dup2 dysize ecvt endwin environ erand48 erf \
    erfc erfcf erff execl execle execlp execv execve execvp exp10 exp2f exp2l expl explicit_bzero expm1 expm1f expm1l \
    fabsl fcntl fcvt fdim fdimf fdopen feclearexcept fegetenv fegetround fesetenv fesetround fetestexcept ffsl ffsll \
    fgetpos fgetwc fgetws fileno finite flockfile floorl fma fmaf fmaxf fmaxl fmemopen fminf fminl fmodl fork fputwc \
    fputws fread fseek fseeko fsetpos fstat fsync ftell ftello ftruncate funlockfile fwide fwprintf fwscanf gamma gcvt \
    getcwd getdelim getdtablesize getegid getentropy geteuid getgid getgroups gethostbyname gethostid gethostname \
    getline getlogin getopt getopt_long getpagesize getpass getpgid getpgrp getpid getppid getrandom getsubopt getuid \
    getw getwc getwchar getwd gmtime gmtime_r hcreate hsearch hypotf hypotl ilogb imaxabs index inet_ntoa initscr \
    initstate ioctl isatty isinff isnanf iswalnum iswalpha iswblank iswdigit iswlower iswpunct iswspace iswupper \
    iswxdigit j0 j1 jn jrand48 kill killpg l64a lchown lcong48 lfind lgamma lgammaf link linkat listen llrint llrintf \
    llroundf llroundl localeconv localtime localtime_r lockf log10l log1p log1pf log1pl log2f log2l logb logl longjmp \
    lrand48 lrintf lroundf lroundl lsearch lseek lstat mallinfo malloc_usable_size mblen mbrlen mbrtowc mbsinit \
    mbstowcs mbtowc memalign memccpy memmem mempcpy mkdir mkdtemp mkstemp mkstemps mktemp mktime mmap modfl mrand48 \
    munmap mvprintw nan nanf nearbyintf nearbyintl nextafter nextafterf nexttoward nice noecho nrand48 \
    omp_get_max_threads omp_get_num_threads omp_get_thread_num omp_get_wtime omp_set_num_threads on_exit open \
    open_memstream opendir pathconf pause pclose pipe pipe2 poll popen posix_memalign powl pread printw pselect \
    psignal pthread_barrier_wait pthread_cancel pthread_cond_wait pthread_create pthread_detach pthread_exit \
    pthread_join pthread_mutex_destroy pthread_mutex_init pthread_mutex_lock pthread_mutex_unlock pthread_self ptsname \
    putenv putw putwc putwchar pwrite quick_exit raise rand_r random_r read readdir readlink reallocarray realpath \
    recv refresh regcomp regexec remainder remainderf remove remquo rename rewind rindex rintf rintl rmdir roundl sbrk \
    scalb scalbln scalbn sched_yield seed48 select sem_init sem_post sem_wait send setbuffer setegid setenv seteuid \
    setgid sethostname setjmp setlinebuf setpgid setsid setstate setuid sigaction sigaddset sigdelset sigemptyset \
    sigfillset sigismember siglongjmp signal signgam significand sigpending sigprocmask sigsuspend sigwait sinhl sinl \
    socket sqrtl srand48 srandom_r stat stpncpy strcasestr strchrnul strcoll strerror strerror_r strerrorname_np \
    strfry strftime strndup strptime strsep strsignal strtoimax strtok_r strtold strtoumax strverscmp strxfrm swab \
    swprintf swscanf symlink sync syscall sysconf sysinfo tanhl tanl tcgetattr tcsetattr tempnam tfind tgamma tgammaf \
    timegm timer_create times tmpfile tmpnam toascii towlower towupper truncate truncf truncl tsearch ttyname \
    ttyname_r twalk tzset ualarm umask uname ungetwc unlink unsetenv utime vdprintf vfork vfprintf vfscanf vprintf \
    vscanf vsnprintf vsprintf vsscanf vwprintf wait wait3 wait4 waitpid wcrtomb wcscasecmp wcscat wcschr wcscmp wcscpy \
    wcslen wcsncmp wcsncpy wcsrchr wcsstr wcstod wcstok wcstol wcstombs wctomb wmemcpy wmemset wprintf write wscanf y0 \
    y1 yn";

/// Functions of C and of Linux that gcc links, but that are not here.
pub(crate) fn is_foreign(name: &str) -> bool {
    crate::text::is_among(NOT_HERE, name)
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
