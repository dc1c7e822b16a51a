"""Count moves that an experienced player would call silly, in games of one bot against itself.

    PYTHONPATH=build/compiled:. python -m tools.silly_moves --games 20 --bots standard,strong
    PYTHONPATH=build/compiled:. python -m tools.silly_moves --games 50 --bots expert base:seats=4

Without games to play, one of every box is played, the base game also with six seats and as a duel, and each scenario of
Traders & Barbarians. Counted are, for a game with all its seats:

    hoards    a turn was ended though something could be built that brings a point at once
    over      a turn was ended with more cards than a seven leaves, though something could be built
    gifts     trades with the seat that won, in its last turn or in the round before it
    robber    the robber was put on a tile where the seat itself has a building
    idle      seats that could play one of two or more development cards in their last turn, and played none
    again     offers in which all who were asked had refused one in the same turn that was no worse for them
    withdrawn offers that were taken back although somebody had accepted them
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from typing import Final

from archipel.bots import Bot, bot_maker
from archipel.bots.bot import legal_codes
from archipel.bots.evaluation import Evaluation
from archipel.catalogue import GameSpec, catalogue, parse_spec, start
from archipel.engine import roles
from archipel.engine.action import Action, encode
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.rules.base.development import Development
from archipel.rules.base.robber import Robber

KINDS: Final = ("hoards", "over", "gifts", "robber", "idle", "again", "withdrawn")
MOST_TURNS: Final = 400
SCENARIOS: Final = "traders_barbarians"  # a box of scenarios each of which has rules of its own
Cards = dict[str, int]

BUILT: Final = frozenset({roles.BUILD, roles.UPGRADE})


def games_to_watch() -> list[str]:
    """The first game of each box with four seats; of a box of scenarios each that is not a mixture
    (mixtures are for three or four); the base game in other sizes, too."""
    found = ["base:seats=4", "base:seats=6", "base:seats=2,duel=True"]
    boxes = {"base"}
    for entry in catalogue():
        if entry.box not in boxes or (entry.box == SCENARIOS and 2 in entry.seats):
            boxes.add(entry.box)
            found.append(f"{entry.name}:seats=4")
    return found


class Watcher:
    """Counts the silly moves of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.evaluation = Evaluation(game.rules)
        self.points = game.rules.block_named["points"].at
        self.robber = game.rules.the(Robber) if game.rules.has(Robber) else None
        self.development = game.rules.the(Development) if game.rules.has(Development) else None
        self.trades: list[tuple[int, int, int]] = []  # turn, and the two seats
        self.idle: set[int] = set()  # seats that played none of several cards in their last turn
        self.turn = -1  # the turn in which ...
        self.refused: list[tuple[int, Cards, Cards]] = []  # ... seats refused these cards given for those taken
        self.offer: tuple[Cards, Cards] = ({}, {})  # what is given and taken in the open offer ...
        self.accepted = False  # ... and whether anybody has accepted it
        self.counts: Counter[str] = Counter()

    def before(self, action: Action, seat: int) -> None:
        """A seat is about to do this."""
        g = self.game.state
        has = self.game.rules.verb_named[action.kind].roles
        if roles.CONFIRM in has:
            partner = encode(self.game.rules, action)[0] - self.game.rules.verb_named[action.kind].base
            self.trades.append((self.game.turn, seat, int(partner)))
        if roles.TRADE in has:
            self.count_talk(action, seat, has)
        if roles.ENDS_TURN in has and seat == self.game.active:
            worths = [self.points_by(g, seat, int(code)) for code in legal_codes(g, seat)]
            self.counts["hoards"] += max(worths) > 0
            self.counts["over"] += self.is_over_limit(g, seat) and self.may_build(g, seat)
            self.idle.discard(seat)
            if self.development is not None and g.s[self.development.played_now] == 0:
                self.idle |= {seat} if g.s[self.development.ready + seat] > 1 else set()

    def count_talk(self, action: Action, seat: int, has: Sequence[str]) -> None:
        """A seat says something about a trade with other seats."""
        if self.turn != self.game.turn:
            self.turn, self.refused = self.game.turn, []
        if roles.OFFER in has:
            give, take, asked = action.fields["give"], action.fields["take"], action.fields["to"]
            assert isinstance(give, dict)
            assert isinstance(take, dict)
            assert isinstance(asked, list)
            self.offer, self.accepted = (give, take), False
            self.counts["again"] += all(self.has_refused(other, give, take) for other in asked)
        elif roles.ACCEPT in has:
            self.accepted = True
        elif roles.COUNTER in has or roles.PASSES in has:
            self.refused.append((seat, *self.offer))
        elif roles.WITHDRAW in has:
            self.counts["withdrawn"] += self.accepted

    def has_refused(self, seat: int, give: Cards, take: Cards) -> bool:
        """Whether a seat has refused at least as much for at most as much in this turn."""
        return any(
            seat == other
            and all(count <= gave.get(card, 0) for card, count in give.items())
            and all(count <= take.get(card, 0) for card, count in took.items())
            for other, gave, took in self.refused
        )

    def after(self, action: Action, seat: int) -> None:
        """A seat has done this."""
        if self.robber is not None and action.kind == self.robber.move_robber.name:
            self.evaluation.prepare_turn(self.game.state)
            self.evaluation.prepare_position(self.game.state)
            self.counts["robber"] += self.evaluation.blocked[seat] > 0.0

    def points_by(self, g: State, seat: int, code: int) -> int:
        """Points that an action brings at once; none if it only ends the turn."""
        if roles.ENDS_TURN in g.rules.verb_of[code].roles:
            return 0
        after = g.copy()
        after.apply(seat, code)
        return int(after.s[self.points + seat] - g.s[self.points + seat])

    def is_over_limit(self, g: State, seat: int) -> bool:
        robber = self.robber
        return robber is not None and bool(robber.cards.limit_count(g, seat) > robber.hand_limit(g, seat))

    def may_build(self, g: State, seat: int) -> bool:
        return any(BUILT.intersection(g.rules.verb_of[code].roles) for code in legal_codes(g, seat))

    def finish(self) -> Counter[str]:
        """All counts, at the end of the game."""
        winners = self.game.winners
        for turn, one, other in self.trades:
            if turn > self.game.turn - self.game.seats and (one in winners or other in winners):
                self.counts["gifts"] += 1
        self.counts["idle"] += len(self.idle)
        return self.counts


def silly_moves(spec: GameSpec, bot: str, games: int, seed: int) -> Counter[str]:
    """The counts of several games together."""
    maker = bot_maker(bot)
    counts: Counter[str] = Counter()
    for number in range(games):
        game = start(spec, seed + number)
        bots: list[Bot] = [maker(1000 * number + seat) for seat in range(game.seats)]
        watcher = Watcher(game)
        while not game.over and game.turn < MOST_TURNS:
            seat = game.seat
            action = bots[seat].choose(game.view(seat))
            watcher.before(action, seat)
            game.apply(action, seat)
            watcher.after(action, seat)
        counts += watcher.finish()
    return counts


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="a game, such as base:seats=4")
    parser.add_argument("--bots", default="standard,strong,expert")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=500)
    asked = parser.parse_args(arguments)
    print(f"| a game, of {asked.games} | bot | {' | '.join(KINDS)} |\n| --- | --- |{' ---: |' * len(KINDS)}")
    for game in asked.game or games_to_watch():
        spec = parse_spec(game)
        for bot in asked.bots.split(","):
            counts = silly_moves(spec, bot, asked.games, asked.seed)
            numbers = " | ".join(f"{counts[kind] / asked.games:.2f}" for kind in KINDS)
            print(f"| {spec} | {bot} | {numbers} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
