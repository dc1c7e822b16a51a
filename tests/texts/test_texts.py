"""Every text is there in both languages, asks for the same variables, and is written as its language is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from archipel.board.colours import NEUTRAL_COLOURS
from archipel.catalogue import LAYERS, catalogue, parse_spec, start
from archipel.engine.rules import Rules
from archipel.rules.base.building import COSTS
from archipel.rules.base.development_deck import CARD_NAMES
from archipel.rules.base.land import TERRAINS
from archipel.rules.base.resource_cards import RESOURCES
from archipel.texts import LANGUAGES, MissingText, Texts, language_of
from tests.properties.rulesets import advanced_rulesets

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "archipel"
WEB = Path(__file__).parents[2] / "web"
FILES = sorted((PACKAGE / "texts").glob("*/*.ftl"))
PLAYERS = PACKAGE.parents[1] / "docs" / "rules" / "players"  # the rulebook
RULESETS = (
    "base:seats=4",
    "base:seats=6,extension=special_building",
    "base:seats=5,extension=paired_players",
    "base:seats=2,duel=true",
)
SEA_RULESETS = (
    "seafarers/oceania:seats=4",
    "seafarers/forgotten_tribe:seats=4",
    "seafarers/cloth:seats=4",
    "seafarers/pirate_islands:seats=4",
    "seafarers/wonders:seats=6",
    "seafarers/new_world:seats=4",
)
CITY_RULESETS = (
    "cities_knights:seats=4,progress_limit=play_down",
    "cities_knights:seats=6",
    "seafarers/forgotten_tribe:seats=4,cities_knights=true",
)

# All scenarios of the box, and its variants.
TRADERS_RULESETS = (
    *(f"{entry.name}:seats=4" for entry in catalogue() if entry.box == "traders_barbarians"),
    *(f"base:seats={min(layer.seats, default=4)},{layer.name}=true" for layer in LAYERS if not layer.has_entry),
    "cities_knights:seats=4,event_cards=true",
    "seafarers/new_shores:seats=4,event_cards=true",
    "seafarers/pirate_islands:seats=4,event_cards=true",
    "base:seats=2,for_two=true,two_rolls=both_first",
    "traders_barbarians/barbarian_attack:seats=2,for_two=true",
    "traders_barbarians/rivers:seats=2,for_two=true",
    "traders_barbarians/wagons:seats=2,for_two=true",
    *map(str, advanced_rulesets()),
)

JUNIOR_RULESETS = ("junior:seats=4",)
EVERY_RULESET = (*RULESETS, *SEA_RULESETS, *CITY_RULESETS, *TRADERS_RULESETS, *JUNIOR_RULESETS)

# Details of a refusal that a text may use under another name: a number of cards of a kind.
DERIVED = {"cards": {"card", "rate"}}


class Variables(Visitor):
    """The variables of a pattern: those it shows, and those it chooses by."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


def variables(pattern: ftl.Pattern) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


@cache
def body_of(file: Path) -> list[ftl.EntryType]:
    return parse(file.read_text("utf-8")).body


def entries(file: Path) -> list[ftl.Message]:
    return [entry for entry in body_of(file) if isinstance(entry, ftl.Message)]


def texts_of(language: str) -> dict[str, ftl.Pattern]:
    """Every text of a language: by its key, or key.attribute."""
    found: dict[str, ftl.Pattern] = {}
    for file in FILES:
        if file.parent.name == language:
            for entry in entries(file):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


ALL = {language: texts_of(language) for language in LANGUAGES}


# ---- the files


def test_every_language_has_a_folder_with_the_same_files() -> None:
    names = {language: {file.name for file in FILES if file.parent.name == language} for language in LANGUAGES}
    assert names["en"] == names["fr"] >= {"base.ftl", "seafarers.ftl", "terminal.ftl"}
    assert {file.parent.name for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_files_are_sound(file: Path) -> None:
    assert [entry.content for entry in body_of(file) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    keys = [entry.id.name for file in FILES if file.parent.name == language for entry in entries(file)]
    assert sorted(keys) == sorted(set(keys))


def test_both_languages_have_the_same_texts() -> None:
    assert ALL["en"].keys() == ALL["fr"].keys()


def test_both_languages_show_the_same_variables() -> None:
    """What they choose by may differ, as grammars do."""
    shown = {key: (variables(text).shown, variables(ALL["fr"][key]).shown) for key, text in ALL["en"].items()}
    assert {key: pair for key, pair in shown.items() if pair[0] != pair[1]} == {}


# ---- everything has its text


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


SOURCES = [path for folder in ("engine", "rules") for path in sorted((PACKAGE / folder).rglob("*.py"))]
TREES = {path: ast.parse(path.read_text("utf-8")) for path in SOURCES}
KEY = re.compile(r"[a-z]+(\.[a-z_0-9]+)+")


@cache
def calls_of(name: str) -> list[ast.Call]:
    return [node for node in CALLS if called(node) == name]


CALLS = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Call)]


# Verbs of one shape share the code that refuses; these calls give it their keys. The details come with all of them.
REFUSED_FOR_ALL = {
    "refuse_without_stock": set[str](),
    "refuse_without_price": {"cost", "missing"},
    "refuse_empty_supply": {"card"},
    "refuse_without_effect": set[str](),
    "refuse_not_held": {"card"},
    "refuse_other_victims": {"victim"},
    "refuse_wrong_number": {"owed", "given"},
}
GIVEN_BY_SUBCLASSES = {
    "*self.none_left",
    "*self.too_expensive",
    "*self.no_effect",
    "*self.no_victim",
    "self.empty_key",
    "self.not_held_key",
    "cards.wrong_number_key",
}


def refusals() -> dict[str, set[str]]:
    """Every key that can be refused with, and the details that always come with it."""
    found: dict[str, set[str]] = {}

    def note(key: str, details: set[str]) -> None:
        found[key] = found.get(key, details) & details

    for path, tree in TREES.items():
        for function in functions(tree):
            for node in ast.walk(function):
                if called(node) == "explain":
                    assert isinstance(node, ast.Call)
                    assert isinstance(node.args[1], ast.Constant)
                    note(str(node.args[1].value), {"kind", "phase"})
                elif called(node) == "too_expensive":
                    assert isinstance(node, ast.Call)
                    if ast.unparse(node.args[3]) in GIVEN_BY_SUBCLASSES:
                        continue
                    for key in possible_keys(function, node.args[3]):
                        note(key, {"cost", "missing"})
                elif called(node) in REFUSED_FOR_ALL:
                    assert isinstance(node, ast.Call)
                    for key in {key for argument in node.args for key in possible_keys(function, argument)}:
                        note(key, REFUSED_FOR_ALL[called(node)])
                elif called(node) == "IllegalAction" and function.name != "too_expensive":
                    assert isinstance(node, ast.Call)
                    if ast.unparse(node.args[0]) in GIVEN_BY_SUBCLASSES:
                        continue
                    details = {keyword.arg or "" for keyword in node.keywords}
                    keys = possible_keys(function, node.args[0])
                    assert keys, f"{path.name}:{node.lineno}: which key is this?"
                    for key in keys:
                        note(key, details)
    return found


def possible_keys(function: ast.FunctionDef, key: ast.expr) -> set[str]:
    """The texts an expression may be: written out, chosen among some before, or put together from an argument."""
    if isinstance(key, ast.JoinedStr):
        name, end = key.values
        assert isinstance(name, ast.FormattedValue)
        assert isinstance(name.value, ast.Name)
        assert isinstance(end, ast.Constant)
        place = [argument.arg for argument in function.args.args].index(name.value.id) - 1
        return {f"{ast.literal_eval(call.args[place])}{end.value!s}" for call in calls_of(function.name)}
    within: list[ast.expr] = [key]
    if isinstance(key, ast.Name):
        within = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and any(
                isinstance(part, ast.Name) and part.id == key.id for target in node.targets for part in ast.walk(target)
            )
        ]
    words = {part.value for node in within for part in ast.walk(node) if isinstance(part, ast.Constant)}
    return {word for word in words if isinstance(word, str) and KEY.fullmatch(word)}


REFUSALS = refusals()


def test_the_refusals_of_the_source_are_found() -> None:
    assert {
        "settlement.too_close",
        "city.none_left",
        "road.too_expensive",
        "trade.own_offer",
        "trade.not_held",
        "trade.after_building",
        "action.not_now",
        "game.over",
    } <= REFUSALS.keys()
    assert REFUSALS["settlement.too_close"] == {"corner"}
    assert REFUSALS["trade.not_held"] == set()  # some come with the card, others do not
    assert len(REFUSALS) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_that_its_details_fill(language: str) -> None:
    unfilled = {}
    for key, details in REFUSALS.items():
        wanted = variables(ALL[language]["refusal-" + key.replace(".", "-")])
        told = details | {name for name, needed in DERIVED.items() if needed <= details}
        unfilled[key] = (wanted.shown | wanted.chosen_by) - told
    assert {key: names for key, names in unfilled.items() if names} == {}


def table_refusals() -> set[str]:
    """Keys that the server refuses with, and those of the page itself."""
    server = [path.read_text("utf-8") for path in (PACKAGE / "server").rglob("*.py")]
    page = [path.read_text("utf-8") for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    found = {key for text in server for key in re.findall(r'Refused\(\s*f?"([a-z_]+\.[a-z_]+)"', text)}
    return found | {key for text in page for key in re.findall(r"'(page\.[a-z_]+)'", text)}


def test_no_text_is_for_a_refusal_that_does_not_exist() -> None:
    """Many of the table's own refusals stand in page.ftl, with other texts; elsewhere there are only true ones."""
    told = {entry.id.name for file in FILES if file.name != "page.ftl" for entry in entries(file)}
    refused = {key.removeprefix("refusal-") for key in told if key.startswith("refusal-")}
    rules, table = ({key.replace(".", "-") for key in keys} for keys in (REFUSALS, table_refusals()))
    assert rules <= refused
    assert refused - rules <= table


@pytest.fixture(params=EVERY_RULESET)
def rules(request: pytest.FixtureRequest) -> Rules:
    return start(parse_spec(request.param), 1).rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_event_and_phase_has_its_texts(rules: Rules, language: str) -> None:
    wanted = [f"action-{name}{part}" for name, verb in rules.verb_named.items() if verb.size for part in ("", ".label")]
    wanted += [f"event-{kind.name}" for kind in rules.event_kinds]
    wanted += [f"phase-{phase.name}" for phase in rules.phases]
    assert [key for key in wanted if key not in ALL[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_for_an_action_event_or_phase_that_does_not_exist(language: str) -> None:
    known: set[str] = set()
    for spec in EVERY_RULESET:
        rules = start(parse_spec(spec), 1).rules
        known |= {f"action-{name}" for name, verb in rules.verb_named.items() if verb.size}
        known |= {f"event-{kind.name}" for kind in rules.event_kinds} | {
            f"phase-{phase.name}" for phase in rules.phases
        }
    told = {key for key in ALL[language] if key.split("-", 1)[0] in ("action", "event", "phase") and "." not in key}
    assert sorted(told - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_terrains_pieces_games_and_options_have_their_names(language: str) -> None:
    wanted = [f"card-{card}{part}" for card in RESOURCES for part in ("", ".count", ".short")]
    wanted += [f"card-{card}" for card in CARD_NAMES]
    wanted += [f"terrain-{terrain}{part}" for terrain in TERRAINS for part in ("", ".tile")]
    wanted += [f"piece-{piece}{part}" for piece in (*COSTS, "card") for part in ("", ".short")]
    wanted += [f"game-{entry.key}" for entry in catalogue()]
    wanted += [f"option-{option.name}" for entry in catalogue() for option in entry.options]
    assert [key for key in wanted if key not in ALL[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_of_the_catalogue_has_a_name_and_a_letter_and_no_other_has(language: str) -> None:
    colours = [*NEUTRAL_COLOURS, *(colour for entry in catalogue() for colour in entry.colours)]
    wanted = {f"colour-{colour}{part}" for colour in colours for part in ("", ".letter")}
    assert {key for key in ALL[language] if key.startswith("colour-")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_cannot_be_confused(language: str) -> None:
    texts = Texts(language)
    assert len({texts.say(f"card-{card}.short") for card in RESOURCES}) == len(RESOURCES)
    assert all(len(texts.say(f"card-{card}.short")) == 3 for card in RESOURCES)


# ---- French as it is written

FRENCH = [file for file in FILES if file.parent.name == "fr"]
SAID = [line for file in FRENCH for line in file.read_text("utf-8").split("\n") if line and not line.startswith("#")]


def test_a_no_break_space_stands_before_high_punctuation() -> None:
    wrong = [
        line
        for line in SAID
        if re.search(r"[^\u00a0\d.(]:(?!\d)|[^\u00a0(.][;!?»](?!\w)|«[^\u00a0]", line.partition(" = ")[2] or line)
    ]
    assert wrong == []


def test_apostrophes_are_curly() -> None:
    assert [line for line in SAID if "'" in line] == []


def test_no_accent_is_missing() -> None:
    bare = re.compile(
        r"\b(reserve|developpement|ble|bles|foret|desert|riviere|(à|a|de|du) cote|regle|regles|defauss\w*|deplac\w*"
        r"|echang\w*|ameliore\w*|etes|etre|deja|apres|annee|des la|coute?s?|numero|revele\w*|recoi\w*|des que"
        r"|a vous|ile)\b",
        re.IGNORECASE,
    )
    said = [line.partition("=")[2] or line for line in SAID]
    assert [line for line in said if bare.search(re.sub(r"\{.*?\}", "", line))] == []


def test_french_uses_the_words_of_the_glossary() -> None:
    texts = Texts("fr")
    assert [texts.say(f"card-{card}") for card in RESOURCES] == ["bois", "argile", "laine", "blé", "minerai"]
    assert texts.say("award-longest_route") == "Route commerciale la plus longue"
    assert texts.say("award-largest_army") == "Armée la plus puissante"
    assert texts.say("card-year_of_plenty") == "Invention"
    assert texts.say("piece-settlement") == "colonie"


def said_in(language: str, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each line of these texts with its key, and with the variables as they are written."""
    for key in keys:
        yield from ((key, line.strip()) for line in serialize_pattern(ALL[language][key]).split("\n"))


UNIFIED = {
    "intersection": r"croisement|carrefour",
    "contre-offre": r"contre-propos",
    "peuple oublié": r"\btribus?\b",
    "pré": r"pâturage",
    "les pirates": r"\b(le|du|au) pirate\b",
    "chevalier expulsé": r"chevaliers? chassé|chasse[rz]? un chevalier",
    "chev.": r"\bcheval(\b|\.)(?! \w)",
    "jeton numéroté": r"\bpions? ",
    "réserve": r"(?<!\$)\bstock\b|\bbanque\b",
    "parties enregistrées": r"parties revues",
    "Il vous faut …": r"\b[Ss]eule? qui\b",
    "Pourquoi": r"ce qui parle pour",
}


@pytest.mark.parametrize("term", UNIFIED)
def test_french_has_one_term_for_one_thing(term: str) -> None:
    others = re.compile(UNIFIED[term], re.IGNORECASE)
    stories = {key for key in ALL["fr"] if key.startswith(("campaign-", "improvement-"))}
    assert [key for key, line in said_in("fr", ALL["fr"].keys() - stories) if others.search(line)] == []


# What is not the bank: the stocks of cloth and of barbarians.
STOCKS = ("action-bring_barbarian", "event-barbarian_brought", "event-cloth_", "page-progress-reserve")


def players_read(language: str) -> Iterator[tuple[str, str]]:
    """The lines of the texts and of the players' rulebook."""
    yield from said_in(language, ALL[language].keys())
    for page in sorted((PLAYERS / language).glob("*.md")):
        yield from ((page.name, line) for line in page.read_text("utf-8").split("\n"))


def test_the_bank_has_one_name() -> None:
    """English players read "bank", French ones "Réserve" with a capital letter; without one it is a stock of pieces."""
    assert [said for said in players_read("en") if re.search(r"\b[Ss]uppl(y|ies)\b", said[1])] == []
    texts = said_in("fr", (key for key in ALL["fr"] if not key.startswith(STOCKS)))
    assert [said for said in texts if re.search(r"\b[Ll]a réserve\b", said[1])] == []


# Variables that hold a word or a name: it may begin with a vowel.
WORDS = (
    "active|card|cards|corner|deciding|edge|from|give|harbour|name|names|owner|partner|piece|seat|take|terrain|thief"
)
WORDS += "|tile|title|to|track|victim|with|wonder"


def test_no_french_sentence_needs_an_elision() -> None:
    elided = re.compile(rf"\b(de|que|le|la|ne|se|te|me|je|jusque|lorsque) \{{ \$({WORDS})\b")
    assert [f"{key}: {line}" for key, line in said_in("fr", ALL["fr"]) if elided.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_stands_before_an_ellipsis(language: str) -> None:
    assert [key for key, line in said_in(language, ALL[language]) if re.search(r"[\w}][ \u00a0]…", line)] == []


class Counted(Visitor):
    """Numbers before a noun in the plural that the text does not choose by: "1 seats"."""

    # never one: what is won with, and what is at least two by the rules
    MANY = frozenset(
        "points length knights target most revealed needed draws cloth seats stages steps levels".split()  # noqa: SIM905
    )
    PLURAL = re.compile(r"[ \u00a0](?!pas\b|fois\b|bois\b)[a-zà-ÿ]{3,}s\b")

    def __init__(self) -> None:
        self.chosen_by: list[str] = []
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        name = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        self.chosen_by.append(name)
        for variant in node.variants:
            self.visit(variant)
        self.chosen_by.pop()

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        for number, noun in pairwise(node.elements):
            if not isinstance(number, ftl.Placeable) or not isinstance(noun, ftl.TextElement):
                continue
            if not isinstance(number.expression, ftl.VariableReference):
                continue
            name = number.expression.id.name
            counted = name in NUMBERS and name not in self.MANY and name not in self.chosen_by
            if counted and self.PLURAL.match(noun.value):
                self.found.append(f"{name}{noun.value}")
        self.generic_visit(node)


NUMBERS = Counted.MANY | {"count", "taken", "stage", "chosen", "owed", "left", "warships", "villages"}
NUMBERS |= {"wins", "limit", "level", "votes", "seconds", "done", "strength"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_noun_has_its_singular(language: str) -> None:
    found: dict[str, list[str]] = {}
    for key, pattern in ALL[language].items():
        if language == "en" and key.startswith("fault-"):
            continue  # in the words of the code that checks maps
        visitor = Counted()
        visitor.visit(pattern)
        if visitor.found:
            found[key] = visitor.found
    assert found == {}


def test_a_piece_has_its_gender_by_its_key_not_by_its_name() -> None:
    texts = Texts("fr")
    said = texts.say("event-built", piece="bateau", piece_is="ship", seat="Iris", seat_is="other", at="bois 4")
    assert said == "Iris construit un bateau\u00a0: bois 4."
    said = texts.say("event-built", piece="route", piece_is="road", seat="Iris", seat_is="you", at="bois 4")
    assert said == "Vous construisez une route\u00a0: bois 4."


# ---- the reader


def test_a_text_is_said_with_its_values() -> None:
    assert Texts("en").say("phase-discard", owed=4) == "You must discard 4 cards."
    assert Texts("en").say("phase-discard", owed=1) == "You must discard 1 card."
    assert Texts("fr").say("phase-discard", owed=4) == "Un sept\u00a0: vous devez défausser 4 cartes."
    assert Texts("fr").say("card-ore.count", count=0) == "0 minerai"  # no plural below two in French
    assert Texts("en").say("card-brick.count", count=0) == "0 bricks"


def test_texts_hold_no_invisible_marks() -> None:
    assert Texts("en").say("game-welcome", seat="Red", target=10) == "You are Red. 10 victory points win."


def test_lists_are_joined_as_the_language_does() -> None:
    assert Texts("en").listed([]) == ""
    assert Texts("en").listed(["ore"]) == "ore"
    assert Texts("en").listed(["ore", "wool", "grain"]) == "ore, wool and grain"
    assert Texts("fr").listed(["bois", "blé"]) == "bois et blé"


def test_what_a_box_from_outside_names_reads_as_plain_words() -> None:
    texts = Texts("en")
    assert texts.say("action-close_harbour", edge="ore 3") == "close harbour: ore 3"
    assert texts.say("action-close_harbour.label") == "close harbour"
    assert texts.say("card-shell.short") == "she"
    assert texts.say("card-shell.count", count=2) == "2 shell"
    assert texts.say("event-harbour_closed", seat="Red", seat_is="other", edge="ore 3") == "harbour closed: Red, ore 3"


def test_a_slip_of_ours_is_loud() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        Texts("en").say("no-such-key")
    with pytest.raises(MissingText, match=r"card-ore\.nothing"):
        Texts("en").say("card-ore.nothing")
    with pytest.raises(MissingText, match="owed"):
        Texts("fr").say("phase-discard")
    with pytest.raises(ValueError, match="de"):
        Texts("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_BE"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
