"""Progress cards about knights, wherever they stand: Deserter, Smith, Warlord (CK-79, CK-82, CK-87)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from archipel.engine import roles
from archipel.engine.errors import IllegalAction
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.rules.cities_knights.knight_chapter import KnightChapter
from archipel.rules.cities_knights.progress_deck import DESERTER, SMITH, WARLORD
from archipel.rules.cities_knights.progress_verb import PlainProgressVerb, ProgressVerb
from archipel.rules.leaving import Leave

if TYPE_CHECKING:
    from archipel.rules.cities_knights.progress import Progress

PROMOTIONS: Final = 2  # (CK-79)


@final
class PlaySmith(PlainProgressVerb):
    """Up to two knights rise one rank for free, chosen one after the other (CK-79)."""

    def __init__(self, progress: Progress, knights: KnightChapter) -> None:
        super().__init__("play_smith", progress, SMITH)
        self.roles = [roles.CARD, roles.HALF]
        self.knights = knights
        self.smithy = Phase("", "")

    def offer_choice(self, rules: Rules, phase: str, promote: PromoteFree) -> None:
        """What is asked when the card is played."""
        self.smithy = rules.phase(phase, "CK-79")
        self.smithy.offer(rules.add(promote))
        self.smithy.offer(rules.add(Leave("stop_promoting")))

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.knights.offer_promotions(g, seat, 0, n) > n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        g.open(self.smithy.index, seat, PROMOTIONS)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("smith.no_knight", "CK-96")


@final
class PromoteFree(Verb):
    """A knight that has not been promoted in this turn, by the other rules for promotions (CK-56, CK-79)."""

    def __init__(self, name: str, place: Field, knights: KnightChapter) -> None:
        super().__init__(name, [place])
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.offer_promotions(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        left: i64 = g.argument() - 1
        self.knights.promote(g, seat, x)
        if left > 0 and self.knights.offer_promotions(g, seat, 0, 0) > 0:
            g.set_argument(left)
        else:
            g.close()

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.promotion_refusal(g, seat, x)


@final
class PlayDeserter(ProgressVerb):
    """Another player removes one of their knights (CK-82)."""

    def __init__(self, rules: Rules, progress: Progress, knights: KnightChapter, sent: i64) -> None:
        super().__init__("play_deserter", [rules.seat_field("victim")], progress, DESERTER)
        self.roles = [roles.CARD, roles.GUESSED]
        self.knights = knights
        self.sent: i64 = sent  # its event
        self.desert_phase = Phase("", "")  # its argument: who has played the card
        self.deserter_phase = Phase("", "")  # 2 * strength of the knight to place, + 1 if active

    def offer_choices(self, rules: Rules, leaving: str, desert: Desert, coming: str, place: PlaceDeserter) -> None:
        """What is asked when the card is played: which knight leaves, and where another one comes."""
        self.desert_phase = rules.phase(leaving, "CK-82")
        self.desert_phase.cause = "deserter_sent"
        self.desert_phase.offer(rules.add(desert))
        self.deserter_phase = rules.phase(coming, "CK-82")
        self.deserter_phase.offer(rules.add(place))
        self.deserter_phase.offer(rules.add(Leave("no_deserter")))

    def cases(self, g: State, seat: i64, n: i64) -> i64:
        p: i64
        for p in range(g.rules.players):
            if p != seat and self.knights.offer_own(g, p, 0, n) > n:
                g.scratch.codes[n] = self.base + p
                n += 1
        return n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        g.emit(self.sent, seat, x)
        if self.knights.offer_own(g, x, 0, 0) == 1:
            self.desert(g, g.scratch.codes[0], seat)
        else:
            g.open(self.desert_phase.index, x, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        if x == seat:
            return IllegalAction("deserter.own", "CK-82")
        return IllegalAction("deserter.no_knight", "CK-96", victim=int(x))

    def desert(self, g: State, at: i64, player: i64) -> None:
        """A knight goes back to its owner's stock; the player of the card may place one as strong, or the strongest
        weaker one that is left (CK-82)."""
        knights = self.knights
        strength: i64 = g.s[knights.rank + at]
        active: i64 = g.s[knights.active + at]
        knights.take(g, at)
        while strength > 0 and knights.in_stock(g, player, strength) == 0:
            strength -= 1
        if strength > 0 and knights.has_place(g, player):
            g.open(self.deserter_phase.index, player, 2 * strength + active)


@final
class Desert(Verb):
    """The owner chooses which knight leaves (CK-82)."""

    def __init__(self, name: str, place: Field, deserter: PlayDeserter) -> None:
        super().__init__(name, [place])
        self.deserter = deserter

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.deserter.knights.offer_own(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        player: i64 = g.argument()
        g.close()
        self.deserter.desert(g, x, player)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.deserter.knights.own_refusal(x, "CK-82")


@final
class PlaceDeserter(Verb):
    """A knight from the player's own stock for the one that left: where one could be recruited (CK-53, CK-82)."""

    def __init__(self, name: str, place: Field, knights: KnightChapter) -> None:
        super().__init__(name, [place])
        self.knights = knights

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        return self.knights.offer_places(g, seat, self.base, n)

    def apply(self, g: State, seat: i64, x: i64) -> None:
        knight: i64 = g.argument()
        g.close()
        self.knights.put(g, seat, x, knight // 2, knight % 2 != 0)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return self.knights.recruit_refusal(g, seat, x)


@final
class PlayWarlord(PlainProgressVerb):
    """All the player's knights become active; those that were not may not act this turn (CK-87)."""

    def __init__(self, progress: Progress, knights: KnightChapter) -> None:
        super().__init__("play_warlord", progress, WARLORD)
        self.knights = knights

    def has_effect(self, g: State, seat: i64, n: i64) -> bool:
        return self.knights.offer_inactive(g, seat, 0, n) > n

    def take_effect(self, g: State, seat: i64, x: i64) -> None:
        self.knights.activate_all(g, seat)

    def without_effect(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("warlord.nobody_to_wake", "CK-96")
