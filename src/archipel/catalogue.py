"""What exists and what combines: every game by its name, with the seats and options it takes, and how to start one."""

from __future__ import annotations

import copyreg
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Final

from archipel.board.graph import BoardError, Graph
from archipel.board.layout import DESERT, explicit_graph
from archipel.board.scenario import Board, Scenario, board_from_json, load_scenario
from archipel.engine.chance import Recorder, Script, Source
from archipel.engine.errors import ArchipelError, ChanceError, RecordError, SetUpError
from archipel.engine.events import EventLog
from archipel.engine.game import Game, Origin
from archipel.engine.history import new_history
from archipel.engine.record import read_record, seal_of
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.land import YIELDS
from archipel.rules.base.set_up import CONSTRAINTS, BoardOptions, deal_board
from archipel.rules.box_chapter import BoxChapter
from archipel.rules.five_six.paired_players import PairedPlayers
from archipel.rules.five_six.special_building import SpecialBuilding

BOARD_STREAM: Final = 3  # beside the streams of dice and cards, so that a given board changes no roll
SEED_BITS: Final = 1024
DICE: Final = "dice"
BASE_TERRAINS: Final = (*YIELDS, DESERT)
SPECIAL_BUILDING: Final = "special_building"
PAIRED_PLAYERS: Final = "paired_players"


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be chosen when a game is started."""

    name: str
    default: object
    rule: str  # the rule it is about; "" for a house rule
    choices: tuple[object, ...] = ()  # words or truth values; empty: a number
    least: int = 0
    most: int = 0

    def check(self, value: object) -> None:
        """Refuse what cannot be chosen."""
        if self.choices:
            if value not in self.choices or type(value) not in {type(choice) for choice in self.choices}:
                words = ", ".join(str(choice) for choice in self.choices)
                raise SetUpError(f"{self.name} is one of {words}, not {value!r}", self.rule)
        elif isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise SetUpError(f"{self.name} is a number from {self.least} to {self.most}, not {value!r}", self.rule)


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of the catalogue."""

    name: str
    box: str
    scenarios: dict[int, str]  # by number of seats
    options: tuple[Option, ...]
    colours: tuple[str, ...]  # of the seats, in order

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.scenarios)


BASE_OPTIONS: Final = (
    Option("phases", "separate", "BASE-28", ("separate", "combined")),
    Option("start", DICE, "BASE-21", (DICE, 0, 1, 2, 3, 4, 5)),
    Option("extension", SPECIAL_BUILDING, "BASE-85", (SPECIAL_BUILDING, PAIRED_PLAYERS, "none")),
    Option("second_may_win", True, "BASE-90", (True, False)),
    Option("target", 10, "BASE-76", (), 3, 25),
    Option("hand_limit", 7, "BASE-38", (), 2, 99),
    Option("steal", "may", "BASE-40", ("may", "must")),
    Option("steal_at_once", True, "BASE-40", (True, False)),
    Option("duel", False, "BASE-9", (True, False)),
    Option("layout", "spiral", "BASE-15", ("beginner", "spiral", "random")),
    Option("frame", "standard", "BASE-10", ("standard", "random")),
    Option("robber_desert", 0, "BASE-84", (0, 1)),
    *(Option(name, False, "BASE-17" if name == "no_red_neighbours" else "", (True, False)) for name in CONSTRAINTS),
)

BASE_COLOURS: Final = ("red", "blue", "white", "orange", "green", "brown")  # the last two by the extension (BASE-8)

ISLAND: Final = "base/island"
LARGE_ISLAND: Final = "base/island_five_six"

_ENTRIES: Final = {
    "base": Entry(
        "base",
        "base",
        {2: ISLAND, 3: ISLAND, 4: ISLAND, 5: LARGE_ISLAND, 6: LARGE_ISLAND},
        BASE_OPTIONS,
        BASE_COLOURS,
    ),
}


def catalogue() -> list[Entry]:
    """Every game that can be started."""
    return list(_ENTRIES.values())


def entry(name: str) -> Entry:
    """The game of this name."""
    if name not in _ENTRIES:
        raise SetUpError(f"there is no game {name!r}; there are: {', '.join(_ENTRIES)}")
    return _ENTRIES[name]


# ---- a game by its description


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Which game, for how many, with which options: `base:seats=4,phases=combined` as a text."""

    name: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        parts = [f"seats={self.seats}", *(f"{name}={value}" for name, value in self.options)]
        return f"{self.name}:{','.join(parts)}"

    def new_game(self, seed: int | None = None) -> Game:
        """Start it."""
        return start(self, seed)


def parse_spec(text: str) -> GameSpec:
    """The description that a text gives; values are checked when a game is started."""
    name, _, rest = text.partition(":")
    found = entry(name)
    seats = 4
    options: list[tuple[str, object]] = []
    given: set[str] = set()
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise SetUpError(f"{part!r} is not of the form name=value")
        if key in given:
            raise SetUpError(f"{key} is given twice")
        given.add(key)
        if key == "seats":
            if not _is_number(value):
                raise SetUpError(f"seats is a number, not {value[:40]!r}")
            seats = int(value)
            continue
        option = next((option for option in found.options if option.name == key), None)
        if option is None:
            raise SetUpError(f"{name} has no option {key!r}; it has {', '.join(o.name for o in found.options)}")
        options.append((key, _word(option, value)))
    return GameSpec(name, seats, tuple(options))


def _word(option: Option, text: str) -> object:
    for choice in option.choices:
        if str(choice).lower() == text.lower():
            return choice
    return int(text) if _is_number(text) else text


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 10


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# ---- starting


def new_game(
    name: str = "base",
    seats: int = 4,
    seed: int | None = None,
    *,
    board: Board | Mapping[str, object] | None = None,
    decks: Mapping[str, Mapping[str, int] | Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | Sequence[object] | None = None,
    **options: object,
) -> Game:
    """A new game. The same seed gives the same game, everywhere.

    `board` puts given tiles, numbers and harbours on the table instead of dealt ones. `decks` gives the cards of a
    deck, by counts or in order. `chance` tells outcomes beforehand: a list for all points in order, or a list for each
    point by name.
    """
    return start(GameSpec(name, seats, tuple(options.items())), seed, board, decks, chance)


def start(
    spec: GameSpec,
    seed: int | None = None,
    board: Board | Mapping[str, object] | None = None,
    decks: Mapping[str, Mapping[str, int] | Sequence[str]] | None = None,
    chance: Mapping[str, Sequence[object]] | Sequence[object] | None = None,
) -> Game:
    """`new_game` for a description."""
    name, seats, options = spec.name, spec.seats, dict(spec.options)
    found = entry(name)
    chosen = _checked_options(found, seats, options)
    scenario = load_scenario(found.scenarios[seats])
    if seed is None:
        from secrets import randbits

        seed = randbits(63)
    if not _is_whole(seed) or seed.bit_length() > SEED_BITS:
        raise SetUpError(f"a seed is a whole number of at most {SEED_BITS} bits")
    laid = _board(scenario, seats, chosen, seed, board)
    deck, script = _deck(scenario, decks or {})
    rules = _rules(found, seats, chosen, scenario, laid.graph, deck)
    header: dict[str, object] = {"name": name, "seats": seats, "seed": seed, "options": dict(sorted(options.items()))}
    header["board"] = laid.to_json()
    if decks:
        header["decks"] = {"development": deck}
    return begin(rules, laid, seed, _chance(rules, chance, script), header)


def _checked_options(found: Entry, seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """All options with their values; refuses what the game does not take."""
    chosen = {option.name: option.default for option in found.options}
    known = {option.name: option for option in found.options}
    for key, value in options.items():
        if key not in known:
            raise SetUpError(f"{found.name} has no option {key!r}; it has {', '.join(known)}")
        known[key].check(value)
        chosen[key] = value
    if not _is_whole(seats) or seats not in found.scenarios:
        raise SetUpError(f"{found.name} is for {min(found.seats)} to {max(found.seats)} seats, not {seats!r}", "BASE-9")
    if seats == 2 and not chosen["duel"]:
        raise SetUpError("two seats play only as a duel, a house rule: duel=True", "BASE-9")
    if seats != 2 and chosen["duel"]:
        raise SetUpError(f"a duel is for two seats, not {seats}", "BASE-9")
    start = chosen["start"]
    if isinstance(start, int) and start >= seats:
        raise SetUpError(f"seat {start} cannot start: there are {seats} seats", "BASE-21")
    if seats < 5 and "extension" in options and chosen["extension"] != "none":
        raise SetUpError(f"{chosen['extension']} is for five and six seats", "BASE-85")
    return chosen


def _board(
    scenario: Scenario, seats: int, chosen: Mapping[str, object], seed: int, given: Board | Mapping[str, object] | None
) -> Board:
    """The given board, or one dealt from the seed's own stream."""
    try:
        if given is not None:
            # A board is taken by its names, so that its record lays the same one, however its tiles were numbered.
            return _given_board(scenario, seats, given.to_json() if isinstance(given, Board) else given)
        wanted = BoardOptions(
            board=str(chosen["layout"]),
            frame=str(chosen["frame"]),
            constraints=tuple(name for name in CONSTRAINTS if chosen[name]),
            robber_desert=1 if chosen["robber_desert"] else 0,
        )
        return deal_board(scenario, wanted, Stream(seed, BOARD_STREAM).draw)
    except BoardError as wrong:
        named = re.fullmatch(r"(.*) \(([A-Z]+-\d+)\)", str(wrong))  # the board's reasons end with their rule, if any
        raise SetUpError(*named.groups() if named else (str(wrong),)) from None


def _given_board(scenario: Scenario, seats: int, given: object) -> Board:
    """An explicit board of any shape on which everybody finds a place to start and the robber one to go to."""
    if not isinstance(given, Mapping):
        raise SetUpError(f"a board is an object with tiles, harbours and robber, not {given!r}")
    graph = scenario.graph
    tiles = given.get("tiles")
    if isinstance(tiles, dict) and set(tiles) != set(graph.tile_names):
        graph = explicit_graph(dict(given))
    board = board_from_json(graph, dict(given))
    # Every settlement takes its corner and those around it from the others.
    taken = (2 * seats - 1) * (1 + int(graph.corner_width))
    if graph.corners <= taken:
        raise SetUpError(
            f"{graph.corners} corners are too few for {seats} seats: more than {taken} are needed", "BASE-26"
        )
    for terrain in board.terrain:
        if terrain not in BASE_TERRAINS:
            raise SetUpError(f"the base game has no {terrain}; it has {', '.join(BASE_TERRAINS)}", "BASE-1")
    return board


def _deck(
    scenario: Scenario, decks: Mapping[str, Mapping[str, int] | Sequence[str]]
) -> tuple[dict[str, int], list[object]]:
    """What the development deck is made of and, if it was given in order, the order in which it is drawn."""
    if not isinstance(decks, Mapping):
        raise SetUpError(f"decks are given by their names, not as {decks!r}")
    for name in decks:
        if name != "development":
            raise SetUpError(f"there is no deck {name!r}; there is: development")
    given: object = decks.get("development", scenario.deck)
    order: list[object] = []
    if isinstance(given, Mapping):
        counts: dict[str, int] = {card: given.get(card, 0) for card in scenario.deck}
    elif isinstance(given, Sequence) and not isinstance(given, str):
        order = list(given)
        counts = {card: order.count(card) for card in scenario.deck}
    else:
        raise SetUpError(f"a deck is a list of cards, or their numbers by name, not {given!r}", "BASE-4")
    names = list(counts)
    for card in given:
        if card not in names:
            raise SetUpError(f"{card!r} is no development card; there are {', '.join(counts)}", "BASE-4")
    for card, count in counts.items():
        if not _is_whole(count) or not 0 <= count <= MOST_CARDS:
            raise SetUpError(f"a deck has 0 to {MOST_CARDS} cards of a kind, not {count!r} of {card}", "BASE-4")
    return counts, order


MOST_CARDS: Final = 999
_RULES: Final[dict[object, Rules]] = {}
_RULES_KEPT: Final = 64
_RULES_LOCK: Final = Lock()


def _rules(
    found: Entry, seats: int, chosen: Mapping[str, object], scenario: Scenario, graph: Graph, deck: dict[str, int]
) -> Rules:
    """Rules are shared by all games of one kind; a few dozen kinds are kept ready."""
    key = (found.name, seats, tuple(chosen.items()), tuple(graph.tile_names), tuple(deck.values()))
    with _RULES_LOCK:
        rules = _RULES.get(key)
        if rules is None:
            if len(_RULES) >= _RULES_KEPT:
                _RULES.pop(next(iter(_RULES)))
            rules = _put_together(seats, chosen, scenario, graph, deck)
            _RULES[key] = rules
        return rules


def _put_together(
    seats: int, chosen: Mapping[str, object], scenario: Scenario, graph: Graph, deck: dict[str, int]
) -> Rules:
    """The chapters that were chosen, as rules."""
    start = chosen["start"]
    target, limit = chosen["target"], chosen["hand_limit"]
    assert isinstance(target, int)
    assert isinstance(limit, int)
    options = BaseOptions(
        separate=chosen["phases"] == "separate",
        start=start if isinstance(start, int) else -1,
        target=target,
        hand_limit=limit,
        must_steal=chosen["steal"] == "must",
        steal_at_once=bool(chosen["steal_at_once"]),
        supply=scenario.supply,
        deck=deck,
        pieces=scenario.pieces,
    )
    chapters = base_chapters(options)
    if seats > 4 and chosen["extension"] == SPECIAL_BUILDING:
        chapters.append(SpecialBuilding())
    if seats > 4 and chosen["extension"] == PAIRED_PLAYERS:
        chapters.append(PairedPlayers(bool(chosen["second_may_win"])))
    return Rules(seats, graph, chapters)


def _chance(
    rules: Rules, told: Mapping[str, Sequence[object]] | Sequence[object] | None, deck_order: list[object]
) -> Source:
    """The source of chance: the streams, with a recorder, or a script."""
    if told is None and not deck_order:
        return Recorder()
    script: dict[str, list[object]] = {}
    if isinstance(told, Mapping):
        script = {name: _outcomes(outcomes) for name, outcomes in told.items()}
    elif told is not None:
        script = {"*": _outcomes(told)}
    if deck_order:
        if "development" in script:
            raise ChanceError("the order of the development cards is told twice: by the deck and by chance")
        script["development"] = deck_order
    names = {point.name: point for point in rules.points}
    for name, outcomes in script.items():
        if name == "*":
            continue
        if name not in names:
            raise ChanceError(f"there is no chance point {name!r}; there are {', '.join(names)}")
        for outcome in outcomes:
            names[name].outcome(outcome)
    return Script(script)


def _outcomes(told: object) -> list[object]:
    if not isinstance(told, Sequence) or isinstance(told, str):
        raise ChanceError(f"chance is told as a list of outcomes, not as {told!r}")
    return list(told)


def begin(
    rules: Rules, board: Board, seed: int, chance: Source | None = None, header: dict[str, object] | None = None
) -> Game:
    """Lay the board, let every chapter begin. Rules with chapters of one's own are played by this too."""
    chance = chance or Recorder()
    state = State(rules, rules.blank(), rules.new_desk())
    state.seed(seed)
    state.chance = chance
    ear = EventLog()
    state.ear = ear
    chapters = [chapter for chapter in rules.chapters if isinstance(chapter, BoxChapter)]
    for box_chapter in chapters:
        box_chapter.lay(state, board)
    for chapter in rules.chapters:
        chapter.begin(state)
    state.settle()
    state.ear = None
    points, outcomes = chance.notes.taken()
    return Game(Origin(header or {}, state.copy(), ear.rows, points, outcomes), state, chance, new_history(), 0)


# ---- playing a record again


def replay(record: str, watch: Callable[[Game], None] | None = None) -> Game:
    """The game that a record tells, ready to be played on; `watch` sees it after every step."""
    told = read_record(record)
    header = told.header
    outcomes: list[object] = list(told.set_up)
    for one in told.chance:
        outcomes += one
    name, seats, seed, options = header.get("name"), header.get("seats"), header.get("seed"), header.get("options", {})
    board, decks = header.get("board"), header.get("decks")
    if (
        not isinstance(name, str)
        or not isinstance(seats, int)
        or not isinstance(seed, int)
        or not isinstance(options, dict)
    ):
        raise RecordError(1, "the header says name, seats, seed and options")
    if not isinstance(board, dict) or not (decks is None or isinstance(decks, dict)):
        raise RecordError(1, "the header says which board was laid")
    try:
        game = start(GameSpec(name, seats, tuple(options.items())), seed, board, decks, outcomes)
    except ArchipelError as wrong:
        raise RecordError(1, str(wrong)) from None
    chance = game.chance
    assert isinstance(chance, Script)
    needed = len(told.set_up)
    if chance.marks()["*"] != needed:
        raise RecordError(1, "more chance is told than was needed")
    for number, (seat, action, drawn) in enumerate(zip(told.seats, told.actions, told.chance, strict=True), 2):
        needed += len(drawn)
        try:
            game.apply(action, seat)
        except ArchipelError as wrong:
            raise RecordError(number, str(wrong)) from None
        if chance.marks()["*"] != needed:
            raise RecordError(number, "another number of chance outcomes is told than was needed")
        if watch is not None:
            watch(game)
    if seal_of(told.lines, game.state_bytes()) != told.seal:
        raise RecordError(len(told.actions) + 2, "the seal does not fit: the record was changed")
    game.draw_freely()
    return game


def _reduce(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return replay, (game.record(),)


copyreg.pickle(Game, _reduce)  # games travel between processes as records
