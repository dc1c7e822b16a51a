"""The bodies and answers of the calls about maps."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from archipel.server.messages.catalogue import GameSheet
from archipel.server.messages.shared import BotText, Json, Name, Seat, TableOptions

MapName = Annotated[str, Meta(max_length=60)]
MapCell = tuple[int, int, str]  # a tile of a small picture: q, r, and the terrain, "" for one that is dealt


class MapDraft(Struct, forbid_unknown_fields=True):
    """A map as an editor has it: the `sketch` (docs/map_editor.md), or the text of a scenario file."""

    name: MapName = ""
    text: Annotated[str, Meta(max_length=100_000)] = ""
    sketch: Json | None = None


class NewMap(MapDraft, forbid_unknown_fields=True):
    """A map to store; a `public` one is listed for everybody."""

    public: bool = False


class OpenMap(MapDraft, forbid_unknown_fields=True):
    """Open a table of a map: a stored one (`map`), or the draft. The game of the `options` does not count."""

    map: Annotated[str, Meta(max_length=64)] = ""
    options: TableOptions = msgspec.field(default_factory=TableOptions)
    player: Name | None = None  # the caller's name
    sit: Seat | None = None
    bots: Annotated[list[BotText], Meta(max_length=8)] = []


class MapFault(Struct):
    """Why a map cannot be played, in English as for files, and `said` in the other languages. `places` are the tiles,
    edges and corners it is about."""

    line: int
    reason: str
    board: int  # of [[boards]], from 0
    places: list[str]
    adds: str  # a chapter that would mend it; "" for none
    said: dict[str, str]  # by language


class MapFact(Struct):
    """Something that was checked and is right: `pool`, `seats`, `fog` or `harbours`; `shuffled_harbours` are of another
    kind in every game."""

    kind: str
    name: str  # of the pool
    count: int
    tokens: int
    seats: list[int]


class MapCheck(Struct):
    """What the server found. `game` is there when the map can be played, `sketch` when the file could be read."""

    file: str
    text: str
    sketch: Json | None
    faults: list[MapFault]
    facts: list[MapFact]
    picture: list[MapCell]
    seats: list[int]
    target: int
    chapters: list[str]
    game: GameSheet | None


class MapSummary(Struct):
    """A stored map in a list."""

    map: str
    name: str
    author: str  # the name of the person; "" for a guest who has given none
    mine: bool
    public: bool
    playable: bool
    seats: list[int]
    target: int
    chapters: list[str]
    picture: list[MapCell]
    changed: float


class MapList(Struct):
    """My maps, and those of others that are listed for everybody; the last changed first."""

    mine: list[MapSummary]
    public: list[MapSummary]
    most: int  # that one person may store


class StoredMap(Struct):
    """A stored map with its file."""

    about: MapSummary
    text: str


class KitChapter(Struct):
    """A chapter that a map may have, and the places and values it looks for; a name that ends in "_" stands for one for
    each seat, with a letter."""

    name: str
    places: dict[str, list[str]]  # by tiles, corners, edges
    values: list[str]


class MapKit(Struct):
    """What an editor may lay. The chapters are in the order in which a file names them."""

    terrains: list[str]
    fertile: list[str]
    numbers: list[int]
    harbours: list[str]
    signs: dict[str, str]  # by terrain
    chapters: list[KitChapter]
    seats: list[int]
    least_target: int
    most_target: int
    most_tiles: int
    largest: int
    without: list[str]  # parts of the base game that may be left out
    counts: dict[str, dict[str, int]]  # supply, deck and pieces for each seat, where the file does not say
    counts_large: dict[str, dict[str, int]]  # the same with five seats and more
    most_pieces: int  # of a kind, for each seat
    most_cards: int  # of a kind
