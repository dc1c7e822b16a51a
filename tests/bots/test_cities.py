"""What bots make of Cities & Knights: attacks, knights, improvements, commodities and progress cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import archipel
from archipel import bots
from archipel.arena import play_match
from archipel.board.vectors import COMPILED
from archipel.bots.evaluation import Evaluation
from archipel.bots.planner import Planner
from archipel.bots.standard import SPARE, StandardBot
from archipel.bots.trading import all_terms
from archipel.engine.action import encode
from archipel.rules.box_chapter import CITY
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import CARDS, COUNTS, DECK_OF, TRACKS
from tests.bots.games import SMALL
from tests.features import features
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE
from tools import cities_table

pytestmark = pytest.mark.compiled

TEXTS = Path(archipel.__file__).parent / "texts"
KNIGHT = {"ore": 1, "wool": 1}
PLACE = "1,-2S"  # where red's first road ends


def choice(table: CityTable, **settings: int) -> str:
    """What a standard bot that makes no offers does for the seat that is asked."""
    bot = bots.make("standard", seed=1, **{**SMALL["standard"], "nodes": 40, "offers": 0, **settings})
    return str(bot.choose(table.game.view(table.game.seat)))


def turn(table: CityTable, most: int = 12, **settings: int) -> list[str]:
    """All that a standard bot does until it ends its turn."""
    seat = table.game.seat
    done: list[str] = []
    while table.game.seat == seat and len(done) < most and done[-1:] != ["end_turn"]:
        done.append(choice(table, **settings))
        table.do(done[-1])
    return done


def test_a_city_of_a_neutral_colour_is_nobodys() -> None:
    table = a_city_table()
    held, piece = int(table.building.held), int(table.building.piece)
    corners = [corner for corner in range(table.graph.corners) if table.state.s[held + corner] == RED + 1]
    neutral = int(table.rules.players) + 1
    for corner in corners:
        table.state.s[held + corner] = neutral
    assert CITY in [table.state.s[piece + corner] for corner in corners]
    assert features(table, RED)["no city to improve"] == 1.0


# ---- barbarians and knights


@pytest.mark.parametrize("steps", [4, 5, 6])
def test_a_knight_is_activated_before_the_attack(steps: int) -> None:
    table = a_city_table(hands={RED: {"grain": 1}}, barbarians=steps, rolled=True).knight(RED, PLACE)
    assert turn(table) == [f"activate {PLACE}", "end_turn"]


def test_who_has_no_knight_recruits_one_before_the_attack() -> None:
    table = a_city_table(hands={RED: {**KNIGHT, "grain": 1}}, barbarians=6, rolled=True)
    kinds = [action.split()[0] for action in turn(table)]
    assert kinds == ["recruit", "activate", "end_turn"]


def test_a_knight_is_recruited_with_cards_that_a_seven_would_take() -> None:
    """Eight cards, most of a city among them: by its value the bot would rather keep them, but hardly."""
    table = a_city_table(hands={RED: {"ore": 2, "grain": 3, "wool": 3}}, rolled=True)
    planner = Planner(table.rules)
    planner.value.evaluation.prepare_turn(table.state)
    passing, _ = encode(table.rules, table.game.parse("end_turn"))
    bot = StandardBot(1, careful=1)
    code = bot.rather_spend(planner, table.state, RED, passing)
    assert table.rules.actions[code].kind == "recruit"
    after = table.state.copy()
    after.apply(RED, code)
    lost = planner.endangered(table.state, RED) - planner.endangered(after, RED)
    assert 0.0 < lost < SPARE
    planner.builds[code] = 0
    assert bot.rather_spend(planner, table.state, RED, passing) != code


def test_grain_for_a_knight_goes_before_a_road() -> None:
    """A road could be paid as well, with cards that the bank takes for grain."""
    table = a_city_table(hands={RED: {"brick": 1, "lumber": 1, "grain": 1}}, barbarians=6, rolled=True)
    table.knight(RED, PLACE)
    assert f"activate {PLACE}" in turn(table)


def test_danger_grows_with_the_ship_and_ends_with_a_knight() -> None:
    table = a_city_table()
    danger = [features(table.barbarians_at(step), RED)["city in danger"] for step in range(7)]
    assert danger == sorted(danger)
    assert danger[-1] == 1.0
    table.knight(RED, PLACE, active=True)
    assert features(table, RED)["city in danger"] == 0.0


def test_of_two_cities_the_poorer_one_is_lost() -> None:
    """Nobody has a knight, so all lose a city; red has a second one, on the coast beside one tile."""
    table = a_city_table(dice=[(1, 1)], events=["ship"], barbarians=6).city(RED, "-2,-1S")
    table.do("roll")
    assert table.phase() == "lose_city"
    assert choice(table) == "lose_city -2,-1S"


def test_the_weakest_knight_deserts() -> None:
    table = a_city_table(progress={BLUE: ["deserter"]}).road(RED, "0,-1E")
    table.knight(RED, PLACE, 2, active=True).knight(RED, "0,0N", 1)
    table.turn.begin_turn(table.state, BLUE)
    table.turn.after_roll(table.state, BLUE)
    table.do(f"play_deserter {RED}")
    assert table.game.seat == RED
    assert choice(table) == "desert 0,0N"


# ---- improvements


def test_the_metropolis_is_bought_as_soon_as_it_can_be_paid() -> None:
    table = a_city_table(hands={RED: {"coin": 4}}, rolled=True).level(RED, "politics", 3)
    assert turn(table)[0] == "improve politics"


@pytest.mark.parametrize(("track", "card"), [("trade", "cloth"), ("politics", "coin"), ("science", "paper")])
def test_the_first_level_is_bought_at_once(track: str, card: str) -> None:
    table = a_city_table(hands={RED: {card: 1}}, rolled=True)
    assert choice(table) == f"improve {track}"


def test_a_crane_goes_before_the_improvement_it_pays_for() -> None:
    table = a_city_table(hands={RED: {"paper": 3}}, progress={RED: ["crane"]}, rolled=True).level(RED, "science", 3)
    assert turn(table)[:2] == ["play_crane", "improve science"]


# ---- progress cards


def test_a_merchant_is_sent_for_its_point() -> None:
    table = a_city_table(progress={RED: ["merchant"]}, rolled=True)
    assert choice(table).startswith("play_merchant ")


def test_an_engineer_builds_a_wall() -> None:
    table = a_city_table(progress={RED: ["engineer"]}, rolled=True)
    assert choice(table).startswith("play_engineer ")


def test_a_warlord_wakes_knights_before_the_attack() -> None:
    table = a_city_table(progress={RED: ["warlord"]}, barbarians=6, rolled=True).knight(RED, PLACE)
    assert choice(table) == "play_warlord"


def test_a_smith_without_knights_is_worth_less() -> None:
    table = a_city_table(progress={RED: ["smith"]})
    idle = features(table, RED)["progress cards in hand"]
    table.knight(RED, PLACE)
    assert features(table, RED)["progress cards in hand"] > idle


def test_of_five_cards_one_without_use_is_discarded() -> None:
    """Nobody has a knight, so the smith and the warlord would do nothing; the merchant is a point."""
    table = a_city_table(
        progress={RED: ["merchant", "resource_monopoly", "mining", "smith"]},
        hands={RED: {"lumber": 1}, BLUE: {"ore": 2, "wool": 2}},
        dice=[(1, 1)],
        events=["politics"],
        chance={"progress": ["warlord"]},
    ).level(RED, "politics", 1)
    table.do("roll")
    assert table.phase() == "discard_progress"
    assert choice(table) in ("discard_progress smith", "discard_progress warlord")


def test_the_alchemist_chooses_what_is_missing() -> None:
    """Red lacks one ore for a city, and its mountain has a ten; not even most cards make up for that."""
    table = a_city_table(hands={RED: {"ore": 2, "grain": 2}}, progress={RED: ["alchemist"]})
    verb, red, white = choice(table).split()
    assert (verb, int(red) + int(white)) == ("play_alchemist", 10)


def test_the_alchemist_waits_while_no_roll_stands_out() -> None:
    table = a_city_table(progress={RED: ["alchemist"]}).level(RED, "trade", 3)
    assert choice(table) == "roll"


def test_what_the_harbour_gives_away_is_what_is_missed_least() -> None:
    """Ore and grain are nearly a city; of three wool one goes."""
    hands = {RED: {"ore": 3, "grain": 1, "wool": 3}, BLUE: {"coin": 2}, WHITE: {"cloth": 2}, ORANGE: {"paper": 2}}
    table = a_city_table(hands=hands, progress={RED: ["commercial_harbour"]}, rolled=True)
    assert choice(table) == "play_commercial_harbour"
    table.do("play_commercial_harbour")
    assert choice(table).split()[0::2] == ["offer_resource", "wool"]


def test_a_wedding_guest_gives_what_it_can_spare() -> None:
    """The city stays in the hand of who is ahead; the third and fourth wool go."""
    table = a_city_table(hands={BLUE: {"ore": 3, "grain": 2, "wool": 4}}, progress={RED: ["wedding"]}, rolled=True)
    table.score.add(table.state, BLUE, 2)
    table.do("play_wedding")
    for _ in range(2):
        assert (table.game.seat, choice(table)) == (BLUE, "give_card wool")
        table.do("give_card wool")


def test_a_spy_takes_the_best_card_that_has_a_use() -> None:
    table = a_city_table(progress={RED: ["spy"], BLUE: ["intrigue", "smith", "merchant"]}, rolled=True)
    assert choice(table) == f"play_spy {BLUE}"
    table.do(f"play_spy {BLUE}")
    assert choice(table) == "take_progress merchant"


@pytest.mark.parametrize(("track", "card"), [("science", "printer"), ("politics", "constitution")])
def test_a_deck_is_chosen_by_what_is_left_in_it(track: str, card: str) -> None:
    """Of a deck with several cards all are thought of: one where the point is nearly all that is left is taken."""
    table = a_city_table(chance={"progress": []})
    for k, name in enumerate(CARDS):
        if DECK_OF[k] == TRACKS.index(track) and name != card:
            table.hold_progress(BLUE, *[name] * COUNTS[k])
    table.rules.the(Progress).ask_to_choose(table.state, table.rules.bits[RED])
    table.state.settle()
    assert table.phase() == "choose_deck"
    assert choice(table) == f"choose_deck {track}"


# ---- trade


def test_there_are_not_too_many_offers_to_think_of() -> None:
    """One for one, two for one, one for two: with eight kinds a few hundred, each judged by one score."""
    assert len(all_terms(5)) == 120
    assert len(all_terms(8)) == 504


# ---- whole games


@pytest.mark.long
def test_standard_beats_random_in_cities() -> None:
    texts = [":".join(["standard", *(f"{key}={value}" for key, value in SMALL["standard"].items())]), *["random"] * 3]
    spec = "cities_knights:seats=4" + ("" if COMPILED else ",target=6")
    result = play_match(spec, texts, games=4 if COMPILED else 1, seed=5, jobs=1, most_turns=400)
    assert result.ok, result.failures
    assert result.bots[0].wins == len(result.games)


def test_the_table_of_the_page_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """One short game, in which the first bot feels something differently."""
    bot = "standard:nodes=4:beam=1:spots=1:offers=0"
    bots_said = f"{bot},random,random,random"
    change = ["--change", "walls=2", "--all", "points=5"]
    assert cities_table.main(["--spec", "cities_knights:target=4", "--bots", bots_said, "--games", "1", *change]) == 0
    said = capsys.readouterr().out
    assert "finished 1" in said
    assert "| alchemist (science) | 2 |" in said


# ---- hints


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_feature_of_the_box_has_words_for_hints(language: str) -> None:
    known = {
        key for path in (TEXTS / language).glob("*.ftl") for key in re.findall(r"^hint-(\w+) =", path.read_text(), re.M)
    }
    for spec in ("cities_knights:seats=4", "seafarers/new_shores:seats=4,cities_knights=True"):
        evaluation = Evaluation(archipel.parse_spec(spec).new_game(1).rules)
        weighed = {name for name, weight in zip(evaluation.names, evaluation.weights, strict=True) if weight != 0.0}
        assert {re.sub(r"[^a-z0-9_]+", "_", name.lower()) for name in weighed} <= known
