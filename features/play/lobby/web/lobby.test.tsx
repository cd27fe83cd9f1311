import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { checkRewards } from '#features/registration/contract.ts'
import { getProfile, initApp } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { getInfo } from '#features/daily-login/contract.ts'
import { claimed } from '#features/daily-login/fixtures.ts'
import { addFavorite, addReminder, getGames, getHomePage, removeReminder } from '../contract.ts'
import { gamesPayload, homePage } from '../fixtures.ts'
import { Lobby } from './lobby.tsx'

let server: FakeServer

const nothing = { coins: 0, entries: 0 }
const gift = { coins: 1_000_000, entries: 50_000 }

beforeEach(() => {
  layoutBrowser()
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
  server.answer(getHomePage, homePage)
  server.answer(getGames, gamesPayload)
  server.answer(checkRewards, {
    success: true,
    registrationReferralReward: gift,
    registrationRewardWithoutCode: gift,
    reasonType: null,
    '0': { registration: gift, emailConfirmation: nothing, phoneConfirmation: nothing, profileComplete: nothing },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const openLobby = () =>
  openPage(server, {
    children: (
      <Suspense>
        <Lobby />
      </Suspense>
    ),
  })

const popular = async () => within(await screen.findByRole('region', { name: 'Popular games' }))

test('rows stand in the order of the home page, each with all its games and a way to the rest', async () => {
  openLobby()
  const row = await popular()
  expect(row.getAllByRole('listitem')).toHaveLength(5)
  expect(row.getByRole('link', { name: /See all 5/ }).getAttribute('href')).toBe('/library?category=popular-games')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles.slice(-3)).toEqual(['Popular games', 'Top games', 'All games'])
})

test('a game opens over the page, by an address of its own', async () => {
  openLobby()
  const row = await popular()
  expect(row.getByRole('link', { name: 'Cherry Royale' }).getAttribute('href')).toBe('/lobby?game=cherry-royale')
})

test('a heart fills at once and stays when the server agrees', async () => {
  const user = userEvent.setup()
  server.answer(addFavorite, { success: true, data: { favoriteGames: ['cherry-royale'] } })
  openLobby()
  const heart = (await popular()).getByRole('button', { name: 'Favourite: Cherry Royale' })
  await user.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(server.calls(addFavorite)).toHaveLength(1))
  expect(server.calls(addFavorite)[0]?.path).toBe('/rest/player/favorite-games/cherry-royale/')
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('a heart that the server refuses is taken back, with a word why', async () => {
  const user = userEvent.setup()
  server.answer(addFavorite, refuse('internal', 500))
  openLobby()
  const heart = (await popular()).getByRole('button', { name: 'Favourite: Cherry Royale' })
  await user.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
  expect(await screen.findByText('Your favourites could not be saved. Try again.')).toBeTruthy()
})

test('a coming game has a bell in place of the heart; it rings and is silenced again', async () => {
  const user = userEvent.setup()
  server.answer(addReminder, { success: true, data: { remindedGames: ['lunar-rabbit'] } })
  server.answer(removeReminder, { success: true, data: { remindedGames: [] } })
  openLobby()
  const row = await popular()
  expect(row.queryByRole('button', { name: 'Favourite: Lunar Rabbit' })).toBeNull()
  const bell = row.getByRole('button', { name: 'Remind me when Lunar Rabbit opens' })
  await user.click(bell)
  expect(bell.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(server.calls(addReminder)).toHaveLength(1))
  await user.click(bell)
  await waitFor(() => expect(server.calls(removeReminder)).toHaveLength(1))
  expect(bell.getAttribute('aria-pressed')).toBe('false')
})

test('a guest who wants a favourite is asked to sign up, and nothing is sent', async () => {
  const user = userEvent.setup()
  server.answer(initApp, guestInit)
  const { router } = openLobby()
  await user.click((await popular()).getByRole('button', { name: 'Favourite: Cherry Royale' }))
  const modals = [{ name: 'signup', args: { wanted: 'game', slug: 'cherry-royale' } }]
  await waitFor(() => expect(router.state.location.state).toMatchObject({ modals }))
  expect(server.calls(addFavorite)).toHaveLength(0)
})
