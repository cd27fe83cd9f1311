import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import {
  answerDispute,
  type PaymentAttempt,
  type PaymentDispute,
  type PaymentRecord,
  proposeRefund,
  readPayment,
} from '../contract.ts'
import RecordPage from './record-page.tsx'

const server = serveTests()
const user = userEvent.setup()
const at = 1_795_000_000

const player = { id: 'plr_one', login: 'maple' }
const attempt: PaymentAttempt = {
  id: 'att_one',
  provider: 'sandbox',
  providerRef: 'pi_1',
  method: 'card',
  state: 'charged',
  refusedCode: null,
  begunAt: at,
  asksAt: null,
  facts: [
    { kind: 'needs-action', text: '{}', source: 'reply', toldAt: at, heardAt: at },
    {
      kind: 'charged',
      text: '{"amount":{"cents":999,"currency":"usd"},"merchant":"acct_1"}',
      source: 'webhook',
      toldAt: at,
      heardAt: at,
    },
  ],
}
const dispute: PaymentDispute = {
  id: 'dsp_one',
  order: 'ord_one',
  title: 'Starter pack',
  player,
  cents: 999,
  reason: 'product-not-received',
  stage: 'opened',
  since: at,
  evidenceDueAt: at + 86_400,
  answer: null,
}
const record: PaymentRecord = {
  order: {
    id: 'ord_one',
    player,
    title: 'Starter pack',
    cents: 999,
    state: 'paid',
    method: 'card',
    openedAt: at,
    receipt: '100001',
    coins: 1_000_000,
    entries: 200,
    residence: 'TX',
    expiresAt: at + 3_600,
    paidAt: at,
    depositNumber: 1,
    debtCents: 0,
  },
  attempts: [attempt],
  webhooks: [],
  postings: [
    {
      id: 'txn_1',
      key: 'purchase:ord_one',
      kind: 'purchase',
      at,
      sides: [
        { account: 'payment-clearing', asset: 'usd', amount: 999 },
        { account: 'sales', asset: 'usd', amount: -999 },
      ],
    },
  ],
  refunds: [],
  disputes: [],
  proposal: null,
  room: { leftCents: 999, isWholeOnly: false, coins: 1_000_000, coinsLeft: 400_000, entries: 200, entriesLeft: 200 },
  block: null,
  onePersonMaxCents: 5_000,
}

function open(over: Partial<PaymentRecord> = {}, role: 'payments' | 'auditor' = 'payments') {
  server.answer(readPayment, { success: true, data: { ...record, ...over } })
  const page = (
    <Routes>
      <Route path="/operator/payments/:id" element={<RecordPage />} />
    </Routes>
  )
  openDesk(server, { role, path: '/operator/payments/ord_one', children: page })
}

const rowOf = (text: RegExp) => screen.findByRole('row', { name: text })

test('facts, postings and messages of an order are told in words, never by their codes', async () => {
  open({
    webhooks: [
      {
        id: '7',
        provider: 'sandbox',
        message: 'evt_1',
        kinds: ['needs-action', 'saved-method'],
        heardAt: at,
        times: 2,
        failure: null,
      },
    ],
    refunds: [{ id: 'refund-1', cents: 999, reason: 'late', state: 'done', askedAt: at, coinsHeld: 0, entriesHeld: 0 }],
  })
  expect((await rowOf(/^Player must act/)).textContent).toContain('Reply to our call')
  const charged = await rowOf(/^Charged/)
  expect(within(charged).getByText('Amount').nextElementSibling?.textContent).toBe('$9.99')
  expect(within(charged).getByText('Merchant').nextElementSibling?.textContent).toBe('acct_1')
  expect((await rowOf(/^Purchase/)).textContent).toContain('Payments in clearing US dollars')
  expect(screen.getByText('Player must act, Method saved')).toBeTruthy()
  expect(screen.getByText(/^Late charge, 2026/)).toBeTruthy()
  expect(screen.getByText('1. Card at sandbox')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/needs-action|payment-clearing|saved-method/)
})

test('an attempt that was refused names the reason', async () => {
  open({ attempts: [{ ...attempt, state: 'refused', refusedCode: 'insufficient-funds', asksAt: at + 60, facts: [] }] })
  expect(await screen.findByText('Insufficient funds')).toBeTruthy()
  expect(screen.getByText(/The provider is asked again at 2026-11-18 11:07 UTC/)).toBeTruthy()
})

test('an order that nobody tried to pay says so, and offers no refund', async () => {
  open({
    order: { ...record.order, state: 'open', paidAt: null, receipt: null },
    attempts: [],
    postings: [],
    room: null,
    block: 'not-paid',
  })
  expect(await screen.findByText('The player hasn’t tried to pay.')).toBeTruthy()
  expect(screen.getByText('Nothing was posted.')).toBeTruthy()
  expect(screen.getByText('This order isn’t paid.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
})

test('an order of another brand is not shown', async () => {
  open()
  server.answer(readPayment, refuse('not-found', 404))
  expect((await screen.findByRole('alert')).textContent).toContain('There’s nothing here.')
})

test('a refund is ordered once, after the refusals of form and server', async () => {
  open()
  expect(await screen.findByText(/The player has used 6,000 of 10,000 coins/)).toBeTruthy()
  const amount = screen.getByLabelText('Amount in US dollars')
  await user.clear(amount)
  await user.type(amount, 'ten')
  await user.type(screen.getByLabelText('Reason for the refund'), 'the player asked')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Enter an amount in dollars.')).toBeTruthy()
  expect(server.calls(proposeRefund)).toHaveLength(0)
  await user.clear(amount)
  await user.type(amount, '5.50')
  server.answer(proposeRefund, { success: false, reasonType: 'too-much' })
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('That’s more than is left of the payment.')).toBeTruthy()
  server.answer(proposeRefund, { success: true, data: { outcome: 'ordered' } })
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('The refund is ordered.')).toBeTruthy()
  const calls = server.calls(proposeRefund)
  expect(calls.at(-1)?.body).toEqual({ cents: 550, reason: 'player-request', why: 'the player asked' })
  expect(calls[0]?.key).toBe(calls[1]?.key)
})

test('a dispute is answered with the evidence; one that another operator answered says so', async () => {
  open({ disputes: [dispute] })
  const disputes = within(await screen.findByRole('region', { name: 'Disputes' }))
  expect(disputes.getByText(/^Product not received, since/)).toBeTruthy()
  server.answer(answerDispute, { success: false, reasonType: 'answered-already' })
  await user.type(disputes.getByLabelText('Summary for the bank'), 'the coins were played')
  await user.click(disputes.getByRole('button', { name: 'Send the evidence' }))
  expect(await disputes.findByText('Another operator has answered this dispute.')).toBeTruthy()
  server.answerAfter(
    answerDispute,
    () => server.answer(readPayment, { success: true, data: { ...record, disputes: [{ ...dispute, answer: 'contested' }] } }),
    { success: true },
  )
  await user.click(disputes.getByRole('button', { name: 'Send the evidence' }))
  expect(await disputes.findByText('Evidence sent')).toBeTruthy()
  expect(disputes.queryByRole('button', { name: 'Send the evidence' })).toBeNull()
})

test('without the right an order is shown and cannot be refunded', async () => {
  open({ disputes: [dispute] }, 'auditor')
  expect(await screen.findByText('1. Card at sandbox')).toBeTruthy()
  for (const name of ['Refund', 'Send the evidence', 'Accept the loss']) expect(screen.queryByRole('button', { name })).toBeNull()
})
