"""Docstrings for the compiled core. mypyc drops them; here they are written into the C that it made.

mypyc gives every class, method and function a text with its signature. The docstring goes behind that, so `help()`
shows both, at no cost when the program runs. What the C does not look like is left as it is: the core then works, and
tests/test_help.py fails.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

NATIVE: Final = "__native_"  # how the names of the C files begin
OWNER: Final = re.compile(r"^static Py(?:Method|GetSet)Def (\w+)_(?:methods|getseters)\[\] = \{$")
ENTRY: Final = re.compile(r'^    \{"(\w+)",')
TYPE: Final = re.compile(r'^    \.tp_doc = PyDoc_STR\("(\w+)\(')
SIGNATURE_END: Final = '\\n--\\n\\n")'
PROPERTY_END: Final = "    NULL, NULL, NULL},"  # of one that cannot be set: setter, docstring, closure

Docs = dict[tuple[str, str], str]  # by class and member; "" for none


def add_docstrings(folder: Path, package: Path) -> None:
    """Write the docstrings of a package into the C files made from it."""
    for file in folder.rglob(f"{NATIVE}{package.name}___*.c"):
        source = package.parent / (file.stem.removeprefix(NATIVE).replace("___", "/") + ".py")
        if source.is_file():
            made = file.read_text("utf-8")
            file.write_text(with_docstrings(made, docstrings(source.read_text("utf-8")), source.stem), "utf-8")


def docstrings(source: str) -> Docs:
    """The docstrings of the classes, methods and functions of a module."""
    found: Docs = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            found["", node.name] = ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            found[node.name, ""] = ast.get_docstring(node) or ""
            for member in node.body:
                if isinstance(member, ast.FunctionDef):  # of overloads the last is the one that is compiled
                    found[node.name, member.name] = ast.get_docstring(member) or ""
    return found


def with_docstrings(made: str, docs: Docs, module: str) -> str:
    """The C text of a module with its docstrings."""
    owner, name = "", ""
    lines = made.splitlines()
    for i, line in enumerate(lines):
        if begins := OWNER.match(line):
            last = begins[1].rpartition("___")[2]
            owner = "" if last == f"{module}module" else last
        elif entry := ENTRY.match(line):
            name = entry[1]
        if line == PROPERTY_END and docs.get((owner, name)):
            lines[i] = f'    NULL, "{escaped(docs[owner, name])}", NULL}},'
        elif SIGNATURE_END in line:
            of_type = TYPE.match(line)
            doc = docs.get((of_type[1], "") if of_type else (owner, name), "")
            lines[i] = line.replace(SIGNATURE_END, f'{SIGNATURE_END[:-2]}{escaped(doc)}")', 1)
    return "\n".join(lines) + "\n"


def escaped(text: str) -> str:
    """A text as the inside of a string of C."""
    plain = set(range(32, 127)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
