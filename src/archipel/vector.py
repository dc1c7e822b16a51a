"""Many games at once, for learners: one call steps them all and writes what each seat sees into the caller's arrays.

```python
games = VectorGames("base:seats=4", 64)
arrays = games.new_arrays()                      # or memory of your own: numpy, torch, shared memory
games.write_to(**arrays)
games.reset(seed=1)
while True:
    codes = ...                                  # for each game a code whose byte in arrays["masks"] is 1
    games.step(codes)
```

It needs no other package. `archipel.envs.VectorTables` is the same for Gymnasium; docs/learning.md explains both.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from archipel.bots.bot import BOT_STREAM
from archipel.catalogue import GameSpec, dealer, parse_spec
from archipel.engine.errors import IllegalAction, SetUpError, UnknownAction
from archipel.engine.stream import Stream
from archipel.engine.vector import CUT_OFF, ENDED, GOES_ON, Automatic, Codes, Observed, Rewards, Vector
from archipel.layout import TRADES, Layout

__all__ = ["CUT_OFF", "ENDED", "GOES_ON", "REWARDS", "VectorGames"]

REWARDS: Final = ("plain", "shaped")
OPPONENTS: Final = (None, "random")
FORMATS: Final = {"observations": "h", "masks": "B", "rewards": "d", "ends": "B", "seats": "h", "numbers": "q"}


class VectorGames:
    """Games of one description, played side by side; each slot plays one after the other.

    The game with number n is the one of the seed `seed + n`, whatever slot it is played in. Slot k plays the number
    `first + k`, then `stride` more each time: several processes with the same stride and different first numbers play
    the games that one of them would play with more slots.

    All seats learn, unless there are `opponents="random"`: then one learns, that of `seat`, or in the game with number
    n the seat n modulo the seats, and a step goes on until it is asked again. `skip_forced` chooses for learners where
    one code only is legal. The rewards of a step are those of all that happened in it."""

    def __init__(
        self,
        spec: GameSpec | str,
        count: int,
        *,
        trades: str = TRADES,
        offers_per_turn: int = 2,
        reward: str = "plain",
        most_turns: int = 1000,
        opponents: str | None = None,
        seat: int | None = None,
        skip_forced: bool = False,
        layout: Layout | None = None,
    ) -> None:
        check_reward(reward)
        if opponents not in OPPONENTS:
            raise SetUpError(f"opponents inside a step are 'random', or None where all seats learn; not {opponents!r}")
        if count < 1:
            raise SetUpError(f"at least one game is played, not {count}")
        self.spec = parse_spec(spec) if isinstance(spec, str) else spec
        self.count = count
        rules, deal = dealer(self.spec)
        self.layout = layout or Layout(rules, trades, offers_per_turn)
        said = self.layout
        self.seats = said.seats
        check_seat(seat, self.seats)
        if seat is not None and opponents is None:
            raise SetUpError("a seat is chosen among opponents; without them all seats learn")
        self.sizes = {
            "observations": count * len(said.words),
            "masks": count * said.size,
            "rewards": count * said.seats,
            "ends": count,
            "seats": count,
            "numbers": count,
        }
        turned = [said.turned(seat) for seat in range(said.seats)]
        self._vector = Vector(
            rules,
            count,
            deal,
            Observed(rules, len(said.words), said.read_from, said.turns(), turned),
            Codes(rules, said.to_engine, said.from_engine, said.cases, said.offers_per_turn),
            Rewards(rules, reward == "shaped"),
            Automatic(opponents is not None, -1 if seat is None else seat, BOT_STREAM, skip_forced),
            most_turns,
        )
        self._ready = False
        self._draw = Stream(0)

    def new_arrays(self) -> dict[str, array[Any]]:
        """Arrays of the right kinds and sizes, for those who have none of their own."""
        return {name: _zeros(code, self.sizes[name]) for name, code in FORMATS.items()}

    def write_to(self, observations: Any, masks: Any, rewards: Any, ends: Any, seats: Any, numbers: Any) -> None:
        """Where every step writes, in memory of any shape that is in one piece: for each game the observation of the
        seat that is asked (int16), its mask (uint8), the rewards of all seats (float64), whether a game has ended
        (uint8: GOES_ON, ENDED or CUT_OFF), the seat that is asked (int16) and the number of the game (int64)."""
        given = {
            "observations": observations,
            "masks": masks,
            "rewards": rewards,
            "ends": ends,
            "seats": seats,
            "numbers": numbers,
        }
        memory = {name: self._memory(name, target) for name, target in given.items()}
        self._vector.write_to(**memory)
        self._ready = True

    def _memory(self, name: str, target: Any) -> Any:
        code: Any = FORMATS[name]
        size = self.sizes[name]
        try:
            memory = memoryview(target).cast("B")
        except TypeError as wrong:
            raise SetUpError(f"{name}: {wrong}") from None
        needed = size * array(code).itemsize
        if memory.readonly or len(memory) != needed:
            found = "memory that is read-only" if memory.readonly else f"{len(memory)}"
            raise SetUpError(f"{name}: {needed} bytes are needed ({size} numbers of the kind {code!r}), not {found}")
        return memory.cast(code)

    def reset(self, seed: int = 0, first: int = 0, stride: int | None = None) -> None:
        """Deal the first games of a seed."""
        if not self._ready:
            raise SetUpError("write_to comes first: where are observations and masks written?")
        self._draw = Stream(seed)
        self._vector.start(seed, first, stride or self.count)

    def step(self, codes: Any) -> None:
        """Let the seat that is asked choose a code in each game: any sequence or memory of `count` numbers, at best
        int64. A game that has ended is followed by the next one at once. Where a code is wrong, no game changes."""
        chosen = codes if isinstance(codes, Sequence) else memoryview(codes)
        if len(chosen) != self.count:
            raise UnknownAction(f"{self.count} games need as many codes, not {len(chosen)}")
        wrong = self._vector.step(chosen)
        if wrong >= 0:
            self._refuse(wrong, int(chosen[wrong]))

    def _refuse(self, slot: int, code: int) -> None:
        layout = self.layout
        if not 0 <= code < layout.size:
            raise UnknownAction(f"game {slot}: a code is a number from 0 to {layout.size - 1}, not {code}")
        state = self._vector.games[slot]
        raise IllegalAction(
            "action.not_possible",
            state.phase().rule,
            game=slot,
            seat=int(state.decider()),
            code=code,
            action=layout.actions[code],
        )

    def random_codes(self) -> Any:
        """A legal code for each game, all equally likely, for `step`. They follow from the seed of `reset`."""
        return self._vector.draw(self._draw)

    @property
    def finals(self) -> list[tuple[int, int, bytes]]:
        """The games that ended in the last step: slot, number, and the last observations of all seats."""
        return self._vector.finals

    @property
    def winners(self) -> list[list[int]]:
        """Of each of these games, the seats that have won; none where it was cut off."""
        return [[seat for seat in range(self.seats) if (bits >> seat) & 1] for bits in self._vector.winners]


def _zeros(code: Any, size: int) -> array[Any]:
    return array(code, bytes(array(code).itemsize * size))


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise SetUpError(f"a reward is {' or '.join(REWARDS)}, not {reward!r}")


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise SetUpError(f"a seat is a number from 0 to {seats - 1}, not {seat}")
