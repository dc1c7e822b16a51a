# Le plateau en liste, pour qui ne le voit pas. en/board_list.ftl a les mêmes clés.

list-title = Le plateau en liste
list-tab-pieces = Pièces
list-tab-tiles = Tuiles
list-tab-harbours = Ports
list-find = Chercher dans la liste
list-find-example = Cherchez : minerai, Nora, voleurs…
list-none = Rien de tel sur le plateau.
list-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
list-pieces =
    { $count ->
        [0] rien sur le plateau
        [one] { $count } sur le plateau
       *[other] { $count } sur le plateau
    }
list-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
list-count = { $piece } : { $count }
list-route = plus longue suite { $count }
list-gives = donne { $card }
list-on = sur { $tile }
list-stands-on = { $piece } sur { $tile }
list-shut = fermée
list-odds = { $cases } jets sur { $all }
list-beside = à côté : { $tiles }
list-harbours = Ports
