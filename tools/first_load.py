"""How much compressed JavaScript the first visit to a table loads, file by file, as a browser really asks for it.

    PYTHONPATH=src python -m tools.first_load [GAME]      # base if none is named

Needs Chromium and the packages of the tests, and the page (`make page`).
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, PAGE, find_chromium
from tests.browser.house import House


def scripts_of(browser: Browser, house: House, game: str) -> dict[str, int]:
    """The scripts that a browser loads that comes straight to a running table: names and compressed sizes."""
    guest = house.guest("Alma")
    table = guest.open(seats=4, bots=3, game=game, title="First load")
    with guest.socket(table["table"]) as socket:
        socket.do("start")
    context = browser.new_context(locale="en-US")
    context.add_cookies([{"name": n, "value": v, "url": house.url} for n, v in guest.cookies.items()])
    page = context.new_page()
    paths: list[str] = []
    page.on("request", lambda request: paths.append(urlsplit(request.url).path))
    page.goto(f"{house.url}/t/{table['table']}")
    page.locator(".board-svg").wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return {path: compressed(house.page / path.lstrip("/")) for path in paths if path.endswith(".js")}


def compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def main(game: str) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), PAGE)
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            scripts = scripts_of(browser, house, game)
        finally:
            browser.close()
            house.kill()
    for path, size in sorted(scripts.items(), key=lambda item: -item[1]):
        sys.stdout.write(f"{size:8} {path}\n")
    sys.stdout.write(f"{sum(scripts.values()):8} bytes of compressed JavaScript in {len(scripts)} files\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "base")
