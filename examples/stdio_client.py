#!/usr/bin/env python3
"""Plays a whole game through the engine on stdin and stdout, with random moves for every seat.

    python3 examples/stdio_client.py fair-trade 4

The engine is `npx fairground stdio`: one JSON object per line in each direction. Replace `choose` with something cleverer.
"""
import json
import os
import random
import subprocess
import sys

ENGINE = os.environ.get("FAIRGROUND", "npx fairground").split() + ["stdio"]


def choose(view, moves):
    """`view` is what the seat knows; each of `moves` has the move and its text."""
    return random.choice(moves)["move"]


class Engine:
    def __init__(self):
        self.process = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, **request):
        self.process.stdin.write(json.dumps({"id": 1, **request}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer["ok"]


def main(game="fair-trade", seats="4"):
    engine = Engine()
    table = engine.ask(do="new", game=game, seats=int(seats))
    match, turn = table["match"], table["turn"]
    while turn:
        seat = turn[0]
        view = engine.ask(do="view", match=match, seat=seat)["view"]
        moves = engine.ask(do="moves", match=match, seat=seat)["moves"]
        played = engine.ask(do="play", match=match, seat=seat, move=choose(view, moves))
        for event in played["events"]:
            print(event.get("text", ""))
        turn = played["turn"]
        table = played
    print("places:", table["outcome"]["places"])
    engine.process.stdin.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
