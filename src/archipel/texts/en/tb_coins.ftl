# Gold, in every scenario that has coins. fr/tb_coins.ftl has the same keys.

## Why not

refusal-coins-too_few = You need { $count } gold for a resource.
refusal-coins-twice = You have bought two resources with gold this turn already.
