"""The REST part: people, tables, presets, records, rules, and what is refused."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine

import archipel
from archipel import rulebook, texts
from archipel.catalogue import entry, replay
from archipel.engine.game import Game
from archipel.server.http import page, replays
from archipel.server.http.page import MORE_TEXTS
from archipel.server.http.record_worker import Task, do
from archipel.server.messages import PROTOCOL, TableOptions
from archipel.server.storage.databases import upgrade
from archipel.server.storage.people import CODE_SECONDS
from tests.server.house import Guest, House, Json, Socket, a_browser, a_house, run
from tests.server.scenes import hot_seat, play_all


async def test_the_catalogue_says_what_can_be_played(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        found = await ann.get("/api/catalogue")
        base = next(game for game in found["games"] if game["name"] == "base")
        assert base["seats"] == [2, 3, 4, 5, 6]
        target = next(option for option in base["options"] if option["name"] == "target")
        assert (target["default"], target["least"], target["most"], target["choices"]) == (10, 3, 25, [])
        assert base["defaults_with"]["layout"] == {"beginner": {"frame": "standard"}}
        start = next(option for option in base["options"] if option["name"] == "start")
        assert (start["is_seat"], start["choices"][-1]) == (True, 5)
        assert found["bots"][0]["name"] == "random"
        offered = {game["name"]: (game["bots"], game["default_bot"]) for game in found["games"]}
        levels = ["gentle", "easy", "standard", "strong", "expert"]
        assert offered["base"] == (levels, "standard")
        assert offered["junior"] == (levels, "gentle")
        known = {bot["name"] for bot in found["bots"]}
        assert all(usual in bots and known >= set(bots) for bots, usual in offered.values())
        assert {"name": "none", "turn": 0, "answer": 0} in found["clocks"]


async def test_a_drawn_mixture_can_be_opened_as_a_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        for seats in (2, 4, 6):
            drawn = await ann.get(f"/api/surprise?seats={seats}&advanced=1")
            assert drawn["seats"] == seats
            table = await ann.open(options=drawn)
            assert (await ann.get(f"/api/tables/{table['table']}"))["game"] == drawn["game"]
        assert (await ann.http.get("/api/surprise?seats=8")).status_code == 400
        assert (await ann.http.get("/api/surprise?advanced=maybe")).status_code == 400


async def test_the_matrix_of_combinations_is_in_the_language_of_its_reader(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        found = await ann.get("/api/matrix?lang=fr")
        columns = [head["name"] for head in found["columns"]]
        rows = {row["head"]["name"]: dict(zip(columns, row["cells"], strict=True)) for row in found["rows"]}
        cell = rows["traders_barbarians/rivers"]["cities_knights"]
        assert (cell["answer"], cell["rule"]) == ("advanced", "COMBO-22")
        assert found["rules"]["COMBO-22"].startswith("Les Rivières avec Villes & Chevaliers")
        table = await ann.open(options=cell["mixture"])
        assert (await ann.get(f"/api/tables/{table['table']}"))["game"] == "traders_barbarians/rivers"
        assert rows["junior"]["cities_knights"] == {"answer": "no", "rule": "COMBO-1", "mixture": None}
        assert (await ann.http.get("/api/matrix?lang=de")).status_code == 400


def test_base_28_a_table_offers_any_order_first_and_the_library_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.guest("Ann")
            found = await ann.get("/api/catalogue")
            for name in ("base", "seafarers/new_shores"):
                game = next(game for game in found["games"] if game["name"] == name)
                phases = next(option for option in game["options"] if option["name"] == "phases")
                assert (phases["default"], phases["choices"]) == ("combined", ["combined", "separate"])
                table = await ann.open(options={"game": name, "seats": 3}, sit=0)
                socket = await ann.come(table["table"])
                assert socket.table["options"]["options"] == {"phases": "combined"}
                await socket.do("options", options={"game": name, "seats": 3, "options": {"phases": "separate"}})
                assert socket.table["options"]["options"] == {"phases": "separate"}
                await socket.do("options", options={"game": name, "seats": 4, "options": {"target": 12}})
                assert socket.table["options"]["options"] == {"phases": "combined", "target": 12}
                await socket.do("start", bot="random")
                assert socket.sheet["options"]["phases"] == "combined"
            for name, options in (("cities_knights", {}), ("seafarers/new_shores", {"cities_knights": True})):
                table = await ann.open(options={"game": name, "seats": 3, "options": options})
                assert (await ann.come(table["table"])).table["options"]["options"] == options, "the box decides it"

    run(test)
    assert entry("base").choose(4, {})["phases"] == "separate"


async def test_the_numbered_rules_can_be_searched(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        assert len((await ann.get("/api/rules"))["rules"]) > 500
        one = await ann.get("/api/rules?number=base-38")
        assert [rule["number"] for rule in one["rules"]] == ["BASE-38"]
        assert (await ann.get("/api/rules?words=robber"))["rules"]
        assert (await ann.get("/api/rules?number=BASE-9999", 404))["key"] == "rule.unknown"
        box = await ann.get("/api/rules?lang=fr&box=junior")
        assert {rule["box"] for rule in box["rules"]} == {"junior"}
        assert [one["box"] for one in box["boxes"]] == list(rulebook.PAGES)
        assert (await ann.get("/api/rules?lang=xx", 400))["key"] == "request.malformed"
        assert (await ann.get("/api/rules?box=xx", 400))["key"] == "request.malformed"
        options = {"game": "base", "options": {"hand_limit": 9}, "title": "Ours"}
        table = (await ann.post("/api/tables", {"options": options}))["table"]
        playing = await ann.get(f"/api/tables/{table}/rules")
        assert (playing["title"], playing["families"]) == ("Ours", ["BASE"])
        assert {one["option"] for one in playing["house"]} == {"hand_limit", "phases"}
        assert (await ann.get("/api/tables/nothing/rules", 404))["key"] == "table.unknown"


@pytest.mark.parametrize(
    ("options", "key", "rule"),
    [
        ({"game": "chess"}, "setup.game_unknown", ""),
        ({"seats": 7}, "setup.seats", "BASE-9"),
        ({"options": {"dragons": True}}, "setup.option_unknown", ""),
        ({"options": {"target": 99}}, "setup.option_value", "BASE-76"),
        ({"options": {"phases": "none"}}, "setup.option_value", "BASE-28"),
        ({"seats": 2}, "setup.duel", "BASE-9"),
        ({"seats": 3, "options": {"duel": True}}, "setup.duel", "BASE-9"),
        ({"seats": 3, "options": {"start": 3}}, "setup.first_seat", "BASE-21"),
        ({"options": {"extension": "paired_players"}}, "setup.between_turns", "BASE-85"),
        ({"seats": "four"}, "request.malformed", ""),
        ({"clock": "sundial"}, "request.malformed", ""),
        ({"colour": "red"}, "request.malformed", ""),
    ],
)
async def test_tables_that_cannot_be_are_refused_with_the_rule(
    tmp_path: Path, options: Json, key: str, rule: str
) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        refused = await ann.post("/api/tables", {"options": options}, 400)
        assert (refused["key"], refused["rule"]) == (key, rule)


async def test_a_program_opens_starts_and_plays_with_a_token_alone(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        token = (await ann.post("/api/me/token"))["token"]
        async with httpx.AsyncClient(base_url=ann.url, verify=False) as program:
            unknown = await program.get("/api/me", headers={"Authorization": "Bearer nobody's"})
            assert (unknown.status_code, unknown.json()["key"]) == (401, "token.unknown")
            program.headers["Authorization"] = f"Bearer {token}"
            opened = await program.post("/api/tables", json={"options": {"seats": 3}, "sit": 0})
            start = f"/api/tables/{opened.json()['table']}/start"
            refused = await program.post(start, json={})
            assert (refused.status_code, refused.json()["key"]) == (409, "table.open_seats")
            ben = await house.guest("Ben")
            assert (await ben.post(start, {"bot": "random"}, 403))["key"] == "table.not_host"
            started = await program.post(start, json={"bot": "random"})
            assert (started.status_code, started.json()["state"]) == (200, "playing")
            socket = Socket(Guest(ann.url, "program"), opened.json()["table"])
            await socket.open(Authorization=f"Bearer {token}", Origin="")
            await socket.ask("hello")
            assert socket.game["seat"] == 0
            await socket.close()
            await program.post("/api/logout")
            assert (await program.get("/api/me")).status_code == 401


async def test_the_program_of_the_page_opens_a_table_and_starts_its_game(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
        source = text.split("### A whole game by REST")[1].split("```python\n")[1].split("```")[0]
        program = source.replace("http://localhost:8765", house.url)
        done = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=PIPE)
        said = (await done.communicate())[0].decode()
        assert done.returncode == 0
        found = re.fullmatch(r"archipel connect \S+/t/([\w-]+) --token \S+ -- python my_bot.py\n", said)
        assert found is not None, said
        ann = await house.guest("Ann")
        assert (await ann.get(f"/api/tables/{found[1]}"))["state"] == "playing"


async def test_a_table_is_found_by_its_code_and_a_public_one_in_the_lobby(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        hidden = await ann.open(options={"seats": 3}, sit=0)
        shown = await ann.open(options={"seats": 3, "public": True, "title": " my\n<table> "}, sit=0)
        update_index = await ben.get("/api/tables")
        assert [table["table"] for table in update_index] == [shown["table"]]
        assert update_index[0]["title"] == "my <table>"
        found = await ben.get(f"/api/tables/{hidden['code'].lower()}")
        assert found["table"] == hidden["table"] and found["code"] == "" and not found["mine"]
        joined = await ben.post(f"/api/tables/{hidden['code']}/join", {"name": "Benedikt"})
        assert joined["mine"] and joined["seats"][1]["name"] == "Benedikt"
        again = await ben.post(f"/api/tables/{hidden['code']}/join", {})
        assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "open"]
        assert {game["table"] for game in (await ann.get("/api/me"))["games"]} == {hidden["table"], shown["table"]}
        assert (await ben.get("/api/tables/XXXXX", 404))["key"] == "table.unknown"
        cem, dan = await house.guest("Cem"), await house.guest("Dan")
        await cem.post(f"/api/tables/{hidden['code']}/join", {})
        assert (await dan.post(f"/api/tables/{hidden['code']}/join", {}, 409))["key"] == "table.full"
        qr = await ben.get(f"/api/tables/{hidden['table']}/qr.svg")
        assert qr.startswith("<svg")


async def test_an_account_brings_the_games_to_another_device(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = await ann.open(options={"seats": 3}, sit=0)
        made = await ann.post("/api/account", {"login": "Ann.1", "password": "correct horse"})
        assert made["account"] == "ann.1"
        other = await house.guest("somebody")
        await other.post("/api/login", {"login": "ann.1", "password": "wrong horse"}, 403)
        await other.post("/api/login", {"login": "nobody", "password": "wrong horse"}, 403)
        me = await other.post("/api/login", {"login": "ANN.1", "password": "correct horse"})
        assert me["name"] == "Ann" and [game["table"] for game in me["games"]] == [table["table"]]
        socket = await other.come(table["table"])
        assert socket.game == {} and socket.table["seats"][0]["mine"]
        taken = await (await house.guest("x")).post("/api/account", {"login": "ann.1", "password": "12345678"}, 409)
        assert taken["key"] == "account.taken"
        await other.post("/api/logout")
        assert (await other.get("/api/me"))["account"] == ""


async def test_a_guest_moves_to_another_device_with_a_code(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, phone = await house.guest("Ann"), Guest(house.url, "phone")
        house.guests.append(phone)
        code = (await ann.post("/api/me/device"))["code"]
        me = await phone.post("/api/me/device/use", {"code": f"{code[:4]}-{code[4:].lower()}"})
        assert me["person"] == (await ann.get("/api/me"))["person"]
        used = await phone.post("/api/me/device/use", {"code": code}, 404)
        assert used["key"] == "device.unknown"


async def test_a_code_for_another_device_outlives_a_restart_and_is_kept_hashed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        first = (await ann.post("/api/me/device"))["code"]
        code = (await ann.post("/api/me/device"))["code"]
        await ann.post("/api/me/device/use", {"code": first}, 404)  # a new code is instead of the old one
        person = (await ann.get("/api/me"))["person"]
    assert code.encode() not in file.read_bytes()
    async with a_house(tmp_path) as house:
        phone = await house.guest("phone")
        assert (await phone.post("/api/me/device/use", {"code": code}))["person"] == person
        await (await house.guest("x")).post("/api/me/device/use", {"code": code}, 404)
        code = (await phone.post("/api/me/device"))["code"]
        with sqlite3.connect(file) as database:
            database.execute("UPDATE devices SET until = until - ?", (CODE_SECONDS,))
        database.close()
        await (await house.guest("y")).post("/api/me/device/use", {"code": code}, 404)


async def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        await ann.open(options={"seats": 3}, sit=0)
    new = tmp_path / "tables.sqlite3"
    new.rename(tmp_path / "new.sqlite3")
    with create_engine(f"sqlite:///{new}").begin() as connection:
        upgrade(connection, "0001")
    with sqlite3.connect(new) as database:
        database.execute("ATTACH ? AS newer", (str(tmp_path / "new.sqlite3"),))
        for (table,) in database.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            if table != "alembic_version":
                columns = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({table})"))
                database.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}")
    database.close()
    async with a_house(tmp_path) as house:
        again = ann.again(house.url)
        house.guests.append(again)
        assert len((await again.get("/api/me"))["games"]) == 1
        assert (await again.post("/api/me/device"))["code"]


async def test_presets_are_kept_and_shared(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        options = {"seats": 3, "options": {"target": 12}}
        made = await ann.post("/api/presets", {"name": "long", "options": options}, 201)
        assert [preset["name"] for preset in await ann.get("/api/presets")] == ["long"]
        seen = await ben.get(f"/api/presets/{made['preset']}")
        assert seen["options"]["options"] == {"target": 12} and not seen["mine"]
        assert (await ben.http.delete(f"/api/presets/{made['preset']}")).status_code == 404
        assert (await ann.http.delete(f"/api/presets/{made['preset']}")).status_code == 204
        await ann.get(f"/api/presets/{made['preset']}", 404)
        await ann.post("/api/presets", {"name": "bad", "options": {"seats": 9}}, 400)


async def finished(house: House) -> tuple[Guest, str]:
    guest, socket = await hot_seat(house, options={"target": 3, "start": 0})
    await play_all(socket)
    return guest, socket.table_id


async def test_a_finished_game_is_exported_imported_and_replayed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, table = await finished(house)
        text = await ann.get(f"/api/tables/{table}/record")
        game = replay(text)
        assert game.over and json.loads(text.splitlines()[0])["names"] == ["Ann", "Ann 1", "Ann 2"]
        info = await ann.post("/api/records", {"record": text}, 201)
        assert (info["steps"], info["winners"]) == (len(game.steps()), game.winners)
        assert await ann.get(f"/api/records/{info['record']}/file") == text
        for name in (table, info["record"]):
            whole = await ann.get(f"/api/records/{name}/replay")
            assert whole["total"] == len(whole["frames"]) == info["steps"] + 1
            view: Json = {}
            events = []
            for frame in whole["frames"]:
                view |= frame["changed"]
                events += frame["events"]
            assert view["over"] and view["hand"] == [game.view(s).to_json()["hand"][s] for s in range(3)]  # type: ignore[index]
            assert len(events) == len(game.events)
            part = await ann.get(f"/api/records/{name}/replay?seat=-1&first=5&count=2")
            assert [frame["notation"] for frame in part["frames"]] == [
                frame["notation"] for frame in whole["frames"][5:7]
            ]
            assert part["frames"][0]["changed"]["hand"][0][0] is None
        report = await ann.get(f"/api/records/{info['record']}/verify")
        assert report["commitment_fits"] and report["seed_fits"] and report["draws_fit"]
        assert (await ann.post("/api/records", {"record": " \n"}, 400))["key"] == "record.empty"
        damaged = await ann.post("/api/records", {"record": text.replace('"seat": 1', '"seat": 2', 1)}, 400)
        assert damaged["key"] == "record.changed" and damaged["details"]["line"] > 1
        plain = archipel.new_game("base", 3, 1).record()
        info = await ann.post("/api/records", {"record": plain}, 201)
        assert (await ann.get(f"/api/records/{info['record']}/verify", 409))["key"] == "record.no_fair_dice"


async def test_no_record_before_the_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house)
        await play_all(socket, until=10)
        record = f"records/{socket.table_id}"
        for path in (f"tables/{socket.table_id}/record", record, f"{record}/file", f"{record}/replay"):
            assert (await ann.get(f"/api/{path}", 403))["key"] == "record.unfinished"


async def test_a_rematch_has_the_same_options(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, socket = await hot_seat(house, options={"target": 3, "start": 0})
        assert (await socket.ask("rematch"))["key"] == "table.not_over"
        await play_all(socket)
        await socket.do("rematch")
        following = next(frame for frame in socket.frames if frame["type"] == "rematch")
        table = await ann.get(f"/api/tables/{following['table']}")
        assert table["state"] == "waiting" and table["seats"][0]["name"] == "Ann"


async def test_every_call_is_described(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        described = await ann.get("/api/openapi.json")
        assert described["paths"]["/api/tables"]["post"]["requestBody"]
        assert set(described["components"]["schemas"]) >= {"TableSummary", "CreateTable", "Refusal"}
        data = described["paths"]["/api/me/data"]["get"]["responses"]["200"]
        assert data["content"]["application/json"]["schema"] == {"type": "object"}
        assert "content" not in described["paths"]["/api/notices/off/{token}"]["get"]["responses"]["303"]
        frames = await ann.get("/api/schema.json")
        assert {"Act", "Hello", "Snapshot", "Moves"} <= set(frames["$defs"])
        socket = await ann.get("/api/asyncapi.json")
        messages = socket["channels"]["table"]["messages"]
        assert set(messages) == {name for name in frames["$defs"] if "type" in frames["$defs"][name]["properties"]}
        for reference in re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(socket)):
            found = socket
            for part in reference.split("/"):
                found = found[part]
        sent = {entry["$ref"].rpartition("/")[2] for entry in socket["operations"]["send"]["messages"]}
        assert {"Snapshot", "Moves"} <= sent and "Act" not in sent
        health = await ann.get("/healthz")
        assert health["status"] == "ok" and health["database"]
        metrics = await ann.get("/metrics")
        assert "archipel_command_seconds_count" in metrics
        assert (await ann.get("/api/nonsense", 404))["key"] == "request.unknown"


def test_the_server_knows_the_addresses_of_the_page() -> None:
    route = (Path(__file__).resolve().parents[2] / "web" / "src" / "route.svelte.ts").read_text("utf-8")
    with_id = set(re.findall(r"head === '(\w*)' && id", route))
    assert with_id == page.ADDRESSES_WITH_ID
    assert set(re.findall(r"head === '(\w*)'", route)) - with_id == page.ADDRESSES


async def test_the_page_is_served_or_says_how_to_build_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, a_browser(house) as browser:
        missing = await browser.get("/")
        assert missing.status_code == 200 and "make page" in missing.text
        (tmp_path / "page" / "assets").mkdir(parents=True)
        (tmp_path / "page" / "index.html").write_text("<title>built</title>")
        (tmp_path / "page" / "assets" / "a.js").write_text("1")
        for path in ("/", "/t/abc", "/replay/x"):
            known = await browser.get(path)
            assert (known.status_code, known.text) == (200, "<title>built</title>")
        for path in ("/foo", "/t", "/foo/friends"):
            unknown = await browser.get(path)
            assert (unknown.status_code, unknown.text) == (404, "<title>built</title>"), path
        asset = await browser.get("/assets/a.js")
        assert "immutable" in asset.headers["cache-control"]
        assert (await browser.get("/assets/b.js")).status_code == 404
        assert (await browser.get("/../../pyproject.toml")).status_code == 404
        (tmp_path / "page" / "en.webmanifest").write_text("{}")
        (tmp_path / "page" / "sw.js").write_text("1")
        manifest, worker = await browser.get("/en.webmanifest"), await browser.get("/sw.js")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert manifest.headers["cache-control"] == worker.headers["cache-control"] == "no-cache"
        assert (await browser.get("/api/version")).json()["page"] == ""
        (tmp_path / "page" / "version.txt").write_text("abc\n")
        assert (await browser.get("/api/version")).json() == {
            "version": archipel.__version__,
            "protocol": PROTOCOL,
            "page": "abc",
        }
        assert "script-src 'self'" in missing.headers["content-security-policy"]


async def test_the_page_loads_the_texts_of_a_box_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_outside", [])
    (tmp_path / "texts" / "en").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "kites.ftl").write_text("piece-kite = Kite")
    with pytest.raises(archipel.SetUpError, match="there must be a folder en or fr"):
        archipel.register_texts(tmp_path)
    archipel.register_texts(tmp_path / "texts")

    async with a_house(tmp_path) as house, a_browser(house) as browser:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "index.html").write_text("<head></head>")
        assert (await browser.get("/")).text == f"<head>{MORE_TEXTS}</head>"
        assert (await browser.get("/texts/en.ftl")).text == "piece-kite = Kite"
        assert (await browser.get("/texts/fr.ftl")).text == ""


def test_the_options_of_a_table_have_defaults() -> None:
    assert TableOptions().game == "base"


def test_a_record_is_played_once_however_much_of_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def counted(*arguments: Any) -> Game:
        nonlocal played
        played += 1
        return replay(*arguments)

    monkeypatch.setattr(replays, "replay", counted)
    game = archipel.new_game("base", 3, 5)
    while len(game.steps()) < 50:
        game.apply(game.legal_actions(game.deciding[0])[0], game.deciding[0])
    text = game.record()
    first = json.loads(do(Task("replay", text, count=1)).body)
    pages = [json.loads(do(Task("replay", text, seat=1, first=k, count=20)).body) for k in range(0, 51, 20)]
    assert sum(len(page["frames"]) for page in pages) == first["total"] == 51
    assert json.loads(do(Task("describe", text)).body)["steps"] == 50
    assert do(Task("replay", text, seat=3, count=1)).key == "request.malformed"
    assert played == 1
