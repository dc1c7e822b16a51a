"""Servers in processes of their own."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import archipel

SOURCE = str(Path(next(iter(archipel.__path__))).parent)


async def start_server(*options: str, errors: int) -> tuple[Process, str]:
    """A server in a process of its own, and its address. `errors` says where it writes what goes wrong."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "archipel.server", "--port", "0", "--limits", "100", *options),
        stdout=PIPE,
        stderr=errors,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip().rstrip("/").replace("localhost", "127.0.0.1")
    return process, address
