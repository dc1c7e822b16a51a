"""Routes whose pieces come and go, as ships do: what leads on from what, and the longest trail over them (BASE-69).

Where pieces are moved all the time it would take too long to ask at every corner who holds it and whose piece of which
kind lies beside. So a word for each edge keeps the answers, and the searches read nothing else. Each search has scratch
space of its own, in which no other one writes:

    file              what it does                                                     writes in
    links.py          keeps which pieces lead on from which, and which are in loops    the state
    from_end.py       measures the trails that begin with one piece                    EndSpace
    walk.py           lists what hangs together with a piece; measures it if it can    WalkSpace
    single_loop.py    measures it if there is one loop, as the end of the walk         LoopSpace, `branch` of the walk
    peel.py           takes off the branches of several loops                          PeelSpace
    forks.py          follows every trail over what is left                            ForkSpace
    lengths.py        asks them, the cheapest first: a piece comes, a piece leaves     (`best`)

What a piece that comes or leaves takes, the most frequent case first:

    where ways part      no search: no length changes
    at an end            from_end
    between two          walk ----> no loop: known at once
                          +-------> one loop: single_loop
                          +-------> several: peel ----> forks
                                              +-------> `base/trails.py`, where there are very many trails

An end before loops that have too many trails for `from_end` takes the walk, too.

Where nothing is moved, as in the base game, `base/trails.py` does without any of this.
"""
