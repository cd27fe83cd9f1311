import { expect, test } from 'vitest'
import { packages, smallestPlay } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'
import { wireReward } from '#kernel/reward.ts'
import type { PackageBody } from './kinds.ts'
import { PACKAGE_SEEDS } from './seeds.ts'

const seeds = PACKAGE_SEEDS.map(({ name, body }) => [name, body as PackageBody] as const)

test.each(seeds)('SWP-5 package %s includes one entry per dollar, within a tenth', (_, { freeEntries, priceCents }) => {
  expect(Math.abs(freeEntries / priceCents - 1)).toBeLessThanOrEqual(0.1)
})

test.each(seeds)('the coins and entries of package %s cover five minimum stakes', (_, { coins, freeEntries }) => {
  expect(coins).toBeGreaterThanOrEqual(5 * toWire(smallestPlay.coins))
  expect(freeEntries).toBeGreaterThanOrEqual(5 * toWire(smallestPlay.entries))
})

test('the store sells the six packages of the scale, and a dearer package has no fewer coins per dollar', () => {
  const sold = seeds.filter(([, { isInStore }]) => isInStore).map(([, body]) => body)
  expect(sold.map(({ priceCents, coins, freeEntries }) => ({ priceCents, coins, freeEntries }))).toEqual(
    Object.values(packages).map(({ priceCents, ...reward }) => {
      const { coins, entries } = wireReward(reward)
      return { priceCents, coins, freeEntries: entries }
    }),
  )
  const rates = sold.map(({ coins, priceCents }) => coins / Math.ceil(priceCents / 100))
  expect(rates).toEqual(rates.toSorted((left, right) => left - right))
})
