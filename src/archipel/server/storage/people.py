"""People: guests, known by a random token in a cookie, and accounts for their games on every device.

A token has 128 random bits; the database holds its hash. Passwords are kept by argon2 and checked off the event loop.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe
from time import time
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from archipel.server.messages import PersonInfo
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.gathered_reads import MOST, GatheredReads
from archipel.server.storage.store import Store

if TYPE_CHECKING:
    from archipel.server.cluster.relays import Relays

GUEST: Final = "Guest"
CODE_SECONDS: Final = 300
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 8
DAY: Final = 86_400.0  # seconds
LOGIN: Final = re.compile(r"[\w.-]{3,32}")  # letters of any language, digits, and . _ -
SHORTEST_PASSWORD: Final = 8
KNOWN: Final = 20_000  # people remembered by their tokens' hashes


@dataclass(frozen=True, slots=True)
class Person:
    """A person. The id is public and gives no access."""

    id: str
    name: str
    login: str = ""


def hash_of(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def login_as_kept(login: str) -> str:
    """The name of an account without regard to capitals; "" for one that cannot be."""
    name = normalize("NFC", login.strip().lower())
    return name if LOGIN.fullmatch(name) else ""


def check_new_password(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise Refused("account.password", status=400, least=SHORTEST_PASSWORD)


def short_code(length: int) -> str:
    """A random code of letters and digits that are not mistaken for each other."""
    return "".join(choice(CODE_LETTERS) for _ in range(length))


class People:
    """All people the server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.known: OrderedDict[bytes, tuple[Person, float]] = OrderedDict()  # and when their token was last used
        self.known_mutes: OrderedDict[str, frozenset[str]] = OrderedDict()  # by person
        self.relays: Relays | None = None
        # The hash of no password, checked when there is no such account: this takes as long as a wrong password.
        self.nobodys_hash = ""
        self._by_token = GatheredReads(self._read_tokens)
        self._mutes = GatheredReads(self._read_mutes)

    # ---- guests

    async def new_guest(self) -> tuple[Person, str]:
        """A guest and the token for their cookie."""
        person = Person(token_hex(8), GUEST)
        async with self.store.writing() as connection:
            await connection.execute(insert(schema.people).values(id=person.id, name=person.name, created=time()))
        return person, await self.new_token(person)

    async def new_token(self, person: Person) -> str:
        token = token_urlsafe(16)
        async with self.store.writing() as connection:
            await connection.execute(
                insert(schema.tokens).values(hash=hash_of(token), person=person.id, created=time())
            )
        return token

    async def by_token(self, token: str) -> Person | None:
        """The person who holds this token."""
        key = hash_of(token)
        found = self.known.get(key) or await self._by_token.get(key)
        if found is None:
            return None
        person, used = found
        now = time()
        if now - used > DAY:
            used = now
            async with self.store.writing() as connection:
                await connection.execute(update(schema.tokens).where(schema.tokens.c.hash == key).values(used=now))
        self.known[key] = (person, used)
        self.known.move_to_end(key)
        self._forget_oldest()
        return person

    async def listed(self, limit: int) -> list[PersonInfo]:
        """People for the operator, the newest first."""
        people, tokens = schema.people.c, schema.tokens.c
        seen = func.max(func.coalesce(tokens.used, tokens.created))
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(people.id, people.name, people.login, people.created, seen)
                .outerjoin(schema.tokens, tokens.person == people.id)
                .group_by(people.id, people.name, people.login, people.created)
                .order_by(people.created.desc(), people.id)
                .limit(limit)
            )
            return [PersonInfo(who, name, login or "", made, last or made) for who, name, login, made, last in found]

    async def has_account(self, person: str) -> bool:
        people = schema.people.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(people.login).where(people.id == person))
            return bool(found.scalar())

    async def name_of(self, person: str) -> tuple[str, float]:
        """The name of a person, and since when they are here."""
        people = schema.people.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(people.name, people.created).where(people.id == person))
            row = found.first()
        if row is None:
            raise Refused("person.unknown", status=404)
        return str(row[0]), float(row[1])

    async def exists(self, person: str) -> bool:
        async with self.store.reading() as connection:
            found = await connection.execute(select(schema.people.c.id).where(schema.people.c.id == person))
            return found.first() is not None

    async def _read_tokens(self, keys: list[bytes]) -> dict[bytes, tuple[Person, float]]:
        return await self._tokens_where(schema.tokens.c.hash.in_(keys))

    async def _tokens_where(self, condition: ColumnElement[bool]) -> dict[bytes, tuple[Person, float]]:
        people, tokens = schema.people.c, schema.tokens.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(tokens.hash, people.id, people.name, people.login, func.coalesce(tokens.used, tokens.created))
                .join(schema.tokens, tokens.person == people.id)
                .where(condition)
            )
            return {row[0]: (Person(row[1], row[2], row[3] or ""), row[4]) for row in found}

    async def remember(self, tables: list[str]) -> None:
        """Read all people of these tables at once: after a restart they will be back in a moment."""
        sittings = schema.sittings.c
        for first in range(0, min(len(tables), KNOWN // 4), MOST):
            here = select(sittings.person).where(sittings.table_id.in_(tables[first : first + MOST]))
            self.known |= await self._tokens_where(schema.tokens.c.person.in_(here))
            async with self.store.reading() as connection:
                people = [str(row[0]) for row in await connection.execute(here.distinct())]
            muted = await self._mutes_where(schema.mutes.c.person.in_(here))
            self.known_mutes |= {person: frozenset(muted.get(person, ())) for person in people}
        self._forget_oldest()

    def _forget_oldest(self) -> None:
        for known in (self.known, self.known_mutes):
            while len(known) > KNOWN:
                known.popitem(last=False)

    async def drop_token(self, token: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == hash_of(token)))
        await self._changed(token=hash_of(token))

    async def rename(self, person: Person, name: str) -> Person:
        async with self.store.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(name=name))
        await self._changed(person.id)
        return Person(person.id, name, person.login)

    async def _changed(self, person: str = "", token: bytes = b"") -> None:
        self.forget(person, token)
        if self.relays is not None:
            await self.relays.forget(person, token)

    def forget(self, person: str, token: bytes) -> None:
        """Drop what is remembered of a person, or of one token."""
        self.known.pop(token, None)
        self.known_mutes.pop(person, None)
        for key in [key for key, (known, _) in self.known.items() if known.id == person]:
            del self.known[key]

    # ---- accounts

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """Turn a guest into an account."""
        if person.login:
            raise Refused("account.already")
        login = login_as_kept(login)
        if not login:
            raise Refused("account.login", status=400)
        check_new_password(password)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            async with self.store.writing() as connection:
                await connection.execute(
                    update(schema.people).where(schema.people.c.id == person.id).values(login=login, password=hashed)
                )
        except IntegrityError:
            raise Refused("account.taken") from None
        await self._changed(person.id)
        return Person(person.id, person.name, login)

    async def log_in(self, login: str, password: str) -> Person:
        """The person of this account; the same refusal, as slowly, for a wrong name and a wrong password."""
        people = schema.people.c
        async with self.store.reading() as connection:
            found = await connection.execute(
                select(people.id, people.name, people.login, people.password).where(
                    people.login == login_as_kept(login)
                )
            )
            row = found.first()
        if not self.nobodys_hash:
            self.nobodys_hash = await asyncio.to_thread(self.hasher.hash, token_hex(16))
        good = await asyncio.to_thread(self._verify, row[3] if row is not None else self.nobodys_hash, password)
        if row is None or not good:
            raise Refused("account.wrong", status=403)
        return Person(row[0], row[1], row[2])

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def change_password(self, person: Person, old: str, new: str) -> None:
        check_new_password(new)
        await self.check_password(person, old)
        hashed = await asyncio.to_thread(self.hasher.hash, new)
        async with self.store.writing() as connection:
            await connection.execute(
                update(schema.people).where(schema.people.c.id == person.id).values(password=hashed)
            )

    async def check_password(self, person: Person, password: str) -> None:
        """Refused unless it is the password of this account."""
        if not person.login:
            raise Refused("account.none")
        if (await self.log_in(person.login, password)).id != person.id:
            raise Refused("account.wrong", status=403)

    async def sign_out(self, person: str, token: str = "") -> None:
        """Sign out all devices of a person, except the one with this token."""
        tokens, devices = schema.tokens.c, schema.devices.c
        async with self.store.writing() as connection:
            await connection.execute(
                delete(schema.tokens).where(tokens.person == person, tokens.hash != hash_of(token))
            )
            await connection.execute(delete(schema.devices).where(devices.person == person))
        await self._changed(person)

    # ---- another device

    async def device_code(self, person: Person) -> str:
        """A code that makes another device this person, once, within five minutes."""
        code = short_code(CODE_LENGTH)
        devices, now = schema.devices.c, time()
        async with self.store.writing() as connection:
            await connection.execute(
                delete(schema.devices).where((devices.until < now) | (devices.person == person.id))
            )
            await connection.execute(
                insert(schema.devices).values(hash=hash_of(code), person=person.id, until=now + CODE_SECONDS)
            )
        return code

    async def use_device_code(self, code: str) -> Person:
        devices, people = schema.devices.c, schema.people.c
        typed = hash_of(code.upper().replace(" ", "").replace("-", ""))
        async with self.store.writing() as connection:
            used = await connection.execute(
                delete(schema.devices).where(devices.hash == typed, devices.until >= time()).returning(devices.person)
            )
            who = used.scalar()
            found = await connection.execute(select(people.id, people.name, people.login).where(people.id == who))
            row = found.first()
        if row is None:
            raise Refused("device.unknown", status=404)
        return Person(row[0], row[1], row[2] or "")

    # ---- mutes

    async def mutes(self, person: str) -> set[str]:
        """The people whose chat a person does not want to see."""
        found = self.known_mutes.get(person)
        if found is None:
            found = self.known_mutes[person] = frozenset(await self._mutes.get(person) or ())
            self._forget_oldest()
        return set(found)

    async def _read_mutes(self, people: list[str]) -> dict[str, set[str]]:
        return await self._mutes_where(schema.mutes.c.person.in_(people))

    async def _mutes_where(self, condition: ColumnElement[bool]) -> dict[str, set[str]]:
        mutes, muted = schema.mutes.c, dict[str, set[str]]()
        async with self.store.reading() as connection:
            for row in await connection.execute(select(mutes.person, mutes.muted).where(condition)):
                muted.setdefault(row[0], set()).add(row[1])
        return muted

    async def set_mute(self, person: str, other: str, muted: bool) -> None:
        mutes = schema.mutes.c
        try:
            async with self.store.writing() as connection:
                await connection.execute(delete(schema.mutes).where(mutes.person == person, mutes.muted == other))
                if muted:
                    await connection.execute(insert(schema.mutes).values(person=person, muted=other))
        except IntegrityError:
            raise Refused("person.unknown", status=404) from None
        await self._changed(person)
