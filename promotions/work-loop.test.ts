import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { openLoop } from './work-loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = createLog({ level: 'silent' })

test('requests before a run are one run, and those during it another', async () => {
  let runs = 0
  const loop = openLoop({ log, gapMs: () => 100, work: async () => void runs++ })
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

test('a run that took long shortens the gap after it, to a quarter at least', async () => {
  const takesMs = [10, 60, 500]
  const startedAt: number[] = []
  const loop = openLoop({
    log,
    gapMs: () => 100,
    async work() {
      startedAt.push(performance.now())
      const ms = takesMs[startedAt.length - 1]
      if (ms) await new Promise((resume) => setTimeout(resume, ms))
    },
  })
  const requests = setInterval(loop.run, 5)
  await vi.advanceTimersByTimeAsync(1_000)
  clearInterval(requests)
  await vi.advanceTimersByTimeAsync(1_000)
  const gaps = startedAt.slice(1).map((at, nth) => at - startedAt[nth]!)
  expect(gaps.slice(0, 3)).toEqual([10 + 100, 125, 500 + 25])
  loop.run()
  await vi.advanceTimersByTimeAsync(25)
  expect(performance.now() - startedAt.at(-1)!).toBe(0)
  await loop.close()
})

test('a run that did something is followed by a rest, and one that did nothing or failed is not', async () => {
  const results = [3, 0, new Error('no database'), 5]
  let runs = 0
  const loop = openLoop({
    log,
    gapMs: () => 0,
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
