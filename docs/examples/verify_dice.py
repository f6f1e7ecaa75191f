#!/usr/bin/env python3
"""Checks the dice of a finished match: verify_dice.py RECORD...

Written from docs/formats/replay.md alone, with nothing but Python's own library. It knows no rules: it
checks that every answer of chance is the one that the seed gives to the question in the record.
"""

import hashlib
import json
import struct
import sys

SEATS = ["marine", "alien", "p1", "p2", "p3", "p4", "p5", "p6"]


class Wrong(Exception):
    """Something in the record does not hold."""


def expect(holds, why):
    if not holds:
        raise Wrong(why)


def digest(purpose, *parts):
    """SHA-256 of a list of parts, each with its length before it."""
    listed = [purpose.encode(), *parts]
    return hashlib.sha256(b"".join(struct.pack("<Q", len(part)) + part for part in listed)).digest()


def commitment_of(secret):
    return digest("blipfall dice commitment 1", secret).hex()


def secret_of_start(secret, number):
    return secret if number == 1 else digest("blipfall dice secret 1", secret, struct.pack("<Q", number))


def chacha8_words(key, stream):
    """The words of a stream of ChaCha8 with a counter and a stream number of 64 bits each."""
    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = ((s[z] << turn) | (s[z] >> (32 - turn))) & 0xFFFFFFFF

    counter = 0
    while True:
        first = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, stream)))
        state = list(first)
        for _ in range(4):
            for column in range(4):
                quarter(state, column, column + 4, column + 8, column + 12)
            for row in range(4):
                quarter(state, row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(state, first))
        counter += 1


def answer(words, question):
    """The answer to one question: a die with this number of faces, or a choice with these weights."""
    weights = question if isinstance(question, list) else None
    total = sum(weights) if weights else question
    limit = 0xFFFFFFFF // total * total
    ticket = next(word for word in words if word < limit) % total
    if weights is None:
        return ticket
    for index, weight in enumerate(weights):
        if ticket < weight:
            return index
        ticket -= weight


def read(path):
    """The entries of a file, whose seal must be whole."""
    with open(path, encoding="utf-8") as file:
        lines = [line for line in file.read().splitlines() if line.strip()]
    header = json.loads(lines[0])
    expect(header.get("blipfall") == "replay", "this is no replay")
    if "entries" in header:
        entries, seal = header["entries"], header["digest"]
        texts = [json.dumps(entry, separators=(",", ":"), ensure_ascii=False) for entry in entries]
    else:
        texts, foot = lines[1:-1], json.loads(lines[-1])
        entries, seal = [json.loads(text) for text in texts], foot["digest"]
        expect(foot["entries"] == len(entries), "entries are missing")
    found = hashlib.sha256("".join(text + "\n" for text in texts).encode()).hexdigest()
    expect(found == seal, "the digest does not fit the entries")
    return [next(iter(entry["fact"].items())) for entry in entries]


class Check:
    """Walks through the entries; the methods on_... are called with the facts of their name."""

    def __init__(self, facts):
        expect(facts and facts[0][0] == "opened", "the first entry is no opening")
        secrets = [fact["secret"] for name, fact in facts if name == "closed"]
        expect(secrets, "the match is not over: its secret is not told")
        self.secret, self.id = bytes.fromhex(secrets[0]), facts[0][1]["id"]
        self.server, self.lesson = facts[0][1]["commitment"], facts[0][1]["terms"].get("lesson")
        expect(self.server == commitment_of(self.secret), "the secret is not the one committed to")
        self.holders, self.start, self.seed, self.step = {}, 1, None, 0
        self.committed, self.nonces = {}, {}
        self.n_picks = self.n_unknown = 0
        for number, (name, fact) in enumerate(facts):
            try:
                getattr(self, f"on_{name}", lambda _: None)(fact)
            except Wrong as wrong:
                raise Wrong(f"entry {number}, {name}: {wrong}") from None

    def people(self):
        return {holder["person"] for holder in self.holders.values() if "person" in holder}

    def on_seated(self, fact):
        holder = fact["holder"] if isinstance(fact["holder"], dict) else {}
        self.holders[fact["seat"]] = holder
        if self.seed is None:
            self.committed = {who: what for who, what in self.committed.items() if who in self.people()}
            self.nonces = {who: what for who, what in self.nonces.items() if who in self.people()}

    def on_contributed(self, fact):
        self.nonces[fact["person"]] = bytes.fromhex(fact["nonce"])

    def on_committed(self, fact):
        expect(not set(self.committed) & set(self.nonces), "others have revealed something already")
        self.committed[fact["person"]] = fact["commitment"]

    def on_revealed(self, fact):
        who, nonce = fact["person"], bytes.fromhex(fact["nonce"])
        committed_as = fact.get("committed_as", who)
        missing = self.people() - set(self.committed) - set(self.nonces)
        expect(not missing, f"these had not committed to anything: {missing}")
        found = digest("blipfall dice contribution 1", self.id.encode(), bytes.fromhex(self.server),
                       committed_as.encode(), nonce).hex()
        expect(self.committed.get(who) == found, f"it is not what {who} had committed to")
        self.nonces[who] = nonce

    def on_aborted(self, fact):
        expect(fact["start"] == self.start, f"it is start {self.start}")
        expect(self.people() - set(self.nonces), "all had revealed, and the match had to begin")
        self.start, self.server, self.committed, self.nonces = self.start + 1, fact["commitment"], {}, {}
        expect(self.server == commitment_of(secret_of_start(self.secret, self.start)),
               "the secret of the next start is not the one committed to")
        print(f"  start {fact['start']} was aborted ({fact['why']}); not revealed: {fact['missing']}")

    def on_started(self, fact):
        seats = sorted(self.holders, key=SEATS.index)
        nonces = [self.nonces.get(self.holders[seat].get("person"), b"") for seat in seats]
        secret = secret_of_start(self.secret, self.start)
        if self.lesson is None:
            self.seed = digest("blipfall dice seed 1", secret, self.id.encode(), *nonces)
        else:
            self.seed = digest("blipfall lesson 1", self.lesson.to_bytes(8, "little"))
        self.picks(fact, 0)

    def on_played(self, fact):
        self.step += 1
        self.picks(fact, self.step)

    def on_undone(self, fact):
        self.step = fact["to"]

    def picks(self, fact, stream):
        asked, words = fact.get("asked", []), chacha8_words(self.seed, stream)
        if fact["picks"] and not asked:
            self.n_unknown += len(fact["picks"])
            return
        found = [answer(words, question) for question in asked]
        expect(found == fact["picks"], f"it says {fact['picks']}, the seed gives {found}")
        self.n_picks += len(found)


def main(paths):
    failed = not paths
    for path in paths:
        try:
            check = Check(read(path))
            expect(not check.n_unknown, f"{check.n_unknown} picks are of a format without questions")
            print(f"{path}: all {check.n_picks} picks are those of the seed")
        except (Wrong, OSError, ValueError, KeyError, TypeError) as wrong:
            failed = True
            print(f"{path}: REFUSED: {wrong}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
