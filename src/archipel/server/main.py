"""Starting a server: settings from arguments, the command line or the environment, then uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn

from archipel.engine.errors import SetUpError
from archipel.folders import scenario_folder
from archipel.plugins import load_plugins
from archipel.server import json_logs
from archipel.server.app import Server
from archipel.server.http.page import page_is_built
from archipel.server.limits import FRAME
from archipel.server.settings import Settings, default_database
from archipel.server.socket.protocol import SocketProtocol
from archipel.server.storage.deletion import read_keep
from archipel.server.storage.store import SYNCS

HOST: Final = "127.0.0.1"
PORT: Final = 8765
SHUTDOWN_SECONDS: Final = 5
GARBAGE: Final = 20_000  # new objects after which those that refer to each other in circles are looked for
SETTLING: Final = 10.0  # seconds after the start in which everybody comes back
STOPPED: Final = 130  # the exit status of a program that was interrupted from the keyboard


class Uvicorn(uvicorn.Server):
    """uvicorn that warns the clients before it closes their sockets, and ends quietly after any number of signals."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self.server = server
        self.ready = ready
        self.stopped_by: int | None = None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until a signal comes; raise the signal again when everything is closed."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            super().run(sockets)
        finally:
            gc.enable()
            for sig, handler in before.items():
                signal.signal(sig, handler)
        if self.stopped_by == signal.SIGINT:
            raise KeyboardInterrupt
        if self.stopped_by is not None:
            signal.raise_signal(self.stopped_by)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """`run` catches signals, and longer than uvicorn would: also while the event loop is being closed."""
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.stopped_by is not None and sig == signal.SIGINT:  # a second interrupt: do not wait for sockets
            self.force_exit = True
            logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # do not report what was left undone
        self.should_exit = True
        self.stopped_by = self.stopped_by or sig

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Load everything, then listen. Most of what is read, and what the people need who come back then, stays: to
        look for garbage in it again and again would take longer than making it."""
        gc.disable()
        try:
            await super().startup(sockets)
        finally:
            asyncio.get_running_loop().call_later(SETTLING if self.started else 0.0, look_for_garbage)
        if self.started and self.ready is not None:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.config.host
            self.ready(f"http://{host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.shut_down()
        await asyncio.sleep(0.05)  # for the last frames to be sent
        await super().shutdown(sockets)


def look_for_garbage() -> None:
    """From now on; what is there counts as old, and can still become garbage."""
    gc.freeze()
    gc.unfreeze()
    gc.set_threshold(GARBAGE)
    gc.enable()


def serve(
    host: str = HOST,
    port: int = PORT,
    database_url: str | None = None,
    *,
    origins: tuple[str, ...] = (),
    page: Path | None = None,
    ready: Callable[[str], None] | None = None,
    **more: Any,
) -> None:
    """Serve until stopped; `ready` is called with the address once the page can be opened. `more`: see Settings."""
    json_logs.set_up()
    if page is not None:
        more["page"] = page
    server = Server(Settings(database_url=database_url or default_database(), host=host, origins=origins, **more))
    Uvicorn(config_of(server, host, port), server, ready).run()


def config_of(server: Server, host: str, port: int) -> uvicorn.Config:
    """The configuration of uvicorn for a server."""
    return uvicorn.Config(
        server.app,
        host=host,
        port=port,
        ws=SocketProtocol,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(server.services.settings.proxies),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def _announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main(arguments: list[str] | None = None) -> None:
    """`python -m archipel.server`."""
    load_plugins()
    parser = ArgumentParser(prog="archipel.server", description="Serve tables and the web page.")
    parser.add_argument("--host", default=HOST, help="address to listen on; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, default=PORT, help="0 for any free one")
    parser.add_argument("--database", default=os.environ.get("ARCHIPEL_DATABASE"), help="sqlite:///… or postgresql://…")
    parser.add_argument(
        "--sqlite-sync",
        choices=SYNCS,
        default=Settings().sqlite_sync,
        help="full: what is acknowledged survives a power failure; normal: fewer waits for the disk",
    )
    parser.add_argument(
        "--backups",
        default=Settings().backups,
        help="folder for copies of the database before its schema changes, or none; beside a SQLite file by default",
    )
    parser.add_argument(
        "--keep",
        default=os.environ.get("ARCHIPEL_KEEP", ""),
        help="days that things are kept, 0 for ever: guests=400,logins=400,waiting=30,playing=400,finished=400,"
        "imports=400",
    )
    parser.add_argument("--redis", default=os.environ.get("ARCHIPEL_REDIS", ""), help="redis://… for several processes")
    parser.add_argument("--lease", type=float, default=5.0, help="seconds until a dead process's tables are taken over")
    parser.add_argument("--origin", action="append", default=[], help="another address the page is reached by")
    parser.add_argument(
        "--proxy",
        action="append",
        help="a proxy that is believed about scheme and caller; 127.0.0.1 and ::1 unless given, '' for none",
    )
    parser.add_argument("--page", type=Path, help="folder of the built page")
    parser.add_argument("--scenarios", type=Path, default=scenario_folder(), help="folder of your own scenario files")
    parser.add_argument("--open-metrics", action="store_true", help="show /metrics to other machines too")
    parser.add_argument(
        "--no-ratings", action="store_true", help="keep no results of games: no ratings, profiles or leader board"
    )
    parser.add_argument("--limits", type=float, default=1.0, help="factor on how much one may ask, for load tests")
    chosen = parser.parse_args(arguments)
    try:
        keep = read_keep(chosen.keep)
    except SetUpError as wrong:
        parser.error(str(wrong))
    page = chosen.page or Settings().page
    if not page_is_built(page):
        sys.stderr.write("The web page is not built; the server shows how.\n")
    proxies = Settings().proxies if chosen.proxy is None else tuple(address for address in chosen.proxy if address)
    try:
        serve(
            chosen.host,
            chosen.port,
            chosen.database,
            origins=tuple(chosen.origin),
            page=page,
            ready=_announce,
            proxies=proxies,
            scenarios=chosen.scenarios,
            open_metrics=chosen.open_metrics,
            limit_factor=chosen.limits,
            redis_url=chosen.redis,
            sqlite_sync=chosen.sqlite_sync,
            backups=chosen.backups,
            keep=keep,
            lease=chosen.lease,
            ratings=Settings().ratings and not chosen.no_ratings,
        )
    except KeyboardInterrupt:
        sys.exit(STOPPED)
