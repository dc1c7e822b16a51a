# Ce que lisent les joueurs de Villes & Chevaliers à propos des remparts. Mêmes clés que en/ck_walls.ftl.

## Actions et décisions

action-build_wall = Construire un rempart sous la ville : { $corner }
    .label = Construire un rempart

## Ce qui s’est passé

event-wall_built =
    { $seat_is ->
        [you] Vous construisez un rempart : { $corner }.
       *[other] { $seat } construit un rempart : { $corner }.
    }
event-wall_lost =
    { $seat_is ->
        [you] Votre rempart retourne à votre stock : { $corner }.
       *[other] Un rempart retourne au stock ({ $seat }) : { $corner }.
    }

## Pourquoi pas

refusal-wall-no_city = Un rempart demande une de vos villes : { $corner }.
refusal-wall-already_there = Cette ville a déjà son rempart : { $corner }.
refusal-wall-none_left = Tous vos remparts sont posés.
refusal-wall-too_expensive = Vous n’avez pas les cartes que coûte un rempart.
