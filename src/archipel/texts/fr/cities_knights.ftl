# Ce que lisent les joueurs de Villes & Chevaliers, en plus des textes du jeu de base dans base.ftl. Mêmes clés que
# en/cities_knights.ftl ; les chapitres ont leurs propres fichiers, ck_*.ftl.

## Jeux et options

game-cities_knights = Améliorez vos villes, entretenez des chevaliers et tenez bon ensemble quand les barbares débarquent.
    .title = Villes & Chevaliers
option-cities_knights = ajouter Villes & Chevaliers
option-harbour_timing = un nouveau port sert tout de suite, ou à partir du tour suivant
option-progress_limit = une cinquième carte Progrès est défaussée tout de suite, ou le joueur actif peut en jouer
page-option-harbour_timing = Nouveaux ports
page-option-progress_limit = Cinquième carte Progrès
choice-harbour_timing-at_once = tout de suite
choice-harbour_timing-next_turn = à partir du tour suivant
choice-progress_limit-discard = est défaussée
choice-progress_limit-play_down = peut être jouée

## Articles de commerce

card-cloth = tissu
    .count =
        { $count ->
            [one] { $count } tissu
           *[other] { $count } tissus
        }
    .short = tis
card-coin = monnaie
    .count =
        { $count ->
            [one] { $count } monnaie
           *[other] { $count } monnaies
        }
    .short = mon
card-paper = papier
    .count =
        { $count ->
            [one] { $count } papier
           *[other] { $count } papiers
        }
    .short = pap

## Pièces et prix

piece-knight = chevalier, ou son rang suivant
    .short = chev.
piece-activation = activer un chevalier
    .short = activ.
piece-wall = rempart
    .short = remp.

fact-defender_cards = Sauveur de Catane
