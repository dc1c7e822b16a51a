# Le Voleur princier, une variante de Barbares & Marchands.

page-box-friendly_robber = Le Voleur princier
page-option-friendly_robber = Le Voleur princier
option-friendly_robber = les voleurs épargnent ceux qui ont peu de points
page-option-friendly_pirate = Pirates princiers
option-friendly_pirate = les pirates les épargnent aussi
refusal-robber-friendly = Les voleurs épargnent ceux qui ont { $points } points ou moins : l’un d’eux a une construction ici.
refusal-pirate-friendly = Les pirates épargnent ceux qui ont { $points } points ou moins : l’un d’eux a un bateau ici.
note-friendly_robber-1 = Les voleurs ne vont pas sur une tuile où un joueur de deux points ou moins a une construction, et ne lui volent jamais rien. Seuls les points visibles comptent. [TB-FR-1] [TB-FR-3]
note-friendly_robber-2 = Si aucune tuile n’est permise, les voleurs retournent au désert, ou quittent le plateau s’il n’y en a pas. Un sept fait défausser comme d’habitude. [TB-FR-2] [TB-FR-4]
page-robber-off = Voleurs : hors du plateau
page-robber-back = de retour au prochain sept ou chevalier
