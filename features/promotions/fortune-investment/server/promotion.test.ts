import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { type Investment, presetOf } from '../contract.ts'
import { fortuneCampaign } from '../shared/campaign.ts'
import { fortune } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const START = '2026-11-21' as CalendarDay
const config = demos[0]!.config(START)
const [threeDays, sevenDays] = config.packages as [(typeof config.packages)[0], (typeof config.packages)[0]]

/** Noon in New York of the day this many days after the purchase. */
const on = (days: number): string => `${addDays(START, days)}T17:00:00Z`
const purchase = (preset: string, nth = 1) =>
  ({ orderId: 'ord_1', preset, cents: 999, nth, offer: 'fortune:cmp', coins: 1, entries: 0 }) as never

const open = (endsAt: string | null = null) => playPromotion(fortune, { config, startsAt: on(0), endsAt })
type Played = ReturnType<typeof open>
const buy = (played: Pick<Played, 'hear'>, { id } = sevenDays, nth = 1): void =>
  played.hear('purchase.completed', purchase(presetOf({ id }), nth), on(0))
const visit = (played: Pick<Played, 'hear'>, days: number): void =>
  played.hear('day.first-seen', { day: addDays(START, days) }, on(days))
const reverse = (played: Pick<Played, 'hear'>, nth: number, days: number): void =>
  played.hear('purchase.reversed', purchase('whatever', nth), on(days))
const last = ({ pushes }: Pick<Played, 'pushes'>) =>
  pushes.at(-1)!.data as unknown as Investment & { action: string; coins: number }
const paid = ({ grants }: Pick<Played, 'grants'>) => grants.map(({ key, value }) => [key, 'coins' in value && value.coins])

test('a purchase begins the days and pays nothing itself; another package of the store does not count', () => {
  const played = open()
  played.hear('purchase.completed', purchase('stack'), on(0))
  expect(played.pushes).toEqual([])
  buy(played)
  visit(played, 0)
  expect(last(played)).toMatchObject({
    action: 'bought',
    packageId: 'seven-days',
    boughtOn: START,
    today: 0,
    daysTaken: [],
    nextAt: Date.parse('2026-11-22T05:00:00Z') / 1_000,
  })
  expect(played.grants).toEqual([])
})

test('the visit of each day pays its part once, in coins alone', () => {
  const played = open()
  buy(played)
  for (let days = 1; days <= 9; days++) for (let times = 0; times < 2; times++) visit(played, days)
  expect(paid(played)).toEqual(sevenDays.days.map((coins, at) => [`part:${at + 1}`, coins]))
  for (const { value } of played.grants) expect(value).toMatchObject({ kind: 'balance', entries: 0 })
  expect(last(played)).toMatchObject({ action: 'part', coins: sevenDays.days[6], today: 7, nextAt: null })
})

test('a missed day is not paid later', () => {
  const played = open()
  buy(played)
  for (const days of [2, 5]) visit(played, days)
  expect(paid(played)).toEqual([
    ['part:2', sevenDays.days[1]],
    ['part:5', sevenDays.days[4]],
  ])
  expect(last(played)).toMatchObject({ today: 5, daysTaken: [2, 5] })
})

describe('a reversed purchase', () => {
  test('ends the days and leaves what was paid; repeated it changes nothing, and another’s changes nothing', () => {
    const played = open()
    buy(played, sevenDays, 4)
    visit(played, 1)
    reverse(played, 3, 1)
    expect(last(played).action).toBe('part')
    for (let times = 0; times < 2; times++) reverse(played, 4, 1)
    expect(played.pushes.map(({ data }) => (data as unknown as { action: string }).action)).toEqual([
      'bought',
      'part',
      'reversed',
    ])
    visit(played, 2)
    expect(paid(played)).toEqual([['part:1', sevenDays.days[0]]])
    expect(last(played)).toMatchObject({ packageId: null, daysTaken: [], nextAt: null })
  })

  test('goes on once its purchase is restored, and its missed days stay missed', () => {
    const played = open()
    buy(played)
    const restore = (nth: number) =>
      played.hear(
        'purchase.restored',
        { ...(purchase('whatever', nth) as object), priceCents: 999, leftCents: 999 } as never,
        on(3),
      )
    restore(1)
    reverse(played, 1, 1)
    visit(played, 2)
    restore(2)
    restore(1)
    visit(played, 3)
    expect(played.pushes.map(({ data }) => (data as unknown as { action: string }).action)).toEqual([
      'bought',
      'reversed',
      'restored',
      'part',
    ])
    expect(paid(played)).toEqual([['part:3', sevenDays.days[2]]])
  })

  test('goes on while some of its price is left', () => {
    const played = open()
    buy(played)
    played.hear(
      'purchase.reversed',
      { ...(purchase('whatever') as object), cents: 500, priceCents: 999, leftCents: 499 } as never,
      on(1),
    )
    visit(played, 2)
    expect(paid(played)).toEqual([['part:2', sevenDays.days[1]]])
  })

  test('is paid nothing at the end of the run', () => {
    const played = open(on(2))
    buy(played)
    reverse(played, 1, 1)
    played.close()
    expect(played.grants).toEqual([])
  })
})

test.each([
  ['after its days', sevenDays, on(30), []],
  ['on its third day, with a visit on the first,', sevenDays, '2026-11-25T05:00:00Z', sevenDays.days.slice(3)],
  ['of the same day', threeDays, '2026-11-22T05:00:00Z', threeDays.days],
])('the end of a run %s pays the days after it at once', (_, pack, endsAt, rest) => {
  const played = open(endsAt)
  buy(played, pack)
  visit(played, 1)
  const before = played.grants.length
  played.close()
  const coins = rest.length === 0 ? [] : [['rest', (rest as readonly number[]).reduce((sum, each) => sum + each, 0)]]
  expect(paid(played).slice(before)).toEqual(coins)
})

test('whatever happens, no more is paid than the package promises', () => {
  const deed = fc.record({
    kind: fc.constantFrom('buy', 'visit', 'visit', 'visit', 'reverse'),
    days: fc.integer({ min: 0, max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), fc.integer({ min: 1, max: 10 }), (deeds, length) => {
      const played = open(on(length))
      let [days, nth] = [0, 0]
      for (const each of deeds) {
        days += each.days
        if (each.kind === 'buy') played.hear('purchase.completed', purchase(presetOf(sevenDays), ++nth), on(days))
        if (each.kind === 'visit') visit(played, days)
        if (each.kind === 'reverse') reverse(played, Math.max(1, nth), days)
      }
      played.close()
      const total = paid(played).reduce((sum, [, coins]) => sum + Number(coins), 0)
      expect(total).toBeLessThanOrEqual(sevenDays.days.reduce((sum, each) => sum + each, 0))
    }),
  )
})

test('the cost names what each package pays a player who comes every day', () => {
  expect(fortune.cost(config).map(({ coins, entries }) => [coins.mean, coins.max, coins.variance, entries.max])).toEqual(
    config.packages.map(({ days }) => {
      const all = days.reduce((sum, each) => sum + each, 0)
      return [all, all, 0, 0]
    }),
  )
})

test('SWP-10 the packages pay coins only: the configuration has no field for entries', () => {
  const tempting = config.packages.map((each) => ({ ...each, entries: 500 }))
  expect(fortuneCampaign.config.parse({ packages: tempting })).toEqual(config)
})
