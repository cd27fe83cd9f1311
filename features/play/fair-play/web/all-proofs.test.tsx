import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { claimOf } from '#client/claim.ts'
import { roundOfKind } from '#client/testing/staged-rounds.ts'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { chainSeed } from '#engine/fair/seed-chain.ts'
import { playSeeded } from '#engine/play.ts'
import { defHash } from '#engine/def-hash.ts'
import { bubbleSpire } from '#games/all.ts'
import { exportProofs } from '#features/play/game-session/contract.ts'
import { exportSharedProofs } from '#features/play/shared-rounds/contract.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { listDraws, listRevealed } from '../contract.ts'
import { AllProofs } from './all-proofs.tsx'

afterEach(cleanup)

/** A bet in round 3 of a chain, as its player exports it. */
function sharedClaim() {
  const { definition } = bubbleSpire
  const seedOf = (no: number) => chainSeed('ab'.repeat(32), { length: 10, no })
  const seeds = { serverSeed: seedOf(3), clientSeed: '0f'.repeat(16), nonce: 3 }
  const bet = { amount: 10_000, params: { target: 150 } }
  const { events } = playSeeded(definition, seeds, bet)
  const chain = { commit: seedOf(2), chainEnd: seedOf(0) }
  return { gameId: definition.id, definitionHash: defHash(definition), ...seeds, ...chain, bet, choices: [], events }
}

test('all rounds and prizes are replayed together, and a missing nonce is reported', async () => {
  const server = new FakeServer()
  const claim = claimOf(roundOfKind({ slug: 'cherry-royale', kind: 'freeSpins', isRevealed: true }))
  const seeds = { serverSeed: 'c6'.repeat(32), clientSeed: 'mine', nonce: 2 }
  const rules = { id: 'coin', prizes: ['heads', 'tails'].map((id) => ({ id, weight: 1 })) }
  const draw = {
    rules,
    ...seeds,
    commit: commitOf(seeds.serverSeed),
    at: '2026-11-21T00:00:00.000Z',
    definitionHash: null,
    oddsSince: null,
    prize: drawPrize(rules, seeds).prize,
  }
  const events = [...claim.events]
  const secret = { ...claim, serverSeed: null, events }
  const wrong = { ...claim, clientSeed: 'another', events }
  server.answer(exportProofs, { success: true, data: { proofs: [{ ...claim, events }, secret, wrong], next: null } } as never)
  const shared = { ...sharedClaim(), events: [...sharedClaim().events] }
  server.answer(exportSharedProofs, { success: true, data: { proofs: [shared], next: null } } as never)
  server.answer(listDraws, { success: true, data: { draws: [draw], olderAfter: null } })
  server.answer(listRevealed, { success: true, data: { revealed: [], olderAfter: null } })
  openPage(server, { children: <AllProofs /> })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Verify everything' }))
  expect(await screen.findByText(/^3 verified, 1 failed, 1 still secret/)).toBeTruthy()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    `Missing in the pair with the hash ${draw.commit}: 1`,
  )
})
