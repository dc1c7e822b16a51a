"""Commands: repeated, stale and foreign ones; undo; why not; seats before the start."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Json, a_house
from tests.server.scenes import COMMITMENT, SHARE, hot_seat, play_all, play_together, seated


async def test_a_repeated_command_gets_the_first_answer_and_is_not_done_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        action = socket.game["legal"][0]["action"]
        first = await socket.ask("act", id="once", seen=0, seat=0, action=action)
        again = await socket.ask("act", id="once", seen=0, seat=0, action=action)
        assert first["ok"] and again == first
        assert socket.version == 1


async def test_two_people_may_use_the_same_command_id(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, _ = await seated(house, ["Ann", "Ben", "Cem"])
        await ann.do("act", id="x", seen=0, action=ann.game["legal"][0]["action"])
        answer = await ben.ask("act", id="x", seen=0, action={"kind": "end_turn"})
        assert not answer["ok"]


async def test_a_command_for_a_past_decision_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        action = socket.game["legal"][0]["action"]
        await socket.do("act", seen=0, seat=0, action=action)
        stale = await socket.ask("act", seen=0, seat=0, action=socket.game["legal"][0]["action"])
        assert (stale["key"], stale["details"]) == ("command.stale", {"version": 1})
        early = await socket.ask("act", seen=9, seat=0, action=action)
        assert early["key"] == "command.stale"


async def test_answers_of_others_to_the_same_question_do_not_make_mine_stale(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        sockets = await seated(house, ["Ann", "Ben", "Cem"])
        ann, ben, cem = sockets
        while ann.game["deciding"] != [0] or not ann.game["forms"]:
            await play_together(sockets, until=ann.version + 1)
        card = next(name for name, n in zip(ann.sheet["cards"], ann.game["view"]["hand"][0], strict=True) if n)
        other = next(name for name in ann.sheet["cards"] if name != card)
        await ann.do("act", seen=ann.version, action={"kind": "offer_trade", "give": {card: 1}, "take": {other: 1}})
        seen = ann.version
        for socket in (ben, cem):
            answer = await socket.ask("act", seen=seen, action={"kind": "decline_trade"})
            assert answer["ok"], answer


async def test_a_refusal_names_its_rule(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        corner = socket.game["legal"][0]["action"]["corner"]
        await socket.do("act", seen=0, seat=0, action={"kind": "place_settlement", "corner": corner})
        refused = await socket.ask("act", seen=1, seat=0, action={"kind": "roll"})
        assert refused["ok"] is False and refused["key"] == "action.not_now" and refused["rule"] == "BASE-22"
        for malformed in ({}, {"kind": 3}, {"kind": "fly"}, {"kind": "place_road", "edge": "nowhere"}):
            answer = await socket.ask("act", seen=1, seat=0, action=malformed)
            assert answer["key"] == "action.malformed"


async def test_why_not_explains_buttons_and_places(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        await play_all(socket, until=12)
        while socket.game["view"]["phase"] != "action":
            await play_all(socket, until=socket.version + 1)
        seat = socket.game["deciding"][0]
        await socket.do("look", seat=seat)
        taken = next(c for c, held in enumerate(socket.game["view"]["held"]) if held)
        asked: list[Json] = [{"kind": "end_turn"}, {"kind": "roll"}, {"kind": "x"}]
        asked.append({"kind": "build_settlement", "corner": taken})
        reasons = (await socket.ask("why", seat=seat, actions=asked))["reasons"]
        assert reasons[0] is None
        assert reasons[1]["rule"] and reasons[1]["key"]
        assert reasons[2]["key"] == "action.malformed"
        assert reasons[3]["key"] == "settlement.occupied"


async def test_undo_takes_back_one_action_after_the_other(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        before = socket.game
        assert before["may_undo"] is False
        await socket.do("act", seen=0, seat=0, action=before["legal"][5]["action"])
        assert socket.game["may_undo"] is True
        assert len(socket.events) > len(before["events"])
        await socket.do("undo", seen=1, seat=0)
        assert socket.game["undone"] and socket.version == 2
        assert socket.game["view"] == before["view"]
        assert socket.game["legal"] == before["legal"]
        assert socket.events == before["events"]
        nothing = await socket.ask("undo", seen=2, seat=0)
        assert nothing["key"] == "undo.nothing"
        await socket.do("act", seen=2, seat=0, action=before["legal"][6]["action"])


async def test_undo_never_goes_over_another_seat_or_a_roll(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        await play_all(socket, until=3)  # seat 0 placed both, seat 1 its settlement
        assert (await socket.ask("undo", seen=3, seat=0))["key"] == "undo.other_moved"
        while socket.game["view"]["phase"] != "before_roll":
            await play_all(socket, until=socket.version + 1)
        await play_all(socket, until=socket.version + 1)
        answer = await socket.ask("undo", seen=socket.version, seat=socket.game["by"])
        assert answer["key"] == "undo.revealed"


async def test_a_table_without_undo_has_none(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house, undo=False)
        await socket.do("act", seen=0, seat=0, action=socket.game["legal"][0]["action"])
        assert socket.game["may_undo"] is False
        assert (await socket.ask("undo", seen=1, seat=0))["key"] == "undo.off"


async def test_only_the_host_arranges_the_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        table = await ann.open(options={"seats": 3}, sit=0)
        host, guest = await ann.come(table["table"]), await ben.come(table["table"])
        for command, fields in (
            ("start", {}),
            ("add_bot", {"seat": 1, "bot": "random"}),
            ("kick", {"seat": 0}),
            ("options", {"options": {}}),
            ("close", {}),
        ):
            assert (await guest.ask(command, **fields))["key"] == "table.not_host"
        assert (await host.ask("start"))["key"] == "table.open_seats"
        assert (await host.ask("add_bot", seat=1, bot="nobody"))["key"] == "bot.unknown"
        await host.do("add_bot", seat=1, bot="kind:slips=30")  # its old name
        assert host.table["seats"][1]["bot"] == "gentle:mistakes_per_hundred=30"
        await host.do("add_bot", seat=1, bot="random")
        assert (await guest.ask("sit", seat=1))["key"] == "table.seat_taken"
        assert (await guest.ask("sit", seat=7))["key"] == "table.seat_unknown"
        await guest.do("sit", seat=2)
        assert (await host.ask("options", options={"seats": 4, "options": {"hand_limit": 1}}))["details"] == {
            "option": "hand_limit",
            "least": 2,
            "most": 99,
        }
        await host.do("options", options={"seats": 4, "options": {"hand_limit": 9}})
        assert len(host.table["seats"]) == 4
        await host.do("kick", seat=2)
        assert host.table["seats"][2]["kind"] == "open"
        await host.do("remove_bot", seat=1)
        await host.do("start", bot="random")
        assert [seat["kind"] for seat in host.table["seats"]] == ["person", "bot", "bot", "bot"]
        assert (await host.ask("options", options={}))["key"] == "table.already_started"


async def test_each_seat_adds_to_the_dice_once_and_before_the_start(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        socket = await ann.come((await ann.open(options={"seats": 3}, sit=1))["table"])
        assert socket.table["fair"]["secret"] is None
        assert len(socket.table["fair"]["commitment"]) == 64
        for wrong in ("xyz", SHARE):  # a commitment has 64 digits
            assert (await socket.ask("commit_share", value=wrong))["type"] == "error"
        await socket.do("commit_share", value=COMMITMENT)
        assert [seat["share"] for seat in socket.table["seats"]] == ["none", "committed", "none"]
        assert (await socket.ask("commit_share", value=COMMITMENT))["key"] == "fair.already"
        assert (await socket.ask("reveal_share", value=SHARE))["key"] == "fair.not_sealed"
        await socket.do("start", bot="random")
        assert socket.table["state"] == "waiting"
        assert socket.table["fair"]["sealed"]
        assert socket.table["fair"]["commitments"] == ["", COMMITMENT, ""]
        assert (await socket.ask("commit_share", value=COMMITMENT))["key"] == "fair.started"
        for late in ("start", "close"):
            assert (await socket.ask(late))["key"] == "table.starting"
        assert (await socket.ask("stand", seat=1))["key"] == "table.starting"
        assert (await socket.ask("reveal_share", value="00" * 16))["key"] == "fair.other_share"
        await socket.do("reveal_share", value=SHARE)
        assert socket.table["state"] == "playing"
        assert socket.table["fair"]["secret"] is socket.table["fair"]["shares"] is None
        assert (await socket.ask("reveal_share", value=SHARE))["key"] == "fair.started"


async def test_chat_reaches_all_but_those_who_do_not_want_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben, cem = await seated(house, ["Ann", "Ben", "Cem"])
        await cem.do("mute", person=ann.table["you"])
        assert cem.table["muted"] == [ann.table["you"]]
        await ann.do("chat", text="  <b>hi</b>\u202e\n there ")
        await ben.do("chat", text="hello")
        await ann.do("emote", emote="laugh")
        assert (await ann.ask("emote", emote="nonsense"))["key"] == "emote.unknown"
        assert (await ann.ask("chat", text="\u200b "))["key"] == "chat.empty"
        assert (await ben.until("emote"))["emote"] == "laugh"
        lines = [line["text"] for frame in ben.frames if frame["type"] == "chat" for line in frame["lines"]]
        assert lines == ["<b>hi</b> there", "hello"]
        await cem.ask("ping")
        heard = [f["lines"][0]["text"] for f in cem.frames if f["type"] == "chat" and f["lines"]]
        assert heard == ["hello"] and not [f for f in cem.frames if f["type"] == "emote"]
        later = await ben.guest.come(ben.table_id)
        said = next(frame for frame in later.frames if frame["type"] == "chat")
        assert [line["text"] for line in said["lines"]] == ["<b>hi</b> there", "hello"]
        await later.close()


async def test_a_hint_is_a_legal_action_with_a_reason(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, socket = await hot_seat(house)
        hint = await socket.ask("hint", seat=0)
        assert hint["type"] == "hint"
        assert hint["action"] in [move["action"] for move in socket.game["legal"]]
        assert hint["reasons"]
        other = await socket.ask("hint", seat=0, without=[hint["notation"]])
        assert other["type"] == "hint" and other["notation"] != hint["notation"]
        assert set(hint["hand"]) == set(socket.sheet["cards"])
        assert (await socket.ask("hint", seat=1))["key"] == "hint.not_deciding"


async def test_a_frame_that_is_no_command_is_answered_with_where_it_is_wrong(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.guest("Ann")
        socket = await ann.come((await ann.open(options={"seats": 3}, sit=1))["table"])
        for text, path in (
            ("{", "$"),
            ("[" * 5000, "$"),
            ('{"type":"dance","id":"1"}', "$.type"),
            ('{"type":"sit","id":"1","seat":"x"}', "$.seat"),
            ('{"type":"sit","id":"1","seat":1,"more":2}', "$"),
        ):
            await socket.connection.send(text)
            error = await socket.until("error")
            assert (error["key"], error["details"]) == ("frame.malformed", {"path": path}), text
        await socket.connection.send(b"\x00")
        assert (await socket.until("error"))["key"] == "frame.binary"
        await socket.do("stand", seat=1)
