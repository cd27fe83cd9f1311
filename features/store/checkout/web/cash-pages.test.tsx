import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { type CashOrder, getOrder } from '#features/store/orders/contract.ts'
import FailedPage from './failed-page.tsx'
import { withPayment, type ShownPayment } from './shown-payment.ts'
import SuccessPage from './success-page.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const complete: ShownPayment = { outcome: 'complete', paymentId: 'ord_1', message: null, hasAnotherWay: false }
const failed: ShownPayment = { outcome: 'failed', paymentId: 'ord_2', message: null, hasAnotherWay: false }

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

async function open(page: 'success' | 'failed', payment?: ShownPayment, known?: CashOrder) {
  const children = page === 'success' ? <SuccessPage /> : <FailedPage />
  const server = new FakeServer()
  if (known) server.answer(getOrder, { success: true, data: known })
  const { router } = openPage(server, { path: `/cash/${page}/`, children })
  if (payment) await act(() => router.navigate(`/cash/${page}/`, { state: withPayment(payment) }))
}

test.each([
  ['success', undefined],
  ['failed', undefined],
  ['success', failed],
  ['failed', complete],
] as const)('the page of %s without such a payment says so and offers one action', async (page, payment) => {
  await open(page, payment)
  expect(heading()).toBe('No payment to show')
  expect(links()).toEqual([['Back to the lobby', '/lobby']])
})

const order = (over: Partial<CashOrder>): CashOrder => ({
  payment: { id: 'ord_1' },
  paymentMethod: 'card',
  orderSummary: { money: 999 },
  preset: { id: 'stack', title: 'Stack', coins: 22_000_00, entries: 10_00 },
  offerType: 'package',
  state: 'paid',
  openedAt: 1_795_000_000,
  expiresAt: 1_795_001_800,
  page: null,
  decline: null,
  receipt: { number: '100001', paidAt: 1_795_000_100, depositNumber: 1 },
  transactions: [],
  ...over,
})

test('a successful payment is confirmed with its number, until its receipt is known', async () => {
  await open('success', complete)
  expect(heading()).toBe('Purchase complete')
  expect(screen.getByText('Payment ord_1')).toBeTruthy()
})

const placeOfReceipt = () => document.querySelector('.order-receipt[aria-hidden]')

test('the receipt of a payment has its place before it is known, and none if it cannot be read', async () => {
  await open('success', complete, order({ receipt: null, state: 'checking' }))
  await waitFor(() => expect(placeOfReceipt()?.textContent).toContain('$9.99'))
  expect(heading()).toBe('Purchase complete')
  expect(screen.getByText('22,000 coins and 10.00 free entries are in your balance.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print the receipt' })).toBeNull()
  cleanup()
  await open('success', complete)
  expect(placeOfReceipt()).toBeTruthy()
  await waitFor(() => expect(placeOfReceipt()).toBeNull())
  expect(heading()).toBe('Purchase complete')
})

test('SWP-8 a receipt lists what was bought and the free entries apart', async () => {
  await open('success', complete, order({}))
  expect(await screen.findByText('22,000 coins and 10.00 free entries are in your balance.')).toBeTruthy()
  const receipt = screen.getByRole('region', { name: /^Receipt 100001, / })
  for (const line of ['Velmora', 'Stack', '22,000 coins', 'Free bonus: 10.00 entries', '$9.99'])
    expect(within(receipt).getByText(line)).toBeTruthy()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await userEvent.click(within(receipt).getByRole('button', { name: 'Print the receipt' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a failed payment shows the reason and what to try next', async () => {
  await open('failed', failed)
  expect(await screen.findByText('We are failed to process your transaction. Please try again.')).toBeTruthy()
  expect(links()).toEqual([
    ['Try again', '/cash/deposit-by-money/'],
    ['Back to the lobby', '/lobby'],
  ])
  cleanup()
  await open('failed', { ...failed, message: 'Not this card.', hasAnotherWay: true })
  expect(screen.getByText('Not this card.')).toBeTruthy()
  expect(links()[0]?.[0]).toBe('Try another way to pay')
})

test('an order that is still open is paid another way on its own page, and says why the first one failed', async () => {
  const decline = { code: 'card-expired', message: null, nextMethodId: 'trustly' } as const
  await open('failed', { ...failed, hasAnotherWay: true }, order({ state: 'open', receipt: null, decline }))
  expect(screen.queryByText(/We are failed/), 'no general reason before the own one').toBeNull()
  expect(await screen.findByText('The card has expired.')).toBeTruthy()
  expect(links()[0]).toEqual(['Try another way to pay', '/cash/orders/ord_2/'])
})

test('an order that its player gave up did not fail', async () => {
  await open('failed', failed, order({ state: 'cancelled', receipt: null }))
  expect(await screen.findByText('Order canceled')).toBeTruthy()
  expect(screen.getByText('You weren’t charged.')).toBeTruthy()
})
