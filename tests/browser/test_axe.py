"""axe finds nothing, of any impact: every page and every state of the table, large and on a phone, each in one theme on
the phone and in the other one large."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal
from zlib import crc32

import pytest

from tests.browser.conftest import ROOT, Come, missing
from tests.browser.house import Guest, House, Json, finished_game
from tests.browser.player import Player
from tests.browser.scenes import Company
from tests.browser.test_phone import ALL_CARDS, in_mid_game

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is wrong, and where.
RUN: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] })
  return found.violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id} (${one.impact}): ${node.target.join(' ')}: ${node.failureSummary.replaceAll('\\n', ' ')}`))
}"""
STILL: Final = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"
THEMES: Final[list[Literal["dark", "light"]]] = ["dark", "light"]
LARGE, PHONE = (1280, 860), (390, 844)
# The phone is the harder one: there is less room, and what has none is behind buttons.
phone_first = pytest.mark.parametrize(
    "size", [pytest.param(LARGE, id="large", marks=pytest.mark.slow), pytest.param(PHONE, id="phone")]
)


class Inspector:
    """Somebody with axe beside the page. What it finds is kept, so that one run tells everything."""

    def __init__(self, player: Player, axe: Path) -> None:
        self.player = player
        self.page = player.page
        self.axe = axe
        self.found: list[str] = []

    def check(self, state: str) -> None:
        """Everything that is on the page now. The name of the state, without what comes before a comma, and the size
        choose the theme."""
        page = self.page
        assert page.viewport_size is not None
        is_large = page.viewport_size["width"] > PHONE[0]
        theme = THEMES[(crc32(state.rpartition(", ")[2].encode()) + is_large) % len(THEMES)]
        page.evaluate("() => document.fonts.ready")
        if not self.player.read("'axe' in window"):
            page.add_script_tag(path=self.axe)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        self.player.wait(f"(document.documentElement.dataset.theme ?? 'light') === '{theme}'")
        page.evaluate(STILL)
        self.found += [f"{state}, {theme}: {fault}" for fault in page.evaluate(RUN)]


Arrive = Callable[[tuple[int, int], Guest | None], Inspector]


@pytest.fixture
def inspect(house: House, come: Come) -> Iterator[Arrive]:
    """The page's own policy would not let axe in, so it is left aside here."""
    if not AXE.is_file():
        missing("axe-core is not installed (python tools/page.py --test)")
    inspectors: list[Inspector] = []

    def arrive(size: tuple[int, int], guest: Guest | None) -> Inspector:
        player = come(house, guest, *size, bypass_csp=True, has_touch=size == PHONE)
        inspectors.append(Inspector(player, AXE))
        return inspectors[-1]

    yield arrive
    assert [fault for one in inspectors for fault in one.found] == []


def at_table(inspect: Arrive, size: tuple[int, int], game: tuple[Guest, Json]) -> Inspector:
    """An inspector in the guest's seat at a table."""
    guest, table = game
    me = inspect(size, guest)
    me.player.sit_at(table)
    return me


@pytest.fixture(scope="module")
def mid_game(house: House) -> tuple[Guest, Json]:
    return in_mid_game(house)


@pytest.fixture(scope="module")
def over(house: House) -> tuple[Guest, Json]:
    return finished_game(house)


@phone_first
def test_start_create_and_account(inspect: Arrive, size: tuple[int, int]) -> None:
    me = inspect(size, None)
    me.player.go("/")
    me.page.locator(".boxb").first.wait_for()
    me.check("start")
    me.page.locator("nav.ways a").nth(1).click()
    me.page.locator("details.more summary").click()
    me.page.locator("details.account > summary").click()
    me.player.watch_console = False  # the browser reports the refusal's status
    me.page.get_by_label("Account name").fill("nobody")
    me.page.get_by_label("Password").fill("not the one")
    me.page.get_by_role("button", name="Log in").click()
    me.page.locator("details.account [role=alert]").wait_for()
    me.check("create and account")


@phone_first
def test_rules_replays_and_fair_dice(inspect: Arrive, over: tuple[Guest, Json], size: tuple[int, int]) -> None:
    guest, table = over
    me = inspect(size, guest)
    me.player.go("/rules#BASE-38")
    me.page.locator(".rtext.target").wait_for()
    me.page.get_by_role("searchbox").fill("longest")
    me.check("rules")
    me.player.go("/replays")
    me.page.locator(".gamerow").first.wait_for()
    me.check("replays")
    me.player.go(f"/fair/{table['table']}")
    me.page.locator(".checks li").first.wait_for()
    me.check("fair dice")


@phone_first
def test_maps_and_their_editor(inspect: Arrive, size: tuple[int, int]) -> None:
    me = inspect(size, None)
    me.player.go("/maps")
    me.page.get_by_role("button", name="Islands in the sea").click()
    me.page.locator(".echeck .tag.ok").wait_for()
    me.check("map editor")
    me.page.get_by_role("switch", name="Ships").click()
    me.page.locator(".echeck .tag.bad").wait_for()
    me.page.locator(".emap").focus()
    me.page.keyboard.press("h")
    me.check("map with a fault")
    me.page.locator(".echeck .eline").first.click()
    me.check("file of a map")
    me.page.keyboard.press("Escape")
    me.page.locator(".epool .icon-btn").first.click()
    me.check("pool")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Undo").click()
    me.page.get_by_role("button", name="Share by link").click()
    me.page.locator(".etest .field").wait_for()
    me.page.locator(".echeck .tag.ok").wait_for()
    me.page.get_by_role("button", name="Play…").click()
    me.check("play a map")
    link = me.page.locator(".etest .field input").input_value()
    me.player.go("/maps")
    me.page.locator(".mapcard").nth(1).wait_for()
    me.check("maps")
    me.player.go(link.removeprefix(me.player.url))
    me.page.get_by_role("button", name="Change", exact=True).wait_for()
    me.check("a map by its link")


@phone_first
def test_waiting_room(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    guest = house.guest("Ann")
    table = guest.open(seats=4, bots=1)
    me = inspect(size, guest)
    me.player.go(f"/t/{table['table']}")
    me.page.locator(".seatlist").wait_for()
    me.page.locator(".invite img").wait_for()
    me.check("waiting")


@phone_first
def test_table(inspect: Arrive, mid_game: tuple[Guest, Json], size: tuple[int, int]) -> None:
    guest, table = mid_game
    me = inspect(size, guest)
    me.player.context.add_init_script(ALL_CARDS)
    me.player.sit_at(table)
    me.check("my turn")
    me.page.keyboard.press("t")
    me.page.locator(".dock .offer").first.wait_for()
    me.check("trade with players")
    me.page.get_by_role("tab", name="Bank").click()
    me.check("trade with the bank")
    me.page.keyboard.press("t")
    me.page.keyboard.press("c")
    me.page.locator(".dock .choices").wait_for()
    me.check("all choices")
    me.page.keyboard.press("c")
    me.page.keyboard.press("p")
    me.page.locator(".blist li button").first.click()
    me.page.locator(".ring").wait_for()
    me.check("the board as a list")
    me.page.keyboard.press("p")
    me.page.keyboard.press("h")
    me.page.locator(".hintbox .btn.lit").wait_for()
    me.check("a hint")
    me.page.keyboard.press("?")
    me.page.locator("dialog").wait_for()
    me.check("a dialog")
    me.page.keyboard.press("Escape")
    me.page.locator("dialog").wait_for(state="detached")


@phone_first
def test_log_chat_and_statistics(inspect: Arrive, mid_game: tuple[Guest, Json], size: tuple[int, int]) -> None:
    me = at_table(inspect, size, mid_game)
    if size == PHONE:
        me.page.keyboard.press("l")
    for tab in ("Log", "Dice", "Chat"):
        me.page.get_by_role("tab", name=tab).click()
        if tab == "Chat":
            me.page.get_by_role("textbox").fill("good morning")
            me.page.get_by_role("textbox").press("Enter")
            me.page.locator(".log li p").first.wait_for()
        me.check(tab)


@phone_first
def test_first_placement(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    guest = house.guest("Ann")
    table = guest.open(bots=2, options={"start": 0})
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me = inspect(size, guest)
    me.player.sit_at(table)
    me.page.locator(".mark").first.wait_for()
    me.check("first placement")


@phone_first
def test_questions(house: House, inspect: Arrive, size: tuple[int, int]) -> None:
    with Company(house, undo=False, options={"hand_limit": 2}) as company:
        me = inspect(size, company.ann)
        me.player.sit_at(company.table)
        me.player.press_middle(me.page.locator(".mark").nth(20))
        me.page.locator(".confirm").wait_for()
        me.check("build here?")
        company.play(lambda socket: socket.game["view"]["phase"] == "discard" and 0 in socket.game["deciding"])
        me.page.locator(".dock .ask .pick").first.wait_for()
        me.check("cards to discard")


@phone_first
def test_result_and_replay(inspect: Arrive, over: tuple[Guest, Json], size: tuple[int, int]) -> None:
    guest, table = over
    me = inspect(size, guest)
    me.player.go(f"/t/{table['table']}")
    me.page.locator(".tag.ok").wait_for()
    me.check("result")
    me.player.go(f"/replay/{table['table']}#40")
    me.page.locator(".replay .slider").wait_for()
    me.check("replay")


def test_onlooker_and_lost_table(inspect: Arrive, mid_game: tuple[Guest, Json]) -> None:
    me = inspect(LARGE, None)
    me.player.sit_at(mid_game[1])
    me.check("an onlooker")
    me.player.watch_console = False
    me.player.go("/t/no-such-table")
    me.page.locator(".lost").wait_for()
    me.check("no such table")
