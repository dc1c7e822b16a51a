"""`archipel serve` opens a real table; `archipel verify` checks the dice of a game that was played at one."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import archipel
from archipel.bots.registry import make
from archipel.cli.main import app
from archipel.cli.serve import has_a_screen
from archipel.engine.record import digest_of, read_record
from archipel.server.messages import Fair
from archipel.server.table.fair_dice import commitment_of, record_with, seed_hex, seed_of

PACKAGE = str(Path(next(iter(archipel.__path__))).parent)  # for the processes that the server starts, too
START = "from archipel.cli.main import app; app()"


@pytest.fixture(autouse=True)
def a_plain_english_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "ARCHIPEL_DATABASE", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def refused(*words: str) -> str:
    """The one line of a command that ends badly."""
    done = run(*words)
    assert done.exit_code == 1
    (line,) = done.stderr.strip().split("\n")
    assert line.startswith("archipel: ")
    return line.removeprefix("archipel: ")


# ---- serve


@contextmanager
def table(*words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A running `archipel serve` at a free port: the process, its first line and its address."""
    command = [sys.executable, "-c", START, "serve", "--port", "0", *words]
    process = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": PACKAGE, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    watch = threading.Timer(180, process.kill)  # then the reading below ends
    watch.start()
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, process.communicate()
        yield process, line, line.split()[-1]
    finally:
        watch.cancel()
        process.kill()
        process.communicate()  # closes the pipes


def closed(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Stop it as Ctrl-C does; what else it said, and what went wrong."""
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    assert process.stderr is not None
    said, wrong = process.stdout.read(), process.stderr.read()
    process.wait()
    return said, wrong


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
    return text


def test_serve_opens_a_table_and_closes_it_in_peace(tmp_path: Path) -> None:
    with table() as (process, line, address):
        assert line.startswith("The table is open: http://localhost:")
        assert json.loads(fetched(f"{address}healthz"))
        assert "<title>Archipel" in fetched(address)
        assert (tmp_path / "data" / "archipel" / "archipel.sqlite3").is_file()
        said, wrong = closed(process)
    assert process.returncode == 0, wrong
    assert said.splitlines()[0] == "Ctrl-C stops the server. Games are saved."
    assert said.splitlines()[-1] == "Goodbye."
    assert [line for line in wrong.splitlines() if "not built" not in line] == []  # a fresh tree has no page


def test_serve_writes_where_it_is_told_and_logs_when_asked(tmp_path: Path) -> None:
    mine = tmp_path / "mine.sqlite3"
    kept = ("--keep", "guests=7", "--backups", "none", "--sqlite-sync", "normal")
    with table("--database", f"sqlite:///{mine}", "--log", "--lang", "fr", *kept) as (process, line, address):
        assert line.startswith("La table est ouverte\u00a0: http://localhost:")
        assert json.loads(fetched(f"{address}api/kept"))["guests"] == 7
        assert mine.is_file()
        assert not (tmp_path / "data").exists()
        said, wrong = closed(process)
    assert said.splitlines()[-1] == "Au revoir."
    logged = [json.loads(line) for line in wrong.splitlines() if line.startswith("{")]
    assert "ready" in {entry["message"] for entry in logged}


def test_the_database_may_come_from_the_environment(tmp_path: Path) -> None:
    with table(ARCHIPEL_DATABASE=f"sqlite:///{tmp_path / 'env.sqlite3'}"):
        assert (tmp_path / "env.sqlite3").is_file()


def test_the_whole_network_is_told_where() -> None:
    with table("--host", "0.0.0.0") as (process, line, address):
        said, _ = closed(process)
    assert line.startswith("The table is open: http://localhost:")
    others = [line.split()[-1] for line in said.splitlines() if line.startswith("From other devices on the network: ")]
    assert len(others) <= 1  # none on a machine without a network
    assert all(other.endswith(address.removeprefix("http://localhost")) for other in others)


def test_the_browser_is_opened_when_asked(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{seen}.new" && mv "{seen}.new" "{seen}"\n', "utf-8")
    browser.chmod(0o700)
    for words, opened in ((["--no-open"], False), (["--open"], True)):
        with table(*words, BROWSER=f"{browser} %s") as (process, _, address):
            assert process.stdout is not None
            process.stdout.readline()
            while opened and not seen.exists():
                assert process.poll() is None, "it ended without a browser"
                threading.Event().wait(0.05)
            closed(process)
        assert seen.exists() is opened
    assert seen.read_text("utf-8").strip() == address


def test_without_a_screen_no_browser_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_a_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_a_screen()


def test_a_table_that_cannot_be_opened_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert refused("serve", "--port", port).startswith(f"127.0.0.1 port {port} is not available: ")
    assert refused("serve", "--port", "0", "--database", "games.db").startswith("'games.db' is not a database: ")
    assert refused("serve", "--lang", "tlh").startswith("there are no texts in 'tlh'")
    assert refused("serve", "--port", "0", "--keep", "guests=x").startswith("'guests=x' does not say how many days")
    assert refused("serve", "--port", "0", "--sqlite-sync", "often") == "SQLite syncs full or normal, not 'often'"
    assert not (tmp_path / "data").exists()


# ---- verify

TABLE, SHARES = "T1", ["aa", "", "cc"]
COMMITMENTS = [commitment_of(share) for share in ("aa", "bb", "cc")]  # the second seat kept its share back


@pytest.fixture(scope="module")
def fair_record() -> str:
    """A whole game as a table writes it."""
    secret = "5c" * 32
    seed = seed_of(TABLE, secret, SHARES)
    game = archipel.new_game("base", 3, seed=seed, target=4)
    bots = [make("greedy", seed=seat) for seat in range(3)]
    while not game.over:
        game.apply(bots[game.seat].choose(game.view(game.seat)))
    fair = Fair(commitment_of(secret), COMMITMENTS, secret=secret, shares=SHARES, seed=seed_hex(seed))
    return record_with(game, TABLE, ["Ann", "Bob", "Cy"], ["greedy"] * 3, fair)


def told_otherwise(record: str, **fair: object) -> str:
    """The record, sealed again, with something else about its dice."""
    game = archipel.replay(record)
    header = json.loads(record.splitlines()[0])
    said = {**header["fair"], **fair}
    return record_with(game, TABLE, header["names"], header["bots"], Fair(**said))


def test_fair_dice_are_called_fair_in_both_languages(fair_record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(fair_record, "utf-8")
    told = read_record(fair_record)
    draws = len(told.set_up) + sum(len(drawn) for drawn in told.chance)
    done = run("verify", "game.jsonl")
    assert (done.exit_code, done.stderr) == (0, "")
    good, own_header, withheld = done.stdout.splitlines()
    assert good == f"The dice were fair: the committed secret, the seed and all {draws} draws match."
    assert "--commitment" in own_header
    assert withheld == "Not proved for seats that kept their share back: 2."
    assert run("verify", "game.jsonl", "--lang", "fr").stdout.startswith("Les dés étaient honnêtes\u00a0: ")


@pytest.mark.parametrize(
    ("change", "sentences"),
    [
        ({"commitment": "00" * 32}, ["The secret is not the one committed to before the first roll."]),
        (
            {"shares": ["aa", "", "dd"]},
            [
                "A seat’s share is not the one it committed to.",
                "The game was not played with the seed given by the secret and the seats’ shares.",
                "The seed gives a different board or setup.",
            ],
        ),
    ],
)
def test_dice_that_do_not_fit_are_named(
    fair_record: str, change: dict[str, object], sentences: list[str], tmp_path: Path
) -> None:
    (tmp_path / "game.jsonl").write_text(told_otherwise(fair_record, **change), "utf-8")
    done = run("verify", "game.jsonl")
    assert (done.exit_code, done.stdout.splitlines()) == (1, sentences)


def test_a_commitment_that_was_replaced_is_found_out(fair_record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(fair_record, "utf-8")
    shown = json.loads(fair_record.splitlines()[0])["fair"]["commitment"]
    done = run("verify", "game.jsonl", "--commitment", shown.upper())
    assert (done.exit_code, len(done.stdout.splitlines())) == (0, 2)
    done = run("verify", "game.jsonl", "--commitment", "00" * 32)
    assert (done.exit_code, done.stdout) == (1, "The secret is not the one committed to before the first roll.\n")


def test_an_older_record_is_checked_by_its_own_rules(tmp_path: Path) -> None:
    """Before shares were committed to, they were called entropy."""
    secret, shares = "5c" * 32, ["aa", "bb", "cc"]
    seed = seed_of(TABLE, secret, shares, "archipel-fair-1")
    game = archipel.new_game("base", 3, seed=seed, target=4)
    record = record_with(game, TABLE, [""] * 3, [""] * 3, Fair(commitment_of(secret), secret=secret, shares=shares))
    lines = record.splitlines()[:-1]
    header = json.loads(lines[0])
    header["fair"]["entropy"] = header["fair"].pop("shares")
    del header["fair"]["commitments"]
    lines[0] = json.dumps(header)
    sealed = {"steps": len(lines) - 1, "digest": digest_of(lines, game.digest_bytes())}
    record = "\n".join([*lines, json.dumps(sealed)]) + "\n"
    (tmp_path / "game.jsonl").write_text(record, "utf-8")
    done = run("verify", "game.jsonl")
    assert done.exit_code == 0, done.stdout
    assert "older record" in done.stdout


def test_a_record_without_fair_dice_is_refused_in_one_line(fair_record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(archipel.new_game("base", 3, seed=1).record(), "utf-8")
    assert refused("verify", "game.jsonl") == "game.jsonl: this record has no fair dice"
    (tmp_path / "game.jsonl").write_text(fair_record[:-100], "utf-8")
    assert refused("verify", "game.jsonl").startswith("game.jsonl: line ")
    assert refused("verify", "nothing.jsonl").startswith("nothing.jsonl cannot be read")
