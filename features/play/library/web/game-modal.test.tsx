import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp, switchToSweepStakes } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed } from '#features/promotions/daily-login/fixtures.ts'
import { addReminder, getGames } from '#features/play/lobby/contract.ts'
import { gamesPayload } from '#features/play/lobby/fixtures.ts'
import { getPlaying } from '#features/play/players-now/contract.ts'
import { GameLink } from '#ui/modal/game-link.tsx'

const server = serveTests({ wantsLessMotion: false })

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, gameMode: 'TournamentPoints' } })
  server.answer(getInfo, claimed)
  server.answer(getGames, gamesPayload)
  server.answer(getPlaying, { success: true, data: { games: { 'cherry-royale': 12 } } })
})

const open = (path: string) => openPage(server, { path })
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a player goes straight to the game with the current balance', async () => {
  const user = userEvent.setup()
  const { router } = open('/lobby?game=cherry-royale')
  await user.click((await sheet('Cherry Royale')).getByRole('button', { name: 'Play with coins' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/cherry-royale'))
})

test('the card says how many play the game now, if anybody counted them', async () => {
  open('/lobby?game=cherry-royale')
  expect(await (await sheet('Cherry Royale')).findByText('12 playing now')).toBeTruthy()
  cleanup()
  open('/lobby?game=voltage-sevens')
  expect((await sheet('Voltage Sevens')).queryByText(/playing now/)).toBeNull()
})

test("a link for real play opens the game in the player's mode, and back does not return to the modal", async () => {
  const { router } = open('/lobby?game=cherry-royale&isMoney=true')
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/cherry-royale'))
  expect(router.state.location.search).toBe('')
})

test('a link for real play asks a guest to sign up', async () => {
  server.answer(initApp, guestInit)
  const { router } = open('/lobby?game=cherry-royale&isMoney=true')
  const wanted = [{ name: 'signup', args: { wanted: 'game', slug: 'cherry-royale' } }]
  await waitFor(() => expect((router.state.location.state as { modals: unknown[] } | null)?.modals).toEqual(wanted))
})

test('playing with the other balance switches the balance first', async () => {
  const user = userEvent.setup()
  server.answer(switchToSweepStakes, { success: true, gameMode: 'SweepStakes' })
  const { router } = open('/lobby?game=cherry-royale')
  await user.click((await sheet('Cherry Royale')).getByRole('button', { name: 'Play with entries' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/cherry-royale'))
  expect(server.calls(switchToSweepStakes)).toHaveLength(1)
})

test('a guest is asked to sign up instead, and the chosen game is remembered', async () => {
  const user = userEvent.setup()
  server.answer(initApp, guestInit)
  const { router } = open('/lobby?game=cherry-royale')
  await user.click((await sheet('Cherry Royale')).getByRole('button', { name: 'Sign up and play free' }))
  const { search, state } = router.state.location
  expect(search).toBe('')
  const args = { wanted: 'game', slug: 'cherry-royale', isMoney: 'true' }
  expect((state as { modals: unknown[] }).modals).toEqual([{ name: 'signup', args }])
})

describe('a guest’s demo', () => {
  const features = ['library', 'lobby', 'registration', 'sign-in', 'try-games']
  beforeEach(() => server.answer(initApp, guestInit))
  const openAs = async (slug: string, on: readonly string[]) => {
    const { router } = openPage(server, { path: `/lobby?game=${slug}`, features: on })
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('button', { name: 'Sign up and play free' })
    return { router, demo: dialog.queryByRole('link', { name: 'Try it free' }) }
  }

  test('opens from the sheet of a game', async () => {
    const { router, demo } = await openAs('cherry-royale', features)
    await userEvent.setup().click(demo!)
    await waitFor(() => expect(router.state.location.pathname).toBe('/game/cherry-royale/demo'))
    expect(router.state.location.search).toBe('')
  })

  test('is not offered where the feature is off, nor for rounds that all share', async () => {
    expect((await openAs('cherry-royale', features.slice(0, -1))).demo).toBeNull()
    cleanup()
    const games = gamesPayload.games.map((game) => ({ ...game, facts: game.facts && { ...game.facts, mechanic: 'crash' } }))
    server.answer(getGames, { ...gamesPayload, games })
    expect((await openAs('cherry-royale', features)).demo).toBeNull()
  })
})

test('a coming game offers a reminder and no play button', async () => {
  const user = userEvent.setup()
  server.answer(addReminder, { success: true, data: { remindedGames: ['lunar-rabbit'] } })
  open('/lobby?game=lunar-rabbit')
  const modal = await sheet('Lunar Rabbit')
  expect(modal.queryByRole('button', { name: /^Play/ })).toBeNull()
  const bell = modal.getByRole('switch', { name: 'Notify me when Lunar Rabbit launches' })
  await user.click(bell)
  await waitFor(() => expect(bell.getAttribute('aria-checked')).toBe('true'))
})

test('Escape closes a linked modal and cleans the address, and the page scrolls again', async () => {
  const user = userEvent.setup()
  const { router } = open('/library?category=fishing&game=cherry-royale')
  await sheet('Cherry Royale')
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?category=fishing')
  expect(document.documentElement.style.overflow).toBe('')
})

test('focus returns to the opener when a modal closes', async () => {
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

test('on pages where games do not open in a modal, their links navigate', () => {
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

test('an unknown game says so', async () => {
  open('/lobby?game=no-such-game')
  expect(await sheet('We can’t find this game')).toBeTruthy()
})
