import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kernel/time.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { countOf, dailyLeft, progressOf } from '#promotions/tickets/earn-tickets.ts'
import { demoLottery, demos } from './seed-campaigns.ts'
import { lottery } from './promotion.ts'

const COIN = 100
const START = '2026-11-21'
const noon = (day: number) => `${addDays(START, day)}T17:00:00Z`

const open = (over: Partial<typeof demoLottery> = {}) =>
  playPromotion(lottery, { config: { ...demoLottery, ...over }, startsAt: `${START}T05:00:00Z` })
type Played = ReturnType<typeof open>

/** Whole coins. */
const round = (played: Played, stake: number, told: Parameters<typeof settledRound>[1] = {}, day = 0) =>
  played.hear('round.settled', settledRound('rnd_1', { stake: stake * COIN, ...told }), noon(day))
const reverse = (played: Played, stake: number) =>
  played.hear(
    'round.reversed',
    { ...settledRound('rnd_1', { stake: stake * COIN }), reason: 'rolled-back', isWhole: true },
    noon(0),
  )
const buy = (played: Played, cents: number, day = 0) =>
  played.hear('purchase.completed', { orderId: 'o', preset: 'p', cents, nth: 1, offer: null, coins: 0, entries: 0 }, noon(day))
/** Gives a part of the purchase back. */
const refund = (played: Played, cents: number, of: { price: number; left: number }, day = 0) => {
  const payload = { orderId: 'o', preset: 'p', cents, nth: 1, offer: null, coins: 0, entries: 0 }
  played.hear('purchase.reversed', { ...payload, priceCents: of.price, leftCents: of.left }, noon(day))
}
const ask = (played: Played, day = 0) => played.act('ask', { at: noon(day) })
const granted = ({ grants }: Played) => grants.map(({ key, value }) => [key, (value as { count: number }).count])

describe('tickets by play', () => {
  test('come one for each amount of coins staked, and the rest counts towards the next', () => {
    const played = open()
    round(played, 999)
    expect(granted(played)).toEqual([])
    round(played, 2_501)
    expect(granted(played)).toEqual([['play:3', 3]])
    expect(progressOf(played.cell, played.run as never)).toBe(500 * COIN)
    expect(played.grants[0]!.value).toMatchObject({ kind: 'ticket', of: 'tickets' })
  })

  test('come from no entries and no free round', () => {
    const played = open()
    round(played, 5_000, { mode: 'SweepStakes' })
    round(played, 5_000, { isFree: true })
    expect(played.grants).toEqual([])
  })

  test('of a reversed round stay, but its stake counts no more', () => {
    const played = open()
    round(played, 1_500)
    reverse(played, 1_500)
    round(played, 1_999)
    expect(granted(played)).toEqual([['play:1', 1]])
    round(played, 1)
    expect(granted(played)).toEqual([
      ['play:1', 1],
      ['play:2', 1],
    ])
  })
})

describe('SWP-10 the free way', () => {
  test('brings all tickets of the day by asking once, and again the next day', () => {
    const played = open()
    expect(ask(played)).toMatchObject({ reply: { tickets: 8 } })
    expect(ask(played)).toEqual({ refused: 'asked-today' })
    expect(ask(played, 1)).toMatchObject({ reply: { tickets: 8 } })
    expect(granted(played)).toEqual([
      ['daily:8', 8],
      ['daily:16', 8],
    ])
  })

  test('a purchase brings tickets of the same number, and asking brings what it leaves', () => {
    const played = open()
    buy(played, 998)
    expect(granted(played)).toEqual([['daily:5', 5]])
    expect(ask(played)).toMatchObject({ reply: { tickets: 3 } })
    buy(played, 9_999)
    expect(countOf(played.cell)).toBe(8)
  })

  test('a refunded purchase takes its tickets with it, and asking on that day brings them', () => {
    const played = open()
    buy(played, 998)
    expect(played.grants[0]).toMatchObject({ key: 'daily:5', purchase: 1 })
    refund(played, 499, { price: 998, left: 499 })
    refund(played, 499, { price: 998, left: 0 })
    expect(countOf(played.cell)).toBe(0)
    expect(ask(played)).toMatchObject({ reply: { tickets: 8 } })
    expect(granted(played).at(-1)).toEqual(['daily:13', 8])
    refund(played, 998, { price: 998, left: 0 }, 1)
    expect(ask(played, 1)).toMatchObject({ reply: { tickets: 8 } })
    expect(countOf(played.cell)).toBe(16)
  })

  test('whatever is bought, who asks has as many tickets at the end of each day', () => {
    const purchases = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 20_000 })), { maxLength: 20 })
    fc.assert(
      fc.property(purchases, (bought) => {
        const [buyer, asker] = [open(), open()]
        for (let day = 0; day <= 12; day++) {
          for (const [on, cents] of bought) if (on === day) buy(buyer, cents, day)
          ask(asker, day)
          expect(countOf(buyer.cell)).toBeLessThanOrEqual(countOf(asker.cell))
        }
      }),
    )
  })

  test('purchases bring none where the configuration says so', () => {
    const played = open({ centsPerTicket: null })
    buy(played, 9_999)
    expect(played.grants).toEqual([])
  })

  test('alone reaches the most tickets of the demo', () => {
    const { lastsDays } = demos[0]!
    expect(lastsDays! * demoLottery.dailyTickets).toBeGreaterThanOrEqual(demoLottery.ticketsMax)
  })
})

test('nobody has more than the most, however tickets come, and every ticket is granted once', () => {
  const step = fc.record({
    what: fc.constantFrom('play', 'ask', 'buy', 'reverse'),
    amount: fc.integer({ min: 1, max: 9_000 }),
    day: fc.integer({ min: 0, max: 12 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const played = open({ ticketsMax: 20 })
      for (const { what, amount, day } of steps.toSorted((one, other) => one.day - other.day)) {
        if (what === 'play') round(played, amount, {}, day)
        if (what === 'ask') ask(played, day)
        if (what === 'buy') buy(played, amount, day)
        if (what === 'reverse') reverse(played, amount)
      }
      const sum = granted(played).reduce((total, [, count]) => total + Number(count), 0)
      expect(sum).toBe(countOf(played.cell))
      expect(sum).toBeLessThanOrEqual(20)
      expect(new Set(granted(played).map(([key]) => key)).size).toBe(played.grants.length)
      expect(JSON.stringify(played.cell).length).toBeLessThanOrEqual(200)
    }),
  )
})

test('with the most tickets, asking is refused and nothing counts towards another', () => {
  const played = open({ ticketsMax: 8 })
  ask(played)
  expect(ask(played, 1)).toEqual({ refused: 'all-tickets' })
  round(played, 5_000)
  expect(dailyLeft(played.cell, addDays(START, 1), played.run as never)).toBe(0)
  expect(progressOf(played.cell, played.run as never)).toBe(0)
  expect(played.grants).toHaveLength(1)
})

test('the draw has a winner for each place, whose prizes wait to be taken, and a cost for each row', () => {
  const [draw] = lottery.sharedDraws!(demoLottery, {} as never, 0)
  expect(draw).toMatchObject({ name: 'tickets', kind: 'lottery', winners: 50, takenWithinSeconds: 30 * 86_400 })
  const prizeOf = draw?.kind === 'lottery' ? draw.prizeOf : () => undefined
  expect([1, 3, 50, 51].map(prizeOf)).toMatchObject([
    { coins: 10_000_000, entries: 2_500 },
    { coins: 5_000_000 },
    { coins: 250_000, entries: 0 },
    undefined,
  ])
  expect(lottery.cost(demoLottery).map(({ trigger, coins }) => [trigger, coins.max])).toEqual([
    ['place 1', 10_000_000],
    ['places 2 to 3', 5_000_000],
    ['places 4 to 10', 1_000_000],
    ['places 11 to 50', 250_000],
  ])
})
