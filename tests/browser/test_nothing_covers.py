"""Nothing lies over what is lit. A game is walked; at every decision and at every size the browser is asked what lies
at the middle of each lit place and of each button of the tray, while guide, hint, toast, mini-map and banner are there.
A panel that asks for an answer may lie over buttons that are off; nothing else may lie over anything.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import TimeoutError as TimedOut

from tests.browser.conftest import SEEDED, Come
from tests.browser.house import House, Json, preference
from tests.browser.player import Player

Size = tuple[int, int]
SIZES: Final[list[Size]] = [(360, 740), (390, 844), (640, 430), (740, 360), (820, 1180), (1280, 800), (1440, 900)]
SAMPLE: Final[list[Size]] = [(360, 740), (1280, 800)]
SAMPLE_DECISIONS: Final = 12
HINT_EVERY: Final = 4  # decisions
# A guide is open at every decision.
GUIDED: Final = "localStorage.setItem('archipel', JSON.stringify({ guided: true, motion: 'less', sounds: false }))"
# Until nothing has moved for three frames: a board of another size is drawn again, then what lies on it finds a place.
# What never comes to rest is looked at after two seconds.
STEADY: Final = """() => new Promise((done) => {
  const where = () => [...document.querySelectorAll('.mark, .toast, .tray button, .advice button, .dock > .panel')]
    .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(' ')
  let before = '', same = 0, frames = 0
  const look = () => {
    const now = where()
    same = now === before ? same + 1 : 0
    before = now
    frames += 1
    if (same < 3 && frames < 120) requestAnimationFrame(look)
    else done(true)
  }
  requestAnimationFrame(look)
})"""
# What is covered, and by what. A board that is larger than the screen shows a part: what lies outside or at its very
# edge is not asked about, as long as a button leads there. The board takes the nearest lit place, so that any hit
# within it will do.
COVERED: Final = """() => {
  const found = []
  const named = (one) => one === null ? 'nothing' : `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`
  const view = document.querySelector('.board-view').getBoundingClientRect()
  const leads = document.querySelector('.zoom .find')?.checkVisibility() ?? false
  const middle = (one) => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  for (const mark of document.querySelectorAll('.mark')) {
    const [x, y] = middle(mark)
    const shown = x > view.left + 1 && x < view.right - 1 && y > view.top + 1 && y < view.bottom - 1
    if (!shown && leads) continue
    const hit = document.elementFromPoint(x, y)
    if (!hit?.closest('.board-svg')) found.push(`${mark.dataset.place} under ${named(hit)}`)
  }
  for (const button of document.querySelectorAll('.tray button, .advice button, .confirm button')) {
    if (!button.checkVisibility()) continue
    const [x, y] = middle(button)
    const hit = document.elementFromPoint(x, y)
    if (hit?.closest('button') === button) continue
    if (button.ariaDisabled === 'true' && hit?.closest('.dock > .panel')) continue
    found.push(`${named(button)} under ${named(hit)}`)
  }
  return found
}"""
ACT: Final = """(index) => {
  const { action, seat } = lab.game.legal[index]
  const seen = lab.game.version
  lab.socket.send(JSON.stringify({ type: 'act', id: `walker-${seen}-${lab.sent.length}`, seen, action, seat }))
}"""
PRESS_MARK: Final = """(index) => document.querySelector(`.mark[data-mark="${index}"]`)
  .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))"""
TOASTS_STAY: Final = """const timer = window.setTimeout
window.setTimeout = (call, time, ...more) => timer(call, time === 6000 ? 600_000 : time, ...more)"""
# As a mouse does, or a finger: then the page asks first where places are close together.
PRESS_PLACE: Final = """([place, pointerType]) => {
  const mark = document.querySelector(`.mark[data-place="${place}"]`)
  for (const kind of ['pointerdown', 'pointerup'])
    mark.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 7, pointerType }))
  mark.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
}"""
PLACES: Final = "[...document.querySelectorAll('.mark')].map((mark) => mark.dataset.place)"
# Buttons of the tray that light places when they are pressed.
LIGHTING: Final = "[...document.querySelectorAll('.actions .act.can[data-action]')].map((one) => one.dataset.action)"


class Walker:
    """Plays one seat and looks at every size before each move."""

    def __init__(self, player: Player, sizes: list[Size]) -> None:
        self.player = player
        self.page = player.page
        self.sizes = sizes
        self.decisions = 0
        self.found: list[str] = []

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.player.wait(f"innerWidth === {width} && innerHeight === {height}")
        self.page.evaluate(STEADY)

    def look(self, what: str) -> None:
        # A toast stays for some seconds only: each decision begins with another size.
        first = self.decisions % len(self.sizes)
        for width, height in self.sizes[first:] + self.sizes[:first]:
            self.resize(width, height)
            where = f"{width}x{height}, decision {self.decisions}, {what}"
            self.found += [f"{where}: {fault}" for fault in self.page.evaluate(COVERED)]

    def look_at_everything(self) -> None:
        """The decision as it is, with a hint, and with the places of every button that lights some."""
        phase = self.player.read("lab.game.view.phase")
        self.look(phase)
        if self.decisions % HINT_EVERY == 0 and self.player.read("document.querySelector('.advice') !== null"):
            self.page.keyboard.press("h")
            self.page.locator(".hintbox .btn.lit").first.wait_for(state="attached")
            self.look(f"{phase} with a hint")
        if self.page.locator(".mark").count() > 0:
            return
        for kind in self.player.read(LIGHTING):
            places = (
                f"lab.game.legal.some(({{ action }}) => action.kind === '{kind}' && Object.keys(action).length === 2)"
            )
            if kind == "buy_card" or not self.player.read(places):
                continue
            button = f"document.querySelector('.actions .act[data-action={kind}]')"
            self.player.read(f"{button}.click()")
            self.player.hold_still()
            if not self.player.read(f"{button}?.classList.contains('on') ?? false"):
                return  # it was done at once
            self.look(f"{phase}, {kind}")
            self.player.read(f"{button}.click()")

    def move(self) -> None:
        """A lit place is pressed on the page, so that its toast is seen; everything else is sent beside it."""
        self.player.wait("lab.unanswered.size === 0")
        if not self.player.is_asked:
            return
        version = self.player.version
        if self.page.locator(".mark").count() > 0:
            places = self.player.read("document.querySelectorAll('.mark').length")
            self.page.evaluate(PRESS_MARK, self.decisions * 7 % places)
            self.player.hold_still()
            if self.player.read(f"lab.game.version > {version} || lab.unanswered.size > 0"):
                self.player.moved(version)
                return
            self.page.keyboard.press("Escape")  # it asks for more
        legal: list[Json] = self.player.read("lab.game.legal")
        best = max(range(len(legal)), key=lambda index: preference(legal[index]))
        self.page.evaluate(ACT, best)
        self.player.moved(version)

    def walk(self, decisions: int | None = None) -> None:
        while (decisions is None or self.decisions < decisions) and self.player.until_asked():
            self.look_at_everything()
            self.move()
            self.decisions += 1


def walk(house: House, come: Come, sizes: list[Size], decisions: int | None = None, **options: Any) -> list[str]:
    guest = house.guest("Ann")
    seats = options.pop("seats", 3)
    table = guest.open(bots=seats - 1, seats=seats, **options)
    me = come(house, guest, *sizes[0])
    me.context.add_init_script(GUIDED)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me.sit_at(table)
    walker = Walker(me, sizes)
    walker.walk(decisions)
    assert walker.decisions > 5
    return walker.found


def test_a_seed_plays_the_same_game_again(tmp_path: Path, page_files: Path) -> None:
    """Board, hands, rolls and what the bots do."""
    events: list[list[Json]] = []
    for time in range(2):
        (tmp_path / str(time)).mkdir()
        with House(tmp_path / str(time), page_files, SEEDED.format(seed=7)) as house:
            guest = house.guest("Ann")
            table = guest.open(bots=2, options={"target": 4})
            with guest.socket(table["table"]) as socket:
                socket.do("start")
                socket.play(turns=9)
                events.append(socket.events)
    assert len(events[0]) > 50
    assert events[0] == events[1]


def test_nothing_covers_the_first_decisions(seeded_house: House, come: Come) -> None:
    assert walk(seeded_house, come, SAMPLE, SAMPLE_DECISIONS, options={"layout": "beginner", "start": 0}) == []


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((740, 360), id="740x360"),
        pytest.param((640, 430), id="640x430", marks=pytest.mark.slow),
        pytest.param((360, 740), id="360x740", marks=pytest.mark.slow),
    ],
)
def test_a_toast_leaves_the_question_about_a_place_free(seeded_house: House, come: Come, size: Size) -> None:
    """A settlement is set down, which brings a toast; then every lit path is tapped, and the page asks: here?"""
    guest = seeded_house.guest("Ann")
    table = guest.open(bots=2, options={"layout": "beginner", "start": 0})
    me = come(seeded_house, guest, *size)
    me.context.add_init_script(TOASTS_STAY)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me.sit_at(table)
    found: list[str] = []
    assert me.until_asked()
    for corner in me.read(PLACES)[::9]:
        me.page.locator(f".mark[data-place={corner}]").wait_for(state="attached")
        before = me.version
        me.page.evaluate(PRESS_PLACE, [corner, "mouse"])
        me.moved(before)
        me.page.locator(".mark[data-place^=edge]").first.wait_for(state="attached")
        for edge in me.read(PLACES):
            me.page.evaluate(PRESS_PLACE, [edge, "touch"])
            me.page.locator(".confirm button").first.wait_for()
            me.page.locator(".toast").wait_for()
            with suppress(TimedOut):  # the toast makes room within a moment
                me.page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=2000)
            found += [f"{corner}, {edge}: {fault}" for fault in me.page.evaluate(COVERED)]
            me.page.keyboard.press("Escape")
            me.page.locator(".confirm").wait_for(state="detached")
        before = me.version
        me.page.keyboard.press("u")
        me.moved(before)
    assert found == []


# The buttons that move the board lie free, a part of the board goes from side to side, and names can be read.
TABLET: Final = """() => {
  const box = (query) => document.querySelector(query).getBoundingClientRect()
  const covered = [...document.querySelectorAll('.zoom button')].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') !== one
  })
  const cut = [...document.querySelectorAll('.seat .name b')].filter((one) => one.scrollWidth > one.clientWidth)
  return [
    ...covered.map((one) => `${one.className} is covered`),
    ...cut.map((one) => `the name ${one.textContent} is cut`),
    ...(box('.board-view').width < box('.board').width ? ['the board is cut at a side'] : []),
  ]
}"""


def asked_on_a_tablet(house: House, come: Come, **options: Any) -> Player:
    """Somebody who is to decide something in a game with bots."""
    guest = house.guest("Ann")
    table = guest.open(options={"start": 0}, **options)
    me = come(house, guest, 820, 1180)
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    me.sit_at(table)
    assert me.until_asked()
    return me


def test_a_tablet_shows_a_part_of_a_large_board_and_all_six_names(seeded_house: House, come: Come) -> None:
    me = asked_on_a_tablet(seeded_house, come, bots=5, seats=6, game="seafarers/wonders")
    for width, height in ((820, 1180), (1024, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.wait(f"innerWidth === {width} && innerHeight === {height}")
        me.page.evaluate(STEADY)
        if not me.read("document.querySelector('.board-view').matches('.partly')"):
            me.page.locator(".zoom .near").click()
            me.page.locator(".board-view.partly").wait_for()
        me.page.evaluate(STEADY)
        assert me.page.evaluate(TABLET) == []


def test_a_long_question_leaves_the_buttons_of_the_board_free_on_a_tablet(seeded_house: House, come: Come) -> None:
    me = asked_on_a_tablet(seeded_house, come, bots=3, seats=4, game="seafarers/new_world")
    me.page.get_by_text("choose a coast for this harbour").wait_for()
    me.page.evaluate(STEADY)
    assert me.page.evaluate(TABLET) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "target"),
    [
        ("base", 4, 6),
        ("base", 6, 5),
        ("seafarers/new_shores", 4, 7),
        ("seafarers/oceania", 4, 6),
        ("seafarers/pirate_islands", 4, 6),
        ("seafarers/wonders", 6, 6),
        ("seafarers/new_world", 4, 6),
        ("cities_knights", 4, 7),
        ("cities_knights", 6, 6),
        ("traders_barbarians/fishermen", 4, 6),
        ("traders_barbarians/rivers", 4, 6),
        ("traders_barbarians/caravans", 4, 6),
        ("traders_barbarians/barbarian_attack", 4, 6),
        ("traders_barbarians/wagons", 4, 6),
        ("junior", 4, 0),
    ],
)
def test_nothing_covers_a_whole_game(seeded_house: House, come: Come, game: str, seats: int, target: int) -> None:
    rules = {"target": target} if target else {}
    assert walk(seeded_house, come, SIZES, game=game, seats=seats, options=rules) == []
