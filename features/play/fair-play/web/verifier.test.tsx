import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { roundOfKind } from '#client/testing/staged-rounds.ts'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { findGame } from '#games/all.ts'
import { StagedTable } from '#client/testing/staged-table.ts'
import { claimHash, claimOf } from '#client/claim.ts'
import { Verifier } from './verifier.tsx'

/** Answers nothing: any call fails the test. */
const offline = new FakeServer()
const round = roundOfKind({ slug: 'cherry-royale', kind: 'freeSpins', isRevealed: true })

afterEach(cleanup)

async function check(text: string) {
  openPage(offline, { children: <Verifier /> })
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Check the round' }))
}

test('a true round holds, with no server to ask', async () => {
  await check(JSON.stringify(claimOf(round)))
  expect(screen.getByRole('heading', { name: 'This round is true' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Symbols in view' }).querySelectorAll('img')).toHaveLength(15)
})

test('a round changed by one coin does not hold, and the difference is shown', async () => {
  const claim = claimOf(round)
  const events = claim.events.map((event) => (event.type === 'win' ? { ...event, amount: event.amount + 100 } : event))
  await check(JSON.stringify({ ...claim, events }))
  expect(screen.getByRole('heading', { name: 'This round does not hold' })).toBeTruthy()
  expect(screen.getByText('Played again, the round comes out differently.')).toBeTruthy()
  expect(screen.getAllByText('Claimed').length).toBeGreaterThan(0)
})

test('a link carries its round, and it is checked at once', async () => {
  openPage(offline, { path: `/fair${claimHash(claimOf(round))}`, children: <Verifier /> })
  expect(await screen.findByRole('heading', { name: 'This round is true' })).toBeTruthy()
})

test('a secret seed says what to do', async () => {
  await check(JSON.stringify({ ...claimOf(round), serverSeed: null }))
  expect(screen.getByRole('alert').textContent).toContain('still secret')
})

test('a round of a table is shown on its board, as it ended', async () => {
  const table = new StagedTable(findGame('gem-sweeper')!)
  table.spin({ stake: 2_000, terms: { mines: 24 } })
  const { round: mined } = table.choose({ choice: { kind: 'open', cell: 12 } }).data
  await act(async () => void openPage(offline, { path: `/fair${claimHash(claimOf(mined))}`, children: <Verifier /> }))
  expect(screen.getByRole('heading', { name: 'This round is true' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Row 3, column 3: (gem|mine)$/ })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Row .*mine/ })).toHaveLength(24)
})

test('a prize of a promotion is drawn again, beside its odds', async () => {
  const seeds = { serverSeed: 'c6'.repeat(32), clientSeed: 'mine', nonce: 3 }
  const rules = { id: 'flip-the-coin', prizes: ['heads', 'tails'].map((id) => ({ id, weight: 1 })) }
  const { prize } = drawPrize(rules, seeds)
  await check(JSON.stringify({ rules, ...seeds, commit: commitOf(seeds.serverSeed), prize }))
  expect(screen.getByRole('heading', { name: 'Flip the coin: this draw is true' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'The odds of this draw' }).textContent).toContain('1 in 2')
  cleanup()
  await check(
    JSON.stringify({ rules, ...seeds, commit: commitOf(seeds.serverSeed), prize: prize === 'heads' ? 'tails' : 'heads' }),
  )
  expect(screen.getByText('Drawn again by the same odds, it falls on something else.')).toBeTruthy()
})
