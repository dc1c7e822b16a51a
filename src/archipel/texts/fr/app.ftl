# La page comme application : ce qu’elle dit d’elle-même.

page-app-about = Le jeu de plateau des colons dans le navigateur, seul contre des robots ou entre amis. Un projet d’amateurs.

## Sans réseau

page-offline-title = Pas de connexion
page-offline-why = Le serveur de cette table est injoignable pour le moment.
page-offline-works = Ce qui marche encore
page-offline-table = Une table ouverte dans un autre onglet ou une autre fenêtre y reste. Votre place est gardée, et la partie reprend d’elle-même dès que la connexion revient.
page-offline-rules = Les règles que vous avez déjà lues :
page-offline-terminal = Une partie contre des robots dans le terminal, là où Archipel est installé : archipel play
page-try-again = Réessayer

## Une page plus récente

page-newer = Il existe une version plus récente de cette page. Votre partie continue où elle en est.
page-load-newer = La charger
page-texts-missing = Les textes en { $language } n’ont pas pu être chargés ; il existe peut-être une version plus récente de cette page.
page-part-missing = Une partie de cette page n’a pas pu être chargée.
page-load-again = Recharger la page
page-version = Archipel { $version }
page-version-page = page { $page }

## Réglages

page-awake = Garder l’écran allumé pendant mon tour
page-board-colours = Plateau
page-board-chart = carte marine
page-board-atlas = vieil atlas
page-board-bold = couleurs vives
page-tracker = Montrer les cartes connues et le gain moyen sous Dés
page-odds = Montrer ce que donne chaque numéro, et ses chances, sous Dés
page-odds-title = Le prochain jet
page-odds-any = gain
page-odds-note = Les cartes que chaque numéro donne à un joueur ; gain : la chance que le prochain jet en donne au moins une.
page-known-hands = Cartes connues
page-known-others = autres cartes
page-known-mean = par jet
page-known-note = Les cartes sûrement en main, comptées d’après ce que chacun a vu ; ? : les autres. Par jet : gain moyen en cartes.
