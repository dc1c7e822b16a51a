"""One game of an environment: what its players see, may do and are rewarded for."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from archipel.catalogue import GameSpec, parse_spec, start
from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.engine.view import View
from archipel.envs.layout import Layout
from archipel.layout import TRADES
from archipel.reading import points_of
from archipel.vector import check_reward

SEED_BITS: Final = 31


def words_space(layout: Layout, scaled: bool = False) -> Any:
    low = np.full(len(layout.words), -1, dtype=np.int16)
    if scaled:
        return spaces.Box((low / layout.scale).astype(np.float32), (layout.high / layout.scale).astype(np.float32))
    return spaces.Box(low, np.maximum(layout.high, 1), dtype=np.int16)


def actions_space(layout: Layout) -> Any:
    return spaces.Discrete(layout.size)


class Session:
    """Plays games of one kind, one after the other."""

    def __init__(
        self,
        spec: GameSpec | str,
        trades: str = TRADES,
        offers_per_turn: int = 2,
        reward: str = "plain",
        scaled: bool = False,
        most_turns: int = 1000,
    ) -> None:
        check_reward(reward)
        self.spec = parse_spec(spec) if isinstance(spec, str) else spec
        self.settings = (trades, offers_per_turn, reward, scaled, most_turns)
        self.shaped = reward == "shaped"
        self.scaled = scaled
        self.most_turns = most_turns
        self.game: Game = start(self.spec, 0)
        self.layout = Layout(self.game.rules, trades, offers_per_turn)
        self.seats = self.game.seats
        self.start(0)

    def start(self, seed: int) -> None:
        self.game = start(self.spec, seed)
        self.turn = self.game.turn
        self.offers = [0] * self.seats  # that each seat made in this turn
        self.points = points_of(self.game.state)

    def copy(self) -> Session:
        """The same game, to be played on separately."""
        other = Session.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        other.offers = list(self.offers)
        other.points = list(self.points)
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.spec, self.settings, self.game, self.offers)

    # ---- spaces

    def words_space(self) -> Any:
        return words_space(self.layout, self.scaled)

    def mask_space(self) -> Any:
        return spaces.Box(0, 1, (self.layout.size,), dtype=np.int8)

    def action_space(self) -> Any:
        return actions_space(self.layout)

    # ---- playing

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def too_long(self) -> bool:
        return not self.game.over and self.game.turn > self.most_turns

    def view(self, seat: int) -> View:
        return self.game.view(seat)

    def observe(self, seat: int) -> Any:
        words = self.layout.observe(self.view(seat))
        return (words / self.layout.scale).astype(np.float32) if self.scaled else words

    def mask(self, seat: int) -> Any:
        """The codes that a seat may choose now: none while another is asked."""
        if self.over or self.too_long or seat != self.game.seat:
            return np.zeros(self.layout.size, dtype=np.int8)
        return self.layout.mask(self.view(seat), self.offers[seat])

    def choose(self, code: int) -> list[float]:
        """Let the seat that is asked choose a code; the rewards of all seats."""
        return self.apply(self.layout.action(code, self.game.seat))

    def apply(self, action: Action) -> list[float]:
        """Let the seat that is asked do something; the rewards of all seats."""
        game = self.game
        seat = game.seat
        game.apply(action, seat)
        self.offers[seat] += roles.OFFER in game.rules.verb_named[action.kind].roles
        if game.turn != self.turn:
            self.turn = game.turn
            self.offers = [0] * self.seats
        return self._rewards()

    def describe(self) -> str:
        """The table in a few words."""
        game = self.game
        block = game.rules.block_named["points"]
        points = ", ".join(f"player_{seat} {game.state.s[block.at + seat]}" for seat in range(self.seats))
        asked = f"won by {game.winners}" if game.over else f"player_{game.seat} decides: {game.phase}"
        return f"turn {game.turn}, {asked}; open points: {points}"

    def _rewards(self) -> list[float]:
        """Winners share 1 and all others -1 at the end. Shaped: also each point, as a part of those that win."""
        rewards = [0.0] * self.seats
        if self.game.over:
            won = self.game.winners
            lost = self.seats - len(won)
            rewards = [1 / len(won) if seat in won else -1 / lost for seat in range(self.seats)]
        if self.shaped:
            points = points_of(self.game.state)
            for seat in range(self.seats):
                rewards[seat] += (points[seat] - self.points[seat]) / self._target(seat)
            self.points = points
        return rewards

    def _target(self, seat: int) -> int:
        return max(1, int(self.game.state.s[self.game.rules.block_named["target"].at + seat]))


def _again(spec: GameSpec, settings: tuple[Any, ...], game: Game, offers: list[int]) -> Session:
    """A session that was pickled."""
    session = Session(spec, *settings)
    session.game, session.offers = game, offers
    session.turn, session.points = game.turn, points_of(game.state)
    return session
