"""The board drawn with characters: tiles with what they yield and their number, pieces, harbours, labels to choose by.

A hex is eight columns wide and a row of hexes three lines high. Every colour has a style and a letter: capital letters
are buildings, small ones roads, so that the drawing can be read without colour. A knight is its strength with a letter,
a capital one while it is active.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import sqrt
from typing import Final

from rich.text import Text

from archipel.board.colours import COLOURS
from archipel.reading import TableReader
from archipel.texts import Texts

COLUMNS: Final = 8 / sqrt(3)  # for one unit of the graph
LINES: Final = 2
HALF: Final = 4  # from the middle of a hex to its side

NAME_STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "white": "black on bright_white",
    "orange": "dark_orange",
    "green": "green",
    "brown": "orange4",
    "stone": "bright_white",
    "slate": "bright_black",
}
PIECE_STYLES: Final = {
    "red": "bold bright_white on red",
    "blue": "bold bright_white on blue",
    "white": "bold black on bright_white",
    "orange": "bold black on dark_orange",
    "green": "bold bright_white on green",
    "brown": "bold bright_white on orange4",
    "stone": "bold black on white",
    "slate": "bold bright_white on bright_black",
}
TERRAIN_STYLES: Final = {
    "desert": "dim",
    "forest": "green",
    "hills": "red",
    "pasture": "bright_green",
    "fields": "yellow",
    "mountains": "cyan",
    "sea": "blue",
    "gold": "bright_yellow",
    "fog": "bright_black",
    "lake": "bright_blue",
    "swamp": "dim green",
    "oasis": "bright_green",
    "castle": "bright_magenta",
    "quarry": "white",
    "glassworks": "bright_cyan",
    "cane": "yellow",
    "cave": "cyan",
    "gold_river": "bright_yellow",
}
SITES: Final = {"great_wall": "W", "great_bridge": "B", "no_start": "!"}
# Blocks that say who holds a place, and that the drawing shows.
DRAWN: Final = frozenset({"held", "road", "fort", "landing", "fortress", "ship"})
GIFTS: Final = {"point": "+", "card": "&"}
ENDS: Final = {"": "=", "ship": "~", "warship": "*"}  # of a road, a ship, a warship
PLAIN_STYLE: Final = "white"  # of goods that boxes from outside the package bring
CARD_STYLES: Final = {
    "lumber": "green",
    "brick": "red",
    "wool": "bright_green",
    "grain": "yellow",
    "ore": "cyan",
    "cloth": "bright_magenta",
    "coin": "bright_yellow",
    "paper": "bright_white",
    "generic": "blue",
    "wood": "green",
    "rum": "yellow",
    "sabre": "cyan",
    "gold": "bright_yellow",
}
HOUSES: Final = ({"settlement": "⌂", "city": "■"}, {"settlement": "^", "city": "#"})  # and with ASCII only
FORTRESSES: Final = ({"fortress": "⌂"}, {"fortress": "^"})
STRONGHOLDS: Final = (  # in Cities & Knights
    {"walled": "▣", "metropolis": "◆", "walled_metropolis": "◈"},
    {"walled": "%", "metropolis": "@", "walled_metropolis": "$"},
)
LABEL: Final = "bold black on bright_yellow"
LINE: Final = "dim"


class Canvas:
    """Characters with styles at any place; the drawing grows with what is written."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        for k, character in enumerate(text):
            self.cells[row, column + k] = (character, style)

    def is_free(self, row: int, column: int, width: int) -> bool:
        """Whether the cells and their neighbours are empty."""
        return all((row, column + k) not in self.cells for k in range(-1, width + 1))

    def lines(self) -> list[Text]:
        rows = [row for row, _ in self.cells]
        columns = [column for _, column in self.cells]
        drawn = []
        for row in range(min(rows), max(rows) + 1):
            line = Text(no_wrap=True)
            cells = [self.cells.get((row, column), (" ", "")) for column in range(min(columns), max(columns) + 1)]
            for style, run in groupby(cells, key=lambda cell: cell[1]):
                line.append("".join(character for character, _ in run), style)
            drawn.append(line)
        return drawn


class BoardDrawing:
    """One drawing of what a seat sees."""

    def __init__(
        self, seen: TableReader, texts: Texts, *, ascii_only: bool = False, colours: Sequence[str] = COLOURS
    ) -> None:
        self.seen = seen
        self.colours = colours
        self.graph = seen.graph
        self.texts = texts
        self.canvas = Canvas()
        self.houses = HOUSES[ascii_only] | STRONGHOLDS[ascii_only] | FORTRESSES[ascii_only]
        self.pip = "." if ascii_only else "·"
        odds = [seen.odds[number] for tile in range(self.graph.tiles) for number in seen.numbers(tile)]
        self.best = max(odds, default=0) if len(set(odds)) > 1 else 0  # of the likeliest numbers, if there are any

    def draw(self, labels: dict[tuple[str, int], str]) -> list[Text]:
        """The lines of the board; `labels` stand at a ("corner" | "edge" | "tile", number)."""
        for tile in range(self.graph.tiles):
            self._tile(tile)
        for edge in range(self.graph.edges):
            self._edge(edge)
        for corner in range(self.graph.corners):
            self._corner(corner)
        for edge in range(self.graph.edges):
            if self.seen.harbour(edge):
                self._harbour(edge)
        for edge in range(self.graph.edges):
            if self.seen.road(edge) >= 0:
                self._road(edge)
            if self.seen.has("path_knight_rank") and self.seen.value("path_knight_rank", edge):
                self._path_knight(edge)
        for corner in range(self.graph.corners):
            self._building(corner)
        for (kind, place), label in labels.items():
            self._label(kind, place, label)
        return self.canvas.lines()

    # ---- places on the canvas

    def _corner_place(self, corner: int) -> tuple[int, int]:
        x, y = self.graph.corner_xy[corner]
        return round(LINES * y), round(COLUMNS * x)

    def _tile_place(self, tile: int) -> tuple[int, int]:
        x, y = self.graph.tile_xy[tile]
        return round(LINES * y), round(COLUMNS * x)

    def _edge_place(self, edge: int) -> tuple[int, int, int]:
        """The first cell of an edge and its slope: 0 upright with one cell, 1 down to the right, -1 to the left."""
        ends = sorted(self._corner_place(int(self.graph.edge_corners[2 * edge + k])) for k in range(2))
        (top, start), (_, end) = ends
        if start == end:
            return top + 1, start, 0
        return (top, start + 1, 1) if end > start else (top, start - HALF + 1, -1)

    # ---- what stands there

    def _letter(self, seat: int) -> str:
        return self.texts.say(f"colour-{self.colours[seat]}.letter")

    def _tile(self, tile: int) -> None:
        row, column = self._tile_place(tile)
        terrain, numbers = self.seen.terrain(tile), self.seen.numbers(tile)
        for line in (row - 1, row):
            self.canvas.write(line, column - HALF + 1, " " * (2 * HALF - 1))
        name = self.texts.say(f"terrain-{terrain}.tile")[: 2 * HALF - 1]
        self.canvas.write(row - 1, column - len(name) // 2, name, TERRAIN_STYLES[terrain])
        if len(numbers) > 1:
            width = 2 * HALF - 1
            listed = " ".join(map(str, numbers))
            shown = listed if len(listed) <= width else f"{listed[: width - 1]}+"
            self.canvas.write(row, column - HALF + 1, shown, "bold")
        elif numbers:
            style = "bold bright_red" if self.seen.odds[numbers[0]] == self.best else "bold"
            self.canvas.write(row, column - 3, f"{numbers[0]:>2}", style)
        if tile == self.seen.robber:
            self.canvas.write(row, column, self.texts.say("board-robber"), "bold reverse")
        elif tile == self.seen.pirate:
            self.canvas.write(row, column - 1, self.texts.say("board-pirate"), "bold reverse")
        elif tile == self.seen.value("merchant", 0, -1):
            self.canvas.write(row, column, self.texts.say("board-merchant"), "bold reverse")
        elif len(numbers) == 1 and self.best:
            self.canvas.write(row, column - 1, self.pip * self.seen.odds[numbers[0]], LINE)

    def _edge(self, edge: int) -> None:
        if not self.seen.is_path(edge):
            return
        row, column, slope = self._edge_place(edge)
        self.canvas.write(row, column, {0: "|", 1: "'-.", -1: ".-'"}[slope], LINE)
        gift = GIFTS.get(self.seen.name("gift", edge), "")
        if gift:
            self.canvas.write(row, column + (1 if slope else 0), gift, "bold bright_yellow")

    def _corner(self, corner: int) -> None:
        """What is on a corner before anyone builds: a village's number, a fort, a landing, a wonder's site, a port."""
        if not self.seen.is_site(corner):
            return
        row, column = self._corner_place(corner)
        fort, landing = self.seen.holder("fort", corner), self.seen.holder("landing", corner)
        mark = ""
        if self.seen.value("village", corner):
            mark = str(self.seen.value("village", corner))
        elif fort >= 0:
            mark = "F" + self._letter(fort)
        elif landing >= 0:
            mark = "L" + self._letter(landing)
        elif self.seen.value("harbour_site", corner):
            mark = "P"
        else:
            mark = SITES.get(self.seen.name("wonder_site", corner), "")
        if mark:
            self.canvas.write(row, column + 1 - len(mark), mark, "bold")
        else:
            self.canvas.write(row, column, "o" if self.seen.building(corner) else ".", LINE)

    def _road(self, edge: int) -> None:
        row, column, slope = self._edge_place(edge)
        seat = self.seen.road(edge)
        letter = self._letter(seat).lower()
        end = ENDS[self.seen.ship(edge)]
        style = f"bold {NAME_STYLES[self.colours[seat]]}"
        if slope:
            self.canvas.write(row, column, f"{end}{letter}{end}", style)
        elif self.seen.ship(edge):
            self.canvas.write(row, column - 1, f"{end}{letter}", style)
        else:
            self.canvas.write(row, column, letter, style)

    def _building(self, corner: int) -> None:
        building = self.seen.building(corner)
        row, column = self._corner_place(corner)
        if building is not None:
            piece, seat = building
            letter = self._letter(seat)
            style = PIECE_STYLES[self.colours[seat]]
            self.canvas.write(row, column - 1, self.houses[self._house(corner, piece)] + letter, style)
        elif self.seen.value("knight", corner):
            active, strength = self.seen.value("knight_active", corner), self.seen.value("knight", corner)
            self._knight(row, column - 1, self.seen.holder("held", corner), strength, active > 0)

    def _path_knight(self, edge: int) -> None:
        """A knight with a rank; the road under it is hidden."""
        row, column, slope = self._edge_place(edge)
        strength, active = self.seen.value("path_knight_rank", edge), self.seen.value("path_knight_active", edge)
        self._knight(row, column if slope else column - 1, self.seen.holder("path_knight", edge), strength, active > 0)

    def _knight(self, row: int, column: int, seat: int, strength: int, active: bool) -> None:
        letter = self._letter(seat)
        style = PIECE_STYLES[self.colours[seat]] if active else NAME_STYLES[self.colours[seat]]
        self.canvas.write(row, column, f"{strength}{letter if active else letter.lower()}", style)

    def _house(self, corner: int, piece: str) -> str:
        """What kind of building it is, walls and metropolises included."""
        wall, metropolis = self.seen.value("wall", corner), self.seen.value("metropolis", corner)
        return "_".join((*(("walled",) if wall else ()), *(("metropolis",) if metropolis else ()))) or piece

    def _label(self, kind: str, place: int, label: str) -> None:
        if kind == "corner":
            row, column = self._corner_place(place)
            self.canvas.write(row, column + 1 - len(label), label, LABEL)
        elif kind == "edge":
            row, column, slope = self._edge_place(place)
            self.canvas.write(
                row, column + 1 - len(label) if slope == 0 else column, label.center(3) if slope else label, LABEL
            )
        else:
            row, column = self._tile_place(place)
            self.canvas.write(row, column, label.center(3), LABEL)

    def _harbour(self, edge: int) -> None:
        """The rate out at sea, next to the edge: along the coast if there is room, else above or below."""
        kind = self.seen.harbour(edge)
        row, column, slope = self._edge_place(edge)
        land = next(tile for tile in self.seen.tiles_of_edge(edge) if self.seen.terrain(tile) != "sea")
        middle_row, middle = self._tile_place(land)
        right = column > middle
        style = f"bold {CARD_STYLES.get(kind, PLAIN_STYLE)}"
        name = "card-{}" if slope else "card-{}.short"  # there is less room to the sides than above and below
        if kind == "generic":
            words = [f"{self.seen.fact('harbour_rate')}:1"]
        else:
            words = [f"{self.seen.fact('special_harbour_rate')}:1", self.texts.say(name.format(kind))]
        if slope == 0:
            for k, word in enumerate(reversed(words)):
                self.canvas.write(row - k, column + 2 if right else column - 1 - len(word), word, style)
            return
        text = " ".join(words)
        above = row < middle_row
        beside = row if above else row + 1
        near = column + (4 if above else 2) if right else column - (1 if above else -1) - len(text)
        if self.canvas.is_free(beside, near, len(text)):
            self.canvas.write(beside, near, text, style)
        else:
            start = column if right else column + 3 - len(text)
            self.canvas.write(row - 1 if above else row + 2, start, text, style)
