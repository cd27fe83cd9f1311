import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '#kernel/time.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { type PlaceRule, productAt } from '../shared/places.ts'
import { isTooFar, judgeAddress, judgePlaces } from './rules.ts'

const at = (state: string | null, today: CalendarDay, own: readonly PlaceRule[] = [], country = 'US') =>
  productAt({ country, state }, today, own)

describe('what is open where (GEO-6)', () => {
  test.each([
    ['TX', '2026-11-21', 'full'],
    ['WA', '2026-11-21', 'blocked'],
    ['MT', '2025-09-30', 'full'],
    ['MT', '2025-10-01', 'blocked'],
    ['NY', '2025-12-04', 'full'],
    ['NY', '2025-12-05', 'coins'],
    ['CA', '2026-01-01', 'coins'],
  ] as const)('%s on %s: %s', (state, today, product) => {
    expect(at(state, today)).toBe(product)
  })

  test('another country has its own rule or none, which is blocked; California is not Canada', () => {
    expect(at(null, '2026-11-21', [], 'CA')).toBe('coins')
    expect(at(null, '2026-11-21', [], 'DE')).toBe('blocked')
  })

  test('a brand’s own rule comes first where it is as exact, from its day on', () => {
    const own: PlaceRule[] = [
      { country: 'US', state: 'any', product: 'coins', since: '2026-12-01' },
      { country: 'US', state: 'TX', product: 'blocked', since: '2026-12-05' },
    ]
    expect(at('TX', '2026-11-30', own)).toBe('full')
    expect(at('TX', '2026-12-01', own)).toBe('coins')
    expect(at('TX', '2026-12-05', own)).toBe('blocked')
    expect(at('WA', '2026-12-05', own)).toBe('blocked')
  })

  test('a brand’s own rule for many places closes each of them, and opens none that the table closes', () => {
    const since = '2026-12-01'
    const everywhere: PlaceRule[] = [{ country: 'any', state: 'any', product: 'blocked', since }]
    expect(['TX', 'NY'].map((state) => at(state, since, everywhere))).toEqual(['blocked', 'blocked'])
    expect(at(null, since, everywhere, 'CA')).toBe('blocked')
    const country = (product: PlaceRule['product']): PlaceRule[] => [{ country: 'US', state: 'any', product, since }]
    expect(['TX', 'NY'].map((state) => at(state, since, country('blocked')))).toEqual(['blocked', 'blocked'])
    expect(['WA', 'NY', 'TX'].map((state) => at(state, since, country('full')))).toEqual(['blocked', 'coins', 'full'])
  })
})

const LAW = { today: '2026-11-21', own: [] } as const

describe('the verdict', () => {
  test('names the place, and the strictest of all that somebody may be in (GEO-3)', () => {
    const texas = { country: 'US', state: 'TX' }
    expect(judgePlaces([texas], LAW)).toMatchObject({ access: true, product: 'full', state: 'TX', reason: null })
    expect(judgePlaces([texas, { country: 'US', state: 'NY' }], LAW)).toMatchObject({
      access: true,
      product: 'coins',
      state: 'NY',
    })
    const both = judgePlaces(
      [
        { country: 'US', state: 'OR' },
        { country: 'US', state: 'WA' },
      ],
      LAW,
    )
    expect(both).toMatchObject({ access: false, product: 'blocked', state: 'WA', reason: 'region' })
  })

  test('of an address that hides or is not known is no (GEO-2, GEO-4)', () => {
    expect(judgeAddress({ kind: 'hidden' }, LAW)).toMatchObject({ access: false, reason: 'vpn' })
    expect(judgeAddress({ kind: 'unknown' }, LAW)).toMatchObject({ access: false, reason: 'unknown', product: null })
  })
})

test('nobody is in Texas and an hour later in New York; five hours later is a flight (GEO-5)', () => {
  const before = { position: { latitude: 30.27, longitude: -97.74 }, at: 0 }
  const position = { latitude: 40.71, longitude: -74.01 }
  expect(isTooFar(before, { position, at: HOUR_MS })).toBe(true)
  expect(isTooFar(before, { position, at: 5 * HOUR_MS })).toBe(false)
  expect(isTooFar(before, { position: { latitude: 29.42, longitude: -98.49 }, at: 1 })).toBe(false)
})
