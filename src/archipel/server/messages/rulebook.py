"""The answers of the calls about the rules."""

from __future__ import annotations

from msgspec import Struct


class RuleText(Struct):
    """A rule as players read it."""

    number: str
    family: str
    box: str
    section: str
    text: str
    language: str  # of section and text: that of the page, or English where players have no wording yet
    exact: str  # the wording for builders, in English; "" where `text` is it


class RulePicture(Struct):
    """Drawings for a section, by the ids of their symbols."""

    box: str
    section: str
    alt: str
    sprites: list[str]


class RuleBox(Struct):
    """A box in the rulebook; title and lead are "" where players have no page yet."""

    box: str
    title: str
    lead: str
    families: list[str]


class RulesPage(Struct):
    rules: list[RuleText]
    legend: dict[str, str]
    boxes: list[RuleBox]
    pictures: list[RulePicture]


class HouseRuleSheet(Struct):
    """An option that a table has set otherwise than the rulebook."""

    option: str
    value: bool | int | str
    rule: str


class RulesInPlaySheet(Struct):
    """What a table is played by: families of rules, single rules of them that are not in play, rules of the house."""

    title: str
    game: str
    seats: int
    families: list[str]
    without: list[str]
    house: list[HouseRuleSheet]
