"""Dice, limbo, crash, mines, hi-lo, the board of pegs, the prize wheel, keno, roulette, blackjack and video poker."""
import math


def play_dice(rules, chance, bet, _choices):
    roll, target = 1 + chance.uint(rules["faces"]), bet["params"]["target"]
    is_over = bet["params"]["side"] == "over"
    ways = rules["faces"] - target if is_over else target - 1
    is_won = roll > target if is_over else roll < target
    return bet["amount"] * (rules["faces"] * rules["returnPoints"] // 100 // ways) // 100 if is_won else 0


def play_limbo(rules, chance, bet, _choices):
    drawn, target = 1 + chance.uint(rules["outcomes"]), bet["params"]["target"]
    return bet["amount"] * target // 100 if rules["outcomes"] * rules["returnPoints"] // 100 // drawn >= target else 0


def play_crash(rules, chance, bet, _choices):
    drawn, target = 1 + chance.uint(rules["outcomes"]), bet["params"]["target"]
    burst = min(rules["targetMax"], rules["outcomes"] * rules["returnPoints"] // 100 // drawn)
    return bet["amount"] * target // 100 if burst >= target else 0


def play_prize_wheel(rules, chance, bet, _choices):
    risk, segments = bet["params"]["risk"], bet["params"]["segments"]
    wheel = next(each for each in rules["wheels"] if each["risk"] == risk and len(each["pays"]) == segments)
    return bet["amount"] * wheel["pays"][chance.uint(segments)] // 100


def play_hi_lo(rules, chance, bet, choices):
    def draw():
        return chance.uint(52) % 13 + 1

    card, guesses, ways, pay = draw(), 0, 1, 100
    for choice in choices:
        if choice["kind"] == "cash-out":
            break
        before, card = card, draw()
        if choice["kind"] == "skip":
            continue
        is_end = before in (1, 13)
        right = {
            "higher": [rank for rank in range(1, 14) if rank > before or rank == before and not is_end],
            "lower": [rank for rank in range(1, 14) if rank < before or rank == before and not is_end],
            "same": [before],
        }[choice["kind"]]
        if card not in right:
            return 0
        guesses, ways = guesses + 1, ways * len(right)
        pay = rules["returnPercent"] * 13 ** guesses // ways
    return bet["amount"] * pay // 100


def play_mines(rules, chance, bet, choices):
    cells, mines = rules["columns"] * rules["rows"], bet["params"]["mines"]
    hidden = chance.shuffle(list(range(cells)))[:mines]
    opened = 0
    for choice in choices:
        if choice["kind"] == "cash-out":
            break
        if choice["cell"] in hidden:
            return 0
        opened += 1
    if opened == 0:
        return bet["amount"]
    return bet["amount"] * (rules["returnPercent"] * math.comb(cells, opened) // math.comb(cells - mines, opened)) // 100


def play_plinko(rules, chance, bet, _choices):
    rows = bet["params"]["rows"]
    board = next(each for each in rules["boards"] if each["rows"] == rows and each["risk"] == bet["params"]["risk"])
    place = sum(chance.uint(2) for _ in range(rows))
    return bet["amount"] * board["pays"][min(place, rows - place)] // 100


def play_keno(rules, chance, bet, _choices):
    drum, picks = list(range(1, rules["numbers"] + 1)), bet["params"]["picks"]
    balls = [chance.take(drum) for _ in range(rules["drawn"])]
    return bet["amount"] * rules["pays"][len(picks) - 1][len(set(picks) & set(balls))] // 100


RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


DOUBLE_ZERO = 37


def numbers_of(spot):
    """The numbers that a spot of the cloth covers."""
    kind, *places = [
        DOUBLE_ZERO if part == "00" else int(part) if part.isdigit() else part
        for part in spot.replace("-line", "line").replace("first-", "first").split("-")
    ]
    number = next((place for place in places if isinstance(place, int)), 0)
    groups = {
        "red": RED, "black": set(range(1, 37)) - RED, "odd": set(range(1, 37, 2)), "even": set(range(2, 37, 2)),
        "low": set(range(1, 19)), "high": set(range(19, 37)), "firstfour": {0, 1, 2, 3},
        "firstfive": {0, DOUBLE_ZERO, 1, 2, 3},
        "straight": {number}, "split": set(places), "trio": set(places), "street": set(range(number, number + 3)),
        "corner": {number, number + 1, number + 3, number + 4}, "sixline": set(range(number, number + 6)),
        "column": set(range(number, 37, 3)), "dozen": set(range(12 * number - 11, 12 * number + 1)),
    }
    return groups[kind]


def play_roulette(rules, chance, bet, _choices):
    number = chance.uint(36 + rules.get("zeros", 1))
    spots = [(numbers_of(chip["spot"]), chip["amount"]) for chip in bet["params"]["chips"]]
    return sum(amount * (36 // len(numbers)) for numbers, amount in spots if number in numbers)


def total(cards):
    """What a hand of card numbers counts: an ace is eleven where that does not pass 21."""
    points = [min(card % 13 + 1, 10) for card in cards]
    return sum(points) + (10 if 1 in points and sum(points) <= 11 else 0)


def play_blackjack(rules, chance, bet, choices):
    shoe = list(range(52)) * rules.get("decks", 0)

    def draw():
        return chance.take(shoe) if shoe else chance.uint(52)

    chips = {chip["spot"]: chip["amount"] for chip in bet.get("params", {}).get("chips", [])}
    if "seats" not in rules:
        chips = {"hand-1": bet["amount"]}
    seats = [seat for seat in range(1, rules.get("seats", {}).get("count", 1) + 1) if f"hand-{seat}" in chips]
    hands = [[draw()] for _ in seats]
    dealer = [draw()]
    for hand in hands:
        hand.append(draw())
    dealer.append(draw())
    paid = sum(
        chips.get(f"{side}-{seat}", 0) * side_multiple(rules["seats"]["sidePays"][side], side, [*hand, dealer[0]])
        for seat, hand in zip(seats, hands) for side in ("twins", "trio") if "seats" in rules
    )
    moves = iter(choices)
    has_natural = total(dealer) == 21
    results = []
    for seat, hand in zip(seats, hands):
        amount = chips[f"hand-{seat}"]
        if total(hand) == 21:
            results.append((hand, amount, True))
        elif has_natural:
            results.append((hand, amount, False))
        else:
            results += [(played, count * amount, False) for played, count in play_hand(hand, draw, moves, True)]
    if not has_natural and any(total(hand) <= 21 and not is_natural for hand, _, is_natural in results):
        while total(dealer) < 17:
            dealer.append(draw())
    won, each = rules["naturalPays"]
    for hand, played, is_natural in results:
        if has_natural or is_natural:
            paid += (played if has_natural else played + played // each * won) if is_natural else 0
        elif total(hand) <= 21 and (total(dealer) > 21 or total(hand) >= total(dealer)):
            paid += played if total(hand) == total(dealer) else 2 * played
    return paid


def play_hand(hand, draw, moves, can_split):
    """The hands that it becomes, each with the number of its play amounts."""
    count = 1
    while total(hand) < 21:
        move = next(moves)["kind"]
        if move == "stand":
            break
        if move == "split" and can_split:
            halves = [[hand[0]], [hand[1]]]
            for half in halves:
                half.append(draw())
            if hand[0] % 13 == 0:
                return [(half, 1) for half in halves]
            return [played for half in halves for played in play_hand(half, draw, moves, False)]
        hand.append(draw())
        if move == "double":
            count = 2
            break
    return [(hand, count)]


def side_multiple(pays, side, cards):
    """What comes back of a chip beside a hand, by its first two cards and the dealer's."""
    name = (twins_name if side == "twins" else trio_name)(cards)
    return 1 + pays[name] if name else 0


def twins_name(cards):
    (first, second) = cards[:2]
    if first % 13 != second % 13:
        return None
    if first == second:
        return "same-suit"
    return "same-color" if (first // 13 in (1, 2)) == (second // 13 in (1, 2)) else "two-colors"


def trio_name(cards):
    ranks, suits = sorted(card % 13 for card in cards), {card // 13 for card in cards}
    if len(set(ranks)) == 1:
        return "suited-trips" if len(suits) == 1 else "trips"
    is_straight = ranks == [0, 11, 12] or ranks == list(range(ranks[0], ranks[0] + 3))
    if is_straight:
        return "straight-flush" if len(suits) == 1 else "straight"
    return "flush" if len(suits) == 1 else None


def hand_name(hand, pair_from):
    """The best name of five cards; number 52 is a joker, which stands for any card."""
    if 52 in hand:
        rest = [card for card in hand if card != 52]
        names = {natural_name([*rest, card], pair_from) for card in range(52)}
        names = {"wild-royal" if name == "natural-royal" else name for name in names}
        return next(name for name in RANKS if name in names)
    return natural_name(hand, pair_from)


RANKS = (
    "natural-royal", "five-of-a-kind", "wild-royal", "straight-flush", "four-of-a-kind", "full-house", "flush", "straight",
    "three-of-a-kind", "two-pair", "high-pair", "nothing",
)


def natural_name(hand, pair_from):
    ranks = sorted(card % 13 + 1 for card in hand)
    groups = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    is_flush = len({card // 13 for card in hand}) == 1
    is_royal = ranks == [1, 10, 11, 12, 13]
    is_straight = is_royal or (len(groups) == 5 and ranks[4] - ranks[0] == 4)
    if groups[0] == 5:
        return "five-of-a-kind"
    if is_flush and is_straight:
        return "natural-royal" if is_royal else "straight-flush"
    if groups[0] == 4:
        return "four-of-a-kind"
    if groups == [3, 2]:
        return "full-house"
    if is_flush or is_straight:
        return "flush" if is_flush else "straight"
    if groups[0] == 3:
        return "three-of-a-kind"
    if groups[:2] == [2, 2]:
        return "two-pair"
    is_high = any(ranks.count(rank) == 2 and (rank == 1 or rank >= pair_from) for rank in ranks)
    return "high-pair" if is_high else "nothing"


def play_video_poker(rules, chance, bet, choices):
    deck = list(range(52 + rules.get("jokers", 1)))
    hand = [chance.take(deck) for _ in range(5)]
    last = [card if place in choices[0]["cards"] else chance.take(deck) for place, card in enumerate(hand)]
    return bet["amount"] * rules["pays"][hand_name(last, rules["pairFrom"])]
