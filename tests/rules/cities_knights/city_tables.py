"""Tables with Cities & Knights in any position, set up in one line.

    table = a_city_table(hands={RED: {"ore": 1, "wool": 1}}, rolled=True)
    table.road(RED, "0,-1E").knight(RED, "0,-1SE", 1, active=True)
    table.do("lift_knight 0,-1SE")

The board and the corners are those of tests/tables.py; the second corner of every seat is a city (CK-8). What a test
writes past the rules goes through the chapters, so that all counts stay true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import archipel
from archipel.engine.game import Game
from archipel.rules.box_chapter import CITY
from archipel.rules.cities_knights.improvements import Improvements
from archipel.rules.cities_knights.knight_words import BASIC
from archipel.rules.cities_knights.knights import Knights
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import CARDS, CONSTITUTION, DECK_OF, PRINTER, TRACKS
from archipel.rules.cities_knights.walls import Walls
from archipel.rules.seafarers.ships import Ships
from tests.tables import PLACED, RED, Table

RANKS = {"basic": 1, "strong": 2, "mighty": 3}


class CityTable(Table):
    """A table with knights, walls, improvements, barbarians and progress cards."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if self.rules.has(Knights):
            self.knights = self.rules.the(Knights)
        self.walls = self.rules.the(Walls)
        self.improvements = self.rules.the(Improvements)
        self.ships = self.rules.the(Ships) if self.rules.has(Ships) else None

    # ---- writing past the rules

    def city(self, seat: int, corner: str) -> Self:
        """A city here, in place of the seat's own settlement or of nothing."""
        number = self.graph.corner(corner)
        if self.building.owner(self.state, number) != seat:
            self.settle(seat, corner)
        return super().city(seat, corner)

    def knight(self, seat: int, corner: str, strength: int = BASIC, active: bool = False) -> Self:
        """A knight from the stock, recruited and perhaps activated in an earlier turn."""
        number = self.graph.corner(corner)
        self.knights.put(self.state, seat, number, strength, active)
        self.knights.note_spent(self.state, number, 0)
        return self

    def wall(self, seat: int, corner: str) -> Self:
        """A wall under the seat's own city."""
        self.walls.put(self.state, seat, self.graph.corner(corner))
        return self

    def level(self, seat: int, track: str, level: int, at: str = "") -> Self:
        """Improvements up to this level; a metropolis that comes with them goes to the city `at`, or to the first."""
        row = TRACKS.index(track)
        while self.improvements.level(self.state, seat, row) < level:
            self.improvements.raise_level(self.state, seat, row)
            if self.state.phase().name == "place_metropolis":
                self.do(f"place_metropolis {at}" if at else self.legal("place_metropolis")[0], by=seat)
        return self

    def hold_progress(self, seat: int, *cards: str) -> Self:
        """Give a seat progress cards out of the decks, drawn in an earlier turn; those that are points lie open."""
        for card in cards:
            number = CARDS.index(card)
            track = DECK_OF[number]
            self._add("progress_deck", number, -1)
            self._add("progress_left", track, -1)
            if number in (PRINTER, CONSTITUTION):
                self._add("progress_points", seat * 2 + (PRINTER, CONSTITUTION).index(number), 1)
                self.score.add(self.state, seat, 1)
            else:
                self._add("progress", seat * len(CARDS) + number, 1)
                self._add("progress_count", seat * len(TRACKS) + track, 1)
        self.rules.the(Progress).refresh_bits(self.state, seat)
        return self

    def barbarians_at(self, step: int) -> Self:
        """So many steps on their way (CK-23)."""
        self.state.s[self.rules.block_named["barbarians"].at] = step
        return self

    def attacked(self, times: int = 1) -> Self:
        """So many attacks lie behind; from the first on the robber may move (CK-33)."""
        self.state.s[self.rules.block_named["attacks"].at] = times
        return self

    def _add(self, block: str, at: int, n: int) -> None:
        self.state.s[self.rules.block_named[block].at + at] += n

    # ---- reading

    def knights_of(self, seat: int) -> dict[str, str]:
        """Where a seat has knights: basic, strong or mighty, with a star if active."""
        found = {}
        for corner in range(int(self.graph.corners)):
            if self.block("knight", corner) and self.block("held", corner) == seat + 1:
                rank = list(RANKS)[self.block("knight", corner) - 1]
                found[self.graph.corner_names[corner]] = rank + ("*" if self.block("knight_active", corner) else "")
        return found

    def knight_places(self, seat: int) -> list[str]:
        """Corners where a knight of a seat could come."""
        corners = range(int(self.graph.corners))
        return [self.graph.corner_names[c] for c in corners if self.knights.may_recruit(self.state, seat, c)]

    def knights_left(self, seat: int) -> tuple[int, int, int]:
        """Knights in stock: basic, strong, mighty."""
        return tuple(self.block("knights_left", seat * 3 + k) for k in range(3))  # type: ignore[return-value]

    def cities_of(self, seat: int) -> set[str]:
        """The corners with a city of a seat."""
        return {
            self.graph.corner_names[corner]
            for corner in range(int(self.graph.corners))
            if self.block("building", corner) == CITY and self.block("held", corner) == seat + 1
        }

    def progress_of(self, seat: int) -> dict[str, int]:
        """The hidden progress cards of a seat."""
        held = {name: self.block("progress", seat * len(CARDS) + k) for k, name in enumerate(CARDS)}
        return {name: count for name, count in held.items() if count}

    def phase(self) -> str:
        """The open decision."""
        return self.state.phase().name


def a_city_table(
    seats: int = 4,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    progress: Mapping[int, Sequence[str]] | None = None,
    dice: Sequence[tuple[int, int]] | None = None,
    events: Sequence[str] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    attacks: int = 0,
    barbarians: int = 0,
    rolled: bool = False,
    placed: bool = True,
    seed: int = 1,
    board: Mapping[str, object] | None = None,
    **options: object,
) -> CityTable:
    """A table on the beginner board (19 hexes) or a dealt one (30), seat 0 to play, hands as given and otherwise empty.

    `dice` are the rolls to come, red before white, and `events` the faces of the event die: ship, trade, politics or
    science. `progress` are cards drawn in earlier turns; `rolled` puts the table after a roll without effect."""
    told: dict[str, Sequence[object]] = dict(chance or {})
    if dice is not None:
        told["dice"] = list(dice)
    if events is not None:
        told["event_die"] = list(events)
    if seats < 5:
        options.setdefault("layout", "beginner")
    options.setdefault("start", RED)
    spec = archipel.GameSpec("cities_knights", seats, tuple(options.items()))
    game = archipel.start(spec, seed, board, None, told or None)
    game.listen()  # what tests write past the rules cannot be told again later
    table = CityTable(game)
    if not placed:
        return table
    place_all(table, seats)
    for seat in range(seats):
        table.hold(seat, **(hands or {}).get(seat, {}))
        table.hold_progress(seat, *(progress or {}).get(seat, ()))
    table.attacked(attacks).barbarians_at(barbarians)
    if rolled:
        table.turn.after_roll(table.state, 0)
    return table


def place_all(table: CityTable, seats: int) -> None:
    """A settlement, then a city, each with its road (CK-8)."""
    for lap in range(2):
        for seat in range(seats) if lap == 0 else reversed(range(seats)):
            if seats < 5:
                corner, road = PLACED[seat][lap]
                table.do(f"place_{'city' if lap else 'settlement'} {corner}", f"place_road {road}")
            else:
                for _ in range(2):
                    choices = table.game.legal_actions()
                    table.game.apply(choices[seat * 2 % len(choices)])
