"""Checks the record of a match without any code of Fairground (see docs/fairness.md): its seal, its sums, the numbers drawn.
The numbers after the file name are the upper bounds of the draws: check_fairness.py record.json 4 12 11 10
"""
import hashlib, hmac, json, sys

START, PRIME, LOW = 0x811C9DC5, 0x01000193, 0xFFFFFFFF
HEAD = ["fairground", "id", "game", "version", "seats", "options", "edition", "sitters", "waits", "commitment", "words"]

def plain(value):  # canonical JSON: sorted keys, no spaces
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

def units(value):  # a number itself, or the UTF-16 code units of a text
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
        return "the seed is not the one committed to before the match"
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

def numbers(record):  # eight numbers from each digest
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
