# L’histoire de la campagne de Barbares & Marchands, avec nos propres mots. Mêmes clés que en/tb_campaign.ftl.

page-campaign-box = Campagne
campaign-caravans-before = Des cavaliers ont planté leurs tentes près de la source, dans le sable. Ils demandent de la laine contre les nuits froides, et du pain, et ils paient en épices que personne ici ne sait nommer. Par où passeront leurs chameaux ? Toute l’île marchande.
campaign-caravans-after-won = Les clochettes des chameaux sonnent d’abord à vos portes. Les cavaliers ont donné votre nom à un puits, et vous avez appris à aimer la cardamome.
campaign-caravans-after-lost = Les caravanes ont trouvé d’autres portes. Vous saluez tout de même les cavaliers, et l’un d’eux vous dit où passera la route l’an prochain.
