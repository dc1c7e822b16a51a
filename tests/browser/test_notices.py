"""Notices in a browser: the page asks for them, the worker shows them, and a tap opens the table or ends them.

A push service cannot be reached from here, and a browser without windows has no notices of its own. So the page is
given a subscription whose address is a server of this test and whose keys are known to it. What our server sends there
is decrypted as a browser does it (RFC 8291) and handed to the real worker by the protocol of the developer tools.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Worker, expect

from archipel.texts import Texts
from tests.browser.conftest import Come
from tests.browser.house import PATIENCE, Guest, House, Json, preference
from tests.browser.player import Player
from tests.browser.test_days import CALENDAR, a_table, turn_clock, waits_for
from tests.server import test_notices as keys

HOUR: Final = 3600.0
SETTINGS: Final = """
import os
os.environ["ARCHIPEL_PUSH_KEY"] = {key!r}
os.environ["ARCHIPEL_PUSH_CONTACT"] = "mailto:host@example.org"
os.environ["ARCHIPEL_WEBHOOKS"] = "private"
"""
# The person agrees, and the push service gives an address.
SUBSCRIBES: Final = """({ endpoint, p256dh, auth }) => {
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new TypeError('options')
    return { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
  }
}"""
# What the worker shows and opens; a browser with notices shows it too.
WATCHES: Final = """() => {
  const { showNotification } = registration
  self.shown = []
  self.opened = []
  registration.showNotification = async (title, options) => {
    shown.push({ title, ...options })
    if (Notification.permission === 'granted') await showNotification.call(registration, title, options)
  }
  clients.openWindow = async (link) => { opened.push(link) }
}"""
TAP: Final = """async (action) => {
  const waiting = []
  const notification = { ...shown.at(-1), closed: false, close() { this.closed = true } }
  dispatchEvent(Object.assign(new Event('notificationclick'), {
    action, notification, waitUntil: (promise) => waiting.push(promise),
  }))
  await Promise.all(waiting)
  return notification.closed
}"""


class PushService:
    """Takes what the server sends to a browser."""

    def __init__(self) -> None:
        self.bodies: Queue[bytes] = Queue()
        bodies = self.bodies

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                assert self.headers["Authorization"].startswith("vapid t=")
                assert self.headers["Content-Encoding"] == "aes128gcm"
                bodies.put(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing is printed."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.browser = keys.Browser(f"http://127.0.0.1:{self.server.server_port}/push")
        Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self) -> Json:
        """The next message, as the browser reads it."""
        found: Json = self.browser.read(self.bodies.get(timeout=PATIENCE))
        return found


@pytest.fixture
def service() -> Iterator[PushService]:
    opened = PushService()
    yield opened
    opened.server.shutdown()
    opened.server.server_close()


@pytest.fixture
def telling_house(tmp_path: Path, page_files: Path) -> Iterator[House]:
    """A server that sends push messages, and whose clock can be turned forward."""
    later = tmp_path / "later"
    later.write_text("0")
    prelude = SETTINGS.format(key=keys.a_push_key(tmp_path)) + CALENDAR.format(file=str(later))
    opened = House(tmp_path, page_files, prelude)
    opened.script = opened.script.replace("pace=0.0", "pace=0.0, now=now")
    with opened:
        yield opened


def the_worker(player: Player) -> Worker:
    """The service worker of the page, watched."""
    player.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    worker = player.context.service_workers[0]
    worker.evaluate(WATCHES)
    return worker


def deliver(player: Player, message: Json) -> None:
    """As the push service would."""
    tools = player.context.new_cdp_session(player.page)
    found: list[Any] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        player.page.evaluate("() => 0")
    name = {"origin": player.url, "registrationId": found[0]["registrationId"]}
    tools.send("ServiceWorker.deliverPushMessage", {**name, "data": json.dumps(message)})


def kept(guest: Guest, times: Json) -> None:
    """Until the server has these times of notices."""
    for _ in range(600):
        found = guest.get("/api/me/notices")["times"]
        if found == times:
            return
    raise AssertionError(f"the server has {found}")


def places(guest: Guest, table: Json) -> None:
    """A settlement and its road, without a page."""
    with guest.socket(table["table"]) as socket:
        for _ in range(2):
            while not socket.game["legal"]:
                socket.next()
            version = socket.version
            assert socket.act(max(socket.game["legal"], key=preference)["action"], socket.game["seat"])["ok"]
            socket.wait_for(version + 1)


@pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("en", (1280, 800), id="english"), pytest.param("fr", (360, 740), id="french-phone")],
)
def test_a_push_message_opens_the_seat_comes_again_and_ends_in_one_tap(
    telling_house: House, service: PushService, come: Come, language: str, size: tuple[int, int]
) -> None:
    house, words = telling_house, Texts(language)
    (ann, ben, _), table = a_table(house)
    locale, (width, height) = {"en": "en-US", "fr": "fr-FR"}[language], size
    player = come(house, ben, width, height, locale=locale, service_workers="allow", timezone_id="Europe/Paris")
    page = player.page
    player.go("/notices")
    worker = the_worker(player)
    target = json.loads(service.browser.target)
    page.evaluate(SUBSCRIBES, target)
    page.get_by_role("button", name=words.say("days-push-go")).click()
    expect(page.get_by_role("status")).to_have_text(words.say("days-added"))
    expect(page.locator("li", has_text=words.say("days-by-push"))).to_contain_text("127.0.0.1")

    # When: once more before the end, and quiet hours, which are kept by hours of this place.
    def hour(end: str) -> Locator:
        return page.get_by_role("combobox", name=words.say(f"days-quiet-{end}"), exact=True)

    page.get_by_role("switch", name=words.say("days-again")).click()
    quiet = page.get_by_role("switch", name=words.say("days-quiet"))
    expect(quiet).to_have_attribute("aria-checked", "false")
    quiet.click()
    hour("until").select_option("7")
    expect(hour("from")).to_have_value("22")
    times = {"again": True, "quiet_from": 22, "quiet_until": 7, "zone": "Europe/Paris"}
    kept(ben, times)
    page.reload()
    expect(hour("until")).to_have_value("7")
    expect(page.get_by_role("switch", name=words.say("days-again"))).to_have_attribute("aria-checked", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    quiet.click()
    expect(quiet).to_have_attribute("aria-checked", "false")
    kept(ben, times | {"quiet_from": 0, "quiet_until": 0})
    worker.evaluate(WATCHES)

    # It is Ben's turn. There is nothing of the game in what he is told.
    with ann.socket(table["table"]) as socket:
        socket.do("start")
    places(ann, table)
    waits_for(ben, 1)
    message = service.next()
    expected = {
        "title": words.say("notice-your-turn", table="Harbour"),
        "body": words.say("page-clock-day"),
        "link": f"/t/{table['table']}",
        "stop": words.say("notice-stop"),
    }
    assert {name: value for name, value in message.items() if name != "off"} == expected
    deliver(player, message)
    shown = worker.evaluate("() => shown.map(({ title, body, tag, actions }) => ({ title, body, tag, actions }))")
    ends = [{"action": "off", "title": expected["stop"]}]
    assert shown == [{"title": expected["title"], "body": expected["body"], "tag": expected["link"], "actions": ends}]
    assert worker.evaluate(TAP, "")
    (link,) = worker.evaluate("() => opened")
    player.go(link)
    player.until_asked()
    assert player.read("lab.game.seat") == 1
    player.go("/notices")

    # Six hours before his time is over he is told again, in the same place; and ends it there.
    turn_clock(house, 18 * HOUR)
    message = service.next()
    assert message["title"] == words.say("notice-time-ends", table="Harbour")
    assert message["body"] == words.say("notice-hours-left", hours=6) and message["link"] == link
    worker.evaluate(WATCHES)
    deliver(player, message)
    assert worker.evaluate("() => shown.map(({ title, tag }) => [title, tag])") == [[message["title"], link]]
    assert worker.evaluate(TAP, "off")
    assert ben.get("/api/me/notices")["channels"] == []
    page.reload()
    expect(page.get_by_role("button", name=words.say("days-push-go"))).to_be_visible()
    expect(page.get_by_role("button", name=words.say("days-stop"), exact=True)).to_have_count(0)
    assert service.bodies.empty()


def test_a_browser_that_refuses_notices_says_so(telling_house: House, come: Come) -> None:
    player = come(telling_house, telling_house.guest("Ann"), service_workers="allow")
    player.go("/notices")
    the_worker(player)
    player.page.evaluate("() => { Notification.requestPermission = async () => 'denied' }")
    player.page.get_by_role("button", name="Tell me in this browser").click()
    expect(player.page.get_by_role("alert")).to_have_text("This browser does not allow notices here.")
