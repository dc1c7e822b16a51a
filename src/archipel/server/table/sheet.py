"""The sheet of a game: what its rules consist of, so that a client can read views and events it has never heard of.

Everything is read from the rules: chapters say with every block and event field how its numbers read.
"""

from __future__ import annotations

from msgspec import convert
from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.vectors import vec
from archipel.catalogue import colours_in, entry
from archipel.engine.chapter import Chapter
from archipel.engine.game import Game
from archipel.engine.rules import Block, Rules
from archipel.engine.verb import Field, Verb
from archipel.engine.words import DERIVED
from archipel.rules.base.army import LargestArmy
from archipel.rules.base.route import LongestRoute
from archipel.rules.box_chapter import BoxChapter
from archipel.server.messages import (
    BlockSheet,
    EventFieldSheet,
    EventSheet,
    FieldSheet,
    GoodSheet,
    GraphSheet,
    PhaseSheet,
    PieceSheet,
    Sheet,
    VerbSheet,
)


def make_sheet(game: Game) -> Sheet:
    """Everything about the rules of a game."""
    rules = game.rules
    header = game.origin.header
    found = entry(str(header["name"]), str(header.get("scenario", "")))
    given = header["options"]
    assert isinstance(given, dict)
    return Sheet(
        game=found.name,
        box=found.box,
        players=game.seats,
        options=found.choose(game.seats, given),
        colours=list(colours_in(game)),
        graph=_graph(rules.graph),
        blocks=[_block(block) for block in rules.blocks if block.reads != DERIVED],
        verbs=[_verb(verb) for verb in rules.verbs],
        phases=_phases(rules),
        events=[
            EventSheet(
                kind.name,
                [EventFieldSheet(field.name, field.kind, list(field.names), bool(field.only)) for field in kind.fields],
                list(kind.roles),
            )
            for kind in rules.event_kinds
            if kind.name not in _never_told(rules)
        ],
        pieces=_pieces(rules),
        prices={price.name: dict(price.goods) for price in rules.prices},
        cards=[good.name for good in rules.goods],
        goods=convert(rules.goods, list[GoodSheet], from_attributes=True),
        terrains=list(rules.block_named["terrain"].names) if "terrain" in rules.block_named else [],
        yields={terrain: card for chapter in _of_boxes(rules) for terrain, card in chapter.yields().items()},
        decks={card: deck for chapter in _of_boxes(rules) for card, deck in chapter.decks().items()},
        odds={str(roll): cases for chapter in _of_boxes(rules) for roll, cases in chapter.odds().items()},
        readings=dict(rules.reading_per),
        tables={name: rows for chapter in _of_boxes(rules) for name, rows in chapter.tables().items()},
        facts={name: number for chapter in _of_boxes(rules) for name, number in chapter.facts().items()},
    )


def _never_told(rules: Rules) -> set[str]:
    """Events that do not come in this game: awards that its scenario leaves out."""
    unused = set()
    if _has(rules, LongestRoute) and not rules.the(LongestRoute).used:
        unused.add("longest_route")
    if _has(rules, LargestArmy) and not rules.the(LargestArmy).used:
        unused.add("largest_army")
    return unused


def field_sheets(fields: list[Field]) -> list[FieldSheet]:
    """The fields of a verb, for the client."""
    return [FieldSheet(field.name, field.kind, int(field.size), list(field.names), field.owed) for field in fields]


def _verb(verb: Verb) -> VerbSheet:
    return VerbSheet(
        name=verb.name,
        form=verb.form,
        fields=field_sheets(verb.fields),
        chapter=verb.chapter,
        roles=list(verb.roles),
        price=verb.price.name if verb.price else "",
        plays=verb.plays,
    )


def _has(rules: Rules, kind: type[Chapter]) -> bool:
    return any(isinstance(chapter, kind) for chapter in rules.chapters)


def _of_boxes(rules: Rules) -> list[BoxChapter]:
    return [chapter for chapter in rules.chapters if isinstance(chapter, BoxChapter)]


def _rows(table: vec[i64], width: int, count: int) -> list[list[int]]:
    """A padded table as ragged rows."""
    return [[int(table[row * width + k]) for k in range(width) if table[row * width + k] >= 0] for row in range(count)]


def _graph(graph: Graph) -> GraphSheet:
    edges = int(graph.edges)
    return GraphSheet(
        tile_names=list(graph.tile_names),
        corner_names=list(graph.corner_names),
        edge_names=list(graph.edge_names),
        tile_xy=list(graph.tile_xy),
        corner_xy=list(graph.corner_xy),
        edge_corners=[(int(graph.edge_corners[2 * e]), int(graph.edge_corners[2 * e + 1])) for e in range(edges)],
        edge_tiles=_rows(graph.edge_tiles, 2, edges),
        tile_corners=_rows(graph.tile_corners, int(graph.tile_width), int(graph.tiles)),
        tile_edges=_rows(graph.tile_edges, int(graph.tile_width), int(graph.tiles)),
    )


def _block(block: Block) -> BlockSheet:
    return BlockSheet(
        name=block.name,
        size=int(block.size),
        each=int(block.each),
        per=block.per,
        seen=block.seen,
        reads=block.reads,
        names=list(block.names),
    )


def _event_names(rules: Rules, event: str, field: str) -> list[str]:
    for kind in rules.event_kinds:
        if kind.name == event:
            return next((list(part.names) for part in kind.fields if part.name == field), [])
    return []


def _phases(rules: Rules) -> list[PhaseSheet]:
    found = []
    for k in range(len(rules.phases)):
        phase = rules.phases[k]
        if phase.runner is None:
            plain = [verb.name for verb in rules.verbs if not verb.form and phase.offers(verb)]
            found.append(PhaseSheet(phase.name, phase.rule, plain, [verb.name for verb in phase.forms], phase.cause))
    return found


def _pieces(rules: Rules) -> list[PieceSheet]:
    """The pieces that `built` can name, each with the kind of place where it stands."""
    stock = {piece: count for chapter in _of_boxes(rules) for piece, count in chapter.piece_stock().items()}
    places = {piece: place for chapter in _of_boxes(rules) for piece, place in chapter.piece_places().items()}
    names = _event_names(rules, "built", "piece")
    return [PieceSheet(name, places.get(name, ""), stock.get(name, 0)) for name in names]
