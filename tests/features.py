"""What bots see in a position, by the names of the features."""

from __future__ import annotations

from archipel.bots.evaluation import Evaluation
from tests.tables import PlayedGame


def evaluated(table: PlayedGame) -> Evaluation:
    """An evaluation that has looked at the table."""
    evaluation = Evaluation(table.rules)
    look(evaluation, table)
    return evaluation


def look(evaluation: Evaluation, table: PlayedGame) -> None:
    evaluation.prepare_turn(table.state)
    evaluation.prepare_position(table.state)


def features(table: PlayedGame, seat: int, own: bool = True, evaluation: Evaluation | None = None) -> dict[str, float]:
    """The features of a seat, with its secrets if they are its own; by a fresh evaluation unless one is given."""
    if evaluation is None:
        evaluation = Evaluation(table.rules)
    look(evaluation, table)
    evaluation.write_features(table.state, seat, own)
    return dict(zip(evaluation.names, evaluation.out, strict=True))
