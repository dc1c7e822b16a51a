# Ce que les livrets ne combinent pas : le réglage qui le permet, et les scénarios avec d’autres boîtes.

page-option-advanced_combinations = Combinaisons avancées
option-advanced_combinations = les scénarios de cette boîte avec d’autres boîtes, selon d’autres règles de l’éditeur
page-variant-turn-on = Activer : { $option }
