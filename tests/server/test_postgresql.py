"""The same server on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import asyncpg  # type: ignore[import-untyped]

from tests.server.house import PATIENCE, Guest, a_house
from tests.server.outside import an_outside
from tests.server.scenes import hot_seat, play_all, play_together


async def test_a_game_on_postgresql_survives_a_restart(tmp_path: Path, postgresql: str) -> None:
    async with a_house(tmp_path, database_url=postgresql) as house:
        ann, socket = await hot_seat(house, options={"target": 3, "start": 0})
        await socket.do("chat", text="hello")
        await play_all(socket, until=30)
        await socket.do("look", seat=1)
        before, events = socket.game, socket.events
        made = await ann.post("/api/presets", {"name": "p", "options": {"seats": 3}}, 201)
        await ann.post("/api/account", {"login": "ann", "password": "correct horse"})
        await socket.do("mute", person=socket.table["you"])
        await socket.do("mute", person=socket.table["you"])
    async with a_house(tmp_path, database_url=postgresql) as house:
        again = ann.again(house.url)
        house.guests.append(again)
        later = await again.come(socket.table_id, seat=1)
        assert later.game["view"] == before["view"] and later.events == events
        assert later.table["muted"] == [later.table["you"]]
        await play_all(later)
        assert (await again.get(f"/api/records/{later.table_id}/verify"))["draws_fit"]
        assert (await again.get(f"/api/presets/{made['preset']}"))["name"] == "p"
        assert [game["state"] for game in (await again.get("/api/me"))["games"]] == ["over"]
        other = await house.guest("x")
        assert (await other.post("/api/account", {"login": "ann", "password": "12345678"}, 409))[
            "key"
        ] == "account.taken"


async def execute(address: str, statement: str, *values: object) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement, *values)
    finally:
        await connection.close()


async def test_a_lost_connection_refuses_one_move_and_a_second_writer_is_noticed(
    tmp_path: Path, postgresql_database: str
) -> None:
    async with a_house(tmp_path, database_url=postgresql_database) as house:
        _, socket = await hot_seat(house)
        await play_all(socket, until=3)
        await execute(
            postgresql_database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        await socket.do("look", seat=socket.game["deciding"][0])
        refused = await socket.act(socket.game["legal"][0]["action"], seat=socket.game["seat"])
        assert refused["key"] == "server.storage" and socket.version == 3
        await play_all(socket, until=6)
        table = house.server.services.tables.by_id[socket.table_id]
        entry = "INSERT INTO log VALUES ($1, $2, 0, '', '', '{}', 0)"
        await execute(postgresql_database, entry, table.id, table.number)
        await socket.do("look", seat=socket.game["deciding"][0])
        refused = await socket.act(socket.game["legal"][0]["action"], seat=socket.game["seat"])
        assert refused["key"] == "server.storage" and table.lost


async def rated_game(ann: Guest, ben: Guest) -> str:
    """Two people play a game that counts for their ratings."""
    options = {"seats": 2, "options": {"target": 3, "start": 0, "layout": "beginner", "duel": True}}
    table = await ann.open(options=options, sit=0)
    await ben.post(f"/api/tables/{table['code']}/join", {})
    sockets = [await guest.come(table["table"]) for guest in (ann, ben)]
    for socket in sockets:
        await socket.do("rated", rated=True)
    await sockets[0].do("start")
    await sockets[1].until("snapshot")
    await play_together(sockets)
    name: str = table["table"]
    return name


async def test_days_notices_ratings_and_tournaments_on_postgresql(tmp_path: Path, postgresql_database: str) -> None:
    async with (
        an_outside() as outside,
        a_house(tmp_path, database_url=postgresql_database, webhooks="private") as house,
    ):
        guests = [await house.guest(name) for name in ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")]
        ann, ben = guests[:2]
        for number, guest in enumerate((ann, ben)):
            await guest.post("/api/account", {"login": f"person{number}", "password": "correct horse"})

        game = await rated_game(ann, ben)
        profile = await ann.get("/api/me/profile")
        assert [(one["box"], one["games"]) for one in profile["ratings"]] == [("", 1), ("base", 1)]
        assert profile["recent"][0]["record"] == game and profile["against"][0]["games"] == 1
        assert (await ann.get("/api/ladder"))["rows"] == [], "one game is too few"

        sheet = await ann.post("/api/tournaments", {"options": {"clock": "day"}, "title": "Cup", "rounds": 1})
        path = f"/api/tournaments/{sheet['tournament']}"
        hook = {"kind": "webhook", "address": f"{outside.http}/hook", "language": "en"}
        for guest in guests[1:]:
            await guest.post(f"{path}/join", {})
        for guest in guests:
            await guest.post("/api/me/notices", hook)
        for again in (False, True):
            answer = await ben.http.put("/api/me/notices/times", json={"again": again, "zone": "Europe/Paris"})
            assert answer.json()["times"]["again"] == again
        sheet = await ann.post(f"{path}/rounds", {})
        assert sheet["states"] == ["playing", "playing"]
        async with asyncio.timeout(PATIENCE):
            while len(outside.to("/hook")) < 2:  # one for each table
                await asyncio.sleep(0.01)

        begins = time() + 86_400
        found = await ben.post("/api/me/holidays", {"begins": begins, "ends": begins + 86_400})
        assert len(found["holidays"]) == 1
        for number, table in enumerate(sheet["data"]["rounds"][0]["tables"]):
            result = {"round": 0, "table": number, "points": [10, 8, 5], "winners": [0]}
            assert len(table["players"]) == len(result["points"])  # type: ignore[arg-type]
            sheet = await ann.post(f"{path}/result", result)
        assert sheet["state"] == "over" and [row["place"] for row in sheet["standings"]] == [1, 1, 3, 3, 5, 5]

        mine = await ben.get("/api/me/data")
        kept = ("ratings", "results", "holidays", "notice_channels", "notice_times", "tournament_players")
        assert [len(mine[name]) for name in kept] == [2, 1, 1, 1, 1, 1]
        answer = await ben.http.request("DELETE", "/api/me", json={"password": "correct horse"})
        assert answer.status_code == 204
        assert (await ann.get(path))["data"]["players"][1]["name"] == ""
        assert (await ann.get("/api/me/profile"))["against"] == []
