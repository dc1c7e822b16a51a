"""A board as text, for the eye: tiles, harbours, robber and pirate, and the named places of its scenario.

A tile shows its terrain and number, and below it R for the robber, X for the pirate, a number on the path of a fleet;
a dot is a hex of the frame. Harbours stand on their edges as (3) or with the first letter of what they trade. Of gifts
* is a point and c a card. Seat A has its start SA and sA, its landing lA, its fort fA and its corridor a; + is the east
coast. W, B and ! are the wall, the bridge and corners where nobody starts, v a village with its number.
"""

from __future__ import annotations

from random import Random

from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.graph import Graph, parse_hex
from archipel.board.layout import Board, join_numbers
from archipel.board.scenario import Scenario
from tests.rules.seafarers.boards import scenario_of

SIGNS = {
    "forest": "F",
    "pasture": "P",
    "fields": "G",
    "hills": "H",
    "mountains": "M",
    "desert": "D",
    "gold": "Go",
    "sea": "~",
    "fog": "?",
}
CORNERS = {"N": (0, -3), "S": (0, 3)}  # a canonical name has one of these sides
EDGES = {"NE": (2, -2), "E": (4, 0), "SE": (2, 2)}
EDGE_MARKS = {"gift_points": "*", "gift_cards": "c", "east_coast": "+"}
CORNER_MARKS = {"wall": "W", "bridge": "B", "no_start": "!"}


def drawing(name: str) -> str:
    """The printed board of a scenario with the harbours as drawn, or else one dealt board."""
    scenario = scenario_of(name)
    options = BoardOptions("fixed", harbours="as_drawn") if scenario.fixed is not None else BoardOptions("random")
    return picture(scenario, deal_board(scenario, options, Random(1).randrange))


def picture(scenario: Scenario, board: Board) -> str:
    canvas = _Canvas(board.graph)
    path = scenario.places["tiles"].get("fleet_path", ())
    for tile, name in enumerate(board.graph.tile_names):
        sign = "." if tile >= board.graph.ring else SIGNS[board.terrain[tile]]
        canvas.put(name, (0, 0), f"{sign}{join_numbers(board.numbers[tile])}")
        standing = ("R" if tile == board.robber else "") + ("X" if tile == board.pirate else "")
        step = str(path.index(tile) + 1) if tile in path else ""
        if standing or step:
            canvas.put(name, (0, 1), standing + step)
    edges = scenario.places["edges"]
    for name, places in edges.items():
        mark = EDGE_MARKS.get(name, name[-1].lower() if name.startswith("westward") else "")
        for edge in places:
            if mark:
                canvas.put_edge(edge, mark)
    for name, places in edges.items():
        if name.startswith("ship"):
            canvas.put_edge(places[0], f"s{name[-1]}")
    for edge, kind in board.harbours:
        canvas.put_edge(edge, f"({'3' if kind == 'generic' else kind[0]})")
    corners = scenario.places["corners"]
    for name in ("no_start", "wall", "bridge"):
        for corner in corners.get(name, ()):
            canvas.put_corner(corner, CORNER_MARKS[name])
    for corner, number in zip(corners.get("villages", ()), scenario.values.get("village_numbers", ())):
        canvas.put_corner(corner, f"v{number}")
    for name, places in corners.items():
        if name[:-1] in ("start_", "landing_", "fort_"):
            canvas.put_corner(places[0], ("S" if name.startswith("start") else name[0]) + name[-1])
    return canvas.text()


class _Canvas:
    """Hexes 8 columns and 4 lines apart; what is put somewhere is centred there."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.signs: dict[tuple[int, int], str] = {}

    def put(self, place: str, offset: tuple[int, int], text: str) -> None:
        q, r = parse_hex(place)
        column = 8 * q + 4 * r + offset[0] - len(text) // 2
        for k, sign in enumerate(text):
            self.signs[column + k, 4 * r + offset[1]] = sign

    def put_corner(self, corner: int, text: str) -> None:
        name = self.graph.corner_names[corner]
        self.put(name[:-1], CORNERS[name[-1]], text)

    def put_edge(self, edge: int, text: str) -> None:
        name = self.graph.edge_names[edge]
        place = name.rstrip("NESW")
        self.put(place, EDGES[name[len(place) :]], text)

    def text(self) -> str:
        left = min(column for column, _ in self.signs)
        lines: list[str] = []
        for line in range(min(y for _, y in self.signs), max(y for _, y in self.signs) + 1):
            columns = [column for column, y in self.signs if y == line]
            row = "".join(self.signs.get((column, line), " ") for column in range(left, max(columns, default=left) + 1))
            lines.append(row.rstrip())
        return "\n".join(lines) + "\n"
