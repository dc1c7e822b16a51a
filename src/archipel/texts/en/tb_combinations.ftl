# What the rulebooks do not combine: the option that allows it, and the scenarios with other boxes.

page-option-advanced_combinations = Advanced combinations
option-advanced_combinations = scenarios of this box with other boxes, by the publisher’s further rules
page-variant-turn-on = Turn on: { $option }
