"""The answers of the calls about people's games: ratings, results and luck."""

from __future__ import annotations

from msgspec import Struct


class SeatFacts(Struct):
    """What the record of a game says about the luck of a seat: the opening, and cards of the dice against what the
    buildings on the board would bring on average, roll by roll."""

    pips: int  # of 36 throws, the cards that the opening brings
    goods: list[str]  # that it brings
    cards: int  # that rolls have brought
    expected: float  # that they bring on average
    rolls: int  # of its own
    sevens: int  # among them


class RatingSheet(Struct):
    """A rating, with the range that the true strength is likely to be in."""

    box: str  # "": all games
    seats: int  # 0: all games
    rating: int
    low: int
    high: int
    games: int
    wins: int
    place: int = 0  # on the leader board; 0: too few games
    players: int = 0  # on the leader board


class PlayerName(Struct):
    """A player of a finished game: a person, or a bot with its settings; both are "" for a person who was deleted."""

    person: str = ""
    name: str = ""
    bot: str = ""


class PlayedSeat(Struct):
    player: PlayerName
    place: int
    points: int
    won: bool


class PlayedGame(Struct):
    """A finished game of a person; `record` is "" when its table was deleted."""

    record: str
    game: str
    box: str
    seats: list[PlayedSeat]
    seat: int  # of the person
    rated: bool
    ended: float
    rating: int | None = None  # of all games, after it


class BoxCount(Struct):
    box: str
    games: int
    wins: int


class HeadToHead(Struct):
    """Games with another player, and who finished higher in how many; the rest were even."""

    player: PlayerName
    games: int
    higher: int
    lower: int


class CoursePoint(Struct):
    """The rating of all games after one of them."""

    ended: float
    rating: int
    low: int
    high: int


class LuckSheet(Struct):
    """Openings and dice over the games whose records were read."""

    games: int
    pips: float  # of the opening, on average
    pips_won: float  # in games won, on average
    pips_others: float  # of the other seats of these games
    goods: dict[str, int]  # in how many openings
    cards: int
    expected: float
    rolls: int
    sevens: int


class Profile(Struct):
    """A person's games. Others see rated games only; a person sees all of their own."""

    person: str
    name: str
    since: float
    mine: bool
    games: int
    wins: int
    streak: int  # games won in a row, now
    best_streak: int
    last: list[bool]  # the last games, won or not, the newest last
    ratings: list[RatingSheet]  # all games first
    course: list[CoursePoint]
    boxes: list[BoxCount]
    against: list[HeadToHead]
    recent: list[PlayedGame]  # the newest first
    luck: LuckSheet


class LadderRow(Struct):
    player: PlayerName
    place: int
    rating: int
    low: int
    high: int
    games: int
    wins: int


class PoolSheet(Struct):
    """A box and a number of seats that somebody has a rating for."""

    box: str
    seats: int
    players: int


class Ladder(Struct):
    """The leader board of a pool: players with enough rated games, the strongest first."""

    box: str
    seats: int
    least_games: int
    rows: list[LadderRow]
    pools: list[PoolSheet]
