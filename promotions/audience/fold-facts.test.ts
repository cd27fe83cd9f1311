import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import type { PromotionEvent } from '../definition.ts'
import { factsChanged } from './facts-changed.ts'
import { foldFacts } from './fold-facts.ts'
import { factsOn, type StoredFacts } from './stored-facts.ts'
import { NEW_FACTS } from './testing/facts.ts'

const DAY: CalendarDay = '2026-11-01'
const on = (days: number): CalendarDay => addDays(DAY, days)

type Told = Pick<PromotionEvent, 'type' | 'payload'> & { readonly day?: CalendarDay }
const fold = (told: readonly Told[], facts: StoredFacts = NEW_FACTS): StoredFacts =>
  told.reduce((before, each, nth) => {
    const event = { id: BigInt(nth), player: facts.player, at: 0, day: DAY, ...each } as PromotionEvent
    return foldFacts(before, event)
  }, facts)

const round = (type: 'round.settled' | 'round.reversed', day: CalendarDay, parts: object = {}): Told => {
  const payload = { mode: 'TournamentPoints', stakeGranted: 60, stakeWon: 40, isWhole: true, ...parts }
  return { type, day, payload: payload as never }
}
const settled = (day: CalendarDay, parts?: object): Told => round('round.settled', day, parts)
const bought = (type: 'purchase.completed' | 'purchase.reversed', day: CalendarDay, cents: number): Told => ({
  type,
  day,
  payload: { cents } as never,
})

describe('rounds', () => {
  test('count for their windows, and leave them as days pass without an event', () => {
    const facts = fold([settled(on(0)), settled(on(0)), settled(on(5))])
    const windows = (days: number) => {
      const { rounds, rounds7, rounds28, coinsStaked28 } = factsOn(facts, on(days))
      return [rounds, rounds7, rounds28, coinsStaked28]
    }
    expect(windows(5)).toEqual([3, 3, 3, 300])
    expect(windows(6)).toEqual([3, 3, 3, 300])
    expect(windows(7)).toEqual([3, 1, 3, 300])
    expect(windows(12)).toEqual([3, 0, 3, 300])
    expect(windows(27)).toEqual([3, 0, 3, 300])
    expect(windows(28)).toEqual([3, 0, 1, 100])
    expect(windows(33)).toEqual([3, 0, 0, 0])
    expect(windows(1_000)).toEqual([3, 0, 0, 0])
  })

  test('stake coins or entries, from both balances', () => {
    const facts = fold([settled(DAY), settled(DAY, { mode: 'SweepStakes', stakeWon: 7 })])
    expect(factsOn(facts, DAY)).toMatchObject({ rounds7: 2, coinsStaked28: 100, entriesStaked28: 67 })
  })

  test('stake nothing if they are free', () => {
    const facts = fold([settled(DAY, { stakeGranted: 0, stakeWon: 0 })])
    expect(factsOn(facts, DAY)).toMatchObject({ rounds: 1, rounds28: 1, coinsStaked28: 0 })
    expect(facts.coinsSince).toEqual([])
  })

  test('that are reversed are taken back, a part of a stake without its round', () => {
    const part = { isWhole: false, stakeGranted: 10, stakeWon: 0 }
    const facts = fold([settled(DAY), settled(DAY), round('round.reversed', DAY), round('round.reversed', on(1), part)])
    expect(factsOn(facts, on(1))).toMatchObject({ rounds: 1, rounds28: 1, coinsStaked28: 90 })
  })

  test('that left the window before their reversal leave no negative sum', () => {
    const facts = fold([settled(on(0)), round('round.reversed', on(20))])
    expect(factsOn(facts, on(29))).toMatchObject({ rounds: 0, rounds28: 0, coinsStaked28: 0 })
  })

  test('of any days, in any order, sum up as a list of them would', () => {
    const played = fc.array(fc.record({ day: fc.nat(70), stake: fc.nat(5) }), { maxLength: 40 })
    fc.assert(
      fc.property(played, fc.nat(50), (rounds, late) => {
        const told = rounds.map(({ day, stake }) => settled(on(day), { stakeGranted: stake, stakeWon: 0 }))
        const facts = fold(told)
        const lastDay = Math.max(0, ...rounds.map(({ day }) => day))
        const today = lastDay + late
        // Late events of days before the window of their time are not kept.
        const kept = rounds.filter(({ day }, nth) => day > Math.max(...rounds.slice(0, nth + 1).map((one) => one.day)) - 28)
        const within = (days: number) => kept.filter(({ day }) => day > today - days)
        expect(factsOn(facts, on(today))).toMatchObject({
          rounds: rounds.length,
          rounds7: within(7).length,
          rounds28: within(28).length,
          coinsStaked28: within(28).reduce((sum, { stake }) => sum + stake, 0),
        })
        expect(facts.roundsSince.length).toBeLessThanOrEqual(28)
      }),
    )
  })
})

test('a visit is the last one, also if an earlier one arrives later', () => {
  const seen = (day: CalendarDay): Told => ({ type: 'day.first-seen', payload: { day } as never })
  expect(factsOn(fold([]), DAY).lastSeenDaysAgo).toBeNull()
  expect(factsOn(fold([seen(on(3)), seen(on(1))]), on(10)).lastSeenDaysAgo).toBe(7)
})

test('a sign-up sets the day of registration and counts as a visit', () => {
  const facts = fold([{ type: 'player.signed-up', day: on(2), payload: {} as never }])
  expect(factsOn(facts, on(3))).toMatchObject({ registeredDaysAgo: 1, lastSeenDaysAgo: 1 })
})

test('purchases add up, and a reversal of the only one leaves none', () => {
  const once = fold([bought('purchase.completed', on(1), 999)])
  expect(factsOn(once, on(3))).toMatchObject({ purchases: 1, purchaseCents: 999, lastPurchaseDaysAgo: 2 })
  const twice = fold([bought('purchase.completed', on(2), 500), bought('purchase.reversed', on(3), 999)], once)
  expect(factsOn(twice, on(3))).toMatchObject({ purchases: 1, purchaseCents: 500, lastPurchaseDaysAgo: 1 })
  const never = fold([bought('purchase.reversed', on(4), 500)], twice)
  expect(factsOn(never, on(4))).toMatchObject({ purchases: 0, purchaseCents: 0, lastPurchaseDaysAgo: null })
  expect(fold([bought('purchase.reversed', on(4), 500)])).toMatchObject({ purchases: 0, purchaseCents: 0 })
})

test('a purchase of which a part was refunded still counts, by what is left of it', () => {
  const refund = (cents: number, leftCents: number): Told => ({
    type: 'purchase.reversed',
    day: on(2),
    payload: { cents, priceCents: 999, leftCents } as never,
  })
  const part = fold([bought('purchase.completed', on(1), 999), refund(400, 599)])
  expect(factsOn(part, on(3))).toMatchObject({ purchases: 1, purchaseCents: 599, lastPurchaseDaysAgo: 2 })
  expect(factsOn(fold([refund(599, 0)], part), on(3))).toMatchObject({
    purchases: 0,
    purchaseCents: 0,
    lastPurchaseDaysAgo: null,
  })
})

test('a restored purchase counts again, and a part of one adds its cents alone', () => {
  const told = (cents: number, leftCents: number): Told => ({
    type: 'purchase.restored',
    day: on(5),
    payload: { cents, priceCents: 999, leftCents } as never,
  })
  const gone = fold([bought('purchase.completed', on(1), 999), bought('purchase.reversed', on(2), 999)])
  const part = fold([told(400, 400)], gone)
  expect(factsOn(part, on(5))).toMatchObject({ purchases: 1, purchaseCents: 400, lastPurchaseDaysAgo: 0 })
  expect(factsOn(fold([told(599, 999)], part), on(5))).toMatchObject({ purchases: 1, purchaseCents: 999 })
})

test('a slice changes the facts that it owns, each by itself', () => {
  const changed = (payload: object): Told => ({ type: factsChanged.type, payload: payload as never })
  const facts = fold([changed({ hasPush: true }), changed({ vipLevel: 4 })])
  expect(facts).toMatchObject({ hasPush: true, vipLevel: 4 })
  expect(fold([changed({ vipLevel: null })], facts)).toMatchObject({ hasPush: true, vipLevel: null })
})

test('an event of another kind changes nothing', () => {
  expect(foldFacts(NEW_FACTS, { type: 'player.locked-out' } as never)).toBe(NEW_FACTS)
})
