"""The bodies and answers of the calls about campaigns."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from archipel.server.messages.shared import BotText, TableOptions
from archipel.server.messages.tables import TableSummary


class NewCampaign(Struct, forbid_unknown_fields=True):
    """`options` are those of every table, except the game. Bots take the seats after the first."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    bots: Annotated[list[BotText], Meta(max_length=8)] = []
    box: Annotated[str, Meta(max_length=40)] = "seafarers"  # whose scenarios are played


class ScenarioResult(Struct):
    scenario: str
    points: list[int]  # by seat
    winners: list[int]


class CampaignStanding(Struct):
    """A seat after the results so far; ties share a place."""

    seat: int
    place: int
    wins: int
    points: int


class CampaignSheet(Struct):
    """A campaign: `next` is the scenario that comes next ("" at the end), `table` the one where it is played."""

    campaign: str
    title: str
    mine: bool
    box: str  # whose scenarios are played
    order: list[str]
    players: list[str]  # names by seat, of bots their settings; "" for a seat that is not taken yet
    results: list[ScenarioResult]
    standings: list[CampaignStanding]
    next: str
    table: TableSummary | None
    created: float
    changed: float
