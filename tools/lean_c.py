"""A leaner compiled core: three things are rewritten in the C that mypyc made, and none changes what it does.

**Checks of an index** nearly always find it in the vector. The C compiler cannot know that, and lays out a function as
if half of all indices were wrong. Each check gets the hint that it passes; all checks stay.

**Both kinds of an index**, as it is and with the length added to one that counts from the end, meet in one variable
before the item is read or written. That costs a copy of every index that is used again, so each kind gets lines of its
own that read or write the item.

**References to what stays where it is** need not be counted. A function that begins with `s = g.s` owns what `s` names:

    cpy_r_s = ((archipel___engine___state___StateObject *)cpy_r_g)->_s;
    VEC_I64_INCREF(cpy_r_s);
    ...
    VEC_I64_DECREF(cpy_r_s);     on every way out

It need not if the attribute is `Final` and belongs to an argument. The caller of a function holds its arguments until
it returns. A `Final` attribute has no setter and is assigned only by `__init__`, so the argument holds what `s` names
for just as long. The same goes for a `Final` attribute of what `s` names, and so on. mypyc knows this, too, but uses it
only within one expression.

What a chapter looks up in its `install` stays as well: the other chapters, events, phases and tables. It is assigned
there, or in the `__init__` of its own object, and in no other function, which is looked up in the C of all modules, by
the name of the attribute alone. Rules are put together before a game is played by them, so no function that plays is on
its way then. Two things keep that true:

- Source of the core that assigns such an attribute in a way that does not show in the C, through a name of type `Any`
  or by `setattr`, is refused with file and line.
- Python may assign such an attribute at any time, in the middle of a call as well. The setter that does it for Python
  does not give back what was there before. Where Python assigns it again and again, that memory is lost.

What the C does not look like is left as it is: the core then works as before, and tests/build/test_lean_c.py fails.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

NATIVE: Final = "__native_"  # how the names of the C files begin

# `index < length` without a sign, or the same for an index that counts from the end: the line before adds the length.
CHECK: Final = re.compile(
    r"(?P<before>    (?P<sum>\w+) = \S+ \+ (?P<added>\w+);\n)?"
    r"(?P<compare>    (?P<found>cpy_r_\w+) = \(uint64_t\)(?P<index>\S+) < \(uint64_t\)(?P<length>\w+);\n)"
    r"    if \((?P=found)\) "
)

# Where both kinds of an index meet: first the one that counts from the end.
MEETING: Final = re.compile(
    r"(?P<from_end>    (?P<at>cpy_r_\w+) = cpy_r_\w+;\n)"
    r"    goto (?P<met>CPyL\d+);\n"
    r"(?P<as_it_is>CPyL\d+: ;\n    (?P=at) = \S+;\n)"
    r"(?P=met): ;\n"
    r"(?P<access>    (?P<items>\w+) = \(CPyPtr\)\w+\.items;\n"
    r"    (?P<offset>\w+) = (?P=at) \* 8;\n"
    r"    (?P<place>\w+) = (?P=items) \+ (?P=offset);\n"
    r"    [^\n]*\*\([^\n]*\)(?P=place)[^\n]*;\n)"
)

FUNCTION: Final = re.compile(
    r"^\w[^\n;]*\b(?P<name>CPyDef_\w+)\((?P<arguments>[^;\n]*)\) \{\n(?P<body>.*?)^\}\n", re.MULTILINE | re.DOTALL
)
ASSIGNED: Final = re.compile(r"^ +(cpy_r_\w+) = ", re.MULTILINE)
LOAD: Final = re.compile(
    r"^    (?P<name>cpy_r_\w+) = \(\((?P<owner>\w+)Object \*\)(?P<of>cpy_r_\w+)\)->_(?P<attribute>\w+);\n", re.MULTILINE
)
# The attributes that Python sees of a class: name, getter, setter, docstring, closure.
GETTERS: Final = re.compile(r"^static PyGetSetDef (\w+)_getseters\[\] = \{\n(.*?)^\};\n", re.MULTILINE | re.DOTALL)
READ_ONLY: Final = re.compile(r'\{"(\w+)",\s+\(getter\)\w+,\s+NULL,')

SET: Final = re.compile(r"^    \(\(\w+Object \*\)(\w+)\)->_(\w+) = ", re.MULTILINE)
SETTER: Final = re.compile(
    r"^\w+_set_\w+\(\w+ \*self, PyObject \*value, void \*closure\)\n\{\n(?P<body>.*?)^\}\n", re.MULTILINE | re.DOTALL
)
SET_NOW: Final = re.compile(r"^ +self->_(\w+) = tmp;$", re.MULTILINE)
# How a setter gives back what was there before.
GIVEN_BACK: Final = r"^ +if \(self->_{0}(?:\.len)? [^\n]*\) \{{\n +(?:VEC_\w+_|CPy_)DECREF\(self->_{0}\);\n +\}}\n"
INSTALL: Final = "install"  # the functions that put together the rules of a game
BEGIN: Final = "__init__"
SELF: Final = "cpy_r_self"
UNDEFINED: Final = r"^    if \(unlikely\({}(?:\.items)? == NULL\)\) \{{$"

Finals = set[tuple[str, str]]  # a class, by a short name that C gives it, or ANY, with an attribute
ANY: Final = "*"


class AssignedLater(Exception):
    """Where source of the core assigns what is taken to stay, in one line."""


def make_lean(folder: Path, sources: Iterable[Path]) -> None:
    """Rewrite the C files of a folder, which mypyc has made from these sources."""
    texts = {file: file.read_text("utf-8") for file in folder.rglob(f"{NATIVE}*.c")}
    finals: Finals = set()
    for text in texts.values():
        finals |= final_attributes(text)
    installed = installed_attributes(texts.values())
    for source in sources:
        check_assignments(source.read_text("utf-8"), source.as_posix(), installed)
    finals |= {(ANY, name) for name in installed}
    for file, text in texts.items():
        lean = without_meeting(without_counting(with_hints(text), finals))
        file.write_text(with_safe_setters(lean, installed), "utf-8")


def with_hints(made: str) -> str:
    """The C text with a hint at each check of an index: it passes, and none counts from the end."""

    def hint(check: re.Match[str]) -> str:
        from_end = check["before"] and (check["sum"], check["added"]) == (check["index"], check["length"])
        how = "unlikely" if from_end else "likely"
        return f"{check['before'] or ''}{check['compare']}    if ({how}({check['found']})) "

    return CHECK.sub(hint, made)


def without_meeting(made: str) -> str:
    """The C text where each kind of an index has lines of its own that read or write the item."""
    return MEETING.sub(
        r"\g<from_end>\g<access>    goto \g<met>_;\n\g<as_it_is>\g<met>: ;\n\g<access>\g<met>_: ;\n", made
    )


def final_attributes(made: str) -> Finals:
    """The attributes of the classes in a C text that cannot be set. Properties are among them, but have no field."""
    return {(owner, name) for owner, table in GETTERS.findall(made) for name in READ_ONLY.findall(table)}


def installed_attributes(texts: Iterable[str]) -> set[str]:
    """What chapters look up in their `install`, and nothing else changes once the rules are put together."""
    installed: set[str] = set()
    elsewhere: set[str] = set()
    for made in texts:
        for function in FUNCTION.finditer(made):
            here = installed if is_called(function["name"], INSTALL) else elsewhere
            begins = is_called(function["name"], BEGIN)
            here.update(name for of, name in SET.findall(function["body"]) if not (begins and of == SELF))
    return installed - elsewhere


def is_called(function: str, name: str) -> bool:
    """Whether a function of the C text is a method, or a function of a module, of this name."""
    return function.endswith(f"___{name}")


def check_assignments(source: str, file: str, installed: set[str]) -> None:
    """Refuse a source that assigns one of these attributes, but for an `install`, or an `__init__` to its own object.
    What the C shows to be assigned elsewhere is not among them."""
    for function, line, of, name in assignments(ast.parse(source)):
        if name in installed and function != INSTALL and not (function == BEGIN and of == "self"):
            raise AssignedLater(
                f"{file}:{line}: `{name}` is assigned here, but only `install` may: the compiled core does not count"
                " references to it (tools/lean_c.py)"
            )


def assignments(node: ast.AST, function: str = "") -> Iterator[tuple[str, int, str, str]]:
    """Every attribute that is assigned or deleted: in which function, in which line, of what, and its name."""
    for inner in ast.iter_child_nodes(node):
        match inner:
            case ast.Attribute(value, attr, ast.Store() | ast.Del()):
                yield function, inner.lineno, ast.unparse(value), attr
            case ast.Call(ast.Name("setattr" | "delattr"), [of, ast.Constant(str(name)), *_]):
                yield function, inner.lineno, ast.unparse(of), name
            case _:
                pass
        within = inner.name if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) else function
        yield from assignments(inner, "" if isinstance(inner, ast.Lambda) else within)


def with_safe_setters(made: str, installed: set[str]) -> str:
    """The C text where Python, which may assign these attributes at any time, gives back nothing that was there."""

    def rewrite(setter: re.Match[str]) -> str:
        names = SET_NOW.findall(setter["body"])
        if len(names) != 1 or names[0] not in installed:
            return setter[0]
        return re.sub(GIVEN_BACK.format(names[0]), "", setter[0], flags=re.MULTILINE)

    return SETTER.sub(rewrite, made)


def is_final(owner: str, attribute: str, finals: Finals) -> bool:
    """Whether it is one of them; `owner` has the names of all packages, the table only as many as make it unique."""
    parts = owner.split("___")
    return (ANY, attribute) in finals or any(("___".join(parts[k:]), attribute) in finals for k in range(len(parts)))


def without_counting(made: str, finals: Finals) -> str:
    """The C text of a module where `Final` attributes of arguments are not counted."""

    of_classes: Finals = {(owner, name) for owner, name in finals if owner != ANY}

    def rewrite(function: re.Match[str]) -> str:
        arguments = set(re.findall(r"\bcpy_r_\w+", function["arguments"]))
        assigns = is_called(function["name"], INSTALL) or is_called(function["name"], BEGIN)
        staying = of_classes if assigns else finals
        return function[0].replace(function["body"], borrow(function["body"], arguments, staying))

    return FUNCTION.sub(rewrite, made)


def borrow(body: str, arguments: set[str], finals: Finals) -> str:
    """The body of a function with these arguments that counts no references to what stays where it is."""
    assigned: dict[str, int] = {}
    for name in ASSIGNED.findall(body):
        assigned[name] = assigned.get(name, 0) + 1
    staying = {name for name in arguments if name not in assigned}
    for load in LOAD.finditer(body):
        name = load["name"]
        if load["of"] not in staying or assigned[name] != 1:
            continue
        if not is_final(load["owner"], load["attribute"], finals):
            continue
        counted = re.compile(rf"^    (?:VEC_\w+_|CPy_)(?:INCREF|DECREF|DecRef)\({name}\);\n", re.MULTILINE)
        lean = counted.sub("", body)
        if body.count(f"INCREF({name});") <= 1 and is_only_read(name, lean.replace(load[0], "")):
            body = lean
            staying.add(name)
    return body


def is_only_read(name: str, body: str) -> bool:
    """Whether a function reads a variable and hands it on to others, but never gives it away: neither returns it nor
    keeps it somewhere. Those it is handed to own no reference of it."""
    left = re.sub(rf"^    \w+ \*?{name};\n", "", body, count=1, flags=re.MULTILINE)  # where it is declared
    left = re.sub(rf"\(\w+\){name}\.(?:len|items)\b|\(\(\w+ \*\){name}\)->", "", left)
    left = re.sub(UNDEFINED.format(name), "", left, flags=re.MULTILINE)
    left = re.sub(r"^    cpy_r_\w+ = (?:CPyDef_\w+|CPY_GET_METHOD)\(.*\n", "", left, flags=re.MULTILINE)
    return re.search(rf"\b{name}\b", left) is None
