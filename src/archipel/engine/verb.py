"""A verb is one kind of action. It has no state; it owns a range of small codes, one for each of its cases."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from archipel.engine.errors import IllegalAction

if TYPE_CHECKING:
    from archipel.engine.price import Price
    from archipel.engine.state import State


@final
class Field:
    """One named part of an action: a place, a seat, a card, or a whole set of cards or seats.

    `kind` tells a client how to ask for it: corner, edge, tile, seat, card, number, cards, seats. `names` lists the
    values of a card or number by their code; a value named "" means that the field is left out. `owed` names the block
    that says how many cards each seat must name here; "" for as many as it likes.
    """

    def __init__(self, name: str, kind: str, size: int, names: list[str] | None = None, owed: str = "") -> None:
        self.name = name
        self.kind = kind
        self.size = size
        self.names: list[str] = names if names is not None else []
        self.owed = owed


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One kind of action: what is legal, what it does, and why it may be refused.

    A plain verb has one code for each combination of its fields, the last field varying fastest. A form is a verb with
    too many cases to number (a trade offer): it has one code, and its fields come as a list of numbers.
    """

    def __init__(self, name: str, fields: list[Field], form: bool = False) -> None:
        self.name = name
        self.fields = fields
        self.form = form
        size = 1
        if not form:
            for field in fields:
                size *= field.size
        self.size: i64 = size
        self.base: i64 = 0
        self.index: i64 = -1  # among the verbs of the rules; groups have none
        self.members: list[Verb] = []
        self.roles: list[str] = []  # see `archipel.engine.roles`
        self.plays = ""  # the card that is played
        self.chapter = ""  # which has added it
        self.price: Price | None = None  # what it costs, where that is always the same
        # Without these it is never legal, so that nobody need ask it; 0: none, or not known.
        self.needs: i64 = 0  # cards, in one word
        self.gate: i64 = 0  # where a word of each player begins that must not be 0
        self.rates: i64 = 0  # or where one begins that says how many cards of each kind it takes, of one of them
        self.out_of_turn_rule = ""  # the rule a seat breaks that tries this while another decides; "": the phase's

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        """Write the legal codes to g.scratch.codes from n on; return the new n."""
        return n

    def always_legal(self) -> bool:
        """Whether its only case is legal in every phase that offers it, in this game: nobody need ask then."""
        return False

    def offer_seats(self, g: State, seats: i64, n: i64) -> i64:
        """For a verb whose only field is a seat: write the codes of these seats, given as bits; return the new n."""
        p: i64
        for p in range(g.rules.players):
            if seats & g.rules.bits[p] != 0:
                g.scratch.codes[n] = self.base + p
                n += 1
        return n

    def apply(self, g: State, seat: i64, x: i64) -> None:
        """Carry out code base + x, which is legal."""

    def canonical(self, x: i64) -> i64:
        """The case that stands for x when several ways of writing mean the same."""
        return x

    def why_not(self, g: State, seat: i64, x: i64) -> IllegalAction | None:
        """Why the case x, offered by the phase but not legal now, is refused. None: the phase's own reason."""
        return None

    def nearest_case(self, g: State, seat: i64) -> i64:
        """Where no case is legal: one whose refusal says best why. -1: none stands out."""
        return -1

    def open(self, g: State, seat: i64) -> bool:
        """Forms only: whether the seat may fill it in now."""
        return False

    def check(self, g: State, seat: i64, values: list[int]) -> IllegalAction | None:
        """Forms only: why these values are refused, or None when they are fine."""
        return None

    def apply_form(self, g: State, seat: i64, values: list[int]) -> None:
        """Forms only: carry out values that `check` has let pass."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleVerb(Verb):
    """An action without a choice: one code, legal if `may` agrees."""

    def __init__(self, name: str, roles: list[str]) -> None:
        super().__init__(name, [])
        self.roles = roles

    def may(self, g: State, seat: i64) -> bool:
        """Whether it is legal now, in a phase that offers it."""
        return True

    def legal(self, g: State, seat: i64, n: i64) -> i64:
        if self.may(g, seat):
            g.scratch.codes[n] = self.base
            n += 1
        return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Verb):
    """Verbs behind one early exit, such as the cards of a deck: a phase lists the group, the codes are the members'.

    The group only saves time: each member must know by itself what is legal."""

    def __init__(self, name: str, members: list[Verb]) -> None:
        super().__init__(name, [])
        self.size = 0
        self.members = members
