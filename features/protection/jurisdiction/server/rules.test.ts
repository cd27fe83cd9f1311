import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '#kernel/time.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { type JurisdictionRule, productAt } from '../shared/jurisdictions.ts'
import { isTooFar, judgeAddress, judgeJurisdictions } from './rules.ts'

const at = (state: string | null, today: CalendarDay, own: readonly JurisdictionRule[] = [], country = 'US') =>
  productAt({ country, state }, today, own)

describe('what is open in a jurisdiction (GEO-6)', () => {
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

  test('another country has its own rule or is blocked; California is not Canada', () => {
    expect(at(null, '2026-11-21', [], 'CA')).toBe('coins')
    expect(at(null, '2026-11-21', [], 'DE')).toBe('blocked')
  })

  test('a brand’s own rule precedes an equally specific one, from its date on', () => {
    const own: JurisdictionRule[] = [
      { country: 'US', state: 'any', product: 'coins', since: '2026-12-01' },
      { country: 'US', state: 'TX', product: 'blocked', since: '2026-12-05' },
    ]
    expect(at('TX', '2026-11-30', own)).toBe('full')
    expect(at('TX', '2026-12-01', own)).toBe('coins')
    expect(at('TX', '2026-12-05', own)).toBe('blocked')
    expect(at('WA', '2026-12-05', own)).toBe('blocked')
  })

  test('a brand’s wider rule closes each jurisdiction in it, and opens none that the table closes', () => {
    const since = '2026-12-01'
    const everywhere: JurisdictionRule[] = [{ country: 'any', state: 'any', product: 'blocked', since }]
    expect(['TX', 'NY'].map((state) => at(state, since, everywhere))).toEqual(['blocked', 'blocked'])
    expect(at(null, since, everywhere, 'CA')).toBe('blocked')
    const country = (product: JurisdictionRule['product']): JurisdictionRule[] => [
      { country: 'US', state: 'any', product, since },
    ]
    expect(['TX', 'NY'].map((state) => at(state, since, country('blocked')))).toEqual(['blocked', 'blocked'])
    expect(['WA', 'NY', 'TX'].map((state) => at(state, since, country('full')))).toEqual(['blocked', 'coins', 'full'])
  })
})

const LAW = { today: '2026-11-21', own: [] } as const

describe('the verdict', () => {
  test('names the jurisdiction, and the strictest of all possible ones (GEO-3)', () => {
    const texas = { country: 'US', state: 'TX' }
    expect(judgeJurisdictions([texas], LAW)).toMatchObject({ access: true, product: 'full', state: 'TX', reason: null })
    expect(judgeJurisdictions([texas, { country: 'US', state: 'NY' }], LAW)).toMatchObject({
      access: true,
      product: 'coins',
      state: 'NY',
    })
    const both = judgeJurisdictions(
      [
        { country: 'US', state: 'OR' },
        { country: 'US', state: 'WA' },
      ],
      LAW,
    )
    expect(both).toMatchObject({ access: false, product: 'blocked', state: 'WA', reason: 'region' })
  })

  test('is no for a hidden or unknown address (GEO-2, GEO-4)', () => {
    expect(judgeAddress({ kind: 'hidden' }, LAW)).toMatchObject({ access: false, reason: 'vpn' })
    expect(judgeAddress({ kind: 'unknown' }, LAW)).toMatchObject({ access: false, reason: 'unknown', product: null })
  })
})

test('travel from Texas to New York in an hour is impossible; in five hours it is a flight (GEO-5)', () => {
  const before = { position: { latitude: 30.27, longitude: -97.74 }, at: 0 }
  const position = { latitude: 40.71, longitude: -74.01 }
  expect(isTooFar(before, { position, at: HOUR_MS })).toBe(true)
  expect(isTooFar(before, { position, at: 5 * HOUR_MS })).toBe(false)
  expect(isTooFar(before, { position: { latitude: 29.42, longitude: -98.49 }, at: 1 })).toBe(false)
})
