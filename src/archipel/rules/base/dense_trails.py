"""The longest trail in a dense net of roads, without walking every trail.

The roads of a trail are a connected net in which at most two nodes have an odd number of roads, its ends; and every
such net is a trail (Euler). So the nodes are swept one after the other, and of all nets of the roads behind the sweep
only the longest of each kind is kept. A kind is what matters to the rest: of the nodes at the front of the sweep, which
belong together and which have an odd number of roads so far, and how many ends lie behind. The work grows with the
number of kinds, which depends on the width of the net, and not with the number of trails.
"""

from __future__ import annotations

from typing import final

Kinds = dict[bytes, int]


@final
class Net:
    """A net of nodes and roads, with the branches at its nodes."""

    def __init__(self) -> None:
        self.neighbours: dict[int, list[tuple[int, int]]] = {}  # by node: other nodes, and what the road there counts
        self.branches: dict[int, list[int]] = {}  # by node: how long they are
        self.length = 0  # of everything together

    def add_node(self, node: int, branches: list[int]) -> None:
        self.neighbours[node] = []
        self.branches[node] = branches
        self.length += sum(branches)

    def add_road(self, a: int, b: int, length: int) -> None:
        self.neighbours[a].append((b, length))
        self.neighbours[b].append((a, length))
        self.length += length

    def sweep(self) -> list[int]:
        """All nodes, each near the one before: by their distance from a node at the rim."""
        order: list[int] = []
        found: set[int] = set()
        for first in self.neighbours:
            if first not in found:
                rim = self._by_distance(first)[-1]
                part = self._by_distance(self._by_distance(rim)[-1])
                found.update(part)
                order += part
        return order

    def _by_distance(self, first: int) -> list[int]:
        line = [first]
        found = {first}
        done = 0
        while done < len(line):
            for node, _ in sorted(self.neighbours[line[done]]):
                if node not in found:
                    found.add(node)
                    line.append(node)
            done += 1
        return line


@final
class Sweep:
    """The search in one net. `best` is the longest trail so far.

    A kind of nets is written as bytes: for each node at the front 0, or twice the number of its part plus 1 if its
    roads are odd, and at the end how many ends of the trail lie behind."""

    def __init__(self, net: Net, best: int, most: int) -> None:
        self.net = net
        self.best = best
        self.most = most
        self.rest = net.length  # what is still before the sweep
        self.front: list[int] = []
        self.kinds: Kinds = {b"\0": 0}

    def run(self) -> int:
        order = self.net.sweep()
        place = {node: at for at, node in enumerate(order)}
        last: dict[int, int] = {}
        for node, at in place.items():
            last[node] = max([at, *[place[other] for other, _ in self.net.neighbours[node]]])
        for at, node in enumerate(order):
            self.meet(node)
            for other, length in self.net.neighbours[node]:
                if place[other] < at:
                    self.take_road(self.front.index(other), length)
            for behind in [one for one in self.front if last[one] == at]:
                self.leave(behind)
            if self.best >= self.most:
                break
        return self.best

    def keep(self, kinds: Kinds, labels: list[int], ends: int, length: int) -> None:
        """A net of some kind, if it may still become the longest and there is no longer one of its kind."""
        if ends > 2 or length + self.rest <= self.best:
            return
        numbers: dict[int, int] = {0: 0}
        key: list[int] = []
        for label in labels:
            part = label >> 1
            if part not in numbers:
                numbers[part] = len(numbers)
            key.append(2 * numbers[part] + (label & 1))
        key.append(ends)
        kind = bytes(key)
        if kinds.get(kind, -1) < length:
            kinds[kind] = length

    def meet(self, node: int) -> None:
        """A node comes to the front, alone or with one or two of its branches, which are ends of the trail."""
        branches = sorted(self.net.branches[node], reverse=True)[:2]
        self.rest -= sum(self.net.branches[node])
        kinds: Kinds = {}
        for key, length in self.kinds.items():
            labels = list(key[:-1])
            ends = key[-1]
            self.keep(kinds, [*labels, 0], ends, length)
            new = 2 * (len(labels) + 1)  # a part of its own
            if branches:
                self.keep(kinds, [*labels, new + 1], ends + 1, length + branches[0])
            if len(branches) > 1:
                self.keep(kinds, [*labels, new], ends + 2, length + branches[0] + branches[1])
        self.front.append(node)
        self.kinds = kinds

    def take_road(self, other: int, length: int) -> None:
        """A road between the last node of the front and another one: it belongs to the trail or it does not."""
        self.rest -= length
        here = len(self.front) - 1
        kinds: Kinds = {}
        for key, so_far in self.kinds.items():
            labels = list(key[:-1])
            ends = key[-1]
            self.keep(kinds, labels, ends, so_far)
            a, b = labels[here], labels[other]
            part = max(a, b) >> 1
            if part == 0:
                part = len(labels) + 1
            gone = min(a, b) >> 1
            joined = [2 * part + (label & 1) if gone > 0 and label >> 1 == gone else label for label in labels]
            joined[here] = 2 * part + (a & 1 ^ 1)
            joined[other] = 2 * part + (b & 1 ^ 1)
            self.keep(kinds, joined, ends, so_far + length)
        self.kinds = kinds

    def leave(self, node: int) -> None:
        """A node is behind the sweep. A part that has no other node at the front is complete: it is the trail, or there
        is none."""
        at = self.front.index(node)
        kinds: Kinds = {}
        for key, length in self.kinds.items():
            labels = list(key[:-1])
            label = labels.pop(at)
            ends = key[-1] + (label & 1)
            if label == 0 or any(other >> 1 == label >> 1 for other in labels):
                self.keep(kinds, labels, ends, length)
            elif ends <= 2 and length > self.best and not any(labels):
                self.best = length
        self.front.pop(at)
        self.kinds = kinds


def longest_in_net(net: Net, best: int, most: int) -> int:
    """The longest trail in a net, if it is longer than `best`; it cannot be longer than `most`.

    Most nets have a trail over nearly as many roads as can be, and the search for one is short if all nets that leave
    out more are dropped on the way. So first few may be left out, then twice as many."""
    most = min(most, net.length)
    left_out = 1 + net.length // 8
    while True:
        least = max(best, most - left_out)
        found = Sweep(net, least, most).run()
        if found > least or least == best:
            return max(found, best)
        left_out *= 2
