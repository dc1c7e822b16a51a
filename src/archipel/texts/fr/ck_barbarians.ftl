# Ce que lisent les joueurs de Villes & Chevaliers sur les barbares. Mêmes clés que en/ck_barbarians.ftl.

## Actions et décisions

action-lose_city = Abandonner une ville aux barbares : { $corner }
    .label = Abandonner une ville
phase-lose_city = Les barbares pillent une de vos villes : choisissez laquelle.

## Ce qui s’est passé

event-barbarians_moved =
    { $steps ->
        [7] Les barbares ont débarqué.
        [6] Les barbares en sont à l’étape { $steps } sur 7 : ils attaquent au prochain bateau noir.
       *[other] Les barbares en sont à l’étape { $steps } sur 7.
    }
event-barbarians_attacked =
    { $outcome ->
        [held] Les barbares attaquent (force { $strength }) ; les chevaliers (force { $defence }) les repoussent.
       *[sacked] Les barbares attaquent (force { $strength }) et l’emportent sur les chevaliers (force { $defence }).
    }
event-landing_part = { $seat } : { $strength }
event-city_lost =
    { $seat_is ->
        [you] Vous perdez une ville face aux barbares : { $corner }.
       *[other] { $seat } perd une ville face aux barbares : { $corner }.
    }
event-defender =
    { $seat_is ->
        [you] Vous êtes le sauveur de Catane : un point de victoire.
       *[other] { $seat } a le mieux défendu Catane : un point de victoire.
    }

## Pourquoi pas

refusal-city-metropolis_stays = Les barbares ne peuvent pas prendre une métropole : { $corner }.
refusal-city-none_to_lose = Vous n’avez pas de ville à abandonner ici : { $corner }.
refusal-robber-before_attack = Les voleurs ne bougent pas avant la première attaque des barbares.
refusal-pirate-before_attack = Les pirates ne bougent pas avant la première attaque des barbares.
refusal-city-tipped_first = Une de vos villes est couchée : relevez-la avant d’en construire une autre ({ $corner }).
