import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IntlProvider } from 'use-intl'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { uiEn } from '../messages.en.ts'
import { Countdown } from './countdown.tsx'
import { RenderedAtProvider } from './now.ts'
import { serverNowMs } from './server-clock.ts'

let root: Root | undefined
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const countdown = (until: number, renderedAt: number | undefined) => (
  <IntlProvider locale="en" timeZone="UTC" messages={{ ui: uiEn }}>
    <RenderedAtProvider value={renderedAt}>
      <Countdown until={until} />
    </RenderedAtProvider>
  </IntlProvider>
)

test('the server shows what was left when it rendered, and the page takes over without a mismatch', () => {
  const errors = vi.spyOn(console, 'error')
  const now = Math.floor(serverNowMs() / SECOND_MS) * SECOND_MS
  const page = countdown((now + DAY_MS + 2 * HOUR_MS) / SECOND_MS, now - 7 * SECOND_MS)
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  expect(document.body.textContent).toBe('1 day 02:00:07')
  act(() => void (root = hydrateRoot(document.body.firstElementChild!, page)))
  expect(screen.getByRole('timer').textContent).toBe('1 day 02:00:00')
  act(() => void vi.advanceTimersByTime(SECOND_MS))
  expect(screen.getByRole('timer').textContent).toBe('1 day 01:59:59')
  expect(errors).not.toHaveBeenCalled()
})

test('a page that does not know its time keeps the room free', () => {
  document.body.innerHTML = renderToString(countdown(1_800_000_000, undefined))
  expect(document.querySelector('.invisible')?.textContent).toBe('00:00:00')
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  [2, '2 days 05:00:00'],
  [3, '3 days'],
])('with %i days left it shows %s', (days, text) => {
  const now = Math.floor(serverNowMs() / SECOND_MS) * SECOND_MS
  document.body.innerHTML = renderToString(countdown((now + days * DAY_MS + 5 * HOUR_MS) / SECOND_MS, now))
  expect(document.body.textContent).toBe(text)
})
