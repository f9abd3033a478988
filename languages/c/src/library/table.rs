//! The table of the library.

use super::{Entry, Run};
use super::{character, exception, hash, input, maths, numbers, output, stdlib, stream, system, text};

const fn entry(header: &'static str, name: &'static str, prototype: &'static str, run: Run) -> Entry {
    Entry { name, header, prototype, run }
}

macro_rules! table {
    ($($header:literal { $($name:literal $prototype:literal $run:expr;)* })*) => {
        &[$($(entry($header, $name, $prototype, $run),)*)*]
    };
}

pub(super) static TABLE: &[Entry] = table! {
    "c++" {
        "__put_int" "void __put_int(void *s, long v, int k)" stream::put_int;
        "__put_float" "void __put_float(void *s, double v)" stream::put_float;
        "__put_text" "void __put_text(void *s, const char *t, unsigned long n)" stream::put_text;
        "__append" "void __append(void *s, const char *t, unsigned long n)" stream::append;
        "__length" "unsigned long __length(const char *s)" stream::length;
        "__compare" "int __compare(const char *a, unsigned long n, const char *b, unsigned long m)" stream::compare;
        "__find" "unsigned long __find(const char *a, unsigned long n, const char *b, unsigned long m, unsigned long i)" stream::find;
        "__swap_bytes" "void __swap_bytes(void *a, void *b, unsigned long n)" stream::swap_bytes;
        "__new" "void *__new(unsigned long n)" stream::new;
        "__bound" "unsigned long __bound(unsigned long i, unsigned long n, const void *p)" stream::bound;
        "__hash_bytes" "unsigned long __hash_bytes(const void *p, unsigned long n)" hash::hash_bytes;
        "__primes" "unsigned long __primes(unsigned long n)" hash::primes;
        "__thrown" "void *__thrown(unsigned long n, unsigned long t)" exception::thrown;
        "__throw" "void __throw(void *p)" exception::throw;
        "__parse" "long __parse(const char *s, int b)" stream::parse;
        "__too_big" "int __too_big(const char *s, int b)" stream::too_big;
    }
    "stdio.h" {
        "printf" "int printf(const char *f, ...)" output::printf;
        "scanf" "int scanf(const char *f, ...)" input::scanf;
        "puts" "int puts(const char *s)" output::puts;
        "putchar" "int putchar(int c)" output::putchar;
        "getchar" "int getchar(void)" input::getchar;
        "gets" "char *gets(char *s)" input::gets;
        "fprintf" "int fprintf(struct __file *o, const char *f, ...)" output::fprintf;
        "sprintf" "int sprintf(char *s, const char *f, ...)" output::sprintf;
        "snprintf" "int snprintf(char *s, unsigned long n, const char *f, ...)" output::snprintf;
        "fscanf" "int fscanf(struct __file *i, const char *f, ...)" input::fscanf;
        "sscanf" "int sscanf(const char *s, const char *f, ...)" input::sscanf;
        "fputs" "int fputs(const char *s, struct __file *o)" output::fputs;
        "fputc" "int fputc(int c, struct __file *o)" output::fputc;
        "putc" "int putc(int c, struct __file *o)" output::fputc;
        "fwrite" "unsigned long fwrite(const void *p, unsigned long s, unsigned long n, struct __file *o)" output::fwrite;
        "fgets" "char *fgets(char *s, int n, struct __file *i)" input::fgets;
        "fgetc" "int fgetc(struct __file *i)" input::fgetc;
        "getc" "int getc(struct __file *i)" input::fgetc;
        "ungetc" "int ungetc(int c, struct __file *i)" input::ungetc;
        "feof" "int feof(struct __file *i)" input::feof;
        "ferror" "int ferror(struct __file *i)" system::zero;
        "fflush" "int fflush(struct __file *o)" system::zero;
        "setbuf" "void setbuf(struct __file *o, char *b)" system::zero;
        "setvbuf" "int setvbuf(struct __file *o, char *b, int m, unsigned long n)" system::zero;
        "fopen" "struct __file *fopen(const char *n, const char *m)" input::fopen;
        "freopen" "struct __file *freopen(const char *n, const char *m, struct __file *f)" input::freopen;
        "fclose" "int fclose(struct __file *f)" system::zero;
        "perror" "void perror(const char *s)" output::perror;
        "scanf_s" "int scanf_s(const char *f, ...)" input::scanf_s;
        "printf_s" "int printf_s(const char *f, ...)" output::printf;
        "gets_s" "char *gets_s(char *s, unsigned long n)" input::gets;
    }
    "stdlib.h" {
        "malloc" "void *malloc(unsigned long n)" stdlib::malloc;
        "calloc" "void *calloc(unsigned long n, unsigned long s)" stdlib::calloc;
        "realloc" "void *realloc(void *p, unsigned long n)" stdlib::realloc;
        "free" "void free(void *p)" stdlib::free;
        "exit" "void exit(int c)" stdlib::exit;
        "_Exit" "void _Exit(int c)" stdlib::exit;
        "abort" "void abort(void)" stdlib::abort;
        "atoi" "int atoi(const char *s)" numbers::atoi;
        "atol" "long atol(const char *s)" numbers::atol;
        "atoll" "long long atoll(const char *s)" numbers::atol;
        "atof" "double atof(const char *s)" numbers::atof;
        "strtol" "long strtol(const char *s, char **e, int b)" numbers::strtol;
        "strtoll" "long long strtoll(const char *s, char **e, int b)" numbers::strtol;
        "strtoul" "unsigned long strtoul(const char *s, char **e, int b)" numbers::strtoul;
        "strtoull" "unsigned long long strtoull(const char *s, char **e, int b)" numbers::strtoul;
        "strtod" "double strtod(const char *s, char **e)" numbers::strtod;
        "strtof" "float strtof(const char *s, char **e)" numbers::strtof;
        "rand" "int rand(void)" stdlib::rand;
        "srand" "void srand(unsigned s)" stdlib::srand;
        "random" "long random(void)" stdlib::rand;
        "srandom" "void srandom(unsigned s)" stdlib::srand;
        "abs" "int abs(int n)" stdlib::abs;
        "labs" "long labs(long n)" stdlib::labs;
        "llabs" "long long llabs(long long n)" stdlib::labs;
        "qsort" "void qsort(void *b, unsigned long n, unsigned long s, int (*c)(const void *, const void *))" system::zero;
        "bsearch" "void *bsearch(const void *k, const void *b, unsigned long n, unsigned long s, int (*c)(const void *, const void *))" system::zero;
        "system" "int system(const char *s)" system::zero;
        "getenv" "char *getenv(const char *s)" system::zero;
    }
    "string.h" {
        "strlen" "unsigned long strlen(const char *s)" text::strlen;
        "strnlen" "unsigned long strnlen(const char *s, unsigned long n)" text::strnlen;
        "strcpy" "char *strcpy(char *d, const char *s)" text::strcpy;
        "stpcpy" "char *stpcpy(char *d, const char *s)" text::stpcpy;
        "strncpy" "char *strncpy(char *d, const char *s, unsigned long n)" text::strncpy;
        "strcat" "char *strcat(char *d, const char *s)" text::strcat;
        "strncat" "char *strncat(char *d, const char *s, unsigned long n)" text::strncat;
        "strcmp" "int strcmp(const char *a, const char *b)" text::strcmp;
        "strncmp" "int strncmp(const char *a, const char *b, unsigned long n)" text::strncmp;
        "strchr" "char *strchr(const char *s, int c)" text::strchr;
        "strrchr" "char *strrchr(const char *s, int c)" text::strrchr;
        "strstr" "char *strstr(const char *a, const char *b)" text::strstr;
        "strspn" "unsigned long strspn(const char *a, const char *b)" text::strspn;
        "strcspn" "unsigned long strcspn(const char *a, const char *b)" text::strcspn;
        "strpbrk" "char *strpbrk(const char *a, const char *b)" text::strpbrk;
        "strtok" "char *strtok(char *s, const char *d)" text::strtok;
        "strdup" "char *strdup(const char *s)" text::strdup;
        "memcpy" "void *memcpy(void *d, const void *s, unsigned long n)" text::memcpy;
        "memmove" "void *memmove(void *d, const void *s, unsigned long n)" text::memmove;
        "memset" "void *memset(void *d, int c, unsigned long n)" text::memset;
        "memcmp" "int memcmp(const void *a, const void *b, unsigned long n)" text::memcmp;
        "memchr" "void *memchr(const void *s, int c, unsigned long n)" text::memchr;
        "strcpy_s" "int strcpy_s(char *d, unsigned long n, const char *s)" text::strcpy_s;
    }
    "strings.h" {
        "strcasecmp" "int strcasecmp(const char *a, const char *b)" text::strcasecmp;
        "strncasecmp" "int strncasecmp(const char *a, const char *b, unsigned long n)" text::strncasecmp;
        "bzero" "void bzero(void *d, unsigned long n)" text::bzero;
        "ffs" "int ffs(int n)" numbers::ffs;
    }
    "ctype.h" {
        "isalpha" "int isalpha(int c)" character::isalpha;
        "isdigit" "int isdigit(int c)" character::isdigit;
        "isascii" "int isascii(int c)" character::isascii;
        "isalnum" "int isalnum(int c)" character::isalnum;
        "isspace" "int isspace(int c)" character::isspace;
        "isupper" "int isupper(int c)" character::isupper;
        "islower" "int islower(int c)" character::islower;
        "ispunct" "int ispunct(int c)" character::ispunct;
        "isprint" "int isprint(int c)" character::isprint;
        "isgraph" "int isgraph(int c)" character::isgraph;
        "iscntrl" "int iscntrl(int c)" character::iscntrl;
        "isxdigit" "int isxdigit(int c)" character::isxdigit;
        "isblank" "int isblank(int c)" character::isblank;
        "toupper" "int toupper(int c)" character::toupper;
        "tolower" "int tolower(int c)" character::tolower;
    }
    "math.h" {
        "sqrt" "double sqrt(double x)" maths::sqrt;
        "cbrt" "double cbrt(double x)" maths::cbrt;
        "pow" "double pow(double x, double y)" maths::pow;
        "fabs" "double fabs(double x)" maths::fabs;
        "floor" "double floor(double x)" maths::floor;
        "ceil" "double ceil(double x)" maths::ceil;
        "round" "double round(double x)" maths::round;
        "trunc" "double trunc(double x)" maths::trunc;
        "rint" "double rint(double x)" maths::rint;
        "nearbyint" "double nearbyint(double x)" maths::rint;
        "lround" "long lround(double x)" maths::lround;
        "llround" "long long llround(double x)" maths::lround;
        "lrint" "long lrint(double x)" maths::lrint;
        "fmod" "double fmod(double x, double y)" maths::fmod;
        "hypot" "double hypot(double x, double y)" maths::hypot;
        "fmax" "double fmax(double x, double y)" maths::fmax;
        "fmin" "double fmin(double x, double y)" maths::fmin;
        "sin" "double sin(double x)" maths::sin;
        "cos" "double cos(double x)" maths::cos;
        "tan" "double tan(double x)" maths::tan;
        "asin" "double asin(double x)" maths::asin;
        "acos" "double acos(double x)" maths::acos;
        "atan" "double atan(double x)" maths::atan;
        "atan2" "double atan2(double y, double x)" maths::atan2;
        "sinh" "double sinh(double x)" maths::sinh;
        "cosh" "double cosh(double x)" maths::cosh;
        "tanh" "double tanh(double x)" maths::tanh;
        "exp" "double exp(double x)" maths::exp;
        "exp2" "double exp2(double x)" maths::exp2;
        "log" "double log(double x)" maths::log;
        "log2" "double log2(double x)" maths::log2;
        "log10" "double log10(double x)" maths::log10;
        "modf" "double modf(double x, double *i)" maths::modf;
        "frexp" "double frexp(double x, int *e)" maths::frexp;
        "ldexp" "double ldexp(double x, int e)" maths::ldexp;
        "sqrtf" "float sqrtf(float x)" maths::sqrtf;
        "powf" "float powf(float x, float y)" maths::powf;
        "fabsf" "float fabsf(float x)" maths::fabs;
        "floorf" "float floorf(float x)" maths::floor;
        "ceilf" "float ceilf(float x)" maths::ceil;
        "roundf" "float roundf(float x)" maths::round;
    }
    "time.h" {
        "time" "long time(long *t)" system::time;
        "clock" "long clock(void)" system::clock;
        "difftime" "double difftime(long a, long b)" system::difftime;
        "clock_gettime" "int clock_gettime(int c, struct timespec *t)" system::clock_gettime;
        "timespec_get" "int timespec_get(struct timespec *t, int b)" system::timespec_get;
        "nanosleep" "int nanosleep(const struct timespec *a, struct timespec *b)" system::zero;
    }
    "sys/time.h" {
        "gettimeofday" "int gettimeofday(struct timeval *t, void *z)" system::gettimeofday;
    }
    "unistd.h" {
        "sleep" "unsigned sleep(unsigned s)" system::zero;
        "usleep" "int usleep(unsigned s)" system::zero;
    }
    "assert.h" {
        "__assert_fail" "void __assert_fail(const char *e, const char *f, unsigned l, const char *n)" stdlib::assert_fail;
    }
    "errno.h" {
        "__builtin_errno_place" "int *__builtin_errno_place(void)" system::errno;
    }
    "locale.h" {
        "setlocale" "char *setlocale(int c, const char *l)" system::zero;
    }
    "conio.h" {
        "getch" "int getch(void)" system::zero;
        "_getch" "int _getch(void)" system::zero;
        "getche" "int getche(void)" system::zero;
        "kbhit" "int kbhit(void)" system::zero;
        "_kbhit" "int _kbhit(void)" system::zero;
        "clrscr" "void clrscr(void)" system::zero;
        "textcolor" "void textcolor(int c)" system::zero;
        "gotoxy" "void gotoxy(int x, int y)" system::zero;
    }
    "windows.h" {
        "Sleep" "void Sleep(unsigned ms)" system::zero;
        "GetStdHandle" "void *GetStdHandle(unsigned n)" system::zero;
        "SetConsoleTextAttribute" "int SetConsoleTextAttribute(void *h, unsigned short a)" system::zero;
        "SetConsoleOutputCP" "int SetConsoleOutputCP(unsigned n)" system::zero;
        "SetConsoleTitle" "int SetConsoleTitle(const char *s)" system::zero;
        "GetTickCount" "unsigned GetTickCount(void)" system::ticks;
    }
    "" {
        "__builtin_popcount" "int __builtin_popcount(unsigned n)" numbers::popcount;
        "__builtin_popcountl" "int __builtin_popcountl(unsigned long n)" numbers::popcount;
        "__builtin_popcountll" "int __builtin_popcountll(unsigned long long n)" numbers::popcount;
        "__builtin_ctz" "int __builtin_ctz(unsigned n)" numbers::ctz;
        "__builtin_ctzl" "int __builtin_ctzl(unsigned long n)" numbers::ctz;
        "__builtin_ctzll" "int __builtin_ctzll(unsigned long long n)" numbers::ctz;
        "__builtin_clz" "int __builtin_clz(unsigned n)" numbers::clz;
        "__builtin_clzl" "int __builtin_clzl(unsigned long n)" numbers::clzl;
        "__builtin_clzll" "int __builtin_clzll(unsigned long long n)" numbers::clzl;
        "__builtin_ffs" "int __builtin_ffs(int n)" numbers::ffs;
        "__builtin_ffsl" "int __builtin_ffsl(long n)" numbers::ffs;
        "__builtin_ffsll" "int __builtin_ffsll(long long n)" numbers::ffs;
        "__builtin_parity" "int __builtin_parity(unsigned n)" numbers::parity;
        "__builtin_abs" "int __builtin_abs(int n)" stdlib::abs;
        "__builtin_trap" "void __builtin_trap(void)" stdlib::abort;
        "__builtin_unreachable" "void __builtin_unreachable(void)" stdlib::abort;
    }
};
