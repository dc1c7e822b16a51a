"""The children's game put together: its chapters in the order in which they build on each other."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.board.scenario import Scenario
from archipel.engine.chapter import Chapter
from archipel.rules.junior.building import Building
from archipel.rules.junior.cards import CARDS, Piles
from archipel.rules.junior.castle import Castle
from archipel.rules.junior.coco import Coco
from archipel.rules.junior.ghost import Ghost
from archipel.rules.junior.land import Land
from archipel.rules.junior.market import Market
from archipel.rules.junior.ports import Ports
from archipel.rules.junior.production import Production
from archipel.rules.junior.score import Score
from archipel.rules.junior.trade import Trade
from archipel.rules.junior.turn import BY_CHANCE, Turn


@dataclass(frozen=True, slots=True)
class JuniorOptions:
    """What may be chosen about the rules."""

    colours: tuple[str, ...]  # of the seats, by which they find their starting sites (JR-6)
    deck: dict[str, int]  # Coco cards (JR-22)
    start: int = BY_CHANCE  # the seat that begins (JR-5)
    ports: bool = True  # (JR-37)
    ghost_may_stay: bool = False  # (JR-12)


def junior_chapters(scenario: Scenario, options: JuniorOptions) -> list[Chapter]:
    """The rulebook, chapter by chapter."""
    corners, values = scenario.places["corners"], scenario.values
    return [
        Piles([scenario.supply[name] for name in CARDS], values["start_hand"]),
        Turn(options.start),
        Land(corners["sites"], corners["harbours"] if options.ports else (), scenario.places["edges"]["lanes"]),
        Building(scenario.pieces, [corners[f"start_{colour}"] for colour in options.colours]),
        Score(scenario.target),
        Ghost(options.ghost_may_stay),
        Production(),
        Castle(),
        Coco(options.deck),
        Market(),
        Ports(values["port_tiles"] if options.ports else (0,) * len(CARDS)),
        Trade(),
    ]
