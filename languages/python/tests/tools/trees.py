"""CPython's answer to a program: its tree, or its syntax error. Needs CPython 3.11, which is the reference."""

import ast
import json
import struct
import sys
import warnings

assert sys.version_info[:2] == (3, 11), "the reference is CPython 3.11"
warnings.simplefilter("ignore")
sys.setrecursionlimit(10_000)

SKIPPED = {"type_comment", "kind", "type_ignores"}

# The parser notes these as unsupported, and leaves them out of its tree.
SYNONYMS = {
    "AsyncFunctionDef": "FunctionDef",
    "AsyncFor": "For",
    "AsyncWith": "With",
    "TryStar": "Try",
}


def dump(value, in_string=False):
    """A tree with its places, as tests/it/dump.rs writes it. The parts of an f-string have none worth comparing."""
    if isinstance(value, ast.Await):
        return dump(value.value)
    if isinstance(value, ast.comprehension):
        value.is_async = 0
    if isinstance(value, bytes):
        return '""'
    if isinstance(value, complex):
        return "0"
    if isinstance(value, ast.AST):
        name = type(value).__name__
        place = ""
        if hasattr(value, "lineno") and not in_string:
            place = f"[{value.lineno}:{value.col_offset}-{value.end_lineno}:{value.end_col_offset}]"
        if isinstance(value, ast.JoinedStr):
            return f"JoinedStr{place}(values=[" + ", ".join(dump(part, True) for part in value.values) + "])"
        if isinstance(value, ast.FormattedValue):
            spec = value.format_spec and dump(value.format_spec, True)
            return f"FormattedValue(value={dump(value.value)}, conversion={value.conversion}, format_spec={spec})"
        fields = ", ".join(f"{field}={dump(getattr(value, field))}" for field in value._fields if field not in SKIPPED)
        return f"{SYNONYMS.get(name, name)}{place}({fields})"
    if isinstance(value, list):
        return "[" + ", ".join(map(dump, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, float):
        return "float(%016x)" % struct.unpack(">Q", struct.pack(">d", value))
    if value is ...:
        return "Ellipsis"
    return repr(value)


def tree(source):
    """The tree, one line a statement; or the error, as `class line: message`."""
    try:
        module = ast.parse(source)
        compile(source, "<program>", "exec", dont_inherit=True)
    except SyntaxError as error:
        return f"! {type(error).__name__} {error.lineno}: {error.msg}\n"
    except (ValueError, OverflowError, RecursionError, MemoryError) as error:
        return f"! {type(error).__name__}\n"
    return "".join(dump(statement) + "\n" for statement in module.body)
