"""Results of games and ratings as they are stored: counted once, read for profiles and the leader board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from archipel.server.messages import PlayerName, SeatFacts, write
from archipel.server.skill import Skill, after_game
from archipel.server.storage import schema
from archipel.server.storage.section import Section
from archipel.server.storage.store import GONE

BOT: Final = "bot:"
LEAST_GAMES: Final = 5  # rated ones, to stand on the leader board
LISTED: Final = 100  # players on the leader board
AT_ONCE: Final = 20  # games that are read or counted in one go
COUNTING: Final = 0x72617465  # the lock of PostgreSQL that lets one process at a time count


class Pool(NamedTuple):
    """Games that are rated together."""

    box: str
    seats: int


OVERALL: Final = Pool("", 0)


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A rating of a player in a pool."""

    player: str
    pool: Pool
    skill: Skill
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """The result of a seat. `overall` is the player's skill in all games after it, if it was rated."""

    player: str
    place: int
    points: int
    won: bool
    facts: SeatFacts | None
    overall: Skill | None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game."""

    id: str
    game: str
    box: str
    rated: bool
    ended: float
    has_table: bool  # its table is still there, and so is its record
    seats: list[StoredSeat]


class Ratings(Section):
    """All results and ratings."""

    # ---- counting

    async def count_all(self) -> None:
        """Count the games that have not been counted, in the order in which they ended."""
        games = schema.games.c
        while True:
            async with self.store.reading() as connection:
                found = await connection.execute(
                    select(games.id).where(~games.counted).order_by(games.ended, games.id).limit(AT_ONCE)
                )
                waiting = [str(row[0]) for row in found]
            if not waiting:
                return
            for game in waiting:
                await self.count(game)

    async def count(self, game: str) -> bool:
        """Let the ratings of its players take a game in; False if they have."""
        games = schema.games.c
        async with self.store.writing() as connection:
            if not self.store.is_sqlite:
                await connection.execute(select(func.pg_advisory_xact_lock(COUNTING)))
            marked = await connection.execute(
                update(schema.games).where(games.id == game, ~games.counted).values(counted=True)
            )
            if marked.rowcount == 0:
                return False
            found = await connection.execute(
                select(games.box, games.seats, games.ended).where(games.id == game, games.rated)
            )
            row = found.first()
            if row is not None:
                await self._rate(connection, game, Pool(row[0], row[1]), row[2])
        return True

    async def _rate(self, connection: AsyncConnection, game: str, pool: Pool, ended: float) -> None:
        results = schema.results.c
        found = await connection.execute(
            select(results.player, results.place, results.won).where(results.game_id == game).order_by(results.seat)
        )
        seats = [(str(row[0]), int(row[1]), bool(row[2])) for row in found]
        own = await self._rate_in(connection, pool, seats, ended)
        overall = await self._rate_in(connection, OVERALL, seats, ended)
        for seat, (player, _, _) in enumerate(seats):
            if not player.startswith(GONE):
                await connection.execute(
                    update(schema.results)
                    .where(results.game_id == game, results.seat == seat)
                    .values(
                        mean=own[seat].mean,
                        deviation=own[seat].deviation,
                        overall_mean=overall[seat].mean,
                        overall_deviation=overall[seat].deviation,
                    )
                )

    async def _rate_in(
        self, connection: AsyncConnection, pool: Pool, seats: list[tuple[str, int, bool]], ended: float
    ) -> list[Skill]:
        """The skills of all seats in a pool after a game, which are stored. A bot on several seats takes the mean of
        what they bring."""
        players = [player for player, _, _ in seats]
        known = {rating.player: rating for rating in await self._ratings(connection, players, pool)}
        before = [known[player].skill if player in known else Skill() for player in players]
        rated = after_game(before, [place for _, place, _ in seats])
        for player in dict.fromkeys(players):
            if player.startswith(GONE):
                continue
            mine = [seat for seat, other in enumerate(players) if other == player]
            skill = Skill(
                sum(rated[seat].mean for seat in mine) / len(mine),
                sum(rated[seat].deviation for seat in mine) / len(mine),
            )
            for seat in mine:
                rated[seat] = skill
            old = known.get(player)
            values = {
                "mean": skill.mean,
                "deviation": skill.deviation,
                "games": (old.games if old else 0) + 1,
                "wins": (old.wins if old else 0) + any(seats[seat][2] for seat in mine),
                "changed": ended,
            }
            make = sqlite.insert if self.store.is_sqlite else postgresql.insert
            await connection.execute(
                make(schema.ratings)
                .values(player=player, box=pool.box, seats=pool.seats, **values)
                .on_conflict_do_update(index_elements=["player", "box", "seats"], set_=values)
            )
        return rated

    async def _ratings(self, connection: AsyncConnection, players: Iterable[str], pool: Pool) -> list[StoredRating]:
        ratings = schema.ratings.c
        found = await connection.execute(
            select(schema.ratings).where(
                ratings.player.in_(set(players)), ratings.box == pool.box, ratings.seats == pool.seats
            )
        )
        return [_rating(row) for row in found]

    # ---- what records say

    async def unread(self) -> list[str]:
        """Games whose records have not been read, the oldest first."""
        games = schema.games.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(games.id).where(~games.read).order_by(games.ended, games.id).limit(AT_ONCE)
            )
            return [str(row[0]) for row in found]

    async def add_facts(self, game: str, facts: Sequence[SeatFacts]) -> None:
        """What the record of a game says about each of its seats, or that it says nothing."""
        results = schema.results.c
        async with self.store.writing() as connection:
            for seat, found in enumerate(facts):
                await connection.execute(
                    update(schema.results)
                    .where(results.game_id == game, results.seat == seat, ~results.player.startswith(GONE))
                    .values(facts=write(found).decode())
                )
            await connection.execute(update(schema.games).where(schema.games.c.id == game).values(read=True))

    # ---- reading

    async def games_of(self, player: str, rated_only: bool) -> list[StoredGame]:
        """The games of a player, the oldest first."""
        games, results = schema.games.c, schema.results.c
        mine = select(results.game_id).where(results.player == player)
        condition = games.id.in_(mine) & games.rated if rated_only else games.id.in_(mine)
        async with self.store.reading() as connection:
            rows = await connection.execute(
                select(schema.games, schema.tables.c.id)
                .outerjoin(schema.tables, schema.tables.c.id == games.id)
                .where(condition)
                .order_by(games.ended, games.id)
            )
            found = {
                row[0]: StoredGame(row[0], row[1], row[2], bool(row[4]), row[7], row[8] is not None, []) for row in rows
            }
            seats = await connection.execute(
                select(schema.results)
                .join(schema.games, games.id == results.game_id)
                .where(condition)
                .order_by(results.game_id, results.seat)
            )
            for row in seats:
                found[row[0]].seats.append(_seat(row))
        return list(found.values())

    async def of_player(self, player: str) -> list[StoredRating]:
        """All ratings of a player: of all games first, then where they have played most."""
        ratings = schema.ratings.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(schema.ratings).where(ratings.player == player))
            return sorted(map(_rating, found), key=lambda one: (one.pool != OVERALL, -one.games, one.pool))

    async def ladder(self, pool: Pool, limit: int = LISTED) -> list[StoredRating]:
        """The players of a pool with enough games, the strongest first."""
        ratings = schema.ratings.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(schema.ratings)
                .where(ratings.box == pool.box, ratings.seats == pool.seats, ratings.games >= LEAST_GAMES)
                .order_by(ratings.mean.desc(), ratings.player)
                .limit(limit)
            )
            return [_rating(row) for row in found]

    async def place(self, rating: StoredRating) -> tuple[int, int]:
        """The place of a rating on its leader board, 0 if it is not on it, and how many are on it."""
        ratings = schema.ratings.c
        on_board = (
            (ratings.box == rating.pool.box) & (ratings.seats == rating.pool.seats) & (ratings.games >= LEAST_GAMES)
        )
        async with self.store.reading() as connection:
            count = select(func.count()).select_from(schema.ratings)
            players = (await connection.execute(count.where(on_board))).scalar_one()
            above = (await connection.execute(count.where(on_board, ratings.mean > rating.skill.mean))).scalar_one()
        return above + 1 if rating.games >= LEAST_GAMES else 0, players

    async def pools(self) -> list[tuple[Pool, int]]:
        """The pools that have a leader board, and how many players are on it; all games together first."""
        ratings = schema.ratings.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(ratings.box, ratings.seats, func.count())
                .where(ratings.games >= LEAST_GAMES)
                .group_by(ratings.box, ratings.seats)
                .order_by(ratings.box, ratings.seats)
            )
            return [(Pool(row[0], row[1]), int(row[2])) for row in found]

    async def names(self, players: Iterable[str]) -> dict[str, PlayerName]:
        """The players of results as they are shown; a person who was deleted has no name."""
        wanted = sorted(set(players))
        found = {player: PlayerName() for player in wanted}
        found |= {player: PlayerName(bot=player.removeprefix(BOT)) for player in wanted if player.startswith(BOT)}
        people = schema.people.c
        async with self.store.reading() as connection:
            for first in range(0, len(wanted), 500):
                rows = await connection.execute(
                    select(people.id, people.name).where(people.id.in_(wanted[first : first + 500]))
                )
                found |= {row[0]: PlayerName(row[0], row[1]) for row in rows}
        return found


def _rating(row: Any) -> StoredRating:
    return StoredRating(row[0], Pool(row[1], row[2]), Skill(row[3], row[4]), row[5], row[6])


def _seat(row: Any) -> StoredSeat:
    facts = msgspec.json.decode(row[6], type=SeatFacts) if row[6] else None
    overall = None if row[9] is None else Skill(row[9], row[10])
    return StoredSeat(row[2], row[3], row[4], bool(row[5]), facts, overall)
