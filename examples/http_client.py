#!/usr/bin/env python3
"""Plays a whole game against bots on a running server, using only HTTP.

    python3 examples/http_client.py http://localhost:8080 fair-trade 3

It joins as a guest and keeps the cookie, as a browser does; your own program should use a token instead
(docs/protocol.md). Needs only Python. Replace `choose` with something cleverer.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar

browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def choose(view, moves):
    """`view` is what our seat knows, `moves` are its legal moves."""
    return random.choice(moves)


def ask(server, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"content-type": "application/json"})
    with browser.open(request, timeout=60) as answer:
        return json.load(answer)


def main(server="http://localhost:8080", game="fair-trade", seats="3"):
    ask(server, "/api/guests", {"name": "Python"})
    table = ask(server, "/api/play", {"game": game, "seats": int(seats)})["id"]
    position = ask(server, f"/api/tables/{table}").get("position")
    while position is None or "result" not in position:
        if position and (position["moves"] or position.get("handover", {}).get("seat") == position["viewer"]):
            act = {"play": choose(position["view"], position["moves"])} if position["moves"] else {"done": True}
            command = {"act": act, "after": position["n"], "client": str(uuid.uuid4())}
            try:
                ask(server, f"/api/tables/{table}/acts", command)
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (409, 429):  # the table has moved on, or we are too fast: look again
                    raise SystemExit(refusal.read().decode())
        time.sleep(0.05)
        position = ask(server, f"/api/tables/{table}").get("position")
    print("place", position["result"]["places"][position["viewer"]], "of", len(position["result"]["places"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
