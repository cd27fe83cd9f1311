import { beforeAll, describe, expect, it } from 'vitest'
import { marqueeBlackjack, marqueeBlackjackStrategy } from '#games/all.ts'
import { zScore } from '../../natural-odds/testing/sampling.ts'
import type { Choice } from '../../round-contract.ts'
import { sampleStream } from '../../testing/streams.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'
import { netReturn, tally } from '../analyze.ts'
import { alwaysStand, bestPlay, type Policy } from '../best-play.ts'
import { addPoints, dealerTakes, type HandValue } from '../cards.ts'
import { POINTS, signAgainst } from '../chances.ts'
import type { MoveKind } from '../hand.ts'
import { playBlackjack } from '../play.ts'
import { countSide } from '../side-report.ts'
import { strategyOf } from '../strategy.ts'
import { countRounds } from '../round-counts.ts'

const { definition } = marqueeBlackjack
const SEED = seedOf(31_000)
const TIMEOUT_MS = 240_000

/** The mean of always standing, card by card from the shoe, with floating numbers: a second way to count. */
function standByHand(decks: number): number {
  const left = POINTS.map((points) => decks * (points === 10 ? 16 : 4))
  let size = 52 * decks
  const draw = (visit: (points: number) => number): number =>
    POINTS.reduce((sum, points) => {
      const count = left[points - 1]!
      if (count === 0) return sum
      left[points - 1] = count - 1
      size--
      const value = visit(points)
      size++
      left[points - 1] = count
      return sum + (count / size) * value
    }, 0)
  const dealer = (hand: HandValue, player: number): number =>
    dealerTakes(hand) ? draw((points) => dealer(addPoints(hand, points), player)) : signAgainst(player, Math.min(hand.total, 22))
  const nothing: HandValue = { total: 0, isSoft: false }
  const round = (up: number, first: number, second: number): number => {
    const player = addPoints(addPoints(nothing, first), second).total
    return draw((hole) => {
      const isBeaten = addPoints(addPoints(nothing, up), hole).total === 21
      if (player === 21) return isBeaten ? 0 : 1.5
      return isBeaten ? -1 : dealer(addPoints(addPoints(nothing, up), hole), player)
    })
  }
  return draw((up) => draw((first) => draw((second) => round(up, first, second))))
}

describe('the count of a six-deck shoe', () => {
  let best: Policy = alwaysStand
  beforeAll(() => void (best = bestPlay(definition)), TIMEOUT_MS)

  it(
    'agrees with a walk card by card',
    () => {
      expect(Number(netReturn(tally(definition, alwaysStand)).decimal)).toBeCloseTo(1 + standByHand(6), 9)
    },
    TIMEOUT_MS,
  )

  it('counts every deal: the ways sum to those of as many cards', () => {
    const ways = countRounds(definition, alwaysStand).reduce((sum, each) => sum + each.ways, 0n)
    const all = Array.from({ length: 64 }, (_, index) => BigInt(312 - index)).reduce((product, each) => product * each, 1n)
    expect(ways).toBe(all)
  })

  it('publishes the table of best play', () => {
    expect(strategyOf(definition, best)).toEqual(marqueeBlackjackStrategy)
  })

  it(
    `samples to the report with best play, a hand among three as alone (seeds from ${SEED})`,
    () => {
      const report = marqueeBlackjack.mathReport.modes[0]
      const proven = { rtp: report.strategies!['best-play-net-of-first-amount']!, sigma: report.sigma }
      for (const [hand, seats] of [
        [1, 1],
        [2, 3],
        [3, 3],
      ] as const) {
        let seed = SEED + 100_000 * hand + seats
        const z = zScore(proven, { rounds: 6_000, seed }, () => netOfSeat(best, seed++, { seat: hand, seats }))
        expect(Math.abs(z), `seat ${hand} of ${seats}`).toBeLessThan(4)
      }
    },
    TIMEOUT_MS,
  )

  it('counts side bets over the first three cards', () => {
    const twins = Object.fromEntries(countSide(6, 'twins'))
    const all = 312n * 311n * 310n
    expect(twins).toMatchObject({
      'same-suit': (all * 5n) / 311n,
      'same-color': (all * 6n) / 311n,
      'two-colors': (all * 12n) / 311n,
    })
    const trio = Object.fromEntries(countSide(6, 'trio'))
    const orders = 6n
    expect(trio).toMatchObject({
      'suited-trips': orders * 52n * 20n,
      'straight-flush': orders * 48n * 216n,
      trips: orders * 13n * (2_024n - 80n),
      straight: orders * 12n * (24n ** 3n - 4n * 216n),
      flush: orders * (4n * 76_076n - 48n * 216n - 52n * 20n),
    })
  })
})

/** The net result of one seat in stakes, every seat played by the policy on what it sees. */
function netOfSeat(policy: Policy, seed: number, { seat, seats }: { seat: number; seats: number }): number {
  const chips = Array.from({ length: seats }, (_, index) => ({ spot: `hand-${index + 1}`, amount: 100 }))
  const bet = { amount: 100 * seats, params: { chips } }
  const choices: Choice[] = []
  for (;;) {
    const { awaiting, events } = playBlackjack(definition, sampleStream(seed), bet, choices)
    if (!awaiting) {
      const split = events.find((event) => event.type === 'handSplit' && event.hand === seat - 1)
      const mine = [seat - 1, split?.type === 'handSplit' ? split.into : undefined]
      return events.reduce((sum, event) => {
        if (event.type !== 'handSettled' || !mine.includes(event.hand)) return sum
        return sum + (event.amount - event.played) / 100
      }, 1)
    }
    const dealt = events.filter((event) => event.type === 'cardDealt')
    const up = Math.min(dealt.find(({ to }) => to === 'dealer')!.card.rank, 10)
    const { total, isSoft, card } = turnOf(events, choices)
    const moves = awaiting.options.map(({ choice }) => choice.kind as MoveKind)
    const pair = moves.includes('split') ? { pair: Math.min(card.rank, 10) } : {}
    choices.push({ kind: policy({ total, isSoft }, up, { moves, ...pair }) })
  }
}

/** The last card of the hand whose turn it is: stands go to the hands in playing order. */
function turnOf(events: ReturnType<typeof playBlackjack>['events'], choices: readonly Choice[]) {
  const dealt = events.filter((event) => event.type === 'cardDealt' && event.to === 'player')
  const splits = events.filter((event) => event.type === 'handSplit')
  const doubled = new Set(events.flatMap((event) => (event.type === 'handDoubled' ? [event.hand] : [])))
  const roots = [...new Set(dealt.flatMap((event) => (event.type === 'cardDealt' ? [event.hand] : [])))].filter(
    (hand) => !splits.some((event) => event.type === 'handSplit' && event.into === hand),
  )
  const order = roots.flatMap((hand) => [
    hand,
    ...splits.flatMap((event) => (event.type === 'handSplit' && event.hand === hand ? [event.into!] : [])),
  ])
  let stands = choices.filter(({ kind }) => kind === 'stand').length
  for (const hand of order) {
    const cards = dealt.flatMap((event) => (event.type === 'cardDealt' && event.hand === hand ? [event] : []))
    const split = splits.find((event) => event.type === 'handSplit' && [event.hand, event.into].includes(hand))
    const first = dealt.find(
      (event) => event.type === 'cardDealt' && event.hand === (split?.type === 'handSplit' ? split.hand : hand),
    )
    const areAces = split !== undefined && first?.type === 'cardDealt' && first.card.rank === 1
    if (doubled.has(hand) || areAces || cards.at(-1)!.total >= 21) continue
    if (stands-- > 0) continue
    return cards.at(-1)!
  }
  throw new Error('no hand has a turn')
}
