"""One game of a bot of ours against Catanatron's value players.

Archipel is the referee: the game is one of ours, and our bot decides from `game.view(seat)` alone, as at any table. A
game of Catanatron's on the same board is kept in step with it, action by action, with the dice and cards that came
here; in it the value players decide. They see all hands there, since they try every action on a copy of the whole game.

The engines are compared before every decision: hands, supply, cards, points, pieces, awards, and what is legal. These
are the differences of Catanatron 3.2.1 that are known. They are counted, and the rules of our engine hold:

- it lists cards bought in the same turn, and a year of plenty for one card;
- it does not list cards before the roll, other than a knight, nor free roads for a player who could not pay for them,
  and it has no word for laying one free road only;
- a road to a corner with a foreign building does not count for its longest road, and the card goes astray when a road
  is cut;
- nobody gets a card of a kind that the supply has too few of, though one player alone gets what is left (BASE-36).

Anything else raises `Diverged`. A discard is drawn at random there, for every player, so it is here, too. There is no
domestic trade: an offer is not in its list.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from archipel.bots import Bot
from archipel.catalogue import GameSpec, start
from archipel.engine.action import Action
from archipel.engine.state import State
from archipel.engine.view import imagine, view_of
from tools.bench.peer_board import CARDS, RESOURCES, Cube, HarbourHex, LandHex, Places, board_of

PEER: Final = "catanatron"
VERSION: Final = "3.2.1"
HOW: Final = f"""\
Catanatron's value player is in none of its releases. Fetch its repository, github.com/bcollazo/catanatron, and name the
folder: --peer FOLDER. Two files of it are used, features.py and players/value.py; the engine below them is
catanatron=={VERSION}, which `make bench` installs into an environment of its own, .venv-bench."""

MOST_TURNS: Final = 1000
OPTIONS: Final = (("phases", "combined"), ("start", 0), ("steal", "must"))
DEVELOPMENT: Final = ("KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT")  # in our order
LONGEST_ROAD: Final = "longest road card"
ROAD_LENGTH: Final = "road length"
SHORT_SUPPLY: Final = "short supply"
SECOND_ROAD: Final = "second free road not laid"

# What it lists and we do not, by the kind of action and our reason for refusing it.
ONLY_THEIRS: Final = {
    ("PLAY_KNIGHT_CARD", "card.just_bought"),
    ("PLAY_MONOPOLY", "card.just_bought"),
    ("PLAY_ROAD_BUILDING", "card.just_bought"),
    ("PLAY_YEAR_OF_PLENTY", "card.just_bought"),
    ("PLAY_YEAR_OF_PLENTY", "card.take_two"),
}
CARDS_BEFORE_ROLL: Final = frozenset({"PLAY_MONOPOLY", "PLAY_ROAD_BUILDING", "PLAY_YEAR_OF_PLENTY"})
FREE_ROADS: Final = frozenset({"PLAY_ROAD_BUILDING", "BUILD_ROAD"})

# Kinds of actions that are the same but for their names; the others are in `Table.told`.
SAME: Final = {
    "end_turn": "END_TURN",
    "roll": "ROLL",
    "buy_card": "BUY_DEVELOPMENT_CARD",
    "play_knight": "PLAY_KNIGHT_CARD",
    "play_road_building": "PLAY_ROAD_BUILDING",
}
AT_CORNERS: Final = {
    "place_settlement": "BUILD_SETTLEMENT",
    "build_settlement": "BUILD_SETTLEMENT",
    "build_city": "BUILD_CITY",
}
ROADS: Final = frozenset({"place_road", "place_free_road", "build_road"})

Told = tuple[str, Any]  # a kind of action and its value, as Catanatron has them


class NoPeer(Exception):
    """Why Catanatron or its value player is not to be had."""


class Diverged(Exception):
    """The two games are no longer the same."""


@dataclass(frozen=True, slots=True)
class Peer:
    """What is used of Catanatron. It has no types."""

    game: Any
    player: Any  # the value player
    colors: list[Any]
    action: Any
    action_type: Any
    playable: Callable[[Any], list[Any]]


def load_peer(folder: Path | None) -> Peer:
    """The engine that is installed, with two files of a checkout."""
    if folder is None:
        raise NoPeer(HOW)
    try:
        found = version(PEER)
    except PackageNotFoundError:
        raise NoPeer(f"{PEER} is not installed here.\n{HOW}") from None
    if found != VERSION:
        raise NoPeer(f"{PEER} {found} is installed here.\n{HOW}")
    source = next(
        (
            at
            for at in (folder / "catanatron/catanatron", folder / "catanatron", folder)
            if (at / "features.py").is_file()
        ),
        None,
    )
    if source is None:
        raise NoPeer(f"{folder} has no catanatron/catanatron/features.py.\n{HOW}")
    _load(f"{PEER}.features", source / "features.py")
    value = _load(f"{PEER}.players.value", source / "players/value.py")
    enums = import_module(f"{PEER}.models.enums")
    return Peer(
        import_module(f"{PEER}.game").Game,
        value.ValueFunctionPlayer,
        list(import_module(f"{PEER}.models.player").Color),
        enums.Action,
        enums.ActionType,
        import_module(f"{PEER}.models.actions").generate_playable_actions,
    )


def _load(name: str, path: Path) -> Any:
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NoPeer(f"{path} cannot be read.\n{HOW}")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except ImportError as reason:
        raise NoPeer(f"{path} does not fit {PEER} {VERSION}: {reason}.\n{HOW}") from reason
    return module


@dataclass(slots=True)
class SeatStory:
    """What became of a seat."""

    points: int = 0
    settlements: int = 0
    cities: int = 0
    victory_cards: int = 0
    longest_road: int = 0
    largest_army: int = 0
    route: int = 0
    knights: int = 0
    bought: int = 0
    robbed: int = 0
    blocked: int = 0  # times the robber came to a tile of this seat
    discarded: int = 0
    produced: int = 0
    pips: int = 0  # of the two first settlements
    kinds: int = 0  # of resources, beside them


@dataclass(slots=True)
class Outcome:
    """A game."""

    number: int
    seat: int  # of our bot
    winner: int = -1  # -1: nobody, after MOST_TURNS or an error
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of the processor, for all of them
    slowest: float = 0.0
    asked_again: int = 0
    changed: int = 0
    error: str = ""
    differences: dict[str, int] = field(default_factory=dict)
    seats: list[SeatStory] = field(default_factory=list)

    @property
    def won(self) -> bool:
        return self.winner == self.seat


class Table:
    """Both games, side by side."""

    def __init__(self, peer: Peer, seats: int, number: int, seed: int, bot: Callable[[int], Bot], honest: int) -> None:
        self.peer = peer
        self.outcome = Outcome(number, number % seats)
        self.honest = honest  # after this many decisions one is asked again; 0: none
        first = 1 + seed * 1_000_000 + number  # Catanatron takes 0 for none
        self.random = Random(first)
        self.bot = bot(first)
        self.theirs = peer.game([peer.player(color) for color in peer.colors[:seats]], seed=first)
        self.board = self.theirs.state.board
        self.colors: list[Any] = list(self.theirs.state.colors)  # in the order of seats
        tiles = land_hexes(self.board.map)
        options = (*OPTIONS, ("duel", True)) if seats == 2 else OPTIONS
        self.game = start(GameSpec("base", seats, options), first, board_of(tiles, harbour_hexes(self.board.map)))
        self.places = Places(self.game.rules.graph, tiles)
        blocks = self.game.rules.block_named
        self.at = {name: (int(block.at), int(block.each)) for name, block in blocks.items()}
        self.story = [SeatStory() for _ in range(seats)]
        self.started: list[set[str]] = [set() for _ in range(seats)]  # resources of the first two settlements
        self.differences: Counter[str] = Counter()

    # ---- reading both

    def number(self, block: str, k: int = 0) -> int:
        return int(self.game.state.s[self.at[block][0] + k])

    def row(self, block: str, seat: int) -> list[int]:
        at, each = self.at[block]
        return [int(self.game.state.s[at + seat * each + k]) for k in range(each)]

    def their(self, seat: int, what: str) -> Any:
        return self.theirs.state.player_state[f"P{seat}_{what}"]

    def our_points(self, seat: int) -> int:
        return self.number("points", seat) + self.number("secret_points", seat)

    # ---- playing

    def play(self) -> Outcome:
        """To the end, or to the first error."""
        outcome = self.outcome
        try:
            while not self.game.over and self.game.turn < MOST_TURNS:
                self.step()
            outcome.winner = self.game.winners[0] if self.game.over else -1
        except Exception as reason:  # whatever went wrong in either engine or bot is told with the game
            outcome.error = f"turn {self.game.turn}, {self.game.phase}: {type(reason).__name__}: {reason}"
        outcome.turns = self.game.turn
        outcome.differences = dict(self.differences)
        self.finish()
        return outcome

    def step(self) -> None:
        """What is asked next, in both games."""
        state = self.theirs.state
        seat = int(state.current_player_index)
        if self.game.phase == "discard":
            self.discard(seat)
            return
        if seat != self.game.seat:
            raise Diverged(f"seat {self.game.seat} decides, there it is seat {seat}")
        if self.game.phase == "robber":
            listed = ordered(state.playable_actions)
            found = {tuple(action.value[0]) for action in listed}
            if found != {self.places.cube_of[int(str(action["tile"]))] for action in self.game.legal_actions()}:
                raise Diverged("the robber may go to other tiles")
            options: dict[Told, Action] = {}
        else:
            options = self.options(seat)
            listed = self.agreed(seat, options)
        state.playable_actions = listed
        if seat == self.outcome.seat:
            self.choose(seat)
        else:
            chosen = self.theirs.state.players[seat].decide(self.theirs, listed)
            if self.game.phase == "robber":
                cube, color, _ = chosen.value
                victim = -1 if color is None else self.colors.index(color)
                self.rob(seat, self.places.tile_of[tuple(cube)], lambda: Action("steal", {"victim": victim}))
            else:
                self.carry_out(seat, options[(chosen.action_type.value, chosen.value)])
        self.put_right()
        self.compare()

    def discard(self, seat: int) -> None:
        """Half a hand at random."""
        hand = [card for card, count in zip(CARDS, self.row("hand", seat)) for _ in range(count)]
        lost = self.random.sample(hand, self.number("discards_owed", seat))
        cards = {CARDS[card]: lost.count(card) for card in CARDS if card in lost}
        self.game.apply(Action("discard_cards", {"cards": cards}), seat)
        self.tell(seat, "DISCARD", lost)
        self.story[seat].discarded += len(lost)
        self.compare()

    def choose(self, seat: int) -> None:
        """Our bot decides. A decision with one way out is not asked."""
        if self.game.phase == "robber":
            chosen = self.ask(seat)
            self.rob(seat, int(str(chosen["tile"])), lambda: self.ask(seat))
            return
        listed = self.game.legal_actions()
        self.carry_out(seat, listed[0] if len(listed) == 1 else self.ask(seat))

    def ask(self, seat: int) -> Action:
        outcome = self.outcome
        again = self.honest > 0 and outcome.decisions % self.honest == 0
        twin = self.bot.copy() if again else self.bot
        begin = process_time()
        chosen = self.bot.choose(self.game.view(seat))
        took = process_time() - begin
        outcome.decisions += 1
        outcome.seconds += took
        outcome.slowest = max(outcome.slowest, took)
        if again:
            elsewhere: State = imagine(self.game.view(seat), outcome.decisions)
            if elsewhere.to_bytes() != self.game.state_bytes():
                outcome.asked_again += 1
                outcome.changed += twin.choose(view_of(elsewhere, seat)) != chosen
        return chosen

    def rob(self, seat: int, tile: int, victim: Callable[[], Action]) -> None:
        """The robber moves; a card is stolen from somebody there, if anybody has one."""
        cube = self.places.cube_of[tile]
        beside = {action.value[1] for action in self.theirs.state.playable_actions if tuple(action.value[0]) == cube}
        self.game.apply(Action("move_robber", {"tile": tile}), seat)
        color = next(iter(beside)) if len(beside) == 1 else None
        if self.game.phase == "steal":
            chosen = victim()
            color = self.colors[int(str(chosen["victim"]))]
            self.game.apply(chosen, seat)
        if color not in beside:
            raise Diverged(f"{color} cannot be robbed there")
        drawn = self.drawn()
        self.tell(seat, "MOVE_ROBBER", (cube, color, RESOURCES[drawn] if drawn else None))
        for colour in {self.board_color(node) for node in self.theirs.state.board.map.tiles[cube].nodes.values()}:
            if colour is not None:
                self.story[self.colors.index(colour)].blocked += 1
        if color is not None:
            self.story[self.colors.index(color)].robbed += 1

    def board_color(self, node: int) -> Any:
        return self.theirs.state.board.get_node_color(node)

    def carry_out(self, seat: int, action: Action) -> None:
        """An action without a choice that follows, in both games."""
        told = self.told(seat, action)
        story = self.story[seat]
        before = [sum(self.row("hand", other)) for other in range(self.game.seats)]
        self.game.apply(action, seat)
        if told is None:
            self.differences[SECOND_ROAD] += 1
            return  # `keep_free_roads` ends the free roads there
        kind, value = told
        drawn = self.drawn()
        if kind == "ROLL":
            first, _, second = drawn.partition("+")
            value = (int(first), int(second))
            for other in range(self.game.seats):
                self.story[other].produced += sum(self.row("hand", other)) - before[other]
        elif kind == "BUY_DEVELOPMENT_CARD":
            value = drawn.upper()
            story.bought += 1
        elif action.kind == "place_settlement":
            for tile in self.board.map.adjacent_tiles[value]:
                story.pips += 6 - abs(7 - tile.number) if tile.number else 0
                self.started[seat].add(tile.resource or "")
            story.kinds = len(self.started[seat] - {""})
        self.tell(seat, kind, value)

    def tell(self, seat: int, kind: str, value: Any) -> None:
        """The same action with the same luck in the game of Catanatron."""
        action = self.peer.action(self.colors[seat], self.peer.action_type(kind), value)
        self.theirs.execute(action, validate_action=False)

    def drawn(self) -> str:
        """What chance brought in our last action; nothing, if it had no part in it."""
        step = self.game.last_step()
        if step is None or not step.points:
            return ""
        return str(self.game.rules.points[step.points[0]].labels[step.outcomes[0]])

    # ---- what is legal

    def told(self, seat: int, action: Action) -> Told | None:
        """An action of ours in their words; None for what they have no word for."""
        kind, fields = action.kind, action.fields
        if kind in SAME:
            return SAME[kind], None
        if kind in AT_CORNERS:
            return AT_CORNERS[kind], self.places.node_of[int(str(fields["corner"]))]
        if kind in ROADS:
            return "BUILD_ROAD", self.places.nodes_of[int(str(fields["edge"]))]
        if kind == "maritime_trade":
            given, taken = str(fields["give"]), str(fields["take"])
            rate = self.row("rate", seat)[list(RESOURCES).index(given)]
            return "MARITIME_TRADE", (*[RESOURCES[given]] * rate, *[None] * (4 - rate), RESOURCES[taken])
        if kind == "play_monopoly":
            return "PLAY_MONOPOLY", RESOURCES[str(fields["card"])]
        if kind == "play_year_of_plenty":
            cards = (str(fields["first"]), str(fields["second"]))
            return "PLAY_YEAR_OF_PLENTY", tuple(RESOURCES[card] for card in cards if card)
        if kind == "stop_placing":
            return None
        raise Diverged(f"{action} is not in their list")

    def ours(self, told: Told) -> Action:
        """The other way round, for those that they list and we do not."""
        kind, value = told
        if kind == "BUILD_ROAD":
            return Action("build_road", {"edge": self.places.edge_of[value]})
        if kind == "PLAY_MONOPOLY":
            return Action("play_monopoly", {"card": CARDS[value]})
        if kind == "PLAY_YEAR_OF_PLENTY":
            first, second = (*(CARDS[card] for card in value), "")[:2]
            return Action("play_year_of_plenty", {"first": first, "second": second})
        for ours, theirs in SAME.items():
            if theirs == kind:
                return Action(ours)
        raise Diverged(f"they list {kind} {value}")

    def options(self, seat: int) -> dict[Told, Action]:
        """All that is legal here, by their words for it."""
        found = {}
        for action in self.game.legal_actions(seat):
            told = self.told(seat, action)
            if told is not None:
                found[told] = action
        return found

    def agreed(self, seat: int, options: dict[Told, Action]) -> list[Any]:
        """What is legal here, as they list it; raises where the reason for a difference is not a known one."""
        listed = {(action.action_type.value, action.value): action for action in self.theirs.state.playable_actions}
        kept = []
        for told, action in listed.items():
            if told in options:
                kept.append(action)
                continue
            refused = self.game.why_not(self.ours(told), seat)
            key = refused.key if refused is not None else "legal"
            if (told[0], key) not in ONLY_THEIRS:
                raise Diverged(f"they list {told[0]} {told[1]}, here it is {key}")
            self.differences[f"only theirs: {told[0]}, {key}"] += 1
        before_roll = self.game.phase == "before_roll"
        hand = dict(zip(CARDS, self.row("hand", seat)))
        poor = hand["WOOD"] == 0 or hand["BRICK"] == 0
        for kind, value in options.keys() - listed.keys():
            if before_roll and kind in CARDS_BEFORE_ROLL:
                why = "before the roll"
            elif kind in FREE_ROADS and poor:
                why = "free, but not payable"
            else:
                raise Diverged(f"{kind} {value} is not in their list")
            self.differences[f"only ours: {kind}, {why}"] += 1
            kept.append(self.peer.action(self.colors[seat], self.peer.action_type(kind), value))
        return ordered(kept)

    # ---- in step

    def put_right(self) -> None:
        """The known faults of Catanatron's state."""
        self.keep_supply()
        self.keep_longest_road()
        self.keep_free_roads()

    def keep_supply(self) -> None:
        """Who alone gets cards of a kind gets what is left of them (BASE-36)."""
        state = self.theirs.state
        for k, resource in enumerate(CARDS):
            missing = state.resource_freqdeck[k] - self.number("supply", k)
            if missing > 0 and self.number("supply", k) == 0:
                for seat in range(self.game.seats):
                    held = f"P{seat}_{resource}_IN_HAND"
                    state.player_state[held] = self.row("hand", seat)[k]
                state.resource_freqdeck[k] = 0
                self.differences[SHORT_SUPPLY] += 1
                state.playable_actions = self.peer.playable(state)

    def keep_longest_road(self) -> None:
        state = self.theirs.state
        board = state.board
        holder = self.number("longest_route") - 1
        lengths = [self.number("route_length", seat) for seat in range(self.game.seats)]
        color = self.colors[holder] if holder >= 0 else None
        wrong = [seat for seat, length in enumerate(lengths) if self.their(seat, "LONGEST_ROAD_LENGTH") != length]
        # Their length of a first road is told with the next one.
        self.differences[ROAD_LENGTH] += sum(lengths[seat] > 2 for seat in wrong)
        for seat in wrong:
            state.player_state[f"P{seat}_LONGEST_ROAD_LENGTH"] = lengths[seat]
            board.road_lengths[self.colors[seat]] = lengths[seat]
        if board.road_color != color:
            self.differences[LONGEST_ROAD] += 1
            for seat in range(self.game.seats):
                has = seat == holder
                change = 2 * (has - self.their(seat, "HAS_ROAD"))
                state.player_state[f"P{seat}_HAS_ROAD"] = has
                state.player_state[f"P{seat}_VICTORY_POINTS"] += change
                state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"] += change
            board.road_color = color
        board.road_length = lengths[holder] if holder >= 0 else 0

    def keep_free_roads(self) -> None:
        """They are not to be paid for there, and the second need not be laid here."""
        state = self.theirs.state
        laying = self.game.phase == "free_roads"
        if laying != state.is_road_building or (laying and not state.playable_actions):
            state.is_road_building = laying
            state.free_roads_available = max(state.free_roads_available, 1) if laying else 0
            state.playable_actions = self.peer.playable(state)

    def compare(self) -> None:
        """Raise unless both games are the same."""
        state, game = self.theirs.state, self.game
        self.same("supply", list(state.resource_freqdeck), [self.number("supply", k) for k in range(len(CARDS))])
        self.same("deck", len(state.development_listdeck), self.number("deck_size"))
        robber = self.places.tile_of[tuple(state.board.robber_coordinate)]
        if game.phase != "steal":
            self.same("robber", robber, self.number("robber"))
        for seat in range(game.seats):
            self.same("hand", [self.their(seat, f"{card}_IN_HAND") for card in CARDS], self.row("hand", seat))
            cards = [self.their(seat, f"{card}_IN_HAND") for card in DEVELOPMENT]
            self.same("cards", cards, self.row("development_cards", seat))
            self.same("knights", self.their(seat, "PLAYED_KNIGHT"), self.number("knights_played", seat))
            self.same("points", self.their(seat, "ACTUAL_VICTORY_POINTS"), self.our_points(seat))
            self.same("army", bool(self.their(seat, "HAS_ARMY")), self.number("largest_army") == seat + 1)
            self.same("road", bool(self.their(seat, "HAS_ROAD")), self.number("longest_route") == seat + 1)
            for piece in ("ROADS", "SETTLEMENTS", "CITIES"):
                left = self.number(f"{piece.lower()}_left", seat)
                self.same(piece.lower(), self.their(seat, f"{piece}_AVAILABLE"), left)

    def same(self, what: str, theirs: object, ours: object) -> None:
        if theirs != ours:
            raise Diverged(f"{what}: {theirs} there, {ours} here")

    # ---- afterwards

    def finish(self) -> None:
        """What became of every seat."""
        for seat, story in enumerate(self.story):
            story.points = self.our_points(seat)
            story.settlements = 5 - self.number("settlements_left", seat)
            story.cities = 4 - self.number("cities_left", seat)
            story.victory_cards = self.row("development_cards", seat)[DEVELOPMENT.index("VICTORY_POINT")]
            story.longest_road = int(self.number("longest_route") == seat + 1)
            story.largest_army = int(self.number("largest_army") == seat + 1)
            story.route = self.number("route_length", seat)
            story.knights = self.number("knights_played", seat)
        self.outcome.seats = self.story


def ordered(actions: list[Any]) -> list[Any]:
    """Their list in an order of its own that no hash of a text changes: by kinds as they came, then by values. Between
    equal values the value player takes the first."""
    kinds = list(dict.fromkeys(action.action_type for action in actions))
    return sorted(actions, key=lambda action: (kinds.index(action.action_type), repr(action.value)))


def land_hexes(catan_map: Any) -> list[LandHex]:
    """Their tiles, as plain facts."""
    return [
        LandHex(cube_of(cube), tile.resource, tile.number, {ref.value: node for ref, node in tile.nodes.items()})
        for cube, tile in catan_map.land_tiles.items()
    ]


def harbour_hexes(catan_map: Any) -> list[HarbourHex]:
    """Their harbours, as plain facts."""
    return [
        HarbourHex(cube_of(cube), tile.resource, tile.direction.value)
        for cube, tile in catan_map.tiles.items()
        if hasattr(tile, "direction")
    ]


def cube_of(coordinate: Any) -> Cube:
    x, y, z = coordinate
    return int(x), int(y), int(z)
