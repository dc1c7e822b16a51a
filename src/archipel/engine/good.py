"""Goods: the kinds of cards and tokens that players hold, and what may be done with each."""

from __future__ import annotations

from typing import final


@final
class Good:
    """One kind of card or token. Discards, theft, trade, the supply, views and imagined worlds follow from its traits.

    What is hidden counts for the hand limit and can be stolen, for nobody else could check anything else."""

    def __init__(
        self,
        name: str,
        group: str = "",
        counts: bool = True,
        stealable: bool = True,
        tradable: bool = True,
        bought: bool = True,
        paid: bool = True,
        is_open: bool = False,
    ) -> None:
        self.name = name
        self.group = group  # what some rules are about: "resource", "commodity"
        self.counts = counts  # for the hand limit; so it can be discarded
        self.stealable = stealable
        self.tradable = tradable  # with other players
        self.bought = bought  # by trade with the supply
        self.paid = paid  # to the supply, in such a trade
        self.is_open = is_open  # everybody sees how many a player holds
