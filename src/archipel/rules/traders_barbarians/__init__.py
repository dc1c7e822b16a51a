"""Traders & Barbarians: four variants (TB-FR, TB-EV, TB-HM, TB-TWO) and five scenarios (TB-FISH to TB-TB)."""
