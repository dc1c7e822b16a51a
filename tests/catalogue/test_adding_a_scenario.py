"""A new scenario in the folder of its box: one file, and everything that lists or plays games finds it.

The file is that of docs/adding_a_scenario.md.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from archipel import SetUpError, catalogue, new_game, parse_spec, replay
from archipel.board import game_file
from archipel.board.game_file import ScenarioFolder
from archipel.bots import make
from archipel.catalogue import entry, listing, matrix
from archipel.catalogue.campaign import Campaign, CampaignError, order
from archipel.cli.main import app
from tests.server.house import a_house, run

PAGE = (Path(__file__).parents[2] / "docs" / "adding_a_scenario.md").read_text(encoding="utf-8")
(TEXT,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
NAME = "seafarers/twin_shores"


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the folder of the box with one file more, in the place of the folder in the package."""
    with as_file(files("archipel").joinpath("scenarios", "seafarers")) as folder:
        copy = shutil.copytree(folder, tmp_path / "seafarers")
    file = copy / "twin_shores.toml"
    file.write_text(TEXT, encoding="utf-8")
    monkeypatch.setitem(game_file._package_folders, "seafarers", ScenarioFolder(copy))
    known = dict(listing._entries)
    listing._entries.clear()
    yield file
    listing._entries.clear()
    listing._entries.update(known)


def test_the_catalogue_has_it_with_what_its_file_says(added: Path) -> None:
    found = entry(NAME)
    assert found in catalogue()
    assert (found.box, found.seats, found.custom) == ("seafarers", (3, 4), False)
    chosen = found.choose(3, {})
    assert (chosen["target"], chosen["layout"], chosen["harbours"]) == (12, "random", "random")
    assert found.choose(4, {"cities_knights": True})["target"] == 14
    assert found.scenario(3).supply["ore"] == 19
    assert found.scenario(3).pieces["ship"] == 15


def test_it_is_played_by_bots_and_its_record_replays(added: Path) -> None:
    game = new_game(NAME, seats=3, seed=5, target=4)
    bots = [make("random", seed) for seed in range(3)]
    while not game.over:
        seat = game.deciding[0]
        game.apply(bots[seat].choose(game.view(seat)), seat)
    assert replay(game.record()) == game
    assert str(parse_spec(f"{NAME}:seats=4")) == f"{NAME}:seats=4"


def test_the_campaign_has_it_in_its_place(added: Path) -> None:
    assert "twin_shores" not in order()
    added.write_text(f"order = 9\n{TEXT}", encoding="utf-8")
    game_file._package_folders["seafarers"] = ScenarioFolder(added.parent)
    listing._entries.clear()
    assert order()[8] == "twin_shores"
    campaign = Campaign(("Ann", "Bob", "Cy"))
    for _ in range(8):
        campaign = campaign.with_result([5, 6, 7], [2])
    assert campaign.game == NAME
    with pytest.raises(CampaignError, match="a campaign is for 3 to 4, not 5"):
        Campaign(("x",) * 5)


def test_the_matrix_has_it_and_refuses_what_is_for_other_numbers_of_players(added: Path) -> None:
    found = matrix()
    (row,) = [row for row in found.rows if row.head.name == NAME]
    answers = {column.name: cell for column, cell in zip(found.columns, row.cells, strict=True)}
    assert (answers["for_two"].answer, answers["for_two"].rule) == ("no", "COMBO-11")
    with pytest.raises(SetUpError) as refused:
        entry(NAME).choose(3, {"for_two": True})
    assert refused.value.rule == "COMBO-11"
    assert answers["harbormaster"].answer == "yes"


def test_the_command_line_lists_it_without_a_text(added: Path) -> None:
    shown = CliRunner().invoke(app, ["catalogue"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0
    assert re.search(r"^seafarers/twin_shores  3-4", shown.stdout, re.MULTILINE)
    assert "archipel play seafarers/twin_shores:seats=4" in shown.stdout


def test_the_lobby_has_it(added: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.guest("Ann")
            found = await ann.get("/api/catalogue")
            (game,) = [game for game in found["games"] if game["name"] == NAME]
            assert (game["box"], game["seats"]) == ("seafarers", [3, 4])
            waiting = await ann.open(options={"game": NAME, "seats": 3})
            assert waiting["game"] == NAME

    run(test)


def test_a_broken_file_of_the_package_is_loud(added: Path) -> None:
    added.write_text(TEXT.replace('"2,1"', '"0,0"'), encoding="utf-8")
    with pytest.raises(ValueError, match=r"^seafarers/twin_shores.toml:7: the pirate cannot start on "):
        entry(NAME)


def test_the_test_of_the_page_passes(added: Path) -> None:
    (test,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(test, names)
    run_it = names["test_settlements_start_in_the_west"]
    assert callable(run_it)
    run_it()
