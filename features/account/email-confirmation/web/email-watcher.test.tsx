import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { firstDay } from '#features/promotions/daily-login/fixtures.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { noteReminder } from './email-reminder.ts'

const server = serveTests()
// Module loading time is irrelevant to these tests.
beforeAll(() =>
  Promise.all([import('./email-watcher.tsx'), import('./email-confirm-modal.tsx'), import('#ui/modal/modal-frame.tsx')]),
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  noteReminder(localStorage, serverNowMs() - 2 * DAY_MS)
  server.answer(initApp, playerInit)
  know()
})
afterEach(() => {
  vi.useRealTimers()
})

function know(player: object = {}): void {
  const unconfirmed = { primaryContact: 'email', emailConfirmed: false } as const
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, ...unconfirmed, ...player } })
}

type Page = ReturnType<typeof openPage>
const isOpen = ({ router }: Page): boolean => modalsOf(router.state.location).some(({ name }) => name === 'email-confirm')

/** A visit of one minute. */
async function visit(path = '/lobby'): Promise<Page> {
  const page = openPage(server, { path, features: ['account', 'email-confirmation'] })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  return page
}

test('the reminder opens by itself, and then not for a day', async () => {
  const page = await visit()
  await waitFor(() => expect(isOpen(page)).toBe(true))
  await screen.findByRole('dialog')
  page.unmount()
  expect(isOpen(await visit())).toBe(false)
})

test('it waits while a round or a payment holds the page', async () => {
  const letGo = holdPage()
  const page = await visit()
  expect(isOpen(page)).toBe(false)
  letGo()
  await waitFor(() => expect(isOpen(page)).toBe(true))
})

test('daily rewards come first, even when both have waited for the page', async () => {
  server.answer(getInfo, firstDay)
  const letGo = holdPage()
  const { router, ...page } = openPage(server, { path: '/lobby', features: ['account', 'daily-login', 'email-confirmation'] })
  await waitFor(() => expect(server.calls(getInfo).length).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  letGo()
  await waitFor(() => expect(modalsOf(router.state.location).map(({ name }) => name)).toEqual(['daily-login']))
  await act(() => router.navigate(-1))
  expect(modalsOf(router.state.location)).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  await waitFor(() => expect(isOpen({ router, ...page })).toBe(true))
})

test.each<[string, string, object]>([
  ['on another page', '/library', {}],
  ['to who has confirmed', '/lobby', { emailConfirmed: true }],
  ['to who is reached by telephone', '/lobby', { primaryContact: 'phone' }],
])('it does not open %s', async (_, path, player) => {
  know(player)
  expect(isOpen(await visit(path))).toBe(false)
})
