"""Checks the record of a match without a line of Fairground, after docs/fairness.md: its seal, its sums, the numbers drawn.
The numbers behind the file are the bounds that the game drew below: check_fairness.py record.json 4 12 11 10
"""
import hashlib, hmac, json, sys

START, PRIME, LOW = 0x811C9DC5, 0x01000193, 0xFFFFFFFF
HEAD = ["fairground", "id", "game", "version", "seats", "options", "edition", "sitters", "waits", "commitment", "words"]

def plain(value):  # the one way to write a value: keys sorted, no spaces
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

def units(value):  # a number as it is, a text by UTF-16, as browsers count letters
    if not isinstance(value, str):
        return [int(value)]
    octets = value.encode("utf-16-le")
    return [low | high << 8 for low, high in zip(octets[::2], octets[1::2])]

def add(total, *values):  # FNV-1a
    for unit in [each for value in values for each in units(value)]:
        total = ((total ^ (unit & LOW)) * PRIME) & LOW
    return total

def check(record):
    if hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() != record["commitment"]:
        return "the seed is not the one that the table was sealed with"
    for name in HEAD:
        value = record[name]
        if add(START, name, value if isinstance(value, str) else plain(value)) != record["sums"][name] & LOW:
            return f"{name} does not agree with its sum"
    chain = add(START, *(record["sums"][name] for name in HEAD))
    for entry in record["entries"]:
        done = START
        for name, value in entry["do"].items():
            done = add(done, name, value if type(value) in (int, float) else add(START, plain(value)))
        chain = add(chain, entry["n"], entry["at"], entry["at"] // 2**32, entry["seat"], entry["by"], done)
        if chain != entry["sum"] & LOW:
            return f"entry {entry['n']} does not agree with its sum"

def numbers(record):  # eight from each digest
    for n in range(2**32):
        message = f"fairground/1|{record['id']}|{plain(record['words'])}|{n}".encode()
        digest = hmac.new(bytes.fromhex(record["seed"]), message, hashlib.sha256).digest()
        yield [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]

match = json.load(open(sys.argv[1], encoding="utf-8"))
wrong, digests = check(match), numbers(match)
fitting = lambda bound: (value % bound for eight in digests for value in eight if value < 2**32 - 2**32 % bound)
print(wrong or "sealed before the match, and nothing was changed since")
print("drawn:", *(next(fitting(bound)) for bound in map(int, sys.argv[2:])))
sys.exit(1 if wrong else 0)
