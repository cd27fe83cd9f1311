"""Draws for all players: moments of a day, lotteries, and hidden amounts of jackpots, as docs/fair-play/README.md tells them."""
import hashlib
import hmac

from fair import Chance, definition_hash, sha256, words


def faults(vector):
    """The differences between a shared draw and its proof, in words."""
    rules = vector["rules"]
    if sha256(bytes.fromhex(vector["serverSeed"])) != vector["commit"]:
        yield "the server seed is not the one that was promised"
    if definition_hash(rules) != vector.get("definitionHash", definition_hash(rules)):
        yield "the rules are not those of the hash"
    yield from FAULTS[rules["kind"]](vector, rules)


def chance_of(vector, seed, nonce):
    rules = vector["rules"]
    fields = {"game": rules["id"], "definitionHash": definition_hash(rules), "clientSeed": vector["sharedDraw"]}
    return Chance(words({**fields, "serverSeed": seed, "nonce": nonce}))


def moment_faults(vector, rules):
    extra = rules["gapSeconds"] - 1
    free = rules["seconds"] - (rules["count"] - 1) * extra
    picked = sorted(chance_of(vector, vector["serverSeed"], 0).distinct(free, rules["count"]))
    if [rules["startsAt"] + second + at * extra for at, second in enumerate(picked)] != vector["moments"]:
        yield "other moments were drawn"


def amount_faults(vector, rules):
    chance = chance_of(vector, vector["serverSeed"], 0)
    if rules["from"] + 1 + chance.uint(rules["to"] - rules["from"] - 1) != vector["amount"]:
        yield "another amount was drawn"


def lottery_faults(vector, rules):
    size, root = vector["size"], vector["root"]
    seed = hmac.new(bytes.fromhex(vector["serverSeed"]), bytes.fromhex(root), hashlib.sha256).hexdigest()
    drawn = chance_of(vector, seed, size).distinct(size, min(rules["winners"], size))
    if drawn != [winner["index"] for winner in vector["winners"]]:
        yield "other tickets were drawn"
    for winner in vector["winners"]:
        if root_of(leaf(winner["ticket"]), winner["index"], size, winner["path"]) != root:
            yield f"ticket {winner['index']} was not sold"
    tickets = vector.get("tickets")
    if tickets is not None and (tree(tickets) != root or len(set(tickets)) != size or len(tickets) != size):
        yield "the tickets do not lead to the root"


FAULTS = {"moments": moment_faults, "lottery": lottery_faults, "amount": amount_faults}


def leaf(ticket):
    return sha256(b"\0" + ticket.encode())


def node(left, right):
    return sha256(b"\1" + bytes.fromhex(left) + bytes.fromhex(right))


def split_of(size):
    """The largest power of two below the size."""
    return 1 << ((size - 1).bit_length() - 1)


def tree(tickets):
    """The root of a Merkle tree as in RFC 6962."""
    if len(tickets) < 2:
        return leaf(tickets[0]) if tickets else sha256(b"")
    split = split_of(len(tickets))
    return node(tree(tickets[:split]), tree(tickets[split:]))


def root_of(hashed, index, size, path):
    """The root that the path leads to, the lowest sibling first; None where the path has another length."""
    if size == 1:
        return hashed if index == 0 and not path else None
    if not path or not 0 <= index < size:
        return None
    split = split_of(size)
    if index < split:
        below = root_of(hashed, index, split, path[:-1])
        return below and node(below, path[-1])
    below = root_of(hashed, index - split, size - split, path[:-1])
    return below and node(path[-1], below)
