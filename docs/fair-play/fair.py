"""Hashes, words and draws, as docs/fair-play/README.md tells them."""
import hashlib
import hmac
import json

WORDS = 2**32


class Unknown(Exception):
    """Rules that this program does not know: it can check the draws of such a round, and no more."""


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


class Chance:
    """Draws out of words, and remembers them."""

    def __init__(self, source):
        self.source = source
        self.drawn = []

    def uint(self, n):
        """One of 0..n-1, each as likely: words past the last whole multiple of n are thrown away."""
        limit = WORDS - WORDS % n
        word = next(self.source)
        while word >= limit:
            word = next(self.source)
        self.drawn.append((n, word % n))
        return word % n

    def weighted(self, weights):
        rest = self.uint(sum(weights))
        for at, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return at
        raise AssertionError("a draw is below the sum of its weights")

    def take(self, rest):
        return rest.pop(self.uint(len(rest)))

    def distinct(self, size, count):
        """The first of the numbers from 0, shuffled from the front."""
        numbers = {}
        drawn = []
        for at in range(count):
            place = at + self.uint(size - at)
            drawn.append(numbers.get(place, place))
            numbers[place] = numbers.get(at, at)
        return drawn

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.uint(last + 1)
            items[last], items[other] = items[other], items[last]
        return items
