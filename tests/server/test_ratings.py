"""Rated games: who agrees, and what counts once; profiles, leader board, export, deletion; a server without them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from archipel.server.results import settle
from archipel.server.skill import Skill, after_game, places_of, shown
from archipel.server.storage.ratings import OVERALL, Pool, Ratings
from archipel.server.storage.store import Finished, Index, Row, Store
from tests.server.house import Guest, House, Json, Socket, a_house, open_house, run
from tests.server.scenes import play_together

OPTIONS: Json = {"seats": 3, "options": {"target": 3, "start": 0, "layout": "beginner"}}


async def waiting(house: House, *names: str, options: Json = OPTIONS) -> list[Socket]:
    """People with accounts at a table whose game has not begun."""
    host = await account(house, names[0])
    table = await host.open(options=options, sit=0)
    sockets = [await host.come(table["table"])]
    for name in names[1:]:
        guest = await account(house, name)
        await guest.post(f"/api/tables/{table['code']}/join", {})
        sockets.append(await guest.come(table["table"]))
    return sockets


async def account(house: House, name: str) -> Guest:
    guest = await house.guest(name)
    await guest.post("/api/account", {"login": f"{name.lower()}.person", "password": "correct horse"})
    return guest


async def played(sockets: list[Socket]) -> str:
    """The rest of a rated game; its table."""
    for socket in sockets:
        await socket.do("rated", rated=True)
    await sockets[0].do("start")
    for socket in sockets[1:]:
        await socket.until("snapshot")
    await play_together(sockets)
    return sockets[0].table_id


async def me(guest: Guest) -> str:
    return str((await guest.get("/api/me"))["person"])


async def test_a_game_counts_only_if_all_people_have_accounts_and_chose_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, cem = await waiting(house, "Ann", "Ben", "Cem")
        guest = await house.guest("Dan")
        table = await guest.open(options=OPTIONS, sit=0)
        socket = await guest.come(table["table"])
        answer = await socket.ask("rated", rated=True)
        assert (answer["ok"], answer["key"]) == (False, "rating.account")
        assert ann.table["rated"] == "open"
        await ann.do("rated", rated=True)
        assert ann.table["rated"] == "open"
        await ben.do("rated", rated=True)
        await cem.do("rated", rated=True)
        assert cem.table["rated"] == "rated"
        assert [seat["rated"] for seat in cem.table["seats"]] == [True, True, True]
        changed = OPTIONS | {"options": OPTIONS["options"] | {"target": 4}}
        await ann.do("options", options=changed)
        assert ann.table["rated"] == "open", "what they agreed to was another game"
        await ann.do("rated", rated=True)
        await ann.do("start")
        assert ann.table["rated"] == "off"


async def test_a_finished_game_counts_once_and_shows_in_profiles(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    sockets = await waiting(house, "Ann", "Ben", "Cem")
    table = await played(sockets)
    ann, ben, cem = (socket.guest for socket in sockets)
    services = house.server.services
    ratings = Ratings(services.store)
    await settle(services)
    assert not await ratings.count(table)
    wins = {guest: (await guest.get("/api/me/profile"))["wins"] for guest in (ann, ben, cem)}
    winner, loser, _ = sorted(wins, key=lambda guest: -wins[guest])
    profile = await winner.get("/api/me/profile")
    assert [(row["box"], row["seats"], row["games"], row["wins"]) for row in profile["ratings"]] == [
        ("", 0, 1, 1),
        ("base", 3, 1, 1),
    ]
    first = profile["ratings"][0]
    assert first["rating"] > 1500 and first["low"] < first["rating"] < first["high"] and first["place"] == 0
    assert [point["rating"] for point in profile["course"]] == [first["rating"]]
    assert profile["boxes"] == [{"box": "base", "games": 1, "wins": 1}]
    against = {row["player"]["name"]: (row["higher"], row["lower"]) for row in profile["against"]}
    assert against == {guest.name: (1, 0) for guest in (ann, ben, cem) if guest is not winner}
    (game,) = profile["recent"]
    assert game["record"] == table and game["rated"] and game["seats"][game["seat"]]["won"]
    luck = profile["luck"]
    assert luck["games"] == 1 and luck["pips"] > 0 and luck["expected"] > 0 and luck["rolls"] > 0
    assert (await loser.get("/api/me/profile"))["ratings"][0]["rating"] < first["rating"]
    seen = await loser.get(f"/api/profiles/{await me(winner)}")
    assert (seen["mine"], seen["games"], seen["name"]) == (False, 1, winner.name)
    await house.stop()

    house = await open_house(tmp_path)
    again = winner.again(house.url)
    house.guests.append(again)
    await settle(house.server.services)
    assert (await again.get("/api/me/profile"))["ratings"] == profile["ratings"]
    await house.stop()


async def test_unrated_games_are_seen_by_their_players_only(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await waiting(house, "Ann", "Ben", "Cem")
        await sockets[0].do("start")
        for socket in sockets[1:]:
            await socket.until("snapshot")
        await play_together(sockets)
        ann, ben, _ = (socket.guest for socket in sockets)
        mine = await ann.get("/api/me/profile")
        assert (mine["games"], mine["ratings"], mine["course"]) == (1, [], [])
        assert (await ben.get(f"/api/profiles/{await me(ann)}"))["games"] == 0
        guest = await house.guest("Dan")
        await ben.get(f"/api/profiles/{await me(guest)}", status=404)


async def test_ones_data_is_exported_and_deleted_and_others_keep_their_ratings(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await waiting(house, "Annabella", "Ben", "Cem")
        table = await played(sockets)
        ann, ben, _ = (socket.guest for socket in sockets)
        who = await me(ann)
        before = (await ben.get("/api/me/profile"))["ratings"]
        data = await ann.get("/api/me/data")
        assert data["person"][0]["login"] == "annabella.person" and "password" not in data["person"][0]
        assert [row["game_id"] for row in data["results"]] == [table] == [row["id"] for row in data["games"]]
        assert {row["box"] for row in data["ratings"]} == {"", "base"}
        assert any('"kind":"rated"' in row["entry"] for row in data["log"])
        answer = await ann.http.request("DELETE", "/api/me", json={"password": "correct horse"})
        assert answer.status_code == 204
        profile = await ben.get("/api/me/profile")
        assert profile["ratings"] == before
        assert [row["player"]["name"] for row in profile["against"]] == ["Cem"] and profile["games"] == 1
        names = [seat["player"] for seat in profile["recent"][0]["seats"]]
        assert {"person": "", "name": "", "bot": ""} in names
        everything = await ben.get("/api/me/data")
        assert who not in str(everything)
        assert await Ratings(house.server.services.store).of_player(who) == []


def test_a_server_without_ratings_keeps_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=False) as house:
            ann, ben, cem = await waiting(house, "Ann", "Ben", "Cem")
            assert ann.table["rated"] == "off"
            assert (await ann.ask("rated", rated=True))["key"] == "rating.off"
            await ann.do("start")
            for socket in (ben, cem):
                await socket.until("snapshot")
            await play_together([ann, ben, cem])
            for path in ("/api/me/profile", "/api/ladder", f"/api/profiles/{await me(ann.guest)}"):
                assert (await ann.guest.get(path, status=404))["key"] == "rating.off"
            data = await ann.guest.get("/api/me/data")
            assert data["results"] == data["ratings"] == []
            assert (await ann.guest.get("/api/catalogue"))["ratings"] is False

    run(test)


# ---- the store


def result(table: str, players: list[str], places: list[int], at: float) -> tuple[Row, Index]:
    seats = tuple((player, place, 10 - place, place == 1) for player, place in zip(players, places, strict=True))
    finished = Finished("base", "base", True, seats)
    return Row(table, 1, 0, "", "", "{}", at), Index("over", False, "{}", (), at, finished=finished)


async def a_club(store: Store, games: int) -> None:
    """Games of the same players, by which `ann` is the strongest and a bot sits on two seats."""
    for number in range(games):
        table = f"game{number}"
        await store.create(
            table, f"C{number}", [Row(table, 0, 0, "", "", "{}", 0.0)], Index("over", False, "{}", (), 0)
        )
        row, index = result(table, ["ann", "ben", "bot:easy", "bot:easy"], [1, 2, 3, 4], float(number))
        await store.append([row], index)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql"))
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def test_several_that_count_at_once_count_every_game_once(database: str) -> None:
    async def test() -> None:
        store = Store(database, "normal")
        await store.open()
        await a_club(store, 6)
        ratings = Ratings(store)
        await asyncio.gather(*(Ratings(store).count_all() for _ in range(3)))
        assert [(one.pool, one.games, one.wins) for one in await ratings.of_player("ann")] == [
            (OVERALL, 6, 6),
            (Pool("base", 4), 6, 6),
        ]
        assert [(one.player, one.games) for one in await ratings.ladder(OVERALL)] == [
            ("ann", 6),
            ("ben", 6),
            ("bot:easy", 6),
        ]
        assert await ratings.pools() == [(OVERALL, 3), (Pool("base", 4), 3)]
        expected = {"ann": Skill(), "ben": Skill(), "bot:easy": Skill()}
        for _ in range(6):
            a, b, c, d = after_game([expected[p] for p in ("ann", "ben", "bot:easy", "bot:easy")], [1, 2, 3, 4])
            bot = Skill((c.mean + d.mean) / 2, (c.deviation + d.deviation) / 2)
            expected = {"ann": a, "ben": b, "bot:easy": bot}
        found = {one.player: one.skill.mean for one in await ratings.ladder(OVERALL)}
        assert found == pytest.approx({player: skill.mean for player, skill in expected.items()})
        (mine,) = [one for one in await ratings.of_player("ben") if one.pool == OVERALL]
        assert await ratings.place(mine) == (2, 3)
        await store.close()

    run(test)


# ---- the numbers


def test_places_are_shared_and_winners_come_first() -> None:
    assert places_of([9, 10, 7, 9], [1]) == [2, 1, 4, 2]
    assert places_of([10, 10, 3], [1]) == [2, 1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_moves_ratings_apart_and_makes_them_surer(seats: int) -> None:
    after = after_game([Skill()] * seats, list(range(1, seats + 1)))
    means = [skill.mean for skill in after]
    assert means == sorted(means, reverse=True) and means[0] > 25 > means[-1]
    assert all(skill.deviation < Skill().deviation for skill in after)
    assert shown(Skill()).rating == 1500


async def test_a_server_that_stops_counts_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A query that is cancelled leaves its connection to a thread that may report to a loop that is closed."""
    began, may_go_on = asyncio.Event(), asyncio.Event()
    counted: list[bool] = []
    count_all = Ratings.count_all

    async def slowly(ratings: Ratings) -> None:
        began.set()
        await may_go_on.wait()
        await count_all(ratings)
        counted.append(True)

    monkeypatch.setattr(Ratings, "count_all", slowly)
    house = await open_house(tmp_path)
    await began.wait()
    asyncio.get_running_loop().call_later(0.2, may_go_on.set)
    await house.stop()
    assert counted == [True]
