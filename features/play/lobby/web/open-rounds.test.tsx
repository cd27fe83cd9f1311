import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp, switchToSweepStakes } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { listOpenRounds, type OpenRound } from '#features/play/game-session/contract.ts'
import { getGames, getHomePage } from '../contract.ts'
import { gamesPayload, homePage } from '../fixtures.ts'
import OpenRounds from './open-rounds.tsx'

const server = serveTests()

const waiting: OpenRound = {
  id: 'rnd_1',
  game: 'prism-vault',
  title: 'Prism Vault',
  mode: 'SweepStakes',
  stake: 2_000,
  at: '2026-11-21T16:00:00.000Z',
  path: '/game/prism-vault',
}

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, gameMode: 'TournamentPoints' } })
  server.answer(getGames, gamesPayload)
  server.answer(getHomePage, { ...homePage, payload: { ...homePage.payload, openRounds: [waiting] } })
  server.answer(listOpenRounds, { success: true, data: { openRounds: [waiting] } })
})

const open = (children: React.ReactNode) => openPage(server, { children: <Suspense>{children}</Suspense> })

test('an open round continues in the balance it was started with', async () => {
  const user = userEvent.setup()
  server.answer(switchToSweepStakes, { success: true, gameMode: 'SweepStakes' })
  const { router } = open(<OpenRounds />)
  expect(await screen.findByText('Prism Vault: round in progress')).toBeTruthy()
  expect(screen.getByText('20.00 entries')).toBeTruthy()
  expect(screen.getByText(/^since Nov 2[12], \d+:\d\d\s[AP]M$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue Prism Vault' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/prism-vault'))
  expect(server.calls(switchToSweepStakes)).toHaveLength(1)
})
