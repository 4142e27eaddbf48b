#!/usr/bin/env python3
"""Checks the record of a finished match without a line of Fairground: its seal, its sums, and the numbers that were drawn.

    python3 examples/check_fairness.py record.json 4 12 11 10

The numbers behind the file are bounds, in the order in which the game drew: at Fair Trade the seat of the farmer marker (below the
number of players), then the market cards, each by its place among those that are left (below 12, 11, 10, ...). Written after docs/fairness.md.
"""
import hashlib
import hmac
import json
import sys

START, PRIME, LOW = 0x811C9DC5, 0x01000193, 0xFFFFFFFF
HEAD = ["fairground", "id", "game", "version", "seats", "options", "edition", "sitters", "waits", "commitment", "words"]


def plain(value):  # the one way to write a value: keys sorted, no spaces
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def number(total, value):
    return ((total ^ (int(value) & LOW)) * PRIME) & LOW


def text(total, letters):  # by UTF-16, as browsers count letters
    units = letters.encode("utf-16-le")
    for at in range(0, len(units), 2):
        total = number(total, units[at] | units[at + 1] << 8)
    return total


def value_sum(value):
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else text(START, plain(value))


def check(record):
    seed = bytes.fromhex(record["seed"])
    if hashlib.sha256(seed).hexdigest() != record["commitment"]:
        return "the seed is not the one that the table was sealed with"
    chain = START
    for name in HEAD:
        value = record[name]
        if text(text(START, name), value if isinstance(value, str) else plain(value)) != record["sums"][name] & LOW:
            return f"{name} does not agree with its sum"
        chain = number(chain, record["sums"][name])
    for entry in record["entries"]:
        for value in (entry["n"], entry["at"], entry["at"] // 2**32, entry["seat"]):
            chain = number(chain, value)
        done = START
        for name, value in entry["do"].items():
            done = number(text(done, name), value_sum(value))
        chain = number(text(chain, entry["by"]), done)
        if chain != entry["sum"] & LOW:
            return f"entry {entry['n']} does not agree with its sum"
    return None


def drawn(record, bounds):
    seed, n = bytes.fromhex(record["seed"]), 0
    for bound in bounds:
        found = 0 if bound == 1 else None
        while True:
            message = f"fairground/1|{record['id']}|{plain(record['words'])}|{n}".encode()
            digest = hmac.new(seed, message, hashlib.sha256).digest()
            n += 1
            for at in range(0, 32, 4):
                value = int.from_bytes(digest[at : at + 4], "big")
                if found is None and value < 2**32 - 2**32 % bound:
                    found = value % bound
            if found is not None:
                break
        yield found


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        match = json.load(file)
    wrong = check(match)
    print(wrong or "sealed before the match, and nothing was changed since")
    print("drawn:", *drawn(match, map(int, sys.argv[2:])))
    sys.exit(1 if wrong else 0)
