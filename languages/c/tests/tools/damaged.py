"""Holds gcc, g++ and javac beside what is said of the damaged programs of `tests/it/damaged.rs`.

    python3 languages/c/tests/tools/damaged.py

A program that is refused as a mistake must be refused by its compiler, in the same line, and one that runs must be taken. What
differs is printed with the numbers of each kind. A text without `main`, or with a function that is nowhere defined, is refused
where it is linked, which is not done here.
"""

import collections
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[4]
COMPILERS = {".c": ["gcc", "-std=gnu17", "-w"], ".cpp": ["g++", "-std=gnu++17", "-w"]}
ONE_ERROR = ["-fsyntax-only", "-fno-diagnostics-show-caret", "-fmax-errors=1"]

# The line of the first error of each file, or none, in one virtual machine.
JAVAC = """
import java.net.URI;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

public class Lines {
    record Text(String text) {}

    static class Source extends SimpleJavaFileObject {
        final String text;
        Source(String text) { super(URI.create("string:///Main.java"), Kind.SOURCE); this.text = text; }
        public CharSequence getCharContent(boolean lenient) { return text; }
    }

    public static void main(String[] args) throws Exception {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = javac.getStandardFileManager(null, null, null);
        for (String name : args) {
            DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
            List<String> options = List.of("-proc:none", "-nowarn", "-implicit:none", "-d", Path.of(name).getParent().toString());
            javac.getTask(null, files, found, options, null, List.of(new Source(Files.readString(Path.of(name))))).call();
            System.out.println(found.getDiagnostics().stream().filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(each -> String.valueOf(each.getLineNumber())).findFirst().orElse("none"));
        }
    }
}
"""


def lines_of_java(folder, files):
    """The line of the first error of javac in each, or none."""
    driver = folder / "Lines.java"
    driver.write_text(JAVAC)
    run = subprocess.run(["java", driver, *files], stdout=subprocess.PIPE, check=True, text=True)
    return [None if line == "none" else int(line) for line in run.stdout.split()]


def prepare(folder):
    """Reads the headers of C++ once for all."""
    (folder / "bits").mkdir()
    (folder / "all.h").write_text("#include <bits/stdc++.h>\n")
    read = [*COMPILERS[".cpp"], "-x", "c++-header", folder / "all.h", "-o", folder / "bits" / "stdc++.h.gch"]
    subprocess.run(read, check=True)


def line_of_c(file):
    """The line of the first error of gcc or g++, or none."""
    command = [*COMPILERS[file.suffix], *ONE_ERROR, "-I", file.parent, file]
    run = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    found = re.search(rf"{re.escape(file.name)}:(\d+):[\d: ]*(?:fatal )?error: ", run.stderr)
    # It may be in a header.
    return int(found[1]) if found else 0 if run.returncode else None


def kind(said, line):
    """How what is said differs from a compiler's first error, or that it does not."""
    if said.startswith("refused"):
        return "not here"
    mistake = re.match(r"error: line (\d+)", said)
    if not mistake:
        return "as the compiler" if line is None else "RUN, AND REFUSED BY THE COMPILER"
    if line is None:
        is_linked = "nowhere defined" in said or "no function `main`" in said
        return "refused where it is linked" if is_linked else "REFUSED, AND TAKEN BY THE COMPILER"
    return "as the compiler" if line == int(mistake[1]) else "in another line"


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        test = ["cargo", "test", "--release", "--package", "rewindable-c", "--test", "it", "damaged"]
        subprocess.run(test, cwd=ROOT, env={**os.environ, "DAMAGED": str(folder)}, check=True, stdout=subprocess.DEVNULL)
        prepare(folder)
        files = sorted(file for file in folder.iterdir() if file.suffix in (".c", ".cpp", ".java"))
        java = [file for file in files if file.suffix == ".java"]
        lines = dict(zip(java, lines_of_java(folder, java)))
        found = collections.Counter()
        for file in files:
            said = file.read_text().rstrip("\n").rpartition("\n// ")[2]
            line = lines[file] if file in lines else line_of_c(file)
            found[file.suffix, kind(said, line)] += 1
            if kind(said, line)[0] in "Ri" and "linked" not in kind(said, line):
                print(f"{file.name}: {kind(said, line)}: {said}; the compiler: {line}")
        for (language, what), count in sorted(found.items()):
            print(f"{language} {what}: {count}")


if __name__ == "__main__":
    main()
