import { describe, expect, test } from 'vitest'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import { type PopUpBody, popUpKind } from './kinds.ts'
import { type Ad, chooseAds, type AdRequest } from './rules.ts'

const seed = popUpKind.seeds[0]?.body as PopUpBody
const ad = (name: string, over: Partial<PopUpBody> = {}): Ad => ({ name, body: { ...seed, ...over } })
const NOW = Date.parse('2026-11-21T17:00:00Z') as Instant
const request = (over: Partial<AdRequest> = {}): AdRequest => ({
  trigger: 'sessionStart',
  isPlayer: true,
  at: NOW,
  seenAt: new Map(),
  ...over,
})
const chosen = (ads: readonly Ad[], over: Partial<AdRequest> = {}) => chooseAds(ads, request(over)).map(({ name }) => name)

describe('an ad is selected', () => {
  test('by its audience', () => {
    const ads = [ad('p'), ad('g', { audience: 'guests' }), ad('x', { audience: 'everyone' })]
    expect(chosen(ads)).toEqual(['p', 'x'])
    expect(chosen(ads, { isPlayer: false })).toEqual(['g', 'x'])
  })

  test('by its trigger', () => {
    const ads = [ad('a'), ad('b', { triggers: ['visitStart'] }), ad('c', { triggers: ['visitStart', 'sessionStart'] })]
    expect(chosen(ads)).toEqual(['a', 'c'])
    expect(chosen(ads, { trigger: 'visitStart' })).toEqual(['b', 'c'])
  })

  test('until its end', () => {
    const until = new Date(NOW).toISOString()
    expect(chosen([ad('a', { until })], { at: (NOW - 1) as Instant })).toEqual(['a'])
    expect(chosen([ad('a', { until })])).toEqual([])
  })

  test('not again within its minimum interval', () => {
    const seenAt = new Map([['a', (NOW - 24 * HOUR_MS + 1) as Instant]])
    expect(chosen([ad('a'), ad('b')], { seenAt })).toEqual(['b'])
    expect(chosen([ad('a'), ad('b')], { seenAt, at: (NOW + 1) as Instant })).toEqual(['a', 'b'])
  })

  test('by descending priority: the campaign’s, then its own, then by name', () => {
    const ads = [ad('b'), ad('a'), ad('own', { priority: 11 }), ad('house', { companyPriority: 1, priority: 0 })]
    expect(chosen(ads)).toEqual(['house', 'own', 'a', 'b'])
  })
})

test.each([
  ['//elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['?openModal=daily-login', true],
  ['?game=x', false],
  ['/promotions', true],
])('a link to %s', (link, isTaken) => {
  expect(popUpKind.schema.safeParse({ ...seed, link }).success).toBe(isTaken)
})
