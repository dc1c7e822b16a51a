# Ce que lisent les joueurs de La Caravane. Mêmes clés que en/tb_caravans.ftl.

## La partie et ses options

game-traders_barbarians-caravans = Les chameaux quittent l’oasis ; la laine et le blé décident de leur chemin.
    .title = La Caravane
option-camel_vote = l’accord sur la place d’un chameau demande plus de la moitié des voix, ou la place qui a le plus de voix est prise
page-option-camel_vote = Accord au vote du chameau
choice-camel_vote-majority = plus de la moitié des voix
choice-camel_vote-most_votes = le plus de voix
note-caravans-1 = L’oasis est au centre. Trois caravanes en partent, chacune par une de ses flèches. [TB-CAR-1] [TB-CAR-2]
note-caravans-2 = Après un tour où vous avez construit une colonie ou une ville, tous votent sur la place d’un chameau. [TB-CAR-3]
note-caravans-3 = Chaque laine ou blé misé est une voix. Plus de voix que tous les autres ensemble décident ; sinon les joueurs qui veulent le même chemin, puis le plus de voix, puis le joueur dont c’est le tour. [TB-CAR-9] [TB-CAR-10]
note-caravans-4 = Un chameau continue à la tête de sa caravane. Une route à côté d’un chameau compte double pour la Route commerciale la plus longue. [TB-CAR-4] [TB-CAR-12]
note-caravans-5 = Une colonie ou une ville entre deux chameaux vaut un point de plus. 12 points pour gagner. [TB-CAR-13] [TB-CAR-14]
note-caravans-6 = Les voleurs commencent hors du plateau et n’entrent jamais dans l’oasis. [TB-CAR-1]

## Actions et décisions

action-lay_votes = Miser laine et blé : { $wool } + { $grain }
    .label = Miser
action-lay_no_votes = Ne rien miser
    .label = Rien
action-name_path = Demander ce chemin : { $edge }, vers { $corner }
    .label = Nommer un chemin
action-place_camel = Placer le chameau : { $edge }, vers { $corner }
    .label = Placer le chameau
phase-camel_bid = Misez des cartes pour le prochain chameau, une voix par carte, ou rien.
phase-camel_path = Nommez le chemin que vous voulez pour le chameau.
phase-camel = Vous décidez : placez le chameau.
banner-camel_bid = misez pour le chameau, ou rien
    .other = vote pour le chameau
banner-camel_path = nommez le chemin voulu
    .other = nomme un chemin
banner-camel = placez le chameau
    .other = place le chameau
guide-camel_bid = Chaque carte est une voix, et toutes les cartes misées retournent à la Réserve. Un chameau à côté de votre route la double ; un de vos bâtiments entre deux chameaux vaut un point.
guide-camel_path = Toutes vos voix sont pour ce chemin. Il est pris si plus de la moitié des voix le veulent.
guide-camel = Le chameau continue à la tête d’une caravane. Il pointe vers l’intersection d’où partira le suivant.

## Ce qui s’est passé

event-votes_laid =
    { $seat_is ->
        [you] Vous misez { $wool } laine et { $grain } blé.
       *[other] { $seat } mise { $wool } laine et { $grain } blé.
    }
event-path_named =
    { $seat_is ->
        [you] Vous voulez le chameau ici : { $edge }, vers { $corner }.
       *[other] { $seat } veut le chameau ici : { $edge }, vers { $corner }.
    }
event-vote_decided =
    { $by ->
        [majority]
            { $seat_is ->
                [you] Vous avez { $votes } voix sur { $total }, plus que tous les autres ensemble, et vous décidez.
               *[other] { $seat } a { $votes } voix sur { $total }, plus que tous les autres ensemble, et décide.
            }
        [agreed]
            { $seat_is ->
                [you] { $votes } voix sur { $total } s’accordent sur un chemin, dont les vôtres.
               *[other] { $votes } voix sur { $total } s’accordent sur le chemin voulu par { $seat }.
            }
        [most]
            { $seat_is ->
                [you] Vous avez le plus de voix, { $votes } sur { $total }, et vous décidez.
               *[other] { $seat } a le plus de voix, { $votes } sur { $total }, et décide.
            }
       *[active]
            { $seat_is ->
                [you] Personne n’a le plus de voix ({ $votes } sur { $total } pour vous) : c’est votre tour, vous décidez.
               *[other] Personne n’a le plus de voix ({ $votes } sur { $total } pour { $seat }) : { $seat } décide, c’est son tour.
            }
    }
event-camel_placed =
    { $seat_is ->
        [you] Vous placez un chameau : { $to }, vers { $corner }.
       *[other] { $seat } place un chameau : { $to }, vers { $corner }.
    }
event-caravan_point =
    { $seat_is ->
        [you] Votre bâtiment est entre deux chameaux : +1 ({ $corner }).
       *[other] Un bâtiment est entre deux chameaux : +1 pour { $seat } ({ $corner }).
    }

## Pourquoi pas

refusal-votes-none = Misez au moins une carte, ou choisissez de ne rien miser.
refusal-votes-not_held = Vous n’avez pas ces cartes.
refusal-camel-taken = Il y a déjà un chameau ici : { $edge }.
refusal-camel-same_caravan = Votre second chameau va dans une autre caravane : pas ici, { $edge }.
refusal-camel-not_here = Aucune caravane ne peut continuer ici : { $edge }.
refusal-robber-oasis = Les voleurs n’entrent jamais dans l’oasis.

## Le terminal

fact-camel = Chameaux
fact-camels_left = Chameaux en réserve

## Conseils

hint-caravan_at_a_building = une caravane à l’un de vos bâtiments
hint-caravan_near_a_building = une caravane près d’un bâtiment
hint-camel_voted_on = le chameau mis aux voix

## La page

page-camel-vote = Vote du chameau
page-camel-built = { $name } a construit
page-camel-order = Les cartes sont misées dans l’ordre du tour, une voix chacune.
page-camel-waits = mise plus tard
page-camel-asked = est en train de miser
page-camel-names = nomme un chemin
page-camel-passed = ne mise rien
page-camel-votes =
    { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }
page-camel-bid = Votre mise
page-camel-lay =
    { $count ->
        [0] Choisir des cartes
        [one] Miser { $count } voix
       *[other] Miser { $count } voix
    }
page-caravans = Caravanes
page-camels-left =
    { $count ->
        [one] { $count } chameau en réserve
       *[other] { $count } chameaux en réserve
    }
page-camel-details = Détail
page-fact-doubled = Routes qui comptent double
page-fact-between = Bâtiments entre deux chameaux
page-progress-camels = Chameaux en réserve
page-scored-between = Bâtiments entre des chameaux
page-points-between_camels = Colonie ou ville entre deux chameaux

## Le plateau en liste

list-camel = chameau
list-caravan = tête d’une caravane
list-towards = vers { $corner }
list-kind-camel = Chameaux
list-kind-caravan = Têtes de caravanes
page-vote-decides =
    { $seat_is ->
        [you] Vous décidez
       *[other] { $name } décide
    }
