/** From the best down. Wild hands are those that the joker completes. */
export const HAND_RANKS = [
  'natural-royal',
  'five-of-a-kind',
  'wild-royal',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'high-pair',
  'nothing',
] as const

export type HandRank = (typeof HAND_RANKS)[number]

/** Hands that only a joker completes. */
export const WILD_RANKS: readonly HandRank[] = ['five-of-a-kind', 'wild-royal']

/** Cards are numbered as in `cardOf`; the joker comes last. */
export const JOKER = 52

export const deckSizeOf = ({ jokers = 1 }: { readonly jokers?: 0 | 1 }): number => JOKER + jokers

/** Five cards in any order, as an index of `HAND_RANKS`. Runs millions of times: bits, no lists. */
export function rankIndex(cards: ArrayLike<number>, pairFrom: number): number {
  let [seen, pairs, trips, quads, suits, jokers] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 5; i++) {
    const card = cards[i]!
    if (card === JOKER) {
      jokers = 1
      continue
    }
    const bit = 1 << (card % 13)
    quads |= trips & bit
    trips |= pairs & bit
    pairs |= seen & bit
    seen |= bit
    suits |= 1 << ((card / 13) | 0)
  }
  if (pairs !== 0) return jokers ? wildGroup(pairs, trips, quads) : naturalGroup(pairs, trips, quads, pairFrom)
  const isFlush = (suits & (suits - 1)) === 0
  const run = RUNS[seen]!
  if (isFlush && run === ROYAL) return jokers ? WILD_ROYAL : NATURAL_ROYAL
  if (isFlush) return run ? STRAIGHT_FLUSH : FLUSH
  if (run) return STRAIGHT
  return jokers && (seen & highBits(pairFrom)) !== 0 ? HIGH_PAIR : NOTHING
}

function naturalGroup(pairs: number, trips: number, quads: number, pairFrom: number): number {
  if (quads) return FOUR
  if (trips) return pairs === trips ? THREE : FULL_HOUSE
  if (pairs & (pairs - 1)) return TWO_PAIR
  return pairs & highBits(pairFrom) ? HIGH_PAIR : NOTHING
}

/** Four cards and the joker. */
function wildGroup(pairs: number, trips: number, quads: number): number {
  if (quads) return FIVE
  if (trips) return FOUR
  return pairs & (pairs - 1) ? FULL_HOUSE : THREE
}

const [NATURAL_ROYAL, FIVE, WILD_ROYAL, STRAIGHT_FLUSH, FOUR, FULL_HOUSE, FLUSH, STRAIGHT, THREE, TWO_PAIR, HIGH_PAIR, NOTHING] =
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** Bit 0 is the ace, bit 12 the king. */
const highBits = (pairFrom: number): number => 1 | ((0x1fff >> (pairFrom - 1)) << (pairFrom - 1))

const ROYAL = 2

/** For each set of four or five distinct ranks: whether they fit in a straight, or within ten to ace. */
const RUNS = findRuns()

function findRuns(): Uint8Array {
  const runs = new Uint8Array(2 ** 13)
  const straights = Array.from({ length: 9 }, (_, low) => 0b11111 << low)
  const royal = 0b1111000000001
  for (let ranks = 0; ranks < runs.length; ranks++) {
    const count = ranks.toString(2).replaceAll('0', '').length
    if (count !== 4 && count !== 5) continue
    if ((ranks & royal) === ranks) runs[ranks] = ROYAL
    else if (straights.some((straight) => (ranks & straight) === ranks)) runs[ranks] = 1
  }
  return runs
}
