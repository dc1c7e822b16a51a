# Pourquoi une carte ou un fichier de scénario ne peut pas être joué. Les phrases anglaises sont celles du code qui
# vérifie ; une variable remplace chaque partie qui change, et `$reason` une autre de ces phrases.

## Le fichier

fault-too-long = un scénario a au plus { $most } caractères
fault-not-utf8 = ce n’est pas un texte en UTF-8
fault-unknown-key = mot inconnu « { $part } » : il y a { $known }
fault-boards = { $part } doit être fait de tables, chacune sous [[boards]]
fault-table = { $part } doit être une table
fault-word = { $part } doit être un mot entre guillemets
fault-among = { $part } ne peut pas être « { $word } » : il y a { $known }
fault-words = { $part } doit être une liste de mots entre guillemets
fault-lists = { $part } doit être une liste de listes de mots entre guillemets
fault-flag = { $part } doit être true ou false
fault-whole = { $part } doit être un nombre entier, { $least } au moins
fault-whole-most = { $part } est au plus { $most }
fault-numbers = { $part } doit être une liste de nombres entiers
fault-numbers-least = { $part } doit être fait de nombres entiers, { $least } au moins, et non { $value }
fault-numbers-most = { $part } doit être fait de nombres entiers, { $most } au plus
fault-lines = { $part } doit être fait de simples lignes entre triples guillemets
fault-missing-in = { $part } manque dans [{ $table }]
fault-missing = { $part } manque
fault-holds-words = { $part } doit contenir des mots entre guillemets, et non { $value }
fault-nested = listes ou tables trop imbriquées
fault-choices = choices doit être une liste
fault-option = option inconnue « { $name } » : il y a { $known }
fault-option-number = { $name } est un nombre de { $least } à { $most }, et non { $value }
fault-option-word = { $name } est l’un de { $known }, et non { $value }

## Places, points, chapitres

fault-two-boards = il y a deux plateaux pour { $seats } places
fault-seats-ascend = les nombres de places doivent être croissants
fault-seats = il y a de { $least } à { $most } places, et non { $seats }
fault-target = il faut de { $least } à { $most } points pour gagner, et non { $target }
fault-colour = couleur inconnue « { $colour } » : il y a { $known }
fault-twice = « { $name } » y est deux fois
fault-colours = { $seats } places demandent autant de couleurs, et non { $colours }
fault-own = un fichier n’a ses propres { $part } que pour un jeu aux autres règles
fault-chapter = chapitre inconnu « { $chapter } » : il y a { $known }
fault-chapters-begin = les chapitres doivent commencer par « { $chapter } »
fault-chapter-order = le chapitre « { $chapter } » s’appuie sur « { $wanted } », qui doit venir avant
fault-chapter-missing = le chapitre « { $chapter } » s’appuie sur « { $wanted } », qui manque : ajoutez-le avant
fault-chapters-together = ses chapitres ne vont pas ensemble : { $reason }
fault-chapters-need = { $seats } places : ses chapitres ne trouvent pas ce qu’il leur faut ({ $reason })
fault-for-seats = { $seats } places : { $reason }
fault-without = « { $name } » ne peut pas être retiré : il y a { $known }
fault-pieces = il n’y a de pièce « { $piece } » pour personne
fault-pieces-most = « { $piece } » : au plus { $most } par joueur, et non { $count }
fault-cards-most = « { $name } » : au plus { $most }, et non { $count }
fault-unknown = « { $name } » est inconnu : il y a { $known }
fault-routes = un joueur a { $pieces } pièces pour ses routes : on peut en mesurer { $most } au plus
fault-pirate-chapter = les pirates ont une tuile, mais aucun chapitre ne les déplace : ajoutez le chapitre Pirate, ou retirez-les

## La carte

fault-no-tiles = la carte n’a pas de tuiles
fault-one-tile = il faut au moins une tuile
fault-too-many-tiles = la carte a { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} : on peut en jouer { $most } au plus
fault-sign = « { $sign } » ne peut pas être un signe de la carte : ni chiffres, ni espaces
fault-sign-meaning = « { $sign } » doit désigner un terrain ou un lot
fault-legend = « { $sign } » n’est pas dans la légende : elle a { $known }
fault-legend-numbers = « { $sign } » a ses numéros dans la légende
fault-out-of-line = « { $sign } » n’est pas aligné : une case toutes les { $width } colonnes, chaque ligne décalée de { $shift }
fault-pool-token = une tuile distribuée par un lot ne peut pas avoir de jeton
fault-barren = cette tuile ({ $terrain }) ne peut pas avoir de numéro
fault-terrain = terrain inconnu « { $terrain } » : il y a { $known }
fault-no-pool = il n’y a pas de lot « { $name } »
fault-no-area = il n’y a pas de zone « { $name } »
fault-area = aucun signe de la carte n’appartient à la zone « { $name } »
fault-token = { $number } n’est pas le numéro d’un jeton : { $known }
fault-ascend = les numéros { $numbers } doivent être croissants
fault-no-tile = il n’y a pas de tuile { $name } sur ce plateau
fault-no-corner = il n’y a pas d’intersection { $name } sur ce plateau
fault-no-edge = il n’y a pas de bord { $name } sur ce plateau
fault-hex = « { $name } » n’est pas une tuile : on écrit « q,r », comme « 0,-2 »
fault-inner = « { $name } » n’est pas un chemin intérieur de ce plateau : on écrit « q,rCN », avec un coin
fault-inner-twice = le chemin intérieur { $name } est donné deux fois
fault-given-twice = { $name } est donné deux fois ({ $what })

## Lots et brouillard

fault-pool-terrains = lot « { $name } » : { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
} pour { $tiles } tuiles sur la carte
fault-pool-tokens-left = lot « { $name } » : { $count ->
    [one] { $count } numéro
   *[other] { $count } numéros
} pour { $tiles } tuiles fertiles sans numéro sur la carte
fault-pool-tokens = lot « { $name } » : { $count ->
    [one] { $count } numéro
   *[other] { $count } numéros
} pour { $tiles } tuiles fertiles
fault-pool-barren = lot « { $name } » : il a des terrains sans numéro, donc aucune de ses tuiles n’a de numéro sur la carte
fault-pool-both = un lot a des jetons à lettres ou de simples numéros, pas les deux
fault-pool-lacks = lot « { $name } » : il n’a pas de terrain « { $terrain } »
fault-with-gold = with_gold doit avoir autant de tuiles fertiles que terrains
fault-letters = « { $token } » n’est pas un jeton : une lettre et un numéro, comme A5
fault-letters-ascend = le jeton { $token } vient après { $last } : les lettres doivent être croissantes
fault-spiral-letters = seuls des jetons à lettres suivent une spirale
fault-spiral-tile = la tuile { $name } n’appartient pas à la spirale
fault-spiral-corner = la tuile { $name } n’est pas un coin où une spirale peut commencer
fault-spiral-reach = la spirale depuis { $name } n’atteint pas toutes les tuiles
fault-spiral-needs = une spirale demande tokens et spiral_from dans chaque lot
fault-barred-place = « { $name } » n’est ni un terrain fertile ni une tuile de ce lot
fault-area-small = zone « { $name } » : elle est trop petite pour le terrain « { $terrain } »
fault-fog-terrains = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
} sous { $tiles } tuiles de brouillard
fault-fog-tokens = { $count ->
    [one] { $count } numéro
   *[other] { $count } numéros
} sous le brouillard pour { $tiles } tuiles fertiles
fault-fog-one = un jeton sous le brouillard a un seul numéro
fault-fog-terrain = le terrain « { $terrain } » ne peut pas être sous le brouillard
fault-fog-count = le plateau doit avoir autant de brouillard que de tuiles dessous

## Ports

fault-harbour-coast = le port { $name } n’est pas sur la côte
fault-harbours-corner = les ports { $one } et { $other } partagent l’intersection { $corner }
fault-harbours-share = les ports { $one } et { $other } peuvent partager une intersection
fault-harbour-kind = sorte de port inconnue « { $kind } » : il y a { $known }
fault-harbour-sea = un port touche la tuile { $name }, qui peut devenir de la mer
fault-frame-or-harbours = un fichier a des pièces de cadre ou des ports, pas les deux
fault-frame-sides = il y a { $pieces } pièces pour { $sides } côtés
fault-frame-places = chaque côté et chaque pièce doit avoir autant de places de port
fault-frame-deal = un fichier dit comment est posé son cadre ou comment sont posés ses ports, pas les deux
fault-frame-harbours = les ports de pièces de cadre sont posés comme le cadre

## La distribution

fault-deal-islands = seul un plateau de mer distribué a plus ou moins d’îles
fault-deal-no-pool = il n’y a pas de lot à distribuer dans ce fichier
fault-deal-no-board = il n’y a pas de plateau « { $board } » dans ce fichier
fault-shape = le plateau « { $board } » n’a pas la forme de la carte
fault-printed-fixed = le plateau « { $board } » est imprimé : aucune de ses tuiles n’est distribuée
fault-other-tile = la tuile { $name } est une autre sur la carte
fault-pool-match = les terrains ne correspondent pas au lot « { $name } »
fault-pool-match-numbers = les numéros ne correspondent pas au lot « { $name } »
fault-printed-board = { $name } n’a pas de plateau imprimé pour { $seats } places
fault-printed-harbours = { $name } n’a pas de ports imprimés pour { $seats } places
fault-keep-beginner = le plateau de débutant est imprimé (BASE-18) et ne respecte pas { $rules }
fault-keep-beginner-rules = le plateau de débutant est imprimé (BASE-18) et ne respecte pas les règles
fault-keep-printed = le plateau imprimé (SEA-5) ne respecte pas { $rules }
fault-keep-printed-rules = le plateau imprimé (SEA-5) ne respecte pas les règles
fault-keep-spiral = aucune spirale trouvée ne respecte { $rules }
fault-keep-spiral-rules = aucune spirale trouvée ne respecte les règles
fault-keep-terrain = aucun terrain trouvé ne respecte { $rules }
fault-keep-terrain-rules = aucun terrain trouvé ne respecte les règles
fault-keep-tokens = aucune répartition des numéros trouvée ne sépare le 6 et le 8 (BASE-17) en respectant { $rules }
fault-keep-tokens-rules = aucune répartition des numéros trouvée ne sépare le 6 et le 8 (BASE-17) en respectant les règles
fault-keep-start = aucun plateau trouvé où chacun puisse commencer (SEA-41) en respectant { $rules }
fault-keep-start-rules = aucun plateau trouvé où chacun puisse commencer (SEA-41) en respectant les règles

## Voleurs et pirate

fault-no-robber = il n’y a pas de voleurs à placer
fault-robber-start = les voleurs ne peuvent pas commencer sur « { $start } » : il faut un terrain, un numéro ou une tuile de terre
fault-robber-land = les voleurs ne peuvent pas commencer sur « { $start } » : il faut une tuile de terre
fault-robber-none = il n’y a pas de « { $start } » où placer les voleurs
fault-robber-desert = il n’y a pas de désert où placer les voleurs : indiquez leur tuile
fault-robber-sea = les voleurs ne peuvent pas être en mer, sur la tuile { $name }
fault-robber-fog = les voleurs ne peuvent pas être dans le brouillard, sur la tuile { $name }
fault-pirate-start = les pirates ne peuvent pas commencer sur « { $start } » : il faut une tuile de mer
fault-pirate-sea = les pirates doivent être en mer, et non sur la tuile { $name }

## Ce que les chapitres cherchent

fault-islands-place = les Îles aux pirates demandent un lieu { $name } parmi { $kind }
fault-westward = westward_{ $letter } ne mène pas au débarcadère et au fort
fault-westward-share = deux routes de l’ouest partagent { $name }
fault-westward-ship = ship_{ $letter } n’est pas sur le plus court chemin vers le fort
fault-fleet = la flotte demande un parcours (fleet_path) parmi les tuiles
fault-villages = il faut plus de { $few } villages
fault-village = chaque village a un numéro et des étoffes
