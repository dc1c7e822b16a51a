"""All messages between the server and its clients: every frame and every REST body, as structs, in one namespace.

docs/protocol.md explains them; `python -m archipel.server.messages` prints the JSON Schema of the WebSocket frames.
Messages hold keys, numbers and names, never sentences: each client makes those in its own language.
"""

from __future__ import annotations

from archipel.server.messages.campaigns import *  # noqa: F403
from archipel.server.messages.catalogue import *  # noqa: F403
from archipel.server.messages.client import *  # noqa: F403
from archipel.server.messages.maps import *  # noqa: F403
from archipel.server.messages.operation import *  # noqa: F403
from archipel.server.messages.people import *  # noqa: F403
from archipel.server.messages.profiles import *  # noqa: F403
from archipel.server.messages.records import *  # noqa: F403
from archipel.server.messages.rulebook import *  # noqa: F403
from archipel.server.messages.server import *  # noqa: F403
from archipel.server.messages.shared import *  # noqa: F403
from archipel.server.messages.sheets import *  # noqa: F403
from archipel.server.messages.tables import *  # noqa: F403
from archipel.server.messages.tournaments import *  # noqa: F403
from archipel.server.messages.wire import *  # noqa: F403
