"""Progress cards about knights on paths: Deserter, Intrigue, Smith, Warlord (CK-79, CK-82, CK-87, COMBO-25)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Verb
from archipel.engine.words import PUBLIC
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import DESERTER, INTRIGUE, SMITH, WARLORD
from archipel.rules.cities_knights.progress_verb import PlainProgressVerb, ProgressVerb
from archipel.rules.cities_knights.science_verbs import PROMOTIONS
from archipel.rules.leaving import Leave
from archipel.rules.traders_barbarians.barbarian_coast import BarbarianCoast
from archipel.rules.traders_barbarians.ranked_knights import RankedKnights
from archipel.rules.traders_barbarians.traders_chapter import TradersChapter


@final
class DeserterOnPath(ProgressVerb):
    """Another player removes one of their knights (CK-82)."""

    def __init__(self, rules: Rules, cards: RankedKnightCards) -> None:
        super().__init__("play_deserter", [rules.seat_field("victim")], cards.progress, DESERTER)
        self.roles = [roles.CARD, roles.GUESSED]
        self.cards = cards

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.cards.knights.paths.in_play(g, p) > 0:
                g.scratch.codes[n] = self.base + p
                n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        cards = self.cards
        g.emit(cards.deserter_sent, seat, x)
        if cards.knights.paths.in_play(g, x) == 1:
            cards.desert(g, cards.first_knight(g, x), seat)
        else:
            g.open(cards.desert_phase.index, x, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if x == seat:
            return IllegalAction("deserter.own", "CK-82")
        return IllegalAction("deserter.no_knight", "CK-96", victim=int(x))


@final
class DesertFromPath(Verb):
    """The owner chooses which knight leaves (CK-82)."""

    def __init__(self, rules: Rules, cards: RankedKnightCards) -> None:
        super().__init__("desert_path_knight", [rules.edge_field()])
        self.cards = cards

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.cards.knights.is_own(g, seat, edge):
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        player: i64 = g.argument()
        g.close()
        self.cards.desert(g, x, player)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("march.no_knight", "CK-82", edge=int(x))


@final
class DeserterAtCastle(Verb):
    """A knight from the player's own stock for the one that left, on a free side of the castle (CK-82)."""

    def __init__(self, rules: Rules, cards: RankedKnightCards) -> None:
        super().__init__("place_path_deserter", [rules.edge_field()])
        self.cards = cards

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.cards.knights.offer_castle(g, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knight: i64 = g.argument()
        g.close()
        self.cards.knights.put(g, seat, x, knight // 2, knight % 2 != 0)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.cards.knights.castle_refusal(g, x)


@final
class IntrigueAtCoast(ProgressVerb):
    """A barbarian of any coastal tile is taken prisoner."""

    def __init__(self, rules: Rules, cards: RankedKnightCards) -> None:
        super().__init__("capture_by_intrigue", [rules.tile_field()], cards.progress, INTRIGUE)
        self.cards = cards

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        return self.cards.coast.offer_captures(g, self.base, n)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        g.emit(self.cards.captured, seat, x)
        self.cards.coast.capture(g, seat, x)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("barbarian.none_here", "COMBO-25", tile=int(x))


@final
class WarlordOnPaths(PlainProgressVerb):
    """All the player's knights become active; those that were not may not act this turn (CK-87)."""

    def __init__(self, cards: RankedKnightCards) -> None:
        super().__init__("play_warlord", cards.progress, WARLORD)
        self.cards = cards

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.cards.knights.has_inactive(g, seat)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.cards.knights.activate_all(g, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("warlord.nobody_to_wake", "CK-96")


@final
class SmithOnPaths(PlainProgressVerb):
    """Up to two knights rise one rank for free, chosen one after the other (CK-79)."""

    def __init__(self, cards: RankedKnightCards) -> None:
        super().__init__("play_smith", cards.progress, SMITH)
        self.roles = [roles.CARD, roles.HALF]
        self.cards = cards

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.cards.can_promote(g, seat, n)

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        g.open(self.cards.smithy.index, seat, PROMOTIONS)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("smith.no_knight", "CK-96")


@final
class PromoteFreeOnPath(Verb):
    """A knight that has not been promoted in this turn, by the other rules for promotions (CK-56, CK-79)."""

    def __init__(self, rules: Rules, cards: RankedKnightCards) -> None:
        super().__init__("promote_path_free", [rules.edge_field()])
        self.cards = cards

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.cards.knights.offer_promotions(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        left: i64 = g.argument() - 1
        self.cards.knights.promote(g, seat, x)
        if left > 0 and self.cards.can_promote(g, seat, 0):
            g.set_argument(left)
        else:
            g.close()

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.cards.knights.promotion_refusal(g, seat, x)


@final
class RankedKnightCards(TradersChapter):
    """What these cards need of the other chapters."""

    def __init__(self) -> None:
        super().__init__("ranked_knight_cards")
        self.deserter_sent: i64 = 0
        self.captured: i64 = 0
        self.desert_phase = Phase("", "")
        self.deserter_phase = Phase("", "")
        self.smithy = Phase("", "")

    def install(self, rules: Rules) -> None:
        self.progress = rules.the(Progress)
        self.knights = rules.the(RankedKnights)
        self.coast = rules.the(BarbarianCoast)
        self.deserter_sent = rules.event("deserter_sent", [SEAT, EventField("victim", "seat", PUBLIC)])
        self.captured = rules.event("barbarian_captured", [SEAT, EventField("tile", "tile", PUBLIC)])
        members: list[ProgressVerb] = [
            DeserterOnPath(rules, self),
            IntrigueAtCoast(rules, self),
            WarlordOnPaths(self),
            SmithOnPaths(self),
        ]
        self.progress.offer(rules, members)
        self.desert_phase = rules.phase("path_desert", "CK-82")  # its argument: who has played the card
        self.desert_phase.cause = "deserter_sent"
        self.desert_phase.offer(rules.add(DesertFromPath(rules, self)))
        self.deserter_phase = rules.phase("path_deserter", "CK-82")  # 2 * strength of the knight, + 1 if active
        self.deserter_phase.offer(rules.add(DeserterAtCastle(rules, self)))
        self.deserter_phase.offer(rules.add(Leave("no_deserter")))
        self.smithy = rules.phase("path_smith", "CK-79")
        self.smithy.offer(rules.add(PromoteFreeOnPath(rules, self)))
        self.smithy.offer(rules.add(Leave("stop_promoting")))

    def first_knight(self, g: State, seat: i64) -> i64:
        """The first path where a knight of the seat stands, which has one."""
        edge: i64 = 0
        while not self.knights.is_own(g, seat, edge):
            edge += 1
        return edge

    def desert(self, g: State, edge: i64, player: i64) -> None:
        """A knight goes back to its owner's stock; the player of the card may place one as strong, or the strongest
        weaker one that is left (CK-82)."""
        knights = self.knights
        strength: i64 = g.s[knights.rank + edge]
        active: i64 = g.s[knights.active + edge]
        knights.take(g, edge)
        while strength > 0 and knights.in_stock(g, player, strength) == 0:
            strength -= 1
        if strength > 0 and knights.paths.castle_has_room(g):
            g.open(self.deserter_phase.index, player, 2 * strength + active)

    def can_promote(self, g: State, seat: i64, n: i64) -> bool:
        """Whether any knight of the seat may rise, price aside (CK-56, CK-79); n codes are written already."""
        return self.knights.offer_promotions(g, seat, 0, n) > n
