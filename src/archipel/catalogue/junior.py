"""The children's game: it stands alone and combines with nothing (COMBO-1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, final

from archipel.board.game_file import GameFile
from archipel.board.layout import board_from_json
from archipel.board.scenario import Board, Scenario
from archipel.catalogue.box import Box
from archipel.catalogue.entries import Entry, GameConfig
from archipel.catalogue.layers import Deck
from archipel.catalogue.option import Option, as_said
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from archipel.engine.chapter import Chapter

BOX: Final = "junior"
BY_CHANCE: Final = "random"
MUST: Final = "must"
MAY: Final = "may"


@final
class JuniorEntry(Entry):
    """The one game of the box."""

    __slots__ = ()
    family = BOX

    def seats_rule(self, seats: object) -> str:
        return "JR-5"

    def check(self, seats: int, given: Mapping[str, object], chosen: Mapping[str, object]) -> None:
        start = chosen["start"]
        if isinstance(start, int) and start >= seats:
            raise SetUpError(f"seat {start} cannot start: there are {seats} seats", "JR-5")

    def deal(self, scenario: Scenario, chosen: Mapping[str, object], below: Callable[[int], int]) -> Board:
        """The printed side of the board; nothing of it is shuffled."""
        assert scenario.fixed is not None
        return scenario.fixed

    def lay(self, scenario: Scenario, seats: int, given: Mapping[str, object]) -> Board:
        """Only of the shape that sites and lanes belong to."""
        board = board_from_json(scenario.graph, dict(given), scenario.tileset)
        if board.robber >= 0:
            raise SetUpError("there is no robber in this game: the ghost waits on the castle", "JR-7")
        return board

    def assemble(self, config: GameConfig) -> list[Chapter]:
        from archipel.rules.junior.game import JuniorOptions, junior_chapters  # loaded only when it is played
        from archipel.rules.junior.turn import BY_CHANCE as DRAWN

        start = config.chosen["start"]
        options = JuniorOptions(
            colours=self.colours[: config.seats],
            deck=config.deck,
            start=start if isinstance(start, int) else DRAWN,
            ports=config.value("ports", bool),
            ghost_may_stay=config.chosen["ghost"] == MAY,
        )
        return junior_chapters(config.scenario, options)


JUNIOR_OPTIONS: Final = (
    Option("ports", True, "JR-37", (True, False), first=True),
    Option("ghost", MUST, "JR-12", (MUST, MAY), first=True),
    Option("start", BY_CHANCE, "JR-5", (BY_CHANCE, 0, 1, 2, 3), is_seat=True),
    Option("duo", False, "JR-5", (False, True), seats=(2,), idle=False, opens=True),
)


def junior_entry(name: str, box: str, file: GameFile) -> Entry:
    return JuniorEntry(
        name,
        box,
        file,
        as_said(JUNIOR_OPTIONS, file),
        decks=(Deck("coco", "JR-22"),),
        bots=("gentle", "easy", "standard", "strong", "expert"),
        default_bot="gentle",
    )


JUNIOR_BOX: Final = Box(BOX, junior_entry)
