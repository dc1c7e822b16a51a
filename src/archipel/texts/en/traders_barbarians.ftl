# The box as a whole. Its variants and scenarios have files of their own, tb_*.ftl.

terrain-lake = lake
    .tile = lake
terrain-swamp = swamp
    .tile = swamp
terrain-oasis = oasis
    .tile = oasis
terrain-castle = castle
    .tile = castle
terrain-quarry = quarry
    .tile = quarry
terrain-glassworks = glassworks
    .tile = glassworks
