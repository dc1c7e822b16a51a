"""Profiles, the leader board, and a person's own data over HTTP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from starlette.responses import Response

from archipel.server import messages as m
from archipel.server.http.calls import JSON, NAME, Call, Route
from archipel.server.refusals import Refused
from archipel.server.skill import shown
from archipel.server.storage.export import data_of
from archipel.server.storage.ratings import LEAST_GAMES, OVERALL, Pool, Ratings, StoredGame, StoredRating, StoredSeat

LAST: Final = 20  # games, won or not
RECENT: Final = 10  # games with their results
COURSE: Final = 200  # points of the course of a rating
OPPONENTS: Final = 12  # head to head


async def ratings_of(call: Call) -> Ratings:
    """The ratings with every game in them that has ended. Refused where the server keeps none."""
    if not call.services.settings.ratings:
        raise Refused("rating.off", status=404)
    ratings = Ratings(call.services.store)
    await ratings.count_all()
    return ratings


async def get_my_profile(call: Call) -> m.Profile:
    return await profile_of(call, call.person.id)


async def get_profile(call: Call) -> m.Profile:
    """Only accounts have a profile that others see."""
    person = call.path("person")
    if person != call.person.id and not await call.services.people.has_account(person):
        raise Refused("person.unknown", status=404)
    return await profile_of(call, person)


async def profile_of(call: Call, person: str) -> m.Profile:
    ratings, mine = await ratings_of(call), person == call.person.id
    games = await ratings.games_of(person, rated_only=not mine)
    name, since = await call.services.people.name_of(person)
    names = await ratings.names(seat.player for game in games for seat in game.seats)
    won = [seat_of(game, person).won for game in games]
    return m.Profile(
        person=person,
        name=name,
        since=since,
        mine=mine,
        games=len(games),
        wins=sum(won),
        streak=streaks(won)[-1],
        best_streak=max(streaks(won)),
        last=won[-LAST:],
        ratings=[await rating_sheet(ratings, rating) for rating in await ratings.of_player(person)],
        course=course_of(games, person),
        boxes=boxes_of(games, person),
        against=head_to_head(games, person, names),
        recent=[played_game(game, person, names) for game in reversed(games[-RECENT:])],
        luck=luck_of(games, person),
    )


def seat_of(game: StoredGame, player: str) -> StoredSeat:
    """The seat of a player; the first one of a person who had several."""
    return next(seat for seat in game.seats if seat.player == player)


def streaks(won: Sequence[bool]) -> list[int]:
    """After each game, how many were won in a row; beginning with none."""
    found = [0]
    for each in won:
        found.append(found[-1] + 1 if each else 0)
    return found


async def rating_sheet(ratings: Ratings, rating: StoredRating) -> m.RatingSheet:
    place, players = await ratings.place(rating)
    pool = rating.pool
    return m.RatingSheet(pool.box, pool.seats, *shown(rating.skill), rating.games, rating.wins, place, players)


def course_of(games: Sequence[StoredGame], person: str) -> list[m.CoursePoint]:
    """The rating of all games after each rated one; of a long course, evenly spread points and the last one."""
    skills = [(game.ended, seat_of(game, person).overall) for game in games]
    points = [m.CoursePoint(ended, *shown(skill)) for ended, skill in skills if skill is not None]
    step = -(-len(points) // COURSE) or 1
    return points[::-1][::step][::-1]


def boxes_of(games: Iterable[StoredGame], person: str) -> list[m.BoxCount]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        played[game.box] += 1
        won[game.box] += seat_of(game, person).won
    return [m.BoxCount(box, count, won[box]) for box, count in played.most_common()]


def head_to_head(games: Iterable[StoredGame], person: str, names: dict[str, m.PlayerName]) -> list[m.HeadToHead]:
    """The players met most often, without those who are deleted."""
    found: dict[str, m.HeadToHead] = {}
    for game in games:
        mine = seat_of(game, person).place
        for player in {seat.player for seat in game.seats} - {person}:
            if names[player] == m.PlayerName():
                continue
            place = min(seat.place for seat in game.seats if seat.player == player)
            row = found.setdefault(player, m.HeadToHead(names[player], 0, 0, 0))
            row.games += 1
            row.higher += mine < place
            row.lower += mine > place
    return sorted(found.values(), key=lambda row: (-row.games, row.player.name, row.player.bot))[:OPPONENTS]


def played_game(game: StoredGame, person: str, names: dict[str, m.PlayerName]) -> m.PlayedGame:
    overall = seat_of(game, person).overall
    return m.PlayedGame(
        record=game.id if game.has_table else "",
        game=game.game,
        box=game.box,
        seats=[m.PlayedSeat(names[seat.player], seat.place, seat.points, seat.won) for seat in game.seats],
        seat=next(number for number, seat in enumerate(game.seats) if seat.player == person),
        rated=game.rated,
        ended=game.ended,
        rating=None if overall is None else shown(overall).rating,
    )


def luck_of(games: Iterable[StoredGame], person: str) -> m.LuckSheet:
    pips: list[int] = []
    pips_won: list[int] = []
    others: list[int] = []
    goods: Counter[str] = Counter()
    luck = m.LuckSheet(0, 0.0, 0.0, 0.0, {}, 0, 0.0, 0, 0)
    for game in games:
        mine = seat_of(game, person)
        if mine.facts is None:
            continue
        luck.games += 1
        pips.append(mine.facts.pips)
        if mine.won:
            pips_won.append(mine.facts.pips)
        others += [seat.facts.pips for seat in game.seats if seat.facts is not None and seat.player != person]
        goods.update(mine.facts.goods)
        luck.cards += mine.facts.cards
        luck.expected += mine.facts.expected
        luck.rolls += mine.facts.rolls
        luck.sevens += mine.facts.sevens
    luck.pips, luck.pips_won, luck.pips_others = mean(pips), mean(pips_won), mean(others)
    luck.expected = round(luck.expected, 1)
    luck.goods = dict(goods.most_common())
    return luck


def mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0


async def get_ladder(call: Call) -> m.Ladder:
    box = call.request.query_params.get("box", OVERALL.box)
    if box and not NAME.fullmatch(box):
        raise Refused("request.malformed", status=400, path="box")
    seats = call.number("seats", OVERALL.seats, 0, 8)
    ratings = await ratings_of(call)
    found = await ratings.ladder(Pool(box, seats))
    names = await ratings.names(rating.player for rating in found)
    places = {skill: place for place, skill in reversed(list(enumerate((one.skill.mean for one in found), 1)))}
    rows = [
        m.LadderRow(names[one.player], places[one.skill.mean], *shown(one.skill), one.games, one.wins) for one in found
    ]
    pools = [m.PoolSheet(pool.box, pool.seats, players) for pool, players in await ratings.pools()]
    return m.Ladder(box, seats, LEAST_GAMES, rows, pools)


async def get_my_data(call: Call) -> Response:
    """Everything that is stored about the caller, as a file."""
    headers = {"Content-Disposition": 'attachment; filename="archipel-my-data.json"'}
    return Response(await data_of(call.services.store, call.person.id), headers=headers, media_type=JSON)


PROFILE_ROUTES: Final = (
    Route("GET", "/api/me/profile", get_my_profile, "my games and ratings", m.Profile, needs_person=True),
    Route("GET", "/api/profiles/{person}", get_profile, "rated games and ratings of a person", m.Profile),
    Route("GET", "/api/ladder", get_ladder, "the leader board", m.Ladder, queries=("box", "seats")),
    Route("GET", "/api/me/data", get_my_data, "everything stored about me, as a file", needs_person=True),
)
