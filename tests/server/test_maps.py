"""Maps of people: checked by the server, stored, shared, copied, played; their games stay when the map is gone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from archipel.catalogue.map_kit import PLACES, VALUES
from archipel.catalogue.sketch import read_sketch
from archipel.server.http.map_calls import name_of_copy
from archipel.server.http.map_check import check_map, file_stem
from archipel.server.messages import MapDraft
from archipel.server.storage.maps import MOST
from tests.catalogue.custom import custom_file
from tests.server.house import Json, a_house, open_house
from tests.server.scenes import play_on

ISLAND = custom_file("island").replace("target = 10", "target = 3")
COAST = custom_file("new_shores_3")


def sketch() -> Any:
    return read_sketch(ISLAND)


async def test_the_server_checks_a_map_and_says_where_it_is_wrong(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        kit = await ann.get("/api/maps/kit")
        assert [chapter["name"] for chapter in kit["chapters"]][:3] == ["base", "ships", "pirate"]
        good = await ann.post("/api/maps/check", {"name": "Gull Coast", "sketch": sketch()})
        assert (good["file"], good["faults"], good["seats"]) == ("gull_coast.toml", [], [2, 3, 4])
        assert good["game"]["name"] == "custom/gull_coast" and "cities_knights" in good["game"]["layers"]
        assert {"kind": "pool", "name": "island", "count": 19, "tokens": 18, "seats": []} in good["facts"]
        assert {"kind": "harbours", "name": "", "count": 9, "tokens": 0, "seats": []} in good["facts"]
        assert [0, -2, ""] in good["picture"]
        assert read_sketch(good["text"]) == sketch()
        # A file gives its sketch, and the sketch the same file.
        read = await ann.post("/api/maps/check", {"name": "x", "text": COAST})
        assert read["sketch"] == read_sketch(COAST) and read["faults"] == []

        wrong = sketch()
        wrong["map"]["cells"]["0,0"] = "D8"
        found = await ann.post("/api/maps/check", {"name": "Gull Coast", "sketch": wrong})
        [fault] = found["faults"]
        assert (fault["reason"], fault["places"]) == ("desert cannot have a number token", ["0,0"])
        assert "D8" in found["text"].split("\n")[fault["line"] - 1] and found["game"] is None

        # Every harbour that is wrong is named, not only the first one.
        wrong = sketch()
        del wrong["frame"], wrong["deal"]
        wrong["harbours"] = {"0,0E": "generic", "0,-2NW": "wool", "0,-2NE": "ore"}
        wrong["target"] = 99
        found = await ann.post("/api/maps/check", {"name": "x", "sketch": wrong})
        assert [fault["places"][:1] for fault in found["faults"][:2]] == [["0,0E"], ["0,-2NW"]]
        assert found["faults"][2]["reason"] == "target is from 3 to 25, not 99"

        text = COAST.replace('"base", "ships", "pirate"', '"base", "pirate"')
        [fault] = (await ann.post("/api/maps/check", {"text": text}))["faults"]
        assert fault["adds"] == "ships"
        [fault] = (await ann.post("/api/maps/check", {"text": "seats = [3"}))["faults"]
        assert fault["line"] == 1
        odd_ones: list[Json] = [{"map": {"cells": {"x": "F"}}}, {"seats": None}, {"map": {"cells": []}}, {}]
        for odd in odd_ones:
            assert (await ann.post("/api/maps/check", {"sketch": odd}))["faults"]


def test_a_map_without_pools_is_its_own_printed_board() -> None:
    island = sketch()
    for key in ("frame", "deal", "pools"):
        del island[key]
    del island["legend"]["?"]
    island["map"]["cells"] = island.pop("beginner")["cells"]
    found = check_map(MapDraft(name="Printed", sketch=island))
    assert found.faults == [] and found.game is not None
    assert [option.choices for option in found.game.options if option.name == "layout"] == [["fixed"]]


def test_harbours_are_shuffled_where_the_board_is_dealt() -> None:
    island = sketch()
    island["deal"] = {"board": "random", "frame": "random"}
    found = check_map(MapDraft(name="Dealt", sketch=island))
    assert ("shuffled_harbours", 9) in [(fact.kind, fact.count) for fact in found.facts]
    dealt = COAST.replace('board = "fixed"\nharbours = "as_drawn"', 'board = "random"')
    for text, kind in ((COAST, "harbours"), (dealt, "shuffled_harbours")):
        found = check_map(MapDraft(name="Sea", text=text))
        assert found.faults == [], text
        assert [fact.kind for fact in found.facts if "harbours" in fact.kind] == [kind]


async def test_maps_are_stored_shared_copied_and_deleted(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        body = {"name": "Gull Coast", "sketch": sketch()}
        kept = await ann.post("/api/maps", body)
        name = kept["about"]["map"]
        assert (kept["about"]["mine"], kept["about"]["playable"], kept["about"]["author"]) == (True, True, "Ann")
        listed = await ben.get("/api/maps")
        assert (listed["mine"], listed["public"]) == ([], [])
        assert not (await ben.get(f"/api/maps/{name}"))["about"]["mine"]  # with the link
        file = await ben.http.get(f"/api/maps/{name}/file")
        assert file.text == kept["text"] and "gull_coast.toml" in file.headers["Content-Disposition"]
        answer = await ben.http.put(f"/api/maps/{name}", json=body)
        assert (answer.status_code, answer.json()["key"]) == (403, "map.not_yours")
        assert (await ben.http.delete(f"/api/maps/{name}")).status_code == 404

        copy = (await ben.post(f"/api/maps/{name}/copy", {}))["about"]
        assert copy["mine"] and copy["map"] != name and copy["name"] == "Gull Coast (2)"
        changed = await ben.http.put(f"/api/maps/{copy['map']}", json={"name": "Mine", "text": "target = 1"})
        assert changed.status_code == 200 and not changed.json()["about"]["playable"]
        await ann.http.put(f"/api/maps/{name}", json={**body, "public": True})
        listed = await ben.get("/api/maps")
        assert [one["name"] for one in listed["mine"]] == ["Mine"]
        assert [one["name"] for one in listed["public"]] == ["Gull Coast"]
        assert (await ann.get(f"/api/maps/{name}"))["text"] == kept["text"]

        for _ in range(MOST - 1):
            await ben.post("/api/maps", {"name": "x", "text": "a = 1"})
        assert (await ben.post("/api/maps", {"name": "x", "text": "a = 1"}, 409))["key"] == "map.too_many"
        assert (await ann.http.request("DELETE", "/api/me", json={})).status_code == 204
        assert (await ben.get(f"/api/maps/{name}", 404))["key"] == "map.unknown"


def test_the_name_of_a_copy_has_the_next_free_number() -> None:
    assert name_of_copy("Gull Coast", {"Gull Coast"}) == "Gull Coast (2)"
    assert name_of_copy("Gull Coast", {"Gull Coast (2)"}) == "Gull Coast (3)"
    assert name_of_copy("Gull Coast (2)", set()) == "Gull Coast (3)"
    assert name_of_copy("x" * 60, set()) == "x" * 56 + " (2)"


async def test_a_map_of_a_guest_without_a_name_has_no_author(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        for name, author in (("Guest", ""), ("Invité", ""), ("Ann", "Ann")):
            await ann.patch("/api/me", {"name": name})
            kept = await ann.post("/api/maps", {"name": "Gull Coast", "sketch": sketch()})
            assert kept["about"]["author"] == author


async def test_a_table_of_a_map_goes_on_when_the_map_is_gone(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    ann = await house.guest("Ann")
    kept = await ann.post("/api/maps", {"name": "Gull Coast", "sketch": sketch()})
    name = kept["about"]["map"]
    options: Json = {"seats": 3, "options": {"start": 0}, "pace": "instant"}
    bots = ["greedy", "random"]
    table = await ann.post("/api/maps/play", {"map": name, "options": options, "sit": 0, "bots": bots})
    assert (table["game"], table["title"]) == ("custom/gull_coast", "Gull Coast")
    # Changed and deleted: the table has the map as it was.
    await ann.http.put(f"/api/maps/{name}", json={"name": "Gull Coast", "text": "target = 1"})
    await ann.http.delete(f"/api/maps/{name}")
    await house.stop()
    house = await open_house(tmp_path)
    ann = ann.again(house.url)
    house.guests.append(ann)
    sheet = await ann.get(f"/api/tables/{table['table']}/game")
    assert (sheet["name"], sheet["seats"]) == ("custom/gull_coast", [2, 3, 4])
    assert len((await ann.get(f"/api/tables/{table['table']}/map"))["sheet"]["graph"]["tile_xy"]) == 19
    socket = await ann.come(table["table"])
    changed = {**socket.table["options"], "options": {"start": 0, "hand_limit": 9}}
    await socket.do("options", options=changed)
    await socket.do("start")
    await play_on(socket, until=12)
    await house.stop()
    house = await open_house(tmp_path)
    ann = ann.again(house.url)
    house.guests.append(ann)
    socket = await ann.come(table["table"])
    assert socket.version >= 12 and socket.sheet["game"] == "custom/gull_coast"
    record = house.server.services.tables.by_id[table["table"]].game.game.record()
    assert json.loads(record.split("\n")[0])["scenario"] == kept["text"]
    again = await ann.post("/api/records", {"record": record})
    replay = await ann.get(f"/api/records/{again['record']}/replay?count=2")
    assert replay["sheet"]["game"] == "custom/gull_coast"
    await house.stop()


async def test_a_draft_is_played_with_another_box_on_top(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        draft = {"name": "Îles du Nord", "text": COAST, "sit": 0, "bots": ["greedy", "greedy"]}
        options = {"seats": 3, "options": {"cities_knights": True}}
        table = await ann.post("/api/maps/play", {**draft, "options": options})
        assert (table["game"], table["title"]) == ("custom/iles_du_nord", "Îles du Nord")
        socket = await ann.come(table["table"])
        await socket.do("start")
        assert socket.sheet["options"]["cities_knights"] is True
        refusal = await ann.post("/api/maps/play", {**draft, "text": "target = 1"}, 400)
        assert refusal["key"] == "map.faults"
        refusal = await ann.post("/api/maps/play", {**draft, "options": {"seats": 6}}, 400)
        assert refusal["key"] == "setup.seats"
        assert (await ann.post("/api/maps/play", {"map": "nowhere"}, 404))["key"] == "map.unknown"


def test_files_are_named_after_their_maps() -> None:
    assert file_stem("Gull Coast!") == "gull_coast"
    assert file_stem("Îles d'été") == "iles_d_ete"
    assert file_stem("島") == "map"
    assert len(file_stem("x" * 60)) == 40


def test_the_docs_name_the_places_of_every_chapter() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scenario_files.md").read_text(encoding="utf-8")
    for chapter in {*PLACES, *VALUES}:
        [row] = [line for line in text.split("\n") if line.startswith(f"| {chapter} |")]
        for name in [*sum(PLACES.get(chapter, {}).values(), ()), *VALUES.get(chapter, ())]:
            assert f"`{name}A`" in row or f"`{name}`" in row, (chapter, name)
