"""Custom scenarios on the command line: listed, played by bots and by a person, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import archipel
from archipel.catalogue import use_custom_scenarios
from archipel.cli.main import app
from tests.catalogue.custom import custom_file

ISLAND = custom_file("island")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A person with a data folder of their own, who reads English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "ARCHIPEL_SCENARIOS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    yield tmp_path / "data" / "archipel"
    use_custom_scenarios(None)


def put(folder: Path, **texts: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def said(*words: str) -> str:
    done = run(*words)
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def test_the_catalogue_lists_them_and_what_is_wrong_with_others(tmp_path: Path) -> None:
    folder = put(tmp_path / "mine", home=ISLAND, bad=ISLAND.replace("target = 10", "target = 1"))
    shown = said("catalogue", "--scenarios", str(folder))
    assert "custom/home" in shown
    assert "archipel play custom/home:seats=4" in shown
    assert "Cannot be played: bad.toml:4: target is from 3 to 25, not 1" in shown
    assert "custom/home" not in said("catalogue")


def test_the_usual_folder_is_in_the_data_folder(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(data / "scenarios", home=ISLAND)
    assert "custom/home" in said("catalogue")
    put(tmp_path / "other", away=ISLAND)
    monkeypatch.setenv("ARCHIPEL_SCENARIOS", str(tmp_path / "other"))
    shown = said("catalogue")
    assert "custom/away" in shown
    assert "custom/home" not in shown


def test_bots_play_it_in_several_processes(data: Path) -> None:
    put(data / "scenarios", home=ISLAND)
    done = run("simulate", "custom/home:seats=3,target=4", "--bots", "random", "--games", "3", "--jobs", "2")
    assert done.exit_code == 0
    assert "random" in done.stdout


def test_a_person_plays_it_saves_it_and_goes_on_without_the_file(data: Path, tmp_path: Path) -> None:
    put(data / "scenarios", home=ISLAND)
    saved = tmp_path / "saved.jsonl"
    done = run("play", "custom/home", "--bots", "random", "--seed", "1", "--save", str(saved), typed="\n1\n1\nquit\n")
    assert done.exit_code == 0
    (data / "scenarios" / "home.toml").unlink()
    game = archipel.replay(saved.read_text("utf-8"))
    assert game.origin.header["name"] == "custom/home"
    assert game.steps()
    assert said("replay", str(saved), "--quiet") == ""
    again = run("play", "--resume", str(saved), "--bots", "random", typed="\nquit\n")
    assert again.exit_code == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("play", "custom/nowhere"), "there is no game 'custom/nowhere'; there are: base"),
        (("play", "custom/bad"), "bad.toml:4: target is from 3 to 25, not 1"),
        (("perft", "custom/bad"), "bad.toml:4: target is from 3 to 25, not 1"),
        (("catalogue", "--scenarios", "nothing/here"), "nothing/here is not a folder"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(data: Path, words: tuple[str, ...], reason: str) -> None:
    put(data / "scenarios", bad=ISLAND.replace("target = 10", "target = 1"))
    done = run(*words)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"archipel: {reason}")
    assert done.stderr.count("\n") == 1


def test_a_file_is_checked_and_drawn(tmp_path: Path) -> None:
    file = put(tmp_path / "anywhere", home=ISLAND) / "home.toml"
    shown = run("scenario", str(file))
    assert shown.exit_code == 0, shown.output
    *board, last = shown.output.strip().splitlines()
    assert len(board) > 15
    assert last == "home.toml can be played: 2, 3, 4 players, to 10 points. The board is the one for 4."
    assert run("scenario", str(file), "--lang", "fr").output.strip().endswith("Le plateau est celui pour 4.")
    assert run("scenario", str(file), "--seed", "1").output != shown.output


def test_a_fault_of_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = put(tmp_path / "anywhere", home=ISLAND.replace("target = 10", "target = 1")) / "home.toml"
    shown = run("scenario", str(file))
    assert shown.exit_code == 1
    assert "home.toml:4: target is from 3 to 25, not 1" in shown.output
    shown = run("scenario", str(file), "--lang", "fr")
    assert "home.toml:4: il faut de 3 à 25 points pour gagner, et non 1" in shown.output
    missing = run("scenario", str(file.with_name("nowhere.toml")))
    assert missing.exit_code == 1
    assert "nowhere.toml cannot be read" in missing.output
    file.write_text(ISLAND, encoding="utf-8")
    assert run("scenario", str(file), "--seats", "5").exit_code == 1
