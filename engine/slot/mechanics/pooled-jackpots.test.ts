import { describe, expect, it } from 'vitest'
import { toDecimal } from '../../math-report/fraction.ts'
import { play, refuseBet } from '../../play.ts'
import { everyRound } from '../../testing/every-round.ts'
import type { Bet } from '../../round-contract.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { poolDefinition } from '../testing/line-definitions.ts'

// Shells and gems that make no line.
const NOTHING = [1, 0, 0, 0]

describe('a progressive jackpot', () => {
  it("pays the pool's amount as the last win of the round", () => {
    const { events, payout, draws } = round([...NOTHING, 0], 100)
    expect(draws.at(-1)).toMatchObject({ label: 'jackpot:clover', n: 8 })
    expect(events.at(-2)).toEqual({
      type: 'win',
      kind: 'jackpot',
      symbol: 'jackpot-clover',
      count: 0,
      cells: [],
      tier: 'clover',
      multiplier: 1,
      amount: 12_345,
    })
    expect(events.at(-1)).toEqual({ type: 'roundEnd', payout })
  })

  it('is drawn from the same range at every stake, with as many hitting values as the stake has smallest units', () => {
    for (const amount of [100, 200, 800]) {
      const hits = [0, 1, 2, 3, 4, 5, 6, 7].filter((value) => round([...NOTHING, value], amount).events.some(isJackpot))
      expect(hits.length).toBe(amount / 100)
    }
  })

  it('hits in exactly that share of all rounds', () => {
    const chances = everyRound((stream) =>
      Number(play(poolDefinition, stream, { amount: 200, pools: { clover: 9 } }).events.some(isJackpot)),
    )
    expect(toDecimal(chances.get(1)!, 4)).toBe('0.2500')
  })

  it('hits with entries in proportion to their weight, from the same range', () => {
    const definition = { ...poolDefinition, poolDraws: { ...poolDefinition.poolDraws!, entryWeight: 4 } }
    const hitsFor = (bet: Bet) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((value) =>
        play(definition, scriptedStream([...NOTHING, value]), { ...bet, pools: { clover: 9 } }).events.some(isJackpot),
      ).length
    expect(hitsFor({ amount: 100, mode: 'TournamentPoints' })).toBe(1)
    expect(hitsFor({ amount: 100, mode: 'SweepStakes' })).toBe(4)
    expect(refuseBet(definition, { amount: 25, mode: 'SweepStakes' })).toBe(refuseBet(definition, { amount: 100 }))
  })

  it("does not depend on the pool's amount", () => {
    const draws = [0, 1e12].map(
      (clover) => play(poolDefinition, scriptedStream([...NOTHING, 0]), { amount: 100, pools: { clover } }).draws,
    )
    expect(draws[0]).toEqual(draws[1])
  })

  it('is not limited by the cap', () => {
    // Gems on every line.
    const { events, payout } = round([0, 0, 1, 2, 0], 100, 5)
    expect(events.map(({ type }) => type)).toEqual(['roundStart', 'reveal', 'win', 'capReached', 'win', 'roundEnd'])
    expect(payout).toBe(500 + 12_345)
  })

  it('refuses a stake that is not a whole multiple of the smallest', () => {
    expect(refuseBet(poolDefinition, { amount: 150 })).toBe('bad-amount')
    expect(refuseBet(poolDefinition, { amount: 300 })).toBeUndefined()
  })
})

it('JP-3 a must-drop jackpot is paid to the round that won it, and nothing is drawn for it', () => {
  const { pools: _, poolDraws: __, ...plain } = poolDefinition
  const won = (pools: Bet['pools']) => play(plain, scriptedStream(NOTHING), { amount: 100, ...(pools && { pools }) })
  const { events, payout, draws } = won({ mini: 700 })
  expect(events.at(-2)).toMatchObject({ type: 'win', kind: 'jackpot', tier: 'mini', amount: 700 })
  expect([payout - won(undefined).payout, draws.length]).toEqual([700, NOTHING.length])
})

const isJackpot = (event: { type: string; kind?: unknown }): boolean => event.type === 'win' && event.kind === 'jackpot'

const round = (draws: readonly number[], amount: number, capMultiple = poolDefinition.capMultiple) =>
  play({ ...poolDefinition, capMultiple }, scriptedStream(draws), { amount, pools: { clover: 12_345 } })
