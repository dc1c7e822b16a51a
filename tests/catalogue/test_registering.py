"""Games, boxes, chapters and bots from outside the package: registered, played, recorded, missed when not there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import archipel
from archipel import Box, GameSpec, RecordError, SetUpError, new_game, replay
from archipel.arena import play_match
from archipel.bots import Bot, UnknownBot, bot_maker, make
from archipel.bots.registry import BOTS, bots_of
from archipel.catalogue import GameConfig, catalogue, entry, listing
from archipel.catalogue.base import BaseEntry, base_entry
from archipel.catalogue.custom import custom_entry
from archipel.catalogue.house_chapters import HOUSE_CHAPTERS
from archipel.engine.chapter import Chapter
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.score import Score
from archipel.rules.box_chapter import BoxChapter
from tests.catalogue.custom import custom_file

ROOT = Path(__file__).parents[2]


class HeadStart(BoxChapter):
    """Everybody begins with two points."""

    def __init__(self) -> None:
        super().__init__("head_start")

    def install(self, rules: Rules) -> None:
        self.score = rules.the(Score)

    def begin(self, g: State) -> None:
        for seat in range(g.rules.players):
            self.score.add(g, seat, 2)


class HeadStartEntry(BaseEntry):
    """The base game with a head start."""

    __slots__ = ()

    def assemble(self, config: GameConfig) -> list[Chapter]:
        return [*super().assemble(config), HeadStart()]


class FirstBot(Bot):
    """It takes the first action there is, or the one of a number."""

    def __init__(self, seed: int, number: int = 0) -> None:
        super().__init__(seed)
        self.number = number

    def choose(self, view: archipel.View) -> archipel.Action:
        legal = view.legal_actions()
        return legal[self.number % len(legal)]


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What a test registers is gone after it."""
    tables: list[dict[str, object]] = [listing._registered, listing._entries, HOUSE_CHAPTERS, BOTS]  # type: ignore[list-item]
    known, boxes = [dict(table) for table in tables], list(listing._new_boxes)
    yield
    for table, before in zip(tables, known, strict=True):
        table.clear()
        table.update(before)
    listing._new_boxes[:] = boxes


def points(game: archipel.Game) -> object:
    return game.view(0).to_json()["points"]


# ---- games and boxes


def a_head_start() -> HeadStartEntry:
    base = entry("base")
    return HeadStartEntry("head_start", "head_start", base.file, base.options)


def test_a_game_is_listed_played_and_replayed_by_its_name() -> None:
    archipel.register(a_head_start())
    assert "head_start" in [found.name for found in catalogue()]
    game = new_game("head_start", 3, seed=1)
    assert points(game) == [2, 2, 2]
    assert replay(game.record()) == game


def test_a_record_of_a_game_that_is_not_registered_says_what_is_missing() -> None:
    archipel.register(a_head_start())
    record = new_game("head_start", 3, seed=1).record()
    listing._registered.clear()
    listing._entries.clear()
    with pytest.raises(RecordError, match="the game 'head_start' is not known here: register the box or the game"):
        replay(record)


def test_a_name_is_given_once() -> None:
    archipel.register(a_head_start())
    with pytest.raises(SetUpError, match="there is a game 'head_start' already"):
        archipel.register(a_head_start())
    with pytest.raises(SetUpError, match="there is a box 'base' already"):
        archipel.register(Box("base", base_entry))


def test_a_box_brings_the_games_of_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "isles"
    folder.mkdir()
    (folder / "box.toml").write_text('extends = "base"\ntarget = 8\n\n[pieces]\ncity = 3\n', encoding="utf-8")
    text = custom_file("island").replace("target = 10\n", "").replace("city = 4\n", "")
    (folder / "isles.toml").write_text(text, encoding="utf-8")
    (folder / "short.toml").write_text(f"order = 1\ntarget = 5\n{text}", encoding="utf-8")
    archipel.register(Box("isles", base_entry, path=folder))
    assert [found.name for found in catalogue()][-2:] == ["isles/short", "isles"]
    assert (entry("isles").file.target, entry("isles/short").file.target) == (8, 5)
    game = new_game("isles/short", 4, seed=2)
    assert game.rules.block_named["cities_left"] is not None
    assert entry("isles").scenario(3).pieces["city"] == 3
    assert replay(game.record()) == game
    with pytest.raises(SetUpError, match=r"there is no game 'isles/long'; there are: base.*isles/short"):
        new_game("isles/long")


# ---- chapters

TEXT = custom_file("island").replace('["base"]', '["base", "head_start"]')


def test_a_chapter_is_named_by_scenario_files() -> None:
    with pytest.raises(SetUpError, match='unknown chapter "head_start": there are base'):
        entry("custom/home", TEXT)
    archipel.register_chapter("head_start", lambda config: HeadStart())
    game = GameSpec("custom/home", 4, (), TEXT).new_game(3)
    assert points(game) == [2, 2, 2, 2]
    assert replay(game.record()) == game
    sea = custom_file("new_shores_3").replace('"islands"]', '"islands", "head_start"]')
    assert points(GameSpec("custom/bay", 3, (), sea).new_game(3)) == [2, 2, 2]


def test_a_record_with_a_chapter_that_is_not_registered_says_what_is_missing() -> None:
    archipel.register_chapter("head_start", lambda config: HeadStart())
    record = GameSpec("custom/there", 4, (), TEXT).new_game(3).record()
    HOUSE_CHAPTERS.clear()
    custom_entry.cache_clear()
    with pytest.raises(RecordError, match=r'there\.toml:5: unknown chapter "head_start"'):
        replay(record)


def test_a_chapter_has_a_word_of_its_own() -> None:
    for name in ("", "two words", "a/b"):
        with pytest.raises(SetUpError, match="the name of a chapter is one word"):
            archipel.register_chapter(name, lambda config: HeadStart())
    archipel.register_chapter("head_start", lambda config: HeadStart())
    with pytest.raises(SetUpError, match="there is a chapter 'head_start' already"):
        archipel.register_chapter("head_start", lambda config: HeadStart())


# ---- bots


def test_a_bot_is_known_by_its_name() -> None:
    archipel.register_bot("first", FirstBot, {"number": (0, 0, 9)})
    assert isinstance(make("first", 1), FirstBot)
    chosen = make("first", 1, number=3)
    assert isinstance(chosen, FirstBot)
    assert chosen.number == 3
    assert "first" in bots_of(entry("base"))
    assert "first" not in bots_of(entry("junior"))
    result = play_match("base:seats=3,target=3", ["first", "first:number=2", "random"], games=2, jobs=2)
    assert result.ok


@pytest.mark.parametrize(
    ("name", "simpler", "reason"),
    [
        ("random", "random", "there is a bot 'random' already"),
        ("a:b", "random", "the name of a bot is one word"),
        ("new", "nobody", "there is no bot 'nobody' to take the place of 'new'"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(name: str, simpler: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        archipel.register_bot(name, FirstBot, simpler=simpler)


def test_a_bot_is_named_by_its_module_and_class() -> None:
    made = bot_maker(f"{__name__}:FirstBot:number=4")(7)
    assert isinstance(made, FirstBot)
    assert made.number == 4
    result = play_match("base:seats=2,duel=True,target=3", [f"{__name__}:FirstBot", "random"], games=2, jobs=2)
    assert result.ok
    assert result.bots[0].name == f"{__name__}:FirstBot"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nobody", "there is no bot 'nobody'; there are: random"),
        ("no_such_module:Bot", "there is no bot 'no_such_module', and no module of that name"),
        (f"{__name__}:Nobody", "has no class 'Nobody'"),
        (f"{__name__}:ROOT", "has no class 'ROOT'"),
        (f"{__name__}:FirstBot:number", "'number' is not of the form name=number"),
    ],
)
def test_a_text_that_names_no_bot_is_refused(text: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        bot_maker(text)


# ---- plug-ins of a process

PLUGIN = """
import archipel
from tests.catalogue.test_registering import FirstBot, a_head_start

archipel.register(a_head_start())
archipel.register_bot("first", FirstBot)
"""


def command(folder: Path, *words: str, plugins: str = "my_plugin") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "ARCHIPEL_PLUGINS": plugins, "COLUMNS": "200"}
    start = "from archipel.cli.main import app; app()"
    return subprocess.run(
        [sys.executable, "-c", start, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_the_command_line_loads_plug_ins_in_every_process(tmp_path: Path) -> None:
    (tmp_path / "my_plugin.py").write_text(PLUGIN, encoding="utf-8")
    (tmp_path / "my_bots.py").write_text("from tests.catalogue.test_registering import FirstBot\n", encoding="utf-8")
    bots = "first,my_bots:FirstBot,random"
    words = ["head_start:seats=3,target=4", "--bots", bots, "--games", "2", "--jobs", "2"]
    done = command(tmp_path, "simulate", *words)
    assert done.returncode == 0, done.stderr
    assert "my_bots:FirstBot" in done.stdout
    listed = command(tmp_path, "catalogue")
    assert "head_start  2-6" in listed.stdout


def test_a_plug_in_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    done = command(tmp_path, "catalogue", plugins="no_such_plugin")
    assert done.returncode == 1
    assert "archipel: the plug-in no_such_plugin cannot be loaded: ModuleNotFoundError" in done.stderr
