"""The schema of the database: an append-only log of every table, and small tables besides it.

A table is restored from its log alone; `tables` and `sittings` only help to find it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),  # public, gives no access
    Column("name", String(24), nullable=False),
    Column("login", String(32), unique=True),
    Column("password", String(200)),  # argon2
    Column("created", Float, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),  # SHA-256 of the token in the cookie
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float),  # to a day; empty: not since it was made
)

devices: Final = Table(
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),  # SHA-256 of a code that is typed on another device
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("state", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # a TableSummary, as seen by nobody in particular
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float, index=True),  # when something happens by itself, in a game that is played in days
    Index("ix_tables_state_public_changed", "state", "public", "changed"),
)

log: Final = Table(
    "log",
    metadata,
    # If two processes take themselves for the owner they write the same number, and the second one is refused.
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("person", String(24), nullable=False),
    Column("command", String(64), nullable=False),  # its id; "" for what the server did by itself
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

sittings: Final = Table(
    "sittings",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

presets: Final = Table(
    "presets",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("created", Float, nullable=False),
)

records: Final = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("info", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

holidays: Final = Table(
    "holidays",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
)

notice_channels: Final = Table(
    "notice_channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail or webhook
    Column("target", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("origin", String(300), nullable=False),  # the page as this person calls it
    Column("token", String(32), nullable=False, unique=True),  # ends these notices
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("created", Float, nullable=False),
)

notices_sent: Final = Table(
    "notices_sent",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, nullable=False),  # the last one they were told about
    Column("reminded", Integer),  # the last one they were reminded of
)

notice_times: Final = Table(
    "notice_times",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("again", Boolean, nullable=False),  # once more before the time is over
    Column("quiet_from", Integer, nullable=False),  # an hour of the day; as quiet_until: no quiet hours
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # "Europe/Paris"
)

campaigns: Final = Table(
    "campaigns",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(60), nullable=False),
    Column("options", Text, nullable=False),  # of every table, except the game
    Column("bots", Text, nullable=False),  # a list: the bots on the seats after the first
    Column("results", Text, nullable=False),  # a Campaign as archipel.catalogue.campaign writes it
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="SET NULL"), nullable=True),  # the last one opened
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

maps: Final = Table(
    "maps",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),  # a scenario file
    Column("public", Boolean, nullable=False),  # listed for everybody
    Column("playable", Boolean, nullable=False),  # by the rules of the server that checked it
    Column("drawn", Text, nullable=False),  # what a list shows of it, picture included
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
)

# ---- ratings. A game outlives its table here; `player` is a person, or "bot:" and the bot with its settings.

games: Final = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),  # that of its table, which may be deleted since
    Column("game", String(64), nullable=False),
    Column("box", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),  # the ratings of its players have taken it in
    Column("read", Boolean, nullable=False),  # its record was looked through for openings and dice
    Column("ended", Float, nullable=False, index=True),
)

results: Final = Table(
    "results",
    metadata,
    Column("game_id", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(80), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("facts", Text, nullable=False),  # a SeatFacts, or ""
    Column("mean", Float),  # of the rating in its box and number of seats, after this game
    Column("deviation", Float),
    Column("overall_mean", Float),  # of the rating in all games
    Column("overall_deviation", Float),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("player", String(80), primary_key=True),
    Column("box", String(40), primary_key=True),  # "": all games together
    Column("seats", Integer, primary_key=True),  # 0: all games together
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("organiser", String(24), ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("title", String(60), nullable=False),
    Column("data", Text, nullable=False),  # a TournamentData
    Column("version", Integer, nullable=False),  # of the data: who changes it names the one that was read
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

tournament_players: Final = Table(
    "tournament_players",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)
