import { expect, test } from 'vitest'
import { openSpareProcessor } from './spare-processor.ts'

test('the spare share is that between two readings a while apart, and all of it before', () => {
  let [idle, all, now, reads] = [5_000, 9_000, 0, 0]
  const spare = openSpareProcessor(
    () => {
      reads++
      return { idle, all }
    },
    () => now,
  )
  expect(spare()).toBe(1)
  ;[idle, all, now] = [5_100, 9_400, 200]
  expect([spare(), reads]).toEqual([1, 1])
  now = 250
  expect(spare()).toBe(0.25)
  ;[idle, all, now] = [5_400, 9_800, 500]
  expect([spare(), spare()]).toEqual([0.75, 0.75])
  expect(reads).toBe(3)
  now = 900
  expect(spare(), 'a clock that did not move').toBe(0.75)
})

test('a machine tells its own share', async () => {
  let now = 0
  const spare = openSpareProcessor(undefined, () => now)
  await new Promise((resume) => setTimeout(resume, 50))
  now = 1_000
  expect(spare()).toBeGreaterThanOrEqual(0)
  expect(spare()).toBeLessThanOrEqual(1)
})
