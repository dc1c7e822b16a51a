"""A Ray cluster of two nodes on this machine: the same games as here, also when a worker and a node are lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster
from typer.testing import CliRunner

from archipel.arena import GameResult, Here, Ray, play_match
from archipel.cli.main import app
from archipel.engine.errors import SetUpError
from tests.arena.test_executors import SHORT, Dying
from tests.ports import free_port
from tools import tune

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray leaves sockets open

BOTS = ["random", "greedy", "random"]
BOT_MODULE = """
from archipel.bots import Bot


class {}(Bot):
    def choose(self, view):
        return view.legal_actions()[0]
"""


@pytest.fixture(scope="module")
def client_port() -> int:
    return free_port()


# Workers are as quick as the test itself, and on a busy machine Ray waits longer for its own processes.
SETTINGS = {
    "RAY_worker_niceness": "0",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300",
}


def started(head: dict[str, Any]) -> Any:
    """A cluster of one node. Ray gives up after half a minute, whatever the settings, so it may need several tries."""
    os.environ.update(SETTINGS)
    for _ in range(4):
        with suppress(Exception):
            return Cluster(initialize_head=True, head_node_args=head)
    return Cluster(initialize_head=True, head_node_args=head)


@pytest.fixture(scope="module")
def cluster(client_port: int) -> Iterator[Any]:
    head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": client_port}
    made = started(head)
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    made.shutdown()


def test_the_same_games_on_both_nodes(cluster: Any, tmp_path: Path) -> None:
    whole = play_match(SHORT, BOTS, games=20, seed=9, executor=Here(), records=tmp_path / "here")
    order: list[int] = []
    with Ray(cluster.address) as executor:
        nodes = ray.nodes()
        far = play_match(
            SHORT,
            BOTS,
            games=20,
            seed=9,
            executor=executor,
            records=tmp_path / "far",
            progress=lambda game: order.append(game.game),
        )
    assert len([node for node in nodes if node["Alive"]]) == executor.workers == 2
    assert not ray.is_initialized()
    assert far == whole
    assert order == list(range(20))
    for file in (tmp_path / "here").iterdir():
        assert (tmp_path / "far" / file.name).read_text("utf-8") == file.read_text("utf-8")


def test_the_commands_play_there_too(cluster: Any, client_port: int, tmp_path: Path) -> None:
    found = {}
    for where in ("local", f"ray://127.0.0.1:{client_port}"):
        for command in ("simulate", "ladder"):
            file = tmp_path / "result.json"
            bots = "random,greedy,random" if command == "simulate" else "random,greedy"
            words = f"{command} {SHORT} --bots {bots} --games 6 --seed 4 --cluster {where} --jobs 1 --json {file}"
            said = CliRunner().invoke(app, words.split())
            assert said.exit_code == 0, said.output
            found[where, command] = json.loads(file.read_text("utf-8"))["results"]
    near, far = ({c: found[w, c] for w, c in found if (w == "local") is here} for here in (True, False))
    assert near == far


def test_tuning_plays_there_too(cluster: Any, tmp_path: Path) -> None:
    game = "base:seats=2,duel=True,target=3"
    files = [tmp_path / "near.json", tmp_path / "far.json"]
    for file, where in zip(files, ("local", cluster.address), strict=True):
        words = ["run", str(file), game, "--games", "2", "--steps", "1", "--jobs", "1", "--cluster", where]
        assert tune.main(words) == 0
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


def test_games_of_a_lost_worker_and_a_lost_node_are_played_again(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "died"))
    bots = ["random", dying_once(str(tmp_path / "died")), "random"]
    lost: list[int] = []
    node = cluster.add_node(num_cpus=1)

    def lose_the_node(game: GameResult) -> None:
        if not lost:
            lost.append(game.game)
            cluster.remove_node(node, allow_graceful=False)

    far = play_match(SHORT, bots, games=40, seed=2, executor=Ray(cluster.address), progress=lose_the_node)
    assert lost
    assert (tmp_path / "died").exists()
    assert far.games == play_match(SHORT, bots, games=40, seed=2, executor=Here()).games


def dying_once(file: str) -> Any:
    """A maker that tells the workers which file to look at; they do not have our environment."""

    def maker(seed: int) -> Any:
        os.environ["DIES_ONCE"] = file
        return Dying(seed)

    return maker


def test_a_bot_that_is_not_installed_there_is_told(cluster: Any, tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "only_here.py").write_text(BOT_MODULE.format("Mine"))
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(SetUpError, match=r"a worker cannot load a bot: .*only_here'; install its package"):
        play_match(SHORT, ["random", "random", "only_here:Mine"], games=1, executor=Ray(cluster.address))


def test_a_refusal_from_the_cluster_is_one_line(cluster: Any, client_port: int, tmp_path: Path) -> None:
    """Several parts are under way when the first one is refused. Nothing is said of the others."""
    (tmp_path / "only_mine.py").write_text(BOT_MODULE.format("Ours"))
    words = f"simulate {SHORT} --bots only_mine:Ours --games 6 --cluster ray://127.0.0.1:{client_port}"
    path = os.pathsep.join(str(Path(folder).resolve()) for folder in sys.path if folder)
    done = subprocess.run(
        [sys.executable, "-m", "archipel", *words.split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.strip().splitlines() == [
        "archipel: a worker cannot load a bot: ModuleNotFoundError: No module named 'only_mine'; "
        "install its package on every machine"
    ]
