"""Harbours of a scenario: fixed edges, or frame pieces that may be joined in any order (BASE-10 to BASE-13)."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.board.graph import BoardError, Graph
from archipel.board.layout import HARBOURS, harbour_fault, is_coast
from archipel.board.scenario_file import ScenarioFile


@dataclass(frozen=True, slots=True)
class Frame:
    """Frame pieces that may change places: a piece puts its harbours on the edges its side offers (BASE-10)."""

    sides: tuple[tuple[int, ...], ...]
    pieces: tuple[tuple[str, ...], ...]  # "" where the piece has no harbour

    def harbours(self, order: list[int]) -> list[tuple[int, str]]:
        """The harbours when side k holds the piece order[k]."""
        found: list[tuple[int, str]] = []
        for side, piece in zip(self.sides, order, strict=True):
            for edge, kind in zip(side, self.pieces[piece], strict=True):
                if kind:
                    found.append((edge, kind))
        return found


def read_harbours(file: ScenarioFile, graph: Graph, terrain: list[str]) -> list[tuple[int, str]]:
    names = list(file.table("harbours"))
    found: list[tuple[int, str]] = []
    for name in names:
        try:
            found.append((graph.edge(name), file.word("harbours", name)))
        except BoardError as error:
            file.fail(str(error), "harbours", name)
    fault = harbour_fault(graph, terrain, found)
    if fault is not None:
        file.fail(fault[1], "harbours", names[fault[0]])
    return found


def read_frame(file: ScenarioFile, graph: Graph, terrain: list[str]) -> Frame:
    file.table("frame", keys=("sides", "pieces"))
    if file.has("harbours"):
        file.fail("a file has frame pieces or harbours, not both", "harbours")
    names = file.rows_of_words("frame", "sides")
    pieces = file.rows_of_words("frame", "pieces")
    if len(pieces) != len(names):
        file.fail(f"there are {len(pieces)} pieces for {len(names)} sides", "frame", "pieces")
    if len({len(row) for row in [*names, *pieces]}) > 1:
        file.fail("every side and every piece must have the same number of harbour places", "frame")
    sides: list[tuple[int, ...]] = []
    for row in names:
        edges: list[int] = []
        for name in row:
            try:
                edges.append(graph.edge(name))
            except BoardError as error:
                file.fail(str(error), "frame", "sides", name)
            if not is_coast(graph, terrain, edges[-1]):
                file.fail(f"harbour {name} does not lie on the coast", "frame", "sides", name)
        sides.append(tuple(edges))
    for piece in pieces:
        for kind in piece:
            if kind and kind not in HARBOURS:
                file.fail(f'unknown harbour kind "{kind}": there are {", ".join(HARBOURS)}', "frame", "pieces", kind)
    _check_every_order(file, graph, names, pieces)
    return Frame(tuple(sides), tuple(tuple(piece) for piece in pieces))


def _check_every_order(file: ScenarioFile, graph: Graph, names: list[list[str]], pieces: list[list[str]]) -> None:
    """No two harbours share a corner, whatever the order of the pieces (BASE-13)."""
    places = [(side, offset) for side, row in enumerate(names) for offset in range(len(row))]
    for n, (side, offset) in enumerate(places):
        for other_side, other_offset in places[:n]:
            name, other_name = names[side][offset], names[other_side][other_offset]
            edge, other_edge = graph.edge(name), graph.edge(other_name)
            ends = {int(graph.edge_corners[2 * edge]), int(graph.edge_corners[2 * edge + 1])}
            other_ends = {int(graph.edge_corners[2 * other_edge]), int(graph.edge_corners[2 * other_edge + 1])}
            if not ends & other_ends:
                continue
            for p, piece in enumerate(pieces):
                for o, other_piece in enumerate(pieces):
                    together = (p == o) if side == other_side else (p != o)
                    if together and piece[offset] and other_piece[other_offset]:
                        reason = f"harbours {other_name} and {name} can share a corner (BASE-13)"
                        file.fail(reason, "frame", "sides", name, nth=2 if name == other_name else 1)
