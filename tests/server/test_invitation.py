"""What brings others to a table and makes them at home there: the link, names, the pace of bots, the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.server.http import invitation
from tests.server.house import a_house


@pytest.mark.parametrize(
    ("listening", "host", "link", "reach"),
    [
        ("0.0.0.0", "localhost:8765", "http://192.168.1.24:8765", "house"),
        ("::", "127.0.0.1:8765", "http://192.168.1.24:8765", "house"),
        ("127.0.0.1", "localhost:8765", "http://localhost:8765", "machine"),
        ("0.0.0.0", "192.168.1.9:8765", "http://192.168.1.9:8765", "house"),
        ("127.0.0.1", "play.example:8765", "http://play.example:8765", "everywhere"),
    ],
)
async def test_the_link_names_an_address_that_others_can_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listening: str, host: str, link: str, reach: str
) -> None:
    monkeypatch.setattr(invitation, "network_addresses", lambda: ["192.168.1.24"])

    async with a_house(tmp_path, host=listening, origins=("http://play.example:8765",)) as house:
        ann = await house.guest("Ann")
        table = (await ann.open(options={"seats": 3}, sit=0))["table"]
        answer = await ann.http.get(f"/api/tables/{table}/invitation", headers={"Host": host})
        assert answer.json() == {"link": f"{link}/t/{table}", "reach": reach}


async def test_names_belong_to_seats_also_in_the_chat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Guest")
        table = (await ann.open(options={"seats": 3}, sit=0))["table"]
        host, guest = await ann.come(table), await ben.come(table)
        await guest.do("sit", seat=1, name="Ben")
        await guest.send("chat", text="hello")
        line = (await guest.until("chat"))["lines"][-1]
        assert (line["seat"], line["name"]) == (1, "Ben")
        await guest.do("rename", seat=1, name="  Benedikt ")
        assert guest.table["seats"][1]["name"] == "Benedikt"
        assert {person["name"] for person in guest.table["people"]} == {"Ann", "Benedikt"}
        assert (await guest.ask("rename", seat=1, name=" "))["key"] == "seat.no_name"
        assert (await guest.ask("rename", seat=0, name="Me"))["key"] == "command.not_your_seat"
        await host.do("kick", seat=1)
        removed = await guest.until("notice", kind="person_removed")
        assert removed["details"] == {"seat": 1, "name": "Benedikt"}


async def test_the_host_changes_the_pace_of_bots_during_the_game(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        table = (await ann.open(options={"seats": 3}, sit=0))["table"]
        host, guest = await ann.come(table), await ben.come(table)
        await guest.do("sit", seat=2)
        await host.do("start", bot="random")
        await host.do("pace", pace="instant")
        assert host.table["options"]["pace"] == "instant"
        assert (await guest.ask("pace", pace="human"))["key"] == "table.not_host"


async def test_a_waiting_table_shows_its_map_or_an_example(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        chosen: dict[str, int]
        for chosen, number in (({}, 0), ({"map": 7}, 7)):
            table = (await ann.open(options={"seats": 3, "options": chosen}, sit=0))["table"]
            found = await ann.get(f"/api/tables/{table}/map")
            assert found["number"] == number
            assert len(found["view"]["terrain"]) == 19


async def test_an_account_name_has_accents_and_refusals_of_its_own(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        zoe = await house.guest("Zoé")
        for login in ("zo", "zoé zoé", "z" * 33):
            body = {"login": login, "password": "correct horse"}
            assert (await zoe.post("/api/account", body, 400))["key"] == "account.login"
        short = await zoe.post("/api/account", {"login": "Zoé", "password": "horse"}, 400)
        assert (short["key"], short["details"]) == ("account.password", {"least": 8})
        made = await zoe.post("/api/account", {"login": "Zoé", "password": "correct horse"})
        assert made["account"] == "zoé"
        other = await house.guest("somebody")
        me = await other.post("/api/login", {"login": "ZOE\u0301", "password": "correct horse"})
        assert me["person"] == made["person"]
        wrong = await other.post("/api/login", {"login": "z\0", "password": "correct horse"}, 403)
        assert wrong["key"] == "account.wrong"
