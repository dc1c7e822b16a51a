"""What notices are sent to: a mail server, a webhook and a push service, on this machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any


@dataclass
class Received:
    """A POST."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Outside:
    """Both servers, and all that they were sent."""

    smtp: str = ""
    http: str = ""
    mails: list[EmailMessage] = field(default_factory=list)
    posts: list[Received] = field(default_factory=list)
    status: int = 201  # that the HTTP server answers with

    async def serve_smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        await say("220 here")
        while line := (await reader.readline()).decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                await say("354 go on")
                text = await reader.readuntil(b"\r\n.\r\n")
                mail = message_from_bytes(text[:-5].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                assert isinstance(mail, EmailMessage)
                self.mails.append(mail)
            await say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                break
        writer.close()

    async def serve_http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Received(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Well\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def to(self, path: str) -> list[Received]:
        return [one for one in self.posts if one.path == path]


@asynccontextmanager
async def an_outside() -> AsyncIterator[Outside]:
    outside = Outside()
    smtp = await asyncio.start_server(outside.serve_smtp, "127.0.0.1", 0)
    http = await asyncio.start_server(outside.serve_http, "127.0.0.1", 0)
    outside.smtp = f"smtp://127.0.0.1:{smtp.sockets[0].getsockname()[1]}"
    outside.http = f"http://127.0.0.1:{http.sockets[0].getsockname()[1]}"
    async with smtp, http:
        yield outside
