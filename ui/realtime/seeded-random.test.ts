import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

test('the same page draws the same number, another page another', () => {
  const draw = (seed: string) => Array.from({ length: 3 }, seededRandom(seed))
  expect(draw('page one')).toEqual(draw('page one'))
  expect(draw('page one')).not.toEqual(draw('page two'))
})

test('a thousand pages spread evenly: no tenth of the time gets twice its share', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let page = 0; page < 1_000; page++) {
    const moment = seededRandom(`page ${page}`)()
    expect(moment).toBeGreaterThanOrEqual(0)
    expect(moment).toBeLessThan(1)
    tenths[Math.floor(moment * 10)]! += 1
  }
  expect(Math.max(...tenths)).toBeLessThan(200)
  expect(Math.min(...tenths)).toBeGreaterThan(50)
})
