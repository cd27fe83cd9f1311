import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp, switchToSweepStakes } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { getInfo } from '#features/daily-login/contract.ts'
import { claimed } from '#features/daily-login/fixtures.ts'
import { addReminder, getGames } from '#features/lobby/contract.ts'
import { gamesPayload } from '#features/lobby/fixtures.ts'
import { GameLink } from '#ui/modal/game-link.tsx'

let server: FakeServer

beforeEach(() => {
  layoutBrowser()
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, gameMode: 'TournamentPoints' } })
  server.answer(getInfo, claimed)
  server.answer(getGames, gamesPayload)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (path: string) => openPage(server, { path })
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a player goes straight to the game with the balance that is chosen', async () => {
  const user = userEvent.setup()
  const { router } = open('/lobby?game=cherry-royale')
  await user.click((await sheet('Cherry Royale')).getByRole('button', { name: 'Play with coins' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/cherry-royale'))
})

test('with the other balance, the balance is switched first', async () => {
  const user = userEvent.setup()
  server.answer(switchToSweepStakes, { success: true, gameMode: 'SweepStakes' })
  const { router } = open('/lobby?game=cherry-royale')
  await user.click((await sheet('Cherry Royale')).getByRole('button', { name: 'Play with entries' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/cherry-royale'))
  expect(server.calls(switchToSweepStakes)).toHaveLength(1)
})

test('a guest is asked to sign up in its place, and what was wanted is remembered', async () => {
  const user = userEvent.setup()
  server.answer(initApp, guestInit)
  const { router } = open('/lobby?game=cherry-royale')
  await user.click((await sheet('Cherry Royale')).getByRole('button', { name: 'Sign up and play free' }))
  const { search, state } = router.state.location
  expect(search).toBe('')
  expect((state as { modals: unknown[] }).modals).toEqual([{ name: 'signup', args: { wanted: 'game', slug: 'cherry-royale' } }])
})

test('a coming game offers its reminder and no play', async () => {
  const user = userEvent.setup()
  server.answer(addReminder, { success: true, data: { remindedGames: ['lunar-rabbit'] } })
  open('/lobby?game=lunar-rabbit')
  const modal = await sheet('Lunar Rabbit')
  expect(modal.queryByRole('button', { name: /^Play/ })).toBeNull()
  const bell = modal.getByRole('switch', { name: 'Remind me when Lunar Rabbit opens' })
  await user.click(bell)
  await waitFor(() => expect(bell.getAttribute('aria-checked')).toBe('true'))
})

test('Escape closes a linked modal and cleans the address; the page scrolls again', async () => {
  const user = userEvent.setup()
  const { router } = open('/library?category=fishing&game=cherry-royale')
  await sheet('Cherry Royale')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?category=fishing')
  expect(document.documentElement.style.overflow).toBe('')
})

test('what opened a modal has the focus again once it is closed', async () => {
  const user = userEvent.setup()
  const { router } = openPage(server, {
    path: '/lobby',
    children: (
      <GameLink game={{ slug: 'cherry-royale', path: '/game/cherry-royale' }} className="">
        Cherries
      </GameLink>
    ),
  })
  const link = screen.getByRole('link', { name: 'Cherries' })
  await user.click(link)
  const modal = await screen.findByRole('dialog', { name: 'Cherry Royale' })
  await waitFor(() => expect(document.activeElement).toBe(modal))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(router.state.location.search).toBe('')
})

test('where games do not open over the page, their links lead to them', () => {
  openPage(server, {
    features: ['account', 'lobby'],
    children: (
      <GameLink game={{ slug: 'cherry-royale', path: '/game/cherry-royale' }} className="">
        Cherries
      </GameLink>
    ),
  })
  expect(screen.getByRole('link', { name: 'Cherries' }).getAttribute('href')).toBe('/game/cherry-royale')
})

test('a game that nobody knows says so', async () => {
  open('/lobby?game=no-such-game')
  expect(await sheet('This game is not here')).toBeTruthy()
})
