"""Every command: what it says, how it ends, and one clear line for what a person did wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import archipel
from archipel import rulebook
from archipel.arena import GameResult, MatchResult
from archipel.bots import Bot
from archipel.bots.registry import BOTS
from archipel.catalogue import surprise
from archipel.cli.main import app
from archipel.cli.simulate import in_lines, show_match
from archipel.engine.stream import Stream

COMMANDS = (
    "play",
    "serve",
    "connect",
    "simulate",
    "replay",
    "verify",
    "perft",
    "rules",
    "catalogue",
    "bench",
    "version",
)


@pytest.fixture(autouse=True)
def a_plain_english_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def said(*words: str, typed: str = "") -> str:
    """What a command says that ends well."""
    done = run(*words, typed=typed)
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def refused(*words: str) -> str:
    """The one line of a command that ends badly."""
    done = run(*words)
    assert done.exit_code == 1
    assert isinstance(done.exception, SystemExit)
    lines = done.stderr.strip().split("\n")
    assert len(lines) == 1
    assert lines[0].startswith("archipel: ")
    return lines[0].removeprefix("archipel: ")


@pytest.fixture(scope="module")
def record() -> str:
    """A whole game with few points to win."""
    return played(archipel.new_game("base", 3, seed=4, target=4), 100_000)


def played(game: archipel.Game, most: int) -> str:
    draw = Stream(4, 9).draw
    while not game.over and len(game.steps()) < most:
        actions = game.legal_actions()
        game.apply(actions[draw(len(actions))])
    return game.record()


# ---- help and version


def test_help_names_every_command() -> None:
    shown = said("--help")
    assert [command for command in COMMANDS if command not in shown] == []


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "bench"])
def test_every_command_has_help(command: str) -> None:
    assert "Usage:" in said(command, "--help")


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    shown = said("version")
    assert shown.startswith(f"archipel {archipel.__version__} (")
    assert ("compiled" in shown) == archipel.compiled()


def test_an_unknown_command_or_option_is_a_wrong_usage() -> None:
    for words in (["sing"], ["perft", "--width", "3"], ["simulate", "--games", "many"], ["perft", "--depth", "0"]):
        done = run(*words)
        assert done.exit_code == 2
        assert "Traceback" not in done.output


def test_help_loads_neither_tables_nor_bots_nor_texts() -> None:
    code = (
        "import sys; from archipel.cli.main import app\n"
        "ours = [f'archipel.{name}' for name in ('texts', 'bots', 'arena', 'bench', 'server')]\n"
        "late = ['fluent', 'babel', 'rich.table', 'starlette', 'uvicorn', 'sqlalchemy', *ours]\n"
        "print([name for name in late if name in sys.modules])"
    )
    package = str(Path(next(iter(archipel.__path__))).parent)
    path = f"import sys; sys.path.insert(0, {package!r})\n"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", path + code], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")


# ---- perft


def test_perft_counts_the_opening() -> None:
    lines = said("perft", "--depth", "3").split("\n")
    assert [line.split()[-1] for line in lines if line] == ["54", "144", "7236"]


def test_perft_divides_by_the_first_choice() -> None:
    lines = said("perft", "base:seats=6", "--depth", "2", "--divide").strip().split("\n")
    assert len(lines) == 81
    assert lines[0].startswith("place_settlement ")
    assert lines[-1].strip() == "218"
    assert sum(int(line.split()[-1]) for line in lines[:-1]) == 218


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("chess", "there is no game 'chess'; there are: base"),
        ("base:seats=9", "base is for 2 to 6 seats, not 9 (BASE-9)"),
        ("base:seats=two", "seats is a number, not 'two'"),
        ("base:seats=2", "2 seats play only with duel=True or for_two=True (BASE-9)"),
        ("base:colour=blue", "base has no option 'colour'"),
        ("base:target=2", "target is a number from 3 to 25, not 2 (BASE-76)"),
        ("base:target", "'target' is not of the form name=value"),
    ],
)
@pytest.mark.parametrize("command", ["perft", "play", "simulate"])
def test_a_game_that_cannot_be_is_refused_in_one_line(command: str, spec: str, reason: str) -> None:
    assert refused(command, spec).startswith(reason)


# ---- rules and catalogue


def test_a_rule_is_shown_by_its_number() -> None:
    shown = said("rules", "BASE-26")
    assert shown.startswith("Base game: ")
    assert "Distance rule" in shown
    assert "[003] " in shown.split("\n")[-2]
    assert said("rules", "base", "26") == said("rules", "base-26") == shown


def test_players_read_their_sentence_before_the_exact_wording() -> None:
    for language in rulebook.LANGUAGES:
        one = rulebook.sentence("BASE-26", language)
        shown = " ".join(said("rules", "BASE-26", "--lang", language).split())
        assert one.section in shown
        sentence, exact = (" ".join(text.split())[:40] for text in (one.text, one.rule.text))
        assert shown.index(sentence) <= shown.index(exact)


def test_rules_are_found_by_words() -> None:
    shown = said("rules", "robber")
    assert "BASE-39" in shown
    assert "BASE-27" not in shown
    assert said("rules", "Distance", "rule", "corner").count("\n") < shown.count("\n")
    assert "BASE-57" in said("rules", "port", "--lang", "fr")


def test_rules_without_a_word_say_what_there_is() -> None:
    shown = said("rules")
    assert re.search(r"BASE-1 +to BASE-91", shown)
    assert "JR-1" in shown


def test_a_rule_that_is_not_there_is_said() -> None:
    assert refused("rules", "BASE-99").startswith("there is no rule BASE-99; did you mean")
    assert refused("rules", "xylophone") == "no rule speaks of 'xylophone'"


def test_the_catalogue_lists_games_options_defaults_and_rules() -> None:
    shown = said("catalogue")
    assert "base  2-6" in shown
    for option in archipel.catalogue()[0].options:
        assert re.search(rf"^{option.name} .*{option.rule}", shown, re.MULTILINE)
    assert re.search(r"target +10 \(3-25\) +BASE-76 +victory points to win", shown)
    assert "archipel play base:seats=6,phases=combined" in shown
    assert "points de victoire pour gagner" in said("catalogue", "--lang", "fr")


def test_the_example_of_the_catalogue_can_be_played() -> None:
    example = next(line for line in said("catalogue").split("\n") if line.startswith("archipel play "))
    assert archipel.parse_spec(example.split()[-1]).new_game(1).seats == 6


def test_a_mixture_can_be_drawn_and_played() -> None:
    drawn = said("catalogue", "--surprise", "3", "--seed", "5", "--advanced").strip()
    assert drawn == str(surprise(3, 5, advanced=True))
    assert archipel.parse_spec(drawn).new_game(1).seats == 3
    assert refused("catalogue", "--surprise", "9") == "there is no game for 9 seats"


def test_the_matrix_of_combinations_is_printed_with_its_rules() -> None:
    shown = said("catalogue", "--matrix", "--lang", "fr")
    board = re.search(r"^(\S+) COMBO-2 +Une partie a un seul plateau", shown, re.MULTILINE)
    assert "oui*¹" in shown and board is not None and f"non{board[1]}" in shown
    assert re.search(r"^F +seafarers/new_shores$", shown, re.MULTILINE)


def test_a_language_without_texts_is_refused() -> None:
    assert refused("catalogue", "--lang", "de") == "there are no texts in 'de'; there are: en, fr"


# ---- simulate


def test_simulate_shows_win_rates_with_their_intervals() -> None:
    done = run("simulate", "base:seats=3,target=4", "--bots", "random", "--games", "6", "--seed", "3", "--jobs", "1")
    assert done.exit_code == 0
    assert "base:seats=3,target=4, 6 games, seed 3" in done.stdout
    assert re.search(r"random +\S +3 +\S +6 +\S +33\.3% +\S +16\.3% - 56\.3%", done.stdout)
    assert re.search(r"Turns of a game: [\d.]+ on average, median [\d.]+, from \d+ to \d+\.", done.stdout)


def test_a_long_name_of_a_bot_is_shown_whole() -> None:
    name = "archipel.bots.standard:StandardBot:beam=2:nodes=4:spots=1:offers=0:experience=0"
    words = ["--bots", f"{name},random,random", "--games", "1", "--jobs", "1"]
    done = run("simulate", "base:seats=3,target=3", *words)
    shown = "".join(line.split("\u2502")[1].strip() for line in done.stdout.split("\n") if line.count("\u2502") > 3)
    assert name in shown


def test_the_names_of_bots_stay_in_one_line_before_the_headings_do() -> None:
    games = tuple(GameResult(n, 1, (0, 1, 2), (0,), 70, 99, (9, 9, 9), (0.1, 0.1, 0.1)) for n in range(200))
    result = MatchResult("base:seats=3", ("my_bots:Raiser", "random", "random"), 0, games)
    out = StringIO()
    show_match(result, Console(file=out, width=80))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if "my_bots:Raiser" in line and "98.1% - 100.0%" in line]
    assert in_lines("my_bots:Raiser:depth=3", 15) == ["my_bots:Raiser:", "depth=3"]


def test_simulate_writes_json_and_the_same_for_the_same_seed(tmp_path: Path) -> None:
    words = ["simulate", "base:seats=3,target=3", "--bots", "random,greedy,random", "--games", "3", "--jobs", "1"]
    for name in ("one.json", "two.json"):
        assert run(*words, "--json", name).exit_code == 0
    one, two = (json.loads((tmp_path / name).read_text("utf-8")) for name in ("one.json", "two.json"))
    assert one["results"] == two["results"]
    assert [bot["name"] for bot in one["bots"]] == ["random", "greedy", "random"]
    assert sorted(result["seating"] for result in one["results"]) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert one["failures"] == []


def test_simulate_plays_the_same_games_with_another_bot_instead(tmp_path: Path) -> None:
    words = ["--bots", "greedy,random,random", "--instead", "random", "--games", "6", "--seed", "4", "--jobs", "1"]
    done = run("simulate", "base:seats=3,target=3", *words, "--json", "both.json")
    assert done.exit_code == 0
    found = json.loads((tmp_path / "both.json").read_text("utf-8"))
    paired = found["paired"]
    assert paired["names"] == ["greedy", "random"]
    assert sum(paired[which] for which in ("both", "only_first", "only_second", "neither")) == 6
    wins = [sum(0 in game["winners"] for game in match["results"]) for match in (found, found["instead"])]
    assert [paired["both"] + paired[which] for which in ("only_first", "only_second")] == wins
    assert f"only greedy {paired['only_first']}, only random {paired['only_second']}" in done.stdout


def test_simulate_refuses_rows_without_a_table() -> None:
    done = run("simulate", "base:seats=3", "--bots", "random", "--games", "1", "--rows", "step")
    assert done.exit_code == 1
    assert "--rows says what a row of --table FILE stands for, and there is no --table" in done.stderr


def test_simulate_ends_with_1_when_a_bot_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        def choose(self, view: archipel.View) -> archipel.Action:
            raise ZeroDivisionError("thinking hurts")

    monkeypatch.setitem(BOTS, "random", replace(BOTS["random"], make=Broken))
    done = run("simulate", "base:seats=3", "--bots", "random", "--games", "2", "--jobs", "1")
    assert done.exit_code == 1
    shown = re.sub(r"\s+", " ", done.stdout)
    assert shown.count("ZeroDivisionError") == 1  # the same error in both games is shown once
    place = r"random failed in turn 0 at test_main\.py:\d+, and in 1 more games: ZeroDivisionError: thinking hurts"
    assert re.search(place, shown)
    assert "Failed games: 2; they count for nobody." in shown
    assert shown.endswith("Tracebacks and records of failed games can be kept with --json FILE. ")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "deep_thought"], "there is no bot 'deep_thought'; there are: "),
        (["--bots", "random,random"], "base:seats=4 needs 4 bots, not 2"),
        (["--instead", "deep_thought"], "there is no bot 'deep_thought'; there are: "),
        (["--bots", "random:depth=3"], "random has no setting 'depth'"),
        (["--bots", "archipel.bots.random:RandomBot:depth=3"], "the bot archipel.bots.random:RandomBot:depth=3 cannot"),
        (["--bots", "random", "--json", "none/result.json"], "none/result.json cannot be written: No such file"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert refused("simulate", *words).startswith(reason)


# ---- replay


def test_a_record_is_told_step_by_step(record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(record, "utf-8")
    shown = said("replay", "game.jsonl")
    lines = shown.split("\n")
    assert lines[0] == "base:seats=3,target=4"
    steps = len(archipel.replay(record).steps())
    numbers = [int(line[:4]) for line in lines if re.match(r" *\d+ ", line[:5])]
    assert numbers == list(range(steps + 1))
    assert re.search(r"wins with \d+ points", shown)
    assert "The end" in shown
    assert re.search(r"gagne avec \d+ points", said("replay", "game.jsonl", "--lang", "fr"))


def test_one_step_of_a_record_is_shown_with_its_board(record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(record, "utf-8")
    shown = said("replay", "game.jsonl", "--step", "1")
    assert len(re.findall(r"⌂[RBW]", shown)) == 1
    assert "builds a settlement" in re.sub(r"\s+", " ", shown)
    assert "⌂" not in said("replay", "game.jsonl", "--step", "0")
    assert "to see who starts" in re.sub(r"\s+", " ", said("replay", "game.jsonl", "--step", "0"))
    steps = len(archipel.replay(record).steps())
    assert "The end" in said("replay", "game.jsonl", "--step", f"{steps}")
    assert refused("replay", "game.jsonl", "--step", "9999") == f"game.jsonl: the record has {steps} steps, not 9999"


def test_a_sound_record_passes_in_silence(record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(record, "utf-8")
    assert said("replay", "game.jsonl", "--quiet") == ""


def test_a_game_that_still_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    game = archipel.new_game("base", 3, seed=4, target=25)
    record = played(game, 500)
    assert not game.over
    assert any(event.kind == "bought_card" for event in game.events)
    (tmp_path / "game.jsonl").write_text(record, "utf-8")
    shown = said("replay", "game.jsonl")
    assert "buys a development card." in shown
    assert "steals a card from" in shown
    assert not re.search(r"steals 1 |buys a development card:", shown)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text[: len(text) // 2], "line "),
        (lambda text: "", "line 1: this is not a record of Archipel"),
        (lambda text: "hello\nworld\n", "line 1: this is not "),
        (lambda text: text.replace('"archipel": 2', '"archipel": 99', 1), "line 1: written in version 99"),
        (lambda text: text.replace("place_road", "place_castle", 1), "line 3: no action is called 'place_castle'"),
        (lambda text: "\n".join(text.split("\n")[:10]), "line 10: the record is cut off"),
        (lambda text: re.sub(r'"digest": "\w{4}', '"digest": "0000', text), "line "),
        (
            lambda text: text.replace('"name": "base"', '"name": "chess"', 1),
            "line 1: the game 'chess' is not known here",
        ),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(record: str, damage: object, reason: str, tmp_path: Path) -> None:
    assert callable(damage)
    (tmp_path / "game.jsonl").write_text(damage(record), "utf-8")
    for words in ([], ["--quiet"], ["--step", "3"]):
        assert refused("replay", "game.jsonl", *words).startswith(f"game.jsonl: {reason}")


def test_a_file_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    assert refused("replay", "nothing.jsonl") == "nothing.jsonl cannot be read: No such file or directory"
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0")
    assert refused("replay", "picture") == "picture is not a text file"
    assert refused("play", "--resume", "picture") == "picture is not a text file"


# ---- play


def test_play_reads_from_a_pipe_and_saves_at_its_end(tmp_path: Path) -> None:
    shown = said("play", "--bots", "random", "--seed", "3", "--save", "mine.jsonl", typed="\n1\n1\n")
    assert "You are Red. 10 victory points win." in shown
    assert "Game saved to mine.jsonl." in shown
    assert "Goodbye." in shown
    assert said("replay", "mine.jsonl", "--quiet") == ""
    again = said("play", "--resume", "mine.jsonl", "--bots", "random", typed="\nlist\n")
    assert "Place a settlement: " in again


@pytest.mark.parametrize("words", [["--lang", "fr"], []])
def test_play_speaks_french_when_asked(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    if not words:
        monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    shown = said("play", "base:target=5", "--seats", "3", "--seat", "bleu", "--bots", "random,greedy", *words)
    assert "Vous êtes Bleu. Il faut 5 points de victoire." in shown
    assert "À la table\u00a0: Rouge (random) et Blanc (greedy)." in shown


def test_play_chooses_seats_and_bots() -> None:
    shown = said("play", "base:seats=4", "--seat", "2", "--bots", "random")
    assert "You are White." in shown
    assert "Red (random), Blue (random) and Orange (random)" in shown


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--seat", "4"], "there is no seat '4': seats are 0 to 3, or colours"),
        (["--seat", "pink"], "there is no seat 'pink'"),
        (["--bots", "random,random"], "2 bots are named for 3 other seats"),
        (["--bots", "deep_thought"], "there is no bot 'deep_thought'"),
        (["--seats", "7"], "base is for 2 to 6 seats, not 7 (BASE-9)"),
        (["--seats", "0"], "base is for 2 to 6 seats, not 0 (BASE-9)"),
        (["--lang", "tlh"], "there are no texts in 'tlh'"),
        (["--resume", "nothing.jsonl"], "nothing.jsonl cannot be read"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    assert refused("play", *words).startswith(reason)


def test_a_finished_game_is_not_played_on(record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(record, "utf-8")
    assert refused("play", "--resume", "game.jsonl") == "that game is over; `archipel replay` shows it"


def test_a_damaged_game_is_not_played_on(record: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(record[:-200], "utf-8")
    assert refused("play", "--resume", "game.jsonl").startswith("game.jsonl: line ")


# ---- bench


def test_bench_hands_its_words_on(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[str]] = []

    def main(argv: list[str]) -> int:
        heard.append(argv)
        return 3

    monkeypatch.setattr("archipel.bench.main", main)
    assert run("bench", "--quick", "--json", "x.json").exit_code == 3
    assert run("bench").exit_code == 3
    assert heard == [["--quick", "--json", "x.json"], []]


def test_bench_explains_itself() -> None:
    done = run("bench", "--help")
    assert done.exit_code == 0
    assert "archipel bench" in done.stdout


# ---- maps


@pytest.mark.long
def test_sea_nw_6_maps_are_looked_at_until_one_is_taken(tmp_path: Path) -> None:
    shown = said("play", "seafarers/new_world:seats=3", "--choose-map", "--seed", "4", typed="n\nno\n\n\n1\nquit\n")
    assert re.findall(r"Map (\d+)\. Press Enter", shown) == ["5", "6", "7"]
    first = shown.split("Map 5.")[0]
    assert first.count("wool") == 5 and "Map 6" not in first, "each map is drawn above its number"
    [kept] = tmp_path.glob("archipel-*.jsonl")
    game = archipel.replay(kept.read_text("utf-8"))
    assert game.origin.header["options"] == {"map": 7}
    again = archipel.new_game("seafarers/new_world", 3, seed=99, map=7)
    assert game.origin.header["board"] == again.origin.header["board"]


def test_a_printed_board_has_no_maps_to_choose() -> None:
    assert refused("play", "seafarers/new_shores", "--choose-map") == (
        "a fixed board is printed: there is no other map (SEA-NW-6)"
    )


def test_nobody_has_to_take_a_map(tmp_path: Path) -> None:
    done = run("play", "base", "--choose-map", typed="n\n")  # then the keyboard ends
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("Goodbye.")
    assert list(tmp_path.glob("*.jsonl")) == []
