//! The headers: their types and macros as C. Their functions are in the [table of the library](crate::library).

use super::is_among;
use crate::program::Language;

/// A header that can be included.
#[derive(Debug)]
pub(crate) struct Header {
    pub(crate) name: &'static str,
    /// Its types and macros.
    pub(crate) text: &'static str,
    /// Other headers that it includes.
    pub(crate) includes: &'static [&'static str],
}

const fn plain(name: &'static str, text: &'static str) -> Header {
    Header { name, text, includes: &[] }
}

const STDDEF: &str = "typedef unsigned long size_t; typedef long ptrdiff_t; typedef int wchar_t;
#define NULL ((void *)0)
#define offsetof(type, member) __builtin_offsetof(type, member)
";

static HEADERS: &[Header] = &[
    plain("stddef.h", STDDEF),
    Header {
        name: "stdio.h",
        includes: &["stddef.h"],
        text: "typedef struct __file FILE; typedef long ssize_t; typedef long fpos_t;
#define EOF (-1)
#define BUFSIZ 8192
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define FILENAME_MAX 4096
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#define getchar_unlocked() getchar()
#define putchar_unlocked(c) putchar(c)
#define getc_unlocked(f) getc(f)
#define putc_unlocked(c, f) putc(c, f)
#define stdin __builtin_stdin
#define stdout __builtin_stdout
#define stderr __builtin_stderr
",
    },
    Header {
        name: "stdlib.h",
        includes: &["stddef.h", "sys/types.h"],
        text: "typedef struct { int quot; int rem; } div_t; typedef struct { long quot; long rem; } ldiv_t;
typedef struct { long long quot; long long rem; } lldiv_t;
static div_t div(int a, int b) { div_t r; r.quot = a / b; r.rem = a % b; return r; }
static ldiv_t ldiv(long a, long b) { ldiv_t r; r.quot = a / b; r.rem = a % b; return r; }
static lldiv_t lldiv(long long a, long long b) { lldiv_t r; r.quot = a / b; r.rem = a % b; return r; }
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
",
    },
    Header { name: "string.h", includes: &["stddef.h"], text: "" },
    Header { name: "strings.h", includes: &["stddef.h"], text: "" },
    Header { name: "memory.h", includes: &["stddef.h", "string.h"], text: "" },
    Header { name: "malloc.h", includes: &["stddef.h", "stdlib.h"], text: "" },
    Header { name: "alloca.h", includes: &["stddef.h"], text: "" },
    plain(
        "math.h",
        "typedef double double_t; typedef float float_t;
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define HUGE_VAL (__builtin_inf())
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf())
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define isfinite(x) __builtin_isfinite(x)
#define signbit(x) __builtin_signbit(x)
",
    ),
    plain("ctype.h", ""),
    Header {
        name: "time.h",
        includes: &["stddef.h"],
        text: "typedef long time_t; typedef long clock_t;
struct timespec { long tv_sec; long tv_nsec; };
struct tm { int tm_sec; int tm_min; int tm_hour; int tm_mday; int tm_mon; int tm_year; int tm_wday; int tm_yday; \
int tm_isdst; long tm_gmtoff; const char *tm_zone; };
#define CLOCKS_PER_SEC ((clock_t)1000000)
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define TIME_UTC 1
",
    },
    Header {
        name: "sys/time.h",
        includes: &["time.h"],
        text: "struct timeval { long tv_sec; long tv_usec; }; struct timezone { int tz_minuteswest; int tz_dsttime; };
",
    },
    plain(
        "sys/types.h",
        "typedef unsigned long size_t; typedef long ssize_t; typedef int pid_t; typedef long off_t; typedef long time_t;
typedef long clock_t; typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long int64_t;
typedef unsigned char u_char; typedef unsigned short ushort; typedef unsigned int uint; typedef unsigned int u_int;
typedef unsigned long ulong; typedef unsigned long u_long;
",
    ),
    plain(
        "stdbool.h",
        "#define bool _Bool
#define true 1
#define false 0
#define __bool_true_false_are_defined 1
",
    ),
    plain(
        "limits.h",
        "#define CHAR_BIT 8
#define SCHAR_MIN (-128)
#define SCHAR_MAX 127
#define UCHAR_MAX 255
#define CHAR_MIN (-128)
#define CHAR_MAX 127
#define SHRT_MIN (-32768)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MIN (-2147483647 - 1)
#define INT_MAX 2147483647
#define UINT_MAX 4294967295U
#define LONG_MIN (-9223372036854775807L - 1L)
#define LONG_MAX 9223372036854775807L
#define ULONG_MAX 18446744073709551615UL
#define LLONG_MIN (-9223372036854775807LL - 1LL)
#define LLONG_MAX 9223372036854775807LL
#define ULLONG_MAX 18446744073709551615ULL
#define LONG_LONG_MIN LLONG_MIN
#define LONG_LONG_MAX LLONG_MAX
#define ULONG_LONG_MAX ULLONG_MAX
#define PATH_MAX 4096
",
    ),
    plain("values.h", "#define MAXINT 2147483647\n#define MININT (-2147483647 - 1)\n"),
    plain(
        "float.h",
        "#define FLT_RADIX 2
#define FLT_DIG 6
#define DBL_DIG 15
#define FLT_MANT_DIG 24
#define DBL_MANT_DIG 53
#define FLT_MAX 3.40282346638528859812e+38F
#define FLT_MIN 1.17549435082228750797e-38F
#define FLT_EPSILON 1.19209289550781250000e-7F
#define DBL_MAX ((double)1.79769313486231570815e+308L)
#define DBL_MIN ((double)2.22507385850720138309e-308L)
#define DBL_EPSILON ((double)2.22044604925031308085e-16L)
",
    ),
    Header {
        name: "stdint.h",
        includes: &[],
        text: "typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long int64_t;
typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t;
typedef unsigned long uint64_t; typedef long intptr_t; typedef unsigned long uintptr_t; typedef long intmax_t;
typedef unsigned long uintmax_t; typedef signed char int_least8_t; typedef short int_least16_t;
typedef int int_least32_t; typedef long int_least64_t; typedef unsigned char uint_least8_t;
typedef unsigned short uint_least16_t; typedef unsigned int uint_least32_t; typedef unsigned long uint_least64_t;
typedef signed char int_fast8_t; typedef long int_fast16_t; typedef long int_fast32_t; typedef long int_fast64_t;
typedef unsigned char uint_fast8_t; typedef unsigned long uint_fast16_t; typedef unsigned long uint_fast32_t;
typedef unsigned long uint_fast64_t;
#define INT8_MIN (-128)
#define INT8_MAX 127
#define UINT8_MAX 255
#define INT16_MIN (-32767-1)
#define INT16_MAX 32767
#define UINT16_MAX 65535
#define INT32_MIN (-2147483647-1)
#define INT32_MAX 2147483647
#define UINT32_MAX 4294967295U
#define INT64_MIN (-9223372036854775807L-1)
#define INT64_MAX 9223372036854775807L
#define UINT64_MAX 18446744073709551615UL
#define INTPTR_MAX 9223372036854775807L
#define UINTPTR_MAX 18446744073709551615UL
#define SIZE_MAX 18446744073709551615UL
#define INT8_C(c) c
#define UINT8_C(c) c
#define INT16_C(c) c
#define UINT16_C(c) c
#define INT64_C(c) c ## L
#define UINT64_C(c) c ## UL
#define INTMAX_C(c) c ## L
#define UINTMAX_C(c) c ## UL
#define INT32_C(c) c
#define UINT32_C(c) c ## U
",
    },
    Header {
        name: "inttypes.h",
        includes: &["stdint.h"],
        text: "#define PRId8 \"d\"
#define PRId16 \"d\"
#define PRId32 \"d\"
#define PRId64 \"ld\"
#define PRIdMAX \"ld\"
#define PRIdPTR \"ld\"
#define PRIi8 \"i\"
#define PRIi16 \"i\"
#define PRIi32 \"i\"
#define PRIi64 \"li\"
#define PRIiMAX \"li\"
#define PRIiPTR \"li\"
#define PRIu8 \"u\"
#define PRIu16 \"u\"
#define PRIu32 \"u\"
#define PRIu64 \"lu\"
#define PRIuMAX \"lu\"
#define PRIuPTR \"lu\"
#define PRIo8 \"o\"
#define PRIo16 \"o\"
#define PRIo32 \"o\"
#define PRIo64 \"lo\"
#define PRIoMAX \"lo\"
#define PRIoPTR \"lo\"
#define PRIx8 \"x\"
#define PRIx16 \"x\"
#define PRIx32 \"x\"
#define PRIx64 \"lx\"
#define PRIxMAX \"lx\"
#define PRIxPTR \"lx\"
#define PRIX8 \"X\"
#define PRIX16 \"X\"
#define PRIX32 \"X\"
#define PRIX64 \"lX\"
#define PRIXMAX \"lX\"
#define PRIXPTR \"lX\"
#define SCNd8 \"hhd\"
#define SCNd16 \"hd\"
#define SCNd32 \"d\"
#define SCNd64 \"ld\"
#define SCNdMAX \"ld\"
#define SCNdPTR \"ld\"
#define SCNi8 \"hhi\"
#define SCNi16 \"hi\"
#define SCNi32 \"i\"
#define SCNi64 \"li\"
#define SCNiMAX \"li\"
#define SCNiPTR \"li\"
#define SCNu8 \"hhu\"
#define SCNu16 \"hu\"
#define SCNu32 \"u\"
#define SCNu64 \"lu\"
#define SCNuMAX \"lu\"
#define SCNuPTR \"lu\"
#define SCNo8 \"hho\"
#define SCNo16 \"ho\"
#define SCNo32 \"o\"
#define SCNo64 \"lo\"
#define SCNoMAX \"lo\"
#define SCNoPTR \"lo\"
#define SCNx8 \"hhx\"
#define SCNx16 \"hx\"
#define SCNx32 \"x\"
#define SCNx64 \"lx\"
#define SCNxMAX \"lx\"
#define SCNxPTR \"lx\"
",
    },
    plain(
        "assert.h",
        "#ifdef NDEBUG
#define assert(e) ((void)0)
#else
#define assert(e) ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))
#endif
#define static_assert _Static_assert
",
    ),
    plain(
        "iso646.h",
        "#define and &&\n#define or ||\n#define not !\n#define xor ^\n#define bitand &\n#define bitor |\n#define compl ~\n#define not_eq !=\n#define and_eq &=\n#define or_eq |=\n#define xor_eq ^=\n",
    ),
    plain(
        "errno.h",
        "#define errno (*__builtin_errno_place())\n#define EDOM 33\n#define ERANGE 34\n#define EINVAL 22\n#define ENOMEM 12\n#define ENOENT 2\n",
    ),
    plain("locale.h", "#define LC_CTYPE 0\n#define LC_NUMERIC 1\n#define LC_ALL 6\n"),
    plain(
        "unistd.h",
        "typedef long ssize_t; typedef unsigned int useconds_t; typedef int pid_t;\n#define STDIN_FILENO 0\n#define STDOUT_FILENO 1\n#define STDERR_FILENO 2\n",
    ),
    plain("conio.h", ""),
    plain(
        "windows.h",
        "typedef unsigned int DWORD; typedef unsigned short WORD; typedef unsigned char BYTE; typedef int BOOL; \
typedef void *HANDLE; typedef struct _COORD { short X; short Y; } COORD;
#define TRUE 1
#define FALSE 0
#define STD_INPUT_HANDLE ((DWORD)-10)
#define STD_OUTPUT_HANDLE ((DWORD)-11)
#define FOREGROUND_BLUE 1
#define FOREGROUND_GREEN 2
#define FOREGROUND_RED 4
#define FOREGROUND_INTENSITY 8
#define BACKGROUND_BLUE 16
#define BACKGROUND_GREEN 32
#define BACKGROUND_RED 64
#define BACKGROUND_INTENSITY 128
",
    ),
];

/// Headers of C and of Linux that gcc finds, but that are not here.
const FOREIGN: &str = "aio.h argp.h byteswap.h complex.h cpuid.h curses.h cxxabi.h dirent.h dlfcn.h emmintrin.h endian.h err.h error.h \
    execinfo.h fcntl.h features.h fenv.h fnmatch.h form.h ftw.h getopt.h glob.h grp.h iconv.h immintrin.h langinfo.h \
    libgen.h libintl.h menu.h mm_malloc.h mmintrin.h mpi.h mqueue.h ncurses.h netdb.h nmmintrin.h obstack.h omp.h panel.h \
    paths.h pmmintrin.h poll.h popcntintrin.h printf.h pthread.h pty.h pwd.h quadmath.h regex.h sched.h search.h \
    semaphore.h setjmp.h signal.h smmintrin.h spawn.h stdalign.h stdarg.h stdatomic.h stdio_ext.h stdnoreturn.h syscall.h \
    sysexits.h syslog.h term.h termio.h termios.h tgmath.h threads.h tmmintrin.h uchar.h ucontext.h utime.h utmp.h wait.h \
    wchar.h wctype.h x86intrin.h xmmintrin.h";

/// Those of C++.
const FOREIGN_CPP: &str = "any atomic barrier bit ccomplex cfenv charconv codecvt compare complex concepts condition_variable coroutine csetjmp \
    csignal cstdarg ctgmath cuchar cwchar cwctype execution expected filesystem format forward_list future hash_map \
    hash_set latch locale memory memory_resource mutex numbers ranges ratio regex scoped_allocator semaphore shared_mutex \
    source_location span spanstream stacktrace stop_token streambuf string_view strstream syncstream system_error thread \
    type_traits typeindex typeinfo valarray variant version";

/// Folders of headers of gcc and of Linux, none of which are here.
const FOLDERS: [&str; 13] = [
    "arpa/",
    "asm/",
    "backward/",
    "bits/",
    "debug/",
    "experimental/",
    "ext/",
    "linux/",
    "net/",
    "netinet/",
    "sys/",
    "tr1/",
    "tr2/",
];

/// Whether gcc finds a header that is not here.
pub(super) fn is_foreign(name: &str, language: Language) -> bool {
    let is_of_cpp = language == Language::Cpp && is_among(FOREIGN_CPP, name);
    is_among(FOREIGN, name) || is_of_cpp || FOLDERS.iter().any(|folder| name.starts_with(folder))
}

/// The header of a name.
pub(crate) fn header(name: &str) -> Option<&'static Header> {
    HEADERS.iter().find(|header| header.name == name)
}
