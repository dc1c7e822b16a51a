"""Menus are short, complete, and say why something is missing."""

from __future__ import annotations

import pytest

from archipel.catalogue import parse_spec, start
from archipel.cli.choices import kinds_meant, locked, menu, reason
from archipel.cli.sentences import Sentences
from archipel.engine.game import Game
from archipel.engine.stream import Stream
from archipel.reading import TableReader
from archipel.texts import Texts
from tests.tables import BLUE, RED, Table, a_table


def sentences(game: Game, language: str = "en") -> Sentences:
    return Sentences(Texts(language), TableReader(game.view(game.seat)))


def entries(table: Table, language: str = "en") -> list[str]:
    said = sentences(table.game, language)
    forms = [kind for kind, _ in table.game.forms()]
    return [entry.text for entry in menu(table.game.legal_actions(), forms, said)]


RICH = {"ore": 6, "grain": 4, "wool": 3, "brick": 3, "lumber": 3}


def test_a_turn_is_a_short_menu_that_ends_with_the_end() -> None:
    table = a_table(hands={RED: RICH}, cards={RED: ["knight", "monopoly", "year_of_plenty"]}, rolled=True)
    table.road(RED, "0,-2E")
    said = entries(table)
    assert said[-1] == "End your turn"
    assert "Play a Knight: move the robber" in said
    assert "Play Monopoly…" in said
    assert "Play Year of Plenty…" in said
    assert "Trade with the bank…" in said
    assert "Offer a trade…" in said
    assert "Build a city (2)" in said
    assert "Buy a development card" in said
    assert len(said) < 12


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_is_behind_one_entry(seed: int) -> None:
    game = start(parse_spec("base:seats=4,phases=combined"), seed)
    draw = Stream(seed, 9).draw
    for _ in range(400):
        actions = game.legal_actions()
        found = menu(actions, [], sentences(game)) if game.seat == RED else []
        if found:
            behind = [action for entry in found for action in entry.actions]
            assert sorted(str(action) for action in behind) == sorted(str(action) for action in actions)
        game.apply(actions[draw(len(actions))])
        if game.over:
            return


def test_discards_stand_in_the_menu_one_by_one() -> None:
    table = a_table(dice=[(3, 4)], hands={RED: {"ore": 5, "wool": 4}})
    table.do("roll")
    assert entries(table) == ["Discard: wool", "Discard: ore", "Discard cards…"]


def test_victims_stand_before_stealing_nothing() -> None:
    table = a_table(dice=[(3, 4)], hands={BLUE: {"ore": 1}}, steal_at_once=False)
    table.do("roll", "move_robber -1,0")
    assert entries(table) == ["Steal a card from Blue", "Steal nothing"]
    assert entries(table, "fr") == ["Voler une carte à Bleu", "Ne rien voler"]


def test_what_is_not_possible_is_listed_with_its_reason() -> None:
    table = a_table(hands={RED: {"ore": 1}}, rolled=True)
    kinds = locked(table.game, RED)
    assert {"build_road", "build_settlement", "build_city", "buy_card", "play_knight", "maritime_trade"} <= set(kinds)
    assert not {"end_turn", "offer_trade", "play_card", "roll"} & set(kinds)
    found = {kind: reason(table.game, RED, kind) for kind in kinds}
    keys = {kind: wrong.key for kind, wrong in found.items() if wrong is not None}
    assert keys["build_road"] == "road.too_expensive"  # rather than what is wrong with most of the edges
    assert keys["build_city"] == "city.too_expensive"
    assert keys["build_settlement"] == "settlement.too_close"  # its roads are short; rather than that most have none
    assert keys["play_knight"] == "card.not_held"
    assert keys["maritime_trade"] == "trade.too_few"


def test_after_building_trade_is_explained_by_its_rule() -> None:
    table = a_table(hands={RED: {"brick": 1, "lumber": 1, "ore": 4}}, rolled=True)
    table.do(table.legal("build_road")[0])
    assert {"maritime_trade", "offer_trade"} <= set(locked(table.game, RED))
    for kind in ("maritime_trade", "offer_trade"):
        wrong = reason(table.game, RED, kind)
        assert wrong is not None
        assert (wrong.key, wrong.rule) == ("trade.after_building", "BASE-28")


def test_what_is_possible_has_no_reason() -> None:
    table = a_table(hands={RED: RICH}, rolled=True)
    for kind in ("build_city", "offer_trade", "end_turn"):
        assert reason(table.game, RED, kind) is None


@pytest.mark.parametrize(
    ("words", "language", "kinds"),
    [
        ("city", "en", ["build_city"]),
        ("ville", "fr", ["build_city"]),
        ("build road", "en", ["build_road"]),
        ("monopole", "fr", ["play_monopoly"]),
        ("echanger reserve", "fr", ["maritime_trade"]),
        ("buy_card", "fr", ["buy_card"]),
        ("l'offre refuser", "fr", ["decline_trade"]),
        ("bananas", "en", []),
    ],
)
def test_kinds_of_actions_are_found_by_words(words: str, language: str, kinds: list[str]) -> None:
    assert kinds_meant(words, sentences(a_table().game, language)) == kinds
