"""What exists and what combines: every game by its name, with the seats and options it takes, and how to start one."""

from __future__ import annotations

from archipel.catalogue.base import (
    BASE_OPTIONS,
    BASE_TERRAINS,
    DICE,
    PAIRED_PLAYERS,
    SPECIAL_BUILDING,
)
from archipel.catalogue.box import Box
from archipel.catalogue.combinations import ADVANCED, LAYERS, PAIRS, advanced_with, excluded_by
from archipel.catalogue.entries import Entry, GameConfig
from archipel.catalogue.house_chapters import register_chapter
from archipel.catalogue.layers import Deck, Forced, Layer, Pair
from archipel.catalogue.listing import (
    broken_scenarios,
    campaign_of,
    catalogue,
    colours_in,
    entry,
    entry_of,
    register,
    use_custom_scenarios,
    wordings_in,
)
from archipel.catalogue.matrix import Matrix, matrix
from archipel.catalogue.mixtures import surprise
from archipel.catalogue.new_game import BOARD_STREAM, SEED_BITS, dealer, new_game, rules_of, start
from archipel.catalogue.option import Option
from archipel.catalogue.replaying import replay
from archipel.catalogue.rules_in_play import HouseRule, RulesInPlay, rules_in_play
from archipel.catalogue.set_up import begin
from archipel.catalogue.spec import GameSpec, parse_spec
from archipel.engine.action import MOST_CARDS

__all__ = [
    "ADVANCED",
    "BASE_OPTIONS",
    "BASE_TERRAINS",
    "BOARD_STREAM",
    "DICE",
    "LAYERS",
    "MOST_CARDS",
    "PAIRED_PLAYERS",
    "PAIRS",
    "SEED_BITS",
    "SPECIAL_BUILDING",
    "Box",
    "Deck",
    "Entry",
    "Forced",
    "GameConfig",
    "GameSpec",
    "HouseRule",
    "Layer",
    "Matrix",
    "Option",
    "Pair",
    "RulesInPlay",
    "advanced_with",
    "begin",
    "broken_scenarios",
    "campaign_of",
    "catalogue",
    "colours_in",
    "dealer",
    "entry",
    "entry_of",
    "excluded_by",
    "matrix",
    "new_game",
    "parse_spec",
    "register",
    "register_chapter",
    "replay",
    "rules_in_play",
    "rules_of",
    "start",
    "surprise",
    "use_custom_scenarios",
    "wordings_in",
]
