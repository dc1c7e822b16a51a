"""The children's game in the catalogue: who can play it, what may be chosen, and that nothing combines with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import archipel
from archipel.board.game_file import package_folder, read_game_file
from archipel.board.scenario import ScenarioError
from archipel.catalogue import catalogue, entry, parse_spec
from archipel.engine.errors import SetUpError
from archipel.engine.playout import play_randomly
from archipel.engine.stream import Stream
from tests.catalogue.custom import custom_file
from tests.tables import load_scenario

JUNIOR = entry("junior")


def refused(reason: str, rule: str, seats: int = 4, **options: object) -> None:
    with pytest.raises(SetUpError, match=reason) as caught:
        archipel.new_game("junior", seats, **options)  # type: ignore[arg-type]
    assert caught.value.rule == rule


def test_it_is_one_game_for_two_to_four() -> None:
    assert [game.name for game in catalogue() if game.box == "junior"] == ["junior"]
    assert JUNIOR.seats == (2, 3, 4)
    assert JUNIOR.colours == ("red", "blue", "orange", "white")
    assert {option.name: (option.default, option.rule) for option in JUNIOR.options} == {
        "ports": (True, "JR-37"),
        "ghost": ("must", "JR-12"),
        "start": ("random", "JR-5"),
        "duo": (False, "JR-5"),
    }


def test_combo_1_it_combines_with_nothing() -> None:
    """No layer comes on top of it, no other game takes its options, and none of its chapters is another box's."""
    assert JUNIOR.layers == ()
    for layer in ("cities_knights", "seafarers", "traders_barbarians"):
        refused(f"junior has no option '{layer}'", "", **{layer: True})
    for game in catalogue():
        if game.box != "junior":
            assert not {"ports", "ghost", "duo", "junior"} & {option.name for option in game.options}
    for seats, options in ((2, {"duo": True}), (3, {}), (4, {})):
        rules = archipel.new_game("junior", seats, 1, **options).rules  # type: ignore[arg-type]
        homes = {type(chapter).__module__.rsplit(".", 1)[0] for chapter in rules.chapters}
        assert homes == {"archipel.rules.junior"}


PACKAGE = Path(archipel.__file__).parent
BOXES = ("base", "five_six", "seafarers", "cities_knights")


@pytest.mark.parametrize("file", sorted((PACKAGE / "rules" / "junior").glob("*.py")), ids=lambda file: file.stem)
def test_its_rules_import_nothing_of_the_base_game(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not [box for box in BOXES if f"archipel.rules.{box}" in text]


@pytest.mark.parametrize("folder", ["board", "engine", "server"])
def test_the_kernel_and_the_table_do_not_name_this_box(folder: str) -> None:
    sources = list((PACKAGE / folder).rglob("*.py"))
    assert len(sources) > 8
    assert [file.name for file in sources if "junior" in file.read_text("utf-8").lower()] == []


def test_options_that_do_not_fit_are_refused() -> None:
    refused("seat 3 cannot start", "JR-5", 3, start=3)
    refused("start is one of", "JR-5", start="dice")
    refused("ghost is one of must, may", "JR-12", ghost="never")
    refused("ports is one of", "JR-37", ports=1)
    refused("duo is for 2 seats, not 4", "JR-5", 4, duo=True)
    refused("duo=True", "JR-5", 2)


def test_it_can_be_written_as_one_word() -> None:
    spec = parse_spec("junior:seats=3,ports=false,ghost=may,start=2")
    game = spec.new_game(5)
    assert (game.seats, game.active) == (3, 2)
    assert str(spec) == "junior:seats=3,ports=False,ghost=may,start=2"


def test_the_deck_is_given_by_its_own_name() -> None:
    game = archipel.new_game("junior", 4, 1, decks={"coco": ["tribute", "ghost"]})
    assert game.state.s[game.rules.block_named["coco_left"].at] == 2
    assert game.origin.header["decks"] == {"coco": {"ghost": 1, "cargo": 0, "ship": 0, "fortress": 0, "tribute": 1}}
    refused("there is no deck 'development'; there is: coco", "", decks={"development": ["knight"]})
    refused("'knight' is not a coco card", "JR-22", decks={"coco": ["knight"]})


def test_the_base_game_has_no_coco_cards() -> None:
    with pytest.raises(SetUpError, match="there is: development"):
        archipel.new_game("base", 4, decks={"coco": ["ghost"]})


def test_a_given_board_has_its_terrains_and_numbers() -> None:
    laid = archipel.new_game("junior", 4, 1).origin.header["board"]
    assert isinstance(laid, dict)
    assert archipel.new_game("junior", 4, 1, board=laid) == archipel.new_game("junior", 4, 1)
    for contents, reason in ((["hills", 3], "unknown terrain"), (["cave", 6], "1, 2, 3, 4, 5, or 0 for none")):
        changed = json.loads(json.dumps(laid))
        changed["tiles"]["0,0"] = contents
        refused(reason, "", board=changed)
    refused("there is no robber", "JR-7", board={**laid, "robber": "0,0"})


def test_terrains_and_numbers_of_one_game_are_unknown_to_another() -> None:
    with pytest.raises(SetUpError, match='unknown terrain "cave"'):
        archipel.new_game("base", 4, board={"tiles": {"0,0": ["cave", 5]}})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_is_printed(seats: int) -> None:
    scenario = load_scenario("junior", seats)
    assert scenario.layouts == ("fixed",)
    assert scenario.tileset.numbers == (1, 2, 3, 4, 5)


BROKEN = [
    ('C = "cane"', 'C = "fields"', 'unknown terrain "fields": there are forest, pasture, cane, cave, gold_river'),
    ("T1    F3", "T7    F3", "7 is not the number of a token: 1, 2, 3, 4, 5"),
    ("numbers = [1, 2, 3, 4, 5]", "numbers = []", "numbers must be a list of whole numbers"),
    ("numbers = [1, 2, 3, 4, 5]", "numbers = [0]", "numbers must be whole numbers, 1 or more"),
]


@pytest.mark.parametrize(("good", "bad", "reason"), BROKEN)
def test_a_file_with_terrains_of_its_own_knows_no_others(good: str, bad: str, reason: str) -> None:
    text = package_folder("junior").read("junior").text
    assert good in text
    with pytest.raises(ScenarioError) as caught:
        read_game_file(text.replace(good, bad, 1), "junior.toml")
    assert caught.value.reason.startswith(reason)


def test_custom_scenarios_have_no_terrains_of_their_own() -> None:
    text = custom_file("island")
    with pytest.raises(SetUpError, match="numbers of a file's own"):
        entry("custom/mine", text.replace("target = 10", "target = 10\nnumbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]"))


@pytest.mark.parametrize(("seats", "options"), [(2, {"duo": True}), (3, {}), (4, {"ports": False, "ghost": "may"})])
def test_whole_games_are_recorded_and_replayed(seats: int, options: dict[str, object]) -> None:
    for seed in range(5):
        game = archipel.new_game("junior", seats, seed, **options)  # type: ignore[arg-type]
        chance = Stream(seed)
        while not game.over:
            legal = game.legal_actions()
            game.apply(legal[chance.below(len(legal))])
        assert game.turn >= 3
        assert archipel.replay(game.record()) == game


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(30):
        g = archipel.new_game("junior", seats, seed).state
        play_randomly(g, Stream(seed), 20_000)
        assert g.over()
