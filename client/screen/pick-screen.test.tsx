import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import type { Choice } from '#engine/round-contract.ts'
import { findSlot } from '#games/all.ts'
import { acknowledgeRound, choose, spin, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { launchOf, richBalances, roundOfKind } from '../testing/staged-rounds.ts'
import { StagedTable } from '../testing/staged-table.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GameScreen } from './game-screen.tsx'

const slug = 'harbor-haul'
const game = findSlot(slug)!
const stake = game.definition.betLevels.TournamentPoints[0]!
const spinHere = { ...spin, path: `/rest/game/${slug}/spin/` }
/** The first round whose crates can be opened to the end in order without the picks ending on the first one. */
const { nonce } = roundOfKind({ slug, kind: 'pick', stake }).proof

const server = serveTests()
let table: StagedTable

onPlainScreen()
beforeEach(() => {
  table = new StagedTable(game, nonce)
  server.answer(initApp, guestInit)
  server.answer(acknowledgeRound, { success: true })
})

async function open(openRound: WireRoundDetail | null = null) {
  const { unmount } = openPage(server, {
    children: <GameScreen game={game} launch={launchOf(slug, openRound)} speed="instant" />,
  })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  return { user: userEvent.setup(), unmount }
}
const crates = () => screen.findAllByRole('button', { name: /^Pick \d/ })
const covered = () => screen.queryAllByRole('button', { name: /^Pick \d: hidden$/ }).length
const waiting = () => waitFor(() => expect(document.querySelector('.picks[data-is-open]')).toBeTruthy(), { timeout: 10_000 })
const said = () => screen.getByTestId('round-text').textContent
/** Answers the next choice as the server would. */
const answerChoice = (place: number) => server.answer(choose, table.choose({ choice: { kind: 'pick', place } }))

test('a waiting round shows its crates, accepts keys and plays to its end', async () => {
  server.answer(spinHere, table.spin({ stake }))
  const { user } = await open()
  await user.keyboard(' ')
  await waiting()
  expect(covered()).toBe(9)
  expect(said()).toContain('Pick 3 more')
  expect(screen.getByRole('button', { name: 'Make a pick first' })).toHaveProperty('disabled', true)
  // The board has the keyboard focus: an arrow moves to the next crate, and the main button's keys do nothing.
  expect(document.activeElement).toBe((await crates())[0])
  answerChoice(1)
  await user.keyboard('{ArrowRight}{Enter}')
  await waitFor(() => expect(covered()).toBeLessThan(9))
  expect(server.calls(choose)).toMatchObject([{ body: { choice: { kind: 'pick', place: 1 }, step: 1, mayPlayWinnings: false } }])
  expect(server.calls(spinHere)).toHaveLength(1)
  for (let step = 2; table.round().awaiting; step++) {
    await waiting()
    const { choice } = table.round().awaiting!.options[0]!
    const place = (choice as Choice)['place'] as number
    answerChoice(place)
    await user.click((await crates())[place]!)
    await waitFor(() => expect(server.calls(choose)).toHaveLength(step))
    await waitFor(() => expect(document.querySelector('[data-is-asked]')).toBeNull())
  }
  await user.click(await screen.findByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(server.calls(acknowledgeRound)).toHaveLength(1), { timeout: 10_000 })
  expect(said()).toContain('You picked ')
}, 30_000)

test('ROUND-7: a reloaded page shows the crates as they were left, without playback', async () => {
  table.spin({ stake })
  const { round } = table.choose({ choice: table.round().awaiting!.options[4]!.choice as Choice }).data
  expect(round.awaiting).not.toBeNull()
  await open(round)
  await waiting()
  expect(covered()).toBe(8)
  expect((await crates())[4]!.getAttribute('aria-label')).toMatch(/^Pick 5: \w/)
  expect(server.calls(spinHere)).toHaveLength(0)
  expect(server.calls(acknowledgeRound)).toHaveLength(0)
})

test('crates opened on another page are shown open', async () => {
  const opened = table.spin({ stake }).data.round
  const { user } = await open(opened)
  await waiting()
  const { round } = table.choose({ choice: opened.awaiting!.options[4]!.choice as Choice }).data
  server.answer(choose, { success: false, reasonType: 'already-chosen', data: { round, balances: richBalances } })
  await user.click((await crates())[0]!)
  await waitFor(() =>
    expect(document.querySelector('.game-notice')?.textContent).toContain('You already made this choice in another tab'),
  )
  await waiting()
  expect((await crates())[0]!.getAttribute('aria-label')).toBe('Pick 1: hidden')
  expect((await crates())[4]!.getAttribute('aria-label')).not.toContain('hidden')
})
