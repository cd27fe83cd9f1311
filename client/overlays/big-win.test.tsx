import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { findSlot } from '#games/all.ts'
import { acknowledgeRound, spin } from '#features/play/game-session/contract.ts'
import { GameScreen } from '../screen/game-screen.tsx'
import { balancesAfter, launchOf, richBalances, roundOfKind } from '../testing/staged-rounds.ts'
import type { RoundKind } from '../testing/round-kinds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'

const slug = 'cherry-royale'
const game = findSlot(slug)!
const stake = game.definition.betLevels.TournamentPoints[0]!

const server = serveTests()

onPlainScreen()
beforeEach(() => {
  server.answer(initApp, guestInit)
})

async function play(kind: RoundKind) {
  const round = roundOfKind({ slug, kind, stake })
  server.answer({ ...acknowledgeRound, path: `/rest/rounds/${round.id}/acknowledge/` }, { success: true })
  server.answer(
    { ...spin, path: `/rest/game/${slug}/spin/` },
    { success: true, data: { round, balances: balancesAfter(richBalances, round) } },
  )
  openPage(server, { children: <GameScreen game={game} launch={launchOf(slug)} /> })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  const user = userEvent.setup()
  await user.keyboard(' ')
  return { user, round }
}

const celebration = () => document.querySelector<HTMLElement>('.celebration')
const words = () => document.querySelector('.celebration-words')?.getAttribute('src') ?? ''
const phase = () => document.querySelector<HTMLElement>('.game')?.dataset['phase']
const coins = () => document.querySelectorAll('.coin-shower i').length

test.each(['big', 'mega'] as const)('a %s win covers the screen with its words, its amount and its multiple', async (kind) => {
  const { round } = await play(kind)
  await waitFor(() => expect(celebration()).toBeTruthy())
  expect(words()).toContain(`/${kind}-en-`)
  expect(celebration()?.textContent).toContain((round.win / 100).toLocaleString('en'))
  expect(celebration()?.textContent).toContain(`${Math.floor(round.win / stake)}× your play amount`)
  expect(coins()).toBeGreaterThan(30)
  expect(document.querySelector('.win-panel')).toBeNull()
  await waitFor(() => expect(phase()).toBe('idle'), { timeout: 5_000 })
  expect(celebration()).toBeNull()
  expect(document.querySelector('.win-panel')?.textContent).toContain((round.win / 100).toLocaleString('en'))
})

test.each(['tap', 'key'])('a %s ends the celebration, and plays nothing new', async (by) => {
  const { user } = await play('mega')
  await waitFor(() => expect(celebration()).toBeTruthy())
  if (by === 'tap') await user.click(document.querySelector('.game-background')!)
  else await user.keyboard(' ')
  expect(celebration()).toBeNull()
  expect(server.calls({ ...spin, path: `/rest/game/${slug}/spin/` })).toHaveLength(1)
})

test.each(['return', 'nice'] as const)('a %s has neither words nor coins over the screen', async (kind) => {
  await play(kind)
  await waitFor(() => expect(document.querySelector('.win-panel')).toBeTruthy())
  expect(celebration()).toBeNull()
  expect(coins()).toBe(0)
})

test('free spins start at a tap and end with their total', async () => {
  const { user } = await play('freeSpins')
  await waitFor(() => expect(words()).toContain('/free-spins-en-'))
  expect(screen.getByText('Tap to start')).toBeTruthy()
  await user.click(document.querySelector('.game-background')!)
  expect(screen.queryByText('Tap to start')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy())
})
