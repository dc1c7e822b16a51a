"""Bots by name, their settings, and that the same bot decides the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import archipel
from archipel import bots, plugins
from archipel.arena import play_match
from archipel.bots.registry import BOTS, bots_of, default_bot_of
from archipel.bots.standard import StandardBot
from archipel.catalogue import catalogue
from archipel.catalogue.listing import entry
from archipel.cli.main import app
from archipel.engine.errors import SetUpError
from archipel.server.table.seats import is_bot
from tests.bots.games import EVERYWHERE, SMALL, play


def test_there_are_seven_bots() -> None:
    assert bots.names() == ["random", "gentle", "easy", "greedy", "standard", "strong", "expert"]
    for name in bots.names():
        assert isinstance(bots.make(name, seed=3), bots.Bot)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match=r"no bot 'clever'; there are: random, gentle, easy, greedy, standard"):
        bots.make("clever")


def test_settings_reach_the_bot() -> None:
    bot = bots.make("standard", seed=1, nodes=7, offers=0)
    assert isinstance(bot, StandardBot)
    assert (int(bot.nodes), int(bot.offers), int(bot.beam)) == (7, 0, 8)


@pytest.mark.parametrize(
    ("name", "settings", "said"),
    [
        ("standard", {"speed": 3}, "standard has no setting 'speed'; it has: beam, nodes, spots, offers"),
        ("random", {"nodes": 3}, "random has no setting 'nodes'; it has: none"),
        ("standard", {"nodes": 0}, "nodes is a number from 1 to 5000, not 0"),
        ("standard", {"nodes": True}, "nodes is a number from 1 to 5000, not True"),
        ("standard", {"nodes": "many"}, "nodes is a number from 1 to 5000, not 'many'"),
    ],
)
def test_wrong_settings_are_refused(name: str, settings: dict[str, Any], said: str) -> None:
    with pytest.raises(bots.UnknownBot, match=said):
        bots.make(name, **settings)


def test_a_bot_can_be_written_as_a_text() -> None:
    assert bots.parse_bot("standard:nodes=50:offers=0") == ("standard", {"nodes": 50, "offers": 0})
    assert bots.parse_bot("greedy") == ("greedy", {})
    for wrong in ("clever", "standard:nodes", "standard:nodes=many", "standard:speed=1", ""):
        with pytest.raises(bots.UnknownBot):
            bots.parse_bot(wrong)


def test_every_game_offers_the_five_levels() -> None:
    for game in catalogue():
        assert bots_of(game) == ["gentle", "easy", "standard", "strong", "expert"]
        assert default_bot_of(game) in bots_of(game)


def test_medium_is_the_standard_bot() -> None:
    assert bots.parse_bot("medium:nodes=50") == ("standard", {"nodes": 50})
    assert isinstance(bots.make("medium"), StandardBot)
    with pytest.raises(bots.UnknownBot, match="there is a bot 'medium' already"):
        bots.register_bot("medium", StandardBot)


def test_old_names_of_bots_and_settings_still_work() -> None:
    assert bots.parse_bot("kind:slips=30:warmth=50") == ("gentle", {"mistakes_per_hundred": 30, "temperature": 50})
    assert bots.parse_bot("kind:nodes=5") == ("gentle", {"nodes": 5})


def test_who_takes_the_place_of_a_bot_is_there_and_the_last_is_random() -> None:
    for name in bots.names():
        chain = [name]
        while BOTS[chain[-1]].simpler:
            chain.append(BOTS[chain[-1]].simpler)
        assert chain[-1] == "random"
        assert set(chain) <= set(bots.names())


@pytest.mark.long
@pytest.mark.parametrize("name", EVERYWHERE)
def test_equal_bots_play_equal_games(name: str) -> None:
    records = [play("base:seats=3,target=3", [name] * 3, seed=8, **SMALL[name]).record() for _ in range(2)]
    assert records[0] == records[1]


def test_the_seed_is_what_makes_random_bots_differ() -> None:
    game = archipel.new_game("base", seats=4, seed=1)
    chosen = {str(bots.make("random", seed=seed).choose(game.view(game.seat))) for seed in range(30)}
    assert len(chosen) > 15


@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_copy_goes_on_like_the_bot_and_by_itself(name: str) -> None:
    game = play("base:seats=4", [name] * 4, seed=2, most_turns=3, **SMALL[name])
    bot = bots.make(name, seed=5, **SMALL[name])
    copy = bot.copy()
    view = game.view(game.seat)
    first = [bot.choose(view) for _ in range(4)]
    assert [copy.choose(view) for _ in range(4)] == first


def test_bots_of_ones_own_are_plain_classes() -> None:
    class First(bots.Bot):
        def choose(self, view: archipel.View) -> archipel.Action:
            return view.legal_actions()[0]

    game = archipel.new_game("base", seats=3, seed=1)
    assert First(1).choose(game.view(game.seat)) == game.legal_actions()[0]


TINY = """
from archipel.bots import Bot

class Nth(Bot):
    settings = {"nth": (0, 0, 9)}

    def __init__(self, seed, nth):
        super().__init__(seed)
        self.nth = nth

    def choose(self, view):
        actions = view.legal_actions()
        return actions[min(self.nth, len(actions) - 1)]
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package as an installer leaves it, with one bot. What it registers is forgotten at the end."""
    (tmp_path / "tiny_bots.py").write_text(TINY, "utf-8")
    about = tmp_path / "tiny_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[archipel.bots]\nnth = tiny_bots:Nth\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    before = set(BOTS)
    yield about / "entry_points.txt"
    for name in set(BOTS) - before:
        del BOTS[name]
        plugins._bots.discard(name)


@pytest.mark.usefixtures("installed")
def test_bots_of_installed_packages_are_among_the_names() -> None:
    assert "nth" in bots.names()


@pytest.mark.usefixtures("installed")
def test_bots_of_installed_packages_are_known_by_name_everywhere() -> None:
    assert play_match("base:seats=3,target=3", ["nth:nth=2", "nth", "random"], 1, jobs=1).ok
    assert is_bot("nth:nth=3") and not is_bot("nth:nth=10")  # at a table, by the rules of every bot
    assert "nth" in bots_of(entry("base"))
    words = ["simulate", "base:seats=3,target=3", "--bots", "nth,random,random", "--games", "1", "--jobs", "1"]
    done = CliRunner().invoke(app, [*words, "--limit-ms", "60000"])
    assert done.exit_code == 0, done.output
    assert "nth" in done.output


def test_a_bot_of_a_package_that_cannot_be_loaded_is_named(installed: Path) -> None:
    installed.write_text("[archipel.bots]\nnth = tiny_bots:Missing\n", "utf-8")
    with pytest.raises(SetUpError, match=r"^the bot nth = tiny_bots:Missing cannot be loaded: AttributeError"):
        plugins.load_plugins()
