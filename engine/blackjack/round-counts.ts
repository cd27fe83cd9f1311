import { addPoints, type HandValue } from './cards.ts'
import type { Policy } from './best-play.ts'
import { dealerEnds, POINTS, signAgainst, SURE, weightOf } from './chances.ts'
import { type BlackjackDefinition, hasShoe } from './definition.ts'
import type { MoveKind } from './hand.ts'
import { countShoeRounds } from './shoe/round-counts.ts'

/** Ways of a common total, by amount staked and amount returned, in hundredths of the initial stake. */
class RoundCounts {
  readonly #ways = new Map<number, bigint>()

  add(played: number, paid: number, ways: bigint): void {
    const key = played * 10_000 + paid
    this.#ways.set(key, (this.#ways.get(key) ?? 0n) + ways)
  }

  all(): CountedRound[] {
    return [...this.#ways].map(([key, ways]) => ({ played: Math.floor(key / 10_000), paid: key % 10_000, ways }))
  }
}

/** Rounds of a common total, by amount staked and amount returned, in hundredths of the initial stake. */
export interface CountedRound {
  readonly played: number
  readonly paid: number
  readonly ways: bigint
}

/** The exact distribution of a round of one hand, played by a policy. */
export function countRounds(definition: BlackjackDefinition, policy: Policy): readonly CountedRound[] {
  return hasShoe(definition) ? countShoeRounds(definition, policy) : countEndlessRounds(definition, policy).all()
}

function countEndlessRounds(definition: BlackjackDefinition, policy: Policy): RoundCounts {
  const counts = new RoundCounts()
  const hands = new Hands(definition, policy)
  for (const up of POINTS) {
    for (const first of POINTS) {
      for (const second of POINTS) {
        const weight = weightOf(up) * weightOf(first) * weightOf(second)
        countDeal(definition, hands, { up, first, second, weight, counts })
      }
    }
  }
  return counts
}

interface Start {
  readonly up: number
  readonly first: number
  readonly second: number
  readonly weight: bigint
  readonly counts: RoundCounts
}

function countDeal({ naturalPays: [won, forEach] }: BlackjackDefinition, hands: Hands, start: Start): void {
  const { up, first, second, weight, counts } = start
  const add = (played: number, paid: number, chance: bigint): void => counts.add(played, paid, weight * chance)
  const ends = dealerEndsOf(up)
  const isNatural = first + second === 11 && (first === 1 || second === 1)
  const noNatural = [...ends.values()].reduce((sum, chance) => sum + chance, 0n)
  const whole = SURE * SURE
  add(100, isNatural ? 100 : 0, (SURE - noNatural) * whole)
  if (isNatural) return add(100, 100 + (100 / forEach) * won, noNatural * whole)
  const { isSplit, finals } = hands.play(first, second, up)
  for (const [end, chance] of ends) {
    const results = resultsAgainst(finals, end)
    if (!isSplit) for (const [key, ways] of results) add(...readKey(key), ways * chance * SURE)
    else {
      for (const [one, ways] of results) {
        for (const [other, otherWays] of results) {
          const [[played, paid], [playedToo, paidToo]] = [readKey(one), readKey(other)]
          add(played + playedToo, paid + paidToo, ways * otherWays * chance)
        }
      }
    }
  }
}

/** How single hands end: by total and whether doubled, the chance times `SURE`. */
type Finals = ReadonlyMap<number, bigint>

const DOUBLED = 100
const BUST = 22

class Hands {
  readonly #definition: BlackjackDefinition
  readonly #policy: Policy
  readonly #known = new Map<string, Finals>()

  constructor(definition: BlackjackDefinition, policy: Policy) {
    this.#definition = definition
    this.#policy = policy
  }

  /** A starting hand; for a split, how each of the two hands ends. */
  play(first: number, second: number, up: number): { isSplit: boolean; finals: Finals } {
    const hand = addPoints(addPoints(NOTHING, first), second)
    const pair = first === second ? { pair: first } : {}
    const moves: MoveKind[] = ['stand', 'hit', 'double', ...(first === second ? (['split'] as const) : [])]
    const move = this.#policy(hand, up, { moves, ...pair })
    if (move !== 'split') return { isSplit: false, finals: this.#after(move, hand, up) }
    return { isSplit: true, finals: mix((points) => this.#ofSplit(first, points, up)) }
  }

  #ofSplit(pair: number, points: number, up: number): Finals {
    const hand = addPoints(addPoints(NOTHING, pair), points)
    if (pair === 1 || hand.total >= 21) return this.#after('stand', hand, up)
    const moves: MoveKind[] = this.#definition.canDoubleAfterSplit ? ['stand', 'hit', 'double'] : ['stand', 'hit']
    return this.#after(this.#policy(hand, up, { moves }), hand, up)
  }

  #after(move: MoveKind, hand: HandValue, up: number): Finals {
    const key = `${move} ${hand.total} ${hand.isSoft} ${up}`
    const finals = this.#known.get(key) ?? this.#reckon(move, hand, up)
    this.#known.set(key, finals)
    return finals
  }

  #reckon(move: MoveKind, hand: HandValue, up: number): Finals {
    if (move === 'stand') return new Map([[Math.min(hand.total, BUST), SURE]])
    if (move === 'double') return mix((points) => new Map([[DOUBLED + Math.min(addPoints(hand, points).total, BUST), SURE]]))
    return mix((points) => {
      const next = addPoints(hand, points)
      return this.#after(next.total >= 21 ? 'stand' : this.#policy(next, up, { moves: ['stand', 'hit'] }), next, up)
    })
  }
}

const NOTHING: HandValue = { total: 0, isSoft: false }

/** The mean over the next card. */
function mix(finalsWith: (points: number) => Finals): Finals {
  const mixed = new Map<number, bigint>()
  for (const points of POINTS) {
    for (const [final, chance] of finalsWith(points)) {
      mixed.set(final, (mixed.get(final) ?? 0n) + (chance * weightOf(points)) / 13n)
    }
  }
  return mixed
}

/** Staked and returned amounts packed into one number, with their chance: at most six per hand. */
function resultsAgainst(finals: Finals, end: number): Map<number, bigint> {
  const results = new Map<number, bigint>()
  for (const [final, chance] of finals) {
    const played = final > DOUBLED ? 200 : 100
    const key = played * 10_000 + played * (1 + signAgainst(final % DOUBLED, end))
    results.set(key, (results.get(key) ?? 0n) + chance)
  }
  return results
}

const readKey = (key: number): [number, number] => [Math.floor(key / 10_000), key % 10_000]

const ENDS = new Map(POINTS.map((up) => [up as number, dealerEnds(up)]))
const dealerEndsOf = (up: number): ReadonlyMap<number, bigint> => ENDS.get(up)!
