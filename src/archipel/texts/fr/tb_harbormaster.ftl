# Le Capitaine de port, une variante de Barbares & Marchands.

page-box-harbormaster = Le Capitaine de port
page-option-harbormaster = Le Capitaine de port
option-harbormaster = une tuile de deux points pour le plus de ports ; il faut un point de plus pour gagner
award-harbormaster = Capitaine de port
page-harbour-points = Points de port
event-harbormaster =
    { $harbour_points ->
        [0] Personne n’est plus Capitaine de port.
       *[other]
            { $seat_is ->
                [you] Vous êtes Capitaine de port : { $harbour_points } points de port.
               *[other] { $seat } est Capitaine de port : { $harbour_points } points de port.
            }
    }
note-harbormaster-1 = Une colonie sur un port vaut un point de port, une ville deux. [TB-HM-1]
note-harbormaster-2 = Le premier joueur qui a trois points de port est Capitaine de port : deux points. Seul un joueur qui en a plus lui prend la tuile. [TB-HM-2]
note-harbormaster-3 = Il faut un point de plus que d’habitude pour gagner. [TB-HM-3]
fact-harbour_points = points de port
