"""Security of all calls: the origin they must come from, the cookie and its flags, and headers for the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "archipel"
COOKIE_SECONDS: Final = 400 * 86_400  # as long as browsers keep one
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
    return f"{SECURE[call.url.scheme]}://{call.headers.get('host', '')}"


def is_own(call: HTTPConnection, trusted: tuple[str, ...]) -> bool:
    """Whether a call comes from our page; one without an origin does not."""
    origin = call.headers.get("origin")
    return origin is not None and (origin == own_origin(call) or origin in trusted)


def set_cookie(call: HTTPConnection, response: Response, token: str) -> None:
    """The token, out of reach of scripts; `Secure` only over HTTPS, as plain HTTP at home would lose it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=SECURE[call.url.scheme] == "https",
        path="/",
    )


def drop_cookie(call: HTTPConnection, response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=call.url.scheme == "https")


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
