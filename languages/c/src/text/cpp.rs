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
    module("c++", include_str!("../library/cpp/prelude.hpp"), &["stddef.h", "iso646.h"]),
    module(
        "text",
        include_str!("../library/cpp/string.hpp"),
        &["iterators", "stdio.h", "stdlib.h", "ctype.h", "stdint.h", "errno.h", "limits"],
    ),
    module("exception", include_str!("../library/cpp/exception.hpp"), &["c++"]),
    module("stdexcept", include_str!("../library/cpp/stdexcept.hpp"), &["text", "exception"]),
    module("hash", include_str!("../library/cpp/hash.hpp"), &["text"]),
    only("string", &["hash", "stdexcept"]),
    module("istream", include_str!("../library/cpp/stream.hpp"), &["string", "time.h"]),
    module("iomanip", include_str!("../library/cpp/iomanip.hpp"), &["sstream"]),
    module("iterators", include_str!("../library/cpp/iterator.hpp"), &["c++"]),
    only("iterator", &["string", "time.h"]),
    module("vector", include_str!("../library/cpp/vector.hpp"), &["iterators", "exception"]),
    module("limits", include_str!("../library/cpp/limits.hpp"), &["c++"]),
    module("algorithm", include_str!("../library/cpp/algorithm.hpp"), &["limits", "exception", "stdlib.h", "stdint.h"]),
    module("random", include_str!("../library/cpp/random.hpp"), &["algorithm", "vector", "numeric", "cmath", "string"]),
    module("numeric", include_str!("../library/cpp/numeric.hpp"), &["c++"]),
    module("containers", include_str!("../library/cpp/containers.hpp"), &["vector", "algorithm"]),
    module("tree", include_str!("../library/cpp/tree.hpp"), &["iterators", "exception", "tuple"]),
    module("list", include_str!("../library/cpp/list.hpp"), &["iterators", "exception"]),
    module("hashed", include_str!("../library/cpp/hashed.hpp"), &["hash", "exception", "tuple", "string.h"]),
    module("optional", include_str!("../library/cpp/optional.hpp"), &["hash", "exception"]),
    module("chrono", include_str!("../library/cpp/chrono.hpp"), &["limits", "stdint.h", "time.h"]),
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
    module("functional", include_str!("../library/cpp/functional.hpp"), &["containers", "hashed"]),
    only(
        "bits/stdc++.h",
        &[
            "iomanip",
            "random",
            "numeric",
            "containers",
            "tree",
            "list",
            "hashed",
            "optional",
            "chrono",
            "functional",
            "tuple",
            "bitset",
            "sstream",
            "fstream",
            "math.h",
            "string.h",
            "limits.h",
            "locale.h",
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
    module("tuple", include_str!("../library/cpp/tuple.hpp"), &["c++"]),
    only("cstdio", &["stdio.h", "c++"]),
    module("cstdlib", "namespace std { using ::div; using ::ldiv; using ::lldiv; }\n", &["stdlib.h", "c++"]),
    only("cstring", &["string.h", "c++"]),
    only("cmath", &["math.h", "limits"]),
    only("cctype", &["ctype.h", "c++"]),
    only("ctime", &["time.h", "c++"]),
    only("climits", &["limits.h", "c++"]),
    only("cassert", &["assert.h", "c++"]),
    only("cstdint", &["stdint.h", "c++"]),
    only("cstddef", &["stddef.h", "c++"]),
    only("cfloat", &["float.h", "c++"]),
    only("cinttypes", &["inttypes.h", "c++"]),
    only("cerrno", &["errno.h", "c++"]),
    only("ciso646", &["c++"]),
    only("cstdalign", &["c++"]),
    only("cstdbool", &["c++"]),
    only("iosfwd", &["c++"]),
    only("clocale", &["locale.h", "c++"]),
    module(
        "stddef.h",
        "typedef unsigned long size_t; typedef long ptrdiff_t; typedef int wchar_t;
#define NULL __null
#define offsetof(type, member) __builtin_offsetof(type, member)
",
        &[],
    ),
    only("stdbool.h", &[]),
    only("new", &["exception"]),
    only("initializer_list", &["c++"]),
];

/// A header of C++ by its name.
pub(super) fn cpp_header(name: &str) -> Option<&'static Header> {
    HEADERS.iter().find(|header| header.name == name)
}

/// Whether a header of C++ that is here, whichever it is, has this name.
pub(crate) fn is_in_header(name: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
    crate::library::find(name).is_some()
        || HEADERS.iter().any(|header| header.text.split(|c| !is_letter(c)).any(|word| word == name))
}
