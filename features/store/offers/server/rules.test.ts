import { expect, test } from 'vitest'
import { flipRules, offersLeft } from './rules.ts'

const heads = { name: 'heads', presetId: 'stack' }
const tails = { name: 'tails', presetId: 'pouch' }

test.each([
  [[heads, tails], [], [heads, tails]],
  [[heads, tails], ['heads'], [tails]],
  [[heads, tails], ['heads', 'tails'], 'limit_by_promo_offers'],
  [[], [], 'no_offers_found'],
] as const)('of %j without %j, %j remain', (offers, had, left) => {
  expect(offersLeft(offers, new Set(had))).toEqual(left)
})

test('each side of the coin is equally likely, whatever order the offers come in', () => {
  const rules = {
    id: 'flip-the-coin',
    prizes: [
      { id: 'heads', weight: 1 },
      { id: 'tails', weight: 1 },
    ],
  }
  expect([flipRules([heads, tails]), flipRules([tails, heads])]).toEqual([rules, rules])
})
