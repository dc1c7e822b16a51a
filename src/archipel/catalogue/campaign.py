"""Campaigns: the scenarios of a box in the order of their files, the results, the standings (SEA-35).

Nothing here plays: the caller starts the games and adds their results. A campaign is a value that is written as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from archipel.catalogue.listing import boxes_with_campaign, campaign_of

SEAFARERS: Final = "seafarers"
VERSION: Final = 1
FEWEST: Final = 3  # two need a variant of their own, or cannot play a scenario at all (COMBO-5)


def order(box: str = SEAFARERS) -> tuple[str, ...]:
    """The scenarios of a box's campaign, without the name of the box."""
    return tuple(found.name.removeprefix(f"{box}/") for found in campaign_of(box))


def numbers_of_players(box: str = SEAFARERS) -> tuple[int, ...]:
    """Those for which every scenario has a board."""
    shared = set.intersection(*(set(found.seats) for found in campaign_of(box)))
    return tuple(sorted(number for number in shared if number >= FEWEST))


class CampaignError(ValueError):
    """Not a campaign, or not a result of one."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one scenario: final points by player, and the winners."""

    scenario: str
    points: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player after the scenarios so far: more wins stand higher, then more points; equals share a place."""

    player: int
    place: int  # from 1
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Campaign:
    """Players, who keep their seats and colours throughout, and the results so far."""

    players: tuple[str, ...]
    results: tuple[Result, ...] = ()
    box: str = SEAFARERS

    def __post_init__(self) -> None:
        known = boxes_with_campaign()
        if self.box not in known:
            raise CampaignError(f"the box {self.box!r} has no campaign; these have one: {', '.join(known)}")
        numbers = numbers_of_players(self.box)
        if len(self.players) not in numbers:
            raise CampaignError(f"a campaign is for {min(numbers)} to {max(numbers)}, not {len(self.players)}")

    @property
    def over(self) -> bool:
        return len(self.results) == len(order(self.box))

    @property
    def next(self) -> str:
        """The scenario that comes next; "" after the last one."""
        return "" if self.over else order(self.box)[len(self.results)]

    @property
    def colours(self) -> tuple[str, ...]:
        """Of the players; all scenarios have the same order."""
        return campaign_of(self.box)[0].colours[: len(self.players)]

    @property
    def game(self) -> str:
        """Its name in the catalogue."""
        return f"{self.box}/{self.next}" if self.next else ""

    def with_result(self, points: Sequence[int], winners: Sequence[int]) -> Campaign:
        """The campaign after the next scenario has been played."""
        if self.over:
            raise CampaignError("the campaign is over")
        result = Result(self.next, tuple(points), tuple(winners))
        _check(result, len(self.players))
        return replace(self, results=(*self.results, result))

    def standings(self) -> list[Standing]:
        """Everybody, the best first."""
        rows = [
            (
                sum(player in result.winners for result in self.results),
                sum(result.points[player] for result in self.results),
                player,
            )
            for player in range(len(self.players))
        ]
        rows.sort(key=lambda row: (-row[0], -row[1], row[2]))
        return [
            Standing(player, 1 + sum(other[:2] > (wins, points) for other in rows), wins, points)
            for wins, points, player in rows
        ]

    # ---- kept

    def to_json(self) -> str:
        results = [
            {"scenario": result.scenario, "points": list(result.points), "winners": list(result.winners)}
            for result in self.results
        ]
        told = {"campaign": VERSION, "box": self.box, "players": list(self.players), "results": results}
        return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def read_campaign(text: str) -> Campaign:
    """The campaign that was written; CampaignError when it cannot be one."""
    try:
        told = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise CampaignError("this is not JSON") from None
    if not isinstance(told, dict) or told.get("campaign") != VERSION:
        raise CampaignError("this is not a campaign")
    players, results = told.get("players"), told.get("results")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise CampaignError("players are a list of names")
    campaign = Campaign(tuple(players), box=str(told.get("box", SEAFARERS)))  # the first ones had no other
    most = len(order(campaign.box))
    if not isinstance(results, list) or len(results) > most:
        raise CampaignError(f"results are a list of at most {most}")
    for found in results:
        if not isinstance(found, dict) or found.get("scenario") != campaign.next:
            raise CampaignError(f"result {len(campaign.results) + 1} is that of {campaign.next}")
        points, winners = found.get("points"), found.get("winners")
        if not isinstance(points, list) or not isinstance(winners, list):
            raise CampaignError("a result has points and winners")
        campaign = campaign.with_result(points, winners)
    return campaign


def _check(result: Result, players: int) -> None:
    if len(result.points) != players or not all(type(points) is int for points in result.points):
        raise CampaignError(f"points are {players} whole numbers")
    if len(set(result.winners)) != len(result.winners):
        raise CampaignError("a winner is listed twice")
    if not result.winners or not all(type(seat) is int and 0 <= seat < players for seat in result.winners):
        raise CampaignError(f"winners are some of the {players} players")
