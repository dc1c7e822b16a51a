"""Tournaments at the server: joining, rounds at real tables, results by themselves and by hand, absences, files."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import Guest, House, Json, a_house, open_house, run
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


def test_a_round_is_played_at_tables_and_outlives_the_server(tmp_path: Path) -> None:
    async def test() -> None:
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

    run(test)


def test_sixteen_with_two_absent_end_with_the_right_standings(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests, path = await a_club(house, 16)
            organiser = guests[0]
            sheet = await organiser.get(path)
            assert sheet["rounds_planned"] == 4
            for number in range(4):
                if number == 1:  # one says so, the organiser says it of the other; both are back for the last round
                    await guests[5].post(f"{path}/absent", {"player": 5, "absent": True})
                    await organiser.post(f"{path}/absent", {"player": 9, "absent": True})
                    assert (await guests[2].post(f"{path}/absent", {"player": 3, "absent": True}, status=403))["key"]
                if number == 3:
                    await organiser.post(f"{path}/absent", {"player": 5, "absent": False})
                    await organiser.post(f"{path}/absent", {"player": 9, "absent": False})
                sheet = await organiser.post(f"{path}/rounds", {})
                last = sheet["data"]["rounds"][-1]
                assert last["absent"] == ([5, 9] if number in (1, 2) else [])
                sizes = sorted(len(table["players"]) for table in last["tables"])
                assert sizes == ([3, 3, 4, 4] if number in (1, 2) else [4, 4, 4, 4])
                sheet = await by_hand(organiser, path, sheet)
            assert sheet["state"] == "over"
            rows = {row["player"]: row for row in sheet["standings"]}
            assert sheet["standings"][0]["player"] == 0 and rows[0]["points"] == 16 and rows[0]["wins"] == 4
            assert rows[5]["games"] == rows[9]["games"] == 2
            worth = {3: [4, 2, 0], 4: [4, 2, 1, 0]}
            for player, row in rows.items():
                tables = [t for one in sheet["data"]["rounds"] for t in one["tables"] if player in t["players"]]
                assert row["points"] == sum(
                    worth[len(table["players"])][sorted(table["players"]).index(player)] for table in tables
                )
            text = await organiser.get(f"{path}/standings.csv")
            assert text.splitlines()[1].startswith("1,Player A,16.0,4,1.0,")
            kept = await organiser.get(f"{path}/file")
            assert kept["data"] == sheet["data"] and kept["standings"] == sheet["standings"]

    run(test)


def test_who_is_deleted_has_no_name_in_a_tournament(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests, path = await a_club(house, 7)
            await asyncio.gather(*(guest.post(f"{path}/join", {}) for guest in guests))  # nobody joins twice
            data = await guests[1].get("/api/me/data")
            assert len(data["tournament_players"]) == 1 and {"holidays", "maps", "presets"} <= set(data)
            answer = await guests[1].http.request("DELETE", "/api/me", json={})
            assert answer.status_code == 204
            sheet = await guests[0].get(path)
            assert sheet["data"]["players"][1] == {"person": "", "name": "", "absent": True}
            sheet = await guests[0].post(f"{path}/rounds", {})
            assert sheet["data"]["rounds"][0]["absent"] == [1]
            await guests[0].http.request("DELETE", path)
            await guests[2].get(path, status=404)

    run(test)
