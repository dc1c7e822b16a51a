"""Development cards: the deck, buying, and what happens to the cards (BASE-44 to BASE-46, BASE-51, BASE-52)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.tables import vec_of
from archipel.board.vectors import vec
from archipel.engine import roles
from archipel.engine.chance import UNSEEN
from archipel.engine.events import SEAT, EventField
from archipel.engine.price import Price
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import below
from archipel.engine.verb import Field, Verb
from archipel.engine.words import CARD_STREAM, DERIVED, NOBODY, OWNER, PUBLIC
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.build_verbs import BuildInTurn
from archipel.rules.base.development_deck import (
    CARD_NAMES,
    COST,
    INVENTION,
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
    VICTORY_CARD,
    VICTORY_POINT,
)
from archipel.rules.base.free_roads import FreeRoads
from archipel.rules.base.playing_cards import (
    CardGroup,
    CardVerb,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
)
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.robber import Robber
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import UNSET, BoxChapter, Hooks


@final
class BuyCard(BuildInTurn):
    """Pay and draw the top card; only the buyer sees it (BASE-44)."""

    def __init__(self, development: Development, price: Price) -> None:
        super().__init__("buy_card", [], development.cards, development.turn, price)
        self.roles = [roles.BUILD, roles.PRIVATE]
        self.refuse_without_stock(development.deck_size, 0, "card.deck_empty", "BASE-44")
        self.refuse_without_price("card.too_expensive", "BASE-61")
        self.development: Final[Development] = development

    def build(self, g: State, seat: i64, x: i64) -> None:
        self.development.draw(g, seat)


@final
class Development(BoxChapter):
    """The deck is a multiset: the top card is decided when it is drawn, so there is no order that could leak."""

    def __init__(self, deck: dict[str, int]) -> None:
        super().__init__("development")
        # The kinds of the base game, then those that only this deck has.
        self.names: list[str] = [*CARD_NAMES, *[name for name in deck if name not in CARD_NAMES]]
        self.kinds: i64 = len(self.names)
        self.composition: vec[i64] = vec_of([deck[name] for name in self.names])
        self.deck = self.deck_size = self.held = self.fresh = self.ready = self.count = self.bought = UNSET
        self.played = self.played_now = self.unseen = self.draw_point = self.drew = self.played_event = UNSET
        self.invented = self.monopolised = UNSET
        self.on_drawn = Hooks()

    def install(self, rules: Rules) -> None:
        self.cards = rules.the(ResourceCards)
        self.score = rules.the(Score)
        self.turn = rules.the(Turn)
        self.free = rules.the(FreeRoads)
        self.robber = rules.the(Robber)
        self.army = rules.the(LargestArmy)
        names = self.names
        self.deck = rules.block("deck", NOBODY, self.kinds, "cards", names)  # left of each kind, set aside or not
        self.deck_size = rules.block("deck_size", PUBLIC)
        self.held = rules.player_block("development_cards", OWNER, self.kinds, "cards", names)
        # those bought in this turn are not to be played (BASE-46)
        self.fresh = rules.player_block("development_cards_fresh", OWNER, self.kinds, "cards", names)
        self.ready = rules.player_block("cards_ready", OWNER, 1, DERIVED)  # how many may be played, one of them now
        self.unseen = rules.player_block("development_cards_unseen", OWNER)  # bought in a search, kind unknown
        self.count = rules.player_block("development_cards_count", PUBLIC)
        self.bought = rules.player_block("cards_bought", PUBLIC)  # how many of them in this turn
        self.played = rules.block("development_cards_played", PUBLIC, self.kinds, "cards", names)
        self.played_now = rules.block("card_played_this_turn", PUBLIC, reads="flag")
        self.draw_point = rules.point("development", CARD_STREAM, names)
        self.drew = rules.event("bought_card", [SEAT, EventField("card", "card", ("seat",), names)])
        self.played_event = rules.event("played_card", [SEAT, EventField("card", "card", PUBLIC, names)])
        self.invented = rules.event("invented", [SEAT, self.cards.event_field()])
        self.monopolised = rules.event(
            "monopolised",
            [SEAT, EventField("from", "seat", PUBLIC), self.cards.event_field(), EventField("count", "number", PUBLIC)],
        )
        self.turn.on_part.append(self)
        self.buy = rules.add(BuyCard(self, rules.price("card", COST)))
        self.turn.offer_build(self.buy)
        resources = self.cards.resource_names
        second = Field("second", "card", len(resources) + 1, [*resources, ""])
        take = [self.cards.resource_field("first"), second]
        self.knight: CardVerb = PlayKnight("play_knight", self, KNIGHT)
        self.road_building = PlayRoadBuilding("play_road_building", self, ROAD_BUILDING)
        self.year_of_plenty = PlayInvention("play_year_of_plenty", take, self, INVENTION)
        self.monopoly = PlayMonopoly("play_monopoly", [self.cards.resource_field()], self, MONOPOLY)
        self.knight.roles.append(roles.GUESSED)
        self.year_of_plenty.roles.append(roles.PRIVATE)
        self.monopoly.roles.append(roles.GUESSED)
        members: list[Verb] = []
        for card in (self.knight, self.road_building, self.year_of_plenty, self.monopoly):
            if self.composition[card.card] > 0:  # what the deck does not have nobody plays
                members.append(rules.add(card))
        self.group = CardGroup(self, members)
        self.turn.offer_card(self.group)

    def begin(self, g: State) -> None:
        k: i64
        for k in range(self.kinds):
            g.s[self.deck + k] = self.composition[k]
            g.s[self.deck_size] += self.composition[k]

    def part_began(self, g: State, seat: i64) -> None:
        """What was bought before may be played now, one card of it (BASE-45, BASE-46, BASE-85, BASE-89)."""
        s = g.s
        s[self.played_now] = 0
        if s[self.bought + seat] == 0:
            return
        s[self.bought + seat] = 0
        k: i64
        for k in range(self.kinds):
            s[self.fresh + seat * self.kinds + k] = 0
        self.count_ready(g, seat)

    def count_ready(self, g: State, seat: i64) -> None:
        """How many cards of the seat may be played: neither bought in this turn nor points (BASE-46, BASE-51)."""
        s = g.s
        at: i64 = seat * self.kinds
        ready: i64 = 0
        k: i64
        for k in range(VICTORY_POINT):
            ready += s[self.held + at + k] - s[self.fresh + at + k]
        s[self.ready + seat] = ready

    def draw(self, g: State, seat: i64) -> None:
        """The top card goes to a seat."""
        g.s[self.deck_size] -= 1
        card: i64 = self.take_unseen(g, seat)
        if card == UNSEEN:
            return
        g.emit(self.drew, seat, card)
        for chapter in self.on_drawn.all:
            chapter.drawn(g, seat, card)

    def set_aside(self, g: State, cards: i64) -> None:
        """This many cards lie face down elsewhere: nobody can buy them, and nobody knows which they are."""
        g.s[self.deck_size] -= cards

    def take_unseen(self, g: State, seat: i64) -> i64:
        """A card off the deck, or one that was set aside, goes to a seat as if bought; its kind, or UNSEEN."""
        s = g.s
        weights = g.scratch.weights
        k: i64
        for k in range(self.kinds):
            weights[k] = s[self.deck + k]
        card: i64 = g.weighted(self.draw_point, self.kinds)
        s[self.count + seat] += 1
        s[self.bought + seat] += 1
        if card == UNSEEN:
            s[self.unseen + seat] += 1
            return UNSEEN
        s[self.deck + card] -= 1
        s[self.held + seat * self.kinds + card] += 1
        s[self.fresh + seat * self.kinds + card] += 1
        if card == VICTORY_POINT:
            self.score.add_secret(g, seat, VICTORY_CARD)
        return card

    def play(self, g: State, seat: i64, card: i64) -> None:
        """A card is shown and used; it never returns to the deck (BASE-44, BASE-52)."""
        s = g.s
        s[self.held + seat * self.kinds + card] -= 1
        s[self.count + seat] -= 1
        s[self.played + card] += 1
        s[self.played_now] = 1
        self.count_ready(g, seat)
        g.emit(self.played_event, seat, card)

    def use_drawn(self, g: State, seat: i64, card: i64) -> None:
        """A card that was just drawn is shown and laid aside at once; it does not count as played in this turn."""
        s = g.s
        s[self.held + seat * self.kinds + card] -= 1
        s[self.fresh + seat * self.kinds + card] -= 1
        s[self.bought + seat] -= 1
        s[self.count + seat] -= 1
        s[self.played + card] += 1

    def use_knights_for(self, verb: CardVerb) -> None:
        """Another use of knight cards, in the place of moving the robber."""
        members = self.group.members
        if self.knight in members:
            members[members.index(self.knight)] = verb
        self.knight = verb

    def facts(self) -> dict[str, int]:
        return {"victory_point_points": VICTORY_CARD}

    def redeal(self, g: State, seat: i64) -> None:
        """Cards that are neither played nor in the viewer's hand are dealt to the other hands; the rest is the deck."""
        s = g.s
        left: i64 = 0
        k: i64
        p: i64
        i: i64
        for k in range(self.kinds):
            s[self.deck + k] = self.composition[k] - s[self.played + k]
            if seat >= 0:
                s[self.deck + k] -= s[self.held + seat * self.kinds + k]
            left += s[self.deck + k]
        # Players close to winning are dealt first, and never enough points to have won already.
        first: i64 = s[self.score.contender] if s[self.score.contender] > 0 else 0
        turns: i64
        for turns in range(g.rules.players):
            p = (first + turns) % g.rules.players
            if p == seat:
                continue
            at: i64 = p * self.kinds
            for k in range(self.kinds):
                s[self.held + at + k] = 0
                s[self.fresh + at + k] = 0
            s[self.unseen + p] = 0
            room: i64 = self.score.room(g, p)
            for i in range(s[self.count + p]):
                barred: i64 = VICTORY_POINT if s[self.held + at + VICTORY_POINT] >= room else -1
                points: i64 = s[self.deck + VICTORY_POINT] if barred >= 0 else 0
                x: i64 = below(s, CARD_STREAM, left - points)
                card: i64 = 0
                while card == barred or x >= s[self.deck + card]:
                    if card != barred:
                        x -= s[self.deck + card]
                    card += 1
                s[self.deck + card] -= 1
                left -= 1
                s[self.held + at + card] += 1
                if i < s[self.bought + p]:
                    s[self.fresh + at + card] += 1
            s[self.score.secret + p] = s[self.held + at + VICTORY_POINT]
            self.count_ready(g, p)
