# Ce que lisent les joueurs de Villes & Chevaliers à propos des chevaliers. Mêmes clés que en/ck_knights.ftl.

## Rangs

word-basic = ordinaire
word-strong = fort
word-mighty = puissant

## Actions et décisions

action-recruit = Recruter un chevalier : { $corner }
    .label = Recruter un chevalier
action-activate = Activer le chevalier : { $corner }
    .label = Activer un chevalier
action-promote = Faire évoluer le chevalier : { $corner }
    .label = Faire évoluer un chevalier
action-lift_knight = Prendre le chevalier pour le déplacer : { $corner }
    .label = Déplacer un chevalier
action-set_knight = Poser le chevalier ici : { $corner }
    .label = Poser le chevalier
action-displace = Expulser le chevalier : { $corner }
    .label = Expulser un chevalier
action-set_displaced = Poser votre chevalier expulsé ici : { $corner }
    .label = Poser le chevalier expulsé
action-chase_robber = Chasser les voleurs avec le chevalier : { $corner }
    .label = Chasser les voleurs
phase-knight_move = Choisissez où va votre chevalier : une intersection libre le long de vos routes, ou celle d’un chevalier plus faible.
phase-displaced = Votre chevalier a été expulsé : choisissez une intersection libre le long de vos propres routes.
phase-chase = Votre chevalier a chassé les voleurs : déplacez-les vers une autre tuile.

## Ce qui s’est passé

event-knight_recruited =
    { $seat_is ->
        [you] Vous avez un nouveau chevalier, { $rank } : { $corner }.
       *[other] { $seat } a un nouveau chevalier, { $rank } : { $corner }.
    }
event-knight_activated =
    { $seat_is ->
        [you] Vous activez votre chevalier : { $corner }.
       *[other] { $seat } active un chevalier : { $corner }.
    }
event-knight_promoted =
    { $seat_is ->
        [you] Votre chevalier évolue, le voilà { $rank } : { $corner }.
       *[other] Un chevalier évolue ({ $seat }), le voilà { $rank } : { $corner }.
    }
event-knight_moved =
    { $seat_is ->
        [you] Votre chevalier va d’une intersection ({ $from }) à une autre ({ $to }).
       *[other] Un chevalier ({ $seat }) va d’une intersection ({ $from }) à une autre ({ $to }).
    }
event-knight_displaced =
    { $seat_is ->
        [you] Votre chevalier est expulsé : { $corner }.
       *[other] Un chevalier est expulsé ({ $seat }) : { $corner }.
    }
event-knight_removed =
    { $seat_is ->
        [you] Votre chevalier, { $rank }, retourne à votre stock : { $corner }.
       *[other] Un chevalier ({ $seat }), { $rank }, retourne au stock : { $corner }.
    }
event-robber_chased =
    { $seat_is ->
        [you] Votre chevalier chasse les voleurs : { $corner }.
       *[other] Un chevalier chasse les voleurs ({ $seat }) : { $corner }.
    }

## Pourquoi pas

refusal-knight-occupied = Il y a déjà quelqu’un ici : { $corner }.
refusal-knight-no_road = Aucune de vos routes ni aucun de vos bateaux ne touche cette intersection : { $corner }.
refusal-knight-no_land = Un nouveau chevalier se pose seulement là où il y a de la terre : { $corner }.
refusal-knight-none_left = Vous n’avez plus de chevalier de ce rang : { $rank }.
refusal-knight-too_expensive = Vous n’avez pas les cartes que coûte un chevalier.
refusal-knight-not_own = Vous n’avez pas de chevalier ici : { $corner }.
refusal-knight-already_active = Ce chevalier est déjà actif : { $corner }.
refusal-knight-activation_too_expensive = Activer un chevalier coûte un blé, et vous n’en avez pas.
refusal-knight-already_mighty = Ce chevalier ne peut pas devenir plus fort : { $corner }.
refusal-knight-already_promoted = Un chevalier n’évolue qu’une fois par tour : { $corner }.
refusal-knight-no_fortress = Seul qui a la Forteresse peut avoir des chevaliers puissants : { $corner }.
refusal-knight-promotion_too_expensive = Vous n’avez pas les cartes que coûte une évolution.
refusal-knight-inactive = Seuls les chevaliers actifs agissent : { $corner }.
refusal-knight-just_activated = Un chevalier n’agit pas pendant le tour où il a été activé : { $corner }.
refusal-knight-nowhere_to_go = Ce chevalier ne peut aller nulle part : { $corner }.
refusal-knight-same_place = Le chevalier doit aller ailleurs qu’ici : { $corner }.
refusal-knight-no_way = Aucun de vos chemins ne mène le chevalier là : { $corner }.
refusal-knight-nobody_to_displace = Il n’y a pas de chevalier d’un autre joueur à expulser : { $corner }.
refusal-knight-not_weaker = On n’expulse qu’un chevalier plus faible : { $corner }.
refusal-knight-not_beside_the_robber = Ce chevalier n’est pas à côté de la tuile des voleurs : { $corner }.
refusal-settlement-knight = Le chevalier d’un autre joueur se tient sur cette intersection.
refusal-settlement-own_knight = Votre propre chevalier se tient sur cette intersection : déplacez-le d’abord.
