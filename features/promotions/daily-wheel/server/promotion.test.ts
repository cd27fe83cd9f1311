import { describe, expect, test } from 'vitest'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { forecastTotal } from '#promotions/forecast/forecast-total.ts'
import { prizeTable } from '#promotions/prize-table/prize-table.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { dailyWheelCampaign, isWheel } from '../shared/campaign.ts'
import { freeWheel, sectorsOf, wheelOdds } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const config = demos[0]!.config('2026-11-21')
const { sectors } = config
const [TODAY, TOMORROW] = ['2026-11-21T17:00:00Z', '2026-11-22T05:00:00Z']
const prizeOf = (at: number): string => wheelOdds(sectors).rules.prizes[at]!.id

describe('a spin', () => {
  test.each(sectors.map((sector, at) => [at, sector] as const))(
    'that stops at segment %i grants it',
    (at, { coins, entries }) => {
      const played = playPromotion(freeWheel, { config, draws: [prizeOf(at)] })
      expect(played.act('spin')).toMatchObject({ reply: at })
      expect(played.grants).toEqual([{ key: 'day:2026-11-21', value: { kind: 'balance', coins, entries } }])
    },
  )

  test('is refused for the rest of the day, and open from the brand’s next midnight on', () => {
    const played = playPromotion(freeWheel, { config })
    played.act('spin', { at: TODAY })
    expect(played.act('spin', { at: '2026-11-22T04:59:59Z' })).toEqual({ refused: 'spun-today' })
    expect(played.act('spin', { at: TOMORROW })).toMatchObject({ reply: expect.any(Number) })
    expect(played.grants.map(({ key }) => key)).toEqual(['day:2026-11-21', 'day:2026-11-22'])
  })

  test('is refused where the clock stepped back', () => {
    const played = playPromotion(freeWheel, { config })
    played.act('spin', { at: TOMORROW })
    expect(played.act('spin', { at: TODAY })).toEqual({ refused: 'spun-today' })
  })
})

const purchase = (cents: number, nth: number) => ({
  orderId: `ord_${nth}`,
  preset: 'stack',
  cents,
  nth,
  offer: null,
  coins: 1,
  entries: 1,
})

describe('the booster wheel', () => {
  test('opens with a large enough purchase, gives coins once, and closes', () => {
    const played = playPromotion(freeWheel, { config })
    expect(played.act('boost')).toEqual({ refused: 'needs-purchase' })
    played.hear('purchase.completed', purchase(998, 1))
    expect(played.act('boost')).toEqual({ refused: 'needs-purchase' })
    for (const nth of [2, 3]) played.hear('purchase.completed', purchase(999, nth))
    const { reply } = played.act('boost') as { reply: number }
    const { coins } = sectorsOf(config, 'boost')[reply]!
    expect(played.grants).toEqual([{ key: 'booster:3', value: { kind: 'balance', coins, entries: 0 }, purchase: 3 }])
    expect(played.act('boost')).toEqual({ refused: 'needs-purchase' })
    expect(played.act('spin')).toMatchObject({ reply: expect.any(Number) })
  })

  test('closes again if the purchase that opened it went back, and stays open for another', () => {
    const played = playPromotion(freeWheel, { config })
    played.hear('purchase.completed', purchase(999, 1))
    played.hear('purchase.reversed', purchase(999, 1))
    expect(played.act('boost')).toEqual({ refused: 'needs-purchase' })
    played.hear('purchase.completed', purchase(999, 2))
    played.hear('purchase.reversed', purchase(999, 1))
    expect(played.act('boost')).toMatchObject({ reply: expect.any(Number) })
  })

  test.each([
    [998, { refused: 'needs-purchase' }],
    [999, { reply: expect.any(Number) }],
  ])('after a refund that leaves %d cents of its purchase', (leftCents, outcome) => {
    const played = playPromotion(freeWheel, { config })
    played.hear('purchase.completed', purchase(1_999, 1))
    played.hear('purchase.reversed', { ...purchase(1_999 - leftCents, 1), priceCents: 1_999, leftCents })
    expect(played.act('boost')).toMatchObject(outcome)
  })

  test('is not there in a run without one, and a cell from before it is carried over', () => {
    const played = playPromotion(freeWheel, { config: { ...config, booster: null, extra: null } })
    played.hear('purchase.completed', purchase(9_999, 1))
    expect(played.act('boost')).toEqual({ refused: 'needs-purchase' })
    expect(freeWheel.cost({ ...config, booster: null, extra: null })).toHaveLength(1)
    expect(freeWheel.upgrades![0]!({ lastSpin: '2026-11-21' } as never)).toEqual({ lastSpin: '2026-11-21', boost: null })
  })
})

describe('the extra wheel', () => {
  const quickBuy = (cents: number, nth: number) => ({ ...purchase(cents, nth), isQuickBuy: true })
  const whole = (nth: number) => ({ ...purchase(999, nth), priceCents: 999, leftCents: 999 })

  test('opens with a large enough quick buy alone, gives coins once, and closes', () => {
    const played = playPromotion(freeWheel, { config })
    played.hear('purchase.completed', quickBuy(498, 1))
    played.hear('purchase.completed', purchase(9_999, 2))
    expect(played.act('extra')).toEqual({ refused: 'needs-purchase' })
    played.hear('purchase.completed', quickBuy(499, 3))
    const { reply } = played.act('extra') as { reply: number }
    const { coins } = sectorsOf(config, 'extra')[reply]!
    expect(played.grants).toEqual([{ key: 'extra:3', value: { kind: 'balance', coins, entries: 0 }, purchase: 3 }])
    expect(played.act('extra')).toEqual({ refused: 'needs-purchase' })
    expect(played.act('boost')).toMatchObject({ reply: expect.any(Number) })
  })

  test('opens with the booster wheel by one quick buy, closes with it, and both open again once it is restored', () => {
    const played = playPromotion(freeWheel, { config })
    played.hear('purchase.completed', quickBuy(999, 1))
    played.hear('purchase.reversed', { ...purchase(499, 1), priceCents: 999, leftCents: 500 })
    expect(played.cell).toMatchObject({ boost: null, extra: 1 })
    played.hear('purchase.reversed', { ...purchase(500, 1), priceCents: 999, leftCents: 0 })
    expect(played.cell).toMatchObject({ boost: null, extra: null })
    played.hear('purchase.restored', { ...whole(1), leftCents: 998 })
    expect(played.cell).toMatchObject({ boost: null, extra: 1 })
    played.hear('purchase.restored', whole(1))
    expect(played.cell).toEqual({ lastSpin: null, boost: 1, extra: 1, shut: { boost: null, extra: null } })
  })

  test('that was spun does not open again when its purchase is restored', () => {
    const played = playPromotion(freeWheel, { config })
    played.hear('purchase.completed', quickBuy(999, 1))
    played.act('extra')
    played.hear('purchase.reversed', { ...purchase(999, 1), priceCents: 999, leftCents: 0 })
    played.hear('purchase.restored', whole(1))
    expect(played.cell).toMatchObject({ boost: 1, extra: null })
  })

  test('is not there in a run without one, and a cell from before it is carried over', () => {
    const played = playPromotion(freeWheel, { config: { ...config, extra: null } })
    played.hear('purchase.completed', quickBuy(9_999, 1))
    expect(played.act('extra')).toEqual({ refused: 'needs-purchase' })
    expect(freeWheel.cost(config).map(({ act }) => act)).toEqual(['spin', 'boost', 'extra'])
    expect(freeWheel.upgrades![1]!({ lastSpin: null, boost: 4 } as never)).toEqual({
      lastSpin: null,
      boost: 4,
      extra: null,
      shut: { boost: null, extra: null },
    })
  })
})

describe('the odds', () => {
  const serverSeed = 'ab'.repeat(32)
  const draws = (count: number, clientSeed: string) =>
    Array.from({ length: count }, (_, at) =>
      prizeTable('daily-wheel', 'slice').drawFrom(
        sectors,
        (rules) => drawPrize(rules, { serverSeed, clientSeed, nonce: at + 1 }).prize,
      ),
    )

  test('give the same segment for the same seeds, and another for another nonce or client seed', () => {
    expect(draws(20, 'mine')).toEqual(draws(20, 'mine'))
    expect(draws(20, 'mine')).not.toEqual(draws(20, 'yours'))
  })

  test('are those of each segment', () => {
    const spins = 20_000
    const counts = sectors.map(() => 0)
    for (const at of draws(spins, 'a long day')) counts[at] = (counts[at] ?? 0) + 1
    // Chi-square, eleven degrees of freedom: a fair wheel exceeds 31.3 once in a thousand runs; the seeds are fixed.
    const chi = sectors.reduce((sum, { chancePer100k }, at) => {
      const expected = (spins * chancePer100k) / 100_000
      return sum + ((counts[at] ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(chi).toBeLessThan(31.3)
  })

  test('have a hash that depends on the segments and their order', () => {
    const { hash } = wheelOdds(sectors)
    expect(wheelOdds([...sectors]).hash).toBe(hash)
    expect(wheelOdds(sectors.toReversed()).hash).not.toBe(hash)
    expect(wheelOdds(sectors.map((each, at) => (at === 0 ? { ...each, coins: each.coins + 100 } : each))).hash).not.toBe(hash)
  })
})

describe('the cost of the demo wheel', () => {
  const [cost] = freeWheel.cost(config)
  const tickets = sectors.flatMap((sector) => Array.from({ length: sector.chancePer100k }, () => sector))
  const enumerated = (asset: 'coins' | 'entries') => {
    const mean = tickets.reduce((sum, ticket) => sum + ticket[asset], 0) / tickets.length
    const variance = tickets.reduce((sum, ticket) => sum + (ticket[asset] - mean) ** 2, 0) / tickets.length
    return { mean, variance, max: Math.max(...sectors.map((sector) => sector[asset])) }
  }

  test.each(['coins', 'entries'] as const)('in %s has the moments of all 100,000 tickets', (asset) => {
    const { mean, variance, max } = enumerated(asset)
    expect(tickets).toHaveLength(100_000)
    expect(cost![asset]).toMatchObject({ mean, max })
    expect(cost![asset].variance / variance).toBeCloseTo(1, 9)
  })

  test('is what the forecast expects of every spin', () => {
    const order = { perTrigger: cost!, triggersPerPlayerDay: [1, 1, 1], players: 1_000, days: 30, seed: 1 }
    const { triggers, coins, entries } = forecastTotal(order)
    expect(triggers).toEqual({ mean: 30_000, p1: 30_000, p50: 30_000, p95: 30_000, p99: 30_000 })
    expect([coins.mean, entries.mean]).toEqual([30_000 * enumerated('coins').mean, 30_000 * enumerated('entries').mean])
    // The sum of this many spins is nearly normal: P95 lies 1.645 standard deviations above the mean.
    const sigma = Math.sqrt(30_000 * enumerated('coins').variance)
    expect((coins.p95 - coins.mean) / sigma).toBeGreaterThan(1.55)
    expect((coins.p95 - coins.mean) / sigma).toBeLessThan(1.75)
  })
})

test('SWP-10 the wheels that a purchase opens pay coins only: their configuration has no field for entries', () => {
  const tempting = (wheel: typeof config.booster) =>
    wheel && { ...wheel, sectors: wheel.sectors.map((sector) => ({ ...sector, entries: 500 })) }
  const wheels = { booster: tempting(config.booster), extra: tempting(config.extra) }
  expect(wheels.booster ?? wheels.extra).not.toBeNull()
  expect(dailyWheelCampaign.config.parse({ ...config, ...wheels })).toEqual(config)
})

test('a segment without a prize and chances that leave a gap are no wheel; the demo is one', () => {
  const half = { coins: 100, entries: 0, chancePer100k: 50_000 }
  expect(isWheel([half, half])).toBe(true)
  expect(isWheel([half, { ...half, coins: 0 }])).toBe(false)
  expect(isWheel([half, { ...half, chancePer100k: 49_999 }])).toBe(false)
  expect(dailyWheelCampaign.config.safeParse(config).success).toBe(true)
})
