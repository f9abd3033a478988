"""The small programs of tests/cases: how they are read, completed and run by gcc. Used by the scripts beside it."""

import pathlib
import subprocess
import tempfile

CASE, INPUT, OUTPUT, EXIT = "// case: ", "// input:\n", "// output:\n", "\n// exit: "

HEADERS = "stdio stdlib string math ctype time stdbool limits assert stdint inttypes stddef float strings".split()

# A case without `main` is the body of one.
PRELUDE = "".join(f"#include <{name}.h>\n" for name in HEADERS) + "int main(void) {\n"


def complete(program):
    """The text that gcc gets. The same rule is in tests/it/cases.rs."""
    return program if "main" in program else PRELUDE + program + "return 0;\n}\n"


def read(path):
    """Each case of a file: name, program, input."""
    for case in path.read_text("utf-8").split(CASE)[1:]:
        name, rest = case.split("\n", 1)
        rest = rest.split(OUTPUT)[0]
        program, _, text = rest.partition(INPUT)
        yield name, program, text


def compiled(program, target, *flags):
    """Compiles a program: gcc's messages if it refuses it."""
    source = pathlib.Path(target).with_suffix(".c")
    source.write_text(program, "utf-8")
    done = subprocess.run(
        ["gcc", "-O0", "-w", "-std=gnu17", *flags, str(source), "-o", str(target), "-lm"], capture_output=True, text=True
    )
    return done.stderr if done.returncode else None


def run_by_gcc(program, text):
    """What a program prints, and its exit code."""
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / "program"
        errors = compiled(program, target)
        assert errors is None, errors
        done = subprocess.run([str(target)], input=text.encode(), capture_output=True, timeout=20, cwd=folder)
        return done.stdout.decode("utf-8"), done.returncode
