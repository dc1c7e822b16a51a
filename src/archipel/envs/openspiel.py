"""Games for OpenSpiel, as `pyspiel.load_game("python_archipel")`. Needs open_spiel and the extra `envs`.

```python
import pyspiel

from archipel.envs import openspiel

game = pyspiel.load_game("python_archipel", {"game": "seafarers/cloth", "seats": 3, "options": "target:8"})
game = openspiel.load("base:seats=4")  # the same by a description
```

Actions are the codes of the environments, and observations their words (docs/learning.md). A game begins with a chance
node that draws one of SEEDS seeds. The seed gives the board, the dice and the cards, which nobody knows; all later
nodes are decisions of players. Returns are those of the plain reward.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ImportError:
    raise ImportError("OpenSpiel is missing: pip install open_spiel") from None

from archipel.catalogue import GameSpec, parse_spec
from archipel.envs.session import Session

NAME: Final = "python_archipel"
SEEDS: Final = 1000
MOST_STEPS: Final = 50_000  # of a game, whatever its number of turns
MOST_SEATS: Final = 6

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Archipel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "base", "seats": 4, "options": "", "trades": ""},
)


def load(spec: GameSpec | str, trades: str = "") -> Any:
    """A game by its description. OpenSpiel writes parameters between commas, so : and ; stand for = and , there."""
    wanted = parse_spec(spec) if isinstance(spec, str) else spec
    options = ";".join(f"{name}:{value}" for name, value in wanted.options)
    given = {"game": wanted.name, "seats": wanted.seats, "options": options, "trades": trades.replace(",", ";")}
    return pyspiel.load_game(NAME, given)


class ArchipelGame(pyspiel.Game):
    """One kind of game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"game": "base", "seats": 4, "options": "", "trades": ""} | (params or {})
        options = str(given["options"]).replace(":", "=").replace(";", ",")
        spec = ",".join(filter(None, [f"{given['game']}:seats={given['seats']}", options]))
        self.session = Session(spec, trades=str(given["trades"]).replace(";", ","))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.session.layout.size,
            max_chance_outcomes=SEEDS,
            num_players=self.session.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> ArchipelState:
        return ArchipelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.session)


class ArchipelState(pyspiel.State):
    """One game, from the draw of its seed on."""

    def __init__(self, game: ArchipelGame) -> None:
        super().__init__(game)
        self.session = game.session.copy()
        self.begun = False
        self.steps = 0

    def current_player(self) -> int:
        if not self.begun:
            return int(pyspiel.PlayerId.CHANCE)
        if self.session.over or self.session.too_long or self.steps >= MOST_STEPS:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.session.game.seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(code) for code in np.flatnonzero(self.session.mask(player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if not self.begun:
            self.begun = True
            self.session.start(action)
        else:
            self.session.choose(action)
            self.steps += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"seed {action}" if player == pyspiel.PlayerId.CHANCE else str(self.session.layout.action(action, player))
        )

    def returns(self) -> list[float]:
        """Winners share 1 and the others -1. Nobody has won a game that was cut off, nor one that all have won."""
        seats, won = self.session.seats, self.session.game.winners
        if not (self.begun and 0 < len(won) < seats):
            return [0.0] * seats
        return [1 / len(won) if seat in won else -1 / (seats - len(won)) for seat in range(seats)]

    def __str__(self) -> str:
        return f"step {self.steps}, {self.session.describe()}" if self.begun else "before the game"


class Observer:
    """What a player sees: the words of an observation, divided by their scale."""

    def __init__(self, session: Session) -> None:
        self.layout = session.layout
        self.tensor = np.zeros(len(self.layout.words), dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ArchipelState, player: int) -> None:
        self.tensor[:] = state.session.observe(player) / self.layout.scale if state.begun else 0.0

    def string_from(self, state: ArchipelState, player: int) -> str:
        if not state.begun:
            return "before the game"
        words = zip(self.layout.words, state.session.observe(player), strict=True)
        return " ".join(f"{word}={value}" for word, value in words if value)


pyspiel.register_game(GAME_TYPE, ArchipelGame)
