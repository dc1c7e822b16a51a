"""Calls to addresses that people have given: one POST, bounded, and never into the network of the server.

The name is looked up once, and the connection is made to the address that was checked. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

SECONDS: Final = 10.0  # for all of it
LONGEST: Final = 1000  # characters of an address
STATUS_LINE: Final = 1024  # bytes
PORTS: Final = {"https": 443, "http": 80}


class Unreachable(Exception):
    """Nobody answers, or what answers does not speak HTTP."""


class NotAllowed(Exception):
    """An address that this server does not call."""


def check_address(url: str, allow_private: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an address; NotAllowed unless it looks like one that may be called."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise NotAllowed from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise NotAllowed
    if parts.scheme not in (("https", "http") if allow_private else ("https",)) or not parts.hostname:
        raise NotAllowed
    if parts.username is not None or parts.password is not None:
        raise NotAllowed
    return parts.scheme, parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_public(text: str) -> bool:
    """Whether an address in numbers is one of the internet, and not of this machine or a network behind it."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if address.packed[:12] == bytes.fromhex("0064ff9b0000000000000000"):  # IPv4 behind a translator
            return is_public(str(ip_address(address.packed[12:])))
    return address.is_global and not address.is_multicast


async def post(url: str, body: bytes, headers: Mapping[str, str], allow_private: bool = False) -> int:
    """The status of the answer."""
    scheme, host, port, path = check_address(url, allow_private)
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(one[4][0]) for one in found]
            if not allow_private and not all(is_public(address) for address in addresses):
                raise NotAllowed
            return await _post(addresses[0], scheme, host, port, path, body, headers)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as wrong:
        raise Unreachable from wrong


async def _post(
    address: str, scheme: str, host: str, port: int, path: str, body: bytes, headers: Mapping[str, str]
) -> int:
    secure = ssl.create_default_context() if scheme == "https" else None
    name = host if secure is not None else None
    reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name, limit=STATUS_LINE)
    try:
        named = f"[{host}]" if ":" in host else host
        lines = [f"POST {path} HTTP/1.1", f"Host: {named}" if port == PORTS[scheme] else f"Host: {named}:{port}"]
        lines += [f"{key}: {value}" for key, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\n")).decode("ascii", "replace").split(maxsplit=2)
        if not version.startswith("HTTP/"):
            raise Unreachable
        return int(status)
    except (asyncio.LimitOverrunError, ValueError) as wrong:
        raise Unreachable from wrong
    finally:
        writer.close()
