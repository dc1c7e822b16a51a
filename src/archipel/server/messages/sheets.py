"""The sheet: what the rules of a game consist of, for a client that has never heard of them."""

from __future__ import annotations

from msgspec import Struct, field

from archipel.server.messages.shared import FieldSheet, Json


class GraphSheet(Struct):
    """The board's geometry. Unit: one hex edge; y grows southwards. Rows may be ragged."""

    tile_names: list[str]
    corner_names: list[str]
    edge_names: list[str]
    tile_xy: list[tuple[float, float]]
    corner_xy: list[tuple[float, float]]
    edge_corners: list[tuple[int, int]]
    edge_tiles: list[list[int]]
    tile_corners: list[list[int]]
    tile_edges: list[list[int]]


class BlockSheet(Struct):
    """A block of the view. `per`: tile, corner, edge, player, colour or ""; `each`: numbers per player or colour, or 0.

    `reads` says what a number means: count; flag; name (of `names`); cards (a count for each of `names`); terms (counts
    of `names` given, then of those taken); seat (-1 nobody); holder (0 nobody, else 1 + colour); bits (of colours);
    numbers (rolls, as bits); tile, corner or edge (-1 none).
    """

    name: str
    size: int
    each: int
    per: str
    seen: str
    reads: str
    names: list[str] = []


class VerbSheet(Struct):
    """One kind of action: which chapter of the rules it is from, and what it is for (`roles`)."""

    name: str
    form: bool
    fields: list[FieldSheet]
    chapter: str = ""
    roles: list[str] = []
    price: str = ""  # one of the sheet's prices; "": it costs nothing, or not always the same
    plays: str = ""  # the card that it plays


class PhaseSheet(Struct):
    name: str
    rule: str
    verbs: list[str]
    forms: list[str]
    cause: str = ""  # the kind of event that says why one is asked


class EventFieldSheet(Struct):
    """`kind` as in actions, or piece, place, dice, word; `secret` fields are left out for those who may not know."""

    name: str
    kind: str
    names: list[str]
    secret: bool


class EventSheet(Struct):
    name: str
    fields: list[EventFieldSheet]
    roles: list[str] = []


class GoodSheet(Struct):
    """A kind of card or token in hands, and what may be done with it."""

    name: str
    group: str  # "resource", "commodity" or ""
    counts: bool  # for the hand limit, so it can be discarded
    stealable: bool
    tradable: bool  # with other players
    bought: bool  # by trade with the supply
    paid: bool  # to the supply, in such a trade
    is_open: bool = field(name="open")  # everybody sees how many a player holds: their numbers in `hand` are never null


class PieceSheet(Struct):
    """A piece, where it stands (corner, edge, tile or "") and how many a colour has (0: not counted)."""

    name: str
    place: str
    stock: int = 0


class Sheet(Struct, tag_field="type", tag="sheet"):
    """Sent once for a game: all a client needs to read views, events and actions of rules it has never heard of."""

    game: str
    box: str
    players: int
    options: Json  # all options with their values
    colours: list[str]  # of the players, in the order of their seats, then neutral ones
    graph: GraphSheet
    blocks: list[BlockSheet]
    verbs: list[VerbSheet]
    phases: list[PhaseSheet]
    events: list[EventSheet]
    pieces: list[PieceSheet]
    prices: dict[str, dict[str, int]]  # by name: a piece, "card", "promotion", "trade_3"
    cards: list[str]  # the names of the goods
    goods: list[GoodSheet]  # the kinds of cards and tokens in hands, by their numbers
    terrains: list[str]
    yields: dict[str, str]  # terrain -> card
    decks: dict[str, str]  # card -> deck, where there are several
    odds: dict[str, int]  # roll -> in how many of all cases it comes
    readings: dict[str, str]  # of the views: name -> "player" for a list with a value for every player, or ""
    tables: dict[str, list[Json]]  # of the rules: "levels", "gates"
    facts: dict[str, int]  # numbers of the rules that no block tells
