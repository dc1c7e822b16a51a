"""A chapter of a rulebook: it installs blocks of state, verbs, phases, events and chance points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from archipel.engine.rules import Rules
    from archipel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter:
    """What the machine asks of every chapter. Chapters are shared by all games of one set of rules: they keep offsets
    and tables, never anything of a game."""

    def __init__(self, name: str = "") -> None:
        """A chapter that gives no name has that of its file."""
        self.name = name or type(self).__module__.rpartition(".")[2]

    def neutral_colours(self) -> int:
        """How many colours I bring that own pieces and that nobody plays."""
        return 0

    def more_open_decisions(self) -> int:
        """How many more decisions and steps than usual may be open at once because of me."""
        return 0

    def install(self, rules: Rules) -> None:
        """Allocate blocks, add verbs, phases, reactions and answers; other chapters are found by `rules.the(...)`."""

    def begin(self, g: State) -> None:
        """Fill the blocks for the start of a game."""

    def after_action(self, g: State) -> None:
        """After every action, for chapters that asked for it with `rules.watch_every_action(self)`; after actions in
        which `State.alert` was called, for those that did with `rules.watch_alerts(self)`."""

    def run(self, g: State) -> None:
        """Go on with a step of mine that has come to the top of the stack; it must close or change it."""

    def readings(self, g: State) -> dict[str, object]:
        """Values for clients that follow from public words by my rules, each declared with `rules.reading`: a list for
        every player, or one value. Asked for when a view is shown, never while a game is played out."""
        return {}

    def redeal(self, g: State, seat: i64) -> None:
        """Replace every word of mine that the seat may not know by something that fits what it knows."""
