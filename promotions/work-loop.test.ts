import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { openLoop } from './work-loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = createLog({ level: 'silent' })

test('requests before a run are one run, and those during it another', async () => {
  let runs = 0
  const loop = openLoop({ log, gapMs: 100, work: async () => void runs++ })
  for (let i = 0; i < 3; i++) loop.run()
  await vi.advanceTimersByTimeAsync(99)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(1)
  loop.run()
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toBe(2)
  await loop.close()
})

test('a run that did something is followed by a rest, and one that did nothing or failed is not', async () => {
  const results = [3, 0, new Error('no database'), 5]
  let runs = 0
  const loop = openLoop({
    log,
    gapMs: 0,
    restMs: 1_000,
    async work() {
      const result = results[runs++]
      if (result instanceof Error) throw result
      return result
    },
  })
  loop.run()
  await vi.advanceTimersByTimeAsync(10)
  loop.run()
  await vi.advanceTimersByTimeAsync(900)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toBe(2)
  for (let i = 0; i < 2; i++) {
    loop.run()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(runs).toBe(4)
  await loop.close()
  loop.run()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(4)
})
