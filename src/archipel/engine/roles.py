"""Roles: what a verb or an event is for, in a small closed vocabulary that clients and bots read instead of names.

A verb may have several roles, or none. A trade with other players is a form that offers, answers that accept, counter
or pass, and a choice of the seat that offered: confirm or withdraw.
"""

from __future__ import annotations

from typing import Final

# Of verbs: what they are to the seat that chooses.
ROLL: Final = "roll"  # rolls the dice
ENDS_TURN: Final = "ends_turn"  # the seat has done what it wanted in its turn, or in its part of one
PASSES: Final = "passes"  # chooses nothing, or nothing more, of what the open decision offers
BUILD: Final = "build"  # buys a new piece or card
UPGRADE: Final = "upgrade"  # makes something stronger that the seat has already
CARD: Final = "card"  # plays the card that `Verb.plays` names
GIVE: Final = "give"  # gives up cards of its own hand because it must
TRADE: Final = "trade"  # cards for cards, with the supply or with other seats
AT_RATE: Final = "at_rate"  # `give`, as many of a kind as the rate says, for one `take`
OFFER: Final = "offer"
ACCEPT: Final = "accept"
COUNTER: Final = "counter"
CONFIRM: Final = "confirm"
WITHDRAW: Final = "withdraw"

# Of verbs: what a search should know.
PRIVATE: Final = "private"  # changes nothing that the others' features read
HALF: Final = "half"  # nothing by itself: evaluated together with the choice that it opens
BIDS: Final = "bids"  # others answer as well before anything comes of it: searched to the end of their answers
GUESSED: Final = "guessed"  # depends on chance or others' secrets, or has too many cases: searched separately

OF_VERBS: Final = frozenset(
    {
        ROLL,
        ENDS_TURN,
        PASSES,
        BUILD,
        UPGRADE,
        CARD,
        GIVE,
        TRADE,
        AT_RATE,
        OFFER,
        ACCEPT,
        COUNTER,
        CONFIRM,
        WITHDRAW,
        PRIVATE,
        HALF,
        BIDS,
        GUESSED,
    }
)

# Of events: how they are shown.
OF_ROLL: Final = "of_roll"  # part of what a roll brings by itself
PLACED: Final = "placed"  # a piece came to the place that its field `to`, or else its only place, names
ADDS_UP: Final = "adds_up"  # several in a row are one sentence for each seat: the cards it got or lost
SILENT: Final = "silent"  # other events say as much

OF_EVENTS: Final = frozenset({OF_ROLL, PLACED, ADDS_UP, SILENT})
