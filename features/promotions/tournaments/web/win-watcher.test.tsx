import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import type { Win } from '../contract.ts'
import { win } from '../fixtures.ts'

// Module loading time is irrelevant to these tests.
beforeAll(() => Promise.all([import('./win-watcher.tsx'), import('./win-modal.tsx'), import('#ui/modal/modal-frame.tsx')]))

const server = serveTests()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  server.answer(initApp, playerInit)
})
afterEach(() => {
  vi.useRealTimers()
})

type Page = ReturnType<typeof openPage>
const isOpen = ({ router }: Page): boolean => modalsOf(router.state.location).some(({ name }) => name === 'tournament-win')

/** A visit of one minute by a player with these prizes. */
async function visit(wins: readonly Win[], path = '/lobby'): Promise<Page> {
  const tournaments = { id: null, playerData: null, wins }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, tournaments } })
  const page = openPage(server, { path, features: ['account', 'tournaments'] })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  return page
}

test('a prize won while the player was away is shown on home, once', async () => {
  const page = await visit([win])
  expect(await screen.findByRole('dialog', { name: '3rd place!' })).toBeTruthy()
  page.unmount()
  expect(isOpen(await visit([win]))).toBe(false)
})

test('a second prize follows the first', async () => {
  const page = await visit([win, { ...win, id: 'cmp_2', place: 1 }])
  expect(await screen.findByRole('dialog', { name: '3rd place!' })).toBeTruthy()
  await act(() => page.router.navigate(-1))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(await screen.findByRole('dialog', { name: '1st place!' })).toBeTruthy()
})

test('without a prize, and elsewhere than on home, nothing opens', async () => {
  expect(isOpen(await visit([]))).toBe(false)
  cleanup()
  expect(isOpen(await visit([win], '/quests'))).toBe(false)
})
