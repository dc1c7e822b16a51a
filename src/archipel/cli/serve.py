"""`archipel serve`: tables in the browser, for this machine or for the local network."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import typer

from archipel.cli.admin import admin_token
from archipel.engine.errors import SetUpError
from archipel.server.http.invitation import EVERYWHERE, network_addresses
from archipel.server.http.page import page_is_built
from archipel.server.main import serve
from archipel.server.settings import PACKAGE
from archipel.server.storage.databases import DRIVERS
from archipel.server.storage.deletion import read_keep
from archipel.texts import Texts


@dataclass(frozen=True, slots=True)
class Storage:
    """Where things are kept, how long and how safely, as it was typed."""

    database: str | None = None
    keep: str = ""
    backups: str = ""
    sqlite_sync: str = "full"
    ratings: bool = True


@dataclass(frozen=True, slots=True)
class Network:
    """Where the server listens, who may call it, and which other servers it works with."""

    host: str
    port: int
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] | None = None  # None: those of the settings
    redis: str = ""
    lease: float = 5.0
    open_metrics: bool = False
    limits: float = 1.0  # a factor on all of them


@dataclass(frozen=True, slots=True)
class NoticeOptions:
    """How people are told of their turn; nothing is sent that is not set up."""

    smtp: str = ""
    mail_from: str = ""
    push_key: str = ""
    push_contact: str = ""
    webhooks: str = "none"

    def __post_init__(self) -> None:
        if self.webhooks not in ("none", "public", "private"):
            raise SetUpError(f"webhooks are none, public or private, not {self.webhooks!r}")


def open_table(
    texts: Texts,
    network: Network,
    storage: Storage,
    show: bool,
    log: bool,
    page: Path | None = None,
    scenarios: Path | None = None,
    notices: NoticeOptions | None = None,
) -> None:
    """Serve until interrupted from the keyboard."""
    host = network.host
    page = page or PACKAGE / "page"
    check_address(host, network.port)
    more: dict[str, Any] = {} if network.proxies is None else {"proxies": network.proxies}
    if notices is not None:
        more |= asdict(notices)
    if storage.database is not None:
        check_database(storage.database)
    keep = read_keep(storage.keep)

    def ready(address: str) -> None:
        typer.echo(texts.say("serve-ready", address=address))
        if host in EVERYWHERE:
            for other in network_addresses():
                typer.echo(texts.say("serve-network", address=address.replace("localhost", other)))
        if not page_is_built(page):
            typer.echo(texts.say("serve-no-page"), err=True)
        typer.echo(texts.say("serve-stop"))
        sys.stdout.flush()
        if show and has_a_screen():
            # In a thread, as a browser takes a while to start.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if not log:
        logging.disable(logging.INFO)  # warnings and errors are still written
    try:
        serve(
            host,
            network.port,
            storage.database,
            origins=network.origins,
            page=page,
            ready=ready,
            redis_url=network.redis,
            lease=network.lease,
            open_metrics=network.open_metrics,
            limit_factor=network.limits,
            admin_token=admin_token,
            scenarios=scenarios,
            keep=keep,
            backups=storage.backups,
            sqlite_sync=storage.sqlite_sync,
            ratings=storage.ratings,
            **more,
        )
    except KeyboardInterrupt:
        typer.echo(f"\n{texts.say('game-bye')}")
    finally:
        logging.disable(logging.NOTSET)


def check_database(database: str) -> None:
    if database.partition("://")[0] not in DRIVERS:
        raise SetUpError(f"{database!r} is not a database: sqlite:///FILE or postgresql://USER@HOST/NAME")


def check_address(host: str, port: int) -> None:
    """Refuse an address that is taken or not ours before the database is opened."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(family, kind) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as wrong:
        raise SetUpError(f"{host} port {port} is not available: {wrong.strerror}; --port chooses another") from None


def has_a_screen() -> bool:
    """Whether there is a screen; without one Python might start a browser in the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
