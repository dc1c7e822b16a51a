"""`archipel admin`: the operator sees, closes and deletes tables and people; nobody else does."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from archipel.cli.admin import FILE, TOKEN, admin_token
from archipel.cli.main import app
from archipel.server.http.admin_calls import ADMIN_ROUTES
from archipel.server.table import open_tables
from tests.server.house import House, a_house, two_houses
from tests.server.scenes import hot_seat, seated

SECRET = "known to the operator"


@pytest.fixture(autouse=True)
def the_operators_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, SECRET)
    monkeypatch.setenv("LANG", "en")


async def admin(house: House, *words: str) -> Result:
    """The command in a thread: the server needs the event loop."""
    return await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words, "--server", house.url])


async def said(house: House, *words: str) -> list[str]:
    done = await admin(house, *words)
    assert done.exit_code == 0, done.output
    return done.stdout.splitlines()


async def refused(house: House, *words: str) -> str:
    done = await admin(house, *words)
    assert done.exit_code == 1
    return done.stderr.strip()


async def test_the_operator_lists_closes_and_removes_tables(tmp_path: Path) -> None:
    async with a_house(tmp_path, admin_token=lambda: SECRET) as house:
        _, socket = await hot_seat(house)
        table, code = socket.table_id, socket.table["code"]
        line, total = await said(house, "list")
        assert line.startswith(f"{table}  {code}  playing  ") and total == "One table."
        assert await said(house, "list", "--state", "over") == ["0 tables."]
        assert await said(house, "close", code) == [f"The table {code} is closed."]
        await socket.until("table", state="closed")
        assert await refused(house, "close", table) == "archipel: the table is closed already"
        await said(house, "remove", table)
        assert await said(house, "list") == ["0 tables."]
        assert await refused(house, "remove", table) == "archipel: there is no such table"


def test_the_id_of_a_table_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-6SW96TWaibDG44F", "_6SW96TWaibDG44F", "b6SW96TWaibDG44F"])
    monkeypatch.setattr(open_tables, "token_urlsafe", lambda size: next(drawn))
    assert open_tables.new_id() == "b6SW96TWaibDG44F"


async def test_the_operator_closes_a_table_that_another_process_owns(tmp_path: Path, redis_server: str) -> None:
    async with two_houses(tmp_path, redis_server, admin_token=lambda: SECRET) as (owner, other):
        first, *_ = await seated(owner, ["Ann", "Ben", "Cem"])
        await said(other, "close", first.table_id)
        await first.until("table", state="closed")


async def test_the_operator_lists_and_removes_people_and_prunes(tmp_path: Path) -> None:
    async with a_house(tmp_path, admin_token=lambda: SECRET) as house:
        ann = await house.guest("Ann")
        await ann.post("/api/account", {"login": "ann.person", "password": "correct horse"})
        await house.guest("Ben")
        ben, anns, total = await said(house, "people")
        assert ben.endswith("guest  Ben") and anns.endswith("ann.person  Ann") and total == "2 people."
        await said(house, "remove-person", anns.split()[0])
        assert await said(house, "people") == [ben, "One person."]
        assert await refused(house, "remove-person", "nobody") == "archipel: there is no such person"
        (deleted,) = await said(house, "prune")
        assert deleted == "Deleted: guests: 0, logins: 0, tables: 0, imported records: 0."


@pytest.mark.parametrize("known", ["", "another token"])
async def test_nobody_else_is_answered(tmp_path: Path, known: str) -> None:
    async with a_house(tmp_path, admin_token=lambda: known) as house:
        stranger = await house.guest("Mal")
        for route in ADMIN_ROUTES:
            path = route.path.format(table="x", person="x")
            for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {SECRET}"}):
                answer = await stranger.http.request(route.method, path, headers=headers)
                assert (answer.status_code, answer.json()["key"]) == (403, "admin.denied")
        assert "does not know this token" in await refused(house, "list")


def test_without_the_variable_the_token_is_in_a_file_of_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(TOKEN)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = admin_token()
    assert len(made) >= 32 and admin_token() == made
    assert stat.S_IMODE((tmp_path / "archipel" / FILE).stat().st_mode) == 0o600
    done = CliRunner().invoke(app, ["admin", "list", "--server", "http://127.0.0.1:9"])
    assert done.exit_code == 1 and "no server answers at http://127.0.0.1:9" in done.stderr
