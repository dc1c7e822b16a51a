# Ce que lisent les joueurs de Villes & Chevaliers sur les cartes Science. Mêmes clés que en/ck_science.ftl.

## Actions et décisions

action-play_alchemist = Jouer Alchimiste : le dé rouge montre { $red }, le blanc { $white }
    .label = Jouer Alchimiste
action-play_crane = Jouer Grue : votre prochaine amélioration de ce tour coûte un article de moins
    .label = Jouer Grue
action-play_engineer = Jouer Ingénieur : des remparts gratuits : { $corner }
    .label = Jouer Ingénieur
action-play_inventor = Jouer Inventeur : échanger les jetons numérotés ({ $first }, { $second })
    .label = Jouer Inventeur
action-play_irrigation = Jouer Irrigation : deux blés pour chaque champ qui touche vos bâtiments
    .label = Jouer Irrigation
action-play_medicine = Jouer Médecine : une ville pour deux minerais et un blé : { $corner }
    .label = Jouer Médecine
action-play_mining = Jouer Exploitation minière : deux minerais pour chaque montagne qui touche vos bâtiments
    .label = Jouer Exploitation minière
action-play_smith = Jouer Forgeron : faire évoluer gratuitement un ou deux de vos chevaliers
    .label = Jouer Forgeron
action-promote_free = Faire évoluer le chevalier gratuitement : { $corner }
    .label = Faire évoluer un chevalier gratuitement
action-stop_promoting = Ne plus faire évoluer de chevalier
    .label = Ne plus faire évoluer de chevalier
phase-smith = Forgeron : choisissez un chevalier à faire évoluer gratuitement, ou arrêtez.

## Ce qui s’est passé

event-harvested =
    { $seat_is ->
        [you] Vous récoltez { $cards }.
       *[other] { $seat } récolte { $cards }.
    }
event-tokens_swapped =
    { $seat_is ->
        [you] Vous échangez deux jetons numérotés, et on lit maintenant : { $first }, { $second }.
       *[other] { $seat } échange deux jetons numérotés, et on lit maintenant : { $first }, { $second }.
    }

## Pourquoi pas

refusal-alchemist-after_the_roll = L’Alchimiste se joue avant le lancer des dés.
refusal-crane-one_at_a_time = Une Grue aide déjà votre prochaine amélioration.
refusal-crane-nothing_to_improve = Il n’y a aucune amélioration que vous pourriez acheter.
refusal-harvest-no_tile = Aucun de vos bâtiments n’est là où cela se récolte : { $card }.
refusal-harvest-supply_empty = La réserve n’en a plus : { $card }.
refusal-inventor-no_token = Il n’y a pas de jeton numéroté ici : { $tile }.
refusal-inventor-same_number = Deux jetons de même numéro : les échanger ne changerait rien.
refusal-inventor-token_stays = Un jeton de numéro { $number } reste à sa place : { $tile }.
refusal-medicine-too_expensive = Vous n’avez pas les deux minerais et le blé que coûte cette ville.
refusal-smith-no_knight = Aucun de vos chevaliers ne peut évoluer maintenant.
