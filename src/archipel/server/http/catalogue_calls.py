"""The catalogue and the rulebook over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from secrets import randbits
from typing import Final

import msgspec

from archipel import __version__, rulebook
from archipel.bots.registry import BOTS, bots_of, default_bot_of
from archipel.catalogue import ADVANCED, GameSpec, advanced_with, broken_scenarios, catalogue, excluded_by, surprise
from archipel.catalogue.entries import Entry
from archipel.catalogue.lessons import lessons
from archipel.catalogue.matrix import Head, matrix
from archipel.catalogue.option import OptionValue
from archipel.engine.errors import SetUpError
from archipel.server import messages as m
from archipel.server.http.calls import Call, Route
from archipel.server.http.page import page_version
from archipel.server.refusals import Refused
from archipel.server.table.chat import EMOTES
from archipel.server.table.clock import speeds
from archipel.server.table.game_specs import offered


def _defaults(entry: Entry) -> dict[str, OptionValue]:
    return {option.name: option.default for option in entry.options}


def _differing(entry: Entry, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The values of options that are not their defaults."""
    defaults = _defaults(entry)
    return {name: value for name, value in values.items() if value != defaults[name]}


def _following(entry: Entry) -> dict[str, dict[str, dict[str, OptionValue]]]:
    """By option and value: the defaults of other options that change with it, such as the frame with the layout."""
    found: dict[str, dict[str, dict[str, OptionValue]]] = {}
    for seats in entry.seats:
        plain = entry.defaults(seats, {})
        for option in entry.options:
            for choice in option.choices:
                values = entry.defaults(seats, {option.name: choice})
                changed = {name: value for name, value in values.items() if value != plain[name]}
                if changed:
                    found.setdefault(option.name, {}).setdefault(str(choice), {}).update(changed)
    return found


_sheets: Final[dict[str, tuple[Entry, m.GameSheet]]] = {}  # by name: made once, until a custom scenario is another one


def _sheet(entry: Entry) -> m.GameSheet:
    """What a client has to know about a game, apart from its bots, which may be registered later."""
    made = _sheets.get(entry.name)
    if made is None or made[0] is not entry:
        made = _sheets[entry.name] = (entry, _new_sheet(entry))
    return made[1]


def _new_sheet(entry: Entry) -> m.GameSheet:
    return m.GameSheet(
        name=entry.name,
        box=entry.box,
        seats=list(entry.seats),
        colours=list(entry.colours),
        options=[
            m.OptionSheet(
                name=option.name,
                default=option.default,
                rule=option.rule,
                choices=list(option.choices),
                least=option.least,
                most=option.most,
                seats=list(option.seats),
                opens=option.opens,
                first=option.first,
                is_seat=option.is_seat,
            )
            for option in offered(entry)
        ],
        defaults={
            str(seats): other for seats in entry.seats if (other := _differing(entry, entry.defaults(seats, {})))
        },
        defaults_with=_following(entry),
        layers={
            layer.name: m.LayerSheet(
                [option.name for option in layer.options],
                {name: forced.value for name, forced in layer.forced.items() if name in _defaults(entry)},
                layer.more_points,
                excluded_by(layer.name),
                {ADVANCED.name: ADVANCED.rule} if advanced_with(layer.name, entry.traits) else {},
            )
            for layer in entry.layers
        },
        bots=[],
        default_bot="",
    )


async def get_catalogue(call: Call) -> m.Catalogue:
    games = [
        msgspec.structs.replace(_sheet(entry), bots=bots_of(entry), default_bot=default_bot_of(entry))
        for entry in await asyncio.to_thread(catalogue)  # new custom scenarios are tried out
    ]
    bots = [m.BotSheet(name, dict(kind.settings)) for name, kind in BOTS.items()]
    broken = [m.BrokenScenario(found.file, found.reason) for found in broken_scenarios()]
    taught = [m.LessonSheet(one.name, one.box, one.game, len(one.steps)) for one in lessons()]
    return m.Catalogue(m.PROTOCOL, games, bots, speeds(), list(EMOTES), broken, lessons=taught)


async def get_surprise(call: Call) -> m.Mixture:
    seats = call.number("seats", 4, 1, 8)
    advanced = call.number("advanced", 0, 0, 1) == 1
    try:
        drawn = await asyncio.to_thread(surprise, seats, randbits(63), advanced)
    except SetUpError:
        raise Refused("request.malformed", status=400, path="seats") from None
    return _mixture(drawn)


def _mixture(spec: GameSpec) -> m.Mixture:
    return m.Mixture(spec.name, spec.seats, {name: bool(value) for name, value in spec.options})


async def get_matrix(call: Call) -> m.MatrixSheet:
    language = _language(call)
    found = await asyncio.to_thread(matrix)
    numbers = dict.fromkeys(cell.rule for row in found.rows for cell in row.cells if cell.rule)
    return m.MatrixSheet(
        [_head(head) for head in found.columns],
        [
            m.MatrixRow(
                _head(row.head),
                [
                    m.MatrixCell(cell.answer, cell.rule, _mixture(cell.spec) if cell.spec else None)
                    for cell in row.cells
                ],
            )
            for row in found.rows
        ],
        {number: rulebook.sentence(number, language).text for number in numbers},
    )


def _head(head: Head) -> m.MatrixHead:
    return m.MatrixHead(head.kind, head.name)


async def get_version(call: Call) -> m.ServerVersion:
    return m.ServerVersion(__version__, m.PROTOCOL, page_version(call.services.settings.page))


def _language(call: Call) -> str:
    language = call.request.query_params.get("lang", rulebook.LANGUAGES[0])
    if language not in rulebook.LANGUAGES:
        raise Refused("request.malformed", status=400, path="lang")
    return language


async def get_rules(call: Call) -> m.RulesPage:
    query = call.request.query_params
    language = _language(call)
    boxes = [query["box"]] if "box" in query else list(rulebook.PAGES)
    if boxes[0] not in rulebook.PAGES:
        raise Refused("request.malformed", status=400, path="box")
    pages = {box: rulebook.page(box, language) for box in rulebook.PAGES}
    if "number" in query:
        try:
            found = [rulebook.sentence(query["number"], language)]
        except rulebook.UnknownRule:
            raise Refused("rule.unknown", status=404) from None
    elif "words" in query:
        found = rulebook.search_sentences(query["words"], language)
    else:
        found = [one for box in boxes for one in pages[box].sentences]
    shown = {(one.rule.box, one.section) for one in found}
    return m.RulesPage(
        [_rule_text(one) for one in found],
        rulebook.legend(),
        [_rule_box(page) for page in pages.values()],
        [
            m.RulePicture(page.box, picture.section, picture.alt, list(picture.sprites))
            for page in pages.values()
            for picture in page.pictures
            if (page.box, picture.section) in shown
        ],
    )


def _rule_text(one: rulebook.Sentence) -> m.RuleText:
    rule = one.rule
    exact = "" if one.is_exact else rule.text
    return m.RuleText(rule.number, rule.family, rule.box, one.section, one.text, one.language, exact)


def _rule_box(page: rulebook.Page) -> m.RuleBox:
    families = dict.fromkeys(one.rule.family for one in page.sentences)
    return m.RuleBox(page.box, page.title, page.lead, list(families))


CATALOGUE_ROUTES: Final = (
    Route("GET", "/api/catalogue", get_catalogue, "games, bots, clocks, emotes", m.Catalogue),
    Route(
        "GET",
        "/api/surprise",
        get_surprise,
        "a mixture that is allowed, drawn at random",
        m.Mixture,
        queries=("seats", "advanced"),
    ),
    Route("GET", "/api/matrix", get_matrix, "what goes with what, and why not", m.MatrixSheet, queries=("lang",)),
    Route("GET", "/api/version", get_version, "the server's version and that of its page", m.ServerVersion),
    Route(
        "GET",
        "/api/rules",
        get_rules,
        "the numbered rules for players",
        m.RulesPage,
        queries=("lang", "box", "words", "number"),
    ),
)
