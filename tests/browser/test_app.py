"""The page as an app: installed, without a network, after an update, and with the screen kept on."""

from __future__ import annotations

import json
import struct
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.browser.conftest import PAGE, Come
from tests.browser.house import House
from tests.browser.test_phone import in_mid_game

PNG_SIZE = slice(16, 24)  # of a file: width and height
LOCKS = """
window.locks = 0
Object.defineProperty(navigator, 'wakeLock', { value: { async request() {
  window.locks += 1
  return Object.assign(new EventTarget(), { async release() { window.locks -= 1 } })
} } })
"""
CONTROLLED = """async () => {
  await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
}"""


def test_the_manifests_name_icons_of_their_sizes() -> None:
    for language in ("en", "fr"):
        manifest = json.loads((PAGE / f"{language}.webmanifest").read_text("utf-8"))
        assert manifest["lang"] == language and manifest["display"] == "standalone"
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            width, height = struct.unpack(">II", (PAGE / icon["src"].lstrip("/")).read_bytes()[PNG_SIZE])
            assert icon["sizes"] == f"{width}x{height}"


def test_a_page_that_is_out_of_date_says_so_and_keeps_its_language(house: House, come: Come) -> None:
    guest, table = in_mid_game(house)
    me = come(house, guest)
    me.context.add_init_script(LOCKS)
    me.sit_at(table)
    me.wait("window.locks === 1")  # it is my turn
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("switch", name="Keep the screen on during my turn").click()
    me.wait("window.locks === 0")

    me.watch_console = False
    me.page.route("**/assets/*.fr-*.ftl", lambda route: route.fulfill(status=404))
    language = me.page.get_by_label("Language")
    language.select_option("fr")
    me.page.get_by_text("The texts in Français could not be loaded").wait_for()
    expect(language).to_have_value("en")
    assert me.read("document.documentElement.lang") == "en"
    me.page.keyboard.press("Escape")
    me.page.locator(".news").get_by_role("button", name="Close").click()
    me.page.locator(".news").wait_for(state="detached")

    def newer(route: Route) -> None:
        route.fulfill(json={"version": "9.9.9", "protocol": 3, "page": "another"})

    me.page.route("**/api/version", newer)
    me.read("lab.socket.close()")  # the server was renewed: the page comes back to it
    me.page.get_by_text("There is a newer version of this page").wait_for()
    me.wait("document.documentElement.scrollHeight <= innerHeight")  # the table made room
    with me.page.expect_navigation():
        me.page.get_by_role("button", name="Load it").click()
    me.page.locator(".board-svg").wait_for()


def test_without_a_network_a_page_says_what_still_works(house: House, come: Come) -> None:
    me = come(house, service_workers="allow")
    me.go("/rules")
    me.page.locator("h1").first.wait_for()
    me.page.evaluate(CONTROLLED)
    me.page.reload()  # the rules are read with the worker in place
    me.page.locator(".rtext").first.wait_for()
    me.watch_console = False
    me.context.set_offline(True)
    me.page.goto(f"{house.url}/t/somewhere")
    expect(me.page.locator("h1")).to_have_text(["No connection", "Pas de connexion"])
    me.page.get_by_role("link", name="Rules").click()
    me.page.locator(".rtext").first.wait_for()
    me.page.goto(f"{house.url}/t/somewhere")
    me.context.set_offline(False)
    me.page.get_by_role("link", name="Try again").click()
    me.page.get_by_role("heading", name="Table not found").wait_for()
    assert urlsplit(me.page.url).path == "/t/somewhere"
