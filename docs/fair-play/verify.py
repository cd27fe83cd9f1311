#!/usr/bin/env python3
"""Plays published rounds again, from nothing but seeds and rules, and says where they differ.

    python3 verify.py vectors.json [book ...]
    python3 verify.py proof.json

A proof is a prize or a shared draw as its page copies it, or a list of them.

Games that are played from a book of rounds need it: any file that has it as base64 text in quotes. Written from
docs/fair-play/README.md alone; it shares no code with the site. Standard library only.
"""
import json
import re
import sys

import shared
import tables
import tumbles
from fair import WORDS, Chance, Unknown, definition_hash, sha256, words
from slots import Slot


def play_slot(rules, chance, bet, choices):
    if "tumble" in rules:
        return tumbles.play(rules, chance, bet) + dropped(rules, bet)
    return Slot(rules, chance, choices).play(bet) + dropped(rules, bet)


def dropped(rules, bet):
    """The must-drop jackpots that the round won: amounts of the bet that are none of the rules' pools."""
    drawn = [pool["tier"] for pool in rules.get("pools", [])]
    return sum(amount for tier, amount in bet.get("pools", {}).items() if tier not in drawn)


PLAYERS = {
    "slot": play_slot, "dice": tables.play_dice, "mines": tables.play_mines, "plinko": tables.play_plinko,
    "keno": tables.play_keno, "roulette": tables.play_roulette, "blackjack": tables.play_blackjack,
    "video-poker": tables.play_video_poker, "limbo": tables.play_limbo, "hi-lo": tables.play_hi_lo,
    "prize-wheel": tables.play_prize_wheel, "crash": tables.play_crash,
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
    if "chainEnd" in vector and not is_of_chain(vector):
        yield "the server seed is not of the chain that was promised"
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


def is_of_chain(vector):
    """Hashed as often as the number of the round, the seed of a shared round gives the hash published before the first."""
    if not is_whole(vector["nonce"], 1, 10_000):
        return False
    seed = vector["serverSeed"]
    for _ in range(vector["nonce"]):
        seed = sha256(bytes.fromhex(seed))
    return seed == vector["chainEnd"]


def is_whole(value, least, most):
    return type(value) is int and least <= value <= most


def named(vector):
    rules = vector.get("rules")
    return f"{rules.get('id') if isinstance(rules, dict) else 'no rules'}, nonce {vector.get('nonce')}"


def can_be_drawn(rules):
    """One word can choose among the weights, and there are enough prizes; no field is left out of the hash."""
    if not isinstance(rules, dict) or {"id", "prizes"} - rules.keys() or rules.keys() - {"id", "prizes", "picks"}:
        return False
    prizes, picks = rules["prizes"], rules.get("picks", 1)
    if not isinstance(rules["id"], str) or not re.fullmatch("[a-z0-9-]{1,64}", rules["id"]) or not isinstance(prizes, list):
        return False
    if not all(isinstance(each, dict) and isinstance(each.get("id"), str) for each in prizes):
        return False
    weights = [each.get("weight") for each in prizes]
    if not all(is_whole(weight, 0, WORDS) for weight in weights) or not 0 < sum(weights) <= WORDS:
        return False
    return is_whole(picks, 1, sum(weight > 0 for weight in weights))


def prize_faults(vector):
    """The same of a promotion's prize: a choice by the weights of its rules."""
    rules = vector.get("rules")
    if vector.get("serverSeed", "") is None:
        yield "its server seed is not revealed yet: that comes when the next pair takes over"
        return
    if not re.fullmatch("[0-9a-f]{64}", str(vector.get("serverSeed"))) or not is_whole(vector.get("nonce"), 0, 2**53 - 1):
        yield "a seed or the nonce is malformed"
        return
    if not re.fullmatch("[ -~]{1,64}", str(vector.get("clientSeed"))):
        yield "a seed or the nonce is malformed"
        return
    if not can_be_drawn(rules):
        yield "nothing can be drawn by these rules"
        return
    if sha256(bytes.fromhex(vector["serverSeed"])) != vector.get("commit"):
        yield "the server seed is not the one that was promised"
    hashed = definition_hash(rules)
    if vector.get("definitionHash") not in (None, hashed):
        yield "the rules are not those of the hash"
    chance = Chance(words({**vector, "game": rules["id"], "definitionHash": hashed}))
    left = list(rules["prizes"])
    picked = [left.pop(chance.weighted([prize["weight"] for prize in left]))["id"] for _ in range(rules.get("picks", 1))]
    if " ".join(picked) != vector.get("prize"):
        yield "another prize was drawn"


PRIZE_FIELDS = {"rules", "commit", "clientSeed", "nonce", "serverSeed", "prize", "definitionHash", "at", "oddsSince"}


def of_proofs(proofs):
    """Proofs as pages copy them. Rounds need what is published with the rules of their games."""
    draws = [proof for proof in proofs if "sharedDraw" in proof]
    prizes = [proof for proof in proofs if "prize" in proof and not proof.keys() - PRIZE_FIELDS]
    others = len(proofs) - len(prizes) - len(draws)
    if others:
        print(f"{others} left out: no prize and no shared draw; npm run fair:verify plays rounds")
    return {"definitions": {}, "vectors": [], "prizes": prizes, "shared": draws, "others": others}


def main(path, *books):
    tumbles.open_books(books)
    with open(path, encoding="utf-8") as file:
        published = json.load(file)
    if isinstance(published, list) or "vectors" not in published:
        published = of_proofs(published if isinstance(published, list) else [published])
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
    if published["vectors"] or "prizes" not in published:
        print(f"{len(published['vectors'])} vectors, {whole} played to the end, {wrong} wrong")
    prizes = published.get("prizes", [])
    lost = 0
    for at, vector in enumerate(prizes):
        for fault in prize_faults(vector):
            lost += 1
            print(f"prize {at} ({named(vector)}): {fault}")
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
    return 1 if wrong or lost or missed or published.get("others") else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
