"""Trade with the piles, three for one, and the port tiles that make it two for one (JR-34 to JR-37)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import CARD_STREAM, NOBODY, PUBLIC
from archipel.rules.box_chapter import UNSET, BoxChapter
from archipel.rules.junior.building import FORTRESS, Building
from archipel.rules.junior.cards import Piles
from archipel.rules.junior.land import Land
from archipel.rules.junior.turn import Turn

WITHOUT_PORT: Final = 3  # (JR-34)
WITH_PORT: Final = 2  # (JR-35)


@final
class PileTrade(Verb):
    """Some identical cards for one of another kind, any number of times (JR-34, JR-35)."""

    def __init__(self, ports: Ports) -> None:
        super().__init__("pile_trade", [ports.piles.field("give"), ports.piles.field("take")])
        self.roles = [roles.TRADE, roles.AT_RATE, roles.PRIVATE]
        self.ports = ports

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        piles = self.ports.piles
        give: i64
        take: i64
        for give in range(piles.kinds):
            if piles.held(g, seat, give) >= self.ports.rate_of(g, seat, give) and piles.paid[give] != 0:
                for take in range(piles.kinds):
                    if take != give and piles.in_supply(g, take) > 0 and piles.bought[take] != 0:
                        g.scratch.codes[n] = self.base + give * piles.kinds + take
                        n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        ports = self.ports
        give: i64 = x // ports.piles.kinds
        take: i64 = x % ports.piles.kinds
        rate: i64 = ports.rate_of(g, seat, give)
        ports.piles.spend(g, seat, give, rate)
        ports.piles.gain(g, seat, take, 1)
        g.emit(ports.traded, seat, give, rate, take)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        piles = self.ports.piles
        give: i64 = x // piles.kinds
        take: i64 = x % piles.kinds
        if give == take:
            return IllegalAction("pile.same_kind", "JR-34", card=piles.names[give])
        if piles.in_supply(g, take) == 0:
            return IllegalAction("pile.empty", "JR-34", card=piles.names[take])
        rate: i64 = self.ports.rate_of(g, seat, give)
        rule = "JR-34" if rate == WITHOUT_PORT else "JR-35"
        return IllegalAction("pile.too_few", rule, card=piles.names[give], rate=int(rate))


@final
class Ports(BoxChapter):
    """The face-down port tiles and who has drawn which; without them harbour sites are ordinary ones (JR-37)."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        super().__init__("ports")
        self.tiles_at_start = tiles  # of every kind of card; none at all where ports are not in play
        self.port = self.stack = self.left = self.point = self.drawn_event = self.traded = UNSET

    def install(self, rules: Rules) -> None:
        self.piles = rules.the(Piles)
        self.land = rules.the(Land)
        names = self.piles.names
        self.port = rules.player_block("port", PUBLIC, self.piles.kinds, "cards", names)
        self.stack = rules.block("port_stack", NOBODY, self.piles.kinds, "cards", names)
        self.left = rules.block("ports_left", PUBLIC)
        self.point = rules.point("port", CARD_STREAM, names)
        self.drawn_event = rules.event("port_drawn", [SEAT, self.piles.event_field()])
        self.traded = rules.event(
            "traded_with_supply",
            [
                SEAT,
                self.piles.event_field("give"),
                EventField("count", "number", PUBLIC),
                self.piles.event_field("take"),
            ],
        )
        rules.the(Building).on_built.append(self)
        self.verb = PileTrade(self)
        rules.the(Turn).offer(rules.add(self.verb))
        rules.reading("rates", "player")

    def begin(self, g: State) -> None:
        for kind, count in enumerate(self.tiles_at_start):
            g.s[self.stack + kind] = count
            g.s[self.left] += count

    def rate_of(self, g: State, seat: i64, kind: i64) -> i64:
        """How many cards of a kind the piles take for one."""
        return WITH_PORT if g.s[self.port + seat * self.piles.kinds + kind] != 0 else WITHOUT_PORT

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """A fortress at a harbour site draws a tile, if there is one left (JR-35)."""
        if piece != FORTRESS or g.s[self.land.harbour_site + at] == 0 or g.s[self.left] == 0:
            return
        k: i64
        for k in range(self.piles.kinds):
            g.scratch.weights[k] = g.s[self.stack + k]
        kind: i64 = g.weighted(self.point, self.piles.kinds)
        g.s[self.stack + kind] -= 1
        g.s[self.left] -= 1
        g.s[self.port + seat * self.piles.kinds + kind] += 1
        g.emit(self.drawn_event, seat, kind)

    def redeal(self, g: State, seat: i64) -> None:
        """All tiles that were drawn lie open."""
        k: i64
        p: i64
        for k in range(self.piles.kinds):
            g.s[self.stack + k] = self.tiles_at_start[k]
            for p in range(g.rules.players):
                g.s[self.stack + k] -= g.s[self.port + p * self.piles.kinds + k]

    # ---- for clients

    def readings(self, g: State) -> dict[str, object]:
        kinds = range(self.piles.kinds)
        return {"rates": [[int(self.rate_of(g, seat, kind)) for kind in kinds] for seat in range(g.rules.players)]}
