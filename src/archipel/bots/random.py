"""The random bot: any legal action, each as likely as the others. It also answers trade offers at random, and makes
none."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.bots.bot import Bot
from archipel.engine.action import Action
from archipel.engine.view import View


@final
class RandomBot(Bot):
    """Uniform among the legal codes."""

    def choose(self, view: View) -> Action:
        g = view.state
        n: i64 = g.legal(view.seat)
        return g.rules.actions[g.scratch.codes[self.stream.below(n)]]

    def copy(self) -> Bot:
        again = RandomBot(0)
        again.stream = self.stream.copy()
        return again
