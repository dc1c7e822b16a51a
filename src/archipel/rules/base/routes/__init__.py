"""Routes whose pieces come and go, as ships do: what leads on from what, and the longest trail over them (BASE-69).

Where pieces are moved all the time it would take too long to ask at every corner who holds it and whose piece of which
kind lies beside. So a word for each edge keeps the answers, and the searches read nothing else. Each search has scratch
space of its own, in which no other one writes:

    file              what it does                                                     writes in
    links.py          keeps which pieces lead on from which, and which are in loops    the state
    from_end.py       measures the trails that begin with one piece                    EndSpace
    walk.py           lists what hangs together with a piece; measures it if it can    WalkSpace
    single_loop.py    measures it if there is one loop                                 LoopSpace
    peel.py           takes off the branches of several loops                          PeelSpace
    forks.py          follows every trail over what is left                            ForkSpace
    lengths.py        asks them, the cheapest first: a piece comes, a piece leaves     (`best`)

How a piece that comes or leaves is measured, and where it ends:

    at a fork ------> no length changes
    at an end ------> from_end ---------------------------------------> nearly always
    between two ----> walk ----> no loop -----------------------------> most of the others
                       +-------> single_loop -------------------------> a third of them
                       +-------> peel -----> forks -------------------> what is left
                                    +------> base/trails.py ----------> very many pieces in loops

Where nothing is moved, as in the base game, `base/trails.py` does without any of this.
"""
