import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordScorer, type PasswordScorer } from './password-scorer.ts'

const asked = { password: 'plum tram forty gull', names: [] }
const busy = { code: 'unavailable', details: { retryAfterSeconds: 1 } }
let scorer: PasswordScorer
afterEach(async () => {
  vi.useRealTimers()
  await scorer.close()
})

test('an estimate past its deadline is refused, and the next one succeeds', async () => {
  scorer = createPasswordScorer()
  await expect(scorer.score({ ...asked, password: '4@8({[3€6#!1|0$57+2%'.repeat(2) }, 0)).rejects.toMatchObject(busy)
  expect(await scorer.score(asked)).toBe(4)
})

test('estimates beyond the queue limit are refused, and queued ones complete', async () => {
  scorer = createPasswordScorer({ queueMax: 2 })
  await scorer.load()
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => scorer.score(asked, 60_000)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({ reason: busy })
})

test('the thread ends when nobody has asked for a while, and the next estimate starts it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  scorer = createPasswordScorer({ idleMs: 60_000 })
  expect(await scorer.score(asked)).toBe(4)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await scorer.score(asked)).toBe(4)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(scorer.isLoaded()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(scorer.isLoaded()).toBe(false)
  expect(await scorer.score(asked)).toBe(4)
})
