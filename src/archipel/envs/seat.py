"""One learner among bots: a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from archipel.bots import Bot, bot_maker
from archipel.catalogue import GameSpec
from archipel.engine.errors import SetUpError
from archipel.envs.aec import ILLEGAL
from archipel.envs.session import SEED_BITS, Session
from archipel.vector import check_seat


class SeatEnv(gymnasium.Env):
    """The learner has one seat, the same or another one in every game, and bots by their names have the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        spec: GameSpec | str = "base:seats=4",
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        skip_forced: bool = False,
        **settings: Any,
    ) -> None:
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.session = Session(spec, **settings)
        self.layout = self.session.layout
        others = self.session.seats - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise SetUpError(f"{self.session.spec} has {others} opponents, not {len(named)}")
        check_seat(seat, self.session.seats)
        self.makers = [bot_maker(name) for name in named]
        self.fixed = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.observation_space = self.session.words_space()
        self.action_space = self.session.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.session.start(self._draw(2**SEED_BITS))
        self.seat = self._draw(self.session.seats) if self.fixed is None else self.fixed
        others = [(self.seat + k) % self.session.seats for k in range(1, self.session.seats)]
        self.bots = {seat: make(self._draw(2**SEED_BITS)) for seat, make in zip(others, self.makers, strict=True)}
        self._let_others_play()
        return self.session.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        session = self.session
        if not self.action_masks()[action]:
            info = self._info() | {"illegal": session.layout.actions[action]}
            return session.observe(self.seat), ILLEGAL, True, False, info
        reward = session.choose(int(action))[self.seat] + self._let_others_play()
        return session.observe(self.seat), reward, session.over, session.too_long, self._info()

    def action_masks(self) -> Any:
        """The codes that the learner may choose, as sb3-contrib asks for them."""
        return self.session.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return self.session.describe() if self.render_mode == "ansi" else None

    def _let_others_play(self) -> float:
        """Bots play until the learner is asked or the game ends; what the learner is rewarded with meanwhile."""
        session = self.session
        reward = 0.0
        while not (session.over or session.too_long):
            seat = session.game.seat
            if seat != self.seat:
                reward += session.apply(self.bots[seat].choose(session.view(seat)))[self.seat]
            elif self.skip_forced and len(codes := np.flatnonzero(session.mask(seat))) == 1:
                reward += session.choose(int(codes[0]))[self.seat]
            else:
                break
        return reward

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.session.mask(self.seat), "seat": self.seat}
        return info | {"winners": self.session.game.winners} if self.session.over else info

    def _draw(self, below: int) -> int:
        return int(self.np_random.integers(below))
