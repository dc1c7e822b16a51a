# Ce que seul dit le jeu dans le terminal.

## L’écran

board-robber = VOL
board-pirate = PIR
board-merchant = MAR
panel-you = Vous
panel-turn = Tour { $turn } · { $seat }
panel-start = Placement · { $seat }
panel-over = La fin
panel-dice = dés { $dice } = { $total }
panel-points = PV
panel-cards = mn
panel-development = dv
panel-progress = pr
panel-knights = ch
panel-route = rt
panel-hand = main
panel-rate = taux
panel-supply = rés.
panel-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
panel-decks = Pioches : { $counts }
panel-own-cards = Cartes : { $cards }
panel-own-card = { $card } { $count }
panel-own-card-fresh = { $card } { $count } (neuf : { $fresh })
panel-barbarians =
    { $steps ->
        [one] Barbares : à { $steps } pas, { $strength } contre { $defence }
       *[other] Barbares : à { $steps } pas, { $strength } contre { $defence }
    }
panel-levels = Niveaux :
panel-merchant = Marchand : { $seat }
panel-fact = { $fact } : { $there }
panel-pieces = { $piece }, { $seat } : { $places }
panel-log-earlier =
    { $count ->
        [one] … { $count } ligne plus haut (journal)
       *[other] … { $count } lignes plus haut (journal)
    }

## Choisir

menu-places = { $label } ({ $count })
menu-more = { $label }…
menu-marked =
    { $count ->
        [one] Le seul lieu possible est marqué sur le plateau.
       *[other] Les lieux 1 à { $count } sont marqués sur le plateau. Tapez « liste » pour leurs noms.
    }
menu-back = 0 revient en arrière.
menu-locked = Pas maintenant : { $what }. Tapez « pourquoi » pour les raisons.
prompt-map = Carte { $number }. Appuyez sur Entrée pour y jouer, ou tapez autre chose pour en tirer une autre.
prompt-begin = Appuyez sur Entrée pour commencer.
prompt-one = Entrée pour continuer (? pour l’aide)
prompt-choice = 1-{ $count } (? pour l’aide)
prompt-trade = Donner quoi contre quoi ? (2 minerai contre 1 blé ; ou : … à Bleu ; 0 revient)
prompt-cards = Quelles cartes ? (2 minerai 1 laine ; 0 revient)
say-out-of-range = Choisissez de 1 à { $count }.
say-unknown = Je ne comprends pas « { $text } ». Tapez ? pour voir ce que l’on peut écrire.
say-unreadable = Je ne comprends pas « { $text } ». Écrivez par exemple : 2 minerai contre 1 blé.
say-unreadable-cards = Je ne comprends pas « { $text } ». Écrivez par exemple : 2 minerai 1 laine.
say-why = { $label } : { $reason }
say-possible = { $label } : possible maintenant.
say-nothing-locked = Tout ce que l’on peut faire dans cette phase est possible.
say-which = { $text } : que voulez-vous dire ? { $what }
say-no-rule = Aucune règle n’a ce numéro ni ce mot : { $text }.
say-no-log = Il ne s’est encore rien passé.

## Commandes, avec leurs formes courtes

command-help = aide
command-why = pourquoi p
command-log = journal j
command-board = plateau
command-list = liste
command-costs = coûts
command-rule = règle règles
command-save = sauver
command-quit = quitter

## Aide

help-choose = Tapez le numéro d’un choix, puis Entrée. Entrée seule redessine l’écran.
help-quit-any-time = « ? » montre l’aide, « q » enregistre la partie et quitte.
help-commands = On peut aussi taper :
help-help = cette aide
help-why = pourquoi une chose n’est pas possible ; pourquoi ville pour une seule
help-log = tout ce qui s’est passé récemment
help-board = le plateau et ce que chacun possède
help-list = les choix en phrases complètes
help-costs = ce que coûtent les choses
help-rule = une règle par numéro ou par mot (en anglais) : règle 26, règle robber
help-save = enregistrer la partie dans un fichier
help-quit = enregistrer la partie et quitter
help-trade = Une offre peut être tapée directement : 2 minerai contre 1 blé, ou 1 laine contre 1 argile à Bleu.
help-board-sea =
    En mer : ~r~ est un bateau, *r* un navire de guerre, PIR les pirates ; le brouillard n’est pas exploré. Un numéro
    à une intersection est un village, F un fort, L un débarcadère, W et B des sites de merveilles, + un point offert,
    & une carte offerte.
help-board-cities =
    Avec Villes & Chevaliers : 2R est un chevalier actif de force 2 de Rouge, 2r un chevalier inactif ; { $walled }R est
    une ville avec remparts, { $metropolis }R une métropole, { $walled_metropolis }R une métropole avec remparts. MAR est
    le marchand.
help-board-drawing =
    Sur le plateau : { $settlement }R est une colonie de Rouge, { $city }R une ville, r et =r= des routes. Plus il y a de
    points sous un nom, plus son numéro sort souvent ; 6 et 8 sortent le plus. VOL : les voleurs. Sur la côte : 3:1 prend
    trois cartes identiques, 2:1 deux cartes de la sorte indiquée.
help-panel = Dans la liste des joueurs : points de victoire (+ les vôtres cachés), cartes en main, cartes
    Développement, chevaliers joués, plus longue route ; * marque l’Armée la plus puissante et la Route commerciale
    la plus longue.
help-panel-cities = Dans la liste des joueurs : points de victoire, cartes en main, cartes Progrès, force des
    chevaliers actifs, plus longue route ; * marque la Route commerciale la plus longue. Les niveaux sont ceux du
    commerce, de la politique et de la science.
help-phase = Règle de cette phase : { $rule }.

## La partie

game-welcome = Vous êtes { $seat }. Il faut { $target } points de victoire.
game-bots = À la table : { $bots }.
game-over = La partie est finie.
game-final = { $seat } : { $points }
game-saved = La partie est enregistrée dans { $file }.
game-resume = Pour continuer : { $command }
game-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $reason }
game-bot-failed = { $seat } ({ $bot }) a échoué : { $reason }
game-bye = Au revoir.

## La table dans le navigateur

backup-made = { $file } : { $rows ->
    [one] une ligne copiée
   *[other] { $rows } lignes copiées
  }. Ne donnez ce fichier à personne.
backup-restored = { $file } : { $rows ->
    [one] une ligne rétablie
   *[other] { $rows } lignes rétablies
  }.
old-deleted = Supprimés : invités : { $guests }, connexions : { $logins }, tables : { $tables }, enregistrements importés : { $imports }.
admin-tables = { $tables ->
    [one] Une table.
   *[other] { $tables } tables.
  }
admin-people = { $people ->
    [one] Une personne.
   *[other] { $people } personnes.
  }
admin-guest = invité
admin-closed = La table { $table } est fermée.
admin-removed = La table { $table } est supprimée.
admin-person-removed = La personne { $person } est supprimée.
serve-ready = La table est ouverte : { $address }
serve-network = Depuis les autres appareils du réseau : { $address }
serve-no-page = La page n’est pas construite ; lancez « make page » dans le dossier du projet.
serve-stop = Ctrl-C arrête le serveur. Les parties sont enregistrées.

## Des dés honnêtes

verify-good =
    { $draws ->
        [one] Les dés étaient honnêtes : le secret annoncé, la graine et { $draws } tirage concordent.
       *[other] Les dés étaient honnêtes : le secret annoncé, la graine et les { $draws } tirages concordent.
    }
verify-commitment = Le secret n’est pas celui qui avait été annoncé avant le premier lancer.
verify-own-header = L’empreinte vient de l’enregistrement lui-même. Pour vérifier que le serveur ne l’a pas remplacée, ajoutez --commitment et l’empreinte que la table montrait avant la partie.
verify-shares = La part d’une place n’est pas celle qu’elle avait annoncée.
verify-unbound = C’est un ancien enregistrement : les places ont donné leur part sans l’annoncer d’abord.
verify-withheld = Rien n’est prouvé pour les places qui ont gardé leur part : { $seats }.
verify-seed = La partie n’a pas été jouée avec la graine que donnent le secret et les parts des joueurs.
verify-draws =
    { $step ->
        [0] La graine donne un autre plateau ou une autre mise en place.
       *[other] À partir de l’étape { $step }, la graine donne autre chose que ce que dit la partie enregistrée.
    }
