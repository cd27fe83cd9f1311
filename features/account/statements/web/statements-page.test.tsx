import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { newProfile, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { getSummary, listEntries } from '../contract.ts'
import StatementsPage from './statements-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(profile: typeof newProfile) {
  layoutBrowser({ wantsLessMotion: true })
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getProfile, profile)
  server.answer(listEntries, { success: true, data: { entries: [], next: null } })
  server.answer(getSummary, { success: true, data: { totals: [], subjects: [], games: [], lifetime: [] } })
  openPage(server, { path: '/statements', features: ['account', 'statements'], children: <StatementsPage /> })
  await screen.findByText(/You haven’t played yet/)
}

test('coins and coin winnings add up to the balance of the header', async () => {
  await open(settledProfile)
  expect(await screen.findByText(/^Your 15,240 coins are 15,000 coins and 240 coin winnings/)).toBeTruthy()
})

test('without coin winnings nothing is explained', async () => {
  await open(newProfile)
  expect(screen.queryByText(/coin winnings/)).toBeNull()
})
