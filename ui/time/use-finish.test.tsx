import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from './server-clock.ts'
import { finishDelayMs, useFinish } from './use-finish.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const inMs = (ms: number): number => Math.ceil((serverNowMs() + ms) / SECOND_MS)

describe('the end of a feature', () => {
  test('calls its handler once, when the server’s clock reaches it', () => {
    const onFinish = vi.fn<() => void>()
    renderHook(() => useFinish(inMs(HOUR_MS), onFinish))
    vi.advanceTimersByTime(HOUR_MS - 2 * SECOND_MS)
    expect(onFinish).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4 * SECOND_MS)
    expect(onFinish).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(HOUR_MS)
    expect(onFinish).toHaveBeenCalledTimes(1)
  })

  test('calls the latest handler, and none after the page has closed', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const at = inMs(HOUR_MS)
    const { rerender, unmount } = renderHook(({ handler }) => useFinish(at, handler), { initialProps: { handler: first } })
    rerender({ handler: second })
    vi.advanceTimersByTime(HOUR_MS + SECOND_MS)
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    const gone = vi.fn<() => void>()
    const next = renderHook(() => useFinish(inMs(HOUR_MS), gone))
    next.unmount()
    unmount()
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(gone).not.toHaveBeenCalled()
  })
})

test('a finish sets a timer only within the next day, and never for the past', () => {
  const now = 1_800_000_000_000
  const seconds = now / SECOND_MS
  expect(finishDelayMs(seconds + 1, now)).toBe(SECOND_MS)
  expect(finishDelayMs(seconds + 86_399, now)).toBe(DAY_MS - SECOND_MS)
  for (const none of [null, undefined, seconds, seconds - 5, seconds + 86_400]) expect(finishDelayMs(none, now)).toBeNull()
})
