"""The sheet of a game: what its rules consist of, so that a client can read views and events it has never heard of.

Everything is read from the rules. Chapters do not say how their numbers read; the table below does, and a block it does
not know is shown as plain counts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.board.graph import Graph
from archipel.board.vectors import vec
from archipel.catalogue import entry
from archipel.engine.chapter import Chapter
from archipel.engine.game import Game
from archipel.engine.rules import Block, Rules
from archipel.engine.verb import Field, Verb
from archipel.rules.base.building import Building
from archipel.rules.base.cards import Cards
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.land import TERRAINS, YIELDS, Land
from archipel.rules.sense import Sense
from archipel.server.messages import (
    BlockSheet,
    EventFieldSheet,
    EventSheet,
    FieldSheet,
    GraphSheet,
    PhaseSheet,
    PieceSheet,
    Sheet,
    VerbSheet,
)

# How the numbers of a block read, where they are not plain counts.
READS: Final = {
    "hand": "cards",
    "supply": "cards",
    "rate": "cards",
    "deck": "cards",
    "cards": "cards",
    "cards_fresh": "cards",
    "cards_played": "cards",
    "trade_terms": "terms",
    "trade_counters": "terms",
    "trade_answers": "name",
    "terrain": "name",
    "harbour": "name",
    "building": "name",
    "held": "holder",
    "road": "holder",
    "longest_route": "holder",
    "largest_army": "holder",
    "corner_free": "flag",
    "card_played_this_turn": "flag",
    "corner_reach": "bits",
    "road_reach": "bits",
    "road_open": "bits",
    "contender": "seat",
    "start_seat": "seat",
    "turn_order": "seat",
    "robber": "tile",
    "placed_corner": "corner",
}
DEVELOPMENT_BLOCKS: Final = ("deck", "cards", "cards_fresh", "cards_played")
PLACES: Final = {"edge", "corner", "tile"}
PRICE_NAMES: Final = {"development card": "card"}
SOON: Final = " soon"  # how a price names the first of its two features


def make_sheet(game: Game) -> Sheet:
    """Everything about the rules of a game."""
    rules = game.rules
    header = game.origin.header
    found = entry(str(header["name"]))
    given = header["options"]
    assert isinstance(given, dict)
    pieces = _pieces(rules)
    return Sheet(
        game=found.name,
        box=found.box,
        seats=game.seats,
        options={option.name: given.get(option.name, option.default) for option in found.options},
        colours=list(found.colours[: game.seats]),
        graph=_graph(rules.graph),
        blocks=[_block(rules, block, pieces) for block in rules.blocks],
        verbs=[VerbSheet(verb.name, verb.form, field_sheets(verb.fields)) for verb in rules.verbs],
        phases=_phases(rules),
        events=[
            EventSheet(
                kind.name,
                [EventFieldSheet(field.name, field.kind, list(field.names), bool(field.only)) for field in kind.fields],
            )
            for kind in rules.event_kinds
        ],
        pieces=pieces,
        costs=_costs(rules),
        cards=_card_names(rules),
        terrains=list(TERRAINS) if _has(rules, Land) else [],
        yields=dict(YIELDS) if _has(rules, Land) else {},
    )


def field_sheets(fields: list[Field]) -> list[FieldSheet]:
    """The fields of a verb, for the client."""
    return [FieldSheet(field.name, field.kind, int(field.size), list(field.names)) for field in fields]


def _has(rules: Rules, kind: type[Chapter]) -> bool:
    return any(isinstance(chapter, kind) for chapter in rules.chapters)


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


def _block(rules: Rules, block: Block, pieces: list[PieceSheet]) -> BlockSheet:
    reads = READS.get(block.name, "count")
    names: list[str] = []
    if reads in ("cards", "terms"):
        names = list(CARD_NAMES) if block.name in DEVELOPMENT_BLOCKS else _card_names(rules)
    elif block.name == "terrain":
        names = list(TERRAINS)
    elif block.name == "harbour":
        names = list(rules.the(Land).harbour_names)
    elif block.name == "building":
        names = ["" if piece.place != "corner" else piece.name for piece in pieces]
    elif block.name == "trade_answers":
        names = _event_names(rules, "trade_answered", "answer")
    return BlockSheet(
        name=block.name,
        size=int(block.size),
        each=int(block.each),
        per=_per(rules.graph, block),
        seen=block.seen,
        reads=reads,
        names=names,
    )


def _per(graph: Graph, block: Block) -> str:
    if block.each > 0:
        return "seat"
    return {int(graph.tiles): "tile", int(graph.corners): "corner", int(graph.edges): "edge"}.get(int(block.size), "")


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
            found.append(PhaseSheet(phase.name, phase.rule, plain, [verb.name for verb in phase.forms]))
    return found


def _pieces(rules: Rules) -> list[PieceSheet]:
    """The pieces that `built` can name, each with the kind of place that the verb building it asks for."""
    stock = rules.the(Building).stock if _has(rules, Building) else {}
    found = []
    for name in _event_names(rules, "built", "piece"):
        verb = rules.verb_named.get(f"build_{name}") or rules.verb_named.get(f"place_{name}")
        found.append(PieceSheet(name, _place(verb), stock.get(name, 0)))
    return found


def _place(verb: Verb | None) -> str:
    if verb is None:
        return ""
    return next((field.kind for field in verb.fields if field.kind in PLACES), "")


def _costs(rules: Rules) -> dict[str, dict[str, int]]:
    """What chapters ask for what they sell: they tell it to bots as prices."""
    sense = Sense(rules)
    cards = _card_names(rules)
    names = [name.removesuffix(SOON) for name in sense.price_names if name.endswith(SOON)]
    costs = {}
    for row, name in enumerate(names):
        counts = [int(sense.cost[row * len(cards) + kind]) for kind in range(len(cards))]
        costs[PRICE_NAMES.get(name, name)] = {card: n for card, n in zip(cards, counts, strict=True) if n > 0}
    return costs


def _card_names(rules: Rules) -> list[str]:
    return list(rules.the(Cards).names) if _has(rules, Cards) else []
