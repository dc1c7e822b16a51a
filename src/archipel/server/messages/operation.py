"""What the server says of itself, and what its operator reads."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ServerVersion(Struct):
    """What a page compares itself with: a newer one may have been installed since it was loaded."""

    version: str  # of the package
    protocol: int
    page: str  # names the build of the page that is served now; "" if there is none


class Health(Struct):
    status: Literal["ok", "failing", "stopping"]
    tables: int
    sockets: int
    database: bool  # it can be written
    redis: bool | None = None  # it answers; null: there is only one process, which needs none
    disk: bool | None = None  # it has room left; null: the database is not a file here


class KeepDays(Struct, frozen=True):
    """How many days things are kept; 0: for ever. Accounts are kept until they are deleted."""

    guests: int = 400  # since they last came, as long as a browser keeps a cookie
    logins: int = 400  # on a device that is not used
    waiting: int = 30  # tables whose game has not begun, since the last change
    playing: int = 400  # tables whose game has not ended
    finished: int = 400  # tables whose game is over or closed, with their records
    imports: int = 400  # records that were imported


class PersonInfo(Struct):
    """A person, for the operator of the server."""

    person: str
    name: str
    account: str  # login, "" for guests
    created: float
    seen: float  # to a day


class Pruned(Struct):
    """How many were deleted because nobody had used them for as long as they are kept."""

    guests: int
    logins: int
    tables: int
    imports: int
