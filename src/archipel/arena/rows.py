"""What happened in a game as rows of a table: one for the whole game, one for each turn or one for each step.

A row holds the truth, with every secret. docs/data.md explains the columns; `COLUMNS` lists them with their types.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from archipel.catalogue import GameSpec
from archipel.engine import roles
from archipel.engine.game import Game, redo
from archipel.engine.history import Step
from archipel.engine.words import ACTIVE, TURN
from archipel.reading import points_of

Row = dict[str, object]

# The types of columns: a number, a text, lists of them (mostly one for each seat), counts by name, such counts by seat.
Column = Literal["int", "text", "ints", "texts", "counts", "counts_by_seat"]

COLUMNS: Final[dict[str, dict[str, Column]]] = {
    "game": {
        "game": "int",
        "spec": "text",
        "seed": "int",
        "bots": "texts",
        "winners": "ints",
        "turns": "int",
        "steps": "int",
        "points": "ints",
        "sources": "counts_by_seat",
        "tiles": "counts",
        "rolls": "counts",
        "builds": "counts_by_seat",
        "trades": "ints",
        "bank_trades": "ints",
        "error": "text",
    },
    "turn": {
        "game": "int",
        "turn": "int",
        "seat": "int",
        "steps": "int",
        "rolls": "counts",
        "builds": "counts_by_seat",
        "trades": "ints",
        "bank_trades": "ints",
        "points": "ints",
        "hands": "ints",
    },
    "step": {
        "game": "int",
        "step": "int",
        "turn": "int",
        "seat": "int",
        "phase": "text",
        "kind": "text",
        "action": "text",
        "code": "int",
        "chance": "texts",
        "points": "ints",
        "hands": "ints",
    },
}

AMONG_PLAYERS: Final = {roles.OFFER, roles.ACCEPT, roles.COUNTER, roles.CONFIRM, roles.WITHDRAW, roles.PASSES}
START: Final = "start"  # the source of points that players have before the first step


def rows_of(rows: str, spec: GameSpec, game: Game, number: int, bots: Sequence[str], error: str) -> list[Row]:
    """The rows of one kind about a game: its number, its bots by seat, and how it failed, if it did."""
    played = _Replayed(game)
    if rows == "step":
        return [{"game": number, **played.step_row(step)} for step in played.steps()]
    if rows == "turn":
        return [{"game": number, **row} for row in _turns(played)]
    tally = _Tally(game.seats)
    for step in played.steps():
        tally.count(played, step)
    return [
        {
            "game": number,
            "spec": str(spec),
            "seed": game.origin.header["seed"],
            "bots": list(bots),
            "winners": game.winners,
            "turns": game.turn,
            **tally.to_row(),
            "points": played.points,
            "sources": [dict(counter) for counter in played.sources],
            "tiles": {tile: holder - 1 for tile, holder in played.tiles.items() if holder},
            "error": error,
        }
    ]


def _turns(played: _Replayed) -> Iterator[Row]:
    """A row for each turn; turn 0 is what comes before the first one."""
    tally = _Tally(len(played.points))
    row: Row = {"turn": played.turn, "seat": played.active}
    for step in played.steps():
        tally.count(played, step)
        row |= {**tally.to_row(), "points": played.points, "hands": played.hands}
        if played.turn != row["turn"]:
            yield row
            tally = _Tally(len(played.points))
            row = {"turn": played.turn, "seat": played.active}
    if tally.steps:
        yield row


class _Replayed:
    """A game played again from its first state, step by step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.state = game.origin.state.copy()
        self.number = 0  # of the last step
        self.before = ("", 0)  # the phase and the turn in which it was made
        self.points = points_of(self.state)
        self.tiles = self._tiles()
        self.sources = [Counter({START: n} if n else {}) for n in self.points]

    def steps(self) -> Iterator[Step]:
        """The steps, each when it has been made."""
        for step in self.game.steps():
            self.before = (self.state.phase().name, self.turn)
            redo(self.state, step)
            self.number += 1
            self._add_up(self.rules.verb_of[step.code].name)
            yield step

    @property
    def turn(self) -> int:
        return int(self.state.s[TURN])

    @property
    def active(self) -> int:
        return int(self.state.s[ACTIVE])

    @property
    def hands(self) -> list[int]:
        """How many cards every player holds."""
        return self._words("hand_count")

    @property
    def roll(self) -> int:
        """The sum of the last roll."""
        return sum(self._words("dice") or self._words("die"))

    def step_row(self, step: Step) -> Row:
        points = self.rules.points
        phase, turn = self.before
        return {
            "step": self.number,
            "turn": turn,
            "seat": int(step.seat),
            "phase": phase,
            "kind": self.rules.verb_of[step.code].name,
            "action": str(step.action(self.rules)),
            "code": int(step.code),
            "chance": [f"{points[p].name} {points[p].labels[x]}" for p, x in zip(step.points, step.outcomes)],
            "points": self.points,
            "hands": self.hands,
        }

    def _add_up(self, kind: str) -> None:
        """Enter where the points of the last step came from: a tile that changed hands, or the action itself."""
        points, tiles = points_of(self.state), self._tiles()
        for seat, (now, then) in enumerate(zip(points, self.points)):
            if now != then:
                changed = [tile for tile in tiles if seat + 1 in (tiles[tile], self.tiles[tile])]
                moved = [tile for tile in changed if tiles[tile] != self.tiles[tile]]
                self.sources[seat][moved[0] if moved else kind] += now - then
        self.points, self.tiles = points, tiles

    def _tiles(self) -> dict[str, int]:
        """Tiles that one colour has at a time, such as the longest route: 0 for nobody, or 1 + the colour."""
        found: dict[str, int] = {}
        for block in self.rules.blocks:
            if block.reads == "holder" and not block.per:
                words = self._words(block.name)
                found |= {f"{block.name}_{k}" if len(words) > 1 else block.name: word for k, word in enumerate(words)}
        return found

    def _words(self, name: str) -> list[int]:
        block = self.rules.block_named.get(name)
        return [] if block is None else [int(self.state.s[block.at + k]) for k in range(block.size)]


class _Tally:
    """What was rolled, built and traded in some steps."""

    def __init__(self, seats: int) -> None:
        self.steps = 0
        self.rolls: Counter[int] = Counter()
        self.builds: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.trades = [0] * seats
        self.bank_trades = [0] * seats

    def count(self, played: _Replayed, step: Step) -> None:
        verb, seat = played.rules.verb_of[step.code], int(step.seat)
        self.steps += 1
        self.rolls[played.roll] += roles.ROLL in verb.roles
        self.builds[seat][verb.name] += roles.BUILD in verb.roles or roles.UPGRADE in verb.roles
        self.trades[seat] += roles.CONFIRM in verb.roles
        self.bank_trades[seat] += roles.TRADE in verb.roles and not AMONG_PLAYERS & set(verb.roles)

    def to_row(self) -> Row:
        return {
            "steps": self.steps,
            "rolls": {str(roll): times for roll, times in sorted(self.rolls.items()) if times},
            "builds": [{kind: n for kind, n in built.items() if n} for built in self.builds],
            "trades": list(self.trades),
            "bank_trades": list(self.bank_trades),
        }
