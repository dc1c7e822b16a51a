# Ce que dit la page à la table du jeu des enfants : peu de mots, et gentils, dès six ans.

## Cards and pieces

page-card-wood = Bois
page-card-rum = Rhum
page-card-sabre = Sabre
page-short-fortress = Fort
    .long = Forteresse
page-short-coco = Coco
    .long = Coco
page-short-leave_ghost = Reste
    .long = Il reste là
junior-page-short-end_turn = Fini !
    .long = J’ai fini !
junior-page-trade = Échanger
    .short = Échange
page-forts =
    { $count ->
        [one] { $count } forteresse sur { $target }
       *[other] { $count } forteresses sur { $target }
    }
page-coco-cards = Cartes Coco et ports
page-coco-card =
    { $count ->
        [one] Carte Coco : { $card }
       *[other] Cartes Coco : { $card }, { $count } fois
    }
page-port = Port : échange deux contre une ({ $card })
page-harbour-site = port
page-rolled-you = Tu as fait { $face }
page-rolled = { $name } : { $face }

## Market, piles, castle

page-market = Marché
page-swap-card =
    { $stalls ->
        [0] { $card } : pas au marché ; dans la pile : { $left }
       *[other] { $card } : { $stalls } au marché ; dans la pile : { $left }
    }
page-swap-friends = Avec les amis
page-castle = Château hanté
page-castle-nobody = Personne n’y habite. Il sera à qui a le plus de cartes Fantôme !
page-castle-you = Tu y habites ! C’est une de tes forteresses.
page-castle-of = { $name } y habite. Avec plus de cartes Fantôme, il est à toi !
page-castle-empty = Château hanté : personne n’y habite
page-castle-held = Château hanté : { $seat } y habite
page-ghost-cards =
    { $name } : { $count ->
        [one] { $count } carte Fantôme
       *[other] { $count } cartes Fantôme
    }
award-castle = Château hanté

## Coco speaks

page-coco-ask = Coco, que puis-je faire ?
page-coco-do = D’accord !
page-coco-hint = Moi, je ferais ceci : { $action }
page-coco-hint-roll = Lance le dé ! Touche-le.
page-coco-hint-end_turn = Moi, je dirais que j’ai fini.
page-read-aloud = Lis-le-moi
page-aloud = Coco lit tout haut
page-coco-over = Quel voyage ! On rejoue ?
page-coco-looking-on = C’est à { $name }. Regarde bien !
page-coco-wait = C’est à { $name }. Bientôt ce sera toi !
page-coco-moment = Un instant : { $name } choisit.
page-coco-roll = Lance le dé ! Quelles îles vont se réveiller ?
page-coco-ghost = Hou hou ! Touche une île. Le fantôme l’endort.
page-coco-cargo = Un cadeau ! Touche la carte que tu veux.
page-coco-free_ship = Un bateau pour toi ! Touche un chemin qui brille.
page-coco-free_fortress = Une forteresse pour toi ! Touche un rond qui brille.
page-coco-tribute = Donne une carte à { $name }, s’il te plaît. C’est toi qui choisis !
page-coco-trade_answer = Un ami veut échanger. Ça te plaît ?
page-coco-answers = Tes amis réfléchissent. Qui dit oui ?
page-coco-pick-build_ship = Touche un chemin qui brille pour ton bateau !
page-coco-pick-build_fortress = Touche un rond qui brille pour ta forteresse !
page-coco-can-build_fortress = Hourra ! Tu peux construire une forteresse.
page-coco-can-build_ship = Psst ! Du bois et de la laine font un bateau.
page-coco-can-buy_coco = Du rhum, un sabre et de l’or : je t’apporte une carte ?
page-coco-market-fortress = Pour une forteresse il te manque : { $cards }. Regarde au marché !
page-coco-market-ship = Pour un bateau il te manque : { $cards }. Regarde au marché !
page-coco-market-coco = Pour mon aide il te manque : { $cards }. Regarde au marché !
page-coco-piles-fortress = Pour une forteresse il te manque : { $cards }. Échange avec les piles !
page-coco-piles-ship = Pour un bateau il te manque : { $cards }. Échange avec les piles !
page-coco-piles-coco = Pour mon aide il te manque : { $cards }. Échange avec les piles !
page-coco-need-fortress = Pour une forteresse il te manque : { $cards }. Échange, ou dis que tu as fini.
page-coco-need-ship = Pour un bateau il te manque : { $cards }. Échange, ou dis que tu as fini.
page-coco-need-coco = Pour mon aide il te manque : { $cards }. Échange, ou dis que tu as fini.
page-coco-done = Bravo ! Dis que tu as fini.

## Whose turn, and what to do

junior-page-your-turn = À toi !
junior-page-your-decision = Tu choisis !
banner-roll_die = Lance le dé
    .other = lance le dé
banner-voyage = Construis, échange, ou dis que tu as fini
    .other = construit et échange
banner-ghost = Où va le fantôme ?
    .other = déplace le fantôme
banner-cargo =
    { $count ->
        [one] Prends encore une carte
       *[other] Prends { $count } cartes
    }
    .other = prend des cartes
banner-free_ship = Pose ton bateau gratuit
    .other = pose un bateau
banner-free_fortress = Pose ta forteresse gratuite
    .other = pose une forteresse
banner-tribute = Donne une carte à { $active }
    .other = donne une carte
junior-banner-trade_answer = Veux-tu échanger ?
    .other = réfléchit à un échange
    .own = Qui échange avec toi ?
junior-banner-choose-build_ship = Touche un chemin qui brille
banner-choose-build_fortress = Touche un rond qui brille
banner-choose-market_trade = Va au marché
banner-choose-pile_trade = Échange avec les piles

## Swapping with friends

junior-page-offer-all = Demander aux amis
junior-page-your-offer = Tu demandes à tes amis :
junior-page-offer-of = { $name } te demande :
junior-page-accept = Oui !
junior-page-decline = Non
junior-page-counter = Autre chose
junior-page-send-counter = Demander ça
junior-page-counters = veut :
junior-page-offer-of-bot = un robot
junior-page-you-hold = tu en as { $count }
junior-page-offer-held = Le robot t’attend.
junior-page-offer-would = Alors tu peux payer : { $what }
junior-page-no-offers-turn = Pas maintenant
junior-page-no-offers-game = Ne me demande plus
junior-page-stalled-why = Ton coup est gardé.
junior-page-answer-accepted = dit oui !
junior-page-answer-declined = dit non
junior-page-answer-countered = veut autre chose
junior-page-answer-thinking = réfléchit…
junior-page-trade-now = Échanger !
junior-page-remembered = { $names } : c’est déjà non pour cet échange.
junior-action-withdraw_trade = Tant pis
    .label = Tant pis

## Mistakes and the end

junior-page-undo = Reprendre
junior-page-build-here = Ici !
junior-page-choose-here = Ici !
junior-page-you-win = Tu gagnes avec { $points } forteresses !
junior-page-wins = { $name } gagne avec { $points } forteresses
junior-page-points-by-turn = Forteresses, tour par tour
junior-page-points-by-turn-sub = Avec { $target } forteresses, on gagne.
junior-page-final-score-sub = Le château compte comme une forteresse.
junior-page-points =
    { $count ->
        [one] forteresse
       *[other] forteresses
    }

## The start page

page-side-junior-2 = Face B du plateau, à deux par une règle maison.
page-side-junior-3 = Face B du plateau, pour trois pirates.
page-side-junior-4 = Face A du plateau, pour quatre pirates.
page-option-ports = Ports
page-option-ghost = Après un six le fantôme

## The plain sentences of the log, said to children

junior-page-you = Toi
junior-page-hand = Tes cartes
junior-page-give = Tu donnes
junior-page-get = Tu reçois
junior-page-deciding = joue
junior-page-spectating = Tu regardes. Les cartes des joueurs restent cachées.
junior-page-tap-to-add = touche
junior-event-took =
    { $seat_is ->
        [you] Tu commences avec { $cards }.
       *[other] { $seat } commence avec { $cards }.
    }
junior-action-build_ship = Construire un bateau : { $edge }
    .label = Construire un bateau
junior-action-place_free_ship = Placer ton bateau gratuit : { $edge }
    .label = Placer un bateau gratuit
junior-action-offer_trade = Demander à { $to } : donner { $give } et recevoir { $take }
    .label = Demander aux amis
junior-action-confirm_trade = Échanger avec { $with } : donner { $give } et recevoir { $take }
    .label = Échanger avec un ami
junior-refusal-seat-not_deciding = Attends un peu : c’est à { $deciding }.
junior-refusal-trade-nobody = À qui veux-tu demander ?
junior-refusal-trade-only_active = Seul le joueur dont c’est le tour peut faire cela.
junior-refusal-trade-same_kind = Prends autre chose que ce que tu donnes.
junior-refusal-undo-nothing = Il n’y a rien à reprendre.
junior-refusal-hint-not_deciding = Attends un peu : ce n’est pas encore à toi.
junior-refusal-command-stale = Quelqu’un a été plus rapide. Regarde encore !
list-kind-port = Ports

## La fête de la fin

feast-title =
    { $who ->
        [you] Tu as bâti les { $target ->
            [7] sept
           *[other] { $target }
        } forteresses !
       *[other] { $name } a bâti les { $target ->
            [7] sept
           *[other] { $target }
        } forteresses !
    }
feast-title-nobody = Quel voyage !
feast-line = Les lampions brillent, le gâteau est coupé. Chacun reçoit un prix.
feast-prizes = Prix
feast-home = Accueil
feast-look = Voir les îles
feast-friends = Autres amis
feast-details = La partie en images
feast-prize-captain = Capitaine des îles
    .why =
        { $count ->
            [7] sept forteresses, hourra !
           *[other] { $count } forteresses, hourra !
        }
feast-prize-sailor = Grand marin
    .why =
        { $count ->
            [one] { $count } bateau en mer
           *[other] { $count } bateaux en mer
        }
feast-prize-coco = Ami de Coco
    .why =
        { $count ->
            [one] { $count } carte Coco
           *[other] { $count } cartes Coco
        }
feast-prize-ghost = Dompteur de fantôme
    .why =
        { $count ->
            [one] a déplacé le fantôme une fois
           *[other] a déplacé le fantôme { $count } fois
        }
feast-prize-market = Étoile du marché
    .why =
        { $count ->
            [one] un échange au marché
           *[other] { $count } échanges au marché
        }
feast-prize-friend = Bon cœur
    .why =
        { $count ->
            [one] un échange avec un ami
           *[other] { $count } échanges avec des amis
        }
feast-prize-builder = Vaillant bâtisseur
    .why =
        { $count ->
            [one] { $count } forteresse
           *[other] { $count } forteresses
        }
