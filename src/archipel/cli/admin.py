"""`archipel admin`: what the operator sees and does at a server that is running.

The commands call the server (archipel.server.http.admin_calls) with a token. Both find it in the environment, or in a
file of the data folder that only its owner can read: on the server's own machine nothing has to be set up.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import typer

from archipel.folders import data_folder

if TYPE_CHECKING:
    from archipel.texts import Texts

TOKEN: Final = "ARCHIPEL_ADMIN_TOKEN"
FILE: Final = "admin_token"
SERVER: Final = "http://127.0.0.1:8765"
SECONDS: Final = 60.0


def admin_token() -> str:
    """The operator's token; it is made when it is first needed."""
    given = os.environ.get(TOKEN, "")
    if given:
        return given
    file = data_folder() / FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(token_urlsafe(24))
    except FileExistsError:
        pass
    except OSError:
        return ""  # nothing can be kept here: without the variable there are no commands for the operator
    return file.read_text("utf-8").strip()


def call(server: str, method: str, path: str) -> Any:
    """What the server answers; its refusal in one line."""
    from archipel.engine.errors import SetUpError

    headers = {"Authorization": f"Bearer {admin_token()}", "Origin": server}
    try:
        with urlopen(Request(f"{server}{path}", method=method, headers=headers), timeout=SECONDS) as answer:
            text = answer.read()
    except HTTPError as wrong:
        raise SetUpError(_refusal(wrong.read(), wrong.code)) from None
    except (URLError, OSError) as wrong:
        raise SetUpError(f"no server answers at {server}: {getattr(wrong, 'reason', wrong)}") from None
    return json.loads(text) if text else None


def _refusal(body: bytes, status: int) -> str:
    try:
        key = json.loads(body)["key"]
    except (ValueError, KeyError, TypeError):
        key = f"status {status}"
    return {
        "admin.denied": f"the server does not know this token; set {TOKEN} for both, or run this as the server's user",
        "table.unknown": "there is no such table",
        "table.closed": "the table is closed already",
        "table.over": "its game is over already",
        "person.unknown": "there is no such person",
    }.get(key, f"the server refused: {key}")


# ---- the commands

Server = Annotated[str, typer.Option(envvar="ARCHIPEL_SERVER", help="Address of the server.")]
TableName = Annotated[str, typer.Argument(help="Its id or its code.")]
PersonId = Annotated[str, typer.Argument(help="Their id, as `people` shows it.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr; by default from LANG.")]
State = Annotated[str, typer.Option(help="Only these: waiting, playing, over, closed, outdated, damaged.")]

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


def run(lang: str, work: Callable[[Texts], None]) -> None:
    from archipel.cli.main import chosen_language, errors_in_one_line
    from archipel.texts import Texts

    with errors_in_one_line():
        work(Texts(chosen_language(lang)))


def do(lang: str, server: str, method: str, path: str, done: str, **names: str) -> None:
    """Make a call that answers nothing, and say that it is done."""

    def work(texts: Texts) -> None:
        call(server, method, path)
        typer.echo(texts.say(done, **names))

    run(lang, work)


@app.command("list")
def list_tables(state: State = "", server: Server = SERVER, lang: Language = "") -> None:
    """All tables, the last changed first."""

    def work(texts: Texts) -> None:
        found = [table for table in call(server, "GET", "/api/admin/tables") if state in ("", table["state"])]
        for table in found:
            people = ", ".join(seat["name"] or "?" for seat in table["seats"] if seat["kind"] == "person")
            fields = (table["table"], table["code"], table["state"], day(table["changed"]), table["game"], people)
            typer.echo("  ".join(fields))
        typer.echo(texts.say("admin-tables", tables=len(found)))

    run(lang, work)


@app.command()
def people(server: Server = SERVER, lang: Language = "") -> None:
    """Accounts and guests, the newest first."""

    def work(texts: Texts) -> None:
        found = call(server, "GET", "/api/admin/people")
        for person in found:
            account = person["account"] or texts.say("admin-guest")
            typer.echo("  ".join((person["person"], day(person["seen"]), account, person["name"])))
        typer.echo(texts.say("admin-people", people=len(found)))

    run(lang, work)


@app.command()
def close(table: TableName, server: Server = SERVER, lang: Language = "") -> None:
    """End a table without a winner. Its players see it at once; its record is kept."""
    do(lang, server, "POST", f"/api/admin/tables/{quote(table, safe='')}/close", "admin-closed", table=table)


@app.command()
def remove(table: TableName, server: Server = SERVER, lang: Language = "") -> None:
    """Delete a table with its log, whatever its state."""
    do(lang, server, "DELETE", f"/api/admin/tables/{quote(table, safe='')}", "admin-removed", table=table)


@app.command("remove-person")
def remove_person(person: PersonId, server: Server = SERVER, lang: Language = "") -> None:
    """Delete a person. Bots take their seats; the games of others stay, without the name."""
    do(lang, server, "DELETE", f"/api/admin/people/{quote(person, safe='')}", "admin-person-removed", person=person)


@app.command()
def prune(server: Server = SERVER, lang: Language = "") -> None:
    """Delete at once what nobody has used for longer than the server keeps it."""
    run(lang, lambda texts: typer.echo(texts.say("old-deleted", **call(server, "POST", "/api/admin/prune"))))


def day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
