import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { type AnalyticsEvent, sendAnalyticsTo } from '#ui/analytics/track.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { settledProfile } from '#features/account/account/fixtures.ts'
import { type CashOrder, getOrder } from '#features/store/orders/contract.ts'
import { cashPush, depositPush, paymentPush } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  [depositPush, { action: 'changed', paymentId: 'pay_1' }],
  [paymentPush, { action: 'changed', paymentId: null }],
  [cashPush, { action: 'statusRefresh', paymentId: 'pay_1' }],
] as const)('$0.pushType triggers a refetch: balances and purchases come from the server', async (contract, data) => {
  const { push, server, profile } = await openPushPage('checkout')
  const before = [server.calls(getProfile).length, server.calls(initApp).length]
  const balance = profile()?.playerInfo.playerBalance
  await push(contract as typeof depositPush, data as never)
  await waitFor(() => expect([server.calls(getProfile).length, server.calls(initApp).length]).toEqual(before.map((n) => n + 1)))
  expect(profile()?.playerInfo.playerBalance).toEqual(balance)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a payment whose status is refreshed continues with a fresh token', async () => {
  const { push, server, profile } = await openPushPage('checkout')
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, token: 'a fresh one' } })
  await push(cashPush, { action: 'statusRefresh', paymentId: 'pay_token' })
  await waitFor(() => expect(profile()?.token).toBe('a fresh one'))
})

test('a payment under review says so once, until its outcome replaces the note', async () => {
  const { push } = await openPushPage('checkout')
  const endRound = holdPage()
  const again = { action: 'statusRefresh', paymentId: 'pay_slow' } as const
  await push(cashPush, again)
  await push(cashPush, again)
  expect(await screen.findAllByText('One moment. We’re confirming your payment.')).toHaveLength(1)
  await push(cashPush, { ...done, paymentId: 'pay_slow' })
  expect(await screen.findByText('Purchase complete. Thanks!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('One moment. We’re confirming your payment.')).toBeNull())
  endRound()
})

test.each([
  ['an order', '/cash/orders/pay_here/', 'pay_here', 'pay_there'],
  ['an order in Spanish', '/es/cash/orders/pay_aqui/', 'pay_aqui', 'pay_alla'],
])('the page of %s says that its payment is confirmed, without a note besides', async (_, path, here, there) => {
  const { push, server } = await openPushPage('checkout')
  window.history.replaceState(null, '', path)
  const before = server.calls(getProfile).length
  await push(cashPush, { action: 'statusRefresh', paymentId: here })
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(before))
  expect(screen.queryByText('One moment. We’re confirming your payment.')).toBeNull()
  await push(cashPush, { action: 'statusRefresh', paymentId: there })
  expect(await screen.findByText('One moment. We’re confirming your payment.')).toBeTruthy()
  window.history.replaceState(null, '', '/')
})

const paidOrder: CashOrder = {
  payment: { id: 'pay_known' },
  paymentMethod: 'card',
  orderSummary: { money: 999 },
  preset: { id: 'stack', title: 'Popular', coins: 2_200_000, entries: 1_000 },
  offerType: 'package',
  state: 'paid',
  openedAt: 1_795_000_000,
  expiresAt: 1_795_001_800,
  page: null,
  decline: null,
  receipt: { number: '100001', paidAt: 1_795_000_100, depositNumber: 3 },
  transactions: [],
}

const done = { action: 'complete', paymentId: 'pay_1', depositNumber: 3 } as const

test('a completed purchase opens its page, is counted, and is reported to analytics', async () => {
  const tracked: AnalyticsEvent[] = []
  sendAnalyticsTo((event) => tracked.push(event))
  const { push, router, profile, server } = await openPushPage('checkout')
  // Keeps the pushed state until the server can be asked.
  server.answer(getProfile, refuse('unavailable', 503))
  await push(cashPush, done)
  await waitFor(() => expect(router.state.location.pathname).toBe('/cash/success/'))
  expect(profile()).toMatchObject({ depositsCount: 3, hasDeposits: true })
  // A repeated push navigates once, and a late push does not revert a newer state.
  await act(() => router.navigate('/library'))
  await push(cashPush, done)
  expect(router.state.location.pathname).toBe('/library')
  await push(cashPush, { ...done, paymentId: 'pay_0', depositNumber: 2 })
  expect(profile()?.depositsCount).toBe(3)
  // The order cannot be asked for here: the purchase counts without its amounts.
  const unknown = { currency: 'USD', value: null }
  await waitFor(() =>
    expect(tracked).toEqual(
      [3, 2].flatMap((number) => [
        { event: 'payment_complete', method: null, isSuccess: true, ...unknown },
        {
          event: 'purchase',
          name: `purchase_${number}`,
          paymentId: number === 3 ? 'pay_1' : 'pay_0',
          transaction_id: null,
          items: [],
          ...unknown,
        },
      ]),
    ),
  )
  sendAnalyticsTo(null)
})

test('a completed purchase is reported in US dollars with its receipt and its package', async () => {
  const tracked: AnalyticsEvent[] = []
  sendAnalyticsTo((event) => tracked.push(event))
  const { push, server } = await openPushPage('checkout')
  server.answer(getOrder, { success: true, data: paidOrder })
  await push(cashPush, { ...done, paymentId: 'pay_known' })
  await waitFor(() =>
    expect(tracked).toEqual([
      { event: 'payment_complete', method: 'card', isSuccess: true, value: 9.99, currency: 'USD' },
      {
        event: 'purchase',
        name: 'purchase_3',
        paymentId: 'pay_known',
        transaction_id: '100001',
        currency: 'USD',
        value: 9.99,
        items: [{ item_id: 'stack', item_name: 'Popular', price: 9.99, quantity: 1 }],
      },
    ]),
  )
  sendAnalyticsTo(null)
})

test('during a round it is confirmed in a toast, but a store page navigates on', async () => {
  const { push, router } = await openPushPage('checkout')
  const endRound = holdPage()
  await push(cashPush, { ...done, paymentId: 'pay_round' })
  expect((await screen.findByText('Purchase complete. Thanks!')).closest('.Toastify__toast--success')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/library')
  await act(() => router.navigate('/cash/deposit-by-money/'))
  await push(cashPush, { ...done, paymentId: 'pay_store' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/cash/success/'))
  endRound()
})

test.each(['decline', 'failedComplete'] as const)('%s opens the page of what was attempted', async (action) => {
  const attempt = { presetId: 'starter', offerType: 'promoOffer', methodId: 'card', nextMethodId: null }
  const { push, router } = await openPushPage('checkout')
  await push(cashPush, { action, paymentId: `pay ${action}`, message: null, attempt })
  await waitFor(() => expect(router.state.location.pathname).toBe('/cash/failed/starter/promoOffer/card'))
  await push(cashPush, { action, paymentId: `pay ${action} alone`, message: null })
  await waitFor(() => expect(router.state.location.pathname).toBe('/cash/failed/'))
})

test.each(['decline', 'failedComplete'] as const)(
  'during a round %s opens the reason: the provider’s, or the default one',
  async (action) => {
    const { push } = await openPushPage('checkout')
    const endRound = holdPage()
    await push(cashPush, { action, paymentId: `round ${action}`, message: null })
    expect(await screen.findByRole('dialog', { name: 'Your purchase didn’t go through' })).toBeTruthy()
    expect(screen.getByText('We are failed to process your transaction. Please try again.')).toBeTruthy()
    cleanup()
    await (await openPushPage('checkout')).push(cashPush, { action, paymentId: `card ${action}`, message: 'Not this card.' })
    expect(await screen.findByText('Not this card.')).toBeTruthy()
    endRound()
  },
)
