"""Starting a game: options checked, the board laid, the rules put together."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from threading import Lock
from typing import Final

from archipel.board.graph import BoardError
from archipel.board.scenario import Board, Scenario
from archipel.catalogue.combinations import LAYERS, PAIRS
from archipel.catalogue.entries import Entry, GameConfig, put_together
from archipel.catalogue.layers import Deck
from archipel.catalogue.listing import entry
from archipel.catalogue.option import MAP, OptionValue, is_whole
from archipel.catalogue.set_up import begin, begin_with
from archipel.catalogue.spec import GameSpec
from archipel.engine.action import MOST_CARDS
from archipel.engine.chance import Recorder, Script, Source
from archipel.engine.errors import ChanceError, SetUpError
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream

BOARD_STREAM: Final = 3  # beside the streams of dice and cards, so that a given board changes no roll
SEED_BITS: Final = 1024
_RULES: Final[dict[object, tuple[Scenario, Rules]]] = {}
_RULES_KEPT: Final = 64
_LOCK: Final = Lock()  # for adding to them and to _KINDS


@dataclass(frozen=True, slots=True)
class _Kind:
    """What all games of one description have in common."""

    found: Entry
    chosen: dict[str, OptionValue]  # every option with its value
    scenario: Scenario  # that boards are dealt by
    config: GameConfig  # on a board of the scenario's shape, with every deck as it is
    rules_key: object  # of the rules that are kept for it; None: they are not


_KINDS: Final[dict[object, _Kind]] = {}
_KINDS_KEPT: Final = 256


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
    drawn_after: bool = False,
) -> Game:
    """`new_game` for a description. `drawn_after`: where `chance` has run out, outcomes are drawn."""
    kind = _kind(spec)
    found, chosen, config = kind.found, kind.chosen, kind.config
    if seed is None:
        from secrets import randbits

        seed = randbits(63)
    if not is_whole(seed) or seed.bit_length() > SEED_BITS:
        raise SetUpError(f"a seed is a whole number of at most {SEED_BITS} bits")
    laid = _board(found, kind.scenario, spec.seats, chosen, _map(chosen) or seed, board)
    orders: dict[str, list[object]] = {}
    if laid.graph is not config.graph:
        config = found.config(spec.seats, chosen, laid.graph)
    if decks:
        config, orders = _with_decks(found, config, decks)
    rules = _rules(kind) if config is kind.config else put_together(found, config)
    header: dict[str, object] = {
        "name": spec.name,
        "seats": spec.seats,
        "seed": seed,
        "options": dict(sorted(spec.options)),
        "board": laid.to_json(),
    }
    if found.custom:
        header["scenario"] = found.file.text
    if decks:
        header["decks"] = {name: config.decks[name] for name in decks}
    if not rules.header:
        rules.header = header
    return begin(rules, laid, seed, _chance(rules, chance, orders, drawn_after), header)


def dealer(spec: GameSpec) -> tuple[Rules, Callable[[int], State]]:
    """For those who play very many games: the rules, and what gives the first state of a seed's game. It is that of
    `start`, without a past, and takes half the time."""
    kind = _kind(spec)
    found, chosen, scenario = kind.found, kind.chosen, kind.scenario
    rules = rules_of(spec)
    scratch = rules.new_scratch()
    the_map = _map(chosen)

    def first_state(seed: int) -> State:
        board = _board(found, scenario, spec.seats, chosen, the_map or seed, None)
        if board.graph is not rules.graph:
            raise SetUpError(f"the boards of {spec} have different shapes")
        state = State(rules, rules.blank(), scratch)
        begin_with(state, board, seed)
        return state

    return rules, first_state


def rules_of(spec: GameSpec, board: Board | Mapping[str, object] | None = None) -> Rules:
    """The rules of a game, without starting one. `board` matters only where its shape is not the scenario's."""
    kind = _kind(spec)
    if board is not None:
        graph = _board(kind.found, kind.scenario, spec.seats, kind.chosen, 0, board).graph
        if graph is not kind.config.graph:
            return put_together(kind.found, kind.found.config(spec.seats, kind.chosen, graph))
    return _rules(kind)


def _kind(spec: GameSpec) -> _Kind:
    """What a description names. It is kept, since many games are often started from the same description."""
    if not isinstance(spec, GameSpec):
        raise SetUpError(f"a game is started by a GameSpec, such as parse_spec gives, not {spec!r}")
    found = entry(spec.name, spec.scenario)
    # Values with their types, since True equals 1. An entry kept here keeps its id. Layers and pairs are only added.
    given = tuple((name, type(value), value) for name, value in spec.options)
    key: object = (id(found), type(spec.seats), spec.seats, given, len(LAYERS), len(PAIRS))
    try:
        kind = _KINDS.get(key)
    except TypeError:  # a list, say, as the value of an option
        return _new_kind(found, spec)
    if kind is None:
        kind = _new_kind(found, spec)
        with _LOCK:
            if len(_KINDS) >= _KINDS_KEPT:
                _KINDS.pop(next(iter(_KINDS)))
            _KINDS[key] = kind
    return kind


def _new_kind(found: Entry, spec: GameSpec) -> _Kind:
    chosen = found.choose(spec.seats, dict(spec.options))
    scenario = found.scenario_with(spec.seats, chosen)
    config = found.config(spec.seats, chosen, scenario.graph)
    key: object = None
    if config.graph is config.scenario.graph:
        key = (
            found.name,
            id(config.scenario),  # no other's, as long as it is kept beside its rules
            config.seats,
            tuple(item for item in chosen.items() if item[0] != MAP),  # all maps have the same rules
            tuple((name, *cards.values()) for name, cards in config.decks.items()),
        )
    return _Kind(found, chosen, scenario, config, key)


def _map(chosen: Mapping[str, object]) -> int:
    """The number of the map that was asked for; 0: none."""
    number = chosen.get(MAP, 0)
    assert is_whole(number)
    return number


def _board(
    found: Entry,
    scenario: Scenario,
    seats: int,
    chosen: Mapping[str, object],
    seed: int,
    given: Board | Mapping[str, object] | None,
) -> Board:
    """The given board, or one dealt from the seed's own stream."""
    if isinstance(given, Board):
        # A board is taken by its names, so that its record lays the same one, however its tiles were numbered.
        given = given.to_json()
    try:
        if given is None:
            return found.deal(scenario, chosen, Stream(seed, BOARD_STREAM))
        if not isinstance(given, Mapping):
            raise SetUpError(f"a board is an object with tiles, harbours and robber, not {given!r}")
        return found.lay(scenario, seats, given)
    except BoardError as wrong:
        named = re.fullmatch(r"(.*) \(([A-Z]+-[A-Z0-9-]+)\)", str(wrong))  # its reasons end with their rule, if any
        raise SetUpError(*named.groups() if named else (str(wrong),)) from None


def _with_decks(
    found: Entry, config: GameConfig, given: Mapping[str, Mapping[str, int] | Sequence[str]]
) -> tuple[GameConfig, dict[str, list[object]]]:
    """The game with the decks that were given, and for those given in order, the order in which they are drawn."""
    if not isinstance(given, Mapping):
        raise SetUpError(f"decks are given by their names, not as {given!r}")
    known = {deck.name: deck for deck in found.decks_with(config.layers)}
    decks = dict(config.decks)
    orders: dict[str, list[object]] = {}
    for name, cards in given.items():
        if name not in known:
            raise SetUpError(f"there is no deck {name!r}; there is: {', '.join(known)}")
        for layer in config.layers:
            if name in layer.without:
                raise SetUpError(f"with {layer.name} there is no deck {name!r}", layer.without[name])
        decks[name], orders[name] = _counted(known[name], decks[name], cards)
    return replace(config, decks=decks), {name: order for name, order in orders.items() if order}


def _counted(deck: Deck, kinds: Mapping[str, int], given: object) -> tuple[dict[str, int], list[object]]:
    """How many cards of each kind a deck has and, if it was given in order, that order."""
    order: list[object] = []
    if isinstance(given, Mapping):
        counts: dict[str, int] = {card: given.get(card, 0) for card in kinds}
    elif isinstance(given, Sequence) and not isinstance(given, str):
        order = list(given)
        counts = {card: order.count(card) for card in kinds}
    else:
        raise SetUpError(f"a deck is a list of cards, or their numbers by name, not {given!r}", deck.rule)
    names = list(counts)
    for card in given:
        if card not in names:
            raise SetUpError(f"{card!r} is not a {deck.name} card; there are {', '.join(counts)}", deck.rule)
    for card, count in counts.items():
        if not is_whole(count) or not 0 <= count <= MOST_CARDS:
            raise SetUpError(f"a deck has 0 to {MOST_CARDS} cards of a kind, not {count!r} of {card}", deck.rule)
    return counts, order


def _rules(kind: _Kind) -> Rules:
    """Rules are shared by all games of one kind; a few dozen kinds are kept ready. Those of a board with a shape of its
    own, or of given decks, are not: there is no end to such kinds."""
    key = kind.rules_key
    if key is None:
        return put_together(kind.found, kind.config)
    kept = _RULES.get(key)
    if kept is not None:
        return kept[1]
    with _LOCK:
        if key not in _RULES:
            if len(_RULES) >= _RULES_KEPT:
                _RULES.pop(next(iter(_RULES)))
            _RULES[key] = (kind.config.scenario, put_together(kind.found, kind.config))
        return _RULES[key][1]


def _chance(
    rules: Rules,
    told: Mapping[str, Sequence[object]] | Sequence[object] | None,
    orders: Mapping[str, list[object]],
    drawn_after: bool,
) -> Source:
    """The source of chance: the streams, with a recorder, or a script."""
    if told is None and not orders:
        return Recorder()
    script: dict[str, list[object]] = {}
    if isinstance(told, Mapping):
        script = {name: _outcomes(outcomes) for name, outcomes in told.items()}
    elif told is not None:
        script = {"*": _outcomes(told)}
    for deck, order in orders.items():
        if deck in script:
            raise ChanceError(f"the order of the {deck} cards is told twice: by the deck and by chance")
        script[deck] = order
    names = {point.name: point for point in rules.points}
    for name, outcomes in script.items():
        if name == "*":
            continue
        if name not in names:
            raise ChanceError(f"there is no chance point {name!r}; there are {', '.join(names)}")
        for outcome in outcomes:
            names[name].outcome(outcome)
    return Script(script, drawn_after)


def _outcomes(told: object) -> list[object]:
    if not isinstance(told, Sequence) or isinstance(told, str):
        raise ChanceError(f"chance is told as a list of outcomes, not as {told!r}")
    return list(told)
