"""Campaigns at the table: begun, one table after the other, results kept through a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.catalogue.campaign import order
from archipel.server.http.campaign_calls import options_for
from archipel.server.messages import TableOptions
from archipel.server.storage.campaigns import MOST
from archipel.server.table.game_specs import check_options
from tests.server.house import Guest, House, Json, Socket, a_house, open_house
from tests.server.scenes import play_on

OPTIONS: Json = {"seats": 3, "options": {"target": 4, "start": 0}, "pace": "instant", "title": "Our winter"}
BOTS = ["random", "random"]


async def begun(house: House, **body: object) -> tuple[Guest, Json]:
    ann = await house.guest("Ann")
    return ann, await ann.post("/api/campaigns", {"options": OPTIONS, "bots": BOTS, **body})


async def played(guest: Guest, campaign: str) -> Socket:
    """The next table of a campaign, played to its end."""
    table = await guest.post(f"/api/campaigns/{campaign}/next")
    socket = await guest.come(table["table"])
    await socket.do("start")
    await play_on(socket)
    if socket.over is None:
        await socket.until("over")
    return socket


async def test_a_campaign_is_begun(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, campaign = await begun(house)
        assert campaign["players"] == ["Ann", "random", "random"]
        assert campaign["order"] == list(order())
        assert (campaign["next"], campaign["results"], campaign["table"]) == (order()[0], [], None)
        assert (campaign["title"], campaign["mine"]) == ("Our winter", True)
        assert await ann.get("/api/campaigns") == [campaign]
        bob = await house.guest("Bob")
        assert await bob.get("/api/campaigns") == []
        seen = await bob.get(f"/api/campaigns/{campaign['campaign']}")
        assert (seen["mine"], seen["title"]) == (False, "Our winter")


async def test_its_tables_come_one_after_the_other_and_results_outlive_a_restart(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    ann, campaign = await begun(house)
    path = f"/api/campaigns/{campaign['campaign']}"
    first = await ann.post(f"{path}/next")
    assert (first["game"], first["title"]) == (f"seafarers/{order()[0]}", "Our winter")
    assert [seat["name"] or seat["bot"] for seat in first["seats"]] == ["Ann", "random", "random"]
    assert (await ann.post(f"{path}/next"))["table"] == first["table"]  # it is still waiting to be played
    socket = await played(ann, campaign["campaign"])
    assert socket.over is not None
    found = await ann.get(path)
    assert found["next"] == order()[1]
    assert found["results"] == [
        {"scenario": order()[0], "points": socket.over["points"], "winners": socket.over["winners"]}
    ]
    assert found["standings"][0]["seat"] in socket.over["winners"]
    await house.stop()

    house = await open_house(tmp_path)
    again = ann.again(house.url)
    house.guests.append(again)
    assert (await again.get(path))["results"] == found["results"]
    second = await again.post(f"{path}/next")
    assert second["game"] == f"seafarers/{order()[1]}"
    assert second["table"] != first["table"]
    assert [seat["name"] or seat["bot"] for seat in second["seats"]] == ["Ann", "random", "random"]
    assert (await again.get(path))["table"]["table"] == second["table"]
    await house.stop()


async def test_a_campaign_of_another_box(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, campaign = await begun(house, box="traders_barbarians")
        names = list(order("traders_barbarians"))
        assert (campaign["box"], campaign["order"], campaign["next"]) == ("traders_barbarians", names, names[0])
        await played(ann, campaign["campaign"])
        found = await ann.get(f"/api/campaigns/{campaign['campaign']}")
        assert (found["next"], found["results"][0]["scenario"]) == (names[1], names[0])
        wrong = {"options": OPTIONS, "bots": BOTS, "box": "base"}
        assert (await ann.post("/api/campaigns", wrong, status=400))["key"] == "campaign.unknown"


async def test_a_table_that_was_closed_is_played_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, campaign = await begun(house)
        path = f"/api/campaigns/{campaign['campaign']}"
        first = await ann.post(f"{path}/next")
        socket = await ann.come(first["table"])
        await socket.do("close")
        second = await ann.post(f"{path}/next")
        assert second["table"] != first["table"]
        assert second["game"] == f"seafarers/{order()[0]}"
        assert (await ann.get(path))["results"] == []


async def test_people_keep_their_seats_from_table_to_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, campaign = await begun(house, bots=["random"])
        path = f"/api/campaigns/{campaign['campaign']}"
        assert campaign["players"] == ["Ann", "random", ""]
        table = await ann.post(f"{path}/next")
        bob = await house.guest("Bob")
        await bob.post(f"/api/tables/{table['code']}/join", {})
        socket = await ann.come(table["table"])
        await socket.do("close")
        again = await ann.post(f"{path}/next")
        assert [seat["name"] or seat["bot"] for seat in again["seats"]] == ["Ann", "random", "Bob"]
        assert (await bob.get(f"/api/tables/{again['table']}"))["seats"][2]["mine"]


@pytest.mark.parametrize(
    ("body", "key", "rule"),
    [
        ({"options": {"seats": 2, "options": {"duel": True}}}, "setup.seats", "SEA-35"),
        ({"options": {"seats": 7}}, "setup.seats", "SEA-35"),
        ({"bots": ["wizard"]}, "bot.unknown", ""),
        ({"bots": ["random"] * 4}, "table.full", ""),
        ({"options": {"options": {"dragons": 1}}}, "setup.option_unknown", ""),
        ({"options": {"options": {"target": 99}}}, "setup.option_value", "BASE-76"),
        ({"dragons": 1}, "request.malformed", ""),
    ],
)
async def test_what_cannot_be_is_refused(tmp_path: Path, body: Json, key: str, rule: str) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        refusal = await ann.post("/api/campaigns", body, 400)
        assert (refusal["key"], refusal["rule"]) == (key, rule)
        assert await ann.get("/api/campaigns") == []


async def test_only_its_owner_opens_tables_and_forgets_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, campaign = await begun(house)
        path = f"/api/campaigns/{campaign['campaign']}"
        bob = await house.guest("Bob")
        assert (await bob.post(f"{path}/next", status=403))["key"] == "campaign.not_yours"
        assert (await bob.http.delete(path)).status_code == 404
        assert (await ann.http.delete(path)).status_code == 204
        assert (await ann.get(path, 404))["key"] == "campaign.unknown"
        assert (await ann.post(f"{path}/next", status=404))["key"] == "campaign.unknown"


async def test_nobody_keeps_too_many(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        for _ in range(MOST):
            await ann.post("/api/campaigns", {"options": OPTIONS, "bots": BOTS})
        refusal = await ann.post("/api/campaigns", {"options": OPTIONS, "bots": BOTS}, 409)
        assert refusal["key"] == "campaign.too_many"


def test_ck_108_a_scenario_is_played_without_the_options_it_does_not_take() -> None:
    wanted = TableOptions(seats=4, options={"cities_knights": True, "layout": "random", "target": 9})
    for scenario in order():
        options = options_for(wanted, f"seafarers/{scenario}")
        check_options(options)
        left_out = {"cities_knights", "layout"} if scenario == "pirate_islands" else set()
        assert options.options == {name: value for name, value in wanted.options.items() if name not in left_out}
