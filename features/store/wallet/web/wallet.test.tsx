import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getVerification, type VerificationStatus } from '#features/account/verification/contract.ts'
import {
  addAccount,
  answerQuestion,
  changeAccount,
  getRedemptions,
  type Redemption,
  type RedemptionOverview,
  requestRedemption,
} from '#features/store/redemptions/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { overview, paid } from '../fixtures.ts'
import RedeemPage from './redeem-page.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
})
afterEach(() => {
  vi.useRealTimers()
})

const check: VerificationStatus = {
  state: 'pending',
  step: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  hasExpired: false,
  provider: null,
  mayStart: false,
  checksLeft: 2,
  mayRequestReview: false,
  reviewRequestedAt: null,
  isProfileComplete: true,
}

async function open(change: Partial<RedemptionOverview> = {}, profile = {}, others: string[] = []) {
  server.answer(getRedemptions, { success: true, data: { ...overview, ...change } })
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, gameMode: 'SweepStakes', ...profile } })
  openPage(server, { path: '/redeem', features: ['account', 'wallet', 'redemptions', ...others], children: <RedeemPage /> })
  await screen.findByRole('heading', { name: 'History' })
}

const redeemButton = () => screen.getByRole('button', { name: /^Redeem/ })
const type = async (amount: string) => {
  await userEvent.clear(screen.getByLabelText('Amount'))
  await userEvent.type(screen.getByLabelText('Amount'), amount)
}

test('STAFF-3 a test account is told that it can’t redeem real money, and asked for no account', async () => {
  await open({ blocks: ['test-account'] })
  expect(screen.getByText('This is a test account. Test accounts can’t redeem for real money.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Where prizes go' })).toBeNull()
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

test('a player below the minimum is led to the games, but not a protected one, whose other ways stay', async () => {
  await open({ blocks: ['below-minimum', 'verify-identity'] }, {}, ['verification'])
  expect(screen.getByRole('link', { name: 'Play with entries' })).toBeTruthy()
  cleanup()
  await open({ blocks: ['below-minimum', 'verify-identity'] }, { mayPromote: false }, ['verification'])
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Play with entries' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Verify identity' })).toBeTruthy()
})

test('everything that is in the way is listed in words, and there is no form', async () => {
  await open({ blocks: ['below-minimum', 'verify-identity'], winnings: 4_000, availableCents: 4_000, limitedBy: null })
  expect(screen.getByText('You need at least $50.00 in available winnings.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify identity' }).getAttribute('href')).toBe('/profile/verification')
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

test.each([
  ['pending', 'Your identity check isn’t finished yet.'],
  ['rejected', 'We couldn’t verify your identity yet. See why, and what you can do.'],
  ['duplicate', 'Your details are already on another account, so you can’t redeem here.'],
] as const)('an identity check that is %s says so, and leads to its state', async (state, text) => {
  server.answer(getVerification, { success: true, data: { ...check, state } })
  await open({ blocks: ['verify-identity'] }, {}, ['verification'])
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See status' }).getAttribute('href')).toBe('/profile/verification')
  expect(screen.queryByText('Verify your identity. You only do it once.')).toBeNull()
})

test('a typed amount is checked, a part is announced before asking, and the same amount is sent once', async () => {
  server.answer(requestRedemption, { success: true, data: { ...paid, cents: 500_000 } })
  await open()
  for (const [typed, fault] of [
    ['abc', 'Enter an amount, for example $50.00.'],
    ['49.99', 'Enter $50.00 or more.'],
    ['9000.01', 'Enter $9,000.00 or less.'],
  ] as const) {
    await type(typed)
    await userEvent.click(redeemButton())
    expect(await screen.findByText(fault)).toBeTruthy()
  }
  expect(server.calls(requestRedemption)).toHaveLength(0)
  await type('6,000')
  expect(screen.getByText(/We set aside \$5,000\.00 now\. Your state limits a single prize/)).toBeTruthy()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Redeem $5,000.00' }))
  expect(server.calls(requestRedemption).map(({ body }) => body)).toEqual([{ cents: 600_000, accountId: 'pac_1' }])
})

test('a refusal is shown in words', async () => {
  server.answer(requestRedemption, { success: false, reasonType: 'request-open' })
  await open()
  await type('60')
  await userEvent.click(redeemButton())
  expect(await screen.findByText(/You have a request in progress/)).toBeTruthy()
})

test('in coin mode it is offered after a switch to entries', async () => {
  await open({}, { gameMode: 'TournamentPoints' })
  expect(await screen.findByRole('button', { name: 'Switch to entries' })).toBeTruthy()
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

test('an open request names its owner and due time, has no way back, and takes another account after a failure (PAY-6)', async () => {
  server.answer(changeAccount, { success: true, data: paid })
  const request: Redemption = { ...paid, state: 'needs-method', reason: 'payout-failed', owner: 'you', endedAt: null }
  const other = { id: 'pac_2', kind: 'bank', title: 'Bank ••9999', minCents: 5_000 } as const
  await open({ requests: [request], blocks: ['request-open'], accounts: [...overview.accounts, other] })
  const card = screen.getByRole('heading', { name: 'Choose another account' }).closest('section') as HTMLElement
  expect(within(card).getByText('Your turn')).toBeTruthy()
  expect(within(card).queryByRole('button', { name: /cancel|back/i })).toBeNull()
  expect(within(card).queryByRole('radio', { name: 'Bank ••1234' })).toBeNull()
  await userEvent.click(within(card).getByRole('button', { name: 'Use this account' }))
  expect(server.calls(changeAccount).map(({ body }) => body)).toEqual([{ accountId: 'pac_2' }])
})

test('the outcome of the last request stands above the form for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (paid.endedAt! + 86_400) * SECOND_MS })
  const hoursAgo = (hours: number) => paid.endedAt! + (24 - hours) * 3_600
  const refused: Redemption = { ...paid, state: 'refused', reason: 'by-operator', endedAt: hoursAgo(23) }
  await open({ requests: [refused, { ...paid, id: 'rdm_2', endedAt: hoursAgo(24) }] })
  const card = screen.getByRole('heading', { name: 'Declined' }).closest('section') as HTMLElement
  expect(within(card).getByText('Your winnings are back in your balance.')).toBeTruthy()
  expect(within(card).queryByRole('list')).toBeNull()
  expect(screen.getByLabelText('Amount')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Paid' })).toBeNull()
  cleanup()
  await open({ requests: [{ ...paid, endedAt: hoursAgo(24) }] })
  expect(screen.queryByRole('heading', { name: 'Paid' })).toBeNull()
})

test('an operator’s question is answered once', async () => {
  server.answer(answerQuestion, { success: true, data: paid })
  const request: Redemption = {
    ...paid,
    state: 'needs-player',
    reason: 'question',
    owner: 'you',
    endedAt: null,
    question: 'Send a letter?',
  }
  await open({ requests: [request], blocks: ['request-open'] })
  expect(screen.getByText('Send a letter?')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Your answer'), ' Sent. ')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send answer' }))
  expect(server.calls(answerQuestion).map(({ body }) => body)).toEqual([{ answer: 'Sent.' }])
})

test('a bank account is checked before it is sent, and its refusal is shown', async () => {
  server.answer(addAccount, { success: false, reasonType: 'name-mismatch' })
  await open({ accounts: [] })
  await userEvent.type(screen.getByLabelText('Routing number'), '021000022')
  await userEvent.type(screen.getByLabelText('Account number'), '123')
  await userEvent.click(screen.getByRole('button', { name: 'Add bank account' }))
  expect(await screen.findByText('That isn’t a valid routing number.')).toBeTruthy()
  expect(screen.getByText('Enter 4 to 17 digits.')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Routing number'))
  await userEvent.type(screen.getByLabelText('Routing number'), '021000021')
  await userEvent.type(screen.getByLabelText('Account number'), '45678')
  await userEvent.click(screen.getByRole('button', { name: 'Add bank account' }))
  expect(await screen.findByText('This account isn’t in your verified name.')).toBeTruthy()
  expect(server.calls(addAccount).map(({ body }) => body)).toEqual([{ routing: '021000021', number: '12345678' }])
})
