import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdPage } from '#ui/page/page-holds.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { openHeardPage } from '#ui/realtime/testing/push-page.ts'
import { appPush } from '../contract.ts'
import { createReload, type ReloadPage } from '#ui/page/reload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that is told to reload, visible or hidden. */
function openPage({ isHidden = false, random = 0.25 } = {}) {
  const reload = vi.fn<() => void>()
  const browser: ReloadPage = { isHidden: () => isHidden, reload, later: (ms, act) => void setTimeout(act, ms) }
  const words = { text: 'Updated', refresh: 'Refresh', dismiss: 'Dismiss' }
  const page = openHeardPage([hear(appPush, createReload(words, browser))], random)
  return { ...page, reload, tell: (spreadMs?: number) => page.push('app', { action: 'reload', spreadMs }) }
}

test('a page waits its own part of the spread, then asks; only the answer reloads', () => {
  const { tell, toasts, reload } = openPage({ random: 0.25 })
  tell(60_000)
  vi.advanceTimersByTime(14_999)
  expect(toasts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(toasts).toMatchObject([{ message: 'Updated', actions: [{ label: 'Refresh' }, { label: 'Dismiss' }] }])
  toasts[0]?.actions?.[1]?.run()
  expect(reload).not.toHaveBeenCalled()
  toasts[0]?.actions?.[0]?.run()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a hidden page reloads by itself', () => {
  const { tell, toasts, reload } = openPage({ isHidden: true })
  tell(60_000)
  vi.advanceTimersByTime(15_000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(toasts).toEqual([])
})

test.each([{ isHidden: true }, { isHidden: false }])(
  'while a modal, a round or a payment is open the page does neither: $isHidden',
  (of) => {
    const { tell, toasts, reload } = openPage(of)
    const release = [holdPage(), holdPage()]
    tell()
    vi.advanceTimersByTime(600_000)
    release[0]?.()
    vi.advanceTimersByTime(1)
    expect([toasts.length, reload.mock.calls.length]).toEqual([0, 0])
    release[1]?.()
    vi.advanceTimersByTime(1)
    expect(toasts.length + reload.mock.calls.length).toBe(1)
  },
)

test('a modal that opens as another closes prevents the reload', () => {
  const { tell, toasts } = openPage()
  const first = holdPage()
  tell()
  vi.advanceTimersByTime(1)
  first()
  const second = holdPage()
  vi.advanceTimersByTime(1_000)
  expect(toasts).toEqual([])
  second()
  vi.advanceTimersByTime(1)
  expect(toasts).toHaveLength(1)
})

test('a second announcement during the wait asks once; a later one asks again in the same place', () => {
  const { tell, toasts } = openPage()
  tell(1_000)
  tell(2_000)
  vi.advanceTimersByTime(5_000)
  expect(toasts).toHaveLength(1)
  tell()
  vi.advanceTimersByTime(1)
  expect(toasts.map(({ id }) => id)).toEqual(['reload', 'reload'])
})
