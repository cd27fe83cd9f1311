import { expect, test } from 'vitest'
import { drawOffer } from './rules.ts'

const heads = { name: 'heads', presetId: 'stack' }
const tails = { name: 'tails', presetId: 'pouch' }
const ALMOST_ONE = 0.999_999

test.each([
  [[heads, tails], [], 0, heads],
  [[heads, tails], [], 0.499, heads],
  [[heads, tails], [], 0.5, tails],
  [[heads, tails], [], ALMOST_ONE, tails],
  [[heads, tails], ['heads'], 0, tails],
  [[heads, tails], ['heads', 'tails'], 0, 'limit_by_promo_offers'],
  [[], [], 0, 'no_offers_found'],
] as const)('of %j without %j at %d comes %j', (offers, had, chance, drawn) => {
  expect(drawOffer(offers, new Set(had), chance)).toEqual(drawn)
})
