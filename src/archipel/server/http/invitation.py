"""The link that brings others to a table: from the host's own screen it names an address that they can reach too."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection

from archipel.server.http.security import own_origin
from archipel.server.messages import Invitation, Reach

EVERYWHERE: Final = ("0.0.0.0", "::")  # what a server listens on that takes calls from its whole network


def network_addresses() -> list[str]:
    """The addresses of this machine in its network. Nothing is sent: a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def invitation(call: HTTPConnection, table: str, listening: str) -> Invitation:
    """The link to a table as the caller should pass it on; `listening` is the address the server listens on."""
    origin, reach = own_origin(call), _reach(call.url.hostname or "")
    if reach == "machine" and listening in EVERYWHERE:
        for address in network_addresses():
            port = "" if call.url.port is None else f":{call.url.port}"
            origin, reach = f"{origin.partition('://')[0]}://{address}{port}", "house"
    return Invitation(f"{origin}/t/{table}", reach)


def _reach(host: str) -> Reach:
    """From where a host can be called."""
    if host == "localhost" or host.endswith(".localhost"):
        return "machine"
    if host.endswith(".local"):
        return "house"
    try:
        address = ip_address(host)
    except ValueError:
        return "everywhere"
    return "machine" if address.is_loopback else "house" if address.is_private else "everywhere"
