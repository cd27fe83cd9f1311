#!/usr/bin/env python3
"""Plays published rounds again, from nothing but seeds and rules, and says where they differ.

    python3 verify.py vectors.json

Written from docs/fair-play/README.md alone; it shares no code with the site. Standard library only.
"""
import hashlib
import hmac
import json
import sys

WORDS = 2**32


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def definition_hash(definition):
    text = json.dumps({"mechanics": 1, "definition": definition}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode())


def words(vector):
    """Unsigned 32-bit words without end: HMAC-SHA256 of a counted message, the highest byte first."""
    key = bytes.fromhex(vector["serverSeed"])
    client = sha256(vector["clientSeed"].encode())
    prefix = f"v1|{vector['game']}|{vector['definitionHash'][:16]}|{client}|{vector['nonce']}|"
    block = 0
    while True:
        digest = hmac.new(key, f"{prefix}{block}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def uint(source, n):
    """One of 0..n-1, each as likely: words past the last whole multiple of n are thrown away."""
    limit = WORDS - WORDS % n
    word = next(source)
    while word >= limit:
        word = next(source)
    return word % n


class Slot:
    """Reels, lines, scatters, nudges and plain free spins."""

    def __init__(self, definition, source):
        self.rules = definition
        self.source = source
        self.units = 0
        self.cap = definition["capMultiple"] * definition["unitsPerPlay"]
        self.roles = {symbol["id"]: symbol["role"] for symbol in definition["symbols"]}
        self.wild = next((name for name, role in self.roles.items() if role == "wild"), None)

    def spin(self, reels, held=None):
        held = held or {}
        return [held.get(i) if i in held else uint(self.source, len(reel)) for i, reel in enumerate(reels)]

    def columns(self, reels, stops):
        return [[reel[(stop + row) % len(reel)] for row in range(self.rules["rows"])] for reel, stop in zip(reels, stops)]

    def line_units(self, rule, symbols):
        best = 0
        for name, pays in rule["pays"].items():
            run = 0
            while run < len(symbols) and (symbols[run] == name or symbols[run] == self.wild):
                run += 1
            if name != self.wild and all(symbol == self.wild for symbol in symbols[:run]):
                continue
            best = max(best, pays.get(str(run), 0))
        return best

    def wins(self, columns):
        for rule in self.rules["wins"]:
            if rule["kind"] == "scatters":
                count = sum(column.count(rule["symbol"]) for column in columns)
                yield rule["pays"].get(str(count), 0)
                continue
            shown = {symbol for column in columns for symbol in column}
            plain = shown - {self.wild}
            is_full = len(plain) <= 1 and all(self.roles[name] == "plain" for name in plain)
            times = rule.get("fullGridMultiplier", 1) if is_full else 1
            for line in rule["lines"]:
                yield times * self.line_units(rule, [columns[reel][row] for reel, row in enumerate(line)])

    def pay(self, columns, times=1):
        for units in self.wins(columns):
            self.units = min(self.cap, self.units + units * times)

    def play(self):
        reels = self.rules["reels"]
        stops = self.spin(reels)
        columns = self.columns(reels, stops)
        self.pay(columns)
        for feature in self.rules["features"]:
            if self.units < self.cap:
                {"nudge-respin": self.nudge, "free-spins": self.free_spins}[feature["kind"]](feature, stops, columns)
        return self.units

    def nudge(self, rule, stops, columns):
        reels = self.rules["reels"]
        held = {i: stops[i] for i, column in enumerate(columns) if rule["symbol"] in column}
        if len(held) != len(reels) - 1:
            return
        respun = self.spin(reels, held)
        free = next(i for i in range(len(reels)) if i not in held)
        tries = []
        for by in (0, -1, 1):
            moved = [(stop + by) % len(reels[i]) if i == free else stop for i, stop in enumerate(respun)]
            tries.append(self.columns(reels, moved))
        self.pay(max(tries, key=lambda grid: sum(self.wins(grid))))

    def free_spins(self, rule, _stops, columns):
        def scatters(grid):
            return sum(column.count(rule["symbol"]) for column in grid)

        if scatters(columns) < rule["countMin"]:
            return
        reels = rule.get("reels", self.rules["reels"])
        spins, step = rule["spins"], 0
        while step < spins and self.units < self.cap:
            step += 1
            grid = self.columns(reels, self.spin(reels))
            self.pay(grid, rule["multiplier"])
            if self.units < self.cap and scatters(grid) >= rule["countMin"]:
                spins = min(rule["spinsMax"], spins + rule["retriggerSpins"])


def is_plain_slot(definition):
    """Whether this program knows all the rules of the game, and not only its draws."""
    known = {"lines", "scatters", "nudge-respin", "free-spins"}
    fields = {"symbol", "kind", "countMin", "spins", "retriggerSpins", "spinsMax", "multiplier", "reels", "lines", "pays", "fullGridMultiplier"}
    rules = definition.get("wins", []) + definition.get("features", [])
    return (
        definition["kind"] == "slot"
        and isinstance(definition["rows"], int)
        and all(rule["kind"] in known and set(rule) <= fields for rule in rules)
        and set(definition) <= {"kind", "id", "rows", "symbols", "reels", "unitsPerPlay", "wins", "features", "capMultiple", "betLevels"}
    )


def faults(vector, definition):
    """What is not as it should be, in words."""
    if sha256(bytes.fromhex(vector["serverSeed"])) != vector["commit"]:
        yield "the server seed is not the one that was promised"
    if definition_hash(definition) != vector["definitionHash"]:
        yield "the rules are not those of the hash"
    source = words(vector)
    for draw in vector["draws"]:
        if uint(source, draw["n"]) != draw["value"]:
            yield f"{draw['label']} was drawn otherwise"
            return
    if is_plain_slot(definition):
        amount = vector["bet"]["amount"]
        if Slot(definition, words(vector)).play() * amount // definition["unitsPerPlay"] != vector["payout"]:
            yield "the round wins something else"


def main(path):
    with open(path, encoding="utf-8") as file:
        published = json.load(file)
    wrong = 0
    for at, vector in enumerate(published["vectors"]):
        for fault in faults(vector, published["definitions"][vector["game"]]):
            wrong += 1
            print(f"vector {at} ({vector['game']}, nonce {vector['nonce']}): {fault}")
    played = sum(is_plain_slot(published["definitions"][vector["game"]]) for vector in published["vectors"])
    print(f"{len(published['vectors'])} vectors, {played} played to the end, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
