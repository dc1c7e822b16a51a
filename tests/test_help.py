"""Every public name has a sentence, so `help()` is never empty: on the Python source and on the compiled core."""

from __future__ import annotations

import inspect
from pydoc import plain, render_doc
from types import ModuleType

import pytest

import archipel
from archipel import arena, bots
from tools.compile import ROOT
from tools.docstrings import docstrings, with_docstrings

CLASSES = (
    archipel.Action,
    archipel.Event,
    archipel.Game,
    archipel.GameSpec,
    archipel.Position,
    archipel.View,
    bots.Bot,
)


@pytest.mark.compiled
@pytest.mark.parametrize("module", [archipel, bots, arena], ids=lambda module: module.__name__)
def test_every_public_name_has_a_sentence(module: ModuleType) -> None:
    assert [name for name in module.__all__ if not inspect.getdoc(getattr(module, name))] == []


@pytest.mark.compiled
@pytest.mark.parametrize("owner", CLASSES, ids=lambda owner: owner.__name__)
def test_every_public_method_has_the_sentence_of_the_source(owner: type[object]) -> None:
    source = ROOT / "src" / (owner.__module__.replace(".", "/") + ".py")
    of_class = {name: doc for (of, name), doc in docstrings(source.read_text("utf-8")).items() if of == owner.__name__}
    assert of_class[""]
    for name, doc in of_class.items():
        if not name.startswith("_"):
            assert doc, f"{name} has no sentence"
            assert inspect.getdoc(getattr(owner, name) if name else owner) == doc


@pytest.mark.compiled
def test_help_shows_signatures_and_sentences() -> None:
    shown = plain(render_doc(archipel.Game))
    assert "One game. Refused actions raise IllegalAction" in shown
    assert "apply(self, " in shown and "do something legal." in shown
    assert "The seat whose turn it is." in shown


MADE = r"""
static PyGetSetDef engine___game___Game_getseters[] = {
    {"turn",
     (getter)Game_get_turn,
    NULL, NULL, NULL},
static PyMethodDef engine___game___Game_methods[] = {
    {"apply",
     METH, PyDoc_STR("apply($self, action)\n--\n\n")},
    .tp_doc = PyDoc_STR("Game(origin)\n--\n\n"),
static PyMethodDef engine___gamemodule_methods[] = {
    {"redo", (PyCFunction)redo, METH_FASTCALL, PyDoc_STR("redo(state)\n--\n\n") /* docstring */},
"""
SOURCE = '''
class Game:
    """One "game"."""

    @property
    def turn(self):
        """Which?"""

    def apply(self, action):
        """Do it:
        now – or never."""

def redo(state):
    """Again."""
'''


def test_docstrings_are_written_behind_the_signatures() -> None:
    lines = with_docstrings(MADE, docstrings(SOURCE), "game").splitlines()
    assert r'    NULL, "Which\077", NULL},' in lines
    assert r'     METH, PyDoc_STR("apply($self, action)\n--\n\nDo it:\012now \342\200\223 or never.")},' in lines
    assert r'    .tp_doc = PyDoc_STR("Game(origin)\n--\n\nOne \042game\042."),' in lines
    assert lines[-1].endswith(r'PyDoc_STR("redo(state)\n--\n\nAgain.") /* docstring */},')
