"""What is rewritten in the C that mypyc makes, what stays, and whether mypyc still writes what is looked for."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.lean_c import (
    ANY,
    AssignedLater,
    check_assignments,
    final_attributes,
    installed_attributes,
    make_lean,
    with_hints,
    with_safe_setters,
    without_counting,
    without_meeting,
)

# A check as mypyc writes it, then what follows where the index is wrong.
CHECK = """
    cpy_r_r2 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = cpy_r_i + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL8;
"""

# What follows where it is right.
MEETING = """
CPyL4: ;
    cpy_r_r6 = cpy_r_r3;
    goto CPyL6;
CPyL5: ;
    cpy_r_r6 = cpy_r_i;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r8 = cpy_r_r6 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    return cpy_r_r10;
"""

TABLE = """
static PyGetSetDef state___State_getseters[] = {
    {"s",
     (getter)state___State_get_s, NULL,
     NULL, NULL},
    {"chance",
     (getter)state___State_get_chance, (setter)state___State_set_chance,
     NULL, NULL},
    {NULL}  /* Sentinel */
};
"""

FUNCTION = """int64_t CPyDef_reads(PyObject *cpy_r_g) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    cpy_r_r0 = ((archipel___engine___state___StateObject *)cpy_r_g)->_ATTRIBUTE;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    USE
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
"""

# How a chapter finds another one, and how it reads it later.
INSTALL = """char CPyDef_ships___Ships___FUNCTION(PyObject *cpy_r_self, PyObject *cpy_r_rules) {
    ((archipel___rules___seafarers___ships___ShipsObject *)cpy_r_self)->_land = cpy_r_r0;
    return 1;
}
"""
READ = """char CPyDef_ships___Ships___reads(PyObject *cpy_r_self, PyObject *cpy_r_g) {
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r4 = ((archipel___rules___seafarers___ships___ShipsObject *)cpy_r_self)->_land;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("ships.py", "reads", "Ships", "land", 1, CPyStatic_ships___globals);
        goto CPyL3;
    }
    CPy_INCREF(cpy_r_r4);
CPyL1: ;
    cpy_r_r5 = CPyDef_land___Land___beside(cpy_r_r4, cpy_r_g);
    CPy_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL3: ;
    return 2;
}
"""

# How Python assigns it: an object, and a vector.
SETTER = """static int
ships___Ships_set_land(archipel___rules___seafarers___ships___ShipsObject *self, PyObject *value, void *closure);
static int
ships___Ships_set_land(archipel___rules___seafarers___ships___ShipsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Ships' object attribute 'land' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    CPy_INCREF(tmp);
    if (self->_land != NULL) {
        CPy_DECREF(self->_land);
    }
    self->_land = tmp;
    return 0;
}

static int
ships___Ships_set_fairways(archipel___rules___seafarers___ships___ShipsObject *self, PyObject *value, void *closure)
{
    VecI64 tmp;
    tmp = VecI64Api.unbox(value);
    VEC_I64_INCREF(tmp);
    if (self->_fairways.len >= 0) {
        VEC_I64_DECREF(self->_fairways);
    }
    self->_fairways = tmp;
    return 0;
}
"""

MODULE = """
from typing import Final, final
from librt.vecs import vec
from mypy_extensions import i64

@final
class Words:
    def __init__(self, s: vec[i64]) -> None:
        self.s: Final[vec[i64]] = s
        self.t: vec[i64] = s

@final
class Holder:
    def __init__(self, words: Words) -> None:
        self.words: Final[Words] = words

def read(of: Words, i: i64) -> i64:
    s = of.s
    s[i] = 1
    return s[i + 1] + s[i]

def read_through(of: Holder, i: i64) -> i64:
    words = of.words
    s = words.s
    return read(words, i) + s[i]

def read_what_may_change(of: Words, i: i64) -> i64:
    t = of.t
    return t[i] + t[i + 1]

def give_away(of: Words) -> vec[i64]:
    s = of.s
    if s[0] == 0:
        return s
    return of.t

def keep(of: Words) -> None:
    s = of.s
    if s[0] == 0:
        of.t = s

def read_of_another(of: Words, other: Words) -> i64:
    s = of.s
    of = other
    return s[0] + s[1]

@final
class Reader:
    def install(self, of: Words) -> None:
        self.found = of

    def look(self) -> i64:
        return read(self.found, 0)
"""


def test_checks_of_an_index_get_a_hint() -> None:
    made = with_hints(CHECK)
    assert "if (likely(cpy_r_r2)) goto CPyL5;" in made
    assert "if (unlikely(cpy_r_r4)) {" in made
    assert re.sub(r"(?:un)?likely\((\w+)\)", r"\1", made) == CHECK


def test_both_kinds_of_an_index_have_lines_of_their_own() -> None:
    access = MEETING[MEETING.index("    cpy_r_r7") : MEETING.index("    return")]
    apart = MEETING.replace("    goto CPyL6;\n", f"{access}    goto CPyL6_;\n")
    assert without_meeting(MEETING) == apart.replace("    return", "CPyL6_: ;\n    return")
    other = MEETING.replace("cpy_r_r8 = cpy_r_r6 * 8", "cpy_r_r8 = cpy_r_r2 * 8")
    assert without_meeting(other) == other


def test_final_attributes_are_those_without_a_setter() -> None:
    assert final_attributes(TABLE) == {("state___State", "s")}


@pytest.mark.parametrize(
    ("attribute", "use", "is_counted"),
    [
        ("s", "cpy_r_r1 = CPyDef_other(cpy_r_g, cpy_r_r0);", False),
        ("chance", "cpy_r_r1 = CPyDef_other(cpy_r_g, cpy_r_r0);", True),  # it may be set meanwhile
        ("s", "cpy_r_g = cpy_r_r7;", True),  # the argument is another one later
        ("s", "cpy_r_r0 = cpy_r_r7;", True),  # and so is what was read
        ("s", "cpy_r_r8 = cpy_r_r0;", True),
        ("s", "return cpy_r_r0;", True),
        ("s", "((archipel___engine___state___StateObject *)cpy_r_g)->_t = cpy_r_r0;", True),
        ("s", "VEC_I64_INCREF(cpy_r_r0);", True),  # once more: it is given away
        ("s", "cpy_r_r1 = PyList_Append(cpy_r_r8, cpy_r_r0);", True),
    ],
)
def test_only_what_stays_and_is_only_read_is_not_counted(attribute: str, use: str, is_counted: bool) -> None:
    made = FUNCTION.replace("ATTRIBUTE", attribute).replace("USE", use)
    lean = without_counting(made, final_attributes(TABLE))
    assert (lean == made) is is_counted
    if not is_counted:
        assert lean == re.sub(r"    VEC_I64_(?:IN|DE)CREF\(cpy_r_r0\);\n", "", made)


def test_what_is_assigned_only_by_install_is_not_counted() -> None:
    set_up = [INSTALL.replace("FUNCTION", name) for name in ("install", "__init__")]
    assert installed_attributes([*set_up, READ]) == {"land"}
    assert installed_attributes(set_up[1:]) == set()
    assert installed_attributes([*set_up, INSTALL.replace("FUNCTION", "steer")]) == set()
    of_another = INSTALL.replace("FUNCTION", "__init__").replace(")cpy_r_self)->", ")cpy_r_rules)->")
    assert installed_attributes([*set_up, of_another]) == set()
    lean = without_counting(READ, {(ANY, "land")})
    assert lean == re.sub(r"    CPy_(?:IN|DE)CREF\(cpy_r_r4\);\n", "", READ)
    assert without_counting(READ, {(ANY, "sea")}) == READ
    assigns = READ.replace("Ships___reads", "Ships___install")  # it may put something else in its place
    assert without_counting(assigns, {(ANY, "land")}) == assigns


def test_python_gives_back_nothing_where_references_are_not_counted() -> None:
    safe = with_safe_setters(SETTER, {"land", "fairways"})
    assert "DECREF" not in safe
    assert re.sub(r"    if \(self->\S+ \S+ \S+\) \{\n .*\n    \}\n", "", SETTER) == safe
    assert with_safe_setters(SETTER, {"sea"}) == SETTER
    one = with_safe_setters(SETTER, {"land"})
    assert "CPy_DECREF" not in one
    assert "VEC_I64_DECREF" in one


@pytest.mark.parametrize(
    "source",
    [
        "class Ships:\n    def steer(self, land):\n        self.land = land",
        "class Ships:\n    def __init__(self, pilot):\n        pilot.land = self",
        "class Ships:\n    def install(self, rules):\n        self.later = lambda: setattr(self, 'land', rules)",
        "def steer(ships, land):\n    ships.coast, (_, ships.land) = land",
        "def steer(ships, lands):\n    for ships.land in lands:\n        pass",
        "def steer(ships):\n    del ships.land",
        "def steer(ships):\n    setattr(ships, 'land', None)",
        "def steer(ships):\n    def install():\n        pass\n    ships.land += 1",
    ],
)
def test_a_source_that_assigns_what_is_not_counted_is_refused(source: str) -> None:
    line = 1 + next(k for k, text in enumerate(source.splitlines()) if ".land" in text or "'land'" in text)
    with pytest.raises(AssignedLater, match=rf"^rules/ships\.py:{line}: `land` is assigned here, but only `install`"):
        check_assignments(source, "rules/ships.py", {"land"})
    check_assignments(source, "rules/ships.py", {"sea"})


def test_a_source_that_assigns_it_in_install_is_compiled() -> None:
    source = """
class Ships:
    def __init__(self):
        self.land = None

    def install(self, rules):
        self.land = rules.the(Land)
        if rules.has(Pirate):
            rules.the(Pirate).land = self.land

    def reads(self):
        land = self.land
        return land.beside(getattr(self, "land"))
"""
    check_assignments(source, "rules/ships.py", {"land"})


def test_mypyc_writes_what_is_looked_for(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    (tmp_path / "words.py").write_text(MODULE, "utf-8")
    (tmp_path / "other.py").write_text("", "utf-8")  # one module alone has other names for its files
    script = (
        "from mypyc.build import mypycify;"
        "mypycify(['--config-file=', 'words.py', 'other.py'], group_name='some', multi_file=True, target_dir='c')"
    )
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True, capture_output=True)
    file = tmp_path / "c" / "__native_words.c"
    before = file.read_text("utf-8")
    make_lean(tmp_path / "c", [tmp_path / "words.py"])
    after = file.read_text("utf-8")

    wrong = before.count("PyErr_SetNone(PyExc_IndexError)")
    assert wrong == after.count("PyErr_SetNone(PyExc_IndexError)")  # all checks are still there
    assert after.count("if (likely(cpy_r_") - before.count("if (likely(cpy_r_") == wrong > 0

    assert after.count("_: ;\n") == wrong

    assert before.count("CPy_DECREF(self->_found)") - after.count("CPy_DECREF(self->_found)") == 1  # what Python calls
    (tmp_path / "other.py").write_text("def lose(of):\n    of.found = None\n", "utf-8")
    with pytest.raises(AssignedLater, match=r"other\.py:2: `found` is assigned here"):
        make_lean(tmp_path / "c", tmp_path.glob("*.py"))

    counted = {name: (takes(before, name), takes(after, name)) for name in re.findall(r"def (\w+)\(of", MODULE)}
    assert counted == {
        "read": (True, False),
        "read_through": (True, False),
        "read_what_may_change": (True, True),
        "give_away": (True, True),
        "keep": (True, True),
        "read_of_another": (True, True),
    }


def takes(made: str, function: str) -> bool:
    """Whether a function counts a reference."""
    body = re.search(rf"^[^\n;]*\bCPyDef_(?:words___)?{function}\([^;\n]*\) \{{\n(.*?)^\}}\n", made, re.M | re.S)
    assert body is not None
    return "_INCREF(" in body[1]
