import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { decideReview, listReviews, type Review } from '../../shared/operator-contract.ts'
import VerificationQueue from './verification-queue.tsx'

const server = serveTests()

const review: Review = {
  id: 7,
  askedAt: '2026-11-24T03:00:00.000Z',
  note: 'My passport was renewed.',
  player: { id: 'plr_1', login: 'una-plays', name: 'Una', surname: 'Person', birthDate: '1990-05-01', state: 'TX' },
  outcome: 'rejected',
  reason: 'document-expired',
  provider: 'a-provider',
  seen: null,
  sameAs: [],
}

const list = (...reviews: Review[]) => server.answer(listReviews, { success: true, data: { reviews } })

function open(of: Review = review) {
  list(of)
  openDesk(server, { path: '/operator/verification', children: <VerificationQueue /> })
}

test('an operator confirms an identity, and the queue is read again', async () => {
  open()
  expect(await screen.findByText(/^Rejected \(Document expired\) by a-provider. Asked 2026-11-24 03:00/)).toBeTruthy()
  server.answer(decideReview, { success: true })
  list()
  await userEvent.click(screen.getByRole('button', { name: 'Identity confirmed' }))
  expect(await screen.findByText('No reviews are waiting.')).toBeTruthy()
  expect(server.calls(decideReview)[0]?.body).toEqual({ id: 7, decision: 'approved', reason: null })
})

test.each([
  ['rejected', 'Rejected without a reason by a-provider.'],
  ['duplicate', 'Taken for another account of the same person by a-provider.'],
] as const)('a review says what the provider decided: %s', async (outcome, says) => {
  open({ ...review, outcome, reason: null })
  expect(await screen.findByText(says, { exact: false })).toBeTruthy()
})

test('without the right a review is shown and cannot be decided', async () => {
  list(review)
  openDesk(server, { role: 'auditor', path: '/operator/verification', children: <VerificationQueue /> })
  expect(await screen.findByText('My passport was renewed.')).toBeTruthy()
  for (const name of ['Identity confirmed', 'Reject', 'Has another account'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
