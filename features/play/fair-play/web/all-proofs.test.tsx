import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { claimOf } from '#client/claim.ts'
import { roundOfKind } from '#client/testing/staged-rounds.ts'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { exportProofs } from '#features/play/game-session/contract.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { listDraws, listRevealed } from '../contract.ts'
import { AllProofs } from './all-proofs.tsx'

afterEach(cleanup)

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
  server.answer(listDraws, { success: true, data: { draws: [draw], olderAfter: null } })
  server.answer(listRevealed, { success: true, data: { revealed: [], olderAfter: null } })
  openPage(server, { children: <AllProofs /> })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Verify everything' }))
  expect(await screen.findByText(/^2 verified, 1 failed, 1 still secret/)).toBeTruthy()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    `Missing in the pair with the hash ${draw.commit}: 1`,
  )
})
