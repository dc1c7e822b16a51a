"""The screen of the terminal game: the board on the left, seats, cards and log on the right, the question below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from archipel.board.colours import COLOURS
from archipel.cli.board import CARD_STYLES, DRAWN, LINE, NAME_STYLES, PIECE_STYLES, PLAIN_STYLE, BoardDrawing
from archipel.cli.sentences import PLACES, Sentences
from archipel.reading import TableReader
from archipel.texts import Texts

NARROWEST: Final = 26  # columns the panel needs beside the board
NAME: Final = 6
COUNT: Final = 4
GAP: Final = 2
LOG_LINES: Final = 5  # lines of the log that are always shown
OVERLAP: Final = 2  # lines of a board, coast and harbours, that are cut at the top before it is left out
TALL: Final = 30  # a screen this high has room for extras


class Screen:
    """Draws on a console; knows only the view it is shown."""

    def __init__(self, console: Console, texts: Texts, colours: Sequence[str] = COLOURS) -> None:
        self.console = console
        self.texts = texts
        self.colours = colours
        self.ascii_only = not console.encoding.lower().startswith("utf")

    # ---- sentences

    def say(self, key: str, **values: str | int) -> None:
        """A text; where its lines break is up to the screen."""
        self.tell(self.texts.say(key, **values).replace("\n", " "))

    def tell(self, said: str | Text, unbroken: bool = False) -> None:
        """Any text; on one line if it may be copied."""
        self.console.print(said, highlight=False, markup=False, soft_wrap=unbroken)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    # ---- whole screens

    def show(
        self,
        sentences: Sentences,
        log: Sequence[str],
        question: Sequence[Text],
        labels: dict[tuple[str, int], str],
        with_board: bool = False,
    ) -> None:
        """The table and the question. A board that does not fit is left out, unless it is asked for."""
        seen = sentences.seen
        board = BoardDrawing(seen, self.texts, ascii_only=self.ascii_only, colours=self.colours).draw(labels)
        width = self.console.width - max(line.cell_len for line in board) - GAP
        room = self.console.height - len(question) - 1
        wanted = with_board or bool(labels) or not self.console.is_terminal
        self.clear()
        if width >= NARROWEST and (wanted or len(board) <= room + OVERLAP):
            if self.console.is_terminal:
                board = board[min(max(len(board) - room, 0), OVERLAP) :]
            self._print(self._beside(board, self.panel(sentences, log, width, max(len(board), room))))
        else:
            panel = self.panel(sentences, log, self.console.width, room)
            fits = len(board) + len(panel) <= room
            if wanted or fits:
                self._print(board)
            if fits or not labels:
                self._print(panel)
        self._print(question)

    def _beside(self, left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
        width = max(line.cell_len for line in left)
        rows = []
        for k in range(max(len(left), len(right))):
            row = left[k].copy() if k < len(left) else Text()
            row.pad_right(width + GAP - row.cell_len)
            rows.append(row.append_text(right[k]) if k < len(right) else row)
        return rows

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            line.rstrip()
        if lines:
            self.console.print(Text("\n").join(lines), overflow="fold", highlight=False)

    # ---- the panel

    def panel(self, sentences: Sentences, log: Sequence[str], width: int, height: int) -> list[Text]:
        """Players, the reader's cards with prices, and as much of the log as fits."""
        seen = sentences.seen
        lines = [self.title(sentences), *self.seats(seen, width), *self.cards(seen, height > TALL)]
        counted = [self.own_cards(seen), *self.beyond(sentences), *self.open_goods(seen), *self.facts(sentences)]
        for said in (*counted, *self.undrawn(sentences)):
            lines += self._wrapped(said, width)
        return lines + self.log(sentences, log, width, max(LOG_LINES, height - len(lines)))

    def title(self, sentences: Sentences) -> Text:
        seen = sentences.seen
        line = Text()
        name = self.texts.say("panel-you") if seen.active == seen.me else sentences.seat(seen.active)
        if seen.over:
            line.append(self.texts.say("panel-over"), "bold")
        elif seen.turn == 0:
            line.append(self.texts.say("panel-start", seat=name), "bold")
        else:
            line.append(self.texts.say("panel-turn", turn=seen.turn, seat=name), "bold")
        if seen.dice[0] and seen.fact("dice"):
            dice = "+".join(str(die) for die in seen.dice)
            line.append("  " + self.texts.say("panel-dice", dice=dice, total=sum(seen.dice)))
        return line

    def seats(self, seen: TableReader, width: int) -> list[Text]:
        """One line per player, the numbers in columns."""
        count = min(COUNT, (width - NAME - 8) // 4)
        head = Text(" " * (NAME + 3), LINE)
        head.append(f"{self.texts.say('panel-points'):>5}")
        for name in self._columns(seen):
            head.append(f"{self.texts.say(f'panel-{name}'):>{count}}")
        return [head, *(self._seat(seen, seat, count) for seat in range(seen.seats))]

    def _columns(self, seen: TableReader) -> tuple[str, ...]:
        """The headings of the columns besides points."""
        if seen.has("ghost_cards"):
            return ("cards", "ships", "ghosts")
        return ("cards", "development" if seen.has("development_cards") else "progress", "knights", "route")

    def _values(self, seen: TableReader, seat: int) -> tuple[str, ...]:
        """The same in numbers."""
        hand = str(seen.hand_size(seat))
        if seen.has("ghost_cards"):
            castle = "*" if seen.holder("castle") == seat else ""
            return hand, str(seen.value("ships_left", seat)), f"{seen.value('ghost_cards', seat)}{castle}"
        route = "*" if seen.holder("longest_route") == seat else ""
        return hand, *self._strength(seen, seat), f"{seen.value('route_length', seat)}{route}"

    def _seat(self, seen: TableReader, seat: int, count: int) -> Text:
        line = Text(">" if seat == seen.active and not seen.over else " ")
        line.append(self.texts.say(f"colour-{self.colours[seat]}.letter"), PIECE_STYLES[self.colours[seat]])
        name = self.texts.say("panel-you" if seat == seen.me else f"colour-{self.colours[seat]}")
        line.append(f" {name:<{NAME}}", "bold" if seat == seen.me else "")
        secret = seen.secret_points(seat)
        line.append(f"{f'{seen.points(seat)}+{secret}' if secret else seen.points(seat):>5}", "bold")
        for value in self._values(seen, seat):
            line.append(f"{value:>{count}}")
        return line

    def _strength(self, seen: TableReader, seat: int) -> tuple[str, str]:
        """Cards to play, and knights: played ones, or the strength of active ones."""
        attack = seen.reading("if_attacked_now")
        strengths = seen.reading("knight_strengths") if attack is None else attack["strengths"]
        if strengths is not None:
            return str(sum(seen.row("progress_count", seat))), str(strengths[seat])
        if not seen.has("development_cards"):
            return "-", "-"
        army = "*" if seen.holder("largest_army") == seat else ""
        return str(seen.value("development_cards_count", seat)), f"{seen.value('knights_played', seat)}{army}"

    def cards(self, seen: TableReader, with_supply: bool) -> list[Text]:
        """A table of the reader's hand, of prices, and of trading rates with the supply."""
        first = seen.group("resource")
        lines = [self._head(first)]
        if seen.me >= 0:
            lines.append(self._row("panel-hand", first, {card: seen.held(card) for card in first}, "bold"))
        in_resources = {piece: price for piece, price in seen.prices().items() if not price.keys().isdisjoint(first)}
        lines += self._prices(seen, first, in_resources)
        lines += self._rates(seen, first, with_supply)
        others = [card for card in seen.cards if card not in first]
        if others:
            lines.append(self._head(others))
            if seen.me >= 0:
                lines.append(self._row("panel-hand", others, {card: seen.held(card) for card in others}, "bold"))
            beside = {piece: price for piece, price in seen.prices().items() if piece not in in_resources}
            lines += self._prices(seen, others, beside)
            lines += self._rates(seen, others, with_supply)
        return lines

    def _prices(self, seen: TableReader, cards: Sequence[str], prices: Mapping[str, Mapping[str, int]]) -> list[Text]:
        """What pieces cost that have a short name."""
        lines = []
        for piece, price in prices.items():
            if self.texts.has(f"piece-{piece}.short"):
                affordable = seen.me >= 0 and all(seen.held(card) >= n for card, n in price.items())
                lines.append(self._row(f"piece-{piece}.short", cards, price, "" if affordable else LINE))
        return lines

    def _rates(self, seen: TableReader, cards: Sequence[str], with_supply: bool) -> list[Text]:
        """The trading rates with the supply, and what it has."""
        lines = []
        rates = {good.name: seen.rate(good.name) for good in seen.goods if good.paid and good.name in cards}
        if seen.me >= 0 and rates:
            lines.append(self._row("panel-rate", cards, rates, LINE))
        if with_supply or seen.me < 0:
            lines.append(self._row("panel-supply", cards, {card: seen.supply(card) for card in cards}, LINE))
        return lines

    def _head(self, cards: Sequence[str]) -> Text:
        head = Text(" " * NAME)
        for card in cards:
            head.append(f"{self.texts.say(f'card-{card}.short'):>{COUNT}}", CARD_STYLES.get(card, PLAIN_STYLE))
        return head

    def _row(self, key: str, cards: Sequence[str], counts: Mapping[str, int], style: str) -> Text:
        line = Text(f"{self.texts.say(key):<{NAME}}", style)
        for card in cards:
            count = counts.get(card, 0)
            shown = str(count) if count > 0 else "-" if count == 0 else "?"
            line.append(f"{shown:>{COUNT}}", style)
        return line

    def own_cards(self, seen: TableReader) -> Text:
        """The reader's cards to play, or how many are left in the deck; in Junior the market."""
        if seen.has("market"):
            stalls = [seen.name("market", k) for k in range(len(seen.values("market")))]
            cards = ", ".join(self.texts.say(f"card-{card}") for card in stalls if card)
            return Text(self.texts.say("panel-market", cards=cards, count=seen.value("coco_left")), LINE)
        if not seen.has("development_cards"):
            return self._own_progress(seen)
        held = seen.counts("development_cards", seen.me) if seen.me >= 0 else {}
        if not held:
            return Text(self.texts.say("panel-deck", count=seen.value("deck_size")), LINE)
        fresh_ones = seen.counts("development_cards_fresh", seen.me)
        said = []
        for name, count in held.items():
            card = self.texts.say(f"card-{name}")
            fresh = fresh_ones.get(name, 0)
            if fresh:
                said.append(self.texts.say("panel-own-card-fresh", card=card, count=count, fresh=fresh))
            else:
                said.append(self.texts.say("panel-own-card", card=card, count=count))
        return Text(self.texts.say("panel-own-cards", cards=", ".join(said)))

    def _own_progress(self, seen: TableReader) -> Text:
        held = seen.counts("progress", seen.me) if seen.me >= 0 else {}
        if held:
            said = [
                self.texts.say("panel-own-card", card=self.texts.say(f"card-{name}"), count=count)
                for name, count in held.items()
            ]
            return Text(self.texts.say("panel-own-cards", cards=", ".join(said)))
        decks = " ".join(str(count) for count in seen.values("progress_left"))
        return Text(self.texts.say("panel-decks", counts=decks), LINE)

    def beyond(self, sentences: Sentences) -> list[Text]:
        """The barbarians, all players' improvements and the merchant, in Cities & Knights."""
        seen = sentences.seen
        if not seen.has("improvement"):
            return []
        lines = []
        attack = seen.reading("if_attacked_now")
        if attack is not None:
            strength, defence = attack["strength"], attack["defence"]
            lines.append(
                Text(self.texts.say("panel-barbarians", steps=attack["steps_left"], strength=strength, defence=defence))
            )
        levels = Text(self.texts.say("panel-levels"))
        for seat in range(seen.seats):
            letter = self.texts.say(f"colour-{self.colours[seat]}.letter")
            levels.append(f" {letter}\u00a0{'/'.join(str(level) for level in seen.row('improvement', seat))}")
        lines.append(levels)
        merchant = seen.holder("merchant_holder")
        if merchant >= 0:
            lines.append(Text(self.texts.say("panel-merchant", seat=sentences.seat(merchant)), LINE))
        return lines

    def open_goods(self, seen: TableReader) -> list[Text]:
        """How many of each good that lies open every player has."""
        return [
            self._of_all(f"card-{good.name}", [seen.held(good.name, seat) for seat in range(seen.seats)])
            for good in seen.goods
            if good.is_open
        ]

    def facts(self, sentences: Sentences) -> list[Text]:
        """Blocks that have a text `fact-<block>`: what each player has of it, where it lies, or how many there are."""
        seen = sentences.seen
        lines = []
        for block in seen.rules.blocks:
            key = f"fact-{block.name}"
            if not self.texts.has(key):
                continue
            if block.per == "player" and block.each == 1:
                lines.append(self._of_all(key, seen.values(block.name)))
            elif block.per == "" and block.size == 1:
                (count,) = seen.values(block.name)
                lines.append(Text(self.texts.say("panel-fact", fact=self.texts.say(key), there=str(count))))
            elif block.per in PLACES:
                found = enumerate(seen.values(block.name))
                if block.reads in PLACES:  # each leads to another place
                    there = [
                        f"{sentences.place(block.per, place)} → {sentences.place(block.reads, to)}"
                        for place, to in found
                        if to >= 0
                    ]
                else:
                    there = [f"{sentences.place(block.per, place)} {count}" for place, count in found if count > 0]
                if there:
                    lines.append(Text(self.texts.say("panel-fact", fact=self.texts.say(key), there="; ".join(there))))
        return lines

    def _of_all(self, key: str, counts: Sequence[int]) -> Text:
        line = Text(self.texts.say("panel-fact", fact=self.texts.say(key), there=""))
        for seat, count in enumerate(counts):
            letter = self.texts.say(f"colour-{self.colours[seat]}.letter")
            line.append(f" {letter}\u00a0{count if count >= 0 else '?'}")
        return line

    def undrawn(self, sentences: Sentences) -> list[Text]:
        """Pieces that the board does not draw, of a chapter from outside the package: whose they are, and where."""
        seen = sentences.seen
        lines = []
        for block in seen.rules.blocks:
            if block.reads != "holder" or block.per not in ("tile", "corner", "edge") or block.name in DRAWN:
                continue
            holders = [seen.holder(block.name, place) for place in range(int(block.size))]
            for seat in sorted(set(holders) - {-1}):
                held = [sentences.place(block.per, place) for place, holder in enumerate(holders) if holder == seat]
                piece = self.texts.say(f"piece-{block.name}")
                said = self.texts.say(
                    "panel-pieces", piece=piece, seat=sentences.seat(seat), places=self.texts.listed(held)
                )
                lines.append(Text(said, LINE))
        return lines

    # ---- the log

    def log(self, sentences: Sentences, log: Sequence[str], width: int, height: int) -> list[Text]:
        """The last sentences that fit, with the number of earlier ones."""
        lines: list[Text] = []
        shown = 0
        for sentence in reversed(log):
            wrapped = self._wrapped(self.coloured(sentences, sentence), width)
            left = len(log) - shown - 1
            if len(lines) + len(wrapped) + (1 if left else 0) > height:
                break
            lines = wrapped + lines
            shown += 1
        if shown < len(log):
            lines.insert(0, Text(self.texts.say("panel-log-earlier", count=len(log) - shown), LINE))
        return lines

    def coloured(self, sentences: Sentences, sentence: str) -> Text:
        """A sentence with the names of seats in their colours."""
        line = Text(sentence)
        for seat in range(sentences.seen.seats):
            line.highlight_words([sentences.seat(seat)], f"bold {NAME_STYLES[self.colours[seat]]}")
        return line

    def _wrapped(self, line: Text, width: int) -> list[Text]:
        return list(line.wrap(self.console, width))

    # ---- menus

    def columns(self, entries: Sequence[str]) -> list[Text]:
        """Numbered entries, in as many columns as fit, read downwards."""
        texts = [f"{number:>2} {entry}" for number, entry in enumerate(entries, 1)]
        for height in range(1, len(texts) + 1):
            columns = [texts[k : k + height] for k in range(0, len(texts), height)]
            widths = [max(len(text) for text in column) + GAP for column in columns]
            if sum(widths) - GAP <= self.console.width:
                break
        lines = []
        for row in range(height):
            line = Text()
            for width, column in zip(widths, columns, strict=True):
                if row < len(column):
                    line.append(column[row][:3], "bold bright_yellow")
                    line.append(column[row][3:].ljust(width - 3))
            lines.append(line)
        return lines
