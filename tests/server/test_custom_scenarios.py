"""Custom scenarios at the table: in the lobby, with bots, kept when the file is gone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.catalogue import use_custom_scenarios
from tests.catalogue.custom import custom_file
from tests.server.house import Json, a_house, open_house
from tests.server.scenes import hot_seat, play_all, play_on

ISLAND = custom_file("island")
SMALL = ISLAND.replace("target = 10", "target = 4")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "home.toml").write_text(SMALL, encoding="utf-8")
    yield folder
    use_custom_scenarios(None)


async def test_the_lobby_lists_them_and_what_is_wrong_with_others(tmp_path: Path, folder: Path) -> None:
    (folder / "bad.toml").write_text(SMALL.replace("ore = 19\n", "ore = -1\n"), encoding="utf-8")
    async with a_house(tmp_path, scenarios=folder) as house:
        ann = await house.guest("Ann")
        found = await ann.get("/api/catalogue")
        home = next(game for game in found["games"] if game["name"] == "custom/home")
        assert (home["box"], home["seats"]) == ("custom", [2, 3, 4])
        assert next(option["default"] for option in home["options"] if option["name"] == "target") == 4
        reason = "bad.toml:17: ore must be a whole number, 0 or more"
        french = "bad.toml:17: ore doit être un nombre entier, 0 au moins"
        assert found["broken"] == [{"file": "bad.toml", "reason": reason, "said": {"fr": french}}]
        (folder / "later.toml").write_text(SMALL, encoding="utf-8")
        found = await ann.get("/api/catalogue")
        assert "custom/later" in [game["name"] for game in found["games"]]
        for name in ("custom/bad", "custom/nowhere", "custom/../home"):
            refusal = await ann.post("/api/tables", {"options": {"game": name}}, 400)
            assert refusal["key"] == "setup.game_unknown"


async def test_without_a_folder_there_are_none(tmp_path: Path, folder: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        found = await ann.get("/api/catalogue")
        assert found["broken"] == []
        assert "custom" not in {game["box"] for game in found["games"]}


async def test_bots_play_it_too_and_its_dice_are_fair(tmp_path: Path, folder: Path) -> None:
    async with a_house(tmp_path, scenarios=folder) as house:
        ann = await house.guest("Ann")
        options = {"game": "custom/home", "seats": 3, "options": {"start": 0}, "pace": "instant"}
        table = await ann.open(options=options, sit=0, bots=["greedy", "random"])
        socket = await ann.come(table["table"])
        await socket.do("start")
        assert (socket.sheet["game"], socket.sheet["box"]) == ("custom/home", "custom")
        assert (await socket.ask("hint", seat=0))["type"] == "hint"
        await play_on(socket)
        assert not [frame for frame in socket.frames if frame.get("kind") == "bot_replaced"]
        (folder / "home.toml").unlink()
        record = await ann.get(f"/api/tables/{table['table']}/record")
        assert json.loads(record.split("\n")[0])["scenario"] == SMALL
        report = await ann.get(f"/api/records/{table['table']}/verify")
        assert (report["commitment_fits"], report["seed_fits"], report["draws_fit"]) == (True, True, True)
        imported = await ann.post("/api/records", {"record": record})
        replay = await ann.get(f"/api/records/{imported['record']}/replay?count=2")
        assert replay["sheet"]["box"] == "custom"


async def test_a_table_outlives_its_file(tmp_path: Path, folder: Path) -> None:
    house = await open_house(tmp_path, scenarios=folder)
    ann, socket = await hot_seat(house, game="custom/home")
    await play_all(socket, until=20)
    waiting: Json = await ann.open(options={"game": "custom/home", "seats": 3})
    await house.stop()
    (folder / "home.toml").write_text(SMALL.replace("road = 15", "road = 2"), encoding="utf-8")
    house = await open_house(tmp_path, scenarios=folder)
    someone = ann.again(house.url)
    house.guests.append(someone)
    again = await someone.come(socket.table_id)
    assert again.version == 20
    await house.stop()
    (folder / "home.toml").unlink()
    house = await open_house(tmp_path, scenarios=folder)
    someone = ann.again(house.url)
    house.guests.append(someone)
    again = await someone.come(socket.table_id)
    await play_all(again)
    assert again.game["over"]
    seats = (await someone.get(f"/api/tables/{waiting['table']}"))["seats"]
    assert [seat["colour"] for seat in seats] == ["red", "blue", "white"]
    host = await someone.come(waiting["table"])
    refused = await host.ask("start", bot="random")
    assert (refused["key"], refused["details"]) == ("setup.scenario_gone", {"game": "custom/home"})
    assert host.table["state"] == "waiting" and not host.table["fair"]["sealed"]
    await house.stop()
