//! The sentences of refusals.

use rewindable_python::refusal::{Language, check};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A program, and the sentences with which it is refused, each in a line.
const REFUSED: &[(&str, &str)] = &[
    ("import numpy as np\n", "line 1: `import numpy`: this module is not here"),
    ("x = 1\nfrom PIL import Image", "line 2: `import PIL`: this module is not here"),
    (
        "import os.path, re, pprint\nprint(os, re)",
        "line 1: `import os.path`: this module is not here\nline 1: `import re`: this module is not here",
    ),
    ("from . import board", "line 1: `import .`: this module is not here"),
    (
        "try:\n    import re\nexcept ImportError:\n    re = None\nprint(re)",
        "line 2: `import re`: this module is not here",
    ),
    ("import os\nprint(os.listdir())", "line 2: `os.listdir`: the module os does not have it here"),
    ("f = open('x')", "line 1: `open`: this part of Python is not here"),
    (
        "eval('1')\nexec('1')",
        "line 1: `eval`: this part of Python is not here\nline 2: `exec`: this part of Python is not here",
    ),
    ("async def f(): pass", "line 1: `async`: asynchronous functions are not here"),
    ("async def f():\n    async with a: pass", "line 1: `async`: asynchronous functions are not here"),
    ("async with a: pass", "line 1: `async`: asynchronous functions are not here"),
    ("async for x in y: pass", "line 1: `async`: asynchronous functions are not here"),
    ("x = 1 + 3j", "line 1: `3j`: complex numbers are not here"),
    ("x = b'a'", "line 1: `b'a'`: bytes are not here; a string without the b is"),
    ("ｘ = 1", "line 1: `ｘ`: Python replaces some letters of this name by others; write it with plain letters"),
    ("class A(metaclass=B): pass", "line 1: `metaclass`: metaclasses and other keywords of classes are not here"),
    ("class A:\n    def __del__(self): pass", "line 2: `def __del__`: this special name of Python is not here"),
    ("def f(): pass\nprint(f.__code__)", "line 2: `.__code__`: this special name of Python is not here"),
    ("print 'a'", "line 1: `print 'a'`: this is Python 2; in Python 3 print needs parentheses: `print(x)`"),
    ("print 'a\\\nb'", "line 1: `print 'a\\…`: this is Python 2; in Python 3 print needs parentheses: `print(x)`"),
    ("print", ""),
    ("print >>f, 1", "line 1: `print >>`: this is Python 2; in Python 3 print needs parentheses: `print(x)`"),
    ("if 1:\n  print x,", "line 2: `print x`: this is Python 2; in Python 3 print needs parentheses: `print(x)`"),
    ("exec 'a'", "line 1: `exec 'a'`: this is Python 2; in Python 3 exec needs parentheses, and is not here"),
    ("for i in xrange(8): pass", "line 1: `xrange`: this is Python 2; in Python 3 it is `range`"),
    ("n = raw_input()", "line 1: `raw_input`: this is Python 2; in Python 3 it is `input`"),
    ("try:\n    xrange\nexcept NameError:\n    xrange = range", ""),
    ("try:\n    import numpy\nexcept ImportError:\n    numpy = None\nprint(numpy)", ""),
    ("try:\n    import numpy\nexcept (OSError, ModuleNotFoundError):\n    numpy = None\nprint(numpy)", ""),
    ("try:\n    import numpy\nexcept:\n    numpy = None\nprint(numpy)", ""),
    (
        "try:\n    import numpy\nexcept NameError:\n    numpy = None\nprint(numpy)",
        "line 2: `import numpy`: this module is not here",
    ),
    ("try:\n    print({}.has_key(1))\nexcept AttributeError:\n    pass", ""),
    ("try:\n    print({}.has_key(1))\nexcept Exception:\n    pass", ""),
    (
        "try:\n    print({}.has_key(1))\nexcept ImportError:\n    pass",
        "line 2: `.has_key`: this is Python 2; in Python 3 there is no such name",
    ),
    (
        "try:\n    xrange(3)\nexcept AttributeError:\n    pass",
        "line 2: `xrange`: this is Python 2; in Python 3 it is `range`",
    ),
    ("try:\n    raw_input\nexcept NameError:\n    pass", ""),
    ("print({xrange: 1 for xrange in [1]}, [unichr for unichr in [2]], {long for long in [3]})", ""),
    ("print(list(reduce for reduce in [4]), (lambda raw_input: 5)(5), (unicode := 6))", ""),
    ("from functools import *\nprint(reduce(max, [1, 2]))", ""),
    (
        "from math import *\nprint(reduce(max, [1, 2]))",
        "line 2: `reduce`: this is Python 2; in Python 3 there is no such name",
    ),
    ("first, *reduce = [1, 2]\nprint(reduce)", ""),
    ("print({xrange(2): 1 for x in [1]})", "line 1: `xrange`: this is Python 2; in Python 3 it is `range`"),
    ("d = {}\nd.has_key(1)", "line 2: `.has_key`: this is Python 2; in Python 3 there is no such name"),
    (
        "try: f()\nexcept A, e: g()",
        "line 2: `except A, e: g()`: this is Python 2; in Python 3 it is `except ValueError as error:`",
    ),
    ("raise A, 'b'", "line 1: `raise A, 'b'`: this is Python 2; in Python 3 it is `raise ValueError(\"text\")`"),
    (
        "if True:\n    raise A('♛', 1), 'b'",
        "line 2: `raise A('♛', 1), 'b'`: this is Python 2; in Python 3 it is `raise ValueError(\"text\")`",
    ),
    ("x = ur'a'", "line 1: `x = ur'a'`: this is Python 2; in Python 3 a string has no `ur` before it"),
    (
        "def f(a, (b, c)): pass",
        "line 1: `def f(a, (b, c)): pass`: this is Python 2; in Python 3 parameters have no parentheses around them",
    ),
    ("x = `a`", "line 1: ```: this is Python 2; in Python 3 backquotes are `repr(x)`"),
    ("if a <> b: pass", "line 1: `<>`: this is Python 2; in Python 3 `<>` is `!=`"),
    (
        "x = 0777",
        "line 1: `x = 0777`: this is Python 2; in Python 3 it is `0o17` for an octal number, and there is no L",
    ),
    ("x = 7L", "line 1: `x = 7L`: this is Python 2; in Python 3 it is `0o17` for an octal number, and there is no L"),
    ("if x = 1: pass", "line 1: SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?"),
    ("x = [1,\ny = 2", "line 1: SyntaxError: '[' was never closed"),
    ("\n  x = 1", "line 2: IndentationError: unexpected indent"),
];

#[test]
fn each_refusal_is_one_sentence() {
    for (program, sentences) in REFUSED {
        let refusals = check(program).err().unwrap_or_default();
        let texts: Vec<String> = refusals.iter().map(ToString::to_string).collect();
        assert_eq!(texts.join("\n"), *sentences, "{program}");
    }
}

/// Python 3 with a mistake, beside what Python 2 is known by.
const NO_PYTHON_2: &[&str] = &[
    "queens 5",
    "x = 5 print",
    "prints 'a'",
    "print + = 'a'",
    "try:\n    pass\nexcept ValueError\n    pass",
    "try:\n    pass\nexcept (OSError, ValueError)\n    pass",
    "try:\n    pass\nexcept (OSError, ValueError) as error\n    pass",
    "raise ValueError 'a'",
    "raise ValueError('a', 1",
    "raise ValueError('a', 1) from",
    "try:\n    pass\nexcept OSError, ValueError as error:\n    pass",
    "x = 1 < > 2",
    "x = 12abc",
    "x = 0xfgL",
    "x = [1, 2, 0b3]",
    "x = your 'a'",
    "x = ur 'a'",
    "def place(a b): pass",
    "x = $1",
];

const CPP: &str = "#include <iostream>\n#include <vector>\nusing namespace std;\n\nbool safe(vector<int>& board, int row) {\n    \
                   for (int i = 0; i < row; i++)\n        if (board[i] == board[row]) return false;\n    return true;\n}\n\n\
                   int main() {\n    vector<int> board(8);\n    cout << safe(board, 3) << endl;\n    return 0;\n}\n";

const C: &str = "#include <stdio.h>\n#define N 8\nint board[N];\n\nint safe(int row) {\n    for (int i = 0; i < row; i++)\n        \
                 if (board[i] == board[row]) return 0;\n    return 1;\n}\n\nint main(void) {\n    printf(\"%d\\n\", safe(3));\n}\n";

const JAVA: &str = "import java.util.*;\n\npublic class Queens {\n    static int[] board = new int[8];\n\n    \
                    private static boolean safe(int row) {\n        for (int i = 0; i < row; i++)\n            \
                    if (board[i] == board[row]) return false;\n        return true;\n    }\n\n    \
                    public static void main(String[] args) {\n        System.out.println(safe(3));\n    }\n}\n";

const JAVASCRIPT: &str = "const board = [];\n\nfunction safe(row) {\n  for (let i = 0; i < row; i++) {\n    \
                          if (board[i] === board[row]) return false;\n  }\n  return true;\n}\n\nconsole.log(safe(3));\n";

#[test]
fn other_languages_are_recognized() {
    let cases = [(CPP, Language::Cpp), (C, Language::C), (JAVA, Language::Java), (JAVASCRIPT, Language::JavaScript)];
    for (program, language) in cases {
        let refusals = check(program).expect_err("no Python");
        assert_eq!(refusals.len(), 1);
        let sentence = format!("this is {}, not Python", language.name());
        assert_eq!(refusals[0].to_string(), sentence);
        assert_eq!(refusals[0].values()[2], ("language", language.name().to_owned()));
    }
}

#[test]
fn a_python_program_with_a_mistake_is_no_other_language() {
    for program in ["def f():\n    let = 1;\n    x = (1;\n", "x = {\n  1;\n", "print('cout << std::endl';\n", "}\n}\n"]
    {
        let refusals = check(program).expect_err("a syntax error");
        assert_eq!(refusals[0].key(), "syntax", "{program}");
    }
}

#[test]
fn python_3_with_a_mistake_is_no_python_2() {
    for program in NO_PYTHON_2 {
        let refusals = check(program).expect_err("a syntax error");
        assert_eq!(refusals[0].key(), "syntax", "{program}: {}", refusals[0]);
    }
}
