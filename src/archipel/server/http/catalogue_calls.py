"""The catalogue and the rulebook over HTTP."""

from __future__ import annotations

import asyncio
from secrets import randbits
from typing import Final

from archipel import __version__, rulebook
from archipel.bots.registry import BOTS
from archipel.catalogue import GameSpec, broken_scenarios, catalogue, surprise
from archipel.catalogue.lessons import lessons
from archipel.catalogue.matrix import Head, matrix
from archipel.engine.errors import SetUpError
from archipel.server import messages as m
from archipel.server.http.calls import Call, Route
from archipel.server.http.page import page_version
from archipel.server.refusals import Refused
from archipel.server.table.chat import EMOTES
from archipel.server.table.clock import speeds
from archipel.server.table.game_sheets import game_sheet
from archipel.texts.faults import said_elsewhere


async def get_catalogue(call: Call) -> m.Catalogue:
    games = [game_sheet(entry) for entry in await asyncio.to_thread(catalogue)]  # new custom scenarios are tried out
    bots = [m.BotSheet(name, dict(kind.settings)) for name, kind in BOTS.items()]
    broken = [m.BrokenScenario(found.file, found.reason, said_elsewhere(found.reason)) for found in broken_scenarios()]
    taught = [m.LessonSheet(one.name, one.box, one.game, len(one.steps)) for one in lessons()]
    return m.Catalogue(
        m.PROTOCOL,
        games,
        bots,
        speeds(),
        list(EMOTES),
        broken,
        lessons=taught,
        ratings=call.services.settings.ratings,
        notices=call.services.notices.any,
    )


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
