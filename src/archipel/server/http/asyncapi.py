"""The AsyncAPI description of the WebSocket, made from the messages that go over it."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.server.http.openapi import SECURITY
from archipel.server.messages import PROTOCOL
from archipel.server.messages.client import ClientFrame
from archipel.server.messages.server import AnyServerFrame
from archipel.server.socket.sockets import PATH


def describe_socket() -> dict[str, Any]:
    """The AsyncAPI document, as the server sees it: it receives the client's frames and sends its own."""
    frames, parts = msgspec.json.schema_components(
        [ClientFrame, AnyServerFrame], ref_template="#/components/schemas/{name}"
    )
    names = [[_name_of(one) for one in schema["anyOf"]] for schema in frames]
    channel = "#/channels/table"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Archipel", "version": str(PROTOCOL)},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": f"{PATH}{{table}}",
                "description": "One table: its game, its seats, its chat.",
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*names[0], *names[1])},
            }
        },
        "operations": {
            action: {
                "action": action,
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{name}"} for name in some],
            }
            for action, some in zip(("receive", "send"), names, strict=True)
        },
        "components": {
            "messages": {
                name: {
                    "name": name,
                    "summary": parts[name].get("description", name),
                    "payload": {"$ref": f"#/components/schemas/{name}"},
                }
                for name in (*names[0], *names[1])
            },
            "schemas": parts,
            "securitySchemes": {name: _security(one) for name, one in SECURITY.items()},
        },
    }


def _name_of(reference: dict[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]


def _security(scheme: dict[str, str]) -> dict[str, str]:
    """A way to be somebody, in the words of AsyncAPI: keys in cookies are its httpApiKey."""
    return scheme if scheme["type"] == "http" else {**scheme, "type": "httpApiKey"}
