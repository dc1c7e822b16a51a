"""Positions that a test wants to begin from: people who come by socket play up to them, then the page takes over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any, Final

from archipel.board.layout import numbers_of
from tests.browser.house import House, Json, Socket

LONG: Final[Json] = {"target": 25, "phases": "combined", "layout": "beginner", "start": 0, "hand_limit": 99}
MOST: Final = 4000  # moves until a test gives up
Worth = Callable[[Socket, Json], float]


def quietly(socket: Socket, action: Json) -> float:
    """Roll, do what must be done, spend nothing, pass on."""
    kind = action["kind"]
    if kind in ("roll", "decline_trade"):
        return 2.0
    if kind in ("end_turn", "end_part"):
        return 1.0
    return -1.0 if kind.startswith(("build_", "buy_", "play_", "maritime_")) else 0.0


class Company:
    """Ann, who will come to the page, and Ben, who holds the two other seats. No bots: nothing moves by itself."""

    def __init__(self, house: House, **options: Any) -> None:
        self.ann, self.ben = house.guest("Ann"), house.guest("Ben")
        rules = LONG | options.pop("options", {})
        self.table: Json = self.ann.open(seats=3, options=rules, **options)
        self.ben.post(f"/api/tables/{self.table['code']}/join", {"seat": 1})
        self.stack = ExitStack()
        self.sockets: list[Socket] = []

    def __enter__(self) -> Company:
        for guest in (self.ann, self.ben, self.ben):
            self.sockets.append(self.stack.enter_context(guest.socket(self.table["table"])))
        self.sockets[2].do("sit", seat=2, name="Cem")
        self.sockets[0].do("start")
        self.sockets[2].wait_for(0)
        self.sockets[2].do("look", seat=2)
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    @property
    def mine(self) -> Socket:
        """What Ann's seat is told."""
        return self.sockets[0]

    def catch_up(self, version: int | None = None) -> None:
        """Everybody has heard of everything, also of what was done on the page."""
        version = max(socket.version for socket in self.sockets) if version is None else version
        for socket in self.sockets:
            socket.wait_for(version)

    def play(self, wanted: Callable[[Socket], bool], worth: Worth = quietly, seats: Iterable[int] = (0, 1, 2)) -> None:
        """These seats play until something holds for Ann's."""
        for _ in range(MOST):
            self.catch_up()
            if wanted(self.mine):
                return
            seat = next((one for one in self.mine.game["deciding"] if one in seats), None)
            if seat is None:
                return
            socket = self.sockets[seat]
            chosen = max(socket.game["legal"], key=lambda move: worth(socket, move["action"]))
            answer = socket.act(chosen["action"], seat)
            assert answer["ok"], (answer, chosen)
        raise AssertionError("it never came to that")


def kinds_of(socket: Socket) -> set[str]:
    return {move["action"]["kind"] for move in socket.game["legal"]}


def in_action(socket: Socket) -> bool:
    """Ann's turn, after the roll."""
    return "end_turn" in kinds_of(socket)


def corners_of(socket: Socket, tile: int) -> list[int]:
    corners: list[int] = socket.sheet["graph"]["tile_corners"][tile]
    return corners


def numbers_at(socket: Socket, corner: int, terrain: str = "") -> int:
    """How often a corner brings something, or something of one terrain, in 36 rolls."""
    graph, numbers = socket.sheet["graph"], socket.game["view"]["numbers"]
    around = [tile for tile, corners in enumerate(graph["tile_corners"]) if corner in corners]
    if terrain:
        names, lies = socket.sheet["terrains"], socket.game["view"]["terrain"]
        around = [tile for tile in around if names[lies[tile]] == terrain]
    return sum(6 - abs(7 - number) for tile in around for number in numbers_of(numbers[tile]))


class Family:
    """One person on all seats of the children's game, by socket: whoever is asked something, the page may be shown."""

    def __init__(self, house: House, seats: int = 3) -> None:
        self.guest = house.guest("Lou")
        self.seats = seats
        self.table: Json = self.guest.open(seats=seats, game="junior", options={"start": 0})
        self.stack = ExitStack()

    def __enter__(self) -> Family:
        self.socket = self.stack.enter_context(self.guest.socket(self.table["table"]))
        for seat in range(1, self.seats):
            self.socket.do("sit", seat=seat, name=f"Lou {seat}")
        self.socket.do("start")
        self.socket.wait_for(0)
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def play(self, wanted: Callable[[Json], bool], goal: str) -> None:
        """All seats save up for one thing, "coco" or "fortress", until something holds for the game."""
        for _ in range(MOST):
            game = self.socket.game
            if wanted(game):
                return
            if game["seat"] not in game["deciding"]:
                self.socket.do("look", seat=game["deciding"][0])
            chosen = max(self.socket.game["legal"], key=lambda move: self.worth(move["action"], goal))
            answer = self.socket.act(chosen["action"], chosen["seat"])
            assert answer["ok"], (answer, chosen)
        raise AssertionError("it never came to that")

    def worth(self, action: Json, goal: str) -> float:
        """Buy it, trade for it what is to spare, roll and pass on; sites for fortresses are reached by ships."""
        kind = action["kind"]
        sheet, game = self.socket.sheet, self.socket.game
        if kind in ("market_trade", "pile_trade"):
            hand = dict(zip(sheet["cards"], game["view"]["hand"][game["seat"]], strict=True))
            cost = sheet["prices"][goal]
            rates = dict(zip(sheet["cards"], game["view"]["readings"]["rates"][game["seat"]], strict=True))
            rate = 1 if kind == "market_trade" else rates[action["give"]]
            spare = hand[action["give"]] - cost.get(action["give"], 0) >= rate
            return 2.0 if spare and hand[action["take"]] < cost.get(action["take"], 0) else -2.0
        if kind in ("buy_coco", "build_fortress", "build_ship"):
            if goal == "coco":
                return 4.0 if kind == "buy_coco" else -2.0
            return {"buy_coco": -2.0, "build_fortress": 4.0, "build_ship": 3.0}[kind]
        return {"roll": 1.0, "end_turn": -1.0}.get(kind, 0.0)
