"""What must hold in every position with wagons, target hexes and barbarians on paths (see `invariants`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from archipel.engine.chapter import Chapter
from archipel.engine.state import State
from archipel.rules.cities_knights.progress_deck import BISHOP
from archipel.rules.traders_barbarians.for_two_wagons import WagonsForTwo
from archipel.rules.traders_barbarians.journeys import Journeys
from archipel.rules.traders_barbarians.path_barbarians import PathBarbarians
from archipel.rules.traders_barbarians.targets import Targets
from archipel.rules.traders_barbarians.wagons import Wagons
from archipel.rules.traders_barbarians.with_cities_wagons import WagonsWithCities
from archipel.rules.traders_barbarians.with_events_wagons import EventsWithWagons
from tests.properties.boards import edges_of, ends_of, neighbours_of

if TYPE_CHECKING:
    from tests.properties.invariants import Invariants

GOODS = ("tools", "sand", "marble", "glass")
STACKS = {"castle": ("tools", "sand"), "quarry": ("sand", "marble"), "glassworks": ("tools", "glass")}
MOVEMENT = (4, 5, 6, 7, 7)


def centres_of(game: Invariants) -> dict[int, int]:
    """The centres of targets, and the tiles they lie in."""
    graph = game.rules.graph
    names = {corner: name for corner, name in enumerate(graph.corner_names) if name.endswith("C")}
    return {corner: graph.tile(name.removesuffix("C")) for corner, name in names.items()}


def sea_corners(game: Invariants) -> set[int]:
    """The corners of targets to which no inner path leads."""
    graph = game.rules.graph
    width = int(graph.tile_width)
    found = set()
    for centre, tile in centres_of(game).items():
        around = {int(graph.tile_corners[tile * width + k]) for k in range(width)}
        found |= around - {corner for corner, _ in neighbours_of(graph)[centre]}
    return found


def sea_sides(game: Invariants) -> set[int]:
    closed = sea_corners(game)
    return {edge for edge, ends in enumerate(ends_of(game.graph)) if closed & set(ends)}


def targets(game: Invariants, g: State) -> None:
    """Targets lie where they were laid; nobody builds at a centre or on a sea side (TB-TB-2, TB-TB-4)."""
    if not game.is_new(g, "targets", ("target_hex", "building", "road")):
        return
    terrain = [*game.terrain(g)]
    for kind in STACKS:  # targets may lie on another terrain (COMBO-27)
        for tile in game.scenario.places["tiles"].get(kind, ()):
            terrain[tile] = kind
    kinds = game.rules.block_named["target_hex"].names
    found = {v: kinds[kind] for v, kind in enumerate(game.block(g, "target_hex")) if kind}
    assert found == {centre: terrain[tile] for centre, tile in centres_of(game).items()}
    building, road = game.block(g, "building"), game.block(g, "road")
    assert not any(building[corner] for corner in {*found, *sea_corners(game)})
    assert not any(road[edge] for edge in sea_sides(game))


def path_barbarians(game: Invariants, g: State) -> None:
    """Each stands alone on a path (TB-TB-6, TB-TB-20)."""
    stand = [edge for edge in game.block(g, "path_barbarians") if edge >= 0]
    assert len(set(stand)) == len(stand)
    if "barbarians" in game.scenario.places["edges"]:  # else see `barbarians_on_paths`
        assert len(stand) == len(game.scenario.places["edges"]["barbarians"])
    assert not sea_sides(game) & set(stand)
    if game.is_new(g, "wagon paths", ("wagon_path", "terrain")):
        ground = game.dry(g) | (game.wet(g) if game.has("ship") else frozenset())
        paths = [edge for edge, is_path in enumerate(game.block(g, "wagon_path")) if is_path]
        assert paths == sorted(set(edges_of(game.graph, ground)) - sea_sides(game))


def wagons(game: Invariants, g: State) -> None:
    """No token is lost, made or delivered elsewhere (TB-TB-5, TB-TB-12); levels are from 1 to 5."""
    levels, places = game.block(g, "wagon_level"), game.block(g, "wagon")
    assert all(1 <= level <= 5 for level in levels)
    assert not sea_corners(game) & set(places)
    tokens = Counter[str]()
    for target in STACKS:
        tokens += Counter(dict(zip(GOODS, game.block(g, f"goods_{target}"), strict=True)))
    for delivered in game.by_seat(g, "goods_delivered"):
        tokens += Counter(dict(zip(GOODS, delivered, strict=True)))
    tokens += Counter(GOODS[cargo - 1] for cargo in game.block(g, "wagon_cargo") if cargo)
    whole = Counter[str]()
    for stack in STACKS.values():
        whole += Counter(dict.fromkeys(stack, 9 if len(game.seats) > 4 else 6))  # TB-3
    if game.chosen["empty_stack"] == "refill":
        assert all(tokens[good] >= whole[good] for good in GOODS)
    else:
        assert tokens == whole


def journeys(game: Invariants, g: State) -> None:
    """Movement points are there only during a journey, and never more than level, grain and card give (TB-TB-10)."""
    words = {
        name: game.block(g, name)[0] for name in ("movement_points", "wagon_fed", "wagon_moved", "barbarians_tried")
    }
    if "journey" not in game.asked(g):
        assert not any(words.values())
        return
    assert 0 <= words["movement_points"] <= max(MOVEMENT) + 2


def points_of_wagons(game: Invariants, g: State) -> list[int]:
    """One for every delivery and for level 5 (TB-TB-24)."""
    if not game.has("wagon_level"):
        return [0] * len(game.seats)
    levels = game.block(g, "wagon_level")
    return [sum(tokens) + (levels[seat] == 5) for seat, tokens in enumerate(game.by_seat(g, "goods_delivered"))]


def for_two_wagons(game: Invariants, g: State) -> None:
    """Every path costs a movement point at least, so there are few tolls in a turn (TB-TB-25)."""
    assert 0 <= game.block(g, "neutral_tolls")[0] <= 2 * max(MOVEMENT) + 2


def nothing_kept(game: Invariants, g: State) -> None:
    """The chapter keeps nothing of its own."""


def wagons_with_cities(game: Invariants, g: State) -> None:
    """No knight stays at the centre of a target, and the Bishop is out (COMBO-26)."""
    knight, target = game.block(g, "knight"), game.block(g, "target_hex")
    assert not any(rank and centre for rank, centre in zip(knight, target, strict=True))
    assert game.block(g, "progress_deck")[BISHOP] == 0


WAGON_CHECKS: dict[type[Chapter], Callable[[Invariants, State], None]] = {
    WagonsWithCities: wagons_with_cities,
    Targets: targets,
    PathBarbarians: path_barbarians,
    Wagons: wagons,
    Journeys: journeys,
    WagonsForTwo: for_two_wagons,
    EventsWithWagons: nothing_kept,
}
