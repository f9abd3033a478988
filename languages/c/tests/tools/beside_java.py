"""Random programs in Java beside javac and java: all of a batch are compiled at once, and run one after the other in one JVM.

Output, exit code, and the words and the line of an exception must be the same. Java 17 writes some floating numbers with one
digit more than java 19 and later do, as the machine does: such a number may be written in two ways.
"""

import re
import struct
import subprocess

# Runs the program of each number that it is given: its end and its output, each with its length in front.
DRIVER = """
import java.io.*;
import java.lang.reflect.*;

public class Driver {
    static class Left extends SecurityException {
        final int code;
        Left(int code) { this.code = code; }
    }

    static String end;

    static String ending(Throwable thrown, String name) {
        if (thrown instanceof ExceptionInInitializerError) thrown = thrown.getCause();
        if (thrown instanceof Left) return "exit " + ((Left) thrown).code;
        String words = thrown.toString().replaceFirst("^([a-z]+\\\\.)+", "");
        if (thrown instanceof NullPointerException) words = "NullPointerException";
        for (StackTraceElement place : thrown.getStackTrace())
            if (place.getClassName().equals(name)) return "fault: line " + place.getLineNumber() + ": " + words;
        return words;
    }

    static void run(String name) {
        try {
            Method main = Class.forName(name).getMethod("main", String[].class);
            main.invoke(null, (Object) new String[0]);
            end = "exit 0";
        } catch (InvocationTargetException thrown) {
            end = ending(thrown.getCause(), name);
        } catch (Throwable thrown) {
            end = ending(thrown, name);
        }
    }

    static void write(DataOutputStream to, byte[] bytes) throws IOException {
        to.writeInt(bytes.length);
        to.write(bytes);
    }

    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        System.setSecurityManager(new SecurityManager() {
            public void checkExit(int code) { throw new Left(code); }
            public void checkPermission(java.security.Permission asked) {}
        });
        DataOutputStream to = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        for (String number : args) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.setOut(new PrintStream(bytes, true, "UTF-8"));
            Thread thread = new Thread(null, () -> run("p" + number + ".Main"), "main", 1 << 19);
            thread.start();
            thread.join();
            System.out.flush();
            write(to, end.getBytes("UTF-8"));
            write(to, bytes.toByteArray());
        }
        to.flush();
    }
}
"""

JAVA = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"]
NUMBER = re.compile(r"-?\d+\.\d+(?:E-?\d+)?")


def answers_of_java(folder, programs):
    """What java makes of each program: its end and its output."""
    files = [folder / "Driver.java"]
    files[0].write_text(DRIVER)
    for at, program in enumerate(programs):
        file = folder / f"p{at}" / "Main.java"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"package p{at}; {program.text}")
        files.append(file)
    built = subprocess.run(
        ["javac", *(f"-J{option}" for option in JAVA), "-nowarn", "-d", folder / "out", *files], capture_output=True, text=True
    )
    if built.returncode:
        raise SystemExit(f"javac refuses a program:\n{built.stderr[:2000]}")
    command = ["java", *JAVA, "-Djava.security.manager=allow", "-Dfile.encoding=UTF-8", "-cp", folder / "out", "Driver"]
    done = subprocess.run([*command, *map(str, range(len(programs)))], capture_output=True, check=True, timeout=600)
    parts, at = [], 0
    while at < len(done.stdout):
        (length,) = struct.unpack_from(">i", done.stdout, at)
        parts.append(done.stdout[at + 4 : at + 4 + length].decode("utf-8"))
        at += 4 + length
    return list(zip(parts[::2], parts[1::2]))


def are_alike(ours, theirs):
    """Whether two outputs are the same but for the digits of numbers that are the same."""
    if ours == theirs:
        return True
    if NUMBER.sub("#", ours) != NUMBER.sub("#", theirs):
        return False

    def are_same(a, b):
        return a == b or len(a) <= len(b) and (float(a) == float(b) or single(a) == single(b))

    return all(map(are_same, NUMBER.findall(ours), NUMBER.findall(theirs)))


def single(text):
    """A number as a `float` of Java."""
    value = float(text)
    return struct.pack(">f", value) if abs(value) < 3.4e38 else value


def compare(program, expected, path, run):
    """What differs, in some words; None if nothing does."""
    path.write_text(program.text)
    ours = run(str(path))
    if ours is None:
        return "hangs"
    end, output = expected
    program.fault = end if end.startswith("fault") else None
    log = ours.stderr.decode("utf-8", "replace")
    ending = re.search(r"^(?:exit|fault|refused|error|limit).*", log, re.M)
    # The machine has less memory than java.
    if ending and ending[0].startswith("limit"):
        return "left out"
    if ending is None or ending[0] != end:
        return f"{ending and ending[0]}, expected {end}"
    if log.startswith("note"):
        return "a note, where Java has none"
    printed, output = (text.replace("\ufffd", "?") for text in (ours.stdout.decode("utf-8"), output))
    return None if are_alike(printed, output) else "output"
