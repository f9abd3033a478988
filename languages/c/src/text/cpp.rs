//! The headers of C++: classes and templates of the library, as C++ of this machine.

use super::headers::Header;

const fn module(name: &'static str, text: &'static str, includes: &'static [&'static str]) -> Header {
    Header { name, text, includes }
}

/// Headers without a text of their own.
const fn only(name: &'static str, includes: &'static [&'static str]) -> Header {
    Header { name, text: "", includes }
}

static HEADERS: &[Header] = &[
    module("c++", include_str!("../library/cpp/prelude.hpp"), &["stddef.h"]),
    module("text", include_str!("../library/cpp/string.hpp"), &["c++", "stdio.h", "stdlib.h", "ctype.h"]),
    module("exception", include_str!("../library/cpp/exception.hpp"), &["text"]),
    only("string", &["text", "exception"]),
    module("istream", include_str!("../library/cpp/stream.hpp"), &["string", "time.h"]),
    module("iomanip", include_str!("../library/cpp/iomanip.hpp"), &["istream"]),
    module("iterator", include_str!("../library/cpp/iterator.hpp"), &["c++"]),
    module("vector", include_str!("../library/cpp/vector.hpp"), &["iterator"]),
    module("algorithm", include_str!("../library/cpp/algorithm.hpp"), &["c++"]),
    module("numeric", include_str!("../library/cpp/numeric.hpp"), &["c++"]),
    module("containers", include_str!("../library/cpp/containers.hpp"), &["vector", "algorithm"]),
    module("tree", include_str!("../library/cpp/tree.hpp"), &["iterator"]),
    module("list", include_str!("../library/cpp/list.hpp"), &["iterator"]),
    module("hashed", include_str!("../library/cpp/hashed.hpp"), &["string", "string.h"]),
    module("optional", include_str!("../library/cpp/optional.hpp"), &["exception"]),
    module("chrono", include_str!("../library/cpp/chrono.hpp"), &["c++", "time.h"]),
    module("bitset", include_str!("../library/cpp/bitset.hpp"), &["istream"]),
    module("sstream", include_str!("../library/cpp/sstream.hpp"), &["istream"]),
    module("fstream", include_str!("../library/cpp/fstream.hpp"), &["istream"]),
    only("array", &["containers"]),
    only("deque", &["containers"]),
    only("stack", &["containers"]),
    only("queue", &["containers"]),
    only("set", &["tree"]),
    only("map", &["tree"]),
    only("unordered_set", &["hashed"]),
    only("unordered_map", &["hashed"]),
    module("functional", include_str!("../library/cpp/functional.hpp"), &["c++"]),
    only(
        "bits/stdc++.h",
        &[
            "iomanip",
            "numeric",
            "containers",
            "tree",
            "list",
            "hashed",
            "optional",
            "chrono",
            "functional",
            "bitset",
            "sstream",
            "fstream",
            "math.h",
            "string.h",
            "limits.h",
            "assert.h",
            "stdint.h",
            "float.h",
            "errno.h",
            "inttypes.h",
        ],
    ),
    only("iostream", &["istream"]),
    only("ostream", &["istream"]),
    only("ios", &["istream"]),
    only("utility", &["c++"]),
    only("cstdio", &["stdio.h", "c++"]),
    only("cstdlib", &["stdlib.h", "c++"]),
    only("cstring", &["string.h", "c++"]),
    only("cmath", &["math.h", "c++"]),
    only("cctype", &["ctype.h", "c++"]),
    only("ctime", &["time.h", "c++"]),
    only("climits", &["limits.h", "c++"]),
    only("cassert", &["assert.h", "c++"]),
    only("cstdint", &["stdint.h", "c++"]),
    only("cstddef", &["stddef.h", "c++"]),
    only("cfloat", &["float.h", "c++"]),
    only("cinttypes", &["inttypes.h", "c++"]),
    only("cerrno", &["errno.h", "c++"]),
    module(
        "stddef.h",
        "typedef unsigned long size_t; typedef long ptrdiff_t; typedef int wchar_t;
#define NULL __null
#define offsetof(type, member) __builtin_offsetof(type, member)
",
        &[],
    ),
    only("stdbool.h", &[]),
    only("stdexcept", &["string"]),
    only("new", &["exception"]),
    only("initializer_list", &["c++"]),
    only("iso646.h", &[]),
];

/// Headers of C++ that are not here.
pub(super) const FOREIGN_CPP: &[&str] = &[
    "any",
    "tuple",
    "random",
    "memory",
    "atomic",
    "barrier",
    "bit",
    "charconv",
    "codecvt",
    "complex",
    "concepts",
    "condition_variable",
    "coroutine",
    "cstdarg",
    "csetjmp",
    "csignal",
    "cwchar",
    "cwctype",
    "execution",
    "filesystem",
    "format",
    "forward_list",
    "future",
    "latch",
    "locale",
    "mutex",
    "ranges",
    "ratio",
    "regex",
    "scoped_allocator",
    "semaphore",
    "shared_mutex",
    "source_location",
    "span",
    "stop_token",
    "streambuf",
    "string_view",
    "strstream",
    "system_error",
    "thread",
    "typeindex",
    "typeinfo",
    "valarray",
    "variant",
];

/// A header of C++ by its name.
pub(super) fn cpp_header(name: &str) -> Option<&'static Header> {
    HEADERS.iter().find(|header| header.name == name)
}
