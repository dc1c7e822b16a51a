"""REST calls: a route says what it takes and returns; reading, checking and refusing are the same for all routes."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from archipel.server.http.security import address_of, bearer_of, is_trusted, set_cookie, token_of
from archipel.server.limits import FRAME
from archipel.server.messages import write
from archipel.server.refusals import Refused, malformed
from archipel.server.services import Services
from archipel.server.storage.people import Person
from archipel.server.storage.store import StorageError
from archipel.server.table.table import LogError

JSON: Final = "application/json"
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # ids and codes
NOBODY: Final = Person("", "")

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Call:
    """One call: the caller, and what was sent."""

    request: Request
    services: Services
    person: Person
    body: Any = None

    def path(self, name: str) -> str:
        """A part of the address; what cannot be the name of anything here is not looked for."""
        value = str(self.request.path_params[name])
        if not NAME.fullmatch(value):
            raise Refused(f"{name}.unknown", status=404)
        return value

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not re.fullmatch(r"-?\d{1,9}", text) or not least <= int(text) <= most:
            raise Refused("request.malformed", status=400, path=name)
        return int(text)


@dataclass(frozen=True, slots=True)
class Route:
    """A call that can be made; `limit` names its rate limit."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    summary: str
    answer: Any = None
    body: Any = None
    status: int = 200
    limit: str = "read"
    needs_person: bool = False
    largest: int = FRAME
    queries: tuple[str, ...] = ()
    media: str = JSON
    from_anywhere: bool = False  # also from other pages and programs: what it takes is secret enough
    for_operator: bool = False  # the token of its header is the operator's, nobody else's


def creating(
    path: str,
    handler: Callable[[Call], Awaitable[Any]],
    summary: str,
    answer: Any,
    body: Any = None,
    limit: str = "write",
    largest: int = FRAME,
) -> Route:
    """A call by which a person makes something."""
    return Route("POST", path, handler, summary, answer, body, 201, limit, needs_person=True, largest=largest)


def need_running(call: Call) -> None:
    """Nothing begins on a server that is about to stop."""
    if call.services.stopping:
        raise Refused("server.stopping", status=503)


def endpoint(route: Route, services: Services) -> Callable[[Request], Awaitable[Response]]:
    """The function Starlette calls for a route."""

    async def answer(request: Request) -> Response:
        call = Call(request, services, NOBODY)
        token = ""
        try:
            if route.method != "GET" and not route.from_anywhere and not is_trusted(request, services.settings.origins):
                raise Refused("origin.foreign", status=403)
            call.person, token = await _who(call, route)
            take(call, route.limit)
            if route.body is not None:
                call.body = await _read(request, route)
            result = await route.handler(call)
            response = result if isinstance(result, Response) else _write(result, route.status)
        except Refused as refused:
            response = refusal_response(refused)
        except LogError:
            logger.exception("unreadable log")
            response = refusal_response(Refused("table.damaged", status=503))
        except StorageError:
            logger.exception("storage")
            response = refusal_response(Refused("server.storage", status=503))
        if token:
            set_cookie(request, response, token)
        return response

    return answer


def refusal_response(refused: Refused) -> Response:
    refusal = refused.refusal()
    headers = {"Retry-After": str(int(refused.details.get("seconds", 1)) + 1)} if refused.status == 429 else None
    return Response(write(refusal), refused.status, headers, JSON)


async def _who(call: Call, route: Route) -> tuple[Person, str]:
    """The person of the token; a new guest and their token, where the route needs a person and there is none."""
    if route.for_operator:
        return NOBODY, ""
    token = token_of(call.request)
    person = await call.services.people.by_token(token) if token else None
    if person is not None:
        return person, ""
    if bearer_of(call.request):
        take(call, "login")
        raise Refused("token.unknown", status=401)
    if not route.needs_person:
        return NOBODY, ""
    take(call, "guest")
    return await call.services.people.new_guest()


def take(call: Call, what: str, cost: float = 1.0) -> None:
    """Count a call against a rate limit, of the person and of the address."""
    seconds = call.services.limits.take(what, call.person.id, address_of(call.request), monotonic(), cost)
    if seconds > 0:
        raise Refused("limit.too_fast", status=429, seconds=round(seconds, 2))


def give_back(call: Call, what: str) -> None:
    """What was counted does not count after all."""
    call.services.limits.charge(what, call.person.id, address_of(call.request), monotonic(), -1.0)


def check_work(call: Call) -> None:
    """Refuse a caller who has used up their share of the processes that play records."""
    take(call, "work", 0.0)


def count_work(call: Call, seconds: float) -> None:
    """Count what a task has used of it."""
    call.services.limits.charge("work", call.person.id, address_of(call.request), monotonic(), seconds)


async def _read(request: Request, route: Route) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("request.not_json", status=415)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > route.largest:
            raise Refused("request.too_large", status=413)
    try:
        return msgspec.json.decode(bytes(body), type=route.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused("request.malformed", status=400, **malformed(wrong)) from None


def _write(result: Any, status: int) -> Response:
    return Response(status_code=204) if result is None else Response(write(result), status, media_type=JSON)
