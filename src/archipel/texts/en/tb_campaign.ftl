# The story of the campaign of Traders & Barbarians, in our own words. fr/tb_campaign.ftl has the same keys.

page-campaign-box = Campaign
campaign-caravans-before = Riders have pitched their tents at the spring in the sand. They ask for wool against the cold nights and for bread, and they pay with spices nobody here can name. Which way will their camels go? The whole island is bargaining.
campaign-caravans-after-won = The bells of the camels ring at your doors first. The riders have named a well after you, and you have learnt to like cardamom.
campaign-caravans-after-lost = The caravans found other doors. You bow to the riders all the same, and one of them tells you where the road will lead next year.
