import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/account/fixtures.ts'
import { addFavorite, getGames } from '#features/play/lobby/contract.ts'
import { gamesPayload } from '#features/play/lobby/fixtures.ts'
import { getLimits, type Limit, LIMITS } from '#features/protection/limits/contract.ts'
import { findSlot } from '#games/all.ts'
import { launchOf } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GameScreen } from '../screen/game-screen.tsx'

onPlainScreen()

const game = findSlot('cherry-royale')!
const limitsWith = (changes: (limit: Limit) => Partial<Limit>) =>
  ({
    success: true,
    data: {
      limits: LIMITS.map((name) => {
        const limit: Limit = { ...name, amount: null, houseAmount: null, used: 0, next: null }
        return { ...limit, ...changes(limit) }
      }),
    },
  }) as const

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  server.answer(getGames, gamesPayload)
  server.answer(
    getLimits,
    limitsWith(() => ({})),
  )
})

async function openMenu() {
  openPage(server, {
    features: ['account', 'library', 'limits', 'lobby'],
    children: <GameScreen game={game} launch={launchOf(game.slug)} />,
  })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Cherry Royale' })) }
}

test('the menu shows the best pays at the play amount, and they open the paytable', async () => {
  const { user, sheet } = await openMenu()
  const pays = sheet.getByRole('button', { name: /^Top pays/ })
  expect(within(pays).getAllByRole('img')).toHaveLength(4)
  await user.click(pays)
  expect(await screen.findByRole('dialog', { name: /Cherry Royale/ })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Paytable and rules' })).toBeTruthy())
})

test('a moved slider turns the sound on, and this browser remembers the volume', async () => {
  const { sheet } = await openMenu()
  expect(sheet.getByText(/Sound is off/)).toBeTruthy()
  const music = sheet.getByRole('slider', { name: /Music/ })
  fireEvent.change(music, { target: { value: '75' } })
  expect(music.getAttribute('aria-valuetext')).toBe('75%')
  await waitFor(() => expect(sheet.queryByText(/Sound is off/)).toBeNull())
  expect(localStorage.getItem('game-volume-music')).toBe('0.75')
  expect(localStorage.getItem('game-sound')).toBe('on')
})

test('the menu says when there is no loss limit for the balance in play', async () => {
  const { sheet } = await openMenu()
  expect(await sheet.findByText('No loss limit set')).toBeTruthy()
})

test('the menu shows the lower of two loss limits and what is lost, and none of the other balance', async () => {
  server.answer(
    getLimits,
    limitsWith(({ scope, kind, period }) =>
      kind !== 'net' || period !== 'day'
        ? {}
        : scope === 'TournamentPoints'
          ? { amount: 500_000, houseAmount: 400_000, used: 120_000 }
          : { amount: 100, used: 50 },
    ),
  )
  const { sheet } = await openMenu()
  expect((await sheet.findByText(/lost/)).textContent).toContain('24 hours: 1,200 of 4,000 lost')
  expect(sheet.getAllByText(/lost/)).toHaveLength(1)
})

test('the heart in the menu saves the game, and other games are one press away', async () => {
  const favorite = { ...addFavorite, path: '/rest/player/favorite-games/cherry-royale/' }
  server.answer(favorite, { success: true, data: { favoriteGames: ['cherry-royale'] } })
  const { user, sheet } = await openMenu()
  const heart = await sheet.findByRole('button', { name: 'Favorite', pressed: false })
  await user.click(heart)
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Favorite', pressed: true })).toBeTruthy())
  expect(server.calls(favorite)).toHaveLength(1)
  const others = within(sheet.getByRole('region', { name: 'More games' })).getAllByRole('link')
  expect(others.length).toBeGreaterThan(0)
  expect(others.map((link) => link.getAttribute('href'))).not.toContain('/game/cherry-royale')
})
