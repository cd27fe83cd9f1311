import { describe, expect, it } from 'vitest'
import { toDecimal } from '../../certify/fraction.ts'
import { play, refuseBet } from '../../play.ts'
import { everyRound } from '../../testing/every-round.ts'
import { scriptedStream } from '../../testing/streams.ts'
import { poolDefinition } from '../testing/line-definitions.ts'

// Shells and gems that make no line.
const NOTHING = [1, 0, 0, 0]

describe('a pooled jackpot', () => {
  it('pays what the pool holds, as the last win of the round', () => {
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

  it('is drawn from the same range at every amount, and hit on as many values as the amount is smallest ones', () => {
    for (const amount of [100, 200, 800]) {
      const hits = [0, 1, 2, 3, 4, 5, 6, 7].filter((value) => round([...NOTHING, value], amount).events.some(isJackpot))
      expect(hits.length).toBe(amount / 100)
    }
  })

  it('comes in exactly that share of all rounds', () => {
    const chances = everyRound((stream) =>
      Number(play(poolDefinition, stream, { amount: 200, pools: { clover: 9 } }).events.some(isJackpot)),
    )
    expect(toDecimal(chances.get(1)!, 4)).toBe('0.2500')
  })

  it('does not depend on what the pool holds', () => {
    const draws = [0, 1e12].map(
      (clover) => play(poolDefinition, scriptedStream([...NOTHING, 0]), { amount: 100, pools: { clover } }).draws,
    )
    expect(draws[0]).toEqual(draws[1])
  })

  it('is not held back by the cap', () => {
    // Gems on every line.
    const { events, payout } = round([0, 0, 1, 2, 0], 100, 5)
    expect(events.map(({ type }) => type)).toEqual(['roundStart', 'reveal', 'win', 'capReached', 'win', 'roundEnd'])
    expect(payout).toBe(500 + 12_345)
  })

  it('takes no amount that is not a whole number of smallest ones', () => {
    expect(refuseBet(poolDefinition, { amount: 150 })).toBe('bad-amount')
    expect(refuseBet(poolDefinition, { amount: 300 })).toBeUndefined()
  })
})

const isJackpot = (event: { type: string; kind?: unknown }): boolean => event.type === 'win' && event.kind === 'jackpot'

const round = (draws: readonly number[], amount: number, capMultiple = poolDefinition.capMultiple) =>
  play({ ...poolDefinition, capMultiple }, scriptedStream(draws), { amount, pools: { clover: 12_345 } })
