import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getInfo, resetLevel, spin } from '../contract.ts'
import * as fixtures from '../fixtures.ts'

const server = serveTests()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, fixtures.game(null))
})

const open = () => openPage(server, { path: '/lobby?openModal=mini-game-slot', features: ['account', 'mini-game-slot'] })
const spinButton = () => screen.findByRole('button', { name: 'Spin for free' })

test('a won spin climbs a level, which can be cashed out', async () => {
  const user = userEvent.setup()
  server.answer(spin, { success: true, data: { isWin: true, run: fixtures.run({ level: 1, spins: 1 }) } })
  server.answer(resetLevel, { success: true, data: { run: fixtures.run({ level: 1, spins: 1, isOver: true, coins: 10_000 }) } })
  open()
  await user.dblClick(await spinButton())
  expect(await screen.findByText('Three of a kind. You’re at level 1.')).toBeTruthy()
  expect(server.calls(spin)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Claim my prize' }))
  expect(await screen.findByText('You won 100 coins. Come back tomorrow for your next run.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'See you tomorrow' })).toBeTruthy()
})

test('a lost first spin ends the run without a prize', async () => {
  const user = userEvent.setup()
  server.answer(spin, { success: true, data: { isWin: false, run: fixtures.run({ spins: 1, isOver: true, coins: 0 }) } })
  open()
  await user.click(await spinButton())
  expect(await screen.findByText('No prize today. Come back tomorrow.')).toBeTruthy()
})

test('a run of the day goes on at its level', async () => {
  server.answer(getInfo, fixtures.game(fixtures.run({ level: 2, spins: 2 })))
  open()
  expect(await screen.findByText('You’re at level 2.')).toBeTruthy()
})

test('a second spin at once is told, and can be tried again', async () => {
  const user = userEvent.setup()
  server.answer(spin, refuse('already-spinning', 409))
  open()
  await user.click(await spinButton())
  expect(await screen.findByText('That spin didn’t go through. Try again.')).toBeTruthy()
  expect(await spinButton()).toBeTruthy()
})

test('a player whose play is paused reads so, and is not asked to try again', async () => {
  const user = userEvent.setup()
  server.answer(spin, refuse('play-paused', 403))
  open()
  await user.click(await spinButton())
  expect(await screen.findByText(/^Play and purchases are paused\./)).toBeTruthy()
  expect(screen.queryByText(/Try again/)).toBeNull()
})

test('a spin that a limit refuses says that the prizes are given', async () => {
  const user = userEvent.setup()
  server.answer(spin, { success: false, reasonType: 'budget-exhausted' })
  open()
  await user.click(await spinButton())
  expect(await screen.findByText('All the prizes of this promotion have been given out.')).toBeTruthy()
})
