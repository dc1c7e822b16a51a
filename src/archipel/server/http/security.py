"""Security of all calls: the origin they must come from, the cookie and its flags, and headers for the browser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEALTH: Final = "/healthz"
FOREIGN_HOST: Final = "This server does not know this name. Start it with --origin and the address of the page.\n"
COOKIE: Final = "archipel"
COOKIE_SECONDS: Final = 400 * 86_400  # as long as browsers keep one
REMEMBERED: Final = 1000  # addresses that need not be read again
SECURE: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def own_origin(call: HTTPConnection) -> str:
    """The origin of the page as the browser sees it."""
    return f"{SECURE[call.scope['scheme']]}://{call.headers.get('host', '')}"


def is_own(call: HTTPConnection, trusted: tuple[str, ...]) -> bool:
    """Whether a call comes from our page; one without an origin does not."""
    origin = call.headers.get("origin")
    return origin is not None and (origin == own_origin(call) or origin in trusted)


def bearer_of(call: HTTPConnection) -> str:
    """The token of a program's header `Authorization: Bearer TOKEN`; "" without one. No browser sends it by itself."""
    kind, _, token = call.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def token_of(call: HTTPConnection) -> str:
    """The caller's token: a program's, or that of the cookie."""
    return bearer_of(call) or call.cookies.get(COOKIE, "")


def is_trusted(call: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether a call that changes something is the caller's will: from our page, or with a token in the header."""
    return bool(bearer_of(call)) or is_own(call, origins)


def address_of(call: HTTPConnection) -> str:
    """The address that limits count by; of IPv6 the part that a household gets, as it has no end of single ones."""
    return _household(call.client.host) if call.client is not None else ""


@lru_cache(REMEMBERED)
def _household(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, 64), strict=False))
    return str(address)


def set_cookie(call: HTTPConnection, response: Response, token: str) -> None:
    """The token, out of reach of scripts; `Secure` only over HTTPS, as plain HTTP at home would lose it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=SECURE[call.scope["scheme"]] == "https",
        path="/",
    )


def drop_cookie(call: HTTPConnection, response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=call.scope["scheme"] == "https")


def own_hosts(origins: Iterable[str], listening: str = "") -> frozenset[str]:
    """The names this server is reached by: those of the machine, of the address it listens on, and of its origins."""
    name = gethostname().lower()
    named = {urlsplit(origin).hostname or "" for origin in origins}
    return frozenset({"localhost", name, name.partition(".")[0] + ".local", listening.lower(), *named} - {""})


class OwnHosts:
    """Refuses calls by a name that is not the server's own.

    A page elsewhere may let its own name point to this machine, and would then share our origin (DNS rebinding). An
    address in numbers cannot be pointed elsewhere, so any is taken. So is any call for the server's health."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] == HEALTH or self.is_own(Headers(scope=scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await PlainTextResponse(FOREIGN_HOST, 421)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4403, "reason": "host.foreign"})

    def is_own(self, headers: Headers) -> bool:
        named = headers.getlist("host")
        return len(named) > 0 and all(self._is_own(host.lower()) for host in named)

    def _is_own(self, host: str) -> bool:
        name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
        return name in self.hosts or _is_address(name)


@lru_cache(REMEMBERED)
def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp, headers: Mapping[str, str] = HEADERS) -> None:
        self.app = app
        self.headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
