"""What is measured: whole random games, and single calls as a program outside makes them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from time import process_time
from typing import Final, TypeVar

import archipel
from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.engine.playout import play_randomly
from archipel.engine.state import State
from archipel.engine.stream import Stream
from archipel.engine.view import View, imagine
from archipel.engine.words import TURN
from archipel.vector import VectorGames

# As the other engine plays: trade and building mixed, and a robbed seat always loses a card.
BASE: Final = "base:seats=4,phases=combined,steal=must"
SPECIAL_BUILDING: Final = "base:seats=6,phases=combined,steal=must,extension=special_building"
PAIRED_PLAYERS: Final = "base:seats=6,phases=combined,steal=must,extension=paired_players"
SEA: Final = "seafarers/through_the_desert:seats=6,phases=combined,steal=must"
CITIES: Final = "cities_knights:seats=4,steal=must"

AT_ONCE: Final = 32  # games that are stepped in one call
LIMIT: Final = 20_000  # more actions than any random game has
FINISHED: Final = 4  # games whose actions are applied again
POSITIONS: Final = 64
APART: Final = 67  # actions between two positions: all parts of a game occur

Thing = TypeVar("Thing")
Other = TypeVar("Other")


@dataclass(frozen=True, slots=True)
class Sample:
    """One timed run: the CPU seconds of n calls, or of n games with their actions and turns."""

    seconds: float
    times: int
    actions: int = 0
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Measure:
    """Something to be measured; `run` does it n times and gets a seed."""

    name: str
    title: str
    run: Callable[[int, int], Sample]


# ---- whole games


def play_in_kernel(spec: str, games: int, seed: int) -> Sample:
    """Random games inside the kernel, from a dealt table to the end."""
    described = archipel.parse_spec(spec)
    stream = Stream(seed)
    seconds, actions, turns = 0.0, 0, 0
    for i in range(games):
        state = described.new_game(seed + i).state.copy()
        begin = process_time()
        actions += play_randomly(state, stream, LIMIT)
        seconds += process_time() - begin
        turns += state.s[TURN]
    return Sample(seconds, games, actions, turns)


def play_through_api(spec: str, listening: bool, games: int, seed: int) -> Sample:
    """Random games as a program outside plays them: ask for the legal actions, choose one, apply it."""
    described = archipel.parse_spec(spec)
    bits = Random(seed).getrandbits  # the cheapest way to choose: the engine is measured, not the player
    seconds, actions, turns = 0.0, 0, 0
    for i in range(games):
        game = described.new_game(seed + i)
        if listening:
            game.listen()
        begin = process_time()
        while not game.over:
            legal = game.legal_actions()
            game.apply(legal[bits(30) % len(legal)])
            actions += 1
        turns += game.turn
        del game  # freeing the game is part of the cost
        seconds += process_time() - begin
    return Sample(seconds, games, actions, turns)


def deal(spec: str, games: int, seed: int) -> Sample:
    """New games, each on its own board; the rules are cached from the first game on."""
    described = archipel.parse_spec(spec)
    begin = process_time()
    for i in range(games):
        described.new_game(seed + i)
    return Sample(process_time() - begin, games)


# ---- single calls, from the Python side, on positions of whole games


@cache
def positions() -> list[Game]:
    """Games in progress, some just begun and some nearly over."""
    described = archipel.parse_spec(BASE)
    random = Random(1)
    found: list[Game] = []
    while len(found) < POSITIONS:
        game = described.new_game(len(found))
        actions = 0
        while not game.over and len(found) < POSITIONS:
            if actions % APART == 0:
                found.append(game.copy())
            game.apply(random.choice(game.legal_actions()))
            actions += 1
    return found


@cache
def finished() -> list[tuple[Game, Game, list[tuple[int, Action]]]]:
    """A few games: as they were dealt, as they ended, and who did what between."""
    described = archipel.parse_spec(BASE)
    random = Random(2)
    found: list[tuple[Game, Game, list[tuple[int, Action]]]] = []
    for seed in range(FINISHED):
        game = described.new_game(seed)
        moves: list[tuple[int, Action]] = []
        while not game.over:
            moves.append((game.seat, random.choice(game.legal_actions())))
            game.apply(moves[-1][1])
        found.append((described.new_game(seed), game, moves))
    return found


def each(things: Callable[[], Sequence[Thing]], do: Callable[[Thing], object], times: int, seed: int) -> Sample:
    """Call a function with every one of some things, over and over."""
    chosen = things()
    rounds = -(-times // len(chosen))
    begin = process_time()
    for _ in range(rounds):
        for thing in chosen:
            do(thing)
    return Sample(process_time() - begin, rounds * len(chosen))


def each_pair(
    pairs: Callable[[], Sequence[tuple[Thing, Other]]], do: Callable[[Thing, Other], object], times: int, seed: int
) -> Sample:
    """The same for functions of two arguments."""
    chosen = pairs()
    rounds = -(-times // len(chosen))
    begin = process_time()
    for _ in range(rounds):
        for thing, other in chosen:
            do(thing, other)
    return Sample(process_time() - begin, rounds * len(chosen))


def apply_to_states(times: int, seed: int) -> Sample:
    """`State.apply` of a legal code, in whole games."""
    seconds, done = 0.0, 0
    while done < times:
        for dealt, _, moves in finished():
            state = dealt.state.copy()
            codes = [(seat, action.code) for seat, action in moves]
            begin = process_time()
            for seat, code in codes:
                state.apply(seat, code)
            seconds += process_time() - begin
            done += len(moves)
    return Sample(seconds, done)


def apply_to_games(times: int, seed: int) -> Sample:
    """`Game.apply` of a legal action, including the check that it is legal, in whole games."""
    seconds, done = 0.0, 0
    while done < times:
        for dealt, _, moves in finished():
            game = dealt.copy()
            begin = process_time()
            for _, action in moves:
                game.apply(action)
            seconds += process_time() - begin
            done += len(moves)
    return Sample(seconds, done)


def child_of_state(state: State, move: tuple[int, Action]) -> None:
    state.copy().apply(move[0], move[1].code)


def child_of_game(game: Game, move: tuple[int, Action]) -> None:
    game.copy().apply(move[1])


def events_of_a_seat(times: int, seed: int) -> Sample:
    """Events as a seat may see them, one by one from the log of a whole game."""
    game = finished()[0][1]
    game.listen()
    told = 0
    begin = process_time()
    while told < times:
        told += len(game.events_for(1))
    return Sample(process_time() - begin, told)


def states() -> list[State]:
    return [game.state for game in positions()]


def states_and_seats() -> list[tuple[State, int]]:
    return [(game.state, game.seat) for game in positions()]


def games_and_moves() -> list[tuple[Game, tuple[int, Action]]]:
    random = Random(3)
    return [(game, (game.seat, random.choice(game.legal_actions()))) for game in positions()]


def states_and_moves() -> list[tuple[State, tuple[int, Action]]]:
    return [(game.state, move) for game, move in games_and_moves()]


def games_and_seats() -> list[tuple[Game, int]]:
    return [(game, game.seat) for game in positions()]


def views() -> list[View]:
    return [game.view(game.seat) for game in positions()]


def views_and_seeds() -> list[tuple[View, int]]:
    return [(view, seed) for seed, view in enumerate(views())]


def ended() -> list[Game]:
    return [game for _, game, _ in finished()]


def records() -> list[str]:
    return [game.record() for game in ended()]


def view_text(view: View) -> str:
    return json.dumps(view.to_json())


GAMES: Final = (
    Measure("kernel", "in the kernel", partial(play_in_kernel, BASE)),
    Measure("api", "through the Python API", partial(play_through_api, BASE, False)),
    Measure("api_listening", "through the Python API, events on", partial(play_through_api, BASE, True)),
    Measure("special_building", "30 hexes, 6 seats, special building", partial(play_in_kernel, SPECIAL_BUILDING)),
    Measure("paired_players", "30 hexes, 6 seats, paired players", partial(play_in_kernel, PAIRED_PLAYERS)),
    Measure("sea", "63 hexes with the sea, 6 seats", partial(play_in_kernel, SEA)),
    Measure("cities", "19 hexes with cities and knights, 4 seats", partial(play_in_kernel, CITIES)),
)


@cache
def many_games(spec: str) -> VectorGames:
    """Games that are stepped in one call, without trades among players, as all games here."""
    games = VectorGames(spec, AT_ONCE, trades="")
    games.write_to(**games.new_arrays())
    games.reset()
    return games


def step_at_once(spec: str, times: int, seed: int) -> Sample:
    """Random steps of games in one call, which writes observations and masks and deals the next game after each. A run
    goes on where the last one stopped, so that all parts of a game are seen."""
    games = many_games(spec)
    calls = -(-times // AT_ONCE)
    begin = process_time()
    for _ in range(calls):
        games.step(games.random_codes())
    return Sample(process_time() - begin, calls * AT_ONCE)


CALLS: Final = (
    Measure("state_copy", "State.copy", partial(each, states, State.copy)),
    Measure("game_copy", "Game.copy", partial(each, positions, Game.copy)),
    Measure("state_legal", "State.legal", partial(each_pair, states_and_seats, State.legal)),
    Measure("legal_actions", "Game.legal_actions", partial(each, positions, Game.legal_actions)),
    Measure("state_apply", "State.apply", apply_to_states),
    Measure("game_apply", "Game.apply", apply_to_games),
    Measure("state_child", "State.copy and apply", partial(each_pair, states_and_moves, child_of_state)),
    Measure("game_child", "Game.copy and apply", partial(each_pair, games_and_moves, child_of_game)),
    Measure("view", "Game.view", partial(each_pair, games_and_seats, Game.view)),
    Measure("view_json", "View.to_json", partial(each, views, View.to_json)),
    Measure("view_text", "a view as JSON text", partial(each, views, view_text)),
    Measure("imagine", "imagine (a game that fits a view)", partial(each_pair, views_and_seeds, imagine)),
    Measure("event", "an event for a seat", events_of_a_seat),
    Measure("record", "Game.record, a whole game", partial(each, ended, Game.record)),
    Measure("replay", "replay of such a record", partial(each, records, archipel.replay)),
    Measure("new_game", "new_game, 4 seats", partial(deal, BASE)),
    Measure("new_game_six", "new_game, 6 seats", partial(deal, SPECIAL_BUILDING)),
    Measure("new_game_sea", "new_game, 63 hexes with the sea", partial(deal, SEA)),
    Measure("vector", f"a step of a base game, {AT_ONCE} at once", partial(step_at_once, BASE)),
    Measure("vector_cities", f"a step with cities and knights, {AT_ONCE} at once", partial(step_at_once, CITIES)),
)
