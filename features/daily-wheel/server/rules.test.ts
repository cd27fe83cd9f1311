import { expect, test } from 'vitest'
import { demos } from './demos.ts'
import { drawSector, wheelHash } from './rules.ts'

const { sectors } = demos[0]!.config('2026-11-21')
const serverSeed = 'ab'.repeat(32)
const draws = (count: number, clientSeed: string) =>
  Array.from({ length: count }, (_, at) => drawSector(sectors, { serverSeed, clientSeed, nonce: at + 1 }))

test('the same seeds stop at the same slice, another number or client seed at its own', () => {
  expect(draws(20, 'mine')).toEqual(draws(20, 'mine'))
  expect(draws(20, 'mine')).not.toEqual(draws(20, 'yours'))
})

test('each slice comes as often as it says', () => {
  const spins = 20_000
  const counts = sectors.map(() => 0)
  for (const at of draws(spins, 'a long day')) counts[at] = (counts[at] ?? 0) + 1
  // Chi-square with eleven degrees of freedom: a fair wheel is above 31.3 once in a thousand, and these seeds stand still.
  const chi = sectors.reduce((sum, { chancePer100k }, at) => {
    const expected = (spins * chancePer100k) / 100_000
    return sum + ((counts[at] ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(chi).toBeLessThan(31.3)
})

test('the hash tells slices apart, in their order', () => {
  expect(wheelHash(sectors)).toBe(wheelHash([...sectors]))
  expect(wheelHash(sectors)).not.toBe(wheelHash(sectors.toReversed()))
})
