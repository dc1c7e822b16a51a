"""Custom scenarios: listed, played, recorded with their text, and refused with the line and the reason."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import archipel
from archipel import GameSpec, RecordError, SetUpError, catalogue, new_game, parse_spec, replay, start
from archipel.catalogue import broken_scenarios, entry, use_custom_scenarios
from archipel.catalogue.custom import CUSTOM_CHAPTERS, LARGEST
from archipel.engine.errors import MissingChapter
from archipel.engine.rules import Rules
from archipel.rules.base.game import BaseOptions
from archipel.rules.base.route import LongestRoute
from archipel.rules.seafarers.game import CHAPTERS, CLASSES, SeaOptions, sea_chapters
from tests.catalogue.custom import custom_file
from tests.tables import BASE_COUNTS

ISLAND = custom_file("island")
TINY = f"""\
seats = [2, 3]
target = 6
chapters = ["base"]
robber = "desert"

[deal]
board = "random"
{BASE_COUNTS}
[legend]
D = "desert"
F = "forest"
"?" = {{ pool = "land" }}

[map]
origin = "0,-1"
rows = \"\"\"
    F6    ?
 ?     D     ?
    ?     ?
\"\"\"

[pools.land]
terrains = {{ hills = 1, fields = 1, pasture = 1, mountains = 1, forest = 1 }}
numbers = {{ 4 = 1, 5 = 1, 8 = 1, 9 = 1, 10 = 1 }}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    """The folder that is looked into."""
    folder = tmp_path / "scenarios"
    folder.mkdir()
    use_custom_scenarios(folder)
    yield folder
    use_custom_scenarios(None)


def put(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, encoding="utf-8")


def custom() -> list[str]:
    return [found.name for found in catalogue() if found.box == "custom"]


def reason_of(text: str) -> str:
    with pytest.raises(SetUpError) as caught:
        entry("custom/mine", text)
    return caught.value.reason


# ---- listed and played


def test_a_file_in_the_folder_is_a_game(folder: Path) -> None:
    assert custom() == []
    put(folder, "tiny.toml", TINY)
    assert custom() == ["custom/tiny"]
    found = entry("custom/tiny")
    assert found.seats == (2, 3)
    assert {option.name: option.default for option in found.options}["target"] == 6
    assert broken_scenarios() == []


def test_it_is_described_started_and_played_to_the_end(folder: Path) -> None:
    put(folder, "tiny.toml", TINY)
    spec = parse_spec("custom/tiny:seats=3,phases=combined")
    assert str(spec) == "custom/tiny:seats=3,phases=combined"
    game = start(spec, 5)
    assert int(game.graph.tiles) == 7
    chance = Random(1)
    for _ in range(5000):
        if game.over:
            break
        game.apply(chance.choice(game.legal_actions()))
    assert game.over
    assert len(game.winners) == 1
    assert replay(game.record()) == game


def test_a_file_that_is_changed_is_read_again(folder: Path) -> None:
    put(folder, "tiny.toml", TINY)
    assert entry("custom/tiny").seats == (2, 3)
    put(folder, "tiny.toml", TINY.replace("seats = [2, 3]", "seats = [3]"))
    assert entry("custom/tiny").seats == (3,)
    assert new_game("custom/tiny", seats=3, seed=1).seats == 3
    (folder / "tiny.toml").unlink()
    assert custom() == []
    with pytest.raises(SetUpError, match="there is no game 'custom/tiny'; there are: base"):
        start(GameSpec("custom/tiny", 3), 1)


def test_two_files_of_one_shape_have_rules_of_their_own(folder: Path) -> None:
    put(folder, "few.toml", TINY.replace("settlement = 5", "settlement = 3"))
    put(folder, "many.toml", TINY)
    few, many = (new_game(f"custom/{name}", seats=3, seed=1, start=0) for name in ("few", "many"))
    assert few.rules is not many.rules
    assert few.view(0).to_json()["settlements_left"] != many.view(0).to_json()["settlements_left"]


def test_only_boards_that_a_file_knows_are_offered(folder: Path) -> None:
    put(folder, "tiny.toml", TINY)
    put(folder, "island.toml", ISLAND)
    choices = {
        found.name: next(option.choices for option in found.options if option.name == "layout")
        for found in catalogue()
        if found.box == "custom"
    }
    assert choices == {"custom/island": ("beginner", "spiral", "random"), "custom/tiny": ("random",)}


def test_base_10_the_frame_of_a_file_is_its_default(folder: Path) -> None:
    put(folder, "island.toml", ISLAND)
    put(folder, "shuffled.toml", ISLAND.replace('frame = "standard"', 'frame = "random"'))

    def frames(name: str, **options: Any) -> set[str]:
        return {str(new_game(name, seed=seed, **options).origin.header["board"]["harbours"]) for seed in range(9)}  # type: ignore[index]

    assert len(frames("custom/island")) == 1
    assert len(frames("custom/shuffled")) > 5
    assert len(frames("custom/island", frame="random")) > 5
    assert frames("custom/shuffled", frame="standard") == frames("custom/island")


def test_our_own_island_as_a_file_is_the_base_game(folder: Path) -> None:
    put(folder, "island.toml", ISLAND)
    ours, theirs = new_game("base", seed=9, frame="standard"), new_game("custom/island", seed=9)
    assert ours.state_bytes() == theirs.state_bytes()
    assert ours.origin.header["board"] == theirs.origin.header["board"]


# ---- at sea

SHORES = custom_file("new_shores_3")


def test_a_custom_sea_board_has_the_options_of_seafarers(folder: Path) -> None:
    put(folder, "bay.toml", SHORES)
    found = {option.name: option for option in entry("custom/bay").options}
    assert found["layout"].choices == ("fixed", "random")
    assert found["harbours"].default == "as_drawn"
    assert found["target"].default == 14
    assert "frame" not in found
    assert "fog_reach" not in found
    ours, theirs = new_game("seafarers/new_shores", seats=3, seed=4), new_game("custom/bay", seats=3, seed=4)
    assert ours.state_bytes() == theirs.state_bytes()
    theirs.apply(theirs.legal_actions()[0])
    use_custom_scenarios(None)
    assert replay(theirs.record()) == theirs


def test_its_chapters_bring_their_options(folder: Path) -> None:
    put(folder, "mist.toml", custom_file("oceania_3"))
    assert broken_scenarios() == []
    assert new_game("custom/mist", seats=3, seed=1, fog_reach="edge").seats == 3


def test_a_chapter_that_misses_its_board_is_refused() -> None:
    wrong = reason_of(SHORES.replace('"islands"]', '"islands", "cloth"]'))
    assert wrong.startswith("mine.toml:")
    assert wrong.endswith("(SEA-S6-11)")


def test_a_pirate_that_nothing_moves_is_refused() -> None:
    wrong = reason_of(SHORES.replace('"ships", "pirate", "gold"', '"ships", "gold"'))
    line = 1 + [row.startswith("pirate = ") for row in SHORES.split("\n")].index(True)
    assert wrong.startswith(f"mine.toml:{line}: the pirate has a tile, but no chapter moves it")


@pytest.mark.parametrize("name", [entry.name for entry in catalogue() if entry.box == "seafarers"])
def test_the_words_of_files_name_the_chapters_that_are_played(name: str) -> None:
    game = new_game(name, seats=4, seed=1)
    words = [word for word in entry(name).scenario(4).chapters if word not in ("base", "five_six")]
    played = [type(chapter) for chapter in game.rules.chapters if type(chapter) in CLASSES.values()]
    assert played == [CLASSES[word] for word in words]
    assert CLASSES.keys() == CHAPTERS.keys()


def test_who_goes_to_sea_needs_ships() -> None:
    assert reason_of(SHORES.replace("ship = 15\n", "ship = 0\n")).endswith(": pieces has no ship for anybody")


# ---- records


def test_a_record_has_the_text_and_needs_no_file(folder: Path) -> None:
    put(folder, "tiny.toml", TINY)
    game = new_game("custom/tiny", seats=3, seed=2, start=0)
    game.apply(game.legal_actions()[0])
    record = game.record()
    assert json.loads(record.split("\n")[0])["scenario"] == TINY
    put(folder, "tiny.toml", TINY.replace("road = 15", "road = 9"))  # a later thought changes no older game
    assert replay(record) == game
    use_custom_scenarios(None)
    again = replay(record)
    assert again == game
    assert again.record() == record


def test_games_of_ours_carry_no_text() -> None:
    assert "scenario" not in new_game("base", seed=1).origin.header


@pytest.mark.parametrize(
    ("chapters", "reason"),
    [
        ('"base", "pirate"', "is missing: name it before"),
        ('"base", "gold", "islands", "pirate", "ships"', "must come before it"),
    ],
)
def test_chapters_that_do_not_go_together_are_shown_and_stop_nothing(folder: Path, chapters: str, reason: str) -> None:
    """The pirate builds on ships: it needs them, and comes behind them. The reason has the words of the file."""
    put(folder, "tangled.toml", SHORES.replace('"base", "ships", "pirate", "gold", "islands"', chapters))
    put(folder, "tiny.toml", TINY)
    (broken,) = broken_scenarios()
    line = 1 + SHORES.split("\n").index('chapters = ["base", "ships", "pirate", "gold", "islands"]')
    assert broken.reason == f'tangled.toml:{line}: the chapter "pirate" builds on "ships", which {reason}'
    assert "custom/tiny" in [entry.name for entry in catalogue()]


def test_the_pirate_islands_may_be_a_custom_scenario(folder: Path) -> None:
    put(folder, "raiders.toml", custom_file("pirate_islands_3_4"))
    assert broken_scenarios() == []
    assert new_game("custom/raiders", seats=3, seed=1).seats == 3


def test_a_record_with_a_broken_text_is_refused(folder: Path) -> None:
    put(folder, "tiny.toml", TINY)
    lines = new_game("custom/tiny", seats=3, seed=2).record().split("\n")
    header = json.loads(lines[0])
    for wrong in (5, TINY.replace("ore = 19", "ore = -1"), "no toml"):
        with pytest.raises(RecordError) as caught:
            replay("\n".join([json.dumps({**header, "scenario": wrong}), *lines[1:]]))
        assert caught.value.line == 1


def test_a_custom_game_travels_between_processes(folder: Path) -> None:
    import pickle

    put(folder, "tiny.toml", TINY)
    game = new_game("custom/tiny", seats=3, seed=2)
    use_custom_scenarios(None)
    assert pickle.loads(pickle.dumps(game)) == game


# ---- what is wrong, and where


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("target = 6", "target = 6 6", "mine.toml:2: Expected newline or end of document after a statement"),
        ("target = 6", "target = 2", "mine.toml:2: target is from 3 to 25, not 2"),
        ("seats = [2, 3]", "seats = [2, 9]", "mine.toml:1: seats are from 2 to 6, not 9"),
        ("seats = [2, 3]", "seats = [3, 4]", "mine.toml:33: 4 seats: 24 corners are too few for 4 seats"),
        ('["base"]', '["base", "dragons"]', 'mine.toml:3: unknown chapter "dragons": there are base'),
        ('["base"]', "[]", 'mine.toml:3: chapters must begin with "base"'),
        ("ore = 19\n", "ore = 19\ngems = 3\n", 'mine.toml:15: unknown "gems": expected lumber'),
        ("monopoly = 2", "monopoly = -1", "mine.toml:20: monopoly must be a whole number, 0 or more"),
        ("city = 4\n", "city = 0\n", "mine.toml:23: pieces has no city for anybody"),
        ("road = 15\n", "road = 41\n", "mine.toml:24: road is at most 40 for each player, not 41"),
        ("ore = 19\n", "ore = 1000\n", "mine.toml:14: ore is at most 999, not 1000"),
        ("monopoly = 2", "monopoly = 99999999999999999999", "mine.toml:20: monopoly must be at most 9999"),
        ("F6 ", "X6 ", 'mine.toml:36: "X6" is not in the legend: it has F P G H M D ?'),
        ('robber = "desert"', 'robber = "gold"', "mine.toml:4: there is no gold for the robber to start on"),
        ("hills = 1", "sea = 1", 'mine.toml:43: pool "land" has 5 tokens for 4 fertile tiles'),
        ("mountains = 1", "mountains = 2", 'mine.toml:42: pool "land" has 6 terrains for 5 tiles on the map'),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, reason: str) -> None:
    assert before in TINY
    assert reason_of(TINY.replace(before, after)).startswith(reason)


def test_base_68_more_roads_and_ships_than_can_be_measured_are_refused() -> None:
    both = SHORES.replace("ship = 15\n", "ship = 26\n")
    assert both != SHORES
    assert reason_of(both).endswith("a player has 41 pieces for routes: at most 40 can be measured (BASE-68)")


def test_a_map_has_only_some_tiles() -> None:
    rows = "\n".join(" " * (3 * (row % 2)) + "F6    " * 16 for row in range(13))
    large = TINY.replace("    F6    ?\n ?     D     ?\n    ?     ?", rows)
    assert reason_of(large).endswith(": the map has 208 tiles: at most 200 can be played")


def test_a_broken_file_is_listed_and_stops_nothing(folder: Path) -> None:
    put(folder, "tiny.toml", TINY)
    put(folder, "broken.toml", TINY.replace("target = 6", "target = 99"))
    put(folder, "my island.toml", TINY)
    (folder / "bytes.toml").write_bytes(b"\xff\xfe")
    put(folder, "long.toml", TINY + "#" * LARGEST)
    put(folder, "notes.txt", "nothing to read")
    assert custom() == ["custom/tiny"]
    assert {broken.file: broken.reason for broken in broken_scenarios()} == {
        "broken.toml": "broken.toml:2: target is from 3 to 25, not 99",
        "bytes.toml": "bytes.toml:1: not a text in UTF-8",
        "long.toml": f"long.toml:1: a scenario has at most {LARGEST} characters",
        "my island.toml": "a custom scenario is named custom/... with letters, digits, - and _, not 'custom/my island'",
    }
    with pytest.raises(SetUpError, match=r"^broken.toml:2: target is from 3 to 25, not 99$"):
        new_game("custom/broken", seed=1)
    assert archipel.new_game("base", seed=1).seats == 4


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    use_custom_scenarios(tmp_path / "nowhere")
    assert custom() == []
    assert broken_scenarios() == []


@pytest.mark.parametrize(
    "name", ["custom/", "custom/a/b", "custom/../base", "base", "mine", "custom/a:b", "custom/" + "a" * 41]
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(SetUpError, match="is named custom/"):
        entry(name, TINY)


def test_what_a_file_leaves_out_of_the_base_game_is_not_in_play() -> None:
    text = TINY.replace('robber = "desert"', 'without = ["robber", "longest_route"]')
    seen = GameSpec("custom/calm", 3, (), text).new_game(1)
    assert seen.view(-1).to_json()["robber"] == -1
    assert not seen.rules.the(LongestRoute).used


# ---- what a file need not say

SHORT = """\
seats = [2, 3]
target = 6
chapters = ["base"]
robber = "desert"
"""


def test_a_file_says_only_what_differs_from_its_box() -> None:
    short = SHORT + TINY[TINY.index("[legend]") :]
    found = entry("custom/short", short).scenario(3)
    assert found.supply == entry("base").scenario(3).supply
    assert found.pieces == {"road": 15, "settlement": 5, "city": 4}
    assert entry("custom/sea", short.replace('["base"]', '["base", "ships"]')).scenario(3).pieces["ship"] == 15
    few = short.replace("[legend]", "[pieces]\ncity = 2\n\n[legend]")
    assert entry("custom/few", few).scenario(3).pieces == {"road": 15, "settlement": 5, "city": 2}


def test_a_file_may_have_several_boards_and_say_what_may_be_chosen() -> None:
    board = TINY[TINY.index("[map]") :].replace("[map]", "[boards.map]").replace("[pools", "[boards.pools")
    legend = TINY[TINY.index("[legend]") : TINY.index("[map]")]
    head = SHORT.replace("seats = [2, 3]\n", "") + '[options]\nphases = "combined"\nsteal = { choices = ["must"] }\n\n'
    text = f"{head}{legend}[[boards]]\nseats = [2]\n{board}\n[[boards]]\nseats = [3]\n{board}"
    found = entry("custom/two", text)
    assert found.seats == (2, 3)
    assert found.scenario(2) is not found.scenario(3)
    chosen = found.choose(3, {})
    assert (chosen["phases"], chosen["steal"]) == ("combined", "must")
    assert replay(GameSpec("custom/two", 3, (), text).new_game(3).record()).seats == 3
    with pytest.raises(SetUpError, match="steal is one of must, not 'may'"):
        found.choose(3, {"steal": "may"})


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("dragons = 3", 'mine.toml:6: unknown option "dragons": there are phases'),
        ('phases = "both"', "mine.toml:6: phases is one of separate, combined, not 'both'"),
        ("target = { choices = [5, 99] }", "mine.toml:6: target is a number from 3 to 25, not 99"),
        ("target = { choices = 5 }", "mine.toml:6: choices must be a list"),
    ],
)
def test_options_that_cannot_be_are_refused(options: str, reason: str) -> None:
    assert reason_of(f"{SHORT}[options]\n{options}\n\n{TINY[TINY.index('[legend]') :]}").startswith(reason)


def builds_on(word: str) -> list[str]:
    """The chapters without which this one cannot be installed, found out by trying."""
    boards = [one.scenario(4) for one in catalogue() if one.box == "seafarers"]
    scenario = next(board for board in boards if word in board.chapters)
    options = SeaOptions(BaseOptions(supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces))
    words = {chapter: name for name, chapter in CLASSES.items()}
    chapters, found = [word], []
    for _ in range(2 * len(CLASSES)):
        played = replace(scenario, chapters=("base", *chapters))
        try:
            Rules(4, 4, scenario.graph, sea_chapters(played, 4, options))
        except MissingChapter as missing:
            wanted = next(name for chapter, name in words.items() if chapter is missing.wanted)
            if missing.by is CLASSES[word]:
                found.append(wanted)
            chapters = [wanted, *(name for name in chapters if name != wanted)]
        else:
            return found
    raise AssertionError(f"{word} cannot be installed")


def test_the_page_explains_every_chapter() -> None:
    """A line for each: the docstring of its file, and what it builds on."""
    page = (Path(__file__).parents[2] / "docs" / "custom_scenarios.md").read_text(encoding="utf-8")
    rows = {cells[1].strip(" `"): cells[2:4] for line in page.split("\n") if len(cells := line.split("|")) == 5}
    assert rows.keys() - {"Chapter", "---"} == set(CUSTOM_CHAPTERS)
    for word, chapter in CLASSES.items():
        about = str(sys.modules[chapter.__module__].__doc__).split("\n\n")[0]
        assert rows[word][0].strip() == " ".join(about.split()).rstrip(".")
        assert re.findall(r"`(\w+)`", rows[word][1]) == builds_on(word)
