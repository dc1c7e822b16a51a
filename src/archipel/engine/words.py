"""The words of the state that belong to the machine itself; chapters allocate theirs behind them.

The stack of open decisions lies in the state too: each entry says which phase is open, which seats have not answered
yet, which of them is asked first, and one number the phase may use as it likes.
"""

from __future__ import annotations

from typing import Final

ACTIVE: Final = 0  # the seat whose turn it is
TURN: Final = 1  # how many turns have begun
OVER: Final = 2  # 1 when the game has ended
WINNERS: Final = 3  # bits of the seats that have won
TOP: Final = 4  # where the top entry of the stack begins
DICE_STREAM: Final = 5  # four words of the generator for dice
CARD_STREAM: Final = 9  # four words of the generator for decks and thefts
STACK: Final = 13  # the bottom entry
STACK_DEPTH: Final = 12  # entries, unless a chapter asks for more: `Chapter.more_open_decisions`

ENTRY: Final = 4  # words of a stack entry, at these offsets:
PHASE: Final = 0
PENDING: Final = 1
DECIDER: Final = 2
ARGUMENT: Final = 3

# Who may see a block of the state or a field of an event.
PUBLIC: Final = "public"  # everybody
OWNER: Final = "owner"  # only the seat it belongs to
NOBODY: Final = "nobody"  # not even that

DERIVED: Final = "derived"  # how a block is read that follows from others

# The cards of all kinds in one word: some bits for each kind, the highest of them always 0 in a count. With a 1 there,
# one subtraction compares all kinds at once: `((hand | ABOVE) - price) & ABOVE` keeps it where there is enough.
KIND_BITS: Final = 7
ALL_BITS: Final = 127  # of one kind
MOST_OF_A_KIND: Final = 63
MOST_KINDS: Final = 8  # that fit into a word: with more, `ABOVE` would not be a machine number when compiled
ABOVE: Final = 0x81020408102040  # the highest bit of each kind

UNKNOWN: Final = -1  # stands in a view for a word its seat may not know
