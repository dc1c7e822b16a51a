# Ce que lisent les joueurs de Villes & Chevaliers en mer. Mêmes clés que en/ck_at_sea.ftl.

## Actions et décisions

action-chase_pirate = Chasser les pirates avec le chevalier : { $corner }
    .label = Chasser les pirates
action-rebuild_ship = Reconstruire le bateau : { $edge }
    .label = Reconstruire le bateau
phase-chase_pirate = Votre chevalier chasse les pirates : déplacez-les vers une autre tuile de mer.

## Ce qui s’est passé

event-pirate_chased =
    { $seat_is ->
        [you] Votre chevalier chasse les pirates : { $corner }.
       *[other] Un chevalier chasse les pirates ({ $seat }) : { $corner }.
    }
event-gift_progress =
    { $seat_is ->
        [you] Le peuple oublié vous offre une carte Progrès au choix : { $edge }.
       *[other] Le peuple oublié offre une carte Progrès au choix à { $seat } : { $edge }.
    }

## Pourquoi pas

refusal-diplomat-no_ship_in_hand = Vous avez retiré une route : elle ne peut être reconstruite qu’en route.
refusal-knight-not_beside_the_pirate = Ce chevalier n’est pas à côté des pirates : { $corner }.
