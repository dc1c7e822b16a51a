# Ce que lisent les joueurs de Nouveau Monde, en plus des textes de Marins. Mêmes clés que en/sea_new_world.ftl.

action-place_harbour = Placer le port : { $edge }
    .label = Placer le port
phase-place_harbour = Choisissez une côte pour le port que vous avez retourné.
phase-harbour_stack = Le port suivant est retourné.
event-harbour_flipped =
    { $seat_is ->
        [you]
            { $harbour ->
                [generic] Vous retournez un port : 3:1.
                [lumber] Vous retournez un port : bois 2:1.
                [brick] Vous retournez un port : argile 2:1.
                [wool] Vous retournez un port : laine 2:1.
                [grain] Vous retournez un port : blé 2:1.
               *[ore] Vous retournez un port : minerai 2:1.
            }
       *[other]
            { $harbour ->
                [generic] { $seat } retourne un port : 3:1.
                [lumber] { $seat } retourne un port : bois 2:1.
                [brick] { $seat } retourne un port : argile 2:1.
                [wool] { $seat } retourne un port : laine 2:1.
                [grain] { $seat } retourne un port : blé 2:1.
               *[ore] { $seat } retourne un port : minerai 2:1.
            }
    }
event-harbour_placed =
    { $seat_is ->
        [you] Vous placez le port : { $edge }.
       *[other] { $seat } place le port : { $edge }.
    }
event-harbours_left_over =
    { $count ->
        [one] Il n’y a plus de côte pour { $count } port : il quitte la partie.
       *[other] Il n’y a plus de côte pour { $count } ports : ils quittent la partie.
    }
refusal-harbour-no_coast = Un port se place sur une côte, entre terre et mer.
refusal-harbour-too_close = Une de ces intersections a déjà un port.
