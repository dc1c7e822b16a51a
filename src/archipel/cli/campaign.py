"""`archipel campaign`: the scenarios one after another, in the terminal against bots, saved in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from archipel.bots import bot_maker
from archipel.catalogue import GameSpec, replay, start
from archipel.catalogue.campaign import Campaign, CampaignError, order, read_campaign
from archipel.catalogue.listing import boxes_with_campaign
from archipel.cli.play import Table
from archipel.engine.errors import SetUpError
from archipel.engine.game import Game
from archipel.reading import final_points
from archipel.texts import Texts

ME = 0  # the person's seat; the others are bots


@dataclass(frozen=True, slots=True)
class CampaignFile:
    """The files of a campaign: its results, the game in progress, and the finished games."""

    path: Path

    @property
    def left_game(self) -> Path:
        return self.path.with_suffix(".jsonl")

    def finished_game(self, number: int, scenario: str) -> Path:
        return self.path.with_name(f"{self.path.stem}-{number}-{scenario}.jsonl")

    def read(self) -> Campaign:
        try:
            return read_campaign(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise SetUpError(f"there is no campaign in {self.path}; `archipel campaign new` starts one") from None
        except (CampaignError, UnicodeDecodeError) as wrong:
            raise SetUpError(f"{self.path}: {wrong}") from None
        except OSError as wrong:
            raise SetUpError(f"{self.path} cannot be read: {wrong.strerror}") from None

    def write(self, campaign: Campaign) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Replaced as a whole: a crash must not destroy the results of many evenings.
            fresh = self.path.with_suffix(".new")
            fresh.write_text(campaign.to_json(), encoding="utf-8")
            fresh.replace(self.path)
        except OSError as wrong:
            raise SetUpError(f"{self.path} cannot be written: {wrong.strerror}") from None


def new_campaign(
    file: CampaignFile, name: str, bots: Sequence[str], instead: bool, texts: Texts, box: str = ""
) -> None:
    """Start the campaign of a box, the first one by default, against bots of this name."""
    for bot in bots:
        bot_maker(bot)
    if file.path.exists() and not instead:
        raise SetUpError(f"there is a campaign in {file.path}; --instead replaces it")
    try:
        campaign = Campaign((name, *bots), box=box or boxes_with_campaign()[0])
    except CampaignError as wrong:
        raise SetUpError(str(wrong), "SEA-35") from None
    file.write(campaign)
    file.left_game.unlink(missing_ok=True)
    show_next(campaign, texts, Console())


def show_campaign(file: CampaignFile, texts: Texts) -> None:
    """Results so far, standings, and what comes next."""
    console, campaign = Console(), file.read()
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="bold")
    grid.add_column("")
    for player in range(len(campaign.players)):
        grid.add_column(_name(campaign, player, texts), justify="right")
    for number, scenario in enumerate(order(campaign.box)):
        cells = [Text("")] * len(campaign.players)
        if number < len(campaign.results):
            result = campaign.results[number]
            cells = [
                Text(
                    f"{points}{' *' if player in result.winners else '  '}", "bold" if player in result.winners else ""
                )
                for player, points in enumerate(result.points)
            ]
        grid.add_row(f"{number + 1}. {_title(campaign, scenario, texts)}", *cells)
    console.print(grid)
    for row in campaign.standings():
        name = _name(campaign, row.player, texts)
        console.print(
            texts.say("campaign-standing", place=row.place, name=name, wins=row.wins, points=row.points),
            highlight=False,
            markup=False,
        )
    if campaign.over:
        _say_over(campaign, texts, console)
    else:
        show_next(campaign, texts, console)


def show_next(campaign: Campaign, texts: Texts, console: Console) -> None:
    """The scenario that comes next, and its story."""
    if campaign.over:
        _say_over(campaign, texts, console)
        return
    number, title = len(campaign.results) + 1, _title(campaign, campaign.next, texts)
    heading = texts.say("campaign-next", number=number, count=len(order(campaign.box)), title=title)
    console.print(Text(heading, "bold"))
    for key in (f"game-{campaign.box}-{campaign.next}", f"campaign-{campaign.next}-before"):
        console.print(texts.say_or(key, ""), highlight=False)


def play_next(
    file: CampaignFile, texts: Texts, console: Console, ask: Callable[[str], str], seed: int | None = None
) -> bool:
    """Play the next scenario, or continue the one in progress; whether all went well."""
    campaign = file.read()
    if campaign.over:
        raise SetUpError("this campaign is over; `archipel campaign show` shows it")
    left = file.left_game
    if left.exists():
        game = replay(left.read_text(encoding="utf-8"))
        if game.origin.header["name"] != campaign.game or game.seats != len(campaign.players):
            raise SetUpError(f"{left} is not the game that comes next")
    else:
        show_next(campaign, texts, console)
        game = start(GameSpec(campaign.game, len(campaign.players)), seed)
    well = True
    if not game.over:
        well = Table(game, ME, campaign.players[1:], texts, console, ask, left).play()
    if game.over:
        _close(file, campaign, game, texts, console)
    return well


def _close(file: CampaignFile, campaign: Campaign, game: Game, texts: Texts, console: Console) -> None:
    """Save the result, show the end of the story."""
    scenario = campaign.next
    campaign = campaign.with_result(final_points(game), game.winners)
    file.write(campaign)
    if file.left_game.exists():
        file.left_game.replace(file.finished_game(len(campaign.results), scenario))
    ending = "won" if ME in game.winners else "lost"
    console.print(texts.say_or(f"campaign-{scenario}-after-{ending}", ""), highlight=False)
    if campaign.over:
        _say_over(campaign, texts, console)


def _say_over(campaign: Campaign, texts: Texts, console: Console) -> None:
    best = [row.player for row in campaign.standings() if row.place == 1]
    if ME in best:
        console.print(texts.say("campaign-over-first"), highlight=False)
    else:
        names = texts.listed([_name(campaign, player, texts) for player in best])
        console.print(texts.say("campaign-over", name=names), highlight=False, markup=False)


def _title(campaign: Campaign, scenario: str, texts: Texts) -> str:
    return texts.say_or(f"game-{campaign.box}-{scenario}.title", scenario)


def _name(campaign: Campaign, player: int, texts: Texts) -> str:
    colour = texts.say(f"colour-{campaign.colours[player]}")
    name = campaign.players[player] or texts.say("campaign-you")
    return f"{colour} ({name})"
