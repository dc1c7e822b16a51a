"""Builders for tests: a table in any position, set up in one line.

    table = a_table(hands={RED: {"ore": 3, "grain": 2}}, dice=[(3, 4)])
    table.do("roll")

The board is the beginner board (BASE-18), the start seat is 0, all have placed: see PLACED. What a test writes past the
rules (`hold`, `settle`, `road` ...) goes through the chapters, so that all counts stay true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import pytest

import archipel
from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.game_file import package_folder
from archipel.board.layout import number_bits
from archipel.board.scenario import Scenario
from archipel.catalogue import begin
from archipel.engine.chance import Script
from archipel.engine.chapter import Chapter
from archipel.engine.errors import IllegalAction
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.rules.base.building import Building
from archipel.rules.base.development import Development
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.land import Land
from archipel.rules.base.maritime import Maritime
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import ROAD

RED, BLUE, WHITE, ORANGE, GREEN, BROWN = range(6)

# Where the seats stand after placement on the 19-hex island: (settlement, road), first round then second.
PLACED = {
    RED: (("0,-1N", "0,-1NE"), ("0,1S", "0,1SE")),
    BLUE: (("-1,0S", "-1,0SW"), ("1,0N", "1,0NE")),
    WHITE: (("1,0S", "1,0SE"), ("-1,0N", "-1,0NW")),
    ORANGE: (("0,0S", "0,0SE"), ("2,-1N", "2,-1NE")),
}


# Seven hexes, for games with a board of their own.
SEVEN_HEXES: dict[str, object] = {
    "tiles": {
        "0,-1": ["hills", 6],
        "1,-1": ["forest", 8],
        "-1,0": ["fields", 5],
        "0,0": ["desert", 0],
        "1,0": ["pasture", 9],
        "-1,1": ["mountains", 4],
        "0,1": ["forest", 10],
    },
    "harbours": {"0,-1NW": "generic", "1,0E": "ore"},
}

# A scenario file: seven tiles without barren terrain and without letters.
SEVEN_TILES = """
seats = [2]
target = 10
chapters = ["base"]
[deal]
board = "random"
[legend]
x = { pool = "all", area = "home" }
[map]
origin = "0,-1"
rows = '''
   x     x
x     x     x
   x     x
'''
[areas.home]
start = true
[pools.all]
terrains = { forest = 3, hills = 2, fields = 2 }
numbers = { 6 = 1, 8 = 1, 3 = 1, 4 = 1, 5 = 1, 9 = 1, 10 = 1 }
"""

# Cards and pieces of the base game, for scenario files written in tests.
BASE_COUNTS = """
[supply]
lumber = 19
brick = 19
wool = 19
grain = 19
ore = 19

[deck]
knight = 14
road_building = 2
year_of_plenty = 2
monopoly = 2
victory_point = 5

[pieces]
road = 15
settlement = 5
city = 4
"""


def load_scenario(name: str, seats: int) -> Scenario:
    """The board of a game of the package, such as "base" or "seafarers/cloth", for a number of seats."""
    box, _, file = name.partition("/")
    return package_folder(box).read(file or box).boards[seats]


def dice_for(total: int) -> tuple[int, int]:
    """Two dice that show this total."""
    return (total // 2, total - total // 2)


class PlayedGame:
    """A game of any box with short words for tests."""

    def __init__(self, game: archipel.Game) -> None:
        self.game = game
        self.rules: Rules = game.rules
        self.graph = game.graph

    @property
    def state(self) -> State:
        """The position, taken from the game each time: tests change it."""
        return self.game.state

    def do(self, *actions: str, by: int = -1) -> Self:
        """Apply actions in notation, by the seat that is asked or by a named one."""
        for action in actions:
            self.game.apply(action, by)
        return self

    def refused(self, action: str | archipel.Action, key: str, rule: str, by: int = -1) -> IllegalAction:
        """The action is refused with this key and rule, and nothing has changed."""
        before = self.game.state_bytes()
        with pytest.raises(IllegalAction) as caught:
            self.game.apply(action, by)
        assert (caught.value.key, caught.value.rule) == (key, rule)
        assert self.game.state_bytes() == before
        return caught.value

    def legal(self, kind: str = "", by: int = -1) -> list[str]:
        """The legal actions in notation, perhaps only of one kind."""
        return [str(action) for action in self.game.legal_actions(by) if kind in ("", action.kind)]

    def block(self, name: str, at: int = 0) -> int:
        """A word of a block by its name."""
        return int(self.state.s[self.rules.block_named[name].at + at])

    def told(self, kind: str, to: int | None = None) -> list[dict[str, object]]:
        """The fields of every event of a kind: all of them, or as one seat (-1: an onlooker) may know them."""
        events = self.game.events if to is None else self.game.events_for(to)
        return [event.fields for event in events if event.kind == kind]


class Table(PlayedGame):
    """A game with the chapters of the base game."""

    def __init__(self, game: archipel.Game) -> None:
        super().__init__(game)
        self.cards = self.rules.the(ResourceCards)
        self.building = self.rules.the(Building)
        self.land = self.rules.the(Land)
        self.robber = self.rules.the(Robber)
        self.score = self.rules.the(Score)
        self.turn = self.rules.the(Turn)
        self.route = self.rules.the(LongestRoute)
        self.maritime = self.rules.the(Maritime)

    @property
    def development(self) -> Development:
        """Not every box has these cards."""
        return self.rules.the(Development)

    # ---- reading

    def legal_at(self, kind: str, by: int = -1) -> set[object]:
        """The places (or cards, or seats) that the legal actions of a kind name first; see `corners` and `edges`."""
        return {next(iter(action.fields.values())) for action in self.game.legal_actions(by) if action.kind == kind}

    def corners(self, *names: str) -> set[object]:
        return {self.graph.corner(name) for name in names}

    def edges(self, *names: str) -> set[object]:
        return {self.graph.edge(name) for name in names}

    def tiles(self, *names: str) -> set[object]:
        return {self.graph.tile(name) for name in names}

    def hand(self, seat: int) -> dict[str, int]:
        held = {name: int(self.cards.held(self.state, seat, k)) for k, name in enumerate(self.cards.names)}
        return {name: count for name, count in held.items() if count}

    def hands(self) -> dict[int, dict[str, int]]:
        """All hands that are not empty."""
        return {seat: self.hand(seat) for seat in range(self.game.seats) if self.hand(seat)}

    def points(self, seat: int) -> int:
        """Visible points."""
        return int(self.state.s[self.score.points + seat])

    def supply(self, card: str) -> int:
        return int(self.state.s[self.cards.supply + self.cards.names.index(card)])

    def hand_size(self, seat: int) -> int:
        return self.block("hand_count", seat)

    def held_cards(self, seat: int) -> dict[str, int]:
        """The development cards in a seat's hand."""
        names = self.development.names
        held = {name: self.block("development_cards", seat * len(names) + k) for k, name in enumerate(names)}
        return {name: count for name, count in held.items() if count}

    def rate(self, seat: int, card: str) -> int:
        return self.block("rate", seat * int(self.cards.kinds) + self.cards.names.index(card))

    # ---- writing past the rules

    def hold(self, seat: int, **cards: int) -> Self:
        """Give a seat exactly these cards, from and to the supply."""
        for k, name in enumerate(self.cards.names):
            self.cards.spend(self.state, seat, k, self.cards.held(self.state, seat, k))
            self.cards.gain(self.state, seat, k, cards.get(name, 0))
        return self

    def hold_card(self, seat: int, card: str, count: int = 1) -> Self:
        """Give a seat development cards out of the deck, bought in an earlier turn."""
        d, s, k = self.development, self.state.s, self.development.names.index(card)
        s[d.deck + k] -= count
        s[d.deck_size] -= count
        s[d.held + seat * d.kinds + k] += count
        s[d.count + seat] += count
        d.count_ready(self.state, seat)
        if card == "victory_point":
            self.score.add_secret(self.state, seat, count)
        return self

    def open_turn(
        self, hands: Mapping[int, Mapping[str, int]], cards: Mapping[int, Sequence[str]], rolled: bool
    ) -> Self:
        """After the placement: hands as given and otherwise empty, and the first roll done, without effect."""
        for seat in range(self.game.seats):
            self.hold(seat, **hands.get(seat, {}))
            for card in cards.get(seat, ()):
                self.hold_card(seat, card)
        if rolled:
            self.turn.after_roll(self.state, 0)
        return self

    def settle(self, seat: int, corner: str) -> Self:
        self.building.place_settlement(self.state, seat, self.graph.corner(corner))
        return self

    def city(self, seat: int, corner: str) -> Self:
        """Turn the seat's own settlement into a city."""
        self.building.place_city(self.state, seat, self.graph.corner(corner))
        return self

    def road(self, seat: int, *edges: str) -> Self:
        for edge in edges:
            self.building.place_route(self.state, seat, self.graph.edge(edge), ROAD)
        return self

    def move_robber(self, tile: str) -> Self:
        self.robber.stand(self.state, self.graph.tile(tile))
        return self

    def put_number(self, tile: str, *numbers: int) -> Self:
        """Another number token on a tile."""
        self.land.put_numbers(self.state, self.graph.tile(tile), number_bits(numbers))
        return self

    def set_points(self, seat: int, points: int) -> Self:
        """Visible points, out of the air."""
        self.score.add(self.state, seat, points - self.points(seat))
        return self

    def leave_in_supply(self, **left: int) -> Self:
        """Take cards out of the supply and out of the game."""
        for card, count in left.items():
            self.state.s[self.cards.supply + self.cards.names.index(card)] = count
        return self

    def empty_supply(self, card: str, left: int = 0) -> Self:
        """Let the supply have only this many cards of a kind: the rest goes to the last seat, so that none is lost."""
        k = self.cards.names.index(card)
        seat = int(self.rules.players) - 1
        self.cards.gain(self.state, seat, k, self.supply(card) - left)
        return self


def a_table_with(*more: Chapter, seats: int = 3, dice: Sequence[tuple[int, int]] | None = None) -> Table:
    """The base game on the beginner board with further chapters behind its own; all have placed, seat 0 is to roll."""
    scenario = load_scenario("base", 4)
    options = BaseOptions(start=RED, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    colours = seats + sum(chapter.neutral_colours() for chapter in more)
    rules = Rules(seats, colours, scenario.graph, [*base_chapters(options), *more])
    board = deal_board(scenario, BoardOptions(board="beginner"), Stream(1, 3).draw)
    game = begin(rules, board, 1, Script({"dice": list(dice)}) if dice is not None else None)
    game.listen()
    table = Table(game)
    place_all(table, seats)
    for seat in range(seats):
        table.hold(seat)
    return table


def place_all(table: Table, seats: int) -> None:
    """Everybody places as in PLACED."""
    for lap in range(2):
        for seat in range(seats) if lap == 0 else reversed(range(seats)):
            settlement, road = PLACED[seat][lap]
            table.do(f"place_settlement {settlement}", f"place_road {road}")


def a_table(
    seats: int = 4,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    dice: Sequence[tuple[int, int]] | None = None,
    chance: Mapping[str, Sequence[object]] | None = None,
    rolled: bool = False,
    placed: bool = True,
    seed: int = 1,
    board: Mapping[str, object] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    **options: object,
) -> Table:
    """A table on the beginner board (19 hexes) or a dealt one (30), seat 0 to play, hands as given and otherwise empty.

    `cards` are development cards bought in earlier turns; `dice` are the rolls to come; `rolled` puts the table after a
    roll without effect, in the action phase."""
    told: dict[str, Sequence[object]] = dict(chance or {})
    if dice is not None:
        told["dice"] = list(dice)
    if seats < 5:
        options.setdefault("layout", "beginner")
    elif board is None:
        options.setdefault("frame", "standard")
    if seats == 2:
        options.setdefault("duel", True)
    options.setdefault("start", RED)
    game = archipel.start(archipel.GameSpec("base", seats, tuple(options.items())), seed, board, decks, told or None)
    game.listen()  # what tests write past the rules cannot be told again later
    table = Table(game)
    if not placed:
        return table
    if seats < 5:
        place_all(table, seats)
    else:
        for lap in range(2):
            for seat in range(seats) if lap == 0 else reversed(range(seats)):
                for _ in range(2):
                    choices = game.legal_actions()
                    game.apply(choices[seat * 2 % len(choices)])
    return table.open_turn(hands or {}, cards or {}, rolled)
