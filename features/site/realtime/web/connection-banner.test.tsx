import { act, cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushState } from '#ui/realtime/open-pushes.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { realtimeEn } from './messages.en.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const banner = (state: PushState) => (
  <IntlProvider locale="en" messages={{ realtime: realtimeEn }}>
    <ConnectionBanner state={state} />
  </IntlProvider>
)
const said = (): string => screen.getByRole('status').textContent ?? ''
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('the banner ignores a short break, reports a long one, and disappears when it ends', () => {
  const { rerender } = render(banner('connected'))
  rerender(banner('connecting'))
  pass(3_000)
  expect(said()).toBe('')
  rerender(banner('connected'))
  pass(3_000)
  expect(said()).toBe('')
  rerender(banner('connecting'))
  pass(4_100)
  expect(said()).toBe('Reconnecting…')
  rerender(banner('connected'))
  expect(said()).toBe('')
})

test('the banner reports a missing network immediately, until it is back', () => {
  render(banner('connected'))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(said()).toContain('You’re offline')
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(said()).toBe('')
})

test('a socket that never recovers shows nothing: the page works by its own requests', () => {
  render(banner('disconnected'))
  pass(10_000)
  expect(said()).toBe('')
})
