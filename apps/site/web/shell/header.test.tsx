import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile, initApp, switchToSweepStakes } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { useProfile } from '#features/account/web/queries.ts'
import { getInfo } from '#features/daily-login/contract.ts'
import { claimed } from '#features/daily-login/fixtures.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { openPage } from '../testing/open-page.tsx'
import { Header } from './header.tsx'

let server: FakeServer

const profileWith = (gameMode: 'SweepStakes' | 'TournamentPoints', coins: number): typeof settledProfile => ({
  ...settledProfile,
  data: {
    ...settledProfile.data,
    gameMode,
    playerInfo: { playerBalance: { version: 1, coins, tourPoints: 50_000, entries: 4_015, winnings: 200 } },
  },
})

beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, profileWith('TournamentPoints', 125_380_000))
  server.answer(getInfo, claimed)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function PageHeader() {
  return <Header profile={useProfile()} />
}

const open = () => openPage(server, { children: <PageHeader /> })
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

test('both balances stand there, granted and won together', async () => {
  open()
  expect((await option(/Coins 1,254,300/)).checked).toBe(true)
  expect((await option(/Entries 42\.15/)).checked).toBe(false)
})

test.each([true, false])('there is a search where some slice has it: %s', async (hasSearch) => {
  openPage(server, { features: ['account', ...(hasSearch ? ['library'] : [])], children: <PageHeader /> })
  await option(/Coins/)
  expect(screen.queryAllByRole('button', { name: 'Search games' })).toHaveLength(hasSearch ? 1 : 0)
})

test('the switch is shown at once, asked of the server, and the profile read again', async () => {
  const user = userEvent.setup()
  open()
  const entries = await option(/Entries/)
  server.answerAfter(switchToSweepStakes, () => server.answer(getProfile, profileWith('SweepStakes', 100_000)), {
    success: true,
    gameMode: 'SweepStakes',
  })
  await user.click(entries)
  expect(entries.checked).toBe(true)
  expect(await option(/Coins 1,500/)).toBeTruthy()
  expect(entries.checked).toBe(true)
  expect(server.calls(switchToSweepStakes)).toHaveLength(1)
})

test('a refused switch goes back, with a word why', async () => {
  const user = userEvent.setup()
  server.answer(switchToSweepStakes, refuse('internal', 500))
  open()
  const entries = await option(/Entries/)
  await user.click(entries)
  expect(await screen.findByText('The balance could not be switched. Try again.')).toBeTruthy()
  await waitFor(() => expect(entries.checked).toBe(false))
})

test('a guest sees the ways in, and no balance', async () => {
  server.answer(initApp, guestInit)
  open()
  expect((await screen.findByRole('link', { name: /Sign up/ })).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a brand without a page for signing in opens it over the page one is on', async () => {
  const user = userEvent.setup()
  server.answer(initApp, guestInit)
  const { router } = openPage(server, { path: '/library', moved: { '/signin': '?openModal=signin' }, children: <PageHeader /> })
  await user.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect(router.state.location).toMatchObject({ pathname: '/library', search: '?openModal=signin' })
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
})
