import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IntlProvider } from 'use-intl'
import { HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { uiEn } from '../messages.en.ts'
import { Countdown } from './countdown.tsx'
import { serverNowMs } from './server-clock.ts'
import { fallAt } from './testing/spread.ts'
import { AGAIN_AFTER_MS, SPREAD_MS, useAsking, useAskingFrom } from './use-asking.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const inMs = (ms: number): number => Math.ceil((serverNowMs() + ms) / SECOND_MS)
/** Advances time, renders the change and runs its requests. */
const pass = (ms: number): void => [ms, 0].forEach((each) => act(() => void vi.advanceTimersByTime(each)))

describe('overdue data', () => {
  test.each([0, 0.25, 0.75])('is refetched after the page’s own delay (%d), then at each step, then no more', (part) => {
    fallAt(part)
    const ask = vi.fn<() => void>()
    const startMs = performance.now()
    const askedAt: number[] = []
    ask.mockImplementation(() => void askedAt.push(performance.now() - startMs))
    renderHook(() => useAsking('over', ask))
    pass(HOUR_MS)
    const firstMs = part * SPREAD_MS
    expect(askedAt).toEqual([firstMs, ...AGAIN_AFTER_MS.map((ms) => firstMs + ms)])
  })

  test('is refetched at other moments on other pages', () => {
    const firsts = Array.from({ length: 20 }, () => {
      const ask = vi.fn<() => void>()
      const startMs = performance.now()
      const asked: number[] = []
      ask.mockImplementation(() => void asked.push(performance.now() - startMs))
      renderHook(() => useAsking('over', ask))
      pass(SPREAD_MS)
      return asked[0]
    })
    expect(new Set(firsts).size).toBeGreaterThan(10)
  })

  test('is not refetched after the reply or after the page has closed', () => {
    fallAt(0)
    const ask = vi.fn<() => void>()
    const { rerender, unmount } = renderHook(({ overdue }) => useAsking(overdue, ask), {
      initialProps: { overdue: 1 as number | null },
    })
    pass(0)
    rerender({ overdue: null })
    pass(HOUR_MS)
    expect(ask).toHaveBeenCalledTimes(1)
    rerender({ overdue: 2 })
    pass(0)
    expect(ask).toHaveBeenCalledTimes(2)
    unmount()
    pass(HOUR_MS)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('without a countdown is refetched from its second on by the server’s clock, or immediately when that is past', () => {
    fallAt(0)
    const [ask, askLate] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { rerender } = renderHook(({ at }) => useAskingFrom(at, ask), { initialProps: { at: inMs(HOUR_MS) } })
    pass(HOUR_MS - 2 * SECOND_MS)
    expect(ask).not.toHaveBeenCalled()
    pass(4 * SECOND_MS)
    expect(ask).toHaveBeenCalled()
    const asked = ask.mock.calls.length
    rerender({ at: inMs(2 * HOUR_MS) })
    pass(HOUR_MS)
    expect(ask).toHaveBeenCalledTimes(asked)
    renderHook(() => useAskingFrom(inMs(-HOUR_MS), askLate))
    pass(0)
    expect(askLate).toHaveBeenCalledTimes(1)
  })
})

test('a countdown at its end refetches until it gets another end', () => {
  const onEnd = vi.fn<() => void>()
  const counting = (until: number) => (
    <IntlProvider locale="en" timeZone="UTC" messages={{ ui: uiEn }}>
      <Countdown until={until} onEnd={onEnd} />
    </IntlProvider>
  )
  const until = inMs(10 * SECOND_MS)
  const { rerender } = render(counting(until))
  pass(8 * SECOND_MS)
  expect(onEnd).not.toHaveBeenCalled()
  pass(4 * SECOND_MS)
  pass(SPREAD_MS + AGAIN_AFTER_MS[0]!)
  const asked = onEnd.mock.calls.length
  expect(asked).toBeGreaterThan(1)
  // The network failed, or the server is a moment late: the same reply again.
  rerender(counting(until))
  pass(AGAIN_AFTER_MS[1]!)
  expect(onEnd.mock.calls.length).toBeGreaterThan(asked)
  const last = onEnd.mock.calls.length
  rerender(counting(inMs(2 * HOUR_MS)))
  pass(HOUR_MS)
  expect(onEnd).toHaveBeenCalledTimes(last)
})
