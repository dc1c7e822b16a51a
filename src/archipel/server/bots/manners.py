"""What bots spare the people at a table: offers that come too often, that are not wanted, or that cannot be paid.

A bot makes at most four offers in a turn, as people watch each of them. It asks people at most once in a turn, and
only those who want offers. A person who does not hold the cards is not asked if nobody else plays who could conclude
something from that. Otherwise the offer is declined for them, as late as a bot would decline it.
"""

from __future__ import annotations

from typing import Final

from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game
from archipel.server.table import summaries
from archipel.server.table.table import Table

OFFERS: Final = 4  # of a bot in a turn
REPEATED: Final = 4  # times in a turn that a bot may come with an offer that is too many, or that nobody is left for


def is_offer(game: Game, action: Action) -> bool:
    verb = game.rules.verb_named[action.kind]
    return roles.OFFER in verb.roles and any(field.kind == "seats" for field in verb.fields)


def seats_field(game: Game, offer: Action) -> str:
    """The name of the field of an offer that says to whom it is made."""
    return next(field.name for field in game.rules.verb_named[offer.kind].fields if field.kind == "seats")


def legal_with(game: Game, seat: int, *wanted: str) -> Action | None:
    """The first legal action of a seat whose verb has all these roles."""
    for action in game.legal_actions(seat):
        if all(role in game.rules.verb_named[action.kind].roles for role in wanted):
            return action
    return None


def could_accept(game: Game, seat: int, offer: Action, asked: int) -> bool:
    """Whether a seat that is asked by this offer could say yes."""
    after = game.copy()
    after.apply(offer, seat)
    return asked in after.deciding and legal_with(after, asked, roles.TRADE, roles.ACCEPT) is not None


class Manners:
    """The manners of the bots at one table in the present turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn = -1  # the turn in which ...
        self.have_asked: set[int] = set()  # ... these bots have asked people
        self.made: dict[int, int] = {}  # ... the offers of each bot
        self.not_made: dict[int, int] = {}  # ... those that it came with and that were not made

    def as_played(self, seat: int, text: str) -> Action | str | None:
        """The action of a bot without the people that its offer should not ask. None: it is one too many, or
        nobody is left, and the bot should think of something else."""
        game = self.table.game.game
        try:
            action = game.parse(text)
            if not is_offer(game, action):
                return text
            if self.turn != game.turn:
                self.turn = game.turn
                self.have_asked.clear()
                self.made.clear()
                self.not_made.clear()
            offer = self._offer(game, seat, action)
            if offer is None or self.made.get(seat, 0) >= OFFERS:
                self.not_made[seat] = self.not_made.get(seat, 0) + 1
                if self.not_made[seat] <= REPEATED:
                    return None
                offer = offer or action
            self.made[seat] = self.made.get(seat, 0) + 1
            if any(self.table.seats[asked].kind == "person" for asked in self._asked(game, seat, offer)):
                self.have_asked.add(seat)
            return offer
        except ArchipelError:  # it is not legal: that is noticed when it is played
            return text

    def _asked(self, game: Game, seat: int, offer: Action) -> list[int]:
        """The seats that an offer is made to."""
        said = offer.fields.get(seats_field(game, offer))
        return [asked for asked in (said if isinstance(said, list) else range(game.seats)) if asked != seat]

    def _offer(self, game: Game, seat: int, offer: Action) -> Action | None:
        """The offer without the people that it should not ask; None if nobody is left."""
        to = self._asked(game, seat, offer)
        spared = {
            asked
            for asked in to
            if self.table.seats[asked].kind == "person" and self._is_spared(game, seat, offer, asked)
        }
        if not spared:
            return offer
        left = [asked for asked in to if asked not in spared]
        return Action(offer.kind, {**offer.fields, seats_field(game, offer): left}) if left else None

    def _is_spared(self, game: Game, seat: int, offer: Action, asked: int) -> bool:
        table = self.table
        if table.seats[asked].absent:
            return False
        if seat in self.have_asked or summaries.offers_wanted(table, table.seats[asked]) != "all":
            return True
        return len(table.players) == 1 and not could_accept(game, seat, offer, asked)

    def answer_for(self, number: int) -> str | None:
        """The no of a person to the offer of a bot that they do not want or cannot pay."""
        table = self.table
        live = table.game
        if not table.bot_waits or number == live.game.active:
            return None
        decline = legal_with(live.game, number, roles.TRADE, roles.PASSES)
        if decline is None:
            return None
        wanted = summaries.offers_wanted(table, table.seats[number]) == "all"
        if wanted and legal_with(live.game, number, roles.TRADE, roles.ACCEPT) is not None:
            return None
        return str(decline)
