"""Freezes what javac and java 17 make of the cases: their output and their end, and the line of each mistake.

    python3 languages/c/tests/tools/freeze_java.py
"""

import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent.parent / "java"
HEADER = "import java.util.*; public class Main { "


def whole(body):
    """The program of a case: a class around its members, or around its statements as `main`."""
    if "static void main" in body:
        return HEADER + body + "}\n"
    return HEADER + "public static void main(String[] args) {\n" + body + "}}\n"


def cases(path):
    for case in path.read_text().split("// case: ")[1:]:
        name, rest = case.split("\n", 1)
        program = re.split(r"^// (?:output|line):\n", rest, flags=re.M)[0]
        program, _, given = program.partition("// input:\n")
        yield name, program, given


def end_of(run):
    """`exit 0`, or the exception with the line in which it was thrown."""
    error = run.stderr.decode()
    found = re.match(r'Exception in thread "main" (?:[a-z]+\.)*(.*)', error)
    if not found:
        return f"exit {run.returncode}"
    words = found[1]
    if words.startswith("NullPointerException"):
        words = "NullPointerException"
    line = re.search(r"at c\d+\.Main\.\w+\(Main\.java:(\d+)\)", error)[1]
    return f"fault: line {line}: {words}"


def freeze_cases(path):
    found = list(cases(path))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        files = []
        for index, (_, program, _) in enumerate(found):
            file = folder / f"c{index}" / "Main.java"
            file.parent.mkdir()
            file.write_text(f"package c{index}; {whole(program)}")
            files.append(file)
        subprocess.run(["javac", "-nowarn", "-d", folder / "out", *files], check=True)
        text = ""
        for index, (name, program, given) in enumerate(found):
            command = ["java", "-Xss512k", "-Xshare:auto", "-Dfile.encoding=UTF-8", "-cp", folder / "out", f"c{index}.Main"]
            run = subprocess.run(command, input=given.encode(), capture_output=True)
            text += f"// case: {name}\n{program}"
            text += f"// input:\n{given}" if given else ""
            text += f"// output:\n{run.stdout.decode()}\n// end: {end_of(run)}\n"
    path.write_text(text)


def freeze_mistakes(path):
    text = ""
    for name, program, _ in cases(path):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "Main.java"
            file.write_text(whole(program))
            run = subprocess.run(["javac", "-nowarn", "-d", folder, file], capture_output=True)
        found = re.search(r"Main\.java:(\d+): error", run.stderr.decode())
        assert found, name
        text += f"// case: {name}\n{program}// line:\n{found[1]}\n"
    path.write_text(text)


for path in sorted((HERE / "cases").glob("*.txt")):
    freeze_cases(path)
for path in sorted((HERE / "mistakes").glob("*.txt")):
    freeze_mistakes(path)
