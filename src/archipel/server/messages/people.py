"""The bodies and answers of the calls about the caller: name, account, devices, holidays and notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from archipel.server.messages.shared import Name
from archipel.server.messages.tables import TableSummary

Password = Annotated[str, Meta(max_length=128)]


class Me(Struct):
    person: str
    name: str
    account: str  # login, "" for guests
    games: list[TableSummary]


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """For a new account `account.login` and `account.password` are refused: see docs/protocol.md."""

    login: Annotated[str, Meta(max_length=64)]
    password: Password


class ChangePassword(Struct, forbid_unknown_fields=True):
    """Other devices are signed out."""

    old: Password
    new: Password


class DeleteMe(Struct, forbid_unknown_fields=True):
    """`password` is that of the account; a guest has none."""

    password: Annotated[str, Meta(max_length=128)] = ""


class Token(Struct):
    """For a program that acts for this person: it is sent as `Authorization: Bearer TOKEN`, and shown only once."""

    token: str


class DeviceCode(Struct):
    """Entered on another device within `seconds`, it makes that device this person."""

    code: str
    seconds: int


class UseDeviceCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=16)]


class Holiday(Struct):
    """From when until when a person's clocks stand still, in seconds since 1970."""

    id: str
    begins: float
    ends: float


class NewHoliday(Struct, forbid_unknown_fields=True):
    begins: Annotated[float, Meta(ge=0, le=1e11)]
    ends: Annotated[float, Meta(ge=0, le=1e11)]


class Holidays(Struct):
    """`days_used` are those of this calendar year."""

    holidays: list[Holiday]
    days_a_year: int
    days_used: int


class NoticeTimes(Struct, forbid_unknown_fields=True):
    """When a person wants notices. `again`: a reminder before the time for a turn is over. Quiet hours are from an hour
    of the day to another, in the time zone of that name; from and until the same: there are none."""

    again: bool
    quiet_from: Annotated[int, Meta(ge=0, le=23)] = 0
    quiet_until: Annotated[int, Meta(ge=0, le=23)] = 0
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"


class NoticeChannel(Struct):
    """One way to reach a person. A mailbox is reached once its owner has confirmed it."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    label: str
    confirmed: bool


class NoticeSettings(Struct):
    """What this server can send, and what a person wants. `push_key` is the public key for browsers; "": no push."""

    push_key: str
    mail: bool
    webhook: bool
    channels: list[NoticeChannel]
    times: NoticeTimes


class NewNotice(Struct, forbid_unknown_fields=True):
    """`address` is a mail address, that of a webhook, or the endpoint of a browser's push subscription; its keys are
    `p256dh` and `auth`."""

    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    language: Literal["en", "fr"]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class NoticeToken(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
