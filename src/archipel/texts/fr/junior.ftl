# Ce que lisent les joueurs du jeu des enfants : des phrases courtes et gentilles, dès six ans.
#
# Une clé qui commence par le nom d’une boîte est dite dans ses parties à la place de la clé simple : junior-action-roll.

game-junior = Des pirates, un perroquet et un fantôme : qui aura le premier sept forteresses ? Dès six ans.

option-ports = tuiles Port aux ports
option-ghost = après un six le fantôme doit partir, ou peut rester
option-duo = deux joueurs sur la petite face (règle maison)
choice-ghost-must = doit partir
choice-ghost-may = peut rester
choice-start-random = au hasard

## Cards

card-wood = bois
    .count = { $count } bois
    .short = boi
junior-card-wool = laine
    .count =
        { $count ->
            [one] { $count } laine
           *[other] { $count } laines
        }
    .short = lai
card-rum = rhum
    .count =
        { $count ->
            [one] { $count } rhum
           *[other] { $count } rhums
        }
    .short = rhu
card-sabre = sabre
    .count =
        { $count ->
            [one] { $count } sabre
           *[other] { $count } sabres
        }
    .short = sab
card-ghost = Fantôme
card-cargo = Cargaison
card-ship = Bateau
card-fortress = Forteresse
card-tribute = Tribut

## Islands

junior-terrain-forest = forêt
    .tile = forêt
junior-terrain-pasture = pré
    .tile = pré
terrain-cane = cannes à sucre
    .tile = cannes
terrain-cave = caverne aux trésors
    .tile = caverne
terrain-gold_river = rivière d’or
    .tile = or

## Pieces

piece-fortress = forteresse
    .short = fort
piece-coco = carte Coco
    .short = Coco
piece-ghost = fantôme

## Places

junior-place-coast = mer

## Actions

junior-action-roll = Lancer le dé
    .label = Lancer le dé
junior-action-end_turn = J’ai fini
    .label = J’ai fini
action-build_fortress = Construire une forteresse : { $corner }
    .label = Construire une forteresse
action-place_free_fortress = Construire ta forteresse gratuite : { $corner }
    .label = Construire une forteresse gratuite
action-buy_coco = Demander l’aide de Coco
    .label = Demander à Coco
action-move_ghost = Envoyer le fantôme : { $tile }
    .label = Envoyer le fantôme
action-leave_ghost = Laisser le fantôme où il est
    .label = Laisser le fantôme
action-take_cargo = Prendre : { $card }
    .label = Prendre une carte
action-give_tribute = Donner : { $card }
    .label = Donner une carte
action-market_trade = Au marché : donner { $give }, prendre { $take }
    .label = Aller au marché
action-pile_trade = Échanger avec les piles : { $give } contre { $take }
    .label = Échanger avec les piles

## Open decisions

phase-roll_die = À toi : lance le dé !
phase-voyage = Construis et échange comme tu veux.
phase-ghost = Où va le fantôme ?
phase-cargo =
    { $left ->
        [one] Encore une carte de Coco : choisis-la !
       *[other] Coco t’apporte { $left } cartes : choisis-les une par une !
    }
phase-free_ship = Coco te donne un bateau : où va-t-il ?
phase-free_fortress = Coco te donne une forteresse : où va-t-elle ?
phase-tribute = Donne une de tes cartes à { $active } : tu choisis laquelle.

## What happened

event-first_player =
    { $seat_is ->
        [you] Tu commences.
       *[other] { $seat } commence.
    }
junior-event-turn_began =
    { $seat_is ->
        [you] C’est à toi.
       *[other] C’est à { $seat }.
    }
junior-event-rolled =
    { $seat_is ->
        [you] Tu lances un { $dice }.
       *[other] { $seat } lance un { $dice }.
    }
junior-event-shortage = Il n’y en a pas assez : { $card }.
event-ghost_moved =
    { $seat_is ->
        [you] Tu envoies le fantôme : { $tile }.
       *[other] { $seat } envoie le fantôme : { $tile }.
    }
event-ghost_stayed =
    { $seat_is ->
        [you] Tu laisses le fantôme où il est.
       *[other] { $seat } laisse le fantôme où il est.
    }
event-coco_bought =
    { $seat_is ->
        [you] Coco t’apporte une carte : { $card } !
       *[other] Coco apporte une carte à { $seat } : { $card } !
    }
event-coco_idle = Cette carte ne peut rien faire maintenant : { $card }.
event-cargo_taken =
    { $seat_is ->
        [you] Tu prends { $cards }.
       *[other] { $seat } prend { $cards }.
    }
event-tribute =
    { $seat_is ->
        [you] Tu donnes une carte à { $to } : { $card }.
       *[other]
            { $card ->
                [hidden] { $seat } donne une carte à { $to }.
               *[other] { $seat } donne une carte à { $to } : { $card }.
            }
    }
event-castle_taken =
    { $seat_is ->
        [you] Le château hanté est à toi !
       *[other] Le château hanté est à { $seat }.
    }
event-castle_left =
    { $seat_is ->
        [you] Tu quittes le château hanté.
       *[other] { $seat } quitte le château hanté.
    }
event-market_traded =
    { $seat_is ->
        [you] Au marché tu donnes { $give } et tu prends { $take }.
       *[other] Au marché { $seat } donne { $give } et prend { $take }.
    }
event-market_renewed = Cinq cartes pareilles : { $card }. Le marché en reçoit de nouvelles.
event-port_drawn =
    { $seat_is ->
        [you] Ton nouveau port échange deux contre une : { $card }.
       *[other] { $seat } a un nouveau port : deux contre une, { $card }.
    }
junior-event-traded_with_supply =
    { $seat_is ->
        [you] Tu échanges { $give } contre { $take }.
       *[other] { $seat } échange { $give } contre { $take }.
    }
junior-event-won =
    { $seat_is ->
        [you] Hourra, tu gagnes avec { $points } forteresses !
       *[other] { $seat } gagne avec { $points } forteresses.
    }

## Why not

junior-refusal-turn-roll_first = Lance d’abord le dé.
refusal-die-rolled = Tu as déjà lancé le dé. Construis, échange, ou dis que tu as fini.
refusal-lane-no_lane = Aucun bateau ne peut naviguer ici.
refusal-lane-taken = Il y a déjà un bateau ici.
refusal-lane-no_fortress = Ce chemin ne touche pas encore ta forteresse.
refusal-lane-none_left = Tous tes bateaux sont en mer.
refusal-lane-too_expensive = Pour un bateau il te faut du bois et de la laine.
refusal-site-no_site = On ne peut pas construire de forteresse ici.
refusal-site-taken = Il y a déjà une forteresse ici.
refusal-site-no_ship = Aucun de tes bateaux n’est encore venu ici.
refusal-site-none_left = Toutes tes forteresses sont sur le plateau.
refusal-site-too_expensive = Pour une forteresse il te faut du bois, de la laine, du rhum et un sabre.
refusal-coco-none_left = Coco n’a plus de cartes.
refusal-coco-too_expensive = Pour Coco il te faut du rhum, un sabre et de l’or.
refusal-ghost-must_move = Le fantôme est déjà là : choisis une autre île.
refusal-ghost-stays_never = Le fantôme doit partir maintenant.
refusal-cargo-pile_empty = Cette pile est vide : { $card }.
refusal-tribute-not_held = Tu n’as pas cette carte : { $card }.
refusal-market-used = Tu es déjà allé au marché. Reviens au prochain tour !
refusal-market-same_kind = Au marché, prends autre chose que ce que tu donnes.
refusal-market-not_there = Le marché n’en a pas maintenant : { $card }.
refusal-market-not_held = Tu n’as pas cette carte : { $card }.
refusal-pile-same_kind = Prends autre chose que ce que tu donnes.
refusal-pile-empty = Cette pile est vide : { $card }.
refusal-pile-too_few = Pour cela il te faut { $cards }.

## The terminal

junior-board-robber = BOU
junior-panel-dice = dé { $dice }
panel-ships = ba
panel-ghosts = fa
panel-market =
    { $count ->
        [one] Marché : { $cards }. Coco a { $count } carte.
       *[other] Marché : { $cards }. Coco a { $count } cartes.
    }
place-port = port
junior-game-welcome = Tu es { $seat }. { $target } forteresses gagnent.
junior-help-board-drawing =
    Sur le plateau : { $fortress }R est une forteresse de Rouge, ~r~ un bateau, P un emplacement avec un port. BOU est
    le fantôme.
junior-help-panel = Dans la liste des joueurs : forteresses, cartes en main, bateaux en réserve, cartes Fantôme ; *
    marque le château.

## Said more simply than elsewhere

junior-seat-you = toi
junior-panel-you = Toi
junior-phase-trade_answer =
    { $active_is ->
        [you] Tu proposes { $give } contre { $take }. Avec qui échanges-tu ?
       *[other] { $active } te propose { $give } contre { $take }.
    }
junior-action-accept_trade = Oui : tu donnes { $give } contre { $take }
    .label = Oui, échangeons
junior-action-decline_trade = Non, merci
    .label = Non, merci
junior-event-produced =
    { $seat_is ->
        [you] Tu reçois { $cards }.
       *[other] { $seat } reçoit { $cards }.
    }
junior-event-built =
    { $seat_is ->
        [you] Tu construis : { $piece }, { $at }.
       *[other] { $seat } construit : { $piece }, { $at }.
    }
junior-event-trade_offered =
    { $seat_is ->
        [you] Tu proposes { $give } contre { $take }.
       *[other] { $seat } propose { $give } contre { $take }.
    }
junior-event-trade_answered =
    { $answer ->
        [accepted]
            { $seat_is ->
                [you] Tu dis oui.
               *[other] { $seat } dit oui.
            }
        [countered]
            { $seat_is ->
                [you] Tu voudrais autre chose.
               *[other] { $seat } voudrait autre chose.
            }
       *[declined]
            { $seat_is ->
                [you] Tu dis non merci.
               *[other] { $seat } dit non merci.
            }
    }
junior-event-trade_countered =
    { $seat_is ->
        [you] Tu donnerais { $give } contre { $take }.
       *[other] { $seat } donnerait { $give } contre { $take }.
    }
junior-event-traded =
    { $seat_is ->
        [you] Tu donnes { $give } à { $with } contre { $take }.
       *[other] { $seat } donne { $give } à { $with } contre { $take }.
    }
junior-refusal-trade-gift = Chacun donne au moins une carte.
junior-refusal-trade-not_held = Tu n’as pas ces cartes.
junior-refusal-trade-own_offer = C’est ta propre offre : les autres répondent.
junior-refusal-game-over = La partie est finie. On rejoue ?
