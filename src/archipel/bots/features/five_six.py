"""Features of games for five and six: only the verbs that end a part of a turn."""

from __future__ import annotations

from typing import final

from archipel.bots.evaluation import PASSING, Evaluation, Features, register_features
from archipel.rules.five_six.paired_players import PairedPlayers
from archipel.rules.five_six.special_building import SpecialBuilding


@final
class PairedPlayersFeatures(Features):
    """The verb that ends a part of a paired turn."""

    def __init__(self, paired_players: PairedPlayers, evaluation: Evaluation) -> None:
        evaluation.mark(paired_players.end, PASSING)


@final
class SpecialBuildingFeatures(Features):
    """The verb that ends special building."""

    def __init__(self, special_building: SpecialBuilding, evaluation: Evaluation) -> None:
        evaluation.mark(special_building.end, PASSING)


register_features(PairedPlayers, PairedPlayersFeatures)
register_features(SpecialBuilding, SpecialBuildingFeatures)
