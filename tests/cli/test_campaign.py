"""`archipel campaign`: begun, shown, played, left and gone on with, kept in a file."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from archipel import Game, new_game, replay
from archipel.catalogue.campaign import Campaign, order, read_campaign
from archipel.cli.main import app
from archipel.reading import final_points
from archipel.texts import Texts


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "archipel"


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["campaign", *words], input=typed)


def said(*words: str, typed: str = "") -> str:
    done = run(*words, typed=typed)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout


def refused(*words: str) -> str:
    done = run(*words)
    assert done.exit_code == 1
    assert done.stderr.count("\n") == 1
    return done.stderr.strip().removeprefix("archipel: ")


def whole_game(name: str, seed: int, seats: int = 3) -> Game:
    game = new_game(f"seafarers/{name}", seats=seats, seed=seed, target=4)
    chance = Random(seed)
    while not game.over:
        game.apply(chance.choice(game.legal_actions()))
    return game


def test_a_campaign_is_begun_and_shown(data: Path) -> None:
    shown = said("new", "--seats", "3", "--bots", "random,greedy", "--name", "Ann")
    assert f"Voyage 1 of {len(order())}: New Shores" in shown
    assert "Your grandparents" in shown
    assert read_campaign((data / "campaign.json").read_text("utf-8")) == Campaign(("Ann", "random", "greedy"))
    shown = said("show", "--lang", "fr")
    assert "Rouge (Ann)" in shown
    assert "8. Les merveilles" in shown
    assert f"Voyage 1 sur {len(order())}" in shown
    assert said("next") == said("next", "--file", str(data / "campaign.json"))


def test_the_campaign_of_another_box(data: Path) -> None:
    shown = said("new", "--seats", "3", "--bots", "random", "--box", "traders_barbarians")
    assert f"Voyage 1 of {len(order('traders_barbarians'))}" in shown
    assert "The Caravans" in said("show")
    said("play", "--seed", "3", typed="\n1\nquit\n")
    game = replay((data / "campaign.jsonl").read_text("utf-8"))
    assert game.origin.header["name"] == f"traders_barbarians/{order('traders_barbarians')[0]}"
    assert "the box 'base' has no campaign" in refused("new", "--box", "base", "--instead")


def test_another_is_not_begun_over_it_unless_wanted(data: Path) -> None:
    said("new", "--seats", "3", "--bots", "random")
    assert refused("new") == f"there is a campaign in {data / 'campaign.json'}; --instead replaces it"
    said("new", "--seats", "5", "--bots", "random", "--instead")
    assert len(read_campaign((data / "campaign.json").read_text("utf-8")).players) == 5


def test_a_game_that_was_left_goes_on(data: Path) -> None:
    said("new", "--seats", "3", "--bots", "random")
    left = data / "campaign.jsonl"
    said("play", "--seed", "3", typed="\n1\nquit\n")
    game = replay(left.read_text("utf-8"))
    assert (game.origin.header["name"], game.origin.header["seed"]) == ("seafarers/new_shores", 3)
    assert len(game.steps()) >= 1
    said("play", typed="\nquit\n")
    assert replay(left.read_text("utf-8")) == game


def test_a_game_that_is_over_is_a_result_and_the_next_one_comes(data: Path) -> None:
    said("new", "--seats", "3", "--bots", "random")
    for number, name in enumerate(order()[:2], 1):
        game = whole_game(name, number)
        (data / "campaign.jsonl").write_text(game.record(), encoding="utf-8")
        shown = said("play")
        words = Texts("en").say(f"campaign-{name}-after-{'won' if 0 in game.winners else 'lost'}")
        assert words.split(".")[0] in " ".join(shown.split())
        kept = read_campaign((data / "campaign.json").read_text("utf-8"))
        assert kept.results[-1].points == tuple(final_points(game))
        assert kept.results[-1].winners == tuple(game.winners)
        assert max(kept.results[-1].points) >= 4
        assert not (data / "campaign.jsonl").exists()
        assert replay((data / f"campaign-{number}-{name}.jsonl").read_text("utf-8")) == game
    shown = said("show")
    assert f"Voyage 3 of {len(order())}: Oceania" in shown
    assert f"{max(kept.results[0].points)} *" in shown


def test_at_the_end_the_best_is_named(data: Path) -> None:
    file = data / "campaign.json"
    data.mkdir()
    for best, words in ((0, "nobody has done better than you"), (1, "Blue (random) has done best of all")):
        campaign = Campaign(("", "random", "random"))
        for _ in order():
            campaign = campaign.with_result([1, 1, 1], [best])
        file.write_text(campaign.to_json(), encoding="utf-8")
        assert words in said("show")
        assert words in said("next")
        assert refused("play") == "this campaign is over; `archipel campaign show` shows it"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("show",), "there is no campaign in "),
        (("play",), "there is no campaign in "),
        (("new", "--seats", "2"), "a campaign is for 3 to 6, not 2 (SEA-35)"),
        (("new", "--seats", "7"), "a campaign is for 3 to 6, not 7 (SEA-35)"),
        (("new", "--bots", "random,random"), "2 bots are named for 3 other seats"),
        (("new", "--bots", "wizard"), "there is no bot 'wizard'"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words: tuple[str, ...], reason: str) -> None:
    assert refused(*words).startswith(reason)


def test_a_damaged_file_and_a_foreign_game_are_refused(data: Path) -> None:
    said("new", "--seats", "3", "--bots", "random")
    (data / "campaign.jsonl").write_text(new_game("base", seats=3, seed=1).record(), encoding="utf-8")
    assert refused("play") == f"{data / 'campaign.jsonl'} is not the game that comes next"
    (data / "campaign.json").write_text("{}", encoding="utf-8")
    assert refused("show") == f"{data / 'campaign.json'}: this is not a campaign"
