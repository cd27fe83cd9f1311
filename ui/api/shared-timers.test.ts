import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedTimers } from './shared-timers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('timers that are due close together share one browser timer, run in order and never early', () => {
  const done: string[] = []
  const timers = sharedTimers()
  timers.setTimeout(() => done.push('first'), 30_000)
  timers.setTimeout(() => done.push('second'), 29_500)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(29_999)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['first', 'second'])
  timers.setTimeout(() => done.push('third'), 30_000)
  vi.advanceTimersByTime(30_000)
  expect(done).toEqual(['first', 'second', 'third'])
})

test('a canceled timer never runs, even if an earlier timer of the same batch cancels it', () => {
  const done: string[] = []
  const timers = sharedTimers()
  const taken = timers.setTimeout(() => done.push('taken'), 5_000)
  timers.setTimeout(() => timers.clearTimeout(late), 5_000)
  const late = timers.setTimeout(() => done.push('late'), 5_000)
  timers.setTimeout(() => done.push('kept'), 5_000)
  timers.clearTimeout(taken)
  vi.advanceTimersByTime(6_000)
  expect(done).toEqual(['kept'])
})

test('an interval repeats', () => {
  const done: string[] = []
  const timers = sharedTimers()
  const id = timers.setInterval(() => done.push('asked'), 1_000)
  vi.advanceTimersByTime(2_000)
  timers.clearInterval(id)
  vi.advanceTimersByTime(2_000)
  expect(done).toEqual(['asked', 'asked'])
})
