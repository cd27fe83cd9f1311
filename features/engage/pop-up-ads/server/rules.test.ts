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
  seen: new Map(),
  viewsToday: new Map(),
  viewsPerDay: 0,
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
    const seen = new Map([['a', { at: NOW - 24 * HOUR_MS + 1, today: 0 }]])
    expect(chosen([ad('a'), ad('b')], { seen })).toEqual(['b'])
    expect(chosen([ad('a'), ad('b')], { seen, at: (NOW + 1) as Instant })).toEqual(['a', 'b'])
  })

  test('until one visitor saw it often enough today', () => {
    const seen = new Map([['a', { at: NOW - 2 * HOUR_MS, today: 2 }]])
    const often = (viewsPerVisitorPerDay: number) => [ad('a', { hoursBetween: 1, viewsPerVisitorPerDay })]
    expect(chosen(often(2), { seen })).toEqual([])
    expect(chosen(often(3), { seen })).toEqual(['a'])
    expect(chosen(often(0), { seen }), '0 is no cap').toEqual(['a'])
  })

  test('until all visitors together saw it often enough today', () => {
    const ads = [ad('a', { viewsPerDay: 100 }), ad('b')]
    expect(chosen(ads, { viewsToday: new Map([['a', 99]]) })).toEqual(['a', 'b'])
    expect(chosen(ads, { viewsToday: new Map([['a', 100]]) })).toEqual(['b'])
  })

  test('until this visitor saw as many ads as a day may bring, whichever they were', () => {
    const seen = new Map([
      ['gone', { at: NOW - HOUR_MS, today: 2 }],
      ['b', { at: NOW - HOUR_MS, today: 1 }],
    ])
    expect(chosen([ad('a')], { seen, viewsPerDay: 3 })).toEqual([])
    expect(chosen([ad('a')], { seen, viewsPerDay: 4 })).toEqual(['a'])
    expect(chosen([ad('a')], { seen })).toEqual(['a'])
  })

  test('by descending priority: the campaign’s, then its own, then by name', () => {
    const ads = [ad('b'), ad('a'), ad('own', { priority: 11 }), ad('house', { companyPriority: 1, priority: 0 })]
    expect(chosen(ads)).toEqual(['house', 'own', 'a', 'b'])
  })
})

test('an ad that was written before the caps has none', () => {
  const { viewsPerDay: _, viewsPerVisitorPerDay: __, ...older } = seed
  expect(popUpKind.schema.parse(older)).toEqual({ ...seed, viewsPerDay: 0, viewsPerVisitorPerDay: 0 })
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
