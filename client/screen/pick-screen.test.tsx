import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/contract.ts'
import { guestInit } from '#features/account/fixtures.ts'
import type { Choice } from '#engine/round-contract.ts'
import { findSlot } from '#games/all.ts'
import { acknowledgeRound, choose, spin, type WireRoundDetail } from '#features/game-session/contract.ts'
import { launchOf, richBalances, roundOfKind } from '../testing/staged-rounds.ts'
import { StagedTable } from '../testing/staged-table.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GameScreen } from './game-screen.tsx'

const slug = 'harbor-haul'
const game = findSlot(slug)!
const stake = game.definition.betLevels.TournamentPoints[0]!
const spinHere = { ...spin, path: `/rest/game/${slug}/spin/` }
/** The first round whose crates were opened to the end by the first places: none of them ends the picks at once. */
const { nonce } = roundOfKind({ slug, kind: 'pick', stake }).proof

let server: FakeServer
let table: StagedTable

onPlainScreen()
beforeEach(() => {
  table = new StagedTable(game, nonce)
  server = new FakeServer()
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
const crates = () => screen.findAllByRole('button', { name: /^Place \d/ })
const covered = () => screen.queryAllByRole('button', { name: /^Place \d: covered$/ }).length
const waiting = () => waitFor(() => expect(document.querySelector('.picks[data-is-open]')).toBeTruthy(), { timeout: 10_000 })
const said = () => screen.getByTestId('round-text').textContent
/** The next choice is answered as the server would. */
const answerChoice = (place: number) => server.answer(choose, table.choose({ choice: { kind: 'pick', place } }))

test('a round that waits lays its crates out, takes them by keys, and goes on to its end', async () => {
  server.answer(spinHere, table.spin({ stake }))
  const { user } = await open()
  await user.keyboard(' ')
  await waiting()
  expect(covered()).toBe(9)
  expect(said()).toContain('Open 3 of them')
  expect(screen.getByRole('button', { name: 'First open a place on the board' })).toHaveProperty('disabled', true)
  // The board has the keys: an arrow goes to the next crate, and the big button's own keys do nothing.
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
  expect(said()).toContain('Picked: ')
}, 30_000)

test('ROUND-7: a page that is loaded anew finds the crates as they were left, without a show', async () => {
  table.spin({ stake })
  const { round } = table.choose({ choice: table.round().awaiting!.options[4]!.choice as Choice }).data
  expect(round.awaiting).not.toBeNull()
  await open(round)
  await waiting()
  expect(covered()).toBe(8)
  expect((await crates())[4]!.getAttribute('aria-label')).toMatch(/^Place 5: \w/)
  expect(server.calls(spinHere)).toHaveLength(0)
  expect(server.calls(acknowledgeRound)).toHaveLength(0)
})

test('where another page has chosen already, the crates stand as they do there', async () => {
  const opened = table.spin({ stake }).data.round
  const { user } = await open(opened)
  await waiting()
  const { round } = table.choose({ choice: opened.awaiting!.options[4]!.choice as Choice }).data
  server.answer(choose, { success: false, reasonType: 'already-chosen', data: { round, balances: richBalances } })
  await user.click((await crates())[0]!)
  await waitFor(() => expect(document.querySelector('.game-notice')?.textContent).toContain('Another page of yours has chosen'))
  await waiting()
  expect((await crates())[0]!.getAttribute('aria-label')).toBe('Place 1: covered')
  expect((await crates())[4]!.getAttribute('aria-label')).not.toContain('covered')
})
