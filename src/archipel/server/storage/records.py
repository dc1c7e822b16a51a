"""Records: games that are over, exported, imported, and played again step by step."""

from __future__ import annotations

from secrets import token_urlsafe
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select

from archipel.catalogue import replay
from archipel.engine.action import parse
from archipel.engine.errors import RecordError
from archipel.engine.game import Game
from archipel.engine.record import read_record
from archipel.engine.state import State
from archipel.engine.view import event_for, state_to_json, view_of
from archipel.engine.words import DERIVED
from archipel.server.messages import Fair, RecordInfo, Replay, ReplayFrame, write
from archipel.server.refusals import Refused
from archipel.server.storage import schema
from archipel.server.storage.store import Store
from archipel.server.table.chat import clean
from archipel.server.table.sheet import make_sheet

ALL_SEEING: Final = -2


def info_of(name: str, text: str, created: float) -> RecordInfo:
    """What a record says about itself; RecordError when it is damaged. Plays the whole game."""
    game = replay(text)
    header = read_record(text).header
    return RecordInfo(
        record=name,
        game=str(header["name"]),
        seats=game.seats,
        names=_texts(header.get("names"), game.seats),
        bots=_texts(header.get("bots"), game.seats),
        steps=len(text.splitlines()) - 2,
        winners=game.winners,
        created=created,
        fair=_fair(header),
    )


def _texts(found: object, seats: int) -> list[str]:
    """One short text for each seat; a record from elsewhere may have anything there, or nothing."""
    if not isinstance(found, list) or len(found) != seats:
        return [""] * seats
    return [clean(text, 60) if isinstance(text, str) else "" for text in found]


def _fair(header: dict[str, object]) -> Fair | None:
    try:
        return msgspec.convert(header.get("fair"), Fair)
    except msgspec.ValidationError:
        return None


def replay_of(info: RecordInfo, text: str, seat: int, first: int, count: int) -> Replay:
    """Some frames of a record, as a seat saw them, or as all of them together did."""
    told = read_record(text)
    frames: list[ReplayFrame] = []
    shown: dict[str, Any] = {}
    step = 0
    heard = 0

    def add(state: State, rows: list[tuple[int, list[int]]]) -> None:
        nonlocal shown, step
        if first <= step < first + count:
            view = _view(state, seat)
            action = None if step == 0 else parse(state.rules, told.actions[step - 1])
            frames.append(
                ReplayFrame(
                    seat=-1 if step == 0 else told.seats[step - 1],
                    action=None if action is None else action.to_json(),
                    notation="" if action is None else str(action),
                    events=[event_for(state.rules, row, seat, seat == ALL_SEEING).to_json() for row in rows],
                    changed={name: value for name, value in view.items() if shown.get(name, shown) != value},
                )
            )
            shown = view
        step += 1

    def watch(game: Game) -> None:
        nonlocal heard
        if step == 0:
            add(game.origin.state, game.origin.events)
            heard = len(game.origin.events)
            game.listen()
        listener = game.state.listener
        assert listener is not None
        add(game.state, listener.rows[heard:])
        heard = len(listener.rows)

    game = replay(text, watch)
    if step == 0:
        add(game.state, game.origin.events)
    return Replay(info, make_sheet(game), seat, first, step, frames)


def _view(state: State, seat: int) -> dict[str, Any]:
    if seat != ALL_SEEING:
        return state_to_json(view_of(state, seat).state, seat)
    seats = range(int(state.rules.seats))
    views: list[dict[str, Any]] = [state_to_json(view_of(state, each).state, each) for each in seats]
    merged = dict(views[0], seat=ALL_SEEING)
    for block in state.rules.blocks:
        if block.seen == "owner" and block.reads != DERIVED:
            merged[block.name] = [view[block.name][each] for each, view in enumerate(views)]
    return merged


class Records:
    """Records that were imported."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, person: str, info: RecordInfo, text: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(
                insert(schema.records).values(
                    id=info.record, person=person, info=write(info).decode(), record=text, created=info.created
                )
            )

    async def get(self, name: str) -> tuple[RecordInfo, str] | None:
        records = schema.records.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(records.info, records.record).where(records.id == name))
            row = found.first()
        return None if row is None else (msgspec.json.decode(row[0], type=RecordInfo), row[1])


def new_name() -> str:
    return token_urlsafe(12)


def checked(text: str) -> RecordInfo:
    """The description of a record that somebody brings along; refused when it is damaged."""
    try:
        return info_of(new_name(), text, time())
    except RecordError as wrong:
        raise Refused("record.damaged", status=400, line=wrong.line) from None
