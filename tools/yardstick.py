"""What a bot wins alone at tables with three yardsticks, in every game of the catalogue for four.

    PYTHONPATH=build/compiled:. python -m tools.yardstick play tools/figures/yardstick.jsonl --minutes 60
    PYTHONPATH=build/compiled:. python -m tools.yardstick play tools/figures/yardstick.jsonl base junior --games 800
    PYTHONPATH=build/compiled:. python -m tools.yardstick page tools/figures/yardstick.jsonl docs/bots_levels.md

The yardstick is `standard:experience=0`: tests/bots/yardstick.toml holds what it is. Every game has a line in the file,
which grows with each run up to `--games` games, those with the fewest first. Together they are the games of

    archipel simulate GAME --bots strong,standard:experience=0,standard:experience=0,standard:experience=0 --seed 7

The first board of a line is played again, from all four seats, before others are added or the line is taken to be full.
If the bots choose otherwise now, the line begins again. `page` writes the lines as a table into a page, between two
marks.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from archipel.arena import Executor, MatchResult, executor_for, play_match
from archipel.arena.executors import LOCAL
from archipel.arena.wilson import wilson
from archipel.catalogue import catalogue
from tools.whole_files import write_whole

YARDSTICK: Final = "standard:experience=0"
SEATS: Final = 4
SEED: Final = 7
PART: Final = 40  # games that are added to a line at a time
BEGIN: Final = "<!-- lines of tools.yardstick -->"
END: Final = "<!-- end of the lines -->"
HEAD: Final = "| game | games | won by `{bot}` | 95 % | ms a decision |\n|---|---:|---:|---|---:|\n"


@dataclass(slots=True)
class Line:
    """What the bot has won in one game."""

    game: str  # its name in the catalogue
    bot: str
    first_board: str = ""  # a digest of the records of its games
    games: int = 0
    won: float = 0.0  # a shared victory counts in parts
    decisions: int = 0
    seconds: float = 0.0  # of the processor, for them

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(round(self.won), self.games)

    def __str__(self) -> str:
        if not self.games:
            return f"| {self.game} | 0 | | | |"
        low, high = self.interval
        shares = f"{self.won / self.games:.1%} | {low:.1%} – {high:.1%}".replace("%", " %")
        return f"| {self.game} | {self.games} | {shares} | {1000 * self.seconds / self.decisions:.1f} |"


def read(file: Path) -> list[Line]:
    """The lines of a file, none if there is none yet."""
    if not file.exists():
        return []
    return [Line(**json.loads(text)) for text in file.read_text(encoding="utf-8").splitlines()]


def write(lines: Sequence[Line], file: Path) -> None:
    write_whole(file, "".join(json.dumps(asdict(line)) + "\n" for line in lines))


def games_for_four() -> list[str]:
    return [entry.name for entry in catalogue() if SEATS in entry.seats]


def match(line: Line, games: int, executor: Executor, records: Path | None = None) -> MatchResult:
    """The next games of a line."""
    bots = [line.bot, *[YARDSTICK] * (SEATS - 1)]
    played = play_match(
        f"{line.game}:seats={SEATS}", bots, games, SEED, first=line.games, executor=executor, records=records
    )
    if not played.ok:
        raise RuntimeError(str(played))
    return played


def first_board(line: Line, executor: Executor) -> str:
    """A digest of how the games on the first board of a line are played today."""
    digest = sha256()
    with TemporaryDirectory() as folder:
        match(Line(line.game, line.bot), SEATS, executor, Path(folder))
        for record in sorted(Path(folder).iterdir()):
            _, actions = record.read_text(encoding="utf-8").split("\n", maxsplit=1)  # the head names the version
            digest.update(actions.encode())
    return digest.hexdigest()[:16]


def add_games(line: Line, games: int, executor: Executor) -> None:
    """Play on."""
    bot = match(line, games, executor).bots[0]
    line.games += bot.games
    line.won += bot.wins
    line.decisions += bot.decisions
    line.seconds = round(line.seconds + bot.seconds, 3)


def play(asked: Namespace) -> int:
    lines = {line.game: line for line in read(asked.file) if line.bot == asked.bot}
    for game in games_for_four():
        lines.setdefault(game, Line(game, asked.bot))
    if unknown := set(asked.game) - set(lines):
        print(f"no games for four: {', '.join(sorted(unknown))}")
        return 2
    wanted = [lines[game] for game in asked.game or lines]
    until = monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    checked: set[str] = set()
    with executor_for(asked.cluster, asked.jobs) as executor:
        while monotonic() < until:
            short = [line for line in wanted if line.games < asked.games or line.game not in checked]
            if not short:
                break
            line = min(short, key=lambda line: line.games)
            if line.game not in checked:
                checked.add(line.game)
                now = first_board(line, executor)
                if now != line.first_board:
                    line = Line(line.game, asked.bot, now)
                    wanted = [line if other.game == line.game else other for other in wanted]
                    lines[line.game] = line
            if line.games < asked.games:
                add_games(line, min(PART, asked.games - line.games), executor)
            write(list(lines.values()), asked.file)
            print(line, flush=True)
    return 0


def table(lines: Sequence[Line]) -> str:
    return HEAD.format(bot=lines[0].bot) + "".join(f"{line}\n" for line in lines)


def page(asked: Namespace) -> int:
    """Write the table into a page."""
    text = asked.page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        print(f"{asked.page} has no marks for the lines: {BEGIN} and {END}")
        return 1
    asked.page.write_text(f"{before}{BEGIN}\n\n{table(read(asked.file))}\n{END}{after}", encoding="utf-8")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="add games to the lines")
    playing.add_argument("file", type=Path)
    playing.add_argument("game", nargs="*", help="by default all games for four")
    playing.add_argument("--games", type=int, default=800, help="how many a line has in the end")
    playing.add_argument("--minutes", type=float, default=0.0, help="no more are begun after that; 0 for no limit")
    playing.add_argument("--bot", default="strong")
    playing.add_argument("--jobs", type=int, help="processes; by default one for every processor")
    playing.add_argument("--cluster", default=LOCAL, help="local, or the address of a Ray cluster: docs/clusters.md")
    playing.set_defaults(do=play)
    paging = commands.add_parser("page", help="write the table of all lines into a page")
    paging.add_argument("file", type=Path)
    paging.add_argument("page", type=Path)
    paging.set_defaults(do=page)
    asked = parser.parse_args(arguments)
    return int(asked.do(asked))


if __name__ == "__main__":
    sys.exit(main())
