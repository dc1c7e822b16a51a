"""The application: its routes and middleware, and what starts and stops with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from time import monotonic
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from archipel.catalogue import use_custom_scenarios
from archipel.server import messages as m
from archipel.server.http.asyncapi import describe_socket
from archipel.server.http.calls import JSON, endpoint, refusal_response
from archipel.server.http.openapi import describe
from archipel.server.http.page import Page, no_such_call
from archipel.server.http.routes import ROUTES
from archipel.server.http.security import HEALTH, OwnHosts, SecurityHeaders, address_of, own_hosts
from archipel.server.refusals import Refused
from archipel.server.results import look_after_results
from archipel.server.retention import delete_daily
from archipel.server.services import Services
from archipel.server.settings import Settings
from archipel.server.socket.sockets import PATH, Sockets
from archipel.server.table.open_tables import Tables

RESULTS_SECONDS: Final = 5.0  # that a server which stops lets results be counted

logger = logging.getLogger(__name__)


class Server:
    """A server that is not listening yet: its services and the application for it."""

    def __init__(self, settings: Settings) -> None:
        use_custom_scenarios(settings.scenarios)
        self.services = Services(settings)
        self.services.tables = Tables(self.services)
        self.sockets = Sockets(self.services)
        self.checking = asyncio.Lock()
        self.last_health = m.Health("ok", 0, 0, True)
        if settings.redis_url:
            from archipel.server.cluster.bus import Bus
            from archipel.server.cluster.relays import Relays

            self.services.relays = Relays(self.services, Bus(settings.redis_url, settings.lease))
            self.services.people.relays = self.services.relays
        app = Starlette(
            routes=[
                *(Route(r.path, endpoint(r, self.services), methods=[r.method]) for r in ROUTES),
                Route("/api/openapi.json", self.openapi),
                Route("/api/asyncapi.json", self.asyncapi),
                Route("/api/schema.json", self.schema),
                Route(HEALTH, self.health),
                Route("/metrics", self.metrics),
                Route("/api/{rest:path}", no_such_call, methods=["GET", "POST", "PATCH", "PUT", "DELETE"]),
                Mount("/", Page(settings.page)),
            ],
            middleware=[Middleware(GZipMiddleware, minimum_size=1024)],
            exception_handlers={Exception: self.internal_error, HTTPException: self.http_error},
            lifespan=self.lifespan,
        )
        hosts = own_hosts(settings.origins, settings.host)
        # Outermost, so that errors have them too.
        self.app: ASGIApp = SecurityHeaders(OwnHosts(SocketsApart(app, self.sockets), hosts))

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        began = monotonic()
        services = self.services
        await services.store.open()
        if services.relays is not None:
            await services.relays.open()
        await services.tables.start()
        await services.bots.warm_up()
        retention = asyncio.create_task(delete_daily(services), name="retention")
        results = asyncio.create_task(look_after_results(services), name="results")
        logger.info("ready", extra={"seconds": round(monotonic() - began, 2), "tables": len(services.tables.by_id)})
        try:
            yield
        finally:
            await self.shut_down()
            retention.cancel()
            services.game_ended.set()  # wakes what looks after results
            await asyncio.wait({results}, timeout=RESULTS_SECONDS)
            results.cancel()
            await asyncio.gather(retention, results, return_exceptions=True)
            await services.tables.stop()
            await services.notices.close()
            if services.relays is not None:
                await services.relays.close()
            await services.bots.close()
            await services.records.close()
            await services.store.close()

    async def shut_down(self) -> None:
        """Take no new tables and sockets; tell the open ones to come back, and close them."""
        self.services.stopping = True
        self.sockets.shut_down()
        if self.services.relays is not None:
            self.services.relays.shut_down()

    # ---- for the operator

    async def health(self, request: Request) -> Response:
        async with self.checking:
            # A stranger who asks all the time is told what was found last.
            if self.services.limits.take("read", "", address_of(request), monotonic()) == 0.0:
                self.last_health = await self.check_health()
            found = self.last_health
        return Response(m.write(found), 200 if found.status == "ok" else 503, media_type=JSON)

    async def check_health(self) -> m.Health:
        """Whether moves can be saved and sent, tried out now."""
        services = self.services
        database = await services.store.can_write()
        disk = services.store.has_space(services.settings.least_disk)
        redis = None if services.relays is None else await services.relays.bus.alive()
        good = database and disk is not False and redis is not False
        return m.Health(
            "stopping" if services.stopping else "ok" if good else "failing",
            len(services.tables.by_id),
            len(self.sockets.connections),
            database,
            redis,
            disk,
        )

    async def metrics(self, request: Request) -> Response:
        if not self.services.settings.open_metrics and not _is_near(request):
            return PlainTextResponse("", 404)
        return PlainTextResponse(self.services.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return JSONResponse(describe(ROUTES))

    async def asyncapi(self, request: Request) -> Response:
        return JSONResponse(describe_socket())

    async def schema(self, request: Request) -> Response:
        return JSONResponse(m.schema())

    async def internal_error(self, request: Request, wrong: Exception) -> Response:
        """A bug: the details are in the log, never in the answer."""
        return refusal_response(Refused("server.error", status=500))

    async def http_error(self, request: Request, wrong: Exception) -> Response:
        status = wrong.status_code if isinstance(wrong, HTTPException) else 500
        key = "request.method" if status == 405 else "request.unknown"
        return refusal_response(Refused(key, status=status))


class SocketsApart:
    """Hands the sockets of tables to their own application, and everything else on."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp) -> None:
        self.app = app
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"].startswith(scope.get("root_path", "") + PATH)
        await (self.sockets if is_socket else self.app)(scope, receive, send)


def _is_near(request: Request) -> bool:
    """Whether the caller is on this machine."""
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def make_app(settings: Settings) -> ASGIApp:
    """The application of a server, for any ASGI host."""
    return Server(settings).app
