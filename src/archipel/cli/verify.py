"""`archipel verify`: whether the dice of a recorded game were those the server committed to."""

from __future__ import annotations

import typer

from archipel.server.table.fair_dice import verify
from archipel.texts import Texts


def show_dice(record: str, commitment: str, texts: Texts) -> bool:
    """Report what matches and what does not; whether everything does."""
    report = verify(record, commitment.strip().lower())
    if report.good:
        typer.echo(texts.say("verify-good", draws=report.draws))
        if not commitment:
            typer.echo(texts.say("verify-own-header"))
        if not report.shares_bound:
            typer.echo(texts.say("verify-unbound"))
        if report.withheld:
            typer.echo(texts.say("verify-withheld", seats=", ".join(str(seat + 1) for seat in report.withheld)))
        return True
    if not report.commitment_fits:
        typer.echo(texts.say("verify-commitment"))
    if not report.shares_fit:
        typer.echo(texts.say("verify-shares"))
    if not report.seed_fits:
        typer.echo(texts.say("verify-seed"))
    if not report.draws_fit:
        typer.echo(texts.say("verify-draws", step=report.first_wrong_step or 0))
    return False
