"""The same server on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from tests.server.house import a_house, run
from tests.server.scenes import hot_seat, play_all


def test_a_game_on_postgresql_survives_a_restart(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
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

    run(test)


async def execute(address: str, statement: str, *values: object) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement, *values)
    finally:
        await connection.close()


def test_a_lost_connection_refuses_one_move_and_a_second_writer_is_noticed(
    tmp_path: Path, postgresql_database: str
) -> None:
    async def test() -> None:
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

    run(test)
