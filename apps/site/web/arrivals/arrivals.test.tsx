import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, newProfile, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { firstDay } from '#features/promotions/daily-login/fixtures.ts'
import { subscribe } from '#features/store/offers/contract.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { keyOf } from '#ui/api/query.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '../testing/open-page.tsx'

const server = serveTests({ wantsLessMotion: false })
beforeEach(() => {
  server.answer(initApp, guestInit)
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (path: string) => openPage(server, { path, features: ['account', 'sign-in'] })
const searchOf = ({ router }: ReturnType<typeof open>) => router.state.location.search

test('a message is shown as text, and stays when its parameter leaves the address', async () => {
  const page = open('/lobby?errorMessage=%3Cimg%20src%3Dx%3E%20declined&category=new')
  expect(await screen.findByText('<img src=x> declined')).toBeTruthy()
  expect(searchOf(page)).toBe('?category=new')
})

test('a message is shown also if the address names an unknown modal', async () => {
  const page = open('/lobby?errorMessage=declined&openModal=nobody&webview=true')
  expect(await screen.findByText('declined')).toBeTruthy()
  expect(searchOf(page)).toBe('?webview=true')
})

test('action=login opens the sign-in for a guest', async () => {
  const page = open('/lobby?action=login')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(searchOf(page)).toBe('')
})

test('action=login opens nothing for a player', async () => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  const page = open('/lobby?action=login')
  await waitFor(() => expect(searchOf(page)).toBe(''))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['signup', 'signin'])('a player who follows a link to %s stays on the page', async (name) => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  const page = openPage(server, { features: ['account', 'registration', 'sign-in'] })
  await waitFor(() => expect(page.queries.getQueryData(keyOf(getProfile))).toBeDefined())
  await act(() => page.router.navigate(`/lobby?openModal=${name}&category=new`))
  await waitFor(() => expect(searchOf(page)).toBe('?category=new'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing opens where the region is blocked', async () => {
  const page = open('/geoblock?action=login&openModal=signup')
  await waitFor(() => expect(searchOf(page)).toBe('?openModal=signup'))
  await act(() => page.router.navigate('/geoblock/', { state: { modals: [{ name: 'signup', args: {} }] } }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['?openModal=spookySeason', '?openModal=terms', '?openNotify=NOBODY&token=x'])(
  '%s opens nothing, and leaves the address',
  async (search) => {
    const page = open(`/lobby${search}`)
    await waitFor(() => expect(searchOf(page)).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test.each([
  ['cash-failed', '/cash/deposit-by-money/'],
  ['insufficient-funds', '/cash/deposit-by-money/'],
  ['free-spins-bonus', '/promotions'],
  ['prize-drops-win', '/prize-drops'],
  ['vip-level-up', '/vip'],
  ['step-reward', '/profile'],
])('a link to %s, which reports an outcome, leads to %s and opens nothing', async (name, path) => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  const features = ['account', 'checkout', 'packages', 'offers', 'prize-drops', 'rank-league', 'personal-info']
  const { router } = openPage(server, { path: `/es/lobby?openModal=${name}`, features })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/es${path}`))
  expect(router.state.location.search).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** A player follows an offer's link and stays on the page for a second. */
async function comeForOffer() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  localStorage.clear()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, firstDay)
  server.answer(subscribe, { success: true, presetId: 'welcome-1' })
  const page = openPage(server, {
    path: '/lobby?promoOffer=welcome',
    features: ['account', 'daily-login', 'library', 'lobby', 'offers'],
  })
  await waitFor(() => expect(searchOf(page)).toBe(''))
  await act(() => vi.advanceTimersByTimeAsync(SECOND_MS))
  const placeOf = () => {
    const { location } = page.router.state
    return [
      location.pathname,
      modalsOf(location)
        .map(({ name }) => name)
        .join(),
    ]
  }
  return { ...page, placeOf, passTime: () => act(() => vi.advanceTimersByTimeAsync(MINUTE_MS)) }
}

test('an offer’s link leads to its page, and automatic modals wait for that', async () => {
  const { placeOf, passTime, router } = await comeForOffer()
  await passTime()
  await waitFor(() => expect(placeOf()).toEqual(['/cash/deposit-by-money/welcome-1/promoOffer/', '']))
  await act(() => router.navigate('/lobby'))
  await passTime()
  await waitFor(() => expect(placeOf()).toEqual(['/lobby', 'daily-login']))
})

test.each([
  ['goes to another page', '/library', ['/library', '']],
  ['opens a game', '/lobby?game=cherry-royale', ['/lobby', 'game']],
])('a visitor who %s meanwhile is not led there', async (_, path, expected) => {
  const { placeOf, passTime, router } = await comeForOffer()
  await act(() => router.navigate(path))
  await passTime()
  expect(placeOf()).toEqual(expected)
  expect(server.calls(subscribe)).toEqual([])
})

test('a visitor who signs out meanwhile is not led there', async () => {
  const { placeOf, passTime, queries } = await comeForOffer()
  server.answer(initApp, guestInit)
  await act(() => queries.invalidateQueries())
  await passTime()
  expect(placeOf()).toEqual(['/lobby', ''])
  expect(server.calls(subscribe)).toEqual([])
})

test('an offer’s link waits for a player who still has terms to accept', async () => {
  localStorage.clear()
  server.answer(initApp, playerInit)
  server.answer(getProfile, newProfile)
  server.answer(subscribe, { success: true, presetId: 'welcome-1' })
  const page = openPage(server, { path: '/library?promoOffer=welcome', features: ['account', 'library', 'offers'] })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(0))
  expect(searchOf(page)).toBe('?promoOffer=welcome')
  server.answer(getProfile, settledProfile)
  await act(() => page.queries.invalidateQueries())
  await waitFor(() => expect(searchOf(page)).toBe(''))
})
