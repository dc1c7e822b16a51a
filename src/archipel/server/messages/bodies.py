"""The bodies and answers of REST calls."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from archipel.engine.record import RULES
from archipel.server.messages.shared import (
    BotText,
    ClockName,
    Fair,
    Json,
    Name,
    Seat,
    SeatInfo,
    TableOptions,
    TableState,
)
from archipel.server.messages.sheets import Sheet

Password = Annotated[str, Meta(max_length=128)]


class CreateTable(Struct, forbid_unknown_fields=True):
    """`bots` and `sit` fill seats in the same call: `{"bots": ["standard", "standard", "standard"], "sit": 0}`."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    name: Name | None = None  # of the guest who opens it
    sit: Seat | None = None
    bots: Annotated[list[BotText], Meta(max_length=8)] = []


class OpenLesson(Struct, forbid_unknown_fields=True):
    """`lesson` is one of the catalogue; `title` is that of its table, in the learner's language."""

    lesson: Annotated[str, Meta(max_length=64)]
    name: Name | None = None  # of the guest who learns
    title: Annotated[str, Meta(max_length=60)] = ""


class MapSheet(Struct):
    """The map of a table before anybody has placed anything. `number` is 0 where none was chosen: it is an example
    then, and the game deals its own."""

    number: int
    sheet: Sheet
    view: Json


Reach = Literal["machine", "house", "everywhere"]


class Invitation(Struct):
    """The link to a table for others, and from where it can be opened: on this machine, in its network, or anywhere."""

    link: str
    reach: Reach


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat, the first open one unless `seat` names it; a person who has one keeps it."""

    name: Name | None = None
    seat: Seat | None = None


class StartGame(Struct, forbid_unknown_fields=True):
    """By the host; `bot` fills open seats. Without it, open seats are a reason to refuse."""

    bot: BotText | None = None


class Awaited(Struct):
    """A seat that a game waits for which is played in days. Times are seconds since 1970."""

    seat: int
    since: float
    until: float  # its time is over then


class TableSummary(Struct):
    """A table in a list."""

    table: str
    code: str  # "" unless the table is public or the caller sits there
    title: str
    state: TableState
    game: str
    seats: list[SeatInfo]
    clock: ClockName
    public: bool
    spectators_allowed: bool
    mine: bool
    created: float
    changed: float
    winners: list[int] = []
    rules: int = 0  # the version of the rules its game was begun by; 0: not begun, or before versions were written
    host: str = ""  # public id; "" in lists of tables from before hosts were listed
    awaited: list[Awaited] = []  # of a game that is played in days
    rated: bool = False  # it counts for the ratings of its players, since it began


class Me(Struct):
    person: str
    name: str
    account: str  # login, "" for guests
    games: list[TableSummary]


class Holiday(Struct):
    """From when until when a person's clocks stand still, in seconds since 1970."""

    id: str
    begins: float
    ends: float


class NewHoliday(Struct, forbid_unknown_fields=True):
    begins: Annotated[float, Meta(ge=0, le=1e11)]
    ends: Annotated[float, Meta(ge=0, le=1e11)]


class Holidays(Struct):
    """`days_used` are those of this calendar year."""

    holidays: list[Holiday]
    days_a_year: int
    days_used: int


class NoticeTimes(Struct, forbid_unknown_fields=True):
    """When a person wants notices. `again`: a reminder before the time for a turn is over. Quiet hours are from an hour
    of the day to another, in the time zone of that name; from and until the same: there are none."""

    again: bool
    quiet_from: Annotated[int, Meta(ge=0, le=23)] = 0
    quiet_until: Annotated[int, Meta(ge=0, le=23)] = 0
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"


class NoticeChannel(Struct):
    """One way to reach a person. A mailbox is reached once its owner has confirmed it."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    label: str
    confirmed: bool


class NoticeSettings(Struct):
    """What this server can send, and what a person wants. `push_key` is the public key for browsers; "": no push."""

    push_key: str
    mail: bool
    webhook: bool
    channels: list[NoticeChannel]
    times: NoticeTimes


class NewNotice(Struct, forbid_unknown_fields=True):
    """`address` is a mail address, that of a webhook, or the endpoint of a browser's push subscription; its keys are
    `p256dh` and `auth`."""

    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    language: Literal["en", "fr"]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class NoticeToken(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """For a new account `account.login` and `account.password` are refused: see docs/protocol.md."""

    login: Annotated[str, Meta(max_length=64)]
    password: Password


class ChangePassword(Struct, forbid_unknown_fields=True):
    """Other devices are signed out."""

    old: Password
    new: Password


class DeleteMe(Struct, forbid_unknown_fields=True):
    """`password` is that of the account; a guest has none."""

    password: Annotated[str, Meta(max_length=128)] = ""


class Token(Struct):
    """For a program that acts for this person: it is sent as `Authorization: Bearer TOKEN`, and shown only once."""

    token: str


class DeviceCode(Struct):
    """Entered on another device within `seconds`, it makes that device this person."""

    code: str
    seconds: int


class UseDeviceCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=16)]


class OptionSheet(Struct):
    name: str
    default: bool | int | str
    rule: str
    choices: list[bool | int | str]  # empty: a number from least to most
    least: int
    most: int
    seats: list[int]  # that it matters for; empty: all
    opens: bool  # its seats need it, or another option that opens them
    first: bool  # asked before the others
    is_seat: bool  # its numbers are seats: a table offers those that it has


class LayerSheet(Struct):
    """A box or variant that the option of its name puts on top of the game."""

    options: list[str]  # that only matter with it
    forced: dict[str, bool | int | str]  # other options that have one value with it
    more_points: int  # added to the default target
    excludes: dict[str, str]  # layers that do not go with it, and the rule that says so
    needs: dict[str, str]  # options that must be on with it in this game, and the rule that says so


class GameSheet(Struct):
    name: str
    box: str
    seats: list[int]
    colours: list[str]
    options: list[OptionSheet]
    defaults: dict[str, dict[str, bool | int | str]]  # by number of seats: values that are not the options' defaults
    defaults_with: dict[str, dict[str, dict[str, bool | int | str]]]  # by option and value: others that follow from it
    layers: dict[str, LayerSheet]
    bots: list[str]  # offered at its tables, the simplest first
    default_bot: str  # fills its seats unless another is chosen


class BotSheet(Struct):
    """A bot and its settings: default, least, most."""

    name: str
    settings: dict[str, tuple[int, int, int]]


class ClockSheet(Struct):
    """Seconds for a turn, and for an answer in another's turn; 0: no limit."""

    name: ClockName
    turn: int
    answer: int


class BrokenScenario(Struct):
    """A file of the scenario folder that cannot be played, and why: in English, and `said` in the other languages."""

    file: str
    reason: str
    said: dict[str, str]  # by language


class LessonSheet(Struct):
    """A lesson that can be begun; those of a box stand in its order."""

    name: str
    box: str
    game: str
    steps: int


class Catalogue(Struct):
    protocol: int
    games: list[GameSheet]
    bots: list[BotSheet]  # the simplest first
    clocks: list[ClockSheet]
    emotes: list[str]
    broken: list[BrokenScenario] = []
    rules: int = RULES  # the version this server plays by
    ratings: bool = True  # it keeps results of games
    notices: bool = False  # it can tell people that it is their turn
    lessons: list[LessonSheet] = []


class Mixture(Struct):
    """A game that was drawn, with the boxes and variants on top of it."""

    game: str
    seats: int
    options: dict[str, bool]  # what is on


class MatrixHead(Struct):
    """What a row or a column of the matrix is about."""

    kind: Literal["game", "layer", "seats"]
    name: str  # of a game or a layer; five_six: tables for five and six


class MatrixCell(Struct):
    """Whether two things go together. `changed`: a rule changes one of them; `advanced`: only as an advanced
    combination; `idle`: it has nothing to do there; `same`: one is part of the other."""

    answer: Literal["yes", "changed", "advanced", "idle", "no", "same"]
    rule: str  # about it; "" for none
    mixture: Mixture | None  # what is played then


class MatrixRow(Struct):
    """A row: a cell for each column."""

    head: MatrixHead
    cells: list[MatrixCell]


class MatrixSheet(Struct):
    """What goes with what, and the sentences of the rules that say so, by number."""

    columns: list[MatrixHead]
    rows: list[MatrixRow]
    rules: dict[str, str]


class KnownHand(Struct):
    """What everybody may know of a hand: cards that are surely in it, how many others, and what a roll brings."""

    known: dict[str, int]
    unknown: int
    mean: dict[str, float]  # cards that a roll of the dice brings on average
    chance: float  # that the next roll brings any
    brings: dict[str, dict[str, int]]  # cards by the total of the dice, where it brings any


class ServerVersion(Struct):
    """What a page compares itself with: a newer one may have been installed since it was loaded."""

    version: str  # of the package
    protocol: int
    page: str  # names the build of the page that is served now; "" if there is none


class RuleText(Struct):
    """A rule as players read it."""

    number: str
    family: str
    box: str
    section: str
    text: str
    language: str  # of section and text: that of the page, or English where players have no wording yet
    exact: str  # the wording for builders, in English; "" where `text` is it


class RulePicture(Struct):
    """Drawings for a section, by the ids of their symbols."""

    box: str
    section: str
    alt: str
    sprites: list[str]


class RuleBox(Struct):
    """A box in the rulebook; title and lead are "" where players have no page yet."""

    box: str
    title: str
    lead: str
    families: list[str]


class RulesPage(Struct):
    rules: list[RuleText]
    legend: dict[str, str]
    boxes: list[RuleBox]
    pictures: list[RulePicture]


class HouseRuleSheet(Struct):
    """An option that a table has set otherwise than the rulebook."""

    option: str
    value: bool | int | str
    rule: str


class RulesInPlaySheet(Struct):
    """What a table is played by: families of rules, single rules of them that are not in play, rules of the house."""

    title: str
    game: str
    seats: int
    families: list[str]
    without: list[str]
    house: list[HouseRuleSheet]


class KeepDays(Struct, frozen=True):
    """How many days things are kept; 0: for ever. Accounts are kept until they are deleted."""

    guests: int = 400  # since they last came, as long as a browser keeps a cookie
    logins: int = 400  # on a device that is not used
    waiting: int = 30  # tables whose game has not begun, since the last change
    playing: int = 400  # tables whose game has not ended
    finished: int = 400  # tables whose game is over or closed, with their records
    imports: int = 400  # records that were imported


class PersonInfo(Struct):
    """A person, for the operator of the server."""

    person: str
    name: str
    account: str  # login, "" for guests
    created: float
    seen: float  # to a day


class Pruned(Struct):
    """How many were deleted because nobody had used them for as long as they are kept."""

    guests: int
    logins: int
    tables: int
    imports: int


class NewPreset(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    options: TableOptions


class Preset(Struct):
    preset: str
    name: str
    options: TableOptions
    mine: bool


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


class NewRecord(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]  # an empty one is refused as `record.empty`


class RecordInfo(Struct):
    """A stored game: of a table that is over, or imported."""

    record: str
    game: str
    seats: int
    names: list[str]  # of people; for a bot its key, "standard" for instance
    steps: int
    winners: list[int]
    created: float
    fair: Fair | None = None
    bots: list[str] = []  # by seat: the bot with its settings; "" for a person


class ReplayFrame(Struct):
    """One step. `changed` are the blocks of the view that differ from the frame before; the first frame has all."""

    seat: int  # -1 for the set-up
    action: Json | None
    notation: str
    events: list[Json]
    changed: Json


class Replay(Struct):
    """Frames `first` to `first + len(frames)` of `total`; `seat` is whose view it is, -2 for all seats together."""

    record: RecordInfo
    sheet: Sheet
    seat: int
    first: int
    total: int
    frames: list[ReplayFrame]


class FairReport(Struct):
    """The result of checking the dice of a record."""

    commitment_fits: bool
    shares_fit: bool  # each is the one its seat committed to
    seed_fits: bool
    draws_fit: bool
    draws: int
    first_wrong_step: int | None = None
    shares_bound: bool = True  # the seats committed to their shares before any was revealed
    withheld: list[int] = []  # seats that committed to a share and did not reveal it

    @property
    def good(self) -> bool:
        return self.commitment_fits and self.shares_fit and self.seed_fits and self.draws_fit


class Health(Struct):
    status: Literal["ok", "failing", "stopping"]
    tables: int
    sockets: int
    database: bool  # it can be written
    redis: bool | None = None  # it answers; null: there is only one process, which needs none
    disk: bool | None = None  # it has room left; null: the database is not a file here
