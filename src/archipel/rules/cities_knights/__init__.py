"""Cities & Knights, rules CK-1 to CK-108: commodities, improvements, knights, barbarians and progress cards."""
