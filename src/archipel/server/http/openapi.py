"""The OpenAPI description of the REST calls, made from the list of routes."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from archipel.server.http.calls import JSON, Route
from archipel.server.http.security import COOKIE
from archipel.server.messages import PROTOCOL, Refusal

WITHOUT_BODY = (204, 303)
ERRORS = {
    "400": "malformed",
    "401": "unknown token",
    "403": "not allowed",
    "404": "unknown",
    "409": "not now",
    "413": "too large",
    "415": "not JSON",
    "429": "too fast",
    "503": "not available",
}

# A call is somebody's by their cookie or by a program's token; most calls make a new guest of a caller without either.
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "token": {"type": "http", "scheme": "bearer"},
}


def describe(routes: tuple[Route, ...]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for route in routes for kind in (route.answer, route.body) if kind is not None]
    schemas, parts = msgspec.json.schema_components([Refusal, *types], ref_template="#/components/schemas/{name}")
    known = dict(zip([repr(kind) for kind in (Refusal, *types)], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Archipel", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": SECURITY},
        "security": [{name: []} for name in SECURITY],
    }


def _operation(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "done"}
    if route.answer is not None:
        good["content"] = {JSON: {"schema": known[repr(route.answer)]}}
    elif route.status not in WITHOUT_BODY:
        good["content"] = {route.media: {"schema": {"type": "object" if route.media == JSON else "string"}}}
    refusal = {JSON: {"schema": known[repr(Refusal)]}}
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", route.path)
        ]
        + [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in route.queries],
        "responses": {str(route.status): good}
        | {status: {"description": what, "content": refusal} for status, what in ERRORS.items()},
    }
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": known[repr(route.body)]}}}
    return found
