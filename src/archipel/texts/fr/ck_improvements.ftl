# Ce que lisent les joueurs de Villes & Chevaliers sur les améliorations et les métropoles.
# Mêmes clés que en/ck_improvements.ftl.

## Les domaines, et leurs améliorations niveau par niveau

word-trade = commerce
word-politics = politique
word-science = science

improvement-trade-1 = Marché
improvement-trade-2 = Comptoir
improvement-trade-3 = Guilde marchande
improvement-trade-4 = Banque
improvement-trade-5 = Bourse
improvement-politics-1 = Hôtel de ville
improvement-politics-2 = Église
improvement-politics-3 = Forteresse
improvement-politics-4 = Cathédrale
improvement-politics-5 = Conseil
improvement-science-1 = Abbaye
improvement-science-2 = Bibliothèque
improvement-science-3 = Aqueduc
improvement-science-4 = Théâtre
improvement-science-5 = Université

word-market = { improvement-trade-1 }
word-trading_house = { improvement-trade-2 }
word-merchant_guild = { improvement-trade-3 }
word-bank = { improvement-trade-4 }
word-great_exchange = { improvement-trade-5 }
word-town_hall = { improvement-politics-1 }
word-church = { improvement-politics-2 }
word-fortress = { improvement-politics-3 }
word-cathedral = { improvement-politics-4 }
word-high_assembly = { improvement-politics-5 }
word-abbey = { improvement-science-1 }
word-library = { improvement-science-2 }
word-aqueduct = { improvement-science-3 }
word-theatre = { improvement-science-4 }
word-university = { improvement-science-5 }

## Actions et décisions

action-improve = Améliorer vos villes : { $track }
    .label = Améliorer une ville
action-place_metropolis = Faire de la ville une métropole : { $corner }
    .label = Placer la métropole
action-take_aqueduct = Prendre une carte grâce à votre Aqueduc : { $card }
    .label = Prendre une ressource grâce à l’Aqueduc
phase-place_metropolis = Choisissez la ville qui devient votre métropole.
phase-aqueduct = Le lancer ne vous a rien donné : prenez une ressource grâce à votre Aqueduc.

## Ce qui s’est passé

event-improved =
    { $seat_is ->
        [you] Vous atteignez le niveau { $level } ({ $track }) : { $improvement }.
       *[other] { $seat } atteint le niveau { $level } ({ $track }) : { $improvement }.
    }
event-metropolis_founded =
    { $seat_is ->
        [you] Votre ville devient la métropole ({ $track }) : { $corner }.
       *[other] { $seat } a désormais la métropole ({ $track }) : { $corner }.
    }
event-metropolis_lost =
    { $seat_is ->
        [you] Vous perdez la métropole ({ $track }), mais gardez la ville : { $corner }.
       *[other] { $seat } perd la métropole ({ $track }), mais garde la ville : { $corner }.
    }
event-aqueduct_taken =
    { $seat_is ->
        [you] Votre Aqueduc vous donne une carte : { $card }.
       *[other] { $seat } prend une carte grâce à son Aqueduc : { $card }.
    }

## Pourquoi pas

refusal-improvement-complete = Vous avez atteint le plus haut niveau ({ $track }).
refusal-improvement-no_city = Il vous faut une ville pour cette amélioration ({ $track }).
refusal-improvement-no_free_city = Toutes vos villes sont des métropoles : ce niveau ({ $track }) en demande une autre.
refusal-improvement-too_expensive = Le niveau suivant coûte : { $cards }.
refusal-metropolis-one_per_city = Cette ville est déjà une métropole : { $corner }.
refusal-metropolis-no_city = Une métropole se place sur une de vos villes : { $corner }.
refusal-aqueduct-supply_empty = La Réserve n’en a plus : { $card }.
