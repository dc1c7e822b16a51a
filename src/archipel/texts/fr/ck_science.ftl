# Ce que lisent les joueurs de Villes & Chevaliers sur les cartes Science. Mêmes clés que en/ck_science.ftl.

## Actions et décisions

action-play_alchemist = Jouer Alchimiste : dé rouge { $red }, dé blanc { $white }
    .label = Jouer Alchimiste
action-play_crane = Jouer Grue : votre prochaine amélioration de ce tour coûte un article de commerce de moins
    .label = Jouer Grue
action-play_engineer = Jouer Ingénieur : un rempart gratuit : { $corner }
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
action-stop_promoting = Ne plus faire évoluer
    .label = Ne plus faire évoluer
phase-smith = Forgeron : choisissez un chevalier à faire évoluer gratuitement, ou arrêtez.

## Ce qui s’est passé

event-harvested =
    { $seat_is ->
        [you] Vous récoltez { $cards }.
       *[other] { $seat } récolte { $cards }.
    }
event-tokens_swapped =
    { $seat_is ->
        [you] Vous échangez deux jetons numérotés. Maintenant : { $first }, { $second }.
       *[other] { $seat } échange deux jetons numérotés. Maintenant : { $first }, { $second }.
    }

## Pourquoi pas

refusal-alchemist-after_the_roll = L’Alchimiste ne se joue qu’avant le lancer des dés.
refusal-crane-one_at_a_time = Une Grue réduit déjà le prix de votre prochaine amélioration.
refusal-crane-nothing_to_improve = Il n’y a aucune amélioration à acheter.
refusal-harvest-no_tile = Aucun de vos bâtiments ne touche une tuile qui produit cela : { $card }.
refusal-harvest-supply_empty = La Réserve n’en a plus : { $card }.
refusal-inventor-no_token = Il n’y a pas de jeton numéroté ici : { $tile }.
refusal-inventor-same_number = Deux jetons de même numéro : les échanger ne changerait rien.
refusal-inventor-token_stays = Un jeton numéroté { $number } ne peut pas être échangé : { $tile }.
refusal-medicine-too_expensive = Avec la Médecine, une ville coûte { $cost }. Il vous manque { $missing }.
refusal-smith-no_knight = Aucun de vos chevaliers ne peut évoluer maintenant.
