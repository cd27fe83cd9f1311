import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import TournamentTile from './tournament-tile.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CARD = {
  key: 'tournaments',
  title: 'Daily sprint',
  text: '',
  state: 'running',
  startsAt: 1_795_000_000,
  finishedAt: 4_000_000_000,
  picture: 'trophy',
  link: '/tournaments',
} as const
const playerData = { roundsPlayed: 3, points: 12, place: 7 }

function show(state: 'running' | 'planned', tournaments: object | null) {
  const server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: tournaments === null } })
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, tournaments } })
  server.answer(getHomePage, { seo: { title: '', description: '' }, payload: { promotions: [{ ...CARD, state }] } } as never)
  return { server, ...openPage(server, { features: ['account', 'tournaments'], children: <TournamentTile /> }) }
}

test.each([
  ['a guest', null, 'Play to win a prize'],
  ['a player without a score', { id: 'cmp_1', playerData: null, wins: [] }, 'Get on the leaderboard'],
  ['a player on the leaderboard', { id: 'cmp_1', playerData, wins: [] }, 'You’re #7'],
])('the card tells %s what counts', async (_, tournaments, text) => {
  show('running', tournaments)
  const card = await screen.findByRole('link', { name: /Daily sprint/ })
  await waitFor(() => expect(screen.getByRole('link', { name: /Daily sprint/ }).textContent).toContain(text))
  expect(card.getAttribute('href')).toBe('/tournaments')
})

test('there is no card before the start', async () => {
  const { server } = show('planned', null)
  await waitFor(() => expect(server.calls(getHomePage)).toHaveLength(1))
  expect(screen.queryByRole('link', { name: /Daily sprint/ })).toBeNull()
})
