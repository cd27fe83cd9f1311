#!/usr/bin/env python3
"""Plays published rounds again, from nothing but seeds and rules, and says where they differ.

    python3 verify.py vectors.json [book ...]
    python3 verify.py shared-draw.json

Games that are played from a book of rounds need it: any file that has it as base64 text in quotes. Written from
docs/fair-play/README.md alone; it shares no code with the site. Standard library only.
"""
import json
import sys

import shared
import tables
import tumbles
from fair import Chance, Unknown, definition_hash, sha256, words
from slots import Slot


def play_slot(rules, chance, bet, choices):
    if "tumble" in rules:
        return tumbles.play(rules, chance, bet)
    return Slot(rules, chance, choices).play(bet)


PLAYERS = {
    "slot": play_slot, "dice": tables.play_dice, "mines": tables.play_mines, "plinko": tables.play_plinko,
    "keno": tables.play_keno, "roulette": tables.play_roulette, "blackjack": tables.play_blackjack,
    "video-poker": tables.play_video_poker,
}


def replay(vector, definition):
    """Payout and draws of the round; None where the rules are not known."""
    if definition["kind"] not in PLAYERS:
        return None
    chance = Chance(words(vector))
    try:
        return PLAYERS[definition["kind"]](definition, chance, vector["bet"], vector["choices"]), chance.drawn
    except Unknown:
        return None


def faults(vector, definition, played):
    """What is not as it should be, in words."""
    if sha256(bytes.fromhex(vector["serverSeed"])) != vector["commit"]:
        yield "the server seed is not the one that was promised"
    if definition_hash(definition) != vector["definitionHash"]:
        yield "the rules are not those of the hash"
    chance = Chance(words(vector))
    for draw in vector["draws"]:
        if chance.uint(draw["n"]) != draw["value"]:
            yield f"{draw['label']} was drawn otherwise"
            return
    if played is None:
        return
    payout, drawn = played
    if drawn != [(draw["n"], draw["value"]) for draw in vector["draws"]]:
        yield "the rules draw something else"
    elif payout != vector["payout"]:
        yield "the round wins something else"


def prize_faults(vector):
    """The same of a promotion's prize: a choice by the weights of its rules."""
    rules = vector["rules"]
    if sha256(bytes.fromhex(vector["serverSeed"])) != vector["commit"]:
        yield "the server seed is not the one that was promised"
    if definition_hash(rules) != vector["definitionHash"]:
        yield "the rules are not those of the hash"
    chance = Chance(words({**vector, "game": rules["id"]}))
    left = list(rules["prizes"])
    picked = [left.pop(chance.weighted([prize["weight"] for prize in left]))["id"] for _ in range(rules.get("picks", 1))]
    if " ".join(picked) != vector["prize"]:
        yield "another prize was drawn"


def main(path, *books):
    tumbles.open_books(books)
    with open(path, encoding="utf-8") as file:
        published = json.load(file)
    if "sharedDraw" in published:
        published = {"definitions": {}, "vectors": [], "shared": [published]}
    wrong, whole, draws_only = 0, 0, {}
    for at, vector in enumerate(published["vectors"]):
        definition = published["definitions"][vector["game"]]
        played = replay(vector, definition)
        whole += played is not None
        if played is None:
            draws_only[vector["game"]] = draws_only.get(vector["game"], 0) + 1
        for fault in faults(vector, definition, played):
            wrong += 1
            print(f"vector {at} ({vector['game']}, nonce {vector['nonce']}): {fault}")
    for game, count in draws_only.items():
        print(f"{game}: draws only, {count} vectors")
    print(f"{len(published['vectors'])} vectors, {whole} played to the end, {wrong} wrong")
    prizes = published.get("prizes", [])
    lost = 0
    for at, vector in enumerate(prizes):
        for fault in prize_faults(vector):
            lost += 1
            print(f"prize {at} ({vector['rules']['id']}, nonce {vector['nonce']}): {fault}")
    if prizes:
        print(f"{len(prizes)} prizes, {lost} wrong")
    draws = published.get("shared", [])
    missed = 0
    for at, vector in enumerate(draws):
        for fault in shared.faults(vector):
            missed += 1
            print(f"shared draw {at} ({vector['sharedDraw']}): {fault}")
    if draws:
        print(f"{len(draws)} shared draws, {missed} wrong")
    return 1 if wrong or lost or missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
