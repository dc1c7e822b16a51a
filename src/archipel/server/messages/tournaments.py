"""The bodies and answers of the calls about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from archipel.server.messages.shared import Name, TableOptions

TournamentSystem = Literal["swiss", "all"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """`options` are those of every table, except the number of seats: it has three or four."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    title: Annotated[str, Meta(max_length=60)] = ""
    system: TournamentSystem = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0  # 0: as many as are suggested for the players who come
    join: bool = True  # the organiser plays


class JoinTournament(Struct, forbid_unknown_fields=True):
    name: Name | None = None


class SetAbsent(Struct, forbid_unknown_fields=True):
    """A player is not there from the next round on, or is there again: by the organiser, or the player."""

    person: Annotated[str, Meta(min_length=1, max_length=24)]
    absent: bool


class SetRated(Struct, forbid_unknown_fields=True):
    """Whether the caller's games in a tournament count for the ratings, from the next round on."""

    rated: bool


class StartTable(Struct, forbid_unknown_fields=True):
    """Start the game of a table of the last round, whose host has not come."""

    table: Annotated[int, Meta(ge=0, le=31)]


class EnterResult(Struct, forbid_unknown_fields=True):
    """A result by hand: points by the order of the table's players, and the winners."""

    round: Annotated[int, Meta(ge=0, le=99)]
    table: Annotated[int, Meta(ge=0, le=31)]
    points: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=3, max_length=4)]
    winners: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=1, max_length=4)]


class TournamentPlayer(Struct):
    """`person` and `name` are "" for one who was deleted."""

    person: str
    name: str
    absent: bool = False  # from the next round on
    rated: bool = False  # they want their games to count for the ratings, from the next round on


class TournamentTable(Struct):
    """A table of a round. `players` are numbers in the list of players, in the order of seats; points and winners
    follow that order, and are empty until there is a result."""

    players: list[int]
    table: str = ""
    points: list[int] = []
    winners: list[int] = []
    by_hand: bool = False  # the organiser has entered the result
    rated: bool = False  # the game counts for the ratings of its players


class TournamentRound(Struct):
    tables: list[TournamentTable]
    byes: list[int] = []
    absent: list[int] = []


class TournamentData(Struct):
    """A tournament as it is kept: everything that was chosen, and what came of it."""

    options: TableOptions
    system: TournamentSystem
    rounds_wanted: int
    seed: int
    sizes: list[int]  # of tables
    players: list[TournamentPlayer] = []
    rounds: list[TournamentRound] = []
    ended: bool = False


class TournamentStanding(Struct):
    """A row of the standings, see archipel.tournament: ordered by points, wins, part, opponents."""

    player: int
    place: int
    points: float
    wins: int
    part: float
    opponents: float
    games: int
    byes: int


TournamentState = Literal["joining", "playing", "between", "over"]


class TournamentSheet(Struct):
    """A tournament. `states` are those of the tables of the last round, in their order."""

    tournament: str
    title: str
    mine: bool  # the caller organises it
    me: int | None  # the caller's number among the players
    organiser: str  # name
    state: TournamentState
    data: TournamentData
    rounds_planned: int
    standings: list[TournamentStanding]
    states: list[str]
    created: float
    changed: float
    ratings: bool = False  # this server keeps them


class TournamentHead(Struct):
    """A tournament in a list."""

    tournament: str
    title: str
    mine: bool
    players: int
    round: int
    rounds_planned: int
    state: TournamentState
    changed: float
