"""How messages are written and read, and the JSON Schema of all that go over a socket."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.server.messages.client import ClientFrame
from archipel.server.messages.server import AnyServerFrame
from archipel.server.messages.shared import PROTOCOL

read_client_frame = msgspec.json.Decoder(ClientFrame)
_encoder = msgspec.json.Encoder()
write = _encoder.encode


def schema() -> dict[str, Any]:
    """JSON Schema of all WebSocket frames: `from_client` and `from_server`."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientFrame, AnyServerFrame], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Archipel, WebSocket frames, protocol {PROTOCOL}",
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }
