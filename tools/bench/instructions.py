"""Machine instructions for one action of a random game on the compiled core, counted by valgrind's callgrind.

    python tools/bench/instructions.py --tree build/compiled               the figures, some minutes
    python tools/bench/instructions.py --tree build/compiled --profile     and the functions that take the most
    python tools/bench/instructions.py --tree build/compiled --mixtures    a table of all mixtures for four seats

The count has almost no noise, whatever else the machine does. Each kind of games is run twice: both runs start Python,
deal the same games and play the first few of them; only one plays the others too, so that the difference is the play
alone. `--kind kernel` counts only one kind, `--top 50` makes the profile longer, `--json FILE` also writes the figures
to a file.

Mixtures, the pairs of the catalogue's matrix, are all played in one run, and what happens in `play_randomly` is
counted. `--only WORD` counts those with this word.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from archipel.catalogue import GameSpec
    from archipel.engine.game import Game

BASE: Final = "base:seats=4,phases=combined,steal=must,frame=standard"
LARGE: Final = "base:seats=6,phases=combined,steal=must,frame=standard"
SEA: Final = "seafarers/through_the_desert:seats=6,phases=combined,steal=must"
SEA_FOUR: Final = "seafarers/new_shores:seats=4,phases=combined,steal=must"
CITIES: Final = "cities_knights:seats=4,steal=must,frame=standard"
TRADERS: Final = "traders_barbarians"
SEAFARERS: Final = "seafarers"
FOLDER: Final = Path(__file__).resolve().parents[2] / "src" / "archipel" / "scenarios"
VARIANTS: Final = {"friendly_robber": 4, "event_cards": 4, "harbormaster": 4, "for_two": 2}  # and their seats
SCENARIOS: Final = sorted(file.stem for file in (FOLDER / TRADERS).glob("*.toml") if file.stem != "box")
AT_SEA: Final = ("new_shores", "through_the_desert")  # as their names end: such boards have no frame
# Those at sea, but New Shores: that is `kernel_sea_four`.
VOYAGES: Final = sorted(
    file.stem for file in (FOLDER / SEAFARERS).glob("*.toml") if file.stem not in ("box", "new_shores")
)

WARM: Final = 2  # games that both runs play ...
WARM_IN_PYTHON: Final = 10  # ... if Python plays them: it makes a loop fast only after some calls of its function
GAMES: Final = 40
AT_ONCE: Final = 32  # games that are stepped in one call
STEPS: Final = 1000  # about a game's
MIXED_SEATS: Final = 4
PLAYED: Final = {"phases": "combined", "steal": "must", "frame": "standard"}  # where a game has these options
PLAY: Final = "CPyDef_playout___play_randomly"  # what valgrind calls it
LIMIT: Final = 20_000  # more actions than any random game has


@dataclass(frozen=True, slots=True)
class Kind:
    """Games to be counted: which, and how they are played."""

    title: str
    spec: str
    in_kernel: bool
    at_once: bool = False  # many games in one call, which writes observations and masks
    listening: bool = False  # events are recorded
    dealing: bool = False  # games are only begun: what counts as an action is a new game

    @property
    def warm(self) -> int:
        """How many games both runs play."""
        return WARM if self.in_kernel or self.dealing else WARM_IN_PYTHON


KINDS: Final = {
    "kernel": Kind("19 hexes, 4 seats, in the kernel", BASE, True),
    "kernel_six": Kind("30 hexes, 6 seats, in the kernel", LARGE, True),
    "kernel_sea": Kind("63 hexes with the sea, 6 seats, in the kernel", SEA, True),
    "kernel_sea_four": Kind("New Shores, 4 seats, in the kernel", SEA_FOUR, True),
    "kernel_cities": Kind("19 hexes with cities and knights, 4 seats, in the kernel", CITIES, True),
    **{
        f"kernel_{name}": Kind(
            f"Traders & Barbarians, {name}, 4 seats, in the kernel",
            f"{TRADERS}/{name}:seats=4,phases=combined,steal=must"
            + ("" if name.endswith(AT_SEA) else ",frame=standard"),
            True,
        )
        for name in SCENARIOS
    },
    **{
        f"kernel_{name}": Kind(
            f"Seafarers, {name}, 4 seats, in the kernel",
            f"{SEAFARERS}/{name}:seats=4,phases=combined,steal=must",
            True,
        )
        for name in VOYAGES
    },
    **{
        f"kernel_{name}": Kind(
            f"19 hexes with {name.replace('_', ' ')}, {seats} seats, in the kernel",
            f"base:seats={seats},phases=combined,steal=must,frame=standard,{name}=true",
            True,
        )
        for name, seats in VARIANTS.items()
    },
    "vector": Kind("19 hexes, 4 seats, many games at once", BASE, True, True),
    "vector_cities": Kind("19 hexes with cities and knights, 4 seats, many games at once", CITIES, True, True),
    "api": Kind("19 hexes, 4 seats, through the Python API", BASE, False),
    "api_listening": Kind("19 hexes, 4 seats, through the Python API, events on", BASE, False, listening=True),
    "new_game": Kind("19 hexes, 4 seats, a new game", BASE, False, dealing=True),
    "new_game_sea": Kind("63 hexes with the sea, 6 seats, a new game", SEA, False, dealing=True),
}


class NoInstructions(Exception):
    """Why instructions cannot be counted here, in one line."""


# ---- the run under valgrind


def play_all(kind: Kind, games: list[Game], seed: int) -> int:
    """Play games to the end; the number of actions."""
    from archipel.engine.playout import play_randomly
    from archipel.engine.stream import Stream

    if kind.in_kernel:
        stream = Stream(seed)
        return sum(play_randomly(game.state.copy(), stream, LIMIT) for game in games)
    bits = Random(seed).getrandbits
    actions = 0
    for game in games:
        while not game.over:
            legal = game.legal_actions()
            game.apply(legal[bits(30) % len(legal)])
            actions += 1
    return actions


def step_all(kind: Kind, games: int, all_of_them: bool) -> int:
    """Step games in one call: for about one game each, then for `games` more or none; how many steps these were."""
    from archipel.vector import VectorGames

    many = VectorGames(kind.spec, AT_ONCE, trades="")
    many.write_to(**many.new_arrays())
    many.reset()
    for _ in range(STEPS):
        many.step(many.random_codes())
    calls = games * STEPS // AT_ONCE if all_of_them else 0
    for _ in range(calls):
        many.step(many.random_codes())
    return calls * AT_ONCE


def play(name: str, games: int, all_of_them: bool) -> None:
    """Deal games of a kind, play the first few, then the others or none of them; print how many actions."""
    import archipel

    if not archipel.compiled():
        sys.exit("this tree is not compiled")
    gc.disable()  # when it runs depends on everything allocated before
    kind = KINDS[name]
    if kind.at_once:
        print(step_all(kind, games, all_of_them))
        return
    described = archipel.parse_spec(kind.spec)
    if kind.dealing:
        for seed in range(kind.warm + games if all_of_them else kind.warm):
            described.new_game(seed)
        print(games)
        return
    tables = [described.new_game(seed) for seed in range(games + kind.warm)]
    if kind.listening:
        for game in tables:
            game.listen()
    play_all(kind, tables[: kind.warm], 1)
    print(play_all(kind, tables[kind.warm :], 2) if all_of_them else 0)


def as_played(spec: GameSpec) -> GameSpec:
    """A mixture with the options of the games above."""
    from archipel.catalogue import GameSpec, entry

    names = {option.name for option in entry(spec.name).options}
    options = [(name, how) for name, how in PLAYED.items() if name in names]
    return GameSpec(spec.name, spec.seats, (*spec.options, *options))


def play_mixtures(games: int, only: Sequence[str]) -> None:
    """Play games of each mixture, each game in one call; print which, how many games and how many actions."""
    import archipel
    from archipel.catalogue import matrix

    if not archipel.compiled():
        sys.exit("this tree is not compiled")
    gc.disable()
    for spec in matrix().mixtures():
        if spec.seats == MIXED_SEATS and all(word in str(spec) for word in only):
            tables = [as_played(spec).new_game(seed) for seed in range(games)]
            print(spec, games, play_all(KINDS["kernel"], tables, 2), flush=True)


# ---- counting


def callgrind(tree: Path, options: Sequence[str], words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run this script under callgrind with these words of the command line."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise NoInstructions("valgrind is not installed")
    # -S runs no start-up files of installed packages, so that they change nothing; what is needed comes by the path.
    script = [sys.executable, "-S", str(Path(__file__).resolve()), *words]
    path = os.pathsep.join([str(tree.resolve()), *(entry for entry in sys.path if entry.endswith("-packages"))])
    told = subprocess.run(
        [valgrind, "--tool=callgrind", *options, *script],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode != 0 or "Collected : " not in told.stderr:
        lines = [line for line in told.stderr.splitlines() if line.strip() and not line.startswith("==")]
        raise NoInstructions(lines[-1] if lines else f"valgrind ended with status {told.returncode}")
    return told


def run(tree: Path, name: str, games: int, out: Path, all_of_them: bool) -> tuple[int, int]:
    """Actions played and instructions counted in one run."""
    words = ["--play", name, "--games", str(games), *(["--all"] if all_of_them else [])]
    told = callgrind(tree, [f"--callgrind-out-file={out}"], words)
    return int(told.stdout.split()[-1]), int(told.stderr.split("Collected : ")[1].split()[0])


def by_function(out: Path, inclusive: bool) -> Counter[str]:
    """The instructions of every function of a run: its own, or including those of its callees."""
    told = subprocess.run(
        ["callgrind_annotate", "--threshold=100", "--auto=no", f"--inclusive={'yes' if inclusive else 'no'}", str(out)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found: Counter[str] = Counter()
    for cost, function in re.findall(r"^\s*([\d,]+) \(\s*[\d.]+%\)\s+\S*?:(\S+)", told, re.MULTILINE):
        found[function] += int(cost.replace(",", ""))
    return found


@dataclass(frozen=True, slots=True)
class Count:
    """The cost of the games of a kind."""

    actions: int
    instructions: int
    own: Counter[str]  # by function; empty without a profile
    inclusive: Counter[str]

    @property
    def per_action(self) -> float:
        return self.instructions / self.actions

    def profile(self, top: int) -> str:
        """The functions that take the most."""
        lines: list[str] = []
        # Including callees, the interpreter would come first.
        for title, costs, only in (("own", self.own, ""), ("with callees", self.inclusive, "CPyDef_")):
            lines.append(f"{title:>14}  per action  function")
            lines += [
                f"{cost / self.instructions:>14.2%} {cost / self.actions:>11,.1f}  {name.removeprefix('CPyDef_')}"
                for name, cost in costs.most_common()
                if name.startswith(only)
            ][:top]
        return "\n".join(lines)


def count(tree: Path, names: Iterable[str] = KINDS, games: int = GAMES, profiled: bool = False) -> dict[str, Count]:
    """Count the instructions of some kinds of games."""
    found: dict[str, Count] = {}
    with tempfile.TemporaryDirectory() as scratch:
        idle, busy = Path(scratch) / "idle", Path(scratch) / "busy"
        for name in names:
            _, start = run(tree, name, games, idle, all_of_them=False)
            actions, counted = run(tree, name, games, busy, all_of_them=True)
            own, inclusive = (
                by_function(busy, with_callees) - by_function(idle, with_callees) if profiled else Counter[str]()
                for with_callees in (False, True)
            )
            found[name] = Count(actions, counted - start, own, inclusive)
    return found


def count_mixtures(tree: Path, games: int, only: Sequence[str]) -> dict[str, float]:
    """Instructions per action of each mixture."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "calls"
        options = [f"--callgrind-out-file={out}", f"--toggle-collect={PLAY}", f"--dump-after={PLAY}"]
        words = ["--play-mixtures", "--games", str(games), *(f"--only={word}" for word in only)]
        call = 0  # each wrote a file of its own, numbered from 1
        for line in callgrind(tree, options, words).stdout.splitlines():
            spec, calls, actions = line.rsplit(maxsplit=2)
            counted = 0
            for _ in range(int(calls)):
                call += 1
                told = re.search(r"^totals: (\d+)", Path(f"{out}.{call}").read_text(), re.MULTILINE)
                if told is None:
                    raise NoInstructions("callgrind says nothing of a game")
                counted += int(told[1])
            found[spec] = counted / int(actions)
    return found


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("--tree", type=Path, default=Path("build/compiled"), help="a compiled tree (tools/compile.py)")
    said.add_argument("--kind", choices=KINDS, action="append", help="count only this; may be given again")
    said.add_argument("--games", type=int, default=GAMES, help="games of each kind that are counted")
    said.add_argument("--profile", action="store_true", help="show where they go, too")
    said.add_argument("--top", type=int, default=30, help="lines of the profile")
    said.add_argument("--json", type=Path, help="write the figures here, too")
    said.add_argument("--play", help=argparse.SUPPRESS)
    said.add_argument("--all", action="store_true", help=argparse.SUPPRESS)
    said.add_argument("--mixtures", action="store_true", help="count the mixtures of the catalogue instead")
    said.add_argument("--only", action="append", default=[], help="mixtures with this word")
    said.add_argument("--play-mixtures", action="store_true", help=argparse.SUPPRESS)
    asked = said.parse_args()
    if asked.play_mixtures:
        play_mixtures(asked.games, asked.only)
        return
    if asked.play is not None:
        play(asked.play, asked.games, asked.all)
        return
    try:
        if asked.mixtures:
            mixed = count_mixtures(asked.tree, asked.games, asked.only)
            print("| mixture, 4 seats | instructions per action |\n| --- | ---: |")
            for spec, per_action in sorted(mixed.items(), key=lambda row: -row[1]):
                print(f"| `{spec.replace('=True', '')}` | {per_action:,.0f} |")
            return
        found = count(asked.tree, asked.kind or KINDS, asked.games, asked.profile)
    except NoInstructions as reason:
        sys.exit(f"instructions cannot be counted here: {reason}")
    for name, one in found.items():
        print(f"{KINDS[name].title}: {one.per_action:,.0f} instructions per action")
        if asked.profile:
            print(one.profile(asked.top) + "\n")
    if asked.json is not None:
        asked.json.write_text(
            json.dumps({name: one.per_action for name, one in found.items()}, indent=1) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
