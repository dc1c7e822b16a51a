"""Players who do anything that is allowed: any seat that may answer, any legal action, and now and then a form. Eager
ones do so too, but like to build."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from archipel.engine.action import Action, action
from archipel.engine.game import Game
from archipel.engine.verb import Field
from archipel.rules.seafarers.pirate_islands import PirateIslands

Choice = tuple[int, Action]

FORMS_TRIED = 0.15  # how often a form is filled in where one may be
WITHOUT_RETURN = 20  # how often an unknown form is filled in at random before giving up


def any_choice(game: Game, chance: Random) -> Choice:
    """What some deciding seat might do: uniformly among its legal actions, or a form it may fill in."""
    seat = chance.choice(game.deciding)
    legal = game.legal_actions(seat)
    if not legal or chance.random() < FORMS_TRIED:
        form = any_form(game, seat, chance)
        if form is not None:
            return seat, form
    return seat, chance.choice(legal)


# Of the kinds of actions that are legal, those that lead on come more often, so that games are short.
WEIGHTS = {"build_city": 40, "build_settlement": 40, "buy_card": 10, "build_road": 4, "end_turn": 1}
SEA_WEIGHTS = {
    "build_city": 20,
    "build_settlement": 20,
    "build_wonder": 400,
    "take_wonder": 400,
    "attack_fort": 30,
    "build_road": 2,
    "maritime_trade": 1,
    "end_turn": 1,
}


CITY_WEIGHTS = {
    "build_city": 40,
    "build_settlement": 40,
    "build_wonder": 400,
    "take_wonder": 400,
    "improve": 20,
    "recruit": 6,
    "promote": 10,
    "activate": 15,
    "build_road": 4,
    "build_ship": 4,
    "maritime_trade": 1,
    "lift_knight": 1,
    "end_turn": 1,
}


def lords_choice(game: Game, chance: Random) -> Choice:
    """A choice of an eager player with cities and knights."""
    return eager_choice(game, chance, CITY_WEIGHTS)


def sailors_choice(game: Game, chance: Random) -> Choice:
    """A choice of an eager player at sea."""
    choice = eager_choice(game, chance, SEA_WEIGHTS)
    while loses_the_fort(game, *choice):
        choice = eager_choice(game, chance, SEA_WEIGHTS)
    return choice


def loses_the_fort(game: Game, seat: int, chosen: Action) -> bool:
    """Whether the action brings nearer a game of the Pirate Islands that nobody can win any more: with all fifteen
    ships laid between settlements in the east nobody comes to its fort, and with no card left in the deck a warship
    that was lost never comes back (SEA-S7-8, SEA-S7-14)."""
    if chosen.kind not in ("build_ship", "attack_fort") or "fort_tokens" not in game.rules.block_named:
        return False
    islands = game.rules.the(PirateIslands)
    if chosen.kind == "attack_fort":
        return islands.warships_on_route(game.state, seat) < 2  # one is never stronger than a die
    conquered = game.state.s[islands.tokens + seat] == 0
    edge = chosen["edge"]
    assert isinstance(edge, int)
    on_the_way = islands.westward.lane[edge] == seat + 1
    return not (conquered or on_the_way or islands.is_at_fort(game.state, seat))


def eager_choice(game: Game, chance: Random, weights: Mapping[str, int] = WEIGHTS) -> Choice:
    """A choice of a random player who likes to build."""
    seat, chosen = any_choice(game, chance)
    legal = game.legal_actions(seat)
    if chosen not in legal:
        return seat, chosen
    kinds = sorted({action.kind for action in legal})
    kind = chance.choices(kinds, [weights.get(kind, 3) for kind in kinds])[0]
    return seat, chance.choice([action for action in legal if action.kind == kind])


def any_form(game: Game, seat: int, chance: Random) -> Action | None:
    """A form the seat may fill in now, filled in so that it is legal; None if there is none."""
    forms = game.forms(seat)
    if not forms:
        return None
    kind, fields = chance.choice(forms)
    if kind in FILLED:
        return FILLED[kind](game, seat, chance)
    for _ in range(WITHOUT_RETURN):
        filled = action(kind, **{field.name: any_value(game, field, chance) for field in fields})
        if game.why_not(filled, seat) is None:
            return filled
    return None


def any_value(game: Game, field: Field, chance: Random) -> object:
    """Anything that has the right form; the rules need not allow it."""
    if field.kind == "cards":
        return {name: chance.randrange(3) for name in chance.sample(field.names, chance.randrange(1, 4))}
    if field.kind == "seats":
        return [seat for seat in range(game.seats) if chance.random() < 0.5]
    return chance.randrange(field.size)


def kinds_of(game: Game) -> list[str]:
    """The kinds of cards in hands."""
    return list(game.rules.block_named["hand"].names)


def hand_of(game: Game, seat: int) -> dict[str, int]:
    """The cards of a seat that are traded and paid with, by name."""
    names = kinds_of(game)
    at = game.rules.block_named["hand"].at + seat * len(names)
    return {name: int(game.state.s[at + k]) for k, name in enumerate(names)}


def any_terms(game: Game, seat: int, chance: Random) -> dict[str, dict[str, int]]:
    """One to three own cards for one or two of other kinds (BASE-54)."""
    mine = [name for name, count in hand_of(game, seat).items() for _ in range(count)]
    given = chance.sample(mine, min(len(mine), chance.choice((1, 1, 1, 2, 3))))
    others = [name for name in kinds_of(game) if name not in given]
    taken = [chance.choice(others) for _ in range(chance.choice((1, 1, 1, 2)))]
    return {"give": counted(game, given), "take": counted(game, taken)}


def counted(game: Game, names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in kinds_of(game) if name in names}


def offer_trade(game: Game, seat: int, chance: Random) -> Action:
    others = [other for other in range(game.seats) if other != seat]
    return action(
        "offer_trade", **any_terms(game, seat, chance), to=sorted(chance.sample(others, chance.randint(1, len(others))))
    )


def counter_trade(game: Game, seat: int, chance: Random) -> Action:
    return action("counter_trade", **any_terms(game, seat, chance))


def discard_cards(game: Game, seat: int, chance: Random) -> Action:
    owed = int(game.state.s[game.rules.block_named["discards_owed"].at + seat])
    counting = {good.name for good in game.rules.goods if good.counts}
    mine = [name for name, count in hand_of(game, seat).items() if name in counting for _ in range(count)]
    return action("discard_cards", cards=counted(game, chance.sample(mine, owed)))


FILLED: dict[str, Callable[[Game, int, Random], Action]] = {
    "offer_trade": offer_trade,
    "counter_trade": counter_trade,
    "discard_cards": discard_cards,
}
