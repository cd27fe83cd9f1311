import { describe, expect, test } from 'vitest'
import type { SharedBet, SharedTable } from '#features/play/shared-rounds/contract.ts'
import { sharedBet, sharedTable } from '../../testing/shared-tables.ts'
import { actOf, openShared, reduceShared, type SharedEvent, type SharedState, stageOf } from './shared-state.ts'

const balances = { version: 1, coins: 100_000, tourPoints: 0, entries: 500, winnings: 0 }
const levels = { TournamentPoints: [1_000, 10_000], SweepStakes: [100] }
const NOW = 1_000_000

const tableAt = (now: number, round: Partial<NonNullable<SharedTable['round']>> = {}) => sharedTable(NOW, round, { now })
const after = (...events: SharedEvent[]): SharedState =>
  events.reduce(reduceShared, openShared({ mode: 'TournamentPoints', levels, balances }))
const told = (now: number, bet: SharedBet | null = null): SharedEvent => ({
  type: 'told',
  own: { table: tableAt(now), bet, balances },
})

describe('the stage', () => {
  test('follows from the clock', () => {
    const state = after({ type: 'seen', table: tableAt(NOW) })
    expect([0, 5_999, 6_000, 90_000].map((ms) => stageOf(state, NOW + ms))).toEqual(['betting', 'betting', 'flying', 'flying'])
    expect(stageOf(after(), NOW)).toBe('waiting')
  })

  test('is the burst once the server has told it, and while a round is called off', () => {
    const burst = after({ type: 'seen', table: tableAt(NOW, { endsAt: NOW + 9_000, burst: 140 }) })
    expect([8_999, 9_000].map((ms) => stageOf(burst, NOW + ms))).toEqual(['flying', 'burst'])
    expect(stageOf(after({ type: 'seen', table: tableAt(NOW, { state: 'called-off' }) }), NOW + 7_000)).toBe('burst')
  })
})

describe('what is shown', () => {
  test('an older table never replaces a newer one', () => {
    const state = after({ type: 'seen', table: tableAt(NOW + 5, { players: 3 }) }, { type: 'seen', table: tableAt(NOW) })
    expect(state.table?.round?.players).toBe(3)
  })

  test('a bet is open until it ends, does not open again, and leaves with its round', () => {
    const placed = after(told(NOW, sharedBet()))
    expect(placed.phase).toBe('choosing')
    const won = sharedBet({ state: 'settled', collectedAt: 150, win: 15_000 })
    const ended = reduceShared(placed, { type: 'ended', bet: won })
    expect(ended).toMatchObject({ phase: 'idle', bet: won })
    expect(reduceShared(ended, told(NOW + 1, sharedBet())).bet).toEqual(won)
    expect(reduceShared(ended, { type: 'seen', table: tableAt(NOW + 2, { no: 6 }) }).bet).toBeNull()
    expect(reduceShared(placed, { type: 'ended', bet: sharedBet({ id: 'rnd_2', state: 'settled' }) })).toBe(placed)
  })

  test('a refusal ends the wait, and asking clears the queue', () => {
    const asking = after(told(NOW), { type: 'queued', isQueued: true }, { type: 'asked' })
    expect(asking).toMatchObject({ phase: 'asking', isQueued: false })
    expect(reduceShared(asking, { type: 'refused', reason: 'betting-closed' })).toMatchObject({
      phase: 'idle',
      notice: 'betting-closed',
    })
  })
})

test.each([
  ['betting', null, false, 'join'],
  ['betting', sharedBet(), false, 'joined'],
  ['flying', sharedBet(), false, 'collect'],
  ['flying', sharedBet({ state: 'settled' }), false, 'next'],
  ['flying', null, true, 'queued'],
  ['burst', null, false, 'next'],
] as const)('while %s the button says what a press does (%#)', (stage, bet, isQueued, act) => {
  expect(actOf({ ...after(told(NOW, bet)), isQueued }, stage)).toBe(act)
})
