"""The forgotten tribe: gifts on the coasts of small islands (SEA-S5-2 to SEA-S5-7).

Points and face-down cards lie in the block `gift`, harbours lie in the block `harbour` like any other until a ship
takes them. Which cards lie face down nobody knows: they are part of what is left of the deck, see `Development`; in a
game without development cards another chapter gives something in their place.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.scenario import Board, Scenario
from archipel.board.tables import filled
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.chance import UNSEEN
from archipel.engine.errors import IllegalAction
from archipel.engine.events import SEAT, EventField
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.verb import Field, Verb
from archipel.engine.words import PUBLIC
from archipel.rules.base.development import Development
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.land import DRY, TERRAINS, WET
from archipel.rules.base.maritime import Maritime
from archipel.rules.box_chapter import ROBBER, SETTLEMENT, UNSET
from archipel.rules.seafarers.sea_chapter import SeaChapter, SeaHooks
from archipel.rules.seafarers.ships import Ships

POINT: Final = 1
CARD: Final = 2
HARBOUR: Final = 3  # only for bots: a harbour that is a present
GIFT_POINTS: Final = 1  # that a gift of this kind brings (SEA-S5-5)


@final
class ChooseHarbour(Verb):
    """Which of several harbours that were kept goes to the new settlement (SEA-S5-7)."""

    def __init__(self, tribe: ForgottenTribe) -> None:
        names = tribe.land.harbour_names[1:]
        super().__init__("choose_harbour", [Field("harbour", "harbour", len(names), names)])
        self.tribe = tribe

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        tribe = self.tribe
        k: i64
        for k in range(tribe.kinds):
            if g.s[tribe.kept + seat * tribe.kinds + k] > 0:
                g.scratch.codes[n] = self.base + k
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        g.turn_to(self.tribe.attaching.index, seat)
        g.set_argument(x + 1)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        return IllegalAction("attach.not_kept", "SEA-S5-7", harbour=self.tribe.land.harbour_names[x + 1])


@final
class AttachHarbour(Verb):
    """The harbour goes to a coast at the player's own building that has none yet (SEA-S5-7)."""

    def __init__(self, rules: Rules, tribe: ForgottenTribe) -> None:
        super().__init__("attach_harbour", [rules.edge_field()])
        self.roles = [roles.PRIVATE]
        self.tribe = tribe

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.tribe.may_attach(g, seat, edge):
                g.scratch.codes[n] = self.base + edge
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        tribe = self.tribe
        harbour: i64 = g.argument()
        g.close()
        g.s[tribe.kept + seat * tribe.kinds + harbour - 1] -= 1
        g.s[tribe.land.harbour + x] = harbour
        g.emit(tribe.attached, seat, harbour, x)
        tribe.maritime.open_harbour(g, seat, harbour)
        tribe.ask_to_attach(g, seat)

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        tribe = self.tribe
        if not tribe.is_coast(g, x):
            return IllegalAction("attach.no_coast", "SEA-S5-7", edge=int(x))
        if not tribe.is_at_own_building(g, seat, x):
            return IllegalAction("attach.not_at_own_building", "SEA-S5-7", edge=int(x))
        return IllegalAction("attach.harbour_beside", "SEA-S5-7", edge=int(x))


@final
class ForgottenTribe(SeaChapter):
    """The gifts, who has taken them, and where the harbours among them are placed."""

    def __init__(self, scenario: Scenario, only_starting_desert: bool) -> None:
        super().__init__("forgotten_tribe")
        self.scenario = scenario
        self.only_starting_desert = only_starting_desert  # the one desert closed to the robber (SEA-S5-4)
        self.gift = self.taken_points = self.kept = self.kinds = self.robber_start = self.took_point = UNSET
        self.took_card = self.took_harbour = self.attached = UNSET
        self.desert: i64 = TERRAINS.index("desert")
        self.presents: vec[i64] = filled(int(scenario.graph.edges), 0)  # 1: a harbour lying here is a gift
        for edge in scenario.places["edges"].get("gift_harbours", ()):
            self.presents[edge] = 1
        self.development: Development | None = None
        self.on_gift_card = SeaHooks()  # who gives what lies under the tokens where there are no development cards

    def install(self, rules: Rules) -> None:
        super().install(rules)
        self.maritime = rules.the(Maritime)
        if rules.has(Development):
            self.development = rules.the(Development)
        self.ships = rules.the(Ships)
        names = self.land.harbour_names
        self.kinds = len(names) - 1
        self.gift = rules.edge_block("gift", PUBLIC, "name", ["", "point", "card"])
        self.taken_points = rules.player_block("gift_points", PUBLIC)
        self.kept = rules.player_block("harbours_kept", PUBLIC, self.kinds, "cards", names[1:])
        self.robber_start = rules.block("robber_start", PUBLIC, reads="tile")
        edge = EventField("edge", "edge", PUBLIC)
        harbour = EventField("harbour", "harbour", PUBLIC, names)
        card = EventField("card", "card", ("seat",), list(CARD_NAMES))
        self.took_point = rules.event("gift_point", [SEAT, edge])
        if self.development is not None:
            self.took_card = rules.event("gift_card", [SEAT, card, edge])
        self.took_harbour = rules.event("gift_harbour", [SEAT, harbour, edge])
        self.attached = rules.event("harbour_attached", [SEAT, harbour, edge])
        self.choosing = rules.phase("choose_harbour", "SEA-S5-7")
        self.choose = rules.add(ChooseHarbour(self))
        self.choosing.offer(self.choose)
        self.attaching = rules.phase("attach_harbour", "SEA-S5-7")
        self.attach = rules.add(AttachHarbour(rules, self))
        self.attaching.offer(self.attach)
        self.building.on_built.append(self)
        self.robber.on_may_enter.append(self)
        self.robber.on_may_return.append(self)

    def lay(self, g: State, board: Board) -> None:
        g.s[self.robber_start] = board.robber

    def begin(self, g: State) -> None:
        """Points on their coasts, and the top cards of the deck face down on theirs (SEA-S5-2)."""
        places = self.scenario.places["edges"]
        for edge in places.get("gift_points", ()):
            g.s[self.gift + edge] = POINT
        for edge in places.get("gift_cards", ()):
            development = self.development
            if development is None:
                g.s[self.gift + edge] = CARD
            elif g.s[development.deck_size] > 0:
                g.s[self.gift + edge] = CARD
                development.set_aside(g, 1)

    # ---- gifts

    def built(self, g: State, seat: i64, piece: i64, at: i64) -> None:
        """A ship, built or moved, takes what lies on its coast; a new settlement may get a harbour that was kept."""
        if piece == self.ships.piece:
            self.take(g, seat, at)
        elif piece == SETTLEMENT:
            self.ask_to_attach(g, seat)

    def take(self, g: State, seat: i64, edge: i64) -> None:
        """The first ship on a coast takes its gift; later ones get nothing (SEA-S5-5 to SEA-S5-7)."""
        s = g.s
        gift: i64 = self.present(g, edge)
        s[self.gift + edge] = 0
        if gift == POINT:
            s[self.taken_points + seat] += GIFT_POINTS
            self.score.add(g, seat, GIFT_POINTS)
            g.emit(self.took_point, seat, edge)
        elif gift == CARD:
            self.give_card(g, seat, edge)
        elif gift == HARBOUR:
            harbour: i64 = s[self.land.harbour + edge]
            s[self.land.harbour + edge] = 0
            s[self.kept + seat * self.kinds + harbour - 1] += 1
            g.emit(self.took_harbour, seat, harbour, edge)
            self.ask_to_attach(g, seat)

    def give_card(self, g: State, seat: i64, edge: i64) -> None:
        """The card that lay face down, or what another chapter gives for it (SEA-S5-6)."""
        development = self.development
        if development is not None:
            card: i64 = development.take_unseen(g, seat)
            if card != UNSEEN:
                g.emit(self.took_card, seat, card, edge)
        for chapter in self.on_gift_card.all:
            chapter.gift_card(g, seat, edge)

    def present(self, g: State, edge: i64) -> i64:
        """What the tribe has laid on a coast; 0 for nothing."""
        if self.presents[edge] != 0 and g.s[self.land.harbour + edge] != 0:
            return HARBOUR
        return g.s[self.gift + edge]

    # ---- harbours

    def ask_to_attach(self, g: State, seat: i64) -> None:
        """A harbour that was kept must be attached as soon as there is a building for it (SEA-S5-7)."""
        kinds_kept: i64 = 0
        harbour: i64 = 0
        k: i64
        for k in range(self.kinds):
            if g.s[self.kept + seat * self.kinds + k] > 0:
                kinds_kept += 1
                harbour = k + 1
        if kinds_kept == 0 or not self.has_place(g, seat):
            return
        if kinds_kept > 1:
            g.open(self.choosing.index, seat)
        else:
            g.open(self.attaching.index, seat, harbour)

    def has_place(self, g: State, seat: i64) -> bool:
        edge: i64
        for edge in range(g.rules.graph.edges):
            if self.may_attach(g, seat, edge):
                return True
        return False

    def may_attach(self, g: State, seat: i64, edge: i64) -> bool:
        """One harbour for a building, and none beside a corner that has one. The neighbour corner of the building can
        never be built on (BASE-26), so nobody else comes to share the harbour."""
        if not self.is_at_own_building(g, seat, edge) or not self.is_coast(g, edge):
            return False
        ends = g.rules.graph.edge_corners
        return not self.has_harbour(g, ends[2 * edge]) and not self.has_harbour(g, ends[2 * edge + 1])

    def is_at_own_building(self, g: State, seat: i64, edge: i64) -> bool:
        ends = g.rules.graph.edge_corners
        return self.building.owner(g, ends[2 * edge]) == seat or self.building.owner(g, ends[2 * edge + 1]) == seat

    def is_coast(self, g: State, edge: i64) -> bool:
        """Land on one side, sea on the other, and no place of the tribe's own harbours."""
        return self.land.beside(g, edge) == DRY | WET and self.presents[edge] == 0

    def has_harbour(self, g: State, corner: i64) -> bool:
        graph = g.rules.graph
        k: i64
        for k in range(graph.corner_width):
            edge: i64 = graph.corner_edges[corner * graph.corner_width + k]
            if edge >= 0 and g.s[self.land.harbour + edge] != 0:
                return True
        return False

    # ---- the robber

    def may_enter(self, g: State, tile: i64) -> bool:
        """It starts on a desert, and never returns to one (SEA-S5-4)."""
        if g.s[self.land.terrain + tile] != self.desert:
            return True
        return self.only_starting_desert and g.s[self.robber_start] != tile

    def may_return(self, g: State, desert: i64) -> bool:
        return self.may_enter(g, desert)

    def refusal(self, g: State, seat: i64, piece: i64, at: i64) -> IllegalAction | None:
        if piece == ROBBER and not self.may_enter(g, at):
            return IllegalAction("robber.not_to_a_desert", "SEA-S5-4", tile=int(at))
        return None

    # ---- for clients

    def facts(self) -> dict[str, int]:
        return {"tribe_gift_points": GIFT_POINTS} if self.scenario.places["edges"].get("gift_points") else {}
