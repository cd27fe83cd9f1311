import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { findSlot } from '#games/all.ts'
import { GameScreen } from '../screen/game-screen.tsx'
import { launchOf, richBalances } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'

onPlainScreen()

const game = findSlot('cherry-royale')!
const levels = game.definition.betLevels.TournamentPoints
const shown = (minor: number) => (minor / 100).toLocaleString('en')

async function openSheet(coins: number) {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  const launch = { ...launchOf(game.slug), balances: { ...richBalances, coins } }
  openPage(server, { children: <GameScreen game={game} launch={launch} /> })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Choose your play amount' }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Play amount' })) }
}

test('amounts beyond the balance are dimmed, and Max is the greatest that it covers', async () => {
  const { user, sheet } = await openSheet(levels[2]! + 1)
  const isBeyond = (stake: number) => sheet.getByRole('button', { name: shown(stake) }).dataset['isBeyond']
  expect(levels.map(isBeyond)).toEqual(levels.map((_, index) => String(index > 2)))
  expect(sheet.getByText('Dimmed amounts are more than your balance.')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Max' }))
  await waitFor(() => expect(document.querySelector('.game-amount b')?.textContent).toBe(shown(levels[2]!)))
})

test('Max is the least amount when the balance covers none', async () => {
  const { user, sheet } = await openSheet(0)
  await user.click(sheet.getByRole('button', { name: 'Max' }))
  await waitFor(() => expect(document.querySelector('.game-amount b')?.textContent).toBe(shown(levels[0]!)))
})
