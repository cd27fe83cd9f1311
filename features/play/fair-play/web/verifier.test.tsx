import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FakeServer, refuse } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { roundOfKind } from '#client/testing/staged-rounds.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { findGame } from '#games/all.ts'
import { StagedTable } from '#client/testing/staged-table.ts'
import { claimHash, claimOf } from '#client/claim.ts'
import { getSeeds, rotateSeeds } from '../contract.ts'
import { announcedSeeds } from '../fixtures.ts'
import { Verifier } from './verifier.tsx'

/** Answers nothing, so that any call fails the test. */
const offline = new FakeServer()
const round = roundOfKind({ slug: 'cherry-royale', kind: 'freeSpins', isRevealed: true })

afterEach(cleanup)

async function check(text: string) {
  openPage(offline, { children: <Verifier /> })
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
}

test('a valid round verifies without a server', async () => {
  await check(JSON.stringify(claimOf(round)))
  expect(screen.getByRole('heading', { name: 'Round verified' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Symbols in view' }).querySelectorAll('img')).toHaveLength(15)
})

test('a round changed by one coin does not verify, and the difference is shown', async () => {
  const claim = claimOf(round)
  const events = claim.events.map((event) => (event.type === 'win' ? { ...event, amount: event.amount + 100 } : event))
  await check(JSON.stringify({ ...claim, events }))
  expect(screen.getByRole('heading', { name: 'Verification failed' })).toBeTruthy()
  expect(screen.getByText('The replay gave a different result.')).toBeTruthy()
  expect(screen.getAllByText('Claimed').length).toBeGreaterThan(0)
})

test('a link carries its round, which is verified immediately', async () => {
  openPage(offline, { path: `/fair${claimHash(claimOf(round))}`, children: <Verifier /> })
  expect(await screen.findByRole('heading', { name: 'Round verified' })).toBeTruthy()
})

test('an unrevealed seed explains what to do', async () => {
  await check(JSON.stringify({ ...claimOf(round), serverSeed: null }))
  expect(screen.getByRole('alert').textContent).toContain('still secret')
})

test('while a round of the seeds is open, a press says to finish it first', async () => {
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  const { commit } = claimOf(round)
  const own = { ...pair, mode: 'TournamentPoints' as const, commit, nextCommit: 'b2'.repeat(32) }
  server.answer(getSeeds, { success: true, data: { ...announcedSeeds.data, active: [own] } })
  server.answer(rotateSeeds, refuse('round-open', 409))
  openPage(server, { path: `/fair${claimHash({ ...claimOf(round), serverSeed: null })}`, children: <Verifier /> })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Reveal seed and verify' }))
  expect(await screen.findByText(/^You have an unfinished round/)).toBeTruthy()
})

const pair = { clientSeed: 'mine', clientSeedBy: 'player' as const, nonce: 1 }

test('one press reveals the seed of the player’s own round and verifies it', async () => {
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  const claim = claimOf(round)
  const { serverSeed } = claim
  const own = { ...pair, mode: 'TournamentPoints' as const, commit: claim.commit, nextCommit: 'b2'.repeat(32) }
  const seeds = announcedSeeds.data
  server.answer(getSeeds, { success: true, data: { ...seeds, active: [own] } })
  const revealed = { ...own, serverSeed: serverSeed!, revealedAt: '2026-11-21T15:00:00.000Z' }
  server.answer(rotateSeeds, { success: true, data: { revealed, active: own, next: seeds.next[0]! } } as never)
  openPage(server, { path: `/fair${claimHash({ ...claim, serverSeed: null })}`, children: <Verifier /> })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Reveal seed and verify' }))
  expect(await screen.findByRole('heading', { name: 'Round verified' })).toBeTruthy()
  expect(server.calls(rotateSeeds)).toHaveLength(1)
})

test('a table round is shown on its final board', async () => {
  const table = new StagedTable(findGame('gem-sweeper')!)
  table.spin({ stake: 2_000, params: { mines: 24 } })
  const { round: mined } = table.choose({ choice: { kind: 'open', cell: 12 } }).data
  await act(async () => void openPage(offline, { path: `/fair${claimHash(claimOf(mined))}`, children: <Verifier /> }))
  expect(screen.getByRole('heading', { name: 'Round verified' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Row 3, column 3: (gem|mine)$/ })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Row .*mine/ })).toHaveLength(24)
})

test('a promotional prize is drawn again and shown with its odds', async () => {
  const seeds = { serverSeed: 'c6'.repeat(32), clientSeed: 'mine', nonce: 3 }
  const rules = { id: 'flip-the-coin', prizes: ['heads', 'tails'].map((id) => ({ id, weight: 1 })) }
  const { prize } = drawPrize(rules, seeds)
  await check(JSON.stringify({ rules, ...seeds, commit: commitOf(seeds.serverSeed), prize }))
  expect(screen.getByRole('heading', { name: 'Flip the coin: verified' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Odds for this draw' }).textContent).toContain('1 in 2')
  cleanup()
  await check(
    JSON.stringify({ rules, ...seeds, commit: commitOf(seeds.serverSeed), prize: prize === 'heads' ? 'tails' : 'heads' }),
  )
  expect(screen.getByText('Redrawn with the same odds, it lands on a different prize.')).toBeTruthy()
})
