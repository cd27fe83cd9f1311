import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getGames, getHomePage } from '#features/play/lobby/contract.ts'
import { gamesPayload, homePage } from '#features/play/lobby/fixtures.ts'
import { type HomeJackpot, listJackpots } from '../contract.ts'
import { putJackpots } from './jackpot-news.ts'
import Jackpots from './jackpots.tsx'

const server = serveTests()

const pool = { game: 'clover-crown', tier: 'rainbow', name: 'Rainbow' }
const jackpots: HomeJackpot[] = [
  { ...pool, mode: 'TournamentPoints', amount: 1_600_000 },
  { ...pool, mode: 'TournamentPoints', tier: 'clover', name: 'Clover', amount: 8_000 },
  { ...pool, mode: 'SweepStakes', amount: 4_215 },
]
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, gameMode: 'TournamentPoints' } })
  server.answer(getGames, gamesPayload)
  server.answer(getHomePage, { ...homePage, payload: { ...homePage.payload, jackpots } })
  server.answer(listJackpots, { success: true, data: { game: 'clover-crown', jackpots: [] } })
})

const open = (children: React.ReactNode) => openPage(server, { children: <Suspense>{children}</Suspense> })
const plate = async () => (await screen.findByRole('region', { name: 'Progressive jackpots' })).textContent

test('jackpots of the current balance are sorted by amount, highest first, and link to their game', async () => {
  open(<Jackpots />)
  expect(await plate()).toMatch(/Rainbow16,000.*Clover80/)
  expect(await plate()).not.toContain('42')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/lobby?game=clover-crown')
})

test('a pushed jackpot replaces the known amount of that jackpot only', async () => {
  const { queries } = open(<Jackpots />)
  await plate()
  putJackpots(queries, { game: 'clover-crown', jackpots: [{ mode: 'TournamentPoints', tier: 'rainbow', amount: 1_700_000 }] })
  putJackpots(queries, { game: 'prism-vault', jackpots: [{ mode: 'TournamentPoints', tier: 'clover', amount: 1 }] })
  await waitFor(async () => expect(await plate()).toMatch(/Rainbow17,000.*Clover80/))
})
