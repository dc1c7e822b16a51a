# Ce que lisent les joueurs du Peuple Oublié, à côté des textes de la mer. en/sea_forgotten_tribe.ftl a les mêmes clés.

harbour-kind =
    { $harbour ->
        [generic] 3:1
        [lumber] bois 2:1
        [brick] argile 2:1
        [wool] laine 2:1
        [grain] blé 2:1
       *[ore] minerai 2:1
    }
action-choose_harbour = Accoler ce port : { harbour-kind }
    .label = Choisir un port
action-attach_harbour = Accoler le port : { $edge }
    .label = Accoler le port
phase-choose_harbour = Votre colonie reçoit un des ports que vous avez gardés : choisissez lequel.
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
        [you] Vous accolez votre port : { $edge }.
       *[other] { $seat } accole un port : { $edge }.
    }
refusal-attach-not_kept = Vous n’avez pas ce port devant vous.
refusal-attach-no_coast = Un port se trouve sur une côte, entre terre et mer.
refusal-attach-not_at_own_building = Le port va sur une côte près d’une de vos colonies ou villes.
refusal-attach-harbour_beside = Une des intersections ici a déjà un port.
refusal-robber-not_to_a_desert = Les voleurs ne reviennent pas dans ce désert.
