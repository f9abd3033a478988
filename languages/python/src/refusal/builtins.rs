//! The built-in names of Python 3.11, to tell a name missing here from one that Python does not have either.

/// The names that are neither exceptions nor begin with an underscore.
const BUILTINS: &str = "abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod \
    compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset \
    getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max \
    memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted \
    staticmethod str sum super tuple type vars zip";

/// The exceptions, without `Error` and `Warning` at their ends.
const ERRORS: &str = "Arithmetic Assertion Attribute BlockingIO BrokenPipe Buffer ChildProcess ConnectionAborted \
    Connection ConnectionRefused ConnectionReset EOF Environment FileExists FileNotFound FloatingPoint IO Import \
    Indentation Index Interrupted IsADirectory Key Lookup Memory ModuleNotFound Name NotADirectory NotImplemented OS \
    Overflow Permission ProcessLookup Recursion Reference Runtime Syntax System Tab Timeout Type UnboundLocal \
    UnicodeDecode UnicodeEncode Unicode UnicodeTranslate Value ZeroDivision";
const WARNINGS: &str = "Bytes Deprecation Encoding Future Import PendingDeprecation Resource Runtime Syntax Unicode \
    User";
const OTHER_EXCEPTIONS: &str = "BaseException BaseExceptionGroup Exception ExceptionGroup GeneratorExit \
    KeyboardInterrupt StopAsyncIteration StopIteration SystemExit Warning";

/// Whether Python 3.11 has this name built in.
pub(super) fn is_builtin(name: &str) -> bool {
    let listed = |list: &str, word: &str| list.split_whitespace().any(|listed| listed == word);
    listed(BUILTINS, name)
        || listed(OTHER_EXCEPTIONS, name)
        || name.strip_suffix("Error").is_some_and(|stem| listed(ERRORS, stem))
        || name.strip_suffix("Warning").is_some_and(|stem| listed(WARNINGS, stem))
}

/// The modules that come with Python 3.11.
const MODULES: &str = "abc aifc antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect \
    builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall \
    concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm \
    decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp \
    fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip \
    hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json \
    keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder \
    msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os \
    ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint \
    profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib \
    resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib \
    sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string \
    stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios \
    textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle \
    turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg \
    winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo";

/// Whether Python 3.11 comes with a module, given by its dotted name.
pub(crate) fn is_standard_module(name: &str) -> bool {
    let top = crate::names::first_part(name);
    top.starts_with('_') || MODULES.split_whitespace().any(|listed| listed == top)
}
