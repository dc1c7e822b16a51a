# Ce que lisent les joueurs de l’Île aux Pirates, en plus des textes de Marins. Mêmes clés que en/sea_pirate_islands.ftl.

## Actions et décisions

action-make_warship = Jouer un Chevalier : le bateau le plus proche de chez vous devient un navire de guerre
    .label = Armer un navire
action-attack_fort = Attaquer votre fort ; cela finit votre tour
    .label = Attaquer le fort
phase-no_robber = Un sept : vous pouvez voler une carte.

## Ce qui s’est passé

event-fleet_moved = La flotte pirate avance : { $tile }.
event-fleet_attacked =
    { $seat_is ->
        [you] Les pirates vous attaquent : { $strength } contre { $warships ->
            [one] { $warships } navire de guerre
           *[other] { $warships } navires de guerre
        }.
       *[other] Les pirates attaquent { $seat } : { $strength } contre { $warships ->
            [one] { $warships } navire de guerre
           *[other] { $warships } navires de guerre
        }.
    }
event-fleet_looted =
    { $seat_is ->
        [you] Les pirates vous prennent 1 carte : { $card }.
       *[other] Les pirates prennent 1 carte à { $seat } : { $card }.
    }
event-fleet_left = Tous les forts sont repris : la flotte pirate s’en va.
event-warship_made =
    { $seat_is ->
        [you] Un Chevalier fait de votre bateau un navire de guerre : { $edge }.
       *[other] Un Chevalier fait d’un bateau ({ $seat }) un navire de guerre : { $edge }.
    }
event-warship_card_lost =
    { $seat_is ->
        [you] Vous piochez un Chevalier sans bateau à armer : la carte est perdue.
       *[other] { $seat } pioche un Chevalier sans bateau à armer : la carte est perdue.
    }
event-fort_attacked =
    { $seat_is ->
        [you] Vous attaquez votre fort : { $warships ->
            [one] { $warships } navire de guerre
           *[other] { $warships } navires de guerre
        } contre { $strength }.
       *[other] { $seat } attaque un fort : { $warships ->
            [one] { $warships } navire de guerre
           *[other] { $warships } navires de guerre
        } contre { $strength }.
    }
event-fort_token_won =
    { $seat_is ->
        [you] Vous gagnez et prenez un jeton du fort. Il en reste { $left }.
       *[other] { $seat } gagne et prend un jeton du fort. Il en reste { $left }.
    }
event-fort_conquered =
    { $seat_is ->
        [you] Le fort redevient votre colonie : { $corner }.
       *[other] Le fort redevient une colonie ({ $seat }) : { $corner }.
    }
event-ship_lost =
    { $seat_is ->
        [you] Vous perdez le bateau le plus proche du fort : { $edge }.
       *[other] { $seat } perd le bateau le plus proche du fort : { $edge }.
    }

## Pourquoi pas

refusal-warship-no_ship = Vous n’avez pas de bateau ordinaire sur votre route vers l’ouest.
refusal-warship-not_played = Il n’y a pas de voleurs ici : un Chevalier arme un navire de guerre.
refusal-fort-not_reached = Vos bateaux n’ont pas atteint votre fort.
refusal-fort-conquered = Votre fort est déjà repris.
refusal-settlement-in_the_way = La route d’un autre joueur vers l’ouest passe ici.
refusal-settlement-only_at_the_landing = Sur les îles pirates, vous ne pouvez construire que sur votre débarcadère.
refusal-road-in_the_way = Ce chemin est réservé aux bateaux vers l’ouest.
refusal-road-pirate_island = On ne construit pas de routes sur les îles pirates.
refusal-ship-off_the_route = Les bateaux doivent longer la côte est, ou former votre unique route, tout droit vers votre débarcadère et votre fort.
