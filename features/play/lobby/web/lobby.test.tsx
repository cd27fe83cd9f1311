import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { checkRewards } from '#features/account/registration/contract.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed } from '#features/promotions/daily-login/fixtures.ts'
import { addFavorite, addReminder, getGames, getHomePage, removeReminder } from '../contract.ts'
import { gamesPayload, homePage } from '../fixtures.ts'
import { Lobby } from './lobby.tsx'

const server = serveTests({ wantsLessMotion: false })

const nothing = { coins: 0, entries: 0 }
const gift = { coins: 1_000_000, entries: 50_000 }

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
  server.answer(getHomePage, homePage)
  server.answer(getGames, gamesPayload)
  server.answer(checkRewards, {
    success: true,
    registrationReferralReward: gift,
    referral: null,
    registrationRewardWithoutCode: gift,
    isCoinsOnly: false,
    reasonType: null,
    '0': { registration: gift, emailConfirmation: nothing, phoneConfirmation: nothing, profileComplete: nothing },
  })
})

const openLobby = (recent: readonly string[] = []) =>
  openPage(server, {
    children: (
      <Suspense>
        <Lobby recent={recent} />
      </Suspense>
    ),
  })

const popular = async () => within(await screen.findByRole('region', { name: 'Popular games' }))

test('rows follow the order of the home page, each with its games and a link to all of them', async () => {
  openLobby()
  const row = await popular()
  expect(row.getAllByRole('listitem')).toHaveLength(5)
  expect(row.getByRole('link', { name: /See all 5/ }).getAttribute('href')).toBe('/library?category=popular-games')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles.slice(-3)).toEqual(['Popular games', 'Top games', 'All games'])
})

test('a protected player sees games, and no banner, promotion or other offer', async () => {
  openLobby()
  await popular()
  expect(await screen.findByRole('region', { name: 'Promotions' })).toBeTruthy()
  expect(await screen.findByText('Three sevens, one nudge away')).toBeTruthy()
  cleanup()
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, mayPromote: false } })
  openLobby()
  await popular()
  expect(screen.queryByRole('region', { name: 'Promotions' })).toBeNull()
  expect(screen.queryByText('Three sevens, one nudge away')).toBeNull()
})

test('a short row of recent games shares its line with a short collection', async () => {
  openLobby(['cherry-royale', 'gone-from-the-site'])
  const recent = await screen.findByRole('region', { name: 'Recently played' })
  expect(within(recent).getAllByRole('listitem')).toHaveLength(1)
  const rows = [recent, screen.getByRole('region', { name: 'Top games' })]
  const spans = rows.map(({ style }) => style.getPropertyValue('--span'))
  expect(spans).toEqual(['2', '4'])
})

test('a game opens in a modal with an address of its own', async () => {
  openLobby()
  const row = await popular()
  expect(row.getByRole('link', { name: 'Cherry Royale' }).getAttribute('href')).toBe('/lobby?game=cherry-royale')
})

test('a favorite shows immediately and stays when the server accepts it', async () => {
  const user = userEvent.setup()
  server.answer(addFavorite, { success: true, data: { favoriteGames: ['cherry-royale'] } })
  openLobby()
  const heart = (await popular()).getByRole('button', { name: 'Favorite: Cherry Royale' })
  await user.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(server.calls(addFavorite)).toHaveLength(1))
  expect(server.calls(addFavorite)[0]?.path).toBe('/rest/player/favorite-games/cherry-royale/')
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('a favorite that the server refuses is undone, with an explanation', async () => {
  const user = userEvent.setup()
  server.answer(addFavorite, refuse('internal', 500))
  openLobby()
  const heart = (await popular()).getByRole('button', { name: 'Favorite: Cherry Royale' })
  await user.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
  expect(await screen.findByText('We couldn’t save your favorites. Try again.')).toBeTruthy()
})

test('a coming game has a bell instead of the heart, which turns on and off', async () => {
  const user = userEvent.setup()
  server.answer(addReminder, { success: true, data: { remindedGames: ['lunar-rabbit'] } })
  server.answer(removeReminder, { success: true, data: { remindedGames: [] } })
  openLobby()
  const row = await popular()
  expect(row.queryByRole('button', { name: 'Favorite: Lunar Rabbit' })).toBeNull()
  const bell = row.getByRole('button', { name: 'Notify me when Lunar Rabbit launches' })
  await user.click(bell)
  expect(bell.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(server.calls(addReminder)).toHaveLength(1))
  await user.click(bell)
  await waitFor(() => expect(server.calls(removeReminder)).toHaveLength(1))
  expect(bell.getAttribute('aria-pressed')).toBe('false')
})

test('a guest who adds a favorite is asked to sign up, and nothing is sent', async () => {
  const user = userEvent.setup()
  server.answer(initApp, guestInit)
  const { router } = openLobby()
  await user.click((await popular()).getByRole('button', { name: 'Favorite: Cherry Royale' }))
  const modals = [{ name: 'signup', args: { wanted: 'game', slug: 'cherry-royale' } }]
  await waitFor(() => expect(router.state.location.state).toMatchObject({ modals }))
  expect(server.calls(addFavorite)).toHaveLength(0)
})
