import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import type { Box } from '../contract.ts'
import { moneyBox } from './promotion.ts'

const PARTS = 10_000
const config = { minAmount: 1_000, maxAmount: 2_000, shareBasisPoints: 100, cooldownSeconds: 3_600, games: ['a-game'] }
const START = Date.parse('2026-11-21T17:00:00Z')
const after = (minutes: number): string => new Date(START + minutes * 60_000).toISOString()

type Played = ReturnType<typeof playPromotion<typeof config, { parts: number }>>

/** A coin round in a qualifying game unless told otherwise: 50,000 staked fill 500. */
const round = (stake = 50_000, told: object = {}) =>
  ({ roundId: 'rnd_1', game: 'a-game', mode: 'TournamentPoints', stake, win: 0, isFree: false, ...told }) as never
const open = (changes: Partial<typeof config> = {}, options: { endsAt?: string } = {}) =>
  playPromotion(moneyBox, { config: { ...config, ...changes }, ...options })
const hear = (played: Pick<Played, 'hear'>, count: number, minutes = 0): void => {
  for (let at = 0; at < count; at++) played.hear('round.settled', round(), after(minutes))
}
const told = ({ pushes }: Pick<Played, 'pushes'>) => pushes.map(({ data }) => data as Box & { action: string })
const actions = (played: Pick<Played, 'pushes'>) => told(played).map(({ action }) => action)

describe('a box', () => {
  test('fills with the exact share of each stake, up to its maximum, and says once when it may be broken', () => {
    const played = open()
    hear(played, 5)
    expect(played.cell).toMatchObject({ parts: 2_000 * PARTS, broken: 0 })
    expect(actions(played)).toEqual(['topUp', 'collectUp', 'topUp', 'topUp', 'topUp'])
    expect(told(played).map(({ status }) => status)).toEqual(['active', 'active', 'active', 'full', 'full'])
  })

  test.each([
    ['of another game', { game: 'another' }],
    ['played with entries', { mode: 'SweepStakes' }],
    ['that was free', { isFree: true }],
  ])('takes nothing from a round %s', (_, difference) => {
    const played = open()
    played.hear('round.settled', round(50_000, difference))
    expect([played.cell.parts, played.pushes]).toEqual([0, []])
  })

  test.each([
    [1, { refused: 'not-ripe' }, []],
    [2, { reply: { status: 'inactive', moneyBoxAmount: 0, accumulatedAmount: 1_000, broken: 1 } }, [1_000]],
    [9, { reply: { accumulatedAmount: 2_000 } }, [2_000]],
  ])('after %i rounds of 500 is broken with the answer %o', (rounds, answer, paid) => {
    const played = open()
    hear(played, rounds)
    expect(played.act('break')).toMatchObject(answer)
    expect(played.grants).toEqual(paid.map((coins) => ({ key: 'box:1', value: { kind: 'balance', coins, entries: 0 } })))
  })

  test('keeps the fraction of a unit for the next one', () => {
    const played = open({ minAmount: 1 })
    played.hear('round.settled', round(150))
    played.act('break')
    expect(played.cell).toMatchObject({ parts: 5_000, last: 1 })
  })

  test('loses the share of a round that was taken back, but never more than it holds', () => {
    const played = open()
    played.hear('round.settled', round(30_000))
    played.hear('round.reversed', round(10_000))
    expect(played.cell.parts).toBe(200 * PARTS)
    played.hear('round.reversed', round(90_000))
    expect(played.cell.parts).toBe(0)
  })
})

describe('a rest', () => {
  const rested = () => {
    const played = open()
    hear(played, 2)
    played.act('break', { at: after(0) })
    return played
  }

  test('follows a break: the box fills but is not broken until the time is over', () => {
    const played = rested()
    hear(played, 2, 10)
    expect(told(played).at(-1)).toMatchObject({ status: 'inactive', moneyBoxAmount: 1_000, availableTimeToBreak: 50 * 60 })
    expect(played.act('break', { at: after(59) })).toEqual({ refused: 'resting' })
    expect(played.act('break', { at: after(60) })).toMatchObject({ reply: { broken: 2 } })
    expect(played.grants.map(({ key }) => key)).toEqual(['box:1', 'box:2'])
  })

  test('of a ripe box ends with a message, once', () => {
    const played = rested()
    played.tick(after(60))
    hear(played, 2, 61)
    expect(actions(played).slice(-2)).toEqual(['topUp', 'collectUp'])
    played.act('break', { at: after(62) })
    hear(played, 2, 63)
    played.tick(after(121))
    expect(actions(played).at(-1)).toBe('topUp')
    played.tick(after(122))
    played.tick(after(123))
    expect(actions(played).filter((action) => action === 'collectUp')).toHaveLength(3)
    expect(told(played).at(-1)).toMatchObject({ status: 'active', breakableAt: null })
  })

  test('of no length leaves the box open', () => {
    const played = open({ cooldownSeconds: 0 })
    hear(played, 2)
    expect(played.act('break')).toMatchObject({ reply: { status: 'active', availableTimeToBreak: null } })
  })
})

test.each([
  [1, [], []],
  [2, [1_000], ['break']],
])('at the end of its run, a box of %i rounds pays what it holds if it is ripe', (rounds, paid, said) => {
  const played = open({}, { endsAt: after(60) })
  hear(played, rounds)
  const before = played.pushes.length
  played.close()
  expect(played.grants.map(({ value }) => 'coins' in value && value.coins)).toEqual(paid)
  expect(actions(played).slice(before)).toEqual(said)
  expect(told(played).slice(before)).toEqual(said.map(() => expect.objectContaining({ status: 'inactive', breakableAt: null })))
})

const stakes = fc.array(fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.constant('break' as const)), { maxLength: 40 })
const shares = fc.integer({ min: 1, max: 1_000 })

/** Plays stakes and breaks a minute apart; the last one is followed by the end of the run. */
function playAll(steps: readonly (number | 'break')[], changes: Partial<typeof config>) {
  const played = open(changes)
  for (const [minute, step] of steps.entries()) {
    if (step === 'break') played.act('break', { at: after(minute) })
    else played.hear('round.settled', round(step), after(minute))
  }
  return played
}

const paidBy = ({ grants }: Pick<Played, 'grants'>): number =>
  grants.reduce((sum, { value }) => sum + (value.kind === 'balance' ? value.coins : 0), 0)

test('no part of any stake is lost while no box is full: what was paid and what is left is the exact share', () => {
  fc.assert(
    fc.property(stakes, shares, fc.boolean(), (steps, shareBasisPoints, isClosed) => {
      const played = playAll(steps, { shareBasisPoints, minAmount: 10, maxAmount: 10_000_000_000 })
      if (isClosed) played.close()
      const staked = steps.reduce<number>((sum, step) => sum + (step === 'break' ? 0 : step), 0)
      expect(paidBy(played) * PARTS + played.cell.parts).toBe(staked * shareBasisPoints)
    }),
  )
})

test('a box never holds more than its maximum, pays less than its minimum, or is broken twice', () => {
  fc.assert(
    fc.property(stakes, shares, (steps, shareBasisPoints) => {
      const played = playAll(steps, { shareBasisPoints })
      for (const { moneyBoxAmount } of told(played)) expect(moneyBoxAmount).toBeLessThanOrEqual(config.maxAmount)
      for (const { value } of played.grants) {
        expect(value).toMatchObject({ kind: 'balance', entries: 0 })
        expect('coins' in value && value.coins >= config.minAmount && value.coins <= config.maxAmount).toBe(true)
      }
      expect(played.grants.map(({ key }) => key)).toEqual(played.grants.map((_, nth) => `box:${nth + 1}`))
    }),
  )
})
