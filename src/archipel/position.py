"""Positions for searches: a whole game, without its past, that a program can play on, copy and look at.

```python
position = archipel.imagine(view, seed=1)        # fits what the player knows; secrets are dealt again
for action in position.legal_actions():
    for what, probability, after in position.outcomes(action):
        print(action, what, probability, after.points(after.seat))
```

docs/searching.md explains them.
"""

from __future__ import annotations

from fractions import Fraction

from archipel.engine.action import Action, encode, parse
from archipel.engine.errors import IllegalAction
from archipel.engine.game import enumerate_outcomes
from archipel.engine.state import State
from archipel.engine.view import View, view_of, winners
from archipel.engine.view import imagine as imagine_state
from archipel.engine.words import TURN
from archipel.reading import points_of

Outcome = tuple[list[tuple[str, str]], Fraction, "Position"]  # what chance brings, how probable it is, what follows


def imagine(view: View, seed: int) -> Position:
    """A whole game that fits a view: what its player cannot know is dealt again, from the seed."""
    if not isinstance(view, View):
        raise TypeError(f"a game is imagined from a View, such as game.view(seat) gives, not from {view!r}")
    return Position(imagine_state(view, seed))


class Position:
    """A moment of a game. It keeps no record and checks no action: those of `legal_actions` are legal."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state  # of the engine: its words are `state.s`

    @property
    def seat(self) -> int:
        """The seat that is asked first."""
        return int(self.state.decider())

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return int(self.state.s[TURN])

    @property
    def phase(self) -> str:
        """The name of the open decision."""
        return self.state.phase().name

    @property
    def over(self) -> bool:
        """Whether the game has ended here."""
        return self.state.over()

    @property
    def winners(self) -> list[int]:
        """The seats that have won here."""
        return winners(self.state)

    def points(self, seat: int) -> int:
        """The points of a seat, hidden ones included."""
        return points_of(self.state)[seat]

    def legal_actions(self, seat: int = -1) -> list[Action]:
        """The legal actions of the seat that is asked, or of another one; forms are not among them."""
        actions, codes = self.state.rules.actions, self.state.scratch.codes
        return [actions[codes[k]] for k in range(0 if self.over else self.state.legal(self._who(seat)))]

    def apply(self, action: Action | str, seat: int = -1) -> None:
        """Do something legal, an action or its text. Chance is drawn from the position's own streams."""
        code, values = self._encoded(action)
        if values:
            self.state.apply_form(self._who(seat), code, values)
        else:
            self.state.apply(self._who(seat), code)

    def outcomes(self, action: Action | str, seat: int = -1) -> list[Outcome]:
        """Every way chance can go when something legal is done, with exact probabilities; this position stays."""
        code, values = self._encoded(action)
        found = enumerate_outcomes(self.state, self._who(seat), code, values)
        return [(what, probability, Position(after)) for what, probability, after in found]

    def view(self, seat: int) -> View:
        """What a seat would know."""
        return view_of(self.state, seat)

    def copy(self) -> Position:
        """The same position, to be played on by itself."""
        return Position(self.state.copy())

    def _who(self, seat: int) -> int:
        if not -1 <= seat < self.state.rules.players:
            raise IllegalAction("seat.unknown", self.state.phase().rule, seat=seat)
        return self.seat if seat == -1 else seat

    def _encoded(self, action: Action | str) -> tuple[int, list[int]]:
        if isinstance(action, str):
            action = parse(self.state.rules, action)
        if action.rules is self.state.rules and not self.state.rules.verb_of[action.code].form:
            return int(action.code), []
        return encode(self.state.rules, action)
