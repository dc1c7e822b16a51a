"""Somebody at a page: what the socket said is read beside the page, what is done is done on the page."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from tests.browser.house import Json

PATIENCE: Final = 30_000  # milliseconds until a test gives up
# Keeps every frame beside the page. `lab.game`, `lab.table` and so on are what the page shows: they change in a task of
# their own, after the page has drawn a frame. `deaf` drops frames before they reach the page, `change` alters them.
# `unanswered` holds the commands that the server has not answered yet; the frames of a move come before its answer.
# `isWhole()`: no part of the page is still being loaded (`Lazy` in web/src counts them).
# `atRest()`: nothing moves by itself. Those who must decide are people who are here, and perhaps a bot that waits for
# their answers. `isSpared()`: the table answers for this seat, which can only decline or pass.
EARS: Final = """
const Real = window.WebSocket
const lab = window.lab = {
  frames: [], sent: [], unanswered: new Set(), events: [], game: null, over: null, sheet: null, table: null,
  deaf: false, change: null, socket: null,
  isWhole: () => !Number(document.documentElement.dataset.loading ?? 0),
  atRest() {
    const { game, table } = lab
    const isHere = (seat) => table.seats[seat].kind === 'person' && !table.seats[seat].absent
    return game !== null && (game.over || (game.deciding.some(isHere) && !lab.isSpared()
      && game.deciding.every((seat) => isHere(seat) || seat === game.view.active)))
  },
  isSpared() {
    const { legal, view } = lab.game
    const kinds = legal.map((move) => move.action.kind)
    return kinds.includes('decline_trade') && !kinds.includes('accept_trade') && lab.table.seats[view.active].bot !== ''
      || kinds.length === 1 && kinds[0] === 'pass_building'
  },
  isAsked() {
    const { game, unanswered } = lab
    return unanswered.size === 0 && lab.atRest() && !game.over && game.deciding.includes(game.seat)
  },
}
const show = (frame) => {
  if (frame.type === 'moves' && frame.version !== lab.game?.version + 1) return  // the page asks for a snapshot
  if (frame.type === 'snapshot' || frame.type === 'moves') {
    lab.game = frame.type === 'snapshot' ? frame : { ...frame, view: { ...lab.game.view, ...frame.changed } }
    lab.events = [...lab.events.slice(0, frame.events_from), ...frame.events]
  } else if (['over', 'sheet', 'table'].includes(frame.type)) lab[frame.type] = frame
  else if (frame.type === 'answer' || frame.type === 'error') lab.unanswered.delete(frame.id)
}
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args)
    lab.socket = this
    this.addEventListener('message', (event) => {
      if (lab.deaf) { event.stopImmediatePropagation(); return }
      const frame = JSON.parse(event.data)
      if (lab.change && event.isTrusted) {
        event.stopImmediatePropagation()
        lab.change(frame)
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
        return
      }
      lab.frames.push(event.data)
      setTimeout(() => show(frame))
    })
  }
  send(text) {
    const { type, id } = JSON.parse(text)
    if (type === 'act' || type === 'undo') lab.unanswered.add(id)
    lab.sent.push(text)
    super.send(text)
  }
}
"""
# The middle of a lit place that nothing lies upon; the one with the best numbers around it.
PLACE: Final = """() => {
  const graph = lab.sheet.graph, view = lab.game.view
  const worth = (bits) => [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    .reduce((sum, number) => sum + ((bits >> number) & 1 ? 6 - Math.abs(7 - number) : 0), 0)
  const of = (mark) => {
    const [kind, at] = mark.dataset.place.split('-')
    if (kind !== 'corner' || !view.numbers) return 0
    const around = graph.tile_corners.flatMap((corners, tile) => corners.includes(Number(at)) ? [tile] : [])
    return around.reduce((sum, tile) => sum + worth(view.numbers[tile]), 0)
  }
  let best = null
  for (const mark of document.querySelectorAll('.mark')) {
    const box = mark.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    if (!document.elementFromPoint(x, y)?.closest('.board-svg')) continue
    if (best === null || of(mark) > best.worth) best = { x, y, worth: of(mark) }
  }
  return best
}"""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
BUILDS: Final = ["build_city", "build_settlement", "buy_card", "build_road"]


class Player:
    """A page in a browser of its own."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.faults: list[str] = []
        self.watch_console = True
        context.set_default_timeout(PATIENCE)
        context.add_init_script(EARS)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and self.watch_console:
            self.faults.append(message.text)

    # ---- what was said

    def read(self, expression: str) -> Any:
        return self.page.evaluate(f"() => {expression}")

    def wait(self, expression: str) -> None:
        """Until something holds in the page, and every part of it has been loaded."""
        self.page.wait_for_function(f"() => ({expression}) && lab.isWhole()", timeout=PATIENCE)

    def be_whole(self) -> None:
        """Until every part of the page has been loaded: what was opened, lit or asked is drawn then."""
        self.wait("true")

    @property
    def game(self) -> Json:
        game: Json = self.read("lab.game")
        return game

    @property
    def version(self) -> int:
        version: int = self.read("lab.game?.version ?? -1")
        return version

    @property
    def events(self) -> list[Json]:
        events: list[Json] = self.read("lab.events")
        return events

    @property
    def hand(self) -> dict[str, int]:
        held = self.read("lab.game.view.hand[lab.game.seat]")
        return dict(zip(self.read("lab.sheet.cards"), held))

    @property
    def kinds(self) -> set[str]:
        return set(self.read("lab.game.legal.map((move) => move.action.kind)"))

    @property
    def is_asked(self) -> bool:
        """It is for this player to decide, and no bot moves meanwhile."""
        asked: bool = self.read("lab.isAsked()")
        return asked

    @property
    def is_over(self) -> bool:
        over: bool = self.read("lab.over !== null")
        return over

    def until_asked(self) -> bool:
        """Wait until this player has to decide; False: the game is over."""
        self.wait("lab.over !== null || lab.isAsked()")
        return not self.is_over

    # ---- what is done

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def sit_at(self, table: Json) -> None:
        """Open a table's page and wait for the game."""
        self.go(f"/t/{table['table']}")
        self.wait("lab.game !== null && document.querySelector('.board-svg .number') !== null")

    def in_waiting_room(self) -> None:
        """Wait for the table's waiting room."""
        self.page.locator(".seatlist").wait_for()
        self.wait("lab.table !== null")

    def shown(self, selector: str) -> Locator | None:
        """The first that a selector finds, if it can be seen once the page is whole."""
        self.be_whole()
        found = self.page.locator(selector).first
        return found if found.is_visible() else None

    def hold_still(self) -> None:
        """Until the page is whole and has been laid out: what is measured now stays where it is."""
        self.be_whole()
        self.page.evaluate(DRAWN)

    def place(self) -> bool:
        """Tap a lit place."""
        self.hold_still()
        point = self.page.evaluate(PLACE)
        if point is None:
            return False
        before = self.version
        self.page.mouse.click(point["x"], point["y"])
        self.moved(before)
        return True

    def press_middle(self, found: Locator) -> None:
        """Press a place where the board takes the pointer, which may be another element than the place's own."""
        self.hold_still()
        box = found.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press_place(self, place: str) -> None:
        """Press a lit place by its name, as `corner-12`, that is taken at once."""
        before = self.version
        self.press_middle(self.page.locator(f".mark[data-place={place}]"))
        self.moved(before)

    def moved(self, version: int) -> None:
        """The server has gone on from this version and answered all that was sent, and the page shows it."""
        self.wait(f"lab.game.version > {version} && lab.unanswered.size === 0")

    def tap(self, selector: str) -> None:
        before = self.version
        self.page.locator(selector).first.click()
        self.moved(before)

    def step(self, skip: frozenset[str] = frozenset()) -> str:
        """Answer the open decision by tapping something that is lit; what was tapped, or "" for nothing to do."""
        if not self.is_asked:
            return ""
        if self.page.locator(".mark").count() > 0 and self.place():
            return "place"
        for selector in (".act.roll", ".offered .no", ".dock .choices .btn.lit"):
            if self.shown(selector) is not None:
                self.tap(selector)
                return selector
        for selector in (".dock .seatpick", ".dock .ask .pick.can"):
            if self.shown(selector) is not None:
                self.page.locator(selector).first.click()
                self.wait("lab.unanswered.size === 0")  # it is done, or more is asked for
                return selector
        if self.shown(".dock .ask .btn.main") is not None:
            self.fill()
            return "form"
        kinds = self.kinds
        for kind in BUILDS:
            if kind in kinds and kind not in skip:
                self.build(kind)
                return kind
        if "end_turn" in kinds:
            self.tap(".act.end")
            return "end_turn"
        return ""

    def build(self, kind: str) -> None:
        """Press the button of a kind and tap a place for it."""
        button = self.page.locator(f".actions .act[data-action={kind}]")
        before = self.version
        button.click()
        if kind == "buy_card":
            self.moved(before)
        else:
            self.page.locator(".mark").first.wait_for()
            assert self.place(), "no lit place can be reached"

    def fill(self) -> None:
        """Fill in the open form from the hand until it may be sent."""
        send = self.page.locator(".dock .ask .btn.main").first
        while send.get_attribute("aria-disabled") == "true":
            self.page.locator(".dock .ask .pick[aria-disabled=false]").first.click()
        before = self.version
        send.click()
        self.moved(before)

    def play_to_the_end(self, others: tuple[Player, ...] = ()) -> list[str]:
        """Everybody here plays until the result is shown to all; what was done."""
        done: list[str] = []
        everybody = (self, *others)
        while not self.is_over:
            together(*everybody)
            did = [what for player in everybody if (what := player.step())]
            assert did or self.is_over, (self.read("lab.game.view.phase"), self.kinds)
            done += did
        for player in everybody:
            player.page.locator(".endhero h1").wait_for()
        return done


def together(*players: Player) -> None:
    """Wait until nothing moves by itself and all pages show the same state."""
    while True:
        latest = max(player.version for player in players)
        for player in players:
            player.wait(f"lab.game.version >= {latest} && lab.atRest() && (!lab.game.over || lab.over !== null)")
        if all(player.version == latest for player in players):
            return
