"""A table from opening to the end, over real sockets."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import a_house
from tests.server.scenes import COMMITMENT, SHARE, catch_up, hot_seat, play_all, play_on, play_together, seated


async def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        options = {"pace": "instant", "options": {"target": 4}}
        table = await ann.open(options=options, sit=0, bots=["greedy", "random", "greedy"])
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
        socket = await ann.come(table["table"])
        assert socket.table["state"] == "waiting"
        await socket.do("commit_share", value=COMMITMENT)
        await socket.do("start")
        await socket.do("reveal_share", value=SHARE)
        assert socket.sheet["cards"] == ["lumber", "brick", "wool", "grain", "ore"]
        assert socket.game["seat"] == 0
        await play_on(socket)
        over = await socket.until("over") if socket.over is None else socket.over
        assert len(over["winners"]) == 1
        assert over["points"][over["winners"][0]] >= 4
        assert [event["kind"] for event in socket.events].count("won") == 1
        assert over["fair"]["shares"] == [SHARE, "", "", ""]
        assert over["fair"]["commitments"] == [COMMITMENT, "", "", ""]
        assert socket.table["state"] == "over"
        record = await ann.get(f"/api/records/{over['record']}")
        assert record["record"] == over["record"] == table["table"]
        assert record["names"] == ["Ann", "greedy", "random", "greedy"]
        assert record["bots"] == ["", "greedy", "random", "greedy"]


async def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"], options={"target": 4, "start": 0})
        await play_together(sockets)
        endings = [socket.over or await socket.until("over") for socket in sockets]
        assert endings[0] == endings[1] == endings[2]
        assert [len(socket.events) for socket in sockets] == [len(sockets[0].events)] * 3


async def test_several_people_share_one_screen(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        assert [seat["name"] for seat in socket.table["seats"]] == ["Ann", "Ann 1", "Ann 2"]
        assert all(seat["mine"] for seat in socket.table["seats"])
        first = socket.game["legal"][0]["action"]
        refused = await socket.act(first)
        assert (refused["ok"], refused["key"]) == (False, "command.which_seat")
        await play_all(socket, until=30)
        hands = {}
        for seat in range(3):
            await socket.do("look", seat=seat)
            assert socket.game["seat"] == seat
            hands[seat] = socket.game["view"]["hand"]
            assert [row[0] is None for row in hands[seat]] == [seat != other for other in range(3)]


async def test_a_spectator_sees_the_game_and_no_secret(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"])
        watcher = await (await house.guest("Wim")).come(sockets[0].table_id)
        assert watcher.game["seat"] == -1
        assert watcher.table["spectators"] == 1
        await play_together(sockets, until=60)
        await catch_up(watcher, 60)
        assert watcher.game["legal"] == watcher.game["forms"] == []
        owned = [block["name"] for block in watcher.sheet["blocks"] if block["seen"] != "public"]
        assert {"hand", "development_cards", "deck", "secret_points"} <= set(owned)
        for frame in watcher.frames:
            shown = frame.get("view") or frame.get("changed", {})
            for rows in [shown[name] for name in owned if name in shown]:
                assert {word for row in rows for word in (row if isinstance(row, list) else [row])} == {None}
        secrets = {
            (event["name"], field["name"])
            for event in watcher.sheet["events"]
            for field in event["fields"]
            if field["secret"]
        }
        assert not [e for e in watcher.events for name, field in secrets if e["kind"] == name and field in e]
        refused = await watcher.act({"kind": "end_turn"})
        assert refused["key"] == "command.not_seated"


async def test_the_frames_of_a_move_come_before_its_answer(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        before = len(socket.frames)
        await socket.act(socket.game["legal"][0]["action"], seat=0)
        assert [frame["type"] for frame in socket.frames[before:]] == ["moves", "answer"]
