"""What makes a table pleasant: talk, undo or a question before building, hints, a guide, a clock, coming in late."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.scenes import Company, in_action, kinds_of

# Seconds, so that nobody waits long.
GUIDED: Final = "localStorage.setItem('archipel', JSON.stringify({ guided: true, motion: 'less', sounds: false }))"
# The question lies beside the place it is about.
BESIDE: Final = """(place) => {
  const [near, asked] = [`.mark[data-place=${place}]`, '.confirm'].map((one) =>
    document.querySelector(one).getBoundingClientRect())
  return Math.abs(asked.y - near.y) < 120 && Math.abs(asked.x + asked.width / 2 - near.x) < 200
}"""
# What the clock of the banner has shown so far.
CLOCKS: Final = """lab.clocks = new Set()
setInterval(() => {
  const clock = document.querySelector('.banner .clock')
  if (clock) lab.clocks.add(clock.ariaLabel)
}, 20)"""
SHORT: Final = "from archipel.server.table import clock\nclock.SPEEDS['blitz'] = (2, 2)"


def expect_pieces(player: Player, count: int) -> None:
    expect(player.page.locator(".board .pieces .set-down")).to_have_count(count)


# ---- talk


def say(player: Player, text: str) -> None:
    player.page.get_by_role("tab", name="Chat").click()
    player.page.get_by_label("Say something").fill(text)
    player.page.get_by_label("Say something").press("Enter")


def test_chat_emotes_and_mute(seeded_house: House, come: Come) -> None:
    with Company(seeded_house) as company:
        ann, ben = come(seeded_house, company.ann), come(seeded_house, company.ben)
        for player in (ann, ben):
            player.sit_at(company.table)
        say(ben, "<b>Hello</b> & welcome")
        # It arrives as it was written, and is counted until it was read.
        ann.page.locator(".top .count", has_text="1").wait_for()
        ann.page.get_by_role("tab", name="Chat").click()
        line = ann.page.locator(".chatline", has_text="<b>Hello</b> & welcome")
        line.wait_for()
        expect(line).to_contain_text("Ben")
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
        expect(ann.page.locator(".chatline", has_text="can you hear me?")).to_have_count(0)
        ann.page.get_by_role("button", name="unmute").click()
        say(ben, "and now?")
        ann.page.locator(".chatline", has_text="and now?").wait_for()


# ---- undo, or a question first


def test_undo_takes_a_settlement_back_until_something_was_revealed(seeded_house: House, come: Come) -> None:
    with Company(seeded_house) as company:
        me = come(seeded_house, company.ann)
        me.sit_at(company.table)
        before = me.game
        assert me.place()
        expect_pieces(me, 1)
        version = me.version
        me.page.locator(".toast").get_by_role("button", name="Undo").click()
        me.moved(version)
        expect_pieces(me, 0)
        assert {name: me.game[name] for name in ("view", "legal")} == {name: before[name] for name in ("view", "legal")}
        assert me.place()
        version = me.version
        me.page.keyboard.press("u")
        me.moved(version)
        expect_pieces(me, 0)

        company.catch_up(me.version)
        company.play(in_action)
        me.wait(f"lab.game.version >= {company.mine.version}")
        undo = me.page.locator(".top").get_by_role("button", name="Undo")
        expect(undo).to_have_attribute("aria-disabled", "true")  # the dice have been rolled
        version = me.version
        undo.click(force=True)
        me.page.locator(".toast.bad").wait_for()
        assert me.version == version


def test_without_undo_a_place_asks_before_it_is_built_on(seeded_house: House, come: Come) -> None:
    with Company(seeded_house, undo=False) as company:
        me = come(seeded_house, company.ann)
        me.sit_at(company.table)
        me.page.locator(".mark").first.wait_for()
        version = me.version

        def tap(number: int) -> str:
            mark = me.page.locator(".mark").nth(number)
            place = mark.get_attribute("data-place") or ""
            me.press_middle(mark)
            return place

        tap(5)
        me.page.get_by_role("button", name="Build here").wait_for()
        me.page.keyboard.press("Escape")
        me.page.locator(".confirm").wait_for(state="detached")
        tap(5)
        place = tap(20)  # another place instead
        me.page.locator(".confirm").wait_for()
        assert me.version == version
        expect_pieces(me, 0)
        me.wait(f"({BESIDE})('{place}')")
        # The tiles around it lie under the piece, so they are named.
        named = me.page.locator(".confirm small")
        expect(named).to_have_text(me.page.locator(f".mark[data-place={place}]").get_attribute("aria-label") or "")
        assert me.read("document.querySelector('.confirm small').getBoundingClientRect().height") > 10
        expect(me.page.get_by_role("button", name="Build here")).to_be_focused()
        me.page.keyboard.press("Enter")
        me.moved(version)
        expect_pieces(me, 1)
        assert me.events[-1]["kind"] == "built"
        assert place == f"corner-{me.events[-1]['at']}"
        expect(me.page.locator(".confirm")).to_have_count(0)


# ---- help


def test_a_hint_names_its_reason_and_can_be_followed(seeded_house: House, come: Come) -> None:
    with Company(seeded_house) as company:
        me = come(seeded_house, company.ann)
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
        expect(box).to_have_count(0)
        expect_pieces(me, 1)

        # Where nothing gets better at once, that is said.
        company.catch_up(me.version)
        company.play(lambda socket: kinds_of(socket) == {"roll"})
        me.wait(f"lab.game.version >= {company.mine.version}")
        hint.click()
        box.get_by_role("button", name="Do it").wait_for()
        expect(box).to_contain_text("There is no other legal move.")


def test_a_guided_first_game_explains_each_decision(house: House, come: Come) -> None:
    me = come(house)
    me.page.add_init_script(GUIDED)
    me.go("/")
    me.page.locator(".scb .go").first.click()
    me.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")
    told: dict[str, str] = {}
    while len(told) < 4:
        assert me.until_asked()
        guide = me.page.locator(".hintbox").first
        guide.wait_for(state="attached")  # a result card, such as a theft's, lies in its place until it is put away
        told[me.game["view"]["phase"]] = str(guide.text_content())
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
    with opened:
        yield opened


def test_the_clock_runs_out_and_a_bot_decides(hurried_house: House, come: Come) -> None:
    """Three decisions missed: the bot keeps the seat, until its person comes back."""
    house = hurried_house
    guest = house.guest("Ann")
    options = {"start": 0, "layout": "beginner"}
    table = guest.open(seats=3, bots=2, clock="blitz", pace="human", options=options)
    me = come(house, guest)
    me.context.add_init_script(CLOCKS)
    me.go(f"/t/{table['table']}")
    me.page.get_by_role("button", name="Start now").click()  # the clock runs when the page is there, not before
    me.wait("lab.clocks.size > 0")
    me.wait("lab.frames.some((text) => text.includes('clock_expired'))")
    assert any(re.fullmatch(r"Time left: 0:0[0-2]", label) for label in me.read("[...lab.clocks]"))
    expect(me.page.locator(".log")).to_contain_text("ran out of time")
    # The bot decides for me.
    me.wait("lab.events.some((event) => event.kind === 'built' && event.seat === 0)")
    me.wait("lab.table.seats[0].absent")
    expect(me.page.locator("[data-seat-card='0']")).to_contain_text("away, a bot is playing")
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
    late.page.locator(".onlooker").wait_for()
    expect(late.page.locator(".onlooker .btn")).to_have_count(0)  # bots' seats are not free by themselves
    host.page.keyboard.press("?")
    name = host.page.locator("[data-seat-card='1'] .name b").inner_text()
    host.page.get_by_role("button", name=f"Offer {name}’s seat to another player").click()
    late.page.locator(".onlooker").get_by_role("button", name=f"Take over from {name}").click()
    late.wait("lab.game.seat === 1")
    late.page.locator(".hand").wait_for()
    expect(late.page.locator(".onlooker")).to_have_count(0)
    host.wait("lab.table.seats[1].kind === 'person'")
    host.tap(".act.end")
    late.wait("lab.game.deciding.includes(1)")
    late.tap(".act.roll")
    host.wait(f"lab.game.version >= {late.version}")
    assert [event["seat"] for event in host.events if event["kind"] == "rolled"][-1] == 1
