"""The commands. What a command needs is imported when it runs, so that `archipel --help` is quick."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from archipel.cli.admin import app as admin

if TYPE_CHECKING:
    from archipel.cli.campaign import CampaignFile
    from archipel.engine.game import Game

DEFAULT_GAME: Final = "base"  # written here, so that --help need not read the catalogue
FAILED: Final = 1
STOPPED: Final = 130  # a shell's exit status for a program stopped with Ctrl-C

app = typer.Typer(
    name="archipel",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Spec = Annotated[
    str, typer.Argument(help="Which game, with its options: base:seats=4,phases=combined. See `archipel catalogue`.")
]
Language = Annotated[str, typer.Option("--lang", help="en or fr; by default from LANG.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Games at a time; by default one for every processor.")]
LimitMs = Annotated[
    int,
    typer.Option(
        min=0,
        help="Milliseconds of the processor a bot may take for a decision, or ten times as many by the clock; over it, "
        "its game has failed. 0: no limit.",
    ),
]
Cluster = Annotated[
    str, typer.Option(help="Who plays: local (processes of this machine), or a Ray cluster: auto or ray://HOST:PORT.")
]
Scenarios = Annotated[
    Path | None,
    typer.Option(
        envvar="ARCHIPEL_SCENARIOS",
        help="Folder of custom scenario files; by default `scenarios` in your data folder.",
    ),
]


@app.callback()
def prepare() -> None:
    """The island-settling board game: play it, let bots play it, look things up. A fan project."""
    # A terminal without accents or the house character shows a question mark instead of failing.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    from archipel.plugins import load_plugins

    with errors_in_one_line():
        load_plugins()


@contextmanager
def errors_in_one_line() -> Iterator[None]:
    """Report a user's mistake in one line; bugs still raise."""
    from archipel.board.graph import BoardError
    from archipel.engine.errors import ArchipelError

    try:
        yield
    except (ArchipelError, BoardError) as wrong:
        fail(str(wrong))
    except KeyboardInterrupt:
        typer.echo("Stopped.", err=True)
        raise typer.Exit(STOPPED) from None


def fail(reason: str) -> NoReturn:
    """Report what is wrong and exit."""
    typer.echo(f"archipel: {reason}", err=True)
    raise typer.Exit(FAILED) from None


def look_for_scenarios(folder: Path | None) -> Path:
    """List the files of this folder, or of the default one, as games."""
    from archipel.catalogue import use_custom_scenarios
    from archipel.folders import scenario_folder

    if folder is not None and not folder.is_dir():
        fail(f"{folder} is not a folder")
    folder = folder or scenario_folder()
    use_custom_scenarios(folder)
    return folder


def named_bots(text: str) -> list[str]:
    """The bots that an option names; classes of one's own may be in the current folder."""
    from archipel.plugins import see_current_folder

    see_current_folder()
    return text.split(",")


def read_text(file: Path) -> str:
    """The text of a file, or exit with one line."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        fail(f"{file} is not a text file")
    except OSError as wrong:
        fail(f"{file} cannot be read: {wrong.strerror}")


def replay_file(file: Path) -> Game:
    """The game of a record, or exit with one line."""
    from archipel.catalogue import replay
    from archipel.engine.errors import RecordError

    try:
        return replay(read_text(file))
    except RecordError as wrong:
        fail(f"{file}: {wrong}")


def chosen_language(lang: str) -> str:
    from archipel.texts import LANGUAGES, language_of

    if lang and lang not in LANGUAGES:
        fail(f"there are no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang or language_of()


def ask(prompt: str) -> str:
    """A line from the keyboard, a file or a pipe; the latter two are echoed as a keyboard would be."""
    typed = input(prompt)
    if not sys.stdin.isatty():
        typer.echo(typed)
    return typed


@app.command()
def play(
    spec: Spec = DEFAULT_GAME,
    seats: Annotated[int | None, typer.Option(help="Number of players; by default from SPEC, or 4.")] = None,
    seat: Annotated[str, typer.Option(help="Your seat, by number (from 0) or colour.")] = "0",
    bots: Annotated[
        str,
        typer.Option(
            help="The other seats: one bot for all, or one for each, as in easy,medium,strong or my_module:MyBot."
        ),
    ] = "standard",
    lang: Language = "",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same board and dice.")] = None,
    choose_map: Annotated[
        bool,
        typer.Option("--choose-map", help="See the map before the game begins, and others until you like one."),
    ] = False,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the game when you quit, and at the end.")] = None,
    scenarios: Scenarios = None,
) -> None:
    """Play a game in the terminal against bots. Type ? during the game for help."""
    from rich.console import Console

    from archipel.catalogue import entry_of, parse_spec, start
    from archipel.cli import maps
    from archipel.cli.play import Table
    from archipel.cli.terms import Unreadable, read_seat
    from archipel.texts import Texts

    texts = Texts(chosen_language(lang))
    look_for_scenarios(scenarios)
    with errors_in_one_line():
        if resume is not None:
            game = replay_file(resume)
        else:
            wanted = parse_spec(spec)
            wanted = wanted if seats is None else replace(wanted, seats=seats)
            found = maps.choose_map(wanted, seed, texts, Console(), ask) if choose_map else start(wanted, seed)
            if found is None:
                return
            game = found
        try:
            mine = read_seat(seat, entry_of(game).colours[: game.seats], texts.language)
        except Unreadable:
            fail(f"there is no seat {seat!r}: seats are 0 to {game.seats - 1}, or colours")
        if game.over:
            fail("that game is over; `archipel replay` shows it")
        others = named_bots(bots)
        if len(others) == 1:
            others *= game.seats - 1
        if len(others) != game.seats - 1:
            fail(f"{len(others)} bots are named for {game.seats - 1} other seats")
        table = Table(game, mine, others, texts, Console(), ask, save or resume)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - gives the prompt its history and arrow keys
    if not table.play():
        raise typer.Exit(FAILED)


Database = Annotated[
    str,
    typer.Option(
        envvar="ARCHIPEL_DATABASE", help="sqlite:///FILE or postgresql://...; by default a file in your data folder."
    ),
]
Keep = Annotated[
    str,
    typer.Option(
        envvar="ARCHIPEL_KEEP",
        help="Days, 0 for ever, as in guests=90,finished=0; also logins, waiting, playing, imports.",
    ),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any free port.")] = 8765,
    database: Database = "",
    redis: Annotated[
        str, typer.Option(envvar="ARCHIPEL_REDIS", help="redis://... shared by several servers of one database.")
    ] = "",
    keep: Keep = "",
    backups: Annotated[
        str,
        typer.Option(
            envvar="ARCHIPEL_BACKUPS", help="Folder for copies made before the schema changes, or none for no copies."
        ),
    ] = "",
    sqlite_sync: Annotated[
        str,
        typer.Option(
            envvar="ARCHIPEL_SQLITE_SYNC", help="full: wait for the disk; normal: a power cut may lose moves."
        ),
    ] = "full",
    origin: Annotated[
        list[str] | None, typer.Option(envvar="ARCHIPEL_ORIGIN", help="Another address of the page, as https://NAME.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="ARCHIPEL_PROXY",
            help="Address of a proxy that is believed about scheme and caller; by default this machine's.",
        ),
    ] = None,
    lease: Annotated[
        float, typer.Option(min=0.1, help="Seconds until another server takes over the tables of a dead one.")
    ] = 5.0,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="Show /metrics to other machines too.")] = False,
    limits: Annotated[
        float, typer.Option(min=0.01, help="Factor on how much one caller may ask in a time (docs/server.md).")
    ] = 1.0,
    ratings: Annotated[
        bool,
        typer.Option(
            "--ratings/--no-ratings", envvar="ARCHIPEL_RATINGS", help="Keep results of games: ratings and profiles."
        ),
    ] = True,
    smtp: Annotated[
        str, typer.Option(envvar="ARCHIPEL_SMTP", help="smtp://... or smtps://... to send notices by mail.")
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="ARCHIPEL_MAIL_FROM", help="Whom mails are from.")] = "",
    push_key: Annotated[
        str, typer.Option(envvar="ARCHIPEL_PUSH_KEY", help="File of the key for web push (docs/hosting.md).")
    ] = "",
    push_contact: Annotated[
        str, typer.Option(envvar="ARCHIPEL_PUSH_CONTACT", help="mailto:... for the operators of push services.")
    ] = "",
    webhooks: Annotated[
        str,
        typer.Option(envvar="ARCHIPEL_WEBHOOKS", help="Addresses that notices may go to: none, public or private."),
    ] = "none",
    page: Annotated[Path | None, typer.Option(help="Folder of another built page.")] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Log every event.")] = False,
    scenarios: Scenarios = None,
    lang: Language = "",
) -> None:
    """Open the table in the browser: play alone against bots, or with others."""
    from archipel.cli.serve import Network, NoticeOptions, Storage, open_table
    from archipel.texts import Texts

    texts = Texts(chosen_language(lang))
    with errors_in_one_line():
        folder = look_for_scenarios(scenarios)
        storage = Storage(database or None, keep, backups, sqlite_sync, ratings)
        proxies = None if proxy is None else tuple(filter(None, proxy))
        network = Network(host, port, tuple(origin or ()), proxies, redis, lease, open_metrics, limits)
        notices = NoticeOptions(smtp, mail_from, push_key, push_contact, webhooks)
        open_table(texts, network, storage, show, log, page, folder, notices)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file, for all tables, people and records.")],
    database: Database = "",
    lang: Language = "",
) -> None:
    """Copy the database of a server to a file, also while games are being played.

    The file holds secrets of games and hashes of passwords: keep it to yourself."""
    from archipel.cli.data import back_up
    from archipel.texts import Texts

    with errors_in_one_line():
        typer.echo(back_up(Texts(chosen_language(lang)), file, database))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="What `archipel backup` has written.")],
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of what the database holds.")] = False,
    lang: Language = "",
) -> None:
    """Fill a database, SQLite or PostgreSQL, from a backup of either. No server may be using it."""
    from archipel.cli.data import restore_from
    from archipel.texts import Texts

    with errors_in_one_line():
        typer.echo(restore_from(Texts(chosen_language(lang)), file, database, replace))


@app.command()
def tidy(
    keep: Keep = "",
    database: Database = "",
    lang: Language = "",
) -> None:
    """Delete what nobody has used for longer than it is kept, as a server does once a day."""
    from archipel.cli.data import delete_old_data
    from archipel.texts import Texts

    with errors_in_one_line():
        typer.echo(delete_old_data(Texts(chosen_language(lang)), keep, database))


@app.command()
def connect(
    link: Annotated[str, typer.Argument(help="The table: http://HOST:PORT/t/TABLE, or its code at the end.")],
    command: Annotated[list[str], typer.Argument(help="The program and its arguments, after --.")],
    name: Annotated[str, typer.Option(help="What the others see.")] = "Bot",
    seat: Annotated[int | None, typer.Option(min=0, help="Which seat; by default the first open one.")] = None,
    identity: Annotated[
        Path | None, typer.Option(help="A file that keeps your identity, so that you can return to the same seat.")
    ] = None,
    token: Annotated[
        str, typer.Option(envvar="ARCHIPEL_TOKEN", help="The token of the account that plays; without it a guest does.")
    ] = "",
) -> None:
    """Let your own program play at a table: it reads and writes lines of JSON.

    docs/protocol.md describes them. The exit status is the program's, or 1 if it could not take part."""
    import asyncio

    from archipel.server.bots.bridge import Place, play

    with errors_in_one_line():
        status = asyncio.run(play(Place(link, name, seat, identity, token), command))
    raise typer.Exit(status)


@app.command()
def simulate(
    spec: Spec = DEFAULT_GAME,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for every seat, as in expert,medium,my_module:MyBot,program:./my_bot; one alone takes all."
        ),
    ] = "standard",
    instead: Annotated[
        str, typer.Option(help="Play all games again with this bot in the first one's place, and compare the two.")
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Jobs = None,
    cluster: Cluster = "local",
    limit_ms: LimitMs = 0,
    json: Annotated[Path | None, typer.Option(help="Write everything to this file, too.")] = None,
    table: Annotated[
        Path | None, typer.Option(help="Write rows about the games to this file: .parquet, .csv or .jsonl.")
    ] = None,
    rows: Annotated[str, typer.Option(help="What a row of the table stands for: game, turn or step.")] = "game",
    records: Annotated[
        Path | None, typer.Option(help="Keep the record of every game in this folder, which has none yet.")
    ] = None,
    scenarios: Scenarios = None,
) -> None:
    """Let bots play many games and show how often each wins.

    Every board is played once in every rotation of the seats. Exit status 1 means that a bot failed."""
    from archipel.cli.simulate import MatchPlan, run_match

    look_for_scenarios(scenarios)
    if rows != "game" and table is None:
        fail("--rows says what a row of --table FILE stands for, and there is no --table")
    with errors_in_one_line():
        plan = MatchPlan(spec, named_bots(bots), games, seed, jobs, json, cluster, limit_ms)
        if not run_match(plan, table, rows, records, instead):
            raise typer.Exit(FAILED)


@app.command()
def ladder(
    spec: Spec = DEFAULT_GAME,
    bots: Annotated[
        str, typer.Option(help="Two bots or more, as in standard,greedy,my_module:MyBot,program:./my_bot.")
    ] = "standard,greedy,gentle,random",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    jobs: Jobs = None,
    cluster: Cluster = "local",
    limit_ms: LimitMs = 0,
    json: Annotated[Path | None, typer.Option(help="Write everything to this file, too.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write a row for every seat of every game to this file.")] = None,
    scenarios: Scenarios = None,
) -> None:
    """Rate bots by games at tables that they are drawn for, with the interval of 95 % of every rating.

    Needs the extra "data". Exit status 1 means that a bot failed."""
    from archipel.cli.ladder import run_ladder
    from archipel.cli.simulate import MatchPlan

    look_for_scenarios(scenarios)
    with errors_in_one_line():
        plan = MatchPlan(spec, named_bots(bots), games, seed, jobs, json, cluster, limit_ms)
        if not run_ladder(plan, parquet):
            raise typer.Exit(FAILED)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    step: Annotated[int | None, typer.Option(min=0, help="Show the table after this step.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check the record.")] = False,
    lang: Language = "",
) -> None:
    """Show a recorded game step by step, or only check it."""
    from archipel.cli.replay import show_record
    from archipel.engine.errors import RecordError, SetUpError

    language = chosen_language(lang)
    record = read_text(file)
    with errors_in_one_line():
        try:
            show_record(record, step, quiet, language)
        except (RecordError, SetUpError) as wrong:
            fail(f"{file}: {wrong}")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game played at a table.")],
    commitment: Annotated[str, typer.Option(help="The fingerprint shown before the game, as you noted it.")] = "",
    lang: Language = "",
) -> None:
    """Check that the dice of a recorded game were fair.

    Exit status 1 means that they were not, or that the record cannot tell."""
    from archipel.cli.verify import show_dice
    from archipel.engine.errors import ArchipelError
    from archipel.texts import Texts

    texts = Texts(chosen_language(lang))
    record = read_text(file)
    with errors_in_one_line():
        try:
            if not show_dice(record, commitment, texts):
                raise typer.Exit(FAILED)
        except ArchipelError as wrong:
            fail(f"{file}: {wrong}")


@app.command()
def perft(
    spec: Spec = DEFAULT_GAME,
    depth: Annotated[int, typer.Option(min=1, max=12, help="Number of choices.")] = 3,
    divide: Annotated[bool, typer.Option("--divide", help="Count each first choice separately.")] = False,
    seed: Annotated[int, typer.Option(help="For the board and the dice.")] = 0,
    scenarios: Scenarios = None,
) -> None:
    """Count the possible openings of a game, to check the rules."""
    from archipel.catalogue import parse_spec, start
    from archipel.engine.playout import perft as count

    look_for_scenarios(scenarios)
    with errors_in_one_line():
        game = start(parse_spec(spec), seed)
        if not divide:
            for deep in range(1, depth + 1):
                typer.echo(f"{deep:>2}  {count(game.state.copy(), deep):>14}")
            return
        total = 0
        for action in game.legal_actions():
            child = game.copy()
            child.apply(action)
            ways = count(child.state.copy(), depth - 1)
            total += ways
            typer.echo(f"{action!s:<28}{ways:>14}")
        typer.echo(f"{'':<28}{total:>14}")


@app.command()
def rules(
    what: Annotated[list[str] | None, typer.Argument(help="A number such as BASE-26, or words.")] = None,
    lang: Language = "",
) -> None:
    """Show a numbered rule, or all that contain some words."""
    from archipel.cli.rules import show_rules
    from archipel.texts import Texts

    if not show_rules(" ".join(what or []), Texts(chosen_language(lang))):
        raise typer.Exit(FAILED)


@app.command()
def catalogue(
    surprise: Annotated[
        int | None,
        typer.Option(help="Only draw a mixture for this number of players: a SPEC for `archipel play`."),
    ] = None,
    advanced: Annotated[bool, typer.Option("--advanced", help="Draw from advanced combinations, too.")] = False,
    seed: Annotated[int | None, typer.Option(help="The same seed draws the same mixture.")] = None,
    matrix: Annotated[bool, typer.Option("--matrix", help="Only show what goes with what, and why not.")] = False,
    scenarios: Scenarios = None,
    lang: Language = "",
) -> None:
    """Show the games that can be played, with their options.

    Custom scenarios are listed as custom/NAME; those that cannot be played are listed with the reason."""
    from archipel.cli.games import draw_mixture, show_catalogue, show_matrix

    if matrix:
        show_matrix(chosen_language(lang))
        return
    if surprise is not None:
        with errors_in_one_line():
            typer.echo(draw_mixture(surprise, seed, advanced))
        return
    look_for_scenarios(scenarios)
    show_catalogue(chosen_language(lang))


@app.command()
def scenario(
    file: Annotated[Path, typer.Argument(help="A scenario file, FILE.toml.")],
    seats: Annotated[int | None, typer.Option(help="Number of players; by default as many as can play.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed deals the same board.")] = 0,
    lang: Language = "",
) -> None:
    """Check a scenario file and draw its board, or say what is wrong in which line."""
    from rich.console import Console

    from archipel.cli.scenario import show_scenario

    with errors_in_one_line():
        show_scenario(file, seats, seed, chosen_language(lang), Console())


campaign = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(campaign, name="campaign", help="Play the scenarios of a box one after another.")
app.add_typer(
    admin, name="admin", help="For the operator of a running server: see, close and delete tables and people."
)
CampaignPath = Annotated[
    Path | None, typer.Option("--file", help="The campaign's file; by default in your data folder.")
]


def campaign_file(path: Path | None) -> CampaignFile:
    from archipel.cli.campaign import CampaignFile
    from archipel.folders import data_folder

    return CampaignFile(path or data_folder() / "campaign.json")


@campaign.command("new")
def begin_campaign(
    seats: Annotated[int, typer.Option(help="Number of players: 3 to 6.")] = 4,
    bots: Annotated[str, typer.Option(help="The other seats: one bot for all, or one for each.")] = "standard",
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    file: CampaignPath = None,
    instead: Annotated[bool, typer.Option("--instead", help="Replace the existing campaign.")] = False,
    box: Annotated[str, typer.Option(help="Whose scenarios; without it, of the first box with a campaign.")] = "",
    lang: Language = "",
) -> None:
    """Start a campaign."""
    from archipel.cli.campaign import new_campaign
    from archipel.texts import Texts

    with errors_in_one_line():
        others = named_bots(bots)
        if len(others) == 1:
            others *= seats - 1
        if len(others) != seats - 1:
            fail(f"{len(others)} bots are named for {seats - 1} other seats")
        new_campaign(campaign_file(file), name, others, instead, Texts(chosen_language(lang)), box)


@campaign.command("show")
def show_campaign(file: CampaignPath = None, lang: Language = "") -> None:
    """Show the results so far, the standings, and what comes next."""
    from archipel.cli.campaign import show_campaign as show
    from archipel.texts import Texts

    with errors_in_one_line():
        show(campaign_file(file), Texts(chosen_language(lang)))


@campaign.command("next")
def next_in_campaign(file: CampaignPath = None, lang: Language = "") -> None:
    """Show which scenario comes next, and its story."""
    from rich.console import Console

    from archipel.cli.campaign import show_next
    from archipel.texts import Texts

    with errors_in_one_line():
        show_next(campaign_file(file).read(), Texts(chosen_language(lang)), Console())


@campaign.command("play")
def play_campaign(
    seed: Annotated[int | None, typer.Option(help="For the board and the dice of a new game.")] = None,
    file: CampaignPath = None,
    lang: Language = "",
) -> None:
    """Play the next scenario against bots, or continue the game in progress."""
    from rich.console import Console

    from archipel.cli.campaign import play_next
    from archipel.texts import Texts

    texts = Texts(chosen_language(lang))
    with errors_in_one_line():
        well = play_next(campaign_file(file), texts, Console(), ask, seed)
    if not well:
        raise typer.Exit(FAILED)


@app.command(
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def bench(context: typer.Context) -> None:
    """Measure the engine's speed on this machine."""
    from archipel.bench import main

    with errors_in_one_line():
        code = main(context.args)
    raise typer.Exit(code)


@app.command()
def version() -> None:
    """Show the version, and whether the engine is compiled."""
    import platform

    import archipel

    how = "compiled" if archipel.compiled() else "pure Python"
    typer.echo(f"archipel {archipel.__version__} ({how} engine, Python {platform.python_version()})")
