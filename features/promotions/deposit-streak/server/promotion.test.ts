import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { type Streak, WHEELS_MAX } from '../contract.ts'
import { averageOf } from '../shared/average.ts'
import { depositStreak, wheelOdds } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const config = demos[0]!.config('2026-11-21')
const { steps, minDepositValue, secondsToResetStreakCounter } = config
const START = Date.parse('2026-11-21T17:00:00Z')
const HOUR = 3_600_000
const after = (hours: number): string => new Date(START + hours * HOUR).toISOString()
const RESET_HOURS = (secondsToResetStreakCounter * 1_000) / HOUR

const bought = (nth: number, cents = 999) =>
  ({ orderId: `ord_${nth}`, preset: 'stack', cents, nth, offer: null, coins: 2_200_000, entries: 1_000 }) as never
const open = (changes: Partial<typeof config> = {}, draws?: string[]) =>
  playPromotion(depositStreak, { config: { ...config, ...changes }, ...(draws && { draws }) })
type Played = ReturnType<typeof open>

/** Buys the nth package at that hour. */
const buy = (played: Pick<Played, 'hear'>, nth: number, hours = 0, cents?: number): void =>
  played.hear('purchase.completed', bought(nth, cents), after(hours))
const last = ({ pushes }: Pick<Played, 'pushes'>) => pushes.at(-1)!.data as unknown as Streak & { action: string }
const prizeOf = (step: number, at: number): string => wheelOdds(steps[step - 1]!).rules.prizes[at]!.id

describe('a purchase', () => {
  test('of the minimum takes a step and opens its wheel; a smaller one does not count', () => {
    const played = open()
    buy(played, 1, 0, minDepositValue - 1)
    expect(played.pushes).toEqual([])
    buy(played, 2, 0, minDepositValue)
    expect(last(played)).toMatchObject({
      action: 'step',
      currentCountDeposit: 1,
      maxNumberOfDeposit: 8,
      openSteps: [1],
      secondsToResetStreakCounter,
      dailyWinStreakLimitExceeded: false,
    })
  })

  test('beyond the steps of a day takes none and adds no time; the next day counts again', () => {
    const played = open()
    for (const nth of [1, 2, 3]) buy(played, nth, nth)
    expect(last(played)).toMatchObject({
      currentCountDeposit: 2,
      dailyWinStreakLimitExceeded: true,
      limitEndsAt: Date.parse('2026-11-22T05:00:00Z') / 1_000,
      resetsAt: START / 1_000 + 2 * 3_600 + secondsToResetStreakCounter,
    })
    buy(played, 4, 12)
    expect(last(played)).toMatchObject({ currentCountDeposit: 3, dailyWinStreakLimitExceeded: false, limitEndsAt: null })
  })

  test('before the time is over goes on; at that moment it is the first of a new streak, and wheels earned before stay', () => {
    const played = open()
    buy(played, 1)
    buy(played, 2, RESET_HOURS - 0.001)
    expect(last(played)).toMatchObject({ currentCountDeposit: 2 })
    buy(played, 3, 2 * RESET_HOURS)
    expect(last(played)).toMatchObject({ currentCountDeposit: 1, openSteps: [1, 2, 1] })
  })

  test('after the last wheel begins a new streak', () => {
    const played = open({ dailyStepsMax: null })
    for (let nth = 1; nth <= 8; nth++) {
      buy(played, nth)
      played.act('spin')
    }
    expect(last(played)).toMatchObject({ currentCountDeposit: 8 })
    buy(played, 9)
    expect(last(played)).toMatchObject({ currentCountDeposit: 1, openSteps: [1] })
  })

  test('with five wheels waiting pays the average of the oldest', () => {
    const played = open({ dailyStepsMax: null })
    for (let nth = 1; nth <= WHEELS_MAX + 1; nth++) buy(played, nth)
    expect(last(played).openSteps).toEqual([2, 3, 4, 5, 6])
    expect(played.grants).toEqual([
      { key: 'purchase:1', value: { kind: 'balance', coins: averageOf(steps[0]!.sectors), entries: 0 }, purchase: 1 },
    ])
  })
})

describe('a spin', () => {
  test.each(steps.flatMap(({ step, sectors }) => sectors.map(({ coins }, at) => [step, at, coins] as const)))(
    'of the wheel of step %i that stops at sector %i grants its coins',
    (step, at, coins) => {
      const played = open({ dailyStepsMax: null }, [
        ...steps.slice(0, step - 1).map((each) => prizeOf(each.step, 0)),
        prizeOf(step, at),
      ])
      for (let nth = 1; nth <= step; nth++) {
        buy(played, nth)
        const done = played.act('spin')
        if (nth === step) expect(done).toMatchObject({ reply: { step, index: at, coins, streak: { openSteps: [] } } })
      }
      expect(played.grants.at(-1)).toEqual({
        key: `purchase:${step}`,
        value: { kind: 'balance', coins, entries: 0 },
        purchase: step,
      })
    },
  )

  test('takes the wheels in the order in which they were earned, and is refused without one', () => {
    const played = open()
    expect(played.act('spin')).toEqual({ refused: 'no-spin' })
    buy(played, 1)
    buy(played, 2)
    expect([played.act('spin'), played.act('spin'), played.act('spin')]).toMatchObject([
      { reply: { step: 1 } },
      { reply: { step: 2 } },
      { refused: 'no-spin' },
    ])
  })
})

describe('the time', () => {
  test('that is over starts the streak over once, and says so', () => {
    const played = open()
    buy(played, 1)
    played.tick(after(RESET_HOURS - 1))
    expect(last(played).action).toBe('step')
    played.tick(after(RESET_HOURS))
    expect(last(played)).toMatchObject({ action: 'reset', currentCountDeposit: 0, resetsAt: null, openSteps: [1] })
    const told = played.pushes.length
    played.tick(after(RESET_HOURS + 1))
    expect(played.pushes).toHaveLength(told)
  })
})

describe('a reversed purchase', () => {
  const minimum = config.minDepositValue
  const reverse = (played: Played, nth: number, hours = 0): void => played.hear('purchase.reversed', bought(nth), after(hours))

  test('takes its step and its wheel back, once', () => {
    const played = open()
    buy(played, 1)
    buy(played, 2)
    reverse(played, 1, 1)
    expect(last(played)).toMatchObject({ action: 'reversed', currentCountDeposit: 1, openSteps: [2] })
    const told = played.pushes.length
    reverse(played, 1, 2)
    expect(played.pushes).toHaveLength(told)
  })

  test('that is restored brings its unspun wheel back, once, and no step', () => {
    const played = open()
    buy(played, 1)
    buy(played, 2)
    const restore = (nth: number, leftCents: number) =>
      played.hear('purchase.restored', { ...(bought(nth) as object), priceCents: minimum, leftCents } as never, after(2))
    restore(1, minimum)
    reverse(played, 1, 1)
    restore(1, minimum - 1)
    expect(last(played).openSteps).toEqual([2])
    for (let times = 0; times < 2; times++) restore(1, minimum)
    expect(last(played)).toMatchObject({ action: 'restored', currentCountDeposit: 1, openSteps: [2, 1] })
    expect(played.pushes).toHaveLength(4)
  })

  test('whose wheel was spun leaves the prize', () => {
    const played = open()
    buy(played, 1)
    played.act('spin')
    reverse(played, 1, 1)
    expect(last(played)).toMatchObject({ currentCountDeposit: 0, resetsAt: null, openSteps: [] })
    expect(played.grants).toHaveLength(1)
  })

  test('of a streak that started over takes the wheel that still waits', () => {
    const played = open()
    buy(played, 1)
    played.tick(after(RESET_HOURS))
    reverse(played, 1, RESET_HOURS + 1)
    expect(last(played)).toMatchObject({ action: 'reversed', openSteps: [] })
  })

  test.each([
    [minimum - 1, []],
    [minimum, [1]],
  ])('of which %d cents are left keeps the wheels %j', (leftCents, openSteps) => {
    const played = open()
    buy(played, 1, 0, minimum + 100)
    const payload = { ...(bought(1, minimum + 100 - leftCents) as object), priceCents: minimum + 100, leftCents } as never
    played.hear('purchase.reversed', payload, after(1))
    expect(last(played).openSteps).toEqual(openSteps)
  })

  test('that took no step changes nothing', () => {
    const played = open()
    buy(played, 1)
    reverse(played, 7, 1)
    expect(last(played)).toMatchObject({ action: 'step', currentCountDeposit: 1 })
  })
})

test('the end of the run pays each wheel that waits its average', () => {
  const played = open()
  buy(played, 1)
  buy(played, 2)
  played.act('spin')
  played.close()
  expect(played.grants.at(-1)).toEqual({
    key: 'purchase:2',
    value: { kind: 'balance', coins: averageOf(steps[1]!.sectors), entries: 0 },
    purchase: 2,
  })
})

describe('the odds', () => {
  test.each(steps)('of the wheel of step $step have the moments of all 100,000 tickets', ({ step, sectors }) => {
    const cost = depositStreak.cost(config)[step - 1]!
    const mean = sectors.reduce((sum, { coins, chancePer100k }) => sum + coins * chancePer100k, 0) / 100_000
    expect(cost.coins.mean).toBeCloseTo(mean, 6)
    expect(cost.coins.max).toBe(Math.max(...sectors.map(({ coins }) => coins)))
    expect(cost.entries).toEqual({ mean: 0, variance: 0, max: 0 })
    expect(averageOf(sectors) - mean).toBeGreaterThanOrEqual(0)
    expect(averageOf(sectors) - mean).toBeLessThan(100)
  })

  test('of two steps differ, and so do their draws', () => {
    expect(new Set(steps.map((step) => wheelOdds(step).hash)).size).toBe(steps.length)
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine' }
    const draws = (step: number) =>
      Array.from({ length: 40 }, (_, nonce) =>
        prizeIndex(step, drawPrize(wheelOdds(steps[step - 1]!).rules, { ...seeds, nonce }).prize),
      )
    expect(draws(1)).not.toEqual(draws(2))
  })
})

const prizeIndex = (step: number, prize: string): number =>
  steps[step - 1]!.sectors.findIndex((_, at) => prizeOf(step, at) === prize)

test('whatever happens in whatever order, each counted purchase pays at most once, in coins alone', () => {
  const deed = fc.record({
    kind: fc.constantFrom('buy', 'buy', 'spin', 'reverse', 'restore', 'tick'),
    nth: fc.integer({ min: 1, max: 12 }),
    cents: fc.constantFrom(199, 499, 9_999),
    hours: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), fc.boolean(), (deeds, isClosed) => {
      const played = playPromotion(depositStreak, { config })
      let [nth, hours] = [0, 0]
      for (const each of deeds) {
        hours += each.hours
        if (each.kind === 'buy') buy(played, ++nth, hours, each.cents)
        if (each.kind === 'spin') played.act('spin', { at: after(hours) })
        if (each.kind === 'reverse') played.hear('purchase.reversed', bought(each.nth), after(hours))
        if (each.kind === 'restore')
          played.hear('purchase.restored', { ...(bought(each.nth) as object), leftCents: 9_999 } as never, after(hours))
        if (each.kind === 'tick') played.tick(after(hours))
      }
      if (isClosed) played.close()
      expect(new Set(played.grants.map(({ key }) => key)).size).toBe(played.grants.length)
      expect(played.grants.length).toBeLessThanOrEqual(nth)
      for (const { value } of played.grants) expect(value).toMatchObject({ kind: 'balance', entries: 0 })
      for (const { data } of played.pushes) {
        const { currentCountDeposit, resetsAt } = data as unknown as Streak
        expect(currentCountDeposit > 0).toBe(resetsAt !== null)
      }
    }),
  )
})
