"""`python -m archipel.server.messages` prints the JSON Schema of the WebSocket frames."""

from __future__ import annotations

import sys

import msgspec

from archipel.server.messages.wire import schema

sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
