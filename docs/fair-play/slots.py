"""Slots on strips: lines, ways and scatters, and every feature that follows them."""
import math

from fair import Unknown


class View:
    """Columns of symbols, the top row first, and what some of them carry: (reel, row, symbol, value)."""

    def __init__(self, columns, stops, carried=()):
        self.columns = columns
        self.stops = stops
        self.carried = list(carried)

    def count(self, symbol):
        return sum(column.count(symbol) for column in self.columns)

    def reels_with(self, symbol):
        return [reel for reel, column in enumerate(self.columns) if symbol in column]

    def reels_full_of(self, symbol):
        return [reel for reel, column in enumerate(self.columns) if set(column) == {symbol}]


class Slot:
    FEATURES = ("nudge-respin", "free-spins", "walking-wilds", "hold-and-spin", "collect", "wheel", "picks", "bonus-trail")
    FIELDS = {
        "kind", "id", "rows", "heights", "symbols", "reels", "unitsPerPlay", "wins", "features", "cascade",
        "capMultiple", "jackpots", "pools", "poolDraws", "betLevels", "wildReels", "mystery", "screens", "addsReels",
    }
    SERIES_FIELDS = {
        "kind", "symbol", "countMin", "spins", "retriggerSpins", "spinsMax", "multiplier", "reels", "expands", "grows",
        "upgrades", "wildsStick", "stages", "ladder", "wildReels",
    }
    WIN_FIELDS = {"kind", "symbol", "pays", "lines", "direction", "wildMultipliers", "fullGridMultiplier"}

    def __init__(self, rules, chance, choices=()):
        if not set(rules) <= self.FIELDS:
            raise Unknown(sorted(set(rules) - self.FIELDS))
        if any(win["kind"] not in ("lines", "ways", "scatters") or not set(win) <= self.WIN_FIELDS for win in rules["wins"]):
            raise Unknown("wins")
        for feature in rules["features"]:
            fields = self.SERIES_FIELDS if feature["kind"] == "free-spins" else set(feature)
            if feature["kind"] not in self.FEATURES or not set(feature) <= fields:
                raise Unknown(feature["kind"])
        self.rules = rules
        self.chance = chance
        self.choices = iter(choices)
        self.symbols = {symbol["id"]: symbol for symbol in rules["symbols"]}
        self.wilds = {name: symbol.get("multiplier", 1) for name, symbol in self.symbols.items() if symbol["role"] == "wild"}
        self.wild = next(iter(self.wilds), None)
        self.pairs = {name: symbol["twoOf"] for name, symbol in self.symbols.items() if "twoOf" in symbol}
        self.units = 0
        self.cap = rules["capMultiple"] * rules["unitsPerPlay"]

    @property
    def is_capped(self):
        return self.units >= self.cap

    def pay(self, units, times=1):
        self.units = min(self.cap, self.units + units * times)

    def features(self, kind):
        return [feature for feature in self.rules["features"] if feature["kind"] == kind]

    # Turning the reels.

    def column(self, strip, stop, height):
        return [strip[(stop + row) % len(strip)] for row in range(height)]

    def spin(self, reels, held=None):
        """Heights first, then a stop a reel but for the held ones, then what the symbols carry."""
        held = held or {}
        rows, heights = self.rules["rows"], self.rules.get("heights")
        high = [rows] * len(reels)
        if heights:
            high = [heights["min"] + self.chance.weighted(weights) for weights in heights["weights"]]
        stops = [held[reel] if reel in held else self.chance.uint(len(strip)) for reel, strip in enumerate(reels)]
        columns = [self.column(strip, stop, height) for strip, stop, height in zip(reels, stops, high)]
        cells = ((reel, row, name) for reel, column in enumerate(columns) for row, name in enumerate(column))
        return View(columns, stops, [(*cell, self.value(cell[2])) for cell in cells if "values" in self.symbols[cell[2]]])

    def first(self, reels):
        """All reels, or the first ones where wins add the others."""
        return reels[: self.rules["addsReels"]["first"]] if "addsReels" in self.rules else reels

    def add_reels(self, reels, view):
        """One more reel while some symbol of the first one is on all in view."""
        while len(view.columns) < len(reels) and self.reaches_last(view.columns):
            strip = reels[len(view.columns)]
            stop = self.chance.uint(len(strip))
            view.stops.append(stop)
            view.columns.append(self.column(strip, stop, self.rules["rows"]))

    def reaches_last(self, columns):
        names = next(rule["pays"] for rule in self.rules["wins"] if rule["kind"] == "ways")
        return any(all(any(self.ways_through(name, shown) for shown in column) for column in columns) for name in names)

    def turn_reels(self, rule, view):
        """Once the reels have stopped, some of them may turn wild."""
        if "wildReels" in rule:
            drawn = rule["wildReels"][self.chance.weighted([each["weight"] for each in rule["wildReels"]])]
            for reel in drawn["reels"]:
                view.columns[reel] = [self.wild] * self.rules["rows"]

    def uncover(self, view):
        """All covers in view hide one symbol."""
        rule = self.rules.get("mystery")
        if rule and view.count(rule["symbol"]) > 0:
            names = [name for name in self.symbols if rule["weights"].get(name, 0) > 0]
            drawn = names[self.chance.weighted([rule["weights"][name] for name in names])]
            view.columns = [[drawn if name == rule["symbol"] else name for name in column] for column in view.columns]

    def value(self, symbol):
        values = self.symbols[symbol]["values"]
        return values[0] if len(values) == 1 else values[self.chance.weighted([each["weight"] for each in values])]

    # What a view wins.

    def wins(self, columns):
        """Units of all wins together, each screen by itself where there are several."""
        screens = self.rules.get("screens", {"count": 1})
        across = len(columns) // screens["count"]
        won = [self.screen_wins(columns[at : at + across]) for at in range(0, len(columns), across)]
        return sum(won) * (screens.get("together", 1) if all(won) else 1)

    def screen_wins(self, columns):
        return sum(getattr(self, rule["kind"])(rule, columns) for rule in self.rules["wins"])

    def scatters(self, rule, columns):
        return rule["pays"].get(str(sum(column.count(rule["symbol"]) for column in columns)), 0)

    def lines(self, rule, columns):
        shown = {name for column in columns for name in column} - set(self.wilds)
        is_full = len(shown) <= 1 and all(self.symbols[name]["role"] == "plain" for name in shown)
        units = 0
        for rows in rule["lines"]:
            line = [columns[reel][row] for reel, row in enumerate(rows)]
            units += max(self.runs(rule, line), default=(0, 0))[0]
            if rule.get("direction") == "both":
                best, run = max(self.runs(rule, line[::-1]), default=(0, 0))
                units += best if run < len(line) else 0
        return units * (rule.get("fullGridMultiplier", 1) if is_full else 1)

    def runs(self, rule, line):
        """Units and length of the run of each symbol; a run of wilds alone is the wild's own."""
        for name, pays in rule["pays"].items():
            known = set(self.wilds) if name == self.wild else {name, *self.wilds}
            run = next((at for at, shown in enumerate(line) if shown not in known), len(line))
            if name != self.wild and all(shown in self.wilds for shown in line[:run]):
                continue
            yield pays.get(str(run), 0) * self.line_times(rule, line[:run]), run

    def line_times(self, rule, run):
        own = [self.symbols[name]["multiplier"] for name in run if "multiplier" in self.symbols[name]]
        if "wildMultipliers" not in rule or not own:
            return 1
        return sum(own) if rule["wildMultipliers"] == "sum" else math.prod(own)

    def ways(self, rule, columns):
        units = 0
        for name, pays in rule["pays"].items():
            if not any(name in (shown, self.pairs.get(shown)) for shown in columns[0]):
                continue
            often = [sum(self.ways_through(name, shown) for shown in column) for column in columns]
            run = next((reel for reel, count in enumerate(often) if count == 0), len(often))
            units += pays.get(str(run), 0) * math.prod(often[:run])
        return units

    def ways_through(self, name, shown):
        """Two of a symbol in one cell count twice."""
        if shown == name:
            return 1
        return 2 if self.pairs.get(shown) == name else self.wilds.get(shown, 0)

    # A round.

    def play(self, bet):
        amount = bet["amount"]
        reels = self.rules["reels"]
        view = self.spin(self.first(reels))
        self.turn_reels(self.rules, view)
        self.uncover(view)
        self.add_reels(reels, view)
        if "cascade" in self.rules:
            self.cascade(self.rules["cascade"], reels, view)
        else:
            self.pay(self.wins(view.columns))
        for feature in self.rules["features"]:
            if not self.is_capped:
                getattr(self, feature["kind"].replace("-", "_"))(feature, view)
        return self.units * amount // self.rules["unitsPerPlay"] + self.pooled(bet)

    def pooled(self, bet):
        draws, won = self.rules.get("poolDraws", {"amountLeast": 1}), 0
        weight = draws.get("entryWeight", 1) if bet.get("mode") == "SweepStakes" else 1
        shares = bet["amount"] * weight // draws["amountLeast"]
        for pool in self.rules.get("pools", []):
            if self.chance.uint(draws["oneIn"][pool["tier"]]) < shares:
                won += bet.get("pools", {}).get(pool["tier"], 0)
        return won

    def cascade(self, rule, reels, view):
        columns, tops = view.columns, list(view.stops)
        for step in range(rule["stepsMax"]):
            times = rule["multipliers"][min(step, len(rule["multipliers"]) - 1)]
            units = self.wins(columns)
            self.pay(units, times)
            if units == 0 or self.is_capped:
                return
            taken = self.winning_cells(columns)
            for reel, strip in enumerate(reels):
                left = [name for row, name in enumerate(columns[reel]) if (reel, row) not in taken]
                while len(left) < self.rules["rows"]:
                    tops[reel] = (tops[reel] - 1) % len(strip)
                    left.insert(0, strip[tops[reel]])
                columns[reel] = left

    def winning_cells(self, columns):
        cells = set()
        for rule in self.rules["wins"]:
            for rows in rule["lines"]:
                units, run = max(self.runs(rule, [columns[reel][row] for reel, row in enumerate(rows)]), default=(0, 0))
                if units > 0:
                    cells.update(list(enumerate(rows))[:run])
        return cells

    def nudge_respin(self, rule, view):
        reels = self.rules["reels"]
        held = {reel: view.stops[reel] for reel in view.reels_with(rule["symbol"])}
        if len(held) != len(reels) - 1:
            return
        respun = self.spin(reels, held)
        free = next(reel for reel in range(len(reels)) if reel not in held)
        tries = []
        for by in (0, -1, 1):
            columns = list(respun.columns)
            columns[free] = self.column(reels[free], respun.stops[free] + by, self.rules["rows"])
            tries.append(self.wins(columns))
        self.pay(max(tries))

    def collect(self, rule, view, times=1):
        units = sum(value["units"] for *_, value in view.carried)
        self.pay(units * view.count(rule["symbol"]), times)

    def free_spins(self, rule, view):
        if view.count(rule["symbol"]) >= rule["countMin"]:
            special = rule["expands"][self.chance.uint(len(rule["expands"]))] if "expands" in rule else None
            self.series(rule, special)

    def wheel(self, rule, view):
        if view.count(rule["symbol"]) < rule["countMin"]:
            return
        wedge = rule["wedges"][self.chance.weighted([wedge["weight"] for wedge in rule["wedges"]])]
        mode = next(mode for mode in rule["modes"] if mode["variant"] == wedge["variant"])
        if "wilds" in mode:
            self.staying_wilds(rule.get("reels", self.rules["reels"]), mode)
        else:
            self.series({**rule, **mode}, None)

    def series(self, rule, special):
        reels = rule.get("reels", self.rules["reels"])
        grows, stages, ladder, trail = (rule.get(name) for name in ("grows", "stages", "ladder", "upgrades"))
        spins, step, times, landed, place, stuck = rule["spins"], 0, rule["multiplier"], 0, 0, set()
        while step < spins and not self.is_capped:
            step += 1
            if stages:
                stage = max(0, math.ceil((step - rule["spins"]) / stages["spins"]))
                times = stages["multipliers"][stage - 1] if stage else rule["multiplier"]
            view = self.spin(self.first(reels))
            self.turn_reels(rule, view)
            self.uncover(view)
            self.add_reels(reels, view)
            if ladder:
                landed = min(len(ladder["multipliers"]) - 1, landed + view.count(ladder["symbol"]))
                times = ladder["multipliers"][landed]
            columns = view.columns
            if "wildsStick" in rule:
                for reel, row in stuck:
                    columns[reel][row] = self.wild
                stuck = {(reel, row) for reel, column in enumerate(columns) for row, name in enumerate(column) if name in self.wilds}
            if trail:
                place = min(len(trail["trail"]) - 1, place + view.count(rule["symbol"]))
                behind = trail["trail"][:place]
                columns = [[trail["trail"][place] if name in behind else name for name in column] for column in columns]
            units = self.wins(columns)
            self.pay(units, times)
            for collector in self.features("collect"):
                self.collect(collector, view, times)
            if special:
                self.expanded(special, len(view.reels_with(special)), times)
            if grows and units > 0:
                times = min(grows["max"], times + 1)
            if stages:
                before = landed
                landed = min(stages["every"] * len(stages["multipliers"]), landed + view.count(stages["symbol"]))
                spins += (landed // stages["every"] - before // stages["every"]) * stages["spins"]
            elif view.count(rule["symbol"]) >= rule["countMin"]:
                spins = max(spins, min(rule["spinsMax"], spins + rule["retriggerSpins"]))

    def picks(self, rule, view):
        if view.count(rule["symbol"]) < rule["countMin"]:
            return
        prizes = self.chance.shuffle([prize for prize in rule["prizes"] for _ in range(prize["count"])])
        times, opened = 1, 0
        while opened < rule["opensMax"] and not self.is_capped:
            prize = prizes[next(self.choices)["place"]]
            opened += 1
            self.pay(prize.get("units", 0), times)
            times *= prize.get("multiplier", 1)
            if "ends" in prize:
                return

    def bonus_trail(self, rule, view):
        if view.count(rule["symbol"]) < rule["countMin"]:
            return
        place, left, times = 0, rule["moves"], 1
        while left > 0 and not self.is_capped:
            place = min(len(rule["steps"]), place + 1 + self.chance.uint(rule["sides"]))
            step = rule["steps"][place - 1]
            left = 0 if "ends" in step or place == len(rule["steps"]) else left - 1 + step.get("moves", 0)
            self.pay(step.get("units", 0), times)
            times *= step.get("multiplier", 1)

    def expanded(self, special, reels, times):
        for rule in self.rules["wins"]:
            if rule["kind"] == "lines":
                self.pay(len(rule["lines"]) * rule["pays"].get(special, {}).get(str(reels), 0), times)

    def respin(self, reels, held, view):
        """Turns the other reels; the held ones are full of wilds."""
        turned = self.spin(reels, {reel: view.stops[reel] if view else 0 for reel in held})
        for reel in held:
            turned.columns[reel] = [self.wild] * self.rules["rows"]
        return turned

    def staying_wilds(self, reels, mode):
        held, view = [], None
        for _ in range(mode["spins"]):
            if self.is_capped:
                return
            view = self.respin(reels, held, view)
            held = view.reels_with(self.wild)
            for reel in held:
                view.columns[reel] = [self.wild] * self.rules["rows"]
            self.pay(self.wins(view.columns), mode["multiplier"])

    def walking_wilds(self, rule, view):
        walking, step = view.reels_full_of(rule["symbol"]), 0
        respins = min(max(walking, default=0), rule["respinsMax"])
        while step < respins and not self.is_capped:
            step += 1
            held = [reel - 1 for reel in walking if reel > 0]
            view = self.respin(self.rules["reels"], held, view)
            self.pay(self.wins(view.columns))
            walking = view.reels_full_of(rule["symbol"])
            if set(walking) - set(held):
                respins = min(step + max(walking), rule["respinsMax"])

    def hold_and_spin(self, rule, view):
        held = {(reel, row): value for reel, row, name, value in view.carried if name in rule["coins"]}
        if len(held) < rule["countMin"]:
            return
        coins = [name for name in self.symbols if name in rule["coins"]]
        weights = [rule["empty"], *(rule["coins"][name] for name in coins)]
        opened, left = 0, rule["respins"]
        held, opened = self.open_rows(rule, held, opened)
        while left > 0 and len(self.free_cells(held, opened)) > 0:
            landed = {}
            for cell in self.free_cells(held, opened):
                drawn = self.chance.weighted(weights)
                if drawn > 0:
                    landed[cell] = self.value(coins[drawn - 1])
            held.update(landed)
            left = rule["respins"] if landed else left - 1
            held, opened = self.open_rows(rule, held, opened)
        jackpots = self.rules.get("jackpots", {})
        times = math.prod(value.get("multiplier", 1) for value in held.values())
        self.pay(sum(value.get("units", 0) for value in held.values()), times)
        self.pay(sum(jackpots[value["jackpot"]] for value in held.values() if "jackpot" in value))
        if "fullGrid" in rule and not self.free_cells(held, opened):
            self.pay(jackpots[rule["fullGrid"]])

    def free_cells(self, held, opened):
        cells = ((reel, row) for reel in range(len(self.rules["reels"])) for row in range(self.rules["rows"] + opened))
        return [cell for cell in cells if cell not in held]

    def open_rows(self, rule, held, opened):
        """New rows open on top: what holds moves down."""
        now = sum(len(held) >= count for count in rule.get("rowsAt", []))
        return {(reel, row + now - opened): value for (reel, row), value in held.items()}, now
