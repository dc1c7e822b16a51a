"""Scenario files as a map editor takes them: the values of the file, with every drawing as tiles by name.

`read_sketch` and `write_sketch` are each other's inverse: what an editor does not know stays as it is. Only comments
are lost, and how the values are laid out.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

from archipel.board.drawing import HALF_CELL
from archipel.board.graph import BoardError, hex_name, parse_hex
from archipel.board.scenario_file import BOARDS

CELLS: Final = "cells"
MAP: Final = "map"
DRAWINGS: Final = (MAP, "beginner", "fixed")
DEEPEST: Final = 8  # tables and lists within each other
_SPLIT: Final = ("pools", "areas", "places")  # tables whose tables have a head of their own
_ORIGIN: Final = "0,0"
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}

Sketch = dict[str, object]


class SketchError(ValueError):
    """What cannot be written as a scenario file."""


# ---- reading


def read_sketch(text: str) -> Sketch:
    """The sketch of a file; TOMLDecodeError if it is not TOML. A drawing that is out of line stays as it is."""
    data: Sketch = tomllib.loads(text.replace("\r\n", "\n"))
    boards = data.get(BOARDS)
    for board in [data, *(boards if isinstance(boards, list) else [])]:
        if isinstance(board, dict):
            _draw_out(board, _origin(board) or _origin(data) or _ORIGIN)
    return data


def _origin(board: Sketch) -> str:
    drawn = board.get(MAP)
    origin = drawn.get("origin") if isinstance(drawn, dict) else None
    return origin if isinstance(origin, str) else ""


def _draw_out(board: Sketch, origin: str) -> None:
    """Put tiles in the place of rows."""
    for name in DRAWINGS:
        drawn = board.get(name)
        rows = drawn.get("rows") if isinstance(drawn, dict) else None
        cells = cells_of(rows, origin) if isinstance(rows, str) else None
        if cells is not None and isinstance(drawn, dict):
            rest = {key: value for key, value in drawn.items() if key not in ("rows", "origin")}
            board[name] = {CELLS: cells, **rest}


def cells_of(rows: str, origin: str) -> dict[str, str] | None:
    """What is drawn on every tile, by its name; None where a cell is out of line."""
    try:
        q, r = parse_hex(origin)
    except BoardError:
        return None
    cells: dict[str, str] = {}
    first: tuple[int, int] | None = None
    for row, line in enumerate(rows.split("\n")):
        for match in re.finditer(r"\S+", line):
            first = first or (match.start(), row)
            down = row - first[1]
            halves, off = divmod(match.start() - first[0], HALF_CELL)
            if off or (halves - down) % 2:
                return None
            cells[hex_name(q + (halves - down) // 2, r + down)] = match.group()
    return cells or None


# ---- writing


def write_sketch(sketch: Sketch) -> str:
    """The text of a file."""
    lines: list[str] = []
    _write_table(lines, sketch, ())
    return "\n".join(lines).strip("\n") + "\n"


def _write_table(lines: list[str], table: Sketch, path: tuple[str, ...]) -> None:
    """Single values first, then what has a head of its own."""
    heads: list[str] = []
    for key, value in table.items():
        if _has_head(key, value, path):
            heads.append(key)
        else:
            lines.append(f"{_key(key)} = {_value(value, len(path))}")
    for key in heads:
        value = table[key]
        if isinstance(value, list):
            for board in value:
                lines += ["", f"[[{_key(key)}]]"]
                _write_table(lines, board, (key,))
        elif isinstance(value, dict):
            here = (*path, key)
            if key in _SPLIT and value and all(isinstance(one, dict) for one in value.values()):
                for name, one in value.items():
                    lines += ["", f"[{_keys((*here, name))}]"]
                    _write_values(lines, one)
            else:
                lines += ["", f"[{_keys(here)}]"]
                _write_values(lines, _drawn_in(key, value) if key in DRAWINGS else value)


def _has_head(key: str, value: object, path: tuple[str, ...]) -> bool:
    if key == BOARDS and not path:
        return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict)


def _write_values(lines: list[str], table: Sketch) -> None:
    for key, value in table.items():
        if key == "rows" and isinstance(value, str) and value.startswith("\n") and '"' not in value:
            lines += [f'{key} = """', *value[1:].replace("\\", "\\\\").split("\n")[:-1], '"""']
        else:
            lines.append(f"{_key(key)} = {_value(value, 1)}")


def _drawn_in(name: str, table: Sketch) -> Sketch:
    """A drawing with rows in the place of its tiles; the others begin where the map does."""
    cells = table.get(CELLS)
    rest = {key: value for key, value in table.items() if key != CELLS}
    if not isinstance(cells, dict):
        rows = rest.get("rows")
        return {**rest, "rows": f"\n{rows}"} if isinstance(rows, str) else rest
    if not cells:
        return {"rows": "\n\n", **rest}
    origin, rows = rows_of(cells)
    return {**({"origin": origin} if name == MAP else {}), "rows": f"\n{rows}", **rest}


def rows_of(cells: dict[str, object]) -> tuple[str, str]:
    """The first tile in reading order and the rows of a drawing."""
    placed: dict[int, dict[int, str]] = {}
    for name, sign in cells.items():
        try:
            q, r = parse_hex(name)
        except BoardError as wrong:
            raise SketchError(str(wrong)) from None
        if not isinstance(sign, str) or not sign or re.search(r"\s", sign) is not None:
            raise SketchError(f"tile {name} must have a sign of the legend")
        if len(sign) >= 2 * HALF_CELL:
            raise SketchError(f'"{sign}" on tile {name} is too long to be drawn')
        placed.setdefault(r, {})[HALF_CELL * (2 * q + r)] = sign
    top, bottom = min(placed), max(placed)
    left = min(column for row in placed.values() for column in row)
    right = max(column for row in placed.values() for column in row)
    if bottom - top > 400 or right - left > 400 * HALF_CELL:
        raise SketchError("the tiles lie too far apart to be drawn")
    rows: list[str] = []
    for r in range(top, bottom + 1):
        line = ""
        for column, sign in sorted(placed.get(r, {}).items()):
            line = line.ljust(column - left + 1) + sign
        rows.append(line)
    first = min(placed[top])
    return hex_name((first // HALF_CELL - top) // 2, top), "\n".join(rows) + "\n"


def _keys(path: tuple[str, ...]) -> str:
    return ".".join(_key(key) for key in path)


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise SketchError("a key is a word")
    return key if _BARE.fullmatch(key) is not None else _value(key, 0)


def _value(value: object, depth: int) -> str:
    if depth > DEEPEST:
        raise SketchError("the values are too deep within each other")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return f'"{"".join(_escaped(sign) for sign in value)}"'
    if isinstance(value, list):
        return f"[{', '.join(_value(one, depth + 1) for one in value)}]"
    if isinstance(value, dict):
        parts = [f"{_key(key)} = {_value(one, depth + 1)}" for key, one in value.items()]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    raise SketchError(f"{value!r} cannot stand in a scenario file")


def _escaped(sign: str) -> str:
    if sign in _ESCAPES:
        return _ESCAPES[sign]
    return f"\\u{ord(sign):04x}" if ord(sign) < 32 or ord(sign) == 127 else sign
