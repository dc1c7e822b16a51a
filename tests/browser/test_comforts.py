"""What makes a table pleasant: talk, undo or a question before building, hints, a guide, a clock, coming in late."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.scenes import Company, in_action, kinds_of

# Seconds, so that nobody waits long.
GUIDED: Final = "localStorage.setItem('archipel', JSON.stringify({ guided: true, motion: 'less', sounds: false }))"
SHORT: Final = "from archipel.server.table import clock\nclock.SPEEDS['blitz'] = (2, 2)"


def pieces_of(player: Player) -> int:
    return player.page.locator(".board .pieces .set-down").count()


# ---- talk


def say(player: Player, text: str) -> None:
    player.page.get_by_role("tab", name="Chat").click()
    player.page.get_by_label("Say something").fill(text)
    player.page.get_by_label("Say something").press("Enter")


def test_chat_emotes_and_mute(house: House, come: Come) -> None:
    with Company(house) as company:
        ann, ben = come(house, company.ann), come(house, company.ben)
        for player in (ann, ben):
            player.sit_at(company.table)
        say(ben, "<b>Hello</b> & welcome")
        # It arrives as it was written, and is counted until it was read.
        ann.page.locator(".top .count", has_text="1").wait_for()
        ann.page.get_by_role("tab", name="Chat").click()
        line = ann.page.locator(".chatline", has_text="<b>Hello</b> & welcome")
        line.wait_for()
        assert "Ben" in line.inner_text()
        ann.page.locator(".top .count").wait_for(state="detached")

        ben.page.locator(".emotes button", has_text="Well played!").click()
        ann.page.locator("[data-seat-card='1'] .emote", has_text="Well played!").wait_for()

        line.get_by_role("button", name="mute").click()
        ann.page.get_by_text("Ben is muted.").wait_for()
        say(ben, "can you hear me?")
        ben.page.locator(".chatline", has_text="can you hear me?").wait_for()
        say(ann, "nobody there?")  # comes after Ben's line, had that been sent to her
        ben.page.locator(".chatline", has_text="nobody there?").wait_for()
        ann.page.locator(".chatline", has_text="nobody there?").wait_for()
        assert ann.page.locator(".chatline", has_text="can you hear me?").count() == 0
        ann.page.get_by_role("button", name="unmute").click()
        say(ben, "and now?")
        ann.page.locator(".chatline", has_text="and now?").wait_for()


# ---- undo, or a question first


def test_undo_takes_a_settlement_back_until_something_was_revealed(house: House, come: Come) -> None:
    with Company(house) as company:
        me = come(house, company.ann)
        me.sit_at(company.table)
        before = me.game
        assert me.place()
        assert pieces_of(me) == 1
        version = me.version
        me.page.locator(".toast").get_by_role("button", name="Undo").click()
        me.moved(version)
        assert pieces_of(me) == 0
        assert {name: me.game[name] for name in ("view", "legal")} == {name: before[name] for name in ("view", "legal")}
        assert me.place()
        version = me.version
        me.page.keyboard.press("u")
        me.moved(version)
        assert pieces_of(me) == 0

        company.catch_up(me.version)
        company.play(in_action)
        me.wait(f"lab.game.version >= {company.mine.version}")
        undo = me.page.locator(".top").get_by_role("button", name="Undo")
        assert undo.get_attribute("aria-disabled") == "true", "the dice have been rolled"
        version = me.version
        undo.click(force=True)
        me.page.locator(".toast.bad").wait_for()
        assert me.version == version


def test_without_undo_a_place_asks_before_it_is_built_on(house: House, come: Come) -> None:
    with Company(house, undo=False) as company:
        me = come(house, company.ann)
        me.sit_at(company.table)
        me.page.locator(".mark").first.wait_for()
        version = me.version

        def tap(number: int) -> str:
            box = me.page.locator(".mark").nth(number).bounding_box()
            assert box is not None
            me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            return me.page.locator(".mark").nth(number).get_attribute("data-place") or ""

        tap(5)
        me.page.get_by_role("button", name="Build here").wait_for()
        me.page.keyboard.press("Escape")
        me.page.locator(".confirm").wait_for(state="detached")
        tap(5)
        place = tap(20)  # another place instead
        me.page.locator(".confirm").wait_for()
        assert me.version == version and pieces_of(me) == 0
        near, asked = me.page.locator(f".mark[data-place={place}]").bounding_box(), me.page.locator(".confirm")
        where = asked.bounding_box()
        assert near is not None and where is not None
        assert abs(where["y"] - near["y"]) < 120 and abs(where["x"] + where["width"] / 2 - near["x"]) < 200
        me.page.keyboard.press("Enter")  # the button has the focus
        me.moved(version)
        assert pieces_of(me) == 1
        assert me.events[-1]["kind"] == "built"
        assert place == f"corner-{me.events[-1]['at']}"
        assert me.page.locator(".confirm").count() == 0


# ---- help


def test_a_hint_names_its_reason_and_can_be_followed(house: House, come: Come) -> None:
    with Company(house) as company:
        me = come(house, company.ann)
        me.sit_at(company.table)
        hint = me.page.locator(".top").get_by_role("button", name="Hint")
        box = me.page.locator(".hintbox")
        hint.click()
        box.get_by_role("button", name="Do it").wait_for()
        reason = box.inner_text().split("Why:")[1].strip().splitlines()[0]
        assert len(reason) > 8 and "_" not in reason and "hint-" not in reason
        me.page.locator(".board-svg .here").wait_for()  # the place is ringed on the board
        version = me.version
        box.get_by_role("button", name="Do it").click()
        me.moved(version)
        assert box.count() == 0
        assert pieces_of(me) == 1

        # Where nothing gets better at once, that is said.
        company.catch_up(me.version)
        company.play(lambda socket: kinds_of(socket) == {"roll"})
        me.wait(f"lab.game.version >= {company.mine.version}")
        hint.click()
        box.get_by_role("button", name="Do it").wait_for()
        assert "There is no other legal move." in box.inner_text()


def test_a_guided_first_game_explains_each_decision(house: House, come: Come) -> None:
    me = come(house)
    me.page.add_init_script(GUIDED)
    me.go("/")
    me.page.locator(".scb .go").first.click()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    told: dict[str, str] = {}
    while len(told) < 4:
        me.wait("lab.game.deciding.includes(0)")
        me.page.locator(".hintbox").first.wait_for()
        told[me.game["view"]["phase"]] = me.page.locator(".hintbox").first.inner_text()
        me.step(frozenset({"build_city", "build_settlement", "buy_card", "build_road"}))
    assert "What now?" in told["place_settlement"]
    assert "corner" in told["place_settlement"]
    assert "towards" in told["place_road"]
    assert "Roll the dice" in told["before_roll"]
    assert len(set(told.values())) == len(told)


# ---- a clock


@pytest.fixture
def hurried_house(tmp_path: Path, page_files: Path) -> Iterator[House]:
    opened = House(tmp_path, page_files, SHORT)
    # Bots that take a moment: at full speed they flood the page, and end the game before anybody can come back.
    opened.script = opened.script.replace("pace=0.0", "pace=0.3")
    opened.open()
    yield opened
    opened.kill()


def test_the_clock_runs_out_and_a_bot_decides(hurried_house: House, come: Come) -> None:
    """Three decisions missed: the bot keeps the seat, until its person comes back."""
    house = hurried_house
    guest = house.guest("Ann")
    options = {"start": 0, "layout": "beginner"}
    table = guest.open(seats=3, bots=2, clock="blitz", pace="human", options=options)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = come(house, guest)
    me.sit_at(table)
    clock = me.page.locator(".banner .clock")
    clock.wait_for()
    assert re.fullmatch(r"Time left: 0:0[0-2]", clock.get_attribute("aria-label") or "")
    me.wait("lab.frames.some((text) => text.includes('clock_expired'))")
    me.wait("lab.game.version > 0")
    assert "ran out of time" in me.page.locator(".log").inner_text()
    assert any(event["kind"] == "built" and event["seat"] == 0 for event in me.events), "the bot has decided for me"
    me.wait("lab.table.seats[0].absent")
    assert "away, a bot is playing" in me.page.locator("[data-seat-card='0']").inner_text()
    me.page.get_by_role("button", name="I’m back").click()
    me.wait("!lab.table.seats[0].absent")
    me.page.locator(".strip").wait_for(state="detached")


# ---- coming in late


def test_somebody_who_looks_on_takes_over_a_seat(house: House, come: Come) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=3, bots=2, options={"start": 0, "layout": "beginner", "target": 25})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
        socket.play(turns=2)
    host, late = come(house, guest), come(house)
    host.sit_at(table)
    late.sit_at(table)
    assert late.page.locator(".onlooker .btn").count() == 0, "bots' seats are not free by themselves"
    host.page.keyboard.press("?")
    name = host.page.locator("[data-seat-card='1'] .name b").inner_text()
    host.page.get_by_role("button", name=f"Offer {name}’s seat to another player").click()
    late.page.locator(".onlooker").get_by_role("button", name=f"Take over from {name}").click()
    late.wait("lab.game.seat === 1")
    late.page.locator(".hand").wait_for()
    assert late.page.locator(".onlooker").count() == 0
    host.wait("lab.table.seats[1].kind === 'person'")
    host.tap(".act.end")
    late.wait("lab.game.deciding.includes(1)")
    late.tap(".act.roll")
    host.wait(f"lab.game.version >= {late.version}")
    assert [event["seat"] for event in host.events if event["kind"] == "rolled"][-1] == 1
