"""One browser and one server for all tests of this folder; every test has tables and visitors of its own.

Both live as long as the folder's tests only: Playwright keeps an event loop, and other tests need their own.
Without Chromium the tests are left out, loudly; on the build server (CI=true) they fail instead.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route, expect, sync_playwright

from tests.browser.house import Guest, House, Json
from tests.browser.player import PATIENCE, Player

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "src" / "archipel" / "page"  # not a copy that a compiled tree may have
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Come = Callable[..., Player]
expect.set_options(timeout=PATIENCE)


def seated(house: House, come: Come, opened: tuple[Guest, Json], *size: int, **look: object) -> Player:
    """The guest at a table that was opened, in a browser of this size."""
    guest, table = opened
    me = come(house, guest, *size, **look)
    me.sit_at(table)
    return me


def asking_for(**options: object) -> Callable[[Route], None]:
    """For `page.route`: the table that the page asks for has these options of the game as well."""

    def change(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        body = json.loads(route.request.post_data or "{}")
        body["options"]["options"] = {**body["options"].get("options", {}), **options}
        route.continue_(post_data=json.dumps(body))

    return change


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reason for reason in skipped if "tests of the page" in reason):
        terminalreporter.write_line(f"LEFT OUT: {reason.removeprefix('Skipped: ')}", red=True)


def missing(what: str) -> None:
    message = f"{what}: the tests of the page did not run"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def page_files() -> Path:
    """The built page; it is built first where it is missing."""
    if not (PAGE / "index.html").is_file():
        npm = shutil.which("npm")
        if npm is None:
            missing("The page is not built and there is no npm")
        assert npm is not None
        for call in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            built = subprocess.run([npm, *call], cwd=ROOT / "web", capture_output=True, text=True, check=False)
            assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]
    return PAGE


def find_chromium() -> str | None:
    """Debian's Chromium, never a download. The shell has no windows, and takes half the time of the whole browser."""
    programs = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next((found for program in programs if (found := shutil.which(program))), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        missing("Chromium is not installed (apt-get install chromium-headless-shell)")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, page_files: Path) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), page_files) as opened:
        yield opened


@pytest.fixture
def house_of_its_own(tmp_path: Path, page_files: Path) -> Iterator[House]:
    """A server that a test may kill."""
    with House(tmp_path, page_files) as opened:
        yield opened


# The games of a seeded server: what is dealt and rolled, and what its bots draw, follow from the seed.
SEEDED: Final = """
from random import Random
from archipel.server.bots import driver
from archipel.server.table import fair_dice
class Fixed(Random):
    def getrandbits(self, bits):
        return {seed}
driver.chance = Fixed()
fair_dice.seed_of = lambda *of: {seed}
"""


@pytest.fixture(scope="package")
def seeded(tmp_path_factory: pytest.TempPathFactory, page_files: Path) -> Iterator[tuple[int, House]]:
    """A seed and its server. Every game of the server begins from the seed, whatever was played before. `make test`
    plays the same games every time, as it sets `ARCHIPEL_SEED`; `make test-full` plays new ones."""
    seed = int(os.environ.get("ARCHIPEL_SEED") or secrets.randbits(32))
    with House(tmp_path_factory.mktemp("seeded"), page_files, SEEDED.format(seed=seed)) as opened:
        yield seed, opened


@pytest.fixture
def seeded_house(seeded: tuple[int, House]) -> House:
    """A server whose games can be played again: a failed test shows its seed, and `ARCHIPEL_SEED` sets it."""
    seed, opened = seeded
    print(f"ARCHIPEL_SEED={seed} plays this game again")
    return opened


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Somebody opens a browser of their own. What goes wrong in it fails the test."""
    visitors: list[Player] = []

    def arrive(house: House, guest: Guest | None = None, width: int = 1280, height: int = 860, **more: Any) -> Player:
        still = {"reduced_motion": "reduce", "service_workers": "block"}
        options: dict[str, Any] = {"locale": "en-US"} | still | more
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        if guest is not None:
            context.add_cookies([{"name": n, "value": v, "url": house.url} for n, v in guest.cookies.items()])
        visitor = Player(context, house.url)
        visitors.append(visitor)
        return visitor

    yield arrive
    wrong = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert wrong == []
