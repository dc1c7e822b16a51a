"""Tournaments at the server: joining, rounds at real tables, results by themselves and by hand, absences, files."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from archipel.server.skill import Skill, after_game, places_of, shown
from tests.server.house import Guest, House, Json, a_house, open_house
from tests.server.scenes import play_together

OPTIONS: Json = {"options": {"target": 3, "start": 0, "layout": "beginner"}, "pace": "instant"}
NAMES = [f"Player {letter}" for letter in "ABCDEFGHIJKLMNOP"]


async def a_club(house: House, count: int, **body: Any) -> tuple[list[Guest], str]:
    """Players who have joined, the first of them the organiser; and the address of the tournament."""
    guests = [await house.guest(name) for name in NAMES[:count]]
    sheet = await guests[0].post("/api/tournaments", {"options": OPTIONS, "title": "Cup", **body})
    path = f"/api/tournaments/{sheet['tournament']}"
    for guest in guests[1:]:
        await guest.post(f"{path}/join", {})
    return guests, path


async def play(guests: list[Guest], table: Json) -> None:
    """A table of a round, played to its end by those who sit there; the first one starts it."""
    sockets = [await guests[player].come(table["table"]) for player in table["players"]]
    await sockets[0].do("start")
    for socket in sockets[1:]:
        await socket.until("snapshot")
    await play_together(sockets)


async def by_hand(organiser: Guest, path: str, sheet: Json) -> Json:
    """Results for all tables of the last round: the lower number wins."""
    number = len(sheet["data"]["rounds"]) - 1
    for table, one in enumerate(sheet["data"]["rounds"][number]["tables"]):
        order = sorted(one["players"])
        points = [10 - order.index(player) for player in one["players"]]
        body = {"round": number, "table": table, "points": points, "winners": [points.index(10)]}
        sheet = await organiser.post(f"{path}/result", body)
    return sheet


async def test_a_round_is_played_at_tables_and_outlives_the_server(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    guests, path = await a_club(house, 6, rounds=2)
    stranger = await house.guest("Stranger")
    seen = await stranger.get(path)
    assert (seen["state"], seen["mine"], seen["me"], len(seen["data"]["players"])) == ("joining", False, None, 6)
    assert (await stranger.post(f"{path}/rounds", {}, status=403))["key"] == "tournament.not_yours"
    sheet = await guests[0].post(f"{path}/rounds", {})
    tables = sheet["data"]["rounds"][0]["tables"]
    assert sorted(player for table in tables for player in table["players"]) == list(range(6))
    assert sheet["states"] == ["waiting", "waiting"]
    assert (await stranger.post(f"{path}/join", {}, status=409))["key"] == "tournament.begun"
    assert (await guests[0].post(f"{path}/rounds", {}, status=409))["key"] == "tournament.round_open"
    assert tables[0]["table"] in [
        game["table"] for game in (await guests[tables[0]["players"][1]].get("/api/me"))["games"]
    ]
    await play(guests, tables[0])
    await house.stop()

    house = await open_house(tmp_path)
    guests = [guest.again(house.url) for guest in guests]
    house.guests += guests
    sheet = await guests[1].get(path)
    first = sheet["data"]["rounds"][0]["tables"][0]
    assert first["table"] == tables[0]["table"] and max(first["points"]) >= 3 and not first["by_hand"]
    assert sheet["state"] == "playing"
    await play(guests, tables[1])
    sheet = await guests[0].get(path)
    assert sheet["state"] == "between"
    won = [row for row in sheet["standings"] if row["wins"]]
    assert [row["points"] for row in won] == [4, 4] and {row["games"] for row in sheet["standings"]} == {1}
    sheet = await by_hand(guests[0], path, await guests[0].post(f"{path}/rounds", {}))
    assert sheet["state"] == "over"
    assert all(table["by_hand"] for table in sheet["data"]["rounds"][1]["tables"])
    assert (await guests[0].post(f"{path}/rounds", {}, status=409))["key"] == "tournament.over"
    assert [head["state"] for head in await guests[3].get("/api/tournaments")] == ["over"]
    await house.stop()


@pytest.mark.parametrize("real", [False, pytest.param(True, marks=pytest.mark.slow)])
async def test_sixteen_with_two_absent_end_with_the_right_standings(tmp_path: Path, real: bool) -> None:
    """By results of the organiser, and by games that are played at the tables."""

    async with a_house(tmp_path) as house:
        guests, path = await a_club(house, 16)
        organiser = guests[0]
        sheet = await organiser.get(path)
        assert sheet["rounds_planned"] == 4
        for number in range(4):
            if number == 1:  # one says so, the organiser says it of the other; both are back for the last round
                await absent(guests[5], path, 5)
                await absent(organiser, path, 9)
                refused = await guests[2].post(f"{path}/absent", await named(guests[2], path, 3), status=403)
                assert refused["key"] == "tournament.not_yours"
            if number == 3:
                await absent(organiser, path, 5, False)
                await absent(organiser, path, 9, False)
            sheet = await organiser.post(f"{path}/rounds", {})
            last = sheet["data"]["rounds"][-1]
            assert last["absent"] == ([5, 9] if number in (1, 2) else [])
            sizes = sorted(len(table["players"]) for table in last["tables"])
            assert sizes == ([3, 3, 4, 4] if number in (1, 2) else [4, 4, 4, 4])
            if real:
                for table in last["tables"]:
                    await play(guests, table)
                sheet = await organiser.get(path)
            else:
                sheet = await by_hand(organiser, path, sheet)
        assert sheet["state"] == "over"
        check_standings(sheet)
        rows = {row["player"]: row for row in sheet["standings"]}
        assert rows[5]["games"] == rows[9]["games"] == 2
        if not real:  # the lower number always wins
            assert sheet["standings"][0]["player"] == 0 and rows[0]["points"] == 16 and rows[0]["wins"] == 4
            text = await organiser.get(f"{path}/standings.csv")
            assert text.splitlines()[1].startswith("1,Player A,16.0,4,1.0,")
        kept = await organiser.get(f"{path}/file")
        assert kept["data"] == sheet["data"] and kept["standings"] == sheet["standings"]


async def named(guest: Guest, path: str, player: int, gone: bool = True) -> Json:
    sheet = await guest.get(path)
    return {"person": sheet["data"]["players"][player]["person"], "absent": gone}


async def absent(guest: Guest, path: str, player: int, gone: bool = True) -> Json:
    sheet: Json = await guest.post(f"{path}/absent", await named(guest, path, player, gone))
    return sheet


def check_standings(sheet: Json) -> None:
    """Points and wins are those of the tables, and places follow points, wins and the other tie-breaks as told."""
    worth = {3: [4.0, 2.0, 0.0], 4: [4.0, 2.0, 1.0, 0.0]}
    points, wins = dict.fromkeys(range(16), 0.0), dict.fromkeys(range(16), 0)
    for table in (table for one in sheet["data"]["rounds"] for table in one["tables"]):
        order = [(seat not in table["winners"], -count) for seat, count in enumerate(table["points"])]
        assert min(order)[0] is False
        for seat, player in enumerate(table["players"]):
            above, equal = sum(other < order[seat] for other in order), order.count(order[seat])
            points[player] += sum(worth[len(order)][above : above + equal]) / equal
            wins[player] += seat in table["winners"]
    rows = sheet["standings"]
    assert {row["player"]: (row["points"], row["wins"]) for row in rows} == {
        player: (points[player], wins[player]) for player in points
    }
    keys = [(-row["points"], -row["wins"], -row["part"], -row["opponents"]) for row in rows]
    assert keys == sorted(keys) and [row["place"] for row in rows] == [1 + keys.index(key) for key in keys]


async def test_a_player_is_removed_by_person_even_after_the_list_has_changed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests, path = await a_club(house, 7)
        third = await named(guests[0], path, 2)
        await absent(guests[1], path, 1)  # while the organiser still sees the longer list
        sheet = await guests[0].post(f"{path}/absent", third)
        names = [player["name"] for player in sheet["data"]["players"]]
        assert names == ["Player A", "Player D", "Player E", "Player F", "Player G"]
        assert (await guests[0].post(f"{path}/absent", third, status=404))["key"] == "person.unknown"


async def test_a_table_starts_without_its_first_player(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests, path = await a_club(house, 6)
        sheet = await guests[0].post(f"{path}/rounds", {})
        host = sheet["data"]["rounds"][0]["tables"][1]["players"][0]
        other = next(guest for number, guest in enumerate(guests) if number not in (0, host))
        assert (await other.post(f"{path}/start", {"table": 1}, status=403))["key"] == "tournament.not_yours"
        assert (await guests[0].post(f"{path}/start", {"table": 2}, status=404))["key"] == "table.unknown"
        for _ in range(2):
            sheet = await guests[0].post(f"{path}/start", {"table": 1})
            assert sheet["states"] == ["waiting", "playing"]


async def test_a_tournament_in_days_begins_its_games_and_outlives_its_organiser(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        options = OPTIONS | {"clock": "three_days", "overtime": "seat", "offer_hours": 12}
        guests, path = await a_club(house, 6, options=options)
        sheet = await guests[0].post(f"{path}/rounds", {})
        assert sheet["states"] == ["playing", "playing"]
        table = sheet["data"]["rounds"][0]["tables"][0]["table"]
        found = house.server.services.tables.by_id[table]
        assert (found.options.overtime, found.options.offer_hours) == ("seat", 12)
        answer = await guests[0].http.request("DELETE", "/api/me", json={})
        assert answer.status_code == 204
        sheet = await guests[1].get(path)
        assert sheet["mine"] and sheet["organiser"] == "Player B"
        assert (await by_hand(guests[1], path, sheet))["state"] == "between"


async def test_a_tournament_in_days_is_rated_for_those_who_agree(tmp_path: Path) -> None:
    """Everybody agrees; then one does not, and the game of that table does not count."""

    async with a_house(tmp_path) as house:
        guests, path = await a_club(house, 6, rounds=2, options=OPTIONS | {"clock": "day"})
        refused = await guests[0].post(f"{path}/rated", {"rated": True}, status=409)
        assert refused["key"] == "rating.account"
        for number, guest in enumerate(guests):
            await guest.post("/api/account", {"login": f"player{number}", "password": "correct horse"})
            sheet = await guest.post(f"{path}/rated", {"rated": True})
        assert sheet["ratings"] and all(player["rated"] for player in sheet["data"]["players"])
        stranger = await house.guest("Stranger")
        assert (await stranger.post(f"{path}/rated", {"rated": False}, status=404))["key"] == "person.unknown"

        skills = dict.fromkeys(range(6), Skill())
        games = Counter[int]()
        for rated in ([True, True], [False, True]):
            sheet = await guests[0].post(f"{path}/rounds", {})
            tables = sheet["data"]["rounds"][-1]["tables"]
            assert sheet["states"] == ["playing", "playing"], "nobody had to start them"
            for table in tables:
                sockets = [await guests[player].come(table["table"]) for player in table["players"]]
                await play_together(sockets)
            sheet = await guests[0].get(path)
            last = sheet["data"]["rounds"][-1]["tables"]
            assert sorted(table["rated"] for table in last) == rated
            for table in (table for table in last if table["rated"]):
                places = places_of(table["points"], table["winners"])
                found = after_game([skills[player] for player in table["players"]], places)
                skills |= zip(table["players"], found, strict=True)
                games.update(table["players"])
            await guests[0].post(f"{path}/rated", {"rated": False})
        assert sheet["state"] == "over" and {row["games"] for row in sheet["standings"]} == {2}
        assert sum(games.values()) == 9 and games[0] == 1
        for number, guest in enumerate(guests):
            overall = (await guest.get("/api/me/profile"))["ratings"][0]
            assert (overall["games"], overall["rating"]) == (games[number], shown(skills[number])[0])


async def test_who_is_deleted_has_no_name_in_a_tournament(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        guests, path = await a_club(house, 7)
        await asyncio.gather(*(guest.post(f"{path}/join", {}) for guest in guests))  # nobody joins twice
        data = await guests[1].get("/api/me/data")
        assert len(data["tournament_players"]) == 1 and {"holidays", "maps", "presets"} <= set(data)
        answer = await guests[1].http.request("DELETE", "/api/me", json={})
        assert answer.status_code == 204
        sheet = await guests[0].get(path)
        assert sheet["data"]["players"][1] == {"person": "", "name": "", "absent": True, "rated": False}
        sheet = await guests[0].post(f"{path}/rounds", {})
        assert sheet["data"]["rounds"][0]["absent"] == [1]
        await guests[0].http.request("DELETE", path)
        await guests[2].get(path, status=404)
