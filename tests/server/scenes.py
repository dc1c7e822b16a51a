"""Tables as tests need them: people seated, the game begun, the first placements made."""

from __future__ import annotations

from typing import Any

from archipel.server.table.fair_dice import commitment_of
from tests.server.house import Guest, House, Json, Socket

ORDER = ["build_city", "build_settlement", "roll", "place_settlement", "buy_card", "build_road", "maritime_trade"]
SHARE = "00112233445566778899aabbccddeeff"
COMMITMENT = commitment_of(SHARE)


def preference(move: Json) -> int:
    """Building first and ending the turn last, so that games come to an end."""
    kind = move["action"]["kind"]
    return len(ORDER) - ORDER.index(kind) if kind in ORDER else -1 if kind == "end_turn" else 0


async def play_on(socket: Socket, until: int | None = None) -> None:
    """Act for the seat the socket looks from whenever it has to decide, up to a version or the end."""
    while not socket.game["over"] and (until is None or socket.version < until):
        if socket.game["legal"]:
            choice = max(socket.game["legal"], key=preference)
            answer = await socket.act(choice["action"], seat=choice["seat"])
            assert answer["ok"] or answer["key"] == "command.stale", (answer, choice)
        else:
            await socket.until("moves", "snapshot")


async def play_all(socket: Socket, until: int | None = None) -> None:
    """One person on all seats plays each in turn."""
    while not socket.game["over"] and (until is None or socket.version < until):
        seat = socket.game["deciding"][0]
        if socket.game["seat"] != seat:
            await socket.do("look", seat=seat)
        choice = max(socket.game["legal"], key=preference)
        answer = await socket.act(choice["action"], seat=seat)
        assert answer["ok"], (answer, choice)


async def hot_seat(house: House, name: str = "Ann", **options: Any) -> tuple[Guest, Socket]:
    """One person on all seats, the game begun."""
    guest = await house.guest(name)
    chosen: Json = {"seats": 3, "options": {"start": 0, "layout": "beginner"}} | options
    table = await guest.open(options=chosen, sit=0)
    socket = await guest.come(table["table"])
    for seat in range(1, chosen["seats"]):
        await socket.do("sit", seat=seat, name=f"{name} {seat}")
    await socket.do("start")
    return guest, socket


async def seated(house: House, names: list[str], **options: Any) -> list[Socket]:
    """Each person on one seat, the game begun; the first has opened the table."""
    host = await house.guest(names[0])
    chosen = {"seats": len(names), "options": {"start": 0, "layout": "beginner"}} | options
    table = await host.open(options=chosen, sit=0)
    sockets = [await host.come(table["table"])]
    for name in names[1:]:
        guest = await house.guest(name)
        await guest.post(f"/api/tables/{table['code']}/join", {})
        sockets.append(await guest.come(table["table"]))
    await sockets[0].do("start")
    for socket in sockets[1:]:
        await socket.until("snapshot")
    return sockets


async def catch_up(socket: Socket, version: int) -> None:
    while socket.version < version:
        await socket.until("moves", "snapshot")


async def play_together(sockets: list[Socket], until: int | None = None) -> None:
    """All play their seats up to a version or the end, and have been sent it."""
    version = max(socket.version for socket in sockets)
    while True:
        for socket in sockets:
            await catch_up(socket, version)
        if sockets[0].game["over"] or version == until:
            return
        mine = next(socket for socket in sockets if socket.game["legal"])
        choice = max(mine.game["legal"], key=preference)
        answer = await mine.act(choice["action"])
        assert answer["ok"], (answer, choice)
        version += 1
