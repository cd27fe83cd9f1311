import { describe, expect, it } from 'vitest'
import { higherGround } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import type { Choice } from '../round-contract.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { checkHiLo } from './definition.ts'
import { hiLoFamily } from './family.ts'
import { guessesOn, isRight, longer, NO_GUESS, payOf, type Run, waysOf } from './odds.ts'
import { playHiLo } from './play.ts'

const { definition, mathReport } = higherGround
const SEED = seedOf(9_400)
const BET = { amount: 100 }
const RANKS = Array.from({ length: 13 }, (_, index) => index + 1)
const does = (...kinds: string[]): Choice[] => kinds.map((kind) => ({ kind }))
/** Spades of these ranks, in order. */
const dealing = (ranks: readonly number[], ...kinds: string[]) =>
  playHiLo(definition, scriptedStream(ranks.map((rank) => rank - 1)), BET, does(...kinds))
const offered = (ranks: readonly number[], ...kinds: string[]) =>
  dealing(ranks, ...kinds).awaiting?.options.map(({ choice }) => choice.kind)

describe('a guess', () => {
  it.each(RANKS)('FAIR-7 on rank %i is right with the counted ranks', (rank) => {
    for (const guess of guessesOn(rank)) {
      expect(RANKS.filter((next) => isRight(rank, guess, next))).toHaveLength(waysOf(rank, guess))
    }
  })

  it('covers equal cards except on an ace or a king, where they are a guess of their own', () => {
    expect([isRight(7, 'higher', 7), isRight(7, 'lower', 7)]).toEqual([true, true])
    expect([isRight(1, 'higher', 1), isRight(13, 'lower', 13)]).toEqual([false, false])
    expect([isRight(1, 'same', 1), isRight(13, 'same', 13)]).toEqual([true, true])
  })
})

describe('hi-lo', () => {
  it('raises the prize with each right guess, and pays it when collected', () => {
    const { events, payout } = dealing([5, 9, 9, 2], 'higher', 'higher', 'lower', 'cash-out')
    const pays = events.flatMap((event) => (event.type === 'hiLoGuessed' ? event.pay : []))
    expect(pays).toEqual([138, 360, 520])
    expect(payout).toBe(pays.at(-1))
    expect(events.at(-2)).toEqual({ type: 'hiLoCollected', pay: payout, amount: payout })
  })

  it('ends with nothing at a wrong guess', () => {
    const { events, payout, awaiting } = dealing([5, 4], 'higher')
    expect([payout, awaiting]).toEqual([0, null])
    expect(events[2]).toMatchObject({ type: 'hiLoGuessed', isRight: false, pay: 0 })
  })

  it('passes cards for free, as often as the rules allow', () => {
    const ranks = Array.from({ length: definition.skipsMax + 1 }, () => 7)
    const skips = ranks.slice(1).map(() => 'skip')
    expect(offered(ranks, ...skips.slice(1))).toEqual(['higher', 'lower', 'skip'])
    expect(offered(ranks, ...skips)).toEqual(['higher', 'lower'])
    expect(dealing([5, 9, 9], 'skip', 'higher').events.at(-1)).toMatchObject({
      guesses: 1,
      pay: payOf(definition, longer(NO_GUESS, 5)),
    })
  })

  it('offers to collect after the first right guess only, and returns an abandoned round without one', () => {
    expect(offered([5])).toEqual(['higher', 'lower', 'skip'])
    expect(offered([1])).toEqual(['higher', 'same', 'skip'])
    expect(offered([5, 13], 'higher')).toEqual(['cash-out', 'lower', 'same', 'skip'])
    expect(dealing([5], 'cash-out').payout).toBe(100)
  })

  it('collects by itself at the top prize, which three equal cards in a row reach', () => {
    const { payout, awaiting } = dealing([1, 1, 1, 1], 'same', 'same', 'same')
    expect([payout, awaiting]).toEqual([210_912, null])
  })

  it('does not offer a guess that would pay more than the top prize', () => {
    expect(offered([1, 1, 1, 2], 'same', 'same', 'higher')).toEqual(['cash-out', 'higher', 'lower', 'skip'])
    expect(offered([1, 1, 1, 2, 2], 'same', 'same', 'higher', 'lower')).toEqual(['cash-out', 'higher', 'skip'])
  })

  it('deals the same cards at every stake and guess', () => {
    const cards = [100, 50_000].flatMap((amount) =>
      guessesOn(7).map((kind) =>
        chanceOf(playHiLo(definition, sampleStream(SEED), { amount }, does('skip', 'skip', kind).slice(0, 2))),
      ),
    )
    expect(new Set(cards.map(String)).size).toBe(1)
  })

  it('refuses params, invalid stakes and choices that are not offered', () => {
    expect(hiLoFamily.refuse(definition, { amount: 100, params: { cards: 5 } })).toBe('bad-params')
    for (const amount of [0, -100, 150, 0.5, 2 ** 53]) expect(hiLoFamily.refuse(definition, { amount })).toBe('bad-amount')
    for (const kind of ['same', 'draw']) expect(() => dealing([5], kind)).toThrow('not on offer')
    expect(() => dealing([5, 4], 'higher', 'skip')).toThrow('no more choices')
  })
})

describe('the math report of hi-lo', () => {
  const { rtp, strategies } = mathReport.modes[0]
  const [lowest, highest] = [strategies!['lowest-stop']!, strategies!['highest-stop']!].map(({ decimal }) => Number(decimal))

  it(`samples to the proven return with the likelier guess (seeds from ${SEED})`, () => {
    let seed = SEED
    const z = zScore(mathReport.modes[0], { rounds: 15_000, seed }, () => {
      const first = playHiLo(definition, sampleStream(seed), BET)
      const { rank } = first.events.find((event) => event.type === 'hiLoDealt')!.card
      const [guess] = guessesOn(rank).toSorted((left, right) => waysOf(rank, right) - waysOf(rank, left))
      const once = playHiLo(definition, sampleStream(seed), BET, does(guess!))
      const all = once.awaiting ? playHiLo(definition, sampleStream(seed), BET, does(guess!, 'cash-out')) : once
      seed++
      return all.payout / 100
    })
    expect(Math.abs(z)).toBeLessThan(4)
  })

  it('bounds the return of every run of up to four guesses', () => {
    const returns: number[] = []
    const look = (run: Run): void => {
      if (run.guesses > 0) returns.push((Number(run.ways) / 13 ** run.guesses) * (payOf(definition, run) / 100))
      if (run.guesses < 4) for (let ways = 1; ways <= 12; ways++) look(longer(run, ways))
    }
    look(NO_GUESS)
    expect(Math.min(...returns)).toBeCloseTo(lowest!, 12)
    expect(Math.max(...returns)).toBeCloseTo(highest!, 12)
  })

  it('lies between its bounds, 95 and 96 percent', () => {
    expect(lowest).toBeGreaterThan(0.95)
    expect(Number(rtp.decimal)).toBeGreaterThan(lowest!)
    expect(highest).toBe(0.96)
  })
})

describe('checkHiLo', () => {
  it('accepts the definition', () => expect(checkHiLo(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['skipsMax', 'malformed', { skipsMax: 53 }],
    ['returnPercent', 'win-below-play', { returnPercent: 92 }],
    ['payMax', 'cap-unreachable', { payMax: 200_000 }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...definition.betLevels, SweepStakes: [150] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkHiLo({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})
