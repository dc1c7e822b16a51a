# Ce que lisent les joueurs du scénario Barbares & Marchands. en/tb_wagons.ftl a les mêmes clés ; l’or est dans tb_coins.ftl,
# les barbares déplacés dans traders_barbarians.ftl.

game-traders_barbarians-wagons = Des chariots portent marbre, vitraux, sable et outils entre trois lieux, malgré les péages et les barbares.
    .title = Barbares & Marchands
option-empty_stack = ce que donne une pile de matériaux vide : rien, ou elle est remplie à nouveau
page-option-empty_stack = Pile de matériaux vide
choice-empty_stack-nothing = ne donne rien
choice-empty_stack-refill = est remplie à nouveau
option-rare_event_cards = avec les Péripéties : les cartes 2 et 12 sont dans la pile, ou retirées
page-option-rare_event_cards = Péripéties 2 et 12
choice-rare_event_cards-kept = sont dans la pile
choice-rare_event_cards-left_out = sont retirées

## Noms

word-tools = outils
word-sand = sable
word-marble = marbre
word-glass = vitraux
card-swift_journey = Voyage rapide
page-card-swift_journey = Voyage
piece-wagon = chariot
    .short = chariot
piece-wagon_2 = chariot de niveau 2
    .short = chariot 2
piece-wagon_3 = chariot de niveau 3
    .short = chariot 3
piece-wagon_4 = chariot de niveau 4
    .short = chariot 4
piece-wagon_5 = chariot de niveau 5
    .short = chariot 5
piece-barbarian = barbare

## Actions et décisions

action-upgrade_wagon = Améliorer votre chariot
    .label = Améliorer votre chariot
action-drive = Conduire votre chariot : { $corner }
    .label = Avancer
action-drive_off = Essayer de chasser le barbare : { $edge }
    .label = Chasser un barbare
action-feed_wagon = Nourrir les chevaux : 1 blé pour 2 points de déplacement
    .label = Nourrir les chevaux
action-end_journey = S’arrêter ici
    .label = S’arrêter ici
action-play_swift_journey = Jouer Voyage rapide : déplacer encore votre chariot
    .label = Jouer Voyage rapide
action-token_barbarian = Payer des jetons commerce : déplacer un barbare sur un chemin sans route
    .label = Déplacer un barbare
action-chase_barbarian = Le barbare s’enfuit : { $to }
    .label = Choisir où il s’enfuit
phase-journey = Votre chariot peut se déplacer : choisissez la prochaine intersection, ou arrêtez-vous.
phase-move_barbarian = Déplacez un des barbares sur un chemin ou une route.
phase-chase_barbarian = Le barbare s’enfuit : choisissez un chemin ou une route à côté.
banner-journey = déplacez votre chariot
    .other = peut déplacer son chariot
banner-move_barbarian = déplacez un barbare
    .other = déplace un barbare
banner-chase_barbarian = choisissez où le barbare s’enfuit
    .other = chasse un barbare
guide-journey = Une route coûte 1 point de déplacement, un chemin sans route 2, un barbare 2 de plus. Sur la route d’un adversaire, vous payez aussi 1 or.
guide-move_barbarian = Un barbare rend un chemin coûteux pour les chariots. Sur la route d’un adversaire, il vous rapporte aussi une de ses cartes.
guide-chase_barbarian = Il va sur un chemin ou une route qui touche le sien. Rien n’est volé.

## Ce qui s’est passé

event-wagon_placed =
    { $seat_is ->
        [you] Votre chariot part d’ici : { $corner }.
       *[other] Le chariot de départ pour { $seat } : { $corner }.
    }
event-wagon_upgraded =
    { $seat_is ->
        [you] Votre chariot a maintenant le niveau { $level }.
       *[other] { $seat } a maintenant un chariot de niveau { $level }.
    }
event-wagon_drove =
    { $seat_is ->
        [you] Votre chariot avance : { $corner } (déplacement restant : { $left }).
       *[other] { $seat } avance son chariot : { $corner } (déplacement restant : { $left }).
    }
event-wagon_fed =
    { $seat_is ->
        [you] Vous donnez un blé à vos chevaux : { $points } points de déplacement de plus.
       *[other] { $seat } donne un blé à ses chevaux : { $points } points de déplacement de plus.
    }
event-goods_loaded =
    { $seat_is ->
        [you] Vous chargez un matériau ({ $good }) : { $target }.
       *[other] { $seat } charge un matériau ({ $good }) : { $target }.
    }
event-goods_brought =
    { $seat_is ->
        [you] Vous livrez un matériau ({ $good }) : { $target }.
       *[other] { $seat } livre un matériau ({ $good }) : { $target }.
    }
event-drive_off_rolled =
    { $success ->
        [0]
            { $seat_is ->
                [you] Vous obtenez un { $roll } : le barbare reste ({ $edge }).
               *[other] { $seat } obtient un { $roll } : le barbare reste ({ $edge }).
            }
       *[other]
            { $seat_is ->
                [you] Vous obtenez un { $roll } et chassez le barbare ({ $edge }).
               *[other] { $seat } obtient un { $roll } et chasse le barbare ({ $edge }).
            }
    }

## Pourquoi pas

refusal-target-no_settlement = On ne construit pas au centre du château, de la carrière ou de la verrerie.
refusal-target-sea_corner = Aucun chemin ne mène à cette intersection.
refusal-target-sea_side = Aucune route ne longe la mer au château, à la carrière ou à la verrerie.
refusal-wagon-best = Votre chariot a déjà le niveau 5.
refusal-wagon-too_expensive = Il vous manque { $missing } pour un meilleur chariot.
refusal-journey-too_far = Votre chariot va d’une intersection à l’autre : aucun chemin ne mène tout droit ici ({ $corner }).
refusal-journey-no_path = Aucun chariot ne passe ici : { $edge }.
refusal-journey-too_few_points = Ce chemin coûte { $cost } points de déplacement, et il vous en reste { $left }.
refusal-journey-no_toll = Vous n’avez pas d’or pour le péage : { $edge }.
refusal-journey-level_too_low = Un chariot de niveau 1 ne chasse aucun barbare.
refusal-journey-tried_already = Vous avez déjà essayé de chasser ce barbare pendant ce tour : { $edge }.
refusal-journey-too_far_to_drive_off = Votre chariot n’est pas au bord de ce chemin : { $edge }.
refusal-journey-fed_already = Vous avez déjà nourri vos chevaux pendant ce tour.
refusal-journey-no_grain = Vous n’avez pas de blé.
refusal-journey-move_first = Voyage rapide se joue à la fin de votre tour, après le déplacement de votre chariot.
refusal-barbarian-not_there = Il n’y a pas de barbare ici : { $edge }.
refusal-barbarian-taken = Il y a déjà un barbare ici : { $edge }.
refusal-barbarian-no_path = Aucun barbare ne peut se tenir ici : { $edge }.
refusal-barbarian-only_bare = Ici le barbare ne va que sur un chemin sans route : { $edge }.
refusal-barbarian-not_adjacent = Le barbare s’enfuit sur un chemin ou une route qui touche le sien : { $edge }.

## La page

page-short-upgrade_wagon = Chariot
    .long = Améliorer votre chariot
page-short-drive_off = Chasser
    .long = Chasser un barbare
page-short-feed_wagon = Nourrir
    .long = Nourrir les chevaux
page-short-end_journey = Halte
page-your-wagon = Votre chariot
page-points-delivery = Chaque livraison
page-points-best_wagon = Chariot de niveau 5
page-wagon-level = Niveau { $level }
page-wagon-does = { $movement } points de déplacement, { $gold } or par livraison
page-wagon-drives-off = chasse un barbare avec { $roll } ou plus
page-wagon-costs = route 1, chemin nu 2, barbare 2 de plus
page-movement-left = Déplacement restant : { $left }
page-cargo = { $good } à bord
page-cargo-none = Rien à bord
page-cargo-to = pour : { $target }
page-cargo-load = à charger dans l’un des trois lieux
page-places = Lieux
page-stack-left =
    { $count ->
        [one] { $count } jeton restant
       *[other] { $count } jetons restants
    }
page-wants-these = demande
page-wants = demande : { $goods }
page-fact-wagon = Chariot : niveau { $level }
page-fact-deliveries =
    { $count ->
        [one] { $count } livraison
       *[other] { $count } livraisons
    }
page-progress-castle = Château
page-progress-quarry = Carrière
page-progress-glassworks = Verrerie
page-scored-deliveries = Livraisons
page-scored-wagon = Chariot de niveau 5
fact-wagon_level = Niveau du chariot
fact-goods_delivered = Matériaux livrés

## Raisons des conseils

hint-level_of_the_wagon = un meilleur chariot
hint-way_of_the_wagon = un trajet plus court pour votre chariot
hint-wagon_level_2_soon = bientôt un meilleur chariot
hint-wagon_level_2_later = un meilleur chariot plus tard
hint-wagon_level_3_soon = bientôt un meilleur chariot
hint-wagon_level_3_later = un meilleur chariot plus tard
hint-wagon_level_4_soon = bientôt un meilleur chariot
hint-wagon_level_4_later = un meilleur chariot plus tard
hint-wagon_level_5_soon = bientôt un meilleur chariot
hint-wagon_level_5_later = un meilleur chariot plus tard

## Notes et campagne

note-wagons-1 = À la fin de votre tour, votre chariot peut se déplacer. Allez au château, à la carrière ou à la verrerie pour charger un matériau. [TB-TB-9] [TB-TB-11]
note-wagons-2 = Portez-le là où il est demandé : un point, de l’or selon le niveau du chariot, et le matériau suivant. [TB-TB-12]
note-wagons-3 = Une route coûte 1 point de déplacement, un chemin nu 2, un barbare 2 de plus. La route d’un adversaire coûte 1 or pour lui. [TB-TB-9]
note-wagons-4 = Une fois par tour, un blé donne 2 points de déplacement de plus. [TB-TB-10]
note-wagons-5 = Un meilleur chariot va plus loin, rapporte plus et chasse les barbares. Le niveau 5 vaut un point. [TB-TB-17] [TB-TB-18]
note-wagons-6 = Un sept ou un chevalier déplace un barbare ; sur la route d’un adversaire, vous volez une carte. Il n’y a ni voleurs ni route la plus longue. [TB-TB-21] [TB-TB-7]

campaign-wagons-before = Le château doit briller de nouveau : des vitraux aux fenêtres, du marbre sous les pas. On cherche toutes les charrettes de l’île, et tous les cochers qui savent distinguer une route d’un fossé. Les barbares l’ont appris, eux aussi.
campaign-wagons-after-won = Le dernier vitrail est en place, et c’est votre chariot qui l’a apporté. Le cuisinier du roi vous prépare un panier pour le retour.
campaign-wagons-after-lost = D’autres roues ont tourné plus vite. Les vôtres ont des rayons neufs, et vos chevaux connaissent toutes les auberges de l’île.
page-fare =
    { $count ->
        [one] { $count } point de déplacement
       *[other] { $count } points de déplacement
    }
page-fare-toll =
    { $count ->
        [one] { $count } point de déplacement et { $gold } or
       *[other] { $count } points de déplacement et { $gold } or
    }

list-carries = porte { $good }
list-empty = vide
