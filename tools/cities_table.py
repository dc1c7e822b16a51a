"""What `standard` does in Cities & Knights: the tables of docs/bots_in_cities.md, and matches between weights.

    python tools/cities_table.py --games 500
    python tools/cities_table.py --games 200 --bots standard,random,random,random
    python tools/cities_table.py --games 200 --change "city in danger=-3" --change "walls=0.2"

The first counts, in games among four standards, what was built, how attacks ended and what happened to every progress
card. With `--change` every other bot of the list, from the first on, plays with other weights of its features; the
share of games that they won is printed, and only what they did is counted. The seats rotate as in `archipel simulate`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from archipel.arena import wilson
from archipel.bots import Bot, make, parse_bot
from archipel.bots.planner import Planner
from archipel.bots.standard import StandardBot
from archipel.catalogue import parse_spec, start
from archipel.engine.events import Event
from archipel.engine.game import Game
from archipel.engine.rules import Rules
from archipel.engine.stream import Stream
from archipel.rules.cities_knights.progress_deck import CARDS, CONSTITUTION, COUNTS, DECK_OF, PRINTER, TRACKS

ARENA_STREAM: Final = 6  # boards and seeds are those of `archipel simulate`
SEED_BITS: Final = 31

# What is counted for a seat: a line of the table, the kind of event.
DEEDS: Final = {
    "knights recruited": "knight_recruited",
    "knights activated": "knight_activated",
    "knights promoted": "knight_promoted",
    "knights moved": "knight_moved",
    "knights displaced by others": "knight_displaced",
    "knights lost": "knight_removed",
    "robber chased": "robber_chased",
    "improvements": "improved",
    "metropolises founded": "metropolis_founded",
    "metropolises lost": "metropolis_lost",
    "walls": "wall_built",
    "cities lost": "city_lost",
    "Defender points": "defender",
    "cards taken with the Aqueduct": "aqueduct_taken",
    "trades with the supply": "traded_with_supply",
    "offers": "trade_offered",
    "trades on its own offer": "traded",
}


@dataclass
class Counts:
    """Sums over all games."""

    games: int = 0
    finished: int = 0
    watched: int = 0  # seats that are counted, of all games together
    wins: float = 0.0
    turns: list[int] = field(default_factory=list)
    deeds: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    discarded: Counter[str] = field(default_factory=Counter)
    lost_cards: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, game: Game, watched: set[int]) -> None:
        """One game, with what these seats did in it."""
        self.games += 1
        self.watched += len(watched)
        self.turns.append(game.turn)
        if game.over:
            self.finished += 1
            self.wins += len(watched & set(game.winners)) / len(game.winners)
        for event in game.events:
            if event.kind == "barbarians_attacked":
                won = int(str(event["defence"])) >= int(str(event["strength"]))
                self.deeds["attacks repelled" if won else "attacks lost"] += 1
            elif event.fields.get("seat") in watched:
                self.count(event)

    def count(self, event: Event) -> None:
        if event.kind in ("drew_progress", "laid_open"):
            self.drawn[str(event["card"])] += 1
        elif event.kind == "progress_taken":
            self.deeds["progress cards taken by spies"] += 1
        elif event.kind == "played_progress":
            self.played[str(event["card"])] += 1
        elif event.kind == "discarded_progress":
            self.discarded[str(event["card"])] += 1
        elif event.kind == "discarded":
            self.lost_cards += int(str(event["count"]))
        elif event.kind == "built":
            self.deeds[f"{event['piece']} built"] += 1
        for line, kind in DEEDS.items():
            if event.kind == kind:
                self.deeds[line] += 1
        if event.kind == "improved":
            self.deeds[f"improvements of {event['track']}"] += 1


def with_weights(seed: int, rules: Rules, settings: dict[str, int], changes: dict[str, float]) -> Bot:
    """A standard bot with other weights for some features."""
    bot = make("standard", seed, **settings)
    assert isinstance(bot, StandardBot)
    bot.planner = Planner(rules)
    evaluation = bot.planner.value.evaluation
    for name, weight in changes.items():
        evaluation.weights[evaluation.names.index(name)] = weight
    return bot


def play_game(said: Namespace, number: int, counts: Counts) -> None:
    """A game by its number, as `archipel simulate` would play it."""
    spec = parse_spec(said.spec)
    board, turned = divmod(number, spec.seats)
    draw = Stream(said.seed, ARENA_STREAM + board).draw
    seed = draw(1 << SEED_BITS)
    seeds = [draw(1 << SEED_BITS) for _ in range(spec.seats)]
    game = start(spec, seed)
    players: list[Bot] = []
    watched: set[int] = set()
    for seat in range(spec.seats):
        place = (seat - turned) % spec.seats
        name, settings = parse_bot(said.bots[place])
        if name != "standard":
            players.append(make(name, seeds[place], **settings))
            continue
        changed = said.change if place % 2 == 0 else {}
        players.append(with_weights(seeds[place], game.rules, settings, said.all | changed))
        if changed or not said.change:
            watched.add(seat)
    while not game.over and game.turn <= said.most_turns:
        seat = game.seat
        view = game.view(seat)
        real = seat in watched and len(game.legal_actions(seat)) > 1
        before = process_time()
        action = players[seat].choose(view)
        if real:
            counts.seconds += process_time() - before
            counts.decisions += 1
        game.apply(action, seat)
    counts.add(game, watched)


def show(said: Namespace, counts: Counts) -> None:
    """The tables, in Markdown."""
    low, high = wilson(round(counts.wins), counts.games)
    turns = sum(counts.turns) / counts.games
    seats = counts.watched // counts.games
    print(f"{said.spec}, {','.join(said.bots)}, {counts.games} games, seed {said.seed}")
    print(f"won {counts.wins:g} of {counts.games} ({100 * low:.1f} - {100 * high:.1f} %), finished {counts.finished}")
    print(f"turns {turns:.0f} ({min(counts.turns)} - {max(counts.turns)}), rounds {turns / len(said.bots):.1f}")
    print(f"{1000 * counts.seconds / max(1, counts.decisions):.2f} ms a decision of {counts.decisions}")
    print("\n| in a game | by a seat | at the table |\n|---|---|---|")
    deeds = counts.deeds + Counter({"cards lost to sevens and saboteurs": counts.lost_cards})
    for line in sorted(deeds):
        whole = deeds[line] / counts.games
        own = "" if line.startswith("attacks") else f"{whole / seats:.2f}"
        print(f"| {line} | {own} | {whole:.2f} |")
    print("\n| card | in the deck | drawn | played | discarded |\n|---|---|---|---|---|")
    for track, name in enumerate(TRACKS):
        for card, deck in enumerate(DECK_OF):
            if deck == track:
                title = CARDS[card]
                played = "revealed" if card in (PRINTER, CONSTITUTION) else str(counts.played[title])
                row = (counts.drawn[title], played, counts.discarded[title])
                print(f"| {title.replace('_', ' ')} ({name}) | {COUNTS[card]} | {' | '.join(map(str, row))} |")
    never = [title for k, title in enumerate(CARDS) if k not in (PRINTER, CONSTITUTION) and not counts.played[title]]
    print(f"\nnever played: {', '.join(never) or 'none'}")


def change(text: str) -> tuple[str, float]:
    name, _, weight = text.rpartition("=")
    return name, float(weight)


def asked(argv: Sequence[str] | None) -> Namespace:
    said = ArgumentParser(description="What the standard bot does in Cities & Knights.")
    said.add_argument("--spec", default="cities_knights:seats=4", help="the game")
    said.add_argument("--bots", default="standard", help="a bot for every seat, or one for all")
    said.add_argument("--games", type=int, default=20)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--most-turns", type=int, default=800, help="a game is broken off then")
    said.add_argument("--change", type=change, action="append", default=[], help="a feature and its other weight")
    said.add_argument("--all", type=change, action="append", default=[], help="the same, for all standard bots")
    found = said.parse_args(argv)
    found.change = dict(found.change)
    found.all = dict(found.all)
    found.bots = found.bots.split(",")
    if len(found.bots) == 1:
        found.bots *= parse_spec(found.spec).seats
    if not any(bot.startswith("standard") for bot in found.bots[:: 2 if found.change else 1]):
        said.error("there is no standard bot to look at")
    return found


def main(argv: Sequence[str] | None = None) -> int:
    said = asked(argv)
    counts = Counts()
    for number in range(said.games):
        play_game(said, number, counts)
        if sys.stderr.isatty():
            print(f"game {number + 1} of {said.games}", end="\r", file=sys.stderr, flush=True)
    show(said, counts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
