import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import {
  decideRefund,
  findPayments,
  type FoundPayment,
  type PaymentCase,
  readPaymentsDesk,
  type RefundProposal,
  repeatGiveBack,
  replayWebhook,
} from '../contract.ts'
import PaymentsPage from './payments-page.tsx'

const server = serveTests()
const user = userEvent.setup()

const player = { id: 'plr_one', login: 'maple' }
const payment: FoundPayment = {
  id: 'ord_one',
  player,
  title: 'Starter pack',
  cents: 999,
  state: 'paid',
  method: 'card',
  openedAt: 1_795_000_000,
  receipt: '100001',
}
const proposal: RefundProposal = {
  id: 'rfp_one',
  order: 'ord_one',
  title: 'Starter pack',
  player,
  cents: 999,
  reason: 'duplicate',
  why: 'paid twice in a minute',
  by: 'bob',
  isYours: false,
  at: 1_795_000_000,
}
const openCase: PaymentCase = {
  kind: 'surplus',
  subject: 'att_two',
  order: 'ord_one',
  cents: 999,
  since: 1_795_000_000,
  state: 'failed',
  isRepeatable: true,
}

type Role = 'payments' | 'auditor'

function open(
  over: Partial<DataOf<typeof readPaymentsDesk>> = {},
  role: Role = 'payments',
  soleRights: 'payments-approve'[] = [],
) {
  server.answer(readPaymentsDesk, { success: true, data: { proposals: [], disputes: [], cases: [], ...over } })
  server.answer(findPayments, { success: true, data: { payments: [payment], hasMore: false } })
  openDesk(server, { role, soleRights, path: '/operator/payments', children: <PaymentsPage /> })
}

test('a page with nothing to decide says so, and lists the latest orders in words', async () => {
  open()
  expect(await screen.findByText('No refunds, disputes, or unexplained charges are waiting.')).toBeTruthy()
  const row = within((await screen.findByRole('rowheader', { name: /Starter pack/ })).closest('tr')!)
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'maple',
    '$9.99',
    'Paid',
    'Card',
    '2026-11-18 11:06 UTC',
  ])
  expect(row.getByRole('link').getAttribute('href')).toBe('/operator/payments/ord_one')
})

test('a page whose call fails says why', async () => {
  open()
  server.answer(readPaymentsDesk, refuse('forbidden'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t include this.')
})

test('orders are found by text and state, page by page, and no match says so', async () => {
  open()
  await screen.findByRole('rowheader', { name: /Starter pack/ })
  server.answer(findPayments, { success: true, data: { payments: [payment], hasMore: true } })
  await user.type(screen.getByLabelText('Find orders'), ' 100001 ')
  await user.selectOptions(screen.getByLabelText('State'), 'Disputed')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const more = await screen.findByRole('button', { name: 'Show older orders' })
  expect(server.calls(findPayments).at(-1)?.body).toEqual({ search: '100001', state: 'disputed', before: null })
  server.answer(findPayments, { success: true, data: { payments: [{ ...payment, id: 'ord_two' }], hasMore: false } })
  await user.click(more)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(server.calls(findPayments).at(-1)?.body).toEqual({ search: '100001', state: 'disputed', before: 'ord_one' })
  expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull()
  server.answer(findPayments, { success: true, data: { payments: [], hasMore: false } })
  await user.clear(screen.getByLabelText('Find orders'))
  await user.type(screen.getByLabelText('Find orders'), 'nobody')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('No orders match.')).toBeTruthy()
})

test('a second operator approves a refund; a refusal of the server is shown', async () => {
  open({ proposals: [proposal] })
  const waiting = within(await screen.findByRole('region', { name: 'Refunds to approve' }))
  expect(waiting.getByText(/Paid twice: “paid twice in a minute”\. Proposed by bob/)).toBeTruthy()
  server.answer(decideRefund, { success: false, reasonType: 'refunded-already' })
  await user.type(waiting.getByLabelText('Reason for approval'), 'seen at the bank')
  await user.click(waiting.getByRole('button', { name: 'Approve' }))
  expect(await waiting.findByText('The whole payment is refunded.')).toBeTruthy()
  server.answerAfter(
    decideRefund,
    () => server.answer(readPaymentsDesk, { success: true, data: { proposals: [], disputes: [], cases: [] } }),
    { success: true },
  )
  await user.click(waiting.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('No refunds, disputes, or unexplained charges are waiting.')).toBeTruthy()
  expect(server.calls(decideRefund).at(-1)?.body).toEqual({
    id: 'rfp_one',
    cents: 999,
    isApproved: true,
    why: 'seen at the bank',
  })
})

test('the author of a refund can only reject it', async () => {
  open({ proposals: [{ ...proposal, isYours: true }] })
  const waiting = within(await screen.findByRole('region', { name: 'Refunds to approve' }))
  expect(waiting.getByText('A second operator approves your proposal.')).toBeTruthy()
  expect(waiting.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(waiting.getByRole('button', { name: 'Reject' })).toBeTruthy()
})

test('the author of a refund without a second operator reads whom to invite', async () => {
  open({ proposals: [{ ...proposal, isYours: true }] }, 'payments', ['payments-approve'])
  const waiting = within(await screen.findByRole('region', { name: 'Refunds to approve' }))
  expect(waiting.getByText(/nobody else can give it yet.*with the role Owner or Payments agent/)).toBeTruthy()
  expect(waiting.getByRole('link', { name: 'Team page' }).getAttribute('href')).toBe('/operator/team')
})

test('a charge that bought nothing is told in words, and its refund is ordered again', async () => {
  open({ cases: [openCase, { ...openCase, kind: 'unknown-reference', subject: 'att_x', state: 'charged, refund' }] })
  const cases = within(await screen.findByRole('region', { name: 'Unexplained' }))
  expect(cases.getByText('The provider refused the refund.')).toBeTruthy()
  expect(cases.getByText('It says: Charged, Refund.')).toBeTruthy()
  server.answer(repeatGiveBack, { success: true })
  await user.type(cases.getAllByLabelText('Reason for the second try')[0]!, 'the card works again')
  await user.click(cases.getAllByRole('button', { name: 'Refund again' })[0]!)
  expect(await cases.findByText('The refund is ordered again.')).toBeTruthy()
  expect(server.calls(repeatGiveBack)[0]?.body).toEqual({ attempt: 'att_two', why: 'the card works again' })
})

test('a message that fails again says why, and is settled after the fix', async () => {
  open({ cases: [{ ...openCase, kind: 'webhook-failed', subject: '17', order: null, cents: null, state: 'no such order' }] })
  await user.type(await screen.findByLabelText('Reason for settling it again'), 'the order is restored')
  server.answer(replayWebhook, { success: false, reasonType: 'still-failing', failure: 'no such order' })
  await user.click(screen.getByRole('button', { name: 'Settle again' }))
  expect(await screen.findByText('It still fails: no such order')).toBeTruthy()
  server.answer(replayWebhook, { success: true, data: { isChanged: true } })
  await user.click(screen.getByRole('button', { name: 'Settle again' }))
  expect(await screen.findByText('The message is settled.')).toBeTruthy()
})

test('without the right refunds and cases are shown and cannot be decided', async () => {
  open({ proposals: [proposal], cases: [openCase] }, 'auditor')
  expect(await screen.findByText(/Proposed by bob/)).toBeTruthy()
  for (const name of ['Approve', 'Reject', 'Refund again']) expect(screen.queryByRole('button', { name })).toBeNull()
})
