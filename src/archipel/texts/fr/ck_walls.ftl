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
        [you] Vous perdez un rempart : { $corner }.
       *[other] { $seat } perd un rempart : { $corner }.
    }

## Pourquoi pas

refusal-wall-no_city = Un rempart se place sous une de vos villes : { $corner }.
refusal-wall-already_there = Cette ville a déjà un rempart : { $corner }.
refusal-wall-none_left = Tous vos remparts sont posés.
refusal-wall-too_expensive = Un rempart coûte { $cost }. Il vous manque { $missing }.
