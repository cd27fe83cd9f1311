import { describe, expect, it } from 'vitest'
import { findSlot } from '#games/all.ts'
import { add, type Fraction, fraction, multiply, toExact } from '../../math-report/fraction.ts'
import type { Stream } from '../../fair/stream.ts'
import type { PlayedRound } from '../../round-contract.ts'
import { everyRound } from '../../testing/every-round.ts'
import { playedOut } from '../../testing/played-out.ts'
import { rememberingStream } from '../../testing/streams.ts'
import { bookBytes } from '../book/book.ts'
import { openBook } from '../book/books.ts'
import { toBase64 } from '../book/numbers.ts'
import type { SlotDefinition } from '../definition.ts'
import { ladderDefinition, stagedDefinition, waysCollectDefinition } from '../testing/collect-definitions.ts'
import { holdDefinition, multiplyingDefinition, risingDefinition } from '../testing/hold-definitions.ts'
import {
  bothWaysDefinition,
  expandingDefinition,
  poolDefinition,
  walkingDefinition,
  wheelDefinition,
} from '../testing/line-definitions.ts'
import { trailDefinition } from '../testing/trail-definitions.ts'
import { picksDefinition, picksThenSpinsDefinition } from '../testing/pick-definitions.ts'
import { addedReelsDefinition, growingDefinition, pairsDefinition, upgradingDefinition } from '../testing/ways-definitions.ts'
import { cascadingDefinition } from '../testing/cascade-definitions.ts'
import {
  multiplyingWildsDefinition,
  mysteryDefinition,
  screensDefinition,
  stickyDefinition,
  stickyFromFirstDefinition,
  summingDefinition,
  wildReelsDefinition,
} from '../testing/wild-definitions.ts'
import { analyzeSlot } from './analyze.ts'

/** Small enough to enumerate every round, with each draw taking each value. */
const SMALL: readonly SlotDefinition[] = [
  ladderDefinition,
  stagedDefinition,
  expandingDefinition,
  walkingDefinition,
  wheelDefinition,
  bothWaysDefinition,
  growingDefinition,
  upgradingDefinition,
  pairsDefinition,
  holdDefinition,
  risingDefinition,
  multiplyingDefinition,
  cascadingDefinition,
  summingDefinition,
  multiplyingWildsDefinition,
  stickyDefinition,
  stickyFromFirstDefinition,
  picksDefinition,
  picksThenSpinsDefinition,
  trailDefinition,
  waysCollectDefinition,
  wildReelsDefinition,
  mysteryDefinition,
  screensDefinition,
  addedReelsDefinition,
]

describe.each(SMALL.map((definition) => [definition.id, definition] as const))('the math report of %s', (_, definition) => {
  const amount = definition.betLevels.SweepStakes[0]!
  const chances = everyRound((stream) => wholeRound(definition, stream).payout)
  const [mode] = analyzeSlot(definition).modes
  const sumOver = (value: (payout: number) => Fraction): Fraction =>
    [...chances].map(([payout, chance]) => multiply(chance, value(Number(payout)))).reduce(add)

  it('has the return of all rounds', () => {
    expect(sumOver(() => fraction(1n, 1n))).toEqual(fraction(1n, 1n))
    expect(mode.rtp).toEqual(toExact(sumOver((payout) => fraction(BigInt(payout), BigInt(amount)))))
  })

  it('has the hit rate of all rounds', () => {
    expect(mode.hitRate).toEqual(toExact(sumOver((payout) => fraction(payout > 0 ? 1n : 0n, 1n))))
  })

  it('has the sigma of all rounds', () => {
    const [mean, square] = [1, 2].map((power) =>
      sumOver((payout) => fraction(BigInt(payout) ** BigInt(power), BigInt(amount) ** BigInt(power))),
    )
    const [first, second] = [mean, square].map((value) => Number(toExact(value!).decimal))
    expect(Number(mode.sigma)).toBeCloseTo(Math.sqrt(second! - first! ** 2), 5)
  })

  it('reaches the cap as often as all rounds do', () => {
    const cap = definition.capMultiple * amount
    expect(Math.max(...[...chances.keys()].map(Number))).toBe(cap)
    const { decimal } = toExact(chances.get(cap)!)
    expect(mode.topWin).toMatchObject({ isCap: true })
    expect(Number(mode.topWin.chance) / Number(decimal)).toBeCloseTo(1, 4)
  })
})

const TEASING = SMALL.flatMap((definition) => {
  const rule = definition.features.find(
    ({ kind }) => kind === 'free-spins' || kind === 'wheel' || kind === 'picks' || kind === 'bonus-trail',
  )
  return rule && 'countMin' in rule && !definition.heights ? [[definition.id, definition, rule] as const] : []
})

it.each(TEASING)(
  'the math report of %s states the near-miss rate of its scatters, as its reels give it',
  (_, definition, rule) => {
    const { reels, rows } = definition
    let seen = new Map([[0, 1n]])
    for (const strip of reels) {
      const next = new Map<number, bigint>()
      for (const [count, ways] of seen) {
        strip.forEach((_symbol, stop) => {
          const shown = Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length])
          const more = count + shown.filter((symbol) => symbol === rule.symbol).length
          next.set(more, (next.get(more) ?? 0n) + ways)
        })
      }
      seen = next
    }
    const all = [...seen.values()].reduce((sum, ways) => sum + ways)
    const [{ teaseRate }] = analyzeSlot(definition).modes
    expect(teaseRate).toEqual(toExact(fraction(seen.get(rule.countMin - 1) ?? 0n, all)))
  },
)

it.each([
  ['what picks win apart from the free spins that follow them', picksThenSpinsDefinition, 'picks', 'pick'],
  ['what fixed jackpots pay', holdDefinition, 'fixed-jackpots', 'jackpot'],
  ['what fixed jackpots pay where rows open', risingDefinition, 'fixed-jackpots', 'jackpot'],
  ['what fixed jackpots pay beside coins that multiply', multiplyingDefinition, 'fixed-jackpots', 'jackpot'],
] as const)('separates %s: its wins over all rounds, the capped ones included', (_, definition, part, kind) => {
  const amount = definition.betLevels.SweepStakes[0]!
  const ofKind = ({ events }: PlayedRound): number =>
    events.reduce((sum, event) => (event.type === 'win' && event.kind === kind ? sum + event.amount : sum), 0)
  const mean = [...everyRound((stream) => ofKind(wholeRound(definition, stream)))]
    .map(([units, chance]) => multiply(chance, fraction(BigInt(units), BigInt(amount))))
    .reduce(add)
  expect(mean.numerator).toBeGreaterThan(0n)
  expect(analyzeSlot(definition).modes[0].parts?.[part]).toEqual(toExact(mean))
})

it("adds pool contributions to the return, and states the house's seeds separately", () => {
  const [pooled] = analyzeSlot(poolDefinition).modes
  const [plain] = analyzeSlot(bothWaysDefinition).modes
  const contribution = toExact(fraction(2n, 100n))
  expect(pooled.parts).toEqual({ ...plain.parts, jackpots: contribution })
  expect(Number(pooled.rtp.decimal)).toBeCloseTo(Number(plain.rtp.decimal) + 0.02, 10)
  expect(pooled).toMatchObject({ sigma: plain.sigma, hitRate: plain.hitRate, topWin: plain.topWin })
  // A seed of 400 hits once in eight plays of 100.
  const seedShares = { TournamentPoints: toExact(fraction(1n, 2n)), SweepStakes: toExact(fraction(1n, 10n)) }
  expect(pooled.pools).toEqual({ clover: { oneIn: '8', contribution, seedShares } })
})

it('a bought mode whose price does not match its value gets no math report', () => {
  const { definition } = findSlot('sugar-parade')!
  // Sixty-four equally likely rounds for each way to play.
  const seeds = Array.from({ length: 64 }, (_, seed) => seed)
  const { hash } = openBook(toBase64(bookBytes([[{ weight: 2 ** 26, seeds }], [{ weight: 2 ** 26, seeds }]])))
  expect(() => analyzeSlot({ ...definition, book: { sha256: hash } })).toThrow('does not bear out')
})

/** Where a round waits, it takes the published default. */
function wholeRound(definition: SlotDefinition, stream: Stream): PlayedRound {
  const drawn: number[] = []
  return playedOut(definition, () => rememberingStream(stream, drawn), { amount: definition.betLevels.SweepStakes[0]! })
}
