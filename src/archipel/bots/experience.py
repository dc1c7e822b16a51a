"""Weights learnt from games, in place of the prior weights of the features (see `archipel.bots.evaluation`).

A file in the folder `learnt` holds them, feature by feature, as `tools/learn.py` wrote them. It applies to every game
that has exactly these features; without one, the prior weights stay.
"""

from __future__ import annotations

import tomllib

from archipel.bots.evaluation import Evaluation

_read: list[dict[str, float]] = []


def learned_weights() -> list[dict[str, float]]:
    """All learnt weights, by the names of the features."""
    if len(_read) == 0:
        from importlib.resources import files  # imported late: only bots with learnt weights need it

        for file in sorted(files("archipel.bots").joinpath("learnt").iterdir(), key=str):
            if file.name.endswith(".toml"):
                _read.append(tomllib.loads(file.read_text(encoding="utf-8"))["weights"])
    return _read


def load_learned_weights(evaluation: Evaluation) -> bool:
    """Give every feature its learnt weight; False if there are none for this set of features."""
    for weights in learned_weights():
        if sorted(weights) == sorted(evaluation.names):
            for at, name in enumerate(evaluation.names):
                evaluation.weights[at] = weights[name]
            return True
    return False
