"""A real PostgreSQL and a real Redis for the tests, started once, in folders of their own, and a Redis that may be
stopped and started again.

Where one is not installed its tests are left out, and the summary says so in plain words.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from inspect import iscoroutinefunction, signature
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.ports import free_port
from tests.server.house import run

databases = count()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(reason for reason in skipped if "is not installed" in reason):
        terminalreporter.write_line(f"LEFT OUT: {reason.removeprefix('Skipped: ')}", red=True)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in signature(pyfuncitem.obj).parameters}
    run(lambda: pyfuncitem.obj(**given))
    return True


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
        address = f"postgresql://archipel@127.0.0.1:{port}/postgres"
        asyncio.run(until_ready(address))
        yield address
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)


async def until_ready(address: str) -> None:
    """PostgreSQL takes connections before it lets anybody in."""
    for _ in range(1000):
        try:
            connection = await asyncpg.connect(address)
        except asyncpg.CannotConnectNowError:
            await asyncio.sleep(0.05)
        else:
            await connection.close()
            return
    pytest.fail("PostgreSQL does not become ready")


@pytest.fixture
def postgresql_database(postgresql: str) -> str:
    """The address of a database that nobody else uses."""
    name = f"tables_{next(databases)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgresql)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgresql.rpartition("/")[0] + f"/{name}"


class RedisServer:
    """A Redis on a port of its own that remembers nothing when it is stopped."""

    def __init__(self) -> None:
        found = program("redis-server")
        if found is None:
            pytest.skip("Redis is not installed: its tests did not run (apt-get install redis-server)")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.command = [found, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self.port, self.process)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait()

    def freeze(self) -> None:
        """It still takes connections, and answers nobody."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """The address of a Redis server that all tests share."""
    redis = RedisServer()
    yield redis.url
    redis.stop()


@pytest.fixture
def fragile_redis() -> Iterator[RedisServer]:
    """A Redis server for one test, which may do with it what it likes."""
    redis = RedisServer()
    yield redis
    redis.stop(signal.SIGKILL)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(1000):
        if process.poll() is not None:
            sys.exit(f"the server for the tests ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("the server for the tests does not answer")
