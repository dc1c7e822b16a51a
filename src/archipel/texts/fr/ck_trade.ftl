# Ce que lisent les joueurs de Villes & Chevaliers sur les cartes de commerce et le marchand.
# Mêmes clés que en/ck_trade.ftl.

## Pièces

piece-merchant = marchand

## Actions et décisions

action-play_commercial_harbour = Jouer Port commercial : proposer aux adversaires des ressources contre des articles de commerce
    .label = Jouer Port commercial
action-offer_resource = Proposer une ressource à { $seat } : { $card }
    .label = Proposer une ressource
action-stop_offering = Ne plus rien proposer
    .label = Ne plus rien proposer
action-give_commodity = Donner en échange de la ressource : { $card }
    .label = Donner un article de commerce
action-no_commodity = Montrer que vous n’avez aucun article de commerce
    .label = Vous n’avez aucun article de commerce
action-play_master_merchant = Jouer Maître marchand : regarder la main adverse ({ $victim }) et y prendre deux cartes
    .label = Jouer Maître marchand
action-take_card = Prendre une carte : { $card }
    .label = Prendre une carte
action-play_merchant = Jouer Marchand : placer le marchand : { $tile }
    .label = Jouer Marchand
action-play_merchant_fleet = Jouer Flotte marchande : échanger à 2:1 pendant ce tour : { $card }
    .label = Jouer Flotte marchande
action-play_resource_monopoly = Jouer Monopole de ressource : chaque adversaire vous en donne jusqu’à deux : { $card }
    .label = Jouer Monopole de ressource
action-play_trade_monopoly = Jouer Monopole commercial : chaque adversaire vous en donne un : { $card }
    .label = Jouer Monopole commercial
phase-commercial_harbour = Port commercial : choisissez un adversaire et la ressource à proposer, ou arrêtez.
phase-commercial_answer = Port commercial : on vous propose une ressource. Choisissez l’article de commerce à donner en échange.
phase-master_merchant = Maître marchand : choisissez une carte à prendre.

## Ce qui s’est passé

event-merchant_moved =
    { $seat_is ->
        [you] Vous placez le marchand : { $tile }.
       *[other] { $seat } place le marchand : { $tile }.
    }
event-resource_offered =
    { $seat_is ->
        [you] Vous proposez 1 { $give } à { $with } contre un article de commerce.
       *[other]
            { $with_is ->
                [you] { $seat } vous propose 1 { $give } contre un article de commerce.
               *[other] { $seat } propose 1 { $give } à { $with } contre un article de commerce.
            }
    }
event-harbour_exchanged =
    { $seat_is ->
        [you] Vous donnez 1 { $give } à { $with } et recevez 1 { $take }.
       *[other]
            { $with_is ->
                [you] { $seat } vous donne 1 { $give } et reçoit 1 { $take }.
               *[other] { $seat } donne 1 { $give } à { $with } et reçoit 1 { $take }.
            }
    }
event-no_commodity =
    { $seat_is ->
        [you] Vous n’avez aucun article de commerce : pas d’échange.
       *[other] { $seat } n’a aucun article de commerce : pas d’échange.
    }
event-hand_seen =
    { $seat_is ->
        [you] Vous regardez la main adverse ({ $victim }) : { $cards }.
       *[other]
            { $victim_is ->
                [you] { $seat } regarde votre main : { $cards }.
               *[other] { $seat } regarde la main d’un adversaire ({ $victim }).
            }
    }
event-card_taken =
    { $seat_is ->
        [you] Vous prenez 1 { $card } à { $victim }.
       *[other]
            { $victim_is ->
                [you] { $seat } vous prend 1 { $card }.
               *[other] { $seat } prend une carte à { $victim }.
            }
    }
event-fleet_sent =
    { $seat_is ->
        [you] Votre flotte marchande échange à 2:1 pendant ce tour : { $card }.
       *[other] La flotte marchande ({ $seat }) échange à 2:1 pendant ce tour : { $card }.
    }
event-gave_to_monopoly =
    { $count ->
        [0]
            { $from_is ->
                [you] Vous n’en avez pas à donner : { $card }.
               *[other] { $from } n’en a pas à donner : { $card }.
            }
       *[other]
            { $from_is ->
                [you] Vous donnez { $cards } à { $seat }.
               *[other] { $from } donne { $cards } à { $seat }.
            }
    }

## Pourquoi pas

refusal-merchant-no_resource = Le marchand doit être placé sur une tuile qui produit une ressource : { $tile }.
refusal-merchant-no_building = Le marchand doit être placé près d’une de vos colonies ou villes : { $tile }.
refusal-merchant-by_gold = Le marchand ne peut être placé ni sur une rivière d’or, ni à côté.
refusal-merchant-already_here = Votre marchand est déjà ici : { $tile }.
refusal-harbour-no_resource = Vous n’avez aucune ressource à proposer.
refusal-harbour-empty_hands = Aucun adversaire n’a de cartes.
refusal-harbour-asked_before = Vous avez déjà demandé à { $partner }.
refusal-harbour-empty_hand = { $partner } n’a pas de cartes.
refusal-harbour-not_held = Vous n’avez pas cette carte : { $card }.
refusal-harbour-has_commodity = Vous avez un article de commerce : vous devez en donner un contre la ressource.
refusal-master-not_ahead = { $victim } n’a pas plus de points que vous.
refusal-master-empty_hand = { $victim } n’a pas de cartes.
refusal-master-not_there = Cette carte n’est pas dans la main que vous voyez : { $card }.
refusal-fleet-no_better = Vous l’échangez déjà à 2:1 : { $card }.
refusal-monopoly-empty_hands = Aucun adversaire n’a de cartes.
