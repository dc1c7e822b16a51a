"""The hooks that Traders & Barbarians adds: what its variants and scenarios ask of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.board.vectors import append, vec
from archipel.rules.box_chapter import MoreHooks
from archipel.rules.cities_knights.city_chapter import CityChapter

if TYPE_CHECKING:
    from archipel.engine.state import State

LONG_MARCH: Final = -6  # no piece of a seat; why a knight does not march far is explained by `refusal` too


@mypyc_attr(allow_interpreted_subclasses=True)
class TradersChapter(CityChapter):
    """A chapter that knows of the variants and scenarios of this box: nothing by default."""

    def fish_price(self, g: State, seat: i64, price: i64) -> i64:
        """How many fish an action costs a player; each answer changes the one before."""
        return price

    def gold_changed(self, g: State, seat: i64) -> None:
        """A player has more or less gold than before."""

    # ---- knights on paths: the lists are in `PathKnights` and `CoastBattles`

    def knight_placed(self, g: State, colour: i64, edge: i64) -> None:
        """A knight has come from the stock onto a path."""

    def knight_lost(self, g: State, seat: i64, gold: i64) -> i64:
        """A player has lost a knight in a battle and gets gold for it; each answer changes the one before."""
        return gold

    def may_march_far(self, g: State, seat: i64, edge: i64) -> bool:
        """Whether a long march of the knight on this path, which the seat leads, is paid for by something of mine in
        place of the grain."""
        return False

    def marched_far(self, g: State, seat: i64, edge: i64) -> None:
        """A long march from this path begins, for what I said is paid."""

    def knight_marched(self, g: State, start: i64, edge: i64) -> None:
        """A knight has gone from one path to another."""

    def knight_force(self, g: State, edge: i64, force: i64) -> i64:
        """What the knight on a path counts in a battle; each answer changes the one before."""
        return force

    def knight_falls(self, g: State, edge: i64) -> bool:
        """The knight on a path is lost in a battle: carry that out and say so, or leave it to the battle, which takes
        it off the board."""
        return False

    def battle_fought(self, g: State, tile: i64) -> None:
        """A battle was won at this tile, and its losses are known."""

    def battles_over(self, g: State) -> None:
        """The last battle of a turn that had any is fought."""

    def may_conquer(self, g: State, corner: i64) -> bool:
        """Whether a building whose tiles are all conquered or sea falls (`BarbarianCoast.on_may_conquer`)."""
        return True

    def barbarians_changed(self, g: State, tile: i64) -> None:
        """Barbarians have come to a coastal tile or left it (`BarbarianCoast.on_barbarians`)."""

    # ---- barbarians on paths: the list is in `PathBarbarians`

    def may_flee(self, g: State, barbarian: i64, edge: i64) -> bool:
        """Whether a barbarian that was driven off may go to this free path."""
        return True

    def barbarian_fled(self, g: State, barbarian: i64, edge: i64) -> None:
        """A barbarian that was driven off has come to this path."""

    # ---- bridges: the list is in `Bridges`

    def may_bridge(self, g: State, colour: i64, edge: i64) -> bool:
        """Whether a bridge may stand on a site, as far as this chapter is concerned; `refusal` gives the reason."""
        return True

    # ---- wagons: the lists are in `Journeys`

    def may_feed(self, g: State, seat: i64) -> bool:
        """Whether everybody must think that the wagon of this seat may still be fed with something of mine."""
        return False

    def path_cost(self, g: State, edge: i64, cost: i64) -> i64:
        """How many movement points a wagon needs for an edge, barbarians aside: one at least. Each answer changes the
        one before."""
        return cost

    def toll_price(self, g: State, edge: i64, toll: i64) -> i64:
        """How much gold another's piece on an edge costs a wagon; each answer changes the one before."""
        return toll

    def takes_toll(self, g: State, seat: i64, owner: i64) -> bool:
        """A wagon of this seat uses a road of another colour: if the toll is for me to collect do so and say so."""
        return False

    # ---- camels: the list is in `CaravanVote`

    def camel_placed(self, g: State, seat: i64, way: i64, caravans: i64) -> None:
        """A seat has placed a camel after a vote that was decided in this way, one of `caravan_vote`; the caravans that
        went on by it, as bits."""

    # ---- event cards: the lists are in `EventCards`, that of `knight_count` in `EventTakings`

    def before_card(self, g: State, seat: i64) -> None:
        """A card is about to be revealed. Dice that count beside the cards are rolled here; decisions that are opened
        now are made before the card is revealed."""

    def card_text(self, g: State, seat: i64, event: i64) -> None:
        """A card with an event, a number of `event_deck`, was revealed by the active seat. Its number comes when the
        decisions that are opened now are made."""

    def robber_flees(self, g: State, seat: i64) -> bool:
        """The robber flees: carry that out and say so, or leave it to the others. If nobody does the robber goes home,
        as `robber_home` says, or off the board; without a robber nothing happens."""
        return False

    def knight_count(self, g: State, seat: i64, knights: i64) -> i64:
        """With how many knights a seat takes part in a tournament and a conflict: those that it has played, unless a
        chapter knows others; each answer changes the one before."""
        return knights

    # ---- asked by Catan for Two

    def roll_again(self, g: State, seat: i64) -> bool:
        """A seat makes the second roll of its turn (`TwoRolls.on_roll_again`): make it in a way of mine, such as
        turning up a card, and say so; or say no, and the dice are thrown."""
        return False

    def settlement_tokens(self, g: State, seat: i64, corner: i64, tokens: i64) -> i64:
        """How many trade tokens a new settlement of a seat brings (`TradeTokens.on_settlement_tokens`); each answer
        changes the one before. Desert and coast are counted already."""
        return tokens

    def has_neutral_place(self, g: State, piece: i64) -> bool:
        """Whether a neutral colour could get this piece of mine, such as a bridge (`NeutralBuilds.build_along`)."""
        return False


@final
class TradersHooks(MoreHooks):
    """The chapters that asked for one of these hooks, in the order in which they asked."""

    def __init__(self) -> None:
        super().__init__()
        self.all: vec[TradersChapter] = vec[TradersChapter]()

    def append(self, chapter: TradersChapter) -> None:
        self.all = append(self.all, chapter)
        self.reasons.append(chapter)
