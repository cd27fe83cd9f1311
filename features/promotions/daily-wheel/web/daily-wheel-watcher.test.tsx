import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { firstDay } from '#features/promotions/daily-login/fixtures.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { type FreeWheel, getConfigs } from '../contract.ts'
import { openWheel } from '../fixtures.ts'

let server: FakeServer
function prepare(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getConfigs, openWheel)
  know()
}
function end(): void {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
beforeEach(prepare)
afterEach(end)

/** The wheel and player fields of the profile. */
function know(wheel: Partial<FreeWheel> = {}, player: object = {}): void {
  const availableWheel = { isActive: true, available: true, day: '2026-11-21', suppressAtDepositCounts: [], ...wheel }
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, featuresInfo: { availableWheel }, ...player } })
}

const open = (path = '/lobby', until = Promise.resolve()) =>
  openPage(server, { path, until, features: ['account', 'daily-wheel'] })
const isOpen = ({ router }: ReturnType<typeof open>): boolean =>
  modalsOf(router.state.location).some(({ name }) => name === 'daily-wheel')

// Preloads every lazy module of the page, so that only the timers decide.
beforeAll(async () => {
  prepare()
  const page = open()
  await vi.waitUntil(() => isOpen(page), { timeout: 20_000 })
  end()
})

/** Visits the site for a while and returns whether the wheel opened automatically. */
async function visit(path?: string): Promise<boolean> {
  const asked = server.calls(getProfile).length
  const page = open(path)
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(asked))
  // Advances second by second: renders flush at the end of a step, and watchers run in sequence.
  for (let ms = 0; ms < MINUTE_MS; ms += SECOND_MS) await act(() => vi.advanceTimersByTimeAsync(SECOND_MS))
  const hasOpened = isOpen(page)
  page.unmount()
  return hasOpened
}

test('the wheel opens automatically once a day', async () => {
  expect(await visit()).toBe(true)
  expect(await visit()).toBe(false)
  know({ day: '2026-11-22' })
  expect(await visit('/')).toBe(true)
})

test.each<[string, Partial<FreeWheel>, object]>([
  ['was turned today', { available: false }, {}],
  ['is quiet after the listed numbers of purchases', { suppressAtDepositCounts: [0, 2] }, { depositsCount: 2 }],
  ['waits for terms to be confirmed', {}, { termsRequirement: [{ id: 'terms@1', key: 'terms' }] }],
  ['waits until a new player was greeted', {}, { Registration: { complete: false } }],
  ['turns for no protected player', {}, { mayPromote: false }],
])('the wheel stays closed where it %s', async (_, wheel, player) => {
  know(wheel, player)
  expect(await visit()).toBe(false)
})

test('the wheel does not open on another page', async () => {
  expect(await visit('/library')).toBe(false)
})

test('the daily prize comes first; the wheel waits until that modal is closed', async () => {
  server.answer(getInfo, firstDay)
  const { router } = openPage(server, { path: '/lobby', features: ['account', 'daily-login', 'daily-wheel'] })
  await screen.findByRole('dialog')
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(screen.queryByText('Wheel of the day')).toBeNull()
  expect(screen.getByText('Your day 1 prize is ready')).toBeTruthy()
  await act(() => router.navigate(-1))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  await waitFor(() => expect(screen.getByText('Wheel of the day')).toBeTruthy())
})

test('a wheel opened by hand does not open automatically again that day', async () => {
  const page = open('/lobby?openModal=daily-wheel')
  await screen.findByText('Wheel of the day')
  await act(() => page.router.navigate('/lobby'))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(isOpen(page)).toBe(false)
})

/** On home or lobby one second before the wheel opens automatically. */
async function aSecondBefore(path: string, until?: Promise<void>) {
  const page = open(path, until)
  await waitFor(() => expect(server.calls(getProfile)).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(SECOND_MS))
  return page
}

test.each([
  ['/', '/lobby'],
  ['/lobby', '/lobby?category=new#rows'],
])('the wheel opens over the player’s current page: from %s at %s', async (from, to) => {
  const page = await aSecondBefore(from)
  await act(() => page.router.navigate(to))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  const { pathname, search, hash } = page.router.state.location
  expect([isOpen(page), pathname + search + hash]).toEqual([true, to])
})

test('the opening wheel does not cancel a pending navigation', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = await aSecondBefore('/lobby', promise)
  act(() => void page.router.navigate('/slow'))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  await act(() => {
    resolve()
    return vi.advanceTimersByTimeAsync(MINUTE_MS)
  })
  expect([isOpen(page), page.router.state.location.pathname]).toEqual([false, '/slow'])
})
