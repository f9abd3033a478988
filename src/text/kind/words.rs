//! The words by which languages are known.

use super::language::Language;

/// Words of a language: at the beginning of a line, and anywhere.
pub(super) struct Words {
    pub language: Language,
    pub begins: &'static [&'static str],
    pub has: &'static [&'static str],
}

pub(super) const JAVA: Words = Words {
    language: Language::Java,
    begins: &[
        "public class ", "import java", "public static ", "private static ", "private ", "public ", "package ",
        "static boolean ", "boolean ", "final ", "@Override",
    ],
    has: &[
        "System.", "String[]", "boolean ", "boolean[", "List<", "new int[", "new boolean[", ".length", "int[]",
        "String ", "StringBuilder", "Scanner",
    ],
};

/// Words of C++ that C does not have.
pub(super) const CPP: Words = Words {
    language: Language::Cpp,
    begins: &["using namespace", "template", "public:", "private:", "protected:", "namespace std"],
    has: &[
        "std::", "cout", "cin", "endl", "::", "vector<", "<iostream", "<vector>", "<algorithm>", "<bits/", "<string>",
        "<cstdio>", "<cstdlib>", "<cmath>", "<cstring>", "<queue>", "<stack>", "<set>", "<map>", "<iomanip>",
        "operator ", "operator<", "new int", "delete ", "delete[", "nullptr", "const_cast", "static_cast", "string ",
        "int& ", "int &", "auto ", "<fstream", "<ctime>",
    ],
};

pub(super) const C: Words = Words {
    language: Language::C,
    begins: &[
        "#include", "#define", "int ", "void ", "char ", "long ", "double ", "float ", "struct ", "typedef ",
        "unsigned ", "static int ", "static void ", "static bool ", "static char ", "const int ", "const char ",
        "for(int ", "for (int ", "short ", "bool ", "enum ",
    ],
    has: &["main(", "printf(", "scanf(", "malloc(", "puts(", "NULL"],
};

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
