"""Scenario files as a map editor takes them, and back: nothing is lost on the way."""

from __future__ import annotations

from importlib.resources import files

import pytest

from archipel.board.game_file import read_game_file
from archipel.catalogue.custom import custom_entry
from archipel.catalogue.seafarers import SEAFARERS_BOX
from archipel.catalogue.sketch import SketchError, read_sketch, rows_of, write_sketch
from tests.catalogue.custom import custom_file

FILES = {
    f"{box.name}/{file.name}": file.read_text(encoding="utf-8")
    for box in files("archipel").joinpath("scenarios").iterdir()
    if box.is_dir()
    for file in box.iterdir()
    if file.name.endswith(".toml")
}


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_file_of_the_package_comes_back_as_it_was(name: str) -> None:
    sketch = read_sketch(FILES[name])
    assert read_sketch(write_sketch(sketch)) == sketch


def test_a_written_file_is_the_same_game() -> None:
    for name in ("forgotten_tribe", "oceania", "pirate_islands"):
        text = FILES[f"seafarers/{name}.toml"]
        defaults = SEAFARERS_BOX.folder.defaults()
        before = read_game_file(text, name, defaults)
        after = read_game_file(write_sketch(read_sketch(text)), name, defaults)
        for seats, board in before.boards.items():
            again = after.boards[seats]
            assert board.graph.tile_names == again.graph.tile_names
            for part in ("terrain", "numbers", "pools", "areas", "places", "values", "harbours", "robber", "layouts"):
                assert getattr(board, part) == getattr(again, part), (name, part)


def test_tiles_are_edited_by_name() -> None:
    sketch = read_sketch(custom_file("island"))
    cells = sketch["map"]["cells"]  # type: ignore[index]
    assert len(cells) == 19 and cells["0,-2"] == "?"
    cells["0,0"] = "M10"
    cells["3,-2"] = "D"
    text = write_sketch(sketch)
    assert " ?     ?     M10   ?     ?" in text
    sketch["pools"]["island"]["terrains"]["mountains"] = 2  # type: ignore[index]
    sketch["pools"]["island"]["tokens"] = "A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3"  # type: ignore[index]
    del sketch["pools"]["island"]["spiral_from"]  # type: ignore[index]
    del sketch["beginner"], sketch["frame"], sketch["deal"]
    scenario = custom_entry("custom/x", write_sketch(sketch)).scenario(3)
    assert scenario.terrain[scenario.graph.tile("0,0")] == "mountains"
    assert scenario.terrain[scenario.graph.tile("3,-2")] == "desert"


def test_signs_that_are_too_long_or_too_far_are_refused() -> None:
    with pytest.raises(SketchError, match="too long"):
        rows_of({"0,0": "abcdef"})
    with pytest.raises(SketchError, match="too far"):
        rows_of({"0,0": "F", "0,900": "F"})
    with pytest.raises(SketchError, match="cannot stand"):
        write_sketch({"seats": None})
