import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wheelSectors } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'
import { prizeMoments } from '#engine/math-report/prize-moments.ts'
import { drawCost } from './prize-moments.ts'

test('the moments of a prize table are those of its enumeration', () => {
  const row = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 1_000 }))
  const table = fc.array(row, { minLength: 1, maxLength: 8 }).filter((rows) => rows.some(([weight]) => weight > 0))
  fc.assert(
    fc.property(table, (rows) => {
      const tickets = rows.flatMap(([weight, value]) => Array.from({ length: weight }, () => value))
      const mean = tickets.reduce((sum, value) => sum + value, 0) / tickets.length
      const variance = tickets.reduce((sum, value) => sum + (value - mean) ** 2, 0) / tickets.length
      const found = prizeMoments(rows)
      expect(found.mean).toBeCloseTo(mean, 9)
      expect(found.variance).toBeCloseTo(variance, 6)
      expect(found.max).toBe(Math.max(...tickets))
    }),
  )
})

test('large amounts with small chances keep their digits', () => {
  const { mean, variance } = prizeMoments([
    [1, 2_000_000_000],
    [999_999_999, 0],
  ])
  expect(mean).toBe(2)
  expect(variance).toBe(3_999_999_996)
})

test('a table from which nothing can be drawn is refused', () => {
  expect(() => prizeMoments([[0, 5]])).toThrow('can be drawn')
})

test('the daily wheel costs 1,500 coins and 0.25 entries a spin', () => {
  const rows = wheelSectors.map(({ chancePer100k, coins, entries }) => ({
    weight: chancePer100k,
    coins: toWire(coins),
    entries: toWire(entries),
  }))
  const cost = drawCost('a spin', rows)
  expect(cost).toMatchObject({ trigger: 'a spin', coins: { mean: 150_000, max: 5_000_000 }, entries: { mean: 25, max: 500 } })
})
