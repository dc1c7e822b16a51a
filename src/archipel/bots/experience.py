"""Weights learnt from games, in place of the prior ones that chapters give (see `archipel.bots.evaluation`).

A file of the folder `learnt` holds them, feature by feature, as `tools/learn.py` wrote them. It is for every game that
has just these features; where there is none, the prior weights stay.
"""

from __future__ import annotations

import tomllib

from archipel.bots.evaluation import Evaluation

_read: list[dict[str, float]] = []


def learnt_weights() -> list[dict[str, float]]:
    """What there is, each by the names of its features."""
    if len(_read) == 0:
        from importlib.resources import files  # only bots that have learnt wait for it

        for file in sorted(files("archipel.bots").joinpath("learnt").iterdir(), key=str):
            if file.name.endswith(".toml"):
                _read.append(tomllib.loads(file.read_text(encoding="utf-8"))["weights"])
    return _read


def remember(evaluation: Evaluation) -> bool:
    """Give every feature the weight that was learnt; False if nothing was learnt for these."""
    for weights in learnt_weights():
        if sorted(weights) == sorted(evaluation.names):
            for at, name in enumerate(evaluation.names):
                evaluation.weights[at] = weights[name]
            return True
    return False
