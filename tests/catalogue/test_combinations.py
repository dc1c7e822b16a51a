"""What combines with what: layers of the table, layers in pairs, decks of layers (COMBO-1 to COMBO-18)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

import archipel
from archipel import GameSpec, SetUpError, catalogue, new_game, replay
from archipel.catalogue import (
    LAYERS,
    PAIRS,
    Deck,
    Entry,
    Forced,
    GameConfig,
    Layer,
    Pair,
    advanced_with,
    entry,
    excluded_by,
    listing,
    rules_in_play,
)
from archipel.catalogue.custom import custom_entry
from archipel.catalogue.option import Option
from archipel.engine.chapter import Chapter
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.rules.base.score import Score
from archipel.rules.box_chapter import BoxChapter
from tests.catalogue.custom import custom_file


class Gift(BoxChapter):
    """Every seat begins with some points."""

    def __init__(self, name: str, points: int) -> None:
        super().__init__(name)
        self.gift: i64 = points

    def install(self, rules: Rules) -> None:
        self.score = rules.the(Score)

    def begin(self, g: State) -> None:
        for seat in range(g.rules.players):
            self.score.add(g, seat, self.gift)


def gift(name: str, points: int) -> list[Chapter]:
    return [Gift(name, points)]


# The variants of Traders & Barbarians as rows of the table, with chapters of these tests.
FRIENDLY = Layer("friendly", "TB-FR-1", chapters=lambda config: gift("friendly", 1))
EVENTS = Layer("events", "TB-EV-1", decks=(Deck("events", "TB-EV-1", {"calm": 3, "storm": 2}),))
HARBOURS = Layer("harbours_count", "TB-HM-1", more_points=1)
TWO = Layer(
    "two", "TB-TWO-1", seats=(2,), seats_rule="COMBO-11", opens=True, forced={"duel": Forced(False, "COMBO-11")}
)
ROWS = [
    Pair("two", "cities_knights", excluded_by="COMBO-6"),
    Pair("two", "pirate_islands", excluded_by="COMBO-5"),
    Pair("friendly", "events", chapters=lambda config: gift("friendly_events", 3)),
    Pair("friendly", "fog", chapters=lambda config: gift("friendly_fog", 5)),
    Pair("harbours_count", "seafarers/cloth", more_points=4, rule="TB-HM-9"),
]


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    layers, pairs = list(LAYERS), list(PAIRS)
    yield
    LAYERS[:], PAIRS[:] = layers, pairs
    listing._entries.clear()
    custom_entry.cache_clear()


@pytest.fixture
def variants() -> None:
    PAIRS.extend(ROWS)
    for layer in (FRIENDLY, EVENTS, HARBOURS, TWO):
        archipel.register(layer)


def refused(name: str, seats: int, reason: str, rule: str, **given: object) -> None:
    with pytest.raises(SetUpError) as caught:
        entry(name).choose(seats, given)
    assert reason in caught.value.reason, caught.value.reason
    assert caught.value.rule == rule


def points(name: str, seats: int = 3, **options: object) -> object:
    game = new_game(name, seats, seed=1, **options)  # type: ignore[arg-type]
    assert replay(game.record()) == game
    return game.view(0).to_json()["points"]


def layered() -> list[Entry]:
    return [found for found in catalogue() if found.name != "junior"]


# ---- one layer


def test_combo_1_junior_takes_no_layer(variants: None) -> None:
    assert entry("junior").layers == ()


def test_combo_3_every_scenario_takes_every_layer_that_no_rule_excludes(variants: None) -> None:
    for found in layered():
        names = {layer.name for layer in LAYERS if not (layer.has_entry and found.name == "base")}
        excluded = {pair.layer for pair in PAIRS if pair.other in found.traits and (pair.excluded_by or pair.idle_by)}
        assert {layer.name for layer in found.layers} == names - excluded, found.name
        for name in excluded:
            (option,) = [option for option in found.options if option.name == name]
            assert option.choices == (False,)


def test_custom_scenarios_take_them_too(variants: None) -> None:
    found = entry("custom/home", custom_file("island"))
    assert "friendly" in {layer.name for layer in found.layers}
    game = GameSpec("custom/home", 3, (("friendly", True),), custom_file("island")).new_game(1)
    assert game.view(0).to_json()["points"] == [1, 1, 1]


def test_combo_12_a_layer_without_an_object_is_switched_off_silently(variants: None) -> None:
    archipel.register(Pair("friendly", "seafarers/cloth", idle_by="COMBO-12"))
    found = entry("seafarers/cloth")
    assert "friendly" not in {layer.name for layer in found.layers}
    assert found.choose(3, {"friendly": True})["friendly"] is False
    assert points("seafarers/cloth", friendly=True) == points("seafarers/cloth")


def test_tb_fr_5_a_pair_brings_options_of_its_own(variants: None) -> None:
    archipel.register(Pair("friendly", "fog", options=(Option("kind_fog", False, "TB-FR-5", (False, True)),)))
    assert "kind_fog" in {option.name for option in entry("seafarers/oceania").options}
    assert "kind_fog" not in {option.name for option in entry("base").options}


def test_combo_5_a_pair_with_a_chapter_excludes_with_its_rule(variants: None) -> None:
    refused("seafarers/pirate_islands", 3, "two is one of False, not True", "COMBO-5", two=True)
    refused("seafarers/pirate_islands", 3, "cities_knights is one of False", "CK-108", cities_knights=True)


def test_combo_11_a_layer_says_for_which_seats_it_is(variants: None) -> None:
    refused("seafarers/cloth", 4, "two is for 2 seats, not 4", "COMBO-11", two=True)
    refused("seafarers/cloth", 2, "2 seats play only with duel=True or for_two=True or two=True", "COMBO-11")
    assert entry("seafarers/cloth").choose(2, {"two": True})["duel"] is False
    assert entry("seafarers/cloth").choose(2, {"duel": True})["two"] is False
    refused("seafarers/cloth", 2, "with two duel is False, not True", "COMBO-11", two=True, duel=True)


def test_combo_18_points_of_several_layers_add_up(variants: None) -> None:
    chosen = entry("seafarers/oceania").choose(4, {"harbours_count": True, "cities_knights": True})
    assert chosen["target"] == 12 + 1 + 2
    assert entry("seafarers/oceania").choose(4, {"harbours_count": True, "target": 9})["target"] == 9


# ---- pairs


def test_the_game_of_a_layer_takes_the_others(variants: None) -> None:
    """Cities & Knights is an entry of its own, with its layer always on top."""
    assert entry("cities_knights").choose(4, {"harbours_count": True})["target"] == 14
    assert points("cities_knights", friendly=True, events=True) == [4, 4, 4]
    refused("cities_knights", 4, "two is one of False, not True", "COMBO-6", two=True)
    assert points("base", friendly=True) == [1, 1, 1]
    assert entry("base").choose(2, {"two": True})["target"] == 10


def test_combo_6_two_layers_exclude_each_other_with_a_rule(variants: None) -> None:
    entry("seafarers/cloth")  # made before the pair is known
    archipel.register(Pair("friendly", "cities_knights", excluded_by="CK-113"))
    reason = "friendly does not go with cities_knights"
    refused("seafarers/cloth", 4, reason, "CK-113", cities_knights=True, friendly=True)
    assert excluded_by("two") == {"cities_knights": "COMBO-6"}
    assert excluded_by("cities_knights") == {"for_two": "CK-112", "two": "COMBO-6", "friendly": "CK-113"}
    assert excluded_by("events") == {}


def test_combo_9_an_advanced_pair_needs_the_option(variants: None) -> None:
    archipel.register(Pair("friendly", "cloth", advanced=True, chapters=lambda config: gift("friendly_cloth", 2)))
    refused("seafarers/cloth", 3, "only with advanced_combinations=True", "COMBO-9", friendly=True)
    assert points("seafarers/cloth", friendly=True, advanced_combinations=True) == [3, 3, 3]
    assert entry("seafarers/cloth").choose(3, {})["advanced_combinations"] is False
    assert "advanced_combinations" not in entry("seafarers/oceania").choose(3, {})
    assert advanced_with("friendly", entry("seafarers/cloth").traits)
    assert not advanced_with("friendly", entry("seafarers/oceania").traits)
    house = rules_in_play(entry("seafarers/cloth"), 3, {"friendly": True, "advanced_combinations": True}).house
    assert [chosen.option for chosen in house] == ["friendly"]


def test_a_pair_leaves_chapters_of_the_board_out(variants: None) -> None:
    archipel.register(Pair("friendly", "caravans", without=("caravan_vote",)))
    names = [chapter.name for chapter in new_game("traders_barbarians/caravans", 3, friendly=True).rules.chapters]
    assert "caravans" in names and "caravan_vote" not in names


def test_a_pair_adds_chapters_when_both_are_in_play(variants: None) -> None:
    assert points("seafarers/cloth") == [0, 0, 0]
    assert points("seafarers/cloth", friendly=True) == [1, 1, 1]
    assert points("seafarers/cloth", friendly=True, events=True) == [4, 4, 4]
    assert points("seafarers/oceania", friendly=True) == [6, 6, 6]
    assert points("seafarers/oceania", friendly=True, events=True, cities_knights=True) == [9, 9, 9]


def test_a_pair_with_a_game_changes_points_and_rule_of_the_layer(variants: None) -> None:
    assert entry("seafarers/cloth").choose(4, {"harbours_count": True})["target"] == 14 + 4
    rules = {
        found.name: option.rule for found in layered() for option in found.options if option.name == "harbours_count"
    }
    assert {name for name, rule in rules.items() if rule == "TB-HM-9"} == {"seafarers/cloth"}


# ---- decks


def drawn(config: GameConfig) -> list[Chapter]:
    """A chapter that shows what it was made from."""
    return [Gift("shown", config.decks["events"]["storm"])]


def test_a_layer_brings_a_deck_of_its_own(variants: None) -> None:
    PAIRS.append(Pair("events", "cloth", chapters=drawn))
    assert points("seafarers/cloth", events=True) == [2, 2, 2]
    assert points("seafarers/cloth", events=True, decks={"events": {"storm": 7}}) == [7, 7, 7]
    both = {"events": {"storm": 1}, "development": {"knight": 3}}
    assert points("seafarers/cloth", events=True, decks=both) == [1, 1, 1]
    for wrong, rule in (({"events": {"rain": 1}}, "TB-EV-1"), ({"events": 5}, "TB-EV-1"), ({"omens": {}}, "")):
        with pytest.raises(SetUpError) as caught:
            new_game("seafarers/cloth", 3, events=True, decks=wrong)  # type: ignore[arg-type]
        assert caught.value.rule == rule
    with pytest.raises(SetUpError, match="there is no deck 'events'; there is: development"):
        new_game("seafarers/cloth", 3, decks={"events": {"storm": 1}})


# ---- registering


def test_a_layer_is_registered_once() -> None:
    archipel.register(FRIENDLY)
    with pytest.raises(SetUpError, match="there is a layer 'friendly' already"):
        archipel.register(FRIENDLY)


def test_a_record_says_which_layer_is_missing(variants: None) -> None:
    record = new_game("seafarers/cloth", 3, seed=1, friendly=True).record()
    LAYERS[:] = LAYERS[:1]
    listing._entries.clear()
    with pytest.raises(archipel.RecordError, match="seafarers/cloth has no option 'friendly'"):
        replay(record)
