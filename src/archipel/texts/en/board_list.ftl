# The board as a list, for those who do not see it. fr/board_list.ftl has the same keys.

list-title = The board as a list
list-tab-pieces = Pieces
list-tab-tiles = Tiles
list-tab-harbours = Harbours
list-find = Find in the list
list-find-example = Find: ore, Nora, robber…
list-none = Nothing of that kind is on the board.
list-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
list-pieces =
    { $count ->
        [0] nothing on the board
        [one] { $count } on the board
       *[other] { $count } on the board
    }
list-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
list-count = { $piece }: { $count }
list-route = longest stretch { $count }
list-gives = gives { $card }
list-on = on { $tile }
list-stands-on = { $piece } on { $tile }
list-shut = shut
list-odds = { $cases } of { $all } rolls
list-beside = beside { $tiles }
list-harbours = Harbours
