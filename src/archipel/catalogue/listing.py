"""The list of all games: those of the package, and the custom scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.board.colours import NEUTRAL_COLOURS
from archipel.catalogue.base import BASE_BOX, island
from archipel.catalogue.box import Box
from archipel.catalogue.cities_knights import CITIES_KNIGHTS, CITIES_LAYER
from archipel.catalogue.combinations import add_layer, add_pair
from archipel.catalogue.custom import CUSTOM, BrokenScenario, CustomFolder, custom_entry
from archipel.catalogue.entries import Entry, with_layer_always, with_layers
from archipel.catalogue.junior import JUNIOR_BOX
from archipel.catalogue.layers import Layer, Pair
from archipel.catalogue.seafarers import SEAFARERS_BOX
from archipel.catalogue.traders_barbarians import TRADERS_BOX
from archipel.engine.errors import SetUpError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from archipel.engine.game import Game

_BOXES: Final = (BASE_BOX, SEAFARERS_BOX, TRADERS_BOX, JUNIOR_BOX)
_entries: Final[dict[str, Entry]] = {}  # those that have been asked for
_registered: Final[dict[str, Entry]] = {}
_new_boxes: Final[list[Box]] = []
_folder = CustomFolder(None)


def use_custom_scenarios(folder: Path | None) -> None:
    """List the files of a folder as games, too (None: no folder). A file is read again when it has changed."""
    global _folder  # noqa: PLW0603 - one catalogue for all that is started in this process
    _folder = CustomFolder(folder)


def register(found: Entry | Box | Layer | Pair) -> None:
    """Add a game, a box with all games of its folder, a layer over all games, or a pair, from outside the package.

    Records of its games replay wherever it is registered by the same name."""
    if isinstance(found, Layer | Pair):
        if isinstance(found, Layer):
            add_layer(found)
        else:
            add_pair(found)
        _entries.clear()
        custom_entry.cache_clear()
        return
    if isinstance(found, Box):
        if found.name in [box.name for box in _boxes()]:
            raise SetUpError(f"there is a box {found.name!r} already")
        _new_boxes.append(found)
        return
    if not isinstance(found, Entry):
        raise SetUpError(f"a box, a game, a layer or a pair can be registered, not {found!r}")
    if found.name in names():
        raise SetUpError(f"there is a game {found.name!r} already")
    _registered[found.name] = found


def _boxes() -> list[Box]:
    return [*_BOXES, *_new_boxes]


def names() -> list[str]:
    """The games of the package, then those that were registered."""
    first = [*BASE_BOX.games(), *SEAFARERS_BOX.games(), CITIES_KNIGHTS, *TRADERS_BOX.games(), *JUNIOR_BOX.games()]
    return [*first, *(name for box in _new_boxes for name in box.games()), *_registered]


def catalogue() -> list[Entry]:
    """Every game that can be started."""
    return [*(entry(name) for name in names()), *_folder.entries()]


def campaign_of(box: str) -> list[Entry]:
    """The scenarios of a box that have a place in its campaign, in order."""
    return [found for name in names() if (found := entry(name)).box == box and found.file.order]


def boxes_with_campaign() -> list[str]:
    """The boxes whose scenarios have an order, in the order of the catalogue."""
    return list(dict.fromkeys(found.box for name in names() if (found := entry(name)).file.order))


def lesson_folders() -> list[tuple[str, Traversable]]:
    """The folders of lessons that there are, each with the name of its box: the first box of the catalogue first."""
    boxes = dict.fromkeys(entry(name).box for name in names())
    paths = {box.name: box.path for box in _new_boxes}
    found = [(box, (paths.get(box) or _package().joinpath(box)).joinpath("lessons")) for box in boxes]
    return [(box, folder) for box, folder in found if folder.is_dir()]


def _package() -> Traversable:
    """The scenario folders of the package."""
    from importlib.resources import files

    return files("archipel").joinpath("scenarios")


def broken_scenarios() -> list[BrokenScenario]:
    """The files of the folder that cannot be played, each with its reason."""
    return _folder.broken()


def entry_of(game: Game) -> Entry:
    """The entry by which a game was started."""
    header = game.origin.header
    return entry(str(header["name"]), str(header.get("scenario", "")))


def wordings_in(game: Game) -> tuple[str, ...]:
    """Its scenario with each option that is on, its box, and these options: each may have its own version of a text.
    What is named first goes first."""
    found, given = entry_of(game), game.origin.header["options"]
    assert isinstance(given, dict)
    options = [name for name, value in found.choose(game.seats, given).items() if value is True]
    scenario = found.name.rpartition("/")[2]
    return (*(f"{scenario}-{name}" for name in options), found.box, *options)


def colours_in(game: Game) -> tuple[str, ...]:
    """The colours of the pieces of a game: those of its players in the order of their seats, then neutral ones."""
    neutral = int(game.rules.colours) - game.seats
    return (*entry_of(game).colours[: game.seats], *NEUTRAL_COLOURS[:neutral])


def entry(name: str, scenario: str = "") -> Entry:
    """The game of this name; for a custom scenario its text may be given instead of its file."""
    if scenario:
        return custom_entry(name, scenario)
    if not isinstance(name, str):
        raise SetUpError(f"a game has a name, such as base; it is not {name!r}")
    if name not in _entries and name in names():
        _entries[name] = _made(name)
    if name in _entries:
        return _entries[name]
    for broken in _folder.broken():
        if f"{name}.toml" == f"{CUSTOM}{broken.file}":
            raise SetUpError(broken.reason)
    for found in _folder.entries():
        if found.name == name:
            return found
    known = [*names(), *(one.name for one in _folder.entries())]
    raise SetUpError(f"there is no game {name!r}; there are: {', '.join(known)}")


def _made(name: str) -> Entry:
    if name in _registered:
        return _registered[name]
    if name == CITIES_KNIGHTS:
        base = BASE_BOX.folder.read(BASE_BOX.name)
        return with_layers(with_layer_always(island(CITIES_KNIGHTS, CITIES_KNIGHTS, base), CITIES_LAYER))
    box = next(box for box in _boxes() if name in box.games())
    return box.entry(name)
