"""Slots whose symbols are drawn one by one, played from a book of rounds."""
import base64
import re

from fair import WORDS, Chance, Unknown, sha256

BOOKS = {}


def open_books(paths):
    """A book is known by the hash of its bytes, so it does not matter where it was found."""
    for path in paths:
        with open(path, encoding="utf-8") as file:
            text = max(re.findall(r"['\"]([A-Za-z0-9+/]{64,}={0,2})['\"]", file.read()), key=len)
        data = base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
        BOOKS[sha256(data)] = modes_of(data)


def modes_of(data):
    """For each way to play: groups of a weight and the seeds that have it."""
    numbers, value, shift = [], 0, 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(value)
            value, shift = 0, 0
    source = iter(numbers)
    modes = []
    for _ in range(next(source)):
        groups = []
        for _ in range(next(source)):
            weight, count, seed, seeds = next(source), next(source), 0, []
            for _ in range(count):
                seed += next(source)
                seeds.append(seed)
            groups.append((weight, seeds))
        modes.append(groups)
    return modes


def seed_at(groups, place):
    for weight, seeds in groups:
        if place < weight * len(seeds):
            return seeds[place // weight]
        place -= weight * len(seeds)
    raise AssertionError("the weights of a book add up to 2^32")


def sfc32(seed):
    a, b, c, counter = seed, 0x9E3779B9, 0x243F6A88, 1
    thrown_away = 12
    while True:
        word = (a + b + counter) % WORDS
        counter = (counter + 1) % WORDS
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % WORDS
        c = (((c << 21) | (c >> 11)) + word) % WORDS
        if thrown_away > 0:
            thrown_away -= 1
        else:
            yield word


def play(rules, chance, bet):
    if rules["book"]["sha256"] not in BOOKS:
        raise Unknown("the book")
    is_bought = bet.get("params", {}).get("mode") == "buy"
    seed = seed_at(BOOKS[rules["book"]["sha256"]][1 if is_bought else 0], chance.uint(WORDS))
    units = Tumbler(rules, Chance(sfc32(seed))).play(is_bought)
    return units * (bet["amount"] // (rules["buy"]["price"] if is_bought else 1)) // rules["unitsPerPlay"]


def paid(pays, count):
    """What the highest number that is reached pays."""
    return max(((int(least), units) for least, units in pays.items() if int(least) <= count), default=(0, 0))[1]


class Tumbler:
    """Cells are (symbol, multiplier), by reel and row; only bombs carry a multiplier."""

    def __init__(self, rules, chance):
        self.rules = rules
        self.tumble = rules["tumble"]
        self.chance = chance
        self.roles = {symbol["id"]: symbol["role"] for symbol in rules["symbols"]}
        self.cells = [(reel, row) for reel in range(len(rules["reels"])) for row in range(rules["rows"])]
        self.counts = dict.fromkeys(self.cells, 1)
        self.grid = {}
        self.units = 0
        self.filled = 0
        self.gathered = None
        self.cap = rules["capMultiple"] * rules["unitsPerPlay"]

    @property
    def is_capped(self):
        return self.units >= self.cap

    def pay(self, units):
        self.units = min(self.cap, self.units + units)

    def play(self, is_bought):
        free = next(iter(self.rules["features"]), None)
        scatters = self.spin(self.tumble["weights"], free["countMin"] if is_bought else 0)
        if free is None or scatters < free["countMin"]:
            return self.units
        spins, step = free["spins"], 0
        self.filled, self.gathered = 0, 0
        while step < spins and not self.is_capped:
            step += 1
            if self.spin(free.get("weights", self.tumble["weights"]), 0) >= free["countMin"]:
                spins = max(spins, min(free["spinsMax"], spins + free["retriggerSpins"]))
        return self.units

    def draw(self, weights):
        names = [name for name in self.roles if name in weights]
        name = names[self.chance.weighted([weights[name] for name in names])]
        bombs = self.tumble.get("bombs")
        if not bombs or name != bombs["symbol"]:
            return name, 1
        multipliers = sorted(bombs["multipliers"].items(), key=lambda pair: int(pair[0]))
        return name, int(multipliers[self.chance.weighted([weight for _, weight in multipliers])][0])

    def spin(self, weights, planted):
        """Plays a grid until nothing wins; the number of scatters that are then in view."""
        self.grid = {cell: self.draw(weights) for cell in self.cells}
        scatter = next((name for name, role in self.roles.items() if role == "scatter"), None)
        places = list(self.cells)
        for _ in range(planted):
            self.grid[self.chance.take(places)] = (scatter, 1)
        won = 0
        if self.gathered is None:
            self.filled = 0
        if "holds" in self.tumble:
            self.hold(weights)
        wins = [] if "holds" in self.tumble else self.wins()
        while wins and not self.is_capped:
            taken = {cell for _, cells in wins for cell in cells}
            times = max((mark["multiplier"] for mark in self.tumble.get("meter", []) if mark["cells"] <= self.filled), default=1)
            for units, cells in wins:
                for cell in cells:
                    units *= self.counts[cell]
                units *= times
                won += units
                self.pay(units * max(1, self.gathered or 0))
            if self.is_capped:
                break
            if "growingCells" in self.tumble:
                for cell in taken:
                    self.counts[cell] = min(self.tumble["growingCells"]["max"], 2 * self.counts[cell])
            self.filled += len(taken)
            self.fall(taken, weights)
            wins = self.wins()
        bombs = sum(times for name, times in self.grid.values() if name == self.tumble.get("bombs", {}).get("symbol"))
        if bombs > 0 and won > 0:
            gathers = "gathers" in self.tumble["bombs"] and self.gathered is not None
            before = self.gathered if gathers else 0
            self.pay(won * (before + bombs - max(1, before)))
            self.gathered = before + bombs if gathers else self.gathered
        shown = [name for name, _ in self.grid.values()]
        for rule in self.rules["wins"]:
            if rule["kind"] == "scatters":
                self.pay(paid(rule["pays"], shown.count(rule["symbol"])))
        return shown.count(scatter)

    def hold(self, weights):
        """Winning symbols and scatters stay, all else is drawn again; all wins pay again while some join."""
        held = set()
        while not self.is_capped:
            wins = self.wins()
            scatters = {cell for cell in self.cells if self.roles[self.grid[cell][0]] == "scatter"}
            now = {cell for _, cells in wins for cell in cells} | scatters
            if not wins or now <= held:
                return
            for units, _ in wins:
                self.pay(units)
            held = now
            if not self.is_capped:
                self.grid = {cell: self.grid[cell] if cell in held else self.draw(weights) for cell in self.cells}

    def fall(self, taken, weights):
        for reel in range(len(self.rules["reels"])):
            left = [self.grid[reel, row] for row in range(self.rules["rows"]) if (reel, row) not in taken]
            while len(left) < self.rules["rows"]:
                left.insert(0, self.draw(weights))
            for row, cell in enumerate(left):
                self.grid[reel, row] = cell

    def wins(self):
        """Units and cells of each win, scatters apart."""
        wins = []
        for rule in self.rules["wins"]:
            for name, pays in {} if rule["kind"] == "scatters" else rule["pays"].items():
                for cells in self.groups(name) if rule["kind"] == "cluster" else [self.places(name)]:
                    wins.append((paid(pays, len(cells)), cells))
        return [(units, cells) for units, cells in wins if units > 0]

    def places(self, name):
        return {cell for cell in self.cells if self.grid[cell][0] == name}

    def groups(self, name):
        """Cells of the symbol that touch side by side; a wild belongs to every group that it touches."""
        left, wilds = self.places(name), {cell for cell in self.cells if self.roles[self.grid[cell][0]] == "wild"}
        while left:
            group, edge = set(), {left.pop()}
            while edge:
                group |= edge
                beside = {(reel + x, row + y) for reel, row in edge for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}
                edge = (beside & (left | wilds)) - group
                left -= edge
            yield group
