"""`tabard show`: the table of a recorded game at any snapshot."""

from __future__ import annotations

import argparse
import json
from typing import Any

from tabard.cli import commented, files, picture
from tabard.cli.arguments import BadUsage, Commands, add_force, add_language, whole
from tabard.cli.data import add_data
from tabard.cli.scoreboard import show_result
from tabard.cli.screen import MARKS, Screen
from tabard.cli.speech import player_names, speech
from tabard.kernel.errors import BadInput
from tabard.kernel.events import EVERYBODY, scene_of
from tabard.kernel.record import Record
from tabard.kernel.state import CHANCE, OVER, State
from tabard.showing import svg
from tabard.words import Words


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "show",
        help="show the table of a recorded game at any moment",
        description="Show the table of a recorded game: at its end, or after any number of "
        "choices; as everybody saw it, or as one seat did; with the comments and variations that "
        "the record carries to that moment.",
    )
    command.add_argument("record", metavar="RECORD", help="file of the record (- for stdin)")
    command.add_argument("--at", type=whole, metavar="PLY", help="after so many choices")
    command.add_argument("--seat", type=whole, metavar="N", help="as this seat sees it")
    command.add_argument("--svg", metavar="FILE", help="write the picture as an SVG file")
    command.add_argument("--json", action="store_true", help="print the view as JSON only")
    add_language(command)
    add_force(command)
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the moment asked for."""
    if args.json and args.svg:
        raise BadUsage("--json and --svg do not go together")
    data = files.read_bytes(args.record)
    record = files.record_in(args.record, data)
    written = commented.written_in(args.record, data, record)
    snapshot = Snapshot(record, args.at, args.seat, args.lang)
    if args.svg:
        drawing = svg(snapshot.state, args.seat, snapshot.names, args.lang)
        files.write(args.svg, drawing, args.force)
    elif args.json:
        print(json.dumps(snapshot.view, ensure_ascii=False))
    else:
        snapshot.show()
        said = commented.told(record, written, args.lang, snapshot.ply)
        print("\n".join(["", *said] if said else []), end="\n" if said else "")
    return 0


class Snapshot:
    """A record after so many choices, as a seat or a spectator saw it."""

    def __init__(self, record: Record, ply: int | None, seat: int | None, lang: str) -> None:
        self.record = record
        self.words = Words(record.game.edition, lang)
        self.choice = ""  # the last one, in words made of what this seat knew
        self.ply = len(record.choices) if ply is None else ply
        if self.ply > len(record.choices):
            raise BadInput("--at", f"{self.ply} is not 0 to {len(record.choices)}")
        if seat is not None and seat >= record.players:
            raise BadInput("--seat", f"{seat} is not 0 to {record.players - 1}")
        self.names = player_names(record, lang)
        self.told: list[dict[str, Any]] = []
        self.last = 0  # events before the last choice
        self.mover: int = CHANCE  # whose choice it was
        self.secret = False  # whether it was one that this seat may not know
        self.state = self.replay(seat)  # the end of a game rather than the table it clears
        self.view = self.state.view(seat)

    def replay(self, seat: int | None) -> State:
        """Make the choices, keeping what was told on the way."""
        state = self.record.first()
        scene: State | None = None
        for ply, code in enumerate(self.record.choices[: self.ply], 1):
            log = state.log = []
            self.mover = int(state.to_move)
            if ply == self.ply:
                form = state.game.actions.json(code)
                self.choice = self.words.choice(state.view(seat), form, MARKS)
            self.last = len(self.told)
            state.apply(code)
            self.told += [event.seen_by(seat) for event in log]
            self.secret = any(event.only not in (EVERYBODY, seat) for event in log)
            scene = scene_of(log)
        return state if scene is None else scene

    def show(self) -> None:
        """Print the table, what led to it, and what is asked."""
        words, say = self.words, speech(self.words.lang)
        screen = Screen(self.names)
        picture.show_table(self.view, words, screen)
        screen.say()
        if self.ply > 0:
            who = MARKS[self.mover] if self.mover >= 0 else say("chance")
            text = say("hidden") if self.secret else self.choice
            whole = len(self.record.choices)
            screen.say(say("choice-of", number=self.ply, whole=whole, who=who, text=text))
            picture.show_events(self.told[self.last :], self.state, words, screen, rules=True)
            screen.say()
        if self.state.to_move == OVER:
            show_result(self.state, self.told, words, screen)
        else:
            picture.show_prompt(self.state, self.view, words, screen)
