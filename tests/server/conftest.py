"""A real PostgreSQL and a real Redis for the tests, started once, in folders of their own.

Where one is not installed its tests are left out, and the summary says so in plain words.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reason for reason in skipped if "is not installed" in reason):
        terminalreporter.write_line(f"LEFT OUT: {reason.removeprefix('Skipped: ')}", red=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str) -> str | None:
    """A server's program, also where Debian hides it."""
    found = shutil.which(name)
    if found is None:
        hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(hidden[-1]) if hidden else None
    return found


def as_nobody_special(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    if os.getuid() != 0:
        return []
    try:
        user = pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("PostgreSQL is not installed with a user of its own, and the tests run as root")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of an empty PostgreSQL server."""
    initdb, server = program("initdb"), program("postgres")
    if initdb is None or server is None:
        pytest.skip("PostgreSQL is not installed: its tests did not run (apt-get install postgresql)")
    folder = Path(mkdtemp(prefix="archipel-pg-"))
    who = as_nobody_special(folder)
    data = str(folder / "data")
    subprocess.run([*who, initdb, "-D", data, "-U", "archipel", "-A", "trust", "-N"], check=True, capture_output=True)
    port = free_port()
    options = ["-D", data, "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([*who, server, *options], stdout=log, stderr=log)
    try:
        wait_for(port, process)
        yield f"postgresql://archipel@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """The address of an empty Redis server."""
    server = program("redis-server")
    if server is None:
        pytest.skip("Redis is not installed: its tests did not run (apt-get install redis-server)")
    port = free_port()
    process = subprocess.Popen(
        [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(port, process)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        if process.poll() is not None:
            sys.exit(f"the server for the tests ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("the server for the tests does not answer")
