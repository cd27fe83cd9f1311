import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { claimClosed, decideRedemption, listRedemptions, type WaitingRedemption } from '../../shared/operator-contract.ts'
import RedemptionDesk from './redemption-desk.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, guestInit)
})

const request: WaitingRedemption = {
  id: 'rdm_1',
  state: 'review',
  player: { id: 'plr_1', login: 'lee', name: 'Ann Lee', state: 'TX', openedAt: 1_795_000_000 },
  cents: 250_000,
  askedCents: 250_000,
  account: 'Bank ••1234',
  reason: 'shared-method',
  requestedAt: 1_795_000_000,
  dueAt: 1_795_086_400,
  rules: [{ id: 'R11', code: 'shared-method', verdict: 'review' }],
  facts: { sharedWith: 1 },
  sharedWith: ['moe'],
  onePersonMaxCents: 200_000,
  approval: { by: 'bob', cents: 240_000, isYours: false },
  claim: null,
  questions: [],
  payouts: [],
  steps: [],
}

async function open(role: OperatorRole, shown = request, soleRights: 'payments-approve'[] = []) {
  server.answer(listRedemptions, { success: true, data: { requests: [shown] } })
  openDesk(server, {
    role,
    soleRights,
    path: '/operator/redemptions',
    features: ['account', 'redemptions'],
    children: <RedemptionDesk />,
  })
  return screen.findByRole('article', { name: 'Redemption of lee' })
}

test('the amount that a colleague approved is proposed, and a refusal of the server is shown', async () => {
  server.answer(decideRedemption, { success: false, reasonType: 'your-own' })
  const record = await open('payments')
  expect(within(record).getByText('The same payout account as: moe')).toBeTruthy()
  expect(within(record).getByText(/bob approved \$2,400\.00/)).toBeTruthy()
  await userEvent.type(within(record).getByLabelText('Why'), 'looked at it')
  await userEvent.click(within(record).getByRole('button', { name: 'Approve' }))
  expect(await within(record).findByText(/You approved it already/)).toBeTruthy()
  expect(server.calls(decideRedemption).map(({ body }) => body)).toEqual([
    { id: 'rdm_1', decision: 'approve', why: 'looked at it', cents: 240_000 },
  ])
})

test('an amount that needs a second operator says whom to invite where there is none', async () => {
  const record = await open('payments', request, ['payments-approve'])
  expect(within(record).getByText(/This amount needs .*Owner or Payments agent/)).toBeTruthy()
  cleanup()
  const small = await open('payments', { ...request, cents: 100_000, askedCents: 100_000, approval: null }, ['payments-approve'])
  expect(within(small).queryByText(/needs the approval/)).toBeNull()
})

test('a question is sent with its reason, and the queue is read again', async () => {
  server.answer(decideRedemption, { success: true, data: { outcome: 'asked' } })
  const record = await open('payments')
  await userEvent.click(within(record).getByRole('radio', { name: 'Ask the player' }))
  await userEvent.type(within(record).getByLabelText('Question'), 'A bank letter, please.')
  await userEvent.type(within(record).getByLabelText('Why'), 'short name')
  await userEvent.click(within(record).getByRole('button', { name: 'Ask the player' }))
  await vi.waitFor(() => expect(server.calls(listRedemptions)).toHaveLength(2))
  expect(server.calls(decideRedemption)[0]?.body).toEqual({
    id: 'rdm_1',
    decision: 'ask',
    why: 'short name',
    question: 'A bank letter, please.',
  })
})

test('a claim of a closed account is proposed, its refusal is shown, and its claimant is not asked', async () => {
  const claim = { holder: 'Ann Lee', identity: 'Passport and a call', by: 'bob' }
  server.answer(claimClosed, { success: false, reasonType: 'unknown-reference' })
  const record = await open('payments', { ...request, claim })
  expect(within(record).getByText(/Claimed for Ann Lee/).textContent).toContain('bob verified the person')
  expect(within(record).queryByRole('radio', { name: 'Ask the player' })).toBeNull()
  const typed = { Reference: 'ABCD-EFGH', 'Legal name': 'Ann Lee', 'Routing number': '021000021', 'Account number': '4000001234' }
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text)
  await userEvent.type(screen.getByLabelText('How you verified the person'), 'Passport')
  await userEvent.click(screen.getByRole('button', { name: 'Propose the payment' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No closed account')
  server.answer(claimClosed, { success: true, data: { id: 'rdm_2', cents: 2_500 } })
  await userEvent.click(screen.getByRole('button', { name: 'Propose the payment' }))
  expect(await screen.findByText(/\$25\.00 is proposed/)).toBeTruthy()
  await vi.waitFor(() => expect(server.calls(listRedemptions)).toHaveLength(2))
  const body = { reference: 'ABCD-EFGH', holder: 'Ann Lee', routing: '021000021', number: '4000001234', identity: 'Passport' }
  expect(server.calls(claimClosed).map((call) => call.body)).toEqual([body, body])
})

test('what was typed into a claim stays when another list is shown, also one whose call fails', async () => {
  await open('payments')
  await userEvent.type(screen.getByLabelText('Reference'), 'CLM-1')
  server.answer(listRedemptions, { success: true, data: { requests: [] } })
  await userEvent.click(screen.getByRole('button', { name: 'Ended' }))
  expect(await screen.findByText('No redemptions have ended yet.')).toBeTruthy()
  expect(screen.getByLabelText('Reference')).toHaveProperty('value', 'CLM-1')
  server.answer(listRedemptions, refuse('unavailable', 503))
  await userEvent.click(screen.getByRole('button', { name: 'All open' }))
  expect(await screen.findByText(/The server is restarting or busy/)).toBeTruthy()
  expect(screen.getByLabelText('Reference')).toHaveProperty('value', 'CLM-1')
})

test('a role that only reads sees the record without a decision', async () => {
  const record = await open('auditor')
  expect(within(record).queryByRole('form', { name: 'Decision' })).toBeNull()
})
