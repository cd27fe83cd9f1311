import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { track } from '#ui/analytics/track.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { countEvents } from '../contract.ts'
import { choose } from './choice.ts'
import CookieWatcher from './cookie-watcher.tsx'

const server = serveTests({ wantsLessMotion: false })
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  server.answer(initApp, { success: true, data: guestInit.data })
  server.answer(countEvents, { success: true })
})
afterEach(() => {
  choose([])
  vi.useRealTimers()
})

/** The events counted for a page that reports a form before the counting module has loaded, and a button long after. */
async function visit(optional: readonly string[]): Promise<unknown[]> {
  choose(optional)
  openPage(server, { path: '/library', features: [], children: <CookieWatcher /> })
  track('send_form', { form: 'early' })
  await import('./count-page.ts')
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  track('click_button', { button: 'late' })
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  return server.calls(countEvents).map(({ body }) => body)
}

test('events before the counting module has loaded are counted too', async () => {
  expect(await visit(['usage'])).toEqual([{ events: ['send_form'] }, { events: ['click_button'] }])
})

test('nothing is counted without consent', async () => {
  expect(await visit([])).toEqual([])
})
