# Les cartes que l’on dessine : la liste, une carte par son lien, l’éditeur.

page-maps = Cartes
page-maps-open = Dessiner et trouver des cartes
page-maps-here = Sur cet ordinateur
page-maps-mine = Les miennes sur le serveur
page-maps-public = Celles des autres
page-maps-public-none = Personne n’a encore publié de carte.
page-map-new = Nouvelle carte
page-map-new-island = Une île
page-map-new-island-name = Mon île
page-map-new-sea = Des îles en mer
page-map-new-sea-name = Mes îles
page-map-import = Ouvrir un fichier
page-map-export = Enregistrer le fichier
page-map-facts = { $seats } joueurs · { $target } points
page-map-by = par { $name }
page-map-by-me = par vous
page-map-not-yet = Elle ne peut pas encore être jouée.
page-map-is-public = Visible pour tous
page-map-play = Jouer
page-map-change = Modifier
page-map-copy = Copier
page-map-copy-change = Copier et modifier
page-map-delete = Supprimer
page-map-delete-sure = Le lien ne marchera plus. Les tables qui jouent cette carte continuent.
page-map-forget = Retirer de cet ordinateur
page-map-forget-sure = Ce qui n’est pas enregistré sur le serveur sera perdu.
page-map-not-here = Cette carte n’est pas sur cet ordinateur
page-map-not-here-why = Un brouillon reste dans le navigateur où il a été dessiné. Pour l’emporter, partagez-le par un lien ou enregistrez-le dans un fichier.
page-map-offline = Le serveur ne répond pas. Vos cartes sur cet ordinateur sont conservées.

## L’éditeur

page-map-editor = Éditeur de cartes
page-map-untitled = Carte sans nom
page-map-kept-here = gardée sur cet ordinateur
page-map-kept-both = gardée ici et sur le serveur
page-map-no-room = plus de place dans ce navigateur : enregistrez sur le serveur
page-map-undo = Annuler
page-map-redo = Rétablir
page-map-board = Carte
page-map-keys = Les flèches vont d’une tuile à l’autre. Une lettre pose un terrain, un chiffre un numéro, X retire la tuile. H pose un port : choisissez le côté avec les flèches ou de 1 à 6, dans le sens horaire depuis le haut à droite, puis Entrée. Entrée pose ce qui est choisi dans la palette.
page-map-aim = { $what } : { $side }
page-map-side-NE = en haut à droite
page-map-side-E = à droite
page-map-side-SE = en bas à droite
page-map-side-SW = en bas à gauche
page-map-side-W = à gauche
page-map-side-NW = en haut à gauche
page-map-side-N = en haut
page-map-side-S = en bas
page-map-tile = Tuile { $tile } : { $what }
page-map-nothing = rien
page-map-how-tile = Touchez une tuile, ou tracez sur plusieurs.
page-map-how-edge = Touchez le bord d’une tuile.
page-map-how-corner = Touchez une intersection.
page-map-palette = À poser
page-map-tiles = Tuiles
page-map-terrain-forest = Forêt
page-map-terrain-pasture = Pré
page-map-terrain-fields = Champs
page-map-terrain-hills = Collines
page-map-terrain-mountains = Montagnes
page-map-terrain-desert = Désert
page-map-terrain-gold = Or
page-map-terrain-sea = Mer
page-map-terrain-fog = Brouillard
page-map-pools = Tirées d’un lot
page-map-pool = Lot « { $name } »
page-map-pool-open = Ce que distribue le lot « { $name } »
page-map-pool-main = principal
page-map-pool-islands = îlots
page-map-pool-new = Nouveau lot
page-map-pool-how = Ces terrains et ces numéros sont distribués sur les tuiles du lot, autrement à chaque partie.
page-map-fog = Sous le brouillard
page-map-fog-open = { $count ->
    [one] Sous { $count } tuile de brouillard
   *[other] Sous { $count } tuiles de brouillard
}
page-map-fog-how = Ces terrains et ces numéros sont cachés sous le brouillard, sans ordre.
page-map-terrains-for = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
} pour { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
page-map-tokens-for = { $count ->
    [one] { $count } numéro
   *[other] { $count } numéros
} pour { $tiles ->
    [one] { $tiles } tuile fertile
   *[other] { $tiles } tuiles fertiles
}
page-map-red-neighbours = Le 6 et le 8 peuvent être voisins
page-map-tiles-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
page-map-numbers = Numéros
page-map-harbours = Ports et pièces
page-map-harbour-any = Port 3:1
page-map-harbour-of = Port : { $card }
page-map-erase = Gomme
page-map-places = Lieux des chapitres
page-map-place-seat = { $place }, place { $letter }
page-map-place-no_start = Pas de départ ici
page-map-place-gift_points = Cadeau : un point
page-map-place-gift_cards = Cadeau : une carte
page-map-place-gift_harbours = Cadeau : un port
page-map-place-villages = Villages
page-map-place-start = Première colonie
page-map-place-landing = Débarcadère
page-map-place-fort = Fort
page-map-place-ship = Premier bateau
page-map-place-westward = Route de l’ouest
page-map-place-east_coast = Côte est
page-map-place-fleet_path = Parcours de la flotte
page-map-place-wall = Sites de la Grande Muraille
page-map-place-bridge = Sites du Grand Pont
page-map-areas = Zones
page-map-area = Zone « { $name } »
page-map-area-open = Ce qui se passe dans la zone « { $name } »
page-map-area-new = Nouvelle zone
page-map-area-start = Les joueurs commencent ici
page-map-area-settle = On peut y fonder des colonies
page-map-area-robber = Les voleurs peuvent y venir
page-map-area-apart = C’est une île à part, même si d’autres terres la touchent
page-map-area-bonus = Points pour une première colonie en terre étrangère
page-map-game = La partie
page-map-name = Nom
page-map-boards = Plateaux par joueurs
page-map-target = Points pour gagner
page-map-less = Moins : { $what }
page-map-more = Plus : { $what }
page-map-chapters = Chapitres joués
page-map-chapter-base = Jeu de base
page-map-chapter-ships = Bateaux
page-map-chapter-pirate = Pirate
page-map-chapter-gold = Or
page-map-chapter-islands = Îles
page-map-chapter-fog = Brouillard
page-map-chapter-forgotten_tribe = Peuple oublié
page-map-chapter-cloth = Étoffes
page-map-chapter-pirate_islands = Îles aux pirates
page-map-chapter-fleet = Flotte pirate
page-map-chapter-wonders = Merveilles
page-map-chapter-new_world = Nouveau Monde
page-map-frame = La mer tout autour
page-map-values-how = Des nombres, séparés par des espaces
page-map-options = Options
page-map-more-of-it = Plus
page-map-parts = Parties du jeu de base
page-map-part-longest_route = Route commerciale la plus longue
page-map-part-largest_army = Armée la plus puissante
page-map-part-robber = Voleurs
page-map-part-development = Cartes Développement
page-map-pieces = Pièces de chaque joueur
page-map-supply = Cartes de la Réserve
page-map-deck = Cartes Développement
page-map-rules = Règles que cite un refus
page-map-rules-how = Le numéro que lit un joueur là où une zone interdit quelque chose.
page-map-rule-start = Commencer ailleurs
page-map-rule-settle = S’y installer
page-map-rule-robber = Y déplacer les voleurs
page-map-barred = Numéros qui ne vont jamais sur un terrain
page-map-only-in = Où un terrain peut venir
page-map-anywhere = partout dans le lot
page-map-name-taken = Une autre porte ce nom, ou il est vide.
page-map-check = Vérification
page-map-checking = vérification…
page-map-fine = jouable
page-map-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
page-map-show = Montrer
page-map-add = Ajouter : { $chapter }
page-map-fact-pool = Lot « { $name } » : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, { $tokens ->
    [one] { $tokens } numéro
   *[other] { $tokens } numéros
}
page-map-fact-fog = Brouillard : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, { $tokens ->
    [one] { $tokens } numéro
   *[other] { $tokens } numéros
}
page-map-fact-harbours = { $count ->
    [one] { $count } port
   *[other] { $count } ports
} sur la côte
page-map-fact-shuffled_harbours = { $count ->
    [one] { $count } port sur la côte, mélangé
   *[other] { $count } ports sur la côte, mélangés
} à chaque partie
page-map-fact-seats = { $seats } joueurs ont la place de commencer
page-map-test = Essayer contre des robots
page-map-play-with = Jouer…
page-map-play-title = Jouer « { $name } »
page-map-save = Enregistrer sur le serveur
page-map-share = Partager par un lien
page-map-file = Fichier
page-map-public = Visible pour tous dès qu’elle est jouable
page-map-link = Lien vers cette carte
page-map-link-copied = Le lien est copié
