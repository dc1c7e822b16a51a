"""Checking a map, in a process that plays records: like them it may come from a stranger (record_worker.py)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from typing import Final

from archipel.board.scenario_file import BOARDS, ScenarioError, ScenarioFile
from archipel.catalogue import GameSpec, start
from archipel.catalogue.custom import CUSTOM, custom_entry
from archipel.catalogue.entries import Entry
from archipel.catalogue.map_kit import map_kit
from archipel.catalogue.seafarers import RANDOM
from archipel.catalogue.sketch import CELLS, MAP, Sketch, SketchError, read_sketch, write_sketch
from archipel.engine.errors import SetUpError
from archipel.server import messages as m
from archipel.server.table.game_sheets import game_sheet
from archipel.texts.faults import said_elsewhere

MOST_FAULTS: Final = 8
_PLACE: Final = re.compile(r"-?\d+,-?\d+(?:C?(?:NE|NW|SE|SW|N|S|E|W))?\b")
_ADDS: Final = re.compile(r'builds on "(\w+)", which is missing')
_ONE_BY_ONE: Final = re.compile(
    r'\s*(?:"[^"]*"\s*=\s*"[a-z]+"|(?:robber|pirate)\s*=.*)'
)  # lines that others can do without
_CELL: Final = re.compile(r"([^\d\s]+)(\d+(?:\+\d+)*)?")


def file_stem(name: str) -> str:
    """The file name of a map, without its ending, as scenario files are named."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:40].strip("_") or "map"


def check_map(draft: m.MapDraft) -> m.MapCheck:
    """What is right and wrong with a map, by the same checks as for a file."""
    stem = file_stem(draft.name)
    found = m.MapCheck(f"{stem}.toml", draft.text, draft.sketch, [], [], [], [], 0, [], None)
    try:
        if draft.sketch is not None:
            found.text = write_sketch(draft.sketch)
        else:
            found.sketch = read_sketch(draft.text)
    except SketchError as wrong:
        found.faults.append(_fault(f"{stem}.toml:1: {wrong}", ""))
        return found
    except (tomllib.TOMLDecodeError, RecursionError):
        found.sketch = None
    entry = _tried(found, stem)
    if found.sketch is not None:
        _describe(found, found.sketch)
    if entry is not None and not found.faults:
        found.game = game_sheet(entry, keep=False)
        found.seats, found.target = list(entry.seats), entry.file.target
        found.facts = list(_facts(entry))
    return found


def try_options(found: m.MapCheck, options: m.TableOptions) -> None:
    """Begin a game with these options, so that what takes too long shows here and not beside the sockets."""
    try:
        start(GameSpec(options.game, options.seats, tuple(options.options.items()), found.text), 0)
    except SetUpError:
        return  # the table refuses it with the reason


def _tried(found: m.MapCheck, stem: str) -> Entry | None:
    """The game of a map. After a fault in a line that others can do without, the rest is checked without it."""
    text = found.text
    entry = None
    while entry is None and len(found.faults) < MOST_FAULTS:
        try:
            entry = custom_entry(f"{CUSTOM}{stem}", text)
        except SetUpError as wrong:
            fault = _fault(str(wrong), found.text)
            found.faults.append(fault)
            lines = text.replace("\r\n", "\n").split("\n")
            if fault.line > len(lines) or _ONE_BY_ONE.fullmatch(lines[fault.line - 1]) is None:
                break
            lines[fault.line - 1] = ""
            text = "\n".join(lines)
    return entry


def _fault(message: str, text: str) -> m.MapFault:
    """A reason with its place: `file:line: reason`."""
    named = re.fullmatch(r"[^:\s]+:(\d+): (.*)", message, re.DOTALL)
    line, reason = (int(named.group(1)), named.group(2)) if named is not None else (1, message)
    board = max(0, len(re.findall(rf"^\s*\[\[{BOARDS}\]\]", "\n".join(text.split("\n")[:line]), re.MULTILINE)) - 1)
    places = list(dict.fromkeys(_PLACE.findall(reason))) or _drawn_at(text, line, reason)
    adds = _ADDS.search(reason)
    return m.MapFault(line, reason, board, places, adds.group(1) if adds is not None else "", said_elsewhere(reason))


def _drawn_at(text: str, line: int, reason: str) -> list[str]:
    """The tiles of a row of a map that a fault of its line is about."""
    try:
        file = ScenarioFile(text, "")
        sketch = read_sketch(text)
    except (ScenarioError, tomllib.TOMLDecodeError, RecursionError):
        return []
    boards = sketch.get(BOARDS)
    tables = boards if isinstance(boards, list) else [sketch]
    for view, table in zip(_views(file), tables, strict=False):
        drawn = table.get(MAP) if isinstance(table, dict) else None
        cells = drawn.get(CELLS) if isinstance(drawn, dict) else None
        try:
            rows = [at for at, row in view.drawing(MAP, "rows") if row.strip()]
        except ScenarioError:
            continue
        if not isinstance(cells, dict) or line not in rows:
            continue
        heights = sorted({int(name.partition(",")[2]) for name in cells})
        here = {name: cell for name, cell in cells.items() if int(name.partition(",")[2]) == heights[rows.index(line)]}
        quoted = re.search(r'"([^"]+)"', reason)
        named = [name for name, cell in here.items() if quoted is not None and cell == quoted.group(1)]
        return named or [name for name, cell in here.items() if re.search(r"\d", cell)] or list(here)
    return []


def _views(file: ScenarioFile) -> list[ScenarioFile]:
    from archipel.board.scenario import KEYS

    try:
        return file.boards(KEYS)
    except ScenarioError:
        return []


def _describe(found: m.MapCheck, sketch: Sketch) -> None:
    """What a list shows of a map, as far as it can be read."""
    boards = sketch.get(BOARDS)
    tables = [table for table in boards if isinstance(table, dict)] if isinstance(boards, list) else []
    first = tables[0] if tables else sketch
    found.picture = _picture(first, sketch)
    chapters, target = sketch.get("chapters"), sketch.get("target")
    found.chapters = [one for one in chapters if isinstance(one, str)][:20] if isinstance(chapters, list) else []
    found.target = target if isinstance(target, int) and 0 <= target < 1000 else 0
    for table in tables or [sketch]:
        seats = table.get("seats")
        found.seats += [one for one in seats if isinstance(one, int)] if isinstance(seats, list) else []
    found.seats = found.seats[:8]


def _picture(board: Sketch, whole: Sketch) -> list[m.MapCell]:
    drawn = board.get(MAP) or whole.get(MAP)
    cells = drawn.get(CELLS) if isinstance(drawn, dict) else None
    if not isinstance(cells, dict):
        return []
    kit = map_kit()
    legend: dict[str, str] = {sign: terrain for terrain, sign in kit.signs.items()}
    for table in (whole.get("legend"), board.get("legend")):
        for sign, meaning in table.items() if isinstance(table, dict) else ():
            terrain = meaning.get("terrain", "") if isinstance(meaning, dict) else meaning
            legend[sign] = terrain if terrain in kit.terrains else ""
    made: list[m.MapCell] = []
    for name, cell in list(cells.items())[: kit.most_tiles]:
        match = _CELL.fullmatch(cell) if isinstance(cell, str) else None
        place = re.fullmatch(r"(-?\d{1,3}),(-?\d{1,3})", name)
        if match is not None and place is not None:
            made.append((int(place.group(1)), int(place.group(2)), legend.get(match.group(1), "")))
    return made


def _facts(entry: Entry) -> Iterator[m.MapFact]:
    """What an author wants to see confirmed, for every board."""
    for scenario in dict.fromkeys(id(board) for board in entry.file.boards.values()):
        board = next(one for one in entry.file.boards.values() if id(one) == scenario)
        for pool in board.pools:
            yield m.MapFact("pool", pool.name, len(pool.tiles), len(pool.numbers), [])
        fog = sum(board.fog_terrains.values())
        if fog:
            yield m.MapFact("fog", "", fog, sum(board.fog_numbers.values()), [])
        if board.harbours:
            chosen = entry.defaults(board.seats[0], {})
            is_shuffled = RANDOM in (chosen.get("harbours"), chosen.get("frame"))
            is_shuffled = is_shuffled and len({kind for _, kind in board.harbours}) > 1
            yield m.MapFact("shuffled_harbours" if is_shuffled else "harbours", "", len(board.harbours), 0, [])
    yield m.MapFact("seats", "", 0, 0, list(entry.seats))
