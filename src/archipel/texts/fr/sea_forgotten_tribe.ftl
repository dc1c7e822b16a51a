# Ce que lisent les joueurs du Peuple Oublié, en plus des textes de Marins. Mêmes clés que en/sea_forgotten_tribe.ftl.

harbour-kind =
    { $harbour ->
        [generic] 3:1
        [lumber] bois 2:1
        [brick] argile 2:1
        [wool] laine 2:1
        [grain] blé 2:1
       *[ore] minerai 2:1
    }
action-choose_harbour = Placer ce port : { harbour-kind }
    .label = Choisir un port
action-attach_harbour = Placer le port : { $edge }
    .label = Placer le port
phase-choose_harbour = Votre colonie peut recevoir un des ports que vous avez gardés : choisissez lequel.
phase-attach_harbour = Choisissez pour le port une côte près d’une de vos colonies ou villes.
event-gift_point =
    { $seat_is ->
        [you] Le peuple oublié vous offre un point de victoire.
       *[other] Le peuple oublié offre un point de victoire à { $seat }.
    }
event-gift_card =
    { $seat_is ->
        [you] Le peuple oublié vous offre une carte Développement : { $card }.
       *[other] Le peuple oublié offre une carte Développement à { $seat }.
    }
event-gift_harbour =
    { $seat_is ->
        [you] Le peuple oublié vous offre un port : { harbour-kind }.
       *[other] Le peuple oublié offre un port à { $seat } : { harbour-kind }.
    }
event-harbour_attached =
    { $seat_is ->
        [you] Vous placez votre port : { $edge }.
       *[other] { $seat } place un port : { $edge }.
    }
refusal-attach-not_kept = Vous n’avez pas gardé de port de cette sorte.
refusal-attach-no_coast = Un port se place sur une côte, entre terre et mer.
refusal-attach-not_at_own_building = Le port doit être à côté d’une de vos colonies ou villes.
refusal-attach-harbour_beside = Une de ces intersections a déjà un port.
refusal-robber-not_to_a_desert = Les voleurs ne peuvent pas revenir dans ce désert.
