import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { getProfile, initApp, switchToSweepStakes } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { useProfile } from '#features/account/account/web/queries.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed } from '#features/promotions/daily-login/fixtures.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '../testing/open-page.tsx'
import { Header } from './header.tsx'

const server = serveTests()

const profileWith = (gameMode: 'SweepStakes' | 'TournamentPoints', coins: number): typeof settledProfile => ({
  ...settledProfile,
  data: {
    ...settledProfile.data,
    gameMode,
    playerInfo: { playerBalance: { version: 1, coins, tourPoints: 50_000, entries: 4_015, winnings: 200 } },
  },
})

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, profileWith('TournamentPoints', 125_380_000))
  server.answer(getInfo, claimed)
})

function PageHeader() {
  return <Header profile={useProfile()} />
}

const open = () => openPage(server, { children: <PageHeader /> })
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

test('both balances are shown, granted and won combined', async () => {
  open()
  expect((await option(/Coins 1,254,300/)).checked).toBe(true)
  expect((await option(/Entries 42\.15/)).checked).toBe(false)
})

test('the account button has the avatar that the player chose, and the initial where players have none', async () => {
  const avatar = () => document.querySelector('.avatar-button .avatar')!
  open()
  await option(/Coins/)
  expect(avatar().textContent).toHaveLength(1)
  cleanup()
  const profile = profileWith('TournamentPoints', 0)
  server.answer(getProfile, { ...profile, data: { ...profile.data, publicFace: { name: 'Night Reader', avatar: 'owl' } } })
  open()
  await option(/Coins/)
  expect(avatar().querySelector('img')?.getAttribute('src')).toBe('/avatars/owl.svg')
  expect(avatar().textContent).toBe('')
})

test.each([true, false])('a search is shown if some slice has it: %s', async (hasSearch) => {
  openPage(server, { features: ['account', ...(hasSearch ? ['library'] : [])], children: <PageHeader /> })
  await option(/Coins/)
  expect(screen.queryAllByRole('button', { name: 'Search games' })).toHaveLength(hasSearch ? 1 : 0)
})

test('switching the mode is optimistic, sent to the server, and refetches the profile', async () => {
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

test('a refused switch is reverted, with a message', async () => {
  const user = userEvent.setup()
  server.answer(switchToSweepStakes, refuse('internal', 500))
  open()
  const entries = await option(/Entries/)
  await user.click(entries)
  expect(await screen.findByText('We couldn’t switch your balance. Try again.')).toBeTruthy()
  await waitFor(() => expect(entries.checked).toBe(false))
})

test('a guest sees the sign-in buttons, and no balance', async () => {
  server.answer(initApp, guestInit)
  open()
  expect((await screen.findByRole('link', { name: /Sign up/ })).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a brand without a sign-in page opens it over the current page', async () => {
  const user = userEvent.setup()
  server.answer(initApp, guestInit)
  const { router } = openPage(server, { path: '/library', moved: { '/signin': '?openModal=signin' }, children: <PageHeader /> })
  await user.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect(router.state.location).toMatchObject({ pathname: '/library', search: '?openModal=signin' })
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
})
