//! The words by which languages are known.

use super::language::Language;

/// Words of a language: what a line begins with, and what it has anywhere.
pub(super) struct Words {
    pub language: Language,
    pub begins: &'static [&'static str],
    has: &'static [&'static str],
}

pub(super) const JAVA: Words = Words {
    language: Language::Java,
    begins: &[
        "public class ",
        "import java",
        "public static ",
        "private static ",
        "private ",
        "public ",
        "package ",
        "static boolean ",
        "boolean ",
        "final ",
        "@Override",
    ],
    has: &[
        "System.",
        "String[]",
        "boolean ",
        "boolean[",
        "List<",
        "new int[",
        "new boolean[",
        ".length",
        "int[]",
        "String ",
        "StringBuilder",
        "Scanner",
    ],
};

/// What C++ has and C has not.
pub(super) const CPP: Words = Words {
    language: Language::Cpp,
    begins: &["using namespace", "template", "public:", "private:", "protected:", "namespace std"],
    has: &[
        "std::",
        "cout",
        "cin",
        "endl",
        "::",
        "vector<",
        "<iostream",
        "<vector>",
        "<algorithm>",
        "<bits/",
        "<string>",
        "<cstdio>",
        "<cstdlib>",
        "<cmath>",
        "<cstring>",
        "<queue>",
        "<stack>",
        "<set>",
        "<map>",
        "<iomanip>",
        "operator ",
        "operator<",
        "new int",
        "delete ",
        "delete[",
        "nullptr",
        "const_cast",
        "static_cast",
        "string ",
        "int& ",
        "int &",
        "auto ",
        "<fstream",
        "<ctime>",
    ],
};

pub(super) const C: Words = Words {
    language: Language::C,
    begins: &[
        "#include",
        "#define",
        "int ",
        "void ",
        "char ",
        "long ",
        "double ",
        "float ",
        "struct ",
        "typedef ",
        "unsigned ",
        "static int ",
        "static void ",
        "static bool ",
        "static char ",
        "const int ",
        "const char ",
        "for(int ",
        "for (int ",
        "short ",
        "bool ",
        "enum ",
    ],
    has: &["main(", "printf(", "scanf(", "malloc(", "puts(", "NULL"],
};

/// Languages that do not run here, so that their programs are called what they are.
pub(super) const OTHERS: [Words; 16] = [
    Words {
        language: Language::Other("JavaScript"),
        begins: &[
            "function ",
            "const ",
            "let ",
            "var ",
            "export ",
            "async ",
            "import {",
            "class ",
            "for (const ",
            "for (let ",
            "for(let ",
            "return ",
        ],
        has: &["console.", "=>", "===", "!==", "document.", "require(", "this.", "Array(", ".push(", "function("],
    },
    Words {
        language: Language::Other("C#"),
        begins: &["using System", "namespace ", "foreach ", "foreach("],
        has: &["Console.", "string[] args", "List<int>", "static void Main", "bool[]"],
    },
    Words {
        language: Language::Other("Go"),
        begins: &["package main", "func ", "import \"", "import (", "for i :=", "type "],
        has: &["fmt.", ":=", "[]int", "make([]", "append("],
    },
    Words {
        language: Language::Other("Rust"),
        begins: &["fn ", "let mut ", "use std", "impl ", "pub fn ", "let ", "mod ", "match "],
        has: &["println!", "-> ", "&mut ", "Vec<", "usize", "vec![", "..n", "i32", ".iter()", "let ", "::"],
    },
    Words {
        language: Language::Other("Kotlin"),
        begins: &["fun ", "val ", "var ", "when "],
        has: &["println(", " until ", "IntArray", ": Int", ": Boolean", "MutableList"],
    },
    Words {
        language: Language::Other("Swift"),
        begins: &["func ", "let ", "var ", "guard ", "import Foundation"],
        has: &["..<", "-> Bool", "[Int]", "repeating:", ": Int"],
    },
    Words {
        language: Language::Other("PHP"),
        begins: &["<?php", "$", "function "],
        has: &["echo ", "array(", "count($", "$"],
    },
    Words {
        language: Language::Other("Pascal"),
        begins: &["program ", "begin", "end;", "end.", "procedure ", "var", "function ", "uses "],
        has: &[":=", "writeln(", "array[", " downto ", " then", ": integer", " div "],
    },
    Words {
        language: Language::Other("Ruby"),
        begins: &["def ", "end", "puts ", "require '", "attr_", "unless ", "elsif "],
        has: &[".each", " do |", ".times", "@", ".map {", "puts "],
    },
    Words {
        language: Language::Other("Lua"),
        begins: &["local ", "function ", "end", "for i = 1", "elseif ", "--"],
        has: &[" then", " do", "io.write", "..", "~=", "math."],
    },
    Words {
        language: Language::Other("MATLAB"),
        begins: &["function ", "end", "disp(", "%", "clc", "clear", "for i = 1:", "fprintf("],
        has: &["zeros(", "1:n", "~=", "ones(", "...", "length("],
    },
    Words {
        language: Language::Other("Haskell"),
        begins: &["import Data", "main =", "where", "module ", "let ", "data "],
        has: &[" :: ", " -> ", " <- ", "putStrLn", "map ", "foldr", " ++ ", "[Int]"],
    },
    Words {
        language: Language::Other("Prolog"),
        begins: &[":-", "queens(", "?-", "%"],
        has: &[":-", "\\=", "=\\=", " is ", "|", "select("],
    },
    Words {
        language: Language::Other("Julia"),
        begins: &["function ", "end", "using ", "for i in 1:", "module "],
        has: &["println(", "push!(", "::Int", "1:n", "zeros(", "@"],
    },
    Words {
        language: Language::Other("R"),
        begins: &["library(", "print(", "for (i in ", "function(", "cat("],
        has: &["<-", "function(", "c(", "seq_len(", "1:n", "TRUE", "FALSE"],
    },
    Words {
        language: Language::Other("SQL"),
        begins: &["SELECT ", "FROM ", "WHERE ", "JOIN ", "WITH ", "INSERT ", "CREATE ", "ORDER BY", "UNION "],
        has: &[" AS ", " ON ", " AND ", "VALUES"],
    },
];

impl Words {
    /// How much of the language a line has.
    pub fn in_line(&self, line: &str) -> usize {
        let begins = usize::from(self.begins.iter().any(|word| line.starts_with(word)));
        2 * begins + self.has.iter().filter(|word| line.contains(*word)).count().min(2)
    }

    /// The same of some lines, and how many of them have any of it.
    pub fn in_lines(&self, lines: &[String]) -> (usize, usize) {
        let found = lines.iter().map(|line| self.in_line(line)).filter(|&words| words > 0);
        found.fold((0, 0), |(sum, count), words| (sum + words, count + 1))
    }
}
