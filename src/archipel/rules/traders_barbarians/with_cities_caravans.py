"""Caravans with Cities & Knights: votes are brick and lumber, for wool and grain are spent on knights (COMBO-24)."""

from __future__ import annotations

from typing import Final

from archipel.rules.traders_barbarians.caravan_vote import CaravanVote

VOTING: Final = ["brick", "lumber"]


def vote_with_cities(most_votes: bool) -> CaravanVote:
    """The same vote with other cards, and with words of its own for them."""
    return CaravanVote(most_votes, VOTING, "lay_brick_votes", "brick_votes_laid")
