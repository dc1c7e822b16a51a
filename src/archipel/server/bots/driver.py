"""What happens at a table by itself: bots play, time runs out, stand-ins replace absent people, spectators catch up.

Every table has one driver, woken whenever something changes. Bots think in other processes. Each decision waits for
its bot in a task of its own; the bot's action is dropped if the decision is no longer open, and the bot asked again.
"""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from time import monotonic
from typing import Final

from archipel.engine import roles
from archipel.engine.action import Action
from archipel.engine.game import Game
from archipel.server.bots.manners import Manners, legal_with
from archipel.server.bots.pool import BotFailed, BotNotKnown
from archipel.server.bots.worker import Question
from archipel.server.refusals import Refused
from archipel.server.table import frames, timing
from archipel.server.table.clock import MISSES
from archipel.server.table.days_clock import DaysClock
from archipel.server.table.delayed_view import show_due
from archipel.server.table.lesson import BY_LESSON, LessonRun
from archipel.server.table.live_game import is_pass
from archipel.server.table.log_entries import BotReplaced, WentAbsent
from archipel.server.table.seat_commands import leave_seat
from archipel.server.table.seats import Seat, bot_for_one_move, default_stand_in, simpler
from archipel.server.table.starting import begin_if_due
from archipel.server.table.table import Table

PACES: Final = {"human": (0.7, 1.6), "fast": (0.15, 0.3), "instant": (0.0, 0.0)}
LESSON_PACE: Final = (0.7, 0.9)  # slow enough to follow
OFFER_TERMS: Final = "trade_terms"  # the block: what the offering seat gives, then what it takes
AUTO_PLAY_PACE: Final = (0.3, 0.9)  # not at once: an instant skip would reveal what a hand does not hold

logger = logging.getLogger(__name__)
chance = SystemRandom()


def question_for(table: Table, seat: int, bot: str) -> Question:
    """What a bot is asked: the view of its seat and nothing else."""
    game = table.game.game
    board = game.origin.header["board"]
    assert isinstance(board, dict)
    return Question(
        key=f"{table.id}:{seat}",
        bot=bot,
        seed=chance.getrandbits(62),
        game=table.options.game,
        seats=table.options.seats,
        options=table.options.options,
        board=board,
        seat=seat,
        view=game.view(seat).to_bytes(),
        scenario=str(game.origin.header.get("scenario", "")),
    )


def is_roll(game: Game, action: Action) -> bool:
    return roles.ROLL in game.rules.verb_named[action.kind].roles


def declines_unseen(table: Table, seat: int, refuse_below: int) -> bool:
    """Whether an offer has fewer cards for a seat, for each of its own, than its person wants. It depends on the offer
    alone, so it shows nothing of the hand."""
    if not refuse_below or not table.answers_offer(seat):
        return False
    state = table.game.game.state
    block = state.rules.block_named.get(OFFER_TERMS)
    if block is None:
        return False
    terms = [int(state.s[block.at + k]) for k in range(block.size)]
    got, given = sum(terms[: len(terms) // 2]), sum(terms[len(terms) // 2 :])
    return got < refuse_below * given


class Driver:
    """Keeps one table going; runs until the table is unloaded."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.expired: set[int] = set()
        self.at_work: dict[int, asyncio.Task[None]] = {}  # the decisions that are being made, by seat
        self.manners = Manners(table)
        self.task = asyncio.create_task(self.run(), name=f"table {table.id}")

    async def stop(self) -> None:
        tasks = [self.task, *self.at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run(self) -> None:
        table = self.table
        while not table.lost:
            table.woken.clear()
            try:
                async with table.lock:
                    seconds = await self.step()
            except Refused:  # the log could not be written
                seconds = 1.0
            except Exception:
                logger.exception("driver", extra={"table": table.id})
                seconds = 5.0
            if seconds is None:
                await table.woken.wait()
                continue
            try:
                async with asyncio.timeout(seconds):
                    await table.woken.wait()
            except TimeoutError:
                pass
        table.services.tables.unload_lost(table)

    async def step(self) -> float | None:
        """Do what is due. Returns the seconds until something else is, None if only a change brings it."""
        table = self.table
        now = monotonic()
        show_due(table)
        later = None if table.delayed is None else table.delayed.due_in()
        begins = await begin_if_due(table)
        due = [seconds for seconds in (later, begins) if seconds is not None]
        if table.state == "playing":
            if table.in_days and table.people_read != frozenset(table.players):  # it has begun, or a seat has changed
                await table.services.tables.read_people(table)
                timing.restart_clock(table)
            clock_now = table.clock_time()
            if table.clock.paused != table.paused:
                table.clock.pause(clock_now, table.paused)
                frames.send_clock(table)
            if not table.paused:
                await self.take_absent(now)
                await self.take_expired(clock_now)
                due += self.start_work(now)
                due += frames.absences(table, now).values()
                clock = table.clock.due_in(clock_now)
                due += [clock] if clock is not None and clock > 0 else []
                await self.write_clock()
                await table.services.notices.tell(table)
                due += [at - clock_now for at in timing.notices_due(table, clock_now)]
        return min(due) + 0.01 if due else None

    # ---- people who do not decide

    async def take_absent(self, now: float) -> None:
        for seat, seconds in frames.absences(self.table, now).items():
            if seconds <= 0:
                await self.put_stand_in(self.table.seats[seat])

    async def take_expired(self, now: float) -> None:
        table = self.table
        if table.days_clock is not None:
            await self.take_overtime(table.days_clock, now)
            return
        expired = set(table.clock.expired(now))
        for number in expired - self.expired:
            seat = table.seats[number]
            seat.misses += 1
            frames.send_notice(table, "clock_expired", seat=number)
            if seat.misses >= MISSES:
                await self.put_stand_in(seat)
        self.expired = expired

    async def take_overtime(self, clock: DaysClock, now: float) -> None:
        """Days are over for some people: what happens is the table's choice. An offer just lapses: `auto_action`."""
        table = self.table
        for number in clock.expired(now):
            if table.answers_offer(number):
                continue
            seat = table.seats[number]
            voted = number in clock.late  # and the vote came to nothing
            then = table.options.overtime
            if then == "vote" and (voted or not frames.overtime_voters(table, number)):
                then = "bot"
            if not voted:
                seat.misses += 1
            frames.send_notice(table, "overtime", seat=number, then=then)
            if then == "vote":
                clock.late[number] = now + clock.turn
                clock.overtime_votes.clear()
                frames.send_clock(table)
            elif then == "seat":
                await leave_seat(table, seat, "", "", "seat_given_up")
            elif seat.misses >= MISSES:
                await self.put_stand_in(seat)
            else:
                clock.late.pop(number, None)
                clock.handed.add(number)

    async def write_clock(self) -> None:
        """The log keeps the clock of a game that is played in days, and the index when to look at it again."""
        table = self.table
        entry = timing.clock_entry(table)
        if entry is not None and entry != table.clock_written and table.state == "playing":
            table.clock_written = entry
            await table.commit([entry])

    async def put_stand_in(self, seat: Seat) -> None:
        """A bot plays this seat until its person is back."""
        table = self.table
        stand_in = default_stand_in()
        await table.commit([WentAbsent(seat.number, stand_in)])
        frames.send_notice(table, "seat_absent", seat=seat.number, bot=stand_in)
        timing.restart_clock(table)
        frames.send_table(table)
        frames.send_clock(table)

    # ---- decisions that no person makes

    def bot_for(self, number: int) -> str | None:
        """The bot that decides for a seat now; None when a person does."""
        seat = self.table.seats[number]
        if seat.kind == "bot":
            return seat.bot
        if seat.absent:
            return seat.stand_in or default_stand_in()
        days = self.table.days_clock
        if days is not None:
            return bot_for_one_move(seat) if number in days.handed else None
        if number in self.table.clock.expired(monotonic()):
            return seat.stand_in or default_stand_in()
        return None

    def auto_action(self, number: int) -> str | None:
        """What is done for the person of a seat without asking them: to pass when they can do nothing else in another
        player's turn, to decline what they do not want or cannot pay, and what they have asked for."""
        table = self.table
        seat = table.seats[number]
        auto_play = table.auto_play_of(seat.person)
        if seat.kind != "person":
            return None
        game = table.game.game
        legal = game.legal_actions(number)
        if len(legal) == 1 and number != game.active and is_pass(game.rules.verb_named[legal[0].kind]):
            return str(legal[0])
        refused = self.manners.answer_for(number)
        if refused is not None:
            return refused
        days = table.days_clock
        if days is not None and number in days.expired(table.clock_time()) and table.answers_offer(number):
            return str(legal_with(game, number, roles.TRADE, roles.PASSES))
        if declines_unseen(table, number, auto_play.refuse_below):
            return str(legal_with(game, number, roles.TRADE, roles.PASSES))
        if auto_play.end_from and number == game.active and game.turn >= auto_play.end_from:
            for role in (roles.ROLL, roles.ENDS_TURN):
                found = legal_with(game, number, role)
                if found is not None:
                    return str(found)
        if auto_play.auto_roll:
            roll = next((str(action) for action in legal if is_roll(game, action)), None)
            if roll is not None:
                return roll
        if auto_play.auto_skip and len(legal) == 1 and (number != game.active or not game.forms(number)):
            return str(legal[0])
        return None

    def start_work(self, now: float) -> list[float]:
        """Start the decisions of all seats that a bot or auto-play decides for; the seconds that some have to wait."""
        table = self.table
        live = table.game
        if table.lesson is not None:
            self.start_lesson_move(table.lesson)
            return []
        waits = []
        for seat in live.deciding:
            if seat in self.at_work:
                continue
            bot = self.bot_for(seat)
            action = self.auto_action(seat) if bot is None else None
            if bot is None and action is None:
                continue
            if seat == live.game.active and table.bot_waits and table.days_clock is not None:
                if table.days_clock.running:  # people answer in their own time
                    continue
            elif seat == live.game.active and table.patience.open:
                wait = table.patience.due_in(now)  # for the answers of the others, to a trade offer for instance
                if wait > 0:
                    waits.append(wait)
                    continue
            pace = AUTO_PLAY_PACE if bot is None else PACES[table.options.pace]
            seconds = chance.uniform(*pace) * table.services.settings.pace
            self.at_work[seat] = asyncio.create_task(self.decide(seat, live.decision_version, action, seconds))
        return waits

    def start_lesson_move(self, lesson: LessonRun) -> None:
        """During a lesson nobody moves but the learner and the lesson itself."""
        if lesson.moves and not lesson.asked and not self.at_work:
            move = lesson.moves[0]
            seconds = chance.uniform(*LESSON_PACE) * self.table.services.settings.pace
            decision = self.table.game.decision_version
            self.at_work[move.seat] = asyncio.create_task(
                self.decide(move.seat, decision, move.action, seconds, BY_LESSON)
            )

    async def decide(self, seat: int, decision: int, action: str | None, seconds: float, by: str = "") -> None:
        """Let some time pass and make a decision: play this action for a person or a lesson, or ask the bot."""
        table = self.table
        try:
            await asyncio.sleep(seconds)
            if action is not None:
                await self.play(seat, decision, action, by or table.seats[seat].person)
            else:
                while not await self.ask_bot(seat, decision):
                    pass
        except Refused:
            await asyncio.sleep(1.0)
        except Exception:
            logger.exception("bot seat", extra={"table": table.id})
            await asyncio.sleep(5.0)
        finally:
            del self.at_work[seat]
            table.woken.set()

    async def ask_bot(self, seat: int, decision: int) -> bool:
        """Ask the bot of a seat and play its action. False when it has to be asked again, or a simpler one because it
        has failed."""
        table = self.table
        async with table.lock:
            bot = self.bot_for(seat) if self.is_open(seat, decision) else None
            if bot is None:
                return True
            question = question_for(table, seat, bot)
        began = monotonic()
        try:
            action = (await table.services.bots.choose(question)).action
        except BotFailed as failed:
            await self.replace(seat, decision, bot, failed.reason, str(failed), failed.trace)
            return False
        table.services.metrics.bot_seconds.add(monotonic() - began)
        async with table.lock:
            played = self.manners.as_played(seat, action) if self.is_open(seat, decision) else action
        if played is None:
            return False
        try:
            await self.play(seat, decision, played, f"bot {bot}")
        except Refused as refused:
            if refused.key == "server.storage":
                raise
            await self.replace(seat, decision, bot, "illegal", f"{played}: {refused.key}")
            return False
        return True

    def is_open(self, seat: int, decision: int) -> bool:
        """Whether a seat still has to make the decision that began at this version."""
        table = self.table
        return (
            table.state == "playing"
            and not table.lost
            and not table.paused
            and table.game.decision_version == decision
            and seat in table.game.deciding
        )

    async def play(self, seat: int, decision: int, action: Action | str | None, by: str) -> None:
        """Play an action (None: the first legal one) if the decision is still open and no person has come back."""
        table = self.table
        async with table.lock:
            if not self.is_open(seat, decision) or (by.startswith("bot ") and self.bot_for(seat) is None):
                return
            if action is None:
                action = str(table.game.game.legal_actions(seat)[0])
            await table.play(seat, action, by)

    async def replace(self, seat: int, decision: int, bot: str, reason: str, error: str, trace: str = "") -> None:
        """A bot has failed: a simpler one takes its place; if even the simplest fails, play the first legal action.
        Players are told the reason; the error and its traceback are logged for the operator alone."""
        table = self.table
        table.services.metrics.count("bots_replaced", f'reason="{reason}"')
        instead = simpler(bot)
        message = "bot replaced"
        if reason == BotNotKnown.reason:
            message = (
                f"the bot processes do not know the bot {bot}: {instead or 'a legal action'} is played instead. "
                "Register it in a plug-in, start the server with ARCHIPEL_PLUGINS=<its module>; docs/writing_a_bot.md"
            )
        about = {"table": table.id, "seat": seat, "bot": bot, "reason": reason, "error": error}
        logger.warning(message, extra=about | ({"trace": trace} if trace else {}))
        if not instead:
            await self.play(seat, decision, None, "bot first")
            return
        async with table.lock:
            if self.bot_for(seat) != bot:
                return
            await table.commit([BotReplaced(seat, bot, instead, reason)])
            details = {"from": bot, "to": instead, "reason": reason}
            frames.send_notice(table, "bot_replaced", seat=seat, **details)
            frames.send_table(table)
